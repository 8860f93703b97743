"""The program as a person calls it: arguments in, exit code and both outputs out."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dixit_pbem.cli import main
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import allow


def allowed(game: Path) -> Path:
    """The game, once a person allowed all that it reaches for as it is now."""
    allow(GameFile(game))
    return game


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


class Program:
    """Calls commands in a folder of its own, on a clock that stands still."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capture = capture
        self.environment = monkeypatch
        monkeypatch.chdir(folder)
        monkeypatch.setenv("TZ", "UTC")
        self.at("2026-11-18T09:00:00Z")

    store = "file"
    """In what games lie."""

    def elsewhere(self, folder: Path) -> Program:
        """The same in another folder."""
        return Program(folder, self.capture, self.environment)

    def at(self, moment: str) -> None:
        self.environment.setenv("DIXIT_PBEM_NOW", moment)

    def __call__(self, *arguments: str) -> Said:
        return self.called(*arguments)

    def called(self, *arguments: str) -> Said:
        """What a command says, as it stands."""
        self.capture.readouterr()
        with pytest.raises(SystemExit) as end:
            main(arguments)
        out, err = self.capture.readouterr()
        return Said(int(end.value.code or 0), out, err)

    def ok(self, *arguments: str) -> str:
        said = self(*arguments)
        assert (said.code, said.err) == (0, ""), said
        return said.out

    def status(self, *options: str, game: str = "game.yaml") -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.ok("status", game, "--json", *options))
        return told

    def new(self, rules: str, players: int, *options: str, game: str = "game.yaml") -> None:
        names = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")[:players]
        people = [word for name in names for word in ("--player", f"{name} <{name.lower()}@example.org>")]
        self.ok("new", game, "--rules", rules, "--seed", "rehearsal", *people, *options)

    def change(self, *edits: tuple[str, str], game: str = "game.yaml") -> None:
        """The moderator edits the game file, a place at a time."""
        path = self.folder / game
        text = path.read_text()
        for old, new in edits:
            assert old in text
            text = text.replace(old, new, 1)
        path.write_text(text)

    def deal(self, rules: str, players: int, *edits: tuple[str, str]) -> None:
        """A new game in which Ana tells first, and the hands are dealt."""
        self.new(rules, players)
        self.change(("\nfirst: volunteer", "\nfirst: Ana"), *edits)
        self.ok("next-turn", "game.yaml")


@dataclass(frozen=True)
class Prepared:
    """What is done once in a folder of its own, and copied for every test that begins there."""

    program: Program
    kept: Path

    def __call__(self, name: str, prepare: Callable[[Program], object], *, folder: Path | None = None) -> Program:
        """The program in its folder or another, after `prepare`; a name stands for one way to do that."""
        kept = self.kept / f"prepared-{self.program.store}-{name}"
        if not kept.exists():
            made = self.kept / f"preparing-{self.program.store}-{name}"
            made.mkdir()
            prepare(self.program.elsewhere(made))
            made.rename(kept)
        target = folder or self.program.folder
        shutil.copytree(kept, target, dirs_exist_ok=True)
        return self.program.elsewhere(target)
