"""What the friends answer where the script does not fit."""

import pytest

from dixit_pbem.demo.rhythm import Guesses, stems
from dixit_pbem.engine.model import CardId

WHALE, PIANO, CHAIR = CardId("dreams/whale"), CardId("dreams/piano"), CardId("dreams/chair")
GUESSES = Guesses(
    {
        WHALE: {"en": "A blue whale floats in the night sky.", "it": "Una balena fluttua nel cielo."},
        PIANO: {"en": "A maple grows out of a piano.", "it": "Un acero cresce da un pianoforte."},
        CHAIR: {"en": "Empty chairs stand in a ring."},
    }
)


@pytest.mark.parametrize(
    ("card", "clue"),
    [(WHALE, "whales"), (WHALE, "il cielo di notte"), (PIANO, "PIANOFORTE"), (CHAIR, "an empty chair")],
)
def test_the_picture_that_shows_most_of_the_clue_is_the_best(card: CardId, clue: str) -> None:
    assert card == GUESSES.best(clue, {WHALE, PIANO, CHAIR}, purpose="1 card")


def test_where_nothing_fits_chance_decides_the_same_each_time() -> None:
    cards = {WHALE, PIANO, CHAIR}
    best = [GUESSES.best("zzz", cards, purpose=f"{number} card") for number in range(12)]
    assert best == [GUESSES.best("zzz", cards, purpose=f"{number} card") for number in range(12)]
    assert cards == set(best)


def test_words_are_compared_by_their_beginnings_without_accents() -> None:
    assert {"ulti", "perc", "luna"} == stems("L’ultimo è già lì: perché, LUNA?")
