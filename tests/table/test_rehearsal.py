"""A step on trial tells what would be done and writes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mailing import MAIL, Ready, Table
from tests.program import Program, allowed


def everything(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """Every file and folder with its times and its content."""
    return {
        str(path.relative_to(folder)): (
            path.stat().st_mtime_ns,
            path.stat().st_ctime_ns,
            path.read_bytes() if path.is_file() else b"",
        )
        for path in sorted((folder, *folder.rglob("*")))
    }


@pytest.fixture
def table(ready: Ready) -> Table:
    return ready("card")


def test_nothing_at_all_is_written_and_what_would_be_sent_is_told(table: Table) -> None:
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    before = everything(table.program.folder)
    told = table.program.ok("next-turn", table.game, "--dry-run")
    assert everything(table.program.folder) == before
    assert "This would be done:\nThe table is laid: 4 cards, numbered from 1." in told
    assert "  Bob  receipt\n" in told
    assert "  Dee  vote wanted, round-01-reveal.pdf\n" in told


def test_a_mail_that_is_only_looked_at_is_read_by_the_next_step(table: Table) -> None:
    table.reply("Bob", "B")
    table.program.ok("next-turn", table.game, "--dry-run")
    assert table.fetch() == "A mail of Bob is read: cards.\n"


def test_before_the_game_begins_it_tells_whose_hands_would_be_dealt(program: Program) -> None:
    table = Table(program)
    table.seat()
    before = everything(program.folder)
    assert "  Bob  welcome, round-01-hand.pdf, rules.pdf\n" in program.ok("next-turn", table.game, "--dry-run")
    assert everything(program.folder) == before


def test_what_lies_beside_the_games_folder_is_found_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "sunday"
    folder.mkdir(parents=True)
    table = Table(Program(folder, capsys, monkeypatch))
    table.seat(mail=MAIL.replace("folder: inbox", "folder: ../../inbox"))
    (folder / "inbox").rename(tmp_path / "inbox")
    (folder / "inbox").symlink_to(tmp_path / "inbox")
    allowed(table.path)
    table.step()
    table.reply("Ana", "A: dog")
    assert "  Bob  card wanted, round-01-hand.pdf\n" in table.program.ok("next-turn", table.game, "--dry-run")
