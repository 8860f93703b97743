"""When two pictures look alike: 63 bits of each, from the coarse waves of its light and dark (a perceptual hash)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from PIL import Image

SIDE = 32
WAVES = 8
COSINES = tuple(
    tuple(math.cos(math.pi * wave * (2 * place + 1) / (2 * SIDE)) for place in range(SIDE)) for wave in range(WAVES)
)


@dataclass(frozen=True, slots=True)
class Likeness:
    """What a picture looks like, and its mirror image."""

    bits: int
    mirrored: int

    def distance(self, other: Likeness) -> int:
        """In how many of 63 bits two pictures differ, one of them mirrored where that brings them nearer."""
        return min((self.bits ^ other.bits).bit_count(), (self.mirrored ^ other.bits).bit_count())


def likeness(picture: Image.Image) -> Likeness:
    """What a picture looks like, whatever its size, its sharpness and its brightness."""
    grey = picture.convert("L").resize((SIDE, SIDE), Image.Resampling.BOX)
    rows = _rows(grey.tobytes())
    across = [[sum(map(mul, cosines, row)) for row in rows] for cosines in COSINES]
    waves = [[sum(map(mul, cosines, column)) for column in across] for cosines in COSINES]
    mirrored = [[-value if number % 2 else value for number, value in enumerate(row)] for row in waves]
    return Likeness(_bits(waves), _bits(mirrored))


def _rows(values: bytes) -> tuple[bytes, ...]:
    return tuple(values[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE))


def _bits(waves: Sequence[Sequence[float]]) -> int:
    """One bit a wave, set where it is above the median; the first wave is the brightness and says nothing."""
    values = [value for row in waves for value in row][1:]
    median = sorted(values)[len(values) // 2]
    return sum(1 << number for number, value in enumerate(values) if value > median)
