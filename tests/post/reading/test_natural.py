"""Answers and courtesies as people wrote them who had seen no rule of the reader: `tests/mails`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Answer, Asked, CardsRead, ClueRead, CommandRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.lines import OurWords
from dixit_pbem.post.reading.own_words import own_words
from dixit_pbem.post.reading.sense import name_words
from tests.post.reading.test_answers import MAILS

PHASES = {"clue": Phase.CLUE, "card": Phase.CARD, "vote": Phase.VOTE}
RECORDED = {
    "first": 0.97,
    "second": 0.97,
    "third": 0.79,
    "fourth": 0.97,
    "fifth": 0.94,
    "sixth": 0.91,
    "seventh": 0.94,
    "eighth": 0.93,
    "ninth": 0.9,
    "tenth": 0.96,
    "eleventh": 0.92,
    "twelfth": 0.91,
    "thirteenth": 0.96,
    "fourteenth": 0.94,
    "fifteenth": 0.89,
    "sixteenth": 0.92,
    "seventeenth": 0.8,
    "eighteenth": 0.84,
    "nineteenth": 0.95,
    "twentieth": 0.94,
}
"""So much of what everybody is sure of is recorded of each set; the rest is asked about. The third is of letters, jokes
and dictation, the others of what friends write."""
QUESTIONED = {
    "first": 0.03,
    "second": 0.03,
    "third": 0.18,
    "fourth": 0.02,
    "fifth": 0.02,
    "sixth": 0.02,
    "seventh": 0.02,
    "eighth": 0.02,
    "ninth": 0.06,
    "tenth": 0.07,
    "eleventh": 0.05,
    "twelfth": 0.05,
    "thirteenth": 0.05,
    "fourteenth": 0.06,
    "fifteenth": 0.04,
    "sixteenth": 0.0,
    "seventeenth": 0.04,
    "eighteenth": 0.0,
    "nineteenth": 0.04,
    "twentieth": 0.01,
}
"""At most so much of the courtesy that needs nothing is asked about."""
SETS = {
    "2": "second",
    "3": "third",
    "5": "fourth",
    "6": "fifth",
    "7": "sixth",
    "8": "seventh",
    "9": "eighth",
    "n": "ninth",
    "t": "tenth",
    "e": "eleventh",
    "f": "twelfth",
    "g": "thirteenth",
    "h": "fourteenth",
    "i": "fifteenth",
    "j": "sixteenth",
    "k": "seventeenth",
    "l": "eighteenth",
    "s": "nineteenth",
    "v": "twentieth",
    "w": "twentieth",
}
OURS = OurWords(frozenset(), ("Dixit",), ("dixit@example.org",))
"""What is quoted is cut before a mail is read."""
UNSURE_ALL_THE_SAME = {
    "a150",
    "a298",
    "3c023",
    "3c086",
    "a063",
    "c066",
    "c089",
    "c101",
    "c128",
    "c081",
    "c133",
    "c019",
    "c049",
    "5d144",
    "gc009",
    "gc019",
    "j008",
    "lc025",
    "sc068",
    "v004",
}
"""Where the writer was unsure himself: one of two votes, both votes on one card; a program; a lone greeting; who will
answer later (twice) or still thinks; good wishes to others; mails to friends that came here; a picture behind a clue;
the same answer once more. Two are news before an answer, about which the first writer would ask, and nine after him
would not."""


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    text: str
    asked: Asked
    expected: str
    sure: bool


def rows(file: str) -> Iterator[Row]:
    for line in (MAILS / file).read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        expected = " ".join(row["expect"].split())
        yield Row(row["id"], row["text"], asked_of(row), expected, row["sure"])


def asked_of(row: dict[str, str]) -> Asked:
    kind, _, more = row["phase"].partition("-")
    two, vote = more == "two", kind == "vote"
    hand = "" if vote or more == "blind" else "ABCDEFG" if two else "ABCDEF"
    return Asked(
        phase=PHASES[kind],
        letters=tuple(hand),
        cards=0 if vote else 1 + two,
        numbers=tuple(range(1, 9 if two else 7)) if vote else (),
        votes=1 + two if vote else 0,
        red=False,
        blind=more == "blind",
        today=date(2026, 11, 18),
        own_name=name_words(row["name"]),
        standing=standing(kind, row["state"]),
    )


def standing(kind: str, state: str) -> ClueRead | CardsRead | VotesRead | None:
    if not state:
        return None
    if kind == "clue":
        letter, parted, text = state.partition("|")
        return ClueRead(letter if parted else None, text if parted else state, "")
    chosen = [each.strip() for each in state.split(",")]
    return CardsRead(tuple(chosen), "") if kind == "card" else VotesRead(tuple(map(int, chosen)), None, "")


def told(answer: Answer) -> str:
    match answer:
        case ClueRead(letter, text):
            return f"clue {letter or ''}|{text.rstrip('.')}"
        case CardsRead(letters):
            return f"card {','.join(sorted(letters))}"
        case VotesRead(numbers):
            return f"vote {','.join(map(str, sorted(set(numbers))))}"
        case CommandRead(command):
            return f"command {command}"
        case Idle():
            return "silence"
        case Unclear():
            return "ask"


def is_move(told_as: str) -> bool:
    return told_as.partition(" ")[0] in ("clue", "card", "vote")


def normal(expected: str) -> str:
    kind, _, value = expected.partition(" ")
    if kind in ("card", "vote"):
        return f"{kind} {','.join(sorted(each.strip() for each in value.split(',')))}"
    return expected.rstrip(".")


@cache
def read(file: str) -> tuple[tuple[Row, str], ...]:
    return tuple((row, told(read_answer(own_words(row.text, OURS), row.asked))) for row in rows(file))


def of_set(file: str, name: str) -> list[tuple[Row, str]]:
    return [(row, found) for row, found in read(file) if SETS.get(row.name[0], "first") == name]


@pytest.mark.parametrize("file", ["natural.jsonl", "courtesy.jsonl"])
def test_nothing_is_recorded_but_what_was_meant(file: str) -> None:
    wrong = [
        (row.name, row.text, found)
        for row, found in read(file)
        if is_move(found) and found != normal(row.expected) and row.name not in UNSURE_ALL_THE_SAME
    ]
    assert wrong == []


@pytest.mark.parametrize("name", RECORDED)
def test_most_of_what_everybody_is_sure_of_is_recorded(name: str) -> None:
    sure = [(row, found) for row, found in of_set("natural.jsonl", name) if row.sure and is_move(row.expected)]
    asked = [(row.name, row.text) for row, found in sure if not is_move(found)]
    assert len(asked) <= (1 - RECORDED[name]) * len(sure), asked


def test_of_all_sets_together_nearly_everything_is_understood() -> None:
    sure = [(row, found) for row, found in read("natural.jsonl") if row.sure and is_move(row.expected)]
    assert sum(is_move(found) for _, found in sure) >= 0.92 * len(sure)
    quiet = [found for row, found in read("courtesy.jsonl") if row.sure and row.expected == "silence"]
    assert quiet.count("ask") <= 0.02 * len(quiet)


@pytest.mark.parametrize("name", QUESTIONED)
def test_courtesy_is_hardly_ever_questioned(name: str) -> None:
    quiet = [(row, found) for row, found in of_set("courtesy.jsonl", name) if row.sure and row.expected == "silence"]
    asked = [(row.name, row.text) for row, found in quiet if found == "ask"]
    assert len(asked) <= QUESTIONED[name] * len(quiet), asked


def test_what_should_be_asked_about_is_never_passed_over_in_silence() -> None:
    every = [each for file in ("natural.jsonl", "courtesy.jsonl") for each in read(file)]
    wants = [each for each in every if each[0].expected == "ask" or is_move(each[0].expected)]
    silent = [(row.name, row.text) for row, found in wants if found == "silence"]
    assert [each for each in silent if each[0] not in UNSURE_ALL_THE_SAME] == []
