"""Who tells next, and when the game is over."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from dixit_pbem.engine.decide import score
from dixit_pbem.engine.events import GameEnded, RoundScored, StorytellerNamed, StorytellerSkipped
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, GiveClue, Leave, Skip
from dixit_pbem.engine.order import why_over, winners
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.systems import HouseValue
from tests.engine.play import Play, begun, random_clue, random_move

ANA, BOB, CYD, DEE, EVE, FAY = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay"))


def play_by(script: str, play: Play) -> str:
    """Play on by a script, one letter a storyteller: a capital tells, a small one is skipped. Who was asked instead?

    The answer is the script as the game made it; it stops where the game ended.
    """
    dice, asked = Random(4), ""
    for wanted in script:
        play.advance()
        while play.now.phase not in (Phase.CLUE, Phase.FINISHED):
            play.do(random_move(play.now, dice))
            play.advance()
        if play.now.phase is Phase.FINISHED:
            break
        asked += _ask(play, dice, skipped=wanted.islower())
    return asked


def _ask(play: Play, dice: Random, *, skipped: bool) -> str:
    storyteller = play.now.round.storyteller
    assert storyteller is not None
    play.do(Skip(None) if skipped else random_clue(play.now, storyteller, dice))
    return storyteller[0].lower() if skipped else storyteller[0]


def finish(play: Play) -> Game:
    dice = Random(4)
    play.advance()
    while pending(play.now):
        play.do(random_move(play.now, dice))
        play.advance()
    return play.now


@pytest.mark.parametrize(
    ("order", "base", "players", "first"),
    [
        pytest.param("ABCDAB", "odyssey", 4, "Ana", id="to the left, round and round"),
        pytest.param("CDABCD", "odyssey", 4, "Cyd", id="from whoever is first"),
        pytest.param("ABcDABCD", "odyssey", 4, "Ana", id="odyssey: who is skipped waits for his next turn"),
        pytest.param("abcdaBCDA", "odyssey", 4, "Ana", id="odyssey: everybody skipped"),
        pytest.param("AbCDABCD", "classic", 4, "Ana", id="classic: turns do not count"),
        pytest.param("AbCDEFB", "party", 6, "Ana", id="party: who is skipped is asked once more at the cycle's end"),
        pytest.param("AbCDEFb", "party", 6, "Ana", id="party: and then forfeits"),
        pytest.param("aBcDEFAC", "party", 6, "Ana", id="two who were skipped, in the order in which they were"),
        pytest.param("aBcDEFaC", "party", 6, "Ana", id="the first of two forfeits, the second tells"),
        pytest.param("aBcDEFac", "team", 6, "Ana", id="both forfeit"),
        pytest.param("abcdefABCDEF", "team", 6, "Ana", id="team: everybody skipped, then everybody tells"),
        pytest.param("abcdefabcdef", "party", 6, "Ana", id="everybody forfeits"),
        pytest.param("AbCBABC", "demo", 3, "Ana", id="demo: the second cycle goes on where the order was"),
        pytest.param("CabABCAB", "demo", 3, "Cyd", id="demo: two skipped in the first cycle"),
        pytest.param("AbCbAbCb", "demo", 3, "Ana", id="demo: forfeits in both cycles"),
        pytest.param("ABcC", "demo", 3, "Ana", id="demo: the last of a cycle is asked again at once"),
    ],
)
def test_who_tells(order: str, base: str, players: int, first: str) -> None:
    """A small letter is a storyteller who is skipped."""
    assert order == play_by(order, begun(base, players, first=first))


@pytest.mark.parametrize(
    ("order", "base", "players"),
    [
        ("ABCDEF", "party", 6),
        ("ABCDEF", "team", 6),
        ("AbCDEFb", "party", 6),
        ("abcdefabcdef", "party", 6),
        ("ABCABC", "demo", 3),
        ("ABCDABCD", "demo", 4),
        ("AbCbABC", "demo", 3),
    ],
)
def test_the_game_ends_when_everybody_told_or_forfeited(order: str, base: str, players: int) -> None:
    play = begun(base, players)
    assert order == play_by(order + "AAA", play)
    ending = finish(play).ending
    assert ending is not None
    assert ending.reason == "everybody was storyteller " + ("twice" if base == "demo" else "once")


def test_the_volunteer_is_first_and_the_next_seats_follow() -> None:
    play = begun("party", 6, first="volunteer")
    play.do(GiveClue(EVE, "home", None))
    assert play_by("FABCD", play) == "FABCD"
    assert finish(play).phase is Phase.FINISHED


def test_a_skipped_storyteller_is_followed_by_the_next_seat_in_the_same_round() -> None:
    play = begun("odyssey", 4)
    play.do(Skip(ANA))
    assert play.journal[-2:] == [
        StorytellerSkipped(ANA),
        StorytellerNamed(BOB, play.circumstances.now + play.circumstances.deadlines.clue),
    ]
    assert (play.now.round.number, play.now.round.storyteller) == (1, BOB)


def test_when_the_last_one_forfeits_the_game_is_over_at_once() -> None:
    play = begun("party", 6)
    play_by("AbCDEF", play)
    play.until(Phase.CLUE, round=6)
    play.do(Skip(BOB))
    assert play.journal[-2:] == [
        StorytellerSkipped(BOB),
        GameEnded(winners(play.now), "everybody was storyteller once"),
    ]


@pytest.mark.parametrize(
    ("before", "leaver", "after", "base", "players"),
    [
        pytest.param("A", "Cyd", "BDEABD", "odyssey", 5, id="before he told"),
        pytest.param("A", "Bob", "CDEACD", "odyssey", 5, id="just before he would have told"),
        pytest.param("A", "Ana", "BCDEBC", "odyssey", 5, id="in the round in which he told"),
        pytest.param("ABCDE", "Ana", "BCDEBC", "odyssey", 5, id="the first seat, when the last one told"),
        pytest.param("ABCDE", "Eve", "ABCDAB", "odyssey", 5, id="the last seat, when it told"),
        pytest.param("ABCD", "Eve", "ABCDAB", "odyssey", 5, id="the last seat, before it told"),
        pytest.param("ABCD", "Dee", "EABCEA", "odyssey", 5, id="a seat in the middle, when it told"),
        pytest.param("AbCD", "Bob", "EFGH", "party", 8, id="who was to be asked once more"),
        pytest.param("AbCDEFGH", "Hal", "B", "party", 8, id="who told last before somebody is asked once more"),
        pytest.param("ABCDEF", "Gus", "", "party", 7, id="the only one who did not tell: the game is over"),
        pytest.param("aBCDEF", "Gus", "A", "party", 7, id="the only one but him who was skipped"),
    ],
)
def test_who_follows_when_a_seat_is_gone(before: str, leaver: str, after: str, base: str, players: int) -> None:
    """The player says that he leaves while the last one of `before` tells."""
    play = begun(base, players)
    assert before == play_by(before, play)
    play.until(Phase.CARD).do(Leave(PlayerName(leaver)))
    assert after == play_by(after or "A", play)


def with_scores(play: Play, **scores: int) -> Game:
    return replace(play.now, scores={player: scores.get(player, 0) for player in play.now.seats})


@pytest.mark.parametrize(
    ("reason", "scores"),
    [
        (None, {"Ana": 29}),
        ("somebody has 30 points or more", {"Ana": 30}),
        ("somebody has 30 points or more", {"Ana": 3, "Bob": 31}),
    ],
)
def test_thirty_points_end_odyssey(reason: str | None, scores: dict[str, int]) -> None:
    assert reason == why_over(with_scores(begun("odyssey", 4), **scores))


@pytest.mark.parametrize(
    ("won", "scores"),
    [
        ("Ana Bob Cyd Dee", {}),
        ("Bob", {"Ana": 29, "Bob": 31}),
        ("Ana Cyd", {"Ana": 31, "Bob": 30, "Cyd": 31}),
        ("Dee", {"Dee": 1}),
    ],
)
def test_the_highest_score_wins_and_a_tie_is_shared(won: str, scores: dict[str, int]) -> None:
    told = begun("odyssey", 4).until(Phase.CARD, round=2)
    assert won == " ".join(winners(with_scores(told, **scores)))


def test_a_game_of_earlier_days_without_a_point_and_a_winner_is_still_read() -> None:
    play = begun("odyssey", 4)
    over = evolve(play.now, GameEnded((), "the last card of the pile is drawn", called_off=True))
    assert over.ending is not None
    full = begun("party", 6).until(Phase.FINISHED)
    last = replace(full.after[-2], scores=dict.fromkeys(full.now.seats, 0))
    assert winners(last) == last.seats
    assert evolve(last, GameEnded((), "everybody was storyteller once")).phase is Phase.FINISHED


def test_all_points_of_the_round_are_added_before_the_goal_is_tested() -> None:
    """Ana reaches 3 first in seat order; Dee passes her in the same round and wins alone."""
    play = begun("odyssey", 4, points_to_win=3).until(Phase.VOTE)
    number = {card.owner: card.number for card in play.now.round.table}
    dees = number[DEE]
    for player, vote in ((BOB, dees), (CYD, dees), (DEE, number[ANA])):
        play.do(CastVotes(player, (vote,)))
    play.record(score(play.now))
    assert play.now.scores == {ANA: 3, BOB: 0, CYD: 0, DEE: 5}
    assert play.journal[-1] == GameEnded((DEE,), "somebody has 3 points or more")


def finished_classic(players: int, deck: int, **house: HouseValue) -> Play:
    play = begun("classic", players, deck=deck, **house)
    dice = Random(8)
    while play.now.phase is not Phase.FINISHED:
        play.advance()
        if pending(play.now):
            play.do(random_move(play.now, dice))
    return play


@pytest.mark.parametrize(
    ("rounds", "players", "deck", "house"),
    [
        pytest.param(1, 4, 24, {}, id="no pile at all"),
        pytest.param(1, 4, 28, {}, id="one refill, exactly"),
        pytest.param(2, 4, 32, {}, id="the pile ends exactly with a refill"),
        pytest.param(3, 4, 33, {}, id="one card too many: the next refill is short"),
        pytest.param(1, 5, 31, {}, id="the only refill is short"),
        pytest.param(11, 5, 84, {}, id="84 cards by five: the last refill is short"),
        pytest.param(15, 4, 84, {}, id="84 cards by four"),
        pytest.param(8, 6, 84, {}, id="84 cards by six"),
        pytest.param(13, 3, 84, {}, id="84 cards by three: the last refill is short"),
        pytest.param(4, 4, 28, {"equal_turns": True}, id="equal turns finish the first cycle"),
        pytest.param(4, 4, 40, {"equal_turns": True}, id="equal turns, the pile ends with a cycle"),
        pytest.param(8, 4, 44, {"equal_turns": True}, id="equal turns begin one more cycle and finish it"),
        pytest.param(12, 6, 84, {"equal_turns": True}, id="equal turns, 84 cards by six"),
        pytest.param(15, 5, 84, {"equal_turns": True}, id="equal turns, 84 cards by five"),
        pytest.param(15, 3, 84, {"equal_turns": True}, id="equal turns, 84 cards by three"),
    ],
)
def test_classic_ends_when_the_last_card_of_the_pile_is_drawn(
    rounds: int, players: int, deck: int, house: dict[str, HouseValue]
) -> None:
    play = finished_classic(players, deck, **house)
    assert rounds == sum(isinstance(event, RoundScored) for event in play.journal)
    assert play.now.pile == ()
    assert play.now.ending is not None
    assert play.now.ending.reason == "the last card of the pile is drawn"


@pytest.mark.parametrize(
    ("reason", "held", "given", "short_pile"),
    [
        (None, 2, 2, "end"),
        ("the last card of the pile is drawn", 1, 2, "end"),
        (None, 1, 1, "end"),
        ("the last card of the pile is drawn", 0, 1, "end"),
        (None, 0, 1, "mix"),
    ],
)
def test_equal_turns_are_given_up_when_somebody_left_and_the_hands_are_used_up(
    reason: str | None, held: int, given: int, short_pile: str
) -> None:
    """The number of players chose the column anew, and the pile is empty: nobody could give what is wanted now."""
    game = begun("odyssey", 4, short_pile=short_pile, equal_turns=True).now
    hands = {player: dict(list(hand.items())[:held]) for player, hand in game.hands.items()}
    rules = replace(game.rules, cards_given=given)
    told = replace(game.turns, told={ANA: 1, BOB: 0, CYD: 0, DEE: 0})
    assert reason == why_over(replace(game, hands=hands, pile=(), rules=rules, turns=told))


def test_equal_turns_finish_the_cycle_after_the_goal_is_reached() -> None:
    play = begun("odyssey", 4, points_to_win=1, equal_turns=True)
    assert play_by("ABCDA", play) == "ABCD"


@pytest.mark.parametrize(("rounds", "house"), [(12, {"cycles": 2}), (18, {"cycles": 3})])
def test_a_game_may_last_more_cycles(rounds: int, house: dict[str, HouseValue]) -> None:
    play = begun("party", 6, **house)
    assert play_by("ABCDEF" * 4, play) == "ABCDEF" * (rounds // 6)
    assert play.now.ending is not None
    assert play.now.ending.reason == f"everybody was storyteller {'twice' if rounds == 12 else '3 times'}"


def test_partners_win_together() -> None:
    play = begun("team", 6)
    finish(play)
    assert len(winners(play.now)) % 2 == 0
    best = max(play.now.scores.values())
    assert {play.now.scores[player] for player in winners(play.now)} == {best}
