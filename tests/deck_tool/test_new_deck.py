import json
from pathlib import Path

import pytest
from PIL import Image

from dixit_pbem.deck_tool.check import check_deck
from dixit_pbem.deck_tool.new_deck import NewDeck, new_deck
from dixit_pbem.errors import BadFile, CannotWrite, Mistake, NotFound
from dixit_pbem.layout.paper import Size
from dixit_pbem.storage.decks import load_deck
from tests.paper.wall import CORNERS, MARKER, NOTED, READABLE, UNREADABLE, corners, put, quarters, saved, turned

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """Four pictures as people have them: one in the shape of a card, one lying, one turned by its camera, one tall."""
    folder = tmp_path / "photos"
    folder.mkdir()
    put(folder, "the-old_house.jpg", saved(quarters(800, 1200), "JPEG", quality=90, comment=MARKER))
    put(folder, "IMG_9.jpg", saved(quarters(1500, 1000), "JPEG"))
    put(folder, "IMG_10.jpg", turned(6))
    put(folder, "tower.png", saved(quarters(600, 1800), "PNG"))
    put(folder, "notes.txt", b"not a picture")
    return folder


def picture(path: Path) -> Image.Image:
    with Image.open(path) as opened:
        return opened.convert("RGB")


def edited(folder: Path, old: str, new: str) -> None:
    path = folder / "deck.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def crop_of(folder: Path, card: str) -> str:
    (box,) = (one.crop for one in load_deck(folder).cards if one.id.endswith(f"/{card}"))
    assert box is not None
    return f"crop: [{box.x}, {box.y}, {box.width}, {box.height}]"


def made(result: NewDeck) -> list[str]:
    return [one.card.id for one in result.made]


def state(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_folder_of_pictures_becomes_a_deck(tmp_path: Path, photos: Path) -> None:
    result = new_deck(tmp_path / "holiday-at-sea", [photos])
    deck = load_deck(tmp_path / "holiday-at-sea")
    assert result.deck == deck
    assert (deck.title, deck.size, deck.author, deck.licence) == ("Holiday at sea", Size(80, 120), "", "")
    assert [(card.id, card.title) for card in deck.cards] == [
        ("holiday-at-sea/img-9", "Picture 1"),
        ("holiday-at-sea/img-10", "Picture 2"),
        ("holiday-at-sea/the-old-house", "The old house"),
        ("holiday-at-sea/tower", "Tower"),
    ]
    assert [picture(card.file).size for card in deck.cards] == [(667, 1000), (120, 180), (800, 1200), (600, 900)]
    assert {corners(picture(card.file)) for card in deck.cards[:3]} == {CORNERS}
    assert made(result) == [card.id for card in deck.cards]
    assert (result.notes, result.problems) == ((), ())


def test_the_file_of_a_new_deck_says_how_to_go_on(tmp_path: Path, photos: Path) -> None:
    new_deck(tmp_path / "holiday", [photos / "tower.png"])
    crop = crop_of(tmp_path / "holiday", "tower")
    text = f"""\
# A deck of cards. Change what you like, and call 'dixit-pbem deck new' with this folder again: what you wrote stays.
# 'crop' is the part of a picture that its card shows: left, top, width and height in pixels; see preview.pdf.
title: Holiday
author: ""                  # who made the pictures
licence: ""                 # how they may be passed on, as in CC0-1.0; or private
card_size: 80 x 120 mm
cards:
- id: tower
  file: cards/tower.jpg
  title: Tower
  {crop}
"""
    assert (tmp_path / "holiday" / "deck.yaml").read_text(encoding="utf-8") == text


def test_a_deck_can_be_made_of_the_pictures_that_lie_in_its_own_folder(photos: Path) -> None:
    before = state(photos)
    assert len(new_deck(photos).deck.cards) == 4
    assert before.items() <= state(photos).items()
    assert made(new_deck(photos)) == []


def test_a_picture_in_the_shape_of_a_card_keeps_every_bit_of_its_pixels(tmp_path: Path, photos: Path) -> None:
    new_deck(tmp_path / "holiday", [photos])
    clean = saved(quarters(800, 1200), "JPEG", quality=90)
    assert (tmp_path / "holiday" / "cards" / "the-old-house.jpg").read_bytes() == clean


def test_a_large_picture_becomes_a_card_of_300_pixels_an_inch(tmp_path: Path) -> None:
    large = put(tmp_path, "large.jpg", saved(quarters(3000, 2400), "JPEG"))
    deck = new_deck(tmp_path / "holiday", [large]).deck
    assert picture(deck.cards[0].file).size == (945, 1417)
    assert picture(deck.folder / "originals" / "large.jpg").size == (3000, 2400)


def test_the_cards_may_have_another_size(tmp_path: Path, photos: Path) -> None:
    deck = new_deck(tmp_path / "holiday", [photos / "IMG_9.jpg"], size=Size(63.5, 63.5)).deck
    crop = deck.cards[0].crop
    assert (deck.size, crop and (crop.width, crop.height)) == (Size(63.5, 63.5), (1000, 1000))
    with pytest.raises(Mistake) as refusal:
        new_deck(deck.folder, size=Size(80, 120))
    assert str(refusal.value) == (
        "The cards of this deck measure 63.5 x 63.5 mm. "
        f"To change that, change 'card_size' in {deck.folder / 'deck.yaml'}."
    )


def test_called_again_nothing_changes(tmp_path: Path, photos: Path) -> None:
    new_deck(tmp_path / "holiday", [photos])
    before = state(tmp_path / "holiday")
    result = new_deck(tmp_path / "holiday", [photos])
    assert (made(result), result.notes, result.problems) == ([], (), ())
    assert state(tmp_path / "holiday") == before


def test_two_decks_of_the_same_pictures_are_the_same_bytes(tmp_path: Path, photos: Path) -> None:
    new_deck(tmp_path / "one" / "holiday", [photos])
    new_deck(tmp_path / "two" / "holiday", [photos])
    assert state(tmp_path / "one") == state(tmp_path / "two")


def test_a_corrected_crop_is_followed_and_everything_written_stays(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    edited(folder, crop_of(folder, "img-9"), "crop: [0, 0, 667, 1000]   # the left, where Ana stands")
    edited(folder, "title: Tower", "title: Torre de Belém")
    text = (folder / "deck.yaml").read_bytes()
    result = new_deck(folder)
    assert made(result) == ["holiday/img-9"]
    assert (folder / "deck.yaml").read_bytes() == text
    assert corners(picture(folder / "cards" / "img-9.jpg")) == ("red", "red", "blue", "blue")
    assert load_deck(folder).cards[3].title == "Torre de Belém"


def test_a_crop_that_is_no_card_is_made_one_and_told(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    edited(folder, crop_of(folder, "img-9"), "crop: [1000, 0, 900, 600]")
    result = new_deck(folder)
    assert result.notes == (
        "The crop of 'img-9' has not the shape of the card, or leaves the picture: [850, 0, 400, 600] is shown.",
    )
    assert picture(folder / "cards" / "img-9.jpg").size == (400, 600)


def test_without_a_crop_the_program_chooses(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos / "tower.png"])
    edited(folder, f"  {crop_of(folder, 'tower')}\n", "")
    assert new_deck(folder).made == ()
    assert picture(folder / "cards" / "tower.jpg").size == (600, 900)


def test_another_size_of_card_in_the_file_makes_all_cards_anew(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    edited(folder, "card_size: 80 x 120 mm", "card_size: 60 x 60 mm")
    assert len(new_deck(folder).made) == 4
    assert {round(picture(card.file).width / picture(card.file).height, 2) for card in load_deck(folder).cards} == {1.0}


def test_more_pictures_follow_those_that_are_there(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos / "tower.png"])
    edited(folder, "title: Tower", "title: Torre")
    text = (folder / "deck.yaml").read_bytes()
    result = new_deck(folder, [photos])
    assert made(result) == ["holiday/img-9", "holiday/img-10", "holiday/the-old-house"]
    assert [card.title for card in result.deck.cards] == ["Torre", "Picture 2", "Picture 3", "The old house"]
    assert (folder / "deck.yaml").read_bytes().startswith(text)


@pytest.mark.parametrize(
    ("written", "entered"),
    [
        ("title: Mine\ncards:\n", "title: Mine\ncards:\n- id: tower\n"),
        ("title: Mine\ncards:", "title: Mine\ncards:\n- id: tower\n"),
        (
            "title: Mine\ncards:\n  - id: a\n    file: a.jpg\n",
            "title: Mine\ncards:\n  - id: a\n    file: a.jpg\n  - id: tower\n    file: cards/tower.jpg\n",
        ),
        ("title: Mine\r\ncards:\r\n", "title: Mine\r\ncards:\r\n- id: tower\r\n"),
        ("\ufefftitle: Mine\ncards:\n", "\ufefftitle: Mine\ncards:\n- id: tower\n"),
    ],
)
def test_cards_are_added_in_the_manner_of_the_file(tmp_path: Path, photos: Path, written: str, entered: str) -> None:
    folder = tmp_path / "holiday"
    folder.mkdir()
    put(folder, "a.jpg", saved(quarters(), "JPEG"))
    (folder / "deck.yaml").write_bytes(written.encode())
    new_deck(folder, [photos / "tower.png"])
    assert (folder / "deck.yaml").read_bytes().decode().startswith(entered)
    assert load_deck(folder).cards[-1].id == "holiday/tower"


@pytest.mark.parametrize(
    "text",
    ["cards: []\ntitle: Mine\n", "cards: [{id: a, file: a.jpg}]\n", "cards:\n- {id: a, file: a.jpg}\ntitle: Mine\n"],
)
def test_a_file_to_which_no_card_can_be_added_stays_as_it_is(tmp_path: Path, photos: Path, text: str) -> None:
    folder = tmp_path / "holiday"
    folder.mkdir()
    put(folder, "a.jpg", saved(quarters(), "JPEG"))
    (folder / "deck.yaml").write_text(text)
    with pytest.raises(BadFile) as refusal:
        new_deck(folder, [photos / "tower.png"])
    assert str(refusal.value) == (
        f"{folder / 'deck.yaml'}: No card can be added at its end. Move 'cards:' to the end of the file "
        "and write each card on lines of its own, so that more can follow."
    )
    assert (folder / "deck.yaml").read_text() == text


def test_a_deck_file_with_problems_is_told_before_anything_is_done(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    folder.mkdir()
    (folder / "deck.yaml").write_text("titel: Mine\ncards:\n")
    with pytest.raises(BadFile) as refusal:
        new_deck(folder, [photos])
    assert str(refusal.value) == f"{folder / 'deck.yaml'}:1: There is no key 'titel' here. Did you mean 'title'?"
    assert list(state(folder)) == ["deck.yaml"]


def test_a_card_that_a_person_painted_over_is_left_alone(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    painted = folder / "cards" / "img-9.jpg"
    painted.write_bytes(saved(Image.new("RGB", (667, 1000), "pink"), "JPEG"))
    before = painted.read_bytes()
    edited(folder, crop_of(folder, "img-9"), "crop: [0, 0, 667, 1000]")
    result = new_deck(folder)
    assert painted.read_bytes() == before
    assert result.notes == (f"{painted} is not as it was made and stays so. Delete it to have it made anew.",)
    painted.unlink()
    assert made(new_deck(folder)) == ["holiday/img-9"]
    assert corners(picture(painted)) == ("red", "red", "blue", "blue")


def test_a_retouched_original_gives_a_new_card(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    put(folder / "originals", "tower.jpg", saved(Image.new("RGB", (600, 1800), "blue"), "JPEG"))
    assert made(new_deck(folder)) == ["holiday/tower"]
    assert corners(picture(folder / "cards" / "tower.jpg")) == ("blue",) * 4


def test_a_card_taken_out_of_the_file_does_not_come_back(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    crop = crop_of(folder, "tower")
    edited(folder, f"- id: tower\n  file: cards/tower.jpg\n  title: Tower\n  {crop}\n", "")
    assert len(new_deck(folder, [photos]).deck.cards) == 3
    (folder / "originals" / "tower.jpg").unlink()
    assert made(new_deck(folder, [photos])) == ["holiday/tower-2"]


def test_the_same_picture_given_twice_becomes_one_card(tmp_path: Path, photos: Path) -> None:
    copy = put(tmp_path, "copy.png", (photos / "tower.png").read_bytes())
    assert made(new_deck(tmp_path / "holiday", [photos / "tower.png", copy, photos / "tower.png"])) == ["holiday/tower"]


def test_pictures_of_the_same_name_become_cards_of_their_own(tmp_path: Path, photos: Path) -> None:
    other = put(tmp_path, "Tower.jpg", saved(quarters(100, 150), "JPEG"))
    result = new_deck(tmp_path / "holiday", [photos / "tower.png", other])
    assert made(result) == ["holiday/tower", "holiday/tower-2"]


@pytest.mark.long
def test_each_bad_picture_is_told_and_the_others_become_cards(tmp_path: Path) -> None:
    folder = tmp_path / "wall"
    folder.mkdir()
    expected = {
        str(put(folder, name, make())): text
        for text, names in UNREADABLE.items()
        for name, make in names.items()
        if name != "missing.jpg"
    }
    expected[str(tmp_path / "missing.jpg")] = "There is no such file."
    for name, make in READABLE.items():
        put(folder, name, make())
    result = new_deck(tmp_path / "holiday", [folder, tmp_path / "missing.jpg"])
    expected.pop(str(folder / "folder.jpg"))
    assert {problem.file: problem.text for problem in result.problems} == expected
    assert len(result.problems) == len(expected)
    assert [corners(picture(card.file)) for card in result.deck.cards] == [CORNERS] * len(
        {make() for make in READABLE.values()}
    )


@pytest.mark.long
def test_no_metadata_of_any_picture_is_in_any_file_of_a_deck(tmp_path: Path) -> None:
    pictures = [put(tmp_path, name, make()) for name, make in NOTED.items()]
    folder = tmp_path / "holiday"
    assert len(new_deck(folder, pictures).deck.cards) == len(NOTED)
    assert [name for name, content in state(folder).items() if MARKER in content] == []
    assert not [finding for finding in check_deck(folder).findings if finding.code.startswith("leak")]


def test_only_bad_pictures_make_no_deck(tmp_path: Path) -> None:
    bad = put(tmp_path, "a.jpg", b"")
    with pytest.raises(BadFile) as refusal:
        new_deck(tmp_path / "holiday", [bad])
    assert str(refusal.value) == f"{bad}: The file is empty. Copy it again from where it came."
    assert not (tmp_path / "holiday" / "deck.yaml").exists()


@pytest.mark.parametrize("name", ["", "not-there"])
def test_a_folder_without_pictures_is_told_what_to_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with pytest.raises(NotFound) as refusal:
        new_deck(folder)
    assert str(refusal.value) == (
        f"There are no pictures in '{folder}'. Copy some into it, or name them: dixit-pbem deck new {folder} PICTURES"
    )


def test_a_crop_without_its_original_is_told_and_the_rest_is_done(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    (folder / "originals" / "tower.jpg").unlink()
    edited(folder, crop_of(folder, "img-9"), "crop: [0, 0, 667, 1000]")
    result = new_deck(folder)
    assert [str(problem) for problem in result.problems] == [
        f"{folder / 'deck.yaml'}:20: There is no originals/tower.jpg to make this card of. "
        "Put it back, or delete 'crop'."
    ]
    assert made(result) == ["holiday/img-9"]


def test_a_damaged_memory_is_told(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    memory = folder / "originals" / "made.json"
    for damaged in ("", "[]", '{"sources": {}}', '{"sources": {}, "cards": {"a": 1}}'):
        memory.write_text(damaged)
        with pytest.raises(BadFile) as refusal:
            new_deck(folder)
        assert str(refusal.value) == (
            f"{memory}: It is damaged. Delete it; the pictures in 'cards' then count as yours and are left as they are."
        )


@pytest.mark.parametrize("name", ["x" * 300, "loop"])
def test_a_folder_that_cannot_be_one_is_told(tmp_path: Path, photos: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(
        BadFile, match=r"It cannot be read \((File name too long|Too many levels of symbolic links)\)\."
    ):
        new_deck(tmp_path / name, [photos])
    with pytest.raises(BadFile, match=r"(File name too long|Too many levels of symbolic links)"):
        new_deck(tmp_path / "holiday", [tmp_path / name])


def test_an_interrupted_start_leaves_nothing_behind_that_stands_in_the_way(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    before = state(folder)
    (folder / "deck.yaml").unlink()
    (folder / "originals" / "made.json").unlink()
    result = new_deck(folder, [photos])
    assert {name: content for name, content in state(folder).items() if name != "originals/made.json"} == {
        name: content for name, content in before.items() if name != "originals/made.json"
    }
    assert len(result.deck.cards) == 4


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, photos: Path) -> None:
    (tmp_path / "holiday").mkdir()
    (tmp_path / "holiday" / "originals").write_text("a file where the folder should be")
    with pytest.raises(CannotWrite, match=r"originals.*: nothing was written, because the system says: File exists"):
        new_deck(tmp_path / "holiday", [photos])


def test_a_deck_without_originals_can_be_added_to(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "flat"
    folder.mkdir()
    put(folder, "a.jpg", saved(quarters(), "JPEG"))
    (folder / "deck.yaml").write_text("title: Flat\ncards:\n- {id: a, file: a.jpg}\n")
    assert new_deck(folder).preview is None
    assert [card.id for card in new_deck(folder, [photos / "tower.png"]).deck.cards] == ["flat/a", "flat/tower"]


def test_the_preview_is_a_pdf_of_all_originals(tmp_path: Path, photos: Path) -> None:
    import pikepdf

    preview = new_deck(tmp_path / "holiday", [photos]).preview
    assert preview == tmp_path / "holiday" / "preview.pdf"
    with pikepdf.open(preview) as pdf:
        assert len(pdf.pages) == 1
        assert len(pdf.pages[0].Resources.XObject) == 8


def test_titles_in_any_script_do_not_stop_the_preview(tmp_path: Path, photos: Path) -> None:
    folder = tmp_path / "holiday"
    new_deck(folder, [photos])
    edited(folder, "title: Tower", "title: 塔 🗼 башня")
    assert new_deck(folder).problems == ()


def test_the_memory_of_a_deck_names_no_place_on_the_disk(tmp_path: Path, photos: Path) -> None:
    new_deck(tmp_path / "holiday", [photos])
    memory = json.loads((tmp_path / "holiday" / "originals" / "made.json").read_text())
    assert sorted(memory["sources"].values()) == ["img-10.jpg", "img-9.jpg", "the-old-house.jpg", "tower.jpg"]
    assert sorted(memory["cards"]) == [
        "cards/img-10.jpg",
        "cards/img-9.jpg",
        "cards/the-old-house.jpg",
        "cards/tower.jpg",
    ]


def test_whoever_watches_sees_each_picture_taken_in_and_each_card_made(tmp_path: Path, photos: Path) -> None:
    seen: list[tuple[int, int]] = []
    new_deck(tmp_path / "holiday", [photos], on_progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)] * 2


def test_a_picture_that_comes_twice_is_told(tmp_path: Path, photos: Path) -> None:
    first = sorted(photos.iterdir())[0]
    (photos / "zz-copy.jpg").write_bytes(first.read_bytes())
    result = new_deck(tmp_path / "deck", [photos])
    told = f"{photos / 'zz-copy.jpg'} is the same picture as {first.name}, and became no card of its own."
    assert result.notes[0] == told
    assert not any("same picture" in note for note in new_deck(tmp_path / "deck", [photos]).notes)
