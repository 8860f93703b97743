"""A small game to store, and children that store it."""

import subprocess
import sys
from pathlib import Path

from dixit_pbem.storage.game_file import GameFile
from tests.watch import HANGS

ROOT = Path(__file__).parents[2]
CHILD = Path(__file__).with_name("child.py")

SETTINGS = """\
# Ours, every byte of it.
format: 1
title: Sunday dreamers
rules: odyssey
players:
- {name: Ana, email: ana@example.org, language: pt}
- {name: Bob}
- {name: Cyd}
"""
AT = "2026-11-18T09:00:00Z"


def record(seq: int, text: str = "so") -> dict[str, object]:
    return {"seq": seq, "at": AT, "event": "said", "text": text}


def line(seq: int, text: str = "so") -> str:
    return f'- {{"seq": {seq}, "at": "{AT}", "event": "said", "text": "{text}"}}'


def journal(*seqs: int) -> str:
    return "journal:\n" + "".join(f"{line(seq)}\n" for seq in seqs)


def side_folder(path: Path) -> Path:
    return path.with_name(f".{path.name}.d")


def new_game(folder: Path, events: int = 0) -> Path:
    """A game file with so many events, each recorded by itself."""
    path = folder / "sunday.yaml"
    path.write_text(SETTINGS, encoding="utf-8")
    add(path, *range(1, events + 1))
    return path


def add(path: Path, *seqs: int) -> None:
    for seq in seqs:
        with GameFile(path).locked() as game:
            game.append([record(seq)])


def start_child(*arguments: object, stdin: int | None = None) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-S", CHILD, *map(str, arguments)],
        env={"PYTHONPATH": str(ROOT)},
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def run_child(*arguments: object) -> list[str]:
    """What a child says, line by line; it must not fail."""
    with start_child(*arguments) as child:
        out, err = child.communicate(timeout=HANGS)
    assert (child.returncode, err.decode()) == (0, "")
    return out.decode().splitlines()
