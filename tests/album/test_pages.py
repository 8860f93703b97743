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
from dixit_pbem.layout.frame import body
from dixit_pbem.layout.items import Align, Box, Line, Outline, PlaceImage, Text
from dixit_pbem.layout.paper import A4, PAPERS
from dixit_pbem.paper.printable import measure
from tests.album.albums import RECORDED, book
from tests.layout.samples import as_lines
from tests.layout.test_pages import extent, holds, meet, problems

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
    *_, left, right = album_pages(whole, A4, measure=measure).pages
    assert len(album_pages(whole, A4, measure=measure).pages) % 2 == 1
    hung = [item.picture for page in (left, right) for item in page.items if isinstance(item, PlaceImage)]
    assert sorted(hung) == sorted(
        {card.plate.picture for chapter in whole.chapters for card in (chapter.story, *chapter.others)}
    )
    foot = " ".join(item.text for item in right.items if isinstance(item, Text))
    assert whole.proof.title in foot
    assert whole.proof.commitment[1] in foot.replace(" ", "")
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


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("number", range(3, 17))
def test_certificates_fill_as_many_pages_as_the_spread_behind_them_needs(number: int, *, odd: bool) -> None:
    whole = book("odyssey-06")
    award = replace(whole.awards[0], laureates=whole.awards[0].laureates[:1] * number)
    bodies = tuple(award_bodies(replace(whole, awards=(award,)), body(A4), odd=odd, measure=measure))
    assert len(bodies) % 2 == odd


def test_the_numbers_stand_below_the_rounds_of_the_chart() -> None:
    chart = book("odyssey-06").chart
    (page,) = points_bodies(chart, body(A4), measure=measure)
    over = [item for item in page if isinstance(item, Text) and item.align is Align.CENTRE and item.size == 9.0]
    for number in chart.rounds:
        assert len({round(item.x, 3) for item in over if item.text == str(number)}) == 1


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
