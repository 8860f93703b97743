"""The file for a print shop: one page a card side, with its boxes and what its colours are meant to be.

Edge: reads the pictures and writes the PDF file. Pictures go in as they are; the bleed they lack is folded over on
the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from dixit_pbem.layout.bleed import Bleed, Printed, card_items, moon_back
from dixit_pbem.layout.impose import Slot
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.paper.export.deck import SHOP_BLEED, ExportDeck, require_cards
from dixit_pbem.paper.pdf_objects import Imprint, Purpose
from dixit_pbem.paper.pdf_stream import PdfStream
from dixit_pbem.paper.picture_stream import BadPictures
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
    trim = Box(SHOP_BLEED, SHOP_BLEED, deck.card.width, deck.card.height)
    bad = BadPictures()
    with whole_file(target) as out:
        pdf = PdfStream(out, Imprint(deck.name, "en", Purpose.SHOP))
        for done, side in enumerate(_sides(deck, order), start=1):
            with bad.kept():
                pdf.page(_items(side, deck, trim, pdf=pdf), deck.card.grown(SHOP_BLEED), trim=trim)
            on_progress(done, 2 * len(deck.cards))
        bad.tell()
        pdf.finish()


def _sides(deck: ExportDeck, order: Order) -> Iterator[Path | None]:
    """The picture of each side; without one it is the program's own back."""
    for card in deck.cards:
        yield card.picture
        if order is Order.ALTERNATING:
            yield deck.back
    if order is Order.APART:
        yield from [deck.back] * len(deck.cards)


def _items(side: Path | None, deck: ExportDeck, trim: Box, *, pdf: PdfStream) -> tuple[SheetItem, ...]:
    if side is None:
        return tuple(moon_back(trim, SHOP_BLEED))
    bleed = Bleed.IMAGE if deck.own_bleed >= SHOP_BLEED else Bleed.MIRROR
    return card_items(Printed(str(side), pdf.embedded(side).aspect, deck.own_bleed, bleed, SHOP_BLEED), Slot(trim))
