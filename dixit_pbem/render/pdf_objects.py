"""The objects of a PDF file, written one after the other, and the table of where each of them stands.

Nothing in the file tells when, where or by whom it was made; the same objects give the same bytes.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import BinaryIO

HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
KNOWN_BY = 1024


class PdfObjects:
    """A PDF file that grows at its end; an object may be spoken of before it is written."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._at = 0
        self._starts: list[int] = []
        self._digest = hashlib.sha256()
        self._write(HEADER)

    def reserve(self) -> int:
        """The number of an object that will be written later."""
        self._starts.append(0)
        return len(self._starts)

    def put(self, body: str, number: int = 0) -> int:
        """Write an object, under a number that was reserved or a new one."""
        number = number or self.reserve()
        self._starts[number - 1] = self._at
        self._digest.update(body.encode("ascii"))
        self._write(b"%d 0 obj\n%b\nendobj\n" % (number, body.encode("ascii")))
        return number

    def put_stream(self, entries: str, data: Sequence[bytes | memoryview], number: int = 0) -> int:
        """Write an object that carries bytes which are packed already."""
        number = number or self.reserve()
        self._starts[number - 1] = self._at
        length = sum(len(part) for part in data)
        self._digest.update(f"{entries} {length}".encode("ascii"))
        for part in data:
            # The identity of a file is no proof: the ends of its pictures tell them apart, and much sooner.
            self._digest.update(part[-KNOWN_BY:])
        self._write(b"%d 0 obj\n<<%b/Length %d>>\nstream\n" % (number, entries.encode("ascii"), length))
        for part in data:
            self._write(part)
        self._write(b"\nendstream\nendobj\n")
        return number

    def put_packed(self, entries: str, data: bytes, number: int = 0) -> int:
        """Pack bytes and write them as an object."""
        return self.put_stream(f"{entries}/Filter/FlateDecode", (zlib.compress(data, 9),), number)

    def finish(self, catalog: int, info: int) -> None:
        """Write the table of objects; the file is whole then."""
        table_at, name = self._at, self._digest.hexdigest()[:32]
        rows = "".join(f"{start:010} 00000 n \n" for start in self._starts)
        count = len(self._starts) + 1
        trailer = f"<</Size {count}/Root {catalog} 0 R/Info {info} 0 R/ID[<{name}><{name}>]>>"
        ending = f"xref\n0 {count}\n0000000000 65535 f \n{rows}trailer\n{trailer}\nstartxref\n{table_at}\n%%EOF\n"
        self._write(ending.encode("ascii"))

    def _write(self, data: bytes | memoryview) -> None:
        self._out.write(data)
        self._at += len(data)
