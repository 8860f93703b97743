"""A round in the open, and the points: what a letter tells of it."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.model import CardId, PlayerName, sides
from dixit_pbem.engine.views import View
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.page_words import results_page
from dixit_pbem.post.writing.letter import Card, Cards, Desk, Results, Score, Standing
from dixit_pbem.words import rounds


def results_of(view: View, desk: Desk) -> Results | None:
    """The last round that was scored, if there is one: clue, outcome, owners and voters."""
    played, words = view.last, desk.words
    if played is None or played.result is None:
        return None
    page = results_page(view, played, played.result, reading=desk.reading, looks=desk.looks)
    descriptions = {card.number: desk.descriptions.get(card.card, "") for card in played.table}
    cards = tuple(
        Card(
            label=str(plate.number),
            picture=past(plate.number),
            description=descriptions[plate.number],
            owner=plate.owner,
            voters=plate.voters,
            is_story=plate.is_story,
            is_red=plate.is_red,
        )
        for plate in page.plates
    )
    return Results(
        title=words.say("How round {number} came out", number=played.number),
        told_by=page.kicker,
        clue=page.clue,
        outcome=page.outcome,
        cards=Cards("", cards, page.legend),
        closing=page.closing,
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
    title = rounds.standings(words, view.last.number) if view.last else words.say("Scores so far")
    standings = (_standing(view, side, desk, reasons=reasons) for side in sides(view.rules, view.seats))
    ladder = tuple(sorted(standings, key=lambda standing: -standing.total))
    return Score(title, ladder, max(view.rules.points_to_win or 0, ladder[0].total, 1))


def _standing(view: View, side: tuple[PlayerName, ...], desk: Desk, *, reasons: bool) -> Standing:
    words, first, total = desk.words, side[0], view.scores[side[0]]
    standing = Standing(Person(words.names(side), desk.looks[first]), total, rounds.so_many_points(words, total))
    if not reasons or view.last is None or view.last.result is None:
        return standing
    result = view.last.result
    why = tuple(rounds.award_in_words(words, award, view.rules) for award in result.awards if award.player == first)
    return replace(standing, gained=f"+{result.points.get(first, 0)}", reasons=why)
