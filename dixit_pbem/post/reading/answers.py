"""What an answer can say, and what it is asked for: frozen records between the grammar and those who act on it."""

from __future__ import annotations

from datetime import date
from enum import StrEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.frozen import frozen
from dixit_pbem.post.said import Unread


class Command(StrEnum):
    """What a player may ask for by mail beside a move."""

    STATUS = "status"
    HAND = "hand"
    HELP = "help"
    RULES = "rules"
    LANGUAGE = "language"
    ADDRESS = "address"
    AWAY = "away"
    SAY = "say"
    RESIGN = "resign"
    YES = "yes"
    NO = "no"
    OLD_ADDRESS = "old address"
    FEWER_MAILS = "fewer mails"
    NO_RECEIPTS = "no receipts"
    ALL_MAILS = "all mails"
    NO_PDF = "no pdf"
    WITH_PDF = "with pdf"


@frozen
class OpenFor:
    """One of several rounds that an answer may be for."""

    round: int
    teller: str


@frozen
class Asked:
    """What the reader of a mail was asked for."""

    phase: Phase
    letters: tuple[str, ...]
    """The letters of the player's hand."""
    cards: int
    numbers: tuple[int, ...]
    """All numbers on the table, the player's own card's too."""
    votes: int
    red: bool
    """Does the player also place the red mark?"""
    blind: bool
    """Is the clue said before the hands are seen?"""
    today: date
    own_name: frozenset[str] = frozenset()
    """The words of the player's own name, folded: they say nothing before an answer or below it."""
    standing: ClueRead | CardsRead | VotesRead | None = None
    """What was answered already in this phase, and what counts as long as nothing else does."""
    questioned: bool = False
    """Was the player asked back, so that *yes* is no clue?"""
    offered: bool = False
    """Was anything offered back in this phase, so that *no* takes it away?"""
    rounds: tuple[OpenFor, ...] = ()
    """Where all tell at once, the rounds of the others in the order of the mail."""
    names: tuple[str, ...] = ()
    """Everybody at the table, where an answer may name them."""


@frozen
class ClueRead:
    """A clue and the card it rests on; no card where the clue is blind."""

    letter: str | None
    text: str
    ignored: str


@frozen
class CardsRead:
    """Cards given; none at all takes back what was given."""

    letters: tuple[str, ...]
    ignored: str
    rounds: tuple[int, ...] = ()
    """For which round each is, where several are open; with votes as well."""


@frozen
class VotesRead:
    """Votes, as written: a number named twice stands there twice."""

    numbers: tuple[int, ...]
    red: int | None
    ignored: str
    rounds: tuple[int, ...] = ()


@frozen
class CommandRead:
    """A command; dates stand in its argument as `2026-12-03 2026-12-10`, a language as its code."""

    command: Command
    argument: str
    ignored: str


@frozen
class Unclear:
    """Nothing that can be acted on; `read` are the words it is about."""

    why: Why | Unread
    read: str
    likely: ClueRead | CardsRead | VotesRead | None = None
    """What it may mean, to be offered back."""


@frozen
class Idle:
    """Thanks, small talk, a program's text: there is nothing to record in it and nothing to ask."""

    read: str
    automatic: bool = False


Answer = ClueRead | CardsRead | VotesRead | CommandRead | Unclear | Idle
