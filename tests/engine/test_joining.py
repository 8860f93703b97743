"""Somebody joins between two rounds: a seat at the end, a hand from the pile, the points of the last place."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from dixit_pbem.engine.events import HandsRefilled, PlayerJoined, PlayerLeft, RoundBegan
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import Join, Leave
from dixit_pbem.engine.refusal import Hindrance, Refusal
from dixit_pbem.engine.systems import column_rules
from dixit_pbem.journal.history import replay
from dixit_pbem.journal.records import from_record, to_record
from tests.engine.play import Play, begun, play_on

ANA, ZOE, YAN = map(PlayerName, ("Ana", "Zoe", "Yan"))


def everywhere(play: Play) -> list[str]:
    game = play.now
    held = [card for hand in game.hands.values() for card in hand.values()]
    return sorted([*held, *game.pile, *game.discards, *(card.card for each in game.rounds for card in each.table)])


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
def test_who_joins_sits_down_after_the_round_in_the_last_seat(phase: Phase) -> None:
    play = begun("odyssey", 4).until(phase)
    play.do(Join(ZOE, "zoe@example.org"))
    assert ZOE not in play.now.seats
    play.until(Phase.CLUE, round=2)
    game = play.now
    kinds = [type(event) for event in play.journal]
    assert kinds[-3:] == [PlayerJoined, HandsRefilled, RoundBegan]
    assert game.seats[-1] == ZOE
    assert len(game.hands[ZOE]) == game.rules.hand
    assert game.scores[ZOE] == min(score for player, score in game.scores.items() if player != ZOE)
    assert everywhere(play) == sorted(game.setup.pictures)
    for kept in (game.hands, game.scores, game.gave, game.turns.told):
        assert set(kept) == set(game.seats)


def test_from_zero_means_no_points() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE, round=3)
    play.do(Join(ZOE, None, from_zero=True))
    play.until(Phase.CLUE, round=4)
    assert play.now.scores[ZOE] == 0


@pytest.mark.parametrize(
    ("base", "before"), [("odyssey", 3), ("odyssey", 6), ("classic", 3), ("party", 6), ("modern", 7)]
)
def test_the_number_of_players_chooses_the_column_anew(base: str, before: int) -> None:
    play = begun(base, before)
    play.do(Join(ZOE, None))
    play.until(Phase.CLUE, round=2)
    assert play.now.rules == column_rules(base, before + 1)
    assert {len(hand) for hand in play.now.hands.values()} >= {play.now.rules.hand}


@pytest.mark.parametrize(
    ("why", "base", "players", "deck"),
    [
        (Hindrance.NO_ROOM, "odyssey", 12, 84),
        (Hindrance.NO_ROOM, "demo", 4, 84),
        (Hindrance.NO_ROOM, "imaginarium", 7, 84),
        (Hindrance.PAIRS_STAY, "team", 6, 84),
        (Hindrance.NO_CARDS, "odyssey", 4, 30),
        (Hindrance.NO_CARDS, "classic", 4, 34),
    ],
)
def test_where_there_is_no_room_it_is_refused_with_the_reason(
    why: Hindrance, base: str, players: int, deck: int
) -> None:
    play = begun(base, players, deck=deck)
    with pytest.raises(Refusal) as refused:
        play.do(Join(ZOE, None))
    assert refused.value.why is why


def test_a_name_that_plays_or_played_here_is_taken() -> None:
    play = begun("odyssey", 5)
    play.do(Join(ZOE, None))
    for name in ("zoe", "ANA"):
        with pytest.raises(Refusal):
            play.do(Join(PlayerName(name), None))


def test_one_leaves_and_two_join_after_the_same_round() -> None:
    play = begun("odyssey", 4)
    play.do(Leave(ANA), Join(ZOE, None), Join(YAN, None))
    play.until(Phase.CLUE, round=2)
    assert play.now.seats == ("Bob", "Cyd", "Dee", ZOE, YAN)
    assert [type(event) for event in play.journal[-5:]] == [
        PlayerLeft,
        PlayerJoined,
        PlayerJoined,
        HandsRefilled,
        RoundBegan,
    ]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("base", "players", "house"), [("odyssey", 4, {}), ("party", 7, {}), ("odyssey", 4, {"together": True})]
)
def test_cards_are_conserved_whoever_comes_and_goes_and_replay_agrees(
    base: str, players: int, house: dict[str, bool], seed: int
) -> None:
    dice, play = Random(seed), begun(base, players, deck=120, **house)
    guests = iter(map(PlayerName, ("Uma", "Vic", "Wim", "Xia", "Yan", "Zoe")))
    for _ in play_on(play, dice):
        if everywhere(play):
            assert everywhere(play) == sorted(play.now.setup.pictures)
        if play.now.phase is not Phase.FINISHED and dice.random() < 0.04:
            try:
                play.do(Leave(dice.choice(play.now.seats)) if dice.random() < 0.5 else Join(next(guests, ZOE), None))
            except Refusal:
                continue
    events = [from_record(to_record(event)) for event in play.journal]
    assert replay(enumerate(events, 1)).game == play.now


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("house", [{}, {"together": True}])
@pytest.mark.parametrize("base", ["classic", "modern", "imaginarium"])
def test_who_sits_down_plays_a_round_also_where_the_game_ends_with_its_pile(
    base: str, house: dict[str, bool], seed: int
) -> None:
    dice, play = Random(seed), begun(base, 4, deck=90, **house)
    guests = iter(map(PlayerName, ("Uma", "Vic", "Wim", "Xia", "Yan", "Zoe")))
    for _ in play_on(play, dice):
        if play.now.phase is not Phase.FINISHED and dice.random() < 0.1:
            with suppress(Refusal):
                play.do(Join(next(guests, ZOE), None))
    kinds = [type(event) for event in play.journal]
    sat_down = [at for at, kind in enumerate(kinds) if kind is PlayerJoined]
    assert all(RoundBegan in kinds[at:] for at in sat_down)
    assert play.now.phase is Phase.FINISHED
