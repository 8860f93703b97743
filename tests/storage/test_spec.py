"""What the settings allow is what the rest of the program knows."""

from __future__ import annotations

from dixit_pbem.layout.players import COLOURS as DRAWN
from dixit_pbem.storage.spec import COLOURS, LANGUAGES
from dixit_pbem.words import languages


def test_every_colour_of_the_settings_can_be_drawn_and_in_the_same_order() -> None:
    assert tuple(DRAWN) == COLOURS


def test_the_settings_allow_every_language_that_has_a_catalogue() -> None:
    assert languages() == LANGUAGES
