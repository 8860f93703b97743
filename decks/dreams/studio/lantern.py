"""The frame of the card back: sheets of paper cut like clouds, with the figures of the players cut out of them."""

import math
import re

import numpy as np
import skia
from numpy.typing import NDArray

from dixit_pbem.layout.figures import FIGURE_PATHS

from .kit.canvas import H, W
from .kit.colour import hx, mix
from .kit.field import blur, noise, rng, shift, smooth
from .kit.paths import ell, joined, mask, poly

MIDDLE = (W / 2, H / 2)
LIGHT = "#ffe9b0"

SHEETS = (
    # the axes of the opening, the paper, the size of its clouds, their seed
    ((312.0, 514.0), "#3f86a6", 36.0, 5),
    ((342.0, 546.0), "#255889", 40.0, 6),
    ((372.0, 577.0), "#18255e", 44.0, 7),
)
OPENING_SQUARENESS, RING_SQUARENESS = 2.15, 2.5
RING = (387.0, 615.0)
FIGURE = (50.0, 70.0)
"""The size of the figures at the sides, and at the top and the bottom."""
CORNER_STARS = ((132, 128, 21), (206, 104, 9), (106, 206, 8), (172, 186, 5), (236, 150, 4), (98, 292, 5))
"""Left, top and radius of the stars cut out of a corner."""

Field = NDArray[np.float32]
Point = tuple[float, float]


def turned(field: Field) -> Field:
    """A field turned by half."""
    return np.ascontiguousarray(field[::-1, ::-1])


def both(field: Field) -> Field:
    """A mask, and the same turned by half."""
    return np.maximum(field, turned(field))


def even(field: Field) -> Field:
    """Noise that is the same turned by half, and as strong as before."""
    return (field + turned(field)) / math.sqrt(2)


def oval(axes: Point, angle: float, squareness: float) -> Point:
    """A point of an oval between an ellipse and a rectangle."""
    c, s = math.cos(angle), math.sin(angle)
    power = 2 / squareness
    return (
        MIDDLE[0] + axes[0] * math.copysign(abs(c) ** power, c),
        MIDDLE[1] + axes[1] * math.copysign(abs(s) ** power, s),
    )


def along_oval(axes: Point, count: int, squareness: float) -> list[Point]:
    """Points at equal distances on an oval, clockwise, the first one half a step from the right."""
    dense = np.array([oval(axes, angle, squareness) for angle in np.linspace(0, 2 * math.pi, 4001)])
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(dense, axis=0).T))])
    wanted = (np.arange(count) + 0.5) / count * way[-1]
    return [(float(np.interp(at, way, dense[:, 0])), float(np.interp(at, way, dense[:, 1]))) for at in wanted]


def sheet_of_paper(axes: Point, size: float, seed: int) -> Field:
    """Where a sheet is: all around an oval whose edge is a bank of clouds."""
    dice = rng(seed)
    count = 2 * round(1350 / size)
    places = along_oval(axes, count, OPENING_SQUARENESS)[: count // 2]
    puffs = [ell(x, y, size * dice.uniform(0.6, 1.15)) for x, y in places]
    opening = poly([oval(axes, angle, OPENING_SQUARENESS) for angle in np.linspace(0, 2 * math.pi, 721)[:-1]])
    return np.maximum(1 - mask(opening), both(mask(joined(*puffs))))


def lantern(picture: Field) -> Field:
    """Sheet before sheet of paper, each darker and wider open; moonlight catches their edges."""
    fibres = even(noise(5, 2, 51)) * 0.6 + even(noise(16, 3, 52, aspect=2.5)) * 0.6
    relief = fibres - shift(fibres, 1.2, 1.2)
    for axes, colour, size, seed in SHEETS:
        sheet = sheet_of_paper(axes, size, seed)
        picture = laid_over(picture, hx("#081038"), np.clip(blur(sheet, 13) * 1.15, 0, 1) * (1 - sheet) * 0.75)
        lit = np.clip(sheet - blur(sheet, 26), 0, 1) * 0.75 + np.clip(sheet - blur(sheet, 2.5), 0, 1) * 0.9
        paper = hx(colour) * (1 + 0.05 * fibres + 0.16 * relief)[..., None]
        paper = laid_over(paper, hx(mix(colour, LIGHT, 0.6)), np.clip(lit, 0, 1) * 0.8)
        picture = laid_over(picture, paper, sheet)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    far = np.hypot((x - (W - 1) / 2) / W, (y - (H - 1) / 2) / H)
    return picture * (1 - 0.42 * smooth(0.36, 0.72, far))[..., None]


def laid_over(picture: Field, colour: Field, share: Field) -> Field:
    """A colour, or another picture, over a picture."""
    return picture * (1 - share[..., None]) + colour * share[..., None]


def cut_outs() -> Field:
    """The twelve figures over the upper half of the ring and stars in the corners; and the same turned."""
    upper = sorted(place for place in along_oval(RING, 24, RING_SQUARENESS) if place[1] < MIDDLE[1])
    figures = [figure_at(path, place) for path, place in zip(FIGURE_PATHS.values(), upper, strict=True)]
    corners = [star(x, y, radius) for x, y, radius in CORNER_STARS]
    mirrored = [star(W - x, y, radius) for x, y, radius in CORNER_STARS]
    return both(mask([*figures, *corners, *mirrored]))


def figure_at(text: str, place: Point) -> skia.Path:
    """A figure, leaning outwards a little; the nearer to the top, the larger."""
    x, y = place
    share = ((MIDDLE[1] - y) / RING[1]) ** 1.5
    size = (FIGURE[0] + (FIGURE[1] - FIGURE[0]) * share) / 100
    frame = skia.Matrix()
    frame.preTranslate(x, y)
    frame.preRotate((x - MIDDLE[0]) / RING[0] * 14)
    frame.preScale(size, size)
    frame.preTranslate(-50, -50)
    shape = svg_path(text)
    shape.transform(frame)
    return shape


def svg_path(text: str) -> skia.Path:
    """The path of an SVG text that holds moves, lines and curves by absolute numbers alone."""
    path = skia.Path()
    draw = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", text):
        if letter == "Z":
            path.close()
        else:
            draw[letter](*map(float, numbers.split()))
    return path


def star(x: float, y: float, radius: float) -> skia.Path:
    """A star with four points and hollow sides."""
    points = []
    for number in range(8):
        angle, reach = number * math.pi / 4, radius * (0.3 if number % 2 else 1)
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return poly(points)


def lit(picture: Field) -> Field:
    """Light shines through what is cut out of the foremost sheet, and a little on the paper around."""
    holes = cut_outs()
    halo = np.clip(blur(holes, 9) * 0.5 + blur(holes, 26) * 0.5, 0, 1) * 0.5
    picture = 1 - (1 - picture) * (1 - halo[..., None] * hx("#ffb45c"))
    thickness = np.clip(holes - shift(holes, 1.5, 1.5), 0, 1) * 0.45
    inside = laid_over(np.broadcast_to(hx(LIGHT), picture.shape), hx("#c98a44"), np.clip(thickness, 0, 1))
    return laid_over(picture, inside, holes)
