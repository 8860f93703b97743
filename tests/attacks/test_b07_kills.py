"""Programs that are killed at any moment, while the clock jumps and the mail server takes its time."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from email import message_from_bytes

import pytest

from dixit_pbem.engine.events import CardsGiven
from dixit_pbem.engine.kinds import instant
from dixit_pbem.post.outbox import owed_now
from tests import runs
from tests.attacks.faults import KILLS
from tests.attacks.test_b07_clock import DAY, HOUR, drawn
from tests.mailing import Ready, Table
from tests.post.servers.smtp import SmtpServer
from tests.watch import HANGS

OFFSETS = (timedelta(), HOUR, -HOUR, 31 * DAY, -31 * DAY, 365 * DAY)
GIVERS = ("Bob", "Cyd", "Dee")


@dataclass
class SlowServer(SmtpServer):
    """A server that takes a moment for every step of a mail."""

    dice: random.Random = field(default_factory=lambda: random.Random(7))

    def oddity(self, stage: str, recipient: str) -> str | None:
        time.sleep(self.dice.uniform(0, 0.1))
        return super().oddity(stage, recipient)


@pytest.fixture
def server() -> Iterator[SlowServer]:
    with SlowServer() as server:
        yield server


def started(table: Table, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "dixit_pbem", *arguments]
    pipe, own = subprocess.PIPE, os.environ | {"DIXIT_PBEM_NOW": instant(table.now)}
    return subprocess.Popen(command, cwd=table.path.parent, env=own, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.long
def test_kills_while_the_clock_jumps_lose_no_mail_no_move_and_nobody_a_turn(server: SlowServer, ready: Ready) -> None:
    dice = random.Random(13)
    table = ready("card")
    table.setting("send: {folder: outbox}", f"send: {{server: 127.0.0.1, port: {server.port}, security: none}}")
    table.setting("missing: wait", "missing: random")
    for _ in range(4):
        table.later(minutes=5)
        table.once("--patient")
    true, kills, tries, usual, acknowledged = table.now, 0, 0, 1.0, list[str]()
    while kills < runs.times(KILLS, short=4):
        tries += 1
        true += timedelta(minutes=5)
        table.at(true + (dice.choice(OFFSETS) if tries % 5 == 0 else table.now - true + timedelta(minutes=5)))
        player, letter = dice.choice(GIVERS[:2]), dice.choice("ABCDEF")
        commands = (("card", "game.yaml", f"{player}={letter}"), ("say", "game.yaml", f"word {tries}"))
        process = started(table, *(("run", "--once", "--patient", "game.yaml"), *commands)[tries % 3])
        try:
            out, err = process.communicate(timeout=usual * dice.uniform(0.3, 1.1))
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
        assert "Traceback" not in err
        died = process.returncode == -9
        kills, usual = kills + died, usual * (1.05 if died else 0.95)
        if out and tries % 3 == 1:
            acknowledged.append(player)
    for _ in range(2):
        table.at(table.now + timedelta(minutes=5))
        _, err = started(table, "send", "game.yaml").communicate(timeout=HANGS)
        assert err == ""
    assert (owed_now(table.opened).owed, drawn(table)) == ((), [])
    gave = [each.player for each in table.moves(CardsGiven) if isinstance(each, CardsGiven)]
    assert all(gave.count(player) >= acknowledged.count(player) for player in GIVERS)
    # Told by its Message-ID: a double that is written after somebody changed a card tells what is true now.
    arrived = Counter((mail.recipient, message_from_bytes(mail.raw)["Message-ID"]) for mail in server.received)
    assert sum(arrived.values()) - len(arrived) <= kills
