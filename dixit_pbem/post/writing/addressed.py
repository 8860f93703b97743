"""To whom a letter goes, and by which marks it and its answers are known again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, OfferWithdrawn
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import Seat
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.press import Press
from dixit_pbem.post.due import LETTER_OF_PHASE, OF_GUESTS, OF_RESERVE, Kind
from dixit_pbem.post.ledger import Owed, opening_at, opening_of
from dixit_pbem.post.marks import NO_DOMAIN, domain_of, guest_token, message_id, question_token, token, watcher_token
from dixit_pbem.post.parting import PartingOf
from dixit_pbem.post.questions import asks_back, old_address
from dixit_pbem.post.writing import topics
from dixit_pbem.post.writing.envelope import MARK

ANSWERS = (Kind.RECEIPT, Kind.NOT_UNDERSTOOD)


@dataclass(frozen=True)
class Addressed:
    """A running game as its letters are addressed."""

    store: Store
    running: Running
    press: Press
    parting_of: PartingOf

    @property
    def game(self) -> Game:
        """The game now."""
        return self.running.game

    @property
    def seats(self) -> Mapping[PlayerName, Seat]:
        """Everybody at the table, with the address and the language in force."""
        return self.running.seats

    @cached_property
    def opening(self) -> int:
        """The event that opened what is open now."""
        return opening_of(self.running.history)

    @cached_property
    def happened(self) -> Mapping[int, tuple[datetime, Happening]]:
        """Every event and fact, and when it was written down."""
        return self.running.opened.happened

    @property
    def address(self) -> str:
        """What the game writes from, and where answers go."""
        return self.running.settings.mail.address or f"game@{NO_DOMAIN}"

    def address_of(self, reader: PlayerName | None) -> str | None:
        """Where this reader gets mail; nobody writes to a player on paper."""
        seat = (self.seats.get(reader) or self.running.others[reader]) if reader else None
        return seat.email if seat else self.running.settings.moderator.email

    def recipient(self, owed: Owed) -> str | None:
        """Where this letter goes: of a change of address the old one hears."""
        return (owed.reader and old_address(self.happened[owed.cause][1])) or self.address_of(owed.reader)

    def token_of(self, player: PlayerName) -> str:
        """The token of a player in the phase that is open."""
        return token(self.game, player, self.opening)

    def mark_of(self, owed: Owed) -> str:
        """The token of a letter: its phase's, or its own where it asks something; none where nothing is answered."""
        reader = owed.reader
        if reader is not None and owed.kind is Kind.INVITATION:
            return guest_token(self.game, self.running.guests[reader].email, owed.cause)
        if reader is not None and owed.kind is Kind.OFFER:
            return guest_token(self.game, reader, owed.cause)
        if reader is not None and owed.kind is Kind.REVEAL:
            return watcher_token(self.game, reader)
        if reader is None or reader not in self.seats:
            return ""
        asks = owed.kind in (*ANSWERS, Kind.NOTICE) and asks_back(self.happened[owed.cause][1])
        return (question_token if asks else token)(
            self.game, reader, owed.cause if asks else self.opening_of_phase(owed)
        )

    def opening_of_phase(self, owed: Owed) -> int:
        """The event that opened the phase which a letter is about: an answer may concern the one before."""
        return opening_at(self.running.history, owed.cause) if owed.kind in ANSWERS else self.opening

    def then(self, owed: Owed) -> Game:
        """The game when that phase opened which a letter is about."""
        return topics.game_at(self.running.history, self.game, self.opening_of_phase(owed))

    def id_of(self, owed: Owed) -> str:
        """The Message-ID of a letter."""
        return message_id(self.game, owed.reader, owed.kind, cause=owed.cause, domain=domain_of(self.address))

    def references(self, owed: Owed) -> Iterator[str]:
        """Back to the round's first mail, then to what this answers."""
        (_, cause), start = self.happened[owed.cause], topics.began(self.running.history)
        if owed.reader is not None and owed.kind is Kind.SEAT:
            yield self.id_of(Owed(owed.reader, Kind.INVITATION, self.running.guests[owed.reader].knock))
        elif owed.reader is not None and isinstance(cause, OfferAnswered | OfferWithdrawn):
            yield self.id_of(Owed(owed.reader, Kind.OFFER, cause.offer))
        elif owed.reader is not None and owed.kind not in (*OF_GUESTS, *OF_RESERVE, Kind.REVEAL) and owed.cause > start:
            asks = LETTER_OF_PHASE.get(self.then(owed).phase, Kind.HAND)
            first, asked = Owed(owed.reader, Kind.HAND, start), Owed(owed.reader, asks, self.opening_of_phase(owed))
            yield from dict.fromkeys(self.id_of(each) for each in (first, asked) if each != owed)
        if isinstance(cause, MailRead | MailHeld | GuestKnocked | GuestAnswered | OfferAnswered) and MARK.fullmatch(
            cause.message_id
        ):
            yield cause.message_id
