"""B9: a slow mail server keeps nobody waiting, and what happens meanwhile is respected."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.moves import GiveClue
from dixit_pbem.journal.facts import Posted
from dixit_pbem.post.outbox import owed_now
from tests.attacks.faults import SENDING_AT_ONCE
from tests.post.postal import Table, short, to
from tests.post.servers.smtp import SmtpServer
from tests.post.test_ledger import ANA
from tests.post.test_outbox_once import times_arrived
from tests.watch import HANGS

pytestmark = pytest.mark.long


@dataclass
class SlowServer(SmtpServer):
    """A server that answers a mail only when it is told to."""

    reached: threading.Event = field(default_factory=threading.Event)
    goes_on: threading.Event = field(default_factory=threading.Event)

    def oddity(self, stage: str, recipient: str) -> str | None:
        if stage == "DATA":
            self.reached.set()
            assert self.goes_on.wait(HANGS)
        return super().oddity(stage, recipient)


@pytest.fixture
def server() -> Iterator[SlowServer]:
    with SlowServer() as server:
        yield server
        server.goes_on.set()


def game_at(server: SmtpServer, folder: Path, clock: pytest.MonkeyPatch, *, also: str = "") -> Table:
    mail = f"{{address: game@example.test, send: {{server: 127.0.0.1, port: {server.port}, security: none{also}}}}}"
    return Table.lay(folder, clock, players=3, mail=mail).begin()


def started(table: Table, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "dixit_pbem", arguments[0], table.path.name, *arguments[1:]]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, cwd=table.path.parent, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True
    )


def called(table: Table, *arguments: str) -> str:
    process = started(table, *arguments)
    out, err = process.communicate(timeout=HANGS)
    assert (process.returncode, err) == (0, "")
    return out


def ended(process: subprocess.Popen[str]) -> None:
    _, err = process.communicate(timeout=HANGS)
    assert (process.returncode, err) == (0, "")


def test_moves_and_steps_go_through_while_a_server_takes_its_time(
    server: SlowServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game_at(server, tmp_path, monkeypatch)
    sender = started(table, "send")
    assert server.reached.wait(HANGS)
    assert "Ana" in called(table, "clue", "ana=A", "the long way home")
    said = called(table, "next-turn")
    assert "Another dixit-pbem sends mails of this game now, and takes these along: 5 mails." in said
    assert (table.game.phase, sender.poll(), server.received) == (Phase.CARD, None, [])
    server.goes_on.set()
    ended(sender)
    assert owed_now(table.opened).owed == ()
    assert set(times_arrived(server).values()) == {1}
    assert sorted(mail.recipient[:3] for mail in server.received) == ["ana", "bob", "bob", "cyd", "cyd"]


def test_what_is_taken_back_while_a_mail_is_on_its_way_is_not_asked_of_the_others(
    server: SlowServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.goes_on.set()
    table = game_at(server, tmp_path, monkeypatch)
    called(table, "send")
    table.do(GiveClue(ANA, "the long way home", "A"))
    table.advance()
    server.received.clear()
    server.reached.clear()
    server.goes_on.clear()
    assert short(owed_now(table.opened).owed) == to("card wanted", "Bob", "Cyd")
    sender = started(table, "send")
    assert server.reached.wait(HANGS)
    called(table, "undo")
    server.goes_on.set()
    ended(sender)
    posted = [entry.event for entry in table.opened.journal if isinstance(entry.event, Posted)]
    assert [(each.reader, each.letter) for each in posted[3:]] == [("Bob", "card wanted"), ("Bob", "correction")]
    assert owed_now(table.opened).owed == ()
    assert set(times_arrived(server).values()) == {1}
    assert len(server.received) == 2


def test_programs_that_send_to_a_slow_server_at_once_send_each_letter_once(
    server: SlowServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game_at(server, tmp_path, monkeypatch)
    senders = [started(table, "send") for _ in range(SENDING_AT_ONCE)]
    assert server.reached.wait(HANGS)
    called(table, "clue", "ana=A", "fog")
    server.goes_on.set()
    for sender in senders:
        ended(sender)
    assert owed_now(table.opened).owed == ()
    assert list(times_arrived(server).values()) == [1] * 3


def test_a_letter_that_a_killed_program_had_handed_over_comes_twice_at_most(
    server: SlowServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game_at(server, tmp_path, monkeypatch)
    sender = started(table, "send")
    assert server.reached.wait(HANGS)
    called(table, "clue", "ana=A", "fog")
    sender.kill()
    sender.communicate()
    server.goes_on.set()
    called(table, "send")
    assert owed_now(table.opened).owed == ()
    # The second one says what counts by then: they are one by their mark.
    marks = Counter(message_from_bytes(mail.raw)["Message-ID"] for mail in server.received)
    assert sorted(marks.values(), reverse=True) in ([2, 1, 1], [1] * 3)


def test_a_pause_that_the_provider_wants_keeps_nobody_waiting(
    server: SlowServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.goes_on.set()
    table = game_at(server, tmp_path, monkeypatch, also=", per_minute: 1")
    sender = started(table, "send")
    assert server.reached.wait(HANGS)
    called(table, "clue", "ana=A", "fog")
    sender.kill()
    sender.communicate()
    assert len(server.received) == 1
