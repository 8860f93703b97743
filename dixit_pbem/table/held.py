"""The mails that wait for the moderator: he looks at each, and says what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from dixit_pbem import clock
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.engine.refusal import Why
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.journal.facts import HeldSettled, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.answers import NOT_UNDERSTOOD, misread
from dixit_pbem.post.keep.mails import MOST_TRIES, tries_of
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.reading.answers import Answer, Unclear
from dixit_pbem.post.reading.identity import Sure, identify
from dixit_pbem.post.reading.known import known_of
from dixit_pbem.post.reading.long_mail import read_stored
from dixit_pbem.post.reading.meaning import along_of, understood, with_file_notes
from dixit_pbem.post.reading.outcome import OUTRUN, Reply, answered
from dixit_pbem.post.said import HeldFor
from dixit_pbem.progress import OnProgress
from dixit_pbem.table.done import Done, done_with, mailed

IN_WORDS = {
    HeldFor.UNKNOWN_SENDER: "nobody in this game writes from that address, and the mail bears no mark of it",
    HeldFor.OTHER_ADDRESS: "the token is right, the address is not the player's",
    HeldFor.FORGED: "your mail provider says that the sender is not who he says",
    HeldFor.SEVERAL_PLAYERS: "it may be from more than one player",
    HeldFor.SEVERAL_GAMES: "it may be for another game",
    HeldFor.UNCLEAR: "it cannot be read as one answer",
    HeldFor.BROKEN: "the mail is damaged or far too large",
}


@dataclass(frozen=True, slots=True)
class HeldMail:
    """A mail that waits: its number, who it is from, why it waits, and what it says."""

    number: int
    arrived: datetime
    sender: str
    player: PlayerName | None
    reason: str
    asked: bool
    subject: str
    text: str


def held(store: Store) -> tuple[Opened, tuple[HeldMail, ...]]:
    """The game, and the mails that wait in it."""
    found = look(store)
    return found, tuple(_held_mail(store, number, fact) for number, fact in found.held)


def _held_mail(store: Store, number: int, fact: MailHeld) -> HeldMail:
    subject, text = "", f"It cannot be shown. It lies in {store.home.side}/mail/{fact.mail}."
    if not _is_unreadable(store, fact):
        mail = read_stored(store, fact.mail)
        subject, text = mail.subject, mail.text
    reason = IN_WORDS[HeldFor(fact.reason)]
    return HeldMail(number, fact.arrived, fact.sender, fact.player, reason, fact.asked, subject, text)


def _is_unreadable(store: Store, fact: MailHeld) -> bool:
    return tries_of(store, fact.mail) >= MOST_TRIES


def reject(store: Store, number: int, *, watch: OnProgress) -> Done:
    """The mail counts for nothing."""
    with at_work(store) as work:
        _fact(work.opened, number)
        work.write(HeldSettled(number, "rejected"))
        return mailed(work, done_with(work), watch=watch)


def accept(store: Store, number: int, *, player: Callable[[Game], PlayerName] | None, watch: OnProgress) -> Done:
    """The mail counts, as one of the player it names or of the one whom the moderator names."""
    with at_work(store) as work:
        fact = _fact(work.opened, number)
        whose = player(work.running.game) if player else fact.player
        if whose is None:
            raise DixitError(f"Nobody knows whose mail {number} is: say it with `held GAME assign {number} PLAYER`.")
        happened = _answered(work, number, whose)
        settled = [each for each in happened if isinstance(each, HeldSettled) and each.held != number]
        others = [each for each in happened if not isinstance(each, HeldSettled)]
        work.write(*settled, *others, HeldSettled(number, "assigned" if player else "accepted", whose))
        return mailed(work, done_with(work), watch=watch)


def _answered(work: Work, number: int, whose: PlayerName) -> list[Happening]:
    """What the mail makes of the game, if it makes anything of it."""
    fact, running = _fact(work.opened, number), work.running
    if whose not in running.seats:
        raise DixitError(f"{whose} does not sit at this table any more. Reject it: `held GAME reject {number}`.")
    if _is_unreadable(work.store, fact):
        raise DixitError(f"Mail {number} cannot be read. {_by_hand(number)}")
    incoming = read_stored(work.store, fact.mail)
    who = identify(incoming, known_of(running).seats, own_servers=())
    bears_old_token = isinstance(who, Sure) and not who.current
    current = number > opening_of(running.history) and not bears_old_token
    answer = understood(work, whose, text=incoming.text)
    # The moderator vouches for the sender.
    sender = (running.seats[whose].email or "").lower()
    reply = Reply(
        mail=fact.mail,
        key=fact.key,
        digest=fact.digest,
        message_id=fact.message_id,
        sender=sender,
        arrived=fact.arrived,
        player=whose,
        current=current,
        vouched=True,
    )
    along = along_of(work, incoming, answer)
    happened = answered(running, reply, answer=answer, now=clock.now(), along=along)
    happened = with_file_notes(happened, incoming, answer)
    read = next((each for each in happened if isinstance(each, MailRead)), None)
    if read is None or read.verdict == NOT_UNDERSTOOD:
        raise DixitError(_why_not(number, happened[0], answer=answer))
    return happened


def _why_not(number: int, first: Happening, *, answer: Answer) -> str:
    if isinstance(first, MailSetAside) and first.reason == OUTRUN:
        return f"A later mail of this player counts already. Let this one go: `held GAME reject {number}`."
    if isinstance(first, MailRead) and misread(first.answer).why in (Why.PHASE_OVER, Why.GAME_OVER):
        return f"Mail {number} answers a phase that is over. Let it go: `held GAME reject {number}`."
    if isinstance(answer, Unclear):
        return f"Mail {number} cannot be read as one answer. {_by_hand(number)}"
    return f"The rules do not allow what mail {number} says; `held GAME --spoilers` shows it. {_by_hand(number)}"


def _by_hand(number: int) -> str:
    return (
        f"Type the move in yourself with `clue`, `card` or `vote`, or ask the player; then `held GAME reject {number}`."
    )


def _fact(found: Opened, number: int) -> MailHeld:
    by_number = dict(found.held)
    if number not in by_number:
        there = ", ".join(map(str, by_number)) or "none"
        raise NotFound(f"No mail waits under number {number}. Waiting: {there}.")
    return by_number[number]
