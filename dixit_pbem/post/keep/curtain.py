"""Side files that nobody reads by accident: mails that came in, lines that were sent. A curtain, not a lock. Pure.

A mark, then the content under a stream of SHAKE-256 that follows from the file's name: so the program can open it
always and everywhere, and an editor or a search of the disk shows nothing. Files of earlier programs have no mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import shake_256
from itertools import chain, count

MARK = b"dixit-pbem veiled\n"
_BLOCK = 64 * 1024


def veiled(name: str, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """What is kept of this content under this name."""
    yield MARK
    yield from _under_stream(name, pieces)


def unveiled(name: str, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The content of what is kept under this name, whose first piece is longer than the mark if it has one."""
    rest = iter(pieces)
    first = next(rest, b"")
    if first.startswith(MARK):
        return _under_stream(name, chain((first.removeprefix(MARK),), rest))
    return chain((first,), rest)


def _under_stream(name: str, pieces: Iterable[bytes]) -> Iterator[bytes]:
    blocks = _blocks(name)
    stream = b""
    for piece in pieces:
        while len(stream) < len(piece):
            stream += next(blocks)
        mixed = int.from_bytes(piece, "big") ^ int.from_bytes(stream[: len(piece)], "big")
        stream = stream[len(piece) :]
        yield mixed.to_bytes(len(piece), "big")


def _blocks(name: str) -> Iterator[bytes]:
    return (shake_256(f"{name}/{number}".encode()).digest(_BLOCK) for number in count())
