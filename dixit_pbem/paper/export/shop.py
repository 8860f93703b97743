"""The file for a print shop: one page a card side, with its boxes and what its colours are meant to be.

Edge: reads the pictures and writes the PDF file. Pictures go in as they are; the bleed they lack is folded over on
the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO

from dixit_pbem.layout.bleed import Bleed, Printed, card_items, moon_back
from dixit_pbem.layout.impose import STRAIGHT, Slot
from dixit_pbem.layout.items import Box, PlaceImage, Shape, Sides
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import SHOP_BLEED, BadPictures, ExportDeck, require_cards
from dixit_pbem.paper.intent import srgb_intent
from dixit_pbem.paper.operators import POINTS
from dixit_pbem.paper.pdf_stream import Embedded, PdfStream
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.preflight.findings import Kind
from dixit_pbem.paper.preflight.kinds import mark
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.disk import whole_file


class Order(StrEnum):
    """How backs and fronts follow each other."""

    ALTERNATING = "alternating"
    APART = "apart"
    """All fronts, then as many backs."""


def export_shop(
    deck: ExportDeck, target: Path, *, order: Order = Order.ALTERNATING, on_progress: OnProgress = unwatched
) -> None:
    """Write the file of a print shop; problems of all pictures at once, and then no file."""
    require_cards(deck)
    with whole_file(target) as out, TemporaryFile(dir=target.parent) as plain:
        _Pages(deck, plain, on_progress).write(order)
        _finish(plain, out, deck.card)


@dataclass(frozen=True, slots=True)
class _Picture:
    """A picture in the file, with its shape."""

    embedded: Embedded
    aspect: float


class _Pages:
    """The pages, one card side each, as the writer of sheets puts them down."""

    def __init__(self, deck: ExportDeck, out: BinaryIO, on_progress: OnProgress) -> None:
        self.deck, self.pdf, self.on_progress = deck, PdfStream(out), on_progress
        self.paper = deck.card.grown(SHOP_BLEED)
        self.pictures: dict[str, _Picture] = {}
        self.bad = BadPictures()

    def write(self, order: Order) -> None:
        """Write all sides; if pictures cannot be printed, all of them are told."""
        for done, side in enumerate(self._sides(order), start=1):
            self._page(side)
            self.on_progress(done, 2 * len(self.deck.cards))
        self.bad.tell()
        self.pdf.finish(self.deck.name, "en", Sides.ONE)

    def _sides(self, order: Order) -> Iterator[Path | None]:
        for card in self.deck.cards:
            yield card.picture
            if order is Order.ALTERNATING:
                yield self.deck.back
        if order is Order.APART:
            yield from [self.deck.back] * len(self.deck.cards)

    def _page(self, side: Path | None) -> None:
        """A side with the picture of that file, or the program's own back."""
        items: tuple[PlaceImage | Shape, ...] = ()
        with self.bad.kept():
            items = self._items(side)
        if not self.bad:
            self.pdf.page(items, self.paper, nudge=STRAIGHT, pictures=lambda name: self.pictures[name].embedded)

    def _items(self, side: Path | None) -> tuple[PlaceImage | Shape, ...]:
        trim = Box(SHOP_BLEED, SHOP_BLEED, self.deck.card.width, self.deck.card.height)
        if side is None:
            return tuple(moon_back(trim, SHOP_BLEED))
        own = self.deck.own_bleed
        bleed = Bleed.IMAGE if own >= SHOP_BLEED else Bleed.MIRROR
        return card_items(Printed(str(side), self._picture(side).aspect, own, bleed, SHOP_BLEED), Slot(trim))

    def _picture(self, path: Path) -> _Picture:
        """A picture of the deck; each goes into the file once."""
        name = str(path)
        if name not in self.pictures:
            stream = picture_stream(path)
            width, height = stream.upright
            self.pictures[name] = _Picture(self.pdf.picture(stream), width / height)
        return self.pictures[name]


def _finish(plain: BinaryIO, out: BinaryIO, card: Size) -> None:
    """Put in what a shop asks for beyond the pages themselves, and leave out what is for printers at home."""
    from pikepdf import Array, Pdf, StreamDecodeLevel

    sides = (SHOP_BLEED, SHOP_BLEED, SHOP_BLEED + card.width, SHOP_BLEED + card.height)
    with Pdf.open(plain) as pdf:
        for page in pdf.pages:
            page.obj.TrimBox = Array([round(side * POINTS, 5) for side in sides])
            page.obj.BleedBox = page.obj.MediaBox
        pdf.Root.OutputIntents = Array([srgb_intent(pdf)])
        del pdf.Root.ViewerPreferences
        mark(pdf, Kind.SHOP)
        pdf.save(
            out,
            deterministic_id=True,
            fix_metadata_version=False,
            stream_decode_level=StreamDecodeLevel.none,
            force_version="1.6",
        )
