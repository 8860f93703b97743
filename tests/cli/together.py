"""A game in which everybody tells at once, played with commands by people without an address."""

from __future__ import annotations

from tests.program import Program

NAMES = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida")


def deal(program: Program, players: int = 4, base: str = "odyssey", *edits: tuple[str, str]) -> None:
    """Hands are dealt, and everybody owes a clue."""
    people = [word for name in NAMES[:players] for word in ("--player", name)]
    program.ok("new", "game.yaml", "--rules", base, "--seed", "rehearsal", *people)
    program.change((f"\nrules: {base}", f"\nrules: {{base: {base}, together: true}}"), *edits)
    program.ok("next-turn", "game.yaml")


def tell(program: Program, players: int = 4) -> None:
    """Everybody tells about the first card of the hand, and cards are wanted."""
    for name in NAMES[:players]:
        program.ok("clue", "game.yaml", f"{name}=A", f"the dream of {name}")
    program.ok("next-turn", "game.yaml")


def give(program: Program, players: int = 4) -> None:
    """Everybody gives what is left of the hand, letter after letter, in the order of the mail; votes are wanted."""
    answers = [f"{name}={','.join('BCDEFGHIJ'[: players - 1])}" for name in NAMES[:players]]
    program.ok("card", "game.yaml", *answers)
    program.ok("next-turn", "game.yaml")


def foreign(program: Program, player: str) -> dict[str, list[int]]:
    """For each table of the others the numbers that a player may vote for, in the order of their mail."""
    rounds = program.status("--spoilers")["rounds"]
    tables = {each["storyteller"]: each["table"] for each in rounds}
    ring = [*NAMES[NAMES.index(player) + 1 :], *NAMES[: NAMES.index(player)]]
    return {
        teller: [card["number"] for card in tables[teller] if card["owner"] != player]
        for teller in ring
        if teller in tables
    }


def vote(program: Program, players: int = 4) -> None:
    """Everybody votes at every table, which scores the cycle."""
    for name in NAMES[:players]:
        first = [str(numbers[0]) for numbers in foreign(program, name).values()]
        program.ok("vote", "game.yaml", f"{name}={','.join(first)}")
