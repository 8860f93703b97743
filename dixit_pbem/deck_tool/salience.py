"""Where a picture has something to see: lines, colours that stand out, skin; rather in the middle than at the rim."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter, ImageStat

from dixit_pbem.layout.crop import Importance

SIDE = 96
RIM = 2
"""Filters see what is not there beyond the rim of a picture."""
MOST_SKIN = 0.3
"""Where more of a picture is the colour of skin, it is sand or wood."""
SKIN_COUNTS = 10.0
RIM_LACKS = 0.5
MIDDLE, A_LITTLE_ABOVE = 0.5, 0.38
Weighted = tuple[float, Image.Image]


def importance(picture: Image.Image) -> Importance:
    """How much there is to see in each slice of the picture."""
    small = picture.resize(_small_size(picture), Image.Resampling.BOX).convert("YCbCr")
    maps = tuple(_maps(small))
    return Importance(
        across=_slices(maps, (small.width - 2 * RIM, 1), middle=MIDDLE),
        down=_slices(maps, (1, small.height - 2 * RIM), middle=A_LITTLE_ABOVE),
    )


def _small_size(picture: Image.Image) -> tuple[int, int]:
    scale = SIDE / max(picture.size)
    return max(3 * RIM, round(picture.width * scale)), max(3 * RIM, round(picture.height * scale))


def _maps(small: Image.Image) -> Iterator[Weighted]:
    """Pictures of what matters, each with its weight; a map that is everywhere alike has none."""
    skin = _skin(small)
    share = ImageStat.Stat(skin).mean[0] / 255
    skin_counts = min(1.0, SKIN_COUNTS * share) if share < MOST_SKIN else 0.0
    for weight, seen in ((1.0, _lines(small)), (1.0, _odd_colours(small)), (skin_counts, skin)):
        inner = seen.crop((RIM, RIM, small.width - RIM, small.height - RIM))
        mean = ImageStat.Stat(inner).mean[0]
        yield weight / mean if mean else 0.0, inner.convert("F")


def _lines(small: Image.Image) -> Image.Image:
    return small.getchannel("Y").filter(ImageFilter.GaussianBlur(0.7)).filter(ImageFilter.FIND_EDGES)


def _odd_colours(small: Image.Image) -> Image.Image:
    """How far each place is from the colour of the whole, the far ones far more."""
    soft = [channel.filter(ImageFilter.GaussianBlur(1.5)) for channel in small.split()]
    light, blue, red = (
        ImageChops.difference(channel, Image.new("L", small.size, round(mean)))
        for channel, mean in zip(soft, ImageStat.Stat(small).mean, strict=True)
    )
    far = ImageChops.add(ImageChops.add(blue, red), light.point(lambda value: value // 2))
    return ImageChops.multiply(far, far)


def _skin(small: Image.Image) -> Image.Image:
    light, blue, red = small.split()
    return ImageChops.multiply(
        light.point(lambda value: 255 * (60 < value < 245)),
        ImageChops.multiply(
            blue.point(lambda value: 255 * (80 <= value <= 125)), red.point(lambda value: 255 * (135 <= value <= 172))
        ),
    )


def _values(numbers: Image.Image) -> array[float]:
    return array("f", numbers.tobytes())


def _slices(maps: Sequence[Weighted], size: tuple[int, int], *, middle: float) -> tuple[float, ...]:
    """The sum of all maps in each slice, less the farther it lies from where people look first."""
    rows = [[weight * value for value in _values(seen.resize(size, Image.Resampling.BOX))] for weight, seen in maps]
    sums = [sum(values) for values in zip(*rows, strict=True)]
    farthest = max(middle, 1 - middle) * len(sums)
    return tuple(
        value * (1 - RIM_LACKS * ((number + 0.5 - middle * len(sums)) / farthest) ** 2)
        for number, value in enumerate(sums)
    )
