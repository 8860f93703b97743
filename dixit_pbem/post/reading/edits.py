"""Who gave two answers changes one of them: `tira a 5 e põe a 6, a 2 fica`, `add 5 to my 1`.

Each card that is named is dropped, added or kept by the verb nearest to it; what stands and is not dropped stays.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.pointing import ADDS, KEEPS_IT, NO_DROPS, OFF, STAYS_BEHIND, SWAPS
from dixit_pbem.post.reading.languages.weighing import DROPS, FIXES, FORGETS
from dixit_pbem.post.reading.numerals import NUMBERS
from dixit_pbem.post.reading.plain import DENIES, DOUBTS, Value
from dixit_pbem.post.reading.sense import IFS, Says, Sense

_DROPS = DROPS | FORGETS | (in_any(lambda each: each.drops) - DENIES - NO_DROPS)
_KEEPS = in_any(lambda each: each.keeps) | KEEPS_IT
_MOST = 24


def edited(senses: Sequence[Sense], asked: Asked) -> tuple[Value, ...]:
    """What counts now; nothing where it is not plain what becomes of each card that is named."""
    standing = standing_values(asked)
    said = [word for sense in senses for word in sense.clause.words]
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    if not standing or wanted < len(("one", "other")) or len(said) > _MOST or asked.red:
        return ()
    asks = any(sense.clause.asks and not holds(sense.clause.words, FIXES) for sense in senses)
    if asks or not (DOUBTS | IFS).isdisjoint(said):
        return ()
    dropped, added, kept = set[Value](), set[Value](), set[Value]()
    for sense in senses:
        for value, becomes in _named(sense, asked, standing):
            group = {"dropped": dropped, "added": added, "kept": kept}.get(becomes)
            if group is None:
                return ()
            group.add(value)
    added -= {*standing}
    now = ({*standing} - dropped) | added
    fits = 0 < len(now) <= wanted and (asked.phase is Phase.VOTE or len(now) == wanted)
    plain = dropped <= {*standing} and kept <= now and not dropped & (added | kept)
    return tuple(sorted(now, key=str)) if fits and plain and (dropped or added) else ()


def _named(sense: Sense, asked: Asked, standing: tuple[Value, ...]) -> list[tuple[Value, str]]:
    """Each card of a clause, and what becomes of it."""
    if sense.says is Says.ANSWER and not sense.left:
        return [(value, "kept" if value in standing else "added") for value in sense.values]
    found = [(value, "dropped") for value in sense.left if isinstance(value, int | str)]
    tokens = sense.clause.tokens
    places = candidates(tokens, asked)
    last = 0
    swaps = False
    for place in places:
        before = [token.word for token in tokens[last:place]]
        after = [token.word for token in tokens[place + 1 : place + 2]]
        value = value_of(tokens[place])
        if _counts(tokens[place].word, value, standing):
            continue
        if sense.left and value not in standing:
            found.append((value, "added"))
            continue
        becomes, swaps = _becomes(before, after, value, standing, swaps=swaps)
        found.append((value, becomes))
        last = place + 1
    return found


def _counts(word: str, value: Value, standing: tuple[Value, ...]) -> bool:
    """`Skoro można dwa`: as many as there are votes."""
    return value == len(("one", "other")) and value not in standing and word in NUMBERS


def _becomes(
    before: Sequence[str], after: Sequence[str], value: Value, standing: tuple[Value, ...], *, swaps: bool
) -> tuple[str, bool]:
    """What becomes of a card, by the words before it and the one behind it; and whether another takes its place."""
    stands = value in standing
    if stands and not SWAPS.isdisjoint([*before, *after]):
        return "dropped", True
    if swaps and not stands:
        return "added", False
    for word in reversed(before):
        if stands and (word in _DROPS or (word in ADDS and not OFF.isdisjoint(after))):
            return "dropped", False
        if stands and word in _KEEPS | STAYS_BEHIND:
            return "kept", False
        if not stands and word in ADDS:
            return "added", False
    if stands and not _KEEPS.isdisjoint(after):
        return "kept", False
    return ("dropped" if stands and not OFF.isdisjoint(after) else "unclear"), False
