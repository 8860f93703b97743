"""Two moderators at once: a command is meant for the phase and the move that it found, and never for the next."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Missing
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.writer import open_phase
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.step import step
from tests.program import Program

GAME = "game.yaml"
WAITING = """
import sys
def told(event, _):
    if event == "fcntl.flock":
        print("waits", flush=True)
sys.addaudithook(told)
from dixit_pbem.cli import main
main(sys.argv[1:])
"""
"""The program, which says when it comes to the lock for the first time (and then again and again)."""


@pytest.fixture
def game(program: Program) -> Program:
    program.new("odyssey", 4)
    path = program.folder / GAME
    path.write_text(path.read_text().replace("\nfirst: volunteer", "\nfirst: Ana"))
    program.ok("next-turn", GAME)
    return program


def at_once(game: Program, *arguments: str) -> list[tuple[int, str]]:
    """Two moderators type the same command; both see the same game before either writes. Exit codes and errors."""
    with GameFile(game.folder / GAME).locked():
        both = [
            subprocess.Popen(
                [sys.executable, "-c", WAITING, *arguments],
                cwd=game.folder,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(2)
        ]
        for process in both:
            assert process.stdout is not None
            assert process.stdout.readline() == "waits\n"
    told = [process.communicate()[1] for process in both]
    return sorted((process.returncode, text) for process, text in zip(both, told, strict=True))


def meanwhile(before: str, after: str) -> str:
    return (
        f"Another command has just gone on from {before} to {after}, so nothing was done. "
        "Look at `status`, and call the command again if you still want it.\n"
    )


CLUE, NEXT_CLUE = "the clue of round 1 (Ana tells)", "the clue of round 1 (Bob tells)"


def test_two_who_skip_at_once_skip_one_storyteller(game: Program) -> None:
    assert at_once(game, "skip", GAME) == [(0, ""), (1, meanwhile(CLUE, NEXT_CLUE))]
    assert game.status()["storyteller"] == "Bob"


@pytest.mark.long
def test_two_who_close_at_once_close_one_phase(game: Program) -> None:
    game.ok("clue", GAME, "ana=A", "fog")
    game.ok("next-turn", GAME)
    closed = at_once(game, "next-turn", GAME, "--close", "--missing", "random")
    assert closed == [
        (0, ""),
        (1, meanwhile("the card of round 1 (Ana tells)", "the vote of round 1 (Ana tells)")),
    ]
    assert (game.status()["phase"], game.status("--spoilers")["votes"]) == ("vote", {})


def test_two_who_undo_at_once_take_back_one_move(game: Program) -> None:
    game.ok("clue", GAME, "ana=A", "fog")
    game.ok("next-turn", GAME)
    game.ok("card", GAME, "bob=A", "cyd=A")
    assert at_once(game, "undo", GAME) == [
        (0, ""),
        (
            1,
            "Another command has just changed the last move, so nothing was taken back. "
            "Look at `log`, and call `undo` again if you still want it.\n",
        ),
    ]
    assert game.status()["waiting_for"] == ["Cyd", "Dee"]


def test_a_phase_that_was_closed_meanwhile_is_not_closed_once_more(game: Program) -> None:
    store = GameFile(Path(GAME))
    how = Advance(close=True, policy=Missing.RANDOM, meant=open_phase(look(store)))
    step(store, how, progress=unwatched)
    before = Path(GAME).read_bytes()
    gone_on = r"^Another command has just gone on from the clue of round 1 \(Ana tells\) to "
    with pytest.raises(DixitError, match=gone_on):
        step(store, how, progress=unwatched)
    assert Path(GAME).read_bytes() == before


def test_what_the_rules_say_comes_before_what_another_command_did(game: Program) -> None:
    meant = open_phase(look(GameFile(Path(GAME))))
    assert str(meant) == CLUE
    game.ok("clue", GAME, "ana=A", "fog")
    game.ok("next-turn", GAME)
    said = game("clue", GAME, "ana=B", "mist")
    assert (said.code, said.err) == (1, "No clue is wanted now: the game waits for cards. See `status`.\n")
