"""What a file is for: its own mark says so, or else its boxes, its paper and its wishes for the printer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dixit_pbem.paper.preflight.evidence import PageSeen
from dixit_pbem.paper.preflight.findings import MARK, Kind
from dixit_pbem.paper.preflight.objects import entry, name

if TYPE_CHECKING:
    from pikepdf import Pdf

LARGEST_CARD = 160.0
"""A page whose longer side is no longer, in millimetres, is a card."""


def mark(pdf: Pdf, kind: Kind) -> None:
    """Write into a file what it is for."""
    from pikepdf import Name

    pdf.Root[MARK] = Name(f"/{kind}")


def kind_of(catalogue: object, pages: Sequence[PageSeen]) -> Kind:
    """What a file is for, as far as one can see."""
    marked = name(entry(catalogue, MARK))
    if marked in set(Kind):
        return Kind(marked)
    if any(_is_cut(page) for page in pages):
        return Kind.SHOP
    wishes = entry(catalogue, "/ViewerPreferences")
    if name(entry(wishes, "/PrintScaling")) == "None" or entry(wishes, "/Duplex") is not None:
        return Kind.SHEET
    return Kind.PAGE


def _is_cut(page: PageSeen) -> bool:
    """Whether a page is one side of a card."""
    inner = page.trim and (page.trim.width < page.width or page.trim.height < page.height)
    return bool(inner) or 0 < max(page.width, page.height) <= LARGEST_CARD
