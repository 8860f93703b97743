"""Robots that answer robots: the number of mails between them and a game is bounded, and soon reached."""

from __future__ import annotations

from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from tests.program import Program

SETTINGS = """\
format: 1
title: {title}
rules: classic
first: Ana
seed: {title}
moderator: {{name: Zoe}}
players:
- {{name: Ana, email: {ana}}}
- {{name: Bob, email: bob@example.net}}
- {{name: Cyd, email: cyd@example.net}}
- {{name: Dee, email: dee@example.net}}
mail:
  address: {address}
  settle: 0
  send: {{folder: "{title} out"}}
  fetch: {{folder: "{title} in"}}
journal:
"""
ROUNDS = 8
"""So often every mail is carried to whom it is for."""
SUNDAY, MONDAY = "sunday@example.org", "monday@example.com"


def new_game(folder: Path, title: str, *, ana: str, address: str) -> str:
    name = f"{title}.yaml"
    (folder / name).write_text(SETTINGS.format(title=title, ana=ana, address=address), encoding="utf-8")
    (folder / f"{title} in").mkdir()
    return name


def mails_to(address: str, box: Path) -> list[Path]:
    return [path for path in sorted(box.glob("*.eml")) if address in _parsed(path)["To"]]


def _parsed(path: Path) -> EmailMessage:
    mail = message_from_bytes(path.read_bytes(), policy=default)
    assert isinstance(mail, EmailMessage)
    return mail


@pytest.mark.long
def test_two_games_that_are_players_of_each_other_write_one_mail_each_and_stop(program: Program) -> None:
    games = [
        new_game(program.folder, "Sunday", ana=MONDAY, address=SUNDAY),
        new_game(program.folder, "Monday", ana=SUNDAY, address=MONDAY),
    ]
    counts = []
    for _ in range(ROUNDS):
        program("run", "--once", *games)
        for here, there, address in (("Sunday", "Monday", MONDAY), ("Monday", "Sunday", SUNDAY)):
            for path in mails_to(address, program.folder / f"{here} out"):
                (program.folder / f"{there} in" / path.name).write_bytes(path.read_bytes())
        counts.append(sum(len(list((program.folder / f"{name} out").glob("*.eml"))) for name in ("Sunday", "Monday")))
    assert counts == [8] * ROUNDS, "a hand for each player, and not one answer"


def vacation(mail: EmailMessage, number: int) -> EmailMessage:
    """As it should be: marked, and only an answer."""
    answer = unmarked(mail, number)
    answer["Auto-Submitted"] = "auto-replied"
    return answer


def unmarked(mail: EmailMessage, number: int) -> EmailMessage:
    """One that says nothing of itself and answers every single mail."""
    answer = EmailMessage()
    answer["From"], answer["To"], answer["Subject"] = str(mail["To"]), str(mail["From"]), f"Re: {mail['Subject']}"
    answer["Message-ID"], answer["In-Reply-To"] = f"<{number}@example.net>", mail["Message-ID"]
    answer.set_content("I am on holiday until 3 August and read no mail.\n")
    return answer


def wordy(mail: EmailMessage, number: int) -> EmailMessage:
    """One that never says the same twice."""
    answer = unmarked(mail, number)
    answer.set_content(f"We deal with message {number} as soon as we can.\n")
    return answer


@pytest.mark.parametrize(("expected", "robot"), [(0, vacation), (1, unmarked), (3, wordy)])
@pytest.mark.long
def test_a_robot_gets_few_answers_and_then_none(
    expected: int, robot: Callable[[EmailMessage, int], EmailMessage], program: Program
) -> None:
    game = new_game(program.folder, "Sunday", ana="ana@example.net", address=SUNDAY)
    answered: set[str] = set()
    for _ in range(ROUNDS):
        program("run", "--once", game)
        for path in mails_to("ana@example.net", program.folder / "Sunday out"):
            if path.name not in answered:
                answered.add(path.name)
                reply = robot(_parsed(path), len(answered))
                (program.folder / "Sunday in" / path.name).write_bytes(bytes(reply))
    assert len(answered) == 1 + expected, "a hand, and what was asked once more"
