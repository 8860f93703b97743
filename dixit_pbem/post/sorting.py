"""The table on which mails are sorted: whose is it, what does it say, what is written down or held."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from dixit_pbem import clock
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailHeld, MailSetAside
from dixit_pbem.journal.facts_of_guests import WatcherLeft
from dixit_pbem.journal.guests import guests_of
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.dealt_with import keys_of
from dixit_pbem.post.keep.mails import MOST_TRIES, Came, Try, copy_mail
from dixit_pbem.post.marks import veiled_digest
from dixit_pbem.post.reading.belief import waits_for
from dixit_pbem.post.reading.gates import Stopped, gate
from dixit_pbem.post.reading.identity import HELD_FOR, Doubt, Doubtful, Stranger, Sure, identify
from dixit_pbem.post.reading.knocking import (
    answer_of_guest,
    asked_for_a_seat,
    at_the_door,
    guest_who_answers,
    watcher_who_leaves,
)
from dixit_pbem.post.reading.known import GuestKnown, Known, Wanted, is_of_another_game, known_after, players_of
from dixit_pbem.post.reading.long_mail import read_stored
from dixit_pbem.post.reading.machines import players_told_of
from dixit_pbem.post.reading.meaning import answer_of, seen_before
from dixit_pbem.post.reading.mime import TOO_LARGE, Incoming, read_mail
from dixit_pbem.post.reading.standing_in import answer_to_offer
from dixit_pbem.post.said import HeldFor
from dixit_pbem.storage.mail_settings import Folder

MadeOf = Callable[[Work], Sequence[Happening]]
"""What a mail makes of a game that nobody else writes now."""


@frozen
class _Mail:
    """A mail, and what a person would see of it."""

    came: Came
    incoming: Incoming

    def marks(self, work: Work) -> tuple[str, str, str, datetime]:
        """By what the journal of a game knows it."""
        digest = veiled_digest(work.hosted.game, self.incoming.digest)
        return self.came.name, self.came.key, digest, self.came.arrived


@dataclass
class SortingTable:
    """The mails of one mailbox on their way to the games that share it."""

    works: Mapping[str, Work]
    known: dict[str, Known]
    happened: dict[str, tuple[Happening, ...]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    left_alone: list[str] = field(default_factory=list)
    """The keys of mails that are none of the games' business."""
    first: str = ""
    """The game that is told of a mail which might be for any; it keeps the mail until another wants it."""
    _dealt_with: dict[str, set[str]] = field(default_factory=dict)

    @property
    def is_private(self) -> bool:
        """Is it somebody's own mailbox, in which much is none of the games' business?"""
        return all(work.opened.settings.mail.fetch.private for work in self.works.values())

    def take(self, came: Came, incoming: Incoming | None = None, *, first: str = "") -> bool:
        """Deal with one mail, or say that it failed; what fails has other tries, and after the third is held.

        It is read where the `first` game keeps it, unless somebody has read it already.
        """
        self.first = first or next(iter(self.works))
        store = self.works[self.first].store
        with Try(store, came.name) as attempt:
            self._sort(_Mail(came, incoming or read_stored(store, came.name)))
        if attempt.failed is None:
            return True
        self.notes.append(
            f"A mail could not be read ({attempt.failed}, try {attempt.tries} of {MOST_TRIES}): {came.name}."
        )
        if attempt.tries < MOST_TRIES:
            return False
        self._hold(self.first, _Mail(came, read_mail(b"")), HeldFor.BROKEN, player=None)
        return True

    def _sort(self, mail: _Mail) -> None:
        lists = frozenset().union(*(each.lists for each in self.known.values()))
        stopped = gate(mail.incoming, own_lists=lists, players=players_of(self.known.values()))
        if stopped:
            self._stopped(mail, stopped)
            return
        seats = [seat for each in self.known.values() for seat in each.seats]
        servers = self.works[self.first].opened.settings.mail.fetch.own_servers
        if guest := guest_who_answers(mail.incoming, self.known.values(), own_servers=servers):
            self._of_guest(mail, guest)
            return
        leaves = next((game for game, each in self.known.items() if watcher_who_leaves(mail.incoming, each)), None)
        if leaves is not None:
            left = WatcherLeft(*mail.marks(self.works[leaves]), mail.incoming.sender, mail.incoming.message_id)
            self._write(leaves, mail, left)
            return
        lent = {(seat.game, seat.player) for seat in seats if seat.lent}
        match identify(mail.incoming, seats, own_servers=servers):
            case Sure(game, player) | Doubtful(game=str(game), player=player) if (game, player) in lent:
                self._hold(game, mail, HeldFor.STOOD_IN_FOR, player=None)
            case Sure() as who:
                self._of_player(mail, who)
            case Doubtful(doubt=Doubt.OTHER_TOKEN) | Stranger() if self._is_anybodys(mail):
                self.left_alone.append(mail.came.key)
            case Doubtful(doubt=doubt, game=game, player=player):
                self._hold(game or self.first, mail, HELD_FOR[doubt], player=player)
            case Stranger(other_token=False) if self._knocks(mail, servers):
                pass
            case Stranger():
                self._hold(self.first, mail, HeldFor.UNKNOWN_SENDER, player=None)

    def _is_anybodys(self, mail: _Mail) -> bool:
        """Is it for another game that is answered in the same mailbox, or somebody's own?"""
        if Wanted.of(self.known.values()).bears_mark(mail.incoming):
            return False
        another = is_of_another_game(mail.incoming, self.known.values())
        ways = (work.opened.settings.mail.fetch.way for work in self.works.values())
        if another and all(isinstance(way, Folder) for way in ways):
            # Somebody put it there by hand, and may wonder.
            self.notes.append(f"A mail from {mail.incoming.sender} is for another game; it is left alone.")
        return another or self.is_private

    def _knocks(self, mail: _Mail, servers: Sequence[str]) -> bool:
        """Does a stranger ask for a seat at one of the tables? Then all is done that follows from it."""
        for game in (self.first, *(each for each in self.works if each != self.first)):
            work = self.works[game]
            language = at_the_door(mail.incoming, work.hosted, own_servers=servers)
            marks = mail.marks(work)
            asked = language and asked_for_a_seat(work.hosted, mail.incoming, marks, language=language)
            if asked:
                self._write(game, mail, asked)
                return True
        return False

    def _of_guest(self, mail: _Mail, who: GuestKnown) -> None:
        """Somebody answers our question whether they want to play, or to take a seat."""

        def made_of(work: Work) -> Sequence[Happening]:
            marks, offer = mail.marks(work), offers_of(work.hosted.history).get(who.knock)
            if offer:
                return answer_to_offer(work.hosted, offer, mail.incoming, marks, now=clock.now())
            guest = guests_of(work.hosted.history)[who.knock]
            return answer_of_guest(work.hosted, guest, mail.incoming, marks, around=work.around)

        self._write_once(who.game, mail, made_of, player=None)

    def _of_player(self, mail: _Mail, who: Sure) -> None:
        holds_others = self.works[who.game].opened.settings.mail.hold_other_addresses
        reason = waits_for(mail.incoming.sender, who, self.known[who.game], holds_others=holds_others)
        if mail.incoming.flaws and not (who.current and TOO_LARGE in mail.incoming.flaws):
            reason = HeldFor.BROKEN
        if reason:
            self._hold(who.game, mail, reason, player=who.player)
        else:
            made_of = partial(answer_of, came=mail.came, incoming=mail.incoming, who=who)
            self._write_once(who.game, mail, made_of, player=who.player)

    def _stopped(self, mail: _Mail, stopped: Stopped) -> None:
        marks = mail.marks(self.works[self.first])
        told = tuple(players_told_of(stopped, mail.incoming, marks, works=self.works, known=self.known))
        for game, fact in told:
            self._write(game, mail, fact)
        if not told and self.is_private:
            self.left_alone.append(mail.came.key)
        elif not told:
            self._write(self.first, mail, MailSetAside(*marks, stopped.reason, mail.incoming.message_id))

    def _hold(self, game: str, mail: _Mail, reason: HeldFor, *, player: str | None) -> None:
        incoming, whose = mail.incoming, PlayerName(player) if player else None
        held = MailHeld(*mail.marks(self.works[game]), incoming.signed, reason, incoming.message_id, whose)
        self._write_once(game, mail, lambda _work: (held,), player=player)

    def _write_once(self, game: str, mail: _Mail, made_of: MadeOf, *, player: str | None) -> None:
        work, whose = self.works[game], PlayerName(player) if player else None
        if seen_before(work.opened, mail.incoming, mail.came.arrived, player=whose):
            self._write(game, mail, MailSetAside(*mail.marks(work), "It was read before.", mail.incoming.message_id))
        else:
            self._write(game, mail, *made_of(work))

    def _write(self, game: str, mail: _Mail, *happened: Happening) -> None:
        """Write down in one go what a mail makes of a game, unless that was written down already."""
        work = self.works[game]
        if game != self.first:
            copy_mail(mail.came, self.works[self.first].store, work.store)
        if game not in self._dealt_with:
            self._dealt_with[game] = set(keys_of(work.opened))
        dealt_with = self._dealt_with[game]
        if mail.came.key in dealt_with:
            return
        work.write(*happened)
        dealt_with.add(mail.came.key)
        self.happened[game] = (*self.happened.get(game, ()), *happened)
        self.known[game] = known_after(self.known[game], work.hosted, happened, name=game, key=mail.came.key)
