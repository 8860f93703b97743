"""Whom to send what when a phase opens."""

from __future__ import annotations

from collections import Counter

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import CastVotes, End, GiveClue
from dixit_pbem.post.due import due, step_of
from tests.engine.play import Play, begun

ANA, BOB = PlayerName("Ana"), PlayerName("Bob")


def letters(play: Play) -> str:
    """Everybody's message; a star stands by those who have something to answer."""
    kinds = {message.kind for message in due(play.now)}
    readers = " ".join(message.reader[0] + "*" * message.acts for message in due(play.now))
    return f"{', '.join(kinds)}: {readers}"


@pytest.mark.parametrize(
    ("expected", "phase", "base"),
    [
        ("hand: A* B C D E F", Phase.CLUE, "odyssey"),
        ("card wanted: B* C* D* E* F*", Phase.CARD, "odyssey"),
        ("vote wanted: A B* C* D* E* F*", Phase.VOTE, "odyssey"),
        ("hand: A* B C D E F", Phase.CLUE, "party"),
        ("card wanted: A* B* C* D* E* F*", Phase.CARD, "party"),
        ("vote wanted: A* B* C* D* E* F*", Phase.VOTE, "party"),
        ("card wanted: B* C* D* E* F*", Phase.CARD, "team"),
    ],
)
def test_one_message_a_player_and_phase(expected: str, phase: Phase, base: str) -> None:
    assert expected == letters(begun(base, 6).until(phase))


def test_volunteers_all_have_something_to_answer() -> None:
    assert letters(begun("odyssey", 4, first="volunteer")) == "hand: A* B* C* D*"


def test_the_reveal_of_team_is_answered_by_those_who_vote() -> None:
    play = begun("team", 6).until(Phase.VOTE)
    assert {message.reader for message in due(play.now) if message.acts} == {
        player for player in play.now.seats if player not in play.now.round.given
    }
    assert [message.reader for message in due(play.now)] == list(play.now.seats)


def test_who_has_answered_has_nothing_more_to_answer() -> None:
    play = begun("party", 6).until(Phase.VOTE)
    play.do(CastVotes(BOB, (1,)))
    assert letters(play) == "vote wanted: A* B C* D* E* F*"
    play = begun("odyssey", 4)
    play.do(GiveClue(ANA, "home", "A"))
    assert letters(play) == "hand: A B C D"


def test_at_the_end_everybody_gets_the_final_results() -> None:
    play = begun("odyssey", 4)
    play.do(End("Enough.", nobody_wins=True))
    assert letters(play) == "final results: A B C D"


def test_before_the_first_round_nothing_is_sent() -> None:
    assert due(begun("odyssey", 4).upto(2).now) == ()


@pytest.mark.parametrize("players", [3, 6, 12])
def test_a_round_brings_nobody_more_than_three_letters(players: int) -> None:
    play = begun("odyssey", players)
    got: Counter[PlayerName] = Counter()
    for phase, number in ((Phase.CLUE, 2), (Phase.CARD, 2), (Phase.VOTE, 2)):
        got.update(message.reader for message in due(play.until(phase, round=number).now))
    teller = play.now.round.storyteller
    assert got == {player: 2 if player == teller else 3 for player in play.now.seats}


def test_a_folder_of_drafts_is_called_by_what_lies_in_it() -> None:
    phases = [(1, Phase.CLUE), (1, Phase.CARD), (1, Phase.VOTE), (2, Phase.CLUE), (2, Phase.CARD)]
    names = [step_of(begun("odyssey", 4).until(phase, round=number).now) for number, phase in phases]
    assert names == ["1-hand", "2-card-wanted", "3-vote-wanted", "4-results-and-hand", "5-card-wanted"]
