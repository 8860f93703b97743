"""Numbers and letters of other things: `Room 4`, `plan B`, `5 years`, `3-1`, `class 4.º B`."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.apart import is_an_amount
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import PUTS, REPORTS
from dixit_pbem.post.reading.languages.hinging import UNLESS
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.pointing import (
    GETS,
    HAS_LETTERS,
    HAS_NUMBERS,
    HAVE_LETTERS,
    HAVE_NUMBERS,
    SEE_YOU,
    SUBJECT_OF,
)
from dixit_pbem.post.reading.languages.weighing import WE_ARE
from dixit_pbem.post.reading.languages.wishing import AWAY
from dixit_pbem.post.reading.numerals import BEFORE_CARDS, NOUNS, is_a_time
from dixit_pbem.post.reading.tokens import Token

_KNOWN = (
    frozenset(word for phrase in in_any(lambda each: each.before) for word in phrase.split())
    | in_any(lambda each: each.behind | each.comments | each.joins | each.courtesy)
    | {phrase.partition(" ")[0] for phrase in UNLESS}
    | PUTS
    | REPORTS
)
_OURS = NOUNS | in_any(lambda each: each.votes)
_JOINS = in_any(lambda each: each.joins)
_KINDS = words("clase sangre groupe classe gruppo grupo group grupa grupę grupie blood classe turma klasa")
_FOR = words("por del pour du des x for per para dla of di de do da")
_OUT_OF = words("del entre sur des parmi d'entre of dei delle degli dos das de em su out z ze spośród na")
_SPANS = in_any(lambda each: each.moved_from | each.moved_to | each.times) | words(
    "del al dal du au vom bis from to do od de a"
)
"""Before the days of an absence: `in vacanza dal 3 al 10`."""
_FIRST, _SHORTEST_NOUN = 2, 3
_A_PAIR, _PART = 2, 3
"""So far in front of a mail answers stand."""


def is_an_hour(tokens: Sequence[Token], at: int) -> bool:
    """`See you at 5`, `do zobaczenia o 5`."""
    return is_a_time(tokens, at) or (at > 1 and holds([token.word for token in tokens[:at]], SEE_YOU))


def belongs_to_a_noun(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """In a mail that speaks of no card: `gabinete 6`, `od litery B`, `eggs x 6`, `room for 6`, `4 e 6 anni`, `B 63`."""
    if is_elsewhere(tokens, at, asked) or is_an_hour(tokens, at):
        return True
    before = tokens[at - 1] if at else Token("")
    end = at + 1
    while end < len(tokens) and (tokens[end].number is not None or tokens[end].word in _JOINS):
        end += 1
    after = tokens[end] if end < len(tokens) else Token("")
    mixed = before.number is not None or (end > at + 1 and tokens[at].word != "" and tokens[at + 1].number is not None)
    if mixed or before.word in _FOR:
        return True
    if before.word == "nr" and at > 1 and _is_a_noun(tokens[at - 2]):
        return True  # `the invoice no. 6`
    if asked.phase is Phase.CARD or before.word in BEFORE_CARDS or (0 < at <= _FIRST and _is_a_slip(before)):
        return False
    return _is_a_noun(before) or (tokens[at].number is not None and after.raw.islower() and _is_a_noun(after))


def _is_a_slip(token: Token) -> bool:
    """`Vot 2`, `numbr 2`: a noun of ours, but for the thumb."""
    return _is_a_noun(token) and any(noun.startswith(token.word[:_SHORTEST_NOUN]) for noun in _OURS)


def _is_a_noun(token: Token) -> bool:
    return bool(token.word) and len(token.word) >= _SHORTEST_NOUN and token.word not in _KNOWN


def _names_letters(tokens: Sequence[Token], at: int) -> bool:
    """`Plan B`, `w grupie A`, `blood type B`."""
    before, noun = tokens[at - 1] if at else Token(""), tokens[at - 2] if at > 1 else Token("")
    kind = noun.word in _KINDS and before.word not in _KNOWN and len(before.word) >= _SHORTEST_NOUN
    return before.word in HAS_LETTERS or before.word.startswith(HAVE_LETTERS) or kind


def is_elsewhere(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """Is it the number or the letter of something else?"""
    before = tokens[at - 1] if at else Token("")
    said = [token.word for token in tokens[:at]]
    if is_a_grade(tokens, at):
        return True
    if asked.phase is Phase.CARD:
        return _names_letters(tokens, at) or (before.number is not None and tokens[at].raw.isupper())
    if at == len(tokens) - 1 and any(" ".join(said[-count:]) in WE_ARE for count in (2, 3)):
        return True
    if before.word in _SPANS and not AWAY.isdisjoint(token.word for token in tokens):
        return True
    if tokens[at].ordinal and said[-_FIRST:] == ["on", "the"] and _OURS.isdisjoint(said):
        return True  # `dinner at ours on the 6th`
    if before.word in HAS_NUMBERS or before.word.startswith(HAVE_NUMBERS) or is_a_time(tokens, at):
        return True
    return at >= _FIRST and tokens[at].number is not None and is_an_amount(tokens, at)


def is_a_part(tokens: Sequence[Token], at: int) -> bool:
    """`3 of the 6 pictures`, `nota 6 em 5`: is it so many of so many?"""
    near = tokens[max(0, at - _PART) : at + _PART + 1]
    counted = [token for token in near if token.number is not None]
    return len(counted) == _A_PAIR and not _OUT_OF.isdisjoint(token.word for token in near)


def is_a_grade(tokens: Sequence[Token], at: int) -> bool:
    """`Ho preso 5 in latino`, `got a B in chem`: what somebody got in something."""
    got = not GETS.isdisjoint(token.word for token in tokens[max(0, at - 3) : at])
    subject = tokens[at + 1 : at + 3]
    return got and len(subject) > 1 and subject[0].word in SUBJECT_OF and _is_a_noun(subject[1])
