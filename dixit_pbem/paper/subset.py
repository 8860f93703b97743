"""The letters of a font that a file uses, cut out of its TrueType file.

ReportLab does this as well, but to import it takes as long as writing the sheets of a whole deck.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator

from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file, typeface
from dixit_pbem.paper.truetype import font_program

KEPT_AS_THEY_ARE = ("cvt ", "fpgm", "prep")


class Subset:
    """A font that learns which letters are used; glyphs keep their numbers, so texts can be written at once."""

    def __init__(self, font: Font) -> None:
        self.font, self.face = font, typeface(font)
        self.used: dict[int, str] = {}

    def glyphs(self, text: str) -> bytes:
        """The numbers of the glyphs of a text, two bytes each."""
        numbers = [self.face.glyphs.get(letter, 0) for letter in text]
        self.used.update(zip(numbers, text, strict=True))
        return struct.pack(f">{len(numbers)}H", *numbers)

    def name(self) -> str:
        """The name under which readers know this choice of letters: six capitals and the font's own name."""
        digest = hashlib.sha256("".join(sorted(self.used.values())).encode()).digest()
        return "".join(chr(65 + number % 26) for number in digest[:6]) + "+" + font_file(self.font).stem

    def widths(self) -> Iterator[tuple[int, float]]:
        """Every used glyph with its width in thousandths of the type size."""
        return ((glyph, self.face.advance(glyph) * 1000 / self.face.units) for glyph in sorted(self.used))

    def program(self) -> bytes:
        """A TrueType file with the used glyphs alone."""
        return font_program(self.tables())

    def tables(self) -> dict[str, bytes]:
        """The tables of that file."""
        face, kept = self.face, self._with_parts()
        count = max(kept) + 1
        outlines = [face.outline(glyph) if glyph in kept else b"" for glyph in range(count)]
        starts = [0]
        for outline in outlines:
            starts.append(starts[-1] + len(outline) + len(outline) % 2)
        advances = (struct.pack(">Hh", face.advance(glyph), face.bearing(glyph)) for glyph in range(count))
        head, hhea, maxp = (bytearray(face.tables[name]) for name in ("head", "hhea", "maxp"))
        struct.pack_into(">h", head, 50, 1)
        struct.pack_into(">H", hhea, 34, count)
        struct.pack_into(">H", maxp, 4, count)
        written = {name: face.tables[name] for name in KEPT_AS_THEY_ARE if name in face.tables} | {
            "glyf": b"".join(outline + bytes(len(outline) % 2) for outline in outlines),
            "head": head,
            "hhea": hhea,
            "hmtx": b"".join(advances),
            "loca": struct.pack(f">{len(starts)}L", *starts),
            "maxp": maxp,
        }
        return {name: bytes(table) for name, table in written.items()}

    def _with_parts(self) -> set[int]:
        """The used glyphs, the one for missing letters, and those that accented letters are put together from."""
        kept, waiting = set[int](), {0, *self.used}
        while waiting:
            glyph = waiting.pop()
            kept.add(glyph)
            waiting |= set(self.face.parts(glyph)) - kept
        return kept
