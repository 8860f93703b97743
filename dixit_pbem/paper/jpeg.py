"""A JPEG file as a row of segments: what it holds, and the same file without what tells more than the picture.

The only reader of JPEG heads, for pages and for the preflight; no pixel is decoded or touched.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from dixit_pbem.frozen import frozen

START, FINISH = b"\xff\xd8", b"\xff\xd9"
END, SCAN, COMMENT = 0xD9, 0xDA, 0xFE
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
APPLICATION = range(0xE0, 0xF0)
JFIF, EXIF, PROFILE = (0xE0, b"JFIF\0"), (0xE1, b"Exif\0"), (0xE2, b"ICC_PROFILE\0")
CAPTION, ADOBE = (0xED, b""), (0xEE, b"Adobe")
NEXT_MARKER = re.compile(rb"\xff[\x01-\xcf\xd8-\xfe]")
OF_THE_LAST_BIT = re.compile(rb"\x01....\x10", re.DOTALL)
JFIF_WITHOUT_THUMBNAIL = 14
GPS_TAG = 0x8825
PADDING = b"\0\r\n\t " + FINISH
"""What programs put behind a picture's end without meaning anything by it."""


MOST_PARTS = 100_000
"""No program writes so many, into the largest picture; each of them costs time and memory, however short it is."""


class Damaged(ValueError):
    """These bytes are no whole JPEG file."""


class Trace(StrEnum):
    """What a picture can tell about where it comes from."""

    EXIF = "EXIF"
    GPS = "GPS"
    XMP = "XMP"
    IPTC = "IPTC"
    NOTE = "note"


@frozen
class Segment:
    """A marker, what belongs to it, and behind the head of a scan the scan itself."""

    marker: int
    body: bytes
    scan: bytes

    def written(self) -> bytes:
        """The segment as it stands in a file."""
        return b"\xff%c%b%b%b" % (self.marker, (len(self.body) + 2).to_bytes(2, "big"), self.body, self.scan)

    def holds(self, kind: tuple[int, bytes]) -> bool:
        """Whether it is of a kind: those of one marker differ by how they begin."""
        marker, name = kind
        return self.marker == marker and self.body.startswith(name)


@frozen
class Frame:
    """How a picture is packed, how many bits each of its numbers has, and its size."""

    marker: int
    bits: int
    height: int
    width: int
    colours: int


@frozen
class Jpeg:
    """What stands in a JPEG file; a broken one has as much of it as can be read."""

    width: int
    height: int
    colours: int
    traces: tuple[Trace, ...]
    whole: bool
    """It has a beginning, a size and an end."""


def segments(content: bytes) -> Iterator[Segment]:
    """Every segment up to the end of the picture; Damaged where that is missing."""
    if not content.startswith(START):
        raise Damaged
    for at, head, end in spans(content, len(START)):
        yield Segment(content[at + 1], content[at + 4 : head], content[head:end])


def spans(content: bytes, at: int) -> Iterator[tuple[int, int, int]]:
    """From a segment on up to the end of the picture: where each begins, where its head ends, and where it ends."""
    at = _marker_at(content, at)
    for _ in range(MOST_PARTS):
        if (marker := content[at + 1]) == END:
            return
        head = at + 2 + int.from_bytes(content[at + 2 : at + 4], "big")
        following = NEXT_MARKER.search(content, head) if marker == SCAN else None
        end = following.start() if following else head
        yield at, head, end
        at = _marker_at(content, end)
    raise Damaged


def _marker_at(content: bytes, at: int) -> int:
    """Where the next marker stands; any number of bytes FF may fill the gap before it."""
    while content[at : at + 2] == b"\xff\xff":
        at += 1
    if len(content) < at + 2 or content[at] != 0xFF or content[at + 1] == 0:
        raise Damaged
    return at


def frames(row: Iterable[Segment]) -> Iterator[Frame]:
    """What the segments say of the picture's size; one that is too short says 0."""
    for segment in row:
        if segment.marker in FRAMES:
            yield Frame(segment.marker, *struct.unpack(">BHHB", segment.body[:6].ljust(6, b"\0")))


def profile_of(content: bytes) -> bytes:
    """The colour profile inside a JPEG file; nothing where it has none."""
    parts = [segment.body[12:] for segment in segments(content) if segment.holds(PROFILE)]
    return b"".join(part[2:] for part in sorted(parts))


def without_metadata(content: bytes) -> bytes:
    """The same picture, bit for bit, without camera, place, comments, thumbnails and whatever follows its end."""
    return _file(kept for segment in segments(content) if (kept := _harmless(segment)))


def _harmless(segment: Segment) -> Segment | None:
    """What may stay of a segment: all that a reader needs to show the picture as it was meant."""
    if segment.marker not in APPLICATION and segment.marker != COMMENT:
        return segment
    if segment.holds(JFIF):
        without_thumbnail = segment.body[:12] + b"\0\0"
        return replace(segment, body=without_thumbnail)
    if segment.holds(ADOBE):
        return replace(segment, body=segment.body[:12])
    return segment if segment.holds(PROFILE) else None


def without_finest_scan(content: bytes) -> bytes:
    """The same picture without a last scan of the last bit: as good at half its size, and read a third faster."""
    *row, last = segments(content)
    return _file(row) if last.marker == SCAN and OF_THE_LAST_BIT.fullmatch(last.body) else content


def _file(row: Iterable[Segment]) -> bytes:
    return b"".join((START, *(segment.written() for segment in row), FINISH))


def read_jpeg(content: bytes) -> Jpeg:
    """The facts of a JPEG file: its size and colours, and what its camera or its editor wrote into it."""
    parts, ended = [], False
    try:
        for part in segments(content):
            parts.append(part)  # noqa: PERF402 - what came before the damage is kept
        ended = True
    except Damaged:
        pass
    frame = next(frames(parts), Frame(0, 0, 0, 0, 0))
    found = [trace for part in parts if (trace := _trace(part))]
    end = len(START) + sum(len(part.written()) for part in parts)
    if ended and content.startswith(FINISH, end) and content[end + len(FINISH) :].strip(PADDING):
        found.append(Trace.NOTE)
    whole = ended and frame.width > 0 and frame.height > 0
    return Jpeg(frame.width, frame.height, frame.colours, tuple(dict.fromkeys(found)), whole)


def _trace(part: Segment) -> Trace | None:
    if part.marker not in APPLICATION and part.marker != COMMENT:
        return None
    if part.holds(EXIF):
        return Trace.GPS if _has_gps(part.body[6:]) else Trace.EXIF
    if part.marker == EXIF[0] and b"ns.adobe.com/x" in part.body[:40]:
        return Trace.XMP
    if part.holds(CAPTION):
        return Trace.IPTC
    harmless = part.holds(JFIF) and len(part.body) == JFIF_WITHOUT_THUMBNAIL
    return None if harmless or part.holds(PROFILE) or part.holds(ADOBE) else Trace.NOTE


def _has_gps(tiff: bytes) -> bool:
    """Whether the first directory of an EXIF block points to a place on earth."""
    order = {b"II": "<", b"MM": ">"}.get(tiff[:2])
    if order is None or len(tiff) < 8:
        return False
    (directory,) = struct.unpack_from(f"{order}L", tiff, 4)
    (count,) = struct.unpack(f"{order}H", tiff[directory : directory + 2].ljust(2, b"\0"))
    tags = (tiff[start : start + 2] for start in range(directory + 2, directory + 2 + 12 * count, 12))
    return struct.pack(f"{order}H", GPS_TAG) in tags
