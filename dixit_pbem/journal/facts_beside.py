"""What a fact is; and what players say and love beside their moves."""

from __future__ import annotations

from dixit_pbem.engine.kinds import NUMBER, TEXT, part
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen


class Fact:
    """Something that is no part of the game itself."""

    __slots__ = ()


@frozen
class SaidBeside(Fact):
    """Words that a player wrote beside an answer: told with the results of its round, never before."""

    player: PlayerName = part(TEXT)
    text: str = part(TEXT, secret=True)


@frozen
class WordsStruck(Fact):
    """The moderator keeps what a player wrote beside answers so far from the results of the open round."""

    player: PlayerName = part(TEXT)


@frozen
class Loved(Fact):
    """A player loves the picture under this number on the table of a round that is over."""

    player: PlayerName = part(TEXT)
    round: int = part(NUMBER)
    number: int = part(NUMBER)
    owner: PlayerName = part(TEXT)
