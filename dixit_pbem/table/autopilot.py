"""The autopilot: games that run themselves. It waits for mail and for the clock, and takes a step whenever one is due.

Edge: mailboxes, the clock. It may be killed at any moment; the next step goes on where the last one stopped.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.carriers.mailbox import Mailbox, Unreachable, opened_mailbox
from dixit_pbem.post.inbox import Sorted, gather, shared, sort, unreachable
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.post.reminders import moments
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.settings import Fetch
from dixit_pbem.table.done import Done
from dixit_pbem.table.heartbeat import Heartbeat, OfGame
from dixit_pbem.table.step import GRACE, MailLook, Pace, autopilot_step, last_answer, opening_now

LONGEST_WAIT = timedelta(minutes=5)
"""So often the autopilot looks at least, whatever it waits for."""
SHORTEST_WAIT = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=1)
"""So long it waits at most for a mailbox that cannot be read; at first much less."""
TURN = 20.0
"""Seconds that each of several mailboxes is listened to before the next."""
OnStep = Callable[[Store, Done], None]
OnTrouble = Callable[[Store, str], None]
Group = tuple[Store, ...]
Place = tuple[Fetch, Path]
"""What the settings say of a mailbox, and beside which folder it lies."""


@frozen
class Ears:
    """Who hears what the autopilot does, what goes wrong, and whether it is to stop."""

    step: OnStep
    trouble: OnTrouble
    stopped: Callable[[], bool]
    in_words: Callable[[Exception], str] = repr
    """How a fault is told that nobody foresaw."""
    beat: Callable[[Heartbeat], None] = lambda _: None
    """Who hears how it fares, each time it has looked after everything."""


def once(games: Sequence[Store], ears: Ears, *, patient: bool) -> bool:
    """One step of each game; False where one could not be taken."""
    pilot = _Pilot(games, ears, Pace(patient=patient, watched=True))
    with pilot.mailboxes:
        well = pilot.round()
        pilot.beat()
        return well


def run(games: Sequence[Store], ears: Ears) -> None:
    """Step after step until it is told to stop, or every game is finished."""
    pilot = _Pilot(games, ears, Pace(patient=True, watched=True))
    with pilot.mailboxes:
        while not ears.stopped():
            disturbed = partial(pilot.disturbed, pilot.stamps())
            well = pilot.round()
            over = pilot.finished()
            pilot.beat(over=over)
            if over:
                return
            pilot.wait(disturbed, well=well)


@dataclass
class _Pilot:
    """Games on the autopilot."""

    games: Sequence[Store]
    ears: Ears
    pace: Pace
    mailboxes: ExitStack = field(default_factory=ExitStack)
    """Closes what is open at the end."""
    _open: dict[Place, Mailbox] = field(default_factory=dict)
    _silent: set[Place] = field(default_factory=set)
    """The mailboxes that could not be read the last time."""
    _pause: timedelta = SHORTEST_WAIT
    _told: dict[Store, tuple[str, ...]] = field(default_factory=dict)
    """What was told of each game's troubles last: the same is not told again and again."""
    _looked: dict[Store, tuple[object, Opened]] = field(default_factory=dict)
    _resting: dict[Store, object] = field(default_factory=dict)
    """The games in which went wrong what nobody foresaw, as they stood then."""
    _fetched: dict[Store, datetime] = field(default_factory=dict)
    _ill: dict[Store, str] = field(default_factory=dict)

    def stamps(self) -> tuple[object, ...]:
        """What changes as soon as anybody writes one of the game files."""
        return tuple(game.stamp() for game in self.games)

    def disturbed(self, before: tuple[object, ...]) -> bool:
        """Is it to stop, or did somebody write a game file since?"""
        return self.ears.stopped() or self.stamps() != before

    def round(self) -> bool:
        """A look into each mailbox, and a step of each game; False where one could not be taken."""
        try:
            clock.now()
        except DixitError as problem:
            for game in self.games:
                self._trouble(game, str(problem))
            return False
        readable = [(game, found) for game in self.games if (found := self._look(game))]
        # A game that cannot be read was told, and is left out until it can.
        groups = shared((game, found.settings.mail.fetch) for game, found in readable)
        all_readable = sum(map(len, groups)) == len(self.games)
        taken = [self._apart(group) for group in groups if not self.ears.stopped()]
        return all(taken) and all_readable

    def beat(self, *, over: bool = False) -> None:
        """Say how it fares now, unless nobody can say when that is."""
        games = {_name(game): OfGame(self._fetched.get(game), self._ill.get(game, "")) for game in self.games}
        if now := clock.shown():
            self.ears.beat(Heartbeat(now, games, over=over))

    def finished(self) -> bool:
        """Is there nothing left to do in any game?"""
        return all(_is_over(self._look(game)) for game in self.games)

    def wait(self, stopped: Callable[[], bool], *, well: bool) -> None:
        """Wait for mail, for the clock, or for somebody who writes a game file, whichever comes first."""
        if (now := clock.shown()) is None:
            _sleep(LONGEST_PAUSE.total_seconds(), stopped)
            return
        wanted = (moment for game in self.games for moment in _wanted(self._look(game)) if moment > now)
        seconds = max(min((now + LONGEST_WAIT, *wanted)) - now, SHORTEST_WAIT)
        if not well:
            seconds = min(seconds, self._pause)
        self._pause = SHORTEST_WAIT if well else min(2 * self._pause, LONGEST_PAUSE)
        try:
            self._listen(seconds.total_seconds(), stopped)
        except (Unreachable, DixitError):
            # The next round tells what is wrong with the mailbox.
            _sleep(SHORTEST_WAIT.total_seconds(), stopped)

    def _apart(self, group: Group) -> bool:
        """A round of these games; after a fault that nobody foresaw each has its own, so that only one has to rest."""
        with self._resting_after_a_fault(group):
            return self._round(group)
        alone = [self._apart((game,)) for game in group] if len(group) > 1 else [False]
        return all(alone)

    @contextmanager
    def _resting_after_a_fault(self, group: Group) -> Iterator[None]:
        """Let a game rest until somebody writes it, whatever is wrong with it: the others go on."""
        try:
            yield
        except Exception as fault:
            if len(group) == 1:
                self._resting[group[0]] = group[0].stamp()
                self._trouble(group[0], self.ears.in_words(fault))

    def _round(self, group: Group) -> bool:
        """One look into the mailbox that these games share, and a step of each."""
        began, was_silent = clock.now(), self._place(group[0]) in self._silent
        try:
            made = self._sorted(group)
        except Unreachable as away:
            why = f"{unreachable(away.reason)} No deadline closes before it can."
            return self._without_mail(group, why, told=was_silent)
        except DixitError as problem:
            return self._without_mail(group, str(problem), told=False)
        if self._place(group[0]) is not None:
            self._fetched |= dict.fromkeys(group, began)
        mail = {game: MailLook(began, made.happened.get(_name(game), ()), made.notes) for game in group}
        taken = [self._step(game, mail[game]) for game in group]
        return all(taken)

    def _without_mail(self, group: Group, why: str, *, told: bool) -> bool:
        """Without a look into the mailbox nothing closes; what is owed may leave all the same."""
        for game in group:
            self._step(game, MailLook(None))
            self._ill[game] = why
            if not told:
                self._trouble(game, why)
        return False

    def _sorted(self, group: Group) -> Sorted:
        """The new mails of these games, dealt with; Unreachable where not all could be."""
        place = self._place(group[0])
        if place is None:
            return Sorted({})
        if place not in self._open:
            # Left open between two rounds, it tells what comes in meanwhile.
            fetch, beside = place
            self._open[place] = self.mailboxes.enter_context(opened_mailbox(fetch, beside=beside))
        mailbox = self._open[place]
        self._silent.add(place)
        known = {game: found for game in group if (found := look(game)).running}
        gathered = gather(tuple(known.items()), mailbox)
        made = Sorted({}, gathered.notes, gathered.trouble)
        if gathered.mails:
            with ExitStack() as at_tables:
                works = {_name(game): at_tables.enter_context(at_work(game, found)) for game, found in known.items()}
                made = sort(works, gathered, settle=mailbox.settle)
        if made.trouble is not None:
            raise Unreachable(made.trouble)
        self._silent.remove(place)
        return made

    def _place(self, game: Store) -> Place | None:
        found = self._look(game)
        if found is None or found.settings.mail.fetch.way is None:
            return None
        return found.settings.mail.fetch, game.home.beside.resolve()

    def _step(self, game: Store, mail: MailLook) -> bool:
        try:
            done = autopilot_step(game, self.pace, mail)
        except DixitError as problem:
            self._trouble(game, str(problem))
            return False
        told = self._told.get(game, ())
        if mail.began is not None:
            self._told[game] = done.notes
        self._ill[game] = " ".join(done.posting.to_mend) if done.posting else ""
        self.ears.step(game, replace(done, notes=tuple(note for note in done.notes if note not in told)))
        return True

    def _look(self, game: Store) -> Opened | None:
        stamp, kept = game.stamp(), self._looked.get(game)
        if game in self._resting and self._resting[game] == stamp:
            return None
        if kept and kept[0] == stamp:
            return kept[1]
        with self._resting_after_a_fault((game,)):
            try:
                found = look(game)
                must_be_allowed(found.settings, found.home)
                self._looked[game] = stamp, found
            except DixitError as problem:
                self._trouble(game, str(problem))
            else:
                return found
        return None

    def _trouble(self, game: Store, why: str) -> None:
        self._ill[game] = why
        if why not in self._told.get(game, ()):
            self._told[game] = (why,)
            self.ears.trouble(game, why)

    def _listen(self, seconds: float, stopped: Callable[[], bool]) -> None:
        """One mailbox is listened to all the time; several take turns."""
        wanted = {self._place(game) for game in self.games} - self._silent
        mailboxes = [mailbox for place, mailbox in self._open.items() if place in wanted]
        if not mailboxes:
            _sleep(seconds, stopped)
            return
        share = seconds if len(mailboxes) == 1 else min(seconds / len(mailboxes), TURN)
        any(mailbox.wait(share, stopped) for mailbox in mailboxes)


def _wanted(found: Opened | None) -> Iterator[datetime]:
    """The moments at which a game has something to do by itself, if no mail comes before."""
    running = found.running if found else None
    if found is None or running is None:
        return
    yield from (moment + GRACE for moment in moments(running.game, opening_now(found)))
    if last := last_answer(found):
        yield last + running.settings.mail.settle
    yield from (wait.until for wait in owed_now(found).waits.values())


def _is_over(found: Opened | None) -> bool:
    """Is this game finished, and its last letter on its way?"""
    if found is None or found.game is None or found.game.phase is not Phase.FINISHED:
        return False
    return not owed_now(found).owed


def _name(game: Store) -> str:
    """What a game is called among those that share a mailbox."""
    return f"{game.home.beside}/{game.home.name}"


def _sleep(seconds: float, stopped: Callable[[], bool]) -> None:
    end = time.monotonic() + seconds
    while not stopped() and (left := end - time.monotonic()) > 0:
        time.sleep(min(0.5, left))
