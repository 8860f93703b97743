"""The games that one autopilot looks after, and what it knows of each without opening it again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from dixit_pbem.engine.events import ClockMoved
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import StepTaken
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.store import Store
from dixit_pbem.post.reading.growing import known_later
from dixit_pbem.post.reading.known import Known, known_of
from dixit_pbem.storage.mail_settings import Fetch
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.table.done import Done
from dixit_pbem.table.next_moment import is_over, next_moment

Place = tuple[Fetch, Path]
"""What the settings say of a mailbox, and beside which folder it lies."""
MOST_OPENED = 64
"""So many games are kept as they were opened last; they take a megabyte each."""
NEVER = object()


@frozen
class Rest:
    """Until when nothing is to be done in a game, unless mail comes or somebody writes it; None for ever."""

    until: datetime | None
    over: bool = False
    """Is it finished, and its last letter on its way?"""

    @classmethod
    def after(cls, done: Done, found: Opened, began: datetime) -> Rest:
        """How long a game may rest once a step was taken that began so."""
        if any(isinstance(step.event, StepTaken | ClockMoved) for step in done.steps):
            # What the clock held up is looked at again at once.
            return NOT_RESTING
        if is_over(found):
            return cls(None, over=True)
        moment = next_moment(found, began)
        until = moment.at if moment else None
        if done.posting and done.posting.pause:
            soon = began + timedelta(seconds=int(done.posting.pause) + 1)
            until = min(until, soon) if until else soon
        return cls(until)


NOT_RESTING = Rest(datetime.min.replace(tzinfo=UTC))


@dataclass
class Entry:
    """One game."""

    store: Store
    name: str
    """What it is called among the others."""
    stamp: object = NEVER
    """As it stood when it was looked at last."""
    place: Place | None = None
    left_place: Place | None = None
    """Where it was answered before somebody changed that."""
    since: date = date.max
    marks: Known | None = None
    moderator: str | None = None
    rest: Rest = NOT_RESTING
    is_faulty: bool = False
    """Did anything go wrong in it that nobody foresaw?"""
    is_met: bool = False
    is_noted: bool = False
    """Is all that is said here of the game as it is kept opened?"""

    @property
    def is_written(self) -> bool:
        """Did somebody write it since?"""
        return self.store.stamp() != self.stamp

    def rests(self, now: datetime) -> bool:
        """Is there nothing to do in it now?"""
        return self.rest.until is None or now < self.rest.until


class Roster:
    """All games, in the order in which they were named."""

    def __init__(self, games: Iterable[Store]) -> None:
        self.entries: list[Entry] = []
        self._opened: OrderedDict[str, Opened] = OrderedDict()
        for game in games:
            self.add(game)

    def add(self, game: Store) -> None:
        """Look after this game too."""
        self.entries.append(Entry(game, f"{game.home.beside}/{game.home.name}"))

    def drop(self, entry: Entry) -> None:
        """Look after a game no more."""
        self.entries.remove(entry)
        self._opened.pop(entry.name, None)

    @property
    def all_over(self) -> bool:
        """Is there nothing left to do in any game?"""
        return all(entry.rest.over for entry in self.entries)

    def next_moment(self, now: datetime) -> datetime | None:
        """When the first of them wants its next step."""
        return min((until for entry in self.entries if (until := entry.rest.until) and until > now), default=None)

    def wake_all(self, folder: Path | None = None) -> None:
        """None of them rests any more, or none of those in a folder."""
        for entry in self.entries:
            if folder in (None, entry.store.home.beside):
                entry.rest = NOT_RESTING

    def refresh(self, entry: Entry) -> bool:
        """Look at a game again if somebody wrote it; says whether. What is wrong with it is raised."""
        stamp = entry.store.stamp()
        if entry.stamp == stamp:
            return False
        self._opened.pop(entry.name, None)
        found = look(entry.store)
        must_be_allowed(found.settings, found.home)
        self.note(entry, stamp, found)
        entry.rest, entry.is_faulty = NOT_RESTING, False
        return True

    def note(self, entry: Entry, stamp: object, found: Opened) -> None:
        """This is how a game stands."""
        entry.stamp = stamp
        before = self._opened.get(entry.name)
        self._keep(entry, found)
        if before and entry.is_noted and (before.settings, before.journal) == (found.settings, found.journal):
            entry.left_place = None
            return
        was_noted, entry.is_noted = entry.is_noted, True
        fetch = found.settings.mail.fetch
        place = (fetch, entry.store.home.beside.resolve()) if fetch.way is not None else None
        entry.left_place = entry.place if entry.place != place else None
        entry.place, entry.moderator = place, found.settings.moderator.email
        if found.hosted is not None:
            # Mailboxes go by the real clock, games perhaps by another.
            entry.since = min(found.journal[0].at, datetime.now(UTC)).date() - timedelta(days=1)
            was = before.hosted if before and was_noted else None
            if was is None or entry.marks is None:
                entry.marks = known_of(found.hosted, name=entry.name)
            else:
                entry.marks = known_later(entry.marks, was, found.hosted, name=entry.name)

    def opened(self, entry: Entry) -> Opened:
        """A game as it was looked at last."""
        found = self._opened.get(entry.name)
        if found is None:
            # Somebody may have written it meanwhile.
            found, entry.is_noted = look(entry.store), False
        self._keep(entry, found)
        return found

    def _keep(self, entry: Entry, found: Opened) -> None:
        self._opened[entry.name] = found
        self._opened.move_to_end(entry.name)
        if len(self._opened) > MOST_OPENED:
            self._opened.popitem(last=False)
