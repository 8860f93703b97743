"""Documents whose texts hold what no font of ours can draw: an emoji in a clue, a name in another script."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.layout.items import Document, Font, Item, Text
from dixit_pbem.paper import fonts


def measure(text: str, font: Font, size: float) -> float:
    """How wide a text is once it can be printed."""
    return fonts.measure(fonts.printable(text), font, size)


def printable(document: Document) -> Document:
    """The same document with every text as it can be printed."""
    return replace(
        document,
        pages=tuple(replace(page, items=tuple(map(_printable, page.items))) for page in document.pages),
    )


def _printable(item: Item) -> Item:
    return replace(item, text=fonts.printable(item.text)) if isinstance(item, Text) else item
