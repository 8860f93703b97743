"""What a shell completes, tried in bash, zsh and fish themselves: commands, options, game files, players, decks."""

from __future__ import annotations

import fcntl
import os
import pty
import shutil
import subprocess
import sys
import termios
import time
from pathlib import Path

import click
import pytest
from click.shell_completion import CompletionItem

from dixit_pbem.cli.completion import SHELLS, answers, decks, games, players
from dixit_pbem.storage.game_file import GameFile
from tests.cli.table import BOB, CYD, DEE, Table
from tests.program import Program
from tests.watch import HANGS

START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "--interactive"],
}
LOAD = {
    "bash": "source completion.bash",
    "zsh": "autoload -U compinit; compinit -u -D; source completion.zsh",
    "fish": "source completion.fish",
}
RECORDER = """#!/bin/sh
if [ -n "$_DIXIT_PBEM_COMPLETE" ]; then exec "{python}" -m dixit_pbem; fi
{{ for word; do printf '%s|' "$word"; done; echo; }} >> called
"""
TYPED = [
    (["status", "game.yaml"], "stat\t ga\t"),
    (["log", "game.yaml", "--spoilers"], "log game.yaml --sp\t"),
    (["status", "games/monday.yaml"], "status games/m\t"),
    (["status", "our own game.yaml"], "status ou\t"),
    (["deck", "contact"], "deck con\t"),
    (["completion", "fish"], "comp\t f\t"),
    (["skip", "game.yaml", "Bob"], "skip game.yaml bo\t"),
    (["skip", "game.yaml", "Ana Lúcia"], "skip game.yaml an\t"),
    (["card", "game.yaml", "Bob=C"], "card game.yaml bo\tC"),
    (["deck", "check", "dreams"], "deck check dr\t"),
    (["print", "kit", "game.yaml"], "print kit ga\t"),
]
"""The words that the program is called with, and the keys behind `dixit-pbem` that lead there."""


@pytest.fixture
def game(program: Program) -> Program:
    """A game in the clue phase, and two that have not begun, one in a folder."""
    (program.folder / "games").mkdir()
    Table(ana="Ana Lúcia").write(program.folder)
    for name in ("our own game.yaml", "games/monday.yaml"):
        program.ok("new", name)
    return program


def prepare(game: Program, shell: str) -> dict[str, str]:
    """The script in the game's folder, a program that records how it is called, and the environment for both."""
    (game.folder / f"completion.{shell}").write_text(game.ok("completion", shell))
    folder = game.folder / "bin"
    folder.mkdir()
    (folder / "dixit-pbem").write_text(RECORDER.format(python=sys.executable))
    (folder / "dixit-pbem").chmod(0o755)
    root = str(Path(__file__).parent.parent.parent)
    places = {"HOME": str(game.folder), "PATH": f"{folder}:{os.environ['PATH']}", "PYTHONPATH": root}
    return {**places, "TERM": "xterm", "LANG": "C.UTF-8"}


@pytest.mark.parametrize(
    "shell", [pytest.param(shell, marks=() if shell == "bash" else pytest.mark.long) for shell in SHELLS]
)
@pytest.mark.long
def test_the_shell_completes_what_was_begun(game: Program, shell: str) -> None:
    if not shutil.which(shell):
        pytest.skip(f"{shell} is missing. On Debian: apt-get install {shell}")
    environment = prepare(game, shell)
    terminal, inner = pty.openpty()
    process = subprocess.Popen(
        START[shell],
        cwd=game.folder,
        env=environment,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(inner)
    called = game.folder / "called"
    called.touch()
    for count, line in enumerate([LOAD[shell] + "; dixit-pbem ready", *(f"dixit-pbem {keys}" for _, keys in TYPED)], 1):
        os.write(terminal, f"{line}\r".encode())
        wait_for_lines(called, count, terminal)
    os.close(terminal)
    process.kill()
    process.wait()
    assert [line.split("|")[:-1] for line in called.read_text().splitlines()[1:]] == [words for words, _ in TYPED]


def wait_for_lines(file: Path, count: int, terminal: int) -> None:
    """Wait until the program was called so often, and take from the terminal what it shows meanwhile."""
    os.set_blocking(terminal, False)
    shown, begin = b"", time.monotonic()
    while len(file.read_text().splitlines()) < count:
        try:
            shown += os.read(terminal, 65_536)
        except BlockingIOError:
            time.sleep(0.01)
        assert time.monotonic() < begin + HANGS, shown.decode(errors="replace")


def behind(game: Program, path: str = "game.yaml") -> click.Context:
    """The command line as far as its game file."""
    context = click.Context(click.Command("card"))
    context.params["game"] = GameFile(game.folder / path)
    return context


def words(items: list[CompletionItem[str]]) -> list[str]:
    return [item.value for item in items]


LETTERS = ["A", "B", "C", "D", "E", "F"]


@pytest.mark.parametrize(
    ("expected", "typed", "begun"),
    [
        (["Ana Lúcia=", "Bob=", "Cyd=", "Dee="], (), ""),
        ([f"Bob={letter}" for letter in LETTERS], (), "bo"),
        ([f"Bob={letter}" for letter in LETTERS], (), "BOB="),
        (["Bob=C"], (), "bob=c"),
        (["Cyd=D"], ("bob=B",), "cyd=d"),
        ([], (), "zoe"),
        (LETTERS, ("bob",), ""),
        (LETTERS, ("bob", "="), ""),
        (["C"], ("cyd=A", "bob", "="), "c"),
        (["Ana Lúcia=", "Bob=", "Cyd=", "Dee="], ("bob", "=", "B"), ""),
    ],
)
def test_an_answer_is_completed_in_two_steps(
    game: Program, expected: list[str], typed: tuple[str, ...], begun: str
) -> None:
    assert words(answers(behind(game), begun, typed=typed)) == expected


def test_a_vote_is_completed_from_all_numbers_and_gives_no_owner_away(program: Program) -> None:
    Table().clue().cards(BOB, CYD, DEE).write(program.folder)
    assert words(answers(behind(program), "cyd", typed=())) == ["Cyd=1", "Cyd=2", "Cyd=3", "Cyd=4"]


def test_a_clue_that_rests_on_no_card_needs_no_letter(program: Program) -> None:
    Table("party", 6).write(program.folder)
    assert words(answers(behind(program), "b", typed=())) == ["Bob"]


def test_players_are_completed_from_the_beginning_of_their_names(game: Program) -> None:
    assert words(players(behind(game), "")) == ["Ana Lúcia", "Bob", "Cyd", "Dee"]
    assert words(players(behind(game), "C")) == ["Cyd"]


def test_bash_gets_a_name_with_a_space_in_quotes(game: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_DIXIT_PBEM_COMPLETE", "bash_complete")
    assert words(players(behind(game), "")) == ["'Ana Lúcia'", "Bob", "Cyd", "Dee"]


def test_where_no_game_can_be_read_nothing_is_offered_and_nothing_is_said(game: Program) -> None:
    (game.folder / "broken.yaml").write_text("format: 1\nplayers: none\n")
    assert words(players(behind(game, "broken.yaml"), "")) == []
    assert words(answers(behind(game, "missing.yaml"), "", typed=())) == []
    assert words(players(behind(game, "our own game.yaml"), "")) == []
    assert words(players(click.Context(click.Command("card")), "")) == []


def test_only_files_that_look_like_a_game_are_offered(game: Program) -> None:
    (game.folder / "printers.yaml").write_text("office: {across: 1.5 mm}\n")
    (game.folder / ".hidden.yaml").write_bytes((game.folder / "game.yaml").read_bytes())
    (game.folder / "folder.yaml").mkdir()
    assert words(games("")) == ["game.yaml", "our own game.yaml"]
    assert words(games("games/")) == ["games/monday.yaml"]


def test_where_no_game_begins_so_the_shell_offers_its_files(game: Program) -> None:
    assert [(item.type, item.value) for item in games("ga/")] == [("file", "ga/")]
    assert [(item.type, item.value) for item in games("print")] == [("file", "print")]


def test_decks_are_completed_by_name_and_else_the_shell_offers_its_folders(game: Program) -> None:
    ours = game.folder / "decks" / "ours"
    ours.mkdir(parents=True)
    (ours / "deck.yaml").write_text("title: Ours\n")
    assert words(decks("")) == ["dreams", "ours"]
    assert [(item.type, item.value) for item in decks("de")] == [("dir", "de")]


def test_another_shell_is_refused(program: Program) -> None:
    said = program("completion", "tcsh")
    assert (said.code, said.out) == (2, "")
    assert "'tcsh' is not one of 'bash', 'zsh', 'fish'." in said.err
