"""What a clause says in the light of the answer beside it: concessions, thoughts that led there, other things' numbers.

`sense` looks at one clause alone and is strict. Here a clause that would be asked about by itself is let pass, because
the answer that stands with it leaves no doubt: `the first, although the sixth is a marvel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.apart import (
    is_a_condition_of_life,
    is_an_amount,
    is_of_life,
    is_of_nothing_asked,
    is_plain_talk,
    is_told_of_others,
    stands_apart,
)
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.changes import changed, named_in, replaced
from dixit_pbem.post.reading.clauses import PLEASE
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import CONVINCES
from dixit_pbem.post.reading.numerals import ARTICLES, COUNTS, NOUNS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain, Value
from dixit_pbem.post.reading.sense import IFS, Says, Sense, small_words
from dixit_pbem.post.reading.turning import parted

_CONCEDES = in_any(lambda each: each.concedes)
_HESITATED = in_any(lambda each: each.hesitated)
_CHECKS = in_any(lambda each: each.checks)
_HENCE = in_any(lambda each: each.hence)
_BESIDE_A_NOT = ARTICLES | NOUNS | {"and", "e", "a", "i", "die"}
_OPENS = (
    in_any(lambda each: each.particles | each.joins | each.buts)
    | {"i", "io", "eu", "ja", "e", "a"}
    | words("estaba estuve era eran yo he ya was am were ero sono stata stato estava estive byłam byłem")
)
_CHANGES = in_any(lambda each: each.against - each.conditions)
_SHORTEST_TAIL = 2
_MOST_CLAUSES = 120
"""Nobody thinks longer; a text that goes on and on is read clause by clause, in a time that grows with its length."""
_BUTS = in_any(lambda each: each.buts)
_THEREFORE = _HENCE - _BUTS
_ALSO = in_any(lambda each: each.also)


def in_context(senses: tuple[Sense, ...], said: Sequence[Sense], asked: Asked) -> tuple[Sense, ...]:
    """The same, with what the answers and an earlier answer make clear; `said` has also what was taken back."""
    if len(senses) > _MOST_CLAUSES:
        return senses
    senses = tuple(part for sense in senses for part in parted(sense, asked))
    senses = (() if asked.red else replaced(senses, asked)) or changed(senses, said, asked)
    senses = _concluded(senses, asked)
    answers = [at for at, sense in enumerate(senses) if sense.says is Says.ANSWER]
    if not answers:
        return senses
    return tuple(_passed(senses, at, answers, asked) for at in range(len(senses)))


def _concluded(senses: tuple[Sense, ...], asked: Asked) -> tuple[Sense, ...]:
    """`… so: 1` and `więc… 1` decide; `non so, 5` changes nothing."""
    found = list(senses)
    for at in range(1, len(senses)):
        above, here = senses[at - 1], senses[at]
        words = above.clause.words
        hedged = asked.standing is not None and any(map(_hedges, senses[max(0, at - _SHORTEST_TAIL) : at]))
        opens = bool(here.clause.words) and here.clause.words[0] in _THEREFORE and here.says is Says.ANSWER
        if opens and not hedged and here.plain >= Plain.BARE:
            found[at] = replace(here, plain=Plain.DECIDED)
        if _is_asked_for(above, here):
            found[at - 1] = replace(above, plain=Plain.ASKED)
        ends = here.says is Says.ANSWER and bool(words) and words[-1] in _HENCE and not above.clause.asks
        if ends and not hedged and above.clause.line == here.clause.line:
            found[at] = replace(here, plain=Plain.DECIDED)
    return tuple(found)


def _hedges(sense: Sense) -> bool:
    """`Not sure`, `boh`: a mild doubt and nothing else."""
    return len(sense.clause.words) > 1 and small_words(sense.clause.words) is Says.IDLE


def _is_asked_for(sense: Sense, below: Sense) -> bool:
    """`A 2, por favor`: an answer, and a please behind it."""
    asks = " ".join(below.clause.words) in PLEASE and not below.clause.asks
    joined = below.clause.line == sense.clause.line and sense.clause.after.strip() == ","
    return asks and joined and sense.says is Says.ANSWER and sense.plain < Plain.ASKED


def _passed(senses: Sequence[Sense], at: int, answers: Sequence[int], asked: Asked) -> Sense:
    """This sense, as small talk where the answers beside it leave no doubt."""
    sense = senses[at]
    if sense.says is Says.ANSWER and at and _is_said_twice(senses[at - 1], sense):
        return Sense(sense.clause, Says.UNCLEAR)
    if sense.says is Says.ANSWER and at != answers[-1] and at and _hesitates(senses[at - 1]):
        before, last = senses[at - 1].clause, senses[answers[-1]]
        joined = before.line == sense.clause.line and set(before.after.strip()) <= {","}
        return Sense(sense.clause, Says.IDLE) if joined and last.values != sense.values else sense
    if sense.says is Says.UNCLEAR and _asks_leave(senses, at, answers, asked):
        return Sense(sense.clause, Says.IDLE)
    if sense.says is not Says.UNCLEAR:
        return sense
    apart = stands_apart(senses, at, answers)
    if apart and is_of_life(sense, [senses[place] for place in answers], asked):
        return Sense(sense.clause, Says.IDLE)
    if apart and asked.standing is None and is_plain_talk(sense, asked):
        return Sense(sense.clause, Says.IDLE)
    if not _CHANGES.isdisjoint(sense.clause.words):
        return sense
    harmless = _is_harmless(senses, at, answers, asked) or is_told_of_others(
        sense, [senses[place] for place in answers]
    )
    in_order = not sense.clause.asks or at < answers[0]
    harmless = harmless or (in_order and apart and is_of_nothing_asked(sense, asked))
    return Sense(sense.clause, Says.IDLE) if harmless else sense


def _is_harmless(senses: Sequence[Sense], at: int, answers: Sequence[int], asked: Asked) -> bool:
    """Is it a concession, a hesitation, a wager, a denial of no card that counts: `the first, although …`?"""
    sense = senses[at]
    beside = [place for place in answers if senses[place].clause.paragraph == sense.clause.paragraph]
    later = [place for place in answers if place > at]
    if sense.clause.asks:
        return _asks_after_it(senses, at, answers, asked) or _answers_itself(senses, at, later, asked)
    values = {senses[place].values for place in answers}
    in_line = any(senses[place].clause.line == sense.clause.line for place in beside)
    return (
        (bool(beside) and _concedes(sense))
        or (_hesitates(sense) and any(_decides(senses[place]) for place in later))
        or (in_line and _says_the_same(sense, values, asked))
        or (at > answers[0] and _is_a_wager(sense, values, asked))
        or is_a_condition_of_life(senses, at, asked)
        or (bool(later) and _denies_in_general(sense, asked))
        or (at > answers[0] and bool(later) and _hesitates_between_the_same(sense, values, asked))
        or _rejects(senses, at, asked)
        or _counts_other_things(sense, [senses[place] for place in answers], asked)
    )


def _hesitates_between_the_same(sense: Sense, values: set[tuple[Value, ...]], asked: Asked) -> bool:
    """`Three! Or not… no, fine, three`."""
    return len(values) == 1 and asked.standing is None and not candidates(sense.clause.tokens, asked)


def _is_said_twice(above: Sense, sense: Sense) -> bool:
    """`3 degrees, I say three`: of something else."""
    tokens = above.clause.tokens
    return above.clause.line == sense.clause.line and any(
        token.number in sense.values and tokens[at + 1].word in COUNTS for at, token in enumerate(tokens[:-1])
    )


def _opened(sense: Sense) -> tuple[str, ...]:
    """Its words without those with which one begins to speak."""
    words = sense.clause.words
    while words and words[0] in _OPENS and not begins(words, _CONCEDES | _HESITATED):
        words = words[1:]
    return words


def _concedes(sense: Sense) -> bool:
    """`Although the sixth is a marvel`, `but 7 was good too`, `(loved 4 too)`."""
    words, before = sense.clause.words, sense.clause.before
    if not CONVINCES.isdisjoint(words):
        return False  # `but 6 convinces me as well`
    beside = bool(words) and (words[0] in _BUTS or "(" in before) and not _ALSO.isdisjoint(words)
    return beside or begins(_opened(sense), _CONCEDES) > 0


def _hesitates(sense: Sense) -> bool:
    hesitant = sense.says in (Says.UNCLEAR, Says.IDLE) and not sense.clause.asks
    return hesitant and begins(_opened(sense), _HESITATED) > 0


def _decides(sense: Sense) -> bool:
    """Does it end a thought: with words that ask for it, or behind a `but`?"""
    words = sense.clause.words
    token = sense.clause.tokens[0] if len(sense.clause.tokens) == 1 else None
    plain = token is not None and (token.number is not None or token.raw.isupper())
    alone = plain and bool(set(sense.clause.before) & set(".!?"))
    return sense.plain >= Plain.ASKED or alone or bool(words and words[0] in _HENCE)


def _asks_after_it(senses: Sequence[Sense], at: int, answers: Sequence[int], asked: Asked) -> bool:
    """`I play D. Is that how I do it?`: a question of its own behind an answer, about no card."""
    sense, above = senses[at], senses[at - 1] if at else None
    behind = (
        above is not None
        and answers[0] < at
        and bool(set(above.clause.after) & set(".!…)☺") or above.clause.line < sense.clause.line)
    )
    words = sense.clause.words
    return (
        behind
        and not candidates(sense.clause.tokens, asked)
        and len(words) > _SHORTEST_TAIL
        and begins(words, _CHECKS) > 0
        and DOUBTS.isdisjoint(words)
    )


def _asks_leave(senses: Sequence[Sense], at: int, answers: Sequence[int], asked: Asked) -> bool:
    """`Can I still switch? Then C instead of F`: who asks to change an answer, and says to what."""
    sense, last = senses[at], senses[answers[-1]]
    asks = asked.standing is not None and sense.clause.asks and not _CHANGES.isdisjoint(sense.clause.words)
    return asks and answers[-1] > at and last.plain >= Plain.ASKED and named_in(sense, asked) <= {*last.values}


def _answers_itself(senses: Sequence[Sense], at: int, later: Sequence[int], asked: Asked) -> bool:
    """`2? yes, 2`."""
    sense = senses[at]
    named = named_in(sense, asked)
    here = [senses[place] for place in later if senses[place].clause.line == sense.clause.line]
    same = all(set(each.values) == named for each in here)
    chosen = all(set(each.values) < named and each.plain >= Plain.ASKED for each in here)
    return bool(named) and bool(here) and (same or chosen)


def _says_the_same(sense: Sense, values: set[tuple[Value, ...]], asked: Asked) -> bool:
    """`Only B fits a little`, beside `B`."""
    named = named_in(sense, asked)
    words = sense.clause.words
    signs = asked.phase is Phase.CARD and sense.clause.tokens[-1].raw.upper() in named
    same = len(values) == 1 and bool(named) and named <= set(*values) and not signs
    return same and (DENIES | AGAINST).isdisjoint(words)


def _is_a_wager(sense: Sense, values: set[tuple[Value, ...]], asked: Asked) -> bool:
    """`And if it isn't, I eat my hat`."""
    words = _opened(sense)
    wager = bool(words) and words[0] in IFS and not DENIES.isdisjoint(words[1:4]) and len(words) > 4
    return wager and len(values) == 1 and named_in(sense, asked) <= set(*values)


def _denies_in_general(sense: Sense, asked: Asked) -> bool:
    """`None of mine really fits`, above an answer."""
    words, ended = sense.clause.words, set(sense.clause.after) & set(",.!;…☺")
    return bool(ended) and len(words) > _SHORTEST_TAIL and AGAINST.isdisjoint(words) and not named_in(sense, asked)


def _rejects(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`C, not B`: no more than the card that is not meant, beside the one that is."""
    sense = senses[at]
    tokens, named = sense.clause.tokens, candidates(sense.clause.tokens, asked)
    others = {token.word for place, token in enumerate(tokens) if place not in named}
    if len(named) != 1 or not DENIES & others or not others <= DENIES | _BESIDE_A_NOT:
        return False
    value = named_in(sense, asked)
    near = [senses[place] for place in (at - 1, at + 1) if 0 <= place < len(senses)]
    later = [each for each in senses[at + 1 :] if each.plain >= Plain.BARE]
    beside = any(
        each.says is Says.ANSWER and each.clause.line == sense.clause.line and not value & set(each.values)
        for each in near
    )
    return beside or (bool(later) and all(not value & set(each.values) for each in later))


def _counts_other_things(sense: Sense, answers: Sequence[Sense], asked: Asked) -> bool:
    """`3 meetings and 1 dentist. La quattro`: amounts of what is no card, beside an answer that asks to be one."""
    tokens = sense.clause.tokens
    places = candidates(tokens, asked)
    if (
        asked.phase is not Phase.VOTE
        or not places
        or _hesitates(sense)
        or not (DENIES | DOUBTS).isdisjoint(sense.clause.words)
    ):
        return False
    plain = any(each.plain >= Plain.ASKED or not _is_figure(each) for each in answers)
    return plain and all(is_an_amount(tokens, at) for at in places)


def _is_figure(sense: Sense) -> bool:
    return any(token.number is not None for token in sense.clause.tokens)
