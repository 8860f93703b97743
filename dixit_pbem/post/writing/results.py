"""A round in the open, and the points: what a letter tells of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dixit_pbem.engine.model import CardId, PlayerName, Round, sides
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View, told_last
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.paper.page_words import results_page
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.cycle import past_table
from dixit_pbem.post.writing.headline import headline
from dixit_pbem.post.writing.letter import Card, Cards, Desk, Results, Score, Standing
from dixit_pbem.words import Words, rounds

MOST_HEROES = 2


def results_of(view: View, desk: Desk, *, headed: bool = True) -> Results | None:
    """The last round that was scored, of a cycle the reader's own; `headed` with what it was to the reader."""
    return _results_of(next(iter(told_last(view)), None), view, desk, headed=headed)


def more_results_of(view: View, desk: Desk) -> tuple[Results, ...]:
    """The other rounds of a cycle."""
    more = (_results_of(played, view, desk, headed=True) for played in told_last(view)[1:])
    return tuple(each for each in more if each)


def _results_of(played: Round | None, view: View, desk: Desk, *, headed: bool) -> Results | None:
    words, view = desk.words, replace(view, last=played)
    if played is None or played.result is None:
        return None
    page = results_page(view, played, played.result, reading=desk.reading, looks=desk.looks)
    heroes = _heroes(page.plates, view)
    cards = {
        plate.number: _card(plate, played, view, desk=desk, sought=plate.number in heroes) for plate in page.plates
    }
    found = [told_once(cards[number], page.outcome, played) for number in heroes]
    others = tuple(card for number, card in cards.items() if number not in heroes)
    shown = Cards("", others, whole=past_table(played.number) if view.rules.together else "")
    return Results(
        title=rounds.came_out(words, played.number),
        # Whoever took a seat since then was not there: the title says it all, and nothing was told by them.
        headline=headline(view, desk) if headed and not desk.is_new else (),
        told_by=rounds.told_by(words, played.storyteller or "", reader="" if desk.is_new else view.reader),
        clue=page.clue,
        outcome=found[0][1] if found else page.outcome,
        heroes=tuple(card for card, _ in found),
        cards=shown,
        in_text=sentences.attached(words, [shown.whole] if shown.whole else [each.picture for each in cards.values()]),
    )


def told_once(card: Card, outcome: str, played: Round) -> tuple[Card, str]:
    """The card that was looked for, and how that came out: who found it is said by their names, or as all of them."""
    if not card.is_story or not card.voters:
        return card, outcome
    voted = [name for name, chosen in played.votes.items() if chosen]
    return (replace(card, votes=""), outcome) if len(card.voters) == len(voted) else (card, "")


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
        picture=past(plate.number, played.number if view.rules.together else None),
        description=desk.descriptions.get(shown, ""),
        owner=plate.owner,
        voters=plate.voters,
        votes=votes_on(desk.words, plate.voters, story=story, sought=sought),
        is_story=plate.is_story,
        is_red=plate.is_red,
    )


def votes_on(words: Words, voters: Sequence[Person], *, story: bool, sought: bool) -> str:
    """Who voted for a card, in a sentence."""
    names, count = words.names([voter.name for voter in voters]), len(voters)
    if story and sought:
        return words.count("Found by {names}", "Found by {names}", count, names=names) if voters else ""
    if not voters:
        return words.say("no vote")
    if story:
        return words.count("{names} fell for it", "{names} fell for it", count, names=names)
    return words.count("{names} chose it", "{names} chose it", count, names=names)


def past(number: int, of: int | None) -> str:
    """The key of a picture of the last round, apart from those of the table; in a cycle with the round's number."""
    return f"r{number}" if of is None else f"r{of}-{number}"


def pictures_of(view: View) -> dict[str, CardId]:
    """The card behind each key that a letter from this view may hold."""
    hand = {str(letter): card for letter, card in view.hand.items()}
    several = view.rules.together
    table = {} if several else {str(number): card for number, card in view.table}
    last = {
        past(card.number, each.number if several else None): card.card
        for each in view.last_rounds
        for card in each.table
    }
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
        Person(desk.reading.side(side), desk.looks[first]),
        total,
        rounds.so_many_points(words, total),
        rank=f"{rank}.",
        is_reader=view.reader in side,
    )
    results = [each.result for each in view.last_rounds if each.result]
    if not reasons or not results:
        return standing
    brought = {name: sum(result.points.get(name, 0) for result in results) for name in view.scores}
    gained, awards = brought[first], (award for result in results for award in result.awards if award.player == first)
    # A whole cycle would be a page of reasons: there each round says above how it came out.
    why = tuple(rounds.award_in_words(words, award, view.rules) for award in awards) if len(results) == 1 else ()
    before = {name: score - brought[name] for name, score in view.scores.items()}
    # Who was held at 0 had less than what is left without the round.
    held = any(brought[name] < 0 and not score for name, score in view.scores.items())
    up = _rank(view, before, first) - rank if len(set(before.values())) > 1 and not held else 0
    moved = f"{'↑' if up > 0 else '↓'} {abs(up)}" if up else ""
    return replace(standing, moved=moved, gained=rounds.signed(gained) if gained else "", reasons=why)


def _rank(view: View, scores: Mapping[PlayerName, int], player: PlayerName) -> int:
    """The place of a player, or of a pair: who has as many points shares it."""
    return 1 + sum(scores[side[0]] > scores[player] for side in sides(view.rules, view.seats))
