"""Who may come in to the desk of a club: its host with a key, moderators with a link by mail.

Edge: the database, and a thread that sends the links: who asks hears the same, as soon, whoever they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread

from dixit_pbem.club import log_in, notes
from dixit_pbem.club.accounts import way_of
from dixit_pbem.club.database import Database
from dixit_pbem.desk.keys import Keys
from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.transport import Later, Refused, opened_transport
from dixit_pbem.post.writing import club as words_of_club
from dixit_pbem.storage.mail_settings import Mail
from dixit_pbem.storage.names import is_address
from dixit_pbem.words.language import words_for

IDLE, LONGEST = 12 * 3600.0, 7 * 24 * 3600.0
"""Seconds after which a session ends that nobody used, and any that began with a link."""
NO_ONE = "nobody"
"""No address: nobody looks after a table under it."""
MOST_GUESTS = 10_000
MOST_ASKING = 100
"""So many wait for their link at most; of the others no mail leaves."""


@dataclass
class _Visit:
    """A session that began with a link."""

    whose: str | None
    """Whose tables it shows; None for the host, who sees all."""
    address: str
    began: float
    used: float


@dataclass
class ClubKeys(Keys):
    """The keys and sessions of a club's desk."""

    database: Database = field(kw_only=True)
    _visits: dict[str, _Visit] = field(default_factory=dict)

    def let_in(self, word: str) -> str | None:
        """See `Keys`; None for a link that was used, is too old or was never sent."""
        address = log_in.opened_by(self.database, word)
        if address is None:
            return None
        whose = None if log_in.is_hosts(self.database, address) else address
        session = self.new_session()
        with self._lock:
            self._visits = {each: visit for each, visit in self._visits.items() if self._lasts(visit)}
            if len(self._visits) >= MOST_GUESTS:
                return None
            self._visits[session] = _Visit(whose, address, self.now(), self.now())
        return session

    def knows(self, session: str) -> bool:
        """See `Keys`."""
        with self._lock:
            visit = self._visits.get(session)
            if visit is not None:
                if not self._lasts(visit):
                    del self._visits[session]
                    return False
                visit.used = self.now()
                return True
        return super().knows(session)

    def whose(self, session: str) -> str | None:
        """Whose tables a session shows; None for all of them. One that ended meanwhile shows none."""
        with self._lock:
            visit = self._visits.get(session)
            if visit is not None:
                return visit.whose
            return None if session in self._sessions else NO_ONE

    def ends(self, session: str) -> None:
        """Somebody goes."""
        with self._lock:
            self._visits.pop(session, None)
        super().ends(session)

    def _lasts(self, visit: _Visit) -> bool:
        now = self.now()
        return now - visit.used < IDLE and now - visit.began < LONGEST


class Postman:
    """Sends links to those who asked for one, one after the other."""

    def __init__(self, database: Database, tell: Callable[[str], None]) -> None:
        self._database = database
        self._tell = tell
        self._asking: Queue[tuple[str, str]] = Queue(MOST_ASKING)
        self._thread: Thread | None = None

    @property
    def account(self) -> Mail | None:
        """The account by which links leave; None where the club has none that sends."""
        accounts = self._database.club.given.accounts.values()
        return next((each for each in accounts if way_of(each.send)), None)

    def asked(self, address: str, language: str) -> None:
        """Somebody asks for a link; whether one leaves nobody hears."""
        if not is_address(address):
            return
        try:
            self._asking.put_nowait((address.lower(), language))
        except Full:
            return
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._deliver, daemon=True, name="links")
            self._thread.start()

    def _deliver(self) -> None:
        database = self._database.another()
        try:
            while True:
                self._send(database, *self._asking.get(timeout=60))
        except Empty:
            # It begins again with the next who asks.
            return
        finally:
            database.close()

    def _send(self, database: Database, address: str, language: str) -> None:
        account = self.account
        try:
            word = log_in.new_link(database, address)
            if word is None or account is None:
                return
            link = f"{database.club.desk}/enter?link={word}"
            line = words_of_club.log_in(words_for(language), address=link, minutes=log_in.MINUTES)
            beside: Path = database.folder
            with opened_transport(account.send, beside=beside, drafts=beside) as transport:
                transport.deliver(notes.written(account, address, line))
        except (DixitError, Later, Refused) as problem:
            self._tell(f"A link could not be sent: {problem}")
