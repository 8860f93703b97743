"""The painted media: gouache, watercolour, and prints made from a painted scene."""

import cv2
import numpy as np

from .kit.brush import FIRM, LOOSE, Hand, paint
from .kit.canvas import scale
from .kit.colour import Colour, Floats, hx, luma, oklab, unoklab
from .kit.field import Field, blur, displace, noise, smooth
from .kit.finishing import bloom, grade, paper, vignette
from .kit.ink import densities, print_inks
from .kit.scene import Scene

KEPT = {FIRM: 0.6, LOOSE: 0.22}
"""Share of the sharp picture that stays over the strokes where detail is wanted, by the hand."""


def gouache(
    sc: Scene,
    *,
    seed: int = 3,
    con: float = 0.12,
    sat: float = 1.06,
    vig: float = 0.35,
    bl: tuple[float, float, float] = (0.7, 22, 0.45),
    shadow: Colour = "#0a1030",
    high: Colour = "#fff2d8",
    vcol: Colour = "#0a0a18",
    hand: Hand = FIRM,
) -> Floats:
    """Finish a scene in gouache: brush strokes, late marks, light and paper.

    con and sat: contrast and saturation. vig and vcol: strength and colour of the vignette. bl: threshold, radius and
    amount of the bloom. shadow and high: tints of the shadows and the lights. hand: how it is brushed.
    """
    keep = smooth(0.78, 0.98, blur(sc.detail, 1.2)) * KEPT[hand]
    picture = paint(bloom(sc.img, *bl), sc.flow, sc.detail, seed=seed, keep=keep, hand=hand)
    picture = bloom(_marked(picture, sc), 0.75, 18, 0.22)
    picture = grade(picture, shadow, high, am=0.10, con=con, sat=sat)
    return paper(vignette(picture, vig, vcol), 0.018)


def watercolour(sc: Scene, *, papercol: Colour = "#fbf6ea", light: float = 0.22, seed: int = 6) -> Floats:
    """Finish a scene in watercolour: washes that bleed, dried rims of pigment, lifted lights."""
    picture = displace(bloom(flat(sc), 0.7, 20, 0.2), 1.5, 46, seed)
    wet = smooth(0.75, 0.15, blur(sc.detail, 6)) * smooth(0.25, 0.75, noise(150, 3, seed + 9) * 0.6 + 0.5)
    share = 0.5 * wet[..., None]
    picture = picture * (1 - share) + displace(blur(picture, 5), 14, 60, seed + 2) * share
    picture = cv2.bilateralFilter(picture.astype(np.float32), 0, 0.06, 5 * scale())
    lab = oklab(picture)
    lightness = lab[..., 0]
    contrast = 0.5 + (lightness - 0.5) * 1.18 - 0.04 * np.sin(np.clip(lightness, 0, 1) * np.pi)
    lab[..., 0] = np.clip(contrast * (1 - light) + light - 0.02, 0.12, 0.985)
    lab[..., 1:] *= 1.12
    colours = unoklab(lab.astype(np.float32))
    density = -np.log(np.clip(colours, 0.02, 1)) * _pigment(luma(colours), seed)[..., None]
    return paper(np.clip(hx(papercol) * np.exp(-np.clip(density, 0, 5)), 0, 1), 0.026)


def _pigment(light: Field, seed: int) -> Field:
    """How much pigment lies where: grained, flowing, washed out in places and piled up at broken rims of the dark."""
    grain = noise(3, 2, seed + 3) * 0.6 + noise(9, 3, seed + 4) * 0.4
    flow = noise(120, 4, seed + 5)
    broken = np.clip(0.6 + noise(60, 3, seed + 21), 0, 1.4)
    edge = np.clip(blur(light, 2.6) - light, 0, 1) * 3.2 * broken
    washed_out = smooth(0.9, 1.25, noise(170, 4, seed + 8))
    return 1 + 0.16 * grain + 0.22 * flow + np.clip(edge, 0, 0.7) - 0.25 * washed_out


def riso(
    sc: Scene,
    *,
    inks: tuple[Colour, ...] = ("#1f3a8a", "#f2594b", "#f7c948"),
    papercol: Colour = "#f6efe0",
    seed: int = 4,
    pre: bool = True,
) -> Floats:
    """Finish a scene as a print in grained inks; `pre` lets it bloom and makes its colours stronger before."""
    picture = grade(bloom(flat(sc), 0.7, 20, 0.35), am=0, con=0.25, sat=1.25) if pre else flat(sc)
    plates = densities(picture, inks, papercol, rounds=60)
    return print_inks(plates, inks, papercol, grain=2.9, voids=1.15, seed=seed)


def flat(sc: Scene) -> Floats:
    """Return a scene's picture with its late marks, unfinished."""
    return _marked(sc.img, sc)


def _marked(picture: Floats, sc: Scene) -> Floats:
    return picture * (1 - sc.pm[..., None]) + sc.pc * sc.pm[..., None]
