"""How a game stands, as pages of the desk show it: who is waited for, until when, the clue, the points. No secret."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum

from dixit_pbem.engine.cycle import clue_in_the_open
from dixit_pbem.engine.deadline import deadline_of, late_players
from dixit_pbem.engine.model import Game, Phase, PlayerName, sides
from dixit_pbem.engine.pending import awaited
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.lobby import seats_so_far, waits_for_players
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.layout.players import PlayerLook, looks_of
from dixit_pbem.post.day import absences_offered, wishes
from dixit_pbem.post.writing.sentences import we_wait_for
from dixit_pbem.words.language import Words
from dixit_pbem.words.rounds import rounds_name


class Owes(StrEnum):
    """How far a player is with what the game waits for."""

    LATE = "late"
    YES = "owes"
    ANSWERED = "answered"
    NOTHING = "nothing"


@frozen
class Person:
    """Somebody at the table."""

    name: str
    look: PlayerLook
    owes: Owes
    told: str
    """The same in words, for who does not see the figure."""
    points: int
    share: float
    """How far on the way to the goal, or to the leader."""
    seat: int
    """Where they sit, from 1: a figure that moves on the page is known again by it."""


@frozen
class Told:
    """A clue that everybody may know, and who told it."""

    by: str
    look: PlayerLook | None
    text: str


@frozen
class Wants:
    """What waits for the moderator, and where on the game's pages it is done."""

    told: str
    way: str


@frozen
class Standing:
    """A game at a glance."""

    title: str
    place: str
    """The round and the phase."""
    people: tuple[Person, ...]
    waits: str
    clues: tuple[Told, ...] = ()
    since: str = ""
    until: tuple[str, ...] = ()
    late: bool = False
    wants: tuple[Wants, ...] = ()
    held: int = 0
    begun: bool = False
    finished: bool = False
    paused: bool = False

    @property
    def ladder(self) -> tuple[Person, ...]:
        """Everybody, the leader first."""
        return tuple(sorted(self.people, key=lambda person: -person.points))


def standing(found: Opened, words: Words, now: datetime) -> Standing:
    """A game at this moment."""
    if found.running is None:
        seated = seats_so_far(found.settings, found.history)
        colours = [player.colour for player in found.settings.players]
        looks = looks_of([*colours, *([None] * (len(seated) - len(colours)))])
        nothing = words.say("sits at the table")
        seats = zip(seated, looks, strict=False)
        return Standing(
            title=found.settings.title,
            place=words.say("Before the first round"),
            people=tuple(
                Person(name, look, Owes.NOTHING, nothing, 0, 0, seat) for seat, (name, look) in enumerate(seats, 1)
            ),
            waits=words.say("The table is open and waits for players.")
            if waits_for_players(found.settings, found.history)
            else words.say("Not begun: the first step deals the hands."),
        )
    return _running(found.running, words, now)


def looks_at(running: Running) -> dict[PlayerName, PlayerLook]:
    """The figure of everybody at the table: each seat keeps its own, whoever sits there."""
    seats = running.seats
    wishes_of = [seat.listed.colour if seat.listed else None for seat in seats.values()]
    return dict(zip(seats, looks_of(wishes_of), strict=False))


def _running(running: Running, words: Words, now: datetime) -> Standing:
    found, game = running.opened, running.game
    looks, late = looks_at(running), late_players(game, now, answered=answered(found))
    finished = game.phase is Phase.FINISHED
    told = ((each, clue_in_the_open(game, each)) for each in (*game.rounds,))
    clues = (
        ()
        if finished
        else tuple(
            Told(
                str(each.storyteller),
                looks.get(each.storyteller) if each.storyteller else None,
                words.quoted(clue.text),
            )
            for each, clue in told
            if clue
        )
    )
    return Standing(
        title=game.setup.title,
        place=_place(game, words),
        people=tuple(_people(game, looks, words, late, told=answered(found))),
        clues=clues,
        waits=_waits(found, game, words),
        since=_since(found, words, now),
        until=() if finished or game.paused else tuple(_until(found, game, words, now)),
        late=bool(late),
        wants=tuple(_wants(found, words)),
        held=len(found.held),
        begun=True,
        finished=finished,
        paused=game.paused is not None,
    )


def _place(game: Game, words: Words) -> str:
    return f"{rounds_name(words, [played.number for played in game.rounds])} · {_phase(game, words)}"


def _phase(game: Game, words: Words) -> str:
    if game.phase is Phase.FINISHED:
        return words.say("the end")
    if game.round.result:
        return words.say("the votes are counted")
    return {
        Phase.CLUE: words.say("the clue"),
        Phase.CARD: words.say("the cards"),
        Phase.VOTE: words.say("the votes"),
    }[game.phase]


def _people(
    game: Game,
    looks: dict[PlayerName, PlayerLook],
    words: Words,
    late: tuple[PlayerName, ...],
    *,
    told: frozenset[PlayerName],
) -> Iterator[Person]:
    owing = awaited(game)
    goal = max(1, game.rules.points_to_win or 0, *game.scores.values())
    texts = {
        Owes.LATE: words.say("is late"),
        Owes.YES: words.say("is waited for"),
        Owes.ANSWERED: words.say("has answered"),
        Owes.NOTHING: words.say("owes nothing"),
    }
    for side in sides(game.rules, game.seats):
        for player in side:
            if player in told:
                owes = Owes.ANSWERED
            elif player in owing:
                owes = Owes.LATE if player in late else Owes.YES
            else:
                owes = Owes.ANSWERED if owing and _answers(game, player) else Owes.NOTHING
            points = game.scores[player]
            seat = game.seats.index(player) + 1
            yield Person(player, looks[player], owes, texts[owes], points, points / goal, seat)


def _answers(game: Game, player: PlayerName) -> bool:
    """Did the player answer what is open now?"""
    match game.phase:
        case Phase.CARD:
            return any(player in played.given for played in game.rounds) and player != game.round.storyteller
        case Phase.VOTE:
            return any(player in played.votes for played in game.rounds)
        case Phase.CLUE:
            return any(played.clue and played.storyteller == player for played in game.rounds)
        case _:
            return False


def _waits(found: Opened, game: Game, words: Words) -> str:
    if game.phase is Phase.FINISHED:
        winners = game.ending.winners if game.ending else ()
        if not winners:
            return words.say("The game is over. Nobody wins.")
        return words.count(
            "The game is over. {names} wins.",
            "The game is over. {names} win.",
            len(winners),
            names=words.names(winners),
        )
    owing = tuple(player for player in awaited(game) if player not in answered(found))
    if not owing and answered(found):
        return words.say("A clue waits until you let it go.")
    if not owing:
        return words.say("Everybody has answered: the game can go on.")
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        return words.say("We are waiting for a clue from anybody.")
    return we_wait_for(words, owing)


def _since(found: Opened, words: Words, now: datetime) -> str:
    since = found.waiting_since
    return words.say("{how_long} so far", how_long=span(words, now - since)) if since else ""


def span(words: Words, length: object) -> str:
    """`2 days`, `5 hours`, in the unit that says enough."""
    from datetime import timedelta

    from babel.dates import format_timedelta

    if not isinstance(length, timedelta):
        raise TypeError(length)
    return format_timedelta(abs(length), threshold=1.5, granularity="minute", locale=words.customs)


def _until(found: Opened, game: Game, words: Words, now: datetime) -> Iterator[str]:
    """Until when each has time, those together who have as long."""
    moments: dict[datetime, list[str]] = {}
    for player in awaited(game):
        if player not in answered(found) and (when := deadline_of(game, player)):
            moments.setdefault(when, []).append(player)
    for when, players in sorted(moments.items()):
        until = words.until(when, found.settings.timezone)
        left = span(words, when - now)
        said = (
            words.say("{until} ({span} left)", until=until, span=left)
            if when > now
            else words.say("{until} (over for {span})", until=until, span=left)
        )
        yield said if len(moments) == 1 else f"{words.names(players)}: {said}"


def _wants(found: Opened, words: Words) -> Iterator[Wants]:
    """What a person must look at."""
    if count := len(found.held):
        yield Wants(words.count("{count} mail waits for you", "{count} mails wait for you", count), "mails")
    for player in wishes(found):
        yield Wants(words.say("{name} wants to leave", name=player), "do/leave")
    for player, _, _ in absences_offered(found):
        yield Wants(words.say("{name} writes of an absence", name=player), "do/away")
