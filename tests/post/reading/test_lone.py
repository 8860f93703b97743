"""Commands that stand alone in a line, and the questions that ask for the same."""

from __future__ import annotations

from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, Command, CommandRead
from dixit_pbem.post.reading.grammar import read_answer

ASKED = {
    phase: Asked(phase, tuple("ABCDEF"), 1, (1, 2, 3, 4), 1, red=False, blind=False, today=date(2026, 11, 18))
    for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE)
}
ASKS = {
    Command.STATUS: """
    ?|???|¿?|status?|Who are we waiting for?|who are we waiting for|Hi, whose turn is it?|Is it my turn? Thanks|
    Who’s next?|What's the score?|How does the game stand?|Until when?|Who is away?|Chi stiamo aspettando?|
    Di chi è il turno?|A chi tocca? Grazie|Ciao! Tocca a me?|Com'è la situazione?|Fino a quando?|Chi manca?|
    De quem é a vez?|Olá, por quem esperamos?|É a minha vez?|Até quando?|Como está o jogo?|Quem falta?|
    Na kogo czekamy?|Cześć! Czyja kolej?|Kogo brakuje?|Do kiedy?|Jak stoi gra?|Moja kolej?
    """,
    Command.RULES: """
    rules|Rules, please|rules?|the rules|What are the rules?|How do we play?|regole|Le regole, grazie|Come si gioca?|
    regras|As regras, por favor|Como se joga?|zasady|Zasady gry?|Jak się gra?|Proszę zasady
    """,
    Command.HAND: "hand?|my hand|Mano?|as cartas|Karty?",
    Command.HELP: "help?|Aiuto!|Ajuda?|Pomoc?",
}


@pytest.mark.parametrize("phase", ASKED)
@pytest.mark.parametrize(
    ("command", "words"), [(each, said.strip()) for each, text in ASKS.items() for said in text.split("|")]
)
def test_a_question_is_understood_in_every_phase(command: Command, words: str, phase: Phase) -> None:
    assert read_answer(words, ASKED[phase]) == CommandRead(command, "", "")


@pytest.mark.parametrize(
    "words", ["yes?", "resign?", "thanks", "thanks?", "hi", "4?", "Whose turn is it? 4", "status? or hand?", "the sea?"]
)
def test_what_changes_something_is_never_asked_for_by_a_question(words: str) -> None:
    assert not isinstance(read_answer(words, ASKED[Phase.VOTE]), CommandRead)
