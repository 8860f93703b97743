"""The sender of an account: one letter after the other, as fast as the provider allows.

Edge: sends mail, PostgreSQL. One process sends for an account at a time; others stand by. A letter is marked before it
is handed over and what became of it afterwards, so a kill between the two costs at worst one double with the same
Message-ID. The journal hears of it from whoever works at the table next.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from dixit_pbem import clock
from dixit_pbem.club.accounts import settings_of_table
from dixit_pbem.club.database import Database, News
from dixit_pbem.club.notes import Note, first_note, forget, send_of
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.pool import Carriers
from dixit_pbem.post.carriers.to_drafts import outbox_of
from dixit_pbem.post.carriers.transport import Later, Outgoing, Paced, Refused
from dixit_pbem.storage.mail_settings import Send
from dixit_pbem.storage.reach import must_be_allowed

Tell = Callable[[str], None]
PAUSES = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds after which an account is tried again that takes nothing."""


@frozen
class _Letter:
    game: str
    message_id: str
    per_minute: int | None
    mail: Outgoing


class Sender:
    """Sends the letters of one account."""

    def __init__(self, database: Database, account: str, tell: Tell) -> None:
        self.database = database
        self.account = account
        self.pause = 0.0
        """Seconds until it makes sense to try again."""
        self._tell = tell
        self._told = ""
        self._failed = 0
        self._carriers = Carriers()
        self._send: Send | None = None
        self._begun = False

    def next(self) -> bool:
        """Send the next letter; False where none waits, or none may leave now: then `pause` says how long."""
        if not self._begun:
            self._begin()
        self.pause = 0.0
        if note := first_note(self.database, self.account):
            return self._noted(note)
        letter = self._first()
        if letter is None:
            return False
        try:
            return self._sent(letter)
        except DixitError as problem:
            if self.database.is_away:
                raise
            self._put_back(letter, str(problem))
            return False

    @property
    def has_failed(self) -> bool:
        """Did the account take nothing the last time?"""
        return self._failed > 0

    def close(self) -> None:
        """Hang up."""
        self._carriers.rest()

    def _begin(self) -> None:
        """What somebody who was killed had begun is begun again: perhaps it has left, with the same Message-ID."""
        with self.database.connection() as opened:
            opened.execute(
                "update letter set state = 'waiting' where account = %s and state = 'leaving'", (self.account,)
            )
        self._begun = True

    def _first(self) -> _Letter | None:
        with self.database.connection() as opened:
            found = opened.execute(
                "select game, message_id, per_minute, raw, sender, recipient, name, step from letter"
                " where account = %s and state = 'waiting' order by number limit 1",
                (self.account,),
            ).fetchone()
        if found is None:
            return None
        game, message_id, per_minute, raw, *words = found
        sender, recipient, name, step = map(str, words)
        mail = Outgoing(raw if isinstance(raw, bytes) else b"", sender, recipient, name, step)
        return _Letter(str(game), str(message_id), int(str(per_minute)) if per_minute else None, mail)

    def _sent(self, letter: _Letter) -> bool:
        """Hand it over; False where none may leave now."""
        table = ClubTable(self.database, letter.game)
        send = Send(self._way(table).way, letter.per_minute)
        with self._carriers.carrier(send, beside=table.home.beside, drafts=outbox_of(table.home)) as transport:
            if isinstance(transport, Paced) and transport.pause:
                self.pause = transport.pause
                self._wake(letter.game)
                return False
            if not self._begins(letter):
                return True
            try:
                transport.deliver(letter.mail)
            except Refused as refused:
                self._ends(letter, "refused", refused.reason)
            except Later as later:
                if later.everybody:
                    self._put_back(letter, later.reason)
                    return False
                self._ends(letter, "later", later.reason)
            else:
                self._ends(letter, "handed")
        return True

    def _noted(self, note: Note) -> bool:
        """Hand over a mail of the club itself; False where none may leave now."""
        send = send_of(self.database, self.account)
        if send is None:
            # The account is none of the club's any more.
            forget(self.database, note)
            return True
        folder = self.database.folder
        try:
            with self._carriers.carrier(send, beside=folder, drafts=folder) as transport:
                if isinstance(transport, Paced) and transport.pause:
                    self.pause = transport.pause
                    return False
                with suppress(Refused):
                    transport.deliver(note.mail)
        except (DixitError, Later) as problem:
            if self.database.is_away:
                raise
            self._fails(str(problem))
            return False
        self._failed = 0
        forget(self.database, note)
        return True

    def _way(self, table: ClubTable) -> Send:
        if self._send is None:
            settings = settings_of_table(table)
            must_be_allowed(settings, table.home)
            self._send = settings.mail.send
            self._carriers.left_before(self._send, beside=table.home.beside, ago=self._lately())
        return self._send

    def _lately(self) -> list[float]:
        """How many seconds ago the letters of the last minute left."""
        with self.database.connection() as opened:
            found = opened.execute(
                "select extract(epoch from now() - handed) from letter"
                " where account = %s and handed > now() - interval '1 minute'",
                (self.account,),
            ).fetchall()
        return [float(str(ago)) for (ago,) in found]

    def _begins(self, letter: _Letter) -> bool:
        """Mark it; False where it was withdrawn, or written anew, meanwhile."""
        with self.database.connection() as opened:
            return (
                opened.execute(
                    # A power cut may take the mark back: then the letter leaves once more, as after any other end.
                    "update letter set state = 'leaving' where game = %s and message_id = %s and state = 'waiting'"
                    " and raw = %s returning set_config('synchronous_commit', 'off', true)",
                    (letter.game, letter.message_id, letter.mail.raw),
                ).rowcount
                > 0
            )

    def _ends(self, letter: _Letter, state: str, reason: str = "") -> None:
        self._failed = 0
        self._is(letter, state, reason)
        if self._told:
            self._told = ""
            self._trouble("")

    def _is(self, letter: _Letter, state: str, reason: str = "") -> None:
        """What became of it; its table hears of it once none of its letters waits."""
        with self.database.transaction() as opened:
            # First the table and then its letters, as whoever works at it.
            opened.execute("select from game where id = %s for update", (letter.game,))
            opened.execute(
                "update letter set state = %s, reason = %s,"
                " handed = case when %s in ('handed', 'refused') then clock_timestamp() end"
                " where game = %s and message_id = %s",
                (state, reason, state, letter.game, letter.message_id),
            )
            opened.execute(
                "update game set next_due = %s where id = %s"
                " and not exists (select from letter where game = id and state = 'waiting' and account = %s)",
                (AT_ONCE, letter.game, self.account),
            )
            self.database.tell(News.DUE)

    def _wake(self, game: str) -> None:
        """Let a table hear what has left, where the others wait longer."""
        with self.database.connection() as opened:
            opened.execute(
                "update game set next_due = %s where id = %s and (next_due is null or next_due > %s)"
                " and exists (select from letter where game = id and state in ('handed', 'refused', 'later'))",
                (AT_ONCE, game, clock.now()),
            )
        self.database.tell(News.DUE)

    def _put_back(self, letter: _Letter, why: str) -> None:
        """The account takes nothing now: it waits, and after it all that it should send."""
        self._fails(why)
        self._is(letter, "waiting")
        self._wake(letter.game)

    def _fails(self, why: str) -> None:
        """Say so, and wait longer each time."""
        self._carriers.rest()
        self._send = None
        self.pause = PAUSES[min(self._failed, len(PAUSES) - 1)]
        self._failed += 1
        self._trouble(why)
        if why != self._told:
            self._told = why
            self._tell(f"{self.account}: {why}")

    def _trouble(self, why: str) -> None:
        with self.database.connection() as opened:
            opened.execute(
                "insert into account (name, trouble) values (%s, %s)"
                " on conflict (name) do update set trouble = excluded.trouble",
                (self.account, why),
            )


def forget_old(database: Database) -> None:
    """Letters that left long ago are known by the journals alone."""
    with database.connection() as opened:
        opened.execute("delete from letter where state = 'noted' and handed < now() - interval '1 day'")
