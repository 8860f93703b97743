"""Which colours a picture has where, as one sees them at a glance across the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cbrt, sqrt
from operator import mul

from PIL import Image

GRID = (16, 24)
BOXES = GRID[0] * GRID[1]
LINEAR = tuple(tone / 255 / 12.92 if tone <= 10 else ((tone / 255 + 0.055) / 1.055) ** 2.4 for tone in range(256))
"""How much light each of the 256 tones of a file stands for."""
Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Colours:
    """The colour of each box of a coarse grid in OKLab, where equal numbers are equal differences to the eye."""

    boxes: tuple[float, ...]
    mirrored: tuple[float, ...]
    size: float
    """The sum of their squares, which every comparison needs."""

    def distance(self, other: Colours) -> float:
        """How far two pictures are from each other in a box on average; mirrored where that brings them nearer."""
        common = max(_product(self.boxes, other.boxes), _product(self.mirrored, other.boxes))
        return sqrt(max(0.0, self.size + other.size - 2 * common) / BOXES)


def colours(picture: Image.Image) -> Colours:
    """The colours of a picture box by box."""
    across = GRID[0]
    values = picture.resize(GRID, Image.Resampling.BOX).tobytes()
    boxes = [_oklab(*values[at : at + 3]) for at in range(0, len(values), 3)]
    rows = [boxes[at : at + across] for at in range(0, BOXES, across)]
    straight = tuple(_flat(rows))
    return Colours(straight, tuple(_flat([row[::-1] for row in rows])), _product(straight, straight))


def _flat(rows: Sequence[Sequence[Colour]]) -> Iterator[float]:
    return (value for row in rows for colour in row for value in colour)


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def _oklab(red: int, green: int, blue: int) -> Colour:
    """A colour by its lightness, green to red, and blue to yellow (Björn Ottosson's OKLab)."""
    r, g, b = LINEAR[red], LINEAR[green], LINEAR[blue]
    long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )
