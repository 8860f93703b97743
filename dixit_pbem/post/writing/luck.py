"""Words of chance in letters: who is invited to add one, and what became of it."""

from __future__ import annotations

from dixit_pbem.engine.luck import LONGEST_WORD
from dixit_pbem.engine.views import View
from dixit_pbem.post.said import Note, Noted
from dixit_pbem.post.writing.letter import Desk
from dixit_pbem.words import Words


def luck_invited(view: View, desk: Desk) -> tuple[str, ...]:
    """How to add a word of chance; the moderator's own seat adds none."""
    if view.reader == desk.moderator:
        return ()
    return (
        desk.words.say(
            "You can have a hand in it: below your first answer, write a line such as “luck: green umbrella”, with any "
            "words you like. They join the shuffle from the next round on, so that nobody chooses it alone."
        ),
    )


def luck_noted(words: Words, note: Noted) -> str:
    """What became of a word of chance that came along with an answer."""
    number, _, said = note.text.partition(" ")
    places = {"number": number, "words": words.quoted(said)}
    match note.note:
        case Note.LUCK_JOINS:
            return words.say("Your word of chance joins the shuffle from round {number} on: {words}", **places)
        case Note.LUCK_STANDS:
            return words.say(
                "Your seat has its word of chance already, and it stays: {words} (from round {number} on).", **places
            )
        case Note.LUCK_TOO_LONG:
            return words.say(
                "A word of chance has {most} characters at most, so yours was left out. Write a shorter one below your "
                "next answer.",
                most=LONGEST_WORD,
            )
        case _:
            return words.say(
                "Whoever moderates adds no word of chance: their part is the secret number, chosen before all words."
            )
