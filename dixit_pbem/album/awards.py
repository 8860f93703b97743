"""Who stands out? The awards of a whole game; an award that nobody earned is left out.

Who ties is told apart by a second and a third measure, and what happened in one round by which came first; those who
did something as often as each other by every measure share the award.

Where the search for the storyteller's card is scored:

- the finest clue: of those that some found and some did not, the one whose share of finders is nearest to a half;
- the best decoy: the card that drew the most votes away from the storyteller's, two at least;
- the mind-readers: who found the card of whom most often, twice at least;
- the lone wolf: whose votes stood alone on their card most often, twice at least.

Where voting with the crowd is scored, a clue is fine if it brings the table together: then it is the clue that earned
the most points, the card that drew the most votes of others, the pair who chose the same card most often, and the lone
wolf.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import combinations

from dixit_pbem.album.rounds import PastRound
from dixit_pbem.engine.model import PlayerName, TableCard, side_of
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.frozen import frozen

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
    KEEN_EYE = "keen eye"
    WITH_THE_CROWD = "with the crowd"
    MAGNET = "magnet"
    TELLER = "teller"
    GREAT_ROUND = "great round"
    COMPANION = "companion"


@frozen
class Laurel:
    """What somebody did to earn an award: so often `count`, where it says something out of `of`."""

    players: tuple[PlayerName, ...]
    count: int
    of: int = 0
    told: PastRound | None = None
    """The round it happened in, for what happened once."""
    card: TableCard | None = None
    then: tuple[int | Fraction, ...] = ()
    """What decides where others did as much: a second and a third measure."""


@frozen
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
    """The clues that were found by a share of the voters nearest to a half, but not by all or none.

    Then counts how many voted, then over how many cards the votes went.
    """
    split = tuple(
        Laurel(
            (told.storyteller,),
            found,
            voters,
            told,
            told.story,
            then=(-_off_half(found, voters), voters, spread, -told.number),
        )
        for told in rounds
        for found, voters in ((len(told.scored.found), len(told.voted)),)
        for spread in (len({number for numbers in told.voted.values() for number in numbers}),)
        if 0 < found < voters
    )
    return _first(split, lambda laurel: laurel.then)


def _off_half(found: int, voters: int) -> Fraction:
    return abs(Fraction(found, voters) - Fraction(1, 2))


def clearest_clues(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The clues of the rounds in which the table earned most points together.

    Then counts how many met on one card, then on how few cards the votes lay.
    """
    return _most(
        Laurel(
            (told.storyteller,),
            sum(told.scored.points.values()),
            told=told,
            card=told.story,
            then=(most, -spread, -told.number),
        )
        for told in rounds
        for votes in ([len(told.voters_of(card)) for card in told.played.table],)
        for most, spread in ((max(votes, default=0), sum(map(bool, votes))),)
    )


def best_cards(rounds: Iterable[PastRound]) -> tuple[Laurel, ...]:
    """The cards with the most votes of others; the storyteller's own only counts where nobody searches for it.

    Then counts how large a share of the votes that was, then how few votes the storyteller's card got.
    """
    return _most(
        Laurel((card.owner,), votes, told=told, card=card, then=(share, -len(told.voters_of(told.story)), *first))
        for told in rounds
        for card in told.played.table
        for side in (side_of(told.game.rules, told.game.seats, card.owner),)
        for votes in (sum(voter not in side for voter in told.voters_of(card)),)
        for first in ((-told.number, -card.number),)
        for share in (Fraction(votes, max(1, sum(map(len, told.voted.values())))),)
        if told.game.rules.scoring is Scoring.CROWD or card.owner != told.storyteller
    )


def mind_readers(rounds: Sequence[PastRound]) -> tuple[Laurel, ...]:
    """Who found whose card most often, the finder first; then in how large a share of the rounds, then also back."""
    found = Counter((finder, told.storyteller) for told in rounds for finder in told.scored.found)
    tried = Counter((voter, told.storyteller) for told in rounds for voter in told.voted)
    return _most(
        Laurel(pair, times, then=(Fraction(times, tried[pair]), found[pair[::-1]])) for pair, times in found.items()
    )


def like_minds(rounds: Sequence[PastRound]) -> tuple[Laurel, ...]:
    """The pairs who voted for the same card most often; then in how large a share of the rounds, then how well."""
    met: Counter[tuple[PlayerName, ...]] = Counter()
    points: Counter[tuple[PlayerName, ...]] = Counter()
    tried: Counter[tuple[PlayerName, ...]] = Counter()
    for told in rounds:
        voted = [seat for seat in told.game.seats if seat in told.voted]
        tried.update(combinations(voted, 2))
        for card in told.played.table:
            for pair in combinations([seat for seat in voted if seat in told.voters_of(card)], 2):
                met[pair] += 1
                points[pair] += sum(told.scored.points[player] for player in pair)
    return _most(Laurel(pair, times, then=(Fraction(times, tried[pair]), points[pair])) for pair, times in met.items())


def lone_wolves(rounds: Sequence[PastRound]) -> tuple[Laurel, ...]:
    """Whose votes were the only ones for their card most often; then in how large a share, then with how few finds."""
    alone = Counter(voters for told in rounds for card in told.played.table if len(voters := told.voters_of(card)) == 1)
    cast = Counter(voter for told in rounds for voter, numbers in told.voted.items() for _ in numbers)
    found = Counter(finder for told in rounds for finder in told.scored.found)
    return _most(
        Laurel(wolf, times, then=(Fraction(times, cast[wolf[0]]), -found[wolf[0]])) for wolf, times in alone.items()
    )


def _most(laurels: Iterable[Laurel]) -> tuple[Laurel, ...]:
    """All with the highest count, if that is no mere chance."""
    return _first(
        tuple(laurel for laurel in laurels if laurel.count >= LEAST_TIMES), lambda laurel: (laurel.count, *laurel.then)
    )


def _first(laurels: Sequence[Laurel], measures: Callable[[Laurel], tuple[int | Fraction, ...]]) -> tuple[Laurel, ...]:
    best = max(map(measures, laurels), default=())
    return tuple(laurel for laurel in laurels if measures(laurel) == best)


Laurels = Callable[[Sequence[PastRound]], tuple[Laurel, ...]]
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
