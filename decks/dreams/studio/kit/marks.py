"""Lines, wood grain, relief, cast shadows and sparks on a scene. Masks are fields from 0 to 1."""

import numpy as np
import skia

from .colour import Colour
from .field import Field, blur, noise, rng, shift
from .paths import Points, ell, mask, poly, sample
from .scene import Scene


def line(
    sc: Scene,
    pts: Points,
    width: float,
    colour: Colour,
    alpha: float = 1,
    depth: float = 0.9,
    *,
    n: int = 120,
) -> None:
    """Draw a smooth line of even width through points; n is how many points it is drawn through."""
    path = poly(list(map(tuple, sample(pts, n))), closed=False)
    sc.add(mask(path, stroke=width), colour, alpha=alpha, mottle=0, depth=depth, detail=1.0)


def grain(
    sc: Scene,
    m: Field,
    amount: float = 0.13,
    cell: float = 34,
    aspect: float = 14.0,
    seed: int = 9,
    *,
    vertical: bool = False,
) -> None:
    """Lay wood grain over a mask: noise stretched `aspect` times, along the card's width or its height."""
    n = noise(cell * aspect, 4, seed, aspect=1 / aspect) if vertical else noise(cell, 4, seed, aspect=aspect)
    sc.img[:] = np.clip(sc.img * (1 + (n * amount * m)[..., None]), 0, 1)


def relief(
    sc: Scene, m: Field, amount: float = 0.2, cell: float = 30, seed: int = 4, dx: float = 3, dy: float = -3
) -> None:
    """Chisel plaster, rock or snow inside a mask: noise lit from one side; dx and dy lead away from the light."""
    sc.img[:] = np.clip(sc.img + (_chiselled(noise(cell, 4, seed), dx, dy) * m * amount)[..., None], 0, 1)


def rock_relief(
    sc: Scene,
    m: Field,
    cell: float,
    seed: int,
    strength: float = 0.25,
    aspect: float = 1.0,
    dx: float = 3,
    dy: float = -4,
) -> None:
    """Chisel inside a mask in proportion to the colours: dark rock stays dark. An aspect above 1 makes layers."""
    carved = _chiselled(noise(cell, 5, seed, aspect=aspect), dx, dy) * strength
    sc.img[:] = np.clip(sc.img * (1 + carved * m * 2.2)[..., None], 0, 1)


def _chiselled(bumps: Field, dx: float, dy: float) -> Field:
    return np.clip(shift(bumps, dx, dy) - bumps, -1, 1)


def cast(
    sc: Scene,
    path: skia.Path | Field,
    radius: float,
    amount: float,
    colour: Colour,
    dx: float = 0,
    dy: float = 0,
) -> None:
    """Cast a shadow of a path or a mask, moved by dx, dy and blurred: what lies there is multiplied by the colour."""
    m = path if isinstance(path, np.ndarray) else mask(path)
    if dx or dy:
        m = shift(m, dx, dy)
    sc.mul(colour, np.clip(blur(m, radius), 0, 1) * amount)


def sparks(
    sc: Scene,
    n: int,
    box: tuple[float, float, float, float],
    size: float,
    colour: Colour,
    seed: int,
    alpha: float = 0.8,
) -> None:
    """Strew dust motes, sparks or pollen over a box (left, top, right, bottom) as late marks."""
    dice = rng(seed)
    x0, y0, x1, y1 = box
    discs = [ell(dice.uniform(x0, x1), dice.uniform(y0, y1), size * dice.uniform(0.4, 1) ** 2 + 0.8) for _ in range(n)]
    sc.post(mask(discs), colour, alpha)
