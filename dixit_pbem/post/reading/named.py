"""Where a mail names a card, and for what: chosen, ruled out, or open; what belongs to other things is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from dixit_pbem.post.reading.answering import asks_in_front
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.elsewhere import is_elsewhere
from dixit_pbem.post.reading.final import is_of_others
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import (
    BETWEEN,
    CONVINCES,
    FORGETS,
    MAYBE_NOT,
    OF_A_CARD,
    ONLY_ONE,
    SAVES,
    SPEAKS_FOR,
    TOO,
    WAVERED,
)
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, WORD_LETTERS, follows_an_ordinal, is_letter, is_or
from dixit_pbem.post.reading.plain import DENIES, Plain, Value
from dixit_pbem.post.reading.pointed import REQUESTS, pointed
from dixit_pbem.post.reading.put_by_others import is_of_somebody, is_put_by_another
from dixit_pbem.post.reading.sense import Says, Sense, is_refused
from dixit_pbem.post.reading.shown import BUTS, DENIALS, HENCE, is_liked, is_listed, is_shown
from dixit_pbem.post.reading.thought import COMMON
from dixit_pbem.post.reading.tokens import Token

_VOTES = in_any(lambda each: each.votes)
_SPELLS = in_any(lambda each: each.spells) - {"for", "di", "do", "da", "in", "like"}
_JOINS = in_any(lambda each: each.joins)
_OPENS = (ARTICLES | NOUNS | in_any(lambda each: each.buts | each.joins | each.because | each.particles)) - _VOTES
_CONCEDES = in_any(lambda each: each.concedes)
_HESITATED = in_any(lambda each: each.hesitated)
_BEST = in_any(lambda each: each.best)
_SPEAKS_FOR = SPEAKS_FOR | NOUNS
_BETWEEN = ARTICLES | NOUNS | BETWEEN
_ASKS_US = words("debería should shall dovrei devia deveria powinnam powinienem")
"""Words with which one asks for advice, with or without a question mark."""
_ENDS = frozenset(".!?…☺")
_COUNTED = in_any(lambda each: each.times) | words("round turno giro ronda rodada runda kolejka")
_NOES = frozenset(("no", "non", "nao", "não", "nie"))
_A_PAIR, _NEAR, _TELLING, _LONG, _LONGEST, _LARGEST = 2, 4, 3, 7, 30, 12


class Role(StrEnum):
    """What a card is named for."""

    CHOSEN = "chosen"
    RULED_OUT = "ruled out"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Named:
    """A card that is named, in which clause, and for what."""

    value: Value
    clause: int
    role: Role
    plain: Plain = Plain.NO
    denied: bool = False
    copula: bool = False
    """It stands behind no more than an `it is`."""


def named_in(senses: Sequence[Sense], at: int, asked: Asked) -> Iterator[Named]:
    """The cards that this clause names, each with its role."""
    sense = senses[at]
    tokens = sense.clause.tokens
    if is_signed(senses, at):
        return
    if sense.says is Says.ANSWER and not sense.clause.asks:
        yield from _answered(senses, at, asked)
        return
    places = [place for place in candidates(tokens, asked) if not _is_of_another_thing(tokens, place, asked)]
    yield from _left(sense, at, asked)
    begin = 0
    for place in places:
        if asked.votes == 1 and (follows_an_ordinal(tokens, place) or is_liked(tokens, place)):
            yield Named(value_of(tokens[place]), at, Role.OPEN)
            continue
        yield _role_of(sense, begin, place, at, asked, dropped=_is_dropped(senses, at))
        begin = place + 1


def _answered(senses: Sequence[Sense], at: int, asked: Asked) -> Iterator[Named]:
    """What a clause that answers names; no card where words before it take it away, nor an age: `Arthur (83)`."""
    sense = senses[at]
    dropped = _is_dropped(senses, at)
    token = sense.clause.tokens[0]
    little = len(sense.clause.tokens) == 1 and token.raw.islower() and token.word in WORD_LETTERS
    for value in dict.fromkeys(sense.values):
        if isinstance(value, int) and value > _LARGEST:
            continue
        saved = holds(sense.clause.words, SAVES)
        hence = sense.plain is Plain.WEAK and token.word in HENCE
        chosen = (sense.plain >= Plain.BARE or hence) and not little
        role = Role.RULED_OUT if dropped or saved else Role.CHOSEN if chosen else Role.OPEN
        leaves = bool(sense.left) and {*sense.left} <= {*standing_values(asked)}
        plain = Plain.DECIDED if leaves else Plain.ASKED if hence else sense.plain
        yield Named(
            value,
            at,
            role,
            plain,
            denied=dropped,
            copula=sense.plain is Plain.WEAK and value_of(sense.clause.tokens[-1]) == value,
        )
    yield from _left(sense, at, asked)


def _left(sense: Sense, at: int, asked: Asked) -> Iterator[Named]:
    """The card that stands, where this clause leaves it for another."""
    advice = sense.clause.words[:1] != () and sense.clause.words[0] in _ASKS_US
    if sense.left and not advice and {*sense.left} <= {*standing_values(asked)}:
        yield from (Named(value, at, Role.RULED_OUT, denied=True) for value in sense.left)


def without_labelled(senses: Sequence[Sense]) -> tuple[Sense, ...]:
    """The same; what stands behind the label of something that is no card is small talk."""
    return tuple(
        Sense(sense.clause, Says.IDLE) if sense.says is Says.ANSWER and _is_of_a_label(senses, at) else sense
        for at, sense in enumerate(senses)
    )


def _is_of_a_label(senses: Sequence[Sense], at: int) -> bool:
    """`Round: 4`: the number of something that is no card, on a line with others of the kind below it."""
    above, here = senses[at - 1].clause if at else None, senses[at].clause
    if above is None or ":" not in above.after or above.line != here.line:
        return False
    counted = not _COUNTED.isdisjoint(above.words) and NOUNS.isdisjoint(above.words)
    return counted and here.line < senses[-1].clause.line


def _is_dropped(senses: Sequence[Sense], at: int) -> bool:
    """`Jednak nie B`, `annulla la B`: does what takes back go on with this card?"""
    above = senses[at - 1] if at else None
    joined = above is not None and above.says is Says.TAKES_BACK and senses[at].clause.before == " "
    return joined and above is not None and not (DENIALS | FORGETS).isdisjoint(above.clause.words[-1:])


def is_signed(senses: Sequence[Sense], at: int) -> bool:
    """`Yours faithfully / C. Aldridge`: the initial of a name on a line below."""
    here = senses[at].clause
    below = senses[at + 1].clause if at + 1 < len(senses) else None
    initial = len(here.tokens) == 1 and is_letter(here.tokens[0]) and here.after.strip() == "."
    joined = below is not None and bool(below.tokens) and below.line == here.line
    name = joined and below is not None and below.tokens[0].raw[:1].isupper()
    listed = at > 0 and senses[at - 1].says is Says.ANSWER  # `A, D. The rest is trash`
    if initial and joined and below is not None and below.asks and _is_named(below.tokens[0]) and "." in here.after:
        return True  # `E. Rossi is back?`
    if initial and joined and below is not None and below.tokens[0].raw.islower() and "," in here.before and not listed:
        return True  # `See you at 7, C. is bringing the crisps`
    return initial and name and here.paragraph > 0 and not any(each.clause.line > here.line for each in senses[at:])


def _is_named(token: Token) -> bool:
    """Is it a name rather than a word with which a sentence begins?"""
    return token.raw.istitle() and len(token.word) > _A_PAIR and token.word not in COMMON


def is_sentence(senses: Sequence[Sense], at: int) -> bool:
    """Does a sentence, or a line, hold no more than this clause, courtesy and the same answer again?"""
    first = last = at
    while first and not _parted(senses[first - 1], senses[first]):
        first -= 1
    while last + 1 < len(senses) and not _parted(senses[last], senses[last + 1]):
        last += 1
    return all(
        each.says is Says.COURTESY or each.values == senses[at].values or (place < at and _leads(each))
        for place, each in enumerate(senses[first : last + 1], first)
    )


def _leads(sense: Sense) -> bool:
    """`I'll hedge my bets: 7 and 2`."""
    return sense.says is Says.IDLE and ":" in sense.clause.after and bool(sense.clause.words)


def _parted(above: Sense, below: Sense) -> bool:
    return above.clause.line != below.clause.line or bool(set(above.clause.after) & _ENDS)


def _is_of_another_thing(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    if tokens[at].number is None and holds([token.word for token in tokens], ONLY_ONE):
        return True  # `just the one`
    if is_of_others(tokens, at, asked):
        # `Via Roma 5` alone may be more than an address.
        return len(tokens) > _NEAR or not (at and tokens[at - 1].raw.istitle())
    return is_elsewhere(tokens, at, asked) and not (at > 1 and asks_in_front(tokens[:at]))


def _role_of(sense: Sense, begin: int, at: int, clause: int, asked: Asked, *, dropped: bool) -> Named:
    """What the card at this place is named for; what stands before `begin` is of another card."""
    tokens = sense.clause.tokens
    value = value_of(tokens[at])
    turns = BUTS | _JOINS if begin else BUTS
    but = max((place + 1 for place in range(begin, at) if tokens[place].word in turns), default=begin)
    front = [token.word for token in tokens[but:at]]
    if dropped or _is_denied(front):
        return Named(value, clause, Role.RULED_OUT, denied=True)
    if begin and is_or(front):
        denied = not DENIES.isdisjoint(token.word for token in tokens[:begin])
        return Named(value, clause, Role.RULED_OUT if denied else Role.OPEN, denied=denied)
    asks_leave = bool(sense.left) and tokens[0].word not in _ASKS_US and {*sense.left} <= {*standing_values(asked)}
    if asks_leave and (not sense.clause.asks or _is_request(sense)):
        return Named(value, clause, Role.CHOSEN, Plain.DECIDED)
    if begin and tokens[begin - 1 : begin] and _is_instead(sense, begin, at, asked):
        return Named(value, clause, Role.CHOSEN, Plain.DECIDED)
    single = asked.votes + asked.cards == 1
    turned = max((place + 1 for place in range(at) if tokens[place].word in BUTS), default=0)
    if holds([token.word for token in tokens[turned:at]], _HESITATED) or _is_ruled_out(sense, front, at, single=single):
        return Named(value, clause, Role.RULED_OUT)
    refused = is_refused(tokens) and (at == len(tokens) - 2 or holds([each.word for each in tokens[at:]], MAYBE_NOT))
    if refused or holds(sense.clause.words, SAVES):
        return Named(value, clause, Role.RULED_OUT, denied=refused)
    if not sense.clause.asks and _is_spelt(tokens, at):
        return Named(value, clause, Role.CHOSEN, Plain.ASKED)
    read = pointed(sense, asked)
    if read.says is Says.ANSWER and read.values == (value,) and DENIES.isdisjoint(front):
        return Named(value, clause, Role.CHOSEN, read.plain)
    shown = not sense.clause.asks and clause == 0 and len(tokens) == _A_PAIR and tokens[0].word in ARTICLES
    shown = shown or (not sense.clause.asks and len(tokens) <= _LONGEST and is_shown(tokens, but, at, asked))
    if shown or is_listed(tokens, at, front, asked):
        return Named(value, clause, Role.CHOSEN, Plain.ASKED if shown else Plain.BARE)
    copula = bool(front) and _BETWEEN.issuperset(front) and at == len(tokens) - 1
    return Named(value, clause, Role.OPEN, copula=copula and not sense.clause.asks)


def _is_spelt(tokens: Sequence[Token], at: int) -> bool:
    """`Scrivo D come Domodossola`."""
    words = [token.word for token in tokens[at + 1 : at + 3]]
    spelt = len(words) == _A_PAIR and words[0] in _SPELLS and words[1][:1] == tokens[at].word
    return spelt and tokens[at].number is None and len(words[1]) > _TELLING - 1


def _is_request(sense: Sense) -> bool:
    """`Could you swap my B for the D?`"""
    words = sense.clause.words
    return any(begins(words[at:], REQUESTS) for at in range(min(_NEAR, len(words))))


def _is_denied(front: Sequence[str]) -> bool:
    """`Not 1`, `can't be 6`, `non la quinta`, `definitely not the creepy clown in F`: does a denial stand before it?"""
    if any(word in DENIALS for word in front[:_TELLING]):
        return True
    for word in reversed(front[-_NEAR:]):
        if word in DENIALS:
            return True
        if word not in _BETWEEN:
            return False
    return False


def _is_instead(sense: Sense, begin: int, at: int, asked: Asked) -> bool:
    """`It wasn't 6, it was 5`: the other one, behind the one that is denied, with no more than `was` between."""
    tokens = sense.clause.tokens
    between = {token.word for token in tokens[begin:at]}
    earlier = [place for place in candidates(tokens, asked) if place == begin - 1]
    denied = bool(earlier) and _is_denied([token.word for token in tokens[: begin - 1]])
    return denied and bool(between) and between <= _BETWEEN | BUTS | {"tylko", "sino"} and at == len(tokens) - 1


def _is_ruled_out(sense: Sense, front: list[str], at: int, *, single: bool) -> bool:
    """Is something said of the card, or told by others, or was it a thought on the way?"""
    if not CONVINCES.isdisjoint(sense.clause.words):
        return False
    while front and front[0] in _OPENS and not begins(front, _CONCEDES | _HESITATED):
        front = front[1:]
    if sense.clause.asks:
        return False
    if not WAVERED.isdisjoint(front) or begins(front, _CONCEDES | _HESITATED):
        return True
    tokens = sense.clause.tokens
    if is_of_somebody(front) or is_put_by_another(tokens[:at]):
        return True
    behind = [token.word for token in tokens[at + 1 :]]
    other = next((place for place in range(at + 2, len(tokens)) if tokens[place].number is not None), len(tokens))
    if tokens[other - 1].word in _JOINS:
        behind = behind[: other - at - 2]  # `1 is mine and 6 is too obvious`
    while behind and (behind[0] in NOUNS | _JOINS | {"", "one"}):
        behind = behind[1:]
    if front or not behind:
        return False
    if not TOO.isdisjoint(behind[:_TELLING]) or (single and _NOES.issuperset(behind)):
        return True  # `1 nie, 2 nie, 3 moja`
    spoken = behind[0] in OF_A_CARD or len(behind) > _TELLING
    return spoken and _SPEAKS_FOR.isdisjoint(behind) and not holds(behind, _BEST)
