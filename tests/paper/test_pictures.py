import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from dixit_pbem.errors import BadFile
from dixit_pbem.paper.jpeg import profile_of
from dixit_pbem.paper.picture_facts import facts_of
from dixit_pbem.paper.pictures import jpeg_of, read_picture, upright_size
from dixit_pbem.paper.thumbnails import thumbnail
from tests.paper.wall import (
    CORNERS,
    MARKER,
    NOTED,
    READABLE,
    UNREADABLE,
    clear_corner,
    corners,
    exif,
    grey_of_16_bits,
    huge_png,
    put,
    quarters,
    saved,
    swapped_profile,
    turned,
)
from tests.runs import examples

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")
"""As the module asks for; pytest sets the filters anew for each test."""


@pytest.mark.parametrize("name", READABLE)
def test_every_picture_that_can_be_read_comes_out_upright_and_in_its_colours(tmp_path: Path, name: str) -> None:
    path = put(tmp_path, name, READABLE[name]())
    picture = read_picture(path)
    assert (picture.mode, picture.size, corners(picture)) == ("RGB", (120, 180), CORNERS)
    assert picture.info == {}


@pytest.mark.parametrize("name", READABLE)
def test_every_picture_becomes_a_clean_jpeg_file(tmp_path: Path, name: str) -> None:
    path = put(tmp_path, name, READABLE[name]())
    content = jpeg_of(path)
    assert MARKER not in content
    with Image.open(BytesIO(content)) as again:
        assert (again.format, again.mode, again.size, corners(again)) == ("JPEG", "RGB", (120, 180), CORNERS)
        assert dict(again.getexif()) == {}


@pytest.mark.parametrize("name", NOTED)
def test_the_files_with_notes_do_hold_them_before(name: str) -> None:
    assert MARKER in NOTED[name]()


@pytest.mark.parametrize(("text", "name"), [(text, name) for text, names in UNREADABLE.items() for name in names])
def test_what_is_no_whole_picture_gets_one_message_that_names_the_file(tmp_path: Path, text: str, name: str) -> None:
    path = put(tmp_path, name, UNREADABLE[text][name]())
    for read in (read_picture, jpeg_of):
        with pytest.raises(BadFile) as refusal:
            read(path)
        assert str(refusal.value) == f"{path}: {text}"


def test_a_picture_far_too_large_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    path = put(tmp_path, "long.png", huge_png(130_000_001, 1))
    with pytest.raises(BadFile, match="It has 131 million pixels, far more than a card can show"):
        read_picture(path)


def test_a_picture_of_a_good_camera_is_not_too_large(tmp_path: Path) -> None:
    path = put(tmp_path, "good.png", huge_png(12_000, 10_000))
    assert upright_size(path, path.read_bytes()) == (12_000, 10_000)


@pytest.mark.parametrize("read", [read_picture, jpeg_of, facts_of, lambda path: thumbnail(path, 480)])
def test_a_picture_longer_than_any_jpeg_is_told(read: Callable[[Path], object], tmp_path: Path) -> None:
    path = put(tmp_path, "long.png", saved(Image.new("L", (70_000, 2)), "PNG"))
    with pytest.raises(BadFile) as refusal:
        read(path)
    fact = "One side of it has 70000 pixels, and a JPEG file at most 65500."
    assert str(refusal.value) == f"{path}: {fact} Save a smaller copy."


def test_an_upright_jpeg_keeps_every_bit_of_its_pixels(tmp_path: Path) -> None:
    content = saved(quarters(), "JPEG", quality=83, dpi=(300, 300))
    assert jpeg_of(put(tmp_path, "a.jpg", content)) == content


def test_a_lying_jpeg_is_turned_and_stays_nearly_the_same(tmp_path: Path) -> None:
    content = jpeg_of(put(tmp_path, "a.jpg", turned(6)))
    assert upright_size(tmp_path / "a.jpg", content) == (120, 180)


def test_a_sound_profile_travels_with_a_jpeg(tmp_path: Path) -> None:
    profile = swapped_profile()
    path = put(tmp_path, "a.jpg", saved(quarters(), "JPEG", icc_profile=profile, exif=exif(), quality=95))
    assert profile_of(jpeg_of(path)) == profile


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
def test_the_colours_of_a_picture_follow_its_profile(tmp_path: Path, kind: str) -> None:
    path = put(tmp_path, "a", saved(quarters(), kind, icc_profile=swapped_profile(), quality=95))
    assert corners(read_picture(path)) == ("lime", "red", "blue", "yellow")


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "TIFF"])
def test_what_is_transparent_lies_on_white_paper(tmp_path: Path, kind: str) -> None:
    picture = read_picture(put(tmp_path, "a", saved(clear_corner(), kind, lossless=True)))
    assert [picture.getpixel(place) for place in ((30, 45), (90, 135))] == [(255, 0, 0), (255, 255, 255)]


def test_a_palette_with_a_transparent_colour_lies_on_white_paper(tmp_path: Path) -> None:
    picture = read_picture(put(tmp_path, "a.gif", saved(clear_corner(), "GIF")))
    assert [picture.getpixel(place) for place in ((30, 45), (90, 135))] == [(255, 0, 0), (255, 255, 255)]


@pytest.mark.parametrize("kind", ["PNG", "TIFF"])
def test_sixteen_bits_of_grey_keep_their_steps(tmp_path: Path, kind: str) -> None:
    picture = read_picture(put(tmp_path, "a", saved(grey_of_16_bits(), kind)))
    seen = [picture.getpixel(place)[0] for place in ((30, 45), (90, 45), (30, 135), (90, 135))]
    assert seen == [0, 77, 175, 255]


@pytest.mark.parametrize(
    ("expected", "mode", "value"), [(255, "1", 1), (128, "L", 128), (127, "F", 0.5), (255, "F", 900.0)]
)
def test_grey_pictures_become_grey_cards(tmp_path: Path, expected: int, mode: str, value: float) -> None:
    picture = read_picture(put(tmp_path, "a.tif", saved(Image.new(mode, (8, 8), value), "TIFF")))
    assert picture.getpixel((4, 4)) == (expected, expected, expected)


def test_a_grey_jpeg_is_not_made_anew(tmp_path: Path) -> None:
    content = saved(quarters().convert("L"), "JPEG")
    assert jpeg_of(put(tmp_path, "a.jpg", content)) == content


def test_a_file_one_may_not_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "loop.jpg"
    path.symlink_to(path)
    with pytest.raises(BadFile) as refusal:
        read_picture(path)
    assert str(refusal.value) == f"{path}: It cannot be read (Too many levels of symbolic links)."


def test_what_reads_pictures_is_loaded_once_and_not_in_the_process_of_each(tmp_path: Path) -> None:
    """In a program of its own, for this one has long loaded everything."""
    paths = [put(tmp_path, name, content()) for name, content in READABLE.items()]
    code = (
        "import sys; from pathlib import Path; from dixit_pbem.paper.pictures import apart, decoded, picture_bytes\n"
        "def loaded(path):\n"
        "    before = set(sys.modules)\n"
        "    decoded(path, picture_bytes(path))\n"
        "    return set(sys.modules) - before\n"
        "print([(path, new) for path in map(Path, sys.argv[1:]) if (new := apart(path, lambda: loaded(path)))])"
    )
    told = subprocess.run([sys.executable, "-c", code, *paths], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"


def mangled(content: bytes, cuts: list[tuple[int, int, bytes]]) -> bytes:
    for place, length, put_in in cuts:
        at = place % (len(content) + 1)
        content = content[:at] + put_in + content[at + length :]
    return content


@settings(max_examples=examples(150), deadline=None)
@given(
    name=st.sampled_from(sorted(READABLE)),
    cuts=st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 40), st.binary(max_size=20)), min_size=1, max_size=4),
)
def test_no_mangled_picture_brings_anything_but_a_picture_or_a_message(
    tmp_path_factory: pytest.TempPathFactory, name: str, cuts: list[tuple[int, int, bytes]]
) -> None:
    path = put(tmp_path_factory.mktemp("mangled"), name, mangled(READABLE[name](), cuts))
    with suppress(BadFile):
        assert read_picture(path).mode == "RGB"
