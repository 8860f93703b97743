"""A card in its slot, with what is printed around it."""

import pytest

from dixit_pbem.layout.bleed import Bleed, Printed, card_items, moon_back
from dixit_pbem.layout.impose import Slot
from dixit_pbem.layout.items import Box, PlaceImage, Shape

CARD = Box(20, 30, 80, 120)
DIXIT = 86 / 126


def drawn(bleed, *, aspect=DIXIT, own_bleed=3.0, width=3.0, slot=None):
    return card_items(Printed("p", aspect, own_bleed, bleed, width), slot or Slot(CARD))


def numbers(box):
    return box.x, box.y, box.width, box.height


def test_a_picture_with_bleed_is_printed_whole_and_unclipped():
    assert drawn(Bleed.IMAGE) == (PlaceImage("p", Box(17, 27, 86, 126)),)


def test_a_picture_that_is_off_by_a_pixel_is_stretched_and_not_cut():
    assert drawn(Bleed.IMAGE, aspect=1016 / 1488) == (PlaceImage("p", Box(17, 27, 86, 126)),)


def test_without_bleed_a_picture_is_cut_where_the_card_is_cut():
    assert drawn(Bleed.NONE, width=0.0) == (PlaceImage("p", Box(17, 27, 86, 126), clip=CARD),)


def test_a_colour_lies_under_the_card_and_reaches_over_its_edge():
    assert drawn(Bleed.COLOUR) == (
        Shape(Box(17, 27, 86, 126), fill="#0b3355"),
        PlaceImage("p", Box(17, 27, 86, 126), clip=CARD),
    )


def test_a_picture_without_bleed_fills_its_card():
    assert drawn(Bleed.NONE, aspect=2 / 3, own_bleed=0.0, width=0.0) == (PlaceImage("p", CARD),)


@pytest.mark.parametrize(
    ("box", "aspect"),
    [(Box(20, 10, 80, 160), 0.5), (Box(0, 30, 120, 120), 1.0)],
    ids=["higher than the card", "wider than the card"],
)
def test_a_picture_of_another_shape_covers_its_card_and_is_cut_evenly(box, aspect):
    assert drawn(Bleed.NONE, aspect=aspect, own_bleed=0.0, width=0.0) == (PlaceImage("p", box, clip=CARD),)


def test_a_mirrored_bleed_folds_the_picture_over_at_every_edge_and_corner():
    under, *folds, card = drawn(Bleed.MIRROR, aspect=2 / 3, own_bleed=0.0)
    assert under == PlaceImage("p", Box(17, 27, 86, 126))
    assert card == PlaceImage("p", CARD)
    assert {(fold.mirror_x, fold.mirror_y, numbers(fold.box), numbers(fold.clip)) for fold in folds} == {
        (True, True, (-60, -90, 80, 120), (17, 27, 3, 3)),
        (False, True, (20, -90, 80, 120), (20, 27, 80, 3)),
        (True, True, (100, -90, 80, 120), (100, 27, 3, 3)),
        (True, False, (-60, 30, 80, 120), (17, 30, 3, 120)),
        (True, False, (100, 30, 80, 120), (100, 30, 3, 120)),
        (True, True, (-60, 150, 80, 120), (17, 150, 3, 3)),
        (False, True, (20, 150, 80, 120), (20, 150, 80, 3)),
        (True, True, (100, 150, 80, 120), (100, 150, 3, 3)),
    }


def test_a_mirrored_bleed_takes_the_place_of_a_pictures_own():
    left = next(
        item for item in drawn(Bleed.MIRROR) if isinstance(item, PlaceImage) and item.mirror_x and not item.mirror_y
    )
    assert (numbers(left.box), numbers(left.clip)) == ((-63, 27, 86, 126), (17, 30, 3, 120))


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_turned_card_carries_its_bleed_with_it(turn):
    trim = Box(10, 10, 120, 80) if turn % 180 else Box(10, 10, 80, 120)
    items = drawn(Bleed.MIRROR, aspect=2 / 3, own_bleed=0.0, slot=Slot(trim, turn))
    assert {item.turn for item in items} == {turn}
    assert numbers(items[-1].box) == numbers(trim)
    around = [item.clip for item in items if item.clip]
    assert min(clip.x for clip in around) == 7
    assert max(clip.right for clip in around) == trim.right + 3
    assert sum(clip.width * clip.height for clip in around) == 126 * 86 - 120 * 80


def test_a_card_turned_clockwise_shows_its_upper_edge_on_the_right():
    items = drawn(Bleed.MIRROR, aspect=2 / 3, own_bleed=0.0, slot=Slot(Box(0, 0, 120, 80), 90))
    above = next(item for item in items if isinstance(item, PlaceImage) and item.mirror_y and not item.mirror_x)
    assert numbers(above.clip) == (120, 0, 3, 80)


def test_the_backs_own_picture_is_the_same_upside_down():
    def turned_about_the_middle(box):
        return tuple(round(value, 6) for value in (120 - box.right, 180 - box.bottom, box.width, box.height))

    shapes = [(shape, tuple(round(value, 6) for value in numbers(shape.box))) for shape in moon_back(CARD, 3)]
    looks = {(shape.fill, shape.stroke, shape.width, shape.corner, box) for shape, box in shapes}
    assert looks == {
        (shape.fill, shape.stroke, shape.width, shape.corner, turned_about_the_middle(shape.box)) for shape, _ in shapes
    }


def test_the_own_back_fills_its_bleed_and_keeps_its_frame_away_from_the_cut():
    ground, frame, *_ = moon_back(CARD, 3)
    assert ground.box == Box(17, 27, 86, 126)
    assert frame.box == CARD.grown(-4.8)
