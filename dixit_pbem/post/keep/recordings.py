"""Recordings without what they tell of their maker: tags, places, moments. Only what sounds stays.

Mutagen takes the tags out of MP3 and OGG files. In M4A files phones keep more than tags (the place, the moment), which
no library removes: there, every box that describes is emptied where it stands, so that no sound moves.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from dixit_pbem.frozen import frozen

if TYPE_CHECKING:
    from mutagen import FileType

_CONTAINERS = (b"moov", b"trak", b"mdia", b"minf", b"moof", b"traf")
_DEEPEST = 8
_DESCRIBE = (b"udta", b"meta", b"uuid", b"free", b"skip", b"wide")
_DATED = (b"mvhd", b"tkhd", b"mdhd")
_SHOWN = {b"vide", b"pict", b"subp", b"text", b"sbtl"}
Kind = Callable[[io.BytesIO], "FileType"]
_FIRST_PAGE = b"OggS\x00\x02"


@frozen
class _Box:
    """A piece of an M4A file: what it is called, and where its content begins and ends."""

    name: bytes
    begin: int
    end: int


def clean_mp3(content: bytes) -> bytes | None:
    """The sound alone; None where there is none."""
    from mutagen.apev2 import delete as without_ape
    from mutagen.mp3 import MP3

    return _untagged(content, MP3, also=without_ape)


def clean_ogg(content: bytes) -> bytes | None:
    """The sound alone; None where there is none, or pictures that move beside it."""
    from mutagen.oggopus import OggOpus
    from mutagen.oggspeex import OggSpeex
    from mutagen.oggvorbis import OggVorbis

    return _untagged(content, OggVorbis, OggOpus, OggSpeex) if content.count(_FIRST_PAGE) == 1 else None


def _untagged(content: bytes, *kinds: Kind, also: Callable[[io.BytesIO], None] | None = None) -> bytes | None:
    """The recording without its tags, and without those that `also` takes out."""
    from mutagen import MutagenError

    for kind in kinds:
        file = io.BytesIO(content)
        with suppress(MutagenError):
            found = kind(file)
            if _sounds(found):
                # A tag of one kind may stand behind one of the other.
                for _ in range(2):
                    kind(_again(file)).delete(_again(file))
                    if also is not None:
                        also(_again(file))
                return file.getvalue() if _sounds(kind(_again(file))) else None
    return None


def _sounds(found: FileType) -> bool:
    return float(getattr(found.info, "length", 0)) > 0


def _again(file: io.BytesIO) -> io.BytesIO:
    file.seek(0)
    return file


def clean_m4a(content: bytes) -> bytes | None:
    """The sound alone; None where there is none, or pictures that move beside it."""
    try:
        boxes = tuple(_boxes(content, 0, len(content)))
    except ValueError:
        return None
    tracks = {content[box.begin + 8 : box.begin + 12] for box in boxes if box.name == b"hdlr"}
    if b"soun" not in tracks or tracks & _SHOWN:
        return None
    cleaned = bytearray(content)
    for box in boxes:
        _empty(cleaned, box)
    return bytes(cleaned)


def _boxes(content: bytes, begin: int, end: int, *, depth: int = 0) -> Iterator[_Box]:
    """Every box with those inside it; ValueError where the file is no row of boxes."""
    while begin < end:
        size, name, head = int.from_bytes(content[begin : begin + 4]), content[begin + 4 : begin + 8], 8
        if size == 1:
            size, head = int.from_bytes(content[begin + 8 : begin + 16]), 16
        stop = begin + size if size else end
        if stop > end or stop < begin + head or depth > _DEEPEST:
            raise ValueError(f"no box at {begin}")
        yield _Box(name, begin + head, stop)
        if name in _CONTAINERS:
            yield from _boxes(content, begin + head, stop, depth=depth + 1)
        begin = stop


def _empty(cleaned: bytearray, box: _Box) -> None:
    """Take out of a box what describes."""
    if box.name in _DESCRIBE:
        at = cleaned.rindex(box.name, 0, box.begin)
        cleaned[at : at + 4] = b"free"
        _blank(cleaned, box.begin, box.end)
    elif box.name == b"hdlr":
        _blank(cleaned, box.begin + 12, box.end)
    elif box.name in _DATED:
        # Two moments, longer since version 1.
        size = 16 if cleaned[box.begin] else 8
        _blank(cleaned, box.begin + 4, min(box.begin + 4 + size, box.end))


def _blank(cleaned: bytearray, begin: int, end: int) -> None:
    cleaned[begin:end] = bytes(max(0, end - begin))
