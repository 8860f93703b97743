"""When is a gap between two looks longer than usual?"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.sleep import gap_before, unusual

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("expected", "before", "now"),
    [
        (None, (), 0),
        (None, (0, 5), 9999),
        (None, (0, 5, 10), 15),
        (None, (0, 5, 10), 30),
        (21, (0, 5, 10), 31),
        (600, (0, 5, 10, 600, 605), 1205),
        (None, (0, 60, 120), 250),
        (131, (0, 60, 120), 251),
        (None, (0, 5, 10), -999),
        (None, (0, 5, -700, -695), -690),
    ],
)
def test_a_gap_is_unusual_beyond_twice_the_usual_and_ten_minutes(
    expected: int | None, before: tuple[int, ...], now: int
) -> None:
    moments = tuple(NOON + timedelta(minutes=minutes) for minutes in before)
    gap = None if expected is None else timedelta(minutes=expected)
    assert gap == unusual(moments, NOON + timedelta(minutes=now))


def test_steps_are_remembered_and_safe_to_lose(tmp_path: Path) -> None:
    game = GameFile(tmp_path / "game.yaml")
    for minutes in (0, 5, 10):
        assert gap_before(game, NOON + timedelta(minutes=minutes)) is None
    assert timedelta(minutes=90) == gap_before(game, NOON + timedelta(minutes=100))
    (tmp_path / ".game.yaml.d" / "steps").write_text("torn")
    assert gap_before(game, NOON + timedelta(minutes=900)) is None
