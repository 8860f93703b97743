"""The figures of the players as little pictures for mails: each on its paper disc, in its player's colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING

from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.players import COLOURS, PlayerLook

if TYPE_CHECKING:
    from PIL import Image

SIDE = 64
"""Pixels: twice what mails show, for screens with fine dots."""
FINER = 4
SHARE = 0.7
"""How much of the disc's width the figure fills."""
EDGE = 0.04
STEPS = 6
"""Straight lines that a curve is drawn with."""

FIGURES: Mapping[str, tuple[Figure, str]] = MappingProxyType(
    {f"{figure}-{colour}": (figure, colour) for figure in Figure for colour in COLOURS}
)
"""Figure and colour by the key under which letters show them."""

Point = tuple[float, float]


def figure_key(look: PlayerLook) -> str:
    """The key under which a letter shows this player's figure."""
    return f"{look.figure}-{look.colour_name}"


def figure_pictures(keys: Iterable[str]) -> dict[str, bytes]:
    """A PNG picture for each key that is a figure's; cards have keys of another kind and are left out."""
    return {key: figure_picture(*FIGURES[key]) for key in keys if key in FIGURES}


@cache
def figure_picture(figure: Figure, colour: str) -> bytes:
    """A figure in a colour of that name, on a disc whose outside is clear."""
    from PIL import Image, ImageDraw

    side = SIDE * FINER
    picture = Image.new("RGBA", (side, side), COLOURS[colour] + "00")
    ImageDraw.Draw(picture).ellipse((0, 0, side - 1, side - 1), PAPER, COLOURS[colour], round(side * EDGE))
    size = round(side * SHARE)
    picture.paste(COLOURS[colour], ((side - size) // 2,) * 2, _silhouette(figure, size))
    file = BytesIO()
    picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS).quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()


def _silhouette(figure: Figure, size: int) -> Image.Image:
    """Where the figure is: contours inside contours are holes."""
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
