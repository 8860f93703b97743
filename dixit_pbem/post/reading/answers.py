"""What an answer can say, and what it is asked for: frozen records between the grammar and those who act on it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.said import Unread


class Command(StrEnum):
    """What a player may ask for by mail beside his moves."""

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
    OLD_ADDRESS = "old address"
    FEWER_MAILS = "fewer mails"
    NO_RECEIPTS = "no receipts"
    ALL_MAILS = "all mails"
    NO_PDF = "no pdf"
    WITH_PDF = "with pdf"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the reader of a mail was asked for."""

    phase: Phase
    letters: tuple[str, ...]
    """The letters of his hand."""
    cards: int
    numbers: tuple[int, ...]
    """All numbers on the table, his own card's too."""
    votes: int
    red: bool
    """Does he also place the red mark?"""
    blind: bool
    """Is the clue said before the hands are seen?"""
    today: date
    own_name: frozenset[str] = frozenset()
    """The words of his own name, folded: they say nothing before an answer or below it."""
    standing: ClueRead | CardsRead | VotesRead | None = None
    """What he answered already in this phase, and what counts as long as nothing else does."""
    questioned: bool = False
    """Was he asked back, so that *yes* is no clue?"""


@dataclass(frozen=True, slots=True)
class ClueRead:
    """A clue and the card it rests on; no card where the clue is blind."""

    letter: str | None
    text: str
    ignored: str


@dataclass(frozen=True, slots=True)
class CardsRead:
    """Cards given; none at all takes back what was given."""

    letters: tuple[str, ...]
    ignored: str


@dataclass(frozen=True, slots=True)
class VotesRead:
    """Votes, as written: a number named twice stands there twice."""

    numbers: tuple[int, ...]
    red: int | None
    ignored: str


@dataclass(frozen=True, slots=True)
class CommandRead:
    """A command; dates stand in its argument as `2026-12-03 2026-12-10`, a language as its code."""

    command: Command
    argument: str
    ignored: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that can be acted on; `read` are the words it is about."""

    why: Why | Unread
    read: str
    likely: ClueRead | CardsRead | VotesRead | None = None
    """What it may mean, to be offered back."""


@dataclass(frozen=True, slots=True)
class Idle:
    """Thanks, small talk, a program's text: there is nothing to record in it and nothing to ask."""

    read: str
    automatic: bool = False


Answer = ClueRead | CardsRead | VotesRead | CommandRead | Unclear | Idle
