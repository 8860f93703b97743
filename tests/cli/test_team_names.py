"""Teams that chose a name are called by it, with who plays in them."""

from __future__ import annotations

from tests.mailing import Table
from tests.program import Program

TEAMS = "teams: {Foxes: [Ana, Dee], Owls: [Bob, Eve], Bears: [Cyd, Fay]}"


def test_status_and_mails_call_a_team_by_its_name(program: Program) -> None:
    table = Table(program)
    table.seat(rules="team", players=6)
    table.setting("\nplayers:", f"\n{TEAMS}\nplayers:")
    table.step()
    assert "Foxes (Ana and Dee)" in program.ok("status", "game.yaml")
    for player, text in (("Ana", "A: the long way home"), ("Dee", "A"), ("Bob", "A"), ("Cyd", "A")):
        table.reply(player, text)
        table.step()
    for player in ("Eve", "Fay"):
        table.reply(player, "1" if table.state.round.table[0].owner not in (player, "Bob", "Cyd") else "2")
        table.step()
    table.step()
    assert "Foxes (Ana and Dee)" in table.text("Bob")
    program.ok("replace", "game.yaml", "Dee", "Zoe <zoe@example.org>")
    assert "Foxes (Ana and Zoe)" in program.ok("status", "game.yaml")
