"""Nobody leaves without an award: what each of those did best who earned none, and if it is that they were there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from dixit_pbem.album.awards import GameAward, Honour, Laurel
from dixit_pbem.album.rounds import PastRound
from dixit_pbem.engine.model import PlayerName, side_of
from dixit_pbem.engine.systems import Scoring


def keepsakes(rounds: Sequence[PastRound], earned: Sequence[GameAward]) -> tuple[GameAward, ...]:
    """For each who has no award what they did best, compared with everybody: as few as can be get the same."""
    honoured = {player for award in earned for laurel in award.laurels for player in laurel.players}
    players = dict.fromkeys(seat for told in rounds for seat in told.game.seats if seat not in honoured)
    measured = tuple((honour, measure(rounds)) for honour, measure in KEEPSAKES)
    given: Counter[Honour] = Counter()
    kept = []
    for player in players:
        ranked = [
            (given[honour], sum(other > counts[player] for other in counts.values()), place)
            for place, (honour, counts) in enumerate(measured)
            if counts[player]
        ]
        honour, counts = measured[min(ranked)[-1]]
        given[honour] += 1
        kept.append(GameAward(honour, (Laurel((player,), counts[player]),)))
    return tuple(kept)


def _found(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    return Counter(finder for told in rounds for finder in told.scored.found)


def _in_company(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    """How often somebody's vote met another, where that is what scores."""
    return Counter(
        voter
        for told in rounds
        if told.game.rules.scoring is Scoring.CROWD
        for card in told.played.table
        for voter in told.voters_of(card)
        if len(told.voters_of(card)) > 1
    )


def _drawn(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    """The votes of others that somebody's cards drew, the storyteller's left out."""
    return Counter(
        card.owner
        for told in rounds
        for card in told.played.table
        if card.owner != told.storyteller
        for voter in told.voters_of(card)
        if voter not in side_of(told.game.rules, told.game.seats, card.owner)
    )


def _earned_telling(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    earned: Counter[PlayerName] = Counter()
    for told in rounds:
        earned[told.storyteller] += told.scored.points[told.storyteller]
    return earned


def _best_round(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    best: Counter[PlayerName] = Counter()
    for told in rounds:
        best |= Counter(told.scored.points)
    return best


def _there(rounds: Sequence[PastRound]) -> Counter[PlayerName]:
    return Counter(seat for told in rounds for seat in told.game.seats)


KEEPSAKES: tuple[tuple[Honour, Callable[[Sequence[PastRound]], Counter[PlayerName]]], ...] = (
    (Honour.KEEN_EYE, _found),
    (Honour.MAGNET, _drawn),
    (Honour.WITH_THE_CROWD, _in_company),
    (Honour.TELLER, _earned_telling),
    (Honour.GREAT_ROUND, _best_round),
    (Honour.COMPANION, _there),
)
"""What somebody may be thanked for; the last is true of everybody."""
