"""The score track: every space from 0 to 30 once, and room between the stretches of the road."""

from itertools import pairwise
from math import hypot

import pytest

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.pieces import FOOT, WIDTH
from dixit_pbem.layout.box.score_sheets import STAR, track_sheet
from dixit_pbem.layout.figures import FIGURE_PATHS
from dixit_pbem.layout.ink import BUTTER, INK, PAPER
from dixit_pbem.layout.items import Outline, Shape, Text
from dixit_pbem.layout.text import MM_PER_POINT
from tests.layout.box.samples import apart, extent, holds, items_of, outside_margins, owners, sheets, texts_of
from tests.layout.samples import as_lines

PAPERS = ["a4", "letter", "a3"]


def sheet(paper="a4", *, points_to_win=30, pawns=12):
    return track_sheet(
        owners(pawns), wording.track_notice(wording.english, points_to_win=points_to_win), sheets=sheets(paper)
    )


def road_of(document):
    (road,) = [item for item in items_of(document, Outline) if item.stroke == BUTTER]
    return road


def points(road):
    numbers = [float(number) for number in road.path.replace("M", "").replace("L", "").split()]
    return [
        (road.box.x + x * road.box.width / 100, road.box.y + y * road.box.height / 100)
        for x, y in zip(numbers[::2], numbers[1::2], strict=True)
    ]


def stones_of(document):
    """The discs that carry the numbers, in their order."""
    discs = [item.box for item in items_of(document, Shape)]
    numbers = [item for item in items_of(document, Text) if item.text.isdigit() and item.text != "0"]
    return [
        min((disc for disc in discs if holds(disc, extent(text), by=1)), key=lambda disc: disc.width)
        for text in numbers
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_space_from_0_to_30_is_there_once_and_nothing_leaves_the_margins(paper):
    document = sheet(paper)
    assert [str(number) for number in range(31)] == [text for text in texts_of(document) if text.isdigit()]
    assert outside_margins(document) == []


@pytest.mark.parametrize("paper", PAPERS)
def test_spaces_do_not_touch_each_other(paper):
    stones = stones_of(sheet(paper))
    assert len(stones) == 30
    between = [
        hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2)
        - (one.width + other.width) / 2
        for place, one in enumerate(stones)
        for other in stones[:place]
    ]
    assert min(between) > 0


@pytest.mark.parametrize("paper", PAPERS)
def test_spaces_are_wide_enough_for_a_pawn(paper):
    stones = stones_of(sheet(paper))[:-1]
    assert min(hypot(one.x - other.x, one.y - other.y) for one, other in pairwise(stones)) > WIDTH
    assert min(stone.width for stone in stones) > 2 * FOOT


@pytest.mark.parametrize("paper", PAPERS)
def test_stars_stand_beside_the_road(paper):
    document = sheet(paper)
    road = road_of(document)
    for star in [item.box for item in items_of(document, Outline) if item.path == STAR]:
        middle = star.x + star.width / 2, star.y + star.height / 2
        nearest = min(hypot(x - middle[0], y - middle[1]) for x, y in points(road))
        assert nearest > road.width / 2 + star.width / 2


def middle_of(box):
    return box.x + box.width / 2, box.y + box.height / 2


def moon_and_its_ring(document):
    moon = next(item for item in items_of(document, Outline) if item.path == FIGURE_PATHS["moon"] and item.fill == INK)
    papers = (item.box for item in items_of(document, Shape) if item.fill == PAPER)
    return moon.box, next(box for box in papers if holds(box, moon.box) and box.width < 2 * moon.box.width)


def test_the_road_ends_at_the_moon():
    document = sheet()
    _, ring = moon_and_its_ring(document)
    assert middle_of(ring) == pytest.approx(points(road_of(document))[-1], abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_stone_of_30_leaves_the_moon_alone(paper):
    document = sheet(paper)
    moon, _ = moon_and_its_ring(document)
    stone = [item.box for item in items_of(document, Shape) if item.fill == INK and item.corner][-1]
    across, down = (a - b for a, b in zip(middle_of(stone), middle_of(moon), strict=True))
    assert hypot(across, down) > stone.width / 2 + moon.width / 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("pawns", [3, 12])
def test_the_field_of_0_stays_away_from_the_moon(pawns, paper):
    document = sheet(paper, pawns=pawns)
    (field,) = (item.box for item in items_of(document, Shape) if item.fill == BUTTER and item.corner == 4.0)
    _, ring = moon_and_its_ring(document)
    assert ring.x - field.right > 3


@pytest.mark.parametrize("paper", PAPERS)
def test_the_number_of_the_goal_is_larger_than_those_on_the_way(paper):
    *_, before, last = (text for text in items_of(sheet(paper), Text) if text.text.isdigit())
    assert last.text == "30"
    assert last.size > before.size


def test_numbers_stand_in_the_middle_of_their_stones():
    document = sheet()
    numbers = [item for item in items_of(document, Text) if item.text.isdigit() and item.text != "0"]
    for text, stone in zip(numbers, stones_of(document), strict=True):
        assert text.x == pytest.approx(stone.x + stone.width / 2)
        assert text.y - text.size * MM_PER_POINT * 0.33 == pytest.approx(stone.y + stone.height / 2, abs=0.1)


@pytest.mark.parametrize(
    ("how", "points_to_win"),
    [
        ("Every pawn starts at 0. The game ends after the round in which a pawn reaches 30.", 30),
        ("Every pawn starts at 0. The game ends after the round in which a pawn reaches 20.", 20),
        (
            "Every pawn starts at 0. Whoever passes the moon lays down the lap marker with 30, the next time turns it "
            "to 60, and goes on from 1.",
            None,
        ),
    ],
)
def test_the_sheet_says_how_scores_move_in_this_game(how, points_to_win):
    assert how in " ".join(texts_of(sheet(points_to_win=points_to_win)))


def test_the_track_is_as_it_was(golden):
    golden("box/track-a4.txt", as_lines(sheet()))


@pytest.mark.parametrize("pawns", [3, 6, 12])
@pytest.mark.parametrize("paper", PAPERS)
def test_every_pawn_has_a_place_where_the_road_begins_as_large_as_its_feet(paper, pawns):
    document = sheet(paper, pawns=pawns)
    field, *others = [item.box for item in items_of(document, Shape) if item.fill == BUTTER and item.corner == 4.0]
    places = [item.box for item in items_of(document, Shape) if item.fill == PAPER and item.corner == 2.0]
    assert (len(places), others) == (pawns, [])
    assert all(holds(field, place) and (place.width, place.height) == (WIDTH, 2 * FOOT) for place in places)
    assert all(apart(one, other) for at, one in enumerate(places) for other in places[:at])
    assert all(apart(field, stone) for stone in stones_of(document))
