"""A desk in a process of its own, as a person starts it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Heard:
    """A desk in a process of its own, and how to come in."""

    process: subprocess.Popen[str]
    way_in: str

    @property
    def address(self) -> str:
        return self.way_in.partition("/enter")[0]

    def another(self) -> str:
        """A further key, as Enter prints it."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        while not (line := self.process.stdout.readline()).startswith("http"):
            pass
        return line.strip()


@contextmanager
def heard(folder: Path, *more: str) -> Iterator[Heard]:
    """A desk on a folder, until the end."""
    command = [sys.executable, "-m", "dixit_pbem", "desk", "--no-browser", *more, str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=dict(os.environ)) as process:
        try:
            assert process.stdout
            found = re.search(r"https?://\S+", process.stdout.readline())
            assert found
            yield Heard(process, found[0])
        finally:
            process.kill()
