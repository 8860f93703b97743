"""An opened game: its settings, its journal, and the game that follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from zoneinfo import ZoneInfo

from dixit_pbem.engine.events import CardsWanted, RoundBegan, StorytellerNamed, TableLaid
from dixit_pbem.engine.model import Game
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.systems import rules_for
from dixit_pbem.errors import BadFile, Misfit, Problem, Unreadable
from dixit_pbem.journal.entries import Entry, entry_of
from dixit_pbem.journal.facts import HeldSettled, MailHeld
from dixit_pbem.journal.history import History, Step, continued, walk
from dixit_pbem.journal.seats import frozen_changes, in_force
from dixit_pbem.storage.game_file import Contents, GameFile
from dixit_pbem.storage.settings import Settings, load_settings


@dataclass(frozen=True)
class Opened:
    """A game file as it stands."""

    path: Path
    settings: Settings
    journal: tuple[Entry, ...]
    history: History
    notes: tuple[str, ...]
    contents: Contents | None = None
    """What it was read from, where that is all of it."""

    @cached_property
    def game(self) -> Game | None:
        """The game now, under the title that the settings give it; None before it began."""
        game = self.history.game
        return game and replace(game, setup=replace(game.setup, title=self.settings.title))

    @property
    def zone(self) -> ZoneInfo:
        """The clock that deadlines are told by."""
        return ZoneInfo(self.settings.timezone)

    @property
    def waiting_since(self) -> datetime | None:
        """When the open phase opened, while somebody is waited for."""
        if self.history.game is None or not pending(self.history.game):
            return None
        opening = (RoundBegan, StorytellerNamed, CardsWanted, TableLaid)
        seq = next((step.seq for step in reversed(self.history.steps) if isinstance(step.event, opening)), 0)
        return next((entry.at for entry in self.journal if entry.seq == seq), None)

    @property
    def held(self) -> tuple[tuple[int, MailHeld], ...]:
        """The mails that wait for the moderator, under the numbers of their events."""
        settled = {step.event.held for step in self.history.facts if isinstance(step.event, HeldSettled)}
        return tuple(
            (step.seq, step.event)
            for step in self.history.facts
            if isinstance(step.event, MailHeld) and step.seq not in settled
        )

    @property
    def in_force(self) -> tuple[str, ...]:
        """What commands changed and the settings do not say yet."""
        return in_force(self.settings, self.history, self.game) if self.game else ()

    @property
    def frozen_changes(self) -> tuple[Problem, ...]:
        """What somebody changed in the settings that a running game needs as it was."""
        return frozen_changes(self.settings, self.game, file=self.path.name) if self.game else ()


def look(path: Path) -> Opened:
    """The game of a file, only to look at. What would stop a move is told as a note."""
    found = opened(path, GameFile(path).read())
    return replace(found, notes=(*found.notes, *map(str, found.frozen_changes)))


def opened(path: Path, contents: Contents) -> Opened:
    """The game of a file; every problem of its settings, or the first of its journal, as BadFile."""
    settings = load_settings(contents.settings_text, file=path.name)
    return _read_on(Opened(path, settings, (), History(None, ()), ()), contents)


def opened_again(before: Opened, contents: Contents) -> Opened:
    """The game of the same file later: only what came to its journal is read, if all before it stands as it stood."""
    was, known = before.contents, len(before.journal)
    if was is None or was.settings_text != contents.settings_text or was.records != contents.records[:known]:
        return opened(before.path, contents)
    return _read_on(before, contents)


def _read_on(before: Opened, contents: Contents) -> Opened:
    """The same game with what the file says beyond its journal."""
    new = journal_of(before.path, replace(contents, records=contents.records[len(before.journal) :]))
    try:
        history = continued(before.history, ((entry.seq, entry.event) for entry in new))
    except Misfit as problem:
        raise BadFile([misfit_problem(before.path, contents, problem)]) from None
    return Opened(before.path, before.settings, (*before.journal, *new), history, contents.notes, contents)


def journal_of(path: Path, contents: Contents) -> tuple[Entry, ...]:
    """Every event of the journal; the lines that cannot be read as BadFile."""
    entries, problems = [], []
    for record in contents.records:
        try:
            entries.append(entry_of(record))
        except Unreadable as problem:
            problems.append(Problem(path.name, contents.line_of(record["seq"]), f"{problem} {_WAY_OUT}"))
    if problems:
        raise BadFile(problems)
    return tuple(entries)


_WAY_OUT = "This line was changed after it was written. Put back what stood there."


def misfit_problem(path: Path, contents: Contents, misfit: Misfit) -> Problem:
    """An event that cannot be, as a problem of its line."""
    return Problem(path.name, contents.line_of(misfit.seq), f"{misfit} {_WAY_OUT}")


def story(found: Opened) -> Iterator[tuple[datetime, Step]]:
    """Every event with its moment, those taken back too."""
    steps = walk((entry.seq, entry.event) for entry in found.journal)
    return zip((entry.at for entry in found.journal), steps, strict=True)


def rules_text(path: Path, *, language: str | None) -> str:
    """The rules of exactly this game, in plain words."""
    from dixit_pbem.words import words_for
    from dixit_pbem.words.rules_page import as_text, rules_page

    found = look(path)
    choice = found.game.setup.choice if found.game else found.settings.rules
    players = len(found.game.seats) if found.game else len(found.settings.seats)
    rules = rules_for(choice, players)
    assert rules is not None  # noqa: S101 - the settings were checked
    words = words_for(language or found.settings.language)
    return as_text(rules_page(choice, rules, players, title=found.settings.title, words=words))
