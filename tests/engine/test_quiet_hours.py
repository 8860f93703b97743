"""When it is quiet, by somebody's clock, and for whom a deadline moves on."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.engine.quiet_hours import LONGEST_WAIT, Quiet, QuietTime

ROME, LISBON, TOKYO = ZoneInfo("Europe/Rome"), ZoneInfo("Europe/Lisbon"), ZoneInfo("Asia/Tokyo")
NIGHT = QuietTime(ROME, time(22), time(8))
SIESTA = QuietTime(ROME, time(13), time(16))
WEEKEND = QuietTime(ROME, days=frozenset({5, 6}))
BOTH = QuietTime(ROME, time(22), time(8), frozenset({5, 6}))


def at(text: str, zone: ZoneInfo = ROME) -> datetime:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=zone).astimezone(UTC)


@pytest.mark.parametrize(
    ("quiet", "moment", "free"),
    [
        (NIGHT, "11-18 12:00", "11-18 12:00"),
        (NIGHT, "11-18 21:59", "11-18 21:59"),
        (NIGHT, "11-18 22:00", "11-19 08:00"),
        (NIGHT, "11-19 03:30", "11-19 08:00"),
        (NIGHT, "11-19 08:00", "11-19 08:00"),
        (SIESTA, "11-18 12:59", "11-18 12:59"),
        (SIESTA, "11-18 13:00", "11-18 16:00"),
        (SIESTA, "11-18 16:00", "11-18 16:00"),
        (WEEKEND, "11-20 23:59", "11-20 23:59"),
        (WEEKEND, "11-21 00:00", "11-23 00:00"),
        (BOTH, "11-20 22:30", "11-23 08:00"),
        (BOTH, "11-22 12:00", "11-23 08:00"),
        # The clock is put forward on 29 March, and back on 25 October.
        (NIGHT, "03-28 23:00", "03-29 08:00"),
        (QuietTime(ROME, time(1), time(2, 30)), "03-29 01:30", "03-29 03:30"),
        (NIGHT, "10-24 23:00", "10-25 08:00"),
    ],
)
def test_the_first_free_moment(quiet: QuietTime, moment: str, free: str) -> None:
    assert quiet.free_from(at(moment)) == at(free)


def test_an_hour_that_comes_twice_is_quiet_until_its_second_end() -> None:
    quiet = QuietTime(ROME, time(1), time(2, 30))
    second = datetime(2026, 10, 25, 1, 10, tzinfo=UTC)
    assert second.astimezone(ROME).time() == time(2, 10)
    assert quiet.free_from(second) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def test_without_quiet_time_every_moment_is_free() -> None:
    assert QuietTime().free_from(at("11-18 03:00")) == at("11-18 03:00")
    assert Quiet().deadline(at("11-18 03:00"), ["Ana"]) == at("11-18 03:00")


def test_a_deadline_moves_on_to_an_hour_that_is_free_for_all_who_owe() -> None:
    quiet = Quiet(NIGHT, {"Ana": NIGHT, "Yui": QuietTime(TOKYO, time(22), time(8))})
    assert quiet.deadline(at("11-18 12:00"), ["Ana"]) == at("11-18 12:00")
    # At 15 in Rome it is 23 in Tokyo, and at 8 there it is midnight in Rome.
    assert quiet.deadline(at("11-18 15:00"), ["Ana", "Yui"]) == at("11-19 08:00")
    assert quiet.deadline(at("11-18 15:00"), ["Ana"]) == at("11-18 15:00")


def test_who_owes_nothing_and_who_has_no_quiet_time_moves_nothing() -> None:
    quiet = Quiet(NIGHT, {"Ana": NIGHT})
    assert quiet.deadline(at("11-18 23:00"), ["Bob"]) == at("11-18 23:00")


def test_where_no_hour_is_free_for_all_the_groups_quiet_time_counts() -> None:
    by_day, by_night = QuietTime(ROME, time(8), time(20)), QuietTime(ROME, time(20), time(8))
    quiet = Quiet(SIESTA, {"Ana": by_day, "Bob": by_night})
    assert quiet.shared(at("11-18 12:00"), ["Ana", "Bob"]) is None
    assert quiet.deadline(at("11-18 14:00"), ["Ana", "Bob"]) == at("11-18 16:00")
    assert quiet.deadline(at("11-18 14:00"), ["Ana"]) == at("11-18 20:00")


def is_quiet(quiet: QuietTime, moment: datetime) -> bool:
    """The same said slowly: by the minutes of a day."""
    local = moment.astimezone(quiet.zone)
    if local.weekday() in quiet.days:
        return True
    if quiet.begin is None or quiet.end is None:
        return False
    begin, end, minute = (each.hour * 60 + each.minute for each in (quiet.begin, quiet.end, local.time()))
    return any(begin <= minute + day < (end if end > begin else end + 1440) for day in (0, 1440))


def drawn(dice: Random) -> QuietTime:
    begin, end = dice.sample(range(0, 1440, 30), 2)
    days = frozenset(dice.sample(range(7), dice.randint(0, 3)))
    zone = dice.choice([ROME, LISBON, TOKYO, ZoneInfo("America/Santiago"), ZoneInfo("Africa/Cairo")])
    return QuietTime(zone, time(begin // 60, begin % 60), time(end // 60, end % 60), days)


@pytest.mark.parametrize("seed", range(20))
def test_the_first_free_moment_is_found_as_by_counting_minutes(seed: int) -> None:
    dice = Random(seed)
    quiet = drawn(dice)
    for _ in range(5):
        moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=30 * dice.randrange(17_000))
        counted = moment
        while is_quiet(quiet, counted):
            counted += timedelta(minutes=30)
        assert quiet.free_from(moment) == counted


@pytest.mark.parametrize("seed", range(20))
def test_a_deadline_is_free_for_all_or_there_is_no_such_hour_for_two_days(seed: int) -> None:
    dice = Random(seed)
    quiet = Quiet(NIGHT, {name: drawn(dice) for name in ("Ana", "Bob", "Cyd")})
    moment = datetime(2026, 5, 1, tzinfo=UTC) + timedelta(minutes=30 * dice.randrange(5_000))
    found = quiet.deadline(moment, quiet.of)
    half_hours = [moment + timedelta(minutes=30 * each) for each in range(97)]
    free = [each for each in half_hours if not any(is_quiet(clock, each) for clock in quiet.of.values())]
    assert found == (free[0] if free else NIGHT.free_from(moment))
    assert (quiet.shared(moment, quiet.of) is None) == (not free)
    assert all(later - one == timedelta(minutes=30) for one, later in pairwise(half_hours))
    assert half_hours[-1] - moment == LONGEST_WAIT
