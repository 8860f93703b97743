"""A worker: it takes the row of one due table, deals with its mails, takes its step, and says when it is due next.

Edge: PostgreSQL, the clock. All that is one transaction: whoever is killed meanwhile has done nothing, and another
takes the table. Any number of workers, on any number of computers, may take tables.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from datetime import datetime

from dixit_pbem import clock
from dixit_pbem.club.accounts import mailbox_of
from dixit_pbem.club.database import Connection, Database, News
from dixit_pbem.club.decks import Lacking, must_be_here
from dixit_pbem.club.glance import Glance, put_glance
from dixit_pbem.club.held import HeldTable, Stand
from dixit_pbem.club.letters import Letters
from dixit_pbem.club.marks import Marks, put_marks
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.club.taking import Due, Mail, again, mails_for, take_due, take_others
from dixit_pbem.errors import Busy, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.keep.mails import name_of, store_mail
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.reading import known as reading
from dixit_pbem.post.reading.growing import known_later
from dixit_pbem.post.reading.known import known_of
from dixit_pbem.post.sorting import SortingTable
from dixit_pbem.shell import reached
from dixit_pbem.table.done import Done
from dixit_pbem.table.roster import NOT_RESTING, Rest
from dixit_pbem.table.step import Known, MailLook, Pace, autopilot_step
from dixit_pbem.table.timekeeper import NO_ROUND, Round

Way = Callable[[str], tuple[object, ...]]
MOST_KNOWN = 50_000
"""So many events are kept, of the tables that were opened last: of a hundred, or of several hundreds that have just
begun. They take some hundred megabytes."""
OF_EACH = 60
"""So many events take the room of what is known of a table beside its journal."""
LOOKS_FOR_PICTURES = 300.0
"""Seconds after which a worker sees whether pictures came that it lacked."""
PAUSES = (2, 10, 60, 300, 1800)
"""Seconds after which a table is tried again that could not take its step."""


@frozen
class Hears:
    """Who hears what a worker does."""

    step: Callable[[Store, Done], None]
    trouble: Callable[[Store, str], None]
    in_words: Callable[[Exception], str] = repr
    """How a fault is told that nobody foresaw."""


@dataclass
class _AtHand:
    """A table as it was left last."""

    table: HeldTable
    opened: Opened
    known: reading.Known | None = None
    """By what its mails are known as it is opened here, where somebody asked."""
    marks: Marks | None = None
    """What of that its rows say, as long as nobody else wrote it."""
    glance: Glance | None = None
    """The same of how it stands."""


class Worker:
    """Takes one due table after the other."""

    def __init__(self, database: Database, hears: Hears, way: Way, round_: Callable[[], Round] = lambda: NO_ROUND):
        self.database = database
        self._hears = hears
        self._way = way
        self._round = round_
        self._letters = Letters(database)
        self._at_hand: OrderedDict[str, _AtHand] = OrderedDict()
        self._was_at_hand = False
        self._ours: list[str] = []
        """The tables whose rows were taken last."""
        self._lacking: dict[str, float] = {}
        """The tables whose pictures this computer has not, and when that was seen."""

    def next(self) -> bool:
        """Take one due table; False where none is due, or others have taken all that are."""
        with self.database.transaction() as opened:
            due = self._first(opened)
            if due is None:
                return False
            self._ours.clear()
            with reached(due.name, str(self.database.folder / due.name), way=self._way(due.name)):
                self._take(opened, due)
        self._make_room()
        return True

    def _make_room(self) -> None:
        """Forget the tables that were opened longest ago, where too much is kept."""
        room = sum(OF_EACH + len(there.opened.journal) for there in self._at_hand.values())
        while room > MOST_KNOWN:
            _, there = self._at_hand.popitem(last=False)
            room -= OF_EACH + len(there.opened.journal)

    def _first(self, opened: Connection) -> Due | None:
        """Every other time one that is at hand, if any such is due: it need not be opened."""
        now, self._was_at_hand = clock.now(), not self._was_at_hand and bool(self._at_hand)
        since = time.monotonic() - LOOKS_FOR_PICTURES
        # Now and then it is seen whether the pictures came.
        self._lacking = {name: seen for name, seen in self._lacking.items() if seen > since}
        due = take_due(opened, now, of=self._at_hand, without=self._lacking) if self._was_at_hand else None
        return due or take_due(opened, now, without=self._lacking)

    def _take(self, opened: Connection, due: Due) -> None:
        """What goes wrong with a table is written down with it, and it rests alone."""
        happened: tuple[Happening, ...] = ()
        notes: tuple[str, ...] = ()
        all_dealt = True
        try:
            self._is_ours(due.name, due.stand)
            if not due.known:
                with self.database.transaction():
                    self._meet(opened, due)
                return
            if due.has_mail:
                with self.database.transaction():
                    happened, notes, all_dealt = self._deal(opened, due)
        except Exception as problem:
            self._fails(opened, due, problem)
            return
        try:
            # Whatever is wrong with its step, its mails are read.
            with self.database.transaction():
                self._step(opened, due, MailLook(self._began(due), happened, notes, due.locked_out))
                if not all_dealt:
                    again(opened, due.name, seconds=PAUSES[0])
        except Exception as problem:
            self._fails(opened, due, problem)

    def _is_ours(self, name: str, stand: Stand) -> None:
        """A row that was taken: what is known of its table is forgotten where somebody else wrote it."""
        self._ours.append(name)
        if (there := self._at_hand.get(name)) is None:
            table = HeldTable(self.database, name)
            table.take(stand)
            found = look(table)
            must_be_here(found)
            self._at_hand[name] = _AtHand(table, found)
        elif not there.table.take(stand):
            there.marks = there.glance = None
        self._at_hand.move_to_end(name)

    def _began(self, due: Due) -> datetime | None:
        """When the last look began that brought all mail until then; a table without a mailbox has it now."""
        return None if due.locked_out else due.read_at if due.account else clock.now()

    def _meet(self, opened: Connection, due: Due) -> None:
        """Its marks are written down before anybody asks whose a mail is."""
        self._met(opened, due.name, self._at_hand[due.name].opened)

    def _met(self, opened: Connection, name: str, found: Opened) -> None:
        """It is known by its marks, and due."""
        self._note(opened, name, found)
        opened.execute(
            "update game set known = true, account = %s, next_due = %s where id = %s",
            (mailbox_of(found.settings.mail.fetch), AT_ONCE, name),
        )
        self.database.tell(News.DUE)

    def _deal(self, opened: Connection, due: Due) -> tuple[tuple[Happening, ...], tuple[str, ...], bool]:
        """Read all mails that wait for this table."""
        mails = mails_for(opened, due.name)
        others = take_others(opened, {game for mail in mails for game in mail.games} - {due.name})
        for name, stand in others.items():
            self._is_ours(name, stand)
        with ExitStack() as locks:
            works = {name: locks.enter_context(self._at_work(name)) for name in sorted((due.name, *others))}
            sorting = SortingTable(works, {name: self._known(name, work.opened) for name, work in works.items()})
            dealt = [mail for mail in mails if self._read(sorting, mail)]
            for name, work in works.items():
                self._at_hand[name].table.write_down()
                if name == due.name:
                    self._known(name, work.opened)
                else:
                    self._met(opened, name, work.opened)
        for mail in dealt:
            opened.execute(
                "update mail_in set dealt = now(), raw = null where account = %s and key = %s", (mail.account, mail.key)
            )
        return sorting.happened.get(due.name, ()), tuple(sorting.notes), len(dealt) == len(mails)

    def _at_work(self, name: str) -> AbstractContextManager[Work]:
        there = self._at_hand[name]
        return at_work(there.table, there.opened)

    def _read(self, sorting: SortingTable, mail: Mail) -> bool:
        first = next(game for game in mail.games if game in sorting.works)
        kept = f"mail/{name_of(mail.key)}"
        table = self._at_hand[first].table
        table.fetch((kept, f"{kept}.tries"))
        came = store_mail(table, Arrived(mail.key, mail.raw, mail.arrived))
        return sorting.take(came, first=first)

    def _step(self, opened: Connection, due: Due, mail: MailLook) -> None:
        there = self._at_hand[due.name]
        pace = Pace(patient=True, watched=True, round=self._round())
        known = Known(there.opened, post=self._letters.post)
        done = autopilot_step(there.table, pace, mail, known)
        _, found = known.after[-1]
        grew = there.table.write_down()
        self._note(opened, due.name, found)
        rest = Rest.after(done, found, mail.began or due.read_at or clock.now())
        to_mend = " ".join(done.posting.to_mend) if done.posting else ""
        until = AT_ONCE if to_mend or rest is NOT_RESTING else rest.until
        # Where nothing happened a power cut may take it back: then it is looked at again.
        may_be_lost = not (grew or due.has_mail or owed_now(found).owed)
        opened.execute(
            "update game set next_due = %s, tries = 0, trouble = %s, not_before = null, known = true, account = %s"
            " where id = %s returning case when %s then set_config('synchronous_commit', 'off', true) end",
            (until, to_mend, mailbox_of(found.settings.mail.fetch), due.name, may_be_lost),
        )
        if to_mend or rest is NOT_RESTING:
            again(opened, due.name, seconds=PAUSES[3] if to_mend else PAUSES[0])
        elif rest.until and rest.until <= clock.now():
            # It waits for a look into its mailbox.
            again(opened, due.name, seconds=PAUSES[2])
        self._hears.step(there.table, done)

    def _note(self, opened: Connection, name: str, found: Opened) -> None:
        """By what its mails are known, and how it stands."""
        there = self._at_hand[name]
        if found.hosted is None:
            there.opened, there.known = found, None
        else:
            there.marks = put_marks(opened, name, self._known(name, found), there.marks)
        there.glance = put_glance(opened, name, found, there.glance)

    def _known(self, name: str, found: Opened) -> reading.Known:
        """By what its mails are known now."""
        there, now = self._at_hand[name], found.hosted or found.begun
        was = there.opened.hosted
        if there.known is None or was is None:
            there.known = known_of(now, name=name)
        elif found is not there.opened:
            there.known = known_later(there.known, was, now, name=name)
        there.opened = found
        return there.known

    def _fails(self, opened: Connection, due: Due, problem: Exception) -> None:
        if self.database.is_away:
            raise problem
        for name in self._ours:
            # Perhaps it was thought to have been written.
            self._at_hand.pop(name, None)
        if isinstance(problem, Busy):
            again(opened, due.name, seconds=PAUSES[0])
            return
        if isinstance(problem, Lacking):
            self._lacking[due.name] = time.monotonic()
            self._tell_trouble(opened, due, str(problem))
            return
        why = str(problem) if isinstance(problem, DixitError) else self._hears.in_words(problem)
        opened.execute("update game set tries = tries + 1 where id = %s", (due.name,))
        again(opened, due.name, seconds=PAUSES[min(due.tries, len(PAUSES) - 1)])
        self._tell_trouble(opened, due, why)

    def _tell_trouble(self, opened: Connection, due: Due, why: str) -> None:
        news = opened.execute("update game set trouble = %s where id = %s and trouble <> %s", (why, due.name, why))
        if news.rowcount:
            self._hears.trouble(ClubTable(self.database, due.name), why)
