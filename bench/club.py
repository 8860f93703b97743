"""A club: many tables in one PostgreSQL, and those who look after them: `python bench/club.py` from a checkout.

As root, with Debian's PostgreSQL and the test extra; a few minutes. The database writes for good, on the same computer.
Told is what everything together costs the processor, the database's share apart, beside the clock on the wall: how a
club rests and takes due rows as it grows, and how many replies it deals with. A reply is whole when its receipt has
left and that is written down. Every table is the game that `demo` plays, up to its last vote.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import psycopg

from bench.many import MAIL, lay, played, reply
from dixit_pbem import clock
from dixit_pbem.club.accounts import note_accounts
from dixit_pbem.club.database import Database
from dixit_pbem.club.moving import take_in, take_out
from dixit_pbem.club.set_up import write_club
from dixit_pbem.club.standing import standing
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.club.taking import take_due
from dixit_pbem.engine.kinds import instant
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from tests.club.postgres import Postgres

GROWTH = (100, 1_000, 10_000)
WORKERS = (1, 2, 4)
REPLIES, WARM_UP = 200, 40
TAKEN = 1_000
IDLE = 15.0
SHORT = 24


@dataclass
class Spent:
    """What something took: seconds on the wall, and of the processor, in the club's programs and in the database."""

    wall: float = 0.0
    club: float = 0.0
    database: float = 0.0

    def told(self, what: str, *, times: int = 1, more: str = "") -> None:
        """A line of the table."""
        each = f"{times / self.wall:8.1f} a second" if times > 1 else ""
        cpu = [f"{1000 * share / times:8.2f} ms" for share in (self.club, self.database)]
        print(f"{what:<46} {self.wall:8.2f} s {each:>18}  processor: {' and '.join(cpu)} each{more}", flush=True)


@contextmanager
def spending(club: int, postgres: Postgres) -> Iterator[Spent]:
    """What is spent meanwhile by a process with all below it, and by the database."""
    told, began = Spent(), (time.perf_counter(), seconds_of(club), seconds_of(postgres.pid))
    yield told
    ended = time.perf_counter(), seconds_of(club), seconds_of(postgres.pid)
    told.wall, told.club, told.database = (late - early for early, late in zip(began, ended, strict=True))


def processes(above: int) -> dict[int, list[str]]:
    """A process and all below it, as the system tells of each."""
    rows = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            rows[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
    below = {above}
    for pid in sorted(rows):
        if int(rows[pid][1]) in below:
            below.add(pid)
    return {pid: rows[pid] for pid in below & rows.keys()}


def seconds_of(above: int) -> float:
    """Seconds of the processor, those of processes that ended there too."""
    ticks = sum(int(each) for row in processes(above).values() for each in row[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def megabytes_of(above: int) -> float:
    """What the largest process below took at most."""
    found = (Path(f"/proc/{pid}/status").read_text() for pid in processes(above) if pid != above)
    peaks = [int(line.split()[1]) for text in found for line in text.splitlines() if line.startswith("VmHWM")]
    return max(peaks, default=0) / 1024


class Club:
    """A club in a folder, with a database of its own."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.folder, self.postgres = folder, postgres
        self.games: list[GameFile] = []
        self.address = postgres.database()
        (folder / "inbox").mkdir()
        write_club(folder / "club.yaml", self.address)
        self.database = Database(self.address, folder=folder)
        self.database.upgrade()
        note_accounts(self.database)

    def lay(self, count: int, *, events: int) -> list[ClubTable]:
        """So many tables, each with people and chance of its own."""
        games = [lay(self.folder, number, events=events, mail=MAIL, addresses="own") for number in range(count)]
        self.games = games
        os.environ["DIXIT_PBEM_NOW"] = instant(max(e.at for e in look(games[0]).journal) + timedelta(minutes=1))
        with spending(os.getpid(), self.postgres) as spent:
            tables = [take_in(self.database, game) for game in games]
        spent.told(f"{count} tables of {events} events taken in", times=count)
        return tables

    def grow(self, name: str, count: int) -> None:
        """So many copies of a table, made by the database alone; nobody writes to them."""
        with self.database.transaction() as opened:
            opened.execute(
                "insert into game select (jsonb_populate_record(game, jsonb_build_object('id', id || '-' || n))).*"
                " from game, generate_series(1, %s) as n where id = %s",
                (count, name),
            )
            opened.execute(
                "insert into event (game, seq, at, line) select game || '-' || n, seq, at, line"
                " from event, generate_series(1, %s) as n where game = %s",
                (count, name),
            )
        with self.database.connection() as opened:
            # So that the database does not tidy up while it is measured at rest.
            opened.execute("vacuum analyze")

    def rest(self) -> None:
        """Nothing is due until tomorrow, all day long."""
        with self.database.connection() as opened:
            opened.execute(
                "update game set not_before = null, known = true,"
                " next_due = %s + make_interval(hours => 24 + ascii(id))",
                (clock.now(),),
            )

    @contextmanager
    def running(self, workers: int) -> Iterator[int]:
        """`club run`, once all its programs have begun and have nothing to do."""
        command = [sys.executable, "-m", "dixit_pbem", "club", "run", "--workers", str(workers)]
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL) as club:
            self._settles(club.pid, workers)
            yield club.pid
            club.send_signal(signal.SIGTERM)

    def _settles(self, pid: int, workers: int) -> None:
        before = -1.0
        while len(processes(pid)) < workers + 3 or seconds_of(pid) - before > 0.25:
            before = seconds_of(pid)
            time.sleep(2)

    def answered(self, games: list[GameFile], who: int, *, number: int) -> None:
        """Each of these tables gets a reply, and all receipts have left; `number` replies came before them."""
        with tempfile.TemporaryDirectory() as name:
            for at, game in enumerate(games, number):
                reply(game, Path(name), at, who=who)
            for mail in Path(name).iterdir():
                mail.rename(self.folder / "inbox" / mail.name)
        self.waits_for("select count(*) = %s from letter where state = 'noted'", number + len(games))

    def waits_for(self, query: str, *values: object) -> None:
        """Until the database says so."""
        with psycopg.connect(self.address, autocommit=True) as asks:
            while asks.execute(query.encode(), values).fetchone() != (True,):
                time.sleep(0.1)


def growth(count: int, club: Club, postgres: Postgres) -> None:
    """What it costs that tables are there, and that rows are due."""
    taken = min(count, TAKEN)
    with club.database.connection() as opened:
        names = "select id from game order by id limit %s"
        opened.execute(f"update game set next_due = %s where id in ({names})".encode(), (AT_ONCE, taken))

    def take() -> None:
        with club.database.transaction() as opened:
            due = take_due(opened, clock.now())
            assert due is not None
            opened.execute(
                "update game set next_due = null where id = %s returning set_config('synchronous_commit', 'off', true)",
                (due.name,),
            )

    measured(f"{count} tables: a due row taken and put back", take, postgres, times=taken)
    club.rest()
    measured(f"{count} tables: status", lambda: standing(club.database), postgres)
    with club.running(2) as pid, spending(pid, postgres) as spent:
        time.sleep(IDLE)
    shares = [100 * share / IDLE for share in (spent.club, spent.database)]
    print(f"{f'{count} tables idle':<46} {shares[0]:8.2f} % and {shares[1]:.2f} % of a processor", flush=True)


def measured(what: str, work: Callable[[], object], postgres: Postgres, *, times: int = 1) -> None:
    """A line of the table, of what this process does so often."""
    with spending(os.getpid(), postgres) as spent:
        for _ in range(times):
            work()
    spent.told(what, times=times)


def replies(club: Club, postgres: Postgres, *, workers: int, turn: int) -> None:
    """Somebody at each table answers, all at once; each time somebody else, who is still waited for.

    Those before them let every program load what it needs.
    """
    club.rest()
    before, counted = club.games[:WARM_UP], club.games[WARM_UP:]
    with club.running(workers) as pid:
        club.answered(before, turn, number=turn * len(club.games))
        with spending(pid, postgres) as spent:
            club.answered(counted, turn, number=turn * len(club.games) + len(before))
        spent.told(f"replies, {workers} workers", times=len(counted), more=f"; {megabytes_of(pid):.0f} MB at most")
    with club.database.connection() as opened:
        troubled = opened.execute("select count(*) from game where trouble <> ''").fetchone()
    assert troubled == (0,), troubled


def steps(what: str, club: Club, postgres: Postgres) -> None:
    """Each table is looked at once."""
    with club.running(2) as pid:
        with spending(pid, postgres) as spent:
            with club.database.connection() as opened:
                opened.execute("update game set next_due = %s", (AT_ONCE,))
            club.waits_for("select count(*) = 0 from game where next_due = %s", AT_ONCE)
        spent.told(f"{what}, 2 workers", times=len(club.games))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--growth", nargs="*", type=int, default=GROWTH, help="how many tables")
    parser.add_argument("--workers", nargs="*", type=int, default=WORKERS, help="how many workers")
    options = parser.parse_args()
    os.environ.setdefault("XDG_CONFIG_HOME", tempfile.mkdtemp())
    with Postgres(for_good="on") as postgres, tempfile.TemporaryDirectory() as name:
        for count in options.growth:
            (folder := Path(name) / str(count)).mkdir()
            club = Club(folder, postgres)
            (table,) = club.lay(1, events=SHORT)
            club.grow(table.id, count - 1)
            growth(count, club, postgres)
            club.database.close()
        (folder := Path(name) / "replies").mkdir()
        club = Club(folder, postgres)
        tables = club.lay(REPLIES, events=len(played()[1]))
        club.rest()
        steps("first steps", club, postgres)
        for turn, workers in enumerate(options.workers):
            replies(club, postgres, workers=workers, turn=turn)
        club.rest()
        steps("steps in which nothing happens", club, postgres)
        pairs = [(table, folder / f"out-{table.id}.yaml") for table in tables[:20]]
        measured("20 tables taken out", lambda: take_out(club.database, *out_of(pairs)), postgres, times=len(pairs))
        club.database.close()


def out_of(pairs: list[tuple[ClubTable, Path]]) -> tuple[str, Path]:
    """The next of them."""
    table, path = pairs.pop()
    return table.id, path


if __name__ == "__main__":
    main()
