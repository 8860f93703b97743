"""A worker: it takes the row of one due table, deals with its mails, takes its step, and says when it is due next.

Edge: PostgreSQL, the clock. All that is one transaction: whoever is killed meanwhile has done nothing, and another
takes the table. Any number of workers, on any number of computers, may take tables.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from datetime import datetime, timedelta

from dixit_pbem import clock
from dixit_pbem.club.accounts import mailbox_of
from dixit_pbem.club.database import Connection, Database
from dixit_pbem.club.decks import Lacking, must_be_here
from dixit_pbem.club.glance import put_glance
from dixit_pbem.club.letters import Letters
from dixit_pbem.club.marks import put_marks
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.errors import Busy, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.keep.mails import store_mail
from dixit_pbem.post.reading.known import known_of
from dixit_pbem.post.sorting import SortingTable
from dixit_pbem.shell import reached
from dixit_pbem.table.done import Done
from dixit_pbem.table.roster import NOT_RESTING, Rest
from dixit_pbem.table.step import Known, MailLook, Pace, autopilot_step
from dixit_pbem.table.timekeeper import NO_ROUND, Round

Way = Callable[[str], tuple[object, ...]]
MOST_KNOWN = 64
"""So many tables are kept as they were opened last; they take a megabyte each."""
LONGEST_SILENCE = timedelta(minutes=5)
"""So long a table waits at most for a look into its mailbox; without one nothing closes, but letters leave."""
LOOKS_FOR_PICTURES = 300.0
"""Seconds after which a worker sees whether pictures came that it lacked."""
PAUSES = (2, 10, 60, 300, 1800)
"""Seconds after which a table is tried again that could not take its step."""
DUE = """
    select game.id, game.known, game.tries, account.read_at, coalesce(account.locked_out, ''), game.account
    from game left join account on account.name = game.account
    where next_due <= %(now)s and (not_before is null or not_before <= now())
    and (game.account is null or account.read_at >= next_due or next_due <= %(late)s)
    and game.id <> all(%(lacking)s)
    order by next_due limit 1 for update of game skip locked
"""


@frozen
class Hears:
    """Who hears what a worker does."""

    step: Callable[[Store, Done], None]
    trouble: Callable[[Store, str], None]
    in_words: Callable[[Exception], str] = repr
    """How a fault is told that nobody foresaw."""


@frozen
class _Due:
    """A table whose row is ours."""

    name: str
    known: bool
    tries: int
    read_at: datetime | None
    locked_out: str
    account: str | None


@frozen
class _Mail:
    account: str
    key: str
    raw: bytes
    arrived: datetime
    games: tuple[str, ...]


class Worker:
    """Takes one due table after the other."""

    def __init__(self, database: Database, hears: Hears, way: Way, round_: Callable[[], Round] = lambda: NO_ROUND):
        self.database = database
        self._hears = hears
        self._way = way
        self._round = round_
        self._letters = Letters(database)
        self._opened: OrderedDict[str, tuple[ClubTable, Opened]] = OrderedDict()
        self._lacking: dict[str, float] = {}
        """The tables whose pictures this computer has not, and when that was seen."""

    def next(self) -> bool:
        """Take one due table; False where none is due, or others have taken all that are."""
        now = clock.now()
        with self.database.transaction() as opened:
            known_by = {"now": now, "late": now - LONGEST_SILENCE, "lacking": self._others()}
            found = opened.execute(DUE.encode(), known_by).fetchone()
            if found is None:
                return False
            name, known, tries, read_at, locked_out, account = found
            due = _Due(
                str(name),
                bool(known),
                int(str(tries)),
                read_at if isinstance(read_at, datetime) else None,
                str(locked_out),
                str(account) if account else None,
            )
            with reached(due.name, str(self.database.folder / due.name), way=self._way(due.name)):
                self._take(opened, due)
        return True

    def _others(self) -> list[str]:
        """The tables that are left to computers with their pictures; now and then it is seen whether they came."""
        since = time.monotonic() - LOOKS_FOR_PICTURES
        self._lacking = {name: seen for name, seen in self._lacking.items() if seen > since}
        return list(self._lacking)

    def _take(self, opened: Connection, due: _Due) -> None:
        """What goes wrong with a table is written down with it, and it rests alone."""
        try:
            with self.database.transaction():
                if not due.known:
                    self._meet(opened, due)
                    return
                happened, notes, all_dealt = self._deal(opened, due)
        except Exception as problem:
            self._fails(opened, due, problem)
            return
        try:
            # Whatever is wrong with its step, its mails are read.
            with self.database.transaction():
                self._step(opened, due, MailLook(self._began(due), happened, notes, due.locked_out))
                if not all_dealt:
                    _again(opened, due.name, seconds=PAUSES[0])
        except Exception as problem:
            self._fails(opened, due, problem)

    def _began(self, due: _Due) -> datetime | None:
        """When the last look began that brought all mail until then; a table without a mailbox has it now."""
        return None if due.locked_out else due.read_at if due.account else clock.now()

    def _meet(self, opened: Connection, due: _Due) -> None:
        """Its marks are written down before anybody asks whose a mail is."""
        found = self._look(due.name)
        self._note(opened, due.name, found)
        opened.execute("update game set next_due = %s where id = %s", (AT_ONCE, due.name))

    def _deal(self, opened: Connection, due: _Due) -> tuple[tuple[Happening, ...], tuple[str, ...], bool]:
        """Read all mails that wait for this table."""
        mails = _waiting(opened, due.name)
        names = sorted({due.name, *(game for mail in mails for game in mail.games)})
        held = _held(opened, names)
        mails = [mail for mail in mails if set(mail.games) & held]
        if not mails:
            return (), (), True
        with ExitStack() as locks:
            works = {name: locks.enter_context(at_work(*self._at_hand(name))) for name in names if name in held}
            sorting = SortingTable(works, {name: known_of(work.hosted, name=name) for name, work in works.items()})
            dealt = [mail for mail in mails if self._read(sorting, mail)]
            for name, work in works.items():
                self._keep(name, work.store, work.opened)
                if name != due.name:
                    opened.execute("update game set next_due = %s where id = %s", (AT_ONCE, name))
                    self._note(opened, name, work.opened)
        for mail in dealt:
            opened.execute(
                "update mail_in set dealt = now(), raw = null where account = %s and key = %s", (mail.account, mail.key)
            )
        return sorting.happened.get(due.name, ()), tuple(sorting.notes), len(dealt) == len(mails)

    def _read(self, sorting: SortingTable, mail: _Mail) -> bool:
        first = next(game for game in mail.games if game in sorting.works)
        came = store_mail(sorting.works[first].store, Arrived(mail.key, mail.raw, mail.arrived))
        return sorting.take(came, first=first)

    def _step(self, opened: Connection, due: _Due, mail: MailLook) -> None:
        table, found = self._at_hand(due.name)
        pace = Pace(patient=True, watched=True, round=self._round())
        known = Known(found, post=self._letters.post)
        done = autopilot_step(table, pace, mail, known)
        _, found = known.after[-1]
        self._keep(due.name, table, found)
        self._note(opened, due.name, found)
        rest = Rest.after(done, found, mail.began or due.read_at or clock.now())
        to_mend = " ".join(done.posting.to_mend) if done.posting else ""
        until = AT_ONCE if to_mend or rest is NOT_RESTING else rest.until
        opened.execute(
            "update game set next_due = %s, tries = 0, trouble = %s, not_before = null where id = %s",
            (until, to_mend, due.name),
        )
        if to_mend or rest is NOT_RESTING:
            _again(opened, due.name, seconds=PAUSES[3] if to_mend else PAUSES[0])
        elif rest.until and rest.until <= clock.now():
            # It waits for a look into its mailbox.
            _again(opened, due.name, seconds=PAUSES[2])
        self._hears.step(table, done)

    def _note(self, opened: Connection, name: str, found: Opened) -> None:
        """By what its mails are known, and where they come in."""
        if found.hosted is not None:
            put_marks(opened, name, known_of(found.hosted, name=name))
        put_glance(opened, name, found)
        account = mailbox_of(found.settings.mail.fetch)
        opened.execute("update game set known = true, account = %s where id = %s", (account, name))

    def _fails(self, opened: Connection, due: _Due, problem: Exception) -> None:
        if self.database.is_away:
            raise problem
        self._opened.clear()
        if isinstance(problem, Busy):
            _again(opened, due.name, seconds=PAUSES[0])
            return
        if isinstance(problem, Lacking):
            self._lacking[due.name] = time.monotonic()
            self._tell_trouble(opened, due, str(problem))
            return
        why = str(problem) if isinstance(problem, DixitError) else self._hears.in_words(problem)
        opened.execute("update game set tries = tries + 1 where id = %s", (due.name,))
        _again(opened, due.name, seconds=PAUSES[min(due.tries, len(PAUSES) - 1)])
        self._tell_trouble(opened, due, why)

    def _tell_trouble(self, opened: Connection, due: _Due, why: str) -> None:
        news = opened.execute("update game set trouble = %s where id = %s and trouble <> %s", (why, due.name, why))
        if news.rowcount:
            self._hears.trouble(ClubTable(self.database, due.name), why)

    def _look(self, name: str) -> Opened:
        table = ClubTable(self.database, name, patience=0)
        found = look(table)
        must_be_here(found)
        self._keep(name, table, found)
        return found

    def _at_hand(self, name: str) -> tuple[ClubTable, Opened]:
        if name not in self._opened:
            self._look(name)
        return self._opened[name]

    def _keep(self, name: str, table: Store, found: Opened) -> None:
        if isinstance(table, ClubTable):
            self._opened[name] = table, found
        self._opened.move_to_end(name)
        if len(self._opened) > MOST_KNOWN:
            self._opened.popitem(last=False)


def _waiting(opened: Connection, name: str) -> list[_Mail]:
    found = opened.execute(
        "select account, key, raw, arrived, games from mail_in where dealt is null and games @> array[%s]"
        " order by number",
        (name,),
    ).fetchall()
    return [
        _Mail(str(account), str(key), raw, arrived, tuple(map(str, games)))
        for account, key, raw, arrived, games in found
        if isinstance(raw, bytes) and isinstance(arrived, datetime) and isinstance(games, list)
    ]


def _held(opened: Connection, names: Iterable[str]) -> set[str]:
    """The tables that are there; each of them ours now. Busy where somebody else works at one."""
    names = list(names)
    there = opened.execute("select id from game where id = any(%s)", (names,)).fetchall()
    ours = opened.execute("select id from game where id = any(%s) for update skip locked", (names,)).fetchall()
    if len(ours) < len(there):
        raise Busy("Another worker is at a table for which the same mail is.")
    return {str(name) for (name,) in ours}


def _again(opened: Connection, name: str, *, seconds: float) -> None:
    """Not before so long, by the database's clock: a game's may stand still."""
    opened.execute(
        "update game set not_before = now() + make_interval(secs => %s) where id = %s", (float(seconds), name)
    )
