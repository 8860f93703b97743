"""What lies between two looks: a clock that jumped, a computer that slept, or nothing out of the usual?"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dixit_pbem.engine.kinds import instant
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.looks import Look, last_look
from dixit_pbem.table.timekeeper import Jump, between
from tests.mailing import Ready

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
EVERY_FIVE_MINUTES = (300,) * 5


def look(minutes: float, *, up: float | None = None, boot: str = "a", waits: tuple[int, ...] = ()) -> Look:
    """A look so many minutes after noon by its clock; the computer had been up for so many minutes."""
    known = (None, 0.0) if up is None else (boot, up * 60)
    return Look(instant(NOON + timedelta(minutes=minutes)), 1, *known, watched=True, waits=waits)


def jump(minutes: float, **how: bool) -> Jump:
    return Jump(timedelta(minutes=minutes), **how)


@pytest.mark.parametrize(
    ("expected", "waits", "minutes"),
    [
        (None, (), 9999),
        (None, (300,), 9999),
        (None, (300, 300), 20),
        (jump(21), (300, 300), 21),
        (jump(600), (300, 300, 35400, 300), 600),
        (None, (3600, 3600), 130),
        (jump(131), (3600, 3600), 131),
        (None, (), -2),
        (jump(-3), (), -3),
        (jump(-999), EVERY_FIVE_MINUTES, -999),
        (jump(60 * 24 * 400, sure=True), EVERY_FIVE_MINUTES, 60 * 24 * 400),
    ],
)
def test_without_an_uptime_a_gap_is_unusual_beyond_twice_the_usual_and_ten_minutes(
    expected: Jump | None, waits: tuple[int, ...], minutes: float
) -> None:
    assert between(look(0, waits=waits), (), look(minutes)) == expected


@pytest.mark.parametrize(
    ("expected", "minutes", "up", "boot"),
    [
        (None, 5, 15, "a"),
        (None, 6, 15, "a"),
        (jump(60, sure=True), 65, 15, "a"),
        (jump(-60, sure=True), -55, 15, "a"),
        (jump(600, slept=True), 600, 610, "a"),
        (jump(600, slept=True), 600, 1, "b"),
        (jump(-600), -600, 1, "b"),
        (None, 5, 1, "b"),
    ],
)
def test_the_uptime_tells_a_clock_that_jumped_from_a_computer_that_slept(
    expected: Jump | None, minutes: float, up: float, boot: str
) -> None:
    assert between(look(0, up=10, waits=EVERY_FIVE_MINUTES), (), look(minutes, up=up, boot=boot)) == expected


def test_the_last_look_is_remembered_and_safe_to_lose(ready: Ready) -> None:
    table = ready("card")
    for _ in range(4):
        table.later(minutes=5)
        table.once()
    store = GameFile(table.path)
    known = last_look(store)
    assert known is not None
    assert (known.moment, known.waits, known.boot) == (table.now, (300,) * 3, None)
    for torn in (b"", b"torn", b"{}", b'{"at": "noon"}', b"[1]", b"\xff", b'{"at": 1, "seq": {}}'):
        (store.side_folder / "steps").write_bytes(torn)
        assert last_look(store) is None
    table.later(minutes=900)
    table.once()
    assert last_look(store) is not None


def test_a_game_without_its_side_folder_begins_to_count_anew(tmp_path: Path) -> None:
    assert last_look(GameFile(tmp_path / "game.yaml")) is None
