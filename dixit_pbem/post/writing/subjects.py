"""What stands in subjects: the game, whether its reader must act, and the token; receipts answer what asked.

All letters about one phase share its subject, so that mail programs keep them together.
"""

from __future__ import annotations

from dixit_pbem.engine.model import Phase
from dixit_pbem.frozen import frozen
from dixit_pbem.post.due import Kind
from dixit_pbem.words import Words, rounds


@frozen
class Topic:
    """What a phase is to one reader, from when it opened."""

    round: int
    phase: Phase
    acts: bool
    """Whether something was asked of them then."""
    cards: int = 1
    """How many cards are wanted."""
    tables: int = 1
    """At how many tables a vote is wanted."""
    results: int = 0
    """The round whose results came with it, if any."""
    last: int = 0
    """The last round of the cycle, where several are open."""
    results_from: int = 0
    """The first round of the cycle whose results came with it."""


def subject_line(words: Words, title: str, topic: Topic, *, token: str) -> str:
    """`[Sunday dreamers] Round 3 · your vote, please · k7m2q9wd`."""
    return f"[{title}] {topic_in_words(words, topic)} · {token}"


def topic_in_words(words: Words, topic: Topic) -> str:
    """`Round 3 · your vote, please`, and `results of round 2` where they come along."""
    if 0 < topic.results_from < topic.results:
        numbers = {"first": topic.results_from, "last": topic.results}
        if topic.acts:
            return words.say_in("in a subject", "your clue, please; results of rounds {first} to {last}", **numbers)
        return words.say_in("in a subject", "results of rounds {first} to {last}", **numbers)
    if topic.results:
        if topic.acts:
            return words.say_in("in a subject", "your clue, please; results of round {number}", number=topic.results)
        return words.say_in("in a subject", "results of round {number}", number=topic.results)
    told = _wanted(words, topic) if topic.acts else _nothing(words, topic.phase)
    return told if topic.phase is Phase.FINISHED else f"{_rounds(words, topic)} · {told}"


def _rounds(words: Words, topic: Topic) -> str:
    return rounds.rounds_name(words, range(topic.round, topic.last + 1) if topic.last else (topic.round,))


def _wanted(words: Words, topic: Topic) -> str:
    match topic.phase:
        case Phase.CLUE:
            return words.say_in("in a subject", "your clue, please")
        case Phase.CARD if topic.cards > 1:
            return words.say_in("in a subject", "your cards, please")
        case Phase.CARD:
            return words.say_in("in a subject", "your card, please")
        case _ if topic.tables > 1:
            return words.say_in("in a subject", "your votes, please")
        case _:
            return words.say_in("in a subject", "your vote, please")


def _nothing(words: Words, phase: Phase) -> str:
    match phase:
        case Phase.FINISHED:
            return words.say_in("in a subject", "final results")
        case Phase.VOTE:
            return words.say_in("in a subject", "nothing to do: the cards are on the table")
        case Phase.CARD:
            return words.say_in("in a subject", "nothing to do: cards are being chosen")
        case _:
            return words.say_in("in a subject", "nothing to do: a clue is on its way")


def subject_of(words: Words, title: str, kind: Kind, *, token: str) -> str:
    """`[Sunday dreamers] welcome · k7m2q9wd`, for letters that belong to no phase; the token may be missing."""
    match kind:
        case Kind.WELCOME:
            name = words.say_in("in a subject", "welcome")
        case Kind.DIGEST:
            name = words.say_in("in a subject", "how it goes")
        case Kind.INVITATION:
            name = words.say_in("in a subject", "would you like to play?")
        case Kind.OFFER | Kind.OFFER_OVER:
            name = words.say_in("in a subject", "would you take a seat?")
        case Kind.REVEAL:
            name = words.say_in("in a subject", "what came out")
        case Kind.SEAT:
            name = words.say_in("in a subject", "your seat")
        case _:
            name = words.say_in("in a subject", "news")
    return " · ".join(filter(None, (f"[{title}] {name}", token)))


def answered(subject: str) -> str:
    """The subject of what answers a mail, the same in every language, as mail programs write it."""
    return f"Re: {subject}"
