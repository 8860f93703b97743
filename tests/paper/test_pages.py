"""Names of players as names of files."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.paper.pages import file_names


@pytest.mark.parametrize(
    ("files", "players"),
    [
        (["ana", "bob"], ["Ana", "Bob"]),
        (["lucja", "jose-maria", "soren", "strasse"], ["Łucja", "José María", "Søren", "Straße"]),
        (["ana", "ana-2", "ana-3"], ["Ana", "Aná", "A̱na"]),
        (["player-1", "player-2"], ["Дмитрий", "Ωρίων"]),
        (["etc-passwd", "con", "player-3"], ["../etc/passwd", "CON:", "…"]),
    ],
)
def test_a_name_becomes_a_plain_part_of_a_file_name(files: list[str], players: list[str]) -> None:
    assert list(file_names(players).values()) == files


@settings(deadline=None)
@given(st.lists(st.text(min_size=1, max_size=40), min_size=1, max_size=12, unique=True))
def test_file_names_are_safe_and_distinct_whatever_people_are_called(players: list[str]) -> None:
    names = list(file_names(players).values())
    assert len(set(names)) == len(players)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)
