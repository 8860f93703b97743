"""The facts of a picture stream, without decoding it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_pbem.render.preflight.evidence import Picture
from dixit_pbem.render.preflight.jpeg import Jpeg, Trace, read_jpeg
from dixit_pbem.render.preflight.objects import entry, filters, identity, raw, unpacked, whole
from dixit_pbem.render.preflight.spaces import channels_of, space_of

if TYPE_CHECKING:
    from pikepdf import Stream

JPEG = "DCTDecode"


def picture_of(stream: object) -> Picture:
    """What one can say of a picture from its description and, for a JPEG, from its own parts."""
    jpeg = jpeg_of(stream)
    facts = read_jpeg(jpeg) if jpeg is not None else None
    traces = facts.traces if facts else ()
    if entry(stream, "/Metadata") is not None and Trace.XMP not in traces:
        traces = (*traces, Trace.XMP)
    return Picture(
        identity(stream),
        width=whole(entry(stream, "/Width")),
        height=whole(entry(stream, "/Height")),
        space=space_of(entry(stream, "/ColorSpace")),
        stencil=entry(stream, "/ImageMask") is True,
        see_through=_see_through(stream),
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


def _see_through(stream: object) -> str:
    if entry(stream, "/SMask") is not None:
        return "an alpha channel (SMask)"
    return "an alpha channel of its own" if whole(entry(stream, "/SMaskInData")) else ""


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
