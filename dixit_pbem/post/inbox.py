"""Mail comes in: gathered from the mailbox and kept, then sorted: whose is it, what does it say, what is written down.

Edge: reads mailboxes, writes Stores. A crash anywhere means that a mail is looked at again; the journal knows which
were dealt with. What understands mail is loaded when some came in: most steps find none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING

from dixit_pbem import clock
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.carriers.mailbox import (
    Arrived,
    Mailbox,
    NotRead,
    PassedOver,
    Unreachable,
    handed_over,
    opened_mailbox,
)
from dixit_pbem.post.dealt_with import keys_of
from dixit_pbem.post.keep.mails import Came, pass_over, passed_over, store_mail
from dixit_pbem.storage.disk import names_together
from dixit_pbem.storage.mail_settings import Fetch
from dixit_pbem.storage.reach import must_be_allowed

if TYPE_CHECKING:
    from dixit_pbem.post.reading.known import OfPlayer


@frozen
class Gathered:
    """What one look into a mailbox brought, and what is worth telling of it."""

    mails: tuple[Came, ...] = ()
    notes: tuple[str, ...] = ()
    trouble: str | None = None
    """Why the mailbox could not be read to its end."""


@frozen
class Sorted:
    """What the mails made of each game, by the name that the game has among those that share a mailbox."""

    happened: Mapping[str, tuple[Happening, ...]]
    notes: tuple[str, ...] = ()
    trouble: str | None = None


NOTHING_GATHERED = Gathered()


@dataclass(frozen=True)
class _Marks:
    """By what mails for these games are known, worked out for the first one that is looked at."""

    games: Sequence[Opened]

    def wants(self, header: bytes) -> bool:
        """Whether a mail that begins with this header may be for the games."""
        return self._of_player.wanted(header)

    def of_player(self, header: bytes) -> bool:
        """Whether a mail that begins with this header is a player's, as far as it says."""
        return self._of_player(header)

    @cached_property
    def _of_player(self) -> OfPlayer:
        from dixit_pbem.post.reading.known import OfPlayer, known_of

        return OfPlayer.of([known_of(found.hosted or found.begun) for found in self.games])


def gather(games: Sequence[tuple[Store, Opened]], mailbox: Mailbox) -> Gathered:
    """Keep every new mail of a mailbox, in the order of their arrival; nothing is made of any yet."""
    if not games:
        return NOTHING_GATHERED
    left_alone = frozenset.intersection(*(passed_over(store) for store, _ in games))
    private = all(found.settings.mail.fetch.private for _, found in games)
    # Mailboxes go by the real clock, games perhaps by another.
    begin = min(*(found.journal[0].at for _, found in games), datetime.now(UTC))
    since = begin.date() - timedelta(days=1)
    keys = left_alone.union(*(keys_of(found) for _, found in games))
    marks = _Marks([found for _, found in games])
    mails, passed, notes, trouble = list[Came](), list[str](), list[str](), None
    try:
        wants = marks.wants if private else None
        with names_together():
            for collected in mailbox.collect(keys, since=since, wants=wants, whole=marks.of_player):
                match collected:
                    case Arrived():
                        mails.append(store_mail(games[0][0], collected))
                    case PassedOver(keys=more):
                        passed += more
                    case NotRead(place=place, reason=reason):
                        notes.append(f"{place} cannot be read: {reason}. The others were.")
    except Unreachable as away:
        trouble = away.reason
    for store, _ in games:
        pass_over(store, passed)
    return Gathered(tuple(mails), tuple(notes), trouble)


def sort(works: Mapping[str, Work], gathered: Gathered, *, settle: Callable[..., None]) -> Sorted:
    """Deal with each mail in its turn; `settle` hears of those that were dealt with."""
    if not works or not gathered.mails:
        return Sorted({}, gathered.notes, gathered.trouble)
    from dixit_pbem.post.reading.known import known_of
    from dixit_pbem.post.sorting import SortingTable

    table = SortingTable(works, {name: known_of(work.hosted, name=name) for name, work in works.items()})
    trouble = gathered.trouble
    try:
        settle(*[came.key for came in gathered.mails if table.take(came)])
    except Unreachable as away:
        trouble = away.reason
    for work in works.values():
        pass_over(work.store, table.left_alone)
    return Sorted(table.happened, (*gathered.notes, *table.notes), trouble)


@contextmanager
def looked_into(store: Store, found: Opened) -> Iterator[tuple[Gathered, Callable[..., None]]]:
    """What came in for one game, and who hears of the mails that were dealt with; Unreachable where nobody can say."""
    must_be_allowed(found.settings, found.home)
    with opened_mailbox(found.settings.mail.fetch, beside=store.home.beside) as mailbox:
        yield gather([(store, found)] if found.hosted else [], mailbox), mailbox.settle


def fetch(store: Store) -> Sorted:
    """Read what came in for one game, and nothing else."""
    found = look(store)
    try:
        with looked_into(store, found) as (gathered, settle):
            if found.hosted is None:
                return Sorted({})
            with at_work(store, found) as work:
                made = sort({store.home.name: work}, gathered, settle=settle)
    except Unreachable as away:
        raise DixitError(unreachable(away.reason)) from away
    if made.trouble:
        raise DixitError(unreachable(made.trouble))
    return made


def unreachable(reason: str) -> str:
    """What is said where a mailbox cannot be read."""
    return f"The mailbox cannot be read now: {reason}."


def take_in(store: Store, raw: bytes) -> Sorted:
    """Read one mail that somebody hands over."""
    from dixit_pbem.post.reading.known import OfPlayer, known_of

    found = look(store)
    known = known_of(found.hosted or found.begun)
    arrived = handed_over(raw, clock.now(), whole=OfPlayer.of([known]))
    if arrived.key in known.keys:
        return Sorted({})
    gathered = Gathered((store_mail(store, arrived),))
    with at_work(store, found) as work:
        return sort({store.home.name: work}, gathered, settle=lambda *_: None)


def shared(fetches: Iterable[tuple[Store, Fetch]]) -> tuple[tuple[Store, ...], ...]:
    """Games by mailbox: those that are answered in the same one together."""
    groups: dict[object, list[Store]] = {}
    for store, fetch_from in fetches:
        place = store.home.beside.resolve() if not hasattr(fetch_from.way, "host") else None
        groups.setdefault((fetch_from, place), []).append(store)
    return tuple(map(tuple, groups.values()))
