"""The same game once more, with the same moves typed in by hand: what a whole game by mail must come to."""

from __future__ import annotations

from typing import Any

from tests.post.whole_game.players import CARD, CLUE, NAMES, VOTE, Step, chosen, clue_of
from tests.program import Program


def typed_in(program: Program, text: str) -> dict[str, Any]:
    """How the game stands at its end."""
    (program.folder / "typed.yaml").write_text(text, encoding="utf-8")
    program.ok("next-turn", "typed.yaml", "--no-send")
    while (now := program.status("--spoilers", game="typed.yaml"))["phase"] != "finished":
        program.ok(now["phase"], "typed.yaml", *_MOVES[now["phase"]](now))
        program.ok("next-turn", "typed.yaml", "--no-send")
    return now


def _clue(now: dict[str, Any]) -> list[str]:
    teller = now["storyteller"]
    step, seat = Step(now["round"], CLUE), NAMES.index(teller)
    letter = chosen(step, seat, tuple(now["hands"][teller]))
    return [f"{teller}={letter}", clue_of(step, seat)]


def _cards(now: dict[str, Any]) -> list[str]:
    step = Step(now["round"], CARD)
    return [
        f"{name}={chosen(step, NAMES.index(name), tuple(now['hands'][name]))}"
        for name in NAMES
        if name != now["storyteller"]
    ]


def _votes(now: dict[str, Any]) -> list[str]:
    step = Step(now["round"], VOTE)
    return [
        f"{name}={chosen(step, seat, _others(now, name))}"
        for seat, name in enumerate(NAMES)
        if name != now["storyteller"]
    ]


def _others(now: dict[str, Any], name: str) -> tuple[str, ...]:
    return tuple(str(card["number"]) for card in now["table"] if card["owner"] != name)


_MOVES = {CLUE: _clue, CARD: _cards, VOTE: _votes}
