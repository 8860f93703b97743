"""A book becomes one web page that needs nothing but itself: pictures, letters and drawings stand inside it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.chart import chart_items
from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.items import Box, Font
from dixit_pbem.layout.plates import CROSS, Person
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.render.fonts import measure
from dixit_pbem.render.fonts import printable as printable_text
from dixit_pbem.render.svg import marks, svg
from dixit_pbem.render.web import web_page
from dixit_pbem.render.web_font import web_font

TEMPLATE = "index.html.j2"
WIDE, NARROW = Box(0, 0, 200, 105), Box(0, 0, 92, 120)
"""The chart for a desk and paper, and the one for a phone, whose letters are as large on the screen."""
DISC = 8.0
FAMILIES: tuple[tuple[str, Font, int], ...] = (
    ("Album Serif", Font.SERIF, 400),
    ("Album Serif", Font.SERIF_BOLD, 600),
    ("Album Sans", Font.SANS, 400),
    ("Album Sans", Font.SANS_BOLD, 600),
)


@dataclass(frozen=True, slots=True)
class Copies:
    """The pictures of an album by their keys, as JPEG files: the storyteller's large, all small."""

    large: Mapping[str, bytes]
    small: Mapping[str, bytes]


def album_page(book: AlbumBook, copies: Copies, *, templates: Sequence[Path]) -> str:
    """The web page of a book."""
    values = {
        "book": book,
        "large": _addresses(copies.large, "image/jpeg"),
        "small": _addresses(copies.small, "image/jpeg"),
        "fonts": Markup("\n".join(_fonts(book))),  # noqa: S704 - made of our own digits
        "symbols": Markup("".join(_symbols(book))),  # noqa: S704 - made of our own figures
        "wide_chart": _chart(book, WIDE),
        "narrow_chart": _chart(book, NARROW),
    }
    return web_page(TEMPLATE, values, templates=templates)


def _addresses(files: Mapping[str, bytes], kind: str) -> dict[str, str]:
    return {key: _address(content, kind) for key, content in files.items()}


def _address(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(content).decode('ascii')}"


def _fonts(book: AlbumBook) -> Iterator[str]:
    """Our typefaces with the letters of this book; what they lack comes from the reader's own."""
    # A record tells all its texts when it is printed; a space that does not break is printed as its number.
    letters = f"{book}\u00a0+–·"
    for family, font, weight in FAMILIES:
        address = _address(web_font(font, letters), "font/woff")
        yield f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url("{address}") format("woff"); }}'


def _symbols(book: AlbumBook) -> Iterator[str]:
    """Everything that the page draws more than once."""
    for name, path in (("crescent", CRESCENT), ("cross", CROSS)):
        yield f'<symbol id="{name}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
    for look in dict.fromkeys(person.look for person in _everybody(book)):
        yield _symbol(look)


def _symbol(look: PlayerLook) -> str:
    disc = marks(disc_items(look, Box(0, 0, DISC, DISC)))
    return f'<symbol id="{look.figure}-{look.colour_name}" viewBox="0 0 {DISC:g} {DISC:g}">{disc}</symbol>'


def _everybody(book: AlbumBook) -> Iterator[Person]:
    yield from book.players
    for chapter in book.chapters:
        yield chapter.teller
        yield from (card.plate.owner for card in (chapter.story, *chapter.others))


def _chart(book: AlbumBook, box: Box) -> Markup:
    items = chart_items(book.chart, box, measure=lambda text, font, size: measure(printable_text(text), font, size))
    return Markup(svg(items, box, name=book.chart.summary))  # noqa: S704 - `svg` escapes every text
