"""One letter for the overviews of several games, to whoever moderates them: it leaves, and each game writes it down.

Edge: sends mail. A folder beside one of the games says whether the letter has left, for all of them: whoever is killed
between two games finds that there. At worst the letter comes twice, with the same Message-ID.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from hashlib import sha256

from dixit_pbem import clock
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.paper.templates import own_among
from dixit_pbem.post import writing
from dixit_pbem.post.carriers.pool import Carriers, account
from dixit_pbem.post.carriers.to_drafts import outbox_of
from dixit_pbem.post.carriers.transport import Later, Outgoing, Paced, Refused
from dixit_pbem.post.due import Kind, step_of
from dixit_pbem.post.keep import on_its_way
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.mornings import mornings
from dixit_pbem.post.office import Finished, reading_of
from dixit_pbem.post.outbox import Outbox, post, trouble_of
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.parting import PartingOf
from dixit_pbem.post.posting import Posting, once
from dixit_pbem.post.writing.enclosures import figures
from dixit_pbem.post.writing.envelope import as_bytes, message
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.shipped import mail_templates

MOST = 24
"""So many games are open at once for their letter."""
LONGEST = 9_000
"""So many characters of text make some 60 kB of HTML: mail programs cut what is longer."""


@frozen
class Teller:
    """A game whose overview may leave together with others."""

    store: Store
    opened: Callable[[], Opened]
    """How it stands, as far as is known."""


@frozen
class Left:
    """What became of an overview, the stamp of its game when nobody else could write it, and how it stood."""

    posting: Posting
    stamp: object
    opened: Opened


@dataclass
class _Part:
    """What one game tells."""

    outbox: Outbox
    owed: Owed
    finished: Finished

    @property
    def store(self) -> Store:
        return self.outbox.work.store

    @property
    def letter(self) -> str:
        """The Message-ID of its own letter."""
        return self.outbox.office.id_of(self.owed)


def company_of(found: Opened) -> object:
    """What games have in common whose overviews leave as one mail; None where none is owed, or there is no way."""
    running, send = found.running, found.settings.mail.send
    if running is None or send.way is None or all(each.kind is not Kind.DIGEST for each in owed_now(found).owed):
        return None
    moderator = found.settings.moderator.email or ""
    words, beside = reading_of(running, None).words, found.home.beside
    own = own_among(mail_templates(beside))
    return moderator.lower(), words.language, account(send, beside), found.settings.mail.address, own


def post_together(
    tellers: Sequence[Teller], *, parting_of: PartingOf, carriers: Carriers
) -> Mapping[Store, Left | DixitError]:
    """Let the overviews of these games leave, as one mail where it is those of several."""
    became: dict[Store, Left | DixitError] = {}
    with ExitStack() as turns:
        parts = []
        for teller in tellers:
            try:
                part = _part(teller, turns, parting_of)
            except DixitError as problem:
                became[teller.store] = problem
            else:
                parts += [part] if part else []
        for together in _that_fit(parts):
            if len(together) > 1:
                became |= _sent(together, carriers)
    for teller in tellers:
        if teller.store not in became:
            became[teller.store] = _alone(teller, parting_of, carriers)
    return became


def _part(teller: Teller, turns: ExitStack, parting_of: PartingOf) -> _Part | None:
    """What a game tells, as the mail that it would be alone: that one had its last look."""
    with at_work(teller.store, teller.opened()) as work, ExitStack() as turn:
        if not turn.enter_context(work.store.turn_to_send(patience=0)):
            return None
        outbox = Outbox(work, parting_of, unwatched, impatient=False, press=None)
        outbox.look()
        owed = next((each for each in outbox.ready if each.kind is Kind.DIGEST), None)
        if owed is None:
            return None
        finished = outbox.office.mail(owed)
        turns.enter_context(turn.pop_all())
        return _Part(outbox, owed, finished)


def _that_fit(parts: Sequence[_Part]) -> Iterator[Sequence[_Part]]:
    """The games by their letters, none of which is too long."""
    begin, length = 0, 0
    for number, part in enumerate(parts):
        length += len(part.finished.text)
        if length > LONGEST and number > begin:
            yield parts[begin:number]
            begin, length = number, len(part.finished.text)
    yield parts[begin:]


def _sent(parts: Sequence[_Part], carriers: Carriers) -> Iterator[tuple[Store, Left | DixitError]]:
    """Hand one mail over for all of them; afterwards each writes down what became of it."""
    leader = next((part for part in parts if on_its_way.is_begun(part.store, part.letter)), parts[0])
    # About other games it is another mail: who is left out of it must not think that theirs has left.
    known_as = sha256("/".join(part.letter for part in parts).encode()).hexdigest()[:24]
    work, pause = leader.outbox.work, 0.0
    trouble: Refused | Later | DixitError | None = None
    try:
        mail, home = _mail(parts, leader), work.store.home
        send = work.opened.settings.mail.send
        with carriers.carrier(send, beside=home.beside, drafts=outbox_of(home)) as transport:
            if isinstance(transport, Paced) and transport.pause:
                pause = transport.pause
            else:
                marks = [(part.store, _mark(part)) for part in parts]
                on_its_way.begin_together(work.store, marks, letter=leader.letter, known_as=known_as)
                trouble = trouble_of(transport, mail)
    except DixitError as problem:
        trouble = problem
    if trouble is None and not pause:
        on_its_way.left_together(work.store, known_as)
    for part in parts:
        try:
            yield part.store, _noted(part, trouble, pause)
        except DixitError as problem:
            yield part.store, problem


def _mark(part: _Part) -> on_its_way.Mark:
    return on_its_way.Mark(part.outbox.office.game.commitment, part.owed.kind, part.owed.cause, part.owed.reader)


def _mail(parts: Sequence[_Part], leader: _Part) -> Outgoing:
    """The one mail; it bears the marks of the game that leads."""
    office, owed = leader.outbox.office, leader.owed
    apart = len({part.store.home.beside.resolve() for part in parts}) > 1
    told = []
    for part in parts:
        day, home = part.outbox.office.day(part.owed), part.store.home
        # Whoever types a command stands in one folder.
        told.append(
            (
                part.outbox.office.desk(part.owed),
                replace(day, game=str(home.beside.resolve() / home.name)) if apart else day,
            )
        )
    letter = writing.digests(told)
    rendered = render_letter(letter, templates=mail_templates(leader.store.home.beside))
    desk = office.desk(owed)
    subject = writing.subject_of(desk.words, letter.title, owed.kind, token="")
    envelope = replace(office.envelope(owed, desk), sender_name=letter.title, subject=subject)
    finished = message(rendered, envelope, pictures=figures(rendered))
    return replace(leader.finished.mail, raw=as_bytes(finished), step=step_of(office.game))


def _noted(part: _Part, trouble: Refused | Later | DixitError | None, pause: float) -> Left:
    """One game writes down what became of the letter."""
    outbox = part.outbox
    with at_work(part.store, outbox.work.opened) as work:
        outbox.work = work
        if isinstance(trouble, DixitError):
            outbox.must_be_mended(trouble)
        elif not pause:
            outbox.noted(part.owed, part.finished, trouble)
        if trouble is None and not pause:
            on_its_way.come(part.store, _mark(part), on_its_way.Came.NOTED)
        owed = owed_now(work.opened).owed
        asleep = len(mornings(owed, work.opened, clock.now()))
        posting = Posting(
            sent=tuple(outbox.sent),
            mishaps=tuple(outbox.mishaps),
            waiting=len(owed) - asleep,
            for_morning=asleep,
            to_mend=once(outbox.to_mend),
            pause=pause,
        )
        return Left(posting, part.store.stamp(), work.opened)


def _alone(teller: Teller, parting_of: PartingOf, carriers: Carriers) -> Left | DixitError:
    """The overview of a game alone, in its own mail."""
    try:
        with at_work(teller.store, teller.opened()) as work:
            posting = post(work, parting_of=parting_of, watch=unwatched, impatient=False, carriers=carriers)
            return Left(posting, teller.store.stamp(), work.opened)
    except DixitError as problem:
        return problem
