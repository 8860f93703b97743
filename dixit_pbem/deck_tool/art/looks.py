"""What is measured of one card: of the part that stays after cutting, brought to 160 x 240 pixels."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from math import inf
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from dixit_pbem.deck_tool.art.drawing import Drawing, drawing
from dixit_pbem.deck_tool.art.tones import Colours, Greys, colours, greys
from dixit_pbem.errors import BadFile
from dixit_pbem.paper.pictures import decoded, picture_bytes
from dixit_pbem.paper.thumbnails import AT_WIDTH, READY, thumbnail

STEPS_AT_50 = 3688
"""The 64 steps of brightness at a quality of 50, added up; the JPEG standard gives them as an example."""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """The file of a picture, and the file of its small copy."""

    bytes: int
    quality: int | None
    """On the usual scale from 1 to 100; None for a file that is no JPEG."""
    small_quality: int | None


def file_facts(picture: Path, margins: tuple[float, float]) -> FileFacts:
    """The facts of a card's file; `margins` are the shares of width and height that are cut off on each side."""
    ready = ready_copy(picture)
    small = ready.read_bytes() if ready else thumbnail(picture, AT_WIDTH, margins=margins)
    data = picture.read_bytes()
    return FileFacts(len(data), quality(data), quality(small))


def ready_copy(picture: Path) -> Path | None:
    """The small copy of a card's picture that lies ready, if one does."""
    ready = picture.parent / READY / f"{picture.stem}.jpg"
    return ready if ready.is_file() else None


def quality(data: bytes) -> int | None:
    """The quality at which most programs would have written this JPEG file; None if it is none."""
    steps: dict[int, list[int]] = {}
    with suppress(UnidentifiedImageError), Image.open(BytesIO(data)) as picture:
        steps = getattr(picture, "quantization", steps)
    if not steps:
        return None
    share = sum(steps[0]) / STEPS_AT_50
    return round(100 - 50 * share if share <= 1 else 50 / share)


SMALL = (160, 240)
DECODED = (180, 270)
"""Large enough for `SMALL` with a usual bleed around it."""


@dataclass(frozen=True, slots=True)
class Looks:
    """One card in numbers."""

    greys: Greys
    drawing: Drawing
    colours: Colours
    file: FileFacts
    copy_is_off: float
    """How far the drawing of a small copy that lies ready is from the picture's own; 0 where there is none."""


def looks_of(path: Path, margins: tuple[float, float]) -> Looks:
    """The looks of a picture without the shares of width and height that are cut off; a `BadFile` if it is damaged."""
    small = _cut(decoded(path, picture_bytes(path), at_least=DECODED), margins)
    drawn = drawing(small)
    return Looks(greys(small), drawn, colours(small), file_facts(path, margins), _distance_of_copy(path, drawn))


def _distance_of_copy(path: Path, drawn: Drawing) -> float:
    ready = ready_copy(path)
    if not ready:
        return 0.0
    try:
        copy = decoded(ready, picture_bytes(ready))
    except BadFile:
        return inf
    return drawing(copy.resize(SMALL, Image.Resampling.BOX)).distance(drawn)


def _cut(picture: Image.Image, margins: tuple[float, float]) -> Image.Image:
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    box = (left, top, picture.width - left, picture.height - top)
    return picture.resize(SMALL, Image.Resampling.BOX, box)
