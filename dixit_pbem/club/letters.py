"""The letters of a table on their way out: each is a row with its Message-ID before anybody sends it.

Edge: PostgreSQL. A worker writes them and notes in the journal what became of them; `sending` hands them over.
"""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem import clock
from dixit_pbem.album.parting import parting_of
from dixit_pbem.club.accounts import way_of
from dixit_pbem.club.database import Database, News
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import PostDelayed, Posted, PostRefused, Superseded
from dixit_pbem.journal.writer import Work
from dixit_pbem.paper.press import Press, press_for
from dixit_pbem.post.carriers.pool import Carriers
from dixit_pbem.post.carriers.to_drafts import ToDrafts, outbox_of
from dixit_pbem.post.due import Kind
from dixit_pbem.post.keep.sent_lines import remember
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.mornings import mornings
from dixit_pbem.post.office import Finished, Office
from dixit_pbem.post.outbox import PAUSES
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.parting import PartingOf
from dixit_pbem.post.posting import Mishap, Posting, once
from dixit_pbem.progress import OnProgress

_INSERT = b"""
    insert into letter (game, message_id, kind, cause, reader, account, per_minute, sender, recipient, name, step, raw,
        said, written_after)
    values (%(game)s, %(message_id)s, %(kind)s, %(cause)s, %(reader)s, %(account)s, %(per_minute)s, %(sender)s,
        %(recipient)s, %(name)s, %(step)s, %(raw)s, %(said)s, %(written_after)s)
    on conflict (game, message_id) do update set state = 'waiting', raw = excluded.raw, said = excluded.said,
        recipient = excluded.recipient, written_after = excluded.written_after, number = default, handed = null,
        reason = ''
"""


@frozen
class OnItsWay:
    """A letter in a row."""

    message_id: str
    owed: Owed
    state: str
    """`waiting`, `leaving`, or what became of it: `handed`, `refused`, `later`."""
    reason: str
    recipient: str
    said: str
    written_after: int
    """The last event before it was written that was no letter's."""


class Letters:
    """The rows of letters, as a worker of a club writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def post(
        self,
        work: Work,
        *,
        parting_of: PartingOf,
        watch: OnProgress,  # noqa: ARG002 - nobody watches a worker
        impatient: bool,
        press: Press | None = None,
        carriers: Carriers | None = None,  # noqa: ARG002 - senders have them
    ) -> Posting:
        """See `post.outbox.post`: what is owed becomes rows, and what became of rows is written down."""
        if work.opened.hosted is None:
            return Posting()
        outbox = _Rows(self.database, work, press, parting_of)
        outbox.note()
        outbox.write(impatient=impatient)
        left = owed_now(work.opened).owed
        asleep = {} if impatient else mornings(left, work.opened, clock.now())
        waiting = len([each for each in left if each not in asleep and each not in outbox.rows])
        return Posting(
            tuple(outbox.sent),
            tuple(outbox.over),
            tuple(outbox.mishaps),
            waiting,
            len(asleep),
            outbox_of(work.store.home) if outbox.account is None else None,
            to_mend=once(outbox.to_mend),
        )


def settled(database: Database, work: Work) -> bool:
    """Note what became of letters, and take back what waits; False where one is leaving just now."""
    rows = _Rows(database, work, None, parting_of)
    rows.note()
    with database.connection() as opened:
        opened.execute("delete from letter where game = %s and state = 'waiting'", (rows.name,))
        return opened.execute("select from letter where game = %s and state <> 'noted'", (rows.name,)).rowcount == 0


class _Rows:
    """The letters of one table."""

    def __init__(self, database: Database, work: Work, press: Press | None, parting_of: PartingOf) -> None:
        self.database = database
        self.work = work
        self.name = work.store.home.name
        self.press = press
        self.parting_of = parting_of
        self.account = way_of(work.opened.settings.mail.send)
        self.rows = self._found()
        self.sent: list[Owed] = []
        self.over: list[Owed] = []
        self.mishaps: list[Mishap] = []
        self.to_mend: list[str] = []

    def _office(self) -> Office:
        return Office(self.work.store, self.work.hosted, self.press or press_for(self.work.hosted), self.parting_of)

    def _found(self) -> dict[Owed, OnItsWay]:
        with self.database.connection() as opened:
            found = opened.execute(
                "select kind, cause, reader, message_id, state, reason, recipient, said, written_after from letter"
                " where game = %s and state <> 'noted' order by handed, number",
                (self.name,),
            ).fetchall()
        rows: dict[Owed, OnItsWay] = {}
        for kind, cause, reader, message_id, state, reason, recipient, said, after in found:
            owed = Owed(PlayerName(str(reader)) if reader else None, Kind(str(kind)), int(str(cause)))
            rows[owed] = OnItsWay(
                str(message_id), owed, str(state), str(reason), str(recipient), str(said), int(str(after))
            )
        return rows

    def note(self) -> None:
        """Write down what became of letters since."""
        became = {row.state for row in self.rows.values()} - {"waiting", "leaving"}
        office = self._office() if became else None
        for owed, row in tuple(self.rows.items()):
            if office is None or row.state in ("waiting", "leaving"):
                continue
            self._note(row, office)
            del self.rows[owed]
        with self.database.connection() as opened:
            if "handed" in became:
                opened.execute(
                    "update letter set state = 'noted', raw = null, said = '' where game = %s and state = 'handed'",
                    (self.name,),
                )
            if became & {"refused", "later"}:
                opened.execute("delete from letter where game = %s and state in ('refused', 'later')", (self.name,))

    def _note(self, row: OnItsWay, office: Office) -> None:
        owed = row.owed
        told = office.told(owed) if owed.cause in office.happened else owed
        match row.state:
            case "handed":
                self.work.write(Posted(owed.kind, owed.cause, owed.reader))
                self.sent.append(told)
                if owed.reader is not None:
                    remember(self.work.store, owed.reader, row.said)
            case "refused":
                self.work.write(PostRefused(owed.kind, owed.cause, row.reason, row.recipient, owed.reader))
                self.mishaps.append(Mishap(told, f"{row.recipient}: {row.reason}", for_good=True))
            case _:
                self._put_off(owed, row.reason)
                self.mishaps.append(Mishap(told, row.reason, for_good=False))

    def _put_off(self, owed: Owed, reason: str) -> None:
        before = owed_now(self.work.opened).waits.get(owed)
        tries = before.tries + 1 if before else 1
        until = clock.now() + PAUSES[min(tries, len(PAUSES)) - 1]
        self.work.write(PostDelayed(tries, until, reason, owed.kind, owed.cause, owed.reader))

    def write(self, *, impatient: bool) -> None:
        """Make rows of what is to leave as the table stands now; what waits and is no longer right is written anew."""
        self._withdraw()
        book, now = owed_now(self.work.opened), clock.now()
        # What is leaving just now is not too late, whatever happened meanwhile.
        dropped = [each for each in book.over if each not in self.rows]
        self.work.write(*(Superseded(each.kind, each.cause, each.reader) for each in dropped))
        office = self._office()
        self.over += [office.told(each) for each in dropped]
        later = {owed for owed, wait in book.waits.items() if now < wait.until <= now + PAUSES[-1]}
        waits = set() if impatient else later | mornings(book.owed, self.work.opened, now).keys()
        for owed in () if None in waits else book.owed:
            if owed not in waits and owed not in self.rows:
                self._leave(owed, office)

    def _withdraw(self) -> None:
        """What waits was written for a table that stood otherwise, or is not owed any more."""
        after, owed = last_of_game(self.work), set(owed_now(self.work.opened).owed)
        for row in tuple(self.rows.values()):
            if row.state == "waiting" and (row.owed not in owed or row.written_after != after):
                with self.database.connection() as opened:
                    query = "delete from letter where game = %s and message_id = %s and state = 'waiting'"
                    gone = opened.execute(query, (self.name, row.message_id)).rowcount
                if gone:
                    del self.rows[row.owed]

    def _leave(self, owed: Owed, office: Office) -> None:
        try:
            finished = office.mail(owed)
        except DixitError as problem:
            if self.database.is_away:
                raise
            # Whatever is wrong with this letter holds back nobody else's.
            self.to_mend.append(str(problem))
            return
        if self.account is None:
            ToDrafts(outbox_of(self.work.store.home)).deliver(finished.mail)
            self.work.write(Posted(owed.kind, owed.cause, owed.reader))
            self.sent.append(finished.told)
            if owed.reader is not None:
                remember(self.work.store, owed.reader, finished.text)
        else:
            self._insert(owed, finished, office.id_of(owed))

    def _insert(self, owed: Owed, finished: Finished, message_id: str) -> None:
        mail = finished.mail
        values: Mapping[str, object] = {
            "game": self.name,
            "message_id": message_id,
            "kind": owed.kind.value,
            "cause": owed.cause,
            "reader": owed.reader,
            "account": self.account,
            "per_minute": self.work.opened.settings.mail.send.per_minute,
            "sender": mail.sender,
            "recipient": mail.recipient,
            "name": mail.name,
            "step": mail.step,
            "raw": mail.raw,
            "said": finished.text,
            "written_after": last_of_game(self.work),
        }
        with self.database.connection() as opened:
            opened.execute(_INSERT, values)
        self.database.tell(News.LETTERS)
        self.rows[owed] = OnItsWay(message_id, owed, "waiting", "", mail.recipient, finished.text, 0)


def last_of_game(work: Work) -> int:
    """The last event that says more than what became of a letter."""
    of_letters = (Posted, PostRefused, PostDelayed, Superseded)
    return next((entry.seq for entry in reversed(work.opened.journal) if not isinstance(entry.event, of_letters)), 0)
