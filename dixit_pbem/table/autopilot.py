"""The autopilot: games that run themselves. It waits for mail and for the clock, and takes a step whenever one is due.

Edge: mailboxes, the clock. It may be killed at any moment; the next step goes on where the last one stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial

from dixit_pbem import clock
from dixit_pbem.errors import Busy, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.post.carriers.mailbox import Unreachable
from dixit_pbem.post.carriers.pool import Carriers, handed_before
from dixit_pbem.post.carriers.servers import LogInRefused
from dixit_pbem.post.delivery import Delivered
from dixit_pbem.post.inbox import unreachable
from dixit_pbem.post.outbox import post
from dixit_pbem.post.posting import Posting
from dixit_pbem.post.together import Left
from dixit_pbem.table.done import Done, with_posting
from dixit_pbem.table.heartbeat import Heartbeat, OfGame
from dixit_pbem.table.mailrooms import Mailrooms, sleep
from dixit_pbem.table.overviews import Overviews, Waiting
from dixit_pbem.table.roster import NOT_RESTING, Entry, Place, Rest, Roster
from dixit_pbem.table.rounds import Rounds
from dixit_pbem.table.step import Known, MailLook, Pace, autopilot_step

LONGEST_WAIT = timedelta(minutes=5)
"""So often the autopilot looks at least, whatever it waits for."""
SHORTEST_WAIT = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=1)
"""So long it waits at most for a mailbox that cannot be read; at first much less."""
OnStep = Callable[[Store, Done], None]
OnTrouble = Callable[[Store, str], None]
AT_A_LOOK = 200
"""So many games are asked at once whether somebody wrote them: with more, that goes round."""


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
    pilot = Pilot(games, ears, Pace(patient=patient, watched=True))
    with pilot.mail.mailboxes:
        well = pilot.round()
        pilot.beat()
        return well


def run(games: Sequence[Store], ears: Ears) -> None:
    """Round after round until it is told to stop, or every game is finished."""
    pilot = Pilot(games, ears, Pace(patient=True, watched=True), Rounds(game.home for game in games))
    with pilot.mail.mailboxes:
        while not ears.stopped():
            well = pilot.round()
            over = pilot.roster.all_over
            pilot.beat(over=over)
            if over:
                return
            pilot.wait(well=well)


@dataclass
class Pilot:
    """Games on the autopilot: in a round each game takes a step that got mail or was written, or whose time came."""

    games: Sequence[Store]
    ears: Ears
    pace: Pace
    rounds: Rounds | None = None
    """Whoever goes round once lets no game rest."""
    carriers: Carriers = field(default_factory=Carriers)
    _pause: timedelta = SHORTEST_WAIT
    _told: dict[Store, tuple[str, ...]] = field(default_factory=dict)
    """What was told of each game's troubles last: the same is not told again and again."""
    _fetched: dict[Store, datetime] = field(default_factory=dict)
    _ill: dict[Store, str] = field(default_factory=dict)
    _complete: bool = False
    """Could every game be read in this round?"""

    def __post_init__(self) -> None:
        self.roster = Roster(self.games)
        self.overviews = Overviews(self.roster, self.carriers)
        self._turn = 0
        self.mail = Mailrooms(self.roster, run=(self.rounds or Rounds(game.home for game in self.games)).run)

    def round(self) -> bool:
        """A look into each mailbox, and a step of each game that wants one; False where one could not be taken."""
        try:
            clock.now()
        except DixitError as problem:
            for entry in self.roster.entries:
                self._trouble(entry.store, str(problem))
            return False
        if self.rounds:
            if self.rounds.begin():
                self.roster.wake_all()
            self.pace = replace(self.pace, round=self.rounds.current)
        readable = [entry for entry in self.roster.entries if self._refreshed(entry)]
        # A game that cannot be read was told, and is left out until it can.
        groups: dict[Place | None, list[Entry]] = {}
        for entry in readable:
            groups.setdefault(entry.place, []).append(entry)
        self._complete = len(readable) == len(self.roster.entries)
        self.overviews.begin()
        try:
            taken = [self._round(place, group) for place, group in groups.items() if not self.ears.stopped()]
            taken += [self._left(waiting, became) for waiting, became in self.overviews.leave()]
        finally:
            self.carriers.rest()
        if self.rounds:
            for folder in self.rounds.end():
                self.roster.wake_all(folder)
        return all(taken) and self._complete

    def beat(self, *, over: bool = False) -> None:
        """Say how it fares now, unless nobody can say when that is."""
        games = {
            entry.name: OfGame(self._fetched.get(entry.store), self._ill.get(entry.store, ""))
            for entry in self.roster.entries
        }
        if now := clock.shown():
            self.ears.beat(Heartbeat(now, games, over=over))

    def wait(self, *, well: bool) -> None:
        """Wait for mail, for the clock, or for somebody who writes a game file, whichever comes first."""
        if (now := clock.shown()) is None:
            # No game is looked at meanwhile, so what was written since says nothing.
            sleep(LONGEST_PAUSE.total_seconds(), self.ears.stopped)
            return
        until = self.roster.next_moment(now)
        seconds = max(min(LONGEST_WAIT, until - now if until else LONGEST_WAIT), SHORTEST_WAIT)
        if not well:
            seconds = min(seconds, self._pause)
        self._pause = SHORTEST_WAIT if well else min(2 * self._pause, LONGEST_PAUSE)
        try:
            self.mail.listen(seconds.total_seconds(), self._disturbed)
        except (Unreachable, DixitError):
            # The next round tells what is wrong with the mailbox.
            sleep(SHORTEST_WAIT.total_seconds(), self._disturbed)

    def _disturbed(self) -> bool:
        """Is it to stop, or did somebody write a game since it was looked at?"""
        entries = self.roster.entries
        some = (entries[(self._turn + each) % len(entries)] for each in range(min(AT_A_LOOK, len(entries))))
        self._turn += AT_A_LOOK
        return self.ears.stopped() or any(entry.is_written for entry in some)

    def _refreshed(self, entry: Entry) -> bool:
        """Is the game known as it stands now?"""
        if entry.is_faulty and not entry.is_written:
            return False
        with self._resting_after_a_fault(entry):
            try:
                if self.roster.refresh(entry):
                    self._meet(entry)
            except DixitError as problem:
                entry.rest = NOT_RESTING
                self._trouble(entry.store, str(problem))
            else:
                return True
        return False

    def _meet(self, entry: Entry) -> None:
        """Somebody wrote the game, or it is met for the first time."""
        found = self.roster.opened(entry)
        self.mail.meet(entry)
        if not entry.is_met:
            entry.is_met = True
            ago = handed_before(found, clock.now())
            self.carriers.left_before(found.settings.mail.send, beside=found.home.beside, ago=ago)

    @contextmanager
    def _resting_after_a_fault(self, entry: Entry) -> Iterator[None]:
        """Let a game rest until somebody writes it, whatever is wrong with it: the others go on."""
        try:
            yield
        except Exception as fault:
            self._at_fault(entry, fault)

    def _at_fault(self, entry: Entry, fault: Exception) -> None:
        entry.is_faulty = True
        entry.stamp = entry.store.stamp()
        self._trouble(entry.store, self.ears.in_words(fault))

    def _round(self, place: Place | None, group: Sequence[Entry]) -> bool:
        """One look into the mailbox that these games share, and a step of each that wants one."""
        began, was_silent = clock.now(), place in self.mail.silent
        try:
            made = self.mail.delivered(place, group, complete=self._complete) if place else Delivered()
        except Unreachable as away:
            why = f"{unreachable(away.reason)} No deadline closes before it can."
            return self._without_mail(group, why, told=was_silent)
        except DixitError as problem:
            return self._without_mail(group, str(problem), told=False, locked=isinstance(problem, LogInRefused))
        if place is not None:
            self._fetched |= {entry.store: began for entry in group if entry.name not in made.unread}
        notes, taken = tuple(made.notes), []
        for entry in group:
            if entry.name in made.faults:
                self._at_fault(entry, made.faults[entry.name])
                taken.append(False)
            elif entry.name in made.unread:
                # Who only waits for another command is told of nothing.
                sick = made.unread[entry.name]
                self._trouble(entry.store, str(sick))
                told = "" if isinstance(sick, Busy) else str(sick)
                taken.append(self._step(entry, MailLook(None, locked_out=told)) and False)
            elif notes or entry.name in made.happened or not entry.rests(began):
                taken.append(self._step(entry, MailLook(began, made.happened.get(entry.name, ()), notes)))
                notes = ()
        return all(taken)

    def _without_mail(self, group: Sequence[Entry], why: str, *, told: bool, locked: bool = False) -> bool:
        """Without a look into the mailbox nothing closes; what is owed may leave all the same."""
        for entry in group:
            self._step(entry, MailLook(None, locked_out=why if locked else ""))
            self._ill[entry.store] = why
            if not told:
                self._trouble(entry.store, why)
        return False

    def _step(self, entry: Entry, mail: MailLook) -> bool:
        entry.rest = NOT_RESTING
        with self._resting_after_a_fault(entry):
            try:
                return self._stepped(entry, mail)
            except DixitError as problem:
                self._trouble(entry.store, str(problem))
        return False

    def _stepped(self, entry: Entry, mail: MailLook) -> bool:
        began, game = clock.now(), entry.store
        letters = partial(post, digests=not self.overviews.may_share(entry))
        known = Known(self.roster.opened(entry), self.carriers, letters)
        done = autopilot_step(game, self.pace, mail, known)
        for stamp, after in known.after:
            self.roster.note(entry, stamp, after)
            self._meet(entry)
        step = Waiting(entry, done, mail, began)
        if not (known.after and self.overviews.wait(step)):
            self._done(step)
        return True

    def _left(self, waiting: Waiting, became: Left | Exception) -> bool:
        """An overview has left with those of other games, or could not."""
        entry, done = waiting.entry, waiting.done
        if isinstance(became, Left):
            self.roster.note(entry, became.stamp, became.opened)
            self._meet(entry)
            posting = (done.posting or Posting()).and_then(became.posting)
            self._done(replace(waiting, done=with_posting(became.opened, done, posting)))
            return True
        self._done(waiting)
        entry.rest = NOT_RESTING
        if isinstance(became, DixitError):
            self._trouble(entry.store, str(became))
        else:
            self._at_fault(entry, became)
        return False

    def _done(self, step: Waiting) -> None:
        """A step is whole: the game rests, and what was done is told."""
        entry, done, mail = step.entry, step.done, step.mail
        game = entry.store
        if mail.began is not None and self.rounds:
            entry.rest = Rest.after(done, self.roster.opened(entry), step.began)
        told = self._told.get(game, ())
        if mail.began is not None:
            self._told[game] = done.notes
        to_mend = " ".join(done.posting.to_mend) if done.posting else ""
        if to_mend or mail.began is not None:
            self._ill[game] = to_mend
        self.ears.step(game, replace(done, notes=tuple(note for note in done.notes if note not in told)))

    def _trouble(self, game: Store, why: str) -> None:
        self._ill[game] = why
        if why not in self._told.get(game, ()):
            self._told[game] = (why,)
            self.ears.trouble(game, why)
