from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from dixit_pbem.errors import BadFile, CannotWrite, DixitError, Mistake
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck
from dixit_pbem.paper.export.pictures import export_pictures
from dixit_pbem.paper.jpeg import read_jpeg
from tests.paper.exported_decks import GREY, POKER, coloured, deck_of, plain, quartered
from tests.paper.wall import MARKER, NOTED, corners, quarters, saved, turned

SIZES = [
    ((815, 1110), POKER),
    ((1016, 1488), Size(80, 120)),
    ((746, 1121), Size(57.15, 88.9)),
    ((1488, 1016), Size(120, 80)),
]


def opened(path: Path) -> Image.Image:
    return Image.open(BytesIO(path.read_bytes()))


def like(one: object, other: object) -> bool:
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return all(abs(a - b) < 24 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("pixels", "card"), SIZES)
@pytest.mark.parametrize("own_bleed", [0.0, 1.0, 3.0, 5.0])
@pytest.mark.long
def test_every_side_is_trim_and_bleed_at_300_pixels_an_inch(
    pixels: tuple[int, int], card: Size, own_bleed: float, tmp_path: Path
) -> None:
    deck = deck_of(tmp_path / "deck", [plain(GREY, (300, 400))], card=card, own_bleed=own_bleed)
    for path in export_pictures(deck, tmp_path / "out"):
        picture = opened(path)
        assert pixels == picture.size
        assert picture.mode == "RGB"
        assert picture.info["dpi"] == (300, 300)


def test_the_names_are_numbers_and_the_back_comes_once(tmp_path: Path) -> None:
    made = export_pictures(coloured(tmp_path / "deck", 3), tmp_path / "out")
    assert [path.name for path in made] == ["001-front.jpg", "002-front.jpg", "003-front.jpg", "back.jpg"]
    assert sorted(made) == sorted((tmp_path / "out").iterdir())


@pytest.mark.long
def test_a_thousand_cards_sort_by_name(tmp_path: Path) -> None:
    stamp = Size(20, 30)
    one = deck_of(tmp_path / "deck", [plain(GREY, (60, 90))], card=stamp)
    made = export_pictures(ExportDeck("Stamps", one.cards * 1000, stamp, 0.0), tmp_path / "out")
    assert (made[0].name, made[999].name) == ("0001-front.jpg", "1000-front.jpg")


def test_a_picture_of_the_right_size_keeps_every_bit(tmp_path: Path) -> None:
    deck = coloured(tmp_path / "deck", 2)
    made = export_pictures(deck, tmp_path / "out")
    for card, path in zip(deck.cards, made, strict=False):
        assert card.picture.read_bytes() == path.read_bytes()


def test_a_bleed_that_the_picture_lacks_is_its_mirror_image(tmp_path: Path) -> None:
    slope = Image.linear_gradient("L").resize((744, 1040)).convert("RGB")
    deck = deck_of(tmp_path / "deck", [saved(slope, "JPEG", quality=95)], own_bleed=0.0)
    front = opened(export_pictures(deck, tmp_path / "out")[0])
    for inside in range(1, 35, 4):
        for x in (0, 400, 814):
            assert like(front.getpixel((x, 35 - inside)), front.getpixel((x, 34 + inside)))
            assert like(front.getpixel((x, 1074 + inside)), front.getpixel((x, 1075 - inside)))


def test_the_corners_of_the_bleed_belong_to_their_quarters(tmp_path: Path) -> None:
    front = opened(export_pictures(quartered(tmp_path / "deck"), tmp_path / "out")[0])
    colours = [front.getpixel(place) for place in ((0, 0), (814, 0), (0, 1109), (814, 1109))]
    expected = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)]
    assert all(map(like, expected, colours))


def test_the_card_starts_where_the_bleed_ends(tmp_path: Path) -> None:
    framed = Image.new("RGB", (744, 1039), "#c00000")
    framed.paste("#0000c0", (10, 10, 734, 1029))
    deck = deck_of(tmp_path / "deck", [saved(framed, "PNG")], own_bleed=0.0)
    front = opened(export_pictures(deck, tmp_path / "out")[0])
    row = [front.getpixel((x, 500)) for x in range(815)]
    red = [x for x, colour in enumerate(row) if like((192, 0, 0), colour)]
    assert (min(red), max(red)) == pytest.approx((25, 789), abs=1)


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.long
def test_a_picture_that_its_camera_held_askew_stands_upright(orientation: int, tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [turned(orientation)], own_bleed=0.0)
    front = opened(export_pictures(deck, tmp_path / "out")[0])
    assert corners(quarters()) == corners(front)


def test_a_picture_of_another_shape_is_cut_to_its_middle(tmp_path: Path) -> None:
    wide = Image.new("RGB", (3000, 1000), "#c00000")
    wide.paste("#0000c0", (1000, 0, 2000, 1000))
    deck = deck_of(tmp_path / "deck", [saved(wide, "JPEG", quality=95)], own_bleed=0.0)
    front = opened(export_pictures(deck, tmp_path / "out")[0])
    assert all(like((0, 0, 192), front.getpixel(place)) for place in ((2, 2), (812, 1107), (400, 500)))


@pytest.mark.parametrize("own_bleed", [0.0, 3.0])
@pytest.mark.parametrize("name", NOTED)
def test_nothing_that_a_picture_tells_of_its_maker_is_in_any(name: str, own_bleed: float, tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [NOTED[name]()], own_bleed=own_bleed, card=Size(4.16, 9.24))
    for path in export_pictures(deck, tmp_path / "out"):
        assert MARKER not in path.read_bytes()
        assert not read_jpeg(path.read_bytes()).traces


def test_a_deck_without_a_back_gets_the_moon(tmp_path: Path) -> None:
    *_, back = export_pictures(quartered(tmp_path / "deck"), tmp_path / "out")
    picture = opened(back)
    night, butter = (0x0B, 0x33, 0x55), (0xFF, 0xE9, 0xB0)
    assert like(night, picture.getpixel((2, 2)))
    assert like(night, picture.getpixel((812, 1107)))
    assert like(butter, picture.getpixel((407, 555)))


def test_the_same_deck_gives_the_same_bytes(tmp_path: Path) -> None:
    deck = quartered(tmp_path / "deck")
    one, other = (export_pictures(deck, tmp_path / name) for name in ("one", "other"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_all_bad_pictures_are_told_at_once_and_nothing_is_written(tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "deck", [b"", plain(GREY), b"not a picture"], back=plain(GREY)[:200])
    with pytest.raises(BadFile) as caught:
        export_pictures(deck, tmp_path / "out")
    bad = [Path(problem.file).name for problem in caught.value.problems]
    assert bad == ["secret-1.jpg", "secret-3.jpg", "secret-back.jpg"]
    assert not list((tmp_path / "out").iterdir())


def test_cards_of_another_deck_in_the_folder_are_not_mixed_in(tmp_path: Path) -> None:
    export_pictures(coloured(tmp_path / "deck", 3), tmp_path / "out")
    with pytest.raises(DixitError) as caught:
        export_pictures(coloured(tmp_path / "deck", 2), tmp_path / "out")
    expected = (
        f"{tmp_path / 'out' / '003-front.jpg'} is there already and is no card of this deck. "
        "Empty the folder, or name another one with -o."
    )
    assert expected == str(caught.value)


def test_the_same_deck_may_be_exported_again(tmp_path: Path) -> None:
    deck = coloured(tmp_path / "deck", 2)
    assert export_pictures(deck, tmp_path / "out") == export_pictures(deck, tmp_path / "out")


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught:
        export_pictures(ExportDeck("Dreams", (), POKER), tmp_path / "out")
    assert str(caught.value) == "The deck 'Dreams' has no cards to export. Choose another deck."


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(CannotWrite) as caught:
        export_pictures(coloured(tmp_path / "deck", 1), tmp_path / "taken")
    expected = f"{tmp_path / 'taken'} cannot be written into (File exists). Choose another place with -o, or make room."
    assert expected == str(caught.value)


def test_progress_counts_every_card(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    cards = coloured(tmp_path / "deck", 2).cards
    deck = ExportDeck("Dreams", (*cards, ExportCard(cards[0].picture, "")), POKER, 3.0)
    export_pictures(deck, tmp_path / "out", lambda *step: told.append(step))
    assert told == [(1, 3), (2, 3), (3, 3)]
