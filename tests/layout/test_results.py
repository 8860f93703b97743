import pytest

from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.ink import BUTTER, CORAL, PAPER
from dixit_pbem.layout.items import Box, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.plates import Plate, plate_items
from dixit_pbem.layout.players import figure_outline
from dixit_pbem.layout.points import Columns, Points, points_table
from dixit_pbem.layout.results import results_pages, score_road
from dixit_pbem.layout.track import laps
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import people, results_page

A4 = PAPERS["a4"]
PEOPLE = people()
AREA = Box(15, 60, 180, 200)
ROAD = Box(15, 150, 180, 100)


def texts(items):
    return [item.text for item in items if isinstance(item, Text)]


def paths(items):
    return [item.path for item in items if isinstance(item, Outline)]


def figure(person):
    return figure_outline(person.look, Box(0, 0, 1, 1)).path


def plates(*voters, **marks):
    return [Plate(seat + 1, f"card-{seat}", PEOPLE[seat], voters if seat == 0 else (), **marks) for seat in range(12)]


def test_owner_and_voters_stand_beside_their_picture_with_figure_and_name():
    items = plate_items(plates(*PEOPLE[1:3]), AREA, measure=measure)
    first = items[: next(place for place, item in enumerate(items) if place and isinstance(item, PlaceImage))]
    assert texts(first) == ["1", "Ana", "Bob", "Cyd"]
    assert paths(first) == [figure(person) for person in PEOPLE[:3]]


def test_many_voters_are_shown_by_their_figures():
    items = plate_items(plates(*PEOPLE[1:]), AREA, measure=measure)
    assert texts(items)[:3] == ["1", "Ana", "2"]
    assert paths(items)[:12] == [figure(person) for person in PEOPLE]


def test_the_storyteller_s_picture_has_a_frame_and_the_moon():
    items = plate_items([Plate(1, "a", PEOPLE[0], is_story=True), Plate(2, "b", PEOPLE[1])], AREA, measure=measure)
    assert isinstance(items[0], Shape)
    assert items[0].fill == BUTTER
    assert paths(items).count(CRESCENT) == 1


def test_the_red_mark_is_a_coral_disc_with_a_cross():
    items = plate_items([Plate(1, "a", PEOPLE[0], is_red=True)], AREA, measure=measure)
    (disc,) = (item for item in items if isinstance(item, Shape) and item.fill == CORAL)
    assert items[items.index(disc) + 1].fill == PAPER


@pytest.mark.parametrize(
    ("columns", "number"), [(1, 1), (1, 2), (2, 3), (2, 4), (2, 5), (2, 6), (2, 8), (3, 9), (3, 12)]
)
def test_the_plates_stand_in_up_to_three_columns(columns, number):
    items = plate_items(plates()[:number], AREA, measure=measure)
    assert len({item.box.x for item in items if isinstance(item, PlaceImage)}) == columns


def test_reasons_break_between_two_of_them():
    reasons = ("Found the storyteller's card: 3", "Two votes for your own card: 2", "Used one vote only: 1")
    row = Points(PEOPLE[0], reasons, "+6", 24)
    table = points_table([row], Columns("Why", "This round", "Total"), AREA, measure=measure)
    said = [text.replace("\u00a0", " ") for text in texts(table.items)]
    assert said[4:] == [
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
