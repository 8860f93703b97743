"""What is said about a round that breaks the rules: every breach. The first seat tells unless said otherwise."""

from __future__ import annotations

import pytest
from hypothesis import given

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.sheet_check import Breach, breaches
from dixit_pbem.engine.systems import Rules
from tests.engine.sheets import rules, sheet
from tests.engine.strategies import played_sheets

TABLE_OF_4 = "table: The table must hold the numbers 1 to 4, each with the player who gave the card."


def found(base: str, seats: str, table: str, votes: str, *, red: int | None = None) -> list[str]:
    told = breaches(rules(base, len(seats)), sheet(seats, table=table, votes=votes, red=red))
    return [f"{breach.key}: {breach.text}" for breach in told]


def no_vote(player: str) -> str:
    return f"votes: {player} has no vote: write a number, or [] for an abstention."


def no_voter(player: str) -> str:
    return f"votes: {player} is the storyteller of this round and does not vote."


@pytest.mark.parametrize(
    ("expected", "table", "votes"),
    [
        pytest.param([], "ABCD", "B1 C1 D2", id="a good round"),
        pytest.param([], "ABCD", "B1 C- D2", id="an abstention"),
        pytest.param([], "DCBA", "B1 C4 D3", id="another order"),
        pytest.param(["votes: B votes for 2, their own card."], "ABCD", "B2 C1 D2", id="own card"),
        pytest.param(["votes: B votes for 5, which is not on the table."], "ABCD", "B5 C1 D2", id="no such number"),
        pytest.param(["votes: B votes for 0, which is not on the table."], "ABCD", "B0 C1 D2", id="number 0"),
        pytest.param(["votes: B has 1 vote, not 2."], "ABCD", "B1,3 C1 D2", id="too many votes"),
        pytest.param([no_vote("B")], "ABCD", "C1 D2", id="no vote"),
        pytest.param([no_voter("A")], "ABCD", "A2 B1 C1 D2", id="the storyteller votes"),
        pytest.param([no_voter("A")], "ABCD", "A- B1 C1 D2", id="the storyteller abstains"),
        pytest.param([TABLE_OF_4], "ABC", "B1 C1 D2", id="a card too few"),
        pytest.param([TABLE_OF_4], "ABCDB", "B1 C1 D3", id="a card too many"),
        pytest.param(
            [
                "table: B gives 1 card, but the table has 2 cards of theirs.",
                "table: C gives 1 card, but the table has no card of theirs.",
            ],
            "ABBD",
            "B1 C1 D2",
            id="a card of the wrong player",
        ),
        pytest.param(
            [
                "votes: B has 1 vote, not 2.",
                "votes: B votes for 2, their own card.",
                "votes: B votes for 9, which is not on the table.",
                no_vote("D"),
            ],
            "ABCD",
            "B2,9 C1",
            id="several breaches",
        ),
        pytest.param(
            [TABLE_OF_4, no_voter("A"), "votes: B votes for 4, which is not on the table.", no_vote("C"), no_vote("D")],
            "ABC",
            "A1 B4",
            id="a wrong table hides no wrong vote",
        ),
    ],
)
def test_a_round_of_four(expected: list[str], table: str, votes: str) -> None:
    assert expected == found("odyssey", "ABCD", table, votes)


@pytest.mark.parametrize(
    ("expected", "storyteller", "table", "votes"),
    [
        ("storyteller: 'storyteller' names X, who is not among the seats.", "X", "ABCD", "B1 C1 D2"),
        ("table: 'table' names X, who is not among the seats.", "A", "XBCD", "B1 C1 D2"),
        ("votes: 'votes' names X, who is not among the seats.", "A", "ABCD", "X1 C1 D2"),
    ],
)
def test_strangers_are_told_before_anything_else(expected: str, storyteller: str, table: str, votes: str) -> None:
    told = breaches(rules("odyssey", 4), sheet("ABCD", table=table, votes=votes, storyteller=storyteller))
    assert [expected] == [f"{breach.key}: {breach.text}" for breach in told]


def test_a_name_that_is_nearly_right_is_asked_about() -> None:
    seats = tuple(map(PlayerName, ("ana", "bob", "cyd")))
    owners = {1: seats[0], 2: PlayerName("bbo"), 3: seats[2]}
    told = breaches(rules("demo", 3), Sheet(seats, seats[0], owners, {seats[1]: (1,), seats[2]: (1,)}))
    assert told == (Breach("table", "'table' names bbo, who is not among the seats. Did you mean 'bob'?"),)


@pytest.mark.parametrize(
    ("expected", "table", "votes"),
    [
        ([], "ABBCC", "B1 C2"),
        ([], "CBACB", "B3 C-"),
        (["votes: B votes for 3, their own card."], "ABBCC", "B3 C2"),
        (
            [
                "table: A gives 1 card, but the table has 2 cards of theirs.",
                "table: B gives 2 cards, but the table has 1 card of theirs.",
            ],
            "AABCC",
            "B1 C2",
        ),
        (["table: The table must hold the numbers 1 to 5, each with the player who gave the card."], "ABC", "B1 C2"),
    ],
)
def test_a_round_of_three(expected: list[str], table: str, votes: str) -> None:
    assert expected == found("odyssey", "ABC", table, votes)


@pytest.mark.parametrize(
    ("expected", "votes"),
    [
        ([], "B1,3 C1 D2 E2 F2 G2"),
        (["votes: B has 1 or 2 votes, not 3."], "B1,3,4 C1 D2 E2 F2 G2"),
    ],
)
def test_two_votes(expected: list[str], votes: str) -> None:
    assert expected == found("odyssey", "ABCDEFG", "ABCDEFG", votes)


@pytest.mark.parametrize(
    ("expected", "votes", "red"),
    [
        ([], "A1 B2 C3 D4 E5 F6", 1),
        ([], "A1 B2 C3 D4 E5 F6", None),
        ([no_vote("A")], "B2 C3 D4 E5 F6", 1),
        (["red: The red mark lies on 7, which is not on the table."], "A1 B2 C3 D4 E5 F6", 7),
    ],
)
def test_in_party_everybody_votes_for_any_card(expected: list[str], votes: str, red: int | None) -> None:
    assert expected == found("party", "ABCDEF", "ABCDEF", votes, red=red)


@pytest.mark.parametrize("red", [1, 0])
def test_where_there_is_no_red_mark_none_is_taken(red: int) -> None:
    told = found("odyssey", "ABCD", "ABCD", "B1 C1 D2", red=red)
    assert told == ["red: There is no red mark in these rules: leave out 'red'."]


@pytest.mark.parametrize(
    ("expected", "table", "votes"),
    [
        pytest.param([], "ADBC", "E1 F2", id="a good round"),
        pytest.param([], "ADBC", "E3 F4", id="votes for the partner's card"),
        pytest.param([], "ADEF", "B1 C-", id="the other partners gave"),
        pytest.param(
            ["votes: B does not vote in this round: of every other pair, the one who did not give a card votes."],
            "ADBC",
            "B1 E1 F2",
            id="the giver votes",
        ),
        pytest.param(
            ["votes: D does not vote in this round: of every other pair, the one who did not give a card votes."],
            "ADBC",
            "D1 E1 F2",
            id="the storyteller's partner votes",
        ),
        pytest.param(
            [
                "table: D gives 1 card, but the table has no card of theirs.",
                "table: B and E give 1 card together, but the table has 2 cards of theirs.",
            ],
            "ABEC",
            "F1",
            id="both of a pair gave",
        ),
        pytest.param(
            [
                "table: B and E give 1 card together, but the table has no card of theirs.",
                "table: C and F give 1 card together, but the table has 2 cards of theirs.",
                no_vote("B"),
            ],
            "ADCF",
            "E1",
            id="none of a pair gave",
        ),
    ],
)
def test_three_pairs(expected: list[str], table: str, votes: str) -> None:
    assert expected == found("team", "ABCDEF", table, votes)


@given(played_sheets())
def test_nothing_is_said_about_a_round_that_follows_the_rules(played: tuple[Rules, Sheet]) -> None:
    assert breaches(*played) == ()
