"""The score pad: a column for everybody, however many they are and whatever they are called."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.score_sheets import score_pad
from dixit_pbem.layout.items import Line, Text
from tests.layout.box.samples import (
    LONG_NAME,
    NAMES,
    apart,
    extent,
    items_of,
    outside_margins,
    owners,
    sheets,
    texts_of,
    too_small,
)
from tests.layout.samples import as_lines
from tests.runs import examples


def pad(count, paper="a4", *, name=None):
    return score_pad(owners(count, name=name), wording.score_pad_words(wording.english), sheets=sheets(paper))


@pytest.mark.parametrize("count", [3, 4, 6, 7, 12])
def test_every_player_has_a_column_of_one_width(count):
    uprights = sorted(line.x1 for line in items_of(pad(count), Line) if line.x1 == line.x2 and line.y2 - line.y1 > 100)[
        -count:
    ]
    widths = {round(right - left, 3) for left, right in itertools.pairwise(uprights)}
    assert len(widths) == 1
    assert list(NAMES[:count]) == [text for text in texts_of(pad(count)) if text in NAMES]


@pytest.mark.parametrize(("clue", "count"), [(True, 3), (True, 6), (False, 7), (False, 12)])
def test_there_is_room_for_clues_with_up_to_six_players(clue, count):
    assert clue == ("Clue" in texts_of(pad(count)))


@pytest.mark.parametrize(("turn", "count"), [(0.0, 6), (0.0, 7), (270.0, 9), (270.0, 12)])
def test_names_are_written_upwards_where_columns_are_narrow(turn, count):
    (name,) = [item for item in items_of(pad(count), Text) if item.text == "Bob"]
    assert turn == name.turn


@pytest.mark.parametrize(("rounds", "paper"), [(23, "a4"), (21, "letter")])
def test_rounds_are_numbered_without_a_gap(rounds, paper):
    numbers = [int(text) for text in texts_of(pad(4, paper)) if text.isdigit()]
    assert list(range(1, rounds + 1)) == numbers


@settings(deadline=None, max_examples=examples(30))
@given(st.integers(1, 12), st.sampled_from(["a4", "letter", "a3"]), st.sampled_from([None, LONG_NAME, ""]))
def test_texts_keep_apart_and_inside_the_margins(count, paper, name):
    document = pad(count, paper, name=name)
    assert outside_margins(document) == []
    assert too_small(document) == []
    texts = [extent(item) for item in items_of(document, Text) if item.text]
    assert all(apart(one, other) for place, one in enumerate(texts) for other in texts[:place])


@pytest.mark.parametrize("count", [4, 12])
def test_the_pad_is_as_it_was(golden, count):
    golden(f"box/scorepad-{count}.txt", as_lines(pad(count)))
