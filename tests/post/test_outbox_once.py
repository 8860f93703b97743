"""Every mail arrives once, though the program is killed at any moment, or runs twice at the same time."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_bytes
from pathlib import Path
from shutil import copytree, rmtree

import pytest

from dixit_pbem.engine.moves import GiveCards, GiveClue
from dixit_pbem.post.carriers.to_drafts import outbox_of
from tests.post.postal import Table
from tests.post.servers.authority import new_authority
from tests.post.servers.daemons import needs
from tests.post.servers.postfix import PostfixServer
from tests.post.servers.smtp import SmtpServer
from tests.post.test_ledger import ANA, BOB, CYD, DEE, votes_cast
from tests.runs import times
from tests.watch import HANGS

READERS = ("ana", "bob", "cyd")
MAILS = len(READERS)
STAGES = 4
"""MAIL, RCPT, CONTENT and DATA."""


class Murderer(SmtpServer):
    """A server that kills who sends, at one step of one mail."""

    victim: subprocess.Popen[bytes] | None = None
    step = -1
    steps = 0

    def oddity(self, stage: str, recipient: str) -> str | None:
        self.steps += 1
        if self.steps == self.step and self.victim is not None:
            self.victim.kill()
            self.victim.wait()
        return None


@pytest.fixture
def server() -> Iterator[Murderer]:
    with Murderer() as server:
        yield server


def game_for(server: SmtpServer | PostfixServer, folder: Path, clock: pytest.MonkeyPatch, *, players: int = 3) -> Table:
    folder.mkdir(exist_ok=True)
    mail = f"{{address: game@example.test, send: {{server: 127.0.0.1, port: {server.port}, security: none}}}}"
    return Table.lay(folder, clock, players=players, mail=mail).begin()


def sending(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dixit_pbem", "send", "game.yaml"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=folder, stdin=quiet, stdout=quiet, stderr=quiet)


def times_arrived(server: SmtpServer) -> Counter[tuple[str, bytes]]:
    """How often the server has each mail; doubles are the same to the last byte."""
    copies = Counter((mail.recipient, mail.raw) for mail in server.received)
    ids = {(recipient, message_from_bytes(raw)["Message-ID"]) for recipient, raw in copies}
    assert len(ids) == len(copies)
    return copies


@pytest.mark.long
def test_a_kill_at_any_step_costs_one_double_at_worst_and_no_mail(
    server: Murderer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_for(server, tmp_path / "game", monkeypatch)
    doubled = []
    mails = times(MAILS, short=1)
    for step in range(1, STAGES * mails + 1):
        rmtree(tmp_path / "try", ignore_errors=True)
        copytree(tmp_path / "game", tmp_path / "try")
        server.received.clear()
        server.steps, server.step = 0, step
        server.victim = sending(tmp_path / "try")
        assert server.victim.wait(HANGS) == -9
        server.step = -1
        assert sending(tmp_path / "try").wait(HANGS) == 0
        arrived = times_arrived(server)
        assert len(arrived) == MAILS
        assert sum(arrived.values()) <= MAILS + 1
        doubled.append(sum(arrived.values()) > MAILS)
    # Only what was taken but not yet written down comes twice.
    assert doubled == [False, False, False, True] * mails


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_kills_at_random_moments_lose_and_add_nothing(
    seed: int, server: Murderer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(seed)
    game_for(server, tmp_path / "game", monkeypatch)
    kills = 0
    for _ in range(times(12, short=4)):
        process = sending(tmp_path / "game")
        with suppress(subprocess.TimeoutExpired):
            process.wait(dice.uniform(0.3, 0.9))
        if process.poll() is None:
            process.kill()
            process.wait()
            kills += 1
    assert sending(tmp_path / "game").wait(HANGS) == 0
    arrived = times_arrived(server)
    assert len(arrived) == MAILS
    assert sum(arrived.values()) <= MAILS + kills
    before = len(server.received)
    assert sending(tmp_path / "game").wait(HANGS) == 0
    assert len(server.received) == before


@pytest.mark.long
def test_kills_leave_every_draft_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(5)
    table = Table.lay(tmp_path, monkeypatch, players=3).begin()
    for _ in range(times(10, short=3)):
        process = sending(tmp_path)
        with suppress(subprocess.TimeoutExpired):
            process.wait(dice.uniform(0.3, 0.9))
        process.kill()
        process.wait()
    assert sending(tmp_path).wait(HANGS) == 0
    drafts = {path.name: path.read_bytes() for path in outbox_of(table.store.home).rglob("*.eml")}
    assert sorted(drafts) == sorted(f"0003-{name}-welcome.eml" for name in READERS)
    assert len({message_from_bytes(raw)["Message-ID"] for raw in drafts.values()}) == MAILS
    assert all(raw.rstrip().endswith(b"--") for raw in drafts.values())


@pytest.mark.long
def test_programs_at_the_same_time_send_nothing_twice(
    server: Murderer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_for(server, tmp_path / "game", monkeypatch)
    processes = [sending(tmp_path / "game") for _ in range(4)]
    assert [process.wait(HANGS) for process in processes] == [0, 0, 0, 0]
    assert list(times_arrived(server).values()) == [1] * MAILS


@pytest.mark.long
@needs("postfix")
def test_a_whole_round_arrives_through_postfix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    users = ("ana", "bob", "cyd", "dee")
    with PostfixServer(new_authority(tmp_path / "authority"), users=users) as postfix:
        table = game_for(postfix, tmp_path / "game", monkeypatch, players=4)
        table.post()
        table.do(GiveClue(ANA, "the long way home", "A"))
        table.advance().post()
        table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
        table.advance().post()
        votes_cast(table).advance().post()
        arrived = {user: postfix.wait_for(user, mails=3 if user == "ana" else 4) for user in users}
    asked = [
        "Round 1 · nothing to do: a clue is on its way",
        "Round 1 · your card, please",
        "Round 1 · your vote, please",
    ]
    assert {user: sorted(map(subject, mails)) for user, mails in arrived.items()} == {
        "ana": [
            "Round 1 · nothing to do: the cards are on the table",
            "Round 1 · your clue, please",
            "results of round 1",
        ],
        "bob": [*asked, "your clue, please; results of round 1"],
        "cyd": [*asked, "results of round 1"],
        "dee": [*asked, "results of round 1"],
    }


def subject(raw: bytes) -> str:
    """The subject without title and token."""
    from email.policy import default

    text = str(message_from_bytes(raw, policy=default)["Subject"])
    return text.removeprefix("[Sunday dreamers] ").rpartition(" · ")[0]
