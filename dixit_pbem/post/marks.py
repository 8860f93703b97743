"""The marks by which a mail is known again: tokens, Message-IDs, the loop header. They follow from the game alone."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256

from dixit_pbem.engine.model import Game

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"
"""No look-alikes: no 0, 1, i, l, o, u."""
LENGTH = 8
LOOP_HEADER = "X-Dixit-PBEM"
NO_DOMAIN = "dixit-pbem.invalid"
"""The domain of a game that has no address: its mails are drafts until somebody sends them."""
TOKEN = re.compile(rf"(?<![a-z0-9])[{ALPHABET}]{{{LENGTH}}}(?![a-z0-9])", re.IGNORECASE)


def token(game: Game, player: str, opening: int) -> str:
    """What ties an answer to this game, this player, and the phase that event `opening` opened."""
    return _mark(game, f"token/{game.commitment}/{player}/{opening}")


def question_token(game: Game, player: str, asked: int) -> str:
    """What ties a *yes* to the question that event `asked` brought about."""
    return _mark(game, f"question/{game.commitment}/{player}/{asked}")


def guest_token(game: Game, email: str, knock: int) -> str:
    """What ties an answer to the one question that a guest of this address was asked because of event `knock`."""
    return _mark(game, f"guest/{game.commitment}/{email}/{knock}")


def watcher_token(game: Game, email: str) -> str:
    """What ties a wish for no more mails to somebody who reads along."""
    return _mark(game, f"watcher/{game.commitment}/{email}")


def _mark(game: Game, text: str) -> str:
    digest = hmac.digest(game.setup.seed.encode(), text.encode(), "sha256")
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(LENGTH):
        number, at = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[at])
    return "".join(letters)


def message_id(game: Game, reader: str | None, kind: str, *, cause: int, domain: str) -> str:
    """The Message-ID of a letter: only a second try of the same letter carries the same one.

    Whoever was not sent the letter cannot compute it: an answer from the player's own address is known by it.
    """
    key = f"message/{game.commitment}/{reader or ''}/{kind}/{cause}"
    return f"<{hmac.digest(game.setup.seed.encode(), key.encode(), 'sha256').hex()[:24]}@{domain}>"


def older_message_id(game: Game, reader: str | None, kind: str, *, cause: int, domain: str) -> str:
    """What earlier programs called the same letter: everybody at the table can compute it, so it proves nothing."""
    key = f"{game.commitment}/{reader or ''}/{kind}/{cause}"
    return f"<{sha256(key.encode()).hexdigest()[:24]}@{domain}>"


def domain_of(address: str | None) -> str:
    """The domain that the game's mails are from, as the network knows it."""
    domain = (address or NO_DOMAIN).rpartition("@")[2]
    return domain if domain.isascii() else domain.encode("idna").decode()


def veiled_digest(game: Game, digest: str) -> str:
    """By what a mail is known to say the same again, so that an answer of one letter cannot be found by trying."""
    return hmac.digest(game.setup.seed.encode(), f"digest/{digest}".encode(), "sha256").hex()


def loop_mark(game: Game) -> str:
    """What our own header says, so that no mail of this game is ever taken for an answer."""
    return game.commitment[:12]


def with_token(address: str, mark: str) -> str:
    """`game+k7m2q9wd@example.org`."""
    name, _, domain = address.rpartition("@")
    return f"{name}+{mark}@{domain}"
