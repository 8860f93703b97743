"""The real program on a bad day: killed at any moment, called eight times at once, with a full disk or no rights."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.attacks.faults import COMMANDS_KILLED
from tests.program import Prepared, Program
from tests.runs import times

TRIES = times(COMMANDS_KILLED, short=20)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "dixit_pbem", *arguments]


def start(folder: Path, *arguments: str, before: Callable[[], None] | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*arguments), cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=before
    )


def recorded(path: Path, event: str, field: str) -> Counter[str]:
    lines = [line for line in path.read_text().splitlines() if line.startswith('- {"')]
    return Counter(str(record[field]) for line in lines if (record := json.loads(line[2:]))["event"] == event)


@pytest.fixture
def game(prepared: Prepared) -> Path:
    return prepared("twelve", lambda program: program.deal("odyssey", 12)).folder / "game.yaml"


@pytest.mark.long
def test_after_hundreds_of_kills_every_acknowledged_move_is_there_once(game: Path, program: Program) -> None:
    dice = random.Random(7)
    acknowledged, killed = [], 0
    begin = time.monotonic()
    start(game.parent, "clue", game.name, "ana=A", "warm-up").communicate()
    usual = time.monotonic() - begin
    number = 0
    while number < TRIES or killed <= TRIES / 4:
        number += 1
        process = start(game.parent, "clue", game.name, "ana=A", f"clue {number}")
        time.sleep(usual * dice.uniform(0.4, 1.1))
        process.send_signal(signal.SIGKILL)
        out, _ = process.communicate()
        if out:
            acknowledged.append(f"clue {number}")
        # However fast the machine is at the moment, some come to their end and some do not.
        died = process.returncode == -signal.SIGKILL
        killed, usual = killed + died, usual * (1.05 if died else 0.95)
    assert program("clue", game.name, "ana=A", "the last").code == 0
    clues = recorded(game, "clue_given", "text")
    assert {text: clues[text] for text in acknowledged} == dict.fromkeys(acknowledged, 1)
    assert max(clues.values()) == 1
    assert program.status()["clue"] == "the last"


@pytest.mark.long
def test_eight_processes_that_record_at_once_lose_nothing(game: Path, program: Program) -> None:
    program.ok("clue", game.name, "ana=A", "fog")
    program.ok("next-turn", game.name)
    givers = ["bob", "cyd", "dee", "eve", "fay", "gus", "hal", "ida"]
    processes = [start(game.parent, "card", game.name, f"{name}=B") for name in givers]
    assert [process.communicate()[1] for process in processes] == [""] * 8
    assert recorded(game, "cards_given", "player") == Counter(name.title() for name in givers)
    assert program.status()["waiting_for"] == ["Jon", "Kit", "Lea"]


def test_a_full_disk_is_told_and_nothing_is_recorded(game: Path, program: Program) -> None:
    before = game.read_bytes()
    room = len(before) + 40

    def little_room() -> None:
        # What is imported from here on would be kept cut off, for all who import it later.
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    process = start(game.parent, "clue", game.name, "ana=A", "a clue that is too long for it", before=little_room)
    _, err = process.communicate()
    assert process.returncode == 1
    assert err.endswith(
        "nothing was written, because no file may become that large on this computer. Raise the limit, "
        "and call the command again.\n"
    )
    assert game.read_bytes() == before
    program.ok("clue", game.name, "ana=A", "now there is room")


AS_NOBODY = """
import contextlib, importlib, os, pkgutil, sys, tempfile, traceback
import yaml
import dixit_pbem
from dixit_pbem.cli import main
# Program and Python may lie where only root may go: what is imported later is imported now.
for room in ("cli", "engine", "journal", "storage", "table", "words"):
    package = importlib.import_module(f"dixit_pbem.{room}")
    for module in pkgutil.iter_modules(package.__path__, f"dixit_pbem.{room}."):
        importlib.import_module(module.name)
with contextlib.suppress(SystemExit), open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
    main(["status", "game.yaml"])
os.setgroups([])
os.setuid(65534)
main(["clue", "game.yaml", "ana=A", "fog"])
"""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody who may not write")
def test_a_folder_that_may_not_be_written_is_told(game: Path) -> None:
    for folder in game.parents:
        if Path(tempfile.gettempdir()) in folder.parents:
            folder.chmod(0o755)
    for shared in (game, game.parent / ".game.yaml.d", game.parent / ".game.yaml.d" / "journal"):
        shared.chmod(0o755)
    process = subprocess.run(
        [sys.executable, "-c", AS_NOBODY], cwd=game.parent, check=False, capture_output=True, text=True
    )
    assert (process.returncode, process.stdout) == (1, "")
    assert process.stderr.endswith(
        "nothing was written, because you may not write here. Change the rights of the file and its folder, "
        "or move it to a folder of your own, and call the command again.\n"
    )
