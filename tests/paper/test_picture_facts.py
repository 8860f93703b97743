from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageEnhance, ImageOps

from dixit_pbem.errors import BadFile
from dixit_pbem.paper.jpeg import Trace
from dixit_pbem.paper.picture_facts import Likeness, PictureFacts, facts_of, likeness
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.shipped import shipped
from tests.paper.wall import NOTED, READABLE, UNREADABLE, clear_corner, put, saved, turned

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")
NO_LOOKS = Likeness(0, 0)
PLAIN = PictureFacts(
    width=120,
    height=180,
    format="JPEG",
    mode="RGB",
    turned=False,
    clear=False,
    moving=False,
    odd_profile=False,
    traces=(),
    likeness=NO_LOOKS,
)
CARDS = [card.file for card in load_deck(shipped("decks") / "dreams").cards]


def facts(folder: Path, name: str, content: bytes) -> PictureFacts:
    return replace(facts_of(put(folder, name, content)), likeness=NO_LOOKS)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        (replace(PLAIN, traces=(Trace.GPS,)), "turned-1.jpg"),
        (replace(PLAIN, traces=(Trace.GPS,), turned=True), "turned-6.jpg"),
        (replace(PLAIN, mode="CMYK"), "cmyk.jpg"),
        (replace(PLAIN, odd_profile=True), "junk-profile.jpg"),
        (replace(PLAIN, odd_profile=True), "profile-of-another-kind.jpg"),
        (replace(PLAIN, format="PNG"), "png-by-another-name.jpg"),
        (replace(PLAIN, format="PNG", mode="P"), "palette.png"),
        (replace(PLAIN, format="GIF", mode="P", moving=True), "animated.gif"),
        (replace(PLAIN, format="WEBP", moving=True), "animated.webp"),
        (replace(PLAIN, format="PNG", moving=True), "animated.png"),
        (replace(PLAIN, format="TIFF"), "packed.tif"),
        (replace(PLAIN, format="TIFF", mode="CMYK"), "cmyk.tif"),
        (replace(PLAIN, format="BMP"), "windows.bmp"),
    ],
)
def test_the_facts_of_a_picture_are_told(tmp_path: Path, expected: PictureFacts, name: str) -> None:
    assert facts(tmp_path, name, READABLE[name]()) == expected


def test_a_lying_picture_is_measured_as_it_is_meant_to_be_seen(tmp_path: Path) -> None:
    lying = facts_of(put(tmp_path, "a.jpg", turned(6)))
    with Image.open(tmp_path / "a.jpg") as stored:
        assert stored.size == (180, 120)
    assert (lying.width, lying.height) == (120, 180)


def test_a_picture_one_can_see_through_is_told(tmp_path: Path) -> None:
    expected = replace(PLAIN, format="PNG", mode="RGBA", clear=True)
    assert facts(tmp_path, "a.png", saved(clear_corner(), "PNG")) == expected


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ({Trace.GPS}, "exif.jpg"),
        ({Trace.NOTE}, "comment.jpg"),
        ({Trace.XMP}, "xmp.jpg"),
        ({Trace.IPTC}, "iptc.jpg"),
        ({Trace.NOTE}, "flash.jpg"),
        ({Trace.NOTE}, "thumbnail.jpg"),
        ({Trace.NOTE}, "film-behind.jpg"),
        ({Trace.GPS, Trace.NOTE}, "two.mpo"),
        ({Trace.GPS, Trace.XMP, Trace.NOTE}, "notes.png"),
        ({Trace.GPS, Trace.XMP}, "notes.webp"),
        ({Trace.NOTE}, "notes.tif"),
        ({Trace.NOTE}, "notes.gif"),
    ],
)
def test_what_a_picture_tells_of_its_maker_is_found_in_every_format(
    tmp_path: Path, expected: set[Trace], name: str
) -> None:
    assert set(facts_of(put(tmp_path, name, NOTED[name]())).traces) == expected


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_picture_that_is_not_whole_has_no_facts(tmp_path: Path, text: str) -> None:
    for name, make in UNREADABLE[text].items():
        path = put(tmp_path, name, make())
        with pytest.raises(BadFile) as refusal:
            facts_of(path)
        assert str(refusal.value) == f"{path}: {text}"


def recompressed(picture: Image.Image) -> Image.Image:
    from io import BytesIO

    with Image.open(BytesIO(saved(picture, "JPEG", quality=30))) as poor:
        return poor.convert("RGB")


@pytest.mark.parametrize(
    "change",
    [
        recompressed,
        ImageOps.mirror,
        lambda picture: picture.resize((200, 293)),
        lambda picture: ImageOps.grayscale(picture),
        lambda picture: ImageEnhance.Brightness(picture).enhance(0.6),
        lambda picture: ImageEnhance.Contrast(picture).enhance(1.5),
        lambda picture: recompressed(ImageOps.mirror(picture.resize((300, 440)))),
        lambda picture: picture.rotate(1),
    ],
)
@pytest.mark.long
def test_a_copy_of_a_picture_looks_like_it(change) -> None:  # type: ignore[no-untyped-def]
    for file in CARDS[::8]:
        with Image.open(file) as picture:
            original = picture.convert("RGB")
        assert likeness(change(original)).distance(likeness(original)) <= 8


@pytest.mark.long
def test_no_two_cards_of_our_own_deck_look_alike() -> None:
    looks = [facts_of(file).likeness for file in CARDS]
    assert min(one.distance(other) for one, other in combinations(looks, 2)) >= 14


def test_the_distance_of_two_pictures_does_not_depend_on_their_order() -> None:
    one, other = (facts_of(file).likeness for file in CARDS[:2])
    assert one.distance(other) == other.distance(one)
    assert one.distance(one) == 0
