"""Mails that wait: two clicks settle one. The first shows what came and how it may be meant, the second decides."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.desk.behind import framed
from dixit_pbem.desk.cards import card_address, card_of_reading
from dixit_pbem.desk.frames import has_page
from dixit_pbem.desk.game import done
from dixit_pbem.desk.waiting import waiting, waits
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.store import Store
from dixit_pbem.post.day import wishes
from dixit_pbem.post.keep.mails import is_kept, stored_mail
from dixit_pbem.progress import unwatched
from dixit_pbem.table.done import Done
from dixit_pbem.table.held import accept, moderator_plays, reject
from dixit_pbem.table.meant import InFull, in_full
from dixit_pbem.table.moderation import waits_to_go


@frozen
class Meant:
    """A way in which a mail may be meant, and the picture that it names."""

    reading: str
    picture: str


def mails(ask: Ask) -> Response:
    """Every mail that waits."""
    found = ask.table.opened
    return ask.show(
        "mails.html.j2", waiting=waiting(found, ask.words), wishes=wishes(found), plays=moderator_plays(found)
    )


def looked(ask: Ask) -> Response:
    """What came: asked for by a click, for it may spoil."""
    number = _number(ask)
    if waits_to_go(dict(ask.table.opened.held)[number]):
        return mails(ask)
    full = in_full(ask.table.store, number)
    fact = dict(full.found.held)[number]
    return ask.show(
        "mail.html.j2",
        mail=waits(ask.table.opened, ask.words, number, fact),
        full=full,
        meant=tuple(_meant(ask, full, reading) for reading in full.readings),
        frame=_frame(ask, fact),
        spoils=_spoils(full),
        seats=(full.found.hosted or full.found.begun).game.seats,
        mark=secrets.token_urlsafe(12),
        seen=len(full.found.journal),
    )


def _number(ask: Ask) -> int:
    typed = ask.path("number")
    if not typed.isdigit() or int(typed) not in dict(ask.table.opened.held):
        raise NotFound(ask.words.say("This mail waits no more."))
    return int(typed)


def _meant(ask: Ask, full: InFull, reading: str) -> Meant:
    card = card_of_reading(full.found.begun.game, full.mail.player, reading) if full.mail.player else None
    return Meant(reading, card_address(ask, full.found, card) if card else "")


def _frame(ask: Ask, fact: MailHeld) -> str:
    """Where a frame finds the mail with its own looks, where it has any."""
    store: Store = ask.table.store
    if not is_kept(store, fact.mail):
        return ""
    raw = stored_mail(store, fact.mail)
    return framed(ask, raw) if has_page(raw) else ""


def _spoils(full: InFull) -> str:
    """Before whom it spoils: a moderator who plays."""
    plays = moderator_plays(full.found) and full.mail.player != full.found.settings.moderator.name
    return full.found.settings.moderator.name if plays else ""


def settled(ask: Ask) -> Response:
    """Accept it, reject it, or say whose it is; its effect at once."""
    typed = ask.path("number")
    if not typed.isdigit():
        raise NotFound(ask.words.say("This mail waits no more."))
    number = int(typed)
    return done(ask, _decision(ask, number))


def _decision(ask: Ask, number: int) -> Callable[[Store], Done]:
    how, reading, name = ask.field("how"), ask.field("reading"), ask.field("player")
    match how:
        case "reject":
            return lambda store: reject(store, number, words=ask.field("words"), watch=unwatched)
        case "accept":
            return lambda store: accept(store, number, player=None, reading=reading, watch=unwatched)
        case "assign":
            return lambda store: accept(store, number, player=_seated(name), reading=reading, watch=unwatched)
        case _:
            raise DixitError(ask.words.say("This form cannot be read, so nothing was done."))


def _seated(name: str) -> Callable[[Game], PlayerName]:
    def player(game: Game) -> PlayerName:
        if name not in game.seats:
            raise NotFound(f"'{name}' does not sit at this table (any more).")
        return PlayerName(name)

    return player


ROUTES = (
    shows("/game/{game}/mails", mails),
    does("/game/{game}/mails/{number}", looked),
    does("/game/{game}/mails/{number}/settle", settled),
)
