"""The heartbeat of `run`: what it says while all is well, while a mailbox is away, and when nobody wakes any more."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dixit_pbem.table.heartbeat import Heartbeat, OfGame, ills, read_heartbeat, write_heartbeat
from tests.mailing import Ready, Table
from tests.program import Program

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)
WELL = Heartbeat(NOW, {"sunday.yaml": OfGame(NOW), "paper.yaml": OfGame(None)})


def beaten(table: Table, *options: str) -> dict[str, dict[str, str | None]]:
    table.program("run", "--once", "--health", "health.json", *options, table.game)
    found: dict[str, dict[str, str | None]] = json.loads((table.program.folder / "health.json").read_text())["games"]
    return found


def test_each_step_says_when_it_woke_and_what_it_read(ready: Ready) -> None:
    table = ready("card")
    assert list(beaten(table).values()) == [{"fetched": "2026-11-18T09:00:00Z", "trouble": ""}]
    table.later(minutes=10)
    assert table.program.ok("health", "health.json") == "Well at 2026-11-18T09:00:00Z: 1 game.\n"
    assert stat.S_IMODE((table.program.folder / "health.json").stat().st_mode) == 0o600


def test_a_mailbox_that_is_away_is_told_each_time(ready: Ready) -> None:
    table = ready("card")
    server = "server: localhost, port: 1, security: none, user: ana, password_from: 'env:DIXIT_PASSWORD'"
    table.program.environment.setenv("DIXIT_PASSWORD", "sesame open")
    table.setting("fetch: {folder: inbox}", f"fetch: {{{server}}}")
    for _ in range(2):
        (of_game,) = beaten(table).values()
        assert of_game["fetched"] is None
        assert "localhost:1 cannot be read now" in str(of_game["trouble"])
    said = table.program("health", "health.json")
    assert (said.code, "localhost:1 cannot be read now" in said.err, "sesame" in said.err) == (1, True, False)


def test_a_game_that_cannot_be_read_is_ill_until_it_can(ready: Ready) -> None:
    table = ready("card")
    table.setting("title: The game", "titel: The game")
    assert "titel" in str(next(iter(beaten(table).values()))["trouble"])
    assert table.program("health", "health.json").code == 1
    table.setting("titel: The game", "title: The game")
    beaten(table)
    assert table.program("health", "health.json").code == 0


@pytest.mark.parametrize(
    ("beat", "later", "text"),
    [
        (WELL, timedelta(minutes=15), ""),
        (WELL, timedelta(minutes=16), "`run` last woke at 2026-11-18T09:00:00Z, and wakes every five minutes"),
        (replace(WELL, over=True), timedelta(days=99), ""),
        (replace(WELL, games={"a": OfGame(NOW, "it is refused")}), timedelta(), "a: it is refused"),
        (replace(WELL, games={"a": OfGame(NOW - timedelta(hours=2))}), timedelta(), "a: its mailbox was last read at"),
    ],
)
def test_what_is_not_well_is_told(beat: Heartbeat, later: timedelta, text: str, tmp_path: Path) -> None:
    write_heartbeat(tmp_path / "beat", beat)
    found = "".join(ills(read_heartbeat(tmp_path / "beat"), now=NOW + later))
    assert found.startswith(text)
    assert bool(found) == bool(text)


def test_a_beat_that_cannot_be_written_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    write_heartbeat(tmp_path / "file" / "beat", WELL)


@pytest.mark.parametrize("content", [None, "", "{}", "[]", '{"woke": 1, "games": {}, "over": false}', "[" * 10**5])
def test_a_file_that_holds_no_heartbeat_is_ill(content: str | None, program: Program) -> None:
    if content is not None:
        (program.folder / "beat").write_text(content)
    said = program("health", "beat")
    assert (said.code, len(said.err.splitlines())) == (1, 1)
