"""Names of 24 letters, a clue of 300, three to twelve players, every language: nothing is cut or covered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dixit_pbem.album.pages import album_pages
from dixit_pbem.journal.history import walk
from dixit_pbem.layout.ink import CORAL
from dixit_pbem.layout.items import Document, Page, Shape, Text
from dixit_pbem.layout.paper import A4, PAPERS
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.text import ELLIPSIS
from dixit_pbem.paper.printable import measure
from dixit_pbem.words import languages, words_for
from tests.album.albums import book_of
from tests.layout.samples import results_page
from tests.layout.test_pages import extent, item_core, meet, problems
from tests.paper.every_page import LONG_CLUE, LONG_NAMES, extreme, extreme_cycle, pages_of, pages_of_cycle

GAMES = (("odyssey", 3), ("odyssey", 7), ("odyssey", 12), ("party", 12), ("team", 12), ("classic", 6))
USUAL = ("en", "de")
"""The languages of a short run: that of the code, and the one of the longest words."""


def cut(document: Document) -> Iterator[str]:
    """Texts that an ellipsis ends."""
    yield from (
        item.text
        for page in document.pages
        for item in page.items
        if isinstance(item, Text) and item.text.endswith(ELLIPSIS)
    )


def flaws(document: Document) -> list[str]:
    """All that a reader would miss or could not read."""
    broken = [f"cut: {text}" for text in cut(document)]
    return broken + [flaw for page in document.pages for flaw in problems(page)]


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each in USUAL else pytest.mark.long) for each in languages()]
)
@pytest.mark.parametrize(("base", "players"), GAMES)
def test_no_page_cuts_or_covers_anything_with_long_names_and_a_long_clue(
    base: str, players: int, language: str
) -> None:
    for paper in (A4, PAPERS["letter"]):
        pages = pages_of(extreme(base, players), words_for(language), paper)
        found = {kind: flaws(page) for kind, page in pages if "to cut out" not in kind}
        assert {kind: wrong for kind, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each in USUAL else pytest.mark.long) for each in languages()]
)
@pytest.mark.parametrize("players", [3, 4, 6, 7, 9])
def test_no_page_of_a_cycle_does(players: int, language: str) -> None:
    for paper in (A4, PAPERS["letter"]):
        pages = pages_of_cycle(extreme_cycle(players), words_for(language), paper)
        found = {kind: flaws(page) for kind, page in pages}
        assert len(found) == 2 * players + 3
        assert {kind: wrong for kind, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("base", "players"), GAMES)
@pytest.mark.long
def test_no_page_of_an_album_does(base: str, players: int, language: str) -> None:
    play = extreme(base, players)
    list(pages_of(play, words_for("en")))
    told = book_of(tuple(walk(enumerate(play.journal, 1))), language=language)
    document = album_pages(told, A4, measure=measure)
    assert flaws(replace(document, pages=document.pages[1:])) == []
    assert list(cut(document)) == []


def test_names_and_clue_are_as_long_as_they_may_be() -> None:
    assert {len(name) for name in LONG_NAMES} == {24}
    assert 290 <= len(LONG_CLUE) <= 300


@pytest.mark.parametrize("players", range(3, 13))
def test_no_word_touches_the_red_mark(players: int) -> None:
    page = results_page(players, names=LONG_NAMES, voted_for=[[1]] * players)
    plates = tuple(replace(plate, is_story=False) for plate in page.plates)
    (first, _) = results_pages(replace(page, plates=plates), A4, measure=measure).pages
    (mark,) = (item for item in first.items if isinstance(item, Shape) and item.fill == CORAL)
    assert [text for text in texts_of(first) if meet(item_core(text), mark.box)] == []
    assert [text for text in texts_of(first) if meet(extent(text), mark.box)] == []


def texts_of(page: Page) -> list[Text]:
    return [item for item in page.items if isinstance(item, Text)]


ENDINGS = {
    "party": "The game ends when everybody has been the storyteller once.",
    "classic": "The game ends when the last card of the pile is drawn.",
}


@pytest.mark.parametrize("base", ENDINGS)
def test_a_road_to_30_says_what_ends_the_game_where_30_does_not(base: str) -> None:
    pages = dict(pages_of(extreme(base, 6), words_for("en")))
    said = [text.text for text in texts_of(pages["results, next"].pages[1])]
    assert any(ENDINGS[base] in text for text in said)
    points = dict(pages_of(extreme("odyssey", 6), words_for("en")))["results, next"].pages[1]
    assert not any(re.match("The game ends", text.text) for text in texts_of(points))
