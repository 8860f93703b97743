"""Documents whose texts hold what no font of ours can draw: an emoji in a clue, a name in another script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.layout.items import Document, Font, Item, Page, Text
from dixit_pbem.paper import fonts


def measure(text: str, font: Font, size: float) -> float:
    """How wide a text is once it can be printed."""
    return fonts.measure(fonts.printable_text(text), font, size)


def printable(document: Document) -> Document:
    """The same document with every text as it can be printed."""

    def items(page: Page) -> Iterator[Item]:
        for item in page.items:
            yield replace(item, text=fonts.printable_text(item.text)) if isinstance(item, Text) else item

    return replace(document, pages=tuple(replace(page, items=tuple(items(page))) for page in document.pages))
