"""Whom the game knows: every token, Message-ID and address by which a player's mail is told from others. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from datetime import datetime
from functools import cache, partial

from dixit_pbem.engine.events import PlayerReplaced, Undone
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import (
    AddressAsked,
    AddressChosen,
    AddressTakenBack,
    Posted,
)
from dixit_pbem.journal.facts_of_guests import GuestKnocked, WatcherLeft
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered
from dixit_pbem.journal.guests import takes_guests
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import addresses_chosen
from dixit_pbem.post.dealt_with import keys_of, reads_of
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import MOVES, OPENINGS, opening_of
from dixit_pbem.post.marks import (
    domain_of,
    guest_token,
    loop_mark,
    message_id,
    older_message_id,
    question_token,
    token,
    watcher_token,
)
from dixit_pbem.post.questions import asking, asks_back
from dixit_pbem.post.reading.bounces import OUR_ID, addresses_of, may_be_bounce
from dixit_pbem.post.reading.gates import Stopped
from dixit_pbem.post.reading.identity import MOST_SLIPS, PLUS, TOKEN, SeatKnown, differ
from dixit_pbem.post.reading.mime import Incoming, read_mail


@frozen
class Letters:
    """The mails of one reader by their Message-IDs, those of today and those of older programs, and their tokens."""

    ids: dict[str, str] = field(default_factory=dict)
    older: dict[str, str] = field(default_factory=dict)


PostedTo = Mapping[PlayerName | None, Letters]
NO_LETTERS = Letters()
_CHANGES = (Undone, PlayerReplaced, Posted, AddressChosen, AddressTakenBack, GuestKnocked, WatcherLeft, OfferAnswered)
"""What changes by which marks a player is known."""


@frozen
class GuestKnown:
    """Somebody who was asked whether they want a seat, or take one: the mark of that letter, what it is called."""

    game: str
    knock: int
    email: str
    token: str
    letter: str


@frozen
class Known:
    """What is known of the mails of one game."""

    seats: tuple[SeatKnown, ...]
    keys: frozenset[str]
    """The mails that were dealt with, as their mailbox calls them."""
    lists: frozenset[str]
    """The List-Ids of our own mails."""
    to_moderator: frozenset[str]
    """The Message-IDs of what the moderator was sent."""
    address: str = ""
    """Where our own mails come from, in lower case."""
    guests: tuple[GuestKnown, ...] = ()
    watchers: Mapping[str, str] = field(default_factory=dict)
    """Who reads along, by their address: the mark of their mails."""
    is_open: bool = False
    """May strangers ask for a seat?"""


@frozen
class Wanted:
    """In somebody's own mailbox, only what bears a mark of these games is read."""

    tokens: frozenset[str]
    message_ids: frozenset[str]

    @classmethod
    def of(cls, known: Iterable[Known]) -> Wanted:
        """The marks of these games."""
        seats = [seat for each in known for seat in each.seats]
        return cls(
            frozenset().union(*(seat.tokens for seat in seats)), frozenset().union(*(seat.letters for seat in seats))
        )

    def __call__(self, header: bytes) -> bool:
        """Whether a mail that begins with this header may be for the games."""
        incoming = read_mail(header)
        return self.bears_mark(incoming) or may_be_bounce(incoming)

    def bears_mark(self, incoming: Incoming) -> bool:
        """Does it answer a letter of these games, or carry one of their tokens, be it with a slip of the pen?"""
        text = f"{incoming.subject} {' '.join(incoming.recipients)}".lower()
        words = frozenset(TOKEN.findall(text))
        if not (self.message_ids.isdisjoint(incoming.answers_to) and self.tokens.isdisjoint(words)):
            return True
        return any(differ(word, token) <= MOST_SLIPS for word in words for token in self.tokens)


@frozen
class OfPlayer:
    """Mails of players may be long, for the photo that belongs to a clue."""

    addresses: frozenset[str]
    wanted: Wanted

    @classmethod
    def of(cls, known: Sequence[Known]) -> OfPlayer:
        """The players of these games."""
        return cls(players_of(known), Wanted.of(known))

    def __call__(self, header: bytes) -> bool:
        """Whether a mail that begins with this header is a player's, as far as it says."""
        incoming = read_mail(header)
        return incoming.sender in self.addresses or self.wanted.bears_mark(incoming)


def known_of(running: Running, *, name: str = "") -> Known:
    """Everything by which a mail is known to be for this game; `name` is what the game is called among others."""
    found, posted = running.opened, posted_to(running)
    lists = frozenset({f"{loop_mark(running.game)}.{domain_of(found.settings.mail.address)}"})
    seats, ours = tuple(_seats(running, name, posted=posted)), (found.settings.mail.address or "").lower()
    moderators = posted.get(None, NO_LETTERS)
    to_moderator, guests = frozenset((*moderators.ids, *moderators.older)), tuple(_guests(running, name))
    is_open = takes_guests(found.settings, running.game)
    watchers = {str(each): watcher_token(running.game, each) for each in running.watchers}
    return Known(seats, keys_of(found), lists, to_moderator, ours, guests, watchers, is_open)


def _guests(running: Running, name: str) -> Iterator[GuestKnown]:
    game, domain = running.game, domain_of(running.settings.mail.address)
    for guest in running.guests.values():
        letter = message_id(game, guest.reader, Kind.INVITATION, cause=guest.knock, domain=domain)
        yield GuestKnown(name, guest.knock, guest.email, guest_token(game, guest.email, guest.knock), letter)
    for offer in offers_of(running.history).values():
        letter = message_id(game, offer.reader, Kind.OFFER, cause=offer.seq, domain=domain)
        email = offer.fact.email
        yield GuestKnown(name, offer.seq, email, guest_token(game, email, offer.seq), letter)


def known_after(before: Known, running: Running, happened: Iterable[Happening], *, name: str, key: str) -> Known:
    """The same once a mail was read: nearly always only whom the game waits for is other than before."""
    for each in happened:
        if isinstance(each, (*OPENINGS, *_CHANGES)) or asks_back(each):
            return known_of(running, name=name)
    waited = pending(running.game)
    seats = tuple(replace(seat, waits=seat.player in waited) for seat in before.seats)
    return replace(before, seats=seats, keys=before.keys | {key})


def players_of(known: Iterable[Known]) -> frozenset[str]:
    """The addresses of all players."""
    return frozenset(address.lower() for each in known for seat in each.seats for address in seat.addresses)


def not_reached(mail: Incoming, stopped: Stopped, known: Sequence[Known]) -> tuple[SeatKnown, ...]:
    """Whose letter came back: by the letter itself, or else by the address, where one player's is named."""
    seats, ours = [seat for each in known for seat in each.seats if not seat.lent], {each.address for each in known}
    about = [seat for seat in seats if not set(stopped.about).isdisjoint(seat.letters)]
    if about:
        return tuple(about[:1])
    for named in addresses_of(mail):
        missed = [seat for seat in seats if not (named - ours).isdisjoint(map(str.lower, seat.addresses))]
        if missed:
            return tuple(missed) if len(players_of(known) & named - ours) == 1 or _is_one(missed) else ()
    return ()


def of_their_program(mail: Incoming, known: Iterable[Known]) -> tuple[SeatKnown, ...]:
    """For whom a program answers: for whoever has its address, in every game, or got the letter that it answers."""
    seats = [seat for each in known for seat in each.seats if not seat.lent]
    here = [seat for seat in seats if mail.sender in map(str.lower, seat.addresses)]
    answered = [seat for seat in seats if not set(mail.answers_to[:1]).isdisjoint(seat.letters)]
    return tuple(here) if here and _is_one(here) else tuple(answered)


def _is_one(seats: Iterable[SeatKnown]) -> bool:
    """Does nobody else sit with them at their tables?"""
    return len({seat.player for seat in seats}) == 1


def is_of_another_game(mail: Incoming, known: Iterable[Known]) -> bool:
    """Does it bear the marks of our mails, where they stand in those, and none of them is of these games?"""
    ours = {letter_of(each) for game in known for each in message_ids(game)}
    answered = [letter_of(each) for each in mail.answers_to if OUR_ID.fullmatch(each)]
    words = mail.subject.lower().split()
    in_subject = "]" in mail.subject and TOKEN.fullmatch(words[-1]) is not None
    in_address = any(PLUS.search(address) for address in mail.recipients)
    return ours.isdisjoint(answered) and (in_subject or in_address or bool(answered))


def message_ids(known: Known) -> Iterator[str]:
    """Of all that a game sent."""
    yield from known.to_moderator
    yield from (guest.letter for guest in known.guests)
    for seat in known.seats:
        yield from seat.letters


def letter_of(message_id: str) -> str:
    """What tells a letter from all others, whatever address the game wrote from."""
    return message_id.partition("@")[0]


def openings(found: Opened) -> tuple[int, ...]:
    """Every event that ever opened a phase, also those taken back."""
    return tuple(entry.seq for entry in found.journal if isinstance(entry.event, OPENINGS))


def _seats(running: Running, name: str, *, posted: PostedTo) -> Iterator[SeatKnown]:
    found, game = running.opened, running.game
    current, waited = opening_of(found.history), pending(game)
    opened, questions = openings(found), asking(found.history)
    lent = frozenset(game.standing_in.values())
    for seat in (*running.seats.values(), *(seat for player, seat in running.gone.items() if player in lent)):
        asked = {question_token(game, seat.player, seq): seq for seq in questions.get(seat.player, ())}
        tokens = {token(game, seat.player, opening): opening == current for opening in opened}
        tokens |= {mark: seq > current for mark, seq in asked.items()}
        sent = posted.get(seat.player, NO_LETTERS)
        more = addresses_chosen(found.history, seat.player).values()
        addresses = tuple(filter(None, (seat.email, *(address for each in more for address in (each.email, each.was)))))
        away = seat.player in lent
        waits, addresses = seat.player in waited, () if away else addresses
        yield SeatKnown(name, seat.player, tokens, sent.ids, addresses, waits, asked, sent.older, away)


def posted_to(running: Running, *, from_event: int = 0) -> PostedTo:
    """The mails that each reader was sent, with the token that they carried; under None the moderator's.

    Those of the last events alone where no phase was opened in them.
    """
    posted, questions = dict[PlayerName | None, Letters](), asking(running.history)
    opened = [opening_of(running.history) if from_event else 0]
    game, domain = running.game, domain_of(running.settings.mail.address)
    marked = cache(partial(token, game))
    for entry in running.journal[from_event:]:
        match entry.event:
            case event if isinstance(event, OPENINGS):
                opened.append(entry.seq)
            case Undone(back_to=back_to):
                opened = [seq for seq in opened if seq < back_to]
            case Posted(reader=reader, letter=letter, cause=cause):
                letters = posted.setdefault(reader, Letters())
                mark = ""
                if reader:
                    asks = cause in questions.get(reader, ())
                    mark = question_token(game, reader, cause) if asks else marked(reader, opened[-1])
                letters.ids[message_id(game, reader, letter, cause=cause, domain=domain)] = mark
                letters.older[older_message_id(game, reader, letter, cause=cause, domain=domain)] = mark
            case _:
                pass
    return posted


def address_asked(found: Opened, player: PlayerName) -> str | None:
    """The address that a player asked for and has not confirmed yet."""
    asked: str | None = None
    for step in found.history.facts:
        match step.event:
            case AddressAsked(player=whose, email=email) if whose == player:
                asked = email
            case AddressChosen(player=whose) | AddressTakenBack(player=whose) if whose == player:
                asked = None
            case _:
                pass
    return asked


def has_later_answer(running: Running, player: PlayerName, arrived: datetime) -> bool:
    """Does a mail of this player count in the open phase that arrived later?"""
    opening = opening_of(running.history)
    return any(
        seq > opening and read.verdict in MOVES and read.arrived > arrived
        for seq, read in reads_of(running.history, player)
    )
