"""What the tests of both Stores rest on: commands in the club leave the lines and letters that they leave on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.club.in_club import InClub
from tests.club.postgres import Postgres
from tests.club.test_running import of_players
from tests.mailing import Ready, Table
from tests.program import Prepared, Program

pytestmark = pytest.mark.long


def test_a_table_reaches_each_phase_with_the_same_bytes(
    ready: Ready, program: Program, postgres: Postgres, tmp_path: Path
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    club = InClub(folder, program.capture, program.environment, postgres.database())
    in_club = Ready(Prepared(club, tmp_path))("vote", folder=folder)
    on_disk = ready("vote")
    for each in (on_disk, in_club):
        played_on(each)
    assert in_club.path.read_bytes() == on_disk.path.read_bytes()
    assert of_players(in_club) == of_players(on_disk)
    assert len(of_players(on_disk)) > 15


def played_on(table: Table) -> None:
    """Somebody is mistaken, somebody changes their mind, and the rest is for the autopilot and for typing."""
    table.program.environment.chdir(table.program.folder)
    table.at(table.now.replace(hour=10))
    table.reply("Bob", "Q")
    table.reply("Cyd", "what a picture")
    table.once()
    table.reply("Bob", "1")
    table.reply("Bob", "2")
    table.step()
    table.program.ok("say", table.game, "hello")
    table.at(table.now.replace(hour=11))
    table.once()
