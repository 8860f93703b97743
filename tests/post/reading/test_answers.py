"""The two hundred replies of `tests/mails`, each raw as it came: read, stripped of quotes, understood or held."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Answer, Asked, CardsRead, ClueRead, CommandRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.lines import OurWords, normal
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.post.reading.own_words import own_words

MAILS = Path(__file__).parents[2] / "mails"
PHASES = {"clue": Phase.CLUE, "clue-blind": Phase.CLUE, "card": Phase.CARD}


@dataclass(frozen=True, slots=True)
class Reply:
    file: str
    asked: Asked
    expected: str
    """`held`, or the kind with its value."""


@cache
def replies() -> tuple[Reply, ...]:
    with (MAILS / "answers.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return tuple(Reply(row["file"], asked_in(row), expected_in(row)) for row in rows)


def asked_in(row: dict[str, str]) -> Asked:
    last = int(row["numbers"].partition("-")[2] or 0)
    return Asked(
        phase=PHASES.get(row["phase"], Phase.VOTE),
        letters=tuple(row["letters"]),
        cards=int(row["cards"] or 0),
        numbers=tuple(range(1, last + 1)),
        votes=int(row["votes"] or 0),
        red=row["phase"] == "vote-red",
        blind=row["phase"] == "clue-blind",
        today=date(2026, 11, 18),
    )


def expected_in(row: dict[str, str]) -> str:
    return " ".join(f"{row['kind']} {row['value']}".split())


def told(answer: Answer) -> str:
    """The answer as `answers.tsv` writes it; a number that was named twice is one vote."""
    match answer:
        case ClueRead():
            return " ".join(f"clue {answer.letter or ''}|{answer.text}".split())
        case CardsRead():
            return f"cards {','.join(answer.letters)}"
        case VotesRead():
            numbers = ",".join(map(str, dict.fromkeys(answer.numbers)))
            return " ".join(f"votes {numbers} {f'red {answer.red}' if answer.red else ''}".split())
        case CommandRead():
            return f"command {answer.command} {answer.argument}".strip()
        case Unclear() | Idle():
            return "held"


@cache
def sent() -> OurWords:
    texts = [path.read_text(encoding="utf-8") for path in sorted((MAILS / "sent").glob("*.txt"))]
    lines = frozenset(normal(line) for text in texts for line in text.split("\n"))
    return OurWords(lines - {""}, ("Sunday dreamers",), ("game@example.org",))


def understood(reply: Reply) -> str:
    raw = (MAILS / "answers" / reply.file).read_bytes()
    return told(read_answer(own_words(read_mail(raw).text, sent()), reply.asked))


def test_the_set_has_two_hundred_replies_of_which_a_fifth_or_more_are_to_be_held() -> None:
    assert len(replies()) == 200
    assert 40 <= sum(reply.expected == "held" for reply in replies()) <= 60


@pytest.mark.parametrize("reply", replies(), ids=lambda reply: reply.file)
def test_a_reply_is_read_as_it_was_meant_or_held_and_never_read_wrongly(reply: Reply) -> None:
    assert understood(reply) in {reply.expected, "held"}


def test_98_of_100_replies_that_can_be_understood_are_understood() -> None:
    clear = [reply for reply in replies() if reply.expected != "held"]
    held = [reply.file for reply in clear if understood(reply) == "held"]
    assert len(held) <= 0.02 * len(clear), held
