"""Rounds in shorthand: `sheet("ABCD", table="BACD", votes="B2 C2,3 D-")`. The first seat tells; `-` abstains."""

from __future__ import annotations

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import RuleChoice, Rules, rules_for


def rules(base: str, players: int, **house: int | str | None) -> Rules:
    chosen = rules_for(RuleChoice(base, house), players)
    assert chosen is not None
    return chosen


def sheet(seats: str, *, table: str, votes: str, red: int | None = None, storyteller: str | None = None) -> Sheet:
    players = tuple(map(PlayerName, seats))
    teller = players[0] if storyteller is None else PlayerName(storyteller)
    return Sheet(players, teller, {at: PlayerName(owner) for at, owner in enumerate(table, 1)}, read(votes), red)


def read(votes: str) -> dict[PlayerName, tuple[int, ...]]:
    """`B2 C2,3 D-`."""
    return {
        PlayerName(vote[0]): () if vote[1:] == "-" else tuple(map(int, vote[1:].split(","))) for vote in votes.split()
    }


def points(written: str) -> dict[PlayerName, int]:
    """`A3 B0 C11`."""
    return {PlayerName(score[0]): int(score[1:]) for score in written.split()}
