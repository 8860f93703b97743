"""The words of chance that joined the shuffle, as the last letter and the album tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.engine.model import Word
from dixit_pbem.words.language import Words


def words_of_chance(words: Words, joined: Sequence[Word]) -> Iterator[str]:
    """A line that asks everybody to look, and a line for each word; nothing where none joined."""
    if joined:
        yield words.say("These words of chance joined the shuffle. Look whether yours stands there as you gave it:")
    for word in joined:
        places = {"name": word.player, "number": word.round, "words": words.quoted(word.words)}
        if word.typed:
            yield words.say("{name}, from round {number} on, typed in by the moderator: {words}", **places)
        else:
            yield words.say("{name}, from round {number} on: {words}", **places)
