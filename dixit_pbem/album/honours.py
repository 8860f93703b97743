"""The awards of a game in words: what each is called and is for, and what somebody did to earn it. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from dixit_pbem.album.awards import Honour, Laurel, awards
from dixit_pbem.album.book import Laureate, Prize
from dixit_pbem.album.rounds import People, Source
from dixit_pbem.words import Words
from dixit_pbem.words.rounds import so_many_points

MOST_LAUREATES = 3
"""More who tie are counted, not told one by one."""


def awards_in_words(source: Source, words: Words) -> Iterator[Prize]:
    """Every award of the rounds that are over, and who earned it."""
    for award in awards(source.rounds):
        told = [_laureate(source, award.honour, laurel, words=words) for laurel in award.laurels[:MOST_LAUREATES]]
        more = len(award.laurels) - len(told)
        if more:
            told.append(Laureate((), words.say("… and {count} more.", count=more), 0, "", ""))
        title, meaning = _title_and_meaning(words, award.honour)
        yield Prize(title, meaning, tuple(told))


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
            assert_never(honour)
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
    clue = words.quoted(people.told(laurel.told.clue.text)) if laurel.told else ""
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
    names = people.names(laurel.players)
    match honour:
        case Honour.MIND_READERS:
            return words.count(
                "{finder} found the card of {name} {count} time.",
                "{finder} found the card of {name} {count} times.",
                laurel.count,
                finder=names[0],
                name=names[1],
            )
        case Honour.LIKE_MINDS:
            return words.count(
                "{names}: the same card {count} time.",
                "{names}: the same card {count} times.",
                laurel.count,
                names=words.names(names),
            )
        case _:
            return words.count(
                "{name}: the only vote {count} time.",
                "{name}: the only vote {count} times.",
                laurel.count,
                name=names[0],
            )
