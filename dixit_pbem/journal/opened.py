"""An opened game: its settings, its journal, and the game that follows from them; a running one has begun."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import TypeVar, cast
from zoneinfo import ZoneInfo

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.events import PHASE_OPENS, ClueGiven
from dixit_pbem.engine.model import Circumstances, Game, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.quiet_hours import Quiet
from dixit_pbem.engine.systems import Rules
from dixit_pbem.errors import BadFile, DixitError, Misfit, Problem, Unreadable
from dixit_pbem.journal.entries import Entry, entry_of
from dixit_pbem.journal.facts import HeldSettled, MailHeld
from dixit_pbem.journal.guests import Guest, guests_of, spoken_by_guests, watchers_of
from dixit_pbem.journal.history import History, Step, continued, walk
from dixit_pbem.journal.lobby import rules_so_far, waiting_game
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import Seat, former_seats, frozen_changes, guest_seat, in_force, seats_in_force
from dixit_pbem.journal.settings_text import settings_of
from dixit_pbem.journal.store import Store
from dixit_pbem.storage.game_file import Contents, Home
from dixit_pbem.storage.settings import Settings

NOT_BEGUN = "The game has not begun. `next-turn` deals the hands and begins the first round."
Made = TypeVar("Made")


@dataclass(frozen=True)
class Opened:
    """A game as its Store says that it stands."""

    home: Home
    settings: Settings
    journal: tuple[Entry, ...]
    history: History
    notes: tuple[str, ...]
    contents: Contents | None = None
    """What it was read from, where that is all of it."""
    worked_out: dict[object, object] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What was worked out of the game as it stands here."""

    def once(self, work: Callable[[Opened], Made]) -> Made:
        """What `work` makes of the game, made once: it stands as it stands."""
        made = self.worked_out
        return cast("Made", made[work] if work in made else made.setdefault(work, work(self)))

    @cached_property
    def game(self) -> Game | None:
        """The game now, under the title that the settings give it; None before it began."""
        game = self.history.game
        return game and replace(game, setup=replace(game.setup, title=self.settings.title))

    @cached_property
    def running(self) -> Running | None:
        """The same as a game that has begun; None before that."""
        return Running(self, self.game) if self.game else None

    @cached_property
    def hosted(self) -> Running | None:
        """The game as its post knows it: a running one, or an open table that waits for players; else None."""
        waiting = None if self.game else waiting_game(self.settings, self.history)
        return Running(self, waiting) if waiting else self.running

    @property
    def begun(self) -> Running:
        """The same; a refusal before it began."""
        if self.running is None:
            raise DixitError(NOT_BEGUN)
        return self.running

    @property
    def rules(self) -> Rules:
        """The rules that the settings name, for as many players; settings with others are not opened."""
        rules = rules_so_far(self.settings, len(self.settings.seats))
        if rules is None:
            raise AssertionError(f"{self.home.name}: these settings cannot be played, and were opened")
        return rules

    @property
    def happened(self) -> Mapping[int, tuple[datetime, Happening]]:
        """Every event and fact by its number, and when it was written down."""
        return {entry.seq: (entry.at, entry.event) for entry in self.journal}

    @property
    def zone(self) -> ZoneInfo:
        """The clock that deadlines are told by."""
        return ZoneInfo(self.settings.timezone)

    @property
    def waiting_since(self) -> datetime | None:
        """When the open phase opened, while somebody is waited for."""
        if self.history.game is None or not pending(self.history.game):
            return None
        seq = next((step.seq for step in reversed(self.history.steps) if isinstance(step.event, PHASE_OPENS)), 0)
        return next((entry.at for entry in self.journal if entry.seq == seq), None)

    @property
    def held(self) -> tuple[tuple[int, MailHeld], ...]:
        """The mails that wait for the moderator, under the numbers of their events."""
        return tuple(self.history.so_far(_held_after, _NOTHING_HELD).items())

    @property
    def in_force(self) -> tuple[str, ...]:
        """What commands changed and the settings do not say yet."""
        return in_force(self.settings, self.history, self.game) if self.game else ()

    @property
    def frozen_changes(self) -> tuple[Problem, ...]:
        """What somebody changed in the settings that a running game needs as it was."""
        return frozen_changes(self.settings, self.game, self.history, file=self.home.name) if self.game else ()

    def problem(self, key: str, text: str) -> Problem:
        """A problem of the line in which this setting stands."""
        return Problem(self.home.name, self.settings.line_of(key), text)


@dataclass(frozen=True)
class Running:
    """A game that has begun: what was opened, the game now, and who sits where."""

    opened: Opened
    game: Game

    @property
    def home(self) -> Home:
        """Where it lies."""
        return self.opened.home

    @property
    def settings(self) -> Settings:
        """What its moderator wrote."""
        return self.opened.settings

    @property
    def history(self) -> History:
        """What happened, without what was taken back."""
        return self.opened.history

    @property
    def journal(self) -> tuple[Entry, ...]:
        """All that was ever written down."""
        return self.opened.journal

    @cached_property
    def seats(self) -> Mapping[PlayerName, Seat]:
        """Everybody at the table, with the address and the language in force."""
        return {seat.player: seat for seat in seats_in_force(self.settings, self.history, self.game)}

    @cached_property
    def teams(self) -> Mapping[PlayerName, str]:
        """What the team of each player at the table is called, where the teams have names."""
        seats, named = self.game.setup.seats, self.settings.teams
        called = {player: team.name for team in named for player in team.players}
        begun = {seat: called[now] for seat, now in zip(seats, self.settings.seats, strict=False) if now in called}
        own = {player: self.game.former.get(player, player) for player in self.game.seats}
        return {player: begun[seat] for player, seat in own.items() if seat in begun}

    @cached_property
    def gone(self) -> Mapping[PlayerName, Seat]:
        """Everybody who sat at the table before, or was to, with the address that was theirs."""
        happened = (entry.event for entry in self.journal)
        return former_seats(self.settings, self.history, happened, self.game.seats)

    @cached_property
    def guests(self) -> Mapping[PlayerName, Guest]:
        """Everybody who asked for a seat by mail, as letters know them."""
        return {guest.reader: guest for guest in guests_of(self.history).values()}

    @cached_property
    def others(self) -> Mapping[PlayerName, Seat]:
        """Everybody without a seat who may be written to: who had one, who asked for one, who reads along."""
        speak = {**dict.fromkeys(self.watchers, self.settings.language), **spoken_by_guests(self.history)}
        return {**self.gone, **{each: guest_seat(self.settings, each, language) for each, language in speak.items()}}

    @cached_property
    def watchers(self) -> tuple[PlayerName, ...]:
        """Everybody who reads along, as letters know them."""
        players = {(seat.email or "").lower() for seat in self.seats.values()}
        return watchers_of(self.settings, self.history, players=players)

    def around(self, now: datetime) -> Circumstances:
        """What a decision needs to know beside the game."""
        return circumstances(self.settings, self.game.setup.seed, now, quiet=self.quiet)

    @cached_property
    def quiet(self) -> Quiet:
        """When nobody at the table is to be hurried."""
        return Quiet(self.settings.quiet, {player: seat.quiet for player, seat in self.seats.items()})


_NOTHING_HELD: Mapping[int, MailHeld] = {}


def _held_after(held: Mapping[int, MailHeld], step: Step) -> Mapping[int, MailHeld]:
    match step.event:
        case MailHeld() as event:
            return {**held, step.seq: event}
        case HeldSettled(held=settled):
            return {seq: event for seq, event in held.items() if seq != settled}
        case _:
            return held


def circumstances(settings: Settings, seed: str, now: datetime, *, quiet: Quiet) -> Circumstances:
    """What decisions need to know beside a game of this seed."""
    return Circumstances(SeededChance(seed), now, settings.deadlines, settings.missing, quiet)


def look(store: Store) -> Opened:
    """A game, only to look at. What would stop a move is told as a note."""
    found = opened(store.home, store.read())
    return replace(found, notes=(*found.notes, *map(str, found.frozen_changes)))


def opened(home: Home, contents: Contents) -> Opened:
    """The game that this says; every problem of its settings, or the first of its journal, as BadFile."""
    settings = settings_of(home, contents)
    return _read_on(Opened(home, settings, (), History(None, ()), ()), contents)


def opened_again(before: Opened, contents: Contents) -> Opened:
    """The same game later: only what came to its journal is read, if all before it stands as it stood."""
    was, known = before.contents, len(before.journal)
    if was is None or was.settings_text != contents.settings_text or was.records != contents.records[:known]:
        return opened(before.home, contents)
    if was == contents and before.notes == contents.notes:
        return before
    return _read_on(before, contents)


def _read_on(before: Opened, contents: Contents) -> Opened:
    """The same game with what its Store says beyond its journal."""
    file = before.home.name
    new = entries_of(file, replace(contents, records=contents.records[len(before.journal) :]))
    try:
        history = continued(before.history, ((entry.seq, entry.event) for entry in new))
    except Misfit as problem:
        raise BadFile([misfit_problem(file, contents, problem)]) from None
    found = Opened(before.home, before.settings, (*before.journal, *new), history, contents.notes, contents)
    return replace(found, notes=(*found.notes, contents.alone)) if contents.alone and _misses(found) else found


def _misses(found: Opened) -> bool:
    """Whether a mail waits, or a file came with a clue: they lie in the folder that is not there, and nowhere else."""
    came = (step.event.attachment for step in found.history.steps if isinstance(step.event, ClueGiven))
    return bool(found.held) or any(came)


def with_more(found: Opened, happened: Sequence[Happening], now: datetime) -> Opened:
    """The same game once this happened too."""
    if not happened:
        return found
    new = tuple(Entry(seq, now, event) for seq, event in enumerate(happened, len(found.journal) + 1))
    history = continued(found.history, ((each.seq, each.event) for each in new))
    return Opened(found.home, found.settings, (*found.journal, *new), history, found.notes)


def entries_of(file: str, contents: Contents) -> tuple[Entry, ...]:
    """Every event of the journal; the lines that cannot be read as BadFile."""
    entries, problems = [], []
    for record in contents.records:
        try:
            entries.append(entry_of(record))
        except Unreadable as problem:
            problems.append(Problem(file, contents.line_of(record["seq"]), f"{problem} {_WAY_OUT}"))
    if problems:
        raise BadFile(problems)
    return tuple(entries)


_WAY_OUT = "This line was changed after it was written. Put back what stood there."


def misfit_problem(file: str, contents: Contents, misfit: Misfit) -> Problem:
    """An event that cannot be, as a problem of its line."""
    return Problem(file, contents.line_of(misfit.seq), f"{misfit} {_WAY_OUT}")


def story(found: Opened) -> Iterator[tuple[datetime, Step]]:
    """Every event with its moment, those taken back too."""
    steps = walk((entry.seq, entry.event) for entry in found.journal)
    return zip((entry.at for entry in found.journal), steps, strict=True)
