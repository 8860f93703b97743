"""Which components a game needs: the table of the rules, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dixit_pbem.engine.systems import Rules
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.track import LAST_SPACE


@frozen
class Row:
    """What a system is played with."""

    boards: bool = False
    numbered: bool = False
    track: bool = False
    pawns: bool = False
    score_pad: bool = False


ROWS: Mapping[str, Row] = MappingProxyType(
    {
        "odyssey": Row(boards=True, track=True, pawns=True),
        "party": Row(boards=True, track=True, pawns=True),
        "team": Row(boards=True, track=True, pawns=True),
        "classic": Row(numbered=True, track=True, pawns=True),
        "modern": Row(boards=True, track=True, pawns=True),
        "imaginarium": Row(boards=True, track=True, pawns=True),
        "demo": Row(score_pad=True),
    }
)


@frozen
class Components:
    """How many there must be of each component; `owners` are players, or teams where these share pawn and board."""

    owners: int
    boards: int = 0
    green: int = 0
    red: int = 0
    numbered: int = 0
    """So many owners have tokens numbered 1 to `highest`."""
    highest: int = 0
    laps: int = 0
    pawns: int = 0
    track: bool = False
    score_pad: bool = False


def components_for(base: str, rules: Rules, players: int) -> Components:
    """What a game of so many players needs on the table: no more and no less."""
    row = ROWS[base]
    owners = players // 2 if rules.pairs else players
    return Components(
        owners=owners,
        boards=owners * row.boards,
        green=owners * rules.votes * row.boards,
        red=int(rules.red_mark and row.boards),
        numbered=owners * row.numbered,
        highest=rules.table_size(players) * row.numbered,
        laps=owners * (row.track and passes_the_end(rules)),
        pawns=owners * row.pawns,
        track=row.track,
        score_pad=row.score_pad,
    )


def passes_the_end(rules: Rules) -> bool:
    """Whether scores go on where the track ends."""
    return rules.points_to_win is None or rules.points_to_win > LAST_SPACE


FULL_BOX = Components(
    owners=12,
    boards=12,
    green=12,
    red=12,
    numbered=6,
    highest=6,
    laps=12,
    pawns=12,
    track=True,
    score_pad=True,
)
"""What serves any game."""
