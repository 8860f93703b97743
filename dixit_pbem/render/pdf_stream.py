"""A PDF file of sheets, written from front to back: each picture goes in once, and is then forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import BinaryIO

from dixit_pbem.layout.impose import Nudge
from dixit_pbem.layout.items import Font, Sides
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.render.embedding import embed_font
from dixit_pbem.render.operators import POINTS, Resources, page_operators
from dixit_pbem.render.pdf_objects import PdfObjects
from dixit_pbem.render.picture_stream import PictureStream
from dixit_pbem.render.preflight.findings import MARK, Kind
from dixit_pbem.render.subset import Subset

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
