"""What people write in French, German and Spanish, and what is read of it: moves, doubts, courtesy, hours, commands."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.joining import agrees, wish_in
from dixit_pbem.post.reading.lines import OurWords
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.spoken import french, german, spanish
from tests.post.reading.spoken.frame import ASKED, fits
from tests.post.reading.test_natural import OURS, told

TABLES = {"fr": french.TABLE, "de": german.TABLE, "es": spanish.TABLE}
EVERY = [
    pytest.param(asked, expected, text, id=f"{language}-{asked}-{text}")
    for language, table in TABLES.items()
    for asked, rows in table.items()
    for expected, text in rows
]
NOTHING_OF_OURS = OurWords(frozenset(), (), ())


def heard(text: str, asked: str) -> str:
    return told(read_answer(own_words(text, OURS), ASKED[asked]))


@pytest.mark.parametrize(("asked", "expected", "text"), EVERY)
def test_what_is_written_is_read_as_it_is_meant(asked: str, expected: str, text: str) -> None:
    assert fits(heard(text, asked), expected), heard(text, asked)


@pytest.mark.parametrize("text", [text for expected, text in french.VOTES if expected[:4] == "vote" and "'" in text])
def test_a_typeset_apostrophe_says_the_same(text: str) -> None:
    assert heard(text.replace("'", "’"), "vote") == heard(text, "vote")


@pytest.mark.parametrize("text", spanish.WISHES)
def test_who_asks_to_play_is_heard(text: str) -> None:
    assert wish_in(text, "", NOTHING_OF_OURS) == "es"


@pytest.mark.parametrize(("wanted", "text"), spanish.TO_A_SEAT)
def test_a_yes_and_a_no_to_a_seat(wanted: bool | None, text: str) -> None:
    assert agrees(text, NOTHING_OF_OURS) is wanted
