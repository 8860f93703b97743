import json
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from PIL import Image, ImageColor

from dixit_pbem.errors import BadFile
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck
from dixit_pbem.paper.export.tabletop import LONGEST_SIDE, Grid, best_grid, export_tabletop
from tests.paper.exported_decks import COLOURS, GREY, POKER, coloured, deck_of, plain, quartered

GRIDS = [
    (Grid(2, 2, (744, 1039)), 2, POKER),
    (Grid(2, 2, (744, 1039)), 4, POKER),
    (Grid(2, 3, (744, 1039)), 6, POKER),
    (Grid(9, 5, (455, 682)), 43, Size(80, 120)),
    (Grid(10, 7, (390, 585)), 70, Size(80, 120)),
    (Grid(6, 7, (682, 455)), 42, Size(120, 80)),
]


@pytest.mark.parametrize(("expected", "places", "card"), GRIDS)
def test_a_sheet_is_divided_so_that_its_cards_are_as_large_as_can_be(expected: Grid, places: int, card: Size) -> None:
    assert expected == best_grid(places, card)


@pytest.mark.parametrize("card", [POKER, Size(80, 120), Size(120, 80), Size(70, 70), Size(20, 200)])
def test_no_sheet_is_larger_than_the_program_takes(card: Size) -> None:
    for places in range(2, 71):
        grid = best_grid(places, card)
        assert max(grid.size) <= LONGEST_SIDE
        assert grid.columns <= 10
        assert grid.rows <= 7
        assert grid.columns * grid.rows >= places


SMALL = Size(20, 30)


def many(folder: Path, count: int, card: Size = SMALL) -> ExportDeck:
    """So many cards, which take turns among eight pictures."""
    eight = coloured(folder, 8)
    cards = tuple(ExportCard(eight.cards[number % 8].picture, f"Card {number + 1}") for number in range(count))
    return ExportDeck("Dreams", cards, card, 3.0, eight.back)


def saved_deck(path: Path) -> dict[str, object]:
    (deck,) = json.loads(path.read_text("utf-8"))["ObjectStates"]
    assert isinstance(deck, dict)
    return deck


@pytest.mark.long
def test_84_cards_lie_on_two_sheets(tmp_path: Path) -> None:
    path = export_tabletop(many(tmp_path / "deck", 84), tmp_path / "out")
    assert path == tmp_path / "out" / "Dreams.json"
    names = sorted(file.name for file in path.parent.iterdir())
    assert names == ["Dreams.json", "back.jpg", "cards-1.jpg", "cards-2.jpg"]
    deck = saved_deck(path)
    expected = [*range(100, 142), *range(200, 242)]
    assert expected == deck["DeckIDs"]
    assert expected == [card["CardID"] for card in deck["ContainedObjects"]]
    assert [f"Card {number}" for number in range(1, 85)] == [card["Nickname"] for card in deck["ContainedObjects"]]
    assert [{str(number // 100)} for number in expected] == [
        set(card["CustomDeck"]) for card in deck["ContainedObjects"]
    ]


@pytest.mark.long
def test_the_saved_object_says_how_each_sheet_is_divided_and_where_it_lies(tmp_path: Path) -> None:
    path = export_tabletop(many(tmp_path / "deck", 84), tmp_path / "a folder")
    sheets = saved_deck(path)["CustomDeck"]
    assert isinstance(sheets, dict)
    for number in ("1", "2"):
        face, back = sheets[number].pop("FaceURL"), sheets[number].pop("BackURL")
        assert Path(unquote(urlparse(face).path)) == tmp_path / "a folder" / f"cards-{number}.jpg"
        assert Path(unquote(urlparse(back).path)) == tmp_path / "a folder" / "back.jpg"
        expected = {"NumWidth": 9, "NumHeight": 5, "BackIsHidden": True, "UniqueBack": False, "Type": 0}
        assert expected == sheets[number]


@pytest.mark.parametrize(("sheets", "count"), [([1], 1), ([69], 69), ([35, 35], 70), ([47, 47, 45], 139)])
@pytest.mark.long
def test_a_sheet_holds_69_cards_at_most(sheets: list[int], count: int, tmp_path: Path) -> None:
    deck = saved_deck(export_tabletop(many(tmp_path / "deck", count), tmp_path / "out"))
    numbers = deck["DeckIDs"]
    assert isinstance(numbers, list)
    starts = range(1, len(sheets) + 1)
    assert sheets == [sum(number // 100 == start for number in numbers) for start in starts]


def like(one: object, other: object) -> bool:
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return all(abs(a - b) < 16 for a, b in zip(one, other, strict=True))


@pytest.mark.long
def test_every_card_lies_in_its_place_and_the_hidden_face_in_the_last(tmp_path: Path) -> None:
    path = export_tabletop(many(tmp_path / "deck", 20, POKER), tmp_path / "out")
    grid = best_grid(21, POKER)
    with Image.open(BytesIO((path.parent / "cards-1.jpg").read_bytes())) as sheet:
        assert grid.size == sheet.size
        width, height = grid.card
        for place in (*range(20), grid.columns * grid.rows - 1):
            row, column = divmod(place, grid.columns)
            seen = sheet.getpixel((column * width + width // 2, row * height + height // 2))
            assert like(ImageColor.getrgb(COLOURS[place % 8]) if place < 20 else GREY, seen)


def test_a_card_is_shown_without_its_bleed(tmp_path: Path) -> None:
    framed = Image.new("RGB", (815, 1110), "#c00000")
    framed.paste("#0000c0", (36, 36, 779, 1074))
    target = BytesIO()
    framed.save(target, "JPEG", quality=95)
    path = export_tabletop(deck_of(tmp_path / "deck", [target.getvalue()]), tmp_path / "out")
    with Image.open(BytesIO((path.parent / "cards-1.jpg").read_bytes())) as sheet:
        width, height = best_grid(2, POKER).card
        places = ((3, 3), (width - 4, 3), (3, height - 4), (width - 4, height - 4))
        assert all(like((0, 0, 192), sheet.getpixel(place)) for place in places)


def test_the_back_is_a_picture_of_its_own(tmp_path: Path) -> None:
    path = export_tabletop(quartered(tmp_path / "deck"), tmp_path / "out")
    with Image.open(BytesIO((path.parent / "back.jpg").read_bytes())) as back:
        assert back.size == (744, 1039)
        assert like((0xFF, 0xE9, 0xB0), back.getpixel((372, 520)))


@pytest.mark.parametrize(
    ("expected", "name"),
    [("Dreams.json", "Dreams"), ("a-b-c.json", "a/b: c"), ("Sny-Łódź.json", "Sny Łódź"), ("deck.json", "../..")],
)
def test_the_saved_object_has_a_safe_name(expected: str, name: str, tmp_path: Path) -> None:
    cards = coloured(tmp_path / "deck", 1).cards
    assert tmp_path / "out" / expected == export_tabletop(ExportDeck(name, cards, POKER, 3.0), tmp_path / "out")


def test_titles_of_any_letters_are_written_as_they_are(tmp_path: Path) -> None:
    picture = coloured(tmp_path / "deck", 1).cards[0].picture
    deck = ExportDeck("Dreams", (ExportCard(picture, 'Żółw "Ω"\n'),), POKER, 3.0)
    (card,) = saved_deck(export_tabletop(deck, tmp_path / "out"))["ContainedObjects"]
    assert card["Nickname"] == 'Żółw "Ω"\n'


def test_the_same_deck_gives_the_same_bytes(tmp_path: Path) -> None:
    deck = many(tmp_path / "deck", 5)

    def written() -> dict[str, bytes]:
        folder = export_tabletop(deck, tmp_path / "out").parent
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    assert written() == written()


def test_all_bad_pictures_are_told_at_once_and_nothing_is_written(tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [b"", plain(GREY), b"not a picture"], back=plain(GREY)[:200])
    with pytest.raises(BadFile) as caught:
        export_tabletop(deck, tmp_path / "out")
    bad = [Path(problem.file).name for problem in caught.value.problems]
    assert bad == ["secret-back.jpg", "secret-1.jpg", "secret-3.jpg"]
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.long
def test_progress_counts_every_card(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    export_tabletop(many(tmp_path / "deck", 71), tmp_path / "out", lambda *step: told.append(step))
    assert [(done, 71) for done in range(1, 72)] == told
