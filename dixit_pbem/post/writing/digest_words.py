"""The moderator's digest in words: what came in, who is late, what waits; each with the one command to type."""

from __future__ import annotations

from typing import assert_never

from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, HeldFor
from dixit_pbem.words.language import Words


def nothing_to_do(words: Words, name: str) -> str:
    """Tell the moderator that all goes well."""
    return words.say("{name}, all is well: there is nothing for you to do", name=name)


def so_much_to_do(words: Words, name: str, count: int) -> str:
    """Tell the moderator how many things wait."""
    return words.count("{name}, {count} thing waits for you", "{name}, {count} things wait for you", count, name=name)


def nobody_awaited(words: Words) -> str:
    """Where the game waits for nobody."""
    return words.say("Nobody is awaited.")


def slept(words: Words, command: str) -> str:
    """What happened while the machine slept, and how to go on."""
    told = words.say("The program was not running for a while, so no deadline has been closed. To go on, type this:")
    return _and_type(told, command)


def _and_type(told: str, command: str) -> str:
    """A command stands on a line of its own, so that it can be copied."""
    return f"{told}\n{command}"


def headings(words: Words) -> tuple[str, str, str, str, str]:
    """Over who is late, what is held, what did not arrive, what came in, what was sent."""
    return (
        words.say("Late"),
        words.say("Waiting for your word"),
        words.say("Did not arrive"),
        words.say("Came in"),
        words.say("Sent"),
    )


def late(words: Words, name: str, command: str) -> str:
    """Who is late, and the command that reminds."""
    return _and_type(words.say("{name}. To send a reminder, type this:", name=name), command)


def more_time(words: Words, command: str) -> str:
    """The command that gives more time."""
    return _and_type(words.say("To give everybody a day more, type this:"), command)


def held(words: Words, number: int, sender: str, *, reason: HeldFor) -> str:
    """A mail that waits."""
    return words.say(
        "{number}. A mail from {sender}: {reason}", number=number, sender=sender, reason=_held(words, reason)
    )


def wants_to_leave(words: Words, name: str, command: str) -> str:
    """Who asked to leave, and the command that confirms it."""
    return _and_type(words.say("{name} wants to leave the game. To agree, type this:", name=name), command)


def look_at_held(words: Words, command: str) -> str:
    """The command that shows the mails that wait."""
    return _and_type(words.say("To see them and decide, type this:"), command)


def _held(words: Words, reason: HeldFor) -> str:
    match reason:
        case HeldFor.UNKNOWN_SENDER:
            return words.say("nobody at this table writes from there")
        case HeldFor.OTHER_ADDRESS:
            return words.say("the token is right, the address is not the player’s")
        case HeldFor.FORGED:
            return words.say("the mail server says that it may be forged")
        case HeldFor.SEVERAL_PLAYERS:
            return words.say("it holds the tokens of several players")
        case HeldFor.SEVERAL_GAMES:
            return words.say("it may belong to several games")
        case HeldFor.UNCLEAR:
            return words.say("its answer is unclear")
        case HeldFor.LEAVING:
            return words.say("somebody wants to leave the game")
        case HeldFor.BROKEN:
            return words.say("it could not be read")
    assert_never(reason)


def undelivered(words: Words, name: str, address: str, *, reason: str) -> str:
    """A letter that the server refused for good."""
    return words.say("{name}, at {address}: {reason}", name=name, address=address, reason=words.quoted(reason))


def mend_address(words: Words, command: str) -> str:
    """How to mend an address."""
    return _and_type(words.say("Put the right address into the game file, then type this:"), command)


def try_again(words: Words, command: str) -> str:
    """How to try at once what will be tried again anyway."""
    return _and_type(words.say("It will be tried again by itself. To try at once, type this:"), command)


def got(words: Words, what: Got) -> str:
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


def so_often(words: Words, what: str, names: str) -> str:
    """What went to whom, or came from whom."""
    return words.say("{what}: {names}", what=what, names=names)
