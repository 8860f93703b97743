"""The next game of a group: the same people and settings, seats turned by one, and what they have seen remembered.

Edge: reads the game before and the decks, writes the new file.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from dixit_pbem.engine.events import HandsDealt, HandsRefilled, PlayerJoins, TableLaid
from dixit_pbem.engine.memory import seen_after
from dixit_pbem.engine.model import CardId, Phase, PlayerName, in_words
from dixit_pbem.engine.playable import comfortable_deck, least_deck, why_unplayable
from dixit_pbem.engine.systems import rules_for
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_of_guests import GameFollows
from dixit_pbem.journal.guests import watchers_of
from dixit_pbem.journal.opened import Opened, Running, look
from dixit_pbem.journal.seats import Seat
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage.deck_file import read_deck
from dixit_pbem.storage.decks import deck_list, find_deck, load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.names import folded
from dixit_pbem.storage.new_file import path_for
from dixit_pbem.storage.next_text import NextGame, NextSeat, next_text, next_title
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.settings import Helper, Settings
from dixit_pbem.storage.spec import RANDOM, VOLUNTEER
from dixit_pbem.table.begin import without_lines
from dixit_pbem.table.moves import begun_with
from dixit_pbem.table.phrases import counted


@frozen
class Following:
    """What may be said of a next game; what is None or empty follows from the one before."""

    title: str | None = None
    decks: tuple[str, ...] = ()
    seed: str | None = None


def follow(path: Path | None, before: GameFile, said: Following) -> tuple[str, ...]:
    """Write the game that comes after this one; the lines say what comes next."""
    found = look(before)
    must_be_allowed(found.settings, found.home)
    running = _over(found, before)
    title = said.title or next_title(found.settings.title)
    path = path or path_for(title, before.path.parent)
    if path.parent.resolve() != found.home.beside.resolve():
        raise DixitError(
            f"{quoted(path)} would lie in another folder than {quoted(before.path)}, where its decks and mails are. "
            f"Write it there, as in `{typed('new', before.path.parent / path.name, '--after', before.path)}`."
        )
    seats = _seats(running)
    decks, mixed = (said.decks, ()) if said.decks else _decks(running, len(seats))
    game = _next_game(running, seats, title=title, decks=decks, seed=said.seed)
    text = next_text(found.contents.settings_text if found.contents else "", found.settings, game)
    seen = seen_after(running.game, *_seen(found))
    with without_lines(path.name):
        lines = begun_with(path, text, GameFollows(found.settings.title, seen))
    teller = f"{in_words(tuple(seat.name for seat in seats))} sit in this order: the seats moved on by one."
    return (*lines, teller, *mixed)


def _over(found: Opened, before: GameFile) -> Running:
    """The game before, which must be over: until then its hands and its pile are secrets."""
    file = quoted(before.path)
    if found.running is None:
        raise DixitError(f"{file} has not begun, so no game can come after it. Play it, or change its settings.")
    if found.running.game.phase is not Phase.FINISHED:
        raise DixitError(
            f"{file} is not over yet, and the next game would tell what lies in its pile. Play it to its end, or end "
            f"it with `{typed('end', before.path)}`; then call this again."
        )
    return found.running


def _seats(running: Running) -> tuple[NextSeat, ...]:
    """Who sat there at the end, and who was about to join where the rules have room; the second seat comes first."""
    game = running.game
    seats = tuple(running.seats[player] for player in game.seats if player not in game.leaving)
    staying = tuple(_again(seat, running) for seat in (*seats[1:], *seats[:1]))
    joins = (step.event for step in running.history.steps if isinstance(step.event, PlayerJoins))
    email = {event.player: event.email for event in joins}
    coming = tuple(NextSeat(each.player, email.get(each.player), None, {}) for each in game.joining)
    room = not why_unplayable(game.setup.choice, len(staying) + len(coming))
    return (*staying, *coming) if room else staying


def _again(seat: Seat, running: Running) -> NextSeat:
    settings, listed = running.settings, seat.listed
    written = {
        "language": listed.language if listed else settings.language,
        "receipts": listed.receipts if listed else settings.mail.receipts,
        "pages": listed.pages if listed else settings.mail.pages,
    }
    now = {"language": seat.language, "receipts": seat.receipts, "pages": seat.pages}
    return NextSeat(
        seat.player, seat.email, listed, {key: now[key] for key, before in written.items() if now[key] != before}
    )


def _next_game(
    running: Running, seats: tuple[NextSeat, ...], *, title: str, decks: tuple[str, ...], seed: str | None
) -> NextGame:
    settings, game = running.settings, running.game
    now_at = {original: player for player, original in game.former.items()}
    addresses = {seat.email.lower() for seat in seats if seat.email}
    return NextGame(
        title,
        decks,
        _first(settings.first, tuple(PlayerName(seat.name) for seat in seats), now_at),
        seats,
        {
            team.name: (now_at.get(one, one), now_at.get(other, other))
            for team in settings.teams
            for one, other in (team.players,)
        },
        _moderator(settings, seats),
        tuple(map(str, watchers_of(settings, running.history, players=addresses))),
        tuple(helper for helper in settings.reserve if not _plays(helper, seats, addresses)),
        seed,
    )


def _plays(helper: Helper, seats: Iterable[NextSeat], addresses: Container[str]) -> bool:
    return helper.email in addresses or folded(helper.name) in [folded(seat.name) for seat in seats]


def _first(before: str, seats: tuple[PlayerName, ...], now_at: dict[PlayerName, PlayerName]) -> str:
    """Who tells first: as before, and where that was somebody by name, whoever sits to their left."""
    if before in (VOLUNTEER, RANDOM):
        return before
    told = now_at.get(PlayerName(before), PlayerName(before))
    return seats[(seats.index(told) + 1) % len(seats)] if told in seats else seats[0]


def _moderator(before: Settings, seats: tuple[NextSeat, ...]) -> tuple[str, str | None] | None:
    """The same person; None where the file says who. Without that, it would be whoever sits first now."""
    name, email = before.moderator.name, before.moderator.email
    seat = next((seat for seat in seats if folded(seat.name) == folded(name)), None)
    if seat is None:
        return None if before.line_of("moderator") else (name, email)
    own = seat.listed and seat.listed.email
    moved = email == own and seat.email != own
    if before.line_of("moderator") and not moved:
        return None
    return name, None if moved or email == seat.email else email


def _seen(found: Opened) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Which cards were in a hand, and which on a table, those of moves that were taken back too."""
    held: dict[CardId, None] = {}
    laid: dict[CardId, None] = {}
    for entry in found.journal:
        match entry.event:
            case HandsDealt(hands=hands) | HandsRefilled(drawn=hands):
                held |= dict.fromkeys(card for cards in hands.values() for card in cards)
            case TableLaid(cards=cards):
                laid |= dict.fromkeys(cards)
            case _:
                pass
    return tuple(held), tuple(laid)


def _decks(running: Running, players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The decks of the game before, with others mixed in where they are short; and what to say about it."""
    beside, names = running.home.beside, running.settings.decks
    rules = rules_for(running.game.setup.choice, players)
    if rules is None:
        return names, ()  # whoever reads the new file says why so many cannot play
    cards = sum(len(deck.cards) for deck in load_decks(names, beside))
    added: list[str] = []
    for name, more in _others(names, beside):
        if cards >= comfortable_deck(rules, players):
            break
        added.append(name)
        cards += more
    least = least_deck(rules, players)
    if cards < least:
        raise DixitError(
            f"{counted(players, 'player')} need {least} cards or more, and there are {cards}. There is no other deck "
            "here to mix in: make one with `deck new`, or name the folder of one with --deck."
        )
    if not added:
        return names, ()
    told = f"{in_words(names)} alone has few cards for {players} players, so {in_words(added)} is mixed in"
    return (*names, *added), (f"{told}. Take it out of `deck` in the file if you do not want that.",)


def _others(names: Iterable[str], beside: Path) -> Iterator[tuple[str, int]]:
    """The other decks that can be played with, and how many cards they have; those beside the game come first."""
    used = {find_deck(name, beside).resolve().name for name in names}
    others = [deck for deck in deck_list(beside) if deck.name not in used and not read_deck(deck.folder)[1]]
    for deck in sorted(others, key=lambda deck: not deck.folder.is_relative_to(beside)):
        yield deck.name, len(deck.cards)
