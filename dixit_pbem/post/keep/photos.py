"""Pictures as phones and cameras take them, made fit for a mail: upright, shrunk, and nothing but what is seen.

HEIC pictures, which iPhones take unless told otherwise, are read with pillow-heif: Pillow does not know them, and a
player can do little about what a phone sends. Whatever says that it has too many pixels is never decoded.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image

from dixit_pbem.paper.opening import DAMAGE, MOST_OF_ANY, TooManyPixels, open_picture
from dixit_pbem.post.keep.picture_kinds import LARGEST, MOST_PIXELS, kind_of

LONGEST_SIDE = 2400
"""All that a large screen shows, and sharp on paper up to A5."""
SMALLER_SIDES = (2400, 2000, 1600, 1200, 900, 640)
QUALITIES = (90, 84, 78)

MOST_PIXELS_OF_JPEG = MOST_OF_ANY
"""Of a JPEG that is not sent in scans over scans, the decoder makes a small picture straight away."""


def shrunk(content: bytes, *, most: int = LARGEST) -> tuple[str, bytes] | None:
    """The picture as it may come along, with the ending that fits it; None where it cannot be read whole."""
    kind = kind_of(content)
    picture = _upright(content, kind) if kind else None
    if picture is None:
        return None
    if kind in ("PNG", "GIF"):
        drawing = _saved(_at_most(picture, LONGEST_SIDE), "PNG")
        if len(drawing) <= most:
            return ".png", drawing
    flat = _flat(picture)
    ways = (_saved(_at_most(flat, side), "JPEG", quality) for side, quality in _ways())
    return next(((".jpg", made) for made in ways if len(made) <= most), None)


def _ways() -> Iterator[tuple[int, int]]:
    """Sizes and qualities, the best first."""
    return ((side, quality) for side in SMALLER_SIDES for quality in QUALITIES)


def _upright(content: bytes, kind: str) -> Image.Image | None:
    """The picture as it is meant to be seen, not much larger than it will be shown."""
    from PIL import ImageOps

    if kind == "HEIF":
        from pillow_heif import register_heif_opener

        register_heif_opener(thumbnails=False)
    Image.init()
    if kind not in Image.OPEN:  # a Pillow that was built without it
        return None
    try:
        with open_picture(content, (kind,), most_pixels=MOST_PIXELS_OF_JPEG) as opened:
            if opened.width * opened.height > _most_pixels(opened):
                return None
            opened.draft(None, (LONGEST_SIDE, LONGEST_SIDE))
            opened.load()
            small = _at_most(_in_srgb(opened), LONGEST_SIDE)
            turned = ImageOps.exif_transpose(small)
    except (*DAMAGE, TooManyPixels):
        return None
    turned.info.clear()
    return turned


def _most_pixels(opened: Image.Image) -> int:
    plain = opened.format in ("JPEG", "MPO") and not opened.info.get("progressive")
    return MOST_PIXELS_OF_JPEG if plain else MOST_PIXELS


def _in_srgb(opened: Image.Image) -> Image.Image:
    """A copy in the colours that everybody sees alike: without its profile, a phone's picture would look dull."""
    from dixit_pbem.paper.colour import plain

    if opened.has_transparency_data:
        return opened.convert("RGBA")
    coloured = opened.mode != "L" or bool(opened.info.get("icc_profile"))
    copy = plain(opened) if coloured else opened.copy()
    copy.info = {"exif": opened.info["exif"]} if "exif" in opened.info else {}
    if opened.format in ("PNG", "TIFF"):
        copy.getexif().update(opened.getexif())
    return copy


def _at_most(picture: Image.Image, side: int) -> Image.Image:
    if max(picture.size) <= side:
        return picture
    small = picture.copy()
    small.thumbnail((side, side), Image.Resampling.LANCZOS)
    return small


def _flat(picture: Image.Image) -> Image.Image:
    """Clear parts become white as paper."""
    if picture.mode in ("RGB", "L"):
        return picture
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture.convert("RGBA"))
    return paper.convert("RGB")


def _saved(picture: Image.Image, kind: str, quality: int = 90) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, quality=quality, optimize=True)
    return file.getvalue()
