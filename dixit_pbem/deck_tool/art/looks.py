"""What is measured of one card: of the part that stays after cutting, brought to 160 x 240 pixels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from dixit_pbem.deck_tool.art.colours import Colours, colours
from dixit_pbem.deck_tool.art.drawing import Drawing, drawing
from dixit_pbem.deck_tool.art.files import FileFacts, file_facts
from dixit_pbem.deck_tool.art.greys import Greys, greys
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


def looks_of(path: Path, margins: tuple[float, float]) -> Looks:
    """The looks of a picture without the shares of width and height that are cut off; a `BadFile` if it is damaged."""
    small = _cut(decoded(path, picture_bytes(path), at_least=DECODED), margins)
    return Looks(greys(small), drawing(small), colours(small), file_facts(path, margins))


def _cut(picture: Image.Image, margins: tuple[float, float]) -> Image.Image:
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    box = (left, top, picture.width - left, picture.height - top)
    return picture.resize(SMALL, Image.Resampling.BOX, box)
