"""A book becomes one web page that needs nothing but itself: pictures, letters and drawings stand inside it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from hashlib import sha256
from html import escape
from pathlib import Path

from markupsafe import Markup

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.closing import GRID, chart_items
from dixit_pbem.album.enclosed import Media
from dixit_pbem.album.web_font import web_font
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.ink import INK
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.plates import CROSS, STAR
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import MM_PER_POINT
from dixit_pbem.paper.masthead import ON_COVERS, cover_picture
from dixit_pbem.paper.printable import measure
from dixit_pbem.paper.templates import template_text, web_page

TEMPLATE, SCRIPT = "index.html.j2", "album.js"
WIDE, NARROW = Box(0, 0, 200, 105), Box(0, 0, 60, 96)
"""The chart for a desk and paper, and the one for a phone, whose letters are as large on the screen."""
BY_NIGHT = 0.5
"""How far a colour moves towards white on a dark ground."""
GRID_BY_NIGHT = "#5a6488"
DISC = 8.0
_AROUND_DISC = f"-0.2 -0.2 {DISC + 0.4:g} {DISC + 0.4:g}"
"""A ring that touches the edge of its drawing is cut flat by a browser."""
FAMILIES: tuple[tuple[str, Font, int], ...] = (
    ("Album Serif", Font.SERIF, 400),
    ("Album Serif", Font.SERIF_BOLD, 600),
    ("Album Sans", Font.SANS, 400),
    ("Album Sans", Font.SANS_BOLD, 600),
)


@frozen
class Copies:
    """The pictures of an album by their keys, as JPEG files: the storyteller's large, all small."""

    large: Mapping[str, bytes]
    small: Mapping[str, bytes]
    enclosed: Mapping[str, Media] = field(default_factory=dict)
    """What came with clues."""


def album_page(book: AlbumBook, copies: Copies, *, templates: Sequence[Path]) -> str:
    """The web page of a book."""
    script = template_text(SCRIPT, templates=templates)
    values = {
        "book": book,
        "script": Markup(script),  # noqa: S704 - the program's own or the group's, as the template is
        "allowed_script": Markup(allowed(script)),  # noqa: S704 - a hash
        "large": _addresses(copies.large, "image/jpeg"),
        "small": _addresses(copies.small, "image/jpeg"),
        "enclosed": {key: _address(media.content, media.kind) for key, media in copies.enclosed.items()},
        "fonts": Markup("\n".join(_fonts(book))),  # noqa: S704 - made of our own digits
        "symbols": Markup("".join(_symbols(book))),  # noqa: S704 - made of our own figures
        "sky": (_address(cover_picture(), "image/jpeg"), *ON_COVERS),
        "chart_by_night": Markup("\n".join(_chart_by_night(book))),  # noqa: S704 - made of our own colours
        "wide_chart": _chart(book, WIDE),
        "narrow_chart": _chart(book, NARROW),
    }
    return web_page(TEMPLATE, values, templates=templates)


def allowed(script: str) -> str:
    """How the page's policy names the one script that may run: a clue or a name that got into the page never does."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode('ascii')}'"


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
    for name, path in (("crescent", CRESCENT), ("star", STAR), ("cross", CROSS)):
        yield f'<symbol id="{name}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
    owners = (card.plate.owner for chapter in book.chapters for card in (chapter.story, *chapter.others))
    tellers = (chapter.teller for chapter in book.chapters)
    for look in dict.fromkeys(person.look for person in (*book.players, *tellers, *owners)):
        disc = marks(disc_items(look, Box(0, 0, DISC, DISC)))
        yield f'<symbol id="{look.figure}-{look.colour_name}" viewBox="{_AROUND_DISC}">{disc}</symbol>'


def _chart(book: AlbumBook, box: Box) -> Markup:
    items = chart_items(book.chart, box, measure=measure)
    return Markup(svg(items, box, name=book.chart.summary))  # noqa: S704 - `svg` escapes every text


def _chart_by_night(book: AlbumBook) -> Iterator[str]:
    """The lines and bars of the chart in colours that can be told from a dark ground, for screens."""
    yield "@media screen and (prefers-color-scheme: dark) {"
    yield f'.chart line[stroke="{GRID}"] {{ stroke: {GRID_BY_NIGHT}; }}'
    for colour in dict.fromkeys((INK, *(line.person.look.colour for line in book.chart.lines))):
        parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        light = "".join(f"{round(part + (255 - part) * BY_NIGHT):02x}" for part in parts)
        yield f'.chart line[stroke="{colour}"] {{ stroke: #{light}; }}'
        yield f'.chart rect[fill="{colour}"] {{ fill: #{light}; }}'
    yield "}"


ANCHORS = {Align.LEFT: "start", Align.CENTRE: "middle", Align.RIGHT: "end"}


def svg(items: Iterable[Item], box: Box, *, name: str = "") -> str:
    """The drawing, scaled to the width it is given; under a name it is a picture, without one mere ornament."""
    view = " ".join(_short(side) for side in (box.x, box.y, box.width, box.height))
    role = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return f'<svg viewBox="{view}" {role} focusable="false">{marks(items)}</svg>'


def marks(items: Iterable[Item]) -> str:
    """The items alone, to stand inside a drawing."""
    return "".join(map(_mark, items))


def _mark(item: Item) -> str:
    match item:
        case Line():
            ends = _places(x1=item.x1, y1=item.y1, x2=item.x2, y2=item.y2)
            return f"<line{ends}{_pen(item.colour, item.width, item.dash)}/>"
        case Shape():
            box = item.box
            corner = min(item.corner, box.width / 2, box.height / 2)
            frame = _places(x=box.x, y=box.y, width=box.width, height=box.height, rx=corner)
            return f'<rect{frame} fill="{item.fill or "none"}"{_pen(item.stroke, item.width, item.dash)}/>'
        case Outline():
            return _outline(item)
        case Text():
            turn = f' transform="rotate({_short(item.turn)} {_short(item.x)} {_short(item.y)})"' if item.turn else ""
            size, anchor = _short(item.size * MM_PER_POINT), ANCHORS[item.align]
            style = f'class="{item.font}" font-size="{size}" text-anchor="{anchor}" fill="{item.colour}"'
            return f"<text{_places(x=item.x, y=item.y)} {style}{turn}>{escape(item.text)}</text>"
        case PlaceImage():
            raise ValueError(f"A drawing has no place for the picture {item.picture}.")


def _outline(item: Outline) -> str:
    """A path on its square of 100 x 100, moved and scaled into its box."""
    box = item.box
    across, down = box.width / 100, box.height / 100
    turned = f" rotate({_short(item.turn)} 50 50)" if item.turn else ""
    place = f"translate({_short(box.x)} {_short(box.y)}) scale({across:.4g} {down:.4g}){turned}"
    pen = _pen(item.stroke, item.width / across, ()) if item.stroke else ""
    return f'<path transform="{place}" fill-rule="evenodd" fill="{item.fill or "none"}"{pen} d="{item.path}"/>'


def _places(**numbers: float) -> str:
    return "".join(f' {name}="{_short(number)}"' for name, number in numbers.items())


def _pen(colour: str, width: float, dash: tuple[float, ...]) -> str:
    if not colour:
        return ""
    dashes = f' stroke-dasharray="{" ".join(map(_short, dash))}"' if dash else ""
    return f' stroke="{colour}" stroke-width="{_short(width)}"{dashes}'


def _short(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
