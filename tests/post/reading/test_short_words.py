"""Letters and numbers that are none: what a phone leaves of a word, and *very*, which is three elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.joining import agrees
from dixit_pbem.post.reading.lines import OurWords
from tests.post.reading.test_grammar import CARD, VOTE

VOTE_2 = replace(VOTE, standing=VotesRead((2,), None, ""))
CARD_A = replace(CARD, standing=CardsRead(("A",), ""))
NO_MOVES = """
d acuerdo
D acuerdo!
d accord
d accordo
d abord merci
d ailleurs
c moi
C la vie
c parti !
c bon
b noche
b nuit
Très bien, merci
Tres bien, merci
tres drole
très joli, Ana
squadra B
equipo B
groupe B
ligne B
porta B
"""


@pytest.mark.parametrize("asked", [VOTE, VOTE_2, CARD, CARD_A], ids=["vote", "voted", "card", "given"])
@pytest.mark.parametrize("text", NO_MOVES.strip().split("\n"))
def test_no_letter_and_no_number_is_made_of_another_word(text: str, asked: Asked) -> None:
    assert not isinstance(read_answer(text, asked), CardsRead | VotesRead)


@pytest.mark.parametrize(
    ("text", "letters"),
    [("D, d acuerdo", ("D",)), ("C. bon", ("C",)), ("c, merci", ("C",)), ("B", ("B",)), ("d accord, B", ("B",))],
)
def test_a_letter_beside_them_counts(text: str, letters: tuple[str, ...]) -> None:
    read = read_answer(text, CARD)
    assert isinstance(read, CardsRead)
    assert read.letters == letters


@pytest.mark.parametrize("text", ["d'accord", "D’accord !", "d accord", "d'accordo", "d acuerdo", "de acuerdo"])
def test_an_agreement_is_one_however_it_is_written(text: str) -> None:
    assert agrees(text, OurWords(frozenset(), (), ())) is True


@pytest.mark.parametrize("text", ["c'est pas ça", "c est pas ça", "Non, c’est pas ça"])
def test_a_no_is_one_however_it_is_written(text: str) -> None:
    assert agrees(text, OurWords(frozenset(), (), ())) is False


@pytest.mark.parametrize("said", ["everyone will go for A", "tutti andranno sulla A", "tous prendront la A"])
@pytest.mark.parametrize("before", ["I am in hospital and thinking of you", "Penso a voi", "of you", "So lovely"])
def test_what_everybody_will_do_is_no_answer_whatever_leads_to_it(before: str, said: str) -> None:
    assert not isinstance(read_answer(f"{before} {said}", CARD), CardsRead)
    assert not isinstance(read_answer(f"{before} {said.replace(' A', ' 3')}", VOTE), VotesRead)


@pytest.mark.parametrize("text", ["tres", "Tres, gracias", "la tres", "la tres, muy bien"])
def test_three_stays_three(text: str) -> None:
    read = read_answer(text, VOTE)
    assert isinstance(read, VotesRead)
    assert read.numbers == (3,)
