"""Decoding every pixel of a picture, to find the damage that its description does not show."""

from __future__ import annotations

import warnings
from io import BytesIO

from pikepdf import PikepdfError, Stream, StreamDecodeLevel

from dixit_pbem.render.preflight.evidence import Picture
from dixit_pbem.render.preflight.objects import at_most, entry, filters, raw, whole
from dixit_pbem.render.preflight.spaces import channels_of

MOST_PIXELS = 64_000_000
MOST_BYTES = 256 << 20
NOT_DECODED = ("CCITTFaxDecode", "JBIG2Decode")
"""The packings of fax machines, in black and white; no card has them."""


def damage_of(stream: object, picture: Picture) -> str:
    """What is wrong with a picture once it is decoded; nothing if it is whole."""
    packed = filters(stream)
    if picture.damage or not isinstance(stream, Stream) or set(packed) & set(NOT_DECODED):
        return picture.damage
    if picture.width * picture.height > MOST_PIXELS:
        return f"It has {picture.width * picture.height / 1e6:.0f} million pixels, too many to decode."
    return _jpeg2000(raw(stream)) if "JPXDecode" in packed else _pixels(stream, picture)


def _pixels(stream: Stream, picture: Picture) -> str:
    try:
        with at_most(MOST_BYTES):
            pixels = len(stream.read_bytes(StreamDecodeLevel.all))
    except PikepdfError:
        return "It cannot be decoded to its end."
    bits = (
        1 if picture.stencil else whole(entry(stream, "/BitsPerComponent")) * channels_of(entry(stream, "/ColorSpace"))
    )
    return "It breaks off before its end." if pixels < (picture.width * bits + 7) // 8 * picture.height else ""


def _jpeg2000(content: bytes | None) -> str:
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            Image.open(BytesIO(content or b"")).load()
    except (OSError, ValueError, Image.DecompressionBombError, Image.DecompressionBombWarning):
        return "It cannot be decoded to its end."
    return ""
