"""The typefaces of every page: where their files lie, which letters they hold and how wide these are.

Edge: reads the TrueType files of the packages font-source-serif-pro and font-source-sans-pro.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Font
from dixit_pbem.layout.text import MM_PER_POINT
from dixit_pbem.paper.truetype import TrueType

SERIF, SANS = "font-source-serif-pro", "font-source-sans-pro"
FILES: Mapping[Font, tuple[str, str]] = {
    Font.SERIF: (SERIF, "SourceSerifPro-Regular.ttf"),
    Font.SERIF_BOLD: (SERIF, "SourceSerifPro-Semibold.ttf"),
    Font.SERIF_ITALIC: (SERIF, "SourceSerifPro-It.ttf"),
    Font.SANS: (SANS, "SourceSansPro-Regular.ttf"),
    Font.SANS_BOLD: (SANS, "SourceSansPro-Semibold.ttf"),
}
_TEXTS_KEPT = 8192
UPRIGHT = tuple(font for font in Font if font is not Font.SERIF_ITALIC)


@cache
def font_file(font: Font) -> Path:
    """Where the TrueType file of a font lies."""
    package, name = FILES[font]
    spec = find_spec(package.replace("-", "_"))
    folders = spec.submodule_search_locations if spec else None
    path = Path(folders[0], "files", name) if folders else None
    if path is None or not path.is_file():
        raise DixitError(
            f"The typeface {name} is not installed. Install it with: pip install --force-reinstall {package}"
        )
    return path


def measure(text: str, font: Font, size: float) -> float:
    """How wide a text is, in millimetres; a letter that the font lacks is an error that names it."""
    return _units(text, font) * size * MM_PER_POINT


@lru_cache(_TEXTS_KEPT)
def _units(text: str, font: Font) -> float:
    """How wide a text is, in parts of the type size: where it must fit, the same words are asked for in many sizes."""
    try:
        return sum(map(letter_widths(font).__getitem__, text))
    except KeyError:
        require(text, font)
        raise


def require(text: str, font: Font) -> None:
    """Nothing, if the font can print the whole text; else an error that names the letters it lacks."""
    lacking = missing_letters(text, font)
    if lacking:
        names = ", ".join(f"'{letter}' (U+{ord(letter):04X}, {_name(letter)})" for letter in lacking)
        raise DixitError(
            f"'{text}' cannot be printed: {FILES[font][1].removesuffix('.ttf')} has no {names}. "
            "Write it with Latin, Greek or Cyrillic letters."
        )


def missing_letters(text: str, font: Font) -> tuple[str, ...]:
    """The letters of a text that a font lacks, each once, in their order."""
    widths = letter_widths(font)
    return tuple(dict.fromkeys(letter for letter in text if letter not in widths))


@lru_cache(_TEXTS_KEPT)
def printable_text(text: str) -> str:
    """A person's text as every upright font can print it: what they lack is named in brackets, as in `[full moon]`."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(map(_printable_letter, composed)).split())


@lru_cache(maxsize=4096)
def _printable_letter(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Zs", "Zl", "Zp", "Cc"):
        return " "
    if kind == "Cf":
        return ""
    if all(letter in letter_widths(font) for font in UPRIGHT):
        return letter
    return "" if kind in ("Mn", "Me") else f"[{_name(letter).lower()}]"


def _name(letter: str) -> str:
    return unicodedata.name(letter, f"letter {ord(letter):X}")


@cache
def letter_widths(font: Font) -> Mapping[str, float]:
    """Every letter that a font holds, with its width in parts of the type size."""
    face = typeface(font)
    return {letter: face.advance(glyph) / face.units for letter, glyph in face.glyphs.items() if letter >= " "}


def typeface(font: Font) -> TrueType:
    """The TrueType file of a font, read anew: the four of a printable text are not to stay in memory."""
    return TrueType(font_file(font).read_bytes())
