"""B11: the disk may fill at any write: no traceback, no mail twice, and nothing lost that was acknowledged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from email import message_from_bytes
from itertools import cycle, islice
from pathlib import Path
from random import Random
from shutil import copytree, rmtree

import pytest
from PIL import Image

from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.events import ClueGiven
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import CannotWrite
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot
from tests import runs
from tests.attacks.faults import CALLED_WHILE_FULL, CLOCKED_WRITES, FILLED, WRITES
from tests.attacks.full_disk import NEVER, Disk
from tests.attacks.test_b07_clock import HOUR, drawn
from tests.attacks.test_b07_kills import OFFSETS
from tests.mailing import Ready, Table, given
from tests.post.servers.smtp import SmtpServer
from tests.program import Program, Said
from tests.storage.games import new_game, record

pytestmark = pytest.mark.long

FULL = "the disk is full. Make room, and call the command again."
COMMANDS = (
    ("next-turn", "game.yaml"),
    ("run", "--once", "game.yaml"),
    ("fetch", "game.yaml"),
    ("clue", "game.yaml", "ana=C", "fog", "--attach", "../boat.png"),
)
CLOCKED_COMMANDS = (
    ("next-turn", "game.yaml"),
    ("run", "--once", "--patient", "game.yaml"),
    ("fetch", "game.yaml"),
    ("card", "game.yaml", "bob=B"),
)
MINUTE, NO_TIME = timedelta(minutes=1), timedelta()


class FillingServer(SmtpServer):
    """A server that takes a mail, and meanwhile something fills the disk."""

    meanwhile: Callable[[], None] | None = None

    def oddity(self, stage: str, recipient: str) -> str | None:
        if stage == "DATA" and self.meanwhile:
            self.meanwhile()
        return super().oddity(stage, recipient)


@pytest.fixture
def server() -> Iterator[FillingServer]:
    with FillingServer() as server:
        yield server


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tmp_path).take_over(monkeypatch)


def at_server(table: Table, server: SmtpServer) -> Table:
    table.setting("send: {folder: outbox}", f"send: {{server: 127.0.0.1, port: {server.port}, security: none}}")
    return table


def arrived(server: SmtpServer) -> Counter[str]:
    return Counter(str(message_from_bytes(mail.raw)["Message-ID"]) for mail in server.received)


def is_honest(said: Said) -> bool:
    """Done, or one clear message."""
    return said.code in (0, 1) and "Traceback" not in said.err and "cannot go on" not in said.err


def tried(begun: Table, command: tuple[str, ...], disk: Disk, full_at: int, *, stays: bool) -> tuple[Said, Table]:
    """One command on a copy of a game, while the disk is full."""
    folder = disk.folder / "try"
    rmtree(folder, ignore_errors=True)
    copytree(begun.program.folder, folder)
    again = Table(Program(folder, begun.program.capture, begun.program.environment))
    disk.count, disk.full_at, disk.stays = 0, full_at, stays
    said = again.program(*command)
    disk.has_room_again()
    return said, again


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_disk_full_at_any_write_costs_no_mail_and_no_move(
    command: tuple[str, ...], server: FillingServer, disk: Disk, ready: Ready
) -> None:
    table = at_server(ready("clue", folder=disk.folder / "start"), server)
    Image.new("RGB", (40, 60), "teal").save(disk.folder / "boat.png")
    table.reply("Ana", "C: the long way home")
    said, _ = tried(table, command, disk, NEVER, stays=False)
    assert said.code == 0, said
    assert disk.count >= WRITES[command[0]], "the README counts them"
    for full_at in range(1, disk.count + 1, 1 if runs.long else 11):
        server.received.clear()
        said, again = tried(table, command, disk, full_at, stays=full_at % 2 == 0)
        assert is_honest(said), (full_at, said)
        assert said.code == 1 or command[0] != "clue" or again.moves(ClueGiven)
        after = again.program("next-turn", "game.yaml")
        assert (after.code, owed_now(again.opened).owed) == (0, ()), (full_at, after)
        assert again.state.phase is Phase.CARD
        assert set(arrived(server).values()) == {1}, (full_at, said)


@pytest.mark.parametrize("command", CLOCKED_COMMANDS, ids=lambda command: command[0])
def test_a_disk_full_at_any_write_while_the_clock_jumps_costs_nobody_a_turn(
    command: tuple[str, ...], server: FillingServer, disk: Disk, ready: Ready
) -> None:
    """It jumps before the command, once more while it finds no room, and perhaps is right again at the next one."""
    table, dice = at_server(ready("card", folder=disk.folder / "start"), server), Random(command[0])
    table.setting("missing: wait", "missing: random")
    for _ in range(4):
        table.later(minutes=5)
        table.once("--patient")
    table.reply("Cyd", "B")
    said, _ = tried(table, command, disk, NEVER, stays=False)
    assert said.code == 0, said
    assert disk.count >= CLOCKED_WRITES[command[0]], "the README counts them"
    true = table.now
    for full_at in range(1, disk.count + 1, 1 if runs.long else 9):
        server.received.clear()
        table.at(true + 5 * MINUTE + dice.choice(OFFSETS))
        disk.meanwhile = lambda: table.at(true + 6 * MINUTE + dice.choice(OFFSETS))
        said, again = tried(table, command, disk, full_at, stays=full_at % 2 == 0)
        assert is_honest(said), (full_at, said)
        for minutes, off in ((10, dice.choice(OFFSETS)), (15, NO_TIME), (20, NO_TIME)):
            again.at(true + minutes * MINUTE + off)
            again.once("--patient")
        again.program.ok("send", "game.yaml")
        assert (again.state.phase, drawn(again)) == (Phase.CARD, []), (full_at, said)
        assert "Cyd" in given(again)
        assert said.code == 1 or command[0] != "card" or "Bob" in given(again)
        assert owed_now(again.opened).owed == ()
        assert set(arrived(server).values()) == {1}, (full_at, said)
        assert timedelta() < deadline_of(again.state, "Dee") - again.now <= 48 * HOUR


def test_a_disk_that_fills_anew_while_each_mail_is_on_its_way_makes_none_leave_twice(
    server: FillingServer, disk: Disk, ready: Ready
) -> None:
    table = at_server(ready("clue"), server)
    table.program.ok("clue", "game.yaml", "ana=C", "fog")
    server.meanwhile = disk.fills_up
    said = [table.program("next-turn", "game.yaml")]
    while owed_now(table.opened).owed:
        disk.has_room_again()
        said.append(table.program("send", "game.yaml"))
        assert len(said) < 20
    assert [each.code for each in said] == [1] * FILLED + [0]
    assert all(each.err.endswith(f"{FULL}\n") for each in said[:-1]), said
    assert list(arrived(server).values()) == [1] * FILLED


def test_while_the_disk_stays_full_no_mail_leaves_a_second_time(
    server: FillingServer, disk: Disk, ready: Ready
) -> None:
    table = at_server(ready("clue"), server)
    table.program.ok("clue", "game.yaml", "ana=C", "fog")
    server.meanwhile = disk.fills_up
    assert table.program("next-turn", "game.yaml").code == 1
    for command in islice(cycle((("run", "--once"), ("send",))), CALLED_WHILE_FULL):
        assert table.program(*command, "game.yaml").code == 1
    assert list(arrived(server).values()) == [1]


def test_run_goes_on_when_there_is_room_again(server: FillingServer, disk: Disk, ready: Ready) -> None:
    table = at_server(ready("clue"), server)
    table.program.ok("clue", "game.yaml", "ana=C", "fog")
    server.meanwhile = disk.fills_up
    store, troubles, rounds = GameFile(table.path), list[str](), [0]

    def stopped() -> bool:
        rounds[0] += 1
        if troubles:
            server.meanwhile = None
            disk.has_room_again()
        return not owed_now(table.opened).owed and table.state.phase is Phase.CARD

    autopilot.run([store], autopilot.Ears(lambda _, done: None, lambda _, why: troubles.append(why), stopped))
    assert troubles
    assert all(why.endswith(FULL) for why in troubles), troubles
    assert list(arrived(server).values()) == [1] * 3


def test_a_journal_that_found_no_room_takes_the_same_event_afterwards(disk: Disk) -> None:
    path = new_game(disk.folder, events=1)
    for full_at in range(1, 20):
        with GameFile(path).locked() as game:
            seq = len(game.contents.records) + 1
            disk.count, disk.full_at, disk.stays = 0, full_at, True
            with suppress(CannotWrite):
                game.append([record(seq)])
                seq += 1
            disk.has_room_again()
            game.append([record(seq)])
        assert [each["seq"] for each in GameFile(path).read().records] == list(range(1, seq + 1))
