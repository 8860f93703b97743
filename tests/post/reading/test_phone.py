"""Short replies from phones, `tests/mails/phone.tsv`: none is read as what was not meant, hardly one asked in vain."""

from __future__ import annotations

import csv
from functools import cache

import pytest

from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.test_answers import MAILS
from tests.post.reading.test_natural import OURS, asked_of, is_move, told

LANGUAGES = ("en", "fr", "de", "es", "it", "pt", "pl")
IN_VAIN = 0.06
"""So many of the plain answers are asked about at most."""


@cache
def replies(language: str) -> tuple[tuple[str, str, str], ...]:
    """The words, what they mean, and how they are read."""
    with (MAILS / "phone.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return tuple(
        (row["text"], row["expect"], told(read_answer(own_words(row["text"], OURS), asked_of({**row, "name": "Ana"}))))
        for row in rows
        if row["language"] == language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_recorded_but_what_was_meant(language: str) -> None:
    assert [each for each in replies(language) if is_move(each[2]) and each[1] != each[2]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_passed_over_and_hardly_one_asked_about_in_vain(language: str) -> None:
    moves = [each for each in replies(language) if is_move(each[1])]
    assert [each for each in moves if each[2] == "silence"] == []
    asked = [each for each in moves if each[2] == "ask"]
    assert len(asked) <= IN_VAIN * len(moves) + 1, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_courtesy_is_passed_over(language: str) -> None:
    quiet = [each for each in replies(language) if each[1] == "silence"]
    assert [each for each in quiet if each[2] != "silence"] == []


@pytest.mark.parametrize("standing", [False, True])
def test_what_names_a_number_or_a_letter_and_answers_nothing_is_no_move(standing: bool) -> None:
    with (MAILS / "no-moves.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    states = {"vote": "6", "card": "F"} if standing else {"vote": "", "card": ""}
    read = [
        (row["text"], told(read_answer(own_words(row["text"], OURS), asked_of({**row, "state": state, "name": ""}))))
        for row in rows
        for state in [states[row["phase"]]]
    ]
    kept = {"vote 6", "card F"} if standing else set()
    assert [each for each in read if is_move(each[1]) and each[1] not in kept] == []
