"""What the command line says of what happens around a game: mail that leaves and comes in, reminders, wishes."""

from __future__ import annotations

from datetime import date, timedelta
from typing import assert_never

from dixit_pbem.cli.moments import how_long
from dixit_pbem.engine.model import PlayerName, in_words
from dixit_pbem.journal.facts import (
    AddressAsked,
    AddressChosen,
    AnyFact,
    AwayTold,
    Bounced,
    DigestDue,
    HeldSettled,
    LanguageChosen,
    LateTold,
    MailHeld,
    MailRead,
    MailSetAside,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    ResendAsked,
    ResignAsked,
    Said,
    StepTaken,
    Superseded,
)


def around(fact: AnyFact) -> str:  # noqa: C901 - one line a fact, and mypy sees that none is missing
    """A fact as one sentence of the story."""
    match fact:
        case Posted(letter=letter, reader=reader):
            return f"{_letter(letter)} goes to {_whom(reader)}."
        case PostRefused(letter=letter, reader=reader, reason=reason):
            return f"{_letter(letter)} to {_whom(reader)} was refused: {_ended(reason)}"
        case PostDelayed(letter=None, reason=reason):
            return f"No mail can leave for now: {_ended(reason)}"
        case PostDelayed(letter=letter, reader=reader, reason=reason):
            return f"{_letter(letter or '')} to {_whom(reader)} has to wait: {_ended(reason)}"
        case Superseded(letter=letter, reader=reader):
            return f"{_letter(letter)} to {_whom(reader)} is not sent any more: what it asks for is over."
        case ResendAsked(player=player):
            return f"{player} gets the last mail once more."
        case Said(player=player, text=text):
            return f"{player or 'The moderator'} says to all: “{text}”"
        case Reminded(players=players, late=late):
            return f"{in_words(players)} {'are' if len(players) > 1 else 'is'} reminded{' once more' if late else ''}."
        case LateTold(players=players):
            return f"All are told that the game waits for {in_words(players)}."
        case DigestDue():
            return "The moderator is told how the game stands."
        case StepTaken(gap=gap):
            away = how_long(timedelta(seconds=gap))
            return f"Nobody looked after this game for {away}; its deadlines hold until the next look."
        case MailRead(player=player, verdict=verdict):
            return f"A mail of {player} is read: {verdict}."
        case MailHeld(player=player, reason=reason):
            return f"A mail{f' of {player}' if player else ''} is held: {_why_held(reason)}."
        case HeldSettled(held=held, how=how, player=player):
            return f"Held mail {held} {f'counts as one of {player}' if player else f'is {how}'}."
        case MailSetAside(reason=reason):
            return f"A mail is set aside: {_ended(reason)}"
        case Bounced(player=player, address=address, reason=reason):
            return f"Mail to {player or address or 'somebody'} came back: {_ended(reason)}"
        case LanguageChosen(player=player, language=language):
            return f"{player} reads in '{language}' from now on."
        case AddressAsked(player=player):
            return f"{player} wants mail at another address; the old one is asked."
        case AddressChosen(player=player):
            return f"{player} gets mail at another address from now on."
        case AwayTold(player=player, first=first, last=last):
            when = f"on {_day(first)}" if first == last else f"from {_day(first)} to {_day(last)}"
            return f"{player} is away {when}."
        case ResignAsked(player=player):
            return f"{player} wants to leave; `leave` confirms it."
        case _:
            assert_never(fact)


def counted(number: int, thing: str) -> str:
    """`1 mail`, `3 mails`."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def _ended(reason: str) -> str:
    """What a server or a gate said, as the end of a sentence."""
    return f"{reason.rstrip('.')}."


def _why_held(reason: str) -> str:
    from dixit_pbem.table.held import IN_WORDS

    return next((words for why, words in IN_WORDS.items() if why == reason), reason.rstrip("."))


def _day(day: str) -> str:
    """`Fri 20 Nov`."""
    there = date.fromisoformat(day)
    return f"{there:%a} {there.day} {there:%b}"


def _letter(kind: str) -> str:
    return f"The mail “{kind}”"


def _whom(reader: PlayerName | None) -> str:
    return reader or "the moderator"
