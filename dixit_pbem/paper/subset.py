"""The letters of a font that a file uses, cut out of its TrueType file.

ReportLab does this as well, but to import it takes as long as writing the sheets of a whole deck.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Mapping
from functools import cached_property

from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file

KEPT_AS_THEY_ARE = ("cvt ", "fpgm", "prep")
ARGUMENTS_ARE_WORDS, HAS_SCALE, MORE_PARTS, HAS_TWO_SCALES, HAS_MATRIX = 0x1, 0x8, 0x20, 0x40, 0x80
UNICODE_OF_WINDOWS = (3, 1)


class Subset:
    """A font that learns which letters are used; glyphs keep their numbers, so texts can be written at once."""

    def __init__(self, font: Font) -> None:
        data = font_file(font).read_bytes()
        self.font = font
        self.tables: Mapping[str, memoryview] = dict(_tables(memoryview(data)))
        self.used: dict[int, str] = {}

    def glyphs(self, text: str) -> bytes:
        """The numbers of the glyphs of a text, two bytes each."""
        numbers = [self._glyph(ord(letter)) for letter in text]
        self.used.update(zip(numbers, text, strict=True))
        return struct.pack(f">{len(numbers)}H", *numbers)

    def name(self) -> str:
        """The name under which readers know this choice of letters: six capitals and the font's own name."""
        digest = hashlib.sha256("".join(sorted(self.used.values())).encode()).digest()
        return "".join(chr(65 + number % 26) for number in digest[:6]) + "+" + font_file(self.font).stem

    def widths(self) -> Iterator[tuple[int, float]]:
        """Every used glyph with its width in thousandths of the type size."""
        for glyph in sorted(self.used):
            yield glyph, self._advance(glyph) * 1000 / self.units

    def program(self) -> bytes:
        """A TrueType file with the used glyphs alone."""
        kept = self._with_parts()
        count = max(kept) + 1
        outlines = [self._outline(glyph) if glyph in kept else b"" for glyph in range(count)]
        starts = [0]
        for outline in outlines:
            starts.append(starts[-1] + len(outline) + len(outline) % 2)
        advances = (struct.pack(">Hh", self._advance(glyph), self._bearing(glyph)) for glyph in range(count))
        head, hhea, maxp = (bytearray(self.tables[name]) for name in ("head", "hhea", "maxp"))
        struct.pack_into(">h", head, 50, 1)
        struct.pack_into(">H", hhea, 34, count)
        struct.pack_into(">H", maxp, 4, count)
        written = {name: self.tables[name] for name in KEPT_AS_THEY_ARE if name in self.tables} | {
            "glyf": b"".join(outline + bytes(len(outline) % 2) for outline in outlines),
            "head": head,
            "hhea": hhea,
            "hmtx": b"".join(advances),
            "loca": struct.pack(f">{len(starts)}L", *starts),
            "maxp": maxp,
        }
        return _font_file({name: bytes(table) for name, table in written.items()})

    @cached_property
    def units(self) -> int:
        """How many units of the font make its type size."""
        return self._number("head", 18, "H")

    def box(self) -> tuple[int, ...]:
        """The box around all glyphs of the font, in its units."""
        return struct.unpack_from(">4h", self.tables["head"], 36)

    def rise(self) -> tuple[int, int]:
        """How far letters reach above and below their line, in units of the font."""
        return self._number("hhea", 4, "h"), self._number("hhea", 6, "h")

    def _number(self, table: str, at: int, kind: str) -> int:
        return int(struct.unpack_from(f">{kind}", self.tables[table], at)[0])

    def _advance(self, glyph: int) -> int:
        last = self._number("hhea", 34, "H") - 1
        return self._number("hmtx", 4 * min(glyph, last), "H")

    def _bearing(self, glyph: int) -> int:
        wide = self._number("hhea", 34, "H")
        return self._number("hmtx", 4 * glyph + 2 if glyph < wide else 4 * wide + 2 * (glyph - wide), "h")

    def _outline(self, glyph: int) -> bytes:
        if self._number("head", 50, "h"):
            start, end = struct.unpack_from(">2L", self.tables["loca"], 4 * glyph)
        else:
            start, end = (2 * place for place in struct.unpack_from(">2H", self.tables["loca"], 2 * glyph))
        return bytes(self.tables["glyf"][start:end])

    def _with_parts(self) -> set[int]:
        """The used glyphs, the one for missing letters, and those that accented letters are put together from."""
        kept, waiting = set[int](), {0, *self.used}
        while waiting:
            glyph = waiting.pop()
            kept.add(glyph)
            waiting |= set(_parts(self._outline(glyph))) - kept
        return kept

    def _glyph(self, code: int) -> int:
        """The glyph of a letter, as the segments of the letter table (format 4) say; 0 if there is none."""
        for first, last, shift, place in self._segments:
            if first <= code <= last:
                if not place:
                    return (code + shift) % 0x10000
                glyph = self._number("cmap", place + 2 * (code - first), "H")
                return (glyph + shift) % 0x10000 if glyph else 0
        return 0

    @cached_property
    def _segments(self) -> tuple[tuple[int, int, int, int], ...]:
        """First and last letter of each segment, its shift, and where its own numbers stand, if it has any."""
        start = self._letter_table()
        number = self._number("cmap", start + 6, "H") // 2
        lasts, firsts, shifts, offsets = (
            struct.unpack_from(f">{number}{kind}", self.tables["cmap"], start + at + 2 * number * column)
            for column, (at, kind) in enumerate([(14, "H"), (16, "H"), (16, "h"), (16, "H")])
        )
        rows = start + 16 + 6 * number
        places = (rows + 2 * row + offset if offset else 0 for row, offset in enumerate(offsets))
        return tuple(zip(firsts, lasts, shifts, places, strict=True))

    def _letter_table(self) -> int:
        for entry in range(self._number("cmap", 2, "H")):
            *kind, start = struct.unpack_from(">HHL", self.tables["cmap"], 4 + 8 * entry)
            if tuple(kind) == UNICODE_OF_WINDOWS:
                return int(start)
        raise LookupError(f"{font_file(self.font)} has no table of letters")


def _tables(data: memoryview) -> Iterator[tuple[str, memoryview]]:
    (number,) = struct.unpack_from(">H", data, 4)
    for entry in range(number):
        tag, _, start, length = struct.unpack_from(">4sLLL", data, 12 + 16 * entry)
        yield tag.decode("ascii"), data[start : start + length]


def _parts(outline: bytes) -> Iterator[int]:
    """The glyphs that a glyph is put together from, if it is."""
    if not outline or struct.unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, MORE_PARTS
    while flags & MORE_PARTS:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        yield glyph
        at += 8 if flags & ARGUMENTS_ARE_WORDS else 6
        at += 2 if flags & HAS_SCALE else 4 if flags & HAS_TWO_SCALES else 8 if flags & HAS_MATRIX else 0


def _font_file(tables: Mapping[str, bytes]) -> bytes:
    """A TrueType file of these tables."""
    power = len(tables).bit_length() - 1
    search = 16 << power
    head = struct.pack(">LHHHH", 0x00010000, len(tables), search, power, 16 * len(tables) - search)
    start, rows, bodies = 12 + 16 * len(tables), [], []
    for name, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        rows.append(struct.pack(">4sLLL", name.encode("ascii"), _checksum(padded), start, len(table)))
        bodies.append(padded)
        start += len(padded)
    return b"".join([head, *rows, *bodies])


def _checksum(table: bytes) -> int:
    return int(sum(struct.unpack(f">{len(table) // 4}L", table)) % 0x100000000)
