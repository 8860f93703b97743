"""Why 3 points? How a round is scored: every award with its reason.

A round is told as a `Sheet`, so that a round played anywhere can be scored as well. Points go to sides: a player alone,
or a pair, whose partners both get the award.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from dixit_pbem.engine.model import Award, PlayerName, Reason, Scored, side_of, sides
from dixit_pbem.engine.systems import Rules, Scoring
from dixit_pbem.frozen import frozen


@frozen
class Sheet:
    """A round as it lies on the table. An empty tuple of votes is an abstention."""

    seats: tuple[PlayerName, ...]
    storyteller: PlayerName
    owners: Mapping[int, PlayerName]
    votes: Mapping[PlayerName, tuple[int, ...]]
    red: int | None = None

    def numbers_of(self, player: PlayerName) -> tuple[int, ...]:
        """The table numbers of a player's own cards."""
        return tuple(number for number, owner in self.owners.items() if owner == player)

    @property
    def voted(self) -> dict[PlayerName, tuple[int, ...]]:
        """The votes of those who did not abstain."""
        return {player: numbers for player, numbers in self.votes.items() if numbers}


def score_round(rules: Rules, sheet: Sheet) -> Scored:
    """Score a round: every player's points are the sum of their awards. Without a single vote the round is void."""
    awards = tuple(award for award in _SCORERS[rules.scoring](rules, sheet) if award.points)
    points = Counter(dict.fromkeys(sheet.seats, 0))
    for award in awards:
        points[award.player] += award.points
    return Scored(dict(points), awards, finders(rules, sheet), void=not sheet.voted)


def totals(rules: Rules, scores: Mapping[PlayerName, int], scored: Scored) -> dict[PlayerName, int]:
    """What everybody has after a round."""
    added = {player: score + scored.points[player] for player, score in scores.items()}
    return {player: max(0, score) for player, score in added.items()} if rules.floor else added


def finders(rules: Rules, sheet: Sheet) -> tuple[PlayerName, ...]:
    """The voters with at least one vote on the storyteller's card, in seat order."""
    if rules.scoring is Scoring.CROWD:
        return ()
    sought = set(sheet.numbers_of(sheet.storyteller))
    return tuple(player for player in sheet.seats if sought & set(sheet.voted.get(player, ())))


def _story(rules: Rules, sheet: Sheet) -> list[Award]:
    if not sheet.voted:
        return []
    found = finders(rules, sheet)
    once = _sides_of(rules, sheet, tuple(player for player in found if len(sheet.votes[player]) == 1))
    single_votes = [Award(player, rules.single_vote_bonus, Reason.SINGLE_VOTE) for side in once for player in side]
    return [*_search(rules, sheet, found), *single_votes, *_decoys(rules, sheet)]


def _search(rules: Rules, sheet: Sheet, found: tuple[PlayerName, ...]) -> list[Award]:
    if len(found) in (0, len(sheet.voted)):
        reason = Reason.ALL_FOUND if found else Reason.NONE_FOUND
        earning, back = _sides_of(rules, sheet, tuple(sheet.voted)), rules.all_back if found else rules.none_back
        lost = [Award(player, -back, reason) for player in side_of(rules, sheet.seats, sheet.storyteller)]
        return [*lost, *(Award(player, rules.all_or_none, reason) for side in earning for player in side)]
    lone = len(found) == 1
    points = rules.lone_finder if lone else rules.found
    teller, finder = (
        (Reason.LONE_STORYTELLER, Reason.LONE_FINDER) if lone else (Reason.FOUND_STORYTELLER, Reason.FOUND_FINDER)
    )
    telling, more = side_of(rules, sheet.seats, sheet.storyteller), len(found) * rules.each_finder
    awards = [Award(player, points, teller) for player in telling]
    awards += [Award(player, more, Reason.EACH_FINDER, len(found)) for player in telling]
    awards += [Award(player, points, finder) for side in _sides_of(rules, sheet, found) for player in side]
    return awards


def _sides_of(rules: Rules, sheet: Sheet, players: tuple[PlayerName, ...]) -> tuple[tuple[PlayerName, ...], ...]:
    return tuple(side for side in sides(rules, sheet.seats) if set(side) & set(players))


def _decoys(rules: Rules, sheet: Sheet) -> list[Award]:
    awards = []
    for giver in sheet.seats:
        if giver == sheet.storyteller:
            continue
        side, own = side_of(rules, sheet.seats, giver), sheet.numbers_of(giver)
        others = (numbers for player, numbers in sheet.voted.items() if player not in side)
        votes = sum(number in own for numbers in others for number in numbers)
        counted = votes if rules.decoy_cap is None else min(votes, rules.decoy_cap)
        awards += [Award(player, counted * rules.decoy, Reason.DECOY, votes) for player in side]
    return awards


def _crowd(rules: Rules, sheet: Sheet) -> list[Award]:
    votes = Counter(number for numbers in sheet.voted.values() for number in numbers)
    return [
        Award(player, min(votes[number], rules.crowd_cap), Reason.CROWD, votes[number])
        for player in sheet.seats
        for number in sheet.voted.get(player, ())
        if votes[number] > 1 and number != sheet.red
    ]


_SCORERS: Mapping[Scoring, Callable[[Rules, Sheet], list[Award]]] = {Scoring.STORY: _story, Scoring.CROWD: _crowd}
