"""The album in words: its cover, its rounds, the chart of points, the awards, the proof of a fair shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from dixit_pbem.album.awards import Honour
from dixit_pbem.album.book import Labels
from dixit_pbem.post.writing.welcome_words import fair_shuffle, rehearsal
from dixit_pbem.words.language import Words
from dixit_pbem.words.scores import so_many_points

__all__ = ["fair_shuffle", "rehearsal"]


def album(words: Words) -> str:
    """What this kind of book is called."""
    return words.say("Album")


def labels(words: Words) -> Labels:
    """The few words of the album itself."""
    return Labels(
        album=album(words),
        rounds=words.say("Rounds"),
        skip_to_rounds=words.say("Skip to the rounds"),
        walk=words.say("The arrow keys → and ← walk through the album."),
        others=words.say("The other cards"),
        points=words.say("Points"),
        quips=words.say("Said meanwhile"),
        awards=words.say("Awards"),
        players=words.say("At the table"),
        top=words.say("Back to the start"),
        moon=words.say("The storyteller’s card"),
        red=words.say("The red mark"),
    )


def so_far(words: Words, rounds: int) -> str:
    """How far a game is that still goes on."""
    return words.count("{count} round so far", "{count} rounds so far", rounds)


def card_of(words: Words, number: int, name: str) -> str:
    """A card of the table, and who gave it."""
    return words.say("Card {number}, given by {name}", number=number, name=name)


def votes_of(words: Words, names: Sequence[str]) -> str:
    """Who voted for a card."""
    if not names:
        return words.say("no votes")
    return words.count("{count} vote: {names}", "{count} votes: {names}", len(names), names=words.names(names))


def the_moderator(words: Words) -> str:
    """Whose word it is where no player said it."""
    return words.say("from the moderator")


def chart_title(words: Words) -> str:
    """Over the lines of points."""
    return words.say("Points, round by round")


def chart_summary(words: Words, last: int, standings: Sequence[str]) -> str:
    """The chart for somebody who cannot see it; each standing is a name with its points."""
    return words.say(
        "A line for each player, from the start to round {number}. At its end: {standings}.",
        number=last,
        standings=", ".join(standings),
    )


def chart_table(words: Words) -> str:
    """Over the same in numbers."""
    return words.say("The same in numbers")


def chart_columns(words: Words) -> tuple[str, str]:
    """Over the names, and over the numbers of the rounds."""
    return words.say("Name"), words.say("Round")


def honour_title(words: Words, honour: Honour) -> str:
    """What an award is called."""
    match honour:
        case Honour.FINEST_CLUE:
            return words.say("The finest clue")
        case Honour.CLEAREST_CLUE:
            return words.say("The clearest clue")
        case Honour.BEST_DECOY:
            return words.say("The best decoy")
        case Honour.CROWD_CARD:
            return words.say("The crowd’s favourite")
        case Honour.MIND_READERS:
            return words.say("The mind-readers")
        case Honour.LIKE_MINDS:
            return words.say("Two minds, one thought")
        case Honour.LONE_WOLF:
            return words.say("The lone wolf")
    assert_never(honour)


def honour_meaning(words: Words, honour: Honour) -> str:
    """What an award is for."""
    match honour:
        case Honour.FINEST_CLUE:
            return words.say("The number of those who found the card came closest to half of the voters.")
        case Honour.CLEAREST_CLUE:
            return words.say("It earned the table most points in one round.")
        case Honour.BEST_DECOY:
            return words.say("The card that drew most votes away from the storyteller’s.")
        case Honour.CROWD_CARD:
            return words.say("The card that drew most votes of others.")
        case Honour.MIND_READERS:
            return words.say("Who found whose card most often.")
        case Honour.LIKE_MINDS:
            return words.say("Who voted for the same card most often.")
        case Honour.LONE_WOLF:
            return words.say("Who most often gave a card its only vote.")
    assert_never(honour)


def finest_clue(words: Words, clue: str, *, name: str, found: int, voters: int) -> str:
    """Why a clue was the finest."""
    return words.count(
        "{clue}, told by {name}: {count} of {voters} found the card.",
        "{clue}, told by {name}: {count} of {voters} found the card.",
        found,
        clue=clue,
        name=name,
        voters=voters,
    )


def clearest_clue(words: Words, clue: str, *, name: str, points: int) -> str:
    """Why a clue was the clearest."""
    return words.say("{clue}, told by {name}: {points}.", clue=clue, name=name, points=so_many_points(words, points))


def drew_votes(words: Words, clue: str, *, name: str, votes: int) -> str:
    """Why a card was the best of all that were given to a clue."""
    return words.count(
        "{name}: {count} vote, for the clue {clue}.",
        "{name}: {count} votes, for the clue {clue}.",
        votes,
        name=name,
        clue=clue,
    )


def found_often(words: Words, finder: str, *, name: str, times: int) -> str:
    """Who found whose card, and how often."""
    return words.count(
        "{finder} found the card of {name} {count} time.",
        "{finder} found the card of {name} {count} times.",
        times,
        finder=finder,
        name=name,
    )


def thought_alike(words: Words, names: Sequence[str], times: int) -> str:
    """Who voted for the same card, and how often."""
    return words.count(
        "{names}: the same card {count} time.",
        "{names}: the same card {count} times.",
        times,
        names=words.names(names),
    )


def stood_alone(words: Words, name: str, times: int) -> str:
    """Whose vote was the only one, and how often."""
    return words.count("{name}: the only vote {count} time.", "{name}: the only vote {count} times.", times, name=name)


def and_more(words: Words, count: int) -> str:
    """How many more there are who tie than stand there."""
    return words.say("… and {count} more.", count=count)


def fits(words: Words) -> str:
    """What the check of a game that is over says when all is well."""
    return words.say("It was fair: every deal, table order and draw of this game follows from the secret number.")


def fits_so_far(words: Words) -> str:
    """What it says of a game that still goes on."""
    return words.say("It is fair so far. The secret number is shown when the game is over.")


def does_not_fit(words: Words) -> str:
    """What it says when something is wrong."""
    return words.say("Something does not fit here: the command “verify” says what.")


def fingerprint(words: Words) -> str:
    """What was told before the first card."""
    return words.say("Fingerprint, told before the first card")


def secret_number(words: Words) -> str:
    """What is told at the end."""
    return words.say("Secret number")


def how_to_recompute(words: Words) -> str:
    """Over the lines that say how."""
    return words.say("How anybody can recompute it")


def recompute(words: Words) -> tuple[str, ...]:
    """How a stranger recomputes every draw, in a few lines."""
    return (
        words.say("The fingerprint is the SHA-256 of the secret number, taken as a text."),
        words.say(
            "Each draw has a purpose, such as {deal} or {table}. Its value number i, from 0 on, is HMAC-SHA256 with "
            "the secret number as key and {message} as message, read as one big-endian number of 256 bits.",
            deal=words.quoted("deal"),
            table=words.quoted("round 3 table"),
            message=words.quoted("deal/i"),
        ),
        words.say(
            "One of n things is at the value modulo n, counted from 0. A value from the last whole multiple of n below "
            "2²⁵⁶ on is passed over."
        ),
        words.say(
            "A shuffle goes from the last thing to the second and swaps each with one of those up to and with itself. "
            "The deck begins in the order of the game file’s first event."
        ),
    )
