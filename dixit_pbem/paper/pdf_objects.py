"""What every PDF file of ours holds, in the same words whichever of the two writers puts it down.

An object is text, and what it speaks of is put down before it. `pdf` writes pages with ReportLab, `pdf_stream` writes
sheets by itself; each takes objects as `PdfFile` says.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Protocol

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Sides
from dixit_pbem.paper.picture_stream import PictureStream

MARK = "DixitPbemKind"
"""Where a file of ours says what it is for."""
PRODUCER = "dixit-pbem"
DUPLEX = {Sides.ONE: "Simplex", Sides.LONG_EDGE: "DuplexFlipLongEdge", Sides.SHORT_EDGE: "DuplexFlipShortEdge"}
COLOUR_SPACES = {1: "DeviceGray", 3: "DeviceRGB"}
"""By the number of colours a pixel has."""
SRGB = "sRGB IEC61966-2.1"
DATE = slice(24, 36)
"""Where a profile says when it was made."""
STREAM_END = b"\nendstream"


class Purpose(StrEnum):
    """What a file is for; each purpose has demands of its own."""

    SHEET = "sheet"
    """Printed at home and cut."""
    SHOP = "shop"
    """Sent to a print shop: one page a card side."""
    PAGE = "page"
    """Read on a screen or on paper, never cut."""


@frozen
class Imprint:
    """What a file says of itself, and how it asks to be printed."""

    title: str
    language: str
    purpose: Purpose
    sides: Sides | None = None
    actual_size: bool = False


class PdfFile(Protocol):
    """A file that takes objects, and tells the number under which each is found."""

    def put(self, body: str) -> int:
        """Take an object."""

    def put_stream(self, entries: str, parts: Sequence[bytes | memoryview]) -> int:
        """Take an object that carries bytes."""


def put_packed(pdf: PdfFile, entries: str, content: bytes) -> int:
    """Pack bytes, and put them into a file."""
    return pdf.put_stream(f"{entries}/Filter/FlateDecode", (zlib.compress(content, 9),))


def stream_head(entries: str, parts: Sequence[bytes | memoryview]) -> bytes:
    """How an object begins that carries these bytes; `STREAM_END` ends it."""
    return f"<<{entries}/Length {sum(map(len, parts))}>>\nstream\n".encode("ascii")


def put_picture(pdf: PdfFile, picture: PictureStream, profile: int = 0) -> int:
    """Put a picture into a file, in colours that a profile in the file fixes."""
    space = f"[/ICCBased {profile} 0 R]" if profile else f"/{COLOUR_SPACES[picture.colours]}"
    entries = (
        f"/Type/XObject/Subtype/Image/Width {picture.width}/Height {picture.height}/BitsPerComponent 8"
        f"/ColorSpace{space}/Filter/{picture.filter}"
    )
    if picture.filter == "FlateDecode":
        entries += f"/DecodeParms<</Predictor 15/Colors {picture.colours}/Columns {picture.width}>>"
    return pdf.put_stream(entries, picture.data)


def put_profile(pdf: PdfFile, profile: bytes, colours: int) -> int:
    """Put a colour profile into a file."""
    return put_packed(pdf, f"/N {colours}/Alternate/{COLOUR_SPACES[colours]}", profile)


def box_entries(boxes: Mapping[str, Sequence[float]]) -> str:
    """The boxes of a page."""
    return "".join(f"/{name}[{' '.join(f'{side:.5f}' for side in sides)}]" for name, sides in boxes.items())


def imprint_entries(imprint: Imprint) -> dict[str, str]:
    """What the catalogue of a file says of it, beside its pages."""
    wishes = "/DisplayDocTitle true"
    if imprint.actual_size:
        wishes += "/PrintScaling/None"
    if imprint.sides:
        wishes += f"/Duplex/{DUPLEX[imprint.sides]}"
    return {"Lang": f"({imprint.language})", MARK: f"/{imprint.purpose}", "ViewerPreferences": f"<<{wishes}>>"}


def title_entries(imprint: Imprint) -> str:
    """Title and program, and nothing about who made the file or when."""
    title = f"\ufeff{imprint.title}".encode("utf-16-be").hex()
    return f"<</Title<{title}>/Producer({PRODUCER})>>"


def output_intents(pdf: PdfFile, purpose: Purpose) -> str:
    """For the catalogue: that every colour is sRGB, said so that shops or else programs that show pages heed it."""
    standard = "GTS_PDFX" if purpose is Purpose.SHOP else "GTS_PDFA1"
    intent = pdf.put(
        f"<</Type/OutputIntent/S/{standard}/OutputConditionIdentifier({SRGB})/RegistryName(http://www.color.org)"
        f"/Info({SRGB})/DestOutputProfile {put_profile(pdf, srgb_profile(), 3)} 0 R>>"
    )
    return f"[{intent} 0 R]"


@cache
def srgb_profile() -> bytes:
    """The profile of sRGB, the same on every day."""
    from PIL import ImageCms

    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    profile[DATE] = bytes(12)
    return bytes(profile)
