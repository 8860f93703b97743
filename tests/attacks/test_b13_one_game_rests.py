"""A fault that nobody foresaw in one game ends nothing for the others that `run` looks after."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.carriers.tokens import Grant
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot
from dixit_pbem.table.done import Done
from dixit_pbem.table.step import autopilot_step
from tests.mailing import MAIL, Table
from tests.program import Program


def two_games(program: Program) -> tuple[Table, Table]:
    tables = Table(program, "ours.yaml"), Table(program, "theirs.yaml")
    for table in tables:
        table.seat(mail=MAIL.replace("inbox", table.game[:4]))
        (program.folder / table.game[:4]).mkdir()
    return tables


def break_one(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """A bug that only this game meets; every step that any game tries."""
    tried: list[str] = []

    def step(game: GameFile, *rest: object) -> Done:
        tried.append(game.home.name)
        if game.home.name == name:
            raise KeyError("a bug")
        return autopilot_step(game, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(autopilot, "autopilot_step", step)
    return tried


def test_once_tells_the_fault_and_steps_the_other_games(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = two_games(program)
    break_one(monkeypatch, ours.game)
    said = program("run", "--once", ours.game, theirs.game)
    assert said.code == 1
    assert said.err.count("dixit-pbem cannot go on with this game: KeyError, 'a bug'.") == 1
    assert "Traceback" not in said.err
    details = Path(said.err.partition("The details are in ")[2].partition(":")[0])
    assert "a bug" in details.read_text()
    details.unlink()
    assert (ours.opened.game, theirs.state.phase) == (None, Phase.CLUE)


def test_a_game_with_a_fault_rests_until_somebody_writes_it(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = two_games(program)
    tried, troubles = break_one(monkeypatch, ours.game), list[str]()
    for pause in ("LONGEST_PAUSE", "SHORTEST_WAIT"):
        monkeypatch.setattr(autopilot, pause, timedelta(milliseconds=10))
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        if asked % 10 == 0:
            theirs.setting("title: ", "title: ")
        if asked == 50:
            ours.setting("title: The game", "title: A game")
        return asked >= 100

    ears = autopilot.Ears(lambda _, done: None, lambda _, why: troubles.append(why), stopped, lambda _: "a bug")
    autopilot.run([GameFile(ours.path), GameFile(theirs.path)], ears)
    assert tried.count(ours.game) == 2
    assert tried.count(theirs.game) >= 6
    assert troubles == ["a bug"]


def test_an_account_whose_sign_in_was_taken_back_rests_alone_and_is_told_without_its_token(program: Program) -> None:
    ours, theirs = two_games(program)
    kept = Grant("client", "https://localhost:1/token", refresh_token="1//secret", over="invalid_grant: revoked")
    (program.folder / "token").write_text(json.dumps(asdict(kept)))
    (program.folder / "token").chmod(0o600)
    server = "server: localhost, port: 1, user: game@example.org, password_from: 'file:token', login: xoauth2"
    ours.setting("send: {folder: outbox}, fetch: {folder: ours}", f"send: {{{server}}}, fetch: {{{server}}}")
    program("run", "--once", ours.game, theirs.game)
    said = program("run", "--once", ours.game, theirs.game)
    assert said.code == 1
    assert said.err.count("the sign-in of 'game@example.org' does not hold any more (invalid_grant: revoked)") >= 1
    assert "Sign in anew: `dixit-pbem doctor GAME --log-in`." in said.err
    assert "secret" not in said.err + said.out
    assert theirs.state.phase is Phase.CLUE
    assert theirs.letters("Bob")
