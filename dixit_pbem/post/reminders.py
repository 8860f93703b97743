"""Who is to be reminded now, who is late, and whose deadline an absence moves. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dixit_pbem.engine.deadline import deadline_of, late_players
from dixit_pbem.engine.events import ClockMoved, DeadlineExtended
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.quiet_hours import Quiet
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import AwayTold, LateTold, MailRead, Reminded
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.said import Got

SHARE = 0.8
"""How much of the time goes by before anybody is reminded."""


@frozen
class Absence:
    """From when to when a player is away."""

    player: PlayerName
    begin: datetime
    end: datetime


def absences(facts: Sequence[Step], zones: dict[PlayerName, ZoneInfo]) -> tuple[Absence, ...]:
    """Every absence that was told, by the clock of who is away; the last that a player told counts."""
    told = {step.event.player: step.event for step in facts if isinstance(step.event, AwayTold)}
    return tuple(
        Absence(
            player,
            datetime.combine(date.fromisoformat(away.first), time.min, zones[player]),
            datetime.combine(date.fromisoformat(away.last) + timedelta(days=1), time.min, zones[player]),
        )
        for player, away in told.items()
        if player in zones
    )


def extensions(game: Game, away: Sequence[Absence], quiet: Quiet) -> Iterator[DeadlineExtended]:
    """A deadline that ends while its player is away moves to a day after the return. Volunteers wait for nobody."""
    anybody_may = game.phase is Phase.CLUE and game.round.storyteller is None
    if game.paused is not None or anybody_may:
        return
    for absence in away:
        deadline = deadline_of(game, absence.player) if absence.player in pending(game) else None
        if deadline is not None and absence.begin <= deadline < absence.end:
            back = quiet.deadline(absence.end + timedelta(days=1), [absence.player])
            yield DeadlineExtended(back, absence.player, away=True)


def absences_of(running: Running, *told: AwayTold) -> tuple[Absence, ...]:
    """Every absence that was told at this table, and these."""
    zones = {player: ZoneInfo(seat.timezone) for player, seat in running.seats.items()}
    return absences((*running.history.facts, *(Step(0, each, running.game) for each in told)), zones)


def said_by_mail(facts: Sequence[Step], told: AwayTold) -> bool:
    """Did the player say so by mail before, and nothing else since? Programs that answer every mail go on saying it."""
    own = [step.event for step in facts if getattr(step.event, "player", None) == told.player]
    away = [each for each in own if isinstance(each, AwayTold)]
    return away[-1:] == [told] and any(isinstance(each, MailRead) and each.verdict == Got.AWAY for each in own)


def more_time(running: Running, *told: AwayTold, now: datetime) -> tuple[DeadlineExtended, ...]:
    """Longer deadlines for who is away, where the group wants them; who tells it too late gets one as well."""
    if not running.settings.extends_for_away:
        return ()
    game, newly = running.game, {each.player for each in told}
    late = newly & set(late_players(game, now))
    away = [
        replace(each, begin=datetime.min.replace(tzinfo=UTC)) if each.player in late and each.begin <= now else each
        for each in absences_of(running, *told)
    ]
    return tuple(extensions(game, away, running.quiet))


@frozen
class Opening:
    """The event that opened what is open now, and when it did; how the clock moved or stood still since, by number."""

    seq: int
    at: datetime
    moves: tuple[tuple[int, ClockMoved], ...] = ()

    @property
    def by_this_clock(self) -> datetime:
        """When it opened by the clock of now."""
        return self.at + self.moved_since(self.seq)

    def moved_since(self, event: int) -> timedelta:
        """How far the clock moved since then."""
        return timedelta(seconds=sum(move.by for seq, move in self.moves if seq > event))

    @property
    def gap(self) -> int:
        """The last event by which people got more time than they knew of; who was reminded before is so again."""
        return max((seq for seq, move in self.moves if move.by > 0 and not move.sure), default=self.seq)


def reminders(
    game: Game,
    facts: Sequence[Step],
    *,
    opening: Opening,
    now: datetime,
    away: Sequence[Absence] = (),
    answered: frozenset[PlayerName] = frozenset(),
) -> Iterator[Happening]:
    """Who owes something is reminded when most of the time is over, and once more at the end; then all are told."""
    told, told_late = _told(game, facts, opening)
    gone = {absence.player for absence in away if absence.begin <= now < absence.end} | answered
    late = tuple(player for player in late_players(game, now, answered=answered) if player not in game.leaving)
    deadlines = {} if game.paused else _deadlines(game)
    most_over = (player for player, deadline in deadlines.items() if _most_of(opening, deadline) <= now)
    soon = tuple(player for player in most_over if player not in told | gone and player not in late)
    newly_late = tuple(player for player in late if player not in told_late)
    if soon:
        yield Reminded(soon)
    if newly_late:
        yield Reminded(newly_late, late=True)
        yield LateTold(late)


def _told(game: Game, facts: Sequence[Step], opening: Opening) -> tuple[set[PlayerName], set[PlayerName]]:
    """Who was reminded at all, and who as late for the deadline that holds now."""
    told: set[PlayerName] = set()
    late: set[PlayerName] = set()
    for step in facts:
        if isinstance(step.event, Reminded) and step.before is not None and step.seq > opening.seq:
            told |= set(step.event.players) if step.seq > opening.gap else set()
            moved = opening.moved_since(step.seq)
            for player in step.event.players if step.event.late else ():
                then = deadline_of(step.before, player) if player in game.seats else None
                if then and then + moved == deadline_of(game, player):
                    late.add(player)
    return told, late


def moments(game: Game, opening: Opening) -> tuple[datetime, ...]:
    """Every moment at which this phase wants somebody reminded or closed."""
    if game.paused is not None:
        return ()
    deadlines = _deadlines(game).values()
    return tuple(moment for deadline in deadlines for moment in (_most_of(opening, deadline), deadline))


def _deadlines(game: Game) -> dict[PlayerName, datetime]:
    return {player: deadline for player in awaited(game) if (deadline := deadline_of(game, player))}


def _most_of(opening: Opening, deadline: datetime) -> datetime:
    opened = opening.by_this_clock
    return opened + (deadline - opened) * SHARE
