"""A round played anywhere: what its file may hold, and every breach told at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.engine.scoring import score_round
from dixit_pbem.errors import BadFile
from dixit_pbem.storage.round_file import read_round

GOOD = """\
rules: odyssey
seats: [ana, bob, cyd, dee]
storyteller: ana
table: {1: cyd, 2: ana, 3: dee, 4: bob}
votes: {bob: 2, cyd: [2], dee: 4}
"""
PARTY = """\
rules: party
seats: [ana, bob, cyd, dee, eve, fay]
storyteller: ana
table: {1: cyd, 2: ana, 3: dee, 4: bob, 5: eve, 6: fay}
votes: {ana: 3, bob: 3, cyd: 3, dee: 3, eve: 2, fay: 6}
red: 6
"""
TEAM = """\
rules: team
seats: [ana, bob, cyd, dee, eve, fay]
storyteller: ana
table: {1: ana, 2: dee, 3: bob, 4: cyd}
votes: {eve: 4, fay: 1}
"""


def problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as bad:
        read_round(text.encode(), "round.yaml")
    return str(bad.value).splitlines()


NOBODY_FOUND_IT = GOOD.replace("{bob: 2, cyd: [2], dee: 4}", "{bob: 1, cyd: [], dee: 1}")
POINTS = [
    ({"ana": 3, "bob": 4, "cyd": 3, "dee": 0}, GOOD),
    ({"ana": 3, "bob": 4, "cyd": 3, "dee": 0}, GOOD.replace("dee: 4", "dee: [4, 4]")),
    ({"ana": 0, "bob": 2, "cyd": 2, "dee": 2}, NOBODY_FOUND_IT),
    ({"ana": 4, "bob": 4, "cyd": 4, "dee": 4, "eve": 0, "fay": 0}, PARTY),
    ({"ana": 3, "bob": 0, "cyd": 4, "dee": 3, "eve": 0, "fay": 4}, TEAM),
]


@pytest.mark.parametrize(("points", "text"), POINTS)
def test_a_round_in_a_file_is_scored(points: dict[str, int], text: str) -> None:
    played = read_round(text.encode(), "round.yaml")
    assert score_round(played.rules, played.sheet).points == points


BREACHES = [
    (["round.yaml:5: bob votes for 4, their own card."], ("bob: 2", "bob: 4")),
    (["round.yaml:5: bob votes for 9, which is not on the table."], ("bob: 2", "bob: 9")),
    (["round.yaml:5: bob has 1 vote, not 2."], ("bob: 2", "bob: [1, 2]")),
    (["round.yaml:5: ana is the storyteller of this round and does not vote."], ("bob: 2", "bob: 2, ana: 1")),
    (["round.yaml:5: dee has no vote: write a number, or [] for an abstention."], (", dee: 4", "")),
    (
        ["round.yaml:4: The table must hold the numbers 1 to 4, each with the player who gave the card.",
         "round.yaml:5: dee votes for 4, which is not on the table."],
        ("4: bob", "5: bob"),
    ),
    (
        ["round.yaml:4: bob gives 1 card, but the table has no card of theirs.",
         "round.yaml:4: cyd gives 1 card, but the table has 2 cards of theirs."],
        ("4: bob", "4: cyd"),
    ),
    (
        ["round.yaml:5: 'votes' names boob, who is not among the seats. Did you mean 'bob'?"],
        ("{bob: 2", "{boob: 2"),
    ),
    (["round.yaml:6: There is no red mark in these rules: leave out 'red'."], ("dee: 4}", "dee: 4}\nred: 3")),
    (
        ["round.yaml:1: 'odyssey' is played by 3, 4, 5, 6, 7, 8, 9, 10, 11 or 12 players, and there are 2. "
         "Change the players, or choose other rules."],
        ("[ana, bob, cyd, dee]", "[ana, bob]"),
    ),
    (["round.yaml:2: ana sits there twice. Give every seat a name of its own."], ("cyd, dee]", "cyd, dee, ana]")),
    (
        ["round.yaml:4: 'x' is no table number: write numbers from 1 on, as in {1: ana, 2: bob}."],
        ("4: bob", "x: bob"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("told", "change"), BREACHES)
def test_a_round_that_breaks_the_rules_names_the_breach_and_its_line(told: list[str], change: tuple[str, str]) -> None:
    assert problems(GOOD.replace(*change)) == told


def test_every_breach_is_told_at_once() -> None:
    text = GOOD.replace("bob: 2", "bob: 4").replace("cyd: [2]", "cyd: 1").replace("dee: 4", "ana: 2")
    assert problems(text) == [
        "round.yaml:5: ana is the storyteller of this round and does not vote.",
        "round.yaml:5: bob votes for 4, their own card.",
        "round.yaml:5: cyd votes for 1, their own card.",
        "round.yaml:5: dee has no vote: write a number, or [] for an abstention.",
    ]


def told(raw: bytes) -> str:
    """What is said of a file; of a good one only its name."""
    try:
        read_round(raw, "round.yaml")
    except BadFile as bad:
        return str(bad)
    return "round.yaml"


@given(st.binary(max_size=300))
def test_no_bytes_bring_anything_but_a_message(raw: bytes) -> None:
    assert told(raw).startswith("round.yaml")


@given(st.integers(0, len(GOOD)), st.integers(0, len(GOOD)), st.text(max_size=12))
def test_no_damage_to_a_good_file_brings_anything_but_a_message(start: int, end: int, instead: str) -> None:
    text = GOOD[:start] + instead + GOOD[end:]
    assert told(text.encode(errors="surrogatepass")).startswith("round.yaml")
