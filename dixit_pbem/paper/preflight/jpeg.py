"""What a JPEG picture carries besides the picture: size, colours, and what its camera or its editor wrote into it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from dixit_pbem.paper.jpeg import COMMENT, FINISH, START, Damaged, Segment, segments

FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
JFIF_WITHOUT_THUMBNAIL = 14
GPS_TAG = 0x8825
PADDING = b"\0\r\n\t " + FINISH
"""What programs put behind a picture's end without meaning anything by it."""


class Trace(StrEnum):
    """What a picture can tell about where it comes from."""

    EXIF = "EXIF"
    GPS = "GPS"
    XMP = "XMP"
    IPTC = "IPTC"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Jpeg:
    """What stands in a JPEG file; a broken one has as much of it as can be read."""

    width: int
    height: int
    colours: int
    traces: tuple[Trace, ...]
    whole: bool
    """It has a beginning, a size and an end."""


def read_jpeg(jpeg: bytes) -> Jpeg:
    """The facts of a JPEG file, none of its pixels decoded."""
    parts, ended = _parts(jpeg)
    frame = next((part.body for part in parts if part.marker in FRAMES and len(part.body) >= 6), None)
    height, width, colours = struct.unpack_from(">xHHB", frame) if frame else (0, 0, 0)
    found = [trace for part in parts if (trace := _trace(part))]
    if ended and _tail(jpeg, parts).strip(PADDING):
        found.append(Trace.NOTE)
    return Jpeg(width, height, colours, tuple(dict.fromkeys(found)), whole=bool(ended and width and height))


def _parts(jpeg: bytes) -> tuple[list[Segment], bool]:
    """The segments as far as they go, and whether they go to the end."""
    parts = []
    try:
        for part in segments(jpeg):
            parts.append(part)  # noqa: PERF402 - what came before the damage is kept
    except Damaged:
        return parts, False
    return parts, True


def _tail(jpeg: bytes, parts: Sequence[Segment]) -> bytes:
    """What stands behind the picture's end."""
    end = len(START) + sum(4 + len(part.body) + len(part.scan) for part in parts)
    return jpeg[end + len(FINISH) :] if jpeg.startswith(FINISH, end) else b""


def _trace(part: Segment) -> Trace | None:
    match part.marker:
        case 0xE0 if part.body.startswith(b"JFIF\0") and len(part.body) == JFIF_WITHOUT_THUMBNAIL:
            return None
        case 0xE1 if part.body.startswith(b"Exif\0"):
            return Trace.GPS if _has_gps(part.body[6:]) else Trace.EXIF
        case 0xE1 if b"ns.adobe.com/x" in part.body[:40]:
            return Trace.XMP
        case 0xE2 if part.body.startswith(b"ICC_PROFILE\0"):
            return None
        case 0xED:
            return Trace.IPTC
        case 0xEE if part.body.startswith(b"Adobe"):
            return None
    return Trace.NOTE if 0xE0 <= part.marker <= 0xEF or part.marker == COMMENT else None


def _has_gps(tiff: bytes) -> bool:
    """Whether the first directory of an EXIF block points to a place on earth."""
    order = {b"II": "<", b"MM": ">"}.get(tiff[:2])
    if order is None or len(tiff) < 8:
        return False
    (directory,) = struct.unpack_from(f"{order}L", tiff, 4)
    (count,) = struct.unpack(f"{order}H", tiff[directory : directory + 2].ljust(2, b"\0"))
    tags = (tiff[start : start + 2] for start in range(directory + 2, directory + 2 + 12 * count, 12))
    return struct.pack(f"{order}H", GPS_TAG) in tags
