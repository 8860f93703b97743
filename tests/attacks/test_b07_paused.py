"""B7, in a game whose clock stands still: a jump is noted there too, and whoever was told a wrong deadline hears so."""

from __future__ import annotations

from datetime import timedelta

import pytest

from dixit_pbem.engine.events import ClockMoved
from dixit_pbem.journal.facts import Reminded
from tests.attacks.clocks import ClockedTable
from tests.attacks.test_b07_clock import CARDS, DAY, NEARLY, at_cards, drawn, mailed
from tests.mailing import BEGIN, Ready

JUMPS = (31 * DAY, -31 * DAY, 3652 * DAY)
RIGHT = "The clock of our computer was wrong, and so was the deadline in our last mails."


def paused_at_cards(ready: Ready, patch: pytest.MonkeyPatch, *, uptime: bool = True) -> ClockedTable:
    clocked = at_cards(ready, patch, uptime=uptime)
    clocked.by_hand("pause")
    clocked.steps(2)
    return clocked


def ends_when_it_should(clocked: ClockedTable) -> bool:
    return drawn(clocked.table) == [] and BEGIN + CARDS <= clocked.ends <= BEGIN + CARDS + 2 * NEARLY


@pytest.mark.parametrize("jump", [31 * DAY, -31 * DAY], ids=str)
def test_a_jump_in_a_pause_is_noted_and_told_to_the_moderator(
    jump: timedelta, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = paused_at_cards(ready, monkeypatch)
    clocked.sets_clock(jump)
    clocked.steps()
    (moved,) = clocked.table.moves(ClockMoved)
    assert isinstance(moved, ClockMoved)
    assert (timedelta(seconds=moved.by), moved.sure, moved.told) == (jump, True, False)
    assert "clock" in clocked.table.text("moderator", "digest")


@pytest.mark.parametrize("known", [True, False], ids=["uptime known", "uptime unknown"])
@pytest.mark.parametrize("jump", JUMPS, ids=str)
@pytest.mark.long
def test_who_heard_a_deadline_by_a_clock_that_was_wrong_when_the_game_went_on_hears_the_right_one(
    jump: timedelta, known: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = paused_at_cards(ready, monkeypatch, uptime=known)
    clocked.sets_clock(jump)
    clocked.steps(2)
    clocked.by_hand("resume")
    clocked.steps(2)
    assert ends_when_it_should(clocked)
    clocked.sets_clock(-jump)
    clocked.steps(2)
    assert ends_when_it_should(clocked)
    told = clocked.table.text("Bob", "notice")
    assert RIGHT in told or "There is more time" in told, told
    assert "20 November" in told
    assert clocked.table.facts(Reminded) == [], "no time is over"


@pytest.mark.parametrize("known", [True, False], ids=["uptime known", "uptime unknown"])
@pytest.mark.parametrize("jump", [31 * DAY, -31 * DAY], ids=str)
@pytest.mark.long
def test_a_clock_that_is_set_right_in_the_pause_itself_is_no_news_for_players(
    jump: timedelta, known: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = paused_at_cards(ready, monkeypatch, uptime=known)
    for by in (jump, -jump):
        clocked.sets_clock(by)
        clocked.steps(2)
    clocked.by_hand("resume")
    clocked.steps(2)
    assert ends_when_it_should(clocked)
    assert mailed(clocked.table)["Bob", "notice"] == 2, "that it stands still, and that it goes on"


def test_a_computer_that_slept_in_a_pause_gives_no_time_and_takes_none(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = paused_at_cards(ready, monkeypatch)
    clocked.later(20 * DAY)
    clocked.steps(2)
    clocked.by_hand("resume")
    clocked.steps(2)
    assert clocked.table.moves(ClockMoved) == []
    assert BEGIN + CARDS + 20 * DAY <= clocked.ends <= BEGIN + CARDS + 20 * DAY + 2 * NEARLY


def test_nobody_is_reminded_because_a_game_stood_still_for_long(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = paused_at_cards(ready, monkeypatch)
    clocked.later(20 * DAY)
    clocked.by_hand("resume")
    clocked.steps(2)
    assert clocked.table.facts(Reminded) == []
    clocked.later(0.9 * CARDS)
    clocked.steps(2)
    assert [fact.players for fact in clocked.table.facts(Reminded)] == [("Bob", "Cyd", "Dee")]
