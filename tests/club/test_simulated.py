"""A club for some rounds whose programs are killed at any moment: nothing is lost, and nothing happens twice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Self

import pytest

from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.set_up import write_club
from dixit_pbem.club.table import ClubTable
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import MailRead, Posted
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.post.owing import owed_now
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Table
from tests.program import Program
from tests.table.test_many_games import tables_of
from tests.watch import HANGS

pytestmark = pytest.mark.long
TABLES, LAST_ROUND = 3, 3
PAUSE = 0.1


PROGRAMS = (
    ("--role", "router"),
    ("--role", "worker", "--workers", "1"),
    ("--role", "sender"),
    ("--workers", "1"),
)
"""Three that do one thing each, and on another computer one that does everything."""


class Computers:
    """Several on which `club run` is begun again whenever it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running = [self._begin(number) for number in range(len(PROGRAMS))]

    def _begin(self, number: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dixit_pbem", "club", "run", *PROGRAMS[number]]
        with (self.folder / f"said-{number}").open("ab") as said:
            return subprocess.Popen(command, cwd=self.folder, stdout=said, stderr=said)

    def kill(self, number: int) -> None:
        """The program that begins the others."""
        self.running[number].kill()
        self.running[number].wait()
        self.running[number] = self._begin(number)

    def kill_those_of(self, number: int) -> None:
        """Whoever does the work; it is begun again."""
        command = ("ps", "-o", "pid=,args=", "--ppid", str(self.running[number].pid))
        listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
        for pid in (int(line.split()[0]) for line in listed if "spawn_main" in line):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def said(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("said-*")))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self.running:
            each.kill()
            each.wait()

    def end(self) -> list[int]:
        for each in self.running:
            each.send_signal(signal.SIGTERM)
        return [each.wait(HANGS) for each in self.running]


class Seat:
    """The players of a table: each answers once whatever they are asked."""

    def __init__(self, table: Table, store: ClubTable) -> None:
        self.table, self.store = table, store
        self.answered: set[tuple[int, Phase, PlayerName]] = set()
        self.written = 0

    def answer(self) -> bool:
        """Whoever is waited for and has the letter answers it; says whether the last round is reached."""
        found = look(self.store)
        game = found.begun.game
        if game.round.number >= LAST_ROUND:
            return True
        if not owed_now(found).owed:
            for player in pending(game):
                asked = game.round.number, game.phase, player
                if asked not in self.answered:
                    self.answered.add(asked)
                    self.written += 1
                    self.table.reply(player, said(game, player))
        return False


def said(game: Game, player: PlayerName) -> str:
    match game.phase:
        case Phase.CLUE:
            return f"A: fog {game.round.number}"
        case Phase.CARD:
            return "B"
        case _:
            own = {card.owner: card.number for card in game.round.table}[player]
            return "1" if own != 1 else "2"


def test_whatever_is_killed_no_move_is_lost_and_none_counts_twice(
    program: Program, database: Database, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(program, TABLES)
    for number, table in enumerate(tables):
        # They share a mailbox, in which each mail has a name of its own.
        table.count = 1000 * number
        table.step()
    seats = [Seat(table, take_in(database, GameFile(table.path))) for table in tables]
    write_club(program.folder / "club.yaml", address)
    monkeypatch.setitem(os.environ, "PYTHONUNBUFFERED", "1")
    with Computers(program.folder) as computers:
        killed = [partial(computers.kill_those_of, number) for number in range(len(PROGRAMS))]
        mishaps = [*killed, partial(computers.kill, 0), partial(computers.kill, 3)]
        chance = random.Random(len(mishaps))
        chance.shuffle(mishaps)
        before, until = 0, time.monotonic() + HANGS
        while not all([each.answer() for each in seats]):  # noqa: C419 - each of them answers
            written = sum(each.written for each in seats)
            if written > before:
                before, until = written, time.monotonic() + HANGS
                if mishaps:
                    time.sleep(chance.random())
                    mishaps.pop()()
            assert time.monotonic() < until, computers.said()
            time.sleep(PAUSE)
        assert mishaps == []
        assert computers.end() == [0] * len(PROGRAMS)
    left = Counter(str(mail["Message-ID"]) for table in tables for mail in table.letters("*"))
    # Of those who were killed each was at one letter at most.
    assert sum(count - 1 for count in left.values()) <= len(killed)
    for seat in seats:
        must_be_whole(look(seat.store), seat.written)
        back = take_out(database, seat.store.id, program.folder / f"{seat.store.id}.yaml")
        assert program.ok("verify", back.path.name)
        assert program.ok("check", back.path.name)


def must_be_whole(found: Opened, written: int) -> None:
    """Every number is there once, every mail was read once, and every letter left once as far as anybody knows."""
    assert [entry.seq for entry in found.journal] == list(range(1, len(found.journal) + 1))
    read = Counter(entry.event.key for entry in found.journal if isinstance(entry.event, MailRead))
    assert (len(read), set(read.values())) == (written, {1})
    sent = Counter(entry.event for entry in found.journal if isinstance(entry.event, Posted))
    assert set(sent.values()) == {1}
