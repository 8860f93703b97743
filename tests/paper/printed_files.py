"""Clean files of each kind, made by the program itself, and a way to spoil them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

from pikepdf import Dictionary, Name, Pdf, Stream, StreamDecodeLevel
from PIL import Image

from dixit_pbem.layout.items import Box, Document, Font, Page, PlaceImage, Sides, Text
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.examination import examine
from dixit_pbem.paper.preflight.report import Defect

Change = Callable[[Pdf], object]
"""What spoils a file."""

FRONT, BACK = "front", "back"
CARD = Box(3, 3, 63, 88)
SLOTS = (Box(20, 20, 63, 88), Box(90, 20, 63, 88), Box(20, 120, 63, 88))
BEHIND = tuple(Box(210 - slot.right, slot.y, slot.width, slot.height) for slot in SLOTS)


@cache
def jpeg(width: int = 744, height: int = 1039, mode: str = "RGB", **options: object) -> bytes:
    """A picture of 63 x 88 mm at 300 pixels an inch, unless other pixels are asked for."""
    target = BytesIO()
    Image.linear_gradient("L").resize((width, height)).convert(mode).save(target, "JPEG", **options)
    return target.getvalue()


def shop_file(path: Path) -> Path:
    """Two card sides of 63 x 88 mm with 3 mm of bleed."""
    page = Page(69, 94, (PlaceImage(FRONT, CARD.grown(3)),), trim=CARD, bleed=CARD.grown(3))
    return written(path, Document("Cards", "en", (page, page)), jpeg(815, 1110))


def sheet_file(path: Path) -> Path:
    """Three cards of 63 x 88 mm on A4, printed on one side."""
    return written(path, Document("Cards", "en", (_fronts(),), actual_size=True, sides=Sides.ONE), jpeg())


def two_sided_file(path: Path, behind: Sequence[Box] = BEHIND, sides: Sides = Sides.LONG_EDGE) -> Path:
    """The same with backs."""
    backs = Page(210, 297, tuple(PlaceImage(BACK, slot) for slot in behind))
    return written(path, Document("Cards", "en", (_fronts(), backs), actual_size=True, sides=sides), jpeg())


def _fronts() -> Page:
    return Page(210, 297, (*(PlaceImage(FRONT, slot) for slot in SLOTS), Text(20, 280, "sheet 1")))


def page_file(path: Path) -> Path:
    """A page to read: a title and a picture."""
    items = (Text(20, 20, "Round 3", Font.SERIF, 20), PlaceImage(FRONT, Box(20, 30, 63, 88)))
    return written(path, Document("Round 3", "en", (Page(210, 297, items),)), jpeg())


def written(path: Path, document: Document, picture: bytes) -> Path:
    """A document with the same picture on every front and another on every back."""
    path.write_bytes(render(document, {FRONT: picture, BACK: jpeg(745, 1040)}))
    return path


def spoilt(path: Path, change: Change) -> Path:
    """The file after a change to its objects."""
    with Pdf.open(path, allow_overwriting_input=True) as pdf:
        change(pdf)
        pdf.save(path, fix_metadata_version=False, compress_streams=False, stream_decode_level=StreamDecodeLevel.none)
    return path


def drawn(pdf: Pdf, orders: bytes, page: int = 0) -> None:
    """Let a page draw something more."""
    pdf.pages[page].contents_add(orders)


def resource(pdf: Pdf, family: str, name: str, thing: object) -> None:
    """Give the first page something to draw with."""
    resources = pdf.pages[0].obj.Resources
    if family not in resources:
        resources[family] = Dictionary()
    resources[family][name] = thing


def picture_stream(pdf: Pdf, jpeg: bytes, **entries: object) -> Stream:
    """A JPEG picture as PDF files hold it."""
    with Image.open(BytesIO(jpeg)) as picture:
        space = {"RGB": Name.DeviceRGB, "L": Name.DeviceGray, "CMYK": Name.DeviceCMYK}[picture.mode]
        width, height = picture.size
    described = {
        "Type": Name.XObject,
        "Subtype": Name.Image,
        "Width": width,
        "Height": height,
        "BitsPerComponent": 8,
        "ColorSpace": space,
        "Filter": Name.DCTDecode,
    }
    return pdf.make_stream(jpeg, **(described | entries))


def with_picture(jpeg: bytes, width: float = 63, height: float = 88, **entries: object) -> Change:
    """Draw one more picture on the first page, its lower left corner at (100, 100) millimetres."""

    def change(pdf: Pdf) -> None:
        resource(pdf, "/XObject", "/More", picture_stream(pdf, jpeg, **entries))
        sides = (side * 72 / 25.4 for side in (width, height, 100, 100))
        drawn(pdf, b"q %.4f 0 0 %.4f %.4f %.4f cm /More Do Q" % tuple(sides))

    return change


def rounded(defect: Defect) -> Defect:
    """The defect with its place to a hundredth of a millimetre."""
    if defect.place is None:
        return defect
    sides = (round(getattr(defect.place, side), 2) + 0.0 for side in ("x", "y", "width", "height"))
    return replace(defect, place=Box(*sides))


def found(path: Path, purpose: Purpose | None = None) -> list[Defect]:
    """What the preflight finds, in its order."""
    return [rounded(defect) for defect in examine(path, purpose).defects]
