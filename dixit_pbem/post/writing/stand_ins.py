"""What somebody of the reserve hears: whose seat they may take, and later that it is not free any more.

The question tells nothing of an open round, not even the clue: whoever says yes is shown all that the seat may see.
"""

from __future__ import annotations

from dixit_pbem.journal.facts_of_stand_ins import Settled
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.stand_ins import OfferTold
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Desk, Letter
from dixit_pbem.words import Words


def to_helper(desk: Desk, *, title: str, told: OfferTold) -> Letter:
    """A letter to somebody of the reserve."""
    words, asks = desk.words, told.settled is None
    call, paragraphs = _asked(desk, title, told) if asks else _over(words, title, told)
    yes = desk.link(words.say("Yes, I take the seat"), words.say_in("an answer", "yes"))
    no = desk.link(words.say("No, not this time"), words.say_in("an answer", "no"))
    return Letter(
        kind=Kind.OFFER if asks else Kind.OFFER_OVER,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=title,
        place="",
        preview=call if asks else f"{call}.",
        call=Call(call),
        paragraphs=paragraphs,
        answers=(yes, no) if asks else (),
        footer=(words.say("{moderator} looks after this game.", moderator=desk.moderator),),
    )


def _asked(desk: Desk, title: str, told: OfferTold) -> tuple[str, tuple[str, ...]]:
    words, name = desk.words, told.player
    why = words.say(
        "You are on the reserve list of {title}, a game of pictures and stories by e-mail, and now a seat needs "
        "somebody.",
        title=words.quoted(title),
    )
    if told.for_good:
        what = words.say("{name} wants to leave the table. Whoever takes the seat plays on, to the end.", name=name)
    else:
        what = words.say(
            "There has been no answer from {name}. Whoever takes the seat plays until the next results are out; then "
            "{name} has it again.",
            name=name,
        )
    return words.say("Would you take {name}’s seat?", name=name), (
        why,
        what,
        words.say("Answer this mail with “yes”, and the next one shows you the cards and what is asked. Or with “no”."),
        words.say(
            "The seat is kept for you {until}. After that others are asked too, and the first yes takes it.",
            until=words.until(told.until, desk.reading.zone),
        ),
    )


def _over(words: Words, title: str, told: OfferTold) -> tuple[str, tuple[str, ...]]:
    if told.settled is Settled.GIVEN:
        call = words.say("Thank you, the seat is taken already")
        how = words.say(
            "At the table of {title} somebody else of the reserve has taken {name}’s seat.",
            title=words.quoted(title),
            name=told.player,
        )
    else:
        call = words.say("Thank you, the seat is not free any more")
        how = words.say(
            "At the table of {title} {name}’s seat needs nobody any more.",
            title=words.quoted(title),
            name=told.player,
        )
    return call, (how, words.say("There is nothing for you to do. It is good to know that you would help."))
