"""`club run`: one process looks after every table, whichever come and go, and another takes over from it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import pytest

from dixit_pbem.club.accounts import way_of
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.running import Ears, Role, once, serve
from dixit_pbem.club.set_up import write_club
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.working import Hears
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.writer import at_work
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot
from tests.club.conftest import Beside
from tests.club.postgres import Postgres
from tests.mailing import Ready, Table
from tests.post.servers.daemons import wait_until
from tests.program import Program
from tests.table.test_many_games import tables_of

pytestmark = pytest.mark.long


class Going:
    """All roles of a club, one after the other when they are told to."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.steps: list[str] = []
        self.troubles: list[str] = []

    def round(self) -> list[str]:
        """Which tables took a step."""
        self.steps.clear()
        hears = Hears(lambda game, _: self.steps.append(game.home.name), lambda _, why: self.troubles.append(why), repr)
        once(self.database, Ears(hears, self.troubles.append, lambda: False), way)
        return sorted(set(self.steps))


def way(name: str) -> tuple[object, ...]:
    return ("club", "game", name)


def test_a_round_steps_only_the_tables_in_which_something_happened(
    program: Program, database: Database, beside: Beside
) -> None:
    one, two = tables_of(program, 2)
    first, second = (take_in(database, GameFile(each.path)) for each in (one, two))
    other = beside(database.folder)
    club = Going(database)
    assert club.round() == sorted((first.id, second.id))
    assert club.round() == []
    two.reply("Ana", "B: cat")
    assert club.round() == [second.id]
    with at_work(ClubTable(other, first.id)) as work:
        work.write(Said("from elsewhere"))
    assert club.round() == [first.id]
    assert club.round() == []
    assert club.troubles == []


def test_tables_come_and_go_while_it_runs(program: Program, database: Database, beside: Beside) -> None:
    one, two = tables_of(program, 2)
    first = take_in(database, GameFile(one.path))
    club = Going(database)
    assert club.round() == [first.id]
    other = beside(database.folder)
    second = take_in(other, GameFile(two.path))
    assert club.round() == [second.id]
    take_out(other, first.id, program.folder / "out.yaml")
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
        assert autopilot.once([GameFile(on_disk.path)], quiet_on_disk(), patient=True)
        assert once(elsewhere, quiet(), way)
    assert table.sheet().raw == on_disk.path.read_bytes()
    assert of_players(in_club) == of_players(on_disk)
    assert len(of_players(on_disk)) > 15


def of_players(table: Table) -> dict[str, bytes]:
    """The letters; the moderator's digest names the commands, and those are others."""
    found = (table.program.folder / "outbox").iterdir()
    return {path.name: path.read_bytes() for path in found if "moderator" not in path.name}


def quiet() -> Ears:
    return Ears(Hears(lambda _, __: None, lambda _, why: pytest.fail(why)), pytest.fail, lambda: False)


def quiet_on_disk() -> autopilot.Ears:
    return autopilot.Ears(lambda _, __: None, lambda _, why: pytest.fail(why), lambda: False)


def test_what_is_on_its_way_leaves_with_the_table(ready: Ready, database: Database, beside: Beside) -> None:
    table = ready("clue")
    taken = take_in(database, GameFile(table.path))
    table.reply("Ana", "B: cat")
    account = way_of(look(taken).settings.mail.send)
    with beside(database.folder).alone(f"send {account}", patience=0):
        assert once(database, quiet(), way)
    assert taken.has_letters_out()
    assert table.files("Bob", "card*") == []
    back = take_out(database, taken.id, database.folder / "back.yaml")
    assert autopilot.once([back], quiet_on_disk(), patient=True)
    assert len(table.files("Bob", "card*")) == 1


def test_the_database_may_go_away_and_come_back(
    ready: Ready, database: Database, beside: Beside, postgres: Postgres
) -> None:
    table = ready("clue")
    name = take_in(database, GameFile(table.path)).id
    told: list[str] = []
    stepped: list[str] = []

    def stopped() -> bool:
        """Tells what happens next, one thing after the other."""
        match len(told):
            case 0 if stepped:
                postgres.stop(signal.SIGQUIT)
            case 1:
                postgres.start()
                with at_work(ClubTable(beside(database.folder), name)) as work:
                    work.write(Said("and back"))
                told.append("and back")
        return len(told) == 2 and len(stepped) >= 2

    hears = Hears(lambda game, _: stepped.append(game.home.name), lambda _, why: pytest.fail(why))
    serve(Role.WORKER, database, Ears(hears, told.append, stopped), way)
    assert set(stepped) == {name}
    assert told[0].startswith("The club's database refuses: ")


def test_it_waits_for_a_database_that_only_starts(
    ready: Ready, database: Database, address: str, postgres: Postgres
) -> None:
    take_in(database, GameFile(ready("clue").path))
    write_club(database.folder / "club.yaml", address)
    database.close()
    postgres.stop()
    try:
        with process(database.folder) as (_, said):
            assert said.readline().startswith("The club's database refuses: ")
            assert said.readline() == "Perhaps it is only starting: for a minute it is tried again.\n"
            postgres.start()
            assert said.readline().startswith("The club runs")
    finally:
        if not postgres.pid:
            postgres.start()


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


def test_of_two_programs_the_second_goes_on_when_the_first_is_killed(
    ready: Ready, database: Database, address: str
) -> None:
    table = ready("clue")
    taken = take_in(database, GameFile(table.path))
    write_club(database.folder / "club.yaml", address)
    with process(database.folder) as (first, says), process(database.folder) as (second, hears):
        assert says.readline().startswith("The club runs; ")
        assert hears.readline().startswith("The club runs; ")
        table.reply("Ana", "B: cat")
        wait_until(lambda: b'"clue_given"' in taken.sheet().raw, what="the reply is not read")
        first.kill()
        wait_until(lambda: len(table.files("Bob", "card*")) > 0, what="nobody took over")
        table.reply("Bob", "A")
        wait_until(lambda: b'"cards_given"' in taken.sheet().raw, what="nobody took over")
        second.send_signal(signal.SIGTERM)
        assert second.wait(60) == 0
        assert "Stopped. " in hears.read()
    assert not orphans(first.pid)


def test_roles_run_on_their_own(ready: Ready, database: Database, address: str) -> None:
    table = ready("clue")
    taken = take_in(database, GameFile(table.path))
    write_club(database.folder / "club.yaml", address)
    with (
        process(database.folder, "--role", "router"),
        process(database.folder, "--role", "worker", "--workers", "1"),
        process(database.folder, "--role", "sender") as (sender, _),
    ):
        table.reply("Ana", "B: cat")
        wait_until(lambda: len(table.files("Bob", "card*")) > 0, what="no letter leaves")
        sender.kill()
        table.reply("Bob", "A")
        wait_until(lambda: b'"cards_given"' in taken.sheet().raw, what="the reply is not read")
    with database.connection() as opened:
        assert opened.execute("select count(*) from letter where state = 'waiting'").fetchone() != (0,)


def orphans(parent: int) -> list[str]:
    """What a program that was killed left running, once it had the time to notice."""
    wait_until(lambda: not _children(parent), what="its processes go on")
    return _children(parent)


def _children(parent: int) -> list[str]:
    lines = subprocess.run(("ps", "-eo", "args"), capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in lines if f"parent_pid={parent}," in line]
