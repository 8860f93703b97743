"""A few words and one card among them: `va bn la B`, `6 ez`, `stówa że to 1`. Nobody can list all that friends say.

So here the words round the card need not be known: it is enough that none of them is dangerous. That holds for a mail
of a few words, before any answer, in which one card and no other number stands, and where the card shows it is one.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.pointing import (
    AMOUNTS,
    ASKS_WHICH,
    FOLLOWS,
    HAS_LETTERS,
    RIGHT_BEFORE,
    SPOKEN_NUMBERS,
)
from dixit_pbem.post.reading.languages.weighing import LIKES
from dixit_pbem.post.reading.numerals import COUNTS, WORD_LETTERS, follows_an_ordinal, is_letter
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Value
from dixit_pbem.post.reading.pointed import OTHERS
from dixit_pbem.post.reading.prose import GREETS
from dixit_pbem.post.reading.put_by_others import is_put_by_another
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.tokens import Token

_MOST_WORDS = 7
_INITIALLED = 2
_DANGER = (
    AGAINST
    | DENIES
    | REPORTS
    | OTHERS
    | IFS
    | DOUBTS
    | COUNTS
    | in_any(lambda each: each.times | each.comments | each.because)
)
_UNSAFE = in_any(lambda each: each.undecided | each.hesitated | each.concedes | each.later) | OF_ANOTHER_DAY
_POINTS = in_any(lambda each: each.cards) | RIGHT_BEFORE
_TAILS = frozenset(phrase for phrase in in_any(lambda each: each.behind) if " " not in phrase)


def short_answer(senses: Sequence[Sense], asked: Asked) -> Value | None:
    """The one card that a few words name; nothing where a word among them makes it doubtful."""
    tokens = [token for sense in senses for token in sense.clause.tokens]
    said = [token.word for token in tokens if token.word]
    if asked.standing is not None or not 0 < len(tokens) <= _MOST_WORDS or not _is_calm(senses, said):
        return None
    places = candidates(tokens, asked)
    if len({value_of(tokens[at]) for at in places}) != 1 or _has_another_number(tokens, places):
        return None
    if _names_somebody(senses, value_of(tokens[places[0]])) or is_put_by_another(tokens):
        return None
    shows = all(_shows(tokens, at, asked) for at in places)
    return value_of(tokens[places[0]]) if shows else None


def _is_calm(senses: Sequence[Sense], said: Sequence[str]) -> bool:
    asks = any(sense.clause.asks or sense.clause.odd or sense.says is Says.TAKES_BACK for sense in senses)
    greeted = any(len(sense.clause.words) > 1 and sense.clause.words[0] in GREETS for sense in senses)
    return (
        not asks
        and not greeted
        and (_DANGER | ASKS_WHICH).isdisjoint(said)
        and not holds(said, _UNSAFE)
        and not holds(said, AMOUNTS)
    )


def _names_somebody(senses: Sequence[Sense], value: Value) -> bool:
    """`B. Rossi`, `Elena D.`, `Thanks, B`, `greetings from Peter and C.`: a letter of a name, or another beside it."""
    for sense in senses:
        tokens = sense.clause.tokens
        capitals = [token for token in tokens[1:] if token.raw[:1].isupper() and token.raw != value]
        letters = [token for token in tokens if is_letter(token) and token.raw.isupper() and token.raw != value]
        signed = len(tokens) == _INITIALLED and tokens[0].raw[:1].isupper() and sense.clause.after.strip() == "."
        if capitals or letters or (signed and len(senses) > 1 and tokens[1].raw == value):
            return True
    lone = any(len(sense.clause.tokens) == 1 and sense.clause.tokens[0].raw == value for sense in senses)
    return isinstance(value, str) and lone and len(senses) > 1


def _has_another_number(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    return any(token.number is not None and at not in places for at, token in enumerate(tokens))


def _shows(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """Does the card show that it is one: a capital that is no word, a number that is pointed at or no amount?"""
    token = tokens[at]
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    if follows_an_ordinal(tokens, at) or any(token.word in LIKES for token in tokens[:at]):
        return False
    if asked.phase is Phase.CARD:
        named = before.word in HAS_LETTERS or (before.raw[:1].isupper() and at > 1)
        tail = after.word in FOLLOWS or after.word in _TAILS or not after.word
        return token.raw.isupper() and token.word not in WORD_LETTERS and not named and tail
    if token.word in SPOKEN_NUMBERS:
        return True
    if not at:
        return token.number is not None and (after.word in FOLLOWS or (not after.word and len(tokens) == 1))
    thats = before.word == "to" and at > 1 and tokens[at - 2].word == "ze"
    return (thats or before.word in _POINTS) and (
        not after.word or not after.raw[:1].islower() or after.word in FOLLOWS
    )
