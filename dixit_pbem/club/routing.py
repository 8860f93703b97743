"""The router of a mailbox: each mail becomes a row of the tables that it is for, and is settled on the server then.

Edge: mailboxes, PostgreSQL. No table is opened for it. One process looks into a mailbox at a time; others stand by.
What belongs to nobody waits for the host (`nobody`), and never with a game.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar

from dixit_pbem import clock
from dixit_pbem.club import nobody
from dixit_pbem.club.accounts import accounts_of, settings_of_table, table_in
from dixit_pbem.club.database import Database, News
from dixit_pbem.club.marks import ClubDirectory, alone_in
from dixit_pbem.club.new_tables import begun_by_mail
from dixit_pbem.club.table import AT_ONCE
from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.mailbox import Arrived, Mailbox, NotRead, PassedOver, Unreachable, opened_mailbox
from dixit_pbem.post.carriers.servers import LogInRefused
from dixit_pbem.post.inbox import unreachable
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.shell import typed
from dixit_pbem.storage.mail_settings import Fetch
from dixit_pbem.storage.reach import must_be_allowed

Tell = Callable[[str], None]
Made = TypeVar("Made")


class Router:
    """Looks into one mailbox, which stays open meanwhile."""

    def __init__(self, database: Database, account: str, tell: Tell) -> None:
        self.database = database
        self.account = account
        self._tell = tell
        self._told = ""
        self._directory = ClubDirectory(database, account)
        self._known = _Known(database, account, self._directory)
        self._opened = ExitStack()
        self._mailbox: Mailbox | None = None
        self._private = False
        self._since = date.min

    def look(self) -> bool:
        """Bring every new mail to its tables; False where the mailbox could not be read to its end."""
        began = clock.now()
        try:
            self._read(self._at_hand())
        except Unreachable as away:
            self._ill(f"{unreachable(away.reason)} No deadline closes before it can.")
        except DixitError as problem:
            if self.database.is_away:
                raise
            self._ill(str(problem), locked=isinstance(problem, LogInRefused))
        else:
            self._well(began)
            return True
        self.close()
        return False

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> None:
        """Until mail may have come, or a table wants to know whether some has."""
        try:
            if self._mailbox:
                self._mailbox.wait(seconds, stopped)
        except Unreachable:
            # The next look tells what is wrong.
            self.close()

    def is_wanted(self) -> bool:
        """Does a table wait for a look that begins now?"""
        with self.database.connection() as opened:
            found = opened.execute(
                "select from game join account on account.name = game.account where game.account = %s"
                " and next_due <= %s and (read_at is null or next_due > read_at) limit 1",
                (self.account, clock.now()),
            )
            return found.rowcount > 0

    def close(self) -> None:
        """Hang up."""
        self._mailbox = None
        self._opened.close()

    def _at_hand(self) -> Mailbox:
        if self._mailbox is None:
            fetch = accounts_of(self.database).get(self.account) or self._of_table()
            self._private = fetch.private
            self._since = self._first_day()
            self._mailbox = self._opened.enter_context(opened_mailbox(fetch, beside=self.database.folder))
        return self._mailbox

    def _of_table(self) -> Fetch:
        """As one of its tables says."""
        table = table_in(self.database, self.account)
        if table is None:
            raise Unreachable("no table is answered there any more")
        settings = settings_of_table(table)
        must_be_allowed(settings, table.home)
        return settings.mail.fetch

    def _first_day(self) -> date:
        """What came in before is none of theirs. Mailboxes go by the real clock, games perhaps by another."""
        with self.database.connection() as opened:
            found = opened.execute(
                "select min(at) from event join game on game.id = event.game where seq = 1 and account = %s",
                (self.account,),
            ).fetchone()
        first = found[0] if found else None
        now = datetime.now(UTC)
        return (min(first, now) if isinstance(first, datetime) else now).date() - timedelta(days=1)

    def _read(self, mailbox: Mailbox) -> None:
        self._known.complete = all_are_known(self.database)
        wants = self._directory.wants if self._private else None
        found = mailbox.collect(self._known, since=self._since, wants=wants, whole=self._directory.of_player)
        for collected in found:
            match collected:
                case Arrived():
                    self._arrived(collected, mailbox)
                case PassedOver(keys=keys) if self._known.complete:
                    for key in keys:
                        self._note(key, (), b"", datetime.now(UTC))
                case NotRead(place=place, reason=reason):
                    self._tell(f"{place} cannot be read: {reason}. The others were.")
                case _:
                    pass

    def _arrived(self, arrived: Arrived, mailbox: Mailbox) -> None:
        mail = self._made(lambda: read_mail(arrived.raw))
        if mail and self._made(lambda: self._begins(arrived, mail)):
            mailbox.settle(arrived.key)
            return
        games = self._of(mail)
        if not games and not self._known.complete:
            return
        if not games and not self._private:
            self._nobodys(arrived)
            mailbox.settle(arrived.key)
            return
        raw = b"".join(arrived.pieces()) if arrived.pieces and games else arrived.raw
        self._note(arrived.key, games, raw, arrived.arrived)
        mailbox.settle(arrived.key)

    def _begins(self, arrived: Arrived, mail: Incoming) -> bool:
        """Does it begin a table?"""
        begun = begun_by_mail(self.database, self.account, mail, arrived.key, arrived.arrived)
        if begun:
            self._tell(f"A table is begun by mail: {begun}.")
        return bool(begun)

    def _made(self, make: Callable[[], Made]) -> Made | None:
        """What is made of a mail; None where that breaks on it, and the next mail has its try."""
        try:
            return make()
        except (DixitError, OSError):
            raise
        except Exception as fault:
            self._tell(f"A mail could not be read ({type(fault).__name__}).")
            return None

    def _nobodys(self, arrived: Arrived) -> None:
        with self.database.transaction() as opened:
            kept = nobody.keep(opened, self.account, arrived.key, arrived.raw, arrived.arrived)
        if kept:
            self._tell(f"A mail is for none of the tables. `{typed('club', 'mails')}` shows it.")

    def _of(self, mail: Incoming | None) -> tuple[str, ...]:
        shared = self.account in accounts_of(self.database)
        if not shared and self._known.complete and (alone := alone_in(self.database, self.account)):
            return tuple(alone)
        return (mail and self._made(lambda: self._directory.games_of(mail))) or ()

    def _note(self, key: str, games: tuple[str, ...], raw: bytes, arrived: datetime) -> None:
        """From now on it is ours, and the tables that it is for are due."""
        with self.database.transaction() as opened:
            opened.execute(
                "insert into mail_in (account, key, games, raw, arrived, dealt)"
                " values (%s, %s, %s, %s, %s, case when %s then null else now() end) on conflict do nothing",
                (self.account, key, list(games), raw if games else None, arrived, bool(games)),
            )
            for game in sorted(games):
                opened.execute("update game set next_due = %s, not_before = null where id = %s", (AT_ONCE, game))
                self.database.tell(News.DUE)

    def _well(self, began: datetime) -> None:
        self._told = ""
        with self.database.connection() as opened:
            opened.execute(
                "insert into account (name, read_at) values (%s, %s) on conflict (name)"
                " do update set read_at = excluded.read_at, trouble = '', locked_out = ''",
                (self.account, began),
            )

    def _ill(self, why: str, *, locked: bool = False) -> None:
        if why != self._told:
            self._told = why
            self._tell(f"{self.account}: {why}")
        with self.database.transaction() as opened:
            news = opened.execute(
                "insert into account (name, trouble, locked_out) values (%s, %s, %s) on conflict (name)"
                " do update set trouble = excluded.trouble, locked_out = excluded.locked_out"
                " where account.locked_out <> excluded.locked_out or account.trouble <> excluded.trouble",
                (self.account, why, why if locked else ""),
            )
            if news.rowcount and locked:
                # Each moderator is told.
                opened.execute("update game set next_due = %s where account = %s", (AT_ONCE, self.account))
                self.database.tell(News.DUE)


class _Known:
    """The keys of the mails that need not be handed over again; who was asked once is known for good."""

    def __init__(self, database: Database, account: str, directory: ClubDirectory) -> None:
        self._database = database
        self._account = account
        self._directory = directory
        self._seen: set[str] = set()
        self.complete = False

    def __contains__(self, key: object) -> bool:
        if key in self._seen:
            return True
        with self._database.connection() as opened:
            query = "select from mail_in where account = %s and key = %s"
            known = opened.execute(query, (self._account, key)).rowcount > 0
        if isinstance(key, str) and (known or self._directory.knows(key)):
            self._seen.add(key)
            return True
        return False


def all_are_known(database: Database) -> bool:
    """Are the marks of every table there? Else what seems nobody's may be another's."""
    with database.connection() as opened:
        return opened.execute("select from game where not known limit 1").rowcount == 0
