"""Reading a PDF object that may be of any type, as those of a damaged file are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from math import hypot, isfinite
from typing import NamedTuple

from pikepdf import Array, Dictionary, Name, Object, PikepdfError, Stream, String
from pikepdf.settings import set_qpdf_limits

from dixit_pbem.layout.items import Box

LARGEST = 1e9
"""A number beyond it measures nothing on paper."""
LONGEST_STREAM = 256 << 20
LONGEST_LZW = 64 << 10
"""The one packing whose unpacked size qpdf cannot limit: it grows at most 1,400 times."""
NO_TEXT = re.compile("[\ud800-\udfff]")
"""What pikepdf puts for bytes that are no text; it cannot be asked for them."""
FILTERS = {"Fl": "FlateDecode", "AHx": "ASCIIHexDecode", "A85": "ASCII85Decode", "DCT": "DCTDecode", "LZW": "LZWDecode"}


class Matrix(NamedTuple):
    """An affine map in the letters of the PDF standard."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, outer: Matrix) -> Matrix:
        """This map first, the other one after it."""
        return Matrix(
            self.a * outer.a + self.b * outer.c,
            self.a * outer.b + self.b * outer.d,
            self.c * outer.a + self.d * outer.c,
            self.c * outer.b + self.d * outer.d,
            self.e * outer.a + self.f * outer.c + outer.e,
            self.e * outer.b + self.f * outer.d + outer.f,
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point lands."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def across(self) -> float:
        """How long a step of 1 along x becomes."""
        return hypot(self.a, self.b)

    @property
    def down(self) -> float:
        """How long a step of 1 along y becomes."""
        return hypot(self.c, self.d)


def around(points: list[tuple[float, float]]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def corners(matrix: Matrix, x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """Where the corners of a rectangle land."""
    return [matrix.at(*point) for point in ((x, y), (x + width, y), (x + width, y + height), (x, y + height))]


def common(one: Box, other: Box) -> Box:
    """What two boxes share; without width or height where they do not meet."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    return Box(left, top, max(0.0, min(one.right, other.right) - left), max(0.0, min(one.bottom, other.bottom) - top))


def area(box: Box) -> float:
    """In square millimetres."""
    return box.width * box.height


def entry(holder: object, key: str) -> object:
    """What a dictionary or stream holds under a key; None if it holds nothing or is neither."""
    if isinstance(holder, (Dictionary, Stream)):
        value: object = holder.get(key)
        return value
    return None


def items(holder: object) -> Iterator[tuple[str, object]]:
    """The keys and values of a dictionary or stream, as far as its keys are text; nothing of anything else."""
    if isinstance(holder, (Dictionary, Stream)):
        keys = tuple(holder.keys())
        yield from ((key, holder.get(key)) for key in keys if not NO_TEXT.search(key))


def elements(value: object) -> tuple[object, ...]:
    """The elements of an array; any other value stands for itself, nothing for nothing."""
    if value is None:
        return ()
    return tuple(value) if isinstance(value, Array) else (value,)


def number(value: object) -> float | None:
    """A number that can measure something on paper, else None."""
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
        return None
    measured = float(value)
    return measured if isfinite(measured) and abs(measured) < LARGEST else None


def whole(value: object) -> int:
    """A whole number, or 0 where there is none."""
    return int(number(value) or 0)


def numbers(value: object, count: int) -> tuple[float, ...] | None:
    """An array of exactly so many numbers, else None."""
    if not isinstance(value, Array):
        return None
    read = tuple(map(number, value))
    return tuple(part for part in read if part is not None) if len(read) == count and None not in read else None


def matrix(value: object) -> Matrix:
    """A matrix; the one that changes nothing where there is none."""
    read = numbers(value, 6)
    return Matrix(*read) if read else Matrix()


def name(value: object) -> str:
    """A name without its slash, else nothing."""
    return bytes(value).decode("utf-8", "replace")[1:] if isinstance(value, Name) else ""


def text(value: object) -> str:
    """A text, else nothing."""
    if not isinstance(value, String):
        return ""
    try:
        return str(value)
    except UnicodeDecodeError:
        return bytes(value).decode("utf-8", "replace")


def identity(value: object) -> int:
    """The number of an object in its file; 0 for one that stands inside another."""
    return value.objgen[0] if isinstance(value, Object) else 0


def filters(stream: object) -> tuple[str, ...]:
    """How a stream is packed, the outermost packing first."""
    return tuple(FILTERS.get(short, short) for short in map(name, elements(entry(stream, "/Filter"))))


def raw(stream: object) -> bytes | None:
    """A stream as it stands in the file; None if that cannot be read or is too long."""
    if not isinstance(stream, Stream) or whole(entry(stream, "/Length")) > LONGEST_STREAM:
        return None
    try:
        return bytes(stream.read_raw_bytes())
    except PikepdfError:
        return None


def unpacked(stream: object) -> bytes | None:
    """A stream's content; None if it cannot be unpacked within the limits of the moment."""
    if not isinstance(stream, Stream) or whole(entry(stream, "/Length")) > LONGEST_STREAM:
        return None
    packed = filters(stream)
    if "LZWDecode" in packed and (len(packed) > 1 or whole(entry(stream, "/Length")) > LONGEST_LZW):
        return None
    try:
        return bytes(stream.read_bytes())
    except PikepdfError:
        return None


@contextmanager
def at_most(size: int) -> Iterator[None]:
    """While it lasts, no stream unpacks to more than so many bytes: a small file cannot fill the memory."""
    limits = ("flate_max_memory", "png_max_memory", "tiff_max_memory", "run_length_max_memory", "dct_max_memory")
    before = set_qpdf_limits(**dict.fromkeys(limits, size))  # type: ignore[arg-type]
    try:
        yield
    finally:
        set_qpdf_limits(**before)  # type: ignore[arg-type]
