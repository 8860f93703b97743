"""Pages of millimetre items as one PDF file: the only module that knows ReportLab.

The same document and pictures give the same bytes. JPEG pictures go in untouched and once each; no text of the file
names one of them.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics, pdfutils
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Align, Box, Document, Fit, Font, Line, Outline, Page, PlaceImage, Shape, Sides, Text
from dixit_pbem.paper.fonts import font_file, require
from dixit_pbem.paper.intent import srgb_profile
from dixit_pbem.paper.preflight.findings import MARK, Kind

POINTS_PER_MM = 72 / 25.4
DUPLEX = {Sides.ONE: "Simplex", Sides.LONG_EDGE: "DuplexFlipLongEdge", Sides.SHORT_EDGE: "DuplexFlipShortEdge"}
COLOUR_SPACES = {1: "DeviceGray", 3: "DeviceRGB"}

rl_config.useA85 = 0

Pictures = Mapping[str, bytes | Path]
"""The JPEG picture that each `PlaceImage.picture` stands for."""


def render(document: Document, pictures: Pictures) -> bytes:
    """The PDF file of a document."""
    drawing = _Drawing(document, pictures)
    for page in document.pages:
        drawing.page(page)
    return drawing.finished()


class _Info(pdfdoc.PDFInfo):  # type: ignore[misc]  # ReportLab has no types
    """Title and program, and nothing about who made the file or when."""

    def format(self, document: Any) -> bytes:
        entries = {"Title": pdfdoc.PDFString(self.title), "Producer": pdfdoc.PDFString("dixit-pbem")}
        return bytes(pdfdoc.PDFDictionary(entries).format(document))


class _Drawing:
    """A canvas of ReportLab that speaks in millimetres from the top left corner."""

    def __init__(self, document: Document, pictures: Pictures) -> None:
        _register_fonts()
        self.pictures = pictures
        self.placed: dict[str, tuple[str, float]] = {}
        self.height = 0.0
        self.canvas = Canvas(
            BytesIO(),
            invariant=1,
            pageCompression=1,
            pdfVersion=(1, 7),
            initialFontName=Font.SANS.value,
            lang=document.language,
        )
        self._describe(document)

    def _describe(self, document: Document) -> None:
        canvas = self.canvas
        canvas._doc.info = _Info()
        canvas.setTitle(document.title)
        canvas._doc.updateSignature(repr(document))
        canvas.setViewerPreference("DisplayDocTitle", "true")
        if document.actual_size:
            canvas.setViewerPreference("PrintScaling", "None")
        if document.sides:
            canvas.setViewerPreference("Duplex", DUPLEX[document.sides])
        self._in_catalog(MARK.lstrip("/"), pdfdoc.PDFName(_kind_of(document).value))
        self._tag_colours()

    def _tag_colours(self) -> None:
        """Say that every colour is sRGB."""
        profile = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"N": 3}), srgb_profile(), [pdfdoc.PDFZCompress])
        intent = {
            "Type": pdfdoc.PDFName("OutputIntent"),
            "S": pdfdoc.PDFName("GTS_PDFA1"),
            "OutputConditionIdentifier": pdfdoc.PDFString("sRGB IEC61966-2.1"),
            "DestOutputProfile": self.canvas._doc.Reference(profile),
        }
        self._in_catalog("OutputIntents", pdfdoc.PDFArray([pdfdoc.PDFDictionary(intent)]))

    def _in_catalog(self, key: str, value: Any) -> None:
        catalog = self.canvas._doc.Catalog
        catalog.__NoDefault__ = [*catalog.__NoDefault__, key]
        setattr(catalog, key, value)

    def page(self, page: Page) -> None:
        """One page, with its items in their order."""
        self.height = page.height
        self.canvas.setPageSize((page.width * POINTS_PER_MM, page.height * POINTS_PER_MM))
        self.canvas.setTrimBox(self._corners(page.trim))
        self.canvas.setBleedBox(self._corners(page.bleed))
        for item in page.items:
            match item:
                case PlaceImage():
                    self.picture(item)
                case Line():
                    self.line(item)
                case Shape():
                    self.shape(item)
                case Outline():
                    self.outline(item)
                case Text():
                    self.text(item)
        self.canvas.showPage()

    def finished(self) -> bytes:
        """The file; nothing can be drawn after it."""
        return bytes(self.canvas.getpdfdata())

    def picture(self, item: PlaceImage) -> None:
        """A picture, turned, mirrored and cut as its item says."""
        name, shape = self._embedded(item.picture)
        canvas, box = self.canvas, item.box
        canvas.saveState()
        if item.clip or item.corner or item.fit is Fit.COVER:
            canvas.clipPath(self._rectangle(item.clip or box, item.corner), stroke=0)
        canvas.translate(*self._point(box.x + box.width / 2, box.y + box.height / 2))
        canvas.rotate(-item.turn)
        width, height = (box.height, box.width) if item.turn % 180 else (box.width, box.height)
        if item.fit is Fit.COVER:
            width, height = max(width, height * shape), max(height, width / shape)
        canvas.scale(
            width * POINTS_PER_MM * (-1 if item.mirror_x else 1), height * POINTS_PER_MM * (-1 if item.mirror_y else 1)
        )
        canvas.translate(-0.5, -0.5)
        canvas.doForm(name)
        canvas.restoreState()

    def line(self, item: Line) -> None:
        """A straight line."""
        self._pen(item.colour, item.width, item.dash)
        self.canvas.line(*self._point(item.x1, item.y1), *self._point(item.x2, item.y2))

    def shape(self, item: Shape) -> None:
        """A rectangle, filled, framed or both."""
        self._draw(self._rectangle(item.box, item.corner), item)

    def outline(self, item: Outline) -> None:
        """A silhouette, filled, framed or both."""
        canvas, box = self.canvas, item.box
        canvas.saveState()
        canvas.translate(*self._point(box.x + box.width / 2, box.y + box.height / 2))
        canvas.rotate(-item.turn)
        self._draw(_silhouette(item), item)
        canvas.restoreState()

    def text(self, item: Text) -> None:
        """One line of text in an embedded font."""
        require(item.text, item.font)
        canvas = self.canvas
        canvas.setFont(item.font.value, item.size)
        canvas.setFillColorRGB(*_rgb(item.colour))
        draw = {
            Align.LEFT: canvas.drawString,
            Align.CENTRE: canvas.drawCentredString,
            Align.RIGHT: canvas.drawRightString,
        }[item.align]
        if not item.turn:
            draw(*self._point(item.x, item.y), item.text)
            return
        canvas.saveState()
        canvas.translate(*self._point(item.x, item.y))
        canvas.rotate(-item.turn)
        draw(0, 0, item.text)
        canvas.restoreState()

    def _draw(self, path: PDFPathObject, item: Shape | Outline) -> None:
        if item.stroke:
            self._pen(item.stroke, item.width, item.dash if isinstance(item, Shape) else ())
        if item.fill:
            self.canvas.setFillColorRGB(*_rgb(item.fill))
        if item.fill or item.stroke:
            self.canvas.drawPath(path, stroke=bool(item.stroke), fill=bool(item.fill), fillMode=FILL_EVEN_ODD)

    def _pen(self, colour: str, width: float, dash: tuple[float, ...]) -> None:
        self.canvas.setStrokeColorRGB(*_rgb(colour))
        self.canvas.setLineWidth(width * POINTS_PER_MM)
        self.canvas.setDash([length * POINTS_PER_MM for length in dash])

    def _embedded(self, key: str) -> tuple[str, float]:
        """The name of a picture inside the file, and its width divided by its height."""
        if key not in self.placed:
            jpeg = _bytes_of(self.pictures[key])
            width, height, components = _jpeg_size(jpeg, key)
            stream = pdfdoc.PDFStream(content=jpeg, filters=[])
            stream.dictionary.dict |= {
                "Type": pdfdoc.PDFName("XObject"),
                "Subtype": pdfdoc.PDFName("Image"),
                "Width": width,
                "Height": height,
                "BitsPerComponent": 8,
                "ColorSpace": pdfdoc.PDFName(COLOUR_SPACES[components]),
                "Filter": pdfdoc.PDFName("DCTDecode"),
            }
            name = str(len(self.placed) + 1)
            self.canvas._doc.updateSignature(jpeg)
            self.canvas._doc.Reference(stream, pdfdoc.xObjectName(name))
            self.placed[key] = name, width / height
        return self.placed[key]

    def _rectangle(self, box: Box, corner: float) -> PDFPathObject:
        path = self.canvas.beginPath()
        x, y = self._point(box.x, box.bottom)
        size = box.width * POINTS_PER_MM, box.height * POINTS_PER_MM
        if corner:
            path.roundRect(x, y, *size, min(corner * POINTS_PER_MM, *(side / 2 for side in size)))
        else:
            path.rect(x, y, *size)
        return path

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return x * POINTS_PER_MM, (self.height - y) * POINTS_PER_MM

    def _corners(self, box: Box | None) -> tuple[float, ...] | None:
        return (*self._point(box.x, box.bottom), *self._point(box.right, box.y)) if box else None


def _kind_of(document: Document) -> Kind:
    """What a file is for: pages with a trim go to a shop, those in actual size are cut at home."""
    if any(page.trim for page in document.pages):
        return Kind.SHOP
    return Kind.SHEET if document.actual_size else Kind.PAGE


def _silhouette(item: Outline) -> PDFPathObject:
    """The path of an outline in points, round the middle of its box."""
    path = PDFPathObject()
    draw = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}
    across, down = item.box.width / 100 * POINTS_PER_MM, item.box.height / 100 * POINTS_PER_MM
    for letter, points in _strokes(item.path):
        draw[letter](*(value for x, y in points for value in ((x - 50) * across, (50 - y) * down)))
    return path


def _strokes(path: str) -> Iterator[tuple[str, tuple[tuple[float, float], ...]]]:
    """The strokes of a path: a letter and the points it needs; a letter may serve several strokes."""
    for letter, text in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        step = 3 if letter == "C" else 1
        for first in range(0, max(len(points), 1), step):
            yield letter, points[first : first + step]


def _rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255


def _bytes_of(picture: bytes | Path) -> bytes:
    if isinstance(picture, bytes):
        return picture
    try:
        return picture.read_bytes()
    except OSError as error:
        raise DixitError(f"{picture}: the picture cannot be read ({error.strerror}). Put it back.") from error


def _jpeg_size(jpeg: bytes, key: str) -> tuple[int, int, int]:
    """Width, height and number of colours of a JPEG picture."""
    try:
        width, height, components, _resolution = pdfutils.readJPEGInfo(BytesIO(jpeg))
    except (pdfdoc.PDFError, struct.error, IndexError) as error:
        raise DixitError(f"The picture '{key}' is damaged or no JPEG file. Make it anew.") from error
    if components not in COLOUR_SPACES:
        raise DixitError(f"The picture '{key}' is neither in RGB nor in grey. Save it as RGB.")
    return width, height, components


@cache
def _register_fonts() -> None:
    for font in Font:
        pdfmetrics.registerFont(TTFont(font.value, str(font_file(font)), asciiReadable=0))
