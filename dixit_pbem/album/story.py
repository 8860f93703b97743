"""Rounds become a book: everything that happened, in words of one language. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from dixit_pbem.album import wording as said
from dixit_pbem.album.awards import GameAward, Honour, Laurel, awards
from dixit_pbem.album.book import AlbumBook, AlbumCard, Award, Chapter, Chart, ChartLine, Fairness, Gain, Laureate, Quip
from dixit_pbem.album.rounds import PastRound, People, Quips
from dixit_pbem.engine.model import CardId, Game, PlayerName, TableCard, sides
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.words import Words, pages, scores

MOST_LAUREATES = 3
"""More who tie are counted, not told one by one."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of the shuffles found: its digits, and the secret number once the game is over."""

    commitment: str
    seed: str | None
    fits: bool


@dataclass(frozen=True, slots=True)
class Source:
    """What an album is told from."""

    game: Game
    rounds: tuple[PastRound, ...]
    quips: Quips
    moments: Mapping[int, datetime]
    """When each event was recorded, by its number."""
    people: People
    seated: Mapping[PlayerName, PlayerName]
    """Everybody who ever sat at the table, with the one who sat there at the start."""
    descriptions: Mapping[CardId, str]
    """What each card shows, in the language of the album."""
    checked: Checked


def album_book(source: Source, reading: Reading) -> AlbumBook:
    """The album of a game, for readers of a language."""
    words, people, ending = reading.words, source.people, source.game.ending
    moments = (min(source.moments.values()), source.moments[source.rounds[-1].seq])
    days = (words.date(moment, reading.zone) for moment in moments)
    return AlbumBook(
        language=words.language,
        title=people.told(source.game.setup.title),
        dates=" – ".join(dict.fromkeys(days)),
        ending=_ending(source, words),
        winners=people.of(ending.winners) if ending else (),
        players=tuple(line.person for line in _lines(source, words)),
        chapters=tuple(_chapter(source, told, reading=reading) for told in source.rounds),
        chart=_chart(source, words),
        awards=tuple(_award(source, award, words=words) for award in awards(source.rounds)),
        proof=_proof(source, words),
        labels=said.labels(words),
    )


def _ending(source: Source, words: Words) -> str:
    ending = source.game.ending
    if ending is None:
        return said.so_far(words, len(source.rounds))
    if not ending.winners:
        return scores.nobody_wins(words)
    return scores.winners(words, source.people.names(ending.winners), source.game.scores[ending.winners[0]])


def _chapter(source: Source, told: PastRound, *, reading: Reading) -> Chapter:
    words, people, game = reading.words, source.people, told.game
    teller, points = people[told.storyteller], told.scored.points
    gains = (
        Gain(_side(source, side, words), f"+{points[side[0]]}", scores.so_many_points(words, game.scores[side[0]]))
        for side in sides(game.rules, game.seats)
    )
    quips = (
        (people[quip.player].name if quip.player else said.the_moderator(words), words.quoted(people.told(quip.text)))
        for quip in source.quips.get(told.number, ())
    )
    return Chapter(
        number=told.number,
        name=pages.round_name(words, told.number),
        date=words.date(source.moments[told.seq], reading.zone),
        teller=teller,
        told_by=pages.told_by(words, teller.name),
        clue=words.quoted(people.told(told.clue.text)),
        story=_card(source, told, told.story, words=words),
        others=tuple(_card(source, told, card, words=words) for card in told.played.table if card != told.story),
        outcome=_outcome(told, words),
        gains=tuple(gains),
        quips=tuple(Quip(by, text) for by, text in quips),
    )


def _card(source: Source, told: PastRound, card: TableCard, *, words: Words) -> AlbumCard:
    owner, voters = source.people[card.owner], source.people.of(told.voters_of(card))
    plate = Plate(
        card.number, card.card, owner, voters, is_story=card == told.story, is_red=card.number == told.played.red
    )
    votes = said.votes_of(words, [voter.name for voter in voters])
    return AlbumCard(plate, _shown(source, card, words), _label(source, card, words), votes)


def _label(source: Source, card: TableCard, words: Words) -> str:
    return said.card_of(words, card.number, source.people[card.owner].name)


def _shown(source: Source, card: TableCard, words: Words) -> str:
    """What a card shows, or at least which one it is."""
    return source.descriptions.get(card.card) or _label(source, card, words)


def _outcome(told: PastRound, words: Words) -> str:
    if told.game.rules.scoring is Scoring.STORY:
        return scores.search_outcome(words, found=len(told.scored.found), voters=len(told.voted))
    counted = Counter(number for numbers in told.voted.values() for number in numbers)
    most = max(counted.values(), default=0)
    return scores.crowd_outcome(words, sorted(number for number, count in counted.items() if count == most))


def _side(source: Source, side: Sequence[PlayerName], words: Words) -> Person:
    people = source.people.of(side)
    return Person(words.names([person.name for person in people]), people[0].look)


def _chart(source: Source, words: Words) -> Chart:
    lines = sorted(_lines(source, words), key=lambda line: (-len(line.points), -line.points[-1]))
    last = source.rounds[-1].number
    standings = [f"{line.person.name} {line.points[-1]}" for line in lines]
    player, round_name = said.chart_columns(words)
    return Chart(
        title=said.chart_title(words),
        summary=said.chart_summary(words, last, standings),
        table=said.chart_table(words),
        player=player,
        round=round_name,
        rounds=tuple(told.number for told in source.rounds),
        lines=tuple(lines),
    )


def _lines(source: Source, words: Words) -> Iterator[ChartLine]:
    """For each seat of the start, or two seats of partners: who sat there last, and the points after each round."""
    for side in sides(source.rounds[0].game.rules, source.game.setup.seats):
        sitting = (
            (told.game, [player for player in told.game.seats if source.seated[player] in side])
            for told in source.rounds
        )
        there = [(game, players) for game, players in sitting if players]
        if there:
            points = (game.scores[players[0]] for game, players in there)
            yield ChartLine(_side(source, there[-1][1], words), (0, *points))


def _award(source: Source, award: GameAward, *, words: Words) -> Award:
    told = [
        Laureate(
            people=source.people.of(laurel.players),
            text=_why(award.honour, laurel, source.people, words=words),
            chapter=laurel.told.number if laurel.told else 0,
            picture=laurel.card.card if laurel.card else "",
            description=_shown(source, laurel.card, words) if laurel.card else "",
        )
        for laurel in award.laurels[:MOST_LAUREATES]
    ]
    more = len(award.laurels) - len(told)
    if more:
        told.append(Laureate((), said.and_more(words, more), 0, "", ""))
    return Award(said.honour_title(words, award.honour), said.honour_meaning(words, award.honour), tuple(told))


def _why(honour: Honour, laurel: Laurel, people: People, *, words: Words) -> str:
    """What somebody did to earn an award, in a sentence."""
    names, count = people.names(laurel.players), laurel.count
    clue = words.quoted(people.told(laurel.told.clue.text)) if laurel.told else ""
    match honour:
        case Honour.FINEST_CLUE:
            return said.finest_clue(words, clue, name=names[0], found=count, voters=laurel.of)
        case Honour.CLEAREST_CLUE:
            return said.clearest_clue(words, clue, name=names[0], points=count)
        case Honour.BEST_DECOY | Honour.CROWD_CARD:
            return said.drew_votes(words, clue, name=names[0], votes=count)
        case Honour.MIND_READERS:
            return said.found_often(words, names[0], name=names[1], times=count)
        case Honour.LIKE_MINDS:
            return said.thought_alike(words, names, count)
        case Honour.LONE_WOLF:
            return said.stood_alone(words, names[0], count)
    assert_never(honour)


def _proof(source: Source, words: Words) -> Fairness:
    checked = source.checked
    verdict = said.does_not_fit(words)
    if checked.fits:
        verdict = said.fits(words) if checked.seed else said.fits_so_far(words)
    warning = said.rehearsal(words) if source.game.setup.rehearsal else ""
    return Fairness(
        title=said.fair_shuffle(words),
        verdict=f"{verdict} {warning}".rstrip(),
        commitment=(said.fingerprint(words), checked.commitment),
        seed=(said.secret_number(words), checked.seed) if checked.seed else None,
        steps_title=said.how_to_recompute(words),
        steps=said.recompute(words),
    )
