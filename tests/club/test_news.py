"""Who waits hears at once what is to be done; nobody asks for it again and again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest

from dixit_pbem.club.accounts import mailboxes, ways_out
from dixit_pbem.club.database import Database, News
from dixit_pbem.club.moving import take_in
from dixit_pbem.club.routing import Router
from dixit_pbem.club.sending import Sender
from dixit_pbem.club.table import ClubTable
from dixit_pbem.club.working import Hears, Worker
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.writer import at_work
from dixit_pbem.storage.game_file import GameFile
from tests.club.conftest import Beside
from tests.mailing import Ready
from tests.watch import HANGS

pytestmark = pytest.mark.long


@contextmanager
def told(address: str, news: News) -> Iterator[None]:
    """Somebody hears of that from what is done meanwhile."""
    with psycopg.connect(address, autocommit=True) as listens:
        listens.execute(f"listen {news.value}".encode())
        yield
        assert [each.channel for each in listens.notifies(timeout=HANGS, stop_after=1)] == [news.value]


def test_whoever_waits_is_told_of_mail_letters_and_what_was_written(
    ready: Ready, database: Database, beside: Beside, address: str
) -> None:
    table = ready("card")
    with told(address, News.DUE):
        taken = take_in(database, GameFile(table.path))
    worker = Worker(database, Hears(lambda _, __: None, lambda _, why: pytest.fail(why)), lambda name: (name,))
    while worker.next():
        pass
    table.reply("Bob", "B")
    (account,) = mailboxes(database)
    with told(address, News.DUE), closing(Router(database, account, pytest.fail)) as router:
        assert router.look()
    with told(address, News.LETTERS):
        assert worker.next()
    (account,) = ways_out(database)
    with told(address, News.DUE), closing(Sender(database, account, pytest.fail)) as sender:
        assert sender.next()
    with told(address, News.DUE), at_work(ClubTable(beside(database.folder), taken.id)) as work:
        work.write(Said("hello"))


def test_whoever_waits_goes_on_when_told_and_looks_once_more_before(database: Database, beside: Beside) -> None:
    waits, went_on = beside(database.folder), threading.Event()
    waits.hear(News.DUE, HANGS, lambda: False)

    def wait() -> None:
        waits.hear(News.DUE, 10 * HANGS, lambda: False)
        went_on.set()

    threading.Thread(target=wait, daemon=True).start()
    with database.transaction():
        database.tell(News.DUE)
        with database.transaction():
            database.tell(News.LETTERS)
    assert went_on.wait(HANGS)
    # What was told while nobody waited is heard then.
    database.tell(News.DUE)
    waits.must_fit()
    waits.hear(News.DUE, 10 * HANGS, lambda: False)
    waits.hear(News.LETTERS, HANGS, lambda: True)


def takes_back(database: Database) -> None:
    with database.transaction():
        database.tell(News.DUE)
        raise ValueError("taken back")


def test_what_is_taken_back_is_told_to_nobody(database: Database, address: str) -> None:
    with psycopg.connect(address, autocommit=True) as listens:
        listens.execute(f"listen {News.DUE.value}".encode())
        with pytest.raises(ValueError, match="taken back"):
            takes_back(database)
        with database.transaction():
            pass
        database.tell(News.LETTERS)
        assert list(listens.notifies(timeout=0)) == []
