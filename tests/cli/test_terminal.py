"""`status` and `log` on a terminal: colours, bars, broken lines; and none of them where nobody wants any."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path

import click
import pytest

from dixit_pbem.cli import program as whole_program
from dixit_pbem.cli import terminal
from dixit_pbem.cli.folding import folded, width_of
from dixit_pbem.cli.terminal import TONES
from dixit_pbem.journal.facts import LuckGiven, MailHeld
from dixit_pbem.post.said import HeldFor
from dixit_pbem.storage.spec import COLOURS
from tests.cli.table import BOB, CYD, DEE, Table
from tests.cli.test_status import CAME
from tests.program import Prepared, Program


def on_a_terminal(program: Program, *arguments: str, **environment: str) -> str:
    """What a terminal of 80 columns is sent."""
    terminal, inner = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "dixit_pbem", *arguments],
        cwd=program.folder,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env={"PATH": os.environ["PATH"], "TERM": "xterm", "COLUMNS": "80", "LANG": "C.UTF-8", **environment},
    )
    os.close(inner)
    shown = b""
    with suppress(OSError):  # Linux says so when the other end is closed
        while part := os.read(terminal, 65_536):
            shown += part
    os.close(terminal)
    process.wait()
    return shown.decode().replace("\r\n", "\n")


def test_a_terminal_shows_bars_in_the_colours_of_the_players(program: Program) -> None:
    Table().play_round().write(program.folder, "")
    text = (program.folder / "game.yaml").read_text().replace("{name: Bob,", "{name: Bob, colour: pink,")
    (program.folder / "game.yaml").write_text(text)
    shown = on_a_terminal(program, "status", "game.yaml", DIXIT_PBEM_NOW="2026-11-18T09:00:00Z")
    bars = [line for line in shown.splitlines() if "━" in line]
    assert bars == [
        f"  Bob  5  \x1b[38;5;169m{'━' * 5}\x1b[0m\x1b[2m{'─' * 25}\x1b[0m",
        f"  Ana  3  \x1b[38;5;136m{'━' * 3}\x1b[0m\x1b[2m{'─' * 27}\x1b[0m",
    ]
    assert shown.startswith("\x1b[1mSunday dreamers\x1b[0m\n")


def test_a_terminal_breaks_long_lines_behind_the_margin(program: Program) -> None:
    Table().play_round().write(program.folder)
    told = on_a_terminal(program, "log", "game.yaml")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", told).splitlines()
    assert max(map(len, plain)) <= 80
    at = next(number for number, line in enumerate(plain) if "exactly one player" in line)
    assert plain[at].startswith(" " * 28 + "Ana: 3")
    assert plain[at + 1].startswith(" " * 30 + "storyteller's card")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_colour_gets_what_a_pipe_gets(program: Program, environment: dict[str, str]) -> None:
    Table().play_round().write(program.folder)
    moment = "2026-11-18T09:00:00Z"
    for command in ("status", "log"):
        shown = on_a_terminal(program, command, "game.yaml", DIXIT_PBEM_NOW=moment, COLUMNS="400", **environment)
        program.at(moment)
        assert shown == program.ok(command, "game.yaml")


def whole_lines(shown: str) -> list[str]:
    """What was shown, a line each, without colours and the bars that overwrite themselves."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]|[^\n]*\r", "", shown).splitlines()


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("command", ["status", "log", "verify", "check", "held"])
def test_a_terminal_breaks_no_line_within_a_word(prepared: Prepared, command: str, columns: int) -> None:
    def play(program: Program) -> None:
        long = "a lamp that burns all night for those who went out in search of the sea and have not come back yet"
        held = MailHeld(**CAME, sender="x@example.org", reason=HeldFor.UNCLEAR, player=BOB)  # type: ignore[arg-type]
        table = Table().clue(long).cards(BOB, CYD, DEE).note(held, LuckGiven(BOB, 2, "green umbrella and more", 2))
        table.write(program.folder)

    program = prepared("words", play)
    piped = program(command, "game.yaml")
    shown = on_a_terminal(program, command, "game.yaml", DIXIT_PBEM_NOW="2026-11-18T09:00:00Z", COLUMNS=str(columns))
    lines = whole_lines(shown)
    assert all(width_of(line) <= columns or len(line.split()) == 1 for line in lines), lines
    told = f"{piped.out} {piped.err}"
    bars = re.compile(r"[#.━─]{5,}")
    assert sorted(bars.sub("", shown_words(lines)).split()) == sorted(bars.sub("", told).split())


def shown_words(lines: list[str]) -> str:
    return " ".join(line.removesuffix(" \\") for line in lines)


def helps(command: click.Command, name: str, parent: click.Context | None = None) -> Iterator[tuple[str, str]]:
    """What `--help` of a command and of all below it shows on 80 columns."""
    context = click.Context(command, info_name=name, parent=parent, terminal_width=80, max_content_width=80)
    yield context.command_path, command.get_help(context)
    if isinstance(command, click.Group):
        for each in command.list_commands(context):
            below = command.get_command(context, each)
            assert below is not None
            yield from helps(below, each, context)


def test_no_help_is_wider_than_a_terminal_its_examples_neither() -> None:
    shown = dict(helps(whole_program, "dixit-pbem"))
    assert len(shown) > 40
    assert [(name, line) for name, text in shown.items() for line in text.splitlines() if len(line) > 80] == []


@pytest.mark.long
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("command", ["demo", "doctor"])
def test_what_is_told_for_long_is_not_broken_within_a_word(program: Program, command: str, columns: int) -> None:
    shown = on_a_terminal(program, command, COLUMNS=str(columns))
    lines = whole_lines(shown)
    assert len(lines) > 5
    assert all(width_of(line) <= columns or len(line.split()) == 1 for line in lines), lines


FOLDED = [
    ("one two", 20, None, "one two"),
    ("one two three", 9, None, "one two\nthree"),
    ("  one two three", 40, None, "  one two three"),
    ("    1. one two three four five", 27, None, "    1. one two three four\n       five"),
    ("a /path/that/is/longer/than/the/line b", 20, None, "a\n/path/that/is/longer/than/the/line\nb"),
    ("well  one two three four five six", 26, 6, "well  one two three four\n      five six"),
    ("Type `dixit-pbem undo g.yaml` to go back.", 28, None, "Type\n`dixit-pbem undo g.yaml` to\ngo back."),
    (
        "Type `dixit-pbem check 'our own game.yaml' --restore` now.",
        30,
        None,
        "Type `dixit-pbem check \\\n'our own game.yaml' --restore`\nnow.",
    ),
    ("\x1b[1mone two three\x1b[0m", 9, None, "\x1b[1mone two\nthree\x1b[0m"),
    ("第一 第二 第三", 9, None, "第一 第二\n第三"),
    ("Made in 'our own game/round-01'.", 24, None, "Made in\n'our own game/round-01'."),
    ("Bob's own, and Ana's too", 14, None, "Bob's own, and\nAna's too"),
    ("one\n\ntwo", 3, None, "one\n\ntwo"),
]


@pytest.mark.parametrize(("text", "width", "margin", "lines"), FOLDED)
def test_a_line_is_broken_between_words_and_a_command_stays_whole(
    text: str, width: int, margin: int | None, lines: str
) -> None:
    assert folded(text, width, margin=margin) == lines


def test_every_line_of_a_command_passes_through_the_terminal() -> None:
    folder = Path(terminal.__file__).parent
    printing = {path.name for path in folder.glob("*.py") if "click.echo(" in path.read_text(encoding="utf-8")}
    assert printing <= {"terminal.py", "completion.py", "demo.py", "new.py"}


class Watched(StringIO):
    """Standard error before somebody's eyes."""

    def isatty(self) -> bool:
        return True


def test_a_bar_that_is_full_is_printed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    error = Watched()
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setattr(terminal, "PATIENCE", 0.0)
    monkeypatch.setenv("COLUMNS", "30")
    show = terminal.progress("Mails")
    for done, total in ((1, 2), (2, 2), (2, 2), (3, 3)):
        show(done, total)
    assert error.getvalue() == (
        "\rMails [########---------] 1/2\rMails [#################] 2/2\n\rMails [#################] 3/3\n"
    )


def luminance(tone: int) -> float:
    """Of one of the 256 colours of a terminal, as contrast is reckoned."""
    levels = (0, 95, 135, 175, 215, 255)
    cube = tone - 16
    grey = 8 + 10 * (tone - 232)
    rgb = (grey,) * 3 if tone >= 232 else (levels[cube // 36], levels[cube // 6 % 6], levels[cube % 6])
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_players_colour_shows_on_dark_and_on_light_terminals() -> None:
    assert tuple(TONES) == COLOURS
    assert len(set(TONES.values())) == len(COLOURS)
    for tone in filter(None, TONES.values()):
        assert 1.05 / (luminance(tone) + 0.05) >= 3, tone
        assert (luminance(tone) + 0.05) / 0.05 >= 3, tone


@pytest.mark.parametrize(
    ("typed", "meant"),
    [(("new", "x.yaml", "--rules", "odysey"), "odyssey"), (("deck", "sheet", "dreams", "--marks", "crob"), "crop")],
)
def test_a_mistake_in_the_command_line_is_folded_and_says_what_was_meant(
    program: Program, typed: tuple[str, ...], meant: str
) -> None:
    told = program(*typed)
    assert told.code == 2
    assert told.err.endswith(f" Did you mean '{meant}'?\n")
    lines = on_a_terminal(program, *typed, COLUMNS="40").splitlines()
    assert " ".join(" ".join(lines).split()).endswith(f"Did you mean '{meant}'?")
    assert all(width_of(line) <= 40 for line in lines[-4:]), lines
