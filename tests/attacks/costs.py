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


def environment(folder: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    own = {"HOME": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "DIXIT_PBEM_NOW": MOMENT}
    return own | dict(more or {})


def cost(folder: Path, *arguments: str, **more: str) -> Cost:
    """Run a command in that folder; `more` goes into its environment."""
    out, err = folder / "said.out", folder / "said.err"
    begun = time.monotonic()
    with out.open("wb") as to_out, err.open("wb") as to_err:
        process = subprocess.Popen(
            [sys.executable, "-m", "dixit_pbem", *arguments],
            cwd=folder,
            env=environment(folder, more),
            stdin=subprocess.DEVNULL,
            stdout=to_out,
            stderr=to_err,
        )
        _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(
        process.returncode,
        out.read_bytes().decode("utf-8", "replace"),
        err.read_bytes().decode("utf-8", "replace"),
        used.ru_maxrss / 1024,
        time.monotonic() - begun,
    )
