"""Every system, from `new` to its winner, with nothing but commands."""

from __future__ import annotations

import random

import pytest

from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from tests.program import Program

LONG = pytest.mark.long
SMALLEST = [
    pytest.param(base, min(numbers_of_players(base)), marks=() if base == "odyssey" else LONG) for base in SYSTEMS
]
LARGEST = [pytest.param(base, max(numbers_of_players(base)), marks=LONG) for base in SYSTEMS]


def cards_wanted(base: str, players: int) -> int:
    return 2 if players == 3 and base in ("odyssey", "classic", "modern") else 1


def play_round(program: Program, dice: random.Random, base: str, players: int) -> None:
    teller = program.status()["storyteller"] or "Bob"
    hands = program.status("--spoilers")["hands"]
    if base == "party":
        program.ok("clue", "game.yaml", teller, "a song")
    else:
        program.ok("clue", "game.yaml", f"{teller}={dice.choice(list(hands[teller]))}", "the long", "way home")
    program.ok("next-turn", "game.yaml")
    while waiting := program.status()["waiting_for"]:
        hand = program.status("--spoilers")["hands"][waiting[0]]
        chosen = dice.sample(list(hand), cards_wanted(base, players))
        program.ok("card", "game.yaml", f"{waiting[0]}={','.join(chosen)}")
    program.ok("next-turn", "game.yaml")
    while waiting := program.status()["waiting_for"]:
        vote(program, dice, base, waiting[0], teller)


def vote(program: Program, dice: random.Random, base: str, player: str, teller: str) -> None:
    table = program.status("--spoilers")["table"]
    foreign = [card["number"] for card in table if card["owner"] != player]
    red = ["--red", "1"] if base == "party" and player == teller else []
    program.ok("vote", "game.yaml", f"{player}={dice.choice(foreign)}", *red)


@pytest.mark.parametrize(("base", "players"), [*SMALLEST, *LARGEST])
def test_a_whole_game_is_played_by_hand(program: Program, base: str, players: int) -> None:
    dice = random.Random(1)
    program.new(base, players)
    program.ok("next-turn", "game.yaml")
    while program.status()["phase"] != "finished":
        play_round(program, dice, base, players)
        program.ok("next-turn", "game.yaml")
    status = program.status()
    best = max(status["scores"].values())
    assert status["winners"] == [name for name, score in status["scores"].items() if score == best]
    assert status["waiting_for"] == []
    assert "It fits" in program.ok("verify", "game.yaml")
    assert "is in order" in program("check", "game.yaml").out
    assert "The game is over" in program.ok("log", "game.yaml")
