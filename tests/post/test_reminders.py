"""Who is reminded, whose deadline moves, and which moments the clock waits for."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import GiveCards, Leave, Pause
from dixit_pbem.engine.quiet_hours import Quiet, QuietTime
from dixit_pbem.journal.facts import AwayTold
from dixit_pbem.journal.history import Step
from dixit_pbem.post.reminders import Absence, Opening, absences, extensions, moments, reminders
from tests.engine.play import NOW, Play, begun

ANA, BOB, CYD, DEE, EVE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve"))
HOUR = timedelta(hours=1)
DAY = 24 * HOUR
OPENED = Opening(1, NOW)


def at_cards() -> Play:
    return begun("odyssey", 5).until(Phase.CARD)


def away(player: PlayerName, begin: float, end: float) -> Absence:
    return Absence(player, NOW + begin * DAY, NOW + end * DAY)


@pytest.mark.parametrize(
    ("expected", "begin", "end"),
    [
        (None, 0, 2),
        (4, 1, 3),
        (4, 2, 3),
        (None, 2.1, 3),
        (None, -5, -3),
    ],
)
def test_a_deadline_within_an_absence_moves_to_a_day_after_it(expected: float | None, begin: float, end: float) -> None:
    moved = [(each.player, each.deadline) for each in extensions(at_cards().now, [away(BOB, begin, end)], Quiet())]
    assert moved == ([] if expected is None else [(BOB, NOW + expected * DAY)])


def test_nor_does_it_end_in_the_night_after_the_return() -> None:
    night = QuietTime(UTC, time(20), time(10))
    (moved,) = extensions(at_cards().now, [away(BOB, 1, 3)], Quiet(of={BOB: night}))
    assert (moved.player, moved.deadline) == (BOB, night.free_from(NOW + 4 * DAY))
    assert moved.deadline.time() == time(10)


def test_who_owes_nothing_and_a_clock_that_stands_still_move_no_deadline() -> None:
    play = at_cards()
    assert list(extensions(play.now, [away(ANA, 1, 3)], Quiet())) == []
    play.do(GiveCards(BOB, ("A",)), Pause())
    assert list(extensions(play.now, [away(BOB, 1, 3), away(CYD, 1, 3)], Quiet())) == []


def test_volunteers_wait_for_nobody_who_is_away() -> None:
    play = begun("odyssey", 5, first="volunteer")
    assert list(extensions(play.now, [away(BOB, 1, 90)], Quiet())) == []


@pytest.mark.parametrize(
    ("expected", "zone"),
    [
        ((datetime(2027, 3, 26, 23, tzinfo=UTC), datetime(2027, 3, 28, 22, tzinfo=UTC)), "Europe/Rome"),
        ((datetime(2027, 3, 26, 15, tzinfo=UTC), datetime(2027, 3, 28, 15, tzinfo=UTC)), "Asia/Tokyo"),
    ],
)
def test_an_absence_begins_and_ends_at_midnight_where_the_player_is(
    expected: tuple[datetime, datetime], zone: str
) -> None:
    facts = [Step(9, AwayTold(BOB, "2027-03-27", "2027-03-28"), at_cards().now)]
    (absence,) = absences(facts, {BOB: ZoneInfo(zone)})
    assert (absence.begin.astimezone(UTC), absence.end.astimezone(UTC)) == expected


def test_the_last_absence_that_a_player_told_counts() -> None:
    game = at_cards().now
    facts = [Step(seq, AwayTold(BOB, day, day), game) for seq, day in ((8, "2026-12-01"), (9, "2026-12-05"))]
    assert [each.begin.day for each in absences(facts, {BOB: ZoneInfo("UTC")})] == [5]


def test_who_is_away_or_about_to_leave_is_not_reminded() -> None:
    play = at_cards()
    play.do(Leave(EVE))
    told = list(reminders(play.now, (), opening=OPENED, now=NOW + 40 * HOUR, away=[away(CYD, 1, 1.8)]))
    assert [fact.players for fact in told] == [(BOB, DEE)]  # type: ignore[union-attr]


def test_the_clock_waits_for_four_fifths_and_for_the_deadline() -> None:
    play = at_cards()
    assert {NOW + 38.4 * HOUR, NOW + 48 * HOUR} == set(moments(play.now, OPENED))
    play.do(Pause())
    assert moments(play.now, OPENED) == ()
