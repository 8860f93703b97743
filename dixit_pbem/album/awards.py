"""Who stands out? The awards of a whole game; an award that nobody earned is left out, and all who tie share it.

Where the search for the storyteller's card is scored:

- the finest clue: of those that some found and some did not, the one whose share of finders is nearest to a half;
- the best decoy: the card that drew the most votes away from the storyteller's, two at least;
- the mind-readers: who found the card of whom most often, twice at least;
- the lone wolf: whose votes stood alone on their card most often, twice at least.

Where voting with the crowd is scored, a clue is fine if it brings the table together: then it is the clue that earned
most points, the card that drew most votes of others, the pair who chose the same card most often, and the lone wolf.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations

from dixit_pbem.album.rounds import PastRound
from dixit_pbem.engine.model import PlayerName, TableCard, side_of
from dixit_pbem.engine.systems import Scoring

LEAST_TIMES = 2
"""Once is chance."""


class Honour(StrEnum):
    """What an award is for."""

    FINEST_CLUE = "finest clue"
    BEST_DECOY = "best decoy"
    MIND_READERS = "mind-readers"
    CLEAREST_CLUE = "clearest clue"
    CROWD_CARD = "crowd's card"
    LIKE_MINDS = "like minds"
    LONE_WOLF = "lone wolf"


@dataclass(frozen=True, slots=True)
class Laurel:
    """What somebody did to earn an award: so often `count`, where it says something out of `of`."""

    players: tuple[PlayerName, ...]
    count: int
    of: int = 0
    told: PastRound | None = None
    """The round it happened in, for what happened once."""
    card: TableCard | None = None


@dataclass(frozen=True, slots=True)
class GameAward:
    """An award, and everybody who earned it."""

    honour: Honour
    laurels: tuple[Laurel, ...]


def awards(rounds: Sequence[PastRound]) -> tuple[GameAward, ...]:
    """The awards of these rounds."""
    crowd = any(told.game.rules.scoring is Scoring.CROWD for told in rounds)
    earned = ((honour, laurels(rounds)) for honour, laurels in (CROWD_AWARDS if crowd else STORY_AWARDS))
    return tuple(GameAward(honour, laurels) for honour, laurels in earned if laurels)


def finest_clues(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The clues that were found by a share of the voters nearest to a half, but not by all or none."""
    split = tuple(
        Laurel((told.storyteller,), found, voters, told, told.story)
        for told in rounds
        for found, voters in ((len(told.scored.found), len(told.voted)),)
        if 0 < found < voters
    )
    nearest = min(map(_off_half, split), default=None)
    return tuple(laurel for laurel in split if _off_half(laurel) == nearest)


def _off_half(laurel: Laurel) -> Fraction:
    return abs(Fraction(laurel.count, laurel.of) - Fraction(1, 2))


def clearest_clues(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The clues of the rounds in which the table earned most points together."""
    return _most(
        Laurel((told.storyteller,), sum(told.scored.points.values()), told=told, card=told.story) for told in rounds
    )


def best_cards(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The cards with most votes of others; the storyteller's own only counts where nobody searches for it."""
    return _most(
        Laurel((card.owner,), sum(voter not in side for voter in told.voters_of(card)), told=told, card=card)
        for told in rounds
        for card in told.played.table
        for side in (side_of(told.game.rules, told.game.seats, card.owner),)
        if told.game.rules.scoring is Scoring.CROWD or card.owner != told.storyteller
    )


def mind_readers(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """Who found whose card most often: the finder first."""
    return _most_often((finder, told.storyteller) for told in rounds for finder in told.scored.found)


def like_minds(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The pairs who voted for the same card most often."""
    return _most_often(
        pair
        for told in rounds
        for card in told.played.table
        for pair in combinations([seat for seat in told.game.seats if seat in told.voters_of(card)], 2)
    )


def lone_wolves(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """Whose votes were the only ones for their card most often."""
    return _most_often(
        voters for told in rounds for card in told.played.table if len(voters := told.voters_of(card)) == 1
    )


def _most_often(happened: Iterable[tuple[PlayerName, ...]]) -> tuple[Laurel, ...]:
    return _most(Laurel(players, times) for players, times in Counter(happened).items())


def _most(laurels: Iterable[Laurel]) -> tuple[Laurel, ...]:
    """All with the highest count, if that is no mere chance."""
    earned = tuple(laurels)
    most = max((laurel.count for laurel in earned), default=0)
    return tuple(laurel for laurel in earned if laurel.count == most >= LEAST_TIMES)


Laurels = Callable[[Iterable[PastRound]], tuple[Laurel, ...]]
STORY_AWARDS: tuple[tuple[Honour, Laurels], ...] = (
    (Honour.FINEST_CLUE, finest_clues),
    (Honour.BEST_DECOY, best_cards),
    (Honour.MIND_READERS, mind_readers),
    (Honour.LONE_WOLF, lone_wolves),
)
CROWD_AWARDS: tuple[tuple[Honour, Laurels], ...] = (
    (Honour.CLEAREST_CLUE, clearest_clues),
    (Honour.CROWD_CARD, best_cards),
    (Honour.LIKE_MINDS, like_minds),
    (Honour.LONE_WOLF, lone_wolves),
)
