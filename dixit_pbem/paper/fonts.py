"""The typefaces of every page: where their files lie, which letters they hold and how wide these are.

Edge: reads the TrueType files of the packages font-source-serif-pro and font-source-sans-pro.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Font

MM_PER_POINT = 25.4 / 72

SERIF, SANS = "font-source-serif-pro", "font-source-sans-pro"
FILES: Mapping[Font, tuple[str, str]] = {
    Font.SERIF: (SERIF, "SourceSerifPro-Regular.ttf"),
    Font.SERIF_BOLD: (SERIF, "SourceSerifPro-Semibold.ttf"),
    Font.SERIF_ITALIC: (SERIF, "SourceSerifPro-It.ttf"),
    Font.SANS: (SANS, "SourceSansPro-Regular.ttf"),
    Font.SANS_BOLD: (SANS, "SourceSansPro-Semibold.ttf"),
}
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
    widths = letter_widths(font)
    try:
        units = sum(widths[letter] for letter in text)
    except KeyError:
        require(text, font)
        raise
    return units * size * MM_PER_POINT


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


def printable(text: str) -> str:
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
    tables = dict(_tables(font_file(font).read_bytes()))
    (unit,) = struct.unpack_from(">H", tables["head"], 18)
    (wide,) = struct.unpack_from(">H", tables["hhea"], 34)
    advances = struct.unpack_from(">" + "Hh" * wide, tables["hmtx"])[::2]
    return {
        chr(code): advances[min(glyph, wide - 1)] / unit for code, glyph in _code_to_glyph(tables["cmap"]) if code > 31
    }


def _tables(font: bytes) -> Iterator[tuple[str, bytes]]:
    (number,) = struct.unpack_from(">H", font, 4)
    for entry in range(number):
        tag, _checksum, start, length = struct.unpack_from(">4sLLL", font, 12 + 16 * entry)
        yield tag.decode("ascii"), font[start : start + length]


def _code_to_glyph(cmap: bytes) -> Iterator[tuple[int, int]]:
    """The letters of the basic plane (format 4), as these files keep them and PDF fonts embed them."""
    start = _unicode_table(cmap)
    (doubled,) = struct.unpack_from(">H", cmap, start + 6)
    number = doubled // 2

    def column(position: int, kind: str) -> tuple[int, ...]:
        return struct.unpack_from(f">{number}{kind}", cmap, start + position)

    lasts, firsts = column(14, "H"), column(16 + doubled, "H")
    shifts, offsets = column(16 + 2 * doubled, "h"), column(16 + 3 * doubled, "H")
    for segment in range(number):
        for code in range(firsts[segment], min(lasts[segment], 0xFFFE) + 1):
            glyph = code
            if offsets[segment]:
                place = start + 16 + 3 * doubled + 2 * segment + offsets[segment] + 2 * (code - firsts[segment])
                (glyph,) = struct.unpack_from(">H", cmap, place)
            if glyph:
                yield code, (glyph + shifts[segment]) % 0x10000


def _unicode_table(cmap: bytes) -> int:
    (number,) = struct.unpack_from(">H", cmap, 2)
    for entry in range(number):
        platform, encoding, start = struct.unpack_from(">HHL", cmap, 4 + 8 * entry)
        if (platform, encoding) == (3, 1):
            return int(start)
    raise DixitError(
        "A typeface has no table of letters: install font-source-serif-pro and font-source-sans-pro again."
    )
