"""The moderator's overview of a day: what waits for them, each with the command to type, then what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time
from typing import assert_never
from zoneinfo import ZoneInfo

from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Day, Got, HeldFor
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Desk, Errand, Letter, Section
from dixit_pbem.post.writing.letterhead import faces
from dixit_pbem.post.writing.standing import who_is_away
from dixit_pbem.shell import typed
from dixit_pbem.words import Words
from dixit_pbem.words.rounds import rounds_name


def digest(desk: Desk, day: Day) -> Letter:
    """What the moderator wants to know of a day, what waits for them above what only happened."""
    words, name = desk.words, desk.moderator
    told = to_do(desk, things_that_wait(day))
    sections = (
        Section("", (), tuple(_out_of_order(words, day))),
        Section(words.say("Waiting for your word"), (), tuple(_waiting(desk, day))),
        Section(words.say("Did not arrive"), (), tuple(_undelivered(desk, day))),
        Section(words.say("Late"), (), tuple(_late(desk, day))),
        Section(words.say("How the game stands"), (), tuple(_how_it_stands(desk, day))),
        Section(
            words.say("Came in"), (), _together(words, ((came_in(words, each.got), each.name) for each in day.came_in))
        ),
        Section(words.say("Sent"), (), _together(words, ((sent(words, each.kind), each.name) for each in day.sent))),
    )
    return Letter(
        kind=Kind.DIGEST,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=day.title,
        place=rounds_name(words, day.rounds) if any(day.rounds) else "",
        preview=told,
        face=next(iter(faces(desk, (name,))), None),
        call=Call(told),
        sections=tuple(section for section in sections if section.errands),
        footer=(words.say("This overview comes to you alone, and tells no secret of the game."),),
    )


def things_that_wait(day: Day) -> int:
    """How many things wait for the moderator."""
    refused = sum(each.for_good for each in day.undelivered)
    waiting = len(day.late) + len(day.held) + len(day.wishes) + len(day.away) + refused
    return waiting + day.slept + day.locked_out + day.clock_moved + day.untold


def to_do(desk: Desk, waiting: int) -> str:
    """What the moderator is told first."""
    words, name = desk.words, desk.moderator
    if not waiting:
        return words.say("{name}, all is well: there is nothing for you to do", name=name)
    return words.count("{name}, {count} thing waits for you", "{name}, {count} things wait for you", waiting, name=name)


def _out_of_order(words: Words, day: Day) -> Iterator[Errand]:
    """What stops the game, or ails the program and its computer."""
    if day.slept:
        told = words.say(
            "The program was not running for a while, so no deadline has been closed. To go on, type this:"
        )
        yield Errand(told, typed("next-turn", day.game))
    if day.locked_out:
        told = words.say(
            "The game could not read its mail, so no answer was read and no deadline was closed. What helps, this "
            "command tells:"
        )
        yield Errand(told, typed("doctor", day.game))
    if day.untold:
        told = words.say(
            "Nobody gave a clue in time, so everybody is asked for one again. To give everybody a day more, type this:"
        )
        yield Errand(told, typed("extend", day.game, "24h"))
    if day.clock_moved:
        told = words.say(
            "The clock of this computer has jumped. The deadlines moved with it, so nobody loses any time. Please look "
            "whether it is right now."
        )
        yield Errand(told)


def _how_it_stands(desk: Desk, day: Day) -> Iterator[Errand]:
    words = desk.words
    awaited = sentences.we_wait_for(words, day.awaited) if day.awaited else words.say("The game waits for nobody.")
    left = sentences.time_left(words, words.until(day.deadline, desk.reading.zone)) if day.deadline else ""
    told = " ".join(filter(None, (awaited, left, *who_is_away(desk, but=None))))
    yield Errand(told, "", faces(desk, day.awaited))
    yield Errand(words.say("To see how the game stands at any time, type this:"), typed("status", day.game))


def _late(desk: Desk, day: Day) -> Iterator[Errand]:
    words = desk.words
    for name in day.late:
        told = words.say("{name}. To send a reminder, type this:", name=name)
        yield Errand(told, typed("remind", day.game, name), faces(desk, (name,)))
    if day.late:
        yield Errand(words.say("To give everybody a day more, type this:"), typed("extend", day.game, "24h"))


def _waiting(desk: Desk, day: Day) -> Iterator[Errand]:
    words = desk.words
    for name in day.wishes:
        told = words.say("{name} wants to leave the game. To agree, type this:", name=name)
        yield Errand(told, typed("leave", day.game, name), faces(desk, (name,)))
    for away in day.away:
        told = words.say(
            "{name}’s mailbox answers: away from {first} to {last}. To write that down, type this:",
            name=away.name,
            first=_day(desk, away.first),
            last=_day(desk, away.last),
        )
        command = typed("away", day.game, away.name, str(away.first), str(away.last))
        yield Errand(told, command, faces(desk, (away.name,)))
    for name in day.busy:
        told = words.say(
            "{name} asked for more in a day than is answered. If that was no person, look at the mailbox’s rules.",
            name=name,
        )
        yield Errand(told, "", faces(desk, (name,)))
    for each in day.held:
        reason = why_held(words, each.reason)
        told = words.say(
            "{number}. A mail from {sender}: {reason}", number=each.number, sender=each.sender, reason=reason
        )
        yield Errand(told, "", faces(desk, (each.sender,)))
    if day.held:
        yield Errand(words.say("To see them and decide, type this:"), typed("held", day.game))


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
        case HeldFor.WANTS_TO_JOIN:
            return words.say("somebody wants to join the table")
        case HeldFor.MAY_STAND_IN:
            return words.say("somebody of the reserve answers, and it is not clear what")
        case HeldFor.STOOD_IN_FOR:
            return words.say("somebody stands in for this player until the next results are out")
        case HeldFor.CLUE:
            return words.say("a clue waits until you let it go")
        case HeldFor.WORDS:
            return words.say("a word to all waits until you let it go")
        case HeldFor.WORDS_BESIDE:
            return words.say("words beside an answer wait until you let them go")
    assert_never(reason)


def _undelivered(desk: Desk, day: Day) -> Iterator[Errand]:
    words = desk.words
    for each in day.undelivered:
        reason = words.quoted(each.reason)
        told = words.say("{name}, at {address}: {reason}", name=each.name, address=each.address, reason=reason)
        way_out = words.say("It will be tried again by itself. To try at once, type this:")
        command = typed("send", day.game)
        if each.for_good:
            way_out = words.say("Put the right address into the game file, then type this:")
            command = typed("resend", day.game, each.name)
        yield Errand(f"{told}\n{way_out}", command, faces(desk, (each.name,)))


def _together(words: Words, pairs: Iterable[tuple[str, str]]) -> tuple[Errand, ...]:
    """What went to whom, or came from whom: each thing once, with everybody's names; only what waits has a face."""
    names = dict[str, dict[str, None]]()
    for what, name in pairs:
        names.setdefault(what, {})[name] = None
    return tuple(
        Errand(words.say("{what}: {names}", what=what, names=words.names(list(who)))) for what, who in names.items()
    )


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
        case Kind.INVITATION:
            return words.say_in("sent", "our question whether they want to play")
        case Kind.OFFER:
            return words.say_in("sent", "our question whether they take a seat")
        case Kind.OFFER_OVER:
            return words.say_in("sent", "word that the seat is not free any more")
        case Kind.REVEAL:
            return words.say_in("sent", "what came out, to read along")
        case Kind.SEAT:
            return words.say_in("sent", "word about a seat")
    assert_never(kind)
