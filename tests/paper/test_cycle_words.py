"""What the pages of a cycle say, and what they do not: nobody reads off them who gave what before the reveal."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from dixit_pbem.engine.cycle import left_in_hand
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import GiveCards
from dixit_pbem.engine.views import view_for
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.cycle_words import (
    ballot_of_all,
    cycle_results_page,
    pictures_of_last_rounds,
    pictures_of_tables,
    tables_page,
    with_clues,
)
from dixit_pbem.paper.page_words import Looks, Reading, hand_page
from dixit_pbem.words import words_for
from tests.engine.play import Play, begun, random_move

ENGLISH = Reading(words_for("en"), "UTC")
PLAYERS = (3, 4, 6, 7, 9)


def looks_at(game: Game) -> Looks:
    return {name: look_of(at) for at, name in enumerate(game.seats)}


def cycle(players: int, phase: Phase = Phase.VOTE, *, dice: int = 1, **house: bool) -> Play:
    play = begun("odyssey", players, together=True, points_to_win=100, **house)
    return play.until(phase, round=players + 1 if phase is Phase.CLUE else 1, dice=random.Random(dice))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_tables_are_the_same_pages_for_every_reader(players: int) -> None:
    game = cycle(players).now
    pages = {repr(tables_page(view_for(game, seat), ENGLISH, looks_at(game))) for seat in game.seats}
    assert len(pages) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tables_do_not_tell_who_gave_what_nor_who_voted(players: int) -> None:
    play = cycle(players)
    before = play.now
    page = tables_page(view_for(before, before.seats[0]), ENGLISH, looks_at(before))
    # The same cards from other hands: whoever gave one gave that of the neighbour.
    others = dict(zip(before.seats, (*before.seats[1:], before.seats[0]), strict=True))
    swapped = replace(
        before,
        rounds=tuple(
            replace(each, table=tuple(replace(card, owner=others[card.owner]) for card in each.table))
            for each in before.rounds
        ),
    )
    assert tables_page(view_for(swapped, swapped.seats[0]), ENGLISH, looks_at(before)) == page
    play.do(random_move(play.now, random.Random(2)))
    voted = play.now
    assert any(each.votes for each in voted.rounds)
    assert tables_page(view_for(voted, voted.seats[0]), ENGLISH, looks_at(before)) == page


@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_stands_once_in_seat_order_with_each_of_its_cards(players: int) -> None:
    game = cycle(players).now
    view = view_for(game, game.seats[-1])
    page = tables_page(view, ENGLISH, looks_at(game))
    assert [table.opened.teller.name for table in page.tables] == list(game.seats)
    assert [len(table.cards) for table in page.tables] == [len(each.table) for each in game.rounds]
    keys = [card.picture for table in page.tables for card in table.cards]
    shown = pictures_of_tables(view)
    assert sorted(keys) == sorted(shown)
    assert [shown[key] for key in keys] == [card.card for each in game.rounds for card in each.table]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pages_of_results_show_the_rounds_that_are_over_and_no_other(players: int) -> None:
    game = cycle(players, Phase.CLUE).now
    view = view_for(game, game.seats[0])
    page = cycle_results_page(view, ENGLISH, looks_at(game))
    assert [told.opened.teller.name for told in page.rounds] == list(game.seats)
    assert set(pictures_of_last_rounds(view).values()) == {
        card.card for each in game.last_rounds for card in each.table
    }
    for row, gains in zip(page.end.points, page.gains, strict=True):
        earned = [each.result.points[PlayerName(row.person.name)] for each in game.last_rounds if each.result]
        assert list(gains) == [f"+{points}" if points else "–" for points in earned]
        assert row.gained == (f"+{sum(earned)}" if sum(earned) else "–")
        assert row.total == game.scores[PlayerName(row.person.name)]
    assert [row.total for row in page.end.points] == sorted(game.scores.values(), reverse=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_stands_under_the_clues_of_the_others_in_the_order_of_the_mail(players: int) -> None:
    play = begun("odyssey", players, together=True).until(Phase.CARD, round=1)
    game = play.now
    for at, seat in enumerate(game.seats):
        view = view_for(game, seat)
        page = with_clues(hand_page(view, ENGLISH, looks=looks_at(game)), view, ENGLISH, looks_at(game))
        ring = [*game.seats[at + 1 :], *game.seats[:at]]
        assert [asked.teller.name for asked in page.asked] == ring
        assert {asked.fields for asked in page.asked} == {game.rules.cards_given}
        own = next(letter for letter, card in game.hands[seat].items() if card == view.clue_card)
        assert [card.letter for card in page.cards if card.is_story] == [own]
        others = {other: game.numbered[at + 1].clue for at, other in enumerate(game.seats) if other != seat}
        assert {PlayerName(asked.teller.name): asked.clue for asked in page.asked} == {
            other: f"“{clue.text}”" for other, clue in others.items() if clue
        }
        assert own not in page.call.example.rpartition("“")[2]


def test_what_was_given_already_stands_in_its_field_on_the_giver_s_page_alone() -> None:
    play = begun("odyssey", 4, together=True).until(Phase.CARD, round=1)
    bob = play.now.seats[1]
    letter = next(each for each, card in play.now.hands[bob].items() if card in left_in_hand(play.now, bob))
    play.do(GiveCards(bob, (letter,), (3,)))
    given = {}
    for seat in play.now.seats:
        view = view_for(play.now, seat)
        page = with_clues(hand_page(view, ENGLISH, looks=looks_at(play.now)), view, ENGLISH, looks_at(play.now))
        given[seat] = {asked.teller.name: asked.given for asked in page.asked if asked.given}
    assert given == {"Ana": {}, "Bob": {"Cyd": (letter,)}, "Cyd": {}, "Dee": {}}


@pytest.mark.parametrize(
    ("players", "house", "said"),
    [
        (4, {}, "Put a cross in each line, under the card that you think is the storyteller’s."),
        (9, {}, "Put up to 2 crosses in each line, under the cards that you think are the storyteller’s."),
        (4, {}, "Strike out the line with your own name. A card of your own does not count."),
        (4, {"own_card_vote": True}, "Strike out the line with your own name. Any card will do."),
    ],
)
def test_the_ballot_says_how_it_is_filled_in(players: int, house: dict[str, bool], said: str) -> None:
    rules = begun("odyssey", players, together=True, **house).now.rules
    assert said in ballot_of_all(ENGLISH.words, rules, deadline="").rule


def test_before_the_clues_the_page_says_that_everybody_tells() -> None:
    play = begun("odyssey", 4, together=True)
    play.advance()
    for seat in play.now.seats:
        page = hand_page(view_for(play.now, seat), ENGLISH, looks=looks_at(play.now))
        assert (page.kicker, page.title) == (f"{seat}’s hand", "Everybody tells")
        assert page.call.action == f"{seat}, tell us a clue"
        assert page.asked == ()
