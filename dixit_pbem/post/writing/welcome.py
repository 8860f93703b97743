"""The first letter of a game: how to play by mail, its rules in short, the fair shuffle, what else one can write."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing.letter import Desk, Letter, Section
from dixit_pbem.post.writing.letterhead import beside, letterhead, who_runs_it
from dixit_pbem.post.writing.luck import luck_invited
from dixit_pbem.words import Words, rounds
from dixit_pbem.words.rules_page import RulesPage


def welcome(view: View, desk: Desk, *, rules: RulesPage) -> Letter:
    """How to play by mail, these rules in half a page, the fair shuffle, what else one can write, how to leave."""
    words = desk.words
    call = Call(
        words.say("{name}, welcome to {title}", name=view.reader, title=words.quoted(view.title)),
        "",
        words.say("There is nothing to answer yet: your first cards come in a mail of their own."),
    )
    rehearsal = (rounds.rehearsal(words),) if view.rehearsal else ()
    who_plays = words.say("At the table, clockwise: {names}.", names=words.names(view.seats))
    leaving = words.say(
        "Write “resign”, and {moderator} will see to it: you leave after a round, or somebody takes your seat with "
        "its hand and its points. Nobody will mind.",
        moderator=desk.moderator,
    )
    return replace(
        letterhead(Kind.WELCOME, view, desk, call=call),
        place="",
        paragraphs=(*rehearsal, who_plays, *beside(replace(view, awaited=()), desk)),
        sections=(
            *_rules_in_short(words, rules),
            Section(words.say("A fair shuffle"), (*_fair_shuffle(words, view.commitment), *luck_invited(view, desk))),
            Section(words.say("What else you can write"), commands(view, desk)),
            Section(words.say("If you have to leave"), (leaving,)),
        ),
        how="",
        how_in_text="",
        footer=(who_runs_it(view.reader, desk),),
    )


def _rules_in_short(words: Words, rules: RulesPage) -> tuple[Section, ...]:
    """How to play by mail, and what one must know of the rules before the first round."""
    told = {passage.heading: passage.paragraphs for passage in rules.sections}
    wanted = (words.say("The idea"), words.say("The vote"), words.say("The points"), words.say("How it ends"))
    return (
        Section(words.say("How to play by mail"), (*answering(words), *told[words.say("By mail")])),
        *(Section(heading, told[heading]) for heading in wanted),
    )


def answering(words: Words) -> tuple[str, ...]:
    """How answers work, before what to write for each step."""
    return (
        words.say(
            "Each round brings you up to three mails. The first line says what to do and until when; there is a link "
            "beside each picture that opens a finished answer. Send it, and you are done."
        ),
        words.say("Short answers are enough. Greetings, signatures and quoted text do not count."),
    )


def _fair_shuffle(words: Words, commitment: str) -> tuple[str, ...]:
    """What the commitment is good for."""
    return (
        words.say(
            "Every shuffle and every draw of this game follows from a secret number, chosen before the first card. "
            "This is its fingerprint; keep this mail:"
        ),
        commitment,
        words.say(
            "After the game the number is shown. Whoever wants to can check with the command “verify” that it has this "
            "fingerprint and that every card fell as it had to."
        ),
    )


def commands(view: View, desk: Desk) -> tuple[str, ...]:
    """What else the reader can write: each command with what it does."""
    words = desk.words
    told = (
        words.say("“status”: how the game stands, whom it waits for, and until when"),
        words.say("“hand”: your cards, once more"),
        words.say("“rules”: the rules of this game"),
        words.say("“help”: this list"),
        words.say("“language pt”: your mails in another language (en, it, pl, pt)"),
        words.say("“address me@new.example”: your mails to another address"),
        words.say("“away 3-10 December”: you are away; the others will know"),
        words.say("“say good night to all”: a word to everybody; never describe a picture"),
        words.say("“luck: green umbrella” below an answer: your word of chance, which joins the shuffle"),
        words.say("“resign”: you want to leave the game"),
    )
    if not view.rules.blind_clue:
        return told
    return (*told, words.say("As long as a clue is wanted from you, put “!” before such a word."))
