"""A club: many tables in one PostgreSQL, looked after by one process: `python bench/club.py` from a checkout.

As root, with Debian's PostgreSQL and the test extra. The database writes for good, on the same computer. Every table is
the game that `demo` plays, up to its last vote. Told is what this process costs the processor, beside the clock on the
wall, which holds the database's share too; and how many files, or tables, that makes in a second.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.many import MAIL, Counted, lay, memory, reply
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.running import RUNNING, ClubPilot
from dixit_pbem.club.standing import standing
from dixit_pbem.engine.kinds import instant
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.autopilot import Ears
from tests.club.postgres import Postgres

REPLIES = 50
IDLE = 20.0


def measured(what: str, work: Callable[[], object], *, times: int = 1) -> None:
    """A line of the table."""
    began = time.perf_counter()
    with Counted() as counted:
        work()
    wall = time.perf_counter() - began
    each = f"{times / wall:8.1f} a second" if times > 1 else ""
    print(f"{what:<44} {wall:8.3f} s {counted.cpu:8.3f} s of the processor {each}", flush=True)


@contextmanager
def looked_after(database: Database, troubles: list[str]) -> Iterator[ClubPilot]:
    """The autopilot of the club, going round when it is told to."""
    ears = Ears(lambda _, __: None, lambda _, why: troubles.append(why), lambda: False)
    with ExitStack() as closing:
        closing.enter_context(database.alone(RUNNING, patience=0))
        yield ClubPilot(database, ears, closing, lambda name: ("club", "game", name))


def club(count: int, *, events: int, folder: Path, address: str) -> None:
    (folder / "inbox").mkdir()
    games = [lay(folder, number, events=events, mail=MAIL, addresses="own") for number in range(count)]
    now = max(entry.at for entry in look(games[0]).journal) + timedelta(minutes=1)
    os.environ["DIXIT_PBEM_NOW"] = instant(now)
    database, troubles = Database(address, folder=folder), list[str]()
    database.upgrade()
    print(f"{count} tables of {events} events")
    tables = []
    measured("take-in", lambda: tables.extend(take_in(database, game) for game in games), times=count)
    measured("status of all", lambda: standing(database))
    with looked_after(database, troubles) as pilot:
        measured("first round", pilot.round, times=count)
        measured("idle round", pilot.round)
        measured(f"{IDLE:.0f} seconds in which nothing happens", lambda: listens(pilot))
        if events > 100:
            for number, game in enumerate(games[:REPLIES]):
                reply(game, folder / "inbox", number)
            time.sleep(0.2)
            measured(f"{min(count, REPLIES)} replies", pilot.round, times=min(count, REPLIES))
    out = [folder / f"out-{number}.yaml" for number in range(min(count, REPLIES))]
    pairs = list(zip(tables, out, strict=False))
    measured("take-out", lambda: [take_out(database, table.id, path) for table, path in pairs], times=len(pairs))
    unlike = [path.name for _, path in pairs if look(GameFile(path)).running is None]
    print(f"{memory():8.0f} MB at most; {len(troubles)} troubles {troubles[:1]}; {len(unlike)} files that do not open")
    database.close()


def listens(pilot: ClubPilot) -> None:
    """As `club run` waits."""
    end = time.monotonic() + IDLE
    while time.monotonic() < end and not pilot._disturbed():
        time.sleep(0.25)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="*", default=["100x350", "1000x350", "10000x24"])
    options = parser.parse_args()
    os.environ.setdefault("XDG_CONFIG_HOME", tempfile.mkdtemp())
    with Postgres(for_good="on") as postgres:
        for what in options.what:
            count, _, events = what.partition("x")
            with tempfile.TemporaryDirectory() as folder:
                club(int(count), events=int(events), folder=Path(folder), address=postgres.database())


if __name__ == "__main__":
    main()
