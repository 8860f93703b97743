"""A deck arranged by hand: what is handed over becomes cards, and nothing leads out of its folder."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from dixit_pbem.deck_tool.arrange import (
    Part,
    Picture,
    change_card,
    folder_for,
    give_back,
    original_size,
    take_in,
    take_out,
    tell_of,
)
from dixit_pbem.errors import DixitError
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.shipped import shipped
from tests.paper.wall import MARKER, quarters, saved, turned
from tests.program import Program

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")
LYING = saved(quarters(1500, 1000), "JPEG", quality=90, comment=MARKER)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = folder_for("Summer: by the sea", tmp_path)
    take_in(folder, [Picture("the-old house.jpg", LYING), Picture("../../IMG_10.jpg", turned(6))])
    return folder


def test_pictures_become_a_deck_beside_the_games(folder: Path, tmp_path: Path) -> None:
    assert folder == tmp_path / "decks" / "summer-by-the-sea"
    deck = load_deck(folder)
    assert (deck.title, [card.title for card in deck.cards]) == (
        "Summer by the sea",
        ["The old house", "Picture 2"],
    )
    assert folder_for("Summer: by the sea", tmp_path).name == "summer-by-the-sea-2"


def test_no_trace_of_a_picture_s_maker_is_left(folder: Path) -> None:
    kept = b"".join(path.read_bytes() for path in folder.rglob("*.jpg"))
    assert MARKER not in kept
    assert b"Exif" not in kept


def test_a_damaged_heic_photo_is_one_sentence(tmp_path: Path) -> None:
    import pillow_heif

    shot = BytesIO()
    pillow_heif.from_pillow(quarters(640, 480)).save(shot, format="HEIF")
    with pytest.raises(DixitError, match=r"IMG_1.heic: .*damaged"):
        take_in(folder_for("Phone", tmp_path), [Picture("IMG_1.heic", shot.getvalue()[: len(shot.getvalue()) // 2])])


def test_a_heic_photo_with_a_place_becomes_a_card_without_it(tmp_path: Path) -> None:
    import pillow_heif

    exif = Image.Exif()
    exif.get_ifd(0x8825)[1] = "N"
    exif[0x010F] = "Maker"
    shot = BytesIO()
    pillow_heif.from_pillow(quarters(640, 480)).save(shot, format="HEIF", exif=exif.tobytes())
    folder = folder_for("Phone", tmp_path)
    made = take_in(folder, [Picture("IMG_1.HEIC", shot.getvalue())])
    assert len(made.deck.cards) == 1
    assert b"Maker" not in b"".join(path.read_bytes() for path in folder.rglob("*.jpg"))


@pytest.mark.parametrize(
    "name",
    [
        "../../evil.jpg",
        "/etc/passwd",
        "C:\\x\\y.png",
        "",
        "..",
        ".jpg",
        "a\x00b.jpg",
        "x" * 500 + ".jpg",
        "<script>.jpg",
    ],
)
def test_a_name_leads_nowhere(tmp_path: Path, name: str) -> None:
    folder = folder_for("Names", tmp_path)
    take_in(folder, [Picture(name, LYING)])
    everything = {path for path in tmp_path.rglob("*") if path.is_file() and "cache" not in path.parts}
    assert all(path.is_relative_to(folder) for path in everything)
    assert len(load_deck(folder).cards) == 1


def test_a_crop_is_moved_by_hand_in_shares_of_the_picture(folder: Path) -> None:
    card = change_card(folder, "the-old-house", part=Part(0.5, 0.0, 0.3))
    assert card.crop is not None
    assert (card.crop.x, card.crop.y, card.crop.width, card.crop.height) == (750, 0, 450, 675)
    again = change_card(folder, "the-old-house", part=Part(0.9, 0.9, 0.3))
    assert again.crop is not None
    assert (again.crop.x, again.crop.y) == (1050, 325)
    with Image.open(card.file) as shown:
        assert abs(shown.width / shown.height - 80 / 120) < 0.01
    assert original_size(folder, card)[1] == (1500, 1000)


@pytest.mark.parametrize("part", [Part(5, 0, 0.5), Part(0, 0, 0), Part(0, 0, -1), Part(float("nan"), 0, 1)], ids=str)
def test_a_crop_beside_the_picture_is_refused(folder: Path, part: Part) -> None:
    before = (folder / "deck.yaml").read_bytes()
    with pytest.raises(DixitError):
        change_card(folder, "the-old-house", part=part)
    assert (folder / "deck.yaml").read_bytes() == before


def test_a_title_keeps_every_other_byte(folder: Path) -> None:
    before = (folder / "deck.yaml").read_text()
    change_card(folder, "the-old-house", title='New: "house"')
    assert (folder / "deck.yaml").read_text() == before.replace("title: The old house", 'title: "New: \\"house\\""')


def test_a_card_is_taken_out_and_its_picture_may_come_again(folder: Path) -> None:
    take_out(folder, "the-old-house")
    assert [card.id for card in load_deck(folder).cards] == [f"{folder.name}/img-10"]
    assert [path.name for path in sorted(folder.rglob("*.jpg"))] == ["img-10.jpg"] * 2
    with pytest.raises(DixitError, match="last card"):
        take_out(folder, "img-10")
    take_in(folder, [Picture("the-old house.jpg", LYING)])
    assert len(load_deck(folder).cards) == 2


def test_a_deck_tells_of_itself_and_gets_a_back(folder: Path) -> None:
    deck = tell_of(folder, title="By the sea", author="Ana", licence="CC0-1.0")
    assert (deck.title, deck.author, deck.licence) == ("By the sea", "Ana", "CC0-1.0")
    assert give_back(folder, Picture("b.png", saved(quarters(400, 600), "PNG"))).back == folder / "back.jpg"


def test_what_is_no_picture_leaves_the_deck_as_it_is(folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    made = take_in(folder, [Picture("notes.jpg", b"not a picture")])
    assert ([str(problem) for problem in made.problems] != [], sorted(folder.rglob("*")) == before) == (True, True)


def test_the_program_s_own_decks_stay_as_they_are(tmp_path: Path) -> None:
    dreams = shipped("decks") / "dreams"
    for work in (
        lambda: take_in(dreams, [Picture("a.jpg", LYING)]),
        lambda: take_out(dreams, "x"),
        lambda: tell_of(dreams, title="a", author="", licence=""),
    ):
        with pytest.raises(DixitError, match="comes with the program"):
            work()


def test_the_command_does_the_same(program: Program) -> None:
    folder = folder_for("Summer", program.folder)
    take_in(folder, [Picture("a.jpg", LYING), Picture("tower.jpg", saved(quarters(600, 1800), "JPEG"))])
    said = program.ok("deck", "card", "summer", "a", "--title", "Old", "--crop", "0.5,0,0.3")
    assert said == "a: Old, [750, 0, 450, 675].\n"
    assert program.ok("deck", "card", "summer", "tower", "--out") == "tower is out of summer.\n"
    assert program("deck", "card", "summer", "a", "--crop", "left").code == 2
