"""What the program costs as a process of its own: its answer, its peak of memory, its seconds."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

MOMENT = "2026-11-18T09:00:00Z"


@dataclass(frozen=True)
class Cost:
    code: int
    out: str
    err: str
    megabytes: float
    seconds: float

    @property
    def said(self) -> str:
        return self.out + self.err


WATCH = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[2:]).returncode
with open(sys.argv[1], "w") as file:
    file.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(code)
"""
"""A process that is small itself: a child begins with all the memory that its parent has."""


def environment(folder: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    own = {"HOME": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "DIXIT_PBEM_NOW": MOMENT}
    return own | dict(more or {})


def cost(folder: Path, *arguments: str, **more: str) -> Cost:
    """Run a command in that folder; `more` goes into its environment."""
    out, err = folder / "said.out", folder / "said.err"
    begun = time.monotonic()
    used = folder / "used"
    with out.open("wb") as to_out, err.open("wb") as to_err:
        code = subprocess.run(
            [sys.executable, "-S", "-c", WATCH, str(used), sys.executable, "-m", "dixit_pbem", *arguments],
            cwd=folder,
            env=environment(folder, more),
            stdin=subprocess.DEVNULL,
            stdout=to_out,
            stderr=to_err,
            check=False,
        ).returncode
    return Cost(
        code,
        out.read_bytes().decode("utf-8", "replace"),
        err.read_bytes().decode("utf-8", "replace"),
        int(used.read_text()) / 1024,
        time.monotonic() - begun,
    )
