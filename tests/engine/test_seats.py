"""Leaving, giving up a seat, and ending the game early."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from dixit_pbem.engine.decide import score
from dixit_pbem.engine.events import GameEnded, HandsRefilled, PlayerLeaves, PlayerLeft, PlayerReplaced, RoundBegan
from dixit_pbem.engine.model import Game, Phase, PlayerName, Setup
from dixit_pbem.engine.moves import End, GiveCards, Leave, Replace, Skip
from dixit_pbem.engine.order import winners
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.engine.systems import HouseValue, column_rules
from tests.engine.play import Play, begun, play_on, random_move

ANA, BOB, CYD, DEE, EVE, FAY, GUS, ZOE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Zoe"))


def scored(play: Play) -> Play:
    """The same game when its round is scored and not yet cleared away."""
    play.until(Phase.VOTE)
    while pending(play.now):
        play.do(random_move(play.now, Random(2)))
    play.record(score(play.now))
    return play


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
def test_who_leaves_stays_until_the_round_is_over(phase: Phase) -> None:
    play = begun("odyssey", 5).until(phase)
    play.do(Leave(EVE))
    assert (EVE in play.now.seats, play.now.leaving) == (True, (EVE,))
    play.until(Phase.CLUE, round=2)
    assert (EVE in play.now.seats, play.now.leaving) == (False, ())


def test_who_leaves_after_the_scoring_is_gone_before_the_refill() -> None:
    play = scored(begun("odyssey", 5))
    play.do(Leave(EVE))
    play.advance()
    assert [type(event) for event in play.journal[-4:]] == [PlayerLeaves, PlayerLeft, HandsRefilled, RoundBegan]


def test_the_hand_of_who_left_is_with_the_discards_and_his_seat_is_gone() -> None:
    play = begun("odyssey", 5).until(Phase.VOTE)
    play.do(Leave(EVE))
    hand, laid = list(play.now.hands[EVE].values()), [card.card for card in play.now.round.table]
    play.until(Phase.CLUE, round=2)
    game = play.now
    assert list(game.discards) == hand + laid
    assert game.seats == (ANA, BOB, CYD, DEE)
    for kept in (game.hands, game.scores, game.gave, game.turns.told):
        assert set(kept) == set(game.seats)


@pytest.mark.parametrize(
    ("base", "before", "after"), [("odyssey", 7, 6), ("odyssey", 4, 3), ("classic", 4, 3), ("party", 7, 6)]
)
def test_the_number_of_players_chooses_the_column_anew(base: str, before: int, after: int) -> None:
    play = begun(base, before)
    play.do(Leave(play.now.seats[-1]))
    play.until(Phase.CLUE, round=2)
    assert play.now.rules == column_rules(base, after)
    assert {len(hand) for hand in play.now.hands.values()} == {play.now.rules.hand}


def test_house_rules_stay_in_force_in_the_new_column() -> None:
    play = begun("odyssey", 7, lone_finder=4)
    play.do(Leave(GUS))
    play.until(Phase.CLUE, round=2)
    assert (play.now.rules.lone_finder, play.now.rules.votes) == (4, 1)


@pytest.mark.parametrize(
    ("allowed", "base", "players", "house"),
    [
        (1, "odyssey", 4, {}),
        (0, "odyssey", 3, {}),
        (9, "odyssey", 12, {}),
        (0, "party", 6, {}),
        (1, "party", 7, {}),
        (0, "team", 6, {}),
        (0, "team", 8, {}),
        (1, "classic", 4, {}),
        (1, "demo", 4, {}),
        (3, "odyssey", 6, {"votes": 3}),
        (0, "classic", 4, {"equal_turns": True, "hand": 5}),
    ],
)
def test_players_may_leave_down_to_what_the_rules_can_be_played_by(
    allowed: int, base: str, players: int, house: dict[str, HouseValue]
) -> None:
    play = begun(base, players, **house)
    left = 0
    for player in play.now.seats:
        try:
            play.do(Leave(player))
        except Refusal:
            break
        left += 1
    assert allowed == left


def test_everybody_but_three_may_leave_in_one_round_and_the_rest_play_on() -> None:
    play = begun("odyssey", 12, deck=84)
    play.do(*(Leave(player) for player in play.now.seats[3:]))
    for _ in play_on(play, Random(1)):
        pass
    assert play.now.seats == (ANA, BOB, CYD)


def names_in(value: object) -> set[str]:
    """Every text in a record, however deep."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return names_in([*value.keys(), *value.values()])
    if isinstance(value, list | tuple):
        return set().union(*map(names_in, value))
    if is_dataclass(value):
        return names_in([getattr(value, item.name) for item in fields(value)])
    return set()


def without_its_start(game: Game) -> Game:
    """The game without how it started."""
    past = Setup("", game.setup.choice, (), {}, "", "", rehearsal=False)
    return replace(game, setup=past, former={})


@pytest.mark.parametrize("player", [ANA, BOB, EVE])
@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@pytest.mark.parametrize("base", ["odyssey", "party", "team"])
def test_who_takes_a_seat_stands_everywhere_instead(base: str, phase: Phase, player: PlayerName) -> None:
    play = begun(base, 6).until(Phase.CLUE, round=2)
    play.do(Skip(BOB))
    play.until(phase)
    for _ in range(2):
        if phase is not Phase.CLUE:
            play.do(random_move(play.now, Random(1)))
    if base == "odyssey":
        play.do(Leave(player))
    before = play.now
    play.do(Replace(player, ZOE, "zoe@example.org", "old@example.org"))
    after = play.now
    assert player in names_in(without_its_start(before))
    assert player not in names_in(without_its_start(after))
    assert after.seats == tuple(ZOE if name == player else name for name in before.seats)
    assert (after.hands[ZOE], after.scores[ZOE]) == (before.hands[player], before.scores[player])
    assert (ZOE in pending(after)) == (player in pending(before))
    assert after.former == {ZOE: player}
    assert play.journal[-1] == PlayerReplaced(player, ZOE, "zoe@example.org", "old@example.org")


def test_who_takes_a_seat_after_the_scoring_stands_in_the_round_that_is_still_open() -> None:
    play = scored(begun("odyssey", 4))
    play.do(Replace(BOB, ZOE, None, None))
    assert BOB not in names_in(without_its_start(play.now))
    assert play.now.round.result is not None
    assert set(play.now.round.result.points) == {ANA, ZOE, CYD, DEE}


def test_who_takes_a_seat_stands_in_the_last_round_too() -> None:
    play = begun("odyssey", 4).until(Phase.CLUE, round=2)
    before = play.now.last
    play.do(Replace(BOB, ZOE, None, None))
    last = play.now.last
    assert before is not None
    assert last is not None
    assert last.result is not None
    assert BOB not in names_in(last)
    assert ZOE in names_in(last)
    assert list(last.votes.values()) == list(before.votes.values())


def test_who_takes_a_seat_plays_on_with_it() -> None:
    play = begun("team", 6).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)), Replace(BOB, ZOE, None, None), GiveCards(ZOE, ("B",)))
    assert play.now.round.given[ZOE] == (play.now.hands[ZOE]["B"],)
    for _ in play_on(play, Random(1)):
        pass
    assert play.now.ending is not None
    assert (ZOE in play.now.ending.winners) == (EVE in play.now.ending.winners)


@pytest.mark.parametrize(
    ("former", "chain"),
    [
        ({"Zoe": "Bob"}, [("Bob", "Zoe")]),
        ({"Max": "Bob"}, [("Bob", "Zoe"), ("Zoe", "Max")]),
        ({"Zoe": "Bob"}, [("Bob", "Zoe"), ("Zoe", "Max"), ("Max", "Zoe")]),
        ({"Bob": "Bob"}, [("Bob", "Zoe"), ("Zoe", "Bob")]),
        ({"Zoe": "Bob", "Bob": "Cyd"}, [("Bob", "Zoe"), ("Cyd", "Bob")]),
    ],
)
def test_only_who_sits_there_now_is_said_to_sit_where_somebody_sat(
    former: dict[str, str], chain: list[tuple[str, str]]
) -> None:
    play = begun("odyssey", 4)
    play.do(*(Replace(PlayerName(out), PlayerName(by), None, None) for out, by in chain))
    assert former == play.now.former


def test_somebody_may_only_change_how_his_own_name_is_written() -> None:
    play = begun("odyssey", 4)
    play.do(Replace(BOB, PlayerName("bob"), None, None))
    assert play.now.seats == (ANA, "bob", CYD, DEE)


def test_after_it_ended_early_the_scores_stand() -> None:
    play = begun("odyssey", 4).until(Phase.CARD, round=4)
    best = winners(play.now)
    play.do(End("The summer is over.", nobody_wins=False))
    assert best
    assert play.journal[-1] == GameEnded(best, "The summer is over.", called_off=True)
    assert play.now.phase is Phase.FINISHED


def test_or_nobody_wins() -> None:
    play = begun("odyssey", 4).until(Phase.CARD, round=4)
    play.do(End("The summer is over.", nobody_wins=True))
    assert play.now.ending is not None
    assert play.now.ending.winners == ()


def test_before_anybody_has_a_point_nobody_wins() -> None:
    play = begun("odyssey", 4)
    play.do(End("The summer is over.", nobody_wins=False))
    assert play.now.ending is not None
    assert play.now.ending.winners == ()


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
def test_a_game_may_be_ended_at_any_time_and_nothing_follows(phase: Phase) -> None:
    play = begun("odyssey", 4).until(phase)
    play.do(End("The summer is over.", nobody_wins=True))
    at = len(play.journal)
    play.advance()
    assert len(play.journal) == at
    assert pending(play.now) == ()
