"""No line of the letters of a cycle looks like an answer, in any language: whatever of them is left in a reply."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.views import others_rounds, view_for
from dixit_pbem.post.due import LETTER_OF_PHASE
from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.terms import asked_of
from dixit_pbem.post.said import Got, Misread, Understood, Unread
from dixit_pbem.post.writing import not_understood, receipt, reminder, request, results, welcome
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.storage.shipped import mail_templates
from dixit_pbem.words import words_for
from dixit_pbem.words.rules_page import RulesPage, rules_page
from tests.engine.play import Play, random_move, setup
from tests.post.postal import LANGUAGES
from tests.post.written import desk_for
from tests.runs import some

TODAY = date(2026, 11, 18)
TEMPLATES = mail_templates(Path())
PEOPLE = ("Ana", "Vale", "Stan", "Guglielmina Della Rovere", "Karta", "Joanna Maria", "Voto", "Al", "Rea")
"""Names that are, or begin, words of ours in one language or another; and one as long as a name may be."""


def stages(players: int) -> Iterator[Play]:
    """A game of two cycles at each of its stages, with nothing and with some answers given."""
    seats = tuple(map(PlayerName, PEOPLE[:players]))
    play = Play(replace(setup("odyssey", players, first="Ana", together=True, points_to_win=1000), seats=seats))
    play.begin()
    play.advance()
    dice = random.Random(players)
    for number in (1, players + 1):
        for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE):
            yield play.until(phase, round=number, dice=dice)
            for _ in range(players):
                play.do(random_move(play.now, dice))
            yield play


def letters(play: Play, language: str) -> Iterator[Letter]:
    """Every letter about a cycle that its readers may get now."""
    game, desk = play.now, desk_for(play.now, language)
    for reader in game.seats[:2]:
        view = view_for(game, reader)
        yield request(LETTER_OF_PHASE[game.phase], view, desk, results=bool(game.last_rounds))
        yield from (reminder(view, desk, late=late) for late in (False, True))
        if game.last_rounds:
            yield results(view, desk)
        if game.phase is Phase.CLUE and not game.last_rounds:
            yield welcome(view, desk, rules=rules_of(play, language), with_hand=True)
        yield receipt(view, desk, Understood(Got.STATUS))
        yield receipt(view, desk, Understood(Got.HELP))
        for why in (Unread.NOT_WHOLE, Why.GIVEN_ELSEWHERE, Why.OWN_CARD, Unread.SEVERAL_READINGS):
            yield not_understood(view, desk, Misread(why, "hm"))
            yield not_understood(view, desk, Misread(why, "hm", likely="Ana B, Cyd F"))
        answered = tuple(each for each in others_rounds(view) if each.given or each.votes)
        for each in answered:
            if game.phase is Phase.CARD:
                yield receipt(view, desk, Understood(Got.CARDS, each.given, rounds=(each.number,) * len(each.given)))
            else:
                numbers = (each.number,) * len(each.votes)
                yield receipt(view, desk, Understood(Got.VOTES, numbers=each.votes, rounds=numbers))


def rules_of(play: Play, language: str) -> RulesPage:
    game = play.now
    words = words_for(language)
    return rules_page(game.setup.choice, game.rules, len(game.seats), title="A game", words=words)


def lines(letter: Letter) -> Iterator[str]:
    """What stands in a line of its text: alone, and with what follows."""
    text = render_letter(letter, templates=TEMPLATES).text
    yield from (line for line in text.splitlines() if line.strip())
    yield from (" ".join(paragraph.split()) for paragraph in text.split("\n\n") if paragraph.strip())


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each == "en" else pytest.mark.long) for each in LANGUAGES]
)
@pytest.mark.parametrize(
    "players", [4, pytest.param(3, marks=pytest.mark.long), pytest.param(7, marks=pytest.mark.long)]
)
def test_no_line_of_ours_looks_like_an_answer(language: str, players: int) -> None:
    told, asked = set[str](), list[Asked]()
    for play in stages(players):
        for letter in letters(play, language):
            told.update(lines(letter))
        if play.now.phase is not Phase.CLUE:
            asked += [asked_of(play.now, reader, today=TODAY) for reader in play.now.seats[:2]]
    wrong = {
        (line, str(read))
        for line in told
        # Every fifth is of each phase, of both readers, with no answer given and with some.
        for each in some(asked, short=asked[::5])
        if isinstance(read := read_answer(line, each), CardsRead | VotesRead)
    }
    assert wrong == set(), "\n".join(map(str, sorted(wrong)))
