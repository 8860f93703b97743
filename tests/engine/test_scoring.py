"""Why 3 points? Every branch, as numbers. The first seat tells; the table gives the owners of the cards 1, 2, 3 …"""

from __future__ import annotations

import pytest
from hypothesis import given

from dixit_pbem.engine.model import Award, PlayerName, Reason, side_of
from dixit_pbem.engine.scoring import Sheet, score_round, totals
from dixit_pbem.engine.systems import Rules
from tests.engine.sheets import points, read, rules, sheet
from tests.engine.strategies import played_sheets

House = dict[str, int | str | None]


def names(written: str) -> tuple[PlayerName, ...]:
    return tuple(map(PlayerName, written))


def earned(base: str, seats: str, table: str, votes: str, *, red: int | None = None, house: House | None = None) -> str:
    scored = score_round(rules(base, len(seats), **(house or {})), sheet(seats, table=table, votes=votes, red=red))
    return " ".join(f"{player}{score}" for player, score in scored.points.items())


@pytest.mark.parametrize(
    ("expected", "found", "votes"),
    [
        pytest.param("A3 B4 C3 D0", "BC", "B1 C1 D2", id="some found it"),
        pytest.param("A3 B5 C0 D0", "B", "B1 C2 D2", id="one found it"),
        pytest.param("A0 B2 C2 D2", "BCD", "B1 C1 D1", id="all found it"),
        pytest.param("A0 B4 C3 D2", "", "B3 C2 D2", id="nobody found it"),
        pytest.param("A3 B3 C1 D1", "B", "B1 C4 D3", id="who did not find it gets his decoy points"),
        pytest.param("A3 B3 C1 D0", "B", "B1 C- D3", id="who abstains keeps his decoy points"),
        pytest.param("A0 B2 C2 D0", "BC", "B1 C1 D-", id="who abstains is left out when all found it"),
        pytest.param("A0 B3 C0 D3", "", "B4 C- D2", id="who abstains gets no 2 when nobody found it"),
        pytest.param("A0 B2 C0 D0", "B", "B1 C- D-", id="a single voter who found it is all"),
        pytest.param("A0 B2 C1 D0", "", "B3 C- D-", id="a single voter who did not find it is none"),
        pytest.param("A0 B0 C0 D0", "", "B- C- D-", id="no vote at all"),
    ],
)
@pytest.mark.parametrize("base", ["odyssey", "classic", "demo"])
def test_a_search_with_four_players(base: str, expected: str, found: str, votes: str) -> None:
    assert expected == earned(base, "ABCD", "ABCD", votes)
    assert names(found) == score_round(rules(base, 4), sheet("ABCD", table="ABCD", votes=votes)).found


@pytest.mark.parametrize(
    ("expected", "base", "votes", "house"),
    [
        pytest.param("A3 B6 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {}, id="four votes, three count"),
        pytest.param("A0 B5 C2 D2 E2 F3", "odyssey", "B6 C2 D2 E2 F2", {}, id="the cap does not limit the 2"),
        pytest.param("A3 B7 C0 D0 E0 F0", "classic", "B1 C2 D2 E2 F2", {}, id="no cap in classic"),
        pytest.param("A3 B3 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {"decoy_cap": 0}, id="a cap of 0"),
        pytest.param("A3 B5 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {"decoy_cap": 2}, id="a cap of 2"),
        pytest.param("A3 B7 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {"decoy_cap": None}, id="a cap lifted"),
        pytest.param("A3 B5 C0 D0 E0 F0", "classic", "B1 C2 D2 E2 F2", {"decoy_cap": 2}, id="a cap brought in"),
        pytest.param("A3 B9 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {"decoy": 2}, id="the cap counts votes"),
        pytest.param("A3 B3 C0 D0 E0 F0", "odyssey", "B1 C2 D2 E2 F2", {"decoy": 0}, id="decoys for nothing"),
        pytest.param("A4 B5 C4 D0 E0 F2", "odyssey", "B1 C1 D6 E6 F2", {"found": 4, "decoy_cap": 2}, id="found for 4"),
        pytest.param("A0 B5 C5 D5 E5 F5", "odyssey", "B1 C1 D1 E1 F1", {"all_or_none": 5}, id="5 when all found it"),
        pytest.param("A0 B5 C0 D0 E0 F1", "odyssey", "B6 C- D- E- F-", {"all_or_none": 5}, id="5 when nobody did"),
        pytest.param("A0 B0 C0 D0 E0 F0", "odyssey", "B1 C1 D1 E1 F1", {"all_or_none": 0}, id="0 when all found it"),
        pytest.param("A3 B3 C3 D0 E0 F0", "odyssey", "B1 C1 D6 E6 F5", {"decoy": 0}, id="only the search counts"),
    ],
)
def test_decoys_their_cap_and_what_is_worth_what(expected: str, base: str, votes: str, house: House) -> None:
    assert expected == earned(base, "ABCDEF", "ABCDEF", votes, house=house)


@pytest.mark.parametrize(
    ("expected", "votes", "house"),
    [
        pytest.param("A-3 B0 C0 D0 E0", "B1 C1 D1 E1", {}, id="all found it: 3 back, and nobody else moves"),
        pytest.param("A-2 B2 C1 D1 E0", "B3 C2 D2 E4", {}, id="nobody found it: 2 back, the others get their votes"),
        pytest.param("A5 B3 C3 D1 E1", "B1 C1 D5 E4", {}, id="two found it: 3 and 1 for each of them"),
        pytest.param("A4 B6 C0 D0 E0", "B1 C2 D2 E2", {}, id="one found it, and three fell for the finder's card"),
        pytest.param("A-3 B0 C0 D0 E0", "B1 C1 D1 E-", {}, id="who abstains is left out when all found it"),
        pytest.param("A7 B3 C3 D0 E0", "B1 C1 D2 E2", {"each_finder": 2, "decoy": 0}, id="2 for each finder"),
        pytest.param("A-1 B2 C2 D2 E2", "B1 C1 D1 E1", {"all_back": 1, "all_or_none": 2}, id="and 2 for others"),
        pytest.param("A0 B1 C1 D1 E1", "B3 C2 D5 E4", {"none_back": 0}, id="nothing back"),
        pytest.param("A0 B0 C0 D0 E0", "B- C- D- E-", {}, id="no vote at all costs nothing"),
    ],
)
def test_imaginarium_with_five_players(expected: str, votes: str, house: House) -> None:
    assert expected == earned("imaginarium", "ABCDE", "ABCDE", votes, house=house)


@pytest.mark.parametrize(
    ("expected", "votes"),
    [
        pytest.param("A3 B3 C7 D1 E0 F0 G0 H0", "B1 C1 D3 E3 F4 G3 H3", id="one vote each, and no cap"),
        pytest.param("A0 B2 C2 D2 E2 F2 G2 H2", "B1 C1 D1 E1 F1 G1 H1", id="all found it"),
    ],
)
def test_modern_with_eight_players(expected: str, votes: str) -> None:
    assert expected == earned("modern", "ABCDEFGH", "ABCDEFGH", votes)


def test_nobody_stands_below_0_after_a_round_unless_the_group_wants_so() -> None:
    scored = score_round(rules("imaginarium", 5), sheet("ABCDE", table="ABCDE", votes="B1 C1 D1 E1"))
    before = dict(zip(names("ABCDE"), (1, 5, 0, 0, 0), strict=True))
    assert [*totals(rules("imaginarium", 5), before, scored).values()] == [0, 5, 0, 0, 0]
    assert [*totals(rules("imaginarium", 5, floor=False), before, scored).values()] == [-2, 5, 0, 0, 0]


@pytest.mark.parametrize(
    ("expected", "votes", "house"),
    [
        pytest.param("A3 B5 C6 D0 E1 F0 G1", "B1,3 C1 D2,3 E2 F5,7 G-", {}, id="one vote finds for 4, two for 3"),
        pytest.param("A0 B6 C2 D2 E2 F2 G2", "B1 C1,2 D1,2 E1,2 F1,2 G1,2", {}, id="the bonus also when all found it"),
        pytest.param("A0 B5 C3 D2 E2 F2 G2", "B1,3 C1,2 D1,2 E1,2 F1,2 G1,2", {}, id="all counts voters, not votes"),
        pytest.param("A0 B2 C5 D5 E3 F2 G2", "B3,4 C4,5 D3 E3 F3,4 G4", {}, id="no bonus when nobody found it"),
        pytest.param("A0 B5 C2 D2 E2 F2 G2", "B1 C1,2 D1,2 E1,2 F1,2 G1,2", {"single_vote_bonus": 0}, id="no bonus"),
        pytest.param("A3 B5 C0 D0 E0 F0 G0", "B1 C- D- E- F- G3", {"single_vote_bonus": 2, "decoy": 0}, id="bonus 2"),
        pytest.param("A4 B7 C1 D0 E0 F0 G0", "B1,3 C2 D2 E2 F2 G2", {"lone_finder": 4}, id="alone with two votes"),
        pytest.param("A4 B8 C0 D0 E0 F0 G0", "B1 C2 D2 E2 F2 G2", {"lone_finder": 4}, id="alone with one vote"),
        pytest.param("A0 B3 C0 D0 E0 F0 G0", "B1 C- D- E- F- G-", {"lone_finder": 4}, id="alone among abstainers"),
    ],
)
def test_one_or_two_votes_with_seven_players(expected: str, votes: str, house: House) -> None:
    assert expected == earned("odyssey", "ABCDEFG", "ABCDEFG", votes, house=house)


@pytest.mark.parametrize(
    ("expected", "votes", "house"),
    [
        pytest.param("A3 B4 C0", "B1 C2", {}, id="one found it"),
        pytest.param("A3 B4 C0", "B1 C3", {}, id="the second card is a decoy too"),
        pytest.param("A0 B2 C2", "B1 C1", {}, id="both found it"),
        pytest.param("A0 B3 C3", "B4 C3", {}, id="nobody found it"),
        pytest.param("A0 B0 C2", "B- C1", {}, id="one abstains"),
        pytest.param("A3 B5 C0", "B1 C2,3", {"votes": 2}, id="a vote on each of two cards"),
        pytest.param("A3 B4 C0", "B1 C2,3", {"votes": 2, "decoy_cap": 1}, id="the cap is a player's, not a card's"),
    ],
)
@pytest.mark.parametrize("base", ["odyssey", "classic"])
def test_three_players_with_two_cards_each(base: str, expected: str, votes: str, house: House) -> None:
    assert expected == earned(base, "ABC", "ABBCC", votes, house=house)


@pytest.mark.parametrize(
    ("expected", "base", "votes", "house"),
    [
        pytest.param("A4 B6 C0 D0", "odyssey", "B1 C2 D2", {"lone_finder": 4}, id="exactly one found it"),
        pytest.param("A3 B4 C3 D0", "odyssey", "B1 C1 D2", {"lone_finder": 4}, id="two found it"),
        pytest.param("A0 B2 C0 D0", "odyssey", "B1 C- D-", {"lone_finder": 4}, id="the single voter is all"),
        pytest.param("A4 B5 C0 D0", "odyssey", "B1 C2 D-", {"lone_finder": 4}, id="one of two voters"),
        pytest.param("A5 B7 C0 D0", "odyssey", "B1 C2 D2", {"found": 5}, id="found moves lone_finder along"),
        pytest.param("A4 B6 C0 D0", "odyssey", "B1 C2 D2", {"found": 5, "lone_finder": 4}, id="unless it has its own"),
        pytest.param("A0 B2 C0 D0", "odyssey", "B1 C2 D2", {"lone_finder": 0}, id="for nothing"),
        pytest.param("A4 B6 C0 D0", "classic", "B1 C2 D2", {"lone_finder": 4}, id="in classic"),
        pytest.param("A4 B6 C0 D0", "demo", "B1 C2 D2", {"lone_finder": 4}, id="in demo"),
    ],
)
def test_a_lone_finder(expected: str, base: str, votes: str, house: House) -> None:
    assert expected == earned(base, "ABCD", "ABCD", votes, house=house)


@pytest.mark.parametrize(
    ("expected", "votes", "red", "house"),
    [
        pytest.param("A5 B5 C5 D5 E5 F5", "A3 B3 C3 D3 E3 F3", 1, {}, id="six on one card, the cap is 5"),
        pytest.param("A2 B2 C2 D2 E2 F2", "A1 B1 C2 D2 E3 F3", 4, {}, id="two and two and two"),
        pytest.param("A2 B2 C3 D3 E3 F0", "A1 B1 C2 D2 E2 F3", 4, {}, id="alone on a card"),
        pytest.param("A2 B2 C0 D0 E0 F0", "A1 B1 C2 D2 E2 F3", 2, {}, id="the red mark takes the points of its card"),
        pytest.param("A0 B0 C3 D3 E3 F0", "A1 B1 C2 D2 E2 F3", 1, {}, id="the red mark on the storyteller's own vote"),
        pytest.param("A2 B2 C3 D3 E3 F0", "A1 B1 C2 D2 E2 F3", None, {}, id="no red mark"),
        pytest.param("A2 B2 C0 D0 E0 F0", "A1 B1 C- D- E- F6", 4, {}, id="who abstains gets nothing"),
        pytest.param("A0 B0 C0 D0 E0 F0", "A- B- C- D- E- F-", 4, {}, id="no vote at all"),
        pytest.param("A2 B2 C2 D2 E2 F0", "A1 B1 C2 D2 E2 F3", 4, {"crowd_cap": 2}, id="a cap of 2"),
        pytest.param("A1 B1 C1 D1 E1 F0", "A1 B1 C2 D2 E2 F3", 4, {"crowd_cap": 1}, id="a cap of 1"),
        pytest.param("A6 B6 C6 D6 E6 F6", "A3 B3 C3 D3 E3 F3", 1, {"crowd_cap": 6}, id="a cap of 6"),
        pytest.param("A5 B3 C2 D0 E3 F0", "A1,2 B1 C2 D3 E1 F4", 6, {"votes": 2}, id="each of two votes earns"),
    ],
)
def test_the_crowd_of_party(expected: str, votes: str, red: int | None, house: House) -> None:
    assert expected == earned("party", "ABCDEF", "ABCDEF", votes, red=red, house=house)


@pytest.mark.parametrize(
    ("expected", "found", "votes", "house"),
    [
        pytest.param("A3 B4 C0 D3 E4 F0", "E", "E1 F3", {}, id="one pair found it; a vote on the partner's decoy"),
        pytest.param("A0 B2 C2 D0 E2 F2", "EF", "E1 F1", {}, id="all found it: 2 once for a pair"),
        pytest.param("A0 B3 C3 D0 E3 F3", "", "E4 F3", {}, id="nobody found it"),
        pytest.param("A2 B2 C2 D2 E2 F2", "", "E2 F2", {}, id="two votes for the storyteller's partner"),
        pytest.param("A0 B2 C2 D0 E2 F2", "", "E3 F4", {}, id="a vote for the partner's card earns nothing"),
        pytest.param("A0 B0 C2 D0 E0 F2", "F", "E- F1", {}, id="the pair of an abstaining voter gets no 2"),
        pytest.param("A0 B1 C2 D0 E1 F2", "", "E- F3", {}, id="and keeps its decoy points"),
        pytest.param("A0 B0 C0 D0 E0 F0", "", "E- F-", {}, id="no vote at all"),
        pytest.param("A4 B4 C0 D4 E4 F0", "E", "E1 F4", {"lone_finder": 4}, id="a lone finder and both pairs"),
        pytest.param("A3 B4 C0 D3 E4 F0", "E", "E1 F4", {"single_vote_bonus": 1}, id="a bonus belongs to the pair"),
    ],
)
def test_three_pairs(expected: str, found: str, votes: str, house: House) -> None:
    """A tells, D is his partner; B and C gave for their pairs, so E and F vote."""
    assert expected == earned("team", "ABCDEF", "ADBC", votes, house=house)
    assert names(found) == score_round(rules("team", 6, **house), sheet("ABCDEF", table="ADBC", votes=votes)).found


@pytest.mark.parametrize(
    ("expected", "votes"),
    [
        pytest.param("A3 B2 C2 D2 E2 F3 G2 H2 I2 J2", "G2 H2 I2 J2", id="at most 3 for the storyteller's partner"),
        pytest.param("A4 B5 C0 D0 E0 F4 G5 H0 I0 J0", "G1 H3 I3 J2", id="3 for the story and one for a decoy"),
        pytest.param("A3 B0 C5 D0 E3 F3 G0 H5 I0 J3", "G4 H1 I4 J1", id="a pair's card earns as in every branch"),
    ],
)
def test_five_pairs(expected: str, votes: str) -> None:
    """A tells, F is his partner; B, C, D and E gave for their pairs, so G, H, I and J vote."""
    assert expected == earned("team", "ABCDEFGHIJ", "AFBCDE", votes)


def test_the_worked_example_of_classic() -> None:
    julien, tom, nicolas, lea, mathilde = seats = names_of("Julien Tom Nicolas Léa Mathilde")
    owners = {1: tom, 2: lea, 3: julien, 4: mathilde, 5: nicolas}
    votes = {tom: (2,), nicolas: (2,), lea: (3,), mathilde: (1,)}
    scored = score_round(rules("classic", 5), Sheet(seats, julien, owners, votes))
    assert {julien: 3, tom: 1, nicolas: 0, lea: 5, mathilde: 0} == scored.points


def names_of(written: str) -> tuple[PlayerName, ...]:
    return tuple(map(PlayerName, written.split()))


def test_the_worked_example_of_party() -> None:
    votes = "A3 B3 C3 D3 E3 F3 G2 H2 I1"
    assert earned("party", "ABCDEFGHI", "ABCDEFGHI", votes, red=2) == "A5 B5 C5 D5 E5 F5 G0 H0 I0"


def test_a_vote_for_ones_own_decoy_earns_nothing_where_it_is_allowed() -> None:
    house: House = {"scoring": "story", "voters": "listeners", "red_mark": 0}
    assert earned("party", "ABCDEF", "ABCDEF", "B2 C2 D1 E- F-", house=house) == "A3 B1 C0 D3 E0 F0"


def test_the_crowd_may_be_the_listeners_only() -> None:
    assert earned("odyssey", "ABCD", "ABCD", "B1 C1 D2", house={"scoring": "crowd"}) == "A0 B2 C2 D0"


@pytest.mark.parametrize(
    ("awards", "base", "seats", "table", "votes", "house"),
    [
        pytest.param(
            "A+3 found_storyteller 0, B+3 found_finder 0, C+3 found_finder 0, B+1 decoy 1",
            "odyssey",
            "ABCD",
            "ABCD",
            "B1 C1 D2",
            {},
            id="some",
        ),
        pytest.param(
            "A+3 lone_storyteller 0, B+3 lone_finder 0, B+2 decoy 2",
            "odyssey",
            "ABCD",
            "ABCD",
            "B1 C2 D2",
            {},
            id="one",
        ),
        pytest.param(
            "B+2 all_found 0, C+2 all_found 0, D+2 all_found 0",
            "odyssey",
            "ABCD",
            "ABCD",
            "B1 C1 D1",
            {},
            id="all",
        ),
        pytest.param(
            "B+2 none_found 0, C+2 none_found 0, D+2 none_found 0, B+2 decoy 2, C+1 decoy 1",
            "odyssey",
            "ABCD",
            "ABCD",
            "B3 C2 D2",
            {},
            id="none",
        ),
        pytest.param("", "odyssey", "ABCD", "ABCD", "B- C- D-", {}, id="void"),
        pytest.param(
            "A+3 lone_storyteller 0, B+3 lone_finder 0, B+3 decoy 4",
            "odyssey",
            "ABCDEF",
            "ABCDEF",
            "B1 C2 D2 E2 F2",
            {},
            id="a cap leaves the count",
        ),
        pytest.param(
            "B+2 decoy 2",
            "odyssey",
            "ABCD",
            "ABCD",
            "B1 C2 D2",
            {"lone_finder": 0},
            id="no award of 0 points",
        ),
        pytest.param(
            "A+3 lone_storyteller 0, B+3 lone_finder 0, B+1 single_vote 0, C+1 decoy 1",
            "odyssey",
            "ABCDEFG",
            "ABCDEFG",
            "B1 C- D- E- F- G3",
            {},
            id="a single vote",
        ),
        pytest.param(
            "B+3 decoy 2",
            "odyssey",
            "ABC",
            "ABBCC",
            "B- C2,3",
            {"votes": 2, "all_or_none": 0, "decoy": 3, "decoy_cap": 1},
            id="two decoys are one award",
        ),
        pytest.param(
            "A+2 crowd 2, B+2 crowd 2, C+5 crowd 6, D+5 crowd 6, E+5 crowd 6, F+5 crowd 6, G+5 crowd 6, H+5 crowd 6",
            "party",
            "ABCDEFGHI",
            "ABCDEFGHI",
            "A1 B1 C2 D2 E2 F2 G2 H2 I3",
            {},
            id="crowd",
        ),
        pytest.param(
            "A+3 lone_storyteller 0, D+3 lone_storyteller 0, B+3 lone_finder 0, E+3 lone_finder 0, "
            "A+1 decoy 1, D+1 decoy 1",
            "team",
            "ABCDEF",
            "ADBC",
            "E1 F2",
            {},
            id="both partners get a pair's award",
        ),
    ],
)
def test_awards_say_why(awards: str, base: str, seats: str, table: str, votes: str, house: House) -> None:
    scored = score_round(rules(base, len(seats), **house), sheet(seats, table=table, votes=votes))
    told = [f"{award.player}+{award.points} {award.reason} {award.count}" for award in scored.awards]
    assert awards == ", ".join(told)


@pytest.mark.parametrize(("void", "votes"), [(True, "B- C- D-"), (True, ""), (False, "B2 C- D-"), (False, "B1 C1 D1")])
def test_a_round_is_void_without_a_single_vote(void: bool, votes: str) -> None:
    assert void is score_round(rules("odyssey", 4), sheet("ABCD", table="ABCD", votes=votes)).void


def test_in_a_crowd_nobody_is_a_finder() -> None:
    scored = score_round(rules("party", 6), sheet("ABCDEF", table="ABCDEF", votes="A1 B1 C1 D1 E1 F1", red=2))
    assert scored.found == ()


@given(played_sheets())
def test_points_are_the_sum_of_awards(played: tuple[Rules, Sheet]) -> None:
    scored = score_round(*played)
    totals = dict.fromkeys(played[1].seats, 0)
    for award in scored.awards:
        totals[award.player] += award.points
    assert totals == scored.points


@given(played_sheets())
def test_no_award_is_for_nothing_and_only_a_storyteller_goes_back(played: tuple[Rules, Sheet]) -> None:
    game_rules, at_table = played
    telling = side_of(game_rules, at_table.seats, at_table.storyteller)
    assert all(award.points > 0 or (award.points and award.player in telling) for award in score_round(*played).awards)


@given(played_sheets())
def test_partners_always_have_the_same_points(played: tuple[Rules, Sheet]) -> None:
    game_rules, at_table = played
    scored = score_round(game_rules, at_table)
    for player in at_table.seats:
        assert {scored.points[player]} == {scored.points[name] for name in side_of(game_rules, at_table.seats, player)}


@given(played_sheets())
def test_decoys_earn_at_most_the_cap_and_at_most_once_a_player(played: tuple[Rules, Sheet]) -> None:
    game_rules, _ = played
    decoys = [award for award in score_round(*played).awards if award.reason is Reason.DECOY]
    assert len({award.player for award in decoys}) == len(decoys)
    for award in decoys:
        assert award.points == game_rules.decoy * capped(award, game_rules)


def capped(award: Award, game_rules: Rules) -> int:
    return award.count if game_rules.decoy_cap is None else min(award.count, game_rules.decoy_cap)


@given(played_sheets())
def test_the_storyteller_earns_from_finders_or_not_at_all_unless_he_votes(played: tuple[Rules, Sheet]) -> None:
    reasons = {award.reason for award in score_round(*played).awards if award.player == played[1].storyteller}
    allowed = {Reason.FOUND_STORYTELLER, Reason.LONE_STORYTELLER, Reason.EACH_FINDER, Reason.CROWD}
    if played[0].all_back or played[0].none_back:
        allowed |= {Reason.ALL_FOUND, Reason.NONE_FOUND}
    assert reasons <= (allowed | {Reason.DECOY} if played[0].pairs else allowed)


def test_the_shorthand_reads_votes_and_points() -> None:
    assert read("B2 C2,3 D-") == {"B": (2,), "C": (2, 3), "D": ()}
    assert points("A3 B11") == {"A": 3, "B": 11}
