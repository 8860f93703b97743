"""What everybody draws at a round's end, and when the discards come back."""

from __future__ import annotations

from random import Random

import pytest

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.events import HandsRefilled
from dixit_pbem.engine.model import CardId, Game, PlayerName
from tests.engine.play import Play, begun, finished, setup

Refill = tuple[Game, HandsRefilled, Game]


def refills(play: Play) -> list[Refill]:
    """Every refill: the game before it, the event, and the game after it."""
    return [
        (play.after[at - 1], event, play.after[at])
        for at, event in enumerate(play.journal)
        if isinstance(event, HandsRefilled)
    ]


def first_refill(base: str, players: int, *, deck: int = 84) -> Refill:
    return refills(finished(setup(base, players, first="Ana", deck=deck), Random(6)))[0]


def laid(game: Game) -> list[CardId]:
    return [card.card for card in game.round.table]


@pytest.mark.parametrize(
    ("drawn", "base", "players"),
    [
        pytest.param("B1 C1 D1 A1", "odyssey", 4, id="odyssey"),
        pytest.param("B2 C2 A1", "odyssey", 3, id="odyssey with 3: the storyteller draws 1, the others 2"),
        pytest.param("B1 C1 D1 E1 F1 G1 A1", "odyssey", 7, id="odyssey 7-12"),
        pytest.param("B1 C1 D1 E1 F1 A1", "party", 6, id="party"),
        pytest.param("B2 C2 A1", "classic", 3, id="classic with 3"),
        pytest.param("B1 C1 A1", "demo", 3, id="demo"),
    ],
)
def test_everybody_draws_what_he_gave_the_next_storyteller_first(drawn: str, base: str, players: int) -> None:
    _, event, after = first_refill(base, players)
    assert drawn == " ".join(f"{player[0]}{len(cards)}" for player, cards in event.drawn.items())
    assert {len(hand) for hand in after.hands.values()} == {after.rules.hand}


def test_in_team_only_those_draw_who_gave() -> None:
    before, event, after = first_refill("team", 6)
    gave = {card.owner for card in before.round.table}
    assert {player: len(cards) for player, cards in event.drawn.items()} == {
        player: int(player in gave) for player in before.seats
    }
    assert {len(hand) for hand in after.hands.values()} == {4}


def test_cards_are_drawn_from_the_top_of_the_pile() -> None:
    before, event, after = first_refill("odyssey", 3)
    assert [card for cards in event.drawn.values() for card in cards] == list(before.pile[:5])
    assert after.pile == before.pile[5:]


def test_the_cards_of_the_table_join_the_discards() -> None:
    before, _, after = first_refill("odyssey", 4)
    assert (before.discards, list(after.discards)) == ((), laid(before))
    assert after.round.table == ()


@pytest.mark.parametrize(
    ("piles", "base", "players", "deck"),
    [
        # Each refill: cards in the pile before it, whether it was shuffled, and cards in the pile after it.
        pytest.param([(4, "", 0), (0, "shuffled", 4), (4, "", 0)], "odyssey", 4, 28, id="the pile lasts exactly"),
        pytest.param([(5, "", 1), (1, "shuffled", 5), (5, "", 1)], "odyssey", 4, 29, id="one card is too few for four"),
        pytest.param([(5, "", 0), (0, "shuffled", 5), (5, "", 0)], "odyssey", 3, 26, id="with 3 a refill needs 5"),
        pytest.param([(9, "", 4), (4, "shuffled", 9), (9, "", 4)], "odyssey", 3, 30, id="with 3 four are too few"),
        pytest.param([(4, "", 0), (0, "shuffled", 4), (4, "", 0)], "team", 6, 28, id="in team a refill needs 4"),
        pytest.param([(7, "", 1), (1, "shuffled", 7)], "party", 6, 37, id="party"),
        pytest.param([(6, "shuffled", 6), (6, "shuffled", 6)], "demo", 3, 24, id="demo: anew in every round"),
        pytest.param([(66, "shuffled", 66)], "demo", 3, 84, id="demo: however many cards the pile has"),
        pytest.param([(9, "", 5), (5, "", 1), (1, "", 0)], "classic", 4, 33, id="classic: never"),
    ],
)
def test_the_discards_come_back_only_when_this_refill_needs_them(
    piles: list[tuple[int, str, int]], base: str, players: int, deck: int
) -> None:
    played = refills(finished(setup(base, players, deck=deck), Random(6)))
    seen = [
        (len(before.pile), "" if event.pile is None else "shuffled", len(after.pile)) for before, event, after in played
    ]
    assert piles == seen[: len(piles)]


def test_a_new_pile_holds_what_was_left_of_the_old_one_the_discards_and_the_table() -> None:
    played = refills(finished(setup("odyssey", 3, deck=30), Random(6)))
    before, event, after = played[1]
    assert event.pile is not None
    assert sorted(event.pile) == sorted([*before.pile, *before.discards, *laid(before)])
    assert (len(before.pile), len(before.discards), len(laid(before))) == (4, 5, 5)
    assert event.pile == SeededChance("seed").shuffled(
        "round 2 refill", [*before.pile, *before.discards, *laid(before)]
    )
    assert (after.pile, after.discards) == (event.pile[5:], ())


@pytest.mark.parametrize(
    ("drawn", "players", "deck"),
    [
        pytest.param("B1 C1 D0 E0 A0", 5, 32, id="five players, two cards"),
        pytest.param("B1 C1 D1 E1 A0", 5, 34, id="five players, four cards"),
        pytest.param("B2 C1 A0", 3, 24, id="three players, three cards"),
        pytest.param("B1 C0 A0", 3, 22, id="three players, one card"),
    ],
)
def test_a_short_pile_of_classic_goes_round_from_the_next_storyteller(drawn: str, players: int, deck: int) -> None:
    _, event, after = first_refill("classic", players, deck=deck)
    assert drawn == " ".join(f"{player[0]}{len(cards)}" for player, cards in event.drawn.items())
    assert after.pile == ()


def test_party_refills_and_then_every_hand_passes_to_the_left() -> None:
    before, event, after = first_refill("party", 6)
    ring = before.seats
    for giver, taker in zip(ring, (*ring[1:], ring[0]), strict=True):
        full = [*before.hands[giver].values(), *event.drawn[giver]]
        assert list(after.hands[taker].values()) == full
    assert all("".join(hand) == "ABCDE" for hand in after.hands.values())


def test_elsewhere_a_hand_stays_where_it_is_and_new_cards_come_last() -> None:
    before, event, after = first_refill("odyssey", 4)
    for player in before.seats:
        assert list(after.hands[player].values()) == [*before.hands[player].values(), *event.drawn[player]]
    assert "".join(after.hands[PlayerName("Bob")]) == "ABCDEF"


@pytest.mark.parametrize(("pile", "base", "players"), [(60, "odyssey", 4), (12, "odyssey", 12), (54, "party", 6)])
def test_the_rest_of_the_deck_is_the_pile(pile: int, base: str, players: int) -> None:
    assert pile == len(begun(base, players).now.pile)


def test_every_hand_is_dealt_from_the_top_of_the_shuffled_deck() -> None:
    game = begun("odyssey", 4).now
    deck = SeededChance("seed").shuffled("deal", tuple(game.setup.pictures))
    assert [card for hand in game.hands.values() for card in hand.values()] == list(deck[:24])
    assert game.pile == deck[24:]
