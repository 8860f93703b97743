"""What stands beside an answer and speaks of something else: amounts, conditions, life, what others say."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.changes import named_in
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OWN, REPORTS
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.numerals import BEFORE_CARDS, NOUNS, ORDINALS, is_a_time
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain
from dixit_pbem.post.reading.sense import ABOUT, IFS, Sense, taken_back
from dixit_pbem.post.reading.tokens import Token

_KNOWN = frozenset(
    word
    for phrase in in_any(
        lambda each: each.before | each.behind | each.comments | each.joins | each.buts | each.courtesy | each.either
    )
    for word in phrase.split()
)
_SHORTEST_TAIL = 2
_SHORTEST_TALK = 5
_CHANGES = in_any(lambda each: each.against - each.conditions)
_OF_ANSWERS = NOUNS | in_any(lambda each: each.game | each.votes)
_ENDS = frozenset(".!?…☺")
_UNDECIDED = in_any(lambda each: each.undecided)
_GAME = in_any(lambda each: each.game)
_UNSURE = in_any(lambda each: each.doubts)
_LONG_CONDITION = 6
_BUTS = in_any(lambda each: each.buts)
_TO = in_any(lambda each: each.moved_to)


def is_of_life(sense: Sense, answers: Sequence[Sense], asked: Asked) -> bool:
    """`We'll make 5 bottles instead of 9`, sentences away from `I vote 2`."""
    words, tokens = sense.clause.words, sense.clause.tokens
    decided = any(each.plain >= Plain.ASKED for each in answers)
    places = candidates(tokens, asked)
    amounts = all(
        is_an_amount(tokens, place) or _counts_off(tokens, place) or is_a_time(tokens, place) for place in places
    )
    return decided and len(words) > _SHORTEST_TAIL and amounts and not sense.clause.asks and ABOUT.isdisjoint(words)


def is_told_of_others(sense: Sense, answers: Sequence[Sense]) -> bool:
    """`…, and Marek says 6`, beside `I vote 4`."""
    words, tokens = sense.clause.words, sense.clause.tokens
    named = any(token.raw[:1].isupper() and len(token.word) > 1 for token in tokens[:3])
    decided = all(each.plain is Plain.DECIDED for each in answers)
    return decided and named and not sense.clause.asks and not REPORTS.isdisjoint(words) and OWN.isdisjoint(words)


def _counts_off(tokens: Sequence[Token], at: int) -> bool:
    """The second of two amounts: `5 bottles instead of 9`."""
    return any(is_an_amount(tokens, place) for place in range(at) if tokens[place].number is not None)


def stands_apart(senses: Sequence[Sense], at: int, answers: Sequence[int]) -> bool:
    """Does its sentence hold no answer: does a sentence end, or a line, between it and each of them?"""

    def parted(first: int, last: int) -> bool:
        return any(
            set(senses[place].clause.after) & _ENDS or senses[place].clause.line != senses[place + 1].clause.line
            for place in range(first, last)
        )

    return all(parted(min(at, place), max(at, place)) for place in answers)


def is_of_nothing_asked(sense: Sense, asked: Asked) -> bool:
    """Talk in a sentence of its own: of no card, with no word of changing, doubting, choosing another."""
    words = sense.clause.words
    if not words or candidates(sense.clause.tokens, asked) or wavers(words):
        return False
    if not _UNSURE.isdisjoint(words) or words[0] in DOUBTS:
        return False
    if holds(words, _UNDECIDED) or taken_back(sense.clause.tokens):
        return False
    if sense.clause.asks:
        return len(words) > 1 and (ABOUT | _GAME).isdisjoint(words)
    if words[0] in _BUTS and len(words) > 1 and (AGAINST | DENIES | ABOUT).isdisjoint(words[1:]):
        return True
    conditional = words[0] in IFS
    of_answers = not ABOUT.isdisjoint(words) and not (DENIES | IFS).isdisjoint(words)
    return not of_answers and len(words) > (_LONG_CONDITION // 2 if conditional else 2)


def is_plain_talk(sense: Sense, asked: Asked) -> bool:
    """`It is a stretch but all I have is either a rabbit or a staircase`: a whole sentence, and no word of votes.

    A condition, a comparison, a doubt in it is of something else. Who begins with `maybe`, speaks of a card, or changes
    `it`, may mean the answer.
    """
    words = [word for at, word in enumerate(sense.clause.words) if at or word not in _BUTS]
    if len(words) < _SHORTEST_TALK or sense.clause.asks or candidates(sense.clause.tokens, asked) or wavers(words):
        return False
    if words[0] in DOUBTS or holds(words, _UNDECIDED) or not _OF_ANSWERS.isdisjoint(words):
        return False
    return _CHANGES.isdisjoint(words) and (_UNSURE.isdisjoint(words) or ABOUT.isdisjoint(words))


def is_a_condition_of_life(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`B. If I come last again I blame whoever shuffles`: a sentence of its own, of no card and no vote."""
    sense, above = senses[at], senses[at - 1] if at else None
    words = sense.clause.words
    own = above is not None and (set(above.clause.after) & set(".!…☺") or above.clause.line < sense.clause.line)
    long = len(words) > _LONG_CONDITION and words[0] in IFS
    return bool(own) and long and not named_in(sense, asked) and (NOUNS | DENIES | AGAINST - IFS).isdisjoint(words)


def is_an_amount(tokens: Sequence[Token], at: int) -> bool:
    """`3 meetings`, `United 2`, `7 to 1`: is it how many there are of something else?"""
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    scored = before.raw[:1].isupper() and len(before.word) > 1 and before.word not in _KNOWN and at == len(tokens) - 1
    if at > 1 and before.word in _TO and tokens[at - 2].number is not None:
        return True  # `7 to 1`
    counted = bool(after.word) and after.word not in _KNOWN and after.raw[:1].islower()
    return (scored or counted) and before.word not in BEFORE_CARDS and after.word not in ORDINALS
