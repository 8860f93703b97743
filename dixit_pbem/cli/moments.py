"""How the command line tells moments and spans of time, on the moderator's clock."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

_SPANS = (
    (timedelta(hours=36), timedelta(days=1), "day"),
    (timedelta(minutes=90), timedelta(hours=1), "hour"),
    (timedelta(0), timedelta(minutes=1), "minute"),
)
"""From which length on a span is told in which unit."""


def day_and_time(when: datetime, zone: ZoneInfo) -> str:
    """`Sunday 22 November, 20:00`."""
    there = when.astimezone(zone)
    return f"{there:%A} {there.day} {there:%B, %H:%M}"


def clock_of(when: datetime, zone: ZoneInfo) -> str:
    """Whose clock tells the time: `Rome time`, `UTC`."""
    region, _, city = zone.key.rpartition("/")
    if not region or region == "Etc":
        return when.astimezone(zone).tzname() or zone.key
    return f"{city.replace('_', ' ')} time"


def short_day(when: datetime, zone: ZoneInfo) -> str:
    """`Sun 22 Nov 2026`."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day:2} {there:%b %Y}"


def how_long(span: timedelta) -> str:
    """`2 days`, `5 hours`, `1 minute`, in the unit that says enough."""
    unit, name = next((unit, name) for least, unit, name in _SPANS if span >= least)
    count = max(1, round(span / unit))
    return f"{count} {name}" + ("" if count == 1 else "s")


def from_now(when: datetime, now: datetime) -> str:
    """`in 2 days`, `3 hours ago`."""
    return f"in {how_long(when - now)}" if when > now else f"{how_long(now - when)} ago"
