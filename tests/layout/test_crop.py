import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.layout.crop import CropBox, Importance, best_crop, fitted
from dixit_pbem.layout.paper import Size

CARD = Size(80, 120)
sides = st.integers(1, 5000)
cards = st.builds(Size, st.integers(20, 200), st.integers(20, 200))
weights = st.lists(st.floats(0, 100), min_size=1, max_size=40)


def is_card(box: CropBox, card: Size) -> bool:
    """Whether the box is within two pixels of the card's shape."""
    return abs(box.width * card.height - box.height * card.width) <= 2 * max(card.width, card.height)


@pytest.mark.parametrize(
    ("expected", "size", "across", "down"),
    [
        (CropBox(0, 0, 800, 1200), (800, 1200), [1], [1]),
        (CropBox(0, 0, 800, 1200), (1600, 1200), [1, 0, 0, 0], [1]),
        (CropBox(800, 0, 800, 1200), (1600, 1200), [0, 0, 0, 1], [1]),
        (CropBox(400, 0, 800, 1200), (1600, 1200), [0, 0, 1, 1, 0, 0], [1]),
        (CropBox(0, 0, 800, 1200), (800, 2400), [1], [1, 1, 0, 0]),
        (CropBox(0, 1200, 800, 1200), (800, 2400), [1], [0, 0, 0, 1]),
    ],
)
def test_a_card_shows_the_part_that_matters(
    expected: CropBox, size: tuple[int, int], across: list[float], down: list[float]
) -> None:
    assert best_crop(size, CARD, Importance(across, down)) == expected


def test_what_matters_stands_rather_in_the_middle_of_the_card_than_at_its_edge() -> None:
    peak = Importance([0.0] * 30 + [1.0] + [0.0] * 29, [1.0])
    box = best_crop((6000, 1200), CARD, peak)
    assert abs(box.x + box.width / 2 - 3050) < 60


@given(width=sides, height=sides, card=cards, across=weights, down=weights)
def test_a_crop_is_the_largest_card_inside_the_picture(
    width: int, height: int, card: Size, across: list[float], down: list[float]
) -> None:
    box = best_crop((width, height), card, Importance(across, down))
    assert 0 <= box.x <= width - box.width
    assert 0 <= box.y <= height - box.height
    assert box.width == width or box.height == height
    assert is_card(box, card) or 1 in (box.width, box.height)


@given(width=sides, height=sides, card=cards, across=weights)
def test_what_the_program_chose_is_what_a_person_may_write(
    width: int, height: int, card: Size, across: list[float]
) -> None:
    box = best_crop((width, height), card, Importance(across, [1.0]))
    assert fitted(box, (width, height), card) == box


@given(
    size=st.tuples(sides, sides),
    card=cards,
    box=st.builds(CropBox, st.integers(0, 6000), st.integers(0, 6000), st.integers(1, 6000), st.integers(1, 6000)),
)
def test_any_numbers_of_a_person_give_a_card_inside_the_picture(
    size: tuple[int, int], card: Size, box: CropBox
) -> None:
    made = fitted(box, size, card)
    assert 0 <= made.x <= size[0] - made.width
    assert 0 <= made.y <= size[1] - made.height
    assert is_card(made, card) or 1 in (made.width, made.height)
    assert fitted(made, size, card) == made


@pytest.mark.parametrize(
    ("expected", "box"),
    [
        (CropBox(100, 100, 400, 600), CropBox(100, 100, 400, 600)),
        (CropBox(100, 100, 400, 599), CropBox(100, 100, 400, 599)),
        (CropBox(150, 100, 400, 600), CropBox(100, 100, 500, 600)),
        (CropBox(100, 150, 400, 600), CropBox(100, 100, 400, 700)),
        (CropBox(600, 600, 400, 600), CropBox(900, 900, 400, 600)),
        (CropBox(100, 0, 800, 1200), CropBox(0, 0, 9000, 9000)),
    ],
)
def test_the_numbers_of_a_person_are_kept_as_far_as_the_card_allows(expected: CropBox, box: CropBox) -> None:
    assert fitted(box, (1000, 1200), CARD) == expected
