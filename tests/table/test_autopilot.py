"""The autopilot in hard times: no network, a server that takes no mails, a mailbox with mails nobody can read."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from dixit_pbem.journal.store import Store
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot, mailrooms
from dixit_pbem.table.autopilot import Ears
from dixit_pbem.table.done import Done
from tests.post.servers.smtp import Odd, SmtpServer
from tests.program import allowed
from tests.watch import Watch

SETTINGS = """\
format: 1
title: Sunday
rules: classic
first: Ana
seed: sunday
moderator: {{name: Zoe}}
players:
- {{name: Ana, email: ana@example.org}}
- {{name: Bob, email: bob@example.org}}
- {{name: Cyd, email: cyd@example.org}}
- {{name: Dee, email: dee@example.org}}
mail: {{address: game@example.org, settle: 0, send: {send}, fetch: {fetch}}}
journal:
"""
OUTBOX, INBOX = "{folder: outbox}", "{folder: inbox}"


@dataclass
class Listener:
    """Hears everything, and stops the autopilot when that is wanted."""

    stopped: Callable[[], bool] = lambda: False
    steps: list[Done] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def ears(self) -> Ears:
        return Ears(lambda _, done: self.steps.append(done), lambda _, why: self.troubles.append(why), self.stopped)


def new_game(folder: Path, *, send: str = OUTBOX, fetch: str = INBOX) -> GameFile:
    path = folder / "sunday.yaml"
    path.write_text(SETTINGS.format(send=send, fetch=fetch), encoding="utf-8")
    return GameFile(path)


def test_a_computer_without_network_goes_on_trying_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def nowhere(host: str, *_: object, **__: object) -> None:
        tried.append(host)
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setenv("DIXIT_PASSWORD", "secret")
    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    game = new_game(tmp_path, fetch="{server: imap.example.org, user: game, password_from: env:DIXIT_PASSWORD}")
    allowed(game.path)
    watch = Watch()
    monkeypatch.setattr(mailrooms, "time", watch)
    listener = Listener(lambda: watch.slept > 8)
    autopilot.run([game], listener.ears())
    assert listener.troubles == [
        "imap.example.org:993: there is no computer of that name. Check 'server', and whether you are online."
    ]
    assert len(tried) >= 3
    assert len(list((tmp_path / "outbox").glob("*.eml"))) == 4, "what is owed leaves all the same"


def test_what_a_server_puts_off_is_not_tried_again_before_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SmtpServer(odd={("RCPT", "bob@example.org"): Odd("451 4.7.1 Come back later")}) as server:
        game = new_game(tmp_path, send=f"{{server: 127.0.0.1, port: {server.port}, security: none}}")
        tries = []
        for moment in ("09:00:00", "09:00:30", "09:01:01", "09:02:00", "09:06:02"):
            monkeypatch.setenv("DIXIT_PBEM_NOW", f"2026-11-18T{moment}Z")
            assert autopilot.once([game], Listener().ears(), patient=True)
            tries.append(server.seen["MAIL"])
    assert tries == [4, 4, 5, 5, 6], "Bob's letter waits a minute, then five"
    assert server.copies("ana@example.org") == 1


def test_a_note_is_told_once_however_many_steps_follow(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    autopilot.once([game], Listener().ears(), patient=True)
    (tmp_path / "inbox").mkdir()
    (tmp_path / "inbox" / "loop.eml").symlink_to("loop.eml")
    steps: list[Done] = []

    def step(_: Store, done: Done) -> None:
        steps.append(done)
        os.utime(game.path)

    autopilot.run([game], Ears(step, lambda _, why: pytest.fail(why), lambda: len(steps) >= 4))
    place = tmp_path / "inbox" / "loop.eml"
    told = f"{place} cannot be read: Too many levels of symbolic links. The others were."
    assert [done.notes for done in steps] == [(told,), (), (), ()]


def test_each_game_whose_file_cannot_be_read_is_told_and_the_others_take_their_step(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    gone = GameFile(tmp_path / "gone.yaml")
    listener = Listener()
    assert not autopilot.once([gone, game], listener.ears(), patient=False)
    assert len(listener.troubles) == 1
    assert listener.troubles[0].startswith(f"There is no file '{gone.path}'.")
    assert len(listener.steps) == 1
