"""How plainly a clause answers, and the words that make an answer doubtful in any language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from dixit_pbem.post.reading.languages import Lexicon, in_any
from dixit_pbem.post.reading.tokens import Token

Value = int | str
"""The number of a card on the table, or the letter of one in the hand."""
Read = tuple[tuple[Value, ...], "Plain", tuple[Token, ...]]
"""The values, how plainly they answer, and the tokens in which colours stand."""
ALL_COURTESY = in_any(lambda each: each.courtesy)
DENIES = in_any(lambda each: each.denies)
AGAINST = frozenset(word for word in in_any(lambda each: each.against | each.either | each.doubts) if len(word) > 1)
DOUBTS = frozenset(word for word in in_any(lambda each: each.doubts | each.either) if len(word) > 1)
"""Words of doubt, and of two answers at once; an `o` is too many other things."""


class Plain(IntEnum):
    """How plainly an answer answers."""

    NO = 0
    WEAK = 1
    """With words that may also speak of something else: `it's 5`."""
    BARE = 2
    ASKED = 3
    """With words that ask for it: `card 5`, `la 5`."""
    DECIDED = 4
    """With words that decide: `I vote 5`."""


def acts(phrases: Sequence[str], lexicon: Lexicon) -> bool:
    """`I'll` and `go with`: who acts, and what they do."""
    wishes = [at for at, phrase in enumerate(phrases) if phrase in lexicon.wishes]
    return bool(wishes) and any(phrase in lexicon.acts | lexicon.needy for phrase in phrases[wishes[0] + 1 :])
