"""A whole table as one picture: what a mail with several tables shows of each."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageStat

from dixit_pbem.errors import BadFile
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.mosaic import mosaic
from dixit_pbem.paper.table_picture import Shown, table_pictures, weight_about
from dixit_pbem.storage.shipped import shipped

DREAMS = sorted((shipped("decks") / "dreams" / "thumbs-320").glob("*.jpg"))
WIDTHS = (360, 480, 600, 720)
CARDS = range(3, 13)


def table_picture(shown: list[Shown], width: int) -> bytes:
    (picture,) = table_pictures([(shown, width)])
    return picture


def table(number: int, width: int, *, first: int = 0) -> Image.Image:
    shown = [(path, path.read_bytes()) for path in DREAMS[first : first + number]]
    return Image.open(io.BytesIO(table_picture(shown, width)))


def seals(number: int, width: int) -> list[Box]:
    plan = mosaic(number, width)
    middles = [plan.seal_of(card) for card in plan.cards]
    return [Box(x - plan.seal, y - plan.seal, 2 * plan.seal, 2 * plan.seal) for x, y in middles]


def meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("number", CARDS)
def test_cards_are_all_as_large_and_nothing_meets_or_leaves_the_picture(number: int, width: int) -> None:
    plan, whole = mosaic(number, width), Box(0, 0, width, mosaic(number, width).height)
    assert len(plan.cards) == number
    assert len({(card.width, card.height) for card in plan.cards}) == 1
    for box in (*plan.cards, *seals(number, width)):
        assert whole.x <= box.x
        assert whole.y <= box.y
        assert box.right <= whole.right
        assert box.bottom <= whole.bottom
    assert not any(meet(one, other) for one, other in combinations(plan.cards, 2))
    for at, seal in enumerate(seals(number, width)):
        assert [card for place, card in enumerate(plan.cards) if meet(card, seal)] == [plan.cards[at]]


@pytest.mark.parametrize("number", CARDS)
def test_cards_stand_in_the_order_of_their_numbers_row_by_row(number: int) -> None:
    cards = mosaic(number, 600).cards
    assert all((one.y, one.x) < (other.y, other.x) for one, other in pairwise(cards))
    assert len({card.x for card in cards}) <= 3


@pytest.mark.parametrize("width", WIDTHS)
def test_the_picture_is_as_wide_as_asked_for_and_small_enough_for_eight_in_a_mail(width: int) -> None:
    shown = [(path, path.read_bytes()) for path in DREAMS[:9]]
    content = table_picture(shown, width)
    with Image.open(io.BytesIO(content)) as picture:
        assert picture.format == "JPEG"
        assert picture.size == (width, mosaic(9, width).height)
        assert not picture.getexif()
    assert 8 * 1.37 * len(content) < 1_400_000 * (width / 600) ** 1.5


def test_every_card_is_seen_at_its_place() -> None:
    picture, plan = table(5, 600).convert("RGB"), mosaic(5, 600)
    for path, box in zip(DREAMS, plan.cards, strict=False):
        inside = box.grown(-40)
        seen = picture.crop((round(inside.x), round(inside.y), round(inside.right), round(inside.bottom)))
        with Image.open(path) as card:
            whole = card.convert("RGB").resize((round(box.width), round(box.height)))
        wanted = whole.crop((40, 40, whole.width - 40, whole.height - 40))
        pairs = zip(ImageStat.Stat(seen).mean, ImageStat.Stat(wanted).mean, strict=True)
        assert all(abs(one - other) < 6 for one, other in pairs)


def test_a_number_hides_no_more_than_a_corner_of_its_card() -> None:
    for number in CARDS:
        for card, seal in zip(mosaic(number, 600).cards, seals(number, 600), strict=True):
            wide, high = min(card.right, seal.right) - card.x, min(card.bottom, seal.bottom) - card.y
            assert wide * high < 0.04 * card.width * card.height


def test_the_same_table_is_the_same_file_and_another_order_is_another() -> None:
    shown = [(path, path.read_bytes()) for path in DREAMS[:4]]
    assert table_picture(shown, 480) == table_picture(shown, 480)
    assert table_picture(shown, 480) != table_picture(shown[::-1], 480)


@pytest.mark.parametrize("width", WIDTHS[:3])
@pytest.mark.parametrize("number", [4, 6, 9])
def test_its_weight_is_known_about_before_it_is_laid(number: int, width: int) -> None:
    shown = [(path, path.read_bytes()) for path in DREAMS[20 : 20 + number]]
    about = weight_about([content for _, content in shown], width, of=320)
    assert 0.75 < len(table_picture(shown, width)) / about < 1.3


def test_several_tables_come_in_their_order() -> None:
    one, other = ([(path, path.read_bytes()) for path in DREAMS[at : at + 3]] for at in (0, 9))
    assert table_pictures([(one, 480), (other, 360)]) == (table_picture(one, 480), table_picture(other, 360))


def test_a_copy_that_is_no_picture_is_named() -> None:
    with pytest.raises(BadFile, match="01-moon-door"):
        table_picture([(DREAMS[0], b"no picture"), (DREAMS[1], DREAMS[1].read_bytes())], 480)
