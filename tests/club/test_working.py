"""A worker takes the tables that are due: one in trouble rests alone, and wakes again whatever its clock says."""

from __future__ import annotations

import pytest

from dixit_pbem.club import working
from dixit_pbem.club.database import Database
from dixit_pbem.club.held import HeldTable
from dixit_pbem.club.moving import take_in
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.working import Hears, Worker
from dixit_pbem.errors import CannotWrite
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.program import Program
from tests.table.test_many_games import tables_of

pytestmark = pytest.mark.long


def test_a_table_in_trouble_rests_alone_and_wakes_again_under_a_clock_that_stands_still(
    program: Program, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sick, well = (take_in(database, GameFile(each.path)) for each in tables_of(program, 2))
    keep, ill = HeldTable.write_over, [sick.id]

    def refused(table: HeldTable, name: str, content: bytes) -> None:
        if table.id in ill:
            raise CannotWrite("the disk is full.")
        keep(table, name, content)

    monkeypatch.setattr(HeldTable, "write_over", refused)
    monkeypatch.setattr(working, "PAUSES", (600,) * 5)
    troubles: list[tuple[str, str]] = []
    hears = Hears(lambda _, __: None, lambda table, why: troubles.append((table.home.name, why)))
    worker = Worker(database, hears, lambda name: (name,))
    while worker.next():
        pass
    assert troubles == [(sick.id, "the disk is full.")]
    assert [look(each).running is not None for each in (sick, well)] == [False, True]
    assert column(database, sick, "tries") == 1
    ill.clear()
    assert not worker.next(), "it rests for a while"
    with database.connection() as opened:
        opened.execute("update game set not_before = not_before - interval '1 hour'")
    assert worker.next()
    assert look(sick).running is not None
    assert (column(database, sick, "tries"), column(database, sick, "trouble")) == (0, "")


def column(database: Database, table: ClubTable, name: str) -> object:
    with database.connection() as opened:
        found = opened.execute("select tries, trouble from game where id = %s", (table.id,)).fetchone()
    assert found is not None
    return dict(zip(("tries", "trouble"), found, strict=True))[name]
