"""Several games of a group as one season: places, wins, finest clues, who finds whom. Of games that are over alone.

Each game gives points by place: as many as sat at the table for the first, one fewer for each who had more points; who
ties shares the place. People are the same where their address is, or else their name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from fractions import Fraction

from dixit_pbem.album.awards import finest_clues
from dixit_pbem.album.rounds import past_rounds
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.storage.names import folded


@frozen
class Person:
    """Somebody who played in the season, under the name of their last game; each has a number."""

    number: int
    name: str


@frozen
class Fine:
    """The finest clue of a game."""

    game: str
    text: str
    teller: int
    found: int
    of: int


@frozen
class GameInSeason:
    """A game that counts."""

    title: str
    file: str
    ended: datetime
    players: int
    winners: tuple[int, ...]


@frozen
class Standing:
    """What somebody did in all games."""

    person: int
    games: int
    place_points: int
    wins: int
    points: int
    finest: int


@frozen
class Found:
    """How often somebody found the card of somebody else, of how many clues they voted on."""

    finder: int
    teller: int
    times: int
    of: int


@frozen
class Season:
    """Everything that the table of a season tells; numbers stand for people."""

    people: Mapping[int, Person]
    games: tuple[GameInSeason, ...]
    standings: tuple[Standing, ...]
    finest: tuple[Fine, ...]
    finds: tuple[Found, ...]
    left_out: tuple[tuple[str, str], ...]
    """Games that do not count, and why not."""


@frozen
class _Counted:
    """A game that counts, and the person in each of its seats, those of before too."""

    running: Running
    ended: datetime
    people: Mapping[PlayerName, int]


def why_left_out(found: Opened) -> str | None:
    """Why a game does not count, or None."""
    if found.running is None:
        return "it has not begun"
    game = found.running.game
    if game.phase is not Phase.FINISHED or game.ending is None:
        return "it is not over yet"
    return None if game.ending.winners else "it ended, and nobody won"


def season_of(opened: Sequence[Opened]) -> Season:
    """The season of these games, in the order in which they ended; each counts once."""
    roll, over, left_out = _Roll(), dict[str, Opened](), list[tuple[str, str]]()
    for found in opened:
        why = why_left_out(found)
        if why is None and (twin := over.get(found.begun.game.commitment)):
            why = f"it is the same game as {twin.home.name}"
        if why is None:
            over[found.begun.game.commitment] = found
        else:
            left_out.append((found.home.name, why))
    games = tuple(
        _Counted(found.begun, _ended(found), roll.people_of(found.begun)) for found in sorted(over.values(), key=_ended)
    )
    finest = tuple(fine for game in games for fine in _finest(game))
    standings = sorted(_standings(games, finest), key=_best_first)
    people = {number: Person(number, name) for number, name in enumerate(roll.names)}
    return Season(people, tuple(map(_told, games)), tuple(standings), finest, tuple(_finds(games)), tuple(left_out))


def _ended(found: Opened) -> datetime:
    """When the last event of the game itself was written down, which is its end."""
    last = found.history.steps[-1].seq
    return next(entry.at for entry in found.journal if entry.seq == last)


class _Roll:
    """Everybody so far: by address first, then by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._by_address: dict[str, int] = {}
        self._by_name: dict[str, int] = {}

    def people_of(self, running: Running) -> Mapping[PlayerName, int]:
        """The person in each seat; nobody sits in two of them."""
        seats = {**running.gone, **running.seats}
        people = {
            name: self._by_address[seat.email.casefold()]
            for name, seat in seats.items()
            if seat.email and seat.email.casefold() in self._by_address
        }
        for name in seats:
            known = self._by_name.get(folded(name))
            if name not in people and known is not None and known not in people.values():
                people[name] = known
        for name in seats:
            if name not in people:
                people[name] = len(self.names)
                self.names.append(name)
        for name, seat in seats.items():
            self.names[people[name]] = name
            self._by_name[folded(name)] = people[name]
            if seat.email:
                self._by_address[seat.email.casefold()] = people[name]
        return people


def _told(counted: _Counted) -> GameInSeason:
    game, home = counted.running.game, counted.running.home
    winners = game.ending.winners if game.ending else ()
    return GameInSeason(
        game.setup.title, home.name, counted.ended, len(game.seats), tuple(counted.people[name] for name in winners)
    )


def _finest(counted: _Counted) -> Iterator[Fine]:
    title = counted.running.game.setup.title
    for laurel in finest_clues(past_rounds(counted.running.history))[:1]:
        if laurel.told is not None:
            teller = counted.people[laurel.told.storyteller]
            yield Fine(title, laurel.told.clue.text, teller, laurel.count, laurel.of)


def _standings(games: Sequence[_Counted], finest: Sequence[Fine]) -> Iterator[Standing]:
    played: Counter[int] = Counter()
    by_place: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    points: Counter[int] = Counter()
    fine = Counter(each.teller for each in finest)
    for counted in games:
        game = counted.running.game
        for seat in game.seats:
            person = counted.people[seat]
            better = sum(game.scores[other] > game.scores[seat] for other in game.seats)
            played[person] += 1
            by_place[person] += len(game.seats) - better
            points[person] += game.scores[seat]
            wins[person] += game.ending is not None and seat in game.ending.winners
    for person, times in played.items():
        yield Standing(person, times, by_place[person], wins[person], points[person], fine[person])


def _best_first(standing: Standing) -> tuple[int, int, int, int]:
    return -standing.place_points, -standing.wins, -standing.points, standing.person


def _finds(games: Sequence[_Counted]) -> Iterator[Found]:
    found: Counter[tuple[int, int]] = Counter()
    tried: Counter[tuple[int, int]] = Counter()
    for counted in games:
        for told in past_rounds(counted.running.history):
            teller = counted.people[told.storyteller]
            tried.update((counted.people[voter], teller) for voter in told.voted if voter != told.storyteller)
            found.update((counted.people[finder], teller) for finder in told.scored.found)
    pairs = sorted(tried, key=lambda pair: (-found[pair], -Fraction(found[pair], tried[pair]), pair))
    return (Found(*pair, found[pair], tried[pair]) for pair in pairs)
