"""Questions beside an answer: is it the answer that they are about, and do they ask leave to change it?"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.weighing import ASKS_IF_ALLOWED, FIXES, SPEAKS_OF_ITSELF
from dixit_pbem.post.reading.named import Named
from dixit_pbem.post.reading.numerals import NOUNS
from dixit_pbem.post.reading.plain import DENIES, DOUBTS
from dixit_pbem.post.reading.pointed import CHANGES
from dixit_pbem.post.reading.sense import ABOUT, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE

_CHECKS = in_any(lambda each: each.checks)
_GAME = in_any(lambda each: each.game | each.votes) | NOUNS
_POINTS_BACK = ABOUT - {"it", "this", "that", "still", "last", "first"}
_ENDS = frozenset(".!?…☺")
_SHORT, _LONG = 3, 7


def asks_after_it(words: Sequence[str], *, standing: bool) -> bool:
    """Is it a question about the answer? `Is it still raining with you?` is none, `can you fix it?` a courtesy."""
    if standing and holds(words, FIXES) and len(words) < _LONG:
        return False
    if holds(words, ASKS_IF_ALLOWED):
        return True
    if holds(words[:_LONG], _CHECKS):
        return False
    return len(words) <= _SHORT or not (_GAME | _POINTS_BACK | OF_CHANGE | DOUBTS | SPEAKS_OF_ITSELF).isdisjoint(words)


def asks_leave(words: Sequence[str]) -> bool:
    """`Could I swap my card, please?`, above another answer."""
    return not (OF_CHANGE | CHANGES).isdisjoint(words) and DENIES.isdisjoint(words)


def only_asks_leave(senses: Sequence[Sense], first: int, named: Sequence[Named]) -> bool:
    """`Can I change it? The fourth`: with no word that asks for the card; `can I switch from 4 to 5? If yes: 5` has."""
    places = {each.clause for each in named}
    return any(
        sense.clause.asks and at not in places and asks_leave(sense.clause.words)
        for at, sense in enumerate(senses[:first])
    )


def sentence_of(senses: Sequence[Sense], at: int) -> tuple[str, ...]:
    """The words of a sentence down to this clause."""
    words: tuple[str, ...] = senses[at].clause.words
    while at and senses[at - 1].clause.line == senses[at].clause.line and not set(senses[at - 1].clause.after) & _ENDS:
        at -= 1
        words = (*senses[at].clause.words, *words)
    return words
