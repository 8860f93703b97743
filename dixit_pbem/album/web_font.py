"""The letters of a typeface that a web page needs, as a WOFF file that can stand inside the page.

Edge: reads the TrueType files of the typefaces.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable

from dixit_pbem.layout.items import Font
from dixit_pbem.paper.subset import Subset
from dixit_pbem.paper.truetype import checksum, letter_table, padded

POST_HEAD, NO_GLYPH_NAMES = 32, 0x00030000
KEPT = ("OS/2", "name")
"""What browsers ask for beside the outlines, and takes little room."""


def web_font(font: Font, letters: Iterable[str]) -> bytes:
    """A WOFF file with these letters of a font, as far as it has them; see https://www.w3.org/TR/WOFF/."""
    subset = Subset(font)
    whole = subset.face
    printed = "".join(letter for letter in sorted(set(letters)) if letter >= " " and letter in whole.glyphs)
    subset.glyphs(printed)
    tables = subset.tables() | {name: bytes(whole.tables[name]) for name in KEPT}
    tables["post"] = struct.pack(">L", NO_GLYPH_NAMES) + bytes(whole.tables["post"][4:POST_HEAD])
    tables["cmap"] = letter_table({ord(letter): whole.glyphs[letter] for letter in printed})
    start, rows, bodies, size = 44 + 20 * len(tables), [], [], 12 + 16 * len(tables)
    for name, table in sorted(tables.items()):
        packed = min(zlib.compress(table, 9), table, key=len)
        rows.append(struct.pack(">4sLLLL", name.encode("ascii"), start, len(packed), len(table), checksum(table)))
        bodies.append(padded(packed))
        start += len(bodies[-1])
        size += len(padded(table))
    head = struct.pack(">4sLLHHLHHLLLLL", b"wOFF", 0x00010000, start, len(tables), 0, size, 1, 0, 0, 0, 0, 0, 0)
    return b"".join([head, *rows, *bodies])
