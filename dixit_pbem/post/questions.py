"""What players were asked back and have not answered: each question has a token of its own, on which a *yes* rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from dixit_pbem.engine.events import ClockMoved
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.entries import Entry
from dixit_pbem.journal.facts import AddressChosen, MailHeld, MailRead
from dixit_pbem.journal.history import History, Step
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
    opening = opening_of(history)
    return tuple(each for each in _talk(history, player).told if each.seq > opening)


def open_questions(history: History, player: PlayerName) -> tuple[Question, ...]:
    """Of these the questions that *yes* may answer."""
    return tuple(each for each in told_back(history, player) if each.misread.likely)


def were_offered(history: History, player: PlayerName) -> bool:
    """Was this player asked anything in this phase that *yes* or *no* answers?"""
    return _talk(history, player).asked > opening_of(history)


def address_question(history: History, player: PlayerName) -> int | None:
    """The event whose letter asked last whether a new address is right."""
    return _talk(history, player).address_asked


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


@frozen
class _Talk:
    """What a player was told back since an answer of theirs counted, and which events asked them something last."""

    told: tuple[Question, ...] = ()
    asked: int = 0
    address_asked: int | None = None


_NO_TALK = _Talk()
_NOBODY_TALKS: Mapping[PlayerName, _Talk] = {}


def _talk(history: History, player: PlayerName) -> _Talk:
    return history.so_far(_with_mail, _NOBODY_TALKS).get(player, _NO_TALK)


def _with_mail(talks: Mapping[PlayerName, _Talk], step: Step) -> Mapping[PlayerName, _Talk]:
    event = step.event
    if not isinstance(event, MailRead | MailHeld) or event.player is None:
        return talks
    before, verdict = talks.get(event.player, _NO_TALK), getattr(event, "verdict", "")
    after = _Talk(
        _told_after(before.told, step.seq, event),
        step.seq if asks_back(event) else before.asked,
        step.seq if verdict == Got.ADDRESS_ASKED else before.address_asked,
    )
    return {**talks, event.player: after}


def _told_after(told: tuple[Question, ...], seq: int, event: MailRead | MailHeld) -> tuple[Question, ...]:
    if isinstance(event, MailRead) and event.verdict in MOVES:
        return ()
    if isinstance(event, MailRead) and event.verdict == Got.OFFER_BACK:
        declined = understood(event.answer).letters
        return tuple(each for each in told if each.misread.likely not in declined)
    misread = _told(event)
    return told if misread is None else (*told, Question(seq, misread))


def _told(happening: Happening) -> Misread | None:
    match happening:
        case MailRead(verdict=verdict, answer=answer) if verdict == NOT_UNDERSTOOD:
            return misread(answer)
        case MailHeld(asked=True, answer=answer):
            return misread(answer)
        case _:
            return None
