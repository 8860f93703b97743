"""The tones of a picture: its colours as one sees them at a glance across the table, and its lights and darks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import accumulate
from math import cbrt, sqrt

from PIL import Image, ImageFilter

from dixit_pbem.deck_tool.art.drawing import product
from dixit_pbem.frozen import frozen

GRID = (16, 24)
BOXES = GRID[0] * GRID[1]
LINEAR = tuple(tone / 255 / 12.92 if tone <= 10 else ((tone / 255 + 0.055) / 1.055) ** 2.4 for tone in range(256))
"""How much light each of the 256 tones of a file stands for."""
Colour = tuple[float, float, float]


@frozen
class Colours:
    """The colour of each box of a coarse grid in OKLab, where equal numbers are equal differences to the eye."""

    boxes: tuple[float, ...]
    mirrored: tuple[float, ...]
    size: float
    """The sum of their squares, which every comparison needs."""

    def distance(self, other: Colours) -> float:
        """How far two pictures are from each other in a box on average; mirrored where that brings them nearer."""
        common = max(product(self.boxes, other.boxes), product(self.mirrored, other.boxes))
        return sqrt(max(0.0, self.size + other.size - 2 * common) / BOXES)


def colours(picture: Image.Image) -> Colours:
    """The colours of a picture box by box."""
    across = GRID[0]
    values = picture.resize(GRID, Image.Resampling.BOX).tobytes()
    boxes = [_oklab(*values[at : at + 3]) for at in range(0, len(values), 3)]
    rows = [boxes[at : at + across] for at in range(0, BOXES, across)]
    straight = tuple(_flat(rows))
    return Colours(straight, tuple(_flat([row[::-1] for row in rows])), product(straight, straight))


def _flat(rows: Sequence[Sequence[Colour]]) -> Iterator[float]:
    return (value for row in rows for colour in row for value in colour)


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


NEARLY_BLACK, NEARLY_WHITE = 0.05, 0.97
DARKEST_SHARE, LIGHTEST_SHARE = 0.03, 0.97
GLANCE_BLUR = 3
"""Of a picture 160 pixels wide: what is left is what one sees of it from afar."""


class Key(Enum):
    """Whether a picture is dark, middling or light as a whole; the value is where it begins."""

    LOW = 0.0
    MIDDLE = 0.38
    HIGH = 0.60


@frozen
class Greys:
    """The tones of a picture."""

    mean: float
    spread: float
    """How much the tones differ (their standard deviation)."""
    reach: float
    """From the darkest to the lightest tone, without the outermost 3 % on each side."""
    black: float
    """The share of the picture that prints as good as black."""
    white: float
    """The share of the picture that is as good as bare paper."""
    spread_afar: float
    """The spread of what is left where details blur."""

    @property
    def key(self) -> Key:
        """Dark, middling or light as a whole."""
        return max((key for key in Key if key.value <= self.mean), key=lambda key: key.value)


def greys(small: Image.Image) -> Greys:
    """The tones of a picture that is 160 pixels wide."""
    grey = small.convert("L")
    tones = grey.histogram()
    mean, spread = _mean_and_spread(tones)
    _, spread_afar = _mean_and_spread(grey.filter(ImageFilter.GaussianBlur(GLANCE_BLUR)).histogram())
    pixels = sum(tones)
    return Greys(
        mean=mean,
        spread=spread,
        reach=_tone_above(tones, LIGHTEST_SHARE) - _tone_above(tones, DARKEST_SHARE),
        black=sum(tones[: round(NEARLY_BLACK * 255)]) / pixels,
        white=sum(tones[round(NEARLY_WHITE * 255) + 1 :]) / pixels,
        spread_afar=spread_afar,
    )


def _mean_and_spread(tones: Sequence[int]) -> tuple[float, float]:
    pixels = sum(tones)
    mean = sum(tone * count for tone, count in enumerate(tones)) / pixels
    variance = sum((tone - mean) ** 2 * count for tone, count in enumerate(tones)) / pixels
    return mean / 255, sqrt(variance) / 255


def _tone_above(tones: Sequence[int], share: float) -> float:
    """The tone that this share of the pixels does not pass."""
    most = share * sum(tones)
    return next(tone for tone, count in enumerate(accumulate(tones)) if count >= most) / 255
