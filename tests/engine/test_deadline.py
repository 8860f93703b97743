"""What happens at the deadline: for every phase and every policy."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine import may
from dixit_pbem.engine.decide import advance
from dixit_pbem.engine.events import (
    CardsGiven,
    Event,
    RoundScored,
    StorytellerNamed,
    StorytellerSkipped,
    TableLaid,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.model import Missing, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, Close, GiveCards, GiveClue, Leave, Skip
from dixit_pbem.engine.pending import awaited, pending
from tests.engine.play import NOW, Play, around, begun, random_move

ANA, BOB, CYD, DEE, EVE, FAY = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay"))
CHANCE = SeededChance("seed")
BOTH = pytest.mark.parametrize("policy", [Missing.RANDOM, Missing.ABSTAIN])


def after_the_deadline(play: Play, policy: Missing) -> tuple[Event, ...]:
    """What happens by itself a week later; the game goes on with it."""
    at = len(play.journal)
    play.let_the_deadline_pass(policy)
    return tuple(play.journal[at:])


def numbers_for(play: Play, player: PlayerName) -> tuple[int, ...]:
    return may.votable(play.now, player, play.now.round)


@pytest.mark.parametrize(
    ("phase", "hours"),
    [(Phase.CLUE, 72), (Phase.CARD, 48), (Phase.VOTE, 48)],
)
@pytest.mark.parametrize("first", ["Ana", "volunteer"])
def test_a_phase_is_over_at_its_deadline_and_not_before(phase: Phase, hours: int, first: str) -> None:
    play = begun("odyssey", 4, first=first).until(phase)
    assert play.now.round.deadline == NOW + timedelta(hours=hours)
    for missing in (Missing.RANDOM, Missing.ABSTAIN):
        assert advance(play.now, around(missing=missing, hours=hours - 1)) == ()
        assert advance(play.now, around(missing=missing, hours=hours)) != ()


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
def test_under_wait_nothing_happens_however_late_it_is(phase: Phase) -> None:
    play = begun("odyssey", 4).until(phase)
    assert after_the_deadline(play, Missing.WAIT) == ()


@BOTH
def test_without_a_clue_the_storyteller_is_skipped(policy: Missing) -> None:
    play = begun("odyssey", 4)
    later = NOW + timedelta(days=7)
    assert after_the_deadline(play, policy) == (
        StorytellerSkipped(ANA),
        StorytellerNamed(BOB, later + timedelta(hours=72)),
    )


@BOTH
def test_without_a_volunteer_chance_names_one_with_a_new_deadline(policy: Missing) -> None:
    play = begun("odyssey", 4, first="volunteer")
    later = NOW + timedelta(days=7)
    named = CHANCE.one_of("round 1 storyteller", play.now.seats)
    assert after_the_deadline(play, policy) == (StorytellerNamed(named, later + timedelta(hours=72), drawn=True),)
    assert pending(play.now) == (named,)


@BOTH
def test_who_is_leaving_is_not_named(policy: Missing) -> None:
    play = begun("odyssey", 5, first="volunteer")
    play.do(Leave(CHANCE.one_of("round 1 storyteller", play.now.seats)))
    staying = tuple(player for player in play.now.seats if player not in play.now.leaving)
    event = after_the_deadline(play, policy)[0]
    assert isinstance(event, StorytellerNamed)
    assert event.player == CHANCE.one_of("round 1 storyteller", staying)


@BOTH
def test_who_was_named_by_chance_and_tells_nothing_is_skipped_for_the_next_seat(policy: Missing) -> None:
    play = begun("odyssey", 4, first="volunteer")
    after_the_deadline(play, policy)
    named = play.now.round.storyteller
    assert named is not None
    skipped, successor = after_the_deadline(play, policy)
    assert skipped == StorytellerSkipped(named)
    assert isinstance(successor, StorytellerNamed)
    at = play.now.seats.index(named)
    assert (successor.player, successor.drawn) == ((*play.now.seats, ANA)[at + 1], False)


@BOTH
def test_a_missing_card_is_one_of_the_hand_by_chance(policy: Missing) -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    hands = {player: tuple(hand.values()) for player, hand in play.now.hands.items()}
    play.do(GiveCards(CYD, ("A",)))
    events = after_the_deadline(play, policy)
    assert events[:2] == tuple(
        CardsGiven(player, CHANCE.shuffled(f"round 1 card {player}", hands[player])[:1], drawn=True)
        for player in (BOB, DEE)
    )
    assert isinstance(events[2], TableLaid)
    assert len(events) == 3


@BOTH
def test_with_three_players_two_cards_are_missing(policy: Missing) -> None:
    play = begun("odyssey", 3).until(Phase.CARD)
    hand = tuple(play.now.hands[BOB].values())
    event = after_the_deadline(play, policy)[0]
    assert event == CardsGiven(BOB, CHANCE.shuffled("round 1 card Bob", hand)[:2], drawn=True)


@BOTH
def test_in_party_the_storytellers_card_may_be_missing_too(policy: Missing) -> None:
    play = begun("party", 6).until(Phase.CARD)
    events = after_the_deadline(play, policy)
    assert [event.player for event in events if isinstance(event, CardsGiven)] == list(play.now.seats)


@BOTH
def test_of_a_silent_pair_the_one_who_gave_less_often_gives(policy: Missing) -> None:
    play = begun("team", 6).until(Phase.CARD)
    play.do(GiveCards(BOB, ("A",)), GiveCards(FAY, ("A",)), GiveCards(DEE, ("A",)))
    play.until(Phase.CLUE, round=2)
    assert {player: count for player, count in play.now.gave.items() if count} == {ANA: 1, BOB: 1, DEE: 1, FAY: 1}
    play.do(GiveClue(BOB, "home", "A"))
    events = after_the_deadline(play.until(Phase.CARD), policy)
    assert [event.player for event in events if isinstance(event, CardsGiven)] == [ANA, EVE, CYD]


@BOTH
def test_of_a_silent_pair_that_gave_equally_often_the_first_seat_gives(policy: Missing) -> None:
    play = begun("team", 6).until(Phase.CARD)
    events = after_the_deadline(play, policy)
    assert [event.player for event in events if isinstance(event, CardsGiven)] == [DEE, BOB, CYD]


def test_a_missing_vote_is_drawn_among_those_that_the_player_may_cast() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    allowed = {player: numbers_for(play, player) for player in (BOB, CYD, DEE)}
    play.do(CastVotes(CYD, (allowed[CYD][0],)))
    events = after_the_deadline(play, Missing.RANDOM)
    assert events[:2] == tuple(
        VotesCast(player, (CHANCE.one_of(f"round 1 vote {player}", allowed[player]),), drawn=True)
        for player in (BOB, DEE)
    )
    assert isinstance(events[2], RoundScored)


def test_who_has_two_votes_and_is_missing_gets_one_by_chance() -> None:
    play = begun("odyssey", 7).until(Phase.VOTE)
    cast = [event for event in after_the_deadline(play, Missing.RANDOM) if isinstance(event, VotesCast)]
    assert [len(event.numbers) for event in cast] == [1] * 6


def test_a_missing_vote_is_an_abstention() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    storytellers = next(card.number for card in play.now.round.table if card.owner == ANA)
    play.do(CastVotes(CYD, (storytellers,)))
    events = after_the_deadline(play, Missing.ABSTAIN)
    assert events[:2] == (VotesMissed(BOB), VotesMissed(DEE))
    assert isinstance(events[2], RoundScored)
    assert events[2].votes == {BOB: (), CYD: (storytellers,), DEE: ()}
    assert events[2].points == {ANA: 0, BOB: 0, CYD: 2, DEE: 0}
    assert not events[2].void


def test_without_any_vote_the_round_is_void_counts_as_told_and_its_table_is_discarded() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    laid = [card.card for card in play.now.round.table]
    scored = after_the_deadline(play, Missing.ABSTAIN)[3]
    assert isinstance(scored, RoundScored)
    assert (scored.void, scored.points) == (True, dict.fromkeys((ANA, BOB, CYD, DEE), 0))
    assert sorted(scored.owners) == [ANA, BOB, CYD, DEE]
    assert list(play.now.discards) == laid
    assert (play.now.turns.told[ANA], play.now.round.storyteller) == (1, BOB)


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("voted", [False, True])
def test_a_missing_red_mark_and_green_vote_of_party_are_drawn(voted: bool, marked: bool) -> None:
    play = begun("party", 6).until(Phase.VOTE)
    everything = tuple(range(1, 7))
    if voted:
        play.do(CastVotes(ANA, (3,)))
    if marked:
        play.do(CastVotes(ANA, (), red=4))
    play.do(*(CastVotes(player, (1,)) for player in play.now.seats[1:]))
    cast = [event for event in after_the_deadline(play, Missing.RANDOM) if isinstance(event, VotesCast)]
    numbers = () if voted else (CHANCE.one_of("round 1 vote Ana", everything),)
    red = None if marked else CHANCE.one_of("round 1 red", everything)
    assert cast == ([] if voted and marked else [VotesCast(ANA, numbers, red, drawn=True)])


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("voted", [False, True])
def test_a_missing_red_mark_and_green_vote_of_party_are_none(voted: bool, marked: bool) -> None:
    play = begun("party", 6).until(Phase.VOTE)
    if voted:
        play.do(CastVotes(ANA, (3,)))
    if marked:
        play.do(CastVotes(ANA, (), red=4))
    play.do(*(CastVotes(player, (1,)) for player in play.now.seats[1:]))
    events = after_the_deadline(play, Missing.ABSTAIN)
    assert [event for event in events if isinstance(event, VotesMissed)] == (
        [] if voted and marked else [VotesMissed(ANA)]
    )
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.votes[ANA] == ((3,) if voted else ())
    assert scored.red == (4 if marked else None)


def test_a_red_mark_that_was_missed_is_not_owed_again_when_others_abstain() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(Close(Missing.ABSTAIN))
    assert play.journal[-6:] == [VotesMissed(player) for player in play.now.seats]
    assert pending(play.now) == ()


def test_who_missed_his_vote_may_still_cast_it_while_the_phase_is_open() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(Skip(ANA), CastVotes(ANA, (2,), red=3))
    assert (play.now.round.votes[ANA], play.now.round.red) == ((2,), 3)


@pytest.mark.parametrize(
    ("policy", "expected"), [(Missing.WAIT, VotesMissed), (Missing.ABSTAIN, VotesMissed), (Missing.RANDOM, VotesCast)]
)
def test_skip_does_for_one_player_what_the_game_does_for_the_missing(policy: Missing, expected: type[Event]) -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    play.circumstances = around(missing=policy)
    play.do(Skip(CYD))
    assert isinstance(play.journal[-1], expected)
    assert pending(play.now) == (BOB, DEE)


def test_skip_gives_a_card_by_chance_for_one_player() -> None:
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(Skip(CYD))
    assert isinstance(play.journal[-1], CardsGiven)
    assert pending(play.now) == (BOB, DEE)


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@BOTH
def test_closing_a_phase_does_the_same_before_its_deadline(phase: Phase, policy: Missing) -> None:
    late, closed = (begun("party", 6).until(phase) for _ in range(2))
    events = [type(event) for event in after_the_deadline(late, policy)]
    at = len(closed.journal)
    closed.do(Close(policy))
    done = [type(event) for event in closed.journal[at:]]
    assert done
    assert done == events[: len(done)]
    assert phase is Phase.CLUE or not pending(closed.now)


def test_closing_when_nobody_is_missing_does_nothing() -> None:
    play = begun("odyssey", 4)
    play.do(GiveClue(ANA, "home", "A"))
    play.do(Close(Missing.WAIT))
    assert play.asked[-1].brought == 0


@pytest.mark.parametrize("policy", list(Missing))
def test_for_who_is_leaving_the_policy_plays_as_soon_as_all_others_have_answered(policy: Missing) -> None:
    play = begun("odyssey", 5).until(Phase.CARD)
    play.circumstances = around(missing=policy)
    play.do(Leave(BOB), *(GiveCards(player, ("A",)) for player in (CYD, DEE)))
    play.advance()
    assert play.now.phase is Phase.CARD
    assert (pending(play.now), awaited(play.now)) == ((BOB, EVE), (EVE,))
    play.do(GiveCards(EVE, ("A",)))
    play.advance()
    drawn = next(event for event in play.journal if isinstance(event, CardsGiven) and event.drawn)
    assert drawn.player == BOB
    for player in (CYD, DEE, EVE):
        play.do(CastVotes(player, numbers_for(play, player)[:1]))
    play.advance()
    for_bob = next(
        event for event in play.journal if isinstance(event, VotesCast | VotesMissed) and event.player == BOB
    )
    assert isinstance(for_bob, VotesCast if policy is Missing.RANDOM else VotesMissed)
    assert BOB not in play.now.seats


def test_a_storyteller_who_leaves_before_his_clue_is_skipped_at_once() -> None:
    play = begun("odyssey", 5)
    play.do(Leave(ANA))
    play.advance()
    assert play.now.round.storyteller == BOB
    assert play.now.round.number == 1


def test_whoever_answers_in_time_is_not_touched() -> None:
    play = begun("odyssey", 4).until(Phase.VOTE)
    dice = Random(3)
    while pending(play.now):
        play.do(random_move(play.now, dice))
    votes = dict(play.now.round.votes)
    scored = after_the_deadline(play, Missing.RANDOM)[0]
    assert isinstance(scored, RoundScored)
    assert scored.votes == votes
