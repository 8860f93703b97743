"""Pictures of every kind on a sheet: as they look, and without a word about who took them."""

import struct
import subprocess
import zlib
from pathlib import Path

import pikepdf
import pytest
from PIL import Image, ImageCms

from dixit_pbem.errors import BadFile
from dixit_pbem.layout.bleed import Bleed
from dixit_pbem.layout.marks import Marks
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.home_sheets import SheetCard, SheetDeck, write_sheets
from dixit_pbem.paper.picture_stream import picture_stream
from tests.paper.seen_sheets import bytes_of, pictures_on, printing
from tests.paper.wall import (
    CORNERS,
    MARKER,
    READABLE,
    UNREADABLE,
    clear_corner,
    corners,
    grey_of_16_bits,
    png_chunk,
    put,
    quarters,
    saved,
    swapped_profile,
    turned,
)

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")

SMALL_CARD, NINE_UPRIGHT = Size(40, 60), Size(130, 190)
DPI = 50.8
"""Two pixels a millimetre."""
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def sheets_of(folder: Path, *paths: Path) -> Path:
    target = folder / "sheets.pdf"
    cards = tuple(SheetCard(path) for path in paths)
    write_sheets(
        [SheetDeck("Wall", cards, SMALL_CARD)],
        target,
        printing=printing(bleed=Bleed.NONE, marks=Marks.NONE, paper=NINE_UPRIGHT),
    )
    return target


def as_printed(pdf: Path) -> dict[int, Image.Image]:
    """Each card as it is seen on its page, in the order of the deck."""
    subprocess.run(["pdftoppm", "-r", f"{DPI}", "-png", pdf, pdf.with_suffix("")], check=True)
    seen = {}
    with pikepdf.open(pdf) as opened:
        for number, page in enumerate(opened.pages, start=1):
            with Image.open(next(pdf.parent.glob(f"{pdf.stem}-*{number}.png"))) as printed:
                for picture in pictures_on(page):
                    seen[len(seen)] = printed.crop(tuple(round(side * 2) for side in picture.box))
    return seen


@pytest.fixture(scope="module")
def wall(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Image.Image]]:
    """A file with every picture that can be read, and how each is seen on it."""
    folder = tmp_path_factory.mktemp("wall")
    pdf = sheets_of(folder, *(put(folder, name, content()) for name, content in READABLE.items()))
    return pdf, dict(zip(READABLE, as_printed(pdf).values(), strict=True))


@pytest.mark.parametrize("name", READABLE)
def test_every_picture_that_can_be_read_is_printed_upright_and_in_its_colours(wall, name):
    assert corners(wall[1][name]) == CORNERS


def test_no_metadata_of_any_picture_is_in_the_file(wall):
    with pikepdf.open(wall[0]) as pdf:
        streams = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream)]
        held = [stream.read_raw_bytes() for stream in streams]
        held += [stream.read_bytes() for stream in streams if stream.get("/Filter") == "/FlateDecode"]
    assert len(held) > len(READABLE)
    assert not [data for data in [wall[0].read_bytes(), *held] if MARKER in data or b"Exif" in data]


@pytest.mark.parametrize(("text", "name"), [(text, name) for text, names in UNREADABLE.items() for name in names])
def test_what_cannot_be_read_gets_one_message_that_names_the_file(tmp_path, text, name):
    path = put(tmp_path, name, UNREADABLE[text][name]())
    with pytest.raises(BadFile) as refusal:
        sheets_of(tmp_path, path)
    assert str(refusal.value) == f"{path}: {text}"
    assert not (tmp_path / "sheets.pdf").exists()


@pytest.mark.parametrize("kind", ["baseline", "progressive", "grey"])
def test_a_clean_jpeg_file_stays_as_it_is(tmp_path, kind):
    picture = quarters().convert("L") if kind == "grey" else quarters()
    data = bytes_of(picture, "JPEG", progressive=kind == "progressive", dpi=(300, 300))
    stream = picture_stream(put(tmp_path, "card.jpg", data))
    assert b"".join(stream.data) == data
    assert (stream.width, stream.height, stream.colours, stream.filter) == (
        120, 180, 1 if kind == "grey" else 3, "DCTDecode",
    )  # fmt: skip


@pytest.mark.parametrize("number", range(1, 9))
def test_a_phone_picture_keeps_every_pixel_whichever_way_it_was_held(tmp_path, number):
    data = turned(number)
    stream = picture_stream(put(tmp_path, "phone.jpg", data))
    kept = b"".join(stream.data)
    assert (stream.mark, stream.upright, stream.filter) == (number, (120, 180), "DCTDecode")
    assert data.endswith(kept[-1000:])
    assert b"Exif" not in kept


def test_a_clean_png_file_stays_as_it_is(tmp_path):
    data = saved(quarters(), "PNG")
    stream = picture_stream(put(tmp_path, "card.png", data))
    assert stream.filter == "FlateDecode"
    assert b"".join(stream.data) in data


@pytest.mark.parametrize("profile", [SRGB, swapped_profile()], ids=["sRGB", "swapped"])
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_sound_profile_goes_along_and_once_for_all_pictures(tmp_path, profile, kind):
    paths = []
    for number in range(3):
        picture = quarters()
        picture.putpixel((0, 0), (number, 0, 0))
        paths.append(put(tmp_path, f"{number}", bytes_of(picture, kind, icc_profile=profile)))
    with pikepdf.open(sheets_of(tmp_path, *paths)) as pdf:
        spaces = [picture.ColorSpace for picture in pdf.pages[0].Resources.XObject.values()]
        assert [str(space[0]) for space in spaces] == ["/ICCBased"] * 3
        assert len({space[1].objgen for space in spaces}) == 1
        assert (spaces[0][1].N, spaces[0][1].read_bytes()) == (3, profile)


def test_a_profile_that_a_picture_cannot_have_is_left_out(tmp_path):
    grey = saved(quarters().convert("L"), "JPEG", icc_profile=SRGB)
    with pikepdf.open(sheets_of(tmp_path, put(tmp_path, "grey.jpg", grey))) as pdf:
        (picture,) = pdf.pages[0].Resources.XObject.values()
        assert (picture.ColorSpace, picture.Filter) == ("/DeviceRGB", "/FlateDecode")


def test_clear_parts_of_a_picture_are_white_as_paper(tmp_path):
    paths = [put(tmp_path, f"clear.{kind.lower()}", saved(clear_corner(), kind, **options))
             for kind, options in (("PNG", {}), ("WEBP", {"lossless": True}), ("TIFF", {}))]  # fmt: skip
    for printed in as_printed(sheets_of(tmp_path, *paths)).values():
        assert printed.convert("RGB").getpixel((60, 100)) == (255, 255, 255)
        assert printed.convert("RGB").getpixel((20, 30)) == (255, 0, 0)


def test_sixteen_bits_of_grey_keep_their_steps(tmp_path):
    path = put(tmp_path, "deep.png", saved(grey_of_16_bits(), "PNG"))
    (printed,) = as_printed(sheets_of(tmp_path, path)).values()
    seen = [printed.convert("L").getpixel(place) for place in ((20, 30), (60, 30), (20, 90), (60, 90))]
    assert seen == pytest.approx([0, 20_000 / 257, 45_000 / 257, 255], abs=1)


@pytest.mark.parametrize("kind", ["interlaced", "16 bits", "palette", "transparent"])
def test_a_png_file_that_a_pdf_cannot_hold_is_packed_anew(tmp_path, kind):
    data = {
        "interlaced": interlaced,
        "16 bits": lambda: saved(grey_of_16_bits(), "PNG"),
        "palette": lambda: saved(quarters().quantize(8), "PNG"),
        "transparent": lambda: saved(quarters(), "PNG", transparency=(255, 0, 0)),
    }[kind]()
    stream = picture_stream(put(tmp_path, "card.png", data))
    assert (stream.width, stream.height, stream.colours, stream.filter) == (120, 180, 3, "FlateDecode")
    assert b"".join(stream.data) not in data


def test_an_interlaced_png_file_loses_nothing(tmp_path):
    (printed,) = as_printed(sheets_of(tmp_path, put(tmp_path, "card.png", interlaced()))).values()
    assert corners(printed) == CORNERS


def interlaced() -> bytes:
    """The quarters as an interlaced file, of a kind that Pillow reads and does not write."""
    passes = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
    picture = quarters()
    rows = [
        b"\0" + b"".join(bytes(picture.getpixel((x, y))) for x in range(left, 120, across))
        for left, top, across, down in passes
        for y in range(top, 180, down)
    ]
    head = struct.pack(">LLBBBBB", 120, 180, 8, 2, 0, 0, 1)
    body = zlib.compress(b"".join(rows))
    return b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", head) + png_chunk(b"IDAT", body) + png_chunk(b"IEND", b"")


def test_a_comment_between_the_scans_of_a_jpeg_file_is_taken_out(tmp_path):
    data = saved(quarters(), "JPEG", progressive=True)
    second = data.index(b"\xff\xda", data.index(b"\xff\xda") + 2)
    noted = data[:second] + b"\xff\xfe\0\x15" + MARKER[:19] + data[second:]
    assert b"".join(picture_stream(put(tmp_path, "card.jpg", noted)).data) == data


def test_the_shape_of_a_turned_picture_is_that_of_the_upright_one(tmp_path):
    pdf = sheets_of(tmp_path, put(tmp_path, "phone.jpg", turned(6)))
    with pikepdf.open(pdf) as opened:
        (seen,) = pictures_on(opened.pages[0])
    assert seen.clip is None
    assert seen.box == pytest.approx((5, 5, 45, 65), abs=0.01)
