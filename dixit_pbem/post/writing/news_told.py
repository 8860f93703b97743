"""News in words: a line among others, the headline of a notice, and its sentence. Pure."""

from __future__ import annotations

from typing import assert_never

from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing.letter import Desk
from dixit_pbem.post.writing.sentences import time_left
from dixit_pbem.words.language import Words
from dixit_pbem.words.rounds import so_many_points


def in_a_line(news: News, desk: Desk, *, reader: str) -> str:
    """News with what it is about."""
    told = in_words(desk.words, news, zone=desk.reading.zone)
    said = news.told in (Tidings.WORD, Tidings.BESIDE)
    return f"{headline(desk.words, news, reader=reader)}: {told}" if said else told


def headline(words: Words, news: News, *, reader: str = "") -> str:  # noqa: C901 - a line for what happens
    """What news are about, in a line."""
    match news.told:
        case Tidings.WORD if news.name == reader:
            return words.say("You write to everybody")
        case Tidings.WORD:
            return words.say("{name} writes to you all", name=news.name)
        case Tidings.BESIDE if news.name == reader:
            return words.say("You, beside an answer")
        case Tidings.BESIDE:
            return words.say("{name}, beside an answer", name=news.name)
        case Tidings.LOVED:
            return words.say("A picture is loved")
        case Tidings.EXTENDED:
            return words.say("There is more time")
        case Tidings.PUT_RIGHT:
            return words.say("The right deadline")
        case Tidings.PAUSED:
            return words.say("The game pauses")
        case Tidings.RESUMED:
            return words.say("The game goes on")
        case Tidings.LATE:
            return words.say("We are still waiting")
        case Tidings.LEAVES | Tidings.SEAT_TAKEN | Tidings.STANDS_IN | Tidings.SEAT_BACK | Tidings.JOINED:
            return words.say("The table changes")
        case Tidings.STAYS | Tidings.SEAT_KEPT | Tidings.JOINS_NOT | Tidings.SITS_LATER:
            return words.say("The table stays as it was")
        case Tidings.SKIPPED | Tidings.NAMED:
            return words.say("Somebody else tells")
        case Tidings.CARD_BY_CHANCE | Tidings.VOTE_BY_CHANCE | Tidings.NO_VOTE | Tidings.FELL_OUT | Tidings.UNTOLD:
            return words.say("Not everybody answered")
        case Tidings.ENDED:
            return words.say("The game ends early")
        case Tidings.CLUE_BACK:
            return words.say("Another clue, please")
        case Tidings.WORDS_BACK:
            return words.say("Your words come back to you")
    assert_never(news.told)


def in_words(words: Words, news: News, *, zone: str) -> str:
    """News in a sentence or two."""
    match news.told:
        case Tidings.WORD | Tidings.BESIDE:
            return words.quoted(news.text)
        case Tidings.LOVED:
            return words.count(
                "{names} loves picture {number}, by {name}.",
                "{names} love picture {number}, by {name}.",
                len(news.names),
                names=words.names(news.names),
                number=news.text,
                name=news.name,
            )
        case Tidings.EXTENDED | Tidings.PUT_RIGHT | Tidings.PAUSED | Tidings.RESUMED:
            return _about_time(words, news, until=words.until(news.until, zone) if news.until else "")
        case Tidings.LATE | Tidings.CARD_BY_CHANCE | Tidings.VOTE_BY_CHANCE | Tidings.NO_VOTE:
            return _about_missing(words, news.told, words.names(news.names))
        case Tidings.LEAVES | Tidings.STAYS | Tidings.SEAT_TAKEN | Tidings.SEAT_KEPT:
            return _about_company(words, news)
        case Tidings.JOINED | Tidings.JOINS_NOT | Tidings.SITS_LATER | Tidings.STANDS_IN | Tidings.SEAT_BACK:
            return _about_newcomers(words, news)
        case Tidings.SKIPPED | Tidings.FELL_OUT | Tidings.UNTOLD | Tidings.NAMED:
            return _about_tellers(words, news)
        case Tidings.CLUE_BACK | Tidings.WORDS_BACK | Tidings.ENDED:
            return _by_the_moderator(words, news)
    assert_never(news.told)


def _by_the_moderator(words: Words, news: News) -> str:
    """What the moderator decided, and why where that was said."""
    match news.told:
        case Tidings.CLUE_BACK:
            told = words.say("{name} asks you for another clue; nobody else has seen this one.", name=news.name)
        case Tidings.WORDS_BACK:
            told = words.say("{name} has not passed your words on; nobody else has seen them.", name=news.name)
        case _ if news.text:
            reason = words.quoted(news.text)
            return words.say("{name} ends the game here: {reason}", name=news.name, reason=reason)
        case _:
            return words.say("{name} ends the game here.", name=news.name)
    return f"{told} {words.quoted(news.text)}" if news.text else told


def _about_tellers(words: Words, news: News) -> str:
    match news.told:
        case Tidings.SKIPPED:
            return words.say(
                "There was no clue in time from {name}. The round goes on with another storyteller.", name=news.name
            )
        case Tidings.FELL_OUT:
            return words.say("There was no clue in time from {name}, so there is one round fewer.", name=news.name)
        case Tidings.UNTOLD:
            return words.say("Nobody gave a clue in time, so the cycle begins anew.")
        case _:
            return words.say("Nobody wanted to tell first, so chance has named {name}.", name=news.name)


def _about_company(words: Words, news: News) -> str:
    match news.told:
        case Tidings.LEAVES:
            return words.say(
                "{name} leaves the table after this round. Until then nothing changes; afterwards the seats close up.",
                name=news.name,
            )
        case Tidings.STAYS:
            return words.say("{name} does not leave after all. Everything stays as it was.", name=news.name)
        case Tidings.SEAT_TAKEN:
            return words.say(
                "{other} takes the seat of {name}, with its hand and its points. A warm welcome.",
                name=news.name,
                other=news.other,
            )
        case _:
            return words.say(
                "{name} keeps the seat after all; {other} does not take it.", name=news.name, other=news.other
            )


def _about_newcomers(words: Words, news: News) -> str:
    match news.told:
        case Tidings.STANDS_IN:
            return words.say(
                "{other} plays in the seat of {name} until the next results are out. A warm welcome.",
                name=news.name,
                other=news.other,
            )
        case Tidings.SEAT_BACK:
            return words.say("{other} stood in for {name}, who has the seat again.", name=news.name, other=news.other)
        case Tidings.JOINED:
            points = so_many_points(words, int(news.text))
            return words.say("{name} sits down with you, with {points}. A warm welcome.", name=news.name, points=points)
        case Tidings.JOINS_NOT:
            return words.say("{name} does not sit down with you after all.", name=news.name)
        case _:
            return words.say("The round before goes on, and {name} sits down when it is over.", name=news.name)


def _about_time(words: Words, news: News, *, until: str) -> str:
    match news.told:
        case Tidings.EXTENDED if news.names:
            return words.say("For {names} there is more time, {until}.", names=words.names(news.names), until=until)
        case Tidings.EXTENDED:
            return time_left(words, until)
        case Tidings.PUT_RIGHT:
            return words.say(
                "The clock of our computer was wrong, and so was the deadline in our last mails. "
                "There is still time, {until}.",
                until=until,
            )
        case Tidings.PAUSED:
            return words.say("The clock stands still until the game goes on. Answers are welcome all the same.")
        case _ if until:
            return words.say("The pause is over. There is still time, {until}.", until=until)
        case _:
            return words.say("The pause is over.")


def _about_missing(words: Words, what: Tidings, names: str) -> str:
    match what:
        case Tidings.LATE:
            return words.say("The time is up, and the game waits for {names}. Any answer still counts.", names=names)
        case Tidings.CARD_BY_CHANCE:
            return words.say("There was no card in time from {names}. Chance chose it from the hand.", names=names)
        case Tidings.VOTE_BY_CHANCE:
            return words.say("There was no vote in time from {names}. Chance voted instead.", names=names)
        case _:
            return words.say("There was no vote in time from {names}. The round goes on without it.", names=names)
