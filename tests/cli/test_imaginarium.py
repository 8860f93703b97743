"""The systems without a seed of their own, through the folder: back-steps are told in mails, status and log."""

from __future__ import annotations

import pytest

from tests.mailing import Table, other_numbers, own_number
from tests.program import Program


@pytest.mark.parametrize(("rules", "lost"), [("imaginarium", 3), ("modern", 0)])
def test_a_card_that_all_find_costs_its_storyteller_points(program: Program, rules: str, lost: int) -> None:
    table = Table(program)
    table.seat(rules=rules)
    for teller, found in (("Ana", 1), ("Bob", 3)):
        table.step()
        table.reply(teller, "A: the long way home")
        table.step()
        others = [player for player in table.state.seats if player != teller]
        for player in others:
            table.reply(player, "B")
        table.step()
        for at, player in enumerate(others):
            hit = own_number(table, teller)
            miss = next(number for number in other_numbers(table, player) if number != hit)
            table.reply(player, str(hit if at < found else miss))
        table.step()
    assert (min(table.state.scores.values()) == 0) == bool(lost)
    assert ("−3" in table.text("Ana")) == bool(lost)
    log = program.ok("log", "game.yaml")
    assert ("-3 points" in log) == bool(lost)


@pytest.mark.parametrize("rules", ["imaginarium", "modern"])
def test_both_may_be_told_at_once(program: Program, rules: str) -> None:
    program.new(rules, 4, "--together")
    assert "together: true" in (program.folder / "game.yaml").read_text()
    program.ok("next-turn", "game.yaml")
    assert len(program.status()["rounds"]) == 4
