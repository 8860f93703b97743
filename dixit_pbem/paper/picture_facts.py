"""What is to be known of a picture before it becomes a card: size, colours, what it tells of its maker, its looks.

Edge: reads picture files, and decodes the whole of each so that damage comes out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from operator import mul
from pathlib import Path

from PIL import Image

from dixit_pbem.frozen import frozen
from dixit_pbem.paper.colour import is_sound
from dixit_pbem.paper.jpeg import GPS_TAG, Trace, read_jpeg
from dixit_pbem.paper.opening import DAMAGE
from dixit_pbem.paper.pictures import (
    TO_UPRIGHT,
    apart,
    decoded,
    opened,
    orientation,
    picture_bytes,
    upright_size,
)

SIDE = 32
WAVES = 8
COSINES = tuple(
    tuple(math.cos(math.pi * wave * (2 * place + 1) / (2 * SIDE)) for place in range(SIDE)) for wave in range(WAVES)
)
ENOUGH_FOR_LIKENESS = (64, 64)
MAY_MOVE = frozenset(("GIF", "PNG", "WEBP"))
TRACES_BY_TAG = {
    270: Trace.NOTE,
    315: Trace.NOTE,
    33432: Trace.NOTE,
    700: Trace.XMP,
    33723: Trace.IPTC,
    34377: Trace.IPTC,
    0x8769: Trace.EXIF,
    GPS_TAG: Trace.GPS,
}
"""Of TIFF files: description, artist, copyright and the blocks that others keep elsewhere."""
TRACES_BY_KEY = {
    "exif": Trace.EXIF,
    "xmp": Trace.XMP,
    "XML:com.adobe.xmp": Trace.XMP,
    "photoshop": Trace.IPTC,
    "comment": Trace.NOTE,
}


@frozen
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
    values = grey.tobytes()
    rows = [values[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)]
    across = [[sum(map(mul, cosines, row)) for row in rows] for cosines in COSINES]
    waves = [[sum(map(mul, cosines, column)) for column in across] for cosines in COSINES]
    mirrored = [[-value if number % 2 else value for number, value in enumerate(row)] for row in waves]
    return Likeness(_bits(waves), _bits(mirrored))


def _bits(waves: Sequence[Sequence[float]]) -> int:
    """One bit a wave, set where it is above the median; the first wave is the brightness and says nothing."""
    values = [value for row in waves for value in row][1:]
    median = sorted(values)[len(values) // 2]
    return sum(1 << number for number, value in enumerate(values) if value > median)


@frozen
class PictureFacts:
    """A whole picture, in numbers and words."""

    width: int
    height: int
    """As it is meant to be seen."""
    format: str
    mode: str
    turned: bool
    """The file holds it lying or mirrored, with a note on how to turn it."""
    clear: bool
    """Parts of it are transparent."""
    moving: bool
    odd_profile: bool
    """Its colour profile is damaged, or is for other colours."""
    traces: tuple[Trace, ...]
    likeness: Likeness


def facts_of(path: Path) -> PictureFacts:
    """The facts of a picture; a `BadFile` if it is damaged or none."""
    content = picture_bytes(path)
    return apart(path, lambda: _facts(path, content))


def _facts(path: Path, content: bytes) -> PictureFacts:
    looks = likeness(decoded(path, content, at_least=ENOUGH_FOR_LIKENESS))
    width, height = upright_size(path, content)
    with opened(path, content) as picture:
        profile = picture.info.get("icc_profile", b"")
        return PictureFacts(
            width=width,
            height=height,
            format=picture.format or "",
            mode=picture.mode,
            turned=orientation(picture) in TO_UPRIGHT,
            clear=picture.has_transparency_data,
            moving=picture.format in MAY_MOVE and getattr(picture, "is_animated", False),
            odd_profile=bool(profile) and not is_sound(profile, picture.mode),
            traces=tuple(dict.fromkeys(_traces(picture, content))),
            likeness=looks,
        )


def _traces(picture: Image.Image, content: bytes) -> Iterator[Trace]:
    """What a file carries besides its picture."""
    if picture.format in ("JPEG", "MPO"):
        yield from read_jpeg(content).traces
    elif picture.format == "TIFF":
        yield from (trace for tag, trace in TRACES_BY_TAG.items() if tag in picture.getexif())
    else:
        for key, trace in TRACES_BY_KEY.items():
            if picture.info.get(key):
                yield Trace.GPS if trace is Trace.EXIF and _has_place(picture) else trace
        if getattr(picture, "text", None):
            yield Trace.NOTE


def _has_place(picture: Image.Image) -> bool:
    try:
        return bool(picture.getexif().get_ifd(GPS_TAG))
    except DAMAGE:
        return False
