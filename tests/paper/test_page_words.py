"""The sentences that pages alone say: the ballot, the legend of the results."""

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.systems import RuleChoice, rules_for
from dixit_pbem.engine.views import view_for
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.page_words import Reading, ballot, hand_page, reveal_page
from dixit_pbem.words import words_for
from dixit_pbem.words.rounds import legend
from tests.engine.play import begun

ENGLISH = words_for("en")


def test_a_ballot_has_a_row_for_each_kind_of_vote():
    plain = ballot(ENGLISH, rules_for(RuleChoice("odyssey"), 5), deadline="soon")
    party = ballot(ENGLISH, rules_for(RuleChoice("party"), 8), deadline="soon")
    assert [vote.label for vote in plain.votes] == [""]
    assert [(vote.label, vote.colour) for vote in party.votes] == [("Vote", SEA), ("Red mark", CORAL)]
    assert plain.deadline == "soon"


@pytest.mark.parametrize(
    ("expected", "base", "players", "overrides"),
    [
        ("Put a cross under one number. A card of your own does not count.", "odyssey", 5, {}),
        ("Put up to 2 crosses under the numbers. A card of your own does not count.", "odyssey", 9, {}),
        ("Put a cross under one number. The red row is for the storyteller alone.", "party", 8, {}),
        ("Put a cross under one number. Any card will do.", "party", 8, {"red_mark": False}),
        ("Put a cross under one number. In each team, the one who did not give a card votes.", "team", 8, {}),
    ],
)
def test_a_ballot_says_what_may_be_crossed(expected, base, players, overrides):
    assert ballot(ENGLISH, rules_for(RuleChoice(base, overrides), players), deadline="").rule == expected


def test_the_legend_of_the_results_explains_only_the_signs_that_are_used():
    legends = [
        legend(ENGLISH, rules_for(RuleChoice(base, overrides), 8), large=bool(overrides))
        for base, overrides in (("odyssey", {}), ("party", {}), ("party", {"red_mark": False}))
    ]
    assert ["star" in legend for legend in legends] == [True, False, False]
    assert ["red cross" in legend for legend in legends] == [False, True, False]
    assert ["beside the large card" in legend for legend in legends] == [False, False, True]


def test_a_page_shows_the_face_of_whoever_tells_and_before_the_clue_that_of_its_reader():
    play, reading = begun("odyssey", 4, first="Ana"), Reading(words_for("en"), "UTC")
    looks = {name: look_of(seat) for seat, name in enumerate(play.now.seats)}
    bob = PlayerName("Bob")
    hand = hand_page(view_for(play.until(Phase.CLUE).now, bob), reading, looks=looks)
    assert (hand.face, hand.says_whose) == (looks[bob], True)
    hand = hand_page(view_for(play.until(Phase.CARD).now, bob), reading, looks=looks)
    assert (hand.face, hand.says_whose) == (looks[PlayerName("Ana")], False)
    table = reveal_page(view_for(play.until(Phase.VOTE).now, bob), reading, looks=looks)
    assert table.face == looks[PlayerName("Ana")]
