"""The command `demo`: one command, a whole game, and what to open first."""

import sys
from pathlib import Path

import pexpect
import pytest

from tests.program import Program
from tests.watch import HANGS


@pytest.mark.long
def test_one_command_plays_a_whole_game_and_says_what_to_open(program: Program) -> None:
    told = program.ok("demo")
    assert told.endswith(
        "\nAna wins.\n\n"
        "Open first:\n"
        "  1. a mail, in any mail program: output/demo/outbox/0008-bob-welcome.eml\n"
        "  2. a hand, ready to print:      output/demo/output/sunday/round-01/hand-bob.pdf\n"
        "  3. the album, in a browser:     output/demo/output/sunday/album/index.html\n"
        "Then sit down yourself: dixit-pbem demo --play\n"
    )
    assert "\x1b" not in told
    for line in told.splitlines()[-4:-1]:
        assert (program.folder / line.rpartition(" ")[2]).stat().st_size > 10_000


@pytest.mark.long
def test_the_game_that_it_leaves_is_a_real_one(program: Program) -> None:
    program.ok("demo", "here")
    assert program.status(game="here/sunday.yaml")["winners"] == ["Ana"]


def test_a_folder_of_somebody_else_is_left_alone(program: Program) -> None:
    (program.folder / "here").mkdir()
    (program.folder / "here" / "letters.txt").write_text("mine")
    said = program("demo", "here")
    assert (said.code, said.out) == (1, "")
    assert said.err == (
        "here holds something else already, such as letters.txt, and stays as it is. "
        "Name an empty folder, or one that is not there yet.\n"
    )


def test_a_seat_that_is_not_there_is_refused(program: Program) -> None:
    said = program("demo", "--play", "Zoe")
    assert (said.code, said.out) == (1, "")
    assert said.err == "Nobody is called 'Zoe' here. Sit down as one of these: Bob, Ana, Dawid, Eve, Chiara, Fausto.\n"
    assert not (program.folder / "output").exists()


@pytest.mark.long
def test_on_a_terminal_a_bar_grows_below_the_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal = pexpect.spawn(
        sys.executable, ["-m", "dixit_pbem", "demo"], cwd=tmp_path, encoding="utf-8", timeout=HANGS
    )
    seen = [terminal.expect_exact(awaited) for awaited in (" 0/19", " 1/19", " 9/19", "Ana wins.", " 18/19")]
    terminal.expect(pexpect.EOF)
    assert seen == [0, 0, 0, 0, 0]
    assert "/19" not in str(terminal.before).rpartition("\x1b[K")[2]


def test_a_seat_is_not_taken_on_the_desk(program: Program) -> None:
    said = program("demo", "--desk", "--play", "Eve")
    assert said.code == 2
    assert "`--desk` is there to be looked at" in said.err
    assert not (program.folder / "output").exists()
