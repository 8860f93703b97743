"""Work in a process of its own, with a limit of time and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.storage.limited import Limit, TooMuch, within
from tests.post.servers.daemons import wait_until

LIMIT = Limit(seconds=1, megabytes=200)


def endless() -> None:
    while True:
        pass


def test_what_is_made_comes_back() -> None:
    assert within(LIMIT, lambda: (b"x" * 5_000_000, Path("here"))) == (b"x" * 5_000_000, Path("here"))


def test_it_is_made_in_another_process() -> None:
    assert within(LIMIT, os.getpid) != os.getpid()


WORK: dict[str, tuple[Callable[[], object], str]] = {
    "a loop without an end": (endless, "it takes more than 1 seconds of work"),
    "one in a library": (lambda: 7 ** (10**8), "it takes more than 1 seconds of work"),
    "too much memory": (lambda: len(b"x" * 2**30), "it needs more than 200 MB of memory"),
    "a library that gives up": (lambda: os._exit(134), "it needs more than 200 MB of memory"),
}


@pytest.mark.parametrize(("work", "what"), WORK.values(), ids=WORK)
@pytest.mark.long
def test_what_costs_too_much_is_stopped(work: Callable[[], object], what: str) -> None:
    with pytest.raises(TooMuch, match=what):
        within(LIMIT, work)


def test_one_that_waits_for_nothing_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_pbem.storage.limited._BUSY", 0.2)
    with pytest.raises(TooMuch):
        within(LIMIT, lambda: time.sleep(600))


def test_a_fault_comes_back_as_it_was_with_its_story() -> None:
    problem = Problem("game.yaml", 7, "It is so.")

    def work() -> None:
        raise BadFile([problem])

    with pytest.raises(BadFile) as caught:
        within(LIMIT, work)
    assert caught.value.problems == (problem,)
    assert "in work" in caught.value.__notes__[0]


def test_a_fault_that_cannot_travel_is_told() -> None:
    class Odd(Exception):
        def __init__(self, one: str, two: str) -> None:
            super().__init__(one + two)

    def work() -> None:
        raise Odd("left", "right")

    with pytest.raises(RuntimeError, match="leftright"):
        within(LIMIT, work)


def test_no_process_is_left_behind() -> None:
    """In a program of its own, for a test may run beside servers that other tests have started."""
    code = (
        "import os, signal\n"
        "from dixit_pbem.storage.limited import Limit, TooMuch, within\n"
        "try:\n"
        "    within(Limit(60, 500), lambda: os.kill(os.getpid(), signal.SIGKILL))\n"
        "except TooMuch:\n"
        "    print('given up')\n"
        "try:\n"
        "    os.waitpid(-1, os.WNOHANG)\n"
        "except ChildProcessError:\n"
        "    print('nobody left')"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.split("\n") == ["given up", "nobody left", ""]


def test_it_ends_with_the_one_that_waits_for_it(tmp_path: Path) -> None:
    """Killed between two pieces of a long answer, the program leaves nobody who holds its locks."""
    code = (
        "import os, sys, time; from pathlib import Path; from dixit_pbem.storage.limited import Limit, within\n"
        "def work():\n"
        "    Path(sys.argv[1]).write_text(str(os.getpid()))\n"
        "    time.sleep(1)\n"
        "    return bytes(10_000_000)\n"
        "within(Limit(60, 500), work)"
    )
    told = tmp_path / "pid"
    with subprocess.Popen([sys.executable, "-c", code, str(told)]) as program:
        wait_until(lambda: told.exists() and told.read_text() != "", what="the work has not begun")
        program.kill()
    child = int(told.read_text())
    wait_until(lambda: not is_alive(child), what=f"process {child} waits for nobody")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One that has ended waits for whoever adopted it.
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
