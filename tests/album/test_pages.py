"""The book to print: nothing leaves the margins or lies on something else, whatever the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.album.book import AlbumBook, Quip
from dixit_pbem.album.certificates import award_bodies
from dixit_pbem.album.closing import _spread, chart_items, points_bodies
from dixit_pbem.album.pages import album_pages, pictures_for_pages
from dixit_pbem.album.spread import NAME, others_side
from dixit_pbem.album.wall import wall_bodies
from dixit_pbem.engine.model import Phase
from dixit_pbem.journal.history import walk
from dixit_pbem.layout.frame import body
from dixit_pbem.layout.items import Align, Box, Font, Line, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import A4, PAPERS
from dixit_pbem.paper.printable import measure
from tests.album.albums import RECORDED, book, book_of
from tests.layout.samples import as_lines
from tests.layout.test_pages import extent, holds, meet, problems
from tests.paper.every_page import extreme

LETTER = PAPERS["letter"]
LONG = "the last of the summer wine, told by somebody who was not there but heard all of it " * 3


@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.long
def test_every_page_is_clean(name: str, paper) -> None:  # type: ignore[no-untyped-def]
    _, *pages = album_pages(book(name), paper, measure=measure).pages
    assert [problem for page in pages for problem in problems(page)] == []


@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
@pytest.mark.parametrize("name", ["odyssey-03", "odyssey-12", "team-12"])
def test_the_cover_holds_its_texts(name: str, paper) -> None:  # type: ignore[no-untyped-def]
    long = replace(book(name), title=LONG[:80])
    page = album_pages(long, paper, measure=measure).pages[0]
    inside = Box(15, 15, paper.width - 30, paper.height - 30)
    words = [extent(item) for item in page.items if isinstance(item, Text)]
    assert [box for box in words if not holds(inside, box)] == []
    # Lines of one paragraph may touch: descenders and accents reach into the leading.
    assert [pair for pair in combinations(words, 2) if meet(*(box.grown(-0.5) for box in pair))] == []


@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
@pytest.mark.parametrize("name", ["odyssey-03", "odyssey-12"])
def test_the_picture_of_the_cover_lies_whole_above_the_words(name: str, paper) -> None:  # type: ignore[no-untyped-def]
    page = album_pages(replace(book(name), title=LONG[:80]), paper, measure=measure).pages[0]
    (picture,) = (item for item in page.items if isinstance(item, PlaceImage))
    whole = Box(0, 0, paper.width, paper.height)
    assert picture.clip is None
    assert holds(whole, picture.box)
    assert picture.box.bottom < min(extent(item).y for item in page.items if isinstance(item, Text))
    assert picture.box.height > 0.25 * paper.height


@pytest.mark.parametrize("name", ["odyssey-03", "team-06", "odyssey-12"])
def test_cards_of_a_shorter_last_row_stand_in_the_middle(name: str) -> None:
    for page in album_pages(book(name), A4, measure=measure).pages[2:4:2]:
        cards = [item.box for item in page.items if isinstance(item, PlaceImage)]
        rows = [[box for box in cards if box.y == top] for top in sorted({box.y for box in cards})]
        middles = {round((row[0].x + row[-1].right) / 2, 3) for row in rows}
        assert len(middles) == 1


@pytest.mark.parametrize("players", [4, 7, 9, 12])
def test_a_long_name_below_a_card_stays_away_from_the_next_figure_and_is_read_whole(players: int) -> None:
    play = extreme("odyssey", players).until(Phase.CLUE, round=2)
    whole = book_of(tuple(walk(enumerate(play.journal, 1))))
    items = others_side(whole.chapters[0], whole.labels, body(A4), measure=measure)
    foot = max(item.y1 for item in items if isinstance(item, Line) and item.y1 == item.y2)
    said = [item for item in items if isinstance(item, Text) and item.font is NAME.font and item.y < foot]
    figures = [item.box for item in items if isinstance(item, Shape) and item.box.bottom < foot]
    assert not [item.text for item in said if item.text.endswith("…")]
    for box in map(extent, said):
        assert not [figure for figure in figures if meet(replace(box, width=box.width + 2.5), figure)]


def test_a_figure_on_a_large_certificate_is_large() -> None:
    sizes = {}
    for name in ("odyssey-12", "odyssey-06"):
        pages = album_pages(book(name), A4, measure=measure).pages
        awards = [
            page for page in pages if any(isinstance(item, Text) and item.text == "Awards" for item in page.items)
        ]
        rings = [i.box.width for page in awards for i in page.items if isinstance(i, Outline) and i.box.width > 14]
        sizes[name] = max(rings)
    assert sizes["odyssey-12"] > 30


@pytest.mark.parametrize("name", ["odyssey-03", "odyssey-06", "odyssey-12"])
def test_the_page_of_points_is_not_left_half_blank(name: str) -> None:
    pages = album_pages(book(name), A4, measure=measure).pages
    page = next(
        page for page in pages if any(isinstance(i, Text) and i.text == "The same in numbers" for i in page.items)
    )
    lowest = max(extent(item).bottom for item in page.items[:-1])
    assert lowest > 0.78 * A4.height


def crowded(name: str) -> AlbumBook:
    """The longest clue, and everybody talks."""
    whole = book(name)
    said = tuple(Quip("Sándor Kőműves", f"“{LONG}”") for _ in range(8))
    chapters = tuple(replace(chapter, clue=f"“{LONG}”", quips=said) for chapter in whole.chapters[:2])
    return replace(whole, chapters=chapters)


@pytest.mark.parametrize("name", ["odyssey-03", "odyssey-12"])
def test_a_long_clue_and_many_words_leave_room_for_the_picture(name: str) -> None:
    _, left, *pages = album_pages(crowded(name), A4, measure=measure).pages
    assert [problem for page in (left, *pages) for problem in problems(page)] == []
    (picture,) = (item for item in left.items if isinstance(item, PlaceImage))
    assert picture.box.height > 75


def test_a_round_has_two_facing_pages_after_the_cover() -> None:
    whole = book("odyssey-06")
    pages = album_pages(whole, A4, measure=measure).pages
    for place, chapter in enumerate(whole.chapters):
        left, right = pages[1 + 2 * place : 3 + 2 * place]
        on_left = [item.picture for item in left.items if isinstance(item, PlaceImage)]
        on_right = [item.picture for item in right.items if isinstance(item, PlaceImage)]
        assert on_left == [f"{chapter.story.plate.picture} large"]
        assert on_right == [card.plate.picture for card in chapter.others]


@pytest.mark.parametrize("name", RECORDED)
def test_the_book_closes_on_a_spread_of_every_picture_with_the_proof_at_its_foot(name: str) -> None:
    whole = book(name)
    *pages, left, right = album_pages(whole, A4, measure=measure).pages
    # Seven or eight certificates stand on two pages, for a third would look forgotten; then one turns a page here.
    assert len(pages) % 2 == 1 or sum(len(award.laureates) for award in whole.awards) in {7, 8}
    hung = [item.picture for page in (left, right) for item in page.items if isinstance(item, PlaceImage)]
    assert sorted(hung) == sorted(
        {card.plate.picture for chapter in whole.chapters for card in (chapter.story, *chapter.others)}
    )
    foot = " ".join(item.text for item in right.items if isinstance(item, Text))
    assert whole.proof.title in foot
    assert whole.proof.commitment[1].replace(" ", "") in foot.replace(" ", "")
    assert all(step.split()[0] in foot for step in whole.proof.steps)


@pytest.mark.parametrize("name", RECORDED)
def test_every_award_is_a_certificate_of_its_own(name: str) -> None:
    whole = book(name)
    said = [
        " ".join(item.text for item in page.items if isinstance(item, Text))
        for page in album_pages(whole, A4, measure=measure).pages
        if any(isinstance(item, Text) and item.text == whole.labels.awards for item in page.items)
    ]
    for award in whole.awards:
        assert sum(page.count(award.title) for page in said) >= len(award.laureates)
        assert all(any(laureate.text in page for page in said) for laureate in award.laureates)


@pytest.mark.parametrize("number", range(3, 10))
def test_up_to_nine_pictures_fill_one_page_at_most_three_in_a_row_with_the_proof_at_its_foot(number: int) -> None:
    whole = book("odyssey-06")
    cards = [card for chapter in whole.chapters for card in (chapter.story, *chapter.others)][:number]
    few = replace(whole, chapters=(replace(whole.chapters[0], story=cards[0], others=tuple(cards[1:])),))
    (page,) = wall_bodies(few, body(A4), measure=measure)
    hung = [item.box for item in page if isinstance(item, PlaceImage)]
    assert len(hung) == number
    assert max(sum(box.y == other.y for box in hung) for other in hung) <= 3
    proof = next(item.y for item in page if isinstance(item, Text) and item.text == whole.proof.title)
    assert 0 < proof - max(box.bottom for box in hung) < 20


@pytest.mark.parametrize("name", ["classic-03", "demo-03"])
def test_a_wall_of_pictures_for_two_pages_leaves_neither_blank(name: str) -> None:
    pages = album_pages(book(name), A4, measure=measure).pages[-2:]
    hung = [[item.box for item in page.items if isinstance(item, PlaceImage)] for page in pages]
    assert all(max(box.bottom for box in boxes) > 0.5 * A4.height for boxes in hung)


@pytest.mark.parametrize("name", ["odyssey-06", "party-12", "classic-03", "demo-03"])
def test_pictures_on_the_wall_have_one_size_and_keep_as_far_from_each_other_across_as_down(name: str) -> None:
    walls = wall_bodies(book(name), body(A4), measure=measure)
    hung = [[item.box for item in page if isinstance(item, PlaceImage)] for page in walls]
    assert len({(round(box.width, 2), round(box.height, 2)) for boxes in hung for box in boxes}) == 1
    gaps = set()
    for boxes in hung:
        for one, other in pairwise(boxes):
            same_row = one.y == other.y
            gaps.add(round(other.x - one.right if same_row else other.y - one.bottom, 2))
    (gap,) = gaps
    assert gap >= 5


@pytest.mark.parametrize("number", [3, 6, 12])
def test_figures_of_certificates_stand_on_one_line_however_long_their_words_are(number: int) -> None:
    whole = book("odyssey-06")
    short = next(each for award in whole.awards for each in award.laureates if not each.picture)
    long = replace(short, text="Maximiliane von Hohenfels: found it 3 times.")
    award = replace(whole.awards[0], laureates=(short, long) * number)
    for page in award_bodies(replace(whole, awards=(award,)), body(A4), odd=False, measure=measure):
        tops = [item.box.y for item in page if isinstance(item, Shape) and item.corner == item.box.width / 2]
        frames = [item.box.y for item in page if isinstance(item, Shape) and item.corner == 3.0]
        below = {round(top - max(y for y in frames if y < top), 2) for top in tops}
        assert len(below) == 1


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("number", range(3, 17))
def test_certificates_fill_as_many_pages_as_the_spread_behind_them_needs(number: int, *, odd: bool) -> None:
    whole = book("odyssey-06")
    award = replace(whole.awards[0], laureates=whole.awards[0].laureates[:1] * number)
    bodies = tuple(award_bodies(replace(whole, awards=(award,)), body(A4), odd=odd, measure=measure))
    assert len(bodies) % 2 == odd or (number, odd) in {(3, False), (4, False), (5, False), (7, True), (8, True)}
    frames = [[i.box for i in each if isinstance(i, Shape) and i.corner == 3.0] for each in bodies]
    counts = [len(boxes) for boxes in frames]
    assert sum(counts) == number
    assert min(counts) >= 3
    assert max(counts) - min(counts) <= 1
    for boxes in frames:
        assert max(box.bottom for box in boxes) == pytest.approx(body(A4).bottom)
        assert max(box.right for box in boxes if box.bottom == max(each.bottom for each in boxes)) == pytest.approx(
            body(A4).right
        )


def test_a_picture_with_its_words_stands_in_the_middle_of_its_certificate() -> None:
    whole = book("odyssey-06")
    award = next(award for award in whole.awards if award.laureates[0].picture)
    (page,) = award_bodies(
        replace(whole, awards=(replace(award, laureates=award.laureates[:1] * 3),)), body(A4), odd=True, measure=measure
    )
    frame = next(item.box for item in page if isinstance(item, Shape) and item.corner == 3.0)
    picture = next(item.box for item in page if isinstance(item, PlaceImage))
    beside = [extent(item) for item in page if isinstance(item, Text | Outline)]
    right = max(box.right for box in beside if box.x > picture.right and box.bottom < picture.bottom)
    assert (picture.x + right) / 2 == pytest.approx(frame.x + frame.width / 2, abs=1.5)


@pytest.mark.parametrize("base_and_players", [("odyssey", 3), ("odyssey", 12), ("team", 12)], ids=str)
def test_the_numbers_stand_under_their_rounds_beside_their_names_and_no_name_touches_a_rule(
    base_and_players: tuple[str, int],
) -> None:
    play = extreme(*base_and_players).until(Phase.CLUE, round=5)
    chart = book_of(tuple(walk(enumerate(play.journal, 1)))).chart
    (page,) = points_bodies(chart, body(A4), measure=measure)
    start = next(place for place, item in enumerate(page) if isinstance(item, Text) and item.text == chart.table)
    table = page[start:]
    names = [extent(item) for item in table if isinstance(item, Text) and item.font is Font.SANS_BOLD]
    numbers = [extent(item) for item in table if isinstance(item, Text) and item.align is Align.CENTRE]
    rules = [item.y1 for item in table if isinstance(item, Line)]
    assert not [item.text for item in table if isinstance(item, Text) and item.text.endswith("…")]
    assert len(numbers) == len(chart.rounds) * (1 + len(chart.lines))
    assert not [rule for rule in rules for box in names if box.y - 0.3 < rule < box.bottom + 0.3]
    if max(box.right for box in names) < min(box.x for box in numbers):
        # Twelve names of 24 letters have more room at the left.
        assert base_and_players == ("odyssey", 12)
        assert max(box.right for box in numbers) > body(A4).right - 10
        return
    assert min(box.x for box in names) > max(box.right for box in numbers)
    ticks = {round(item.x1, 2) for item in page[:start] if isinstance(item, Line) and item.x1 == item.x2}
    assert {round(item.x, 2) for item in table if isinstance(item, Text) and item.align is Align.CENTRE} == ticks


@pytest.mark.parametrize("players", [3, 12])
@pytest.mark.parametrize("rounds", [1, 2])
def test_few_rounds_are_bars_that_tell_their_points_themselves(rounds: int, players: int) -> None:
    play = extreme("odyssey", players).until(Phase.CLUE, round=rounds + 1)
    chart = book_of(tuple(walk(enumerate(play.journal, 1)))).chart
    (page,) = points_bodies(chart, body(A4), measure=measure)
    said = [item.text for item in page if isinstance(item, Text)]
    assert chart.table not in said
    assert [item for item in page if isinstance(item, Line)] == []
    assert [text for text in said if text.isdigit()] == [str(line.points[-1]) for line in chart.lines]
    for line in chart.lines:
        own = [i.box for i in page if isinstance(i, Shape) and i.fill == line.person.look.colour]
        assert len(own) == sum(after > before for before, after in pairwise(line.points))
    assert all(holds(body(A4), extent(item)) for item in page)


def test_every_picture_of_the_pages_is_among_those_that_are_made() -> None:
    whole = book("party-12")
    large = {chapter.story.plate.picture: b"L" for chapter in whole.chapters}
    small = {card.plate.picture: b"S" for c in whole.chapters for card in (c.story, *c.others)}
    wanted = {
        item.picture
        for page in album_pages(whole, A4, measure=measure).pages
        for item in page.items
        if isinstance(item, PlaceImage)
    }
    assert wanted <= pictures_for_pages(large, small, {}).keys()


@pytest.mark.parametrize("name", ["odyssey-06", "party-12"])
def test_the_pages_are_those_that_were_looked_at(name: str, golden) -> None:  # type: ignore[no-untyped-def]
    upto = {"odyssey-06": 22, "party-12": 48}[name]
    golden(f"album/pages-{name}.txt", as_lines(album_pages(book(name, upto=upto), A4, measure=measure)))


@pytest.mark.parametrize("name", RECORDED)
def test_a_chart_has_a_line_from_round_to_round_and_a_figure_at_its_end(name: str) -> None:
    chart, box = book(name).chart, Box(0, 0, 200, 105)
    items = chart_items(chart, box, measure=measure)
    for line in chart.lines:
        own = [item for item in items if isinstance(item, Line) and item.colour == line.person.look.colour]
        assert len([item for item in own if item.width > 0.5]) == len(line.points) - 1
    figures = [item.box for item in items if isinstance(item, Outline)]
    assert len(figures) == len(chart.lines)
    assert all(holds(box, figure) for figure in figures)


heights = st.lists(st.floats(0, 100), min_size=1, max_size=12)


@given(heights)
def test_figures_at_the_ends_never_meet_and_keep_their_order(wanted: list[float]) -> None:
    found = _spread(wanted, 8.0, Box(0, 0, 10, 100))
    assert all(4 - 1e-6 <= height <= 96 + 1e-6 for height in found)
    down = sorted(found)
    assert all(below - above >= 8 - 1e-6 for above, below in pairwise(down))
    placed = tuple(zip(wanted, found, strict=True))
    assert all(a[1] <= b[1] for a in placed for b in placed if a[0] < b[0])


def test_a_figure_with_room_stands_at_the_end_of_its_line() -> None:
    assert _spread([20.0, 80.0], 8.0, Box(0, 0, 10, 100)) == (20.0, 80.0)
