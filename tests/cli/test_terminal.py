"""`status` and `log` on a terminal: colours, bars, broken lines; and none of them where nobody wants any."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from contextlib import suppress

import pytest

from dixit_pbem.cli.terminal import TONES
from dixit_pbem.storage.spec import COLOURS
from tests.cli.table import Table
from tests.program import Program


def on_a_terminal(program: Program, *arguments: str, **environment: str) -> str:
    """What a terminal of 80 columns is sent."""
    terminal, inner = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "dixit_pbem", *arguments],
        cwd=program.folder,
        stdin=inner,
        stdout=inner,
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
    at = next(number for number, line in enumerate(plain) if "1 is by Cyd" in line)
    assert plain[at + 1].startswith(" " * 26)
    assert plain[at + 1][26] != " "


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_colour_gets_what_a_pipe_gets(program: Program, environment: dict[str, str]) -> None:
    Table().play_round().write(program.folder)
    moment = "2026-11-18T09:00:00Z"
    for command in ("status", "log"):
        shown = on_a_terminal(program, command, "game.yaml", DIXIT_PBEM_NOW=moment, **environment)
        program.at(moment)
        assert shown == program.ok(command, "game.yaml")


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
