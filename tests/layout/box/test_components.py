"""What each game is played with."""

import pytest

from dixit_pbem.engine.systems import SYSTEMS, RuleChoice, numbers_of_players, rules_for
from dixit_pbem.layout.box.components import FULL_BOX, ROWS, Components, components_for


def needed(base, players, **overrides):
    return components_for(base, rules_for(RuleChoice(base, overrides), players), players)


@pytest.mark.parametrize(
    ("components", "base", "players"),
    [
        (Components(owners=3, boards=3, green=3, pawns=3, track=True), "odyssey", 3),
        (Components(owners=6, boards=6, green=6, pawns=6, track=True), "odyssey", 6),
        (Components(owners=7, boards=7, green=14, pawns=7, track=True), "odyssey", 7),
        (Components(owners=12, boards=12, green=24, pawns=12, track=True), "odyssey", 12),
        (Components(owners=8, boards=8, green=8, red=1, laps=8, pawns=8, track=True), "party", 8),
        (Components(owners=4, boards=4, green=4, laps=4, pawns=4, track=True), "team", 8),
        (Components(owners=3, numbered=3, highest=5, laps=3, pawns=3, track=True), "classic", 3),
        (Components(owners=5, numbered=5, highest=5, laps=5, pawns=5, track=True), "classic", 5),
        (Components(owners=4, score_pad=True), "demo", 4),
    ],
)
def test_a_game_needs_exactly_its_row(components, base, players):
    assert components == needed(base, players)


def test_house_rules_change_what_a_game_needs():
    assert needed("odyssey", 4, votes=3).green == 12
    assert needed("odyssey", 4, points_to_win=31).laps == 4
    assert needed("odyssey", 4, points_to_win=20).laps == 0
    assert needed("classic", 4, points_to_win=30).laps == 0


def test_every_system_has_its_row():
    assert set(SYSTEMS) == set(ROWS)


@pytest.mark.parametrize("base", SYSTEMS)
def test_the_full_box_serves_every_game(base):
    for players in numbers_of_players(base):
        game = needed(base, players)
        assert game.boards <= FULL_BOX.boards
        assert game.green <= FULL_BOX.green + FULL_BOX.red
        assert game.red <= FULL_BOX.red
        assert (game.numbered, game.highest) <= (FULL_BOX.numbered, FULL_BOX.highest)
        assert game.pawns <= FULL_BOX.pawns
        assert game.laps <= FULL_BOX.laps
