"""The figures of the players as masks for pictures of dots: opaque where the figure is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_pbem.layout.figures import FIGURE_PATHS, Figure

if TYPE_CHECKING:
    from PIL import Image

STEPS = 12
"""Straight lines that a curve is drawn with."""
SHARES = tuple(
    ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    for t in (step / STEPS for step in range(1, STEPS + 1))
)
"""How much of its beginning, its two guides and its end is in each point of a curve."""

Point = tuple[float, float]


def silhouette(figure: Figure, size: int) -> Image.Image:
    """Where the figure is on a square of that side: contours inside contours are holes."""
    from PIL import Image, ImageChops, ImageDraw

    mask = Image.new("1", (size, size))
    for contour in _contours(FIGURE_PATHS[figure]):
        inside = Image.new("1", (size, size))
        ImageDraw.Draw(inside).polygon([(x * size / 100, y * size / 100) for x, y in contour], fill=1)
        mask = ImageChops.logical_xor(mask, inside)
    return mask


def _contours(path: str) -> list[list[Point]]:
    """The closed lines of a path of absolute M, L, C and Z."""
    contours: list[list[Point]] = []
    numbers: list[float] = []
    letter = ""
    for word in path.split():
        if word.isalpha():
            letter = word
            continue
        numbers.append(float(word))
        if len(numbers) < (6 if letter == "C" else 2):
            continue
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "M":
            contours.append(points)
        else:
            contours[-1] += _curve(contours[-1][-1], points) if letter == "C" else points
        numbers = []
    return contours


def _curve(start: Point, points: list[Point]) -> list[Point]:
    """Points along a Bézier curve to its end."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = start, *points
    return [(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3) for a, b, c, d in SHARES]
