"""The facts of a picture stream, without decoding it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dixit_pbem.paper.jpeg import Jpeg, Trace, read_jpeg
from dixit_pbem.paper.preflight.evidence import PictureSeen, Space
from dixit_pbem.paper.preflight.objects import elements, entry, filters, identity, name, raw, unpacked, whole

if TYPE_CHECKING:
    from pikepdf import Stream

NAMED: Mapping[str, Space] = {
    "DeviceGray": Space.GRAY,
    "CalGray": Space.GRAY,
    "G": Space.GRAY,
    "DeviceRGB": Space.RGB,
    "RGB": Space.RGB,
    "CalRGB": Space.TAGGED,
    "Lab": Space.TAGGED,
    "DeviceCMYK": Space.CMYK,
    "CMYK": Space.CMYK,
}
PROFILED: Mapping[int, Space] = {1: Space.GRAY, 3: Space.TAGGED, 4: Space.CMYK}
CHANNELS: Mapping[str, int] = {
    "DeviceGray": 1,
    "CalGray": 1,
    "Indexed": 1,
    "DeviceRGB": 3,
    "CalRGB": 3,
    "Lab": 3,
    "DeviceCMYK": 4,
}
DEEPEST = 3
JPEG = "DCTDecode"


def space_of(value: object, resources: object = None, *, depth: int = 0) -> Space:
    """The kind of colour that a colour space gives, looked up by name where it is one of the page's own."""
    family, *rest = elements(value) or (None,)
    word = name(family)
    if depth > DEEPEST:
        return Space.OTHER
    if word in NAMED:
        return as_understood(NAMED[word], resources)
    if word == "ICCBased":
        return PROFILED.get(whole(entry(rest[0], "/N")), Space.OTHER) if rest else Space.OTHER
    if word in ("Indexed", "I"):
        return space_of(rest[0], resources, depth=depth + 1) if rest else Space.OTHER
    own = entry(entry(resources, "/ColorSpace"), f"/{word}") if word and not rest else None
    return space_of(own, resources, depth=depth + 1) if own is not None else Space.OTHER


def as_understood(space: Space, resources: object) -> Space:
    """Plain RGB counts as tagged on a page that names a profile for it."""
    default = entry(entry(resources, "/ColorSpace"), "/DefaultRGB")
    return Space.TAGGED if space is Space.RGB and default is not None else space


def channels_of(value: object) -> int:
    """How many numbers a pixel has in a colour space; 0 where only a colour machine knows."""
    family, *rest = elements(value) or (None,)
    if name(family) == "ICCBased" and rest:
        return whole(entry(rest[0], "/N"))
    return CHANNELS.get(name(family), 0)


def picture_of(stream: object) -> PictureSeen:
    """What one can say of a picture from its description and, for a JPEG, from its own parts."""
    jpeg = jpeg_of(stream)
    facts = read_jpeg(jpeg) if jpeg is not None else None
    traces = facts.traces if facts else ()
    if entry(stream, "/Metadata") is not None and Trace.XMP not in traces:
        traces = (*traces, Trace.XMP)
    see_through = "an alpha channel of its own" if whole(entry(stream, "/SMaskInData")) else ""
    if entry(stream, "/SMask") is not None:
        see_through = "an alpha channel (SMask)"
    return PictureSeen(
        identity(stream),
        width=whole(entry(stream, "/Width")),
        height=whole(entry(stream, "/Height")),
        space=space_of(entry(stream, "/ColorSpace")),
        stencil=entry(stream, "/ImageMask") is True,
        see_through=see_through,
        traces=traces,
        damage=_damage(stream, facts),
    )


def jpeg_of(stream: object) -> bytes | None:
    """The JPEG file inside a picture stream; None for pictures of other kinds and unreadable ones."""
    packed = filters(stream)
    if not packed or packed[-1] != JPEG:
        return None
    return raw(stream) if len(packed) == 1 else _unwrapped(stream)  # type: ignore[arg-type]


def _unwrapped(stream: Stream) -> bytes | None:
    """A JPEG file that is packed once more, as some programs do."""
    content, outer = raw(stream), filters(stream)[:-1]
    if content is None:
        return None
    from pikepdf import Array, Name, Pdf

    with Pdf.new() as scratch:
        return unpacked(scratch.make_stream(content, Filter=Array([Name(f"/{packed}") for packed in outer])))


def _damage(stream: object, facts: Jpeg | None) -> str:
    """What is wrong with a JPEG at first sight."""
    if facts is None:
        return ""
    if not facts.whole:
        return "It breaks off before its end."
    said = whole(entry(stream, "/Width")), whole(entry(stream, "/Height"))
    if (facts.width, facts.height) != said:
        return f"It is {facts.width} x {facts.height} pixels, and the file says {said[0]} x {said[1]}."
    channels = channels_of(entry(stream, "/ColorSpace"))
    if channels not in (0, facts.colours):
        return f"It has {facts.colours} colours a pixel, and the file says {channels}."
    return ""
