"""The welcome in words: how to play by mail, the fair shuffle, what else one can write, how to leave."""

from __future__ import annotations

from dixit_pbem.post.said import Why
from dixit_pbem.words.language import Words
from dixit_pbem.words.rules_page import RulesPage, Section


def welcome(words: Words, name: str, title: str) -> str:
    """The first words."""
    return words.say("{name}, welcome to {title}", name=name, title=words.quoted(title))


def nothing_yet(words: Words) -> str:
    """What to do about this letter."""
    return words.say("There is nothing to answer yet: your first cards come in a mail of their own.")


def who_plays(words: Words, names: tuple[str, ...]) -> str:
    """Who sits at the table."""
    return words.say("At the table, clockwise: {names}.", names=words.names(names))


def how_to_play(words: Words) -> str:
    """Over the lines on answering."""
    return words.say("How to play by mail")


def answering(words: Words) -> tuple[str, ...]:
    """How answers work, before what to write for each step."""
    return (
        words.say(
            "Each round brings you up to three mails. The first line says what to do and until when; there is a link "
            "beside each picture that opens a finished answer. Send it, and you are done."
        ),
        words.say("Short answers are enough. Greetings, signatures and quoted text do not count."),
    )


def essentials(words: Words, rules: RulesPage) -> tuple[Section, ...]:
    """What one must know of the rules before the first round."""
    wanted = (words.say("The idea"), words.say("The vote"), words.say("The points"), words.say("How it ends"))
    return tuple(section for heading in wanted for section in rules.sections if section.heading == heading)


def by_mail(words: Words, rules: RulesPage) -> tuple[str, ...]:
    """What to write for each step of a round."""
    return next(section.paragraphs for section in rules.sections if section.heading == words.say("By mail"))


def fair_shuffle(words: Words) -> str:
    """Over the commitment."""
    return words.say("A fair shuffle")


def commitment(words: Words, digits: str) -> tuple[str, ...]:
    """What the commitment is good for."""
    return (
        words.say(
            "Every shuffle and every draw of this game follows from a secret number, chosen before the first card. "
            "This is its fingerprint; keep this mail:"
        ),
        digits,
        words.say(
            "After the game the number is shown. Whoever wants to can check with the command “verify” that it has this "
            "fingerprint and that every card fell as it had to."
        ),
    )


def check_it_now(words: Words, digits: str) -> tuple[str, ...]:
    """What the commitment is good for at the end."""
    return (
        words.say(
            "The game is over, so its secret number can be seen: the command “verify” shows it and checks every card "
            "that was dealt. It must have the fingerprint from your first mail:"
        ),
        digits,
    )


def rehearsal(words: Words) -> str:
    """What a rehearsal is told to be."""
    return words.say(
        "This game is a rehearsal: its secret number was chosen by hand, and whoever knows it knows every card."
    )


def what_else(words: Words) -> str:
    """Over the commands."""
    return words.say("What else you can write")


def commands(words: Words) -> tuple[str, ...]:
    """Each command with what it does."""
    return (
        words.say("“status”: how the game stands"),
        words.say("“hand”: your cards, once more"),
        words.say("“help”: this list"),
        words.say("“language pt”: your mails in another language (en, it, pl, pt)"),
        words.say("“address me@new.example”: your mails to another address"),
        words.say("“away 3-10 December”: you are away; the moderator will know"),
        words.say("“say good night to all”: a word to everybody; never describe a picture"),
        words.say("“resign”: you want to leave the game"),
    )


def before_a_command(words: Words) -> str:
    """How to write a command where anything may be a clue."""
    return words.say("As long as a clue is wanted from you, put “!” before such a word.")


def status_command(words: Words) -> str:
    """The command that asks for the state of the game."""
    return words.say_in("a command", "status")


def command_example(words: Words, why: Why) -> str:
    """A command as it would be understood, where one was not."""
    match why:
        case Why.UNKNOWN_LANGUAGE:
            return words.say_in("a command", "language en")
        case Why.UNKNOWN_ADDRESS:
            return words.say_in("a command", "address me@new.example")
        case Why.UNKNOWN_DATES:
            return words.say_in("a command", "away 3-10 December")
        case _:
            return words.say_in("a command", "say good night to all")


def leaving(words: Words) -> str:
    """Over how to leave."""
    return words.say("If you have to leave")


def how_to_leave(words: Words, moderator: str) -> str:
    """How somebody leaves."""
    return words.say(
        "Write “resign”, and {moderator} will see to it: you leave after a round, or somebody takes your seat with "
        "its hand and its points. Nobody will mind.",
        moderator=moderator,
    )
