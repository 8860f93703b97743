"""B3: a moderator who plays asks `next-turn --dry-run` what the reveal would show, and votes afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.mailing import MAIL, Ready, Table, other_numbers
from tests.program import Program

pytestmark = pytest.mark.long

TOLD = re.compile(r"is by|voted for|Points:|vote for|votes for|win|final results|found")
"""How a result, or what follows from one, is told."""


@pytest.fixture
def table(ready: Ready) -> Table:
    """All but Ana, who moderates and told the clue, and Dee have voted."""
    table = ready("vote")
    for player in ("Bob", "Cyd"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.fetch()
    return table


def dry(table: Table, *options: str) -> str:
    return table.program.ok("next-turn", table.game, "--dry-run", *options)


def all_vote(table: Table) -> None:
    table.reply("Dee", str(other_numbers(table, "Dee")[0]))


def past_the_deadline(table: Table) -> None:
    table.setting("missing: wait", "missing: abstain")
    table.later(days=9)


@pytest.mark.parametrize("missing", ["abstain", "random"])
def test_a_rehearsed_close_tells_no_result(table: Table, missing: str) -> None:
    told = dry(table, "--close", "--missing", missing)
    assert not TOLD.search(told), told
    assert "The round would be scored, and everybody would get its results." in told


@pytest.mark.parametrize("prepare", [all_vote, past_the_deadline])
def test_a_rehearsed_reveal_tells_no_result(table: Table, prepare: Callable[[Table], None]) -> None:
    prepare(table)
    told = dry(table)
    assert not TOLD.search(told), told
    assert "The round would be scored, and everybody would get its results." in told


def test_a_rehearsed_last_round_looks_like_any_other(program: Program) -> None:
    """That a game would end tells how much somebody would get."""
    told = set[str]()
    for points in (1, 30):
        table = Table(program, f"to-{points}.yaml")
        table.seat(mail=MAIL.replace("box", f"box-{points}"))
        table.outbox = f"outbox-{points}"
        (program.folder / f"inbox-{points}").mkdir()
        table.setting("rules: odyssey", f"rules: {{base: odyssey, points_to_win: {points}}}")
        table.step()
        program.ok("clue", table.game, "ana=A", "the long way home")
        table.step()
        program.ok("card", table.game, "bob=B", "cyd=B", "dee=B")
        table.step()
        program.ok("vote", table.game, *(f"{name}={other_numbers(table, name)[0]}" for name in ("Bob", "Cyd")))
        told.add(dry(table, "--close", "--missing", "abstain"))
    assert len(told) == 1


def test_what_was_done_is_told_in_full(table: Table) -> None:
    told = table.program.ok("next-turn", table.game, "--close", "--missing", "abstain")
    assert "is by" in told
    assert "Points:" in told
