"""Letters about the game rather than in it: a notice to all, and the moderator's digest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, datetime, time
from typing import assert_never
from zoneinfo import ZoneInfo

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Day, Got, HeldFor, News, Tidings
from dixit_pbem.post.writing import question, sentences
from dixit_pbem.post.writing.company import told_to
from dixit_pbem.post.writing.letter import Desk, Letter, Section
from dixit_pbem.post.writing.letterhead import letterhead
from dixit_pbem.post.writing.news import headline, in_words
from dixit_pbem.post.writing.standing import who_is_away
from dixit_pbem.shell import typed
from dixit_pbem.words import Words
from dixit_pbem.words.rounds import round_name


def notice(view: View, desk: Desk, news: News) -> Letter:
    """Something that everybody is told, and what is asked of the reader beside it."""
    of_deadlines = (Tidings.EXTENDED, Tidings.PUT_RIGHT)
    if news.told in of_deadlines and view.owes and not set(news.names) - {view.reader}:
        # Who is away may have longer than the others.
        news = replace(news, until=view.deadline or news.until)
    asked = question.in_short(view, desk)
    if news.told is Tidings.LATE:
        own = (question.sentence(question.call_now(view, desk).action),) if view.owes else ()
        asked = (*own, *who_is_away(desk, but=view.reader))
    elif news.told is Tidings.LEAVES and news.name == view.reader:
        # Nobody waits for their answer, whatever the deadline.
        asked = ()
    told = told_to(desk, news, reader=view.reader) or (in_words(desk.words, news, zone=desk.reading.zone),)
    return replace(
        letterhead(Kind.NOTICE, view, desk, call=Call(headline(desk.words, news, reader=view.reader))),
        paragraphs=(*told, *asked),
    )


def digest(desk: Desk, day: Day) -> Letter:
    """What the moderator wants to know of a day: what waits for them, with the command to type, and what happened."""
    words, name = desk.words, desk.moderator
    refused = sum(each.for_good for each in day.undelivered)
    waiting = len(day.late) + len(day.held) + len(day.wishes) + len(day.away) + refused + day.slept + day.clock_moved
    to_do = words.say("{name}, all is well: there is nothing for you to do", name=name)
    if waiting:
        to_do = words.count(
            "{name}, {count} thing waits for you", "{name}, {count} things wait for you", waiting, name=name
        )
    sections = (
        Section(words.say("Late"), tuple(_late(words, day))),
        Section(words.say("Waiting for your word"), tuple(_waiting(desk, day))),
        Section(words.say("Did not arrive"), tuple(_undelivered(words, day))),
        Section(
            words.say("Came in"), _together(words, ((came_in(words, each.got), each.name) for each in day.came_in))
        ),
        Section(words.say("Sent"), _together(words, ((sent(words, each.kind), each.name) for each in day.sent))),
    )
    return Letter(
        kind=Kind.DIGEST,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=day.title,
        place=round_name(words, day.round) if day.round else "",
        preview=to_do,
        call=Call(to_do),
        paragraphs=tuple(_how_it_stands(desk, day)),
        sections=tuple(section for section in sections if section.lines),
    )


def _how_it_stands(desk: Desk, day: Day) -> Iterator[str]:
    words = desk.words
    if day.slept:
        told = words.say(
            "The program was not running for a while, so no deadline has been closed. To go on, type this:"
        )
        yield _to_type(told, day, "next-turn")
    if day.clock_moved:
        yield words.say(
            "The clock of this computer has jumped. The deadlines moved with it, so nobody loses any time. Please look "
            "whether it is right now."
        )
    yield sentences.we_wait_for(words, day.awaited) if day.awaited else words.say("The game waits for nobody.")
    if day.deadline:
        yield sentences.time_left(words, words.until(day.deadline, desk.reading.zone))
    yield from who_is_away(desk, but=None)


def _to_type(told: str, day: Day, command: str, *rest: str) -> str:
    """A sentence, and the command it speaks of on a line of its own, so that it can be copied."""
    return f"{told}\n{typed(command, day.game, *rest)}"


def _late(words: Words, day: Day) -> Iterator[str]:
    for name in day.late:
        yield _to_type(words.say("{name}. To send a reminder, type this:", name=name), day, "remind", name)
    if day.late:
        yield _to_type(words.say("To give everybody a day more, type this:"), day, "extend", "24h")


def _waiting(desk: Desk, day: Day) -> Iterator[str]:
    words = desk.words
    for name in day.wishes:
        yield _to_type(words.say("{name} wants to leave the game. To agree, type this:", name=name), day, "leave", name)
    for away in day.away:
        told = words.say(
            "{name}’s mailbox answers: away from {first} to {last}. To write that down, type this:",
            name=away.name,
            first=_day(desk, away.first),
            last=_day(desk, away.last),
        )
        yield _to_type(told, day, "away", away.name, str(away.first), str(away.last))
    for name in day.busy:
        yield words.say(
            "{name} asked for more in a day than is answered. If that was no person, look at the mailbox’s rules.",
            name=name,
        )
    for each in day.held:
        yield words.say(
            "{number}. A mail from {sender}: {reason}",
            number=each.number,
            sender=each.sender,
            reason=why_held(words, each.reason),
        )
    if day.held:
        yield _to_type(words.say("To see them and decide, type this:"), day, "held")


def _day(desk: Desk, day: date) -> str:
    zone = desk.reading.zone
    return desk.words.date(datetime.combine(day, time(12), ZoneInfo(zone)), zone)


def why_held(words: Words, reason: HeldFor) -> str:  # noqa: C901 - a line a reason
    """Why a mail waits for the moderator."""
    match reason:
        case HeldFor.UNKNOWN_SENDER:
            return words.say("nobody at this table writes from there")
        case HeldFor.OTHER_ADDRESS:
            return words.say("the token is right, the address is not the player’s")
        case HeldFor.NO_TOKEN:
            return words.say("it answers a player’s mail, but from another address and without its token")
        case HeldFor.SEVERAL_SENDERS:
            return words.say("it names more than one sender")
        case HeldFor.FORGED:
            return words.say("the mail server says that it may be forged")
        case HeldFor.SEVERAL_PLAYERS:
            return words.say("it holds the tokens of several players")
        case HeldFor.SEVERAL_GAMES:
            return words.say("it may belong to several games")
        case HeldFor.UNCLEAR:
            return words.say("its answer is unclear")
        case HeldFor.TOO_MANY:
            return words.say("a program seems to write there: so many moves came in one day")
        case HeldFor.BROKEN:
            return words.say("it could not be read")
    assert_never(reason)


def _undelivered(words: Words, day: Day) -> Iterator[str]:
    for each in day.undelivered:
        reason = words.quoted(each.reason)
        yield words.say("{name}, at {address}: {reason}", name=each.name, address=each.address, reason=reason)
        if each.for_good:
            told = words.say("Put the right address into the game file, then type this:")
            yield _to_type(told, day, "resend", each.name)
        else:
            told = words.say("It will be tried again by itself. To try at once, type this:")
            yield _to_type(told, day, "send")


def _together(words: Words, pairs: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """What went to whom, or came from whom: each thing once, with everybody's names."""
    names: dict[str, dict[str, None]] = {}
    for what, name in pairs:
        names.setdefault(what, {})[name] = None
    return tuple(words.say("{what}: {names}", what=what, names=words.names(list(who))) for what, who in names.items())


def came_in(words: Words, what: Got) -> str:
    """What somebody sent, without what it says."""
    match what:
        case Got.CLUE:
            return words.say_in("came in", "the clue")
        case Got.CARDS:
            return words.say_in("came in", "cards")
        case Got.CARDS_BACK:
            return words.say_in("came in", "cards taken back")
        case Got.VOTES:
            return words.say_in("came in", "a vote")
        case Got.AWAY:
            return words.say_in("came in", "an absence")
        case Got.RESIGNS:
            return words.say_in("came in", "the wish to leave")
        case Got.PASSED_ON:
            return words.say_in("came in", "a word to all")
        case _:
            return words.say_in("came in", "a question or a setting")


def sent(words: Words, kind: Kind) -> str:  # noqa: C901 - a line a kind of letter
    """What somebody was sent."""
    match kind:
        case Kind.HAND:
            return words.say_in("sent", "the hand")
        case Kind.RESULTS:
            return words.say_in("sent", "the results")
        case Kind.CARD_WANTED:
            return words.say_in("sent", "the request for cards")
        case Kind.VOTE_WANTED:
            return words.say_in("sent", "the request for votes")
        case Kind.FINAL_RESULTS:
            return words.say_in("sent", "the final results")
        case Kind.WELCOME:
            return words.say_in("sent", "the welcome")
        case Kind.REMINDER:
            return words.say_in("sent", "a reminder")
        case Kind.CORRECTION:
            return words.say_in("sent", "a correction")
        case Kind.RECEIPT:
            return words.say_in("sent", "a receipt")
        case Kind.NOT_UNDERSTOOD:
            return words.say_in("sent", "a question back")
        case Kind.NOTICE:
            return words.say_in("sent", "news")
        case Kind.DIGEST:
            return words.say_in("sent", "this overview")
    assert_never(kind)
