"""Cards that are spoken of beside an answer and meant by nobody: thoughts on the way to it, wagers behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from dixit_pbem.post.reading.asides import value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import MINE, OWN
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import FITS
from dixit_pbem.post.reading.named import Named, Role, is_sentence
from dixit_pbem.post.reading.plain import AGAINST, DOUBTS, Plain, Value
from dixit_pbem.post.reading.pointed import ACTS, OTHERS, THAT_ONE
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE

_UNDECIDED = in_any(lambda each: each.undecided)
_EITHER = in_any(lambda each: each.either)
_OF_CHOICE = ACTS | OF_CHANGE | AGAINST | DOUBTS | _EITHER | IFS | OTHERS | FITS
"""Words of a clause that may choose, exchange or leave open the card of which it speaks."""
_ENDS = frozenset(".!?…☺")
_SHORT = 3
_OWNED = words("mine my mia mio minha meu moja mój mojej moją moje")


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
