"""A round in the open, and the points: what a letter tells of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dixit_pbem.engine.model import CardId, PlayerName, Round, sides
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.paper.page_words import results_page
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.headline import headline
from dixit_pbem.post.writing.letter import Card, Cards, Desk, Results, Score, Standing
from dixit_pbem.words import Words, rounds

MOST_HEROES = 2


def results_of(view: View, desk: Desk, *, headed: bool = True) -> Results | None:
    """The last round that was scored, if there is one; `headed` with what it was to the reader."""
    played, words = view.last, desk.words
    if played is None or played.result is None:
        return None
    page = results_page(view, played, played.result, reading=desk.reading, looks=desk.looks)
    heroes = _heroes(page.plates, view)
    cards = {
        plate.number: _card(plate, played, view, desk=desk, sought=plate.number in heroes) for plate in page.plates
    }
    return Results(
        title=rounds.came_out(words, played.number),
        headline=headline(view, desk) if headed else (),
        told_by=rounds.told_by(words, played.storyteller or "", reader=view.reader),
        clue=page.clue,
        outcome=page.outcome,
        heroes=tuple(cards[number] for number in heroes),
        cards=Cards("", tuple(card for number, card in cards.items() if number not in heroes)),
        in_text=sentences.attached(words, [card.picture for card in cards.values()]),
    )


def card_of(view: View, desk: Desk, played: Round, number: int) -> Card | None:
    """A card of a round that is over, alone: with its owner, and who voted for it."""
    if played.result is None:
        return None
    plates = results_page(view, played, played.result, reading=desk.reading, looks=desk.looks).plates
    plate = next(plate for plate in plates if plate.number == number)
    return _card(plate, played, view, desk=desk, sought=plate.is_story)


def _heroes(plates: Sequence[Plate], view: View) -> tuple[int, ...]:
    """The picture that the round was about: the storyteller's, or those that got the most votes, if they are few."""
    if view.rules.scoring is Scoring.STORY:
        return tuple(plate.number for plate in plates if plate.is_story)
    most = max(len(plate.voters) for plate in plates)
    best = tuple(plate.number for plate in plates if len(plate.voters) == most)
    return best if most and len(best) <= MOST_HEROES else ()


def _card(plate: Plate, played: Round, view: View, *, desk: Desk, sought: bool) -> Card:
    shown = next(card.card for card in played.table if card.number == plate.number)
    story = view.rules.scoring is Scoring.STORY
    return Card(
        label=str(plate.number),
        picture=past(plate.number),
        description=desk.descriptions.get(shown, ""),
        owner=plate.owner,
        voters=plate.voters,
        votes=_votes(desk.words, plate.voters, story=story, sought=sought),
        is_story=plate.is_story,
        is_red=plate.is_red,
    )


def _votes(words: Words, voters: Sequence[Person], *, story: bool, sought: bool) -> str:
    """Who voted for a card, in a sentence."""
    names, count = words.names([voter.name for voter in voters]), len(voters)
    if story and sought:
        return words.count("Found by {names}", "Found by {names}", count, names=names) if voters else ""
    if not voters:
        return words.say("no vote")
    if story:
        return words.count("{names} fell for it", "{names} fell for it", count, names=names)
    return words.count("{names} chose it", "{names} chose it", count, names=names)


def past(number: int) -> str:
    """The key of a picture of the last round, apart from those of the table."""
    return f"r{number}"


def pictures_of(view: View) -> dict[str, CardId]:
    """The card behind each key that a letter from this view may hold."""
    hand = {str(letter): card for letter, card in view.hand.items()}
    table = {str(number): card for number, card in view.table}
    last = {past(card.number): card.card for card in view.last.table} if view.last else {}
    return {**hand, **table, **last}


def score_of(view: View, desk: Desk, *, reasons: bool) -> Score:
    """The points so far, highest first; with `reasons`, what the last round brought, why, and who passed whom."""
    words = desk.words
    title = rounds.standings(words, view.last.number) if view.last else words.say("Scores so far")
    standings = (_standing(view, side, desk, reasons=reasons) for side in sides(view.rules, view.seats))
    ladder = tuple(sorted(standings, key=lambda standing: -standing.total))
    return Score(title, ladder, max(view.rules.points_to_win or 0, ladder[0].total, 1))


def _standing(view: View, side: tuple[PlayerName, ...], desk: Desk, *, reasons: bool) -> Standing:
    words, first, total = desk.words, side[0], view.scores[side[0]]
    rank = _rank(view, view.scores, first)
    standing = Standing(
        Person(words.names(side), desk.looks[first]),
        total,
        rounds.so_many_points(words, total),
        rank=f"{rank}.",
        is_reader=view.reader in side,
    )
    if not reasons or view.last is None or view.last.result is None:
        return standing
    result = view.last.result
    gained = result.points.get(first, 0)
    why = tuple(rounds.award_in_words(words, award, view.rules) for award in result.awards if award.player == first)
    before = {name: score - result.points.get(name, 0) for name, score in view.scores.items()}
    up = _rank(view, before, first) - rank if len(set(before.values())) > 1 else 0
    moved = f"{'↑' if up > 0 else '↓'} {abs(up)}" if up else ""
    return replace(standing, moved=moved, gained=f"+{gained}" if gained else "", reasons=why)


def _rank(view: View, scores: Mapping[PlayerName, int], player: PlayerName) -> int:
    """The place of a player, or of a pair: who has as many points shares it."""
    return 1 + sum(scores[side[0]] > scores[player] for side in sides(view.rules, view.seats))
