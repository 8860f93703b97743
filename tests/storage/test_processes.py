"""Several programs at one game file, and programs that die: every event that was acknowledged is there, once."""

import random
import signal
import time
from itertools import chain
from pathlib import Path
from subprocess import PIPE

import pytest
import yaml

from dixit_pbem.errors import Busy
from dixit_pbem.storage.game_file import GameFile
from tests.attacks.faults import EVENTS_OF_EACH, WRITERS_KILLED, WRITING_AT_ONCE
from tests.runs import times
from tests.storage.games import SETTINGS, new_game, side_folder, start_child
from tests.watch import HANGS

KILLS = times(WRITERS_KILLED, short=30)


def texts(path: Path) -> list[object]:
    """What was said, as a plain YAML reader sees it, after the game file was found in order."""
    records = GameFile(path).read().records
    document = yaml.safe_load(path.read_text())
    assert list(records) == document["journal"]
    assert [each["seq"] for each in records] == list(range(1, len(records) + 1))
    return [each["text"] for each in records]


@pytest.mark.long
def test_what_was_acknowledged_survives_hundreds_of_kills(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    chance = random.Random(84)
    acknowledged: list[str] = []
    for kill in range(KILLS):
        with start_child("record_many", path, kill, 0) as child:
            assert child.stdout
            first = child.stdout.readline().decode()
            time.sleep(chance.uniform(0, 0.004))
            child.send_signal(signal.SIGKILL)
            acknowledged += (first + child.stdout.read().decode()).splitlines()
    with GameFile(path).locked():
        pass  # what the last kill left undone is done
    recorded = texts(path)
    assert len(acknowledged) >= KILLS
    assert len(recorded) == len(set(recorded))
    assert set(acknowledged) <= set(recorded)
    assert len(recorded) <= len(acknowledged) + KILLS, "at most one event a kill was recorded and not yet acknowledged"
    assert path.read_text().startswith(SETTINGS)
    assert not list(tmp_path.glob("*.torn-*"))
    assert not list(side_folder(path).glob("before-*"))


def test_eight_programs_at_once_record_everything_once_and_in_one_order(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    children = [start_child("record_many", path, name, EVENTS_OF_EACH) for name in WRITING_AT_ONCE]
    for child in children:
        out, err = child.communicate(timeout=HANGS)
        assert (child.returncode, err) == (0, b"")
        assert len(out.splitlines()) == EVENTS_OF_EACH
    recorded = texts(path)
    written = {name: [f"{name}-{number}" for number in range(EVENTS_OF_EACH)] for name in WRITING_AT_ONCE}
    assert sorted(map(str, recorded)) == sorted(chain.from_iterable(written.values()))
    for name, in_order in written.items():
        own = [text for text in recorded if str(text).startswith(name)]
        assert own == in_order


@pytest.mark.long
def test_whoever_reads_while_others_write_always_sees_a_game(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    children = [start_child("record_many", path, name, 150) for name in "ab"]
    seen = [0]
    while any(child.poll() is None for child in children):
        seen.append(len(GameFile(path).read().records))
    for child in children:
        child.communicate()
    assert seen == sorted(seen)
    assert len(texts(path)) == 300


def test_a_game_at_which_another_program_works_is_busy_until_it_dies(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    with start_child("hold", path, stdin=PIPE) as child:
        assert child.stdout
        assert child.stdout.readline() == f"{child.pid}\n".encode()
        with pytest.raises(Busy) as told, GameFile(path).locked(patience=0.1):
            pass
        assert str(told.value) == (
            f"sunday.yaml: another dixit-pbem (process {child.pid}) is at work on this game. "
            "Wait until it has finished, or end it, and call the command again."
        )
        assert len(GameFile(path).read().records) == 1
        child.kill()
    with GameFile(path).locked(patience=HANGS) as game:
        assert len(game.contents.records) == 1


def test_a_command_waits_for_another_to_finish(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    with start_child("hold", path, stdin=PIPE) as child:
        assert child.stdout
        child.stdout.readline()
        with start_child("record_many", path, "waits", 1) as other:
            assert other.stdout
            time.sleep(0.2)
            assert other.poll() is None
            child.communicate()
            assert other.stdout.read() == b"waits-0\n"


def test_a_side_folder_that_vanishes_does_not_split_the_lock(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    with start_child("hold", path, stdin=PIPE) as child:
        assert child.stdout
        child.stdout.readline()
        (side_folder(path) / "lock").unlink()
        with GameFile(path).locked(patience=HANGS) as game:
            assert game.contents.records == ()
        child.communicate()
