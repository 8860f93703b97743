"""Whatever happens in a game (seats change hands, moves are taken back, phases are closed), its album can be made."""

from __future__ import annotations

import re
from random import Random

import pytest

from dixit_pbem.album.pages import album_pages
from dixit_pbem.journal.history import walk
from dixit_pbem.layout.paper import A4
from dixit_pbem.paper.printable import measure
from tests.album.albums import book_of
from tests.album.test_story import texts
from tests.engine.play import NAMES, finished, setup
from tests.layout.test_pages import problems

TABLES = [("odyssey", 3), ("odyssey", 6), ("odyssey", 9), ("party", 7), ("team", 8), ("classic", 5), ("demo", 4)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("base", "players"), TABLES)
@pytest.mark.long
def test_a_troubled_game_has_clean_pages_and_keeps_names_out(base: str, players: int, seed: int) -> None:
    play = finished(setup(base, players, deck=100, seed=str(seed)), Random(seed), troubles=True)
    happened = tuple(walk(enumerate(play.journal, 1)))
    _, *pages = album_pages(book_of(happened), A4, measure=measure).pages
    assert [problem for page in pages for problem in problems(page)] == []
    said = "\n".join(texts(book_of(happened, private=True)))
    assert re.findall(rf"\b(?:{'|'.join(NAMES)}|New \d+)\b", said) == []


@pytest.mark.parametrize(
    "players", [3, pytest.param(6, marks=pytest.mark.long), pytest.param(9, marks=pytest.mark.long)]
)
def test_a_cycle_is_told_round_by_round_in_the_order_of_its_seats(players: int) -> None:
    play = finished(setup("odyssey", players, deck=100, first="Ana", together=True), Random(1))
    book = book_of(tuple(walk(enumerate(play.journal, 1))))
    _, *pages = album_pages(book, A4, measure=measure).pages
    assert [problem for page in pages for problem in problems(page)] == []
    assert [each.number for each in book.chapters] == list(range(1, len(book.chapters) + 1))
    tellers = [each.teller.name for each in book.chapters]
    assert tellers[:players] == list(NAMES[:players])
    assert len(tellers) % players == 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 6, 9])
@pytest.mark.long
def test_a_troubled_game_of_cycles_has_clean_pages_and_keeps_names_out(players: int, seed: int) -> None:
    game = setup("odyssey", players, deck=100, seed=str(seed), together=True)
    happened = tuple(walk(enumerate(finished(game, Random(seed), troubles=True).journal, 1)))
    _, *pages = album_pages(book_of(happened), A4, measure=measure).pages
    assert [problem for page in pages for problem in problems(page)] == []
    said = "\n".join(texts(book_of(happened, private=True)))
    assert re.findall(rf"\b(?:{'|'.join(NAMES)}|New \d+)\b", said) == []
