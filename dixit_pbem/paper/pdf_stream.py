"""A PDF file of sheets, written from front to back: each picture goes in once, and is then forgotten."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import BinaryIO

from dixit_pbem.layout.impose import Nudge
from dixit_pbem.layout.items import Font, Sides
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.paper.operators import POINTS, Resources, page_operators
from dixit_pbem.paper.picture_stream import PictureStream
from dixit_pbem.paper.preflight.findings import MARK, Kind
from dixit_pbem.paper.subset import Subset

HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
KNOWN_BY = 1024


class PdfObjects:
    """A PDF file that grows at its end; an object may be spoken of before it is written."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._at = 0
        self._starts: list[int] = []
        self._digest = hashlib.sha256()
        self._write(HEADER)

    def reserve(self) -> int:
        """The number of an object that will be written later."""
        self._starts.append(0)
        return len(self._starts)

    def put(self, body: str, number: int = 0) -> int:
        """Write an object, under a number that was reserved or a new one."""
        number = number or self.reserve()
        self._starts[number - 1] = self._at
        self._digest.update(body.encode("ascii"))
        self._write(b"%d 0 obj\n%b\nendobj\n" % (number, body.encode("ascii")))
        return number

    def put_stream(self, entries: str, data: Sequence[bytes | memoryview], number: int = 0) -> int:
        """Write an object that carries bytes which are packed already."""
        number = number or self.reserve()
        self._starts[number - 1] = self._at
        length = sum(len(part) for part in data)
        self._digest.update(f"{entries} {length}".encode("ascii"))
        for part in data:
            # The identity of a file is no proof: the ends of its pictures tell them apart, and much sooner.
            self._digest.update(part[-KNOWN_BY:])
        self._write(b"%d 0 obj\n<<%b/Length %d>>\nstream\n" % (number, entries.encode("ascii"), length))
        for part in data:
            self._write(part)
        self._write(b"\nendstream\nendobj\n")
        return number

    def put_packed(self, entries: str, data: bytes, number: int = 0) -> int:
        """Pack bytes and write them as an object."""
        return self.put_stream(f"{entries}/Filter/FlateDecode", (zlib.compress(data, 9),), number)

    def finish(self, catalog: int, info: int) -> None:
        """Write the table of objects; the file is whole then."""
        table_at, name = self._at, self._digest.hexdigest()[:32]
        rows = "".join(f"{start:010} 00000 n \n" for start in self._starts)
        count = len(self._starts) + 1
        trailer = f"<</Size {count}/Root {catalog} 0 R/Info {info} 0 R/ID[<{name}><{name}>]>>"
        ending = f"xref\n0 {count}\n0000000000 65535 f \n{rows}trailer\n{trailer}\nstartxref\n{table_at}\n%%EOF\n"
        self._write(ending.encode("ascii"))

    def _write(self, data: bytes | memoryview) -> None:
        self._out.write(data)
        self._at += len(data)


NOT_SYMBOLIC = 32
CAPITALS, STEM = 660, 80
"""What readers fall back on if they cannot use the font itself; it is embedded, so any good guess will do."""
ROWS_IN_A_BLOCK = 100


def embed_font(pdf: PdfObjects, subset: Subset, number: int) -> None:
    """Write a font under a number that was reserved for it."""
    name = subset.name()
    program = subset.program()
    file = pdf.put_packed(f"/Length1 {len(program)}", program)
    scale = 1000 / subset.face.units
    box = " ".join(f"{round(side * scale)}" for side in subset.face.box)
    ascent, descent = (round(reach * scale) for reach in subset.face.rise)
    descriptor = pdf.put(
        f"<</Type/FontDescriptor/FontName/{name}/Flags {NOT_SYMBOLIC}/FontBBox[{box}]/ItalicAngle 0"
        f"/Ascent {ascent}/Descent {descent}/CapHeight {CAPITALS}/StemV {STEM}/FontFile2 {file} 0 R>>"
    )
    widths = "".join(f"{glyph}[{width:g}]" for glyph, width in subset.widths())
    descendant = pdf.put(
        f"<</Type/Font/Subtype/CIDFontType2/BaseFont/{name}/CIDToGIDMap/Identity/W[{widths}]"
        f"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor {descriptor} 0 R>>"
    )
    letters = pdf.put_packed("", _letters(subset))
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


DUPLEX = {Sides.ONE: "Simplex", Sides.LONG_EDGE: "DuplexFlipLongEdge", Sides.SHORT_EDGE: "DuplexFlipShortEdge"}
COLOUR_SPACES = {1: "DeviceGray", 3: "DeviceRGB"}


@dataclass(frozen=True, slots=True)
class Embedded:
    """A picture inside the file: its object and the camera's mark for how it was held."""

    number: int
    mark: int


class PdfStream:
    """Pictures, then the pages that show them, in any order; call `finish` once."""

    def __init__(self, out: BinaryIO) -> None:
        self._pdf = PdfObjects(out)
        self._tree = self._pdf.reserve()
        self._pages: list[int] = []
        self._profiles: dict[bytes, int] = {}
        self._fonts: dict[Font, tuple[int, Subset]] = {}

    def picture(self, stream: PictureStream) -> Embedded:
        """Put a picture into the file."""
        entries = (
            f"/Type/XObject/Subtype/Image/Width {stream.width}/Height {stream.height}/BitsPerComponent 8"
            f"/ColorSpace{self._colour_space(stream)}/Filter/{stream.filter}"
        )
        if stream.filter == "FlateDecode":
            entries += f"/DecodeParms<</Predictor 15/Colors {stream.colours}/Columns {stream.width}>>"
        return Embedded(self._pdf.put_stream(entries, stream.data), stream.mark)

    def page(
        self, items: Iterable[SheetItem], paper: Size, *, nudge: Nudge, pictures: Callable[[str], Embedded]
    ) -> None:
        """Add a page; `pictures` tells what was embedded for a `PlaceImage.picture`."""
        shown: set[int] = set()
        fonts: set[Font] = set()

        def name_of(picture: str) -> tuple[str, int]:
            embedded = pictures(picture)
            shown.add(embedded.number)
            return f"P{embedded.number}", embedded.mark

        def glyphs(font: Font, text: str) -> bytes:
            fonts.add(font)
            return self._subset(font).glyphs(text)

        operators = page_operators(items, paper, nudge, resources=Resources(name_of, glyphs))
        content = self._pdf.put_packed("", operators)
        named = "".join(f"/P{number} {number} 0 R" for number in sorted(shown))
        typefaces = "".join(f"/{font.value} {self._fonts[font][0]} 0 R" for font in sorted(fonts))
        corner = f"{paper.width * POINTS:.5f} {paper.height * POINTS:.5f}"
        page = self._pdf.put(
            f"<</Type/Page/Parent {self._tree} 0 R/MediaBox[0 0 {corner}]/Contents {content} 0 R"
            f"/Resources<</XObject<<{named}>>/Font<<{typefaces}>>>>>>"
        )
        self._pages.append(page)

    def finish(self, title: str, language: str, sides: Sides) -> None:
        """Write what holds the pages together, and how they ask to be printed: as large as they are."""
        for number, subset in self._fonts.values():
            embed_font(self._pdf, subset, number)
        kids = " ".join(f"{page} 0 R" for page in self._pages)
        self._pdf.put(f"<</Type/Pages/Count {len(self._pages)}/Kids[{kids}]>>", self._tree)
        catalog = self._pdf.put(
            f"<</Type/Catalog/Pages {self._tree} 0 R/Lang({language}){MARK}/{Kind.SHEET}"
            f"/ViewerPreferences<</PrintScaling/None/Duplex/{DUPLEX[sides]}/DisplayDocTitle true>>>>"
        )
        words = ("\ufeff" + title).encode("utf-16-be").hex()
        self._pdf.finish(catalog, self._pdf.put(f"<</Title<{words}>/Producer(dixit-pbem)>>"))

    def _colour_space(self, stream: PictureStream) -> str:
        if not stream.profile:
            return f"/{COLOUR_SPACES[stream.colours]}"
        if stream.profile not in self._profiles:
            entries = f"/N {stream.colours}/Alternate/{COLOUR_SPACES[stream.colours]}"
            self._profiles[stream.profile] = self._pdf.put_packed(entries, stream.profile)
        return f"[/ICCBased {self._profiles[stream.profile]} 0 R]"

    def _subset(self, font: Font) -> Subset:
        if font not in self._fonts:
            self._fonts[font] = self._pdf.reserve(), Subset(font)
        return self._fonts[font][1]
