"""Why an answer does not count, in words: what was read, and why it cannot be. The way out stands in `way_out`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from dixit_pbem.post.said import Misread, Why
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.words.language import Words

LONGEST_CLUE = 500


def once_more(words: Words, name: str) -> str:
    """Ask for another answer."""
    return words.say("{name}, please answer once more", name=name)


def not_counted(words: Words, name: str) -> str:
    """Say that an answer came to nothing, and none is wanted instead."""
    return words.say("{name}, this one does not count", name=name)


def with_the_moderator(words: Words, name: str, moderator: str) -> str:
    """Say that somebody looks at the mail first."""
    return words.say("{name}, {moderator} will look at your mail", name=name, moderator=moderator)


def what_was_read(words: Words, text: str) -> str:
    """The words that the refusal is about."""
    return words.say("We read: {text}", text=words.quoted(text))


def why(words: Words, misread: Misread, *, limits: str) -> str:  # noqa: C901 - a line a reason; mypy sees none is missing
    """The reason, in a sentence; `limits` says which cards may be named, or how many."""
    other = misread.other
    match misread.why:
        case Why.EMPTY:
            return words.say("There were no words of yours in your mail.")
        case Why.NO_LETTER | Why.NO_WORDS | Why.NO_NUMBER | Why.NO_CARD_NOW:
            return _something_missing(words, misread.why)
        case Why.NOT_IN_HAND | Why.OUT_OF_RANGE | Why.OWN_CARD | Why.TOO_MANY | Why.TOO_FEW:
            return limits
        case Why.SEVERAL_READINGS | Why.WORD_OR_LETTER | Why.WORD_OR_COMMAND | Why.WORD_OR_FOOTER:
            return _doubt(words, misread)
        case Why.TOO_LONG:
            return words.say("A clue has at most {count} characters, so that it fits on paper.", count=LONGEST_CLUE)
        case Why.ANOTHER_TELLS:
            return words.say("{name} tells in this round. Your clue and your card stay secret.", name=other)
        case Why.PARTNER_GAVE:
            return words.say("{name} gave the card for the two of you; you will vote.", name=other)
        case Why.STORYTELLER_GAVE | Why.STORYTELLER_VOTES_NOT | Why.GIVER_VOTES_NOT | Why.LEAVING | Why.CANNOT_LEAVE:
            return _not_yours(words, misread.why)
        case Why.NO_RED_MARK:
            return words.say("There is no red mark in this game.")
        case Why.RED_OF_STORYTELLER:
            return words.say("The red mark belongs to the storyteller: {name}.", name=other)
        case Why.NOTHING_TO_TAKE_BACK | Why.NOTHING_ASKED | Why.PHASE_OVER | Why.GAME_OVER:
            return _not_now(words, misread.why)
        case Why.UNKNOWN_LANGUAGE | Why.UNKNOWN_ADDRESS | Why.UNKNOWN_DATES | Why.NOT_FOR_ALL:
            return _command(words, misread)
        case Why.HELD:
            return words.say("It was not quite clear who it came from or what it meant, so nothing has been done yet.")
    assert_never(misread.why)


def _something_missing(words: Words, why: Why) -> str:
    match why:
        case Why.NO_LETTER:
            return words.say("We did not find the letter of a card.")
        case Why.NO_WORDS:
            return words.say("There is a card, but no clue to it.")
        case Why.NO_NUMBER:
            return words.say("We did not find the number of a card.")
        case _:
            return words.say("The cards come after the clue, so it names none.")


def not_in_hand(words: Words, hand: Sequence[str]) -> str:
    """Which cards a hand has."""
    return words.count(
        "There is no such card in your hand: it has only {letters}.",
        "There is no such card in your hand: it has {letters}.",
        len(hand),
        letters=words.names(hand),
    )


def not_on_the_table(words: Words, last: int) -> str:
    """Which numbers lie on the table."""
    return words.say("There is no such card on the table: the numbers go from 1 to {last}.", last=last)


def own_cards(words: Words, numbers: Sequence[int]) -> str:
    """Which numbers nobody else gave."""
    return words.count(
        "{numbers} is your own card.",
        "{numbers} are your own cards.",
        len(numbers),
        numbers=words.names([str(number) for number in numbers]),
    )


def cards_wanted(words: Words, count: int) -> str:
    """How many cards to give."""
    return words.count("You give {count} card.", "You give {count} different cards.", count)


def votes_at_most(words: Words, count: int) -> str:
    """How many votes to cast."""
    return words.count("You have {count} vote.", "You have up to {count} votes.", count)


def _doubt(words: Words, misread: Misread) -> str:
    match misread.why:
        case Why.WORD_OR_LETTER:
            return words.say("We cannot tell whether the clue begins with a word or with the letter of a card.")
        case Why.WORD_OR_COMMAND:
            return words.say("We cannot tell whether this is your clue or a question to us.")
        case Why.WORD_OR_FOOTER:
            return words.say("We cannot tell whether this is your clue or a line of your mail program.")
        case _:
            return words.say("We cannot tell which answer you mean.")


def _not_yours(words: Words, why: Why) -> str:
    match why:
        case Why.STORYTELLER_GAVE:
            return words.say("You are the storyteller: your card lies on the table with your clue.")
        case Why.STORYTELLER_VOTES_NOT:
            return words.say("You are the storyteller of this round and have no vote.")
        case Why.GIVER_VOTES_NOT:
            return letters.giver_looks_on(words)
        case Why.LEAVING:
            return words.say("You leave after this round, so somebody else tells.")
        case _:
            return words.say("With one player fewer these rules do not work, but somebody else may take your seat.")


def _not_now(words: Words, why: Why) -> str:
    match why:
        case Why.NOTHING_TO_TAKE_BACK:
            return words.say("You have given no card yet, so there is none to take back.")
        case Why.NOTHING_ASKED:
            return words.say("Nothing is asked of you now.")
        case Why.PHASE_OVER:
            return words.say("The game has gone on in the meantime: your answer came too late for its round.")
        case _:
            return words.say("The game is over.")


def _command(words: Words, misread: Misread) -> str:
    match misread.why:
        case Why.UNKNOWN_LANGUAGE:
            return words.say("We do not speak that language yet.")
        case Why.UNKNOWN_ADDRESS:
            return words.say("We did not find a mail address.")
        case Why.UNKNOWN_DATES:
            return words.say("We did not find the first and the last day.")
        case _:
            return words.say("There are no words to pass on.")


def way_out(words: Words, answers: Sequence[str]) -> str:
    """An answer that would work, or those between which to choose."""
    quoted = [words.quoted(answer) for answer in answers]
    if len(quoted) == 1:
        return words.say("Write for example {answer}.", answer=quoted[0])
    return words.say("Write one of these: {answers}.", answers=", ".join(quoted))


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
