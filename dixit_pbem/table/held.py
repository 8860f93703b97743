"""The mails that wait for the moderator, who looks at each and says what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

from dixit_pbem import clock
from dixit_pbem.engine import may
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.engine.refusal import Refusal, Why
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import HeldSettled, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import MemoryStore, Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.answers import NOT_UNDERSTOOD, misread
from dixit_pbem.post.held_for import LET_GO, HeldFor
from dixit_pbem.post.keep.mails import MOST_TRIES, is_kept, tries_of
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.reading.answers import Answer, Unclear
from dixit_pbem.post.reading.beside import with_beside
from dixit_pbem.post.reading.identity import answers_what_is_over
from dixit_pbem.post.reading.known import has_later_answer, known_of
from dixit_pbem.post.reading.long_mail import read_stored
from dixit_pbem.post.reading.luck import with_luck
from dixit_pbem.post.reading.meaning import along_of, luck_in, understood, with_file_notes
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.post.reading.outcome import OUTRUN, answered
from dixit_pbem.post.reading.replies import Reply
from dixit_pbem.post.reading.terms import options_of
from dixit_pbem.progress import OnProgress
from dixit_pbem.table.done import Done, done_with, mailed
from dixit_pbem.table.examples import example_of
from dixit_pbem.table.moderation import is_of_words, sent_back, waits_to_go, ways_to_go, words_let_go, words_of
from dixit_pbem.table.reasons import how_settled, why_held
from dixit_pbem.table.seats_by_mail import seated, turned_away, wants_a_seat, ways_of_guest

_NOTHING_FOLLOWS = "it counts for nothing, and nobody is told"


@frozen
class WayOut:
    """What can be done about a mail, as one types it behind `held GAME`, and what it does."""

    words: str
    does: str


@frozen
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
    ways_out: tuple[WayOut, ...]
    words: str = ""
    """The clue, or the words to all, that wait to be let go: no secret to whoever plays."""
    is_here: bool = True
    """Or was it left behind when the game moved; then the text says so, and no more."""


def held(store: Store, number: int | None = None, *, spoilers: bool = False) -> tuple[Opened, tuple[HeldMail, ...]]:
    """The game, and the mails that wait in it, or the one with this number."""
    found = look(store)
    waiting = found.held if number is None else ((number, fact_of(found, number)),)
    ways = dict[int, tuple[WayOut, ...]]()
    spoilers = spoilers or not moderator_plays(found)
    if waiting and not found.frozen_changes:
        with at_work(MemoryStore.of(store), found) as work:
            ways = {each: tuple(ways_out(work, each, spoilers=spoilers)) for each, _ in waiting}
    return found, tuple(_held_mail(store, each, fact, ways.get(each, ())) for each, fact in waiting)


def moderator_plays(found: Opened) -> bool:
    """Does the moderator sit at the table, and had better not read what others answer?"""
    return found.game is not None and found.settings.moderator.name in found.game.seats


def _held_mail(store: Store, number: int, fact: MailHeld, ways: tuple[WayOut, ...]) -> HeldMail:
    place = f"{store.home.side}/mail/{fact.mail}"
    subject, text = "", "It cannot be shown. In the mailbox it stands as it came."
    is_here = is_kept(store, fact.mail)
    if not is_here:
        text = f"This mail is not here: {place} is missing. Take it from a backup, or look into the game's mailbox."
    elif not _is_unreadable(store, fact):
        mail = read_stored(store, fact.mail)
        subject, text = mail.subject, mail.text
    reason = why_held(fact.reason)
    return HeldMail(
        number, fact.arrived, fact.sender, fact.player, reason, fact.asked, subject, text, ways, words_of(fact), is_here
    )


def _is_unreadable(store: Store, fact: MailHeld) -> bool:
    return tries_of(store, fact.mail) >= MOST_TRIES or not is_kept(store, fact.mail)


def reject(store: Store, number: int, *, words: str = "", watch: OnProgress) -> Done:
    """The mail counts for nothing; a clue, or words to all, that only waited go back with these words."""
    with at_work(store) as work:
        fact = fact_of(work.opened, number)
        if waits_to_go(fact) and work.opened.running:
            work.write(*sent_back(work, number, fact, words))
            return mailed(work, done_with(work), watch=watch)
        if words:
            raise DixitError(f"Nobody would hear a word with mail {number}: write `held GAME reject {number}` alone.")
        asks = wants_a_seat(fact)
        work.write(*(turned_away(work, number, fact) if asks else (HeldSettled(number, "rejected"),)))
        return mailed(work, done_with(work), watch=watch)


def accept(
    store: Store, number: int, *, player: Callable[[Game], PlayerName] | None, reading: str = "", watch: OnProgress
) -> Done:
    """The mail counts, as one of the player it names or of the one whom the moderator names.

    It counts as what it says, or as the `reading` that the moderator gives.
    """
    with at_work(store) as work:
        if wants_a_seat(fact_of(work.opened, number)):
            if player or reading:
                raise DixitError(f"Mail {number} asks for a seat: `held GAME accept {number}`, or `reject {number}`.")
            work.write(*seated(work, number, fact_of(work.opened, number)))
            return mailed(work, done_with(work), watch=watch)
        fact = fact_of(work.opened, number)
        if waits_to_go(fact) and (player or reading):
            raise DixitError(
                f"Mail {number} goes on as it is, or back: `held GAME accept {number}`, or `reject {number}`."
            )
        if is_of_words(fact):
            work.write(*words_let_go(number, fact))
            return mailed(work, done_with(work), watch=watch)
        whose = player(work.running.game) if player else _whose(fact_of(work.opened, number), number)
        happened = events_of(work, number, whose, reading=reading)
        how = LET_GO if waits_to_go(fact) else "assigned" if player else "accepted"
        settled = [each for each in happened if isinstance(each, HeldSettled) and each.held != number]
        others = [each for each in happened if not isinstance(each, HeldSettled)]
        work.write(*settled, *others, HeldSettled(number, how, whose))
        return mailed(work, done_with(work), watch=watch)


def _whose(fact: MailHeld, number: int) -> PlayerName:
    """Whose mail it is, where the moderator does not say so."""
    if fact.player is None:
        raise DixitError(f"Nobody knows whose mail {number} is: say it with `held GAME assign {number} PLAYER`.")
    if fact.reason == HeldFor.FORGED:
        raise DixitError(
            f"Mail {number} may be forged. If you know that it is from {fact.player}, say so: "
            f"`held GAME assign {number} {fact.player}`."
        )
    return fact.player


def events_of(work: Work, number: int, whose: PlayerName, *, reading: str = "") -> list[Happening]:
    """What the mail makes of the game, if it makes anything of it."""
    fact, running = fact_of(work.opened, number), work.running
    if whose not in running.seats:
        raise DixitError(f"{whose} does not sit at this table any more. Reject it: `held GAME reject {number}`.")
    unreadable = _is_unreadable(work.store, fact)
    if unreadable and not reading:
        raise DixitError(f"Mail {number} cannot be read. {_by_hand(number, fact)}")
    incoming = read_mail(b"") if unreadable else read_stored(work.store, fact.mail)
    is_over = answers_what_is_over(incoming, known_of(running).seats)
    reading = reading or likely_reading(work, fact, whose, text=incoming.text)
    answer, beside = understood(work, whose, text=reading or incoming.text)
    reply = Reply(
        mail=fact.mail,
        key=fact.key,
        digest=fact.digest,
        message_id=fact.message_id,
        # The moderator vouches for the sender.
        sender=(running.seats[whose].email or "").lower(),
        arrived=fact.arrived,
        player=whose,
        vouched=True,
        current=number > opening_of(running.history) and not is_over,
        read_by=running.settings.moderator.name if reading else None,
    )
    along = along_of(work, incoming, answer)
    happened = answered(running, reply, answer=answer, now=clock.now(), along=along)
    happened = with_beside(with_file_notes(happened, incoming, answer), running.game, whose, beside)
    luck = luck_in(work, whose, text=incoming.text)
    happened = with_luck(happened, running, whose, words=luck)
    read = next((each for each in happened if isinstance(each, MailRead)), None)
    if read is None or read.verdict == NOT_UNDERSTOOD:
        example = example_of(running.game, whose)
        raise DixitError(
            _why_not(number, fact, happened[0], answer=answer, whose=whose, reading=reading, example=example)
        )
    return happened


def likely_reading(work: Work, fact: MailHeld, whose: PlayerName, *, text: str) -> str:
    """The one answer that an unclear mail probably means, if there is exactly one."""
    answer, _ = understood(work, whose, text=text)
    if not isinstance(answer, Unclear):
        return ""
    asked = fact.asked and fact.player == whose
    options = misread(fact.answer).options if asked else options_of(work.running.game, whose, answer)
    return options[0] if len(options) == 1 else ""


def _why_not(
    number: int, fact: MailHeld, first: Happening, *, answer: Answer, whose: PlayerName, reading: str, example: str
) -> str:
    if isinstance(first, MailSetAside) and first.reason == OUTRUN:
        return f"{whose} answered again later, and that counts. Let this one go: `held GAME reject {number}`."
    if isinstance(first, MailRead) and misread(first.answer).why in (Why.PHASE_OVER, Why.GAME_OVER):
        return f"Mail {number} answers a phase that is over. Let it go: `held GAME reject {number}`."
    if reading and isinstance(answer, Unclear):
        return (
            f"“{reading}” cannot be read as one answer of {whose} either. Write it as {whose} would, as in {example}."
        )
    if reading:
        return f"The rules do not allow {whose} the answer “{reading}” now."
    if isinstance(answer, Unclear):
        return f"Mail {number} cannot be read as one answer. {_by_hand(number, fact)}"
    return f"The rules do not allow what mail {number} says; `held GAME --spoilers` shows it. {_by_hand(number, fact)}"


def _by_hand(number: int, fact: MailHeld) -> str:
    how = "accept {0} READING" if fact.player and fact.reason != HeldFor.FORGED else "assign {0} PLAYER READING"
    return f"Say how you read it: `held GAME {how.format(number)}`, or ask the player; or `held GAME reject {number}`."


def ways_out(work: Work, number: int, *, spoilers: bool) -> Iterator[WayOut]:
    """What can be done about a mail: all of it would work now. It is tried on a game that nobody keeps."""
    fact = fact_of(work.opened, number)
    if wants_a_seat(fact):
        yield from (WayOut(*way) for way in ways_of_guest(work, number, fact))
        return
    if waits_to_go(fact) and work.opened.running:
        counts = is_of_words(fact) or bool(fact.player and _would_count(work, number, fact.player) == "")
        yield from (WayOut(*way) for way in ways_to_go(number, fact, counts=counts))
        return
    if work.opened.running is None:
        yield WayOut(f"reject {number}", _NOTHING_FOLLOWS)
        return
    game = work.running.game
    named = fact.player is not None and fact.reason != HeldFor.FORGED
    players = (fact.player,) if named and fact.player else game.seats
    verb = f"accept {number}" if named else f"assign {number} PLAYER"
    readings = [reading for player in players if (reading := _would_count(work, number, player)) is not None]
    if readings:
        whose = f"an answer of {fact.player}" if named else "an answer of that player"
        likely = f" in the one likely way{f', “{readings[0]}”' if spoilers and named else ''}" if readings[0] else ""
        yield WayOut(verb, f"it counts as {whose}{likely}")
    if not _is_over(work, number) and any(_may_still_answer(work, fact, player) for player in players):
        example = example_of(game, fact.player or game.seats[0])
        yield WayOut(f"{verb} {example}", f"it counts as you read it; {example} is an example")
    yield WayOut(f"reject {number}", _NOTHING_FOLLOWS)


def _would_count(work: Work, number: int, player: PlayerName) -> str | None:
    """Under which reading the mail would count as one of this player: an empty one for its own words, None for none."""
    try:
        events_of(work, number, player)
    except DixitError:
        return None
    fact = fact_of(work.opened, number)
    return likely_reading(work, fact, player, text=read_stored(work.store, fact.mail).text)


def _is_over(work: Work, number: int) -> bool:
    return number <= opening_of(work.running.history)


def _may_still_answer(work: Work, fact: MailHeld, player: PlayerName) -> bool:
    """Do the rules take an answer of the player now, and did they not answer again later?"""
    if has_later_answer(work.running, player, fact.arrived):
        return False
    try:
        may.may_answer(work.running.game, player)
    except Refusal:
        return False
    return True


def fact_of(found: Opened, number: int) -> MailHeld:
    """The mail that waits under this number; NotFound says what became of it."""
    by_number = dict(found.held)
    if number not in by_number:
        there = ", ".join(map(str, by_number)) or "none"
        settled = [step.event for step in found.history.facts if isinstance(step.event, HeldSettled)]
        last = next((fact for fact in reversed(settled) if fact.held == number), None)
        if last:
            raise NotFound(f"Mail {number} waits no more: {how_settled(last)}.")
        raise NotFound(f"No mail waits under number {number}. Waiting: {there}.")
    return by_number[number]
