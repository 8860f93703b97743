"""The autopilot: games that run themselves. It waits for mail and for the clock, and takes a step whenever one is due.

Edge: mailboxes, the clock. It may be killed at any moment; the next step goes on where the last one stopped.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.post.carriers.mailbox import Mailbox, Unreachable, opened_mailbox
from dixit_pbem.post.inbox import Fetched, collect, shared
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.post.reminders import moments
from dixit_pbem.storage.settings import Fetch
from dixit_pbem.table.moves import Done
from dixit_pbem.table.step import GRACE, Pace, autopilot_step, last_answer, opening_now

LONGEST_WAIT = timedelta(minutes=5)
"""So often the autopilot looks at least, whatever it waits for."""
SHORTEST_WAIT = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=1)
"""So long it waits at most for a mailbox that cannot be read; at first much less."""
TURN = 20.0
"""Seconds that each of several mailboxes is listened to before the next."""
OnStep = Callable[[Path, Done], None]
OnTrouble = Callable[[Path, str], None]
Group = tuple[Path, ...]
Place = tuple[Fetch, Path]
"""What the settings say of a mailbox, and beside which folder it lies."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Who hears what the autopilot does, what goes wrong, and whether it is to stop."""

    step: OnStep
    trouble: OnTrouble
    stopped: Callable[[], bool]


def once(paths: Sequence[Path], ears: Ears, *, patient: bool) -> bool:
    """One step of each game; False where one could not be taken."""
    pilot = _Pilot(paths, ears, Pace(patient=patient, watched=True))
    with pilot.mailboxes:
        return pilot.round()


def run(paths: Sequence[Path], ears: Ears) -> None:
    """Step after step until it is told to stop, or every game is finished."""
    pilot = _Pilot(paths, ears, Pace(patient=True, watched=True))
    with pilot.mailboxes:
        while not ears.stopped():
            disturbed = partial(pilot.disturbed, pilot.stamps())
            well = pilot.round()
            if pilot.finished():
                return
            pilot.wait(disturbed, well=well)


@dataclass
class _Pilot:
    """Games on the autopilot."""

    paths: Sequence[Path]
    ears: Ears
    pace: Pace
    mailboxes: ExitStack = field(default_factory=ExitStack)
    """Closes what is open at the end."""
    _open: dict[Place, Mailbox] = field(default_factory=dict)
    _silent: set[Place] = field(default_factory=set)
    """The mailboxes that could not be read the last time."""
    _pause: timedelta = SHORTEST_WAIT
    _told: dict[Path, tuple[str, ...]] = field(default_factory=dict)
    """What was told of each game's troubles last: the same is not told again and again."""
    _looked: dict[Path, tuple[object, Opened]] = field(default_factory=dict)

    def stamps(self) -> tuple[object, ...]:
        """What changes as soon as anybody writes one of the game files."""
        return tuple(map(_stamp, self.paths))

    def disturbed(self, before: tuple[object, ...]) -> bool:
        """Is it to stop, or did somebody write a game file since?"""
        return self.ears.stopped() or self.stamps() != before

    def round(self) -> bool:
        """A look into each mailbox, and a step of each game; False where one could not be taken."""
        groups = self._groups()
        all_readable = sum(map(len, groups)) == len(self.paths)
        taken = [self._round(group) for group in groups if not self.ears.stopped()]
        return all(taken) and all_readable

    def finished(self) -> bool:
        """Is there nothing left to do in any game?"""
        return all(_is_over(self._look(path)) for path in self.paths)

    def wait(self, stopped: Callable[[], bool], *, well: bool) -> None:
        """Wait for mail, for the clock, or for somebody who writes a game file, whichever comes first."""
        until = min(map(self._next, self.paths))
        seconds = max(until - clock.now(), SHORTEST_WAIT)
        if not well:
            seconds = min(seconds, self._pause)
        self._pause = SHORTEST_WAIT if well else min(2 * self._pause, LONGEST_PAUSE)
        try:
            self._listen(seconds.total_seconds(), stopped)
        except (Unreachable, DixitError):
            # The next round tells what is wrong with the mailbox.
            _sleep(SHORTEST_WAIT.total_seconds(), stopped)

    def _groups(self) -> tuple[Group, ...]:
        """The games by mailbox; a game that cannot be read is told, and left out until it can."""
        readable = [(path, found) for path in self.paths if (found := self._look(path))]
        return shared((path, found.settings.mail.fetch) for path, found in readable)

    def _round(self, group: Group) -> bool:
        """One look into the mailbox that these games share, and a step of each."""
        began, was_silent = clock.now(), self._place(group[0]) in self._silent
        try:
            fetched = self._fetched(group)
        except Unreachable as away:
            why = f"The mailbox cannot be read now: {away.reason}. No deadline closes before it can."
            return self._without_mail(group, None if was_silent else why)
        except DixitError as problem:
            return self._without_mail(group, str(problem))
        taken = [self._step(path, fetched, began) for path in group]
        return all(taken)

    def _without_mail(self, group: Group, why: str | None) -> bool:
        """Without a look into the mailbox nothing closes; what is owed may leave all the same."""
        for path in group:
            self._step(path, None, clock.now())
            if why:
                self._trouble(path, why)
        return False

    def _fetched(self, group: Group) -> Fetched:
        place = self._place(group[0])
        if place is None:
            return Fetched({})
        mailbox = self._mailbox(place)
        self._silent.add(place)
        fetched = collect(group, mailbox, settle=mailbox.settle)
        self._silent.remove(place)
        return fetched

    def _place(self, path: Path) -> Place | None:
        found = self._look(path)
        if found is None or found.settings.mail.fetch.way is None:
            return None
        return found.settings.mail.fetch, path.parent.resolve()

    def _mailbox(self, place: Place) -> Mailbox:
        """This mailbox, left open between two rounds so that it tells what comes in meanwhile."""
        if place not in self._open:
            fetch, beside = place
            self._open[place] = self.mailboxes.enter_context(opened_mailbox(fetch, beside=beside))
        return self._open[place]

    def _step(self, path: Path, fetched: Fetched | None, began: datetime) -> bool:
        try:
            done = autopilot_step(path, self.pace, fetched=fetched, began=began)
        except DixitError as problem:
            self._trouble(path, str(problem))
            return False
        told = self._told.get(path, ())
        if fetched is not None:
            self._told[path] = done.notes
        self.ears.step(path, replace(done, notes=tuple(note for note in done.notes if note not in told)))
        return True

    def _look(self, path: Path) -> Opened | None:
        stamp, kept = _stamp(path), self._looked.get(path)
        if kept and kept[0] == stamp:
            return kept[1]
        try:
            found = look(path)
        except DixitError as problem:
            self._trouble(path, str(problem))
            return None
        self._looked[path] = stamp, found
        return found

    def _trouble(self, path: Path, why: str) -> None:
        if why not in self._told.get(path, ()):
            self._told[path] = (why,)
            self.ears.trouble(path, why)

    def _listen(self, seconds: float, stopped: Callable[[], bool]) -> None:
        """One mailbox is listened to all the time; several take turns."""
        wanted = {self._place(path) for path in self.paths} - self._silent
        mailboxes = [mailbox for place, mailbox in self._open.items() if place in wanted]
        if not mailboxes:
            _sleep(seconds, stopped)
            return
        share = seconds if len(mailboxes) == 1 else min(seconds / len(mailboxes), TURN)
        any(mailbox.wait(share, stopped) for mailbox in mailboxes)

    def _next(self, path: Path) -> datetime:
        """When this game wants its next step, if no mail comes before."""
        now = clock.now()
        found = self._look(path)
        wanted = _wanted(found) if found and found.game else ()
        return min((now + LONGEST_WAIT, *(moment for moment in wanted if moment > now)))


def _wanted(found: Opened) -> Iterator[datetime]:
    """The moments at which the game has something to do by itself."""
    assert found.game is not None  # noqa: S101 - the game has begun
    yield from (moment + GRACE for moment in moments(found.game, opening_now(found)))
    if last := last_answer(found):
        yield last + found.settings.mail.settle
    yield from (wait.until for wait in owed_now(found).waits.values())


def _is_over(found: Opened | None) -> bool:
    """Is this game finished, and its last letter on its way?"""
    if found is None or found.game is None or found.game.phase is not Phase.FINISHED:
        return False
    return not owed_now(found).owed


def _stamp(path: Path) -> object:
    try:
        status = path.stat()
    except OSError as missing:
        return missing.errno
    return status.st_mtime_ns, status.st_size, status.st_ino


def _sleep(seconds: float, stopped: Callable[[], bool]) -> None:
    end = time.monotonic() + seconds
    while not stopped() and (left := end - time.monotonic()) > 0:
        time.sleep(min(0.5, left))
