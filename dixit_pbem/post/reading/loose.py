"""An answer among words that nobody listed: one decides for it, and nothing denies, doubts or asks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.clauses import covered, holds, phrase_at
from dixit_pbem.post.reading.languages import Lexicon, deciding, in_any
from dixit_pbem.post.reading.languages.hearsay import REPORTS
from dixit_pbem.post.reading.numerals import ARTICLES, COUNTS, WORD_LETTERS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, Plain, Read, Value, acts
from dixit_pbem.post.reading.tokens import Token

_DANGER = (
    DENIES
    | AGAINST
    | REPORTS
    | frozenset(
        ("what", "how", "co", "cosa", "jak", "should", "did", "does", "was", "were", "era", "byl", "foi", "fue")
    )
)
"""Among other words an answer with one of these is asked about."""
_AGREES = in_any(lambda each: each.particles | each.tags) | {"va bene"}
_ONES_OWN = re.compile(r"(?!(?:am|will|would|shall|do)\b).{3,}")
"""`Everybody will go for 3` is nobody's decision; `do` is a small word in too many languages."""
_LONGEST_LEAD = 8
_POINTED = 2
_LONGEST_TALK = 12
_LONGEST_SLANG = 4
_COMMENTS = in_any(lambda each: each.comments)


def loose(tokens: tuple[Token, ...], found: Mapping[int, Value], lexicon: Lexicon, asked: Asked) -> Read | None:
    """An answer among other words: one decides for it, and nothing denies, doubts or asks."""
    (first, *others) = sorted(found)
    words = [token.word for token in tokens]
    if others or not _DANGER.isdisjoint(words) or any(token.number is not None for token in tokens[first + 1 :]):
        return None
    after = tokens[first + 1] if first + 1 < len(tokens) else Token("")
    letter = isinstance(found[first], str)
    if after.word in COUNTS or (letter and tokens[first].word in WORD_LETTERS and tokens[first].raw.islower()):
        return None
    front, talk = words[:first], words[first + 1 :]
    if max(asked.votes, asked.cards) > 1 and not lexicon.joins.isdisjoint(talk):
        return None  # `one on the seventh and one on the first`
    if any(token.raw[:1].isupper() and token.raw[1:].islower() for token in tokens[1:first]):
        return None  # `That of Bob is surely C`
    if len(talk) >= _LONGEST_TALK:
        return None
    changes = asked.standing is not None and covered(front, (lexicon.before, lexicon.greets), lexicon) is None
    if _decides(front, lexicon) and not changes:
        return (found[first],), Plain.DECIDED, ()
    if after == Token("") and not changes and _tells_of_a_vote(words, first, lexicon):
        return (found[first],), Plain.ASKED, ()
    led = not front or covered(front, (lexicon.before,), lexicon) is not None
    if led and any(_fits(talk[at:], lexicon, first=not at) for at in range(len(talk))):
        return (found[first],), Plain.ASKED, ()
    pointed = len(front) == _POINTED and " ".join(front) in lexicon.weak and front[-1] in ARTICLES
    if after.word not in _COMMENTS and (
        pointed or (letter and len(front) < _POINTED and ARTICLES.issuperset(front) and _is_slang(tokens[first + 1 :]))
    ):
        return (found[first],), Plain.WEAK, ()
    return None


def _fits(words: Sequence[str], lexicon: Lexicon, *, first: bool) -> bool:
    """Do the words begin with what one says of the best card? Behind others a `vale` only agrees."""
    count = phrase_at(words, 0, lexicon.best)
    return count > 0 and (first or " ".join(words[:count]) not in _AGREES)


def _tells_of_a_vote(words: Sequence[str], at: int, lexicon: Lexicon) -> bool:
    """`I hereby record my vote in favour of card no. 5`: somebody's own vote or act, and a card at the end."""
    front = words[:at]
    named = front and (front[-1] in lexicon.nouns | lexicon.cards or front[-1] in ("la", "na", "no"))
    own = holds(front, lexicon.decides) or not lexicon.votes.isdisjoint(front[:-1])
    return bool(named) and own and len(front) > 1


def _is_slang(behind: Sequence[Token]) -> bool:
    """`D fácil`, `c elo`: a few words behind a letter that say nothing of a card, and are nobody's name."""
    few = 0 < len(behind) <= _LONGEST_SLANG
    return few and all(
        token.raw.islower() and len(token.word) > 1 and token.word.split("-")[0] not in _COMMENTS for token in behind
    )


def _decides(words: Sequence[str], lexicon: Lexicon) -> bool:
    """Do these words end with somebody's own decision, and between it and the answer only with what may stand there?"""
    for begin in range(max(0, len(words) - _LONGEST_LEAD), len(words)):
        phrases = covered(words[begin:], (lexicon.before,), lexicon)
        own = phrases is not None and (phrases[0] in lexicon.decides and _ONES_OWN.match(phrases[0]))
        if own and begin and phrases is not None and phrases[0] in deciding.ALL:
            continue
        if own or (phrases is not None and phrases[0] in lexicon.wishes and acts(phrases, lexicon)):
            return True
    return False
