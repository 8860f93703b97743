"""Moments and spans of time in words."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.table.phrases import day_and_time, from_now, how_long

NOW = datetime(2026, 11, 20, 9, tzinfo=UTC)


@pytest.mark.parametrize(
    ("expected", "span"),
    [
        ("1 minute", timedelta(0)),
        ("1 minute", timedelta(seconds=89)),
        ("89 minutes", timedelta(minutes=89)),
        ("2 hours", timedelta(minutes=90)),
        ("35 hours", timedelta(hours=35)),
        ("2 days", timedelta(hours=36)),
        ("3 days", timedelta(hours=72)),
        ("366 days", timedelta(days=366)),
    ],
)
def test_a_span_of_time_is_told_in_the_unit_that_says_enough(expected: str, span: timedelta) -> None:
    assert how_long(span) == expected
    assert from_now(NOW - span, NOW) == f"{expected} ago"


@pytest.mark.parametrize(
    ("expected", "zone"),
    [
        ("Friday 20 November, 09:00, UTC", "UTC"),
        ("Friday 20 November, 10:00, Rome time", "Europe/Rome"),
        ("Friday 20 November, 06:00, Buenos Aires time", "America/Argentina/Buenos_Aires"),
        ("Friday 20 November, 06:00, -03", "Etc/GMT+3"),
    ],
)
def test_a_moment_is_told_with_its_clock(expected: str, zone: str) -> None:
    where = ZoneInfo(zone)
    assert day_and_time(NOW, where) == expected
