"""Notices, reminders and corrections in words: what happened at the table beside the play."""

from __future__ import annotations

from typing import assert_never

from dixit_pbem.post.said import News, Told
from dixit_pbem.post.writing.sentences import time_left
from dixit_pbem.words.language import Words


def headline(words: Words, news: News) -> str:
    """What a notice is about, in a line."""
    match news.told:
        case Told.WORD:
            return words.say("{name} writes to you all", name=news.name)
        case Told.EXTENDED:
            return words.say("There is more time")
        case Told.PAUSED:
            return words.say("The game pauses")
        case Told.RESUMED:
            return words.say("The game goes on")
        case Told.LATE:
            return words.say("We are still waiting")
        case Told.LEAVES | Told.SEAT_TAKEN:
            return words.say("The table changes")
        case Told.SKIPPED | Told.NAMED:
            return words.say("Somebody else tells")
        case Told.CARD_BY_CHANCE | Told.VOTE_BY_CHANCE | Told.NO_VOTE:
            return words.say("Not everybody answered")
        case Told.ENDED:
            return words.say("The game ends early")
    assert_never(news.told)


def told(words: Words, news: News, *, zone: str) -> str:
    """A notice in a sentence or two."""
    match news.told:
        case Told.WORD:
            return words.quoted(news.text)
        case Told.EXTENDED | Told.PAUSED | Told.RESUMED:
            return _about_time(words, news, until=words.until(news.until, zone) if news.until else "")
        case Told.LATE | Told.CARD_BY_CHANCE | Told.VOTE_BY_CHANCE | Told.NO_VOTE:
            return _about_missing(words, news.told, words.names(news.names))
        case Told.LEAVES:
            return words.say(
                "{name} leaves the table after this round. Until then nothing changes; afterwards the seats close up.",
                name=news.name,
            )
        case Told.SEAT_TAKEN:
            return words.say(
                "{other} takes the seat of {name}, with its hand and its points. A warm welcome.",
                name=news.name,
                other=news.other,
            )
        case Told.SKIPPED | Told.NAMED:
            return _about_storyteller(words, news)
        case Told.ENDED:
            return _about_end(words, news)
    assert_never(news.told)


def _about_time(words: Words, news: News, *, until: str) -> str:
    match news.told:
        case Told.EXTENDED if news.names:
            return words.say("For {names} there is time {until}.", names=words.names(news.names), until=until)
        case Told.EXTENDED:
            return time_left(words, until)
        case Told.PAUSED:
            return words.say("No time runs out until the game goes on. Answers are welcome all the same.")
        case _ if until:
            return words.say("The pause is over. There is time {until}.", until=until)
        case _:
            return words.say("The pause is over.")


def _about_missing(words: Words, what: Told, names: str) -> str:
    match what:
        case Told.LATE:
            return words.say("The time is up, and the game waits for {names}. Any answer still counts.", names=names)
        case Told.CARD_BY_CHANCE:
            return words.say("There was no card in time from {names}. Chance chose it from the hand.", names=names)
        case Told.VOTE_BY_CHANCE:
            return words.say("There was no vote in time from {names}. Chance voted instead.", names=names)
        case _:
            return words.say("There was no vote in time from {names}. The round goes on without it.", names=names)


def _about_storyteller(words: Words, news: News) -> str:
    if news.told is Told.SKIPPED:
        return words.say(
            "There was no clue in time from {name}. The round goes on with another storyteller.", name=news.name
        )
    return words.say("Nobody wanted to tell first, so chance has named {name}.", name=news.name)


def _about_end(words: Words, news: News) -> str:
    if not news.text:
        return words.say("The game ends here: so {name} has decided.", name=news.name)
    reason = words.quoted(news.text)
    return words.say("The game ends here: so {name} has decided. {reason}", name=news.name, reason=reason)


def reminder(words: Words) -> str:
    """A friendly word to somebody who has time left."""
    return words.say("A small reminder, in case the mail before this one went under.")


def late_reminder(words: Words) -> str:
    """A friendly word to somebody whose time is up."""
    return words.say("We would love to go on with you. If you need more days, just say so.")


def still_counts(words: Words) -> str:
    """What stands where the deadline was."""
    return words.say("The time is up, but your answer still counts.")


def taken_back(words: Words, moderator: str) -> str:
    """Why a correction comes."""
    return words.say(
        "{moderator} has taken a step back in the game. This mail says what counts now; the mails about this step "
        "before it no longer hold.",
        moderator=moderator,
    )


def answer_again(words: Words) -> str:
    """What somebody is told whose answer was taken back, or may have been."""
    return words.say("If you have answered before, please answer once more.")


def answer_stands(words: Words) -> str:
    """What somebody is told whose answer was not taken back."""
    return words.say("You need not answer again.")
