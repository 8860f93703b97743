"""Tokens: as many as the game needs, and two faces that meet when the strip is folded."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.engine.systems import RuleChoice, rules_for
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.components import FULL_BOX, Components, components_for
from dixit_pbem.layout.box.cut_sheet import DASHES, SAMPLE, Mark
from dixit_pbem.layout.box.pieces import COUNTER, CROSS, TICK, VOTE, tokens
from dixit_pbem.layout.ink import PAPER, SEA
from dixit_pbem.layout.items import Box, Font, Line, Outline, Shape, Text
from dixit_pbem.layout.players import LOOKS
from tests.layout.box.samples import holds, items_of, lines_of, outside_margins, owners, sheets, texts_of, too_small
from tests.layout.samples import as_lines


def sheet(needed, paper="a4"):
    return tokens(needed, owners(needed.owners), wording.token_notice(wording.english), sheets=sheets(paper))


def tokens_with_faces(document):
    """Each token's fold, and the discs on both sides of it."""
    for page in document.pages:
        folds = [line for line in page.items if isinstance(line, Line) and line.dash == DASHES[Mark.FOLD_BACK]]
        for fold in [fold for fold in folds if fold.x2 - fold.x1 > SAMPLE]:
            strip = Box(fold.x1, fold.y1 - (fold.x2 - fold.x1), fold.x2 - fold.x1, 2 * (fold.x2 - fold.x1))
            yield fold, [item.box for item in page.items if isinstance(item, Shape) and holds(strip, item.box)]


def test_the_full_box_has_24_voting_tokens_and_36_numbered_ones_in_six_colours():
    document = sheet(FULL_BOX)
    paths = Counter(item.path for item in items_of(document, Outline))
    numbers = Counter(item.text for item in items_of(document, Text) if item.font is Font.SERIF_BOLD)
    assert (paths[TICK], paths[CROSS]) == (24, 24)
    assert {**dict.fromkeys("123456", 6), "30": 12, "60": 12, "Sunday dreamers": 2} == dict(numbers)
    assert {look.colour for look in LOOKS} <= {item.stroke for item in items_of(document, Shape)}


@pytest.mark.parametrize(("numbered", "highest", "players"), [(15, 5, 3), (16, 4, 4), (25, 5, 5), (36, 6, 6)])
def test_a_classic_game_gets_the_numbers_of_its_table(numbered, highest, players):
    needed = components_for("classic", rules_for(RuleChoice("classic"), players), players)
    numbers = [text for text in texts_of(sheet(needed)) if text in set("123456")]
    assert numbered == len(numbers)
    assert set(map(str, range(1, highest + 1))) == set(numbers)


@settings(deadline=None, max_examples=20)
@given(
    st.builds(
        Components,
        owners=st.just(12),
        green=st.integers(1, 24),
        red=st.integers(0, 12),
        numbered=st.integers(0, 6),
        highest=st.integers(1, 6),
        laps=st.integers(0, 12),
    ),
    st.sampled_from(["a4", "letter", "a3"]),
)
@pytest.mark.long
def test_front_and_back_of_every_token_meet_at_its_fold(needed, paper):
    document = sheet(needed, paper)
    met = list(tokens_with_faces(document))
    assert needed.green + needed.red + needed.numbered * needed.highest + needed.laps == len(met)
    for fold, discs in met:
        assert len(discs) == 2
        upper, lower = sorted(discs, key=lambda disc: disc.y)
        assert (upper.x, upper.width) == pytest.approx((lower.x, lower.width))
        assert fold.y1 - upper.bottom == pytest.approx(lower.y - fold.y1, abs=0.002)
    assert outside_margins(document) == []
    assert too_small(document) == []


def test_tokens_have_their_exact_size():
    document = sheet(Components(owners=1, green=1, numbered=1, highest=1))
    folds = sorted(lines_of(document, Mark.FOLD_BACK), key=lambda line: line.y1)
    assert [VOTE, COUNTER] == [round(fold.x2 - fold.x1, 3) for fold in folds[:2]] == [15.0, 20.0]


def test_green_and_red_tokens_differ_in_sign_and_ground_as_well():
    green, red = (sheet(Components(owners=1, **{colour: 1})) for colour in ("green", "red"))
    assert [item.fill for item in items_of(green, Shape)] == [SEA, SEA]
    assert [item.fill for item in items_of(red, Shape)] == [PAPER, PAPER]
    assert [item.path for item in items_of(green, Outline)[1:]] == [TICK, TICK]
    assert [item.path for item in items_of(red, Outline)[1:]] == [CROSS, CROSS]


def test_the_tokens_of_a_party_are_as_they_were(golden):
    needed = components_for("party", rules_for(RuleChoice("party"), 6), 6)
    golden("box/tokens-party-6.txt", as_lines(sheet(needed)))


def test_the_tokens_of_a_classic_game_are_as_they_were(golden):
    needed = components_for("classic", rules_for(RuleChoice("classic"), 3), 3)
    golden("box/tokens-classic-3.txt", as_lines(sheet(needed, "letter")))
