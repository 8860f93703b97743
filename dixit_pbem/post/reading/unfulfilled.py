"""Cards that are named and not given: what one would have done, puts off, or takes for somebody's.

`J'aurais bien mis la D si je l'avais`, `Pour la A j'attends de voir`, `creo que la 2 es de Bob`, `3 bisous`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import FAMILY, OF_ANOTHER_DAY, OWN
from dixit_pbem.post.reading.languages.hinging import PRAISES
from dixit_pbem.post.reading.languages.unfulfilled import (
    ALMOST,
    ARE_MISSING,
    ARE_THERE,
    CALLS,
    DONE,
    FOR,
    FOR_LATER,
    GUESSES,
    GUESSES_BESIDE,
    HAVE,
    HAVE_A_LETTER,
    HOW,
    NAMES,
    NOT_HAD,
    OWNS,
    PUT_OFF,
    SEES,
    SO_MANY,
    THANKS,
    TOMORROW,
    UNTIL,
    WANTED,
    WAS_GOING,
    WE_SHALL_SEE,
    WONDERS,
    WOULD,
)
from dixit_pbem.post.reading.languages.weighing import SPEAKS_OF_ITSELF
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS
from dixit_pbem.post.reading.plain import Value
from dixit_pbem.post.reading.sense import Says, Sense
from dixit_pbem.post.reading.tokens import Token

_BUTS = in_any(lambda each: each.buts)
_ME = frozenset(("moi", "je", "ich", "io", "yo", "eu", "i", "me", "ja"))
_ENGLISH = frozenset(("would", "i'd"))
_JOINS = in_any(lambda each: each.joins)
_A_PAIR, _NEAR, _SHORTEST = 2, 4, 3


def is_unfulfilled(said: Sequence[Sense], values: set[Value], asked: Asked) -> bool:
    """Is every place that names one of these cards of this kind?"""
    for value in values:
        places = [(at, place) for at, sense in enumerate(said) for place in _places(sense, value, asked)]
        if places and all(_is_unmeant(said, at, place, asked) for at, place in places):
            return True
    return False


def _places(sense: Sense, value: Value, asked: Asked) -> list[int]:
    tokens = sense.clause.tokens
    named = [at for at in candidates(tokens, asked) if value_of(tokens[at]) == value]
    answers = sense.says is Says.ANSWER and value in sense.values
    return named or [at for at, token in enumerate(tokens) if answers and value_of(token) == value]


def _is_unmeant(said: Sequence[Sense], at: int, place: int, asked: Asked) -> bool:
    tokens = said[at].clause.tokens
    return (
        _would_have(_near(tokens, place))
        or holds(_near(tokens, place), FOR_LATER | NOT_HAD | WAS_GOING)
        or begins(said[at].clause.words, WONDERS) > 0
        or _is_almost(tokens, place)
        or _is_thanked(tokens, place)
        or any(token.word in SEES for token in tokens[place + 1 : place + 1 + _A_PAIR])
        or _is_of_another_day(tokens, place)
        or _is_with_me(said, at)
        or _puts_off(said, at, place)
        or (asked.standing is None and holds(_near(tokens, place), WANTED))
        or (asked.standing is not None and _is_how_it_is(tokens, place))
        or (asked.phase is Phase.CARD and _is_of_a_name(tokens, place))
        or (asked.phase is Phase.VOTE and (_guesses_whose(tokens, place) or _counts_them(said, at, place)))
        or (place == 0 and isinstance(value_of(tokens[0]), int) and tokens[1:2] != () and tokens[1].word in SO_MANY)
    )


def _near(tokens: Sequence[Token], place: int) -> list[str]:
    """The words around this place, from one *but* to the next."""
    buts = [at for at, token in enumerate(tokens) if token.word in _BUTS]
    begin = max((at for at in buts if at < place), default=-1)
    return [token.word for token in tokens[begin + 1 : min((at for at in buts if at > place), default=len(tokens))]]


def _would_have(words: Sequence[str]) -> bool:
    """`I would have put D`, `ich hätte die D gelegt`."""
    begin = next((at for at, word in enumerate(words) if word in WOULD), len(words))
    done = any(word in DONE for word in words[begin + 1 :])
    return done and (words[begin] not in _ENGLISH or not HAVE.isdisjoint(words[begin + 1 : begin + _NEAR]))


def _is_almost(tokens: Sequence[Token], place: int) -> bool:
    """`Almost B`, `presque la B`."""
    front = [token.word for token in tokens[:place] if token.word not in ARTICLES | NOUNS | {"die", "the"}]
    return bool(front) and front[-1] in ALMOST


def _is_thanked(tokens: Sequence[Token], place: int) -> bool:
    """`Merci pour la 3`, `adiós a la 3`: no more than thanks or a call, and to which card."""
    front = [token.word for token in tokens[:place]]
    thanked = front[:1] != [] and front[0] in THANKS and not FOR.isdisjoint(front)
    called = front[:1] != [] and front[0] in CALLS
    return (thanked or called) and set(front[1:]) <= FOR | ARTICLES | NOUNS | THANKS | {"die", "der"}


def _is_of_another_day(tokens: Sequence[Token], place: int) -> bool:
    """`Ayer voté la 3`, `demain je vote 3`."""
    front = [token.word for token in tokens[:place]]
    tomorrow = any(word in TOMORROW and (not at or front[at - 1] not in UNTIL) for at, word in enumerate(front))
    return len(front) > 1 and (tomorrow or begins(front, OF_ANOTHER_DAY) > 0)


def _is_with_me(said: Sequence[Sense], at: int) -> bool:
    """`D. et moi on arrive`: the initial of somebody."""
    here, below = said[at].clause, said[at + 1].clause if at + 1 < len(said) else None
    if below is None or len(here.tokens) != 1 or here.after.strip() != "." or below.line != here.line:
        return False
    joined = len(below.words) > _A_PAIR and below.words[0] in _JOINS and below.tokens[0].raw.islower()
    return joined and below.tokens[1].raw.casefold() in _ME


def _puts_off(said: Sequence[Sense], at: int, place: int) -> bool:
    here = said[at].clause
    below = said[at + 1].clause if at + 1 < len(said) else None
    joined = below is not None and below.line == here.line and here.after.strip() in ("", ",")
    front = [token.word for token in here.tokens[:place]]
    return (
        holds(here.words, PUT_OFF)
        or holds(front, WE_SHALL_SEE)
        or (joined and below is not None and holds(below.words, PUT_OFF | NOT_HAD))
    )


def _is_how_it_is(tokens: Sequence[Token], place: int) -> bool:
    """`Tan fácil tercera`, where another card stands: what is said of a card, or of the round."""
    front = [token.word for token in tokens[:place] if token.word not in ARTICLES | {"die", "der", "the"}]
    return len(front) == _A_PAIR and front[0] in HOW and front[1] in SPEAKS_OF_ITSELF | PRAISES


def _is_of_a_name(tokens: Sequence[Token], place: int) -> bool:
    """`Ben E. Schulz`, `C section`."""
    initial = place == 1 and tokens[0].raw in NAMES and tokens[1].raw.isupper()
    return initial or any(token.word in HAVE_A_LETTER for token in tokens[place + 1 : place + _A_PAIR])


def _counts_them(said: Sequence[Sense], at: int, place: int) -> bool:
    """`Seis ya están`, `faltan 3`: how many have answered."""
    here, below = said[at].clause, said[at + 1].clause if at + 1 < len(said) else None
    goes_on = below is not None and below.line == here.line and not here.after.strip()
    behind = (*here.tokens[place + 1 :], *(below.tokens if below is not None and goes_on else ()))
    missing = place > 0 and here.tokens[place - 1].word in ARE_MISSING
    return missing or begins([token.word for token in behind], ARE_THERE) > 0


def _guesses_whose(tokens: Sequence[Token], place: int) -> bool:
    """`I think 2 is Bob's`, `creo que la 2 es de mi hermana`: no word of voting, and whose card it is."""
    front = {token.word for token in tokens[:place]} - {""}
    behind = tokens[place + 1 :]
    owner = next((at for at, token in enumerate(behind) if at and _is_somebody(token)), None)
    if owner is None or not front <= GUESSES | GUESSES_BESIDE:
        return False
    return all(token.word in OWNS | FAMILY | GUESSES for token in behind[:owner])


def _is_somebody(token: Token) -> bool:
    named = token.raw[:1].isupper() and token.raw[1:].islower() and len(token.word) >= _SHORTEST
    return (named and token.word not in OWN) or token.word in FAMILY
