"""House rules that nobody notices, and votes that leave nothing to guess, are told before the deal."""

from __future__ import annotations

import pytest

from tests.program import Program

IDLE = "'{0}' changes nothing in this game: the rules that it belongs to are not played here.\n"
EVERY = "With 3 votes everybody can choose every card, so that all always find it.\n"


@pytest.mark.parametrize(
    ("note", "rules", "players"),
    [
        (IDLE.format("own_card_vote"), "{base: team, own_card_vote: false}", 6),
        (IDLE.format("lone_finder"), "{base: party, lone_finder: 4}", 6),
        (IDLE.format("crowd_cap"), "{base: odyssey, crowd_cap: 4}", 4),
        (EVERY, "{base: odyssey, votes: 3}", 4),
        ("", "{base: odyssey, votes: 3}", 5),
        ("", "{base: odyssey, lone_finder: 4}", 4),
    ],
)
def test_check_tells_of_a_house_rule_without_effect(program: Program, note: str, rules: str, players: int) -> None:
    program.new(rules.split()[1].rstrip(","), players)
    program.change((f"\nrules: {rules.split()[1].rstrip(',')}", f"\nrules: {rules}"))
    said = program("check", "game.yaml")
    told = "".join(line for line in said.err.splitlines(keepends=True) if not line.startswith("The pairs"))
    assert (said.code, told) == (0, note)
