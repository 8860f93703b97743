"""The post of many games that are answered in one mailbox: each mail goes to the few that it may be for.

Edge: reads a mailbox, writes Stores. A game that cannot take its mail now leaves it in the mailbox, unread, and holds
back nobody else's. What belongs to nobody is kept beside the games, where several people moderate them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import date

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Side, Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.carriers.mailbox import Arrived, Mailbox, NotRead, PassedOver, Unreachable
from dixit_pbem.post.keep.mails import Came, pass_over, passed_over, store_mail
from dixit_pbem.post.reading.directory import Directory
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.post.sorting import SortingTable
from dixit_pbem.storage.disk import names_together


@frozen
class Addressee:
    """A game whose mail comes in here."""

    store: Store
    opened: Callable[[], Opened]
    """How it stands, as far as is known."""


@frozen
class _Sent:
    """A mail, what it says if that was read already, and the games that it may be for, the one that keeps it first."""

    came: Came
    incoming: Incoming | None
    games: tuple[str, ...]


@dataclass
class Delivered:
    """What a look into the mailbox brought."""

    happened: dict[str, tuple[Happening, ...]] = field(default_factory=dict)
    after: dict[str, tuple[object, Opened]] = field(default_factory=dict)
    """Of each game that got mail its stamp when nobody else could write it, and how it stood."""
    unread: dict[str, DixitError] = field(default_factory=dict)
    """The games that could not take their mail now, and why."""
    faults: dict[str, Exception] = field(default_factory=dict)
    """The games in which went wrong what nobody foresaw."""
    notes: list[str] = field(default_factory=list)
    trouble: str | None = None
    """Why the mailbox could not be read to its end."""


@dataclass
class _Dealt:
    """Which mails need not be handed over again."""

    directory: Directory
    left_alone: set[str]

    def __contains__(self, key: object) -> bool:
        return key in self.left_alone or (isinstance(key, str) and self.directory.knows(key))


@frozen
class Company:
    """The games that are answered in one mailbox, as one autopilot knows them."""

    games: Mapping[str, Addressee]
    since: date
    """What came in before is none of theirs."""
    private: bool
    """It is somebody's own mailbox."""
    moderated_by_one: bool
    complete: bool
    """Could all its games be read? Else what seems nobody's may be another's."""


class PostRoom:
    """Where the mails of one mailbox are sorted, round after round; what is nobody's is kept on its own side."""

    def __init__(self, side: Side, *, run: str) -> None:
        self.directory = Directory()
        self._side = side
        self._list = f"mail/passed-over-{run}"
        self._left_alone: set[str] | None = None

    def deliver(self, company: Company, mailbox: Mailbox) -> Delivered:
        """Every new mail, with the games that it is for."""
        delivery = _Delivery(company, self.directory, self._side)
        if self._left_alone is None:
            self._left_alone = set(passed_over(self._side, self._list))
        with names_together():
            mails = delivery.gathered(mailbox, _Dealt(self.directory, self._left_alone))
        try:
            for together, some in _apart(mails):
                delivery.sort(together, some, mailbox.settle)
        except Unreachable as away:
            delivery.made.trouble = away.reason
        new = [key for key in delivery.left_alone if key not in self._left_alone]
        if new and company.complete:
            pass_over(self._side, new, self._list)
            self._left_alone.update(new)
        return delivery.made


class _Delivery:
    """One look into the mailbox."""

    def __init__(self, company: Company, directory: Directory, side: Side) -> None:
        self.company = company
        self.games = company.games
        self.directory = directory
        self.side = side
        self.made = Delivered()
        self.left_alone: list[str] = []

    def gathered(self, mailbox: Mailbox, dealt: _Dealt) -> list[_Sent]:
        """Every new mail, kept before anything is made of it."""
        mails: list[_Sent] = []
        wants = self.directory.wants if self.company.private else None
        try:
            for collected in mailbox.collect(
                dealt, since=self.company.since, wants=wants, whole=self.directory.of_player
            ):
                match collected:
                    case Arrived():
                        mails += self._kept(collected)
                    case PassedOver(keys=keys):
                        self.left_alone += keys
                    case NotRead(place=place, reason=reason):
                        self.made.notes.append(f"{place} cannot be read: {reason}. The others were.")
        except Unreachable as away:
            self.made.trouble = away.reason
        return mails

    def _kept(self, arrived: Arrived) -> Iterator[_Sent]:
        incoming, games = self._for(arrived)
        if not games:
            self._nobodys(arrived, incoming)
            return
        if not self._can_take(games):
            return
        try:
            came = store_mail(self.games[games[0]].store, arrived)
        except DixitError as problem:
            self.made.unread[games[0]] = problem
        else:
            yield _Sent(came, None if arrived.pieces else incoming, games)

    def _for(self, arrived: Arrived) -> tuple[Incoming | None, tuple[str, ...]]:
        everybody = tuple(self.games)
        if len(everybody) == 1 and self.company.complete:
            return None, everybody
        try:
            incoming = read_mail(arrived.raw)
            found = tuple(game for game in self.directory.games_of(incoming) if game in self.games)
        except (DixitError, OSError):
            raise
        except Exception:
            # What breaks the reader is tried where faults of mails are counted.
            return None, everybody[:1]
        # With one moderator for all, the first game is as good a place as any for what nobody knows.
        first = self.company.moderated_by_one and self.company.complete and not self.company.private
        return incoming, found or (everybody[:1] if first else ())

    def _nobodys(self, arrived: Arrived, incoming: Incoming | None) -> None:
        if not self.company.complete:
            return
        if not self.company.private:
            came = store_mail(self.side, arrived)
            sender = incoming.sender if incoming else ""
            self.made.notes.append(
                f"A mail from {sender or 'nobody'} is for none of these games. "
                f"It is kept as {self.side.place}/mail/{came.name}."
            )
        self.left_alone.append(arrived.key)

    def _can_take(self, games: Iterable[str]) -> bool:
        """A mail that came later is not read before one that had to stay."""
        sick = self.made.unread.keys() | self.made.faults.keys()
        return sick.isdisjoint(games)

    def sort(self, together: Sequence[str], mails: Sequence[_Sent], settle: Callable[..., None]) -> None:
        """Deal with mails of games that nobody else writes meanwhile."""
        dealt_with: list[str] = []
        with ExitStack() as locks:
            works: dict[str, Work] = {}
            for game in together:
                try:
                    works[game] = locks.enter_context(at_work(self.games[game].store, self.games[game].opened()))
                except DixitError as problem:
                    self.made.unread[game] = problem
                except Exception as fault:
                    self.made.faults[game] = fault
            table = SortingTable(works, {game: self.directory.known[game] for game in works})
            dealt_with += [mail.came.key for mail in mails if self._can_take(mail.games) and self._taken(table, mail)]
            self.made.notes += table.notes
            self.left_alone += table.left_alone
            for game in table.happened:
                self.made.happened[game] = table.happened[game]
                self.made.after[game] = works[game].store.stamp(), works[game].opened
                self.directory.put(game, table.known[game])
        # A server may be slow, and the games are free meanwhile.
        settle(*dealt_with)

    def _taken(self, table: SortingTable, mail: _Sent) -> bool:
        try:
            return table.take(mail.came, mail.incoming, first=mail.games[0])
        except DixitError as problem:
            self.made.unread |= dict.fromkeys(mail.games, problem)
        except Unreachable:
            raise
        except Exception as fault:
            self.made.faults |= dict.fromkeys(mail.games, fault)
        return False


def _apart(mails: Iterable[_Sent]) -> Iterator[tuple[tuple[str, ...], list[_Sent]]]:
    """The mails by the games that have to be open together, in their order."""
    with_others: dict[str, str] = {}

    def root(game: str) -> str:
        while (other := with_others.setdefault(game, game)) != game:
            game = other
        return game

    mails = list(mails)
    for mail in mails:
        for game in mail.games[1:]:
            with_others[root(game)] = root(mail.games[0])
    groups: dict[str, list[_Sent]] = {}
    for mail in mails:
        groups.setdefault(root(mail.games[0]), []).append(mail)
    for some in groups.values():
        yield tuple(dict.fromkeys(game for mail in some for game in mail.games)), some
