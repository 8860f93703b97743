"""A person at a terminal who plays along: reads what is asked, types something that may count."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

import pexpect

from tests.watch import HANGS

ASKED = r"Your answer \((?P<wanted>[^)]*)\)\r\n> "


@dataclass
class Person:
    """Somebody in front of `demo --play`."""

    terminal: pexpect.spawn[str]
    heard: str = ""
    typed: list[str] = field(default_factory=list)

    def is_asked(self) -> str:
        """What he may write now; empty at the end."""
        found = self.terminal.expect([ASKED, pexpect.EOF], timeout=HANGS)
        self.heard += self.terminal.before or ""
        return self.terminal.match["wanted"] if found == 0 else ""

    def types(self, answer: str) -> None:
        self.typed.append(answer)
        self.terminal.sendline(answer)

    def plays_on(self) -> None:
        """Answer until the game is over; a number is tried after the other, for one of them may be his own."""
        numbers = 0
        while wanted := self.is_asked():
            if "your clue" in wanted:
                self.types("B: the sea at night, and somebody who waits")
            elif "letter" in wanted:
                self.types("A")
            else:
                numbers = numbers % 6 + 1
                self.types(str(numbers))


def sits_down(folder: Path, *words: str) -> Person:
    """A person who just called `demo --play` in a folder."""
    command = ["-m", "dixit_pbem", "demo", *words]
    terminal = pexpect.spawn(sys.executable, command, cwd=folder, encoding="utf-8", dimensions=(50, 120), echo=False)
    return Person(terminal)
