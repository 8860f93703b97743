"""The hours in which nobody is to be hurried: when a deadline may end, and when a call may come. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import UTC, datetime, time, timedelta, tzinfo

from dixit_pbem.frozen import frozen

LONGEST_WAIT = timedelta(hours=48)
"""So far off may be the hour that is free for all; beyond it a deadline minds the group's quiet time alone."""


@frozen
class QuietTime:
    """The quiet hours of each day, and the days that are quiet wholly (Monday is 0), by somebody's clock."""

    zone: tzinfo = UTC
    begin: time | None = None
    end: time | None = None
    days: frozenset[int] = frozenset()

    def free_from(self, moment: datetime) -> datetime:
        """The first moment from this one on that is not quiet."""
        while (later := self._end_of_what_holds(moment)) is not None:
            moment = later
        return moment

    def _end_of_what_holds(self, moment: datetime) -> datetime | None:
        """When the quiet day ends that this is in, or the quiet hours; None where it is free."""
        local = moment.astimezone(self.zone)
        tomorrow = local.date() + timedelta(days=1)
        if local.weekday() in self.days:
            return self._after(moment, datetime.combine(tomorrow, time.min, self.zone))
        if self.begin is None or self.end is None:
            return None
        hour, over_night = local.time(), self.begin > self.end
        if over_night and hour >= self.begin:
            return self._after(moment, datetime.combine(tomorrow, self.end, self.zone))
        if hour < self.end and (over_night or hour >= self.begin):
            return self._after(moment, datetime.combine(local.date(), self.end, self.zone))
        return None

    @staticmethod
    def _after(moment: datetime, local: datetime) -> datetime:
        """That hour; the second of the name where the clock is put back and the first is over."""
        first = local.astimezone(UTC)
        return first if first > moment else local.replace(fold=1).astimezone(UTC)


@frozen
class Quiet:
    """The quiet time of a group, and of each player who has some."""

    group: QuietTime = QuietTime()
    of: Mapping[str, QuietTime] = field(default_factory=dict)

    def deadline(self, moment: datetime, owing: Iterable[str]) -> datetime:
        """The first moment from this one on that is free for all of them, or at least for the group."""
        shared = self.shared(moment, owing)
        return self.group.free_from(moment) if shared is None else shared

    def shared(self, moment: datetime, players: Iterable[str]) -> datetime | None:
        """The first moment from this one on that is free for all of them; None where there is none for two days."""
        clocks = [self.of[player] for player in players if player in self.of]
        free = moment
        while free <= moment + LONGEST_WAIT:
            later = max((clock.free_from(free) for clock in clocks), default=free)
            if later == free:
                return free
            free = later
        return None

    def free_from(self, player: str, moment: datetime) -> datetime:
        """The first moment from this one on that is not quiet where this player is."""
        return self.of[player].free_from(moment) if player in self.of else moment
