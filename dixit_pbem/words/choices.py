"""What one may choose for a new game, each with a sentence that explains it: for `new`, the README and the desk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.storage.paces import PACES
from dixit_pbem.storage.providers import PROVIDERS
from dixit_pbem.storage.spec import LANGUAGES
from dixit_pbem.words.language import Words

DRAFTS, FOLDER = "drafts", "folder"
TOGETHER, IN_TURN = "together", "in-turn"


def rules_told(words: Words) -> Mapping[str, str]:
    """Every rule system: what it is like."""
    told = {
        "odyssey": words.say(
            "one gives a clue to a card of theirs, the others add cards that fit, all look for the right one; to 30 "
            "points. Take this one if you do not know"
        ),
        "party": words.say(
            "the clue comes before anybody sees a card, and whoever votes with the crowd scores; quick and silly"
        ),
        "team": words.say("as odyssey, in pairs who share their points"),
        "classic": words.say("as odyssey by the rules of 2008: it goes on until the pile is used up"),
        "modern": words.say(
            "as odyssey, with one vote for everybody and no limit to what a decoy earns; to 30 points, or until the "
            "pile is used up"
        ),
        "imaginarium": words.say(
            "its cousin, as players tell it: a card that all find, or none, costs its storyteller points; until the "
            "pile is used up"
        ),
        "demo": words.say("a short game to try it out: everybody tells twice, and the cards never run out"),
    }
    return {name: told.get(name, "") for name in SYSTEMS}


def players_told(words: Words, system: str) -> str:
    """For how many players a system is: `3 to 12 players`."""
    return words.say("{numbers} players", numbers=_how_many(words, numbers_of_players(system)))


def tellings_told(words: Words) -> Mapping[str, str]:
    """One after the other, or all at once."""
    return {
        TOGETHER: words.say(
            "all at once: everybody gives a clue, then a card to each clue, then a vote at each table; by mail a cycle "
            "of six takes a week instead of six. Recommended by mail"
        ),
        IN_TURN: words.say("one after the other, as at a table: each round has one storyteller, for whom all wait"),
    }


def paces_told(words: Words) -> Mapping[str, str]:
    """Every pace: for whom it is, and how long the phases last."""
    told = {
        "lunch": words.say("a round in about an hour, for people who all sit there"),
        "daily": words.say("an answer a day, a round in three days at most"),
        "gentle": words.say("two or three days for each answer, a round a week at most"),
        "weekly": words.say("a week for each clue, so that everybody finds a quiet hour; a round in two weeks at most"),
    }
    return {
        name: words.say(
            "{about} (clue {clue}, card {card}, vote {vote})",
            about=told[name],
            clue=pace.clue,
            card=pace.card,
            vote=pace.vote,
        )
        for name, pace in PACES.items()
    }


def ways_told(words: Words) -> Mapping[str, str]:
    """Every way in which mails may leave and come in."""
    return {
        DRAFTS: words.say(
            "no account needed: each mail becomes a draft that you send with your own mail program, and you type in "
            "what people answer"
        ),
        FOLDER: words.say("the same, and answers that you save in the folder “inbox” are read for you"),
        **{
            name: words.say("by servers of {provider}: mails leave and answers are read for you", provider=each.name)
            if each.domains
            else words.say("by a server of your own: mails leave and answers are read for you")
            for name, each in PROVIDERS.items()
        },
    }


def languages_told(words: Words) -> Mapping[str, str]:
    """Every language that players may choose, by its name in these words."""
    from babel import Locale

    return {code: Locale.parse(code).get_display_name(words.customs) or code for code in LANGUAGES}


def _how_many(words: Words, numbers: Sequence[int]) -> str:
    """`3 to 12`, `3 or 4`, `6, 8, 10 or 12`."""
    first, *_, last = numbers
    if len(numbers) > 2 and tuple(numbers) == tuple(range(first, last + 1)):
        return words.say("{first} to {last}", first=first, last=last)
    return words.say("{some} or {last}", some=", ".join(map(str, numbers[:-1])), last=last)
