"""Mails that nobody wrote: none is recorded that a careful person would ask about, and few are asked about in vain."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.post.reading.wide.made import Mail, made
from tests.post.reading.wide.moves import Move
from tests.post.reading.wide.reader import Outcome, outcome
from tests.post.reading.wide.talk import PLACE
from tests.post.reading.wide.verdicts import is_as_meant, is_sure, wrong
from tests.runs import times

SEED, SAMPLE = 20261118, times(20_000, short=1_500)
SHOWN = 25
FLOORS = {"bare": 0.97, "asked": 0.97, "comment": 0.9}
"""Of what everybody would understand, so much is recorded."""
DISTINCT = 0.8
DOUBTED = 1 / 2_000
"""So few may be recorded as they were meant though the judge, who goes word by word, would have asked."""


@cache
def mails() -> tuple[Mail, ...]:
    chance = Random(SEED)
    return tuple(made(chance) for _ in range(SAMPLE))


@cache
def outcomes() -> tuple[tuple[Mail, Outcome], ...]:
    return tuple((mail, outcome(mail.text, mail.asked, mail.standing)) for mail in mails())


def told(mail: Mail, found: Outcome, reason: str) -> str:
    meant = mail.core.move if mail.core else "nothing"
    standing = f", and {mail.standing} counts already" if mail.standing else ""
    return f"{reason}: {mail.text!r}\n    asked for a {mail.situation}{standing}: read as {found}, said was {meant}"


def rash(mail: Mail) -> Move:
    """What somebody reads who takes whatever comes first."""
    choices = [*mail.asked.letters, *map(str, mail.asked.numbers)]
    first = next((each for each in mail.text.upper() if each in choices), choices[0])
    return Move((first,))


def needless(grade: str) -> Iterator[tuple[Mail, Outcome, bool]]:
    for mail, found in outcomes():
        if mail.grade == grade and is_sure(mail):
            yield mail, found, isinstance(found, Move) and not wrong(mail, found)


def test_nothing_is_recorded_that_a_careful_person_would_ask_about() -> None:
    by_reason: dict[str, list[str]] = defaultdict(list)
    doubted = 0
    for mail, found in outcomes():
        if reason := wrong(mail, found):
            doubted += is_as_meant(mail, found)
            by_reason[f"{mail.situation}: {reason}"].append(told(mail, found, reason))
    counts = Counter({reason: len(lines) for reason, lines in by_reason.items()})
    shown = [line for reason, _ in counts.most_common() for line in by_reason[reason][:3]][:SHOWN]
    table = "\n".join(f"{count:5} {reason}" for reason, count in counts.most_common())
    said = f"seed {SEED}, {SAMPLE} mails, {counts.total() - doubted} wrong, {doubted} doubted\n{table}\n\n"
    assert counts.total() == doubted, said + "\n".join(shown)
    assert doubted <= 1 + DOUBTED * SAMPLE, said + "\n".join(shown)


@pytest.mark.parametrize("grade", FLOORS)
def test_what_everybody_would_understand_is_recorded(grade: str) -> None:
    results = list(needless(grade))
    asked = [told(mail, found, "needless") for mail, found, recorded in results if not recorded]
    share = 1 - len(asked) / len(results)
    assert share >= FLOORS[grade], f"seed {SEED}: {share:.3f} of {len(results)}\n" + "\n".join(asked[:SHOWN])


def test_the_mails_hardly_repeat_themselves_and_try_every_rule() -> None:
    texts = {mail.text for mail in mails()}
    assert len(texts) > DISTINCT * SAMPLE
    assert not [text for text in texts if PLACE.search(text)]
    grades = Counter(mail.grade for mail in mails())
    assert all(grades[grade] > SAMPLE / 40 for grade in (*FLOORS, "talk alone", "beside danger", "comment on a change"))
    sure = Counter(mail.grade for mail in mails() if is_sure(mail))
    assert all(sure[grade] > 0.6 * grades[grade] for grade in FLOORS), (sure, grades)


def test_whoever_reads_rashly_is_caught() -> None:
    votes = [
        mail for mail in mails() if mail.situation in ("vote", "card") and mail.grade in ("talk alone", "beside danger")
    ]
    caught = [mail for mail in votes if wrong(mail, rash(mail))]
    assert len(caught) > 0.6 * len(votes)
