"""Quiet time at the table: no deadline ends in it, and the autopilot calls nobody then."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.model import Phase, PlayerName
from tests.mailing import BEGIN, Ready, Table
from tests.program import Program

ON_BOTH_STORES = True
NIGHT = 'quiet: {from: "20:00", to: "10:00"}'
EVENING = BEGIN.replace(hour=21)
MORNING = (BEGIN + timedelta(days=1)).replace(hour=10)


@pytest.fixture
def table(ready: Ready) -> Table:
    """Ana is to tell since nine in the morning; the nights are quiet."""
    table = ready("clue")
    table.setting("missing: wait", f"missing: wait\n{NIGHT}")
    return table


def told(table: Table, moment: datetime) -> Table:
    """Ana's clue came, and the autopilot looked at that hour."""
    table.at(moment)
    table.reply("Ana", "C: the long way home")
    table.once()
    assert table.state.phase is Phase.CARD
    return table


def wanted(table: Table) -> list[int]:
    """How many calls for a card everybody else got."""
    return [len(table.files(name, "card-wanted")) for name in ("Bob", "Cyd", "Dee")]


def until(table: Table, player: str = "Bob") -> datetime | None:
    return deadline_of(table.state, PlayerName(player))


def test_a_deadline_ends_in_the_morning(table: Table) -> None:
    told(table, EVENING)
    assert until(table) == MORNING + timedelta(days=2)


def test_a_deadline_by_day_stays_as_it_is(table: Table) -> None:
    told(table, BEGIN.replace(hour=15))
    assert until(table) == BEGIN.replace(hour=15) + timedelta(days=2)


def test_it_minds_those_who_owe_and_nobody_else(table: Table) -> None:
    table.setting("{name: Ana, ", "{name: Ana, quiet: {days: [fri, sat, sun]}, ")
    # On Wednesday evening for two days, until Friday.
    told(table, EVENING)
    assert until(table) == MORNING + timedelta(days=2)


def test_it_minds_each_of_those_who_owe(table: Table) -> None:
    table.setting("{name: Cyd, ", "{name: Cyd, quiet: {days: [fri]}, ")
    told(table, EVENING)
    assert {until(table, name) for name in ("Bob", "Cyd", "Dee")} == {MORNING + timedelta(days=2)}
    assert MORNING.weekday() == 3


def test_the_autopilot_calls_in_the_morning(table: Table) -> None:
    table.at(EVENING)
    table.reply("Ana", "C: the long way home")
    assert "3 mails wait for the readers' morning; `send` sends at once." in table.once()
    assert table.once() == ""
    assert wanted(table) == [0, 0, 0]
    table.at(MORNING - timedelta(seconds=1))
    table.once()
    assert wanted(table) == [0, 0, 0]
    table.at(MORNING)
    assert "Mailed: card wanted to" in table.once()
    assert wanted(table) == [1, 1, 1]
    table.once()
    assert wanted(table) == [1, 1, 1]


def test_each_reader_has_a_morning_of_their_own(table: Table) -> None:
    table.setting("{name: Cyd, ", "{name: Cyd, timezone: America/Los_Angeles, ")
    told(table, EVENING)
    assert wanted(table) == [0, 1, 0]


def test_the_storyteller_who_wrote_gets_the_receipt_at_once(table: Table) -> None:
    assert len(told(table, EVENING).letters("Ana", "receipt")) == 1


def test_a_person_sends_at_once(table: Table) -> None:
    told(table, EVENING).step()
    assert wanted(table) == [1, 1, 1]


def test_who_asks_for_the_hand_at_night_gets_it(table: Table) -> None:
    told(table, EVENING)
    table.reply("Bob", "hand")
    table.once()
    assert wanted(table) == [1, 0, 0]


def test_a_group_may_want_its_calls_at_once(table: Table) -> None:
    table.setting(NIGHT, f"{NIGHT}\nearly: at once")
    assert wanted(told(table, EVENING)) == [1, 1, 1]


def test_a_reminder_waits_for_the_morning_too(table: Table) -> None:
    told(table, BEGIN.replace(hour=12))
    table.later(hours=40)
    table.once()
    assert table.files("Bob", "reminder") == []
    table.later(hours=7)
    table.once()
    assert len(table.files("Bob", "reminder")) == 1


def test_what_was_answered_before_the_morning_is_never_called_for(table: Table) -> None:
    told(table, EVENING)
    table.program.ok("card", table.game, "bob=B", "cyd=B", "dee=B")
    table.at(MORNING)
    table.once()
    assert wanted(table) == [0, 0, 0]
    assert len(table.files("Bob", "vote-wanted")) == 1


def test_a_phase_that_is_open_again_ends_in_no_night_either(table: Table) -> None:
    told(table, BEGIN.replace(hour=12))
    table.at(EVENING)
    table.program.ok("undo", table.game, "--after-reveal")
    assert table.state.phase is Phase.CLUE
    assert until(table, "Ana") == MORNING + timedelta(days=3)


def test_check_says_where_no_hour_is_free_for_all(table: Table) -> None:
    remark = "Now and then there is no hour within two days in which everybody's quiet time leaves all of them free"
    assert remark not in table.program("check", table.game).err
    table.setting("{name: Cyd, ", '{name: Cyd, quiet: {from: "09:00", to: "21:00"}, ')
    assert remark in table.program("check", table.game).err


def test_the_first_deadline_of_a_game_minds_it_too(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.setting("missing: wait", f"missing: wait\n{NIGHT}")
    table.at(datetime(2026, 11, 18, 22, tzinfo=UTC))
    table.step()
    assert until(table, "Ana") == MORNING + timedelta(days=3)
