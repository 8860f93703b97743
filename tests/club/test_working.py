"""A worker takes the tables that are due: one in trouble rests alone, and wakes again whatever its clock says."""

from __future__ import annotations

import shutil

import pytest

from dixit_pbem.club import working
from dixit_pbem.club.database import Database
from dixit_pbem.club.held import HeldTable
from dixit_pbem.club.moving import take_in
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.watch import Watch
from dixit_pbem.club.working import Hears, Worker
from dixit_pbem.errors import CannotWrite
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.shipped import shipped
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


def test_a_table_whose_pictures_nobody_has_keeps_no_look_at_the_clock_from_counting(
    program: Program, database: Database
) -> None:
    begun, lacking = tables_of(program, 2)
    deck = program.folder / "decks" / "ours"
    shutil.copytree(shipped("decks") / "dreams", deck, ignore=shutil.ignore_patterns("studio*"))
    lacking.path.write_text(lacking.path.read_text().replace("deck: dreams", "deck: ours"))
    for each in (begun, lacking):
        take_in(database, GameFile(each.path))
    deck.rename(program.folder / "gone")
    told: list[str] = []
    worker = Worker(database, Hears(lambda _, __: None, lambda _, why: told.append(why)), lambda name: (name,))
    watch = Watch(database)
    watch.begin()
    assert not watch.may_end(), "nobody has looked at any table"
    while worker.next():
        pass
    with database.connection() as opened:
        opened.execute("update game set not_before = null, next_due = null where trouble = ''")
    (why,) = told
    assert "There is no deck 'ours'" in why
    assert watch.may_end()


def column(database: Database, table: ClubTable, name: str) -> object:
    with database.connection() as opened:
        found = opened.execute("select tries, trouble from game where id = %s", (table.id,)).fetchone()
    assert found is not None
    return dict(zip(("tries", "trouble"), found, strict=True))[name]
