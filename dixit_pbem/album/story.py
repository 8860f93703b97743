"""Rounds become a book: everything that happened, in words of one language. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from dixit_pbem.album import wording as said
from dixit_pbem.album.awards import GameAward, Honour, Laurel, awards
from dixit_pbem.album.book import AlbumBook, AlbumCard, Award, Chapter, Chart, ChartLine, Gain, Laureate, Proof, Quip
from dixit_pbem.album.rounds import People, Quips, Told
from dixit_pbem.engine.model import CardId, Game, PlayerName, TableCard, sides
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.journal.facts import Said
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
    rounds: tuple[Told, ...]
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
    words = reading.words
    return AlbumBook(
        language=words.language,
        title=source.people.told(source.game.setup.title),
        dates=_dates(source, reading),
        ending=_ending(source, words),
        winners=_people(source, source.game.ending.winners if source.game.ending else ()),
        players=tuple(line.person for line in _lines(source, words)),
        chapters=tuple(_chapter(source, told, reading=reading) for told in source.rounds),
        chart=_chart(source, words),
        awards=tuple(_award(source, award, words=words) for award in awards(source.rounds)),
        proof=_proof(source, words),
        labels=said.labels(words),
    )


def _people(source: Source, players: Sequence[PlayerName]) -> tuple[Person, ...]:
    return source.people.of(players)


def _dates(source: Source, reading: Reading) -> str:
    moments = (min(source.moments.values()), source.moments[source.rounds[-1].seq])
    days = (reading.words.date(moment, reading.zone) for moment in moments)
    return " – ".join(dict.fromkeys(days))


def _ending(source: Source, words: Words) -> str:
    ending = source.game.ending
    if ending is None:
        return said.so_far(words, len(source.rounds))
    if not ending.winners:
        return scores.nobody_wins(words)
    return scores.winners(words, source.people.names(ending.winners), source.game.scores[ending.winners[0]])


def _chapter(source: Source, told: Told, *, reading: Reading) -> Chapter:
    words = reading.words
    teller = source.people[told.storyteller]
    return Chapter(
        number=told.number,
        name=pages.round_name(words, told.number),
        date=words.date(source.moments[told.seq], reading.zone),
        teller=teller,
        told_by=pages.told_by(words, teller.name),
        clue=words.quoted(source.people.told(told.clue.text)),
        story=_card(source, told, told.story, words=words),
        others=tuple(_card(source, told, card, words=words) for card in told.played.table if card != told.story),
        outcome=_outcome(told, words),
        gains=tuple(_gains(source, told, words)),
        quips=tuple(_quip(source, quip, words) for quip in source.quips.get(told.number, ())),
    )


def _card(source: Source, told: Told, card: TableCard, *, words: Words) -> AlbumCard:
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


def _outcome(told: Told, words: Words) -> str:
    if told.game.rules.scoring is Scoring.STORY:
        return scores.search_outcome(words, found=len(told.scored.found), voters=len(told.voted))
    counted = Counter(number for numbers in told.voted.values() for number in numbers)
    most = max(counted.values(), default=0)
    return scores.crowd_outcome(words, sorted(number for number, count in counted.items() if count == most))


def _gains(source: Source, told: Told, words: Words) -> Iterator[Gain]:
    for side in sides(told.game.rules, told.game.seats):
        gained, total = told.scored.points[side[0]], told.game.scores[side[0]]
        yield Gain(_side(source, side, words), f"+{gained}", scores.so_many_points(words, total))


def _side(source: Source, side: Sequence[PlayerName], words: Words) -> Person:
    people = source.people.of(side)
    return Person(words.names([person.name for person in people]), people[0].look)


def _quip(source: Source, quip: Said, words: Words) -> Quip:
    by = source.people[quip.player].name if quip.player else said.the_moderator(words)
    return Quip(by, words.quoted(source.people.told(quip.text)))


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
        there = [(told.game, now) for told in source.rounds if (now := _sitting(source, told.game, side))]
        if there:
            points = tuple(game.scores[now[0]] for game, now in there)
            yield ChartLine(_side(source, there[-1][1], words), (0, *points))


def _sitting(source: Source, game: Game, side: Sequence[PlayerName]) -> tuple[PlayerName, ...]:
    """Who sits in these seats of the start now."""
    return tuple(player for player in game.seats if source.seated[player] in side)


def _award(source: Source, award: GameAward, *, words: Words) -> Award:
    told = [_laureate(source, award.honour, laurel, words=words) for laurel in award.laurels[:MOST_LAUREATES]]
    more = len(award.laurels) - len(told)
    if more:
        told.append(Laureate((), said.and_more(words, more), 0, "", ""))
    return Award(said.honour_title(words, award.honour), said.honour_meaning(words, award.honour), tuple(told))


def _laureate(source: Source, honour: Honour, laurel: Laurel, *, words: Words) -> Laureate:
    return Laureate(
        people=source.people.of(laurel.players),
        text=_WHY[honour](words, laurel, source.people),
        chapter=laurel.told.number if laurel.told else 0,
        picture=laurel.card.card if laurel.card else "",
        description=_shown(source, laurel.card, words) if laurel.card else "",
    )


def _clue(words: Words, laurel: Laurel, people: People) -> str:
    return words.quoted(people.told(laurel.told.clue.text)) if laurel.told else ""


def _why_finest(words: Words, laurel: Laurel, people: People) -> str:
    (name,) = people.names(laurel.players)
    return said.finest_clue(words, _clue(words, laurel, people), name=name, found=laurel.count, voters=laurel.of)


def _why_clearest(words: Words, laurel: Laurel, people: People) -> str:
    (name,) = people.names(laurel.players)
    return said.clearest_clue(words, _clue(words, laurel, people), name=name, points=laurel.count)


def _why_best_card(words: Words, laurel: Laurel, people: People) -> str:
    (name,) = people.names(laurel.players)
    return said.drew_votes(words, _clue(words, laurel, people), name=name, votes=laurel.count)


def _why_mind_readers(words: Words, laurel: Laurel, people: People) -> str:
    finder, teller = people.names(laurel.players)
    return said.found_often(words, finder, name=teller, times=laurel.count)


def _why_like_minds(words: Words, laurel: Laurel, people: People) -> str:
    return said.thought_alike(words, people.names(laurel.players), laurel.count)


def _why_lone_wolf(words: Words, laurel: Laurel, people: People) -> str:
    (name,) = people.names(laurel.players)
    return said.stood_alone(words, name, laurel.count)


_WHY: Mapping[Honour, Callable[[Words, Laurel, People], str]] = {
    Honour.FINEST_CLUE: _why_finest,
    Honour.CLEAREST_CLUE: _why_clearest,
    Honour.BEST_DECOY: _why_best_card,
    Honour.CROWD_CARD: _why_best_card,
    Honour.MIND_READERS: _why_mind_readers,
    Honour.LIKE_MINDS: _why_like_minds,
    Honour.LONE_WOLF: _why_lone_wolf,
}


def _proof(source: Source, words: Words) -> Proof:
    checked = source.checked
    verdict = said.does_not_fit(words)
    if checked.fits:
        verdict = said.fits(words) if checked.seed else said.fits_so_far(words)
    warning = said.rehearsal(words) if source.game.setup.rehearsal else ""
    return Proof(
        title=said.fair_shuffle(words),
        verdict=f"{verdict} {warning}".rstrip(),
        commitment=(said.fingerprint(words), checked.commitment),
        seed=(said.secret_number(words), checked.seed) if checked.seed else None,
        steps_title=said.how_to_recompute(words),
        steps=said.recompute(words),
    )
