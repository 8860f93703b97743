"""Does a place show that the card named there is the one that is given: by what stands right round it?"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answering import asks_in_front
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.pointing import ARTICLES_OF_PLACE, FORETOLD, IN_LISTS, ON, WITH
from dixit_pbem.post.reading.languages.weighing import FITS, LIKES, OF_A_CARD, TOO
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, ORDINALS
from dixit_pbem.post.reading.plain import DENIES, DOUBTS
from dixit_pbem.post.reading.pointed import ACTS, ASKS, NEEDY, OTHERS, THAT_ONE
from dixit_pbem.post.reading.sense import IFS
from dixit_pbem.post.reading.thought import COMMON, OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

BUTS = in_any(lambda each: each.buts)
HENCE = in_any(lambda each: each.hence - each.buts)
DENIALS = frozenset(word for word in DENIES if word not in BUTS | {"no"}) | {"nie", "not"}
"""Denials that are no small word of another language."""
_VOTES = in_any(lambda each: each.votes)
_BEST = in_any(lambda each: each.best)
_VOTING = ACTS & _VOTES
_SAYS_NOTHING = HENCE | ARTICLES | in_any(lambda each: each.glue | each.particles)
_UNSAFE = in_any(lambda each: each.undecided | each.hesitated | each.concedes | each.later) | OF_ANOTHER_DAY
_DANGER = frozenset(
    word for word in DOUBTS | REPORTS | IFS | ASKS | OTHERS | in_any(lambda each: each.either) if len(word) > 1
)
_BEFORE = ARTICLES | NOUNS | ORDINALS | ARTICLES_OF_PLACE | in_any(lambda each: each.before_cards)
_A_PAIR, _NEAR, _LONG = 2, 4, 7
_JOINS = in_any(lambda each: each.joins)
_LISTS = (
    ON
    | HENCE
    | _BEFORE
    | in_any(lambda each: each.firsts | each.seconds | each.joins | each.particles | each.votes)
    | IN_LISTS
)


def is_listed(tokens: Sequence[Token], at: int, front: Sequence[str], asked: Asked) -> bool:
    """`One chip on 4, the other on 2`, where two are wanted."""
    two = asked.standing is None and max(asked.cards, asked.votes) == _A_PAIR
    pointed = at > 0 and tokens[at - 1].word in _LISTS
    after = tokens[at + 1].word if at + 1 < len(tokens) else ""
    follows = not after or after in _JOINS or (tokens[at].number is not None and after in WITH)
    # `la B o la D`
    chooses = "o" in front[:1] and at > len(front) and front[1:2] != ["o"]
    return two and pointed and follows and bool(front) and not chooses and _LISTS.issuperset(front)


def is_shown(tokens: Sequence[Token], begin: int, at: int, asked: Asked) -> bool:
    """Do words of giving or voting stand right before it, or its noun; and nothing that makes it doubtful?"""
    front, tail = [token.word for token in tokens[begin:at]], [token.word for token in tokens[at + 1 :]]
    if not (_DANGER | DENIES).isdisjoint(front) or not (_DANGER | OF_CHANGE).isdisjoint(tail):
        return False
    if (
        not FORETOLD.isdisjoint(front)
        or not DENIALS.isdisjoint(tail[:_NEAR])
        or holds(front, _UNSAFE)
        or holds(tail, _UNSAFE)
    ):
        return False
    near = range(max(begin, at - _LONG), at)
    if any(_may_be_a_name(tokens[place], asked, first=not place) for place in near):
        return False
    if asked.phase is Phase.CARD and not tokens[at].raw.isupper() and front[-1:] and front[-1] not in NOUNS:
        return False
    bare = len(front)
    while bare and front[bare - 1] in _BEFORE:
        bare -= 1
    noun = not (NOUNS - _VOTES).isdisjoint(front[bare:]) and not (tail and tail[0] in OF_A_CARD)
    plain = ACTS if bare < len(front) else ACTS - NEEDY
    acts = (bool(front[:bare]) and front[bare - 1] in plain) or not _VOTING.isdisjoint(front[bare:])
    fits = bare < len(front) and not FITS.isdisjoint(tail) and TOO.isdisjoint(tail)
    hence = bool(front) and not tail and front[0] in HENCE and _SAYS_NOTHING.issuperset(front)
    return (
        acts
        or hence
        or fits
        or holds(tail, THAT_ONE)
        or (noun and (not tail or len(tokens) <= _LONG))
        or (bool(front) and not (tail and tail[0] in OF_A_CARD) and asks_in_front(tokens[begin:at]))
    )


def _may_be_a_name(token: Token, asked: Asked, *, first: bool) -> bool:
    """`Ana vai dizer a 6`: a capital, unless it only begins the sentence."""
    named = token.raw.istitle() and len(token.word) > 1 and token.word not in asked.own_name
    return named and not (first and token.word in COMMON | ACTS)


def is_liked(tokens: Sequence[Token], at: int) -> bool:
    """`I love the little boat no. 5`."""
    said = [token.word for token in tokens]
    return (
        not holds(said, _BEST | {"best"}) and not LIKES.isdisjoint(said[:2]) and at > 1 and tokens[at - 1].word in NOUNS
    )
