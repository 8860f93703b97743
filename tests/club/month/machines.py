"""The computers of a simulated month: process trees in folders of their own, with one database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from tests.club.month.clocked import PLACE
from tests.watch import HANGS

ONE_FOR_ALL = (("--workers", "1"),)
EACH_FOR_ITSELF = (("--role", "router"), ("--role", "worker", "--workers", "1"), ("--role", "sender"))


class Machine:
    """A computer on which programs are begun again whenever they end."""

    def __init__(self, folder: Path, month: Path, programs: tuple[tuple[str, ...], ...], *, tick: timedelta) -> None:
        self.folder = folder
        self.programs = programs
        self._month = month
        usual = {name: value for name, value in os.environ.items() if name != "DIXIT_PBEM_NOW"}
        own = {PLACE: str(month), f"{PLACE}_TICK": str(tick.total_seconds()), "PYTHONUNBUFFERED": "1"}
        self._environment = usual | own
        self.running: list[subprocess.Popen[bytes]] = []

    def begin(self) -> None:
        self.running = [self._begun(number) for number in range(len(self.programs))]

    def _begun(self, number: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.club.month.clocked", "club", "run", "--club", self.folder / "club.yaml"]
        with (self.folder / f"said-{number}").open("ab") as said:
            return subprocess.Popen(
                [*command, *self.programs[number]], env=self._environment, stdout=said, stderr=said, cwd=self.root
            )

    @property
    def root(self) -> Path:
        return Path(__file__).parents[3]

    def kill_tree(self, number: int) -> None:
        """The program that begins the others; those notice, and somebody begins it again."""
        self.running[number].kill()
        self.running[number].wait()
        self.running[number] = self._begun(number)

    def kill(self, role: str) -> bool:
        """Whoever does this here; says whether anybody did."""
        for pid in self._below():
            with suppress(FileNotFoundError, ProcessLookupError):
                if (self._month / "pids" / str(pid)).read_text() == role:
                    os.kill(pid, signal.SIGKILL)
                    return True
        return False

    def _below(self) -> list[int]:
        parents = ",".join(str(each.pid) for each in self.running)
        told = subprocess.run(("ps", "-o", "pid=", "--ppid", parents), capture_output=True, text=True, check=False)
        return [int(pid) for pid in told.stdout.split()]

    @property
    def alive(self) -> bool:
        return all(each.poll() is None for each in self.running)

    def end(self) -> list[int]:
        """As a person ends them; what each leaves with."""
        for each in self.running:
            each.send_signal(signal.SIGTERM)
        return [each.wait(HANGS) for each in self.running]

    def break_off(self) -> None:
        for each in self.running:
            if each.poll() is None:
                each.kill()
                each.wait()

    def said(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("said-*")))
