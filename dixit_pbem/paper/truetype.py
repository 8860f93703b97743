"""TrueType files: their tables read, their letters looked up and outlined, and other tables written as such a file.

The only reader of fonts; what pages measure, what PDF files embed and what web pages carry along comes from here.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from functools import cached_property

from dixit_pbem.errors import DixitError

UNICODE_OF_WINDOWS = (3, 1)
LAST_LETTER = 0xFFFF
"""No letter has it: it ends the table of letters."""
ARGUMENTS_ARE_WORDS, HAS_SCALE, MORE_PARTS, HAS_TWO_SCALES, HAS_MATRIX = 0x1, 0x8, 0x20, 0x40, 0x80
ENTRY = 16
"""How many bytes the directory of a file has for each table."""


class TrueType:
    """A font file, whose numbers are units of the font where nothing else is said."""

    def __init__(self, data: bytes) -> None:
        (count,) = struct.unpack_from(">H", data, 4)
        rows = (struct.unpack_from(">4sLLL", data, 12 + ENTRY * row) for row in range(count))
        whole = memoryview(data)
        self.tables: Mapping[str, memoryview] = {
            tag.decode("ascii"): whole[start : start + length] for tag, _sum, start, length in rows
        }

    def number(self, table: str, at: int, kind: str = "H") -> int:
        """The number at a place of a table, in the letters of `struct`."""
        return int(struct.unpack_from(f">{kind}", self.tables[table], at)[0])

    @cached_property
    def units(self) -> int:
        """How many units make the type size."""
        return self.number("head", 18)

    @property
    def box(self) -> tuple[int, ...]:
        """The box around all glyphs."""
        return struct.unpack_from(">4h", self.tables["head"], 36)

    @property
    def rise(self) -> tuple[int, int]:
        """How far letters reach above and below their line."""
        return self.number("hhea", 4, "h"), self.number("hhea", 6, "h")

    @cached_property
    def glyphs(self) -> Mapping[str, int]:
        """Every letter of the basic plane with its glyph, as the segments of the letter table (format 4) say."""
        cmap = self.tables["cmap"]
        kinds = (struct.unpack_from(">HHL", cmap, 4 + 8 * entry) for entry in range(self.number("cmap", 2)))
        at = next((start for *kind, start in kinds if tuple(kind) == UNICODE_OF_WINDOWS), 0)
        if not at:
            raise DixitError(
                "A typeface has no table of letters: install font-source-serif-pro and font-source-sans-pro again."
            )
        count = self.number("cmap", at + 6) // 2
        columns = struct.unpack_from(f">{count}H2x{count}H{count}h{count}H", cmap, at + 14)
        lasts, firsts, shifts, offsets = (columns[start : start + count] for start in range(0, 4 * count, count))
        rows = at + 16 + 6 * count
        found: dict[str, int] = {}
        for row, (first, last, shift, offset) in enumerate(zip(firsts, lasts, shifts, offsets, strict=True)):
            codes = range(first, min(last, LAST_LETTER - 1) + 1)
            own = struct.unpack_from(f">{len(codes)}H", cmap, rows + 2 * row + offset) if offset else codes
            found.update(
                (chr(code), (glyph + shift) % 0x10000) for code, glyph in zip(codes, own, strict=True) if glyph
            )
        return found

    @cached_property
    def advances(self) -> tuple[int, ...]:
        """The widths of the glyphs; all beyond the last are as wide as that."""
        return struct.unpack_from(f">{2 * self.number('hhea', 34)}H", self.tables["hmtx"])[::2]

    def advance(self, glyph: int) -> int:
        """How wide a glyph is."""
        return self.advances[min(glyph, len(self.advances) - 1)]

    def bearing(self, glyph: int) -> int:
        """How far the outline of a glyph stands from where the glyph begins."""
        wide = len(self.advances)
        return self.number("hmtx", 4 * glyph + 2 if glyph < wide else 4 * wide + 2 * (glyph - wide), "h")

    def outline(self, glyph: int) -> bytes:
        """How a glyph is drawn; nothing for a space."""
        if self.number("head", 50, "h"):
            start, end = struct.unpack_from(">2L", self.tables["loca"], 4 * glyph)
        else:
            start, end = (2 * place for place in struct.unpack_from(">2H", self.tables["loca"], 2 * glyph))
        return bytes(self.tables["glyf"][start:end])

    def parts(self, glyph: int) -> Iterator[int]:
        """The glyphs that a glyph is put together from, if it is."""
        outline = self.outline(glyph)
        if not outline or struct.unpack_from(">h", outline)[0] >= 0:
            return
        at, flags = 10, MORE_PARTS
        while flags & MORE_PARTS:
            flags, part = struct.unpack_from(">HH", outline, at)
            yield part
            at += 8 if flags & ARGUMENTS_ARE_WORDS else 6
            at += 2 if flags & HAS_SCALE else 4 if flags & HAS_TWO_SCALES else 8 if flags & HAS_MATRIX else 0


def font_program(tables: Mapping[str, bytes]) -> bytes:
    """A TrueType file of these tables."""
    head = struct.pack(">LHHHH", 0x00010000, len(tables), *search_steps(len(tables), ENTRY))
    start, rows, bodies = len(head) + ENTRY * len(tables), [], []
    for name, table in sorted(tables.items()):
        rows.append(struct.pack(">4sLLL", name.encode("ascii"), checksum(table), start, len(table)))
        bodies.append(padded(table))
        start += len(bodies[-1])
    return b"".join([head, *rows, *bodies])


def letter_table(glyphs: Mapping[int, int]) -> bytes:
    """Which glyph each letter has (format 4), a segment a letter."""
    segments = [*((code, glyph - code) for code, glyph in sorted(glyphs.items())), (LAST_LETTER, 1)]
    count = len(segments)
    codes = struct.pack(f">{count}H", *(code for code, _ in segments))
    shifts = struct.pack(f">{count}H", *(shift % 0x10000 for _, shift in segments))
    search = struct.pack(">4H", 2 * count, *search_steps(count, 2))
    body = search + codes + bytes(2) + codes + shifts + bytes(2 * count)
    return struct.pack(">HHHHL", 0, 1, *UNICODE_OF_WINDOWS, 12) + struct.pack(">HHH", 4, 6 + len(body), 0) + body


def search_steps(count: int, size: int) -> tuple[int, int, int]:
    """What a table of so many entries of that size tells those who look for one by halves."""
    power = count.bit_length() - 1
    return size << power, power, size * count - (size << power)


def padded(table: bytes) -> bytes:
    """A table as long as a file keeps it, in steps of four bytes."""
    return table + bytes(-len(table) % 4)


def checksum(table: bytes) -> int:
    """What the directory of a file says so that damage is noticed."""
    whole = padded(table)
    return int(sum(struct.unpack(f">{len(whole) // 4}L", whole)) % 0x100000000)
