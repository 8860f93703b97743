from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.errors import BadFile, NotFound, Problem
from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.paper import Size
from dixit_pbem.storage.deck_file import read_deck
from dixit_pbem.storage.decks import Deck, deck_list, find_deck, load_deck, load_decks, picture_hash
from dixit_pbem.storage.shipped import shipped

HOLIDAY = """\
title: Holiday
author: Ana
licence: CC0-1.0
card_size: 63.5 x 88.9 mm
bleed: 3 mm
cards:
- id: beach
  file: beach.jpg
  title: The beach
  texts: {en: Sand and a boat, it: Sabbia e una barca}
- id: old-house
  file: cards/house.jpg
  crop: [0, 120, 800, 1200]
"""


def deck_folder(folder: Path, text: str, *pictures: str) -> Path:
    for name in ("deck.yaml", *pictures):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if name == "deck.yaml" else "", encoding="utf-8")
    return folder


@pytest.fixture
def holiday(tmp_path: Path) -> Path:
    return deck_folder(tmp_path / "decks" / "holiday", HOLIDAY, "beach.jpg", "cards/house.jpg")


def problems(folder: Path) -> list[tuple[int, str]]:
    return [(problem.line, problem.text) for problem in read_deck(folder)[1]]


def test_a_deck_says_all_that_its_file_says(holiday: Path) -> None:
    deck = load_deck(holiday)
    beach, house = deck.cards
    assert (deck.name, deck.title, deck.author, deck.licence) == ("holiday", "Holiday", "Ana", "CC0-1.0")
    assert (deck.size, deck.bleed) == (Size(63.5, 88.9), 3.0)
    assert ("holiday/beach", holiday / "beach.jpg", "The beach") == (beach.id, beach.file, beach.title)
    assert beach.texts == {"en": "Sand and a boat", "it": "Sabbia e una barca"}
    assert None is beach.crop
    assert ("holiday/old-house", holiday / "cards" / "house.jpg", "old-house") == (house.id, house.file, house.title)
    assert CropBox(0, 120, 800, 1200) == house.crop
    assert [card.line for card in deck.cards] == [7, 11]


def test_what_a_deck_leaves_out_has_a_default(tmp_path: Path) -> None:
    deck = load_deck(deck_folder(tmp_path / "plain", "cards: [{id: a, file: a.jpg}]", "a.jpg"))
    assert (deck.title, deck.author, deck.licence) == ("plain", "", "")
    assert (deck.size, deck.bleed) == (Size(80, 120), 0.0)
    assert (deck.cards[0].title, deck.cards[0].texts) == ("a", {})


def test_the_deck_of_the_program_is_whole_and_free() -> None:
    deck = load_deck(shipped("decks") / "dreams")
    assert len(deck.cards) == 84
    assert (deck.title, deck.author, deck.licence) == ("Dreams", "the dixit-pbem project", "CC0-1.0")
    assert (deck.size, deck.bleed) == (Size(80, 120), 3.0)
    assert (deck.cards[0].id, deck.cards[0].title) == ("dreams/moon-door", "Moon Door")
    assert all(card.texts["en"] for card in deck.cards)
    assert len({picture_hash(card.file) for card in deck.cards}) == 84
    assert "CC0 1.0 Universal" in (deck.folder / "LICENSE").read_text(encoding="utf-8")


def test_a_picture_is_the_card_and_its_bleed() -> None:
    deck = load_deck(shipped("decks") / "dreams")
    assert deck.picture == Size(86, 126)
    assert deck.margins == pytest.approx((3 / 86, 3 / 126))


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        (Size(80, 120), "80x120"),
        (Size(80, 120), "80 x 120 mm"),
        (Size(63.5, 88.9), "63.5 × 88.9"),
    ],
)
def test_the_size_of_a_card_is_two_measures_in_millimetres(tmp_path: Path, expected: Size, text: str) -> None:
    folder = deck_folder(tmp_path / "d", f"card_size: {text}\ncards: [{{id: a, file: a.jpg}}]", "a.jpg")
    assert load_deck(folder).size == expected


@pytest.mark.parametrize(
    ("expected", "text"), [(0.0, "0"), (3.0, "3"), (3.0, "3 mm"), (3.0, "3mm"), (3.2, "'3.2'"), (10.0, "10 mm")]
)
def test_the_bleed_is_one_measure_in_millimetres(tmp_path: Path, expected: float, text: str) -> None:
    folder = deck_folder(tmp_path / "d", f"bleed: {text}\ncards: [{{id: a, file: a.jpg}}]", "a.jpg")
    assert load_deck(folder).bleed == expected


def test_every_problem_of_a_deck_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    text = """\
titel: Holiday
author: 12
card_size: big
bleed: 30 mm
cards:
- id: beach
  file: beach.jpg
- id: beach
  file: ../secret.jpg
- id: a/b
  file: beach.jpg
- {id: third, file: bech.jpg, crop: [1, 2, 3]}
- {file: house.jpg}
- {id: fourth, file: house.jpg, crop: [0, 0, 0, 9], texts: {en: [no]}}
"""
    folder = deck_folder(tmp_path / "holiday", text, "beach.jpg", "house.jpg")
    assert problems(folder) == [
        (1, "There is no key 'titel' here. Did you mean 'title'?"),
        (2, "'author' must be a text. Put quotes around it: '12'."),
        (3, "'big' is no card size. Write width x height in millimetres, for example 80x120."),
        (4, "The bleed cannot be '30 mm'. It is 0 to 10 mm on each side, as in 3 mm."),
        (8, "Line 6 has the id 'beach' already. Give one of the two another id."),
        (9, "'../secret.jpg' lies outside the folder of the deck. Copy the picture into it."),
        (10, "'a/b' cannot be an id. Use letters, digits and hyphens only, as in moon-door."),
        (11, "Line 7 has the picture 'beach.jpg' already. Take one of the two cards out."),
        (
            12,
            "'crop' is four whole numbers: left, top, width and height in pixels, as in [0, 120, 800, 1200].",
        ),
        (12, "There is no picture 'bech.jpg'. Did you mean 'beach.jpg'? Put it back, or take the line out."),
        (13, "'id' is missing in 'cards'. Add it."),
        (14, "'crop' is four whole numbers: left, top, width and height in pixels, as in [0, 120, 800, 1200]."),
        (14, "'en' must be a single value, not a list or section."),
        (14, "Line 13 has the picture 'house.jpg' already. Take one of the two cards out."),
    ]


def test_two_cards_of_one_line_are_told_apart_as_well(tmp_path: Path) -> None:
    folder = deck_folder(tmp_path / "d", "cards: [{id: a, file: a.jpg}, {id: a, file: a.jpg}]", "a.jpg")
    assert problems(folder) == [
        (1, "Line 1 has the id 'a' already. Give one of the two another id."),
        (1, "Line 1 has the picture 'a.jpg' already. Take one of the two cards out."),
    ]


@pytest.mark.parametrize("text", ["title: Holiday\n", "cards: []\n", "cards:\n"])
def test_a_deck_without_cards_is_no_deck(tmp_path: Path, text: str) -> None:
    assert problems(deck_folder(tmp_path / "d", text)) == [
        (0, "The deck has no cards. List them under 'cards:', each with an id and a file.")
    ]


def test_a_bad_deck_is_refused_with_the_name_of_its_file(tmp_path: Path) -> None:
    folder = deck_folder(tmp_path / "d", "cards: []")
    with pytest.raises(BadFile) as refusal:
        load_deck(folder)
    place = folder / "deck.yaml"
    assert f"{place}: The deck has no cards. List them under 'cards:', each with an id and a file." == str(
        refusal.value
    )


@pytest.mark.parametrize(
    ("expected", "content"),
    [
        ((0, "This file is saved as UTF-16. Save it again as UTF-8."), "title: Holiday".encode("utf-16")),
        ((2, "A character of this line is not UTF-8. Save the file again as UTF-8."), b"title: a\nauthor: \xe9\n"),
        ((0, "The file is empty."), b""),
        ((1, "The file must be 'key: value' pairs, as in {key: value}."), b"just words"),
    ],
)
def test_what_is_no_deck_file_is_told(tmp_path: Path, expected: tuple[int, str], content: bytes) -> None:
    (tmp_path / "deck.yaml").write_bytes(content)
    assert expected in problems(tmp_path)


def test_a_folder_without_a_deck_file_is_told_how_to_get_one(tmp_path: Path) -> None:
    assert problems(tmp_path) == [
        (0, "There is no such file. 'dixit-pbem deck new' writes one for the pictures in a folder.")
    ]


def test_a_deck_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").mkdir()
    assert problems(tmp_path) == [(0, "It cannot be read (Is a directory).")]


@pytest.mark.parametrize("name", ["a" * 5000 + ".jpg", "a" * 300 + "/x.jpg", ".", "./", "no/such/folder.jpg"])
def test_no_name_of_a_picture_is_too_odd_to_be_told(tmp_path: Path, name: str) -> None:
    folder = deck_folder(tmp_path / "d", f"cards: [{{id: a, file: {name}}}]")
    assert problems(folder) == [(1, f"There is no picture '{name}'. Put it back, or take the line out.")]


@given(text=st.text() | st.recursive(st.text(max_size=5), lambda inner: st.lists(inner)).map(repr))
def test_no_deck_file_brings_anything_but_problems(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("deck")
    (folder / "deck.yaml").write_bytes(text.encode("utf-8", "surrogatepass"))
    deck, found = read_deck(folder)
    assert isinstance(deck, Deck)
    assert found


def test_a_deck_beside_the_game_file_comes_before_the_programs_own(tmp_path: Path) -> None:
    assert shipped("decks") / "dreams" == find_deck("dreams", tmp_path)
    ours = deck_folder(tmp_path / "decks" / "dreams", HOLIDAY)
    assert ours == find_deck("dreams", tmp_path)


def test_the_path_of_a_folder_names_a_deck_as_well(tmp_path: Path) -> None:
    folder = deck_folder(tmp_path / "elsewhere" / "holiday", HOLIDAY)
    assert folder == find_deck("elsewhere/holiday", tmp_path)
    assert folder == find_deck(str(folder), tmp_path / "other")


@pytest.mark.parametrize(("guess", "name"), [(" Did you mean 'dreams'?", "dreems"), ("", "x" * 5000), ("", "\0")])
def test_a_deck_that_is_not_there_is_told_with_those_that_are(holiday: Path, guess: str, name: str) -> None:
    with pytest.raises(NotFound) as refusal:
        find_deck(name, holiday.parents[1])
    assert (
        f"There is no deck '{name}'.{guess} There are: dreams, holiday. "
        "The path of a folder with a deck.yaml works as well."
    ) == str(refusal.value)


def test_several_decks_are_mixed_in_their_order_and_no_two_cards_share_an_id(holiday: Path) -> None:
    decks = load_decks(["holiday", "dreams"], holiday.parents[1])
    assert [deck.name for deck in decks] == ["holiday", "dreams"]
    ids = [card.id for deck in decks for card in deck.cards]
    assert len(set(ids)) == 86
    assert ids[:3] == ["holiday/beach", "holiday/old-house", "dreams/moon-door"]


def test_two_folders_of_the_same_name_cannot_be_mixed(holiday: Path, tmp_path: Path) -> None:
    other = deck_folder(tmp_path / "other" / "holiday", HOLIDAY, "beach.jpg", "cards/house.jpg")
    with pytest.raises(NotFound) as refusal:
        load_decks(["holiday", "other/holiday"], tmp_path)
    assert (
        f"Two decks are called 'holiday': {holiday} and {other}. "
        "Their cards could not be told apart, so give one of the folders another name."
    ) == str(refusal.value)


def test_a_deck_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(NotFound) as refusal:
        load_decks(["dreams", "dreams"], tmp_path)
    assert str(refusal.value) == "The deck 'dreams' is named twice. Name it once."


def test_the_list_of_decks_shows_those_in_force(holiday: Path) -> None:
    beside = holiday.parents[1]
    assert [(deck.name, len(deck.cards)) for deck in deck_list(beside)] == [("dreams", 84), ("holiday", 2)]
    ours = deck_folder(beside / "decks" / "dreams", HOLIDAY, "beach.jpg", "cards/house.jpg")
    assert deck_list(beside)[0].folder == ours


def test_a_deck_with_problems_is_listed_as_far_as_it_can_be_read(holiday: Path) -> None:
    (holiday / "beach.jpg").unlink()
    assert [card.id for card in deck_list(holiday.parents[1])[1].cards] == ["holiday/old-house"]


def test_a_picture_is_known_by_the_first_half_of_its_sha_256(tmp_path: Path) -> None:
    path = tmp_path / "abc"
    path.write_bytes(b"abc")
    assert picture_hash(path) == "ba7816bf8f01cfea414140de5dae2223"


def test_a_problem_says_where_it_is(tmp_path: Path) -> None:
    found = read_deck(deck_folder(tmp_path / "d", "cards: [{id: a}]"))[1]
    assert Problem(str(tmp_path / "d" / "deck.yaml"), 1, "'file' is missing in 'cards'. Add it.") in found


def test_a_deck_may_have_a_picture_for_its_backs(tmp_path: Path) -> None:
    text = HOLIDAY.replace("cards:\n", "back: back.jpg\ncards:\n")
    folder = deck_folder(tmp_path / "holiday", text, "beach.jpg", "cards/house.jpg", "back.jpg")
    assert load_deck(folder).back == folder / "back.jpg"


def test_a_back_that_is_not_there_is_told_with_its_line(tmp_path: Path) -> None:
    text = HOLIDAY.replace("cards:\n", "back: bakc.jpg\ncards:\n")
    folder = deck_folder(tmp_path / "holiday", text, "beach.jpg", "cards/house.jpg", "back.jpg")
    with pytest.raises(BadFile) as bad:
        load_deck(folder)
    assert str(bad.value) == (
        f"{folder}/deck.yaml:6: There is no picture 'bakc.jpg'. Did you mean 'back.jpg'? "
        "Put it back, or take the line out."
    )


def test_a_deck_that_was_read_before_is_read_anew_once_its_files_change(holiday: Path) -> None:
    first, _ = read_deck(holiday)
    assert read_deck(holiday)[0] is first
    (holiday / "beach.jpg").rename(holiday / "shore.jpg")
    assert read_deck(holiday)[1]
    (holiday / "shore.jpg").rename(holiday / "beach.jpg")
    (holiday / "deck.yaml").write_text((holiday / "deck.yaml").read_text().replace("beach", "shore", 1))
    assert read_deck(holiday)[0] != first


def test_a_link_that_is_turned_out_of_a_deck_later_is_not_followed(holiday: Path, tmp_path: Path) -> None:
    picture = holiday / "beach.jpg"
    picture.rename(holiday / "shore.jpg")
    picture.symlink_to(holiday / "shore.jpg")
    assert not read_deck(holiday)[1]
    (tmp_path / "secret.jpg").write_bytes(b"")
    picture.unlink()
    picture.symlink_to(tmp_path / "secret.jpg")
    assert "is a link out of the folder" in read_deck(holiday)[1][0].text
