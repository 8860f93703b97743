"""B1 and B7 together: a clock that jumps takes from nobody the seven days in which an old address may come back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.attacks.clocks import ClockedTable
from tests.attacks.test_b01_old_address import MALLORY, address
from tests.mailing import Ready

pytestmark = pytest.mark.long

DAY = timedelta(days=1)


def stolen(ready: Ready, patch: pytest.MonkeyPatch, *, wrong_by: timedelta, uptime: bool) -> ClockedTable:
    """Mallory, who reads Bob's mail, has moved his seat while the clock was wrong; the mail servers' are right."""
    table = ready("card")
    clocked = ClockedTable(table, patch, uptime=uptime)
    clocked.steps(4)
    clocked.sets_clock(wrong_by)
    for text in (f"address {MALLORY}", "yes"):
        clocked.steps(1)
        table.reply("Bob", text, arrived=clocked.computer.true)
        clocked.steps(1)
    assert address(table) == MALLORY
    return clocked


@pytest.mark.parametrize("uptime", [True, False], ids=["uptime known", "uptime unknown"])
@pytest.mark.parametrize("wrong_by", [-3652 * DAY, -31 * DAY, -8 * DAY, 31 * DAY, 3652 * DAY], ids=str)
@pytest.mark.parametrize("right_again", [True, False])
def test_a_clock_that_was_wrong_when_the_address_changed_costs_nobody_the_right_to_take_it_back(
    ready: Ready, monkeypatch: pytest.MonkeyPatch, wrong_by: timedelta, right_again: bool, uptime: bool
) -> None:
    clocked = stolen(ready, monkeypatch, wrong_by=wrong_by, uptime=uptime)
    notice = clocked.table.last("Bob", "notice")
    if right_again:
        clocked.sets_clock(-wrong_by)
    clocked.steps(12, minutes=10)
    clocked.table.reply("Bob", "old address", to=notice, arrived=clocked.computer.true)
    clocked.steps(2)
    assert address(clocked.table) == "bob@example.org"


@pytest.mark.parametrize("uptime", [True, False], ids=["uptime known", "uptime unknown"])
def test_a_clock_that_jumps_ahead_afterwards_does_neither(
    ready: Ready, monkeypatch: pytest.MonkeyPatch, uptime: bool
) -> None:
    clocked = stolen(ready, monkeypatch, wrong_by=timedelta(), uptime=uptime)
    notice = clocked.table.last("Bob", "notice")
    clocked.sets_clock(31 * DAY)
    clocked.steps(3)
    clocked.table.reply("Bob", "old address", to=notice, arrived=clocked.computer.true)
    clocked.steps(2)
    assert address(clocked.table) == "bob@example.org"
