"""The roles of a club: routers, workers and senders, each for itself or all in turn. `tree` runs them side by side.

Edge: the database, mailboxes, the clock. Any of them may be killed at any moment; another goes on where it stopped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from enum import StrEnum

from dixit_pbem.club.accounts import mailboxes, note_accounts, ways_out
from dixit_pbem.club.database import Database, News
from dixit_pbem.club.routing import Router, all_are_known
from dixit_pbem.club.sending import Sender
from dixit_pbem.club.watch import WATCH, Watch, round_in
from dixit_pbem.club.working import Hears, Way, Worker
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.table.mailrooms import sleep

LONGEST_WAIT = timedelta(minutes=5)
"""So often each mailbox is looked into at least."""
A_MOMENT = 1.0
"""Seconds between two looks for what is due, where nobody tells of anything."""
STANDS_BY = 2.0
LONGEST_PAUSE = 60.0


class Role(StrEnum):
    """What a process does for the club."""

    ROUTER = "router"
    WORKER = "worker"
    SENDER = "sender"


@frozen
class Ears:
    """Who hears what a process does, and whether it is to stop."""

    hears: Hears
    tell: Callable[[str], None]
    """What is about no table: an account, the database."""
    stopped: Callable[[], bool]


def once(database: Database, ears: Ears, way: Way) -> bool:
    """All that is due now, and no more; False where anything could not be done."""
    troubles: list[str] = []

    def trouble(store: Store, why: str) -> None:
        troubles.append(why)
        ears.hears.trouble(store, why)

    hears = Hears(ears.hears.step, trouble, ears.hears.in_words)
    note_accounts(database)
    worker = Worker(database, hears, way, lambda: round_in(database))
    with database.alone(WATCH, patience=0) as ours:
        watch = Watch(database)
        if ours:
            watch.begin()
        well = _all_in_turn(database, worker, ears)
        watch.end()
    return well and not troubles


def _all_in_turn(database: Database, worker: Worker, ears: Ears) -> bool:
    with database.connection() as opened:
        opened.execute("update game set not_before = null where not_before is not null")
    if not all_are_known(database):
        _work(worker, ears.stopped)
    looked = [_looked(database, account, ears.tell) for account in mailboxes(database)]
    _work(worker, ears.stopped)
    sent = [_all_sent(database, account, ears) for account in ways_out(database)]
    _work(worker, ears.stopped)
    return all((*looked, *sent))


def _work(worker: Worker, stopped: Callable[[], bool]) -> None:
    while not stopped() and worker.next():
        pass


def _looked(database: Database, account: str, tell: Callable[[str], None]) -> bool:
    with database.alone(f"fetch {account}", patience=0) as ours:
        if not ours:
            return True
        with closing(Router(database, account, tell)) as router:
            return router.look()


def _all_sent(database: Database, account: str, ears: Ears) -> bool:
    with database.alone(f"send {account}", patience=0) as ours:
        if not ours:
            return True
        with closing(Sender(database, account, ears.tell)) as sender:
            while sender.next() or (sender.pause and not sender.has_failed):
                if ears.stopped():
                    break
                sleep(sender.pause, ears.stopped)
            return not sender.has_failed


def serve(role: Role, database: Database, ears: Ears, way: Way) -> None:
    """Do one thing for the club until told to stop."""
    if role is Role.WORKER:
        _persevering(ears, lambda: _works(database, ears, way))
    else:
        _of_accounts(role, database, ears)


def _works(database: Database, ears: Ears, way: Way) -> None:
    worker = Worker(database, ears.hears, way, lambda: round_in(database))
    while not ears.stopped():
        if not worker.next():
            database.hear(News.DUE, A_MOMENT, ears.stopped)


def _persevering(ears: Ears, work: Callable[[], None]) -> None:
    """Again and again until told to stop; that the database is away is told once."""
    told = ""
    while not ears.stopped():
        try:
            work()
        except DixitError as problem:
            # The database is away, or the clock cannot be read.
            if str(problem) != told:
                told = str(problem)
                ears.tell(told)
        else:
            told = ""
        sleep(STANDS_BY, ears.stopped)


def _of_accounts(role: Role, database: Database, ears: Ears) -> None:
    """A thread for each account, as they come."""
    threads: dict[str, threading.Thread] = {}
    accounts, work = (mailboxes, _routes) if role is Role.ROUTER else (ways_out, _sends)

    def follow() -> None:
        while not ears.stopped():
            for account in accounts(database):
                if account not in threads or not threads[account].is_alive():
                    threads[account] = threading.Thread(
                        target=_for_account, args=(database, account, ears, work), name=account
                    )
                    threads[account].start()
            if role is Role.ROUTER:
                sleep(STANDS_BY, ears.stopped)
            else:
                database.hear(News.LETTERS, A_MOMENT, ears.stopped)

    try:
        _persevering(ears, follow)
    finally:
        for thread in threads.values():
            thread.join()


def _for_account(database: Database, account: str, ears: Ears, work: Callable[[Database, str, Ears], None]) -> None:
    own = database.another()
    with closing(own):
        _persevering(ears, lambda: work(own, account, ears))


@contextmanager
def _when_ours(database: Database, what: str, ears: Ears) -> Iterator[bool]:
    """Whether it is ours to look after an account; who stands by asks again soon."""
    with database.alone(what, patience=0) as ours:
        yield ours and not ears.stopped()


def _routes(database: Database, account: str, ears: Ears) -> None:
    """Look into a mailbox again and again, as long as it is ours alone."""
    what, pause = f"fetch {account}", STANDS_BY
    with _when_ours(database, what, ears) as ours, closing(Router(database, account, ears.tell)) as router:
        while ours and not ears.stopped() and database.holds(what):
            if router.look():
                pause = STANDS_BY
                router.wait(LONGEST_WAIT.total_seconds(), lambda: ears.stopped() or router.is_wanted())
            else:
                pause = min(2 * pause, LONGEST_PAUSE)
                sleep(pause, ears.stopped)


def _sends(database: Database, account: str, ears: Ears) -> None:
    """Send an account's letters, as long as it is ours alone."""
    what = f"send {account}"
    with _when_ours(database, what, ears) as ours, closing(Sender(database, account, ears.tell)) as sender:
        while ours and not ears.stopped() and database.holds(what):
            if not sender.next():
                if sender.pause:
                    sleep(sender.pause, ears.stopped)
                else:
                    sender.close()
                    database.hear(News.LETTERS, A_MOMENT, ears.stopped)
