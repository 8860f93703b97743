"""`status FOLDER`: all games of a folder at once, a line each, those first in which something needs a person.

Edge: reads the games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import IntEnum
from functools import cached_property
from pathlib import Path

from dixit_pbem.cli import terminal
from dixit_pbem.cli.status import PHASES
from dixit_pbem.cli.wants import mail_told, wishes_told
from dixit_pbem.engine.deadline import deadline_of, late_players
from dixit_pbem.engine.model import Game, Phase, PlayerName, in_words
from dixit_pbem.engine.pending import awaited
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.shell import named, quoted, typed
from dixit_pbem.storage.folder import games_in
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import phrases


class Need(IntEnum):
    """How much a game needs a person, the neediest first."""

    BROKEN = 0
    LATE = 1
    DECISION = 2
    NOTHING = 3
    FINISHED = 4


class Glance:
    """A game among others at one moment."""

    def __init__(self, file: Path, now: datetime) -> None:
        self.file, self.now, self.problem = file, now, ""
        self.found: Opened | None = None
        try:
            self.found = look(GameFile(file))
        except DixitError as wrong:
            self.problem = str(wrong)

    @property
    def game(self) -> Game | None:
        """The game, once it has begun."""
        return self.found.game if self.found and self.found.running else None

    @cached_property
    def late(self) -> tuple[PlayerName, ...]:
        """Who has not answered in time."""
        return late_players(self.game, self.now, answered=self.answered) if self.game else ()

    @property
    def answered(self) -> frozenset[PlayerName]:
        """Whose clue waits for the moderator."""
        return answered(self.found) if self.found else frozenset()

    @cached_property
    def wants(self) -> tuple[str, ...]:
        """What the moderator must look at."""
        if self.found is None:
            return ()
        wishes = wishes_told(self.found, self.game, self.now) if self.game else ()
        return (*mail_told(self.found), *wishes)

    @property
    def need(self) -> Need:
        """Where it stands among the others."""
        if self.found is None:
            return Need.BROKEN
        if self.late:
            return Need.LATE
        if self.wants:
            return Need.DECISION
        return Need.FINISHED if self.game and self.game.phase is Phase.FINISHED else Need.NOTHING


def glances(folder: Path, now: datetime) -> tuple[Glance, ...]:
    """Every game of a folder, those in need first; NotFound where there is none."""
    files = games_in(folder)
    if not files:
        made = typed("new", folder / "sunday.yaml")
        raise NotFound(f"No game lies in {named(folder)}. Name another folder, or make one: `{made}`.")
    return tuple(sorted((Glance(file, now) for file in files), key=lambda each: each.need))


def show(found: Sequence[Glance]) -> None:
    """Print a line for each game."""
    width = max(terminal.width_of(quoted(each.file.name)) for each in found)
    for each in found:
        name = quoted(each.file.name)
        shown = terminal.strong(name) if each.need < Need.NOTHING else name
        gap = " " * (width - terminal.width_of(name))
        terminal.echo(f"{shown}{gap}  {' '.join(_told(each))}", margin=width + 2)


def show_json(found: Sequence[Glance], now: datetime, *, spoilers: bool) -> None:
    """Print all of it for scripts."""
    from dixit_pbem.cli import as_json

    games = [
        {
            "file": each.file.name,
            "problem": each.problem or None,
            "late": list(each.late),
            "held": len(each.found.held) if each.found else 0,
            "status": as_json.status(each.found, now, spoilers=spoilers) if each.found else None,
        }
        for each in found
    ]
    terminal.echo_json(as_json.written({"games": games}))


def _told(each: Glance) -> Iterator[str]:
    """How the game stands, in a few short sentences."""
    if each.found is None:
        first, *more = each.problem.splitlines()
        others = f" And {len(more)} more: `check {quoted(each.file.name)}`." if more else ""
        yield f"It cannot be read. {first}{others}"
    elif each.game is None:
        hosted = each.found.hosted
        yield phrases.waiting(hosted.game, each.found.zone) if hosted else "Not begun: `next-turn` deals."
    elif each.game.phase is Phase.FINISHED:
        yield phrases.waiting(each.game, each.found.zone)
    else:
        yield _place(each.game)
        yield _waits(each, each.game, each.found)
    yield from each.wants


def _place(game: Game) -> str:
    phase = "the votes are counted" if game.round.result else PHASES[game.phase]
    first, last = game.rounds[0].number, game.rounds[-1].number
    return f"Round {first}, {phase}." if first == last else f"Rounds {first} to {last}, {phase}."


def _waits(each: Glance, game: Game, found: Opened) -> str:
    owing = tuple(player for player in awaited(game) if player not in each.answered)
    if not owing and each.answered:
        return f"The clue of {in_words(tuple(each.answered))} waits for you."
    if not owing:
        return "It waits for nobody: `next-turn` goes on."
    if game.paused is not None:
        return f"The clock stands still. It waits for {_whom(game, owing)}."
    if each.late:
        since = min((when for player in each.late if (when := deadline_of(game, player))), default=each.now)
        over = f"since {phrases.day_and_time(since, found.zone)}; {phrases.from_now(since, each.now)}"
        return f"Late: {_whom(game, each.late)}, {over}."
    ends = [when for player in owing if (when := deadline_of(game, player))]
    soon = f", until {phrases.day_and_time(min(ends), found.zone)}" if ends else ""
    until = f"{soon}; {phrases.from_now(min(ends), each.now)}" if ends else ""
    return f"It waits for {_whom(game, owing)}{until}."


def _whom(game: Game, owing: tuple[PlayerName, ...]) -> str:
    anybody = game.phase is Phase.CLUE and game.round.storyteller is None and owing == awaited(game)
    return "a clue from anybody" if anybody else in_words(owing)
