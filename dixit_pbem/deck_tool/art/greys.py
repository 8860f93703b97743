"""The light and dark of a picture, as a grey printer and a small screen show them; 0 is black and 1 is white."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from math import sqrt

from PIL import Image, ImageFilter

NEARLY_BLACK, NEARLY_WHITE = 0.05, 0.97
DARKEST_SHARE, LIGHTEST_SHARE = 0.03, 0.97
GLANCE_BLUR = 3
"""Of a picture 160 pixels wide: what is left is what one sees of it from afar."""


class Key(Enum):
    """Whether a picture is dark, middling or light as a whole; the value is where it begins."""

    LOW = 0.0
    MIDDLE = 0.38
    HIGH = 0.60


@dataclass(frozen=True, slots=True)
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
