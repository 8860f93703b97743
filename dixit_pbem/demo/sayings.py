"""What a friend may say to the game, by the names that the default deck gives its cards. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from dixit_pbem.frozen import frozen


@frozen
class Clue:
    """A clue to a card."""

    card: str
    text: str


@frozen
class Card:
    """A card for the table."""

    card: str


@frozen
class Vote:
    """A vote for the card on the table."""

    card: str


@frozen
class OwnVote:
    """A vote for the card that one gave oneself."""


@frozen
class Words:
    """Whatever somebody writes, in answer to the newest mail that asks, or to the newest one of another kind."""

    text: str
    to: str = ""


class Form(Enum):
    """How somebody writes an answer for several rounds."""

    IN_ORDER = auto()
    """In the order of the mail, on one line."""
    BY_NAME = auto()
    LINES = auto()
    """A name and a card on each line."""
    NUMBERED = auto()
    """A list, numbered in the order of the mail."""


@frozen
class Several:
    """Cards to give, or to vote for, by whose round they are for."""

    cards: Mapping[str, str]
    form: Form

    def written(self, things: Mapping[str, str]) -> str:
        """The words, with a letter or a number for each storyteller in the order of the mail."""
        match self.form:
            case Form.IN_ORDER:
                return " ".join(things.values())
            case Form.BY_NAME:
                return ", ".join(f"{teller} {thing}" for teller, thing in things.items())
            case Form.LINES:
                return "\n".join(f"{teller}: {thing}" for teller, thing in things.items())
            case Form.NUMBERED:
                return "\n".join(f"{at}. {thing}" for at, thing in enumerate(things.values(), 1))


Answer = Clue | Card | Vote
Saying = Answer | OwnVote | Words | Several
