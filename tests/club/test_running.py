"""`club run`: one process looks after every table, whichever come and go, and another takes over from it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

import pytest

from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.running import ClubPilot, News, once, run
from dixit_pbem.club.set_up import write_club
from dixit_pbem.club.table import ClubTable
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.writer import at_work
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot
from dixit_pbem.table.autopilot import Ears
from tests.club.conftest import Beside
from tests.club.postgres import Postgres
from tests.mailing import Ready, Table
from tests.post.servers.daemons import wait_until
from tests.program import Program
from tests.table.test_many_games import tables_of

pytestmark = pytest.mark.long


class Going:
    """The autopilot of a club, going round when it is told to."""

    def __init__(self, database: Database) -> None:
        self.steps: list[str] = []
        self.troubles: list[str] = []
        ears = Ears(
            lambda game, _: self.steps.append(game.home.name), lambda _, why: self.troubles.append(why), lambda: False
        )
        self.closing = ExitStack()
        self.lock = self.closing.enter_context(database.alone("run", patience=0))
        self.pilot = ClubPilot(database, ears, self.closing, lambda name: ("club", "game", name))

    def round(self) -> list[str]:
        """Which tables took a step."""
        self.steps.clear()
        self.pilot.round()
        return sorted(self.steps)


@contextmanager
def going(database: Database) -> Iterator[Going]:
    made = Going(database)
    with made.closing:
        yield made


def test_a_round_steps_only_the_tables_in_which_something_happened(
    program: Program, database: Database, beside: Beside
) -> None:
    one, two = tables_of(program, 2)
    first, second = (take_in(database, GameFile(each.path)) for each in (one, two))
    other = beside(database.folder)
    with going(database) as club:
        assert club.round() == sorted((first.id, second.id))
        assert club.round() == []
        two.reply("Ana", "B: cat")
        assert club.round() == [second.id]
        with at_work(ClubTable(other, first.id)) as work:
            work.write(Said("from elsewhere"))
        database.changes.forget()
        assert club.round() == [first.id]
        assert club.round() == []
    assert club.troubles == []


def test_tables_come_and_go_while_it_runs(program: Program, database: Database, beside: Beside) -> None:
    one, two = tables_of(program, 2)
    first = take_in(database, GameFile(one.path))
    with going(database) as club:
        assert club.round() == [first.id]
        other = beside(database.folder)
        second = take_in(other, GameFile(two.path))
        database.changes.forget()
        assert club.pilot._disturbed()
        assert club.round() == [second.id]
        take_out(other, first.id, program.folder / "out.yaml")
        database.changes.forget()
        assert club.round() == []
        two.reply("Ana", "B: cat")
        assert club.round() == [second.id]
    assert club.troubles == []


def test_the_autopilot_writes_the_same_lines_and_letters_in_both(
    ready: Ready, database: Database, beside: Beside, tmp_path: Path
) -> None:
    on_disk, in_club = ready("clue"), ready("clue", folder=tmp_path / "club")
    elsewhere = beside(in_club.program.folder)
    table = take_in(elsewhere, GameFile(in_club.path))
    steps = {"Ana": "B: cat"}, {"Bob": "A", "Cyd": "B", "Dee": "C"}, {"Bob": "1", "Cyd": "Q", "Dee": "4"}
    for hours, answers in enumerate(steps):
        for each in (on_disk, in_club):
            each.at(each.now.replace(hour=10 + hours))
            for player, answer in answers.items():
                each.reply(player, answer)
        assert autopilot.once([GameFile(on_disk.path)], quiet(), patient=True)
        assert once(elsewhere, quiet(), lambda name: ("club", "game", name))
    assert table.sheet().raw == on_disk.path.read_bytes()
    assert of_players(in_club) == of_players(on_disk)
    assert len(of_players(on_disk)) > 15


def of_players(table: Table) -> dict[str, bytes]:
    """The letters; the moderator's digest names the commands, and those are others."""
    found = (table.program.folder / "outbox").iterdir()
    return {path.name: path.read_bytes() for path in found if "moderator" not in path.name}


def quiet() -> Ears:
    return Ears(lambda _, __: None, lambda _, why: pytest.fail(why), lambda: False)


def test_one_looks_after_the_tables_and_the_other_stands_by(ready: Ready, database: Database, beside: Beside) -> None:
    table = take_in(database, GameFile(ready("clue").path))
    with database.alone("run", patience=0) as ours:
        assert ours
        assert once(beside(database.folder), quiet(), lambda name: (name,))
    before = table.sheet().raw
    assert once(database, quiet(), lambda name: (name,))
    assert len(table.sheet().raw) >= len(before)


def test_the_database_may_go_away_and_come_back(ready: Ready, database: Database, postgres: Postgres) -> None:
    table = ready("clue")
    name = take_in(database, GameFile(table.path)).id
    told: list[str] = []
    stepped: list[str] = []
    began: list[int] = []

    def stopped() -> bool:
        """Tells what happens next, one thing after the other."""
        match len(began), len(told):
            case 1, 0 if stepped:
                postgres.stop(signal.SIGQUIT)
            case 1, 1:
                postgres.start()
                table.reply("Ana", "B: cat")
                told.append("and back")
        return len(began) == 2 and len(stepped) >= 2

    ears = Ears(lambda game, _: stepped.append(game.home.name), lambda _, why: pytest.fail(why), stopped)
    run(database, ears, News(began.append, told.append), lambda name: (name,))
    assert stepped[:2] == [name, name]
    assert began == [1, 1]
    assert told[0].startswith("The club's database refuses: ")
    assert len(told) == 2


@contextmanager
def process(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """`club run` as somebody starts it."""
    command = [sys.executable, "-m", "dixit_pbem", "club", "run", *options]
    own = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=folder, env=own, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as it:
        try:
            assert it.stdout is not None
            yield it, it.stdout
        finally:
            with suppress(ProcessLookupError):
                it.kill()


def test_of_two_processes_the_second_takes_over_when_the_first_is_killed(
    ready: Ready, database: Database, address: str
) -> None:
    table = ready("clue")
    taken = take_in(database, GameFile(table.path))
    write_club(database.folder / "club.yaml", address)
    with process(database.folder) as (first, says):
        assert [says.readline()[:11], says.readline()] == ["Standing by", "Looking after 1 table.\n"]
        with process(database.folder) as (second, hears):
            assert hears.readline().startswith("Standing by for the club; ")
            table.reply("Ana", "B: cat")
            wait_until(lambda: b'"clue_given"' in taken.sheet().raw, what="the reply is not read")
            first.kill()
            wait_until(lambda: len(table.letters("Bob", "card*")) > 0, what="nobody took over")
            table.reply("Bob", "A")
            wait_until(lambda: b'"cards_given"' in taken.sheet().raw, what="nobody took over")
            second.send_signal(signal.SIGTERM)
            assert second.wait(60) == 0
            assert re.match(r"Looking after 1 table\.\n(?s:.*)Stopped\. ", hears.read())
