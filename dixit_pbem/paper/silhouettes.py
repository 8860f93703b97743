"""The figures of the players as masks for pictures of dots: opaque where the figure is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_pbem.layout.figures import FIGURE_PATHS, Figure

if TYPE_CHECKING:
    from PIL import Image

STEPS = 6
"""Straight lines that a curve is drawn with."""

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
    corners = (start, *points)

    def at(t: float) -> Point:
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        return (
            sum(share * x for share, (x, _) in zip(shares, corners, strict=True)),
            sum(share * y for share, (_, y) in zip(shares, corners, strict=True)),
        )

    return [at(step / STEPS) for step in range(1, STEPS + 1)]
