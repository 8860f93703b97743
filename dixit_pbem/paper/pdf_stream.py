"""A PDF file of sheets, written from front to back: each picture goes in once, and is then forgotten."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.impose import STRAIGHT, Nudge
from dixit_pbem.layout.items import Box, Font
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.paper import pdf_objects
from dixit_pbem.paper.operators import Resources, page_operators
from dixit_pbem.paper.pdf_objects import Imprint, Purpose
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.points import page_boxes
from dixit_pbem.paper.subset import Subset

KNOWN_BY = 1024
NEWEST_FOR_SHOPS, NEWEST = "1.6", "1.7"
"""Versions of PDF: what shops ask for knows all that a card needs, but not how paper is turned over."""
NOT_SYMBOLIC = 32
CAPITALS, STEM = 660, 80
"""What readers fall back on if they cannot use the font itself; it is embedded, so any good guess will do."""
ROWS_IN_A_BLOCK = 100


class GrowingPdf:
    """A PDF file that grows at its end; an object may be spoken of before it is written."""

    def __init__(self, out: BinaryIO, version: str) -> None:
        self._out = out
        self._at = 0
        self._starts: list[int] = []
        self._digest = hashlib.sha256()
        self._write(b"%%PDF-%b\n%%\xe2\xe3\xcf\xd3\n" % version.encode("ascii"))

    def reserve(self) -> int:
        """The number of an object that will be written later."""
        self._starts.append(0)
        return len(self._starts)

    def put(self, body: str, number: int = 0) -> int:
        """Write an object, under a number that was reserved or a new one."""
        written = body.encode("ascii")
        self._digest.update(written)
        return self._object((written,), number)

    def put_stream(self, entries: str, parts: Sequence[bytes | memoryview]) -> int:
        """Write an object that carries bytes which are packed already."""
        head = pdf_objects.stream_head(entries, parts)
        self._digest.update(head)
        for part in parts:
            # The identity of a file is no proof: the ends of its pictures tell them apart, and much sooner.
            self._digest.update(part[-KNOWN_BY:])
        return self._object((head, *parts, pdf_objects.STREAM_END), 0)

    def _object(self, parts: Sequence[bytes | memoryview], number: int) -> int:
        number = number or self.reserve()
        self._starts[number - 1] = self._at
        self._write(b"%d 0 obj\n" % number)
        for part in parts:
            self._write(part)
        self._write(b"\nendobj\n")
        return number

    def finish(self, catalogue: int, title: int) -> None:
        """Write the table of objects; the file is whole then."""
        table_at, name = self._at, self._digest.hexdigest()[:32]
        rows = "".join(f"{start:010} 00000 n \n" for start in self._starts)
        count = len(self._starts) + 1
        trailer = f"<</Size {count}/Root {catalogue} 0 R/Info {title} 0 R/ID[<{name}><{name}>]>>"
        ending = f"xref\n0 {count}\n0000000000 65535 f \n{rows}trailer\n{trailer}\nstartxref\n{table_at}\n%%EOF\n"
        self._write(ending.encode("ascii"))

    def _write(self, data: bytes | memoryview) -> None:
        self._out.write(data)
        self._at += len(data)


def embed_font(pdf: GrowingPdf, subset: Subset, number: int) -> None:
    """Write a font under a number that was reserved for it."""
    name, program, face = subset.name(), subset.program(), subset.face
    file = pdf_objects.put_packed(pdf, f"/Length1 {len(program)}", program)
    left, low, right, high, ascent, descent = (round(side * 1000 / face.units) for side in (*face.box, *face.rise))
    descriptor = pdf.put(
        f"<</Type/FontDescriptor/FontName/{name}/Flags {NOT_SYMBOLIC}/FontBBox[{left} {low} {right} {high}]"
        f"/ItalicAngle 0/Ascent {ascent}/Descent {descent}/CapHeight {CAPITALS}/StemV {STEM}/FontFile2 {file} 0 R>>"
    )
    widths = "".join(f"{glyph}[{width:g}]" for glyph, width in subset.widths())
    descendant = pdf.put(
        f"<</Type/Font/Subtype/CIDFontType2/BaseFont/{name}/CIDToGIDMap/Identity/W[{widths}]"
        f"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor {descriptor} 0 R>>"
    )
    letters = pdf_objects.put_packed(pdf, "", _letters(subset))
    pdf.put(
        f"<</Type/Font/Subtype/Type0/BaseFont/{name}/Encoding/Identity-H"
        f"/DescendantFonts[{descendant} 0 R]/ToUnicode {letters} 0 R>>",
        number,
    )


def _letters(subset: Subset) -> bytes:
    """The table from glyphs back to letters."""
    rows = [f"<{glyph:04x}> <{letter.encode('utf-16-be').hex()}>" for glyph, letter in sorted(subset.used.items())]
    blocks = [rows[start : start + ROWS_IN_A_BLOCK] for start in range(0, len(rows), ROWS_IN_A_BLOCK)]
    mapped = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{mapped}\n"
        "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode("ascii")


@frozen
class Embedded:
    """A picture inside the file: its object, its width by its height, and the camera's mark for how it was held."""

    number: int
    aspect: float
    mark: int


class PdfStream:
    """Pictures, then the pages that show them, in any order; call `finish` once."""

    def __init__(self, out: BinaryIO, imprint: Imprint) -> None:
        self._imprint = imprint
        self._pdf = GrowingPdf(out, NEWEST_FOR_SHOPS if imprint.purpose is Purpose.SHOP else NEWEST)
        self._tree = self._pdf.reserve()
        self._pages: list[int] = []
        self._pictures: dict[str, Embedded] = {}
        self._profiles: dict[bytes, int] = {}
        self._fonts: dict[Font, tuple[int, Subset]] = {}

    def embedded(self, path: Path) -> Embedded:
        """A picture of the file, put in when it is first asked for; a `BadFile` if it cannot be read."""
        name = str(path)
        if name not in self._pictures:
            picture = picture_stream(path)
            if picture.profile and picture.profile not in self._profiles:
                self._profiles[picture.profile] = pdf_objects.put_profile(self._pdf, picture.profile, picture.colours)
            number = pdf_objects.put_picture(self._pdf, picture, self._profiles.get(picture.profile, 0))
            width, height = picture.upright
            self._pictures[name] = Embedded(number, width / height, picture.mark)
        return self._pictures[name]

    def page(
        self, items: Iterable[SheetItem], paper: Size, *, nudge: Nudge = STRAIGHT, trim: Box | None = None
    ) -> None:
        """Add a page whose pictures are embedded; where it is cut to a card, its bleed reaches up to its edges."""
        shown: set[int] = set()
        fonts: set[Font] = set()

        def name_of(picture: str) -> tuple[str, int]:
            embedded = self._pictures[picture]
            shown.add(embedded.number)
            return f"P{embedded.number}", embedded.mark

        def glyphs(font: Font, text: str) -> bytes:
            fonts.add(font)
            if font not in self._fonts:
                self._fonts[font] = self._pdf.reserve(), Subset(font)
            return self._fonts[font][1].glyphs(text)

        operators = page_operators(items, paper, nudge, resources=Resources(name_of, glyphs))
        content = pdf_objects.put_packed(self._pdf, "", operators)
        bleed = Box(0, 0, paper.width, paper.height) if trim else None
        boxes = pdf_objects.box_entries(page_boxes(paper, trim=trim, bleed=bleed))
        named = "".join(f"/P{number} {number} 0 R" for number in sorted(shown))
        typefaces = "".join(f"/{font.value} {self._fonts[font][0]} 0 R" for font in sorted(fonts))
        page = self._pdf.put(
            f"<</Type/Page/Parent {self._tree} 0 R{boxes}/Contents {content} 0 R"
            f"/Resources<</XObject<<{named}>>/Font<<{typefaces}>>>>>>"
        )
        self._pages.append(page)

    def finish(self) -> None:
        """Write what holds the pages together, and how they ask to be printed."""
        for number, subset in self._fonts.values():
            embed_font(self._pdf, subset, number)
        kids = " ".join(f"{page} 0 R" for page in self._pages)
        self._pdf.put(f"<</Type/Pages/Count {len(self._pages)}/Kids[{kids}]>>", self._tree)
        entries = pdf_objects.imprint_entries(self._imprint)
        if self._imprint.purpose is Purpose.SHOP:
            entries["OutputIntents"] = pdf_objects.output_intents(self._pdf, Purpose.SHOP)
        said = "".join(f"/{key}{value}" for key, value in entries.items())
        catalogue = self._pdf.put(f"<</Type/Catalog/Pages {self._tree} 0 R{said}>>")
        self._pdf.finish(catalogue, self._pdf.put(pdf_objects.title_entries(self._imprint)))
