"""The storyteller's red mark of the party: which of the numbers in an answer is red."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.tokens import Token

RED = in_any(lambda each: each.red)
_GREEN = in_any(lambda each: each.green)


def coloured(tokens: Sequence[Token]) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The numbers without and with the red mark; nothing where it is not said which is red."""
    numbers: list[int] = []
    reds: list[int] = []
    colour, behind = "", False
    for token in tokens:
        if token.number is not None:
            (reds if colour == "red" else numbers).append(token.number)
            colour, behind = "", True
        elif token.word in _GREEN:
            colour = "green"
        elif token.word in RED:
            colour = "red"
    if colour != "red":
        return tuple(numbers), tuple(reds)
    named_after = behind and len(numbers) == 2 and not reds and any(token.word in _GREEN for token in tokens)
    return (tuple(numbers[:1]), tuple(numbers[1:])) if named_after else None
