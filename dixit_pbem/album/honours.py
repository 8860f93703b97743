"""The awards of a game in words: what each is called and is for, and what somebody did to earn it. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from dixit_pbem.album.awards import Honour, Laurel, awards
from dixit_pbem.album.book import Laureate, Prize
from dixit_pbem.album.keepsakes import keepsakes
from dixit_pbem.album.rounds import People, Source
from dixit_pbem.words import Words
from dixit_pbem.words.rounds import so_many_points

MOST_OF_CLUE = 90
"""So much of a long clue a certificate quotes, in letters."""


def awards_in_words(source: Source, words: Words) -> Iterator[Prize]:
    """Every award of the rounds that are over, and who earned it; then one for everybody who would have none."""
    earned = awards(source.rounds)
    for award in (*earned, *keepsakes(source.rounds, earned)):
        title, meaning = _title_and_meaning(words, award.honour)
        yield Prize(
            title, meaning, tuple(_laureate(source, award.honour, laurel, words=words) for laurel in award.laurels)
        )


def _title_and_meaning(words: Words, honour: Honour) -> tuple[str, str]:
    match honour:
        case Honour.FINEST_CLUE:
            title = words.say("The finest clue")
            meaning = words.say("The number of those who found the card came closest to half of the voters.")
        case Honour.CLEAREST_CLUE:
            title = words.say("The clearest clue")
            meaning = words.say("It earned the table the most points in one round.")
        case Honour.BEST_DECOY:
            title = words.say("The best decoy")
            meaning = words.say("The card that drew the most votes away from the storyteller’s.")
        case Honour.CROWD_CARD:
            title = words.say("The crowd’s favourite")
            meaning = words.say("The card that drew the most votes of others.")
        case Honour.MIND_READERS:
            title, meaning = words.say("The mind-readers"), words.say("Who found whose card most often.")
        case Honour.LIKE_MINDS:
            title = words.say("Two minds, one thought")
            meaning = words.say("Who voted for the same card most often.")
        case Honour.LONE_WOLF:
            title, meaning = words.say("The lone wolf"), words.say("Who most often gave a card its only vote.")
        case _:
            return _thanks(words, honour)
    return title, meaning


def _thanks(words: Words, honour: Honour) -> tuple[str, str]:
    """What a keepsake is called and is for."""
    match honour:
        case Honour.KEEN_EYE:
            title, meaning = words.say("The keen eye"), words.say("For finding the storyteller’s card.")
        case Honour.WITH_THE_CROWD:
            title, meaning = words.say("In good company"), words.say("For voting as others do.")
        case Honour.MAGNET:
            title, meaning = words.say("The magnet"), words.say("For cards that draw votes.")
        case Honour.TELLER:
            title, meaning = words.say("The born storyteller"), words.say("For points earned with clues.")
        case Honour.GREAT_ROUND:
            title, meaning = words.say("The great round"), words.say("For the points of one round.")
        case _:
            title, meaning = words.say("The good companion"), words.say("For every round at the table.")
    return title, meaning


def _laureate(source: Source, honour: Honour, laurel: Laurel, *, words: Words) -> Laureate:
    say_why = _what_was_done_once if laurel.told else _what_was_done_often
    return Laureate(
        people=source.people.of(laurel.players),
        text=say_why(words, honour, laurel, people=source.people),
        chapter=laurel.told.number if laurel.told else 0,
        picture=laurel.card.card if laurel.card else "",
        description=source.shown(laurel.card, words) if laurel.card else "",
    )


def _what_was_done_once(words: Words, honour: Honour, laurel: Laurel, *, people: People) -> str:
    (name,) = people.names(laurel.players)
    # The whole of it stands with its round.
    told = shorten(people.told(laurel.told.clue.text), MOST_OF_CLUE, placeholder=" …") if laurel.told else ""
    clue = words.quoted(told)
    match honour:
        case Honour.FINEST_CLUE:
            return words.count(
                "{clue}, told by {name}: {count} of {voters} found the card.",
                "{clue}, told by {name}: {count} of {voters} found the card.",
                laurel.count,
                clue=clue,
                name=name,
                voters=laurel.of,
            )
        case Honour.CLEAREST_CLUE:
            points = so_many_points(words, laurel.count)
            return words.say("{clue}, told by {name}: {points}.", clue=clue, name=name, points=points)
        case _:
            return words.count(
                "{name}: {count} vote, for the clue {clue}.",
                "{name}: {count} votes, for the clue {clue}.",
                laurel.count,
                name=name,
                clue=clue,
            )


def _what_was_done_often(words: Words, honour: Honour, laurel: Laurel, *, people: People) -> str:
    names, times = people.names(laurel.players), words.times(laurel.count)
    match honour:
        case Honour.MIND_READERS:
            return words.say(
                "{finder} found the card of {name} {times}.",
                times=times,
                finder=names[0],
                name=names[1],
            )
        case Honour.LIKE_MINDS:
            return words.say(
                "{names}: the same card {times}.",
                times=times,
                names=words.names(names),
            )
        case Honour.LONE_WOLF:
            return words.say(
                "{name}: the only vote {times}.",
                times=times,
                name=names[0],
            )
        case _:
            return _what_is_kept(words, honour, laurel.count, name=names[0])


def _what_is_kept(words: Words, honour: Honour, count: int, *, name: str) -> str:
    match honour:
        case Honour.KEEN_EYE:
            times = words.times(count)
            return words.say("{name}: found it {times}.", name=name, times=times)
        case Honour.WITH_THE_CROWD | Honour.MAGNET:
            return words.count("{name}: {count} vote.", "{name}: {count} votes.", count, name=name)
        case Honour.TELLER | Honour.GREAT_ROUND:
            return f"{name}: {so_many_points(words, count)}."
        case _:
            return words.count("{name}: {count} round.", "{name}: {count} rounds.", count, name=name)
