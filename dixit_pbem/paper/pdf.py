"""Pages of millimetre items as one PDF file, drawn with ReportLab.

The same document and pictures give the same bytes. JPEG pictures go in untouched and once each; no text of the file
names one of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Align, Box, Document, Fit, Font, Line, Outline, Page, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper import pdf_objects
from dixit_pbem.paper.fonts import font_file, require
from dixit_pbem.paper.jpeg import Damaged, frames, segments
from dixit_pbem.paper.pdf_objects import Imprint, Purpose
from dixit_pbem.paper.picture_stream import PictureStream
from dixit_pbem.paper.points import POINTS, InPoints, Point, page_boxes, shares_of
from dixit_pbem.paper.reportlab_file import CanvasFile
from dixit_pbem.storage.disk import whole_file

rl_config.useA85 = 0


def render(document: Document, pictures: Mapping[str, bytes]) -> bytes:
    """The PDF file of a document; `pictures` has the JPEG file that each `PlaceImage.picture` stands for."""
    _register(Font.SANS)
    canvas = Canvas(BytesIO(), invariant=1, pageCompression=1, pdfVersion=(1, 7), initialFontName=Font.SANS.value)
    file = CanvasFile(canvas)
    imprint = _imprint(document)
    file.sign(repr(document))
    file.describe(
        pdf_objects.imprint_entries(imprint) | {"OutputIntents": pdf_objects.output_intents(file, imprint.purpose)},
        pdf_objects.title_entries(imprint),
    )
    placed = _Pictures(file, pictures)
    for page in document.pages:
        _Drawing(canvas, page, placed).finish()
    return bytes(canvas.getpdfdata())


def write_document(document: Document, target: Path, pictures: Mapping[str, bytes] | None = None) -> None:
    """Write the PDF file of a document to its place."""
    data = render(document, pictures or {})
    with whole_file(target) as out:
        out.write(data)


@cache
def _register(font: Font) -> None:
    """Make a font known; each is read when the first text wants it."""
    pdfmetrics.registerFont(TTFont(font.value, str(font_file(font)), asciiReadable=0))


def _imprint(document: Document) -> Imprint:
    """Pages with a trim go to a shop, those in actual size are cut at home."""
    purpose = Purpose.SHEET if document.actual_size else Purpose.PAGE
    if any(page.trim for page in document.pages):
        purpose = Purpose.SHOP
    return Imprint(document.title, document.language, purpose, document.sides, document.actual_size)


class _Pictures:
    """The pictures of a document, each put into the file when it is first drawn."""

    def __init__(self, file: CanvasFile, jpegs: Mapping[str, bytes]) -> None:
        self.file, self.jpegs = file, jpegs
        self.placed: dict[str, tuple[int, float]] = {}

    def placed_as(self, key: str) -> tuple[int, float]:
        """The number of a picture in the file, and its width divided by its height."""
        if key not in self.placed:
            jpeg = self.jpegs[key]
            try:
                frame = next(frames(segments(jpeg)))
                aspect = frame.width / frame.height
            except (Damaged, StopIteration, ZeroDivisionError) as error:
                raise DixitError(f"The picture '{key}' is damaged or no JPEG file. Make it anew.") from error
            if frame.colours not in pdf_objects.COLOUR_SPACES:
                raise DixitError(f"The picture '{key}' is neither in RGB nor in grey. Save it as RGB.")
            picture = PictureStream(frame.width, frame.height, frame.colours, "DCTDecode", (jpeg,))
            self.placed[key] = pdf_objects.put_picture(self.file, picture), aspect
        return self.placed[key]


class _Drawing:
    """A page on a canvas, that speaks in millimetres from the top left corner."""

    def __init__(self, canvas: Canvas, page: Page, pictures: _Pictures) -> None:
        self.canvas, self.page, self.pictures = canvas, page, pictures
        self.points = InPoints(page.height)

    def finish(self) -> None:
        """Draw the page, with its items in their order."""
        page = self.page
        boxes = page_boxes(Size(page.width, page.height), trim=page.trim, bleed=page.bleed)
        self.canvas.setPageSize(boxes["MediaBox"][2:])
        self.canvas.setTrimBox(boxes.get("TrimBox"))
        self.canvas.setBleedBox(boxes.get("BleedBox"))
        for item in page.items:
            match item:
                case PlaceImage():
                    self.picture(item)
                case Line():
                    self.line(item)
                case Shape():
                    self.draw(self.rectangle(item.box, item.corner), item)
                case Outline():
                    self.outline(item)
                case Text():
                    self.text(item)
        self.canvas.showPage()

    def picture(self, item: PlaceImage) -> None:
        """A picture, turned, mirrored and cut as its item says."""
        number, aspect = self.pictures.placed_as(item.picture)
        box, canvas = item.box, self.canvas
        canvas.saveState()
        if item.clip or item.corner or item.fit is Fit.COVER:
            canvas.clipPath(self.rectangle(item.clip or box, item.corner), stroke=0)
        if item.fit is Fit.COVER:
            seen = 1 / aspect if item.turn % 180 else aspect
            width, height = max(box.width, box.height * seen), max(box.height, box.width / seen)
            box = Box(box.x - (width - box.width) / 2, box.y - (height - box.height) / 2, width, height)
        canvas.transform(*self.points.matrix(item, box))
        canvas.doForm(str(number))
        canvas.restoreState()

    def line(self, item: Line) -> None:
        """A straight line."""
        self.pen(item.colour, item.width, item.dash)
        self.canvas.line(*self.points.at(item.x1, item.y1), *self.points.at(item.x2, item.y2))

    def outline(self, item: Outline) -> None:
        """A silhouette, filled, framed or both."""
        self.canvas.saveState()
        self.turned(item.box.x + item.box.width / 2, item.box.y + item.box.height / 2, item.turn)
        self.draw(PDFPathObject([_operators(item.path, item.box.width, item.box.height)]), item)
        self.canvas.restoreState()

    def text(self, item: Text) -> None:
        """One line of text in an embedded font."""
        require(item.text, item.font)
        _register(item.font)
        canvas = self.canvas
        canvas.setFont(item.font.value, item.size)
        canvas.setFillColorRGB(*shares_of(item.colour))
        draw = {
            Align.LEFT: canvas.drawString,
            Align.CENTRE: canvas.drawCentredString,
            Align.RIGHT: canvas.drawRightString,
        }[item.align]
        if not item.turn:
            draw(*self.points.at(item.x, item.y), item.text)
            return
        canvas.saveState()
        self.turned(item.x, item.y, item.turn)
        draw(0, 0, item.text)
        canvas.restoreState()

    def turned(self, x: float, y: float, turn: float) -> None:
        """Count from this point on, turned clockwise by so many degrees."""
        self.canvas.translate(*self.points.at(x, y))
        self.canvas.rotate(-turn)

    def draw(self, path: PDFPathObject, item: Shape | Outline) -> None:
        """A path, filled, framed or both."""
        if item.stroke:
            self.pen(item.stroke, item.width, item.dash if isinstance(item, Shape) else ())
        if item.fill:
            self.canvas.setFillColorRGB(*shares_of(item.fill))
        if item.fill or item.stroke:
            self.canvas.drawPath(path, stroke=bool(item.stroke), fill=bool(item.fill), fillMode=FILL_EVEN_ODD)

    def pen(self, colour: str, width: float, dash: tuple[float, ...]) -> None:
        """What lines are drawn with from now on."""
        self.canvas.setStrokeColorRGB(*shares_of(colour))
        self.canvas.setLineWidth(width * POINTS)
        self.canvas.setDash([length * POINTS for length in dash])

    def rectangle(self, box: Box, corner: float) -> PDFPathObject:
        """A path round a box, round at its corners."""
        return PDFPathObject([f"n {self.points.rectangle(box, corner)}"])


_OPERATORS = {"M": (1, "m"), "L": (1, "l"), "C": (3, "c"), "Z": (0, "h")}
"""How many points a stroke of each letter has, and what a PDF calls it."""


@lru_cache(maxsize=512)
def _operators(path: str, width: float, height: float) -> str:
    """A path round the middle of a box so large, as a PDF says it; a letter may serve several strokes.

    The same few figures stand on every page, so they are kept; ReportLab would write out each number anew.
    """
    across, down = width / 100 * POINTS, height / 100 * POINTS
    written = ["n"]
    for operator, points in _strokes(path):
        written += *(f"{(x - 50) * across:.3f} {(50 - y) * down:.3f}" for x, y in points), operator
    return " ".join(written)


@lru_cache(maxsize=256)
def _strokes(path: str) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """What a path draws one after the other, with the points of each."""
    strokes = list[tuple[str, tuple[Point, ...]]]()
    for letter, text in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        each, operator = _OPERATORS[letter]
        strokes += [(operator, points[at : at + each]) for at in range(0, max(len(points), 1), each or 1)]
    return tuple(strokes)
