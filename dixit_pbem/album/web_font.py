"""The letters of a typeface that a web page needs, as a WOFF file that can stand inside the page.

Edge: reads the TrueType files of the typefaces.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping

from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file
from dixit_pbem.paper.subset import Subset

LAST_LETTER = 0xFFFF
POST_HEAD, NO_GLYPH_NAMES = 32, 0x00030000
KEPT = ("OS/2", "name")
"""What browsers ask for beside the outlines, and takes little room."""


def web_font(font: Font, letters: Iterable[str]) -> bytes:
    """A WOFF file with these letters of a font, as far as it has them."""
    subset = Subset(font)
    glyphs = {
        ord(letter): glyph
        for letter in sorted(set(letters))
        if 31 < ord(letter) < LAST_LETTER and (glyph := _glyph(subset, letter))
    }
    whole = _tables(font_file(font).read_bytes())
    post = struct.pack(">L", NO_GLYPH_NAMES) + whole["post"][4:POST_HEAD]
    kept = {name: whole[name] for name in KEPT}
    return _woff({**_tables(subset.program()), **kept, "post": post, "cmap": _letter_table(glyphs)})


def _glyph(subset: Subset, letter: str) -> int:
    return int.from_bytes(subset.glyphs(letter), "big")


def _tables(font: bytes) -> dict[str, bytes]:
    (number,) = struct.unpack_from(">H", font, 4)
    rows = (struct.unpack_from(">4sLLL", font, 12 + 16 * row) for row in range(number))
    return {tag.decode("ascii"): font[start : start + length] for tag, _sum, start, length in rows}


def _letter_table(glyphs: Mapping[int, int]) -> bytes:
    """Which glyph each letter has (format 4), a segment a letter."""
    segments = [*((code, glyph - code) for code, glyph in glyphs.items()), (LAST_LETTER, 1)]
    number = len(segments)
    power = number.bit_length() - 1
    codes = struct.pack(f">{number}H", *(code for code, _ in segments))
    shifts = struct.pack(f">{number}H", *(shift % 0x10000 for _, shift in segments))
    search = struct.pack(">4H", 2 * number, 2 << power, power, 2 * number - (2 << power))
    body = search + codes + bytes(2) + codes + shifts + bytes(2 * number)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, 6 + len(body), 0) + body


def _woff(tables: Mapping[str, bytes]) -> bytes:
    """The tables, packed; see https://www.w3.org/TR/WOFF/."""
    start = 44 + 20 * len(tables)
    rows, bodies, size = [], [], 12 + 16 * len(tables)
    for name, table in sorted(tables.items()):
        packed = min(zlib.compress(table, 9), table, key=len)
        rows.append(struct.pack(">4sLLLL", name.encode("ascii"), start, len(packed), len(table), _checksum(table)))
        bodies.append(packed + bytes(-len(packed) % 4))
        start += len(bodies[-1])
        size += len(table) + -len(table) % 4
    head = struct.pack(">4sLLHHLHHLLLLL", b"wOFF", 0x00010000, start, len(tables), 0, size, 1, 0, 0, 0, 0, 0, 0)
    return b"".join([head, *rows, *bodies])


def _checksum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    return int(sum(struct.unpack(f">{len(padded) // 4}L", padded)) % 0x100000000)
