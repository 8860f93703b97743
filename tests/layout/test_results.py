from dataclasses import replace

import pytest

from dixit_pbem.layout.ink import BUTTER, CORAL, PAPER
from dixit_pbem.layout.items import Box, Font, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.plates import STAR, Plate, large_one, plate_items
from dixit_pbem.layout.players import figure_outline
from dixit_pbem.layout.points import Columns, Points, points_table
from dixit_pbem.layout.results import results_pages, score_road
from dixit_pbem.layout.track import laps
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import people, results_page

A4 = PAPERS["a4"]
PEOPLE = people()
AREA = Box(15, 60, 180, 200)
ROWS_OF_SIX = Box(15, 60, 180, 80)
ROAD = Box(15, 150, 180, 100)


def texts(items):
    return [item.text for item in items if isinstance(item, Text)]


def paths(items):
    return [item.path for item in items if isinstance(item, Outline)]


def figure(person):
    return figure_outline(person.look, Box(0, 0, 1, 1)).path


def plates(*voters, **marks):
    return [Plate(seat + 1, f"card-{seat}", PEOPLE[seat], voters if seat == 0 else (), **marks) for seat in range(12)]


def pictures(items):
    return [item.box for item in items if isinstance(item, PlaceImage)]


def test_owner_and_voters_stand_below_their_picture_with_figure_and_name():
    # Card 12 is the storyteller's, which stands first.
    told = [*plates(*PEOPLE[1:3])[:11], Plate(12, "card-11", PEOPLE[11], is_story=True)]
    items = plate_items(told, AREA, measure=measure)
    items = items[
        next(at for at, item in enumerate(items) if isinstance(item, PlaceImage) and item.picture == "card-0") :
    ]
    first = items[: next(place for place, item in enumerate(items) if place and isinstance(item, PlaceImage))]
    assert texts(first) == ["1", "Ana", "Bob", "Cyd"]
    assert paths(first) == [figure(person) for person in PEOPLE[:3]]
    assert all(item.y > first[0].box.bottom for item in first if isinstance(item, Text) and item.text != "1")


def test_where_nearly_all_fell_for_one_picture_they_are_shown_by_their_figures():
    told = [*plates(*PEOPLE[1:])[:11], Plate(12, "card-11", PEOPLE[11], is_story=True)]
    items = plate_items(told, AREA, measure=measure)
    items = items[
        next(at for at, item in enumerate(items) if isinstance(item, PlaceImage) and item.picture == "card-0") :
    ]
    assert texts(items)[:3] == ["1", "Ana", "2"]
    assert paths(items)[:12] == [figure(person) for person in PEOPLE]


def test_where_nobody_told_the_picture_that_alone_has_most_votes_is_large():
    ana, bob, cyd, *_ = PEOPLE
    cards = [Plate(1, "a", ana, (bob,)), Plate(2, "b", bob, (ana, cyd)), Plate(3, "c", cyd)]
    first, *others = (item for item in plate_items(cards, AREA, measure=measure) if isinstance(item, PlaceImage))
    assert first.picture == "b"
    assert first.box.width >= 1.29 * max(item.box.width for item in others)
    assert large_one([*cards, Plate(4, "d", cyd, (ana, bob))]) is None
    assert large_one([replace(card, is_red=True) for card in cards]) is None
    assert large_one([replace(card, voters=()) for card in cards]) is None


def round_of(players, *finders):
    """A round of people with long and short names, in which these seats found the picture of seat 0."""
    seats = people(LONG_NAMES[:players])
    return [
        Plate(
            seat + 1,
            f"card-{seat}",
            owner,
            tuple(seats[finder] for finder in finders) if seat == 0 else (seats[1],) * (seat == 2),
            is_story=seat == 0,
        )
        for seat, owner in enumerate(seats)
    ]


LONG_NAMES = [
    *("Ana", "Guglielmina Della Rovere", "Cyd", "Łucja", "Maximiliane von Hohenfel", "Eve", "Zoé", "Gus"),
    *("Bartholomäus Oberdörffer", "Ida", "Jon", "Kit"),
]
SIZES = [(3, 0), (3, 2), (4, 1), (6, 0), (6, 3), (6, 5), (7, 4), (9, 8), (12, 0), (12, 1), (12, 6), (12, 11)]


@pytest.mark.parametrize(("players", "found"), SIZES)
def test_the_storyteller_s_picture_is_by_far_the_largest(players, found):
    hero, *others = pictures(plate_items(round_of(players, *range(1, found + 1)), AREA, measure=measure))
    assert hero.width >= 1.29 * max(box.width for box in others)
    assert min(box.width for box in others) > 20


@pytest.mark.parametrize(("players", "found"), SIZES)
def test_those_who_found_it_stand_at_both_its_sides_by_name(players, found):
    items = plate_items(round_of(players, *range(1, found + 1)), AREA, measure=measure)
    hero = pictures(items)[0]
    beside = [item for item in items if isinstance(item, Text) and hero.y < item.y < hero.bottom and item.text != "1"]
    assert " ".join(item.text for item in beside).split() == [
        word for seat in (*range(1, found + 1, 2), *range(2, found + 1, 2)) for word in LONG_NAMES[seat].split()
    ]
    assert all(item.x < hero.x or item.x > hero.right for item in beside)


@pytest.mark.parametrize(("players", "found"), SIZES)
def test_nothing_of_the_pictures_is_cut_or_leaves_the_page_or_meets(players, found):
    items = plate_items(round_of(players, *range(1, found + 1)), AREA, measure=measure)
    boxes = pictures(items)
    assert not [item.text for item in items if isinstance(item, Text) and "…" in item.text]
    assert all(AREA.x <= box.x and box.right <= AREA.right and box.bottom <= AREA.bottom for box in boxes)
    assert all(item.y <= AREA.bottom for item in items if isinstance(item, Text))
    assert not [(a, b) for place, a in enumerate(boxes) for b in boxes[:place] if meet(a, b)]


@pytest.mark.parametrize(("columns", "number"), [(3, 3), (3, 6), (3, 5), (4, 7)])
def test_pictures_over_short_names_stand_in_the_middle_of_the_page(columns, number):
    names = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus")
    cards = [Plate(at + 1, f"card-{at}", who) for at, who in enumerate(people(names[:number]))]
    boxes = pictures(plate_items(cards, Box(15, 40, 180, 180), measure=measure))
    rows = [[box for box in boxes if box.y == top] for top in sorted({box.y for box in boxes})]
    assert len(rows[0]) == columns
    for row in rows:
        assert (row[0].x + row[-1].right) / 2 == pytest.approx(105, abs=2.1)


def test_all_reasons_of_a_table_have_one_size():
    reasons = ("Found the storyteller's card: 3", "Two votes for your own card: 2", "Used one vote only: 1")
    rows = [Points(person, reasons[:number], "+3", 3) for person, number in zip(PEOPLE, (1, 3, 2, 0), strict=False)]
    table = points_table(rows, Columns("Why", "This round", "Total"), Box(15, 60, 180, 37), measure=measure)
    told = [item for item in table.items if isinstance(item, Text) and "\u00a0" in item.text]
    assert len(told) >= 3
    assert len({item.size for item in told}) == 1


def meet(one, other):
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def test_the_storyteller_s_picture_has_a_frame_and_the_star():
    items = plate_items([Plate(1, "a", PEOPLE[0], is_story=True), Plate(2, "b", PEOPLE[1])], AREA, measure=measure)
    frame = next(item for item in items if isinstance(item, Shape))
    assert frame.fill == BUTTER
    assert paths(items).count(STAR) == 1


def test_the_red_mark_is_a_coral_disc_with_a_cross():
    items = plate_items([Plate(1, "a", PEOPLE[0], is_red=True)], AREA, measure=measure)
    (disc,) = (item for item in items if isinstance(item, Shape) and item.fill == CORAL)
    assert items[items.index(disc) + 1].fill == PAPER


@pytest.mark.parametrize("number", range(3, 13))
def test_without_a_storyteller_s_picture_all_are_as_large(number):
    boxes = pictures(plate_items(plates()[:number], AREA, measure=measure))
    assert len(boxes) == number
    assert len({round(box.width, 3) for box in boxes}) == 1
    assert not [(a, b) for place, a in enumerate(boxes) for b in boxes[:place] if meet(a, b)]


def test_reasons_break_between_two_of_them():
    reasons = ("Found the storyteller's card: 3", "Two votes for your own card: 2", "Used one vote only: 1")
    row = Points(PEOPLE[0], reasons, "+6", 24)
    table = points_table([row] * 6, Columns("Why", "This round", "Total"), ROWS_OF_SIX, measure=measure)
    said = [text.replace("\u00a0", " ") for text in texts(table.items)]
    assert said[4:8] == [
        "Found the storyteller's card: 3 · Two votes for your own card: 2 ·",
        "Used one vote only: 1",
        "+6",
        "24",
    ]


def points(*totals):
    return [Points(PEOPLE[seat], (), "+0", total) for seat, total in enumerate(totals)]


def test_a_pawn_stands_on_the_space_of_its_score_instead_of_its_number():
    items = score_road(points(4, 17, 30), ROAD)
    assert {"4", "17", "30"}.isdisjoint(texts(items))
    assert len(texts(items)) == 31 - 3
    assert paths(items)[-3:] == [figure(person) for person in PEOPLE[:3]]


def test_pawns_on_one_space_stand_side_by_side():
    items = score_road(points(*[8] * 12), ROAD)
    discs = [item.box for item in items if isinstance(item, Outline) and item.path in map(figure, PEOPLE)]
    assert len({(round(box.x, 2), round(box.y, 2)) for box in discs}) == 12
    assert len({round(box.y, 2) for box in discs}) == 3


@pytest.mark.parametrize(("rings", "total"), [(0, 30), (1, 31), (1, 60), (2, 61), (3, 91), (3, 1000)])
def test_a_pawn_that_went_round_has_a_ring_for_each_time(rings, total):
    shapes = [
        sum(isinstance(item, Shape) for item in score_road(points(score), ROAD)) for score in (laps(total)[1], total)
    ]
    assert shapes[1] - shapes[0] == rings


@pytest.mark.parametrize(("told", "total"), [(False, 30), (True, 31)])
def test_the_rings_are_explained_as_soon_as_there_is_one(told, total):
    page = results_pages(results_page(3, totals=(2, 5, total)), A4, measure=measure).pages[1]
    assert ("A ring round a pawn: once round the road, 30 points more." in texts(page.items)) == told


def test_the_last_line_says_who_tells_next_with_the_figure():
    page = results_pages(results_page(4), A4, measure=measure).pages[1]
    assert texts(page.items)[-2:] == ["Bob tells the next round.", "2 / 2"]
    assert paths(page.items)[-1] == figure(PEOPLE[1])


def test_names_below_the_pictures_have_one_size_each_for_owners_and_voters():
    names = [
        "Ana",
        "Bob",
        "Maximiliane von Hohenfel",
        "Guglielmina Della Rovere",
        *["Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit"],
    ]
    page = results_page(12, names=names)
    items = [
        item for item in plate_items(page.plates, Box(15, 40, 180, 210), measure=measure) if isinstance(item, Text)
    ]
    for font in (Font.SANS, Font.SANS_BOLD):
        sizes = {item.size for item in items if item.font is font and item.size <= 9}
        assert len(sizes) <= 1
    assert not any(item.text.endswith("…") for item in items)
