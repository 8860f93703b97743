"""Numbers and letters of other things: `Room 4`, `plan B`, `5 years`, `3-1`, `class 4.º B`."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.apart import is_an_amount
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.numerals import is_a_time
from dixit_pbem.post.reading.tokens import Token

_HAS_NUMBERS = words(
    "gabinete campo boisko boisku interno strona stronie str pagina página room ward platform gate chapter"
    " chapters floor line bus tram page sala aula stanza binario capitolo piano linea"
    " quarto piso andar capítulo linha pokój pokoju sali rozdział peron linia tramwaj m somos siamo jesteśmy we're"
)
_HAS_LETTERS = words(
    "plan piano plano vitamin vitamina witamina vitaminę witaminę hepatitis epatite serie série group gruppo"
    " grupo grupa"
    " grupy class classe klasa gate building block blok bloco scala seat row team grade section sezione ward sala aula"
    " litery litera letra kształcie"
)
_FIRST = 2
"""So far in front of a mail answers stand."""


def is_elsewhere(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """Is it the number or the letter of something else?"""
    before = tokens[at - 1] if at else Token("")
    if asked.phase is Phase.CARD:
        return before.word in _HAS_LETTERS or (before.number is not None and tokens[at].raw.isupper())
    if before.word in _HAS_NUMBERS or is_a_time(tokens, at):
        return True
    return at >= _FIRST and tokens[at].number is not None and is_an_amount(tokens, at)
