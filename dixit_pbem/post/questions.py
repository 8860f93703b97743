"""What players were asked back and have not answered: each question has a token of its own, on which a *yes* rests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from dixit_pbem.engine.events import ClockMoved
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.entries import Entry
from dixit_pbem.journal.facts import AddressChosen, MailHeld, MailRead
from dixit_pbem.journal.history import History
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import addresses_chosen
from dixit_pbem.post.answers import NOT_UNDERSTOOD, misread, understood
from dixit_pbem.post.ledger import MOVES, opening_of
from dixit_pbem.post.said import Got, Misread


@frozen
class Question:
    """What the letter that event `seq` causes tells back: an answer did not count, perhaps another was meant."""

    seq: int
    misread: Misread


def asks_back(happening: Happening) -> bool:
    """Does the letter that answers this mail ask something that *yes* answers?"""
    if old_address(happening) is not None or getattr(happening, "verdict", "") == Got.ADDRESS_ASKED:
        return True
    told = _told(happening)
    return told is not None and bool(told.likely)


def old_address(happening: Happening) -> str | None:
    """Who hears of this change of address, and may take it back, beside the new one."""
    return happening.was if isinstance(happening, AddressChosen) else None


def told_back(history: History, player: PlayerName) -> tuple[Question, ...]:
    """What this player was told in this phase since an answer of theirs counted."""
    opening, found = opening_of(history), list[Question]()
    for seq, event in _mails_of(history, player):
        if seq <= opening:
            continue
        if isinstance(event, MailRead) and event.verdict in MOVES:
            found = []
        elif isinstance(event, MailRead) and event.verdict == Got.OFFER_BACK:
            declined = understood(event.answer).letters
            found = [each for each in found if each.misread.likely not in declined]
        elif (misread := _told(event)) is not None:
            found.append(Question(seq, misread))
    return tuple(found)


def open_questions(history: History, player: PlayerName) -> tuple[Question, ...]:
    """Of these the questions that *yes* may answer."""
    return tuple(each for each in told_back(history, player) if each.misread.likely)


def were_offered(history: History, player: PlayerName) -> bool:
    """Was this player asked anything in this phase that *yes* or *no* answers?"""
    opening = opening_of(history)
    return any(seq > opening and asks_back(event) for seq, event in _mails_of(history, player))


def address_question(history: History, player: PlayerName) -> int | None:
    """The event whose letter asked last whether a new address is right."""
    asked = (seq for seq, event in _mails_of(history, player) if getattr(event, "verdict", "") == Got.ADDRESS_ASKED)
    return max(asked, default=None)


def time_since(journal: Sequence[Entry], seq: int, *, arrived: datetime, now: datetime) -> timedelta | None:
    """The time since an event, by the mail server's clock or by ours without its jumps: the less of the two."""
    at = next((entry.at for entry in journal if entry.seq == seq), None)
    jumps = sum(entry.event.by for entry in journal if entry.seq > seq and isinstance(entry.event, ClockMoved))
    return None if at is None else min(arrived - at, now - at - timedelta(seconds=jumps))


def asking(history: History) -> Mapping[PlayerName, frozenset[int]]:
    """Of each player the events whose letters asked them something, found in one look."""
    found: dict[PlayerName, set[int]] = {}
    moved = dict.fromkeys(step.event.player for step in history.facts if isinstance(step.event, AddressChosen))
    for step in history.facts:
        event = step.event
        if isinstance(event, MailRead | MailHeld) and event.player and asks_back(event):
            found.setdefault(event.player, set()).add(step.seq)
    for player in moved:
        changes = addresses_chosen(history, player).items()
        found.setdefault(player, set()).update(seq for seq, event in changes if asks_back(event))
    return {player: frozenset(events) for player, events in found.items()}


def _mails_of(history: History, player: PlayerName) -> Iterator[tuple[int, MailRead | MailHeld]]:
    for step in history.facts:
        if isinstance(step.event, MailRead | MailHeld) and step.event.player == player:
            yield step.seq, step.event


def _told(happening: Happening) -> Misread | None:
    match happening:
        case MailRead(verdict=verdict, answer=answer) if verdict == NOT_UNDERSTOOD:
            return misread(answer)
        case MailHeld(asked=True, answer=answer):
            return misread(answer)
        case _:
            return None
