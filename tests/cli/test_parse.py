"""What is typed behind a command: read, or refused in words; never anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.cli import options as parse
from dixit_pbem.cli.for_rounds import Part, cards_typed, votes_typed
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import DixitError

SEATS = tuple(map(PlayerName, ("Ana", "Anabel", "bob", "Łucja", "Dee Dee")))


@pytest.mark.parametrize(
    ("found", "typed"),
    [("Ana", "ana"), ("Ana", "Ana"), ("Anabel", "anab"), ("bob", "B"), ("Łucja", "łu"), ("Dee Dee", "dee")],
)
def test_a_player_is_found_by_name_or_by_its_beginning(found: str, typed: str) -> None:
    assert parse.find_player(SEATS, typed) == found


def test_an_exact_name_wins_over_a_beginning() -> None:
    assert parse.find_player((PlayerName("Anna"), PlayerName("Ann")), "ann") == "Ann"


@pytest.mark.parametrize(
    ("read", "typed"),
    [
        (("bob", ((None, "B"),)), "bob=B"),
        (("cyd", ((None, "a"), (None, "F"))), "cyd=a,F"),
        (("bob", ()), "bob=none"),
        (("a b", ((None, "C"),)), "a b=C"),
        (("bob", (("ana", "B"), ("dee dee", "F"))), "bob=ana:B, dee dee: F"),
        (("bob", ((None, "B", "D"), (None, "F", "A"))), "bob=B+D,F + A"),
    ],
)
def test_cards_of_a_hand_go_by_letter(read: tuple[str, tuple[tuple[str, ...], ...]], typed: str) -> None:
    found = cards_typed(typed)
    assert (found.name, found.parts) == (read[0], tuple(Part(teller, tuple(things)) for teller, *things in read[1]))


@pytest.mark.parametrize(
    ("read", "typed"),
    [
        (("bob", (Part(None, ("3",)),)), "bob=3"),
        (("cyd", (Part(None, ("1",)), Part(None, ("4",)))), "cyd=1, 4"),
        (("cyd", (Part("Bob:by", ("1", "4")),)), "cyd=Bob:by:1+4"),
    ],
)
def test_cards_on_the_table_go_by_number(read: tuple[str, tuple[Part, ...]], typed: str) -> None:
    found = votes_typed(typed)
    assert (found.name, found.parts) == read


@pytest.mark.parametrize(
    ("read", "typed"),
    [
        (("Eve", "eve@example.org"), "Eve <eve@example.org>"),
        (("Eve Ann", None), " Eve Ann "),
        (("Eve", "eve@x"), "Eve<eve@x>"),
    ],
)
def test_a_person_is_a_name_with_or_without_an_address(read: tuple[str, str | None], typed: str) -> None:
    assert parse.person(typed) == read


READERS: list[Callable[[str], object]] = [
    cards_typed,
    votes_typed,
    parse.clue_by,
    parse.person,
    lambda typed: parse.find_player(SEATS, typed),
]


@given(st.sampled_from(READERS), st.text(max_size=40) | st.from_regex(r"[a-z=,<>@ 0-9]{0,12}", fullmatch=True))
def test_whatever_is_typed_is_read_or_refused_in_words(read: Callable[[str], object], typed: str) -> None:
    try:
        read(typed)
    except DixitError as refusal:
        told = str(refusal)
    else:
        told = "read"
    assert told
