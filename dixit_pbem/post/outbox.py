"""The outbox: every letter that is owed leaves once, in order; what happened to it is written down at once.

Edge: sends mail. A letter is handed over first and written down as posted afterwards, so a crash between the two costs
one recognisable double and never a letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import zip_longest
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import PostDelayed, Posted, PostRefused, Superseded
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.writer import Work
from dixit_pbem.paper.press import Press, press_for
from dixit_pbem.post.carriers.transport import Later, Refused, Transport, opened_transport
from dixit_pbem.post.keep.sent_lines import remember
from dixit_pbem.post.ledger import Ledger, Owed, Wait, ledger
from dixit_pbem.post.office import Finished, Office
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.game_file import Home

PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 240))
"""How long after each failure the next try waits; after the last of them always as long."""
A_MINUTE = timedelta(seconds=62)
"""A minute, and what whole seconds may hide."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """A letter that did not leave, and why; `for_good` where no later try helps. Without a letter it is about all."""

    owed: Owed | None
    reason: str
    for_good: bool


@dataclass(frozen=True, slots=True)
class Posting:
    """What became of the letters that were owed."""

    sent: tuple[Owed, ...] = ()
    over: tuple[Owed, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    waiting: int = 0
    """How many are tried again later."""
    drafts: Path | None = None
    """The folder in which the letters lie, where the settings name no way to send them."""
    to_mend: tuple[str, ...] = ()
    """What a person must put right before the other letters can leave."""


def owed_now(found: Opened) -> Ledger:
    """The letters that have to leave, for readers who have an address."""
    book = ledger([(entry.seq, entry.event) for entry in found.journal], found.history)
    if found.running is None:
        return book
    seats = (*found.running.gone.values(), *found.running.seats.values())
    addresses = {seat.player: seat.email for seat in seats}
    moderator = found.settings.moderator.email

    def reachable(letters: tuple[Owed, ...]) -> tuple[Owed, ...]:
        return tuple(each for each in letters if (addresses.get(each.reader) if each.reader else moderator))

    return Ledger(reachable(book.owed), reachable(book.over), book.waits)


def post(work: Work, *, watch: OnProgress, impatient: bool, press: Press | None = None) -> Posting:
    """Send every letter that is owed; `impatient` tries those again at once that were put off."""
    if work.opened.running is None:
        return Posting()
    office = Office(work.store, work.running, press or press_for(work.running))
    return _Outbox(office, work, watch).post(impatient=impatient)


def write_drafts(work: Work, *, watch: OnProgress, press: Press | None = None) -> Posting:
    """Write every letter that is owed as a draft into the game's own outbox, and send none."""
    from dixit_pbem.post.carriers.to_files import ToFolder

    if work.opened.running is None:
        return Posting()
    office = Office(work.store, work.running, press or press_for(work.running))
    outbox = outbox_of(work.store.home)
    letters, folder = owed_now(work.opened).owed, ToFolder(outbox)
    written, to_mend = list[Owed](), list[str]()
    for done, owed in enumerate(letters, 1):
        try:
            folder.deliver(office.mail(owed).mail)
            written.append(owed)
        except DixitError as problem:
            to_mend.append(str(problem))
        watch(done, len(letters))
    return Posting(tuple(written), waiting=len(letters), drafts=outbox, to_mend=_once(to_mend))


def outbox_of(home: Home) -> Path:
    """Where drafts go when the settings name no other way."""
    return home.output / "outbox"


class _Outbox:
    """The letters of a game on their way out, while nobody else writes its file."""

    def __init__(self, office: Office, work: Work, watch: OnProgress) -> None:
        self.office = office
        self.work = work
        self.watch = watch
        self.sent: list[Owed] = []
        self.mishaps: list[Mishap] = []
        self.to_mend: list[str] = []
        self.put_off = 0

    def post(self, *, impatient: bool) -> Posting:
        book = owed_now(self.work.opened)
        self.work.write(*(Superseded(each.kind, each.cause, each.reader) for each in book.over))
        now = clock.now()
        if impatient or not _must_wait(book.waits.get(None), now):
            self._send(book, now, impatient=impatient)
        else:
            self.put_off = len(book.owed)
        home, mail = self.work.store.home, self.work.opened.settings.mail
        drafts = outbox_of(home) if mail.send.way is None else None
        return Posting(
            tuple(self.sent), book.over, tuple(self.mishaps), self.put_off, drafts, to_mend=_once(self.to_mend)
        )

    def _send(self, book: Ledger, now: datetime, *, impatient: bool) -> None:
        ready = [each for each in book.owed if impatient or not _must_wait(book.waits.get(each), now)]
        self.put_off = len(book.owed) - len(ready)
        if not ready:
            return
        home, found = self.work.store.home, self.work.opened
        with opened_transport(
            found.settings.mail.send,
            beside=home.beside,
            drafts=outbox_of(home),
            handed_before=_handed_before(found, now),
        ) as transport:
            for done, (owed, written) in enumerate(_written_ahead(self.office, ready), 1):
                try:
                    goes_on = self._handed_over(owed, written, transport, book=book)
                except DixitError as problem:
                    self._must_be_mended(problem, book, impatient=impatient)
                    goes_on = False
                if not goes_on:
                    self.put_off += len(ready) - done + 1
                    return
                self.watch(done, len(ready))

    def _handed_over(self, owed: Owed, written: Future[Finished], transport: Transport, *, book: Ledger) -> bool:
        """Hand one letter over and write down what became of it; False where no other can leave now either."""
        try:
            finished = written.result()
        except DixitError as problem:
            # Whatever is wrong with this letter holds back nobody else's.
            self.to_mend.append(str(problem))
            self.put_off += 1
            return True
        try:
            transport.deliver(finished.mail)
        except Refused as refused:
            recipient = finished.mail.recipient
            self.work.write(PostRefused(owed.kind, owed.cause, refused.reason, recipient, owed.reader))
            self.mishaps.append(Mishap(owed, f"{recipient}: {refused.reason}", for_good=True))
        except Later as later:
            self._put_off(None if later.everybody else owed, later.reason, book)
            return not later.everybody
        else:
            self.work.write(Posted(owed.kind, owed.cause, owed.reader))
            if owed.reader is not None:
                remember(self.work.store, owed.reader, finished.text)
            self.sent.append(owed)
        return True

    def _must_be_mended(self, problem: DixitError, book: Ledger, *, impatient: bool) -> None:
        """Tell the person at hand; the autopilot, who has none, tries again later as with any other trouble."""
        self.to_mend.append(str(problem))
        if not impatient:
            self.work.write(self._delay(None, str(problem), book))

    def _put_off(self, owed: Owed | None, reason: str, book: Ledger) -> None:
        self.work.write(self._delay(owed, reason, book))
        self.put_off += owed is not None
        self.mishaps.append(Mishap(owed, reason, for_good=False))

    def _delay(self, owed: Owed | None, reason: str, book: Ledger) -> PostDelayed:
        """The next try of a letter, or (without one) of any, after a pause that grows."""
        before = book.waits.get(owed)
        tries = before.tries + 1 if before and not (owed is None and self.sent) else 1
        until = clock.now() + PAUSES[min(tries, len(PAUSES)) - 1]
        if owed is None:
            return PostDelayed(tries, until, reason)
        return PostDelayed(tries, until, reason, owed.kind, owed.cause, owed.reader)


def _written_ahead(office: Office, letters: Sequence[Owed]) -> Iterator[tuple[Owed, Future[Finished]]]:
    """Each letter, finished while the one before is on its way: servers take their time."""
    with ThreadPoolExecutor(1) as writer:
        following = writer.submit(office.mail, letters[0])
        for owed, after in zip_longest(letters, letters[1:]):
            written = following
            if after is not None:
                following = writer.submit(office.mail, after)
            yield owed, written


def _handed_before(found: Opened, now: datetime) -> tuple[float, ...]:
    """How many seconds ago the mails of the last minute left; the journal knows whole seconds."""
    handed = (entry.at for entry in found.journal if isinstance(entry.event, Posted | PostRefused))
    return tuple(max(0.0, (now - at).total_seconds() - 1) for at in handed if at <= now < at + A_MINUTE)


def _once(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))


def _must_wait(wait: Wait | None, now: datetime) -> bool:
    return wait is not None and wait.until > now
