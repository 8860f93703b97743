"""A class at several tables: as even as can be, never a number that the rules are not for, the same for one seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.engine.playable import playable_by
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.people import Person
from dixit_pbem.table.evening import dealt, sizes_of

CLASS = tuple(Person(f"Player {number}x", f"p{number}@example.org") for number in range(24))


@pytest.mark.parametrize(
    ("sizes", "people", "about", "rules"),
    [
        ((6, 6, 6, 6), 24, 6, "odyssey"),
        ((6, 6, 6, 5), 23, 6, "odyssey"),
        ((5, 5, 5, 5, 5), 25, 6, "odyssey"),
        ((7, 6), 13, 6, "odyssey"),
        ((6, 6, 5, 5, 5), 27, 6, "classic"),
        ((8, 6, 6, 6), 26, 6, "team"),
        ((4,), 4, 6, "odyssey"),
        ((3, 3), 6, 3, "odyssey"),
        ((4, 3), 7, 3, "demo"),
    ],
)
def test_tables_are_about_as_large_as_wished(sizes: tuple[int, ...], people: int, about: int, rules: str) -> None:
    assert sizes_of(people, about=about, rules=RuleChoice(rules, {})) == sizes


@given(rules=st.sampled_from(tuple(SYSTEMS)), people=st.integers(1, 80), data=st.data())
def test_everybody_sits_where_the_rules_allow_it_and_tables_are_even(
    rules: str, people: int, data: st.DataObject
) -> None:
    choice = RuleChoice(rules, {})
    allowed = playable_by(choice)
    step = allowed[1] - allowed[0]
    about = data.draw(st.sampled_from(allowed))
    try:
        sizes = sizes_of(people, about=about, rules=choice)
    except Mistake:
        assert people < allowed[0] or people % step or people < 2 * allowed[0]
        return
    assert sum(sizes) == people
    assert set(sizes) <= set(allowed)
    assert sizes[0] - sizes[-1] <= step


@pytest.mark.parametrize(
    ("told", "people", "about", "rules"),
    [
        ("2 people cannot be dealt to tables of 3, 4, 5, 6, 7, 8, 9, 10, 11 or 12 players, as 'odyssey' needs. Change "
         "the list, or choose other rules.", 2, 6, "odyssey"),
        ("25 people cannot be dealt to tables of 6, 8, 10 or 12 players, as 'team' needs. Change the list, or choose "
         "other rules.", 25, 6, "team"),
        ("'classic' is played by 3, 4, 5 or 6 players, and not at tables of 8. Choose another number.",
         24, 8, "classic"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(told: str, people: int, about: int, rules: str) -> None:
    with pytest.raises(Mistake) as wrong:
        sizes_of(people, about=about, rules=RuleChoice(rules, {}))
    assert str(wrong.value) == told


def test_the_same_seed_deals_the_same_tables_and_another_deals_others() -> None:
    first, again, other = (dealt(CLASS, (6, 6, 6, 6), seed=seed) for seed in ("one", "one", "two"))
    assert first == again != other
    assert Counter(person for table in first for person in table) == Counter(CLASS)
