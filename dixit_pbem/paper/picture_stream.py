"""A picture as a PDF keeps it: JPEG and PNG files go in as they are, all others without loss.

Edge: reads picture files. What cannot be read is a `BadFile` that names the file.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from io import BytesIO
from itertools import takewhile
from pathlib import Path

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.paper import jpeg

UPRIGHT, LYING = 1, frozenset((5, 6, 7, 8))
BASELINE, EXTENDED, PROGRESSIVE = 0xC0, 0xC1, 0xC2
BETWEEN_SCANS = frozenset((jpeg.SCAN, 0xC4, 0xDB, 0xDD))
"""Scans, and the tables of codes, steps and restarts that a scan may need."""
PNG_START = b"\x89PNG\r\n\x1a\n"
MODES = {1: "L", 3: "RGB"}
COLOURS_OF_PNG = {0: 1, 2: 3}
MOST_PIXELS = 120_000_000
"""What has more is looked at closely, and refused if no program could print it."""
LONGEST_PROFILE = 8 << 20
"""Unpacked; the profiles of printing presses have two million bytes or three."""


@frozen
class PictureStream:
    """The bytes of a picture and what a PDF must say of them; `mark` is the camera's for how it was held."""

    width: int
    height: int
    colours: int
    filter: str
    data: tuple[bytes | memoryview, ...]
    profile: bytes = b""
    mark: int = UPRIGHT

    @property
    def upright(self) -> tuple[int, int]:
        """Width and height of the picture as it is meant to be seen."""
        return (self.height, self.width) if self.mark in LYING else (self.width, self.height)


class BadPictures:
    """What is wrong with pictures that are read one after the other; all of it is told at the end."""

    def __init__(self) -> None:
        self._problems: dict[Problem, None] = {}

    @contextmanager
    def kept(self) -> Iterator[None]:
        """What is wrong with a picture that is read in here waits until the others are read."""
        try:
            yield
        except BadFile as error:
            self._problems.update(dict.fromkeys(error.problems))

    def __bool__(self) -> bool:
        return bool(self._problems)

    def tell(self) -> None:
        """Nothing, if all pictures are good."""
        if self._problems:
            raise BadFile(tuple(self._problems))


def picture_stream(path: Path) -> PictureStream:
    """The picture in a file without its metadata, every pixel as it is."""
    try:
        data = path.read_bytes()
        found = _png(data) if data.startswith(PNG_START) else _jpeg(path, data)
    except (OSError, jpeg.Damaged):
        found = None
    return found if found and found.width * found.height <= MOST_PIXELS else _converted(path)


def _jpeg(path: Path, data: bytes) -> PictureStream | None:
    """The picture in a JPEG file, if it is of a kind that a PDF may hold."""
    heads = list(takewhile(lambda segment: segment.marker != jpeg.SCAN, jpeg.segments(data)))
    found = list(jpeg.frames(heads))
    if len(found) != 1 or found[0].marker not in (BASELINE, EXTENDED, PROGRESSIVE):
        return None
    (frame,) = found
    profile = jpeg.profile_of(data) if any(segment.holds(jpeg.PROFILE) for segment in heads) else b""
    if frame.bits != 8 or not frame.height or not _sound(profile, frame.colours):
        return None
    mark = _mark(path, data) if any(segment.holds(jpeg.EXIF) for segment in heads) else UPRIGHT
    return PictureStream(frame.width, frame.height, frame.colours, "DCTDecode", _clean(data, heads), profile, mark)


def _clean(data: bytes, heads: Sequence[jpeg.Segment]) -> tuple[bytes | memoryview, ...]:
    """The file without metadata; scans are most of it, and are not copied."""
    scans = len(jpeg.START) + sum(len(segment.written()) for segment in heads)
    with suppress(jpeg.Damaged):
        found = list(jpeg.spans(data, scans))
        end = found[-1][-1] if found else scans
        if all(data[at + 1] in BETWEEN_SCANS for at, _, _ in found) and data.startswith(jpeg.FINISH, end):
            head = jpeg.without_metadata(data[:scans] + jpeg.FINISH).removesuffix(jpeg.FINISH)
            return head, memoryview(data)[scans : end + len(jpeg.FINISH)]
    return (jpeg.without_metadata(data),)


def _mark(path: Path, data: bytes) -> int:
    from dixit_pbem.paper.pictures import apart, opened, orientation

    def noted() -> int:
        with opened(path, data) as picture:
            return orientation(picture)

    mark = apart(path, noted)
    return mark if mark in range(UPRIGHT, 9) else UPRIGHT


@cache
def _sound(profile: bytes, colours: int) -> bool:
    """Whether a profile, if there is one, speaks of as many colours as the picture has."""
    if not profile or colours not in MODES:
        return colours in MODES
    from dixit_pbem.paper.colour import is_sound

    return is_sound(profile, MODES[colours])


def _png(data: bytes) -> PictureStream | None:
    """The picture in a PNG file, if its pixels may stand in a PDF as they are: eight bits and nothing clear."""
    rows, profile, head = [], b"", b""
    for kind, body in _chunks(data):
        match kind:
            case b"IHDR":
                head = body
            case b"IDAT":
                rows.append(body)
            case b"iCCP":
                profile = _unpacked_profile(body)
            case b"tRNS" | b"eXIf":
                return None
    if len(head) != 13 or not rows:
        return None
    width, height, bits, kind_of_colour, *_, interlaced = struct.unpack(">LLBBBBB", head)
    colours = COLOURS_OF_PNG.get(kind_of_colour, 0)
    if bits != 8 or interlaced or not _sound(profile, colours):
        return None
    return PictureStream(width, height, colours, "FlateDecode", tuple(rows), profile)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG file up to its end; Damaged where one of them is not whole."""
    at = len(PNG_START)
    for _ in range(jpeg.MOST_PARTS):
        length = int.from_bytes(data[at : at + 4], "big")
        kind, body, check = (
            data[at + 4 : at + 8],
            data[at + 8 : at + 8 + length],
            data[at + 8 + length : at + 12 + length],
        )
        if zlib.crc32(body, zlib.crc32(kind)).to_bytes(4, "big") != check:
            raise jpeg.Damaged
        yield kind, body
        if kind == b"IEND":
            return
        at += 12 + length
    raise jpeg.Damaged


def _unpacked_profile(body: bytes) -> bytes:
    _name, _, packed = body.partition(b"\0")
    unpacking = zlib.decompressobj()
    try:
        profile = unpacking.decompress(packed[1:], LONGEST_PROFILE)
    except zlib.error as error:
        raise jpeg.Damaged from error
    if not unpacking.eof:
        raise jpeg.Damaged
    return profile


def _converted(path: Path) -> PictureStream:
    """The picture in any other file in eight bits of sRGB, packed without loss."""
    from dixit_pbem.paper.pictures import apart, read_picture

    def packed() -> bytes:
        target = BytesIO()
        read_picture(path).save(target, "PNG")
        return target.getvalue()

    stream = _png(apart(path, packed))
    if stream is None:
        raise AssertionError(f"{path}: a picture in RGB did not become a plain PNG")
    return stream
