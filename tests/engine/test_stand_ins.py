"""Somebody stands in until the round is over: then the seat is theirs again who had it, with all that it won."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from random import Random

import pytest

from dixit_pbem.engine.events import GameEnded, HandsRefilled, PlayerReplaced, RoundScored
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, End, Join, Leave, Replace
from dixit_pbem.engine.refusal import Hindrance, Refusal
from dixit_pbem.errors import Misfit
from dixit_pbem.journal.history import replay, to_take_back
from dixit_pbem.journal.records import from_record, to_record
from tests.engine.play import NOW, Play, begun, play_on
from tests.engine.test_joining import everywhere

BOB, DEE, ZOE, YAN = map(PlayerName, ("Bob", "Dee", "Zoe", "Yan"))


def stands_in(play: Play, by: PlayerName = ZOE, player: PlayerName = DEE) -> Play:
    play.record((PlayerReplaced(player, by, f"{by}@example.org", for_now=True),))
    return play


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@pytest.mark.parametrize("house", [{}, {"together": True}])
def test_the_seat_goes_back_with_its_points_once_all_is_scored(phase: Phase, house: dict[str, bool]) -> None:
    play = stands_in(begun("odyssey", 4, deck=120, **house).until(phase))
    assert play.now.standing_in == {ZOE: DEE}
    held = play.now.scores[ZOE]
    play.until(Phase.CLUE, round=5 if house else 2)
    game = play.now
    assert game.seats[-1] == DEE
    assert not game.standing_in
    won = sum(each.points.get(ZOE, 0) for each in play.journal if isinstance(each, RoundScored))
    assert game.scores[DEE] == held + won
    kinds = [type(each) for each in play.journal]
    last = max(at for at, kind in enumerate(kinds) if kind is RoundScored)
    assert kinds[last : last + 3] == [RoundScored, PlayerReplaced, HandsRefilled]
    assert everywhere(play) == sorted(game.setup.pictures)


def test_who_follows_a_stand_in_gives_the_seat_back_to_whose_it_is() -> None:
    play = stands_in(stands_in(begun("odyssey", 4)), by=YAN, player=ZOE)
    assert play.now.standing_in == {YAN: DEE}
    play.until(Phase.CLUE, round=2)
    assert play.now.seats[-1] == DEE


def test_who_stands_in_has_time_of_their_own_for_what_is_open() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    later = NOW + timedelta(days=9)
    play.record((PlayerReplaced(DEE, ZOE, None, until=later, for_now=True),))
    assert play.now.round.extended == {ZOE: later}
    play.until(Phase.VOTE)
    assert not play.now.round.extended


def test_a_seat_goes_back_to_nobody_else() -> None:
    play = stands_in(begun("odyssey", 4))
    for wrong in (PlayerReplaced(ZOE, YAN, back=True), PlayerReplaced(BOB, DEE, back=True)):
        with pytest.raises(Misfit):
            evolve(play.now, wrong)


def test_the_name_of_whose_seat_it_is_stays_theirs() -> None:
    play = stands_in(begun("odyssey", 4))
    for move in (Replace(BOB, DEE, None, None), Join(DEE, None)):
        with pytest.raises(Refusal) as refused:
            play.do(move)
        assert refused.value.why is Hindrance.NAME_TAKEN
    play.do(Replace(ZOE, DEE, None, None))
    assert play.now.seats[-1] == DEE
    assert not play.now.standing_in


def test_a_stand_in_who_is_to_leave_does_not_take_the_seat_along() -> None:
    play = stands_in(begun("odyssey", 5))
    play.do(Leave(ZOE))
    play.until(Phase.CLUE, round=2)
    assert play.now.seats == ("Ana", "Bob", "Cyd", DEE, "Eve")
    assert not play.now.leaving


@pytest.mark.parametrize("nobody_wins", [True, False])
def test_an_early_end_gives_the_seat_back_and_undo_takes_both_away(nobody_wins: bool) -> None:
    play = stands_in(begun("odyssey", 4).until(Phase.VOTE, round=3))
    play.do(End("We move house.", nobody_wins=nobody_wins))
    assert play.now.seats[-1] == DEE
    assert ZOE not in play.journal[-1].winners  # type: ignore[union-attr]
    taken = [type(step.event) for step in to_take_back(replay(enumerate(play.journal, 1)))]
    assert taken == [PlayerReplaced, GameEnded]
    play.undo()
    assert play.now.standing_in == {ZOE: DEE}


def test_undoing_the_last_vote_puts_the_stand_in_back_into_the_seat() -> None:
    play = stands_in(begun("odyssey", 4).until(Phase.VOTE))
    while play.now.round.result is None:
        player = next(each for each in play.now.seats[1:] if each not in play.now.round.votes)
        number = next(card.number for card in play.now.round.table if card.owner != player)
        play.do(CastVotes(player, (number,)))
        play.advance()
        if play.now.phase is not Phase.VOTE:
            break
    assert play.now.seats[-1] == DEE
    play.undo()
    assert play.now.standing_in == {ZOE: DEE}
    assert play.now.phase is Phase.VOTE


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("base", "players", "house"),
    [("odyssey", 4, {}), ("party", 7, {}), ("team", 6, {}), ("classic", 3, {}), ("odyssey", 4, {"together": True})],
)
def test_cards_are_conserved_and_seats_come_back_whenever_somebody_stands_in(
    base: str, players: int, house: dict[str, bool], seed: int
) -> None:
    dice, play = Random(seed), begun(base, players, deck=120, **house)
    owners = set(play.now.seats)
    names = [PlayerName(name) for name in ("Uma", "Vic", "Wim", "Xia", "Yan", "Zoe")]
    for _ in play_on(play, dice):
        game = play.now
        if everywhere(play):
            assert everywhere(play) == sorted(game.setup.pictures)
        assert {game.standing_in.get(player, player) for player in game.seats} == owners
        if game.phase is Phase.NEW or all(each.result for each in game.rounds):
            assert not game.standing_in
        elif game.phase is not Phase.FINISHED and dice.random() < 0.06:
            with suppress(Refusal):
                stands_in(play, by=dice.choice(names), player=dice.choice(game.seats))
    assert set(play.now.seats) == owners
    again = replay(enumerate((from_record(to_record(event)) for event in play.journal), 1))
    assert again.game == play.now
