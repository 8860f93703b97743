"""What changes an earlier answer: another card beside words of change, or in the place of the one that stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.pointing import ROUNDS
from dixit_pbem.post.reading.numerals import BEFORE_CARDS, NUMBERS, WORD_LETTERS, is_letter, is_or
from dixit_pbem.post.reading.plain import DENIES, DOUBTS, Plain, Value
from dixit_pbem.post.reading.sense import IFS, Says, Sense, sense_of

_NOW = in_any(lambda each: each.now)
_CHANGES = in_any(lambda each: each.against - each.conditions)
_HESITATED = in_any(lambda each: each.hesitated)
_DROPS_ALL = in_any(lambda each: each.drops | each.instead)
_DROPS = frozenset(phrase for phrase in _DROPS_ALL if " " not in phrase)
_DROPS_LONG = frozenset(phrase for phrase in _DROPS_ALL if " " in phrase)
_DROPS_BEHIND = in_any(lambda each: each.drops) - DENIES
_TWO, _MANY, _NEAR = 2, 4, 3
_BEHIND = frozenset(word for phrase in in_any(lambda each: each.behind | each.courtesy) for word in phrase.split())


def changed(senses: tuple[Sense, ...], said: Sequence[Sense], asked: Asked) -> tuple[Sense, ...]:
    """After an answer: another card beside a word of change is what counts now."""
    standing = standing_values(asked)
    if not standing:
        return senses
    turned = any(map(turns, said))
    at_once = any(_changes(sense) for sense in said[:1]) and len(said) > len(senses)
    found = list[Sense]()
    for at, sense in enumerate(senses):
        words = sense.clause.words
        now = not _NOW.isdisjoint(words) and not _is_of_a_story(senses[:at])
        changes = now or not _CHANGES.isdisjoint(words) or any(map(_changes, senses[:at])) or at_once
        back = turned and (at == 0 or senses[at - 1].says is Says.TAKES_BACK) and not _follows_talk(sense, said)
        found.append(_now(sense, standing, asked) if changes else _instead(sense) if back else sense)
    return tuple(
        Sense(sense.clause, Says.COURTESY)
        if turns(sense) and any(each.plain >= Plain.ASKED for each in found[at:])
        else sense
        for at, sense in enumerate(found)
    )


def _follows_talk(sense: Sense, said: Sequence[Sense]) -> bool:
    """`A jednak gramy! 2!`: what seems to take back an answer began a sentence of something else."""
    at = next((place for place, each in enumerate(said) if each.clause is sense.clause), 0)
    above = said[at - 1] if at else None
    begins_it = at > 1 and said[at - 2].says is Says.TAKES_BACK and len(said[at - 2].clause.words) == 1
    joined = begins_it and set(said[at - 2].clause.after.strip()) <= {","}
    return joined and above is not None and above.says is Says.IDLE


def _is_of_a_story(before: Sequence[Sense]) -> bool:
    """Does it go on what is told of something else: `the grandchildren came, 2 and 6 now`?"""
    return bool(before) and before[-1].says in (Says.UNCLEAR, Says.IDLE)


def replaced(senses: tuple[Sense, ...], asked: Asked) -> tuple[Sense, ...]:
    """`Not D but B`, `forget 3, put 1`, where D and 3 stand: the one is dropped, and there is one other."""
    standing = standing_values(asked)
    tokens = [token for sense in senses for token in sense.clause.tokens]
    words = [token.word for token in tokens]
    places = candidates(tokens, asked)
    if len(standing) != 1 or not _TWO <= len(places) <= _MANY or not (DOUBTS | IFS).isdisjoint(words):
        return ()
    values = [value_of(tokens[at]) for at in places]
    others = {value for value in values if value not in standing}
    dropped = [_is_dropped(words, at) for at in places]
    plain = all(drop == (value in standing) for drop, value in zip(dropped, values, strict=True))
    last = next((sense for sense in reversed(senses) if candidates(sense.clause.tokens, asked)), None)
    if (
        len(others) != 1
        or standing[0] not in values
        or not plain
        or last is None
        or any(sense.clause.asks for sense in senses)
        or any(is_or(words[here + 1 : there]) for here, there in pairwise(places))
    ):
        return ()
    courtesy = (Sense(sense.clause, Says.COURTESY) for sense in senses if sense is not last)
    return (*courtesy, Sense(last.clause, Says.ANSWER, tuple(others), Plain.DECIDED))


def _is_dropped(words: Sequence[str], at: int) -> bool:
    """Does a word that takes it away stand right before or behind this card?"""
    around = words[max(0, at - _NEAR) : at]
    noun = [word for word in around if word not in BEFORE_CARDS]
    behind = words[at + 1 : at + 2]
    return holds(noun[-1:], _DROPS) or holds(around, _DROPS_LONG) or holds(behind, _DROPS_BEHIND)


def _changes(sense: Sense) -> bool:
    """Does it speak of a change in so many words?"""
    return turns(sense) and not _CHANGES.isdisjoint(sense.clause.words)


def _instead(sense: Sense) -> Sense:
    """A bare answer right behind `no wait`; a small `e` stays what it is."""
    little = (
        sense.clause.tokens[0].raw.islower() and sense.clause.tokens[0].word in WORD_LETTERS
        if sense.clause.tokens
        else True
    )
    bare = sense.says is Says.ANSWER and sense.plain is Plain.BARE and not little
    return replace(sense, plain=Plain.ASKED) if bare else sense


def _now(sense: Sense, standing: tuple[Value, ...], asked: Asked) -> Sense:
    """What a clause that changes an answer asks for."""
    if sense.says is Says.ANSWER:
        kept = tuple(value for value in standing if value not in sense.left)
        swaps = bool(sense.left) and len(standing) == len({*kept, *sense.values}) > len(sense.values)
        values = (*kept, *sense.values) if swaps else sense.values
        return replace(sense, values=values, plain=Plain.DECIDED)
    words = sense.clause.words
    plain = sense.says is Says.UNCLEAR and not sense.clause.asks and len(standing) == 1
    doubted = not (DENIES | DOUBTS | IFS | REPORTS).isdisjoint(words) or holds(words, _HESITATED)
    if not plain or doubted or holds(words, OF_ANOTHER_DAY):
        return sense
    last = max(candidates(sense.clause.tokens, asked), default=-1)
    if last > 0 and sense.clause.tokens[last - 1].word in ROUNDS:
        return sense  # `Round 4`
    if any(token.word not in _BEHIND for token in sense.clause.tokens[last + 1 :]):
        return sense
    named = named_in(sense, asked) - {*standing}
    return Sense(sense.clause, Says.ANSWER, tuple(named), Plain.DECIDED) if len(named) == 1 else sense


def turns(sense: Sense) -> bool:
    """Does it say that something changes, and nothing else that matters?"""
    words = sense.clause.words
    if sense.says is Says.TAKES_BACK:
        return True
    named = any(
        token.number is not None or token.word in NUMBERS or (is_letter(token) and token.raw.isupper())
        for token in sense.clause.tokens
    )
    spoken = sense.says in (Says.UNCLEAR, Says.COURTESY) and not sense.clause.asks and not named
    return spoken and not _CHANGES.isdisjoint(words) and DENIES.isdisjoint(words) and not holds(words, IFS)


def named_in(sense: Sense, asked: Asked) -> set[Value]:
    """The cards or numbers that a clause names."""
    tokens = sense.clause.tokens
    found = set[Value]()
    for at in candidates(tokens, asked):
        found.update(sense_of(replace(sense.clause, tokens=(tokens[at],), before="", after=""), asked).values)
    return found
