"""What strangers hear who want to play: the one question, and later whether there is a seat for them.

The question repeats nothing that came in, not even a name: whoever forges a sender makes nobody read their words.
"""

from __future__ import annotations

from dixit_pbem.journal.facts_of_guests import Outcome
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.guests import SeatTold
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Desk, Letter, Link
from dixit_pbem.words import Words


def to_guest(desk: Desk, *, title: str, asks: bool, told: SeatTold) -> Letter:
    """A letter to somebody without a seat."""
    words = desk.words
    call, paragraphs = _asked(words, title, told) if asks else _told(desk, title, told)
    return Letter(
        kind=Kind.INVITATION if asks else Kind.SEAT,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=title,
        place="",
        preview=call if call[-1] in "?!" else f"{call}.",
        call=Call(call),
        paragraphs=paragraphs,
        answers=(_yes(desk),) if asks else (),
        footer=() if asks else (words.say("{moderator} looks after this game.", moderator=desk.moderator),),
    )


def _yes(desk: Desk) -> Link:
    words = desk.words
    return desk.link(words.say("Yes, I want to play"), words.say_in("an answer", "yes"))


def _asked(words: Words, title: str, told: SeatTold) -> tuple[str, tuple[str, ...]]:
    if told.decided_by_moderator:
        then = words.say("If that was you, answer this mail with “yes”. Whoever looks after the game then decides.")
    elif told.begun:
        then = words.say("If that was you, answer this mail with “yes”. A seat is yours as soon as a round is over.")
    else:
        then = words.say("If that was you, answer this mail with “yes”, and a seat is yours.")
    return words.say("Would you like to play?"), (
        words.say(
            "Somebody wrote from your address to play along in {title}, a game of pictures and stories by e-mail.",
            title=words.quoted(title),
        ),
        then,
        words.say("If it was not you, there is nothing to do, and no other mail will come."),
    )


def _told(desk: Desk, title: str, told: SeatTold) -> tuple[str, tuple[str, ...]]:
    words, quoted = desk.words, desk.words.quoted(title)
    match told.outcome:
        case Outcome.SEATED:
            begins = ""
            if told.begun and not told.sits:
                begins = words.say("You sit down as soon as this round is over.")
            elif not told.begun:
                begins = words.say("The game begins as soon as enough players are here.")
            first = words.say("At the table of {title} you are called {name}.", title=quoted, name=told.name)
            return words.say("There is a seat for you"), (
                f"{first} {begins}".strip(),
                words.say("Then a mail welcomes you, with your first cards and all that you need to know."),
            )
        case Outcome.WAITS:
            return words.say("Thank you, your wish has arrived"), (
                words.say(
                    "{moderator} decides whether there is a seat for you at the table of {title}. You will hear of it.",
                    moderator=desk.moderator,
                    title=quoted,
                ),
            )
        case _:
            return words.say("There is no seat free"), (
                words.say(
                    "Thank you for wanting to play along. At the table of {title} there is no seat for you now, sadly.",
                    title=quoted,
                ),
                words.say("No other mail will come. Have a good time wherever you play!"),
            )
