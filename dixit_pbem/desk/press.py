"""How pages of the desk are made: templates, figures, letters and everything that lies still.

Edge: reads templates and typefaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment
from markupsafe import Markup

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.items import Box, Font
from dixit_pbem.layout.players import COLOURS, Pattern, PlayerLook, disc_items
from dixit_pbem.paper.templates import sandbox
from dixit_pbem.storage.shipped import languages, shipped

if TYPE_CHECKING:
    from dixit_pbem.desk.asks import Ask

FOLDER = "desk"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".woff": "font/woff",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
}
FONTS = {"serif.woff": Font.SERIF, "sans.woff": Font.SANS, "sans-bold.woff": Font.SANS_BOLD}
LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x20AC, 0x2192, 0x00D7)))
"""The letters of the languages that there are; others come from the reader's own."""
DISC = 8.0


class Press:
    """The templates of the desk, and what lies beside them."""

    def __init__(self) -> None:
        self.folder = shipped("templates") / FOLDER

    @property
    def environment(self) -> Environment:
        """Where the templates are found."""
        return _environment(self.folder)

    def page(self, template: str, ask: Ask, values: Mapping[str, object]) -> str:
        """A page in the language of who asks."""
        words = ask.words
        around = {
            "ask": ask,
            "say": words.say,
            "say_in": words.say_in,
            "count": words.count,
            "words": words,
            "language": words.language,
            "languages": languages(),
            "static": self.address,
            "figure": figure,
            "heard": ask.heard,
        }
        return self.environment.get_template(template).render({**around, **values})

    def address(self, name: str) -> str:
        """Where a browser gets what lies still; another one after a change, so that it may keep it."""
        return f"/static/{name}?{self.mark(name)}"

    @cache  # noqa: B019 - there is one press, which lives as long as the program
    def mark(self, name: str) -> str:
        """What is another as soon as the file is."""
        return "1" if name in FONTS else sha256((self.folder / name).read_bytes()).hexdigest()[:12]

    def still(self, name: str) -> tuple[bytes, str] | None:
        """What lies still under this name and what kind it is; None where nothing does."""
        kind = KINDS.get(Path(name).suffix)
        if name in FONTS and kind:
            return _letters(FONTS[name]), kind
        if name in _figures() and kind:
            return drawn(_figures()[name]), kind
        if kind is None or name not in _lying_still(self.folder):
            return None
        return (self.folder / name).read_bytes(), kind


@cache
def _environment(folder: Path) -> Environment:
    return sandbox((folder,), escaped=True)


@cache
def _lying_still(folder: Path) -> frozenset[str]:
    """The names by which alone files are found: no path that a browser makes up leads anywhere."""
    files = (path for path in folder.rglob("*") if path.suffix in KINDS)
    return frozenset(path.relative_to(folder).as_posix() for path in files)


@cache
def _letters(font: Font) -> bytes:
    from dixit_pbem.album.web_font import web_font

    return web_font(font, LETTERS)


def figure(look: PlayerLook) -> Markup:
    """A player's figure on its disc."""
    size = int(DISC * 5)
    address = f"/static/{_named(look)}"
    return Markup('<img class="figure" src="{}" alt="" width="{}" height="{}">').format(address, size, size)


@cache
def drawn(look: PlayerLook) -> bytes:
    """The same as a drawing of its own."""
    from dixit_pbem.album.web import marks

    box = f"-0.2 -0.2 {DISC + 0.4:g} {DISC + 0.4:g}"
    disc = marks(disc_items(look, Box(0, 0, DISC, DISC)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{disc}</svg>'.encode()


def _named(look: PlayerLook) -> str:
    return f"figures/{look.figure}-{look.colour_name}.svg"


@cache
def _figures() -> dict[str, PlayerLook]:
    """Every figure in every colour, by its file."""
    looks = (PlayerLook(figure, Pattern.SOLID, colour) for figure in Figure for colour in COLOURS)
    return {_named(look): look for look in looks}
