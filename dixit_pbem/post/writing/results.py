"""A round in the open, and the points: what a letter tells of it."""

from __future__ import annotations

from dixit_pbem.engine.model import CardId, PlayerName, Round, Scored, sides
from dixit_pbem.engine.views import View
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.layout.results import ResultsPage
from dixit_pbem.paper.page_words import results_page
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.post.writing.desk import Desk
from dixit_pbem.post.writing.letter import Card, Cards, Results, Score, Standing
from dixit_pbem.words import pages, scores


def results_of(view: View, desk: Desk) -> Results | None:
    """The last round that was scored, if there is one: clue, outcome, owners and voters."""
    scored = _scored(view)
    if scored is None:
        return None
    played, result = scored
    page = results_page(view, played, result, reading=desk.reading, looks=desk.looks)
    return Results(
        title=letters.how_it_came_out(desk.words, played.number),
        told_by=page.kicker,
        clue=page.clue,
        outcome=page.outcome,
        cards=Cards("", _cards(played, page, desk), page.legend),
        closing=page.closing,
    )


def _scored(view: View) -> tuple[Round, Scored] | None:
    return None if view.last is None or view.last.result is None else (view.last, view.last.result)


def _cards(played: Round, page: ResultsPage, desk: Desk) -> tuple[Card, ...]:
    descriptions = {card.number: desk.descriptions.get(card.card, "") for card in played.table}
    return tuple(_card(plate, description=descriptions[plate.number]) for plate in page.plates)


def _card(plate: Plate, *, description: str) -> Card:
    return Card(
        label=str(plate.number),
        picture=past(plate.number),
        description=description,
        owner=plate.owner,
        voters=plate.voters,
        is_story=plate.is_story,
        is_red=plate.is_red,
    )


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
    """The points so far, highest first; with `reasons`, what the last round brought and why."""
    words = desk.words
    title = pages.standings(words, view.last.number) if view.last else letters.score_so_far(words)
    standings = (_standing(view, side, desk, reasons=reasons) for side in sides(view.rules, view.seats))
    ladder = tuple(sorted(standings, key=lambda standing: -standing.total))
    return Score(title, ladder, max(view.rules.points_to_win or 0, ladder[0].total, 1))


def _standing(view: View, side: tuple[PlayerName, ...], desk: Desk, *, reasons: bool) -> Standing:
    words, total = desk.words, view.scores[side[0]]
    person = Person(words.names(side), desk.looks[side[0]])
    points = scores.so_many_points(words, total)
    scored = _scored(view) if reasons else None
    if scored is None:
        return Standing(person, total, points)
    result = scored[1]
    why = tuple(scores.award_in_words(words, award, view.rules) for award in result.awards if award.player == side[0])
    return Standing(person, total, points, f"+{result.points.get(side[0], 0)}", why)


def closing(view: View, desk: Desk) -> str:
    """Who wins."""
    words, ending = desk.words, view.ending
    if ending is None or not ending.winners:
        return scores.nobody_wins(words)
    return scores.winners(words, ending.winners, view.scores[ending.winners[0]])
