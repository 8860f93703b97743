"""What the friends answer where the script does not fit: the picture whose description has most of the clue's words.

Pure; where nothing fits, chance decides, the same each time.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from dixit_pbem.chance import SeededChance
from dixit_pbem.demo.script import SEED
from dixit_pbem.engine.model import CardId

_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 4
"""So many letters tell a word from others, whatever its ending."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """What the pictures show, in every language."""

    texts: Mapping[CardId, Mapping[str, str]]

    def best(self, clue: str, cards: Collection[CardId], *, purpose: str) -> CardId:
        """The card that fits a clue best."""
        wanted = stems(clue)
        in_any_order: Sequence[CardId] = SeededChance(SEED).shuffled(purpose, sorted(cards))
        return max(in_any_order, key=lambda card: len(wanted & self._stems(card)))

    def _stems(self, card: CardId) -> frozenset[str]:
        return stems(" ".join((card, *self.texts.get(card, {}).values())))


def stems(text: str) -> frozenset[str]:
    """The beginnings of a text's longer words, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return frozenset(word[:_STEM] for word in _WORD.findall(letters))
