"""What a game leaves behind, as its last letters tell it. Pure; it is gathered where albums are made, above."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dixit_pbem.engine.model import CardId, PlayerName, Round
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.press import Press


@frozen
class Remembered:
    """A card that is remembered: the round it lay in, and its number on the table."""

    played: Round
    number: int

    @property
    def card(self) -> CardId:
        """Its picture."""
        return next(each.card for each in self.played.table if each.number == self.number)


@frozen
class Bound:
    """An album as a file for letters: a PDF, the small copies of cards in it, and what else it shows."""

    content: bytes
    copies: tuple[tuple[CardId, int], ...]
    """Each card, and how many pixels wide."""
    others: tuple[bytes, ...]


@frozen
class Parting:
    """The finest clue, everybody's best card, and the album in each language."""

    finest: Remembered | None
    best: Mapping[PlayerName, Remembered]
    album: Callable[[str], Bound | None]
    """Nothing where it is too much for a mail even with its smallest pictures."""


PartingOf = Callable[[Store, Press], Parting]
