"""B12, the class of it: every command, whatever becomes of what it prints, and in whatever alphabet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dixit_pbem.cli import COMMANDS
from tests import runs
from tests.attacks.costs import environment
from tests.cli.table import Table
from tests.program import Program

pytestmark = pytest.mark.long

CALLS = {
    "demo": "demo --help",
    "new": "new fresh.yaml --title “Łódź” --player Ana --player Bob --player Cyd",
    "next-turn": "next-turn game.yaml --dry-run",
    "run": "run --once game.yaml",
    "clue": "clue game.yaml ana=A łódź",
    "card": "card game.yaml cyd=A",
    "vote": "vote game.yaml bob=1",
    "status": "status game.yaml",
    "undo": "undo game.yaml",
    "pause": "pause game.yaml",
    "resume": "resume game.yaml",
    "end": "end game.yaml --reason łódź",
    "say": "say game.yaml żółw",
    "remind": "remind game.yaml",
    "extend": "extend game.yaml 24h",
    "away": "away game.yaml bob 2026-12-01",
    "skip": "skip game.yaml cyd",
    "leave": "leave game.yaml dee",
    "join": "join game.yaml Żofia",
    "address": "address game.yaml bob",
    "setting": "setting game.yaml title=Łódź",
    "replace": "replace game.yaml bob Żofia",
    "luck": "luck game.yaml bob źdźbło",
    "fetch": "fetch game.yaml",
    "held": "held game.yaml",
    "send": "send game.yaml",
    "resend": "resend game.yaml bob",
    "doctor": "doctor game.yaml",
    "log": "log game.yaml --mail",
    "album": "album game.yaml",
    "season": "season game.yaml",
    "verify": "verify game.yaml",
    "rules": "rules game.yaml --language pl",
    "score": "score nowhere.yaml",
    "deck": "deck list",
    "print": "print check nowhere.pdf",
    "check": "check game.yaml",
    "pack": "pack game.yaml --out packed.dixit",
    "unpack": "unpack nowhere.dixit",
    "club": "club status",
    "health": "health nowhere.json",
    "desk": "desk nowhere.yaml",
    "completion": "completion bash",
    "schema": "schema",
}
OUTPUTS = {"full": ">/dev/full", "closed": ">&-", "nobody reads it": "| head -n 0", "both full": ">/dev/full 2>&1"}
ALPHABETS = {
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "ISO-8859-2": {"PYTHONIOENCODING": "iso8859-2", "PYTHONUTF8": "0"},
}
FEW = ("log", "new", "pack", "schema", "rules", "say", "end")


def test_every_command_is_called_here() -> None:
    assert set(CALLS) == set(COMMANDS)


def said(folder: Path, command: str, more: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """One call on a fresh game in the shell; what is printed to the end comes back with its errors."""
    Table().clue("“łódź” – the sea’s edge → 東京").write(folder)
    line = f'"{sys.executable}" -m dixit_pbem {command}'
    own = environment(folder, more)
    return subprocess.run(
        ["sh", "-c", line], cwd=folder, env=own, capture_output=True, stdin=subprocess.DEVNULL, text=True,
        errors="replace", check=False,
    )  # fmt: skip


@pytest.mark.parametrize("output", OUTPUTS.values(), ids=OUTPUTS)
@pytest.mark.parametrize("command", runs.some(tuple(CALLS), short=FEW))
def test_an_output_that_breaks_is_no_traceback(command: str, output: str, program: Program) -> None:
    told = said(program.folder, f"{CALLS[command]} {output}", {})
    assert "Traceback" not in told.stderr + told.stdout
    assert "cannot go on" not in told.stderr + told.stdout
    assert "Exception ignored" not in told.stderr
    assert told.returncode in (0, 1, 2)


@pytest.mark.parametrize("alphabet", ALPHABETS)
@pytest.mark.parametrize("command", runs.some(tuple(CALLS), short=FEW))
def test_an_old_alphabet_is_no_traceback(command: str, alphabet: str, program: Program) -> None:
    told = said(program.folder, CALLS[command], ALPHABETS[alphabet])
    assert "Traceback" not in told.stderr + told.stdout
    assert "cannot go on" not in told.stderr + told.stdout
    assert told.returncode in (0, 1, 2), os.fsdecode(told.stderr.encode())
