"""Cards that are spoken of beside an answer and meant by nobody: thoughts on the way to it, wagers behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.final import is_amount_of
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import MINE, OWN
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import FITS, LOST_BETS
from dixit_pbem.post.reading.named import Named, Role, is_sentence
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, NUMBERS, is_letter
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain, Value
from dixit_pbem.post.reading.pointed import ACTS, OTHERS, THAT_ONE
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

_UNDECIDED = in_any(lambda each: each.undecided)
_EITHER = in_any(lambda each: each.either)
_OF_CHOICE = ACTS | OF_CHANGE | AGAINST | DOUBTS | _EITHER | IFS | OTHERS | FITS
"""Words of a clause that may choose, exchange or leave open the card of which it speaks."""
_ENDS = frozenset(".!?…☺")
_PAUSES = frozenset(".…?–—-")
_EITHER_OF = _EITHER | ARTICLES | NOUNS
_SHORT, _PAIR, _LONGEST = 3, 2, 5
_THAT_ONE = {"essa", "esta", "quella", "questa", "lei", "that", "one", "ta", "ona"}
_OWNED = words("mía mío mi mienne mien ma mon mine my mia mio minha meu moja mój mojej moją moje")


def without_thoughts(senses: Sequence[Sense], named: Sequence[Named]) -> Sequence[Named]:
    """`La 1 no, la 6 boh… 5`: what is open above an answer in a sentence of its own was a thought on the way to it."""
    chosen = [each for each in named if each.role is Role.CHOSEN]
    first = min((each.clause for each in chosen), default=0)
    plain = all(each.plain is Plain.DECIDED or is_sentence(senses, each.clause) for each in chosen)
    if not chosen or not plain or len({senses[each.clause].clause.line for each in chosen}) > 1:
        return named
    return [
        replace(each, role=Role.RULED_OUT)
        if each.role is Role.OPEN
        and (
            (each.clause < first and _is_a_thought(senses[each.clause], each.value))
            or (each.clause > first and is_a_wager(senses, each.clause))
        )
        else each
        for each in named
    ]


def with_that_one(senses: Sequence[Sense], named: Sequence[Named]) -> Sequence[Named]:
    """`I liked the fifth card a lot, that one gets my vote`: the only card that is named, and words that choose it."""
    if len({each.value for each in named}) != 1 or any(each.role is not Role.OPEN for each in named):
        return named
    line = senses[named[-1].clause].clause.line
    chosen = any(
        holds(sense.clause.words, THAT_ONE) and not sense.clause.asks and sense.clause.line == line
        for sense in senses[named[-1].clause + 1 :]
    )
    return [replace(each, role=Role.CHOSEN, plain=Plain.ASKED) for each in named] if chosen else named


def without_own(senses: Sequence[Sense], named: list[Named]) -> list[Named]:
    """`2… no, wait, 2 is mine! 5 then`: without one's own card, which nobody may vote for, where another follows."""
    own = {
        each.value: at
        for at, sense in enumerate(senses)
        if at and senses[at - 1].says is Says.TAKES_BACK and not _OWNED.isdisjoint(sense.clause.words)
        for each in named
        if each.clause == at
    }
    chosen = [each for each in named if each.role is Role.CHOSEN and each.value not in own]
    if len(own) != 1 or not chosen or any(each.clause < max(own.values()) for each in chosen):
        return named
    return [replace(each, role=Role.RULED_OUT, denied=True) if each.value in own else each for each in named]


def _is_a_thought(sense: Sense, value: Value) -> bool:
    """Does the clause say something of this card: no question, no word of choosing, voting, changing, doubting?"""
    words, tokens = sense.clause.words, sense.clause.tokens
    named = any(
        value_of(below) == value and above.raw.istitle() and len(above.word) > _SHORT
        for above, below in pairwise(tokens)
    )
    said = (
        not named
        and len(words) > 1
        and value_of(tokens[-1]) != value
        and sense.says is Says.UNCLEAR
        and not sense.clause.asks
    )
    return said and _OF_CHOICE.isdisjoint(words) and not holds(words, _UNDECIDED)


def is_a_wager(senses: Sequence[Sense], at: int) -> bool:
    """`7 and 2. If it's 8 I shall scream`: in a sentence of its own, a condition of which no other answer hangs."""
    words, above = senses[at].clause.words, senses[at - 1].clause
    speaks = not (OWN | MINE).isdisjoint(words)
    own = at > 0 and speaks and (above.line != senses[at].clause.line or bool(set(above.after) & _ENDS))
    return own and len(words) > _SHORT and words[0] in IFS and (_OF_CHOICE - IFS - {"shall", "will"}).isdisjoint(words)


def vows(senses: Sequence[Sense], at: int) -> bool:
    """`Se não for essa, desisto da vida`: in a sentence of its own what one will do if the answer is wrong."""
    if not 0 < at < len(senses) - 1:
        return False
    above, here, below = senses[at - 1].clause, senses[at].clause, senses[at + 1]
    own = above.line != here.line or bool(set(above.after) & _ENDS)
    joined = below.clause.line == here.line and here.after.strip() == "," and below.says is Says.IDLE
    denied = here.words[:1] != () and here.words[0] in IFS and not DENIES.isdisjoint(here.words[1:_SHORT])
    return own and joined and denied and not LOST_BETS.isdisjoint(below.clause.words)


def wavers_between(senses: Sequence[Sense], named: Sequence[Named], asked: Asked) -> frozenset[int]:
    """`A or C... A. Final answer`: the clause of two cards, right behind which one of them stands alone."""
    found = set[int]()
    for at, (above, below) in enumerate(pairwise(senses) if asked.standing is None else ()):
        both = {value_of(token) for token in above.clause.tokens if _may_be_a_card(token)}
        chosen = [each for each in named if each.clause == at + 1]
        alone = len(below.clause.tokens) == 1 and [each.role for each in chosen] == [Role.CHOSEN]
        paused = bool(set(above.clause.after) & _PAUSES) or above.clause.line < below.clause.line
        offers = (
            len(both) == _PAIR
            and not _EITHER.isdisjoint(above.clause.words)
            and _EITHER_OF.issuperset(_words_beside(above, both))
        )
        if offers and alone and paused and chosen[0].value in both and _ends(senses, at + 1):
            found.add(at)
    return frozenset(found)


def ruled_out(named: Sequence[Named], between: frozenset[int]) -> Sequence[Named]:
    """The same; what these clauses name is meant by nobody."""
    return [replace(each, role=Role.RULED_OUT) if each.clause in between else each for each in named]


def _may_be_a_card(token: Token) -> bool:
    return token.number is not None or token.word in NUMBERS or (is_letter(token) and token.raw.isupper())


def _words_beside(sense: Sense, values: set[Value]) -> list[str]:
    return [token.word for token in sense.clause.tokens if value_of(token) not in values]


def _ends(senses: Sequence[Sense], at: int) -> bool:
    """Does a sentence end behind this clause?"""
    here = senses[at].clause
    return at == len(senses) - 1 or senses[at + 1].clause.line > here.line or bool(set(here.after) & _ENDS)


def are_amounts(senses: Sequence[Sense], values: Sequence[Value]) -> bool:
    """`3 degrees, I say three`: does a number count something where it is named?"""
    return any(is_amount_of(sense, value) for sense in senses for value in values)


def denies_that(sense: Sense) -> bool:
    """`But it isn't that one`."""
    words = sense.clause.words
    return len(words) <= _LONGEST and not DENIES.isdisjoint(words) and words[-1:] != () and words[-1] in _THAT_ONE
