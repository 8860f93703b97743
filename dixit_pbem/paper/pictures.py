"""Anybody's pictures, read safely: upright, in sRGB, without a word about who took them and where.

Edge: reads picture files. What cannot be read is a `BadFile` that names the file.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import TypeVar

from PIL import Image, UnidentifiedImageError

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.paper.colour import is_sound, plain
from dixit_pbem.paper.jpeg import Damaged, without_metadata
from dixit_pbem.paper.opening import DAMAGE, TooManyPixels, open_picture
from dixit_pbem.paper.picture_stream import LYING, MOST_PIXELS
from dixit_pbem.storage.limited import Limit, TooMuch, within

FORMATS = ("JPEG", "PNG", "WEBP", "TIFF", "GIF", "BMP")
PHONE_FORMATS = frozenset((b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"avif", b"avis"))
MOST_BYTES = 400_000_000
LONGEST_SIDE = 65_500
"""Of what can be saved as JPEG."""
COST = Limit(seconds=60, megabytes=2000)
"""Of all that is made of one picture."""
BEST_QUALITY = 95
ORIENTATION = 0x0112
TO_UPRIGHT = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
Made = TypeVar("Made")

# A picture is readable or it is not; what Pillow thinks of its metadata helps nobody, for none of it is kept.
warnings.filterwarnings("ignore", category=UserWarning, module=r"PIL\.")


def apart(path: Path, work: Callable[[], Made]) -> Made:
    """What is made of the picture in a file, in a process of its own with a limit of time and memory.

    Whoever does several things with a picture does them all in one: what comes back travels.
    """
    _load_readers()
    try:
        return within(COST, work)
    except TooMuch as costs:
        raise _bad(path, f"It cannot be read: {costs.what}. Save a smaller copy.") from costs


def _load_readers() -> None:
    """Load what reads pictures before a process begins, once: each that begins without would load it anew."""
    from PIL import ImageOps, MpoImagePlugin, TiffImagePlugin, WebPImagePlugin  # noqa: F401

    Image.preinit()


def read_picture(path: Path) -> Image.Image:
    """The picture in a file as it is meant to be seen, and nothing beside its pixels."""
    return decoded(path, picture_bytes(path))


def jpeg_of(path: Path) -> bytes:
    """The picture as a JPEG file without metadata; a JPEG that is upright and whole keeps every bit of its pixels."""
    content = picture_bytes(path)

    def made() -> bytes:
        if _may_pass(path, content):
            # Whether a file without an end still has its whole picture is for the decoder to say.
            with suppress(Damaged):
                return without_metadata(content)
        return encoded(decoded(path, content), BEST_QUALITY)

    return apart(path, made)


def encoded(picture: Image.Image, quality: int) -> bytes:
    """The picture as a JPEG file; from a quality of 90 on every pixel keeps its own colour."""
    target = BytesIO()
    picture.save(target, "JPEG", quality=quality, optimize=True, subsampling="4:4:4" if quality >= 90 else "4:2:0")
    return target.getvalue()


def picture_bytes(path: Path) -> bytes:
    """The bytes of a file that may be a picture."""
    try:
        size = path.stat().st_size
        if not path.is_file() or size > MOST_BYTES:
            raise _bad(path, "It is no picture.")
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise _bad(path, "There is no such file.") from error
    except OSError as error:
        raise _bad(path, f"It cannot be read ({error.strerror}).") from error
    if not content:
        raise _bad(path, "The file is empty. Copy it again from where it came.")
    return content


def decoded(path: Path, content: bytes, at_least: tuple[int, int] | None = None) -> Image.Image:
    """The picture in these bytes as it is meant to be seen; it may come smaller, but not below `at_least`."""

    def upright() -> Image.Image:
        with opened(path, content) as picture:
            turned = orientation(picture)
            if at_least:
                picture.draft("RGB", at_least[::-1] if turned in LYING else at_least)
            picture.load()
            flat = plain(picture)
            # Some readers turn the picture while they load it.
            turned = orientation(picture)
            return flat.transpose(TO_UPRIGHT[turned]) if turned in TO_UPRIGHT else flat

    return apart(path, upright)


@contextmanager
def opened(path: Path, content: bytes) -> Iterator[Image.Image]:
    """The picture in these bytes as its file holds it, not decoded yet; what fails inside is told of the file."""
    try:
        with open_picture(content, _formats(content), most_pixels=MOST_PIXELS) as picture:
            if max(picture.size) > LONGEST_SIDE:
                fact = f"One side of it has {max(picture.size)} pixels, and a JPEG file at most {LONGEST_SIDE}."
                raise _bad(path, f"{fact} Save a smaller copy.")
            yield picture
    except TooManyPixels as error:
        raise _bad(path, _too_many(error)) from error
    except UnidentifiedImageError as error:
        raise _bad(path, _unknown(content)) from error
    except DAMAGE as error:
        raise _bad(
            path, "The picture is damaged: a part of it is missing. Copy it again from where it came."
        ) from error


def _formats(content: bytes) -> tuple[str, ...]:
    """What it may be; HEIC, as phones take pictures, is read with a library of its own, loaded where one comes."""
    if content[4:8] != b"ftyp" or content[8:12] not in PHONE_FORMATS:
        return FORMATS
    from pillow_heif import register_heif_opener

    register_heif_opener(thumbnails=False)
    return *FORMATS, "HEIF"


def orientation(picture: Image.Image) -> int:
    """How the camera was held, from 1 (upright) to 8, as its file says."""
    try:
        turned = picture.getexif().get(ORIENTATION, 1)
    except DAMAGE:
        return 1
    return turned if isinstance(turned, int) else 1


def upright_size(path: Path, content: bytes) -> tuple[int, int]:
    """Width and height of the picture in these bytes as it is meant to be seen."""

    def size() -> tuple[int, int]:
        with opened(path, content) as picture:
            width, height = picture.size
            return (height, width) if orientation(picture) in LYING else (width, height)

    return apart(path, size)


def _may_pass(path: Path, content: bytes) -> bool:
    with opened(path, content) as picture:
        profile = picture.info.get("icc_profile")
        return (
            picture.format in ("JPEG", "MPO")
            and picture.mode in ("RGB", "L")
            and orientation(picture) not in TO_UPRIGHT
            and (not profile or is_sound(profile, picture.mode))
        )


def _too_many(error: TooManyPixels) -> str:
    if error.pixels > MOST_PIXELS:
        fact = f"It has {error.millions} million pixels, far more than a card can show."
    else:
        fact = f"It is drawn {error.scans} times over itself, which takes too long."
    return f"{fact} Save a smaller copy: 4000 pixels on the longer side are plenty."


def _unknown(content: bytes) -> str:
    if content[4:8] == b"ftyp" and content[8:12] in PHONE_FORMATS:
        return (
            "It is a damaged HEIC or an AVIF picture, as phones take them, and cannot be read. Save it as JPEG first."
        )
    return "It is no picture, or of a kind that cannot be read here. Save it as JPEG or PNG first."


def _bad(path: Path, text: str) -> BadFile:
    return BadFile((Problem(str(path), 0, text),))
