"""A club: many tables in one PostgreSQL, and those who look after them: `python bench/club.py` from a checkout.

As root, with Debian's PostgreSQL and the test extra. The database writes for good, on the same computer. Every table is
the game that `demo` plays, up to its last vote. Told is what this process costs the processor, beside the clock on the
wall, which holds the database's share too; and how many files, or tables, that makes in a second.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import timedelta
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Barrier

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.many import MAIL, Counted, lay, memory, reply
from dixit_pbem import clock
from dixit_pbem.club.accounts import mailboxes, ways_out
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.routing import Router
from dixit_pbem.club.running import Ears
from dixit_pbem.club.sending import Sender
from dixit_pbem.club.set_up import write_club
from dixit_pbem.club.standing import standing
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.club.taking import take_due
from dixit_pbem.club.working import Hears, Worker
from dixit_pbem.engine.kinds import instant
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.club.postgres import Postgres

REPLIES = 200
IDLE = 20.0


def measured(what: str, work: Callable[[], object], *, times: int = 1) -> None:
    """A line of the table."""
    began = time.perf_counter()
    with Counted() as counted:
        work()
    wall = time.perf_counter() - began
    each = f"{times / wall:8.1f} a second" if times > 1 else ""
    print(f"{what:<44} {wall:8.3f} s {counted.cpu:8.3f} s of the processor {each}", flush=True)


def nobody(name: str) -> tuple[object, ...]:
    return ("club", "game", name)


def ears(troubles: list[str]) -> Ears:
    return Ears(Hears(lambda _, __: None, lambda _, why: troubles.append(why)), troubles.append, lambda: False)


def works(address: str, folder: Path, go: Barrier, out: Connection) -> None:
    """A worker in a process of its own, until nothing is due."""
    database = Database(address, folder=folder)
    troubles: list[str] = []
    worker = Worker(database, ears(troubles).hears, nobody)
    worker.next()
    go.wait()
    began, taken = time.process_time(), 0
    while worker.next():
        taken += 1
    out.send((taken, time.process_time() - began, memory(), troubles))
    database.close()


def work(count: int, what: str, *, address: str, folder: Path, of: int) -> None:
    """So many workers side by side deal with all that is due: `of` so many things."""
    context = get_context("spawn")
    go = context.Barrier(count + 1)
    pipes = [context.Pipe(duplex=False) for _ in range(count)]
    processes = [context.Process(target=works, args=(address, folder, go, out)) for _, out in pipes]
    for process in processes:
        process.start()
    go.wait()
    began = time.perf_counter()
    told = [come.recv() for come, _ in pipes]
    wall = time.perf_counter() - began
    for process in processes:
        process.join()
    troubles = [each for _, _, _, those in told for each in those]
    print(
        f"{what + f', {count} workers':<44} {wall:8.3f} s {sum(cpu for _, cpu, _, _ in told):8.3f} s of the processor"
        f" {of / wall:8.1f} a second; {max(at for _, _, at, _ in told):4.0f} MB each; {len(troubles)} troubles",
        flush=True,
    )


def looks_at_rows(database: Database, names: Sequence[str]) -> None:
    """Take each row that is due under its lock, and say when it is due next."""
    for _ in names:
        with database.transaction() as opened:
            found = take_due(opened, clock.now())
            opened.execute("update game set next_due = null where id = %s", (found.name if found else "",))


def due(database: Database, names: Sequence[str]) -> None:
    with database.connection() as opened:
        opened.execute("update game set next_due = %s, not_before = null where id = any(%s)", (AT_ONCE, list(names)))


def routed(database: Database) -> None:
    for account in mailboxes(database):
        with closing(Router(database, account, print)) as router:
            router.look()


def all_sent(database: Database) -> None:
    for account in ways_out(database):
        with closing(Sender(database, account, print)) as sender:
            while sender.next():
                pass


def idles(folder: Path, postgres: Postgres) -> None:
    """What `club run` costs while nothing happens, and what it costs the database."""
    command = [sys.executable, "-m", "dixit_pbem", "club", "run"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as club:
        time.sleep(IDLE)
        before = spent(club.pid), spent(postgres.pid)
        time.sleep(IDLE)
        after = spent(club.pid), spent(postgres.pid)
        club.terminate()
    ours, theirs = (100 * (late - early) / IDLE for early, late in zip(before, after, strict=True))
    print(f"{'idle: all processes, and the database':<44} {ours:8.2f} % {theirs:8.2f} % of a processor", flush=True)


def spent(parent: int) -> float:
    """Seconds of the processor of a process and all below it."""
    rows = [path.read_text().rpartition(")")[2].split() for path in Path("/proc").glob("[0-9]*/stat") if path.exists()]
    pids = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/stat")]
    below, seconds = {parent}, 0.0
    for pid, row in sorted(zip(pids, rows, strict=False)):
        if pid in below or int(row[1]) in below:
            below.add(pid)
            seconds += (int(row[11]) + int(row[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


def club(count: int, *, events: int, folder: Path, postgres: Postgres) -> None:
    address = postgres.database()
    (folder / "inbox").mkdir()
    games = [lay(folder, number, events=events, mail=MAIL, addresses="own") for number in range(count)]
    now = max(entry.at for entry in look(games[0]).journal) + timedelta(minutes=1)
    os.environ["DIXIT_PBEM_NOW"] = instant(now)
    database = Database(address, folder=folder)
    database.upgrade()
    write_club(folder / "club.yaml", address)
    print(f"{count} tables of {events} events")
    tables: list[ClubTable] = []
    measured("take-in", lambda: tables.extend(take_in(database, game) for game in games), times=count)
    names = [table.id for table in tables]
    measured("status of all", lambda: standing(database))
    measured("a look into the mailbox", lambda: routed(database))
    work(2, "first steps", address=address, folder=folder, of=count)
    measured("letters sent", lambda: all_sent(database))
    work(2, "what left is noted", address=address, folder=folder, of=count)
    due(database, names)
    measured("due rows looked at", lambda: looks_at_rows(database, names), times=count)
    some = names[:500]
    for workers in (1, 2, 4) if events > 100 else (2,):
        due(database, some)
        work(workers, "steps in which nothing happens", address=address, folder=folder, of=len(some))
    if events > 100:
        answered = games[:REPLIES]
        for number, game in enumerate(answered):
            reply(game, folder / "inbox", number)
        measured(f"{len(answered)} replies routed", lambda: routed(database), times=len(answered))
        work(2, "replies dealt with", address=address, folder=folder, of=len(answered))
        measured("their letters sent", lambda: all_sent(database))
        work(2, "what left is noted", address=address, folder=folder, of=len(answered))
    idles(folder, postgres)
    out = [folder / f"out-{number}.yaml" for number in range(min(count, 20))]
    pairs = list(zip(tables, out, strict=False))
    measured("take-out", lambda: [take_out(database, table.id, path) for table, path in pairs], times=len(pairs))
    unlike = [path.name for _, path in pairs if look(GameFile(path)).running is None]
    print(f"{len(unlike)} files that do not open")
    database.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="*", default=["100x350", "1000x350", "10000x24"])
    options = parser.parse_args()
    os.environ.setdefault("XDG_CONFIG_HOME", tempfile.mkdtemp())
    with Postgres(for_good="on") as postgres:
        for what in options.what:
            count, _, events = what.partition("x")
            with tempfile.TemporaryDirectory() as folder:
                club(int(count), events=int(events), folder=Path(folder), postgres=postgres)


if __name__ == "__main__":
    main()
