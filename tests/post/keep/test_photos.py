"""Photos of every size and kind that phones make, and pictures that are none."""

from __future__ import annotations

import io
import struct
import tracemalloc
import zlib
from functools import cache
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageCms

import dixit_pbem.paper.pictures  # noqa: F401 - what it sets for the cards must not open the door here
from dixit_pbem.post.keep import photos
from dixit_pbem.post.keep.clue_files import COST, Offered, from_mail
from dixit_pbem.post.keep.photos import LARGEST, LONGEST_SIDE, kind_of
from dixit_pbem.post.said import Note
from dixit_pbem.storage import system
from dixit_pbem.storage.limited import within

CORNERS = ((220, 30, 30), (30, 220, 30), (30, 30, 220), (220, 220, 30))
"""Upper left, upper right, lower left, lower right."""


@cache
def scene(width: int, height: int, *, noisy: bool = False) -> Image.Image:
    """Four corners in their colours; with noise as in the dark, files grow as large as they can."""
    made = Image.new("RGB", (2, 2))
    made.putdata(CORNERS)
    made = made.resize((width, height), Image.Resampling.NEAREST)
    if noisy:
        grain = Image.frombytes("L", (1024, 1024), Random(7).randbytes(1024 * 1024)).resize((width, height), 0)
        made = Image.blend(made, Image.merge("RGB", (grain, grain.transpose(0), grain.transpose(1))), 0.35)
        fine = Image.effect_noise((width, height), 90)
        made = Image.blend(made, Image.merge("RGB", (fine, fine, fine)), 0.3)
    return made


def saved(kind: str, made: Image.Image, **how: Any) -> bytes:
    file = io.BytesIO()
    if kind == "HEIF":
        from pillow_heif import register_heif_opener

        register_heif_opener()
    made.save(file, kind, **how)
    return file.getvalue()


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its memory can be looked at."""
    monkeypatch.setattr(system, "FORKS", False)


def shrunk(content: bytes) -> tuple[str, bytes] | None:
    return within(COST, lambda: photos.shrunk(content))


def shown(content: bytes) -> Image.Image:
    made = shrunk(content)
    assert made is not None
    ending, cleaned = made
    assert len(cleaned) <= LARGEST
    picture = Image.open(io.BytesIO(cleaned))
    assert picture.format == {".jpg": "JPEG", ".png": "PNG"}[ending]
    assert dict(picture.getexif()) == {}
    assert not {"exif", "icc_profile", "xmp", "comment"} & picture.info.keys()
    return picture.convert("RGB")


def corners(picture: Image.Image) -> tuple[int, ...]:
    """Which colour is in which corner."""
    places = ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9))
    soft = picture.resize((10, 10), Image.Resampling.BOX)
    colours = [soft.getpixel((int(x * 10), int(y * 10))) for x, y in places]
    return tuple(
        min(range(4), key=lambda at: sum(abs(a - b) for a, b in zip(CORNERS[at], colour, strict=True)))  # type: ignore[arg-type]
        for colour in colours
    )


@pytest.mark.parametrize(("width", "height", "quality"), [(4032, 3024, 97), (8160, 6120, 80)], ids=["12 MP", "50 MP"])
@pytest.mark.long
def test_a_photo_of_any_size_a_phone_makes_is_taken_and_shrunk(width: int, height: int, quality: int) -> None:
    exif = Image.Exif()
    exif[0x010F], exif[0x0112] = "Anas-secret", 6
    content = saved("JPEG", scene(width, height, noisy=True), quality=quality, exif=exif)
    assert 10_000_000 < len(content) < 26_000_000
    tracemalloc.start()
    picture = shown(content)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert picture.size == (LONGEST_SIDE * 3 // 4, LONGEST_SIDE)
    assert corners(picture) == (2, 0, 3, 1)
    assert peak < 20_000_000


@pytest.mark.parametrize("kind", ["HEIF", "AVIF", "WEBP", "PNG", "TIFF", "BMP", "GIF", "JPEG"])
def test_every_kind_of_picture_is_taken(kind: str) -> None:
    picture = shown(saved(kind, scene(300, 200)))
    assert (picture.size, corners(picture)) == ((300, 200), (0, 1, 2, 3))


@pytest.mark.long
def test_a_heic_of_twelve_megapixels_is_taken() -> None:
    content = saved("HEIF", scene(4032, 3024), quality=50)
    assert kind_of(content) == "HEIF"
    assert shown(content).size == (2400, 1800)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "HEIF"])
@pytest.mark.parametrize(
    ("orientation", "expected"), [(1, (0, 1, 2, 3)), (3, (3, 2, 1, 0)), (6, (2, 0, 3, 1)), (8, (1, 3, 0, 2))]
)
def test_a_photo_is_shown_as_the_camera_was_held(kind: str, orientation: int, expected: tuple[int, ...]) -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x010F] = orientation, "Anas-secret"  # pillow-heif turns it into a box, as phones do
    picture = shown(saved(kind, scene(400, 200), exif=exif.tobytes()))
    assert picture.size == ((400, 200) if orientation in (1, 3) else (200, 400))
    assert corners(picture) == expected


def test_the_colours_of_a_profile_are_those_that_everybody_sees() -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    picture = shown(saved("JPEG", scene(300, 200), icc_profile=lab))
    assert corners(picture) == (0, 1, 2, 3)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "HEIF", "AVIF", "TIFF", "BMP", "GIF"])
@pytest.mark.parametrize("share", [0.02, 0.3, 0.6])
@pytest.mark.long
def test_a_torn_picture_is_told_as_one(kind: str, share: float) -> None:
    content = saved(kind, scene(400, 300, noisy=True))
    torn = content[: max(16, int(len(content) * share))]
    taken, notes = from_mail([Offered("IMG_1.HEIC", torn)])
    assert taken is None or kind == "GIF"
    assert [note.note for note in notes] in ([Note.FILE_BROKEN], *([[Note.FILE_COMES_ALONG]] if kind == "GIF" else []))


def png_of(width: int, height: int) -> bytes:
    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes((width // 8 + 1) * min(height, 2000)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def resized(content: bytes, width: int, height: int) -> bytes:
    """A JPEG that says that it is larger than it is."""
    at = next(at for at in range(len(content)) if content[at] == 0xFF and content[at + 1] in (0xC0, 0xC2))
    return content[: at + 5] + struct.pack(">HH", height, width) + content[at + 9 :]


@pytest.mark.parametrize(
    "bomb",
    [
        png_of(30_000, 30_000),
        png_of(2_000_000, 200),
        resized(saved("JPEG", scene(64, 64)), 60_000, 60_000),
        resized(saved("JPEG", scene(64, 64), progressive=True), 12_000, 12_000),
    ],
    ids=["png", "wide png", "jpeg", "jpeg in scans"],
)
def test_what_would_fill_the_memory_is_never_decoded(bomb: bytes) -> None:
    tracemalloc.start()
    taken, notes = from_mail([Offered("a.jpg", bomb)])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (taken, [note.note for note in notes]) == (None, [Note.FILE_BROKEN])
    assert peak < 20_000_000


@pytest.mark.parametrize("content", [b"", b"BM is a tram", b"%PDF-1.7", b"MZ", b"RIFF0000WAVE", b"\0\0\0\x14ftypqt  "])
def test_what_is_no_picture_is_none(content: bytes) -> None:
    assert kind_of(content) is None


@pytest.mark.long
def test_a_drawing_keeps_what_is_clear_and_a_heavy_one_lies_on_paper() -> None:
    light = Image.new("RGBA", (50, 50), (0, 0, 0, 0))
    made = shrunk(saved("PNG", light))
    assert made is not None
    assert Image.open(io.BytesIO(made[1])).mode == "RGBA"
    heavy = Image.merge("RGBA", [Image.effect_noise((1200, 1200), 90) for _ in range(4)])
    made = shrunk(saved("PNG", heavy))
    assert made is not None
    assert made[0] == ".jpg"
