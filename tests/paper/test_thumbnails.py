from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from dixit_pbem.errors import BadFile
from dixit_pbem.paper.thumbnails import cache_folder, thumbnail, thumbnails
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.shipped import shipped
from tests.paper.wall import CORNERS, MARKER, corners, exif, put, quarters, saved, turned

LARGEST_HAND = 7
MOST_OF_A_MAIL = 350_000


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "dixit-pbem" / "thumbnails"


def opened(content: bytes) -> Image.Image:
    picture = Image.open(BytesIO(content))
    picture.load()
    return picture


def test_a_thumbnail_has_the_width_asked_for_and_the_shape_of_the_picture(tmp_path: Path) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(800, 1200), "JPEG"))
    picture = opened(thumbnail(path, 360))
    assert (picture.format, picture.mode, picture.size, corners(picture)) == ("JPEG", "RGB", (360, 540), CORNERS)


def test_a_thumbnail_is_never_larger_than_its_picture(tmp_path: Path) -> None:
    path = put(tmp_path, "a.png", saved(quarters(), "PNG"))
    assert opened(thumbnail(path, 360)).size == (120, 180)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_thumbnail_is_upright_however_the_camera_was_held(tmp_path: Path, orientation: int) -> None:
    picture = opened(thumbnail(put(tmp_path, "a.jpg", turned(orientation)), 40))
    assert (picture.size, corners(picture)) == ((40, 60), CORNERS)


def test_a_thumbnail_shows_the_card_after_cutting(tmp_path: Path) -> None:
    framed = Image.new("RGB", (860, 1260), "black")
    framed.paste(quarters(800, 1200), (30, 30))
    path = put(tmp_path, "a.png", saved(framed, "PNG"))
    picture = opened(thumbnail(path, 200, margins=(30 / 860, 30 / 1260)))
    assert picture.size == (200, 300)
    assert min(max(picture.getpixel(place)) for place in ((1, 1), (198, 1), (1, 298), (198, 298))) > 200


def test_nothing_of_a_pictures_metadata_is_in_its_thumbnail(tmp_path: Path) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(), "JPEG", exif=exif(), comment=MARKER))
    assert MARKER not in thumbnail(path, 60)


@pytest.mark.parametrize("width", [330, 400, 480])
@pytest.mark.long
def test_the_largest_hand_of_the_heaviest_cards_fits_a_mail(width: int) -> None:
    deck = load_deck(shipped("decks") / "dreams")
    sizes = sorted(map(len, thumbnails([card.file for card in deck.cards], width, margins=deck.margins)))
    assert sum(sizes[-LARGEST_HAND:]) < 0.92 * MOST_OF_A_MAIL
    assert sizes[-1] <= 45_000


def test_pure_noise_fits_as_well(tmp_path: Path) -> None:
    noise = Image.merge("RGB", [Image.effect_noise((1016, 1488), 200) for _ in range(3)])
    assert len(thumbnail(put(tmp_path, "a.png", saved(noise, "PNG")), 480)) <= 45_000


def test_the_same_picture_gives_the_same_bytes_with_and_without_a_cache(tmp_path: Path, own_cache: Path) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(800, 1200), "JPEG"))
    made = thumbnail(path, 300)
    (kept,) = own_cache.iterdir()
    assert kept.read_bytes() == made
    assert thumbnail(path, 300) == made
    kept.unlink()
    assert thumbnail(path, 300) == made


def test_what_the_cache_holds_is_not_made_again(tmp_path: Path, own_cache: Path) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(800, 1200), "JPEG"))
    thumbnail(path, 300)
    (kept,) = own_cache.iterdir()
    other = saved(Image.new("RGB", (9, 9)), "JPEG")
    kept.write_bytes(other)
    assert thumbnail(path, 300) == other


@pytest.mark.parametrize("torn", [b"", b"\xff\xd8\xff", b"half a picture"])
def test_a_torn_file_in_the_cache_is_made_again(tmp_path: Path, own_cache: Path, torn: bytes) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(800, 1200), "JPEG"))
    made = thumbnail(path, 300)
    (kept,) = own_cache.iterdir()
    kept.write_bytes(torn)
    assert thumbnail(path, 300) == made
    assert kept.read_bytes() == made


def test_each_picture_width_and_margin_has_its_own_place(tmp_path: Path, own_cache: Path) -> None:
    path = put(tmp_path, "a.jpg", saved(quarters(), "JPEG"))
    other = put(tmp_path, "b.jpg", saved(Image.new("RGB", (120, 180)), "JPEG"))
    made = {thumbnail(path, 50), thumbnail(path, 60), thumbnail(path, 60, margins=(0.1, 0.1)), thumbnail(other, 60)}
    assert (len(made), len(list(own_cache.iterdir()))) == (4, 4)


def test_a_copy_under_another_name_shares_the_place(tmp_path: Path, own_cache: Path) -> None:
    for name in ("a.jpg", "b.jpg"):
        thumbnail(put(tmp_path, name, saved(quarters(), "JPEG")), 60)
    assert len(list(own_cache.iterdir())) == 1


def test_a_cache_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    path = put(tmp_path, "a.jpg", saved(quarters(), "JPEG"))
    assert opened(thumbnail(path, 60)).size == (60, 90)


def test_without_a_setting_the_cache_lies_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "dixit-pbem" / "thumbnails"


def test_an_account_without_a_home_has_no_cache_and_gets_its_thumbnails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder() is None
    assert opened(thumbnail(put(tmp_path, "a.jpg", saved(quarters(), "JPEG")), 60)).size == (60, 90)


def test_many_thumbnails_come_in_the_order_of_their_pictures(tmp_path: Path) -> None:
    paths = [put(tmp_path, f"{size}.jpg", saved(quarters(size, size), "JPEG")) for size in (30, 10, 20)]
    assert [opened(content).size for content in thumbnails(paths, 100)] == [(30, 30), (10, 10), (20, 20)]
    assert thumbnails([], 100) == ()


def test_a_damaged_picture_is_told_by_its_name(tmp_path: Path) -> None:
    paths = [put(tmp_path, "a.jpg", saved(quarters(), "JPEG")), put(tmp_path, "b.jpg", b"")]
    with pytest.raises(BadFile) as refusal:
        thumbnails(paths, 100)
    assert str(refusal.value) == f"{paths[1]}: The file is empty. Copy it again from where it came."
