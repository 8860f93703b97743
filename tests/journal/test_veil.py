"""Veiled values come back whole, tell nothing, and show when somebody touched them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.errors import Unreadable
from dixit_pbem.journal.veil import is_veiled, unveil, veil

TEXTS = st.text(max_size=20)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@given(VALUES, st.integers(1, 10**6), TEXTS)
def test_a_veiled_value_comes_back_as_it_was(value: object, seq: int, field: str) -> None:
    assert unveil(veil(value, seq, field), seq, field) == value


def test_a_veil_looks_the_same_for_ever() -> None:
    assert veil(["dreams/moon"], 7, "cards") == (
        "veil:hEUMK33bKJnDFzWc0wcJBb1RI6Lgo9Isy7Y54GglLZYIk9gxNJCDwXWpV2jSeTR6MScxe0eNHtnIt/BgTRuwlg=="
    )


def test_a_veil_is_plain_text_for_every_reader() -> None:
    assert json.dumps(veil("x", 1, "hands")) == f'"{veil("x", 1, "hands")}"'
    assert is_veiled(veil("x", 1, "hands"))
    assert not is_veiled("x")
    assert not is_veiled(["veil:"])


def test_the_length_of_a_veil_tells_nothing_about_a_vote_or_a_card() -> None:
    values = [[3], [3, 12], None, "dreams/moon", "dreams/the-lantern-and-the-whale"]
    assert len({len(veil(value, 1, "x")) for value in values}) == 1


def test_the_same_value_looks_different_elsewhere() -> None:
    places = [(1, "hands"), (2, "hands"), (1, "pile")]
    assert len({veil("dreams/moon", *place)[:16] for place in places}) == len(places)


def test_neighbouring_values_have_nothing_in_common() -> None:
    one, other = veil([1], 9, "votes"), veil([2], 9, "votes")
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 20


def test_a_moved_veil_is_noticed() -> None:
    moved = "The veiled 'hands' of event 8 was changed, or was moved there from another event."
    with pytest.raises(Unreadable) as told:
        unveil(veil("x", 7, "hands"), 8, "hands")
    assert str(told.value) == moved
    with pytest.raises(Unreadable, match="The veiled 'pile' of event 7 was changed"):
        unveil(veil("x", 7, "hands"), 7, "pile")


@given(st.integers(5, 1000), st.characters(codec="ascii"))
def test_any_changed_letter_is_noticed(at: int, letter: str) -> None:
    whole = veil({"ana": ["dreams/moon"]}, 2, "hands")
    at = min(at, len(whole) - 1)
    changed = whole[:at] + letter + whole[at + 1 :]
    if changed == whole:
        return
    with pytest.raises(Unreadable, match=r"The veiled 'hands' of event 2 was changed"):
        unveil(changed, 2, "hands")


@pytest.mark.parametrize("text", ["", "veil:", "veil:AAAA", "hello", "veil:" + "A" * 88, "veil:ü"])
def test_what_is_no_veil_is_told_so(text: str) -> None:
    with pytest.raises(Unreadable, match=r"The veiled 'hands' of event 2 was changed"):
        unveil(text, 2, "hands")
