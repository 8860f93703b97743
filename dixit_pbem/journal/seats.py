"""Who sits where: the settings as they stand now beside what the game froze when it started. Pure."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping

from dixit_pbem.engine.events import PlayerJoins, PlayerReplaced
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.engine.quiet_hours import QuietTime
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import AddressChosen, AddressTakenBack, LanguageChosen, MailsChosen
from dixit_pbem.journal.facts_of_guests import GuestSeated
from dixit_pbem.journal.guests import seated_before_the_start
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.records import Happening
from dixit_pbem.storage.settings import Player, Settings

_OF_SEATS = (AddressChosen, AddressTakenBack, GuestSeated, LanguageChosen, MailsChosen)


@frozen
class Seat:
    """A seat of the running game: who sits there, who sat there at the start, the address and language in force."""

    player: PlayerName
    original: PlayerName
    email: str | None
    language: str
    timezone: str
    described: bool
    receipts: str
    """Which moves get one."""
    pages: str
    """Whether they come with mails."""
    quiet: QuietTime
    """By their clock."""
    listed: Player | None
    """The entry of the settings that this seat belongs to."""


def seats_in_force(settings: Settings, history: History, game: Game) -> tuple[Seat, ...]:
    """Every seat with the person and the address that count now."""
    by_name = {player.name: player for player in settings.players}
    history, seats = _of_seats(history), []
    for player in game.seats:
        original = game.former.get(player, player)
        listed = by_name.get(player) or by_name.get(original)
        seats.append(_seat(settings, history, player, original, listed, email=_email(player, listed, history)))
    return tuple(seats)


def _of_seats(history: History) -> History:
    """What concerns seats, found in one look: long games have thousands of other facts, and each seat asks thrice."""
    return History(history.game, history.steps, history.so_far(_with_fact_of_seats, ()))


def _with_fact_of_seats(facts: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
    return (*facts, step) if isinstance(step.event, _OF_SEATS) else facts


def _seat(
    settings: Settings,
    history: History,
    player: PlayerName,
    original: PlayerName,
    listed: Player | None,
    *,
    email: str | None,
) -> Seat:
    return Seat(
        player,
        original,
        email,
        _language(settings, player, listed, history),
        listed.timezone if listed else settings.timezone,
        listed is not None and listed.described,
        _wish(player, "receipts", listed.receipts if listed else settings.mail.receipts, history),
        _wish(player, "pages", listed.pages if listed else settings.mail.pages, history),
        listed.quiet if listed else settings.quiet,
        listed,
    )


def former_seats(
    settings: Settings, history: History, events: Iterable[Happening], seated: Container[PlayerName]
) -> Mapping[PlayerName, Seat]:
    """Who sat at the table, or was told to, and does not now: as it was. `events` are all there were."""
    by_name = {player.name: player for player in settings.players}
    history = _of_seats(history)
    origins: dict[PlayerName, PlayerName] = {}
    seats: dict[PlayerName, Seat] = {}
    for event in events:
        if isinstance(event, PlayerJoins):
            listed = by_name.get(event.player)
            seats[event.player] = _seat(settings, history, event.player, event.player, listed, email=event.email)
        if not isinstance(event, PlayerReplaced) or event.back:
            continue
        origin = origins.setdefault(event.by, origins.get(event.player, event.player))
        listed = by_name.get(event.player) or by_name.get(origin)
        for name in (event.player, event.by):
            email = event.email if name == event.by else _email(name, listed, history)
            before = seats.get(name)
            email = before.email if before and name == event.player else email
            seats[name] = _seat(settings, history, name, origin, listed, email=email)
    return {name: seat for name, seat in seats.items() if name not in seated}


def guest_seat(settings: Settings, reader: PlayerName, language: str) -> Seat:
    """How somebody is written to who has no seat, and whom letters know by their address."""
    mail = settings.mail
    return Seat(
        reader,
        reader,
        str(reader),
        language,
        settings.timezone,
        described=False,
        receipts=mail.receipts,
        pages=mail.pages,
        quiet=settings.quiet,
        listed=None,
    )


def _email(player: PlayerName, listed: Player | None, history: History) -> str | None:
    """The address that a command or a mail set last, until the settings say another than they did then."""
    written = email = listed.email if listed else None
    if listed is None:
        came = seated_before_the_start(history)
        email = next((guest.email for guest in came if guest.player == player), None)
    for step in history.steps:
        match step.event:
            case PlayerReplaced(back=True):
                pass
            case PlayerJoins(player=whose, email=joined) if whose == player and listed is None:
                email = joined
            case PlayerReplaced(by=by, email=new) if by == player and listed is None:
                email = new
            case PlayerReplaced(by=by, instead_of=instead_of) if by == player and listed and listed.name != player:
                email = step.event.email if instead_of == written else email
            case _:
                pass
    chosen = [event.email for event in addresses_chosen(history, player).values() if event.instead_of == written]
    return chosen[-1] if chosen else email


def addresses_chosen(history: History, player: PlayerName) -> Mapping[int, AddressChosen]:
    """The changes of address that a player confirmed or the moderator typed in, but for those taken back."""
    chosen: dict[int, AddressChosen] = {}
    for step in history.facts:
        match step.event:
            case AddressChosen(player=whose) if whose == player:
                chosen[step.seq] = step.event
            case AddressTakenBack(player=whose, since=since) if whose == player:
                chosen = {seq: event for seq, event in chosen.items() if seq < since}
            case _:
                pass
    return chosen


def is_taken(address: str, seats: Iterable[Seat], *, player: PlayerName, game: str | None) -> bool:
    """Whether the game itself, or somebody else at the table, reads the mails of this address."""
    others = (seat.email for seat in seats if seat.player != player)
    return address.casefold() in {taken.casefold() for taken in (game, *others) if taken}


def _language(settings: Settings, player: PlayerName, listed: Player | None, history: History) -> str:
    written = language = listed.language if listed else settings.language
    for step in history.facts:
        match step.event:
            case LanguageChosen(player=whose, instead_of=instead_of) if whose == player and instead_of == written:
                language = step.event.language
            case _:
                pass
    return language


def _wish(player: PlayerName, what: str, written: str, history: History) -> str:
    """What a player asked for by mail last, until the settings say another than they did then."""
    asked = (step.event for step in history.facts if isinstance(step.event, MailsChosen))
    own = [each.how for each in asked if (each.player, each.what, each.instead_of) == (player, what, written)]
    return own[-1] if own else written


def in_force(settings: Settings, history: History, game: Game) -> tuple[str, ...]:
    """What commands changed and the settings do not say yet, a line each."""
    return tuple(
        line
        for seat in seats_in_force(settings, history, game)
        if seat.listed is not None
        for line in _changes(seat, seat.listed)
    )


def _changes(seat: Seat, listed: Player) -> Iterator[str]:
    if listed.name != seat.player:
        yield (
            f"{seat.player} sits in the seat that the file gives to {listed.name}; "
            f"mail goes to {seat.email or 'nobody: on paper'}."
        )
    elif listed.email != seat.email:
        written = f"the file says {listed.email or 'no address'}"
        yield f"Mail to {seat.player} goes to {seat.email}, as {seat.player} or you wished; {written}."
    if listed.language != seat.language:
        yield f"{seat.player} reads in '{seat.language}'; the file says '{listed.language}'."
    for what, now, written in (("receipts", seat.receipts, listed.receipts), ("pages", seat.pages, listed.pages)):
        if now != written:
            yield f"{seat.player} wants '{what}: {now}'; the file says '{written}'."


def frozen_changes(settings: Settings, game: Game, history: History, *, file: str) -> tuple[Problem, ...]:
    """What stands otherwise in the settings than when the game started, and may not."""
    return (
        *_changed_rules(settings, game.setup.choice, file),
        *_changed_first(settings, game, file),
        *_changed_players(settings, game, file, guests={guest.player for guest in seated_before_the_start(history)}),
    )


def _changed_rules(settings: Settings, frozen: RuleChoice, file: str) -> Iterator[Problem]:
    line = settings.line_of("rules")
    now = settings.rules
    if now.base != frozen.base:
        yield Problem(file, line, _changed("rules", frozen.base, now.base))
        return
    for name in sorted(now.overrides.keys() | frozen.overrides.keys()):
        before, after = frozen.overrides.get(name, "not there"), now.overrides.get(name, "not there")
        if before != after:
            yield Problem(file, line, _changed(name, _as_yaml(before), _as_yaml(after)))


def _as_yaml(value: object) -> str:
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return str(value)


def _changed(key: str, before: str, after: str) -> str:
    back = "Take it out" if before == "not there" else f"Put {before} back"
    return f"'{key}' was {before} when the game started and is {after} now. {back}, or end the game."


def _changed_first(settings: Settings, game: Game, file: str) -> Iterator[Problem]:
    if settings.first != game.setup.first and settings.first not in game.former:
        yield Problem(file, settings.line_of("first"), _changed("first", game.setup.first, settings.first))


def _changed_players(settings: Settings, game: Game, file: str, *, guests: Container[PlayerName]) -> Iterator[Problem]:
    """Walk through the seats of the start; who left may stand there or not, who was replaced under either name."""
    now_at = {original: player for player, original in game.former.items()}
    listed = list(settings.players)
    for original in game.setup.seats:
        current = now_at.get(original, original)
        if listed and listed[0].name in (original, current):
            listed.pop(0)
        elif current in game.seats and original not in guests:
            yield _wrong_seat(settings, current, listed[0] if listed else None, file)
            return
    for player in (each for each in listed if each.name not in game.seats):
        text = (
            f"{player.name} was not there when the game started. Take the line out; "
            f'`join GAME "{player.name} <…>"` lets somebody join between two rounds.'
        )
        yield Problem(file, player.line, text)


def _wrong_seat(settings: Settings, expected: PlayerName, found: Player | None, file: str) -> Problem:
    if found is None:
        text = f"{expected} is missing from the players. Put the line back, or use `leave` to let {expected} go."
        return Problem(file, settings.line_of("players"), text)
    text = (
        f"Here sat {expected} when the game started, and now stands {found.name}. Put {expected} back; "
        f'to give the seat to somebody else use `replace GAME {expected} "{found.name} <…>"`.'
    )
    return Problem(file, found.line, text)
