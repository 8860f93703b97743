"""What is measured of one card: of the part that stays after cutting, brought to 160 x 240 pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path

from PIL import Image

from dixit_pbem.deck_tool.art.colours import Colours, colours
from dixit_pbem.deck_tool.art.drawing import Drawing, drawing
from dixit_pbem.deck_tool.art.files import FileFacts, file_facts, ready_copy
from dixit_pbem.deck_tool.art.greys import Greys, greys
from dixit_pbem.errors import BadFile
from dixit_pbem.render.pictures import decoded, picture_bytes

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
