"""The outbox: every letter that is owed leaves, in order; what happened to it is written down at once.

Edge: sends mail. A letter is handed over first and written down as posted afterwards, so a crash between the two costs
at worst one recognisable double and never a letter. Meanwhile the game is free for others: one program sends, all play.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from datetime import timedelta

from dixit_pbem import clock
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import PostDelayed, Posted, PostRefused, Superseded
from dixit_pbem.journal.writer import Work
from dixit_pbem.paper.press import Press, press_for
from dixit_pbem.post.carriers.pool import Carriers, handed_before
from dixit_pbem.post.carriers.to_drafts import ToDrafts, outbox_of
from dixit_pbem.post.carriers.transport import Later, Outgoing, Paced, Refused, Transport, opened_transport
from dixit_pbem.post.due import Kind, step_of
from dixit_pbem.post.keep import on_its_way
from dixit_pbem.post.keep.sent_lines import remember
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.mornings import mornings
from dixit_pbem.post.office import Finished, Office
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.parting import PartingOf
from dixit_pbem.post.past import as_it_was
from dixit_pbem.post.posting import Mishap, Posting, once
from dixit_pbem.progress import OnProgress

PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 240))
"""How long after each failure the next try waits; longer than the last only a clock that is wrong puts it off."""
A_MOMENT = 2.0
"""Seconds that a command waits for another to have sent all: a folder is quick, and a slow server is not waited for."""


def post(
    work: Work,
    *,
    parting_of: PartingOf,
    watch: OnProgress,
    impatient: bool,
    press: Press | None = None,
    carriers: Carriers | None = None,
    digests: bool = True,
) -> Posting:
    """Send every letter that is owed; `impatient` tries those again at once that were put off.

    Without `digests` the moderator's waits, to leave with those of their other games. The game is lent to others while
    a letter is on its way: what they write meanwhile counts for the next one. With `carriers`, which other games use
    too, nobody waits for a provider: what may not leave yet is told as a pause.
    """
    if work.opened.hosted is None:
        return Posting()
    with ExitStack() as turn:
        ours = turn.enter_context(work.store.turn_to_send(patience=0))
        if not ours:
            # Whoever sends now needs the game in between.
            with work.lent():
                ours = turn.enter_context(work.store.turn_to_send(patience=A_MOMENT))
        if not ours:
            # They look once more before their turn is over, and for that they need the game, which is ours now.
            return Posting(waiting=len(owed_now(work.opened).owed), taken_along=True)
        outbox = Outbox(work, parting_of, watch, impatient=impatient, press=press)
        outbox.carriers, outbox.digests = carriers, digests
        return outbox.post()


class Outbox:
    """The letters of a game on their way out, while nobody else sends any."""

    def __init__(
        self, work: Work, parting_of: PartingOf, watch: OnProgress, *, impatient: bool, press: Press | None
    ) -> None:
        self.work = work
        self.parting_of = parting_of
        self.watch = watch
        self.impatient = impatient
        self.office = Office(work.store, work.hosted, press or press_for(work.hosted), parting_of)
        self.waits = owed_now(work.opened).waits
        """What had to wait before any of these letters was tried."""
        self.ready: list[Owed] = []
        self.ahead: dict[Owed, Future[Finished]] = {}
        """Letters that are written while others are on their way: servers take their time."""
        self.tried: set[Owed | None] = set()
        self.sent: list[Owed] = []
        self.over: list[Owed] = []
        self.mishaps: list[Mishap] = []
        self.to_mend: list[str] = []
        self.carriers: Carriers | None = None
        self.digests, self.pause = True, 0.0

    def post(self) -> Posting:
        """Let them leave."""
        by_hand = self.work.opened.settings.mail.send.way is None
        drafts = ToDrafts(outbox_of(self.work.store.home)) if by_hand else None
        before = drafts.lying() if drafts else ()
        try:
            self.look()
            if self.ready:
                self._send()
        except DixitError as problem:
            self.must_be_mended(problem)
        left = [each for each in owed_now(self.work.opened).owed if self._may_leave(each)]
        asleep = {} if self.impatient else mornings(left, self.work.opened, clock.now())
        return Posting(
            tuple(self.sent),
            tuple(self.over),
            tuple(self.mishaps),
            len(left) - len(asleep),
            len(asleep),
            drafts.outbox if drafts else None,
            drafts.since(before, step=step_of(self.work.hosted.game)) if drafts else None,
            to_mend=once(self.to_mend),
            pause=self.pause,
        )

    def look(self) -> None:
        """See what is ready to leave, once it is known what has left."""
        self._note_what_left()
        self._look()

    def _may_leave(self, owed: Owed) -> bool:
        return self.digests or owed.kind is not Kind.DIGEST

    def _note_what_left(self) -> None:
        """Write down the letter that left when nobody could: the program was killed, or the disk was full."""
        mark, known = on_its_way.taken(self.work.store, self.work.hosted.game.commitment), self.work.opened.journal
        if mark is None:
            return
        left = Posted(mark.letter, mark.cause, mark.reader)
        if mark.cause <= len(known) and all(entry.event != left for entry in known):
            self.work.write(left)
        on_its_way.come(self.work.store, mark, on_its_way.Came.NOTED)

    def _look(self) -> None:
        """See what is ready to leave as the game stands now, and write down what is too late."""
        book, now = owed_now(self.work.opened), clock.now()
        dropped = [Superseded(each.kind, each.cause, each.reader) for each in book.over]
        happened = self.work.opened.happened if dropped else {}
        self.work.write(*dropped)
        for each in dropped:
            told = as_it_was(happened, each, until=len(happened) + 1)
            self.over.append(Owed(told.reader, Kind(told.letter), told.cause))
        later = {owed for owed, wait in book.waits.items() if now < wait.until <= now + PAUSES[-1]}
        waits = self.tried | (set() if self.impatient else later | mornings(book.owed, self.work.opened, now).keys())
        ready = (each for each in book.owed if each not in waits and self._may_leave(each))
        self.ready = [] if None in waits else list(ready)

    def _look_again(self) -> None:
        """See what is ready once others have written: nothing of what was prepared may count any more."""
        self.office = Office(self.work.store, self.work.hosted, press_for(self.work.hosted), self.parting_of)
        self.ahead.clear()
        self._look()

    def _send(self) -> None:
        with self._transport() as transport, ThreadPoolExecutor(1) as writer:
            while self.ready:
                if isinstance(transport, Paced) and transport.pause:
                    if self.carriers:
                        self.pause = transport.pause
                        return
                    self._wait(transport)
                elif not self._next(transport, writer):
                    return
                else:
                    self.watch(len(self.tried), len(self.tried) + len(self.ready))

    def _transport(self) -> AbstractContextManager[Transport]:
        home, found = self.work.store.home, self.work.opened
        send = found.settings.mail.send
        if self.carriers:
            return self.carriers.carrier(send, beside=home.beside, drafts=outbox_of(home))
        ago = handed_before(found, clock.now())
        return opened_transport(send, beside=home.beside, drafts=outbox_of(home), handed_before=ago)

    def _wait(self, transport: Paced) -> None:
        """Wait as long as the provider wants, while others may write."""
        before = self.work.opened
        with self.work.lent():
            transport.sleep(transport.pause)
        if self.work.opened is not before:
            self._look_again()

    def _next(self, transport: Transport, writer: ThreadPoolExecutor) -> bool:
        """Deal with the next letter; False where no other can leave now either."""
        for owed in self.ready[:2]:
            if owed not in self.ahead:
                self.ahead[owed] = writer.submit(self.office.mail, owed)
        owed = self.ready.pop(0)
        self.tried.add(owed)
        try:
            finished = self.ahead.pop(owed).result()
        except DixitError as problem:
            # Whatever is wrong with this letter holds back nobody else's.
            self.to_mend.append(str(problem))
            return True
        return self._handed_over(owed, finished, transport)

    def _handed_over(self, owed: Owed, finished: Finished, transport: Transport) -> bool:
        """Hand one letter over while others may write, and write down what became of it."""
        mark = on_its_way.Mark(self.work.hosted.game.commitment, owed.kind, owed.cause, owed.reader)
        on_its_way.begin(self.work.store, mark)
        before = self.work.opened
        with self.work.lent():
            trouble = trouble_of(transport, finished.mail)
            if trouble is None:
                on_its_way.come(self.work.store, mark, on_its_way.Came.TAKEN)
        outrun = self.work.opened is not before
        goes_on = self.noted(owed, finished, trouble)
        if trouble is None:
            on_its_way.come(self.work.store, mark, on_its_way.Came.NOTED)
        if outrun:
            self._look_again()
        return goes_on

    def noted(self, owed: Owed, finished: Finished, trouble: Refused | Later | DixitError | None) -> bool:
        """Write down what became of a letter; False where no other can leave now either."""
        match trouble:
            case None:
                self.work.write(Posted(owed.kind, owed.cause, owed.reader))
                self.sent.append(finished.told)
                if owed.reader is not None:
                    remember(self.work.store, owed.reader, finished.text)
            case Refused(reason=reason):
                recipient = finished.mail.recipient
                self.work.write(PostRefused(owed.kind, owed.cause, reason, recipient, owed.reader))
                self.mishaps.append(Mishap(finished.told, f"{recipient}: {reason}", for_good=True))
            case Later(reason=reason, everybody=everybody):
                late = None if everybody else owed
                self.work.write(self._delay(late, reason))
                self.mishaps.append(Mishap(late and finished.told, reason, for_good=False))
                return not everybody
            case DixitError():
                raise trouble
        return True

    def must_be_mended(self, problem: DixitError) -> None:
        """Tell the person at hand; the autopilot, who has none, tries again later as with any other trouble."""
        if not self.work.may_write:
            raise problem
        self.to_mend.append(str(problem))
        if not self.impatient:
            self.work.write(self._delay(None, str(problem)))

    def _delay(self, owed: Owed | None, reason: str) -> PostDelayed:
        """The next try of a letter, or (without one) of any, after a pause that grows."""
        before = self.waits.get(owed)
        tries = before.tries + 1 if before and not (owed is None and self.sent) else 1
        until = clock.now() + PAUSES[min(tries, len(PAUSES)) - 1]
        if owed is None:
            return PostDelayed(tries, until, reason)
        return PostDelayed(tries, until, reason, owed.kind, owed.cause, owed.reader)


def trouble_of(transport: Transport, mail: Outgoing) -> Refused | Later | DixitError | None:
    """Hand a mail over; what came in between, if anything did."""
    try:
        transport.deliver(mail)
    except (Refused, Later, DixitError) as trouble:
        return trouble
    return None
