"""Six players who tell all at once, by six mail programs and in every form that an answer may have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.post.servers.daemons import needs
from tests.post.whole_game.players import (
    AMBIGUOUS,
    CARD,
    CLUE,
    NAMES,
    SMALL_TALK,
    STATUS,
    VOTE,
    Company,
    Player,
    Request,
    Step,
    chosen,
    clue_of,
)
from tests.post.whole_game.stage import Autopilot, Stage, game_text, until
from tests.post.whole_game.test_whole_game import LONGEST, mails_of_all, stage
from tests.program import Program

__all__ = ["stage"]
pytestmark = [pytest.mark.long, needs("postfix", "dovecot")]
GOAL = 30
SAME = ("round", "phase", "scores", "winners", "pile", "discards", "hands", "last_rounds")
MISTAKES = {
    ("Eve", Step(1, CARD)): AMBIGUOUS,
    ("Dan", Step(1, CARD)): STATUS,
    ("Bob", Step(1, VOTE)): SMALL_TALK,
    ("Cyd", Step(1, VOTE)): AMBIGUOUS,
}
_LINK = re.compile(r'href="(mailto:[^"]*)"')
_HAND = re.compile(r"^    ((?:[A-Z](?: \([^)\n]*\))?   )+[A-Z](?: \([^)\n]*\))?)\r?$", re.MULTILINE)
_FREE = re.compile(r"\b([A-Z])\b(?! \()")
Answers = list[tuple[str, str]]


def others_of(name: str) -> list[str]:
    """Whose rounds a player answers, in the order of the mail."""
    at = NAMES.index(name)
    return [*NAMES[at + 1 :], *NAMES[:at]]


def cards_of(step: Step, name: str, free: Sequence[str]) -> Answers:
    return [(teller, free[(at + step.round) % len(free)]) for at, teller in enumerate(others_of(name))]


def votes_of(step: Step, name: str, numbers: dict[str, tuple[str, ...]]) -> Answers:
    seat = NAMES.index(name)
    return [(teller, chosen(step, seat + at, numbers[teller])) for at, teller in enumerate(others_of(name))]


def by_name(answers: Answers) -> str:
    return ", ".join(f"{teller} {thing}" for teller, thing in answers)


def written(seat: int, answers: Answers) -> list[str]:
    """One mail or several, in the form that this player likes."""
    things = [thing for _, thing in answers]
    match seat:
        case 0:
            return [" ".join(things)]
        case 1:
            return [by_name(answers)]
        case 2:
            return ["\n".join(f"{teller}: {thing}" for teller, thing in answers)]
        case 3:
            return [by_name(answers[:2]), by_name(answers[2:])]
        case 4:
            return ["\n".join(f"{at}. {thing}" for at, thing in enumerate(things, 1))]
        case _:
            # Corrected within the same minute: what came last counts.
            others = [*things[1:], things[0]] if things[0].isalpha() else things
            return [" ".join(others), "; ".join(f"{teller[:2].lower()}: {thing.lower()}" for teller, thing in answers)]


@dataclass
class Teller(Player):
    """A player who is asked for several rounds in one mail."""

    tables: dict[Step, dict[str, tuple[str, ...]]] = field(default_factory=dict)

    def asked_in(self, mail: EmailMessage) -> Request | None:
        html, text = mail.get_body(("html",)), mail.get_body(("plain",))
        assert html is not None
        assert text is not None
        links = (urlsplit(unescape(link)) for link in _LINK.findall(html.get_content()))
        bodies = [parse_qs(link.query, keep_blank_values=True).get("body", [""])[0] for link in links]
        subject = str(mail["Subject"])
        numbers = [int(number) for number in re.findall(r"\b\d+\b", subject.partition("]")[2].rpartition(" · ")[0])]
        if clues := tuple(body[0] for body in bodies if re.fullmatch(r"[A-Z]: ?", body)):
            # "Your clue, please; results of rounds 1 to 6" asks for the clue of the next one.
            return Request(mail, Step(numbers[-1] + 1 if subject.count(" · ") == 1 else numbers[0], CLUE), clues)
        if not any("\n" in body for body in bodies):
            return None
        tables: dict[str, tuple[str, ...]] = {}
        for body in bodies:
            if voted := re.fullmatch(r"(\w+) (\d)", body):
                tables[voted[1]] = (*tables.get(voted[1], ()), voted[2])
        if tables:
            step = Step(numbers[0], VOTE)
            self.tables[step] = tables
            return Request(mail, step, next(iter(tables.values())))
        hand = _HAND.search(text.get_content())
        return Request(mail, Step(numbers[0], CARD), tuple(_FREE.findall(hand[1]))) if hand else None

    def _surely(self, request: Request, token: str) -> Iterator[EmailMessage]:
        if request.step.what == CLUE:
            yield from super()._surely(request, token)
            return
        self.answered.add(token)
        if request.step.what == CARD:
            answers = cards_of(request.step, self.name, request.options)
        else:
            answers = votes_of(request.step, self.name, self.tables[request.step])
        for words in written(self.seat, answers):
            yield self.client(request.mail, words, self.writer)


def moves(now: dict[str, Any]) -> Iterator[list[str]]:
    """The same, as it is typed in: a command's arguments for each player."""
    step = Step(now["round"], now["phase"])
    for seat, name in enumerate(NAMES):
        hand = tuple(now["hands"][name])
        if step.what == CLUE:
            yield [f"{name}={chosen(step, seat, hand)}", clue_of(step, seat)]
            continue
        if step.what == CARD:
            own = chosen(Step(step.round, CLUE), seat, hand)
            answers = cards_of(step, name, [letter for letter in hand if letter != own])
        else:
            tables = {
                each["storyteller"]: tuple(str(card["number"]) for card in each["table"] if card["owner"] != name)
                for each in now["rounds"]
            }
            answers = votes_of(step, name, tables)
        yield [f"{name}={','.join(f'{teller}:{thing}' for teller, thing in answers)}"]


def typed_in(program: Program) -> dict[str, Any]:
    (program.folder / "typed.yaml").write_text(game_text(goal=GOAL, together=True), encoding="utf-8")
    program.ok("next-turn", "typed.yaml", "--no-send")
    while (now := program.status("--spoilers", game="typed.yaml"))["phase"] != "finished":
        for arguments in moves(now):
            program.ok(now["phase"], "typed.yaml", *arguments)
        program.ok("next-turn", "typed.yaml", "--no-send")
    return now


def test_a_game_of_cycles_by_mail_in_every_form_ends_as_the_same_moves_typed_in(stage: Stage, program: Program) -> None:
    game = program.folder / "sunday.yaml"
    game.write_text(game_text(stage.mail, goal=GOAL, together=True), encoding="utf-8")
    with (
        Company(stage, mistakes=MISTAKES, person=Teller) as company,
        Autopilot(stage.environment(), game, log=Path(program.folder / "log")) as autopilot,
    ):
        until(lambda: autopilot.ended, meanwhile=company.look, seconds=LONGEST, what=lambda: autopilot.said)
        stage.wait_for_delivery()
    assert autopilot.process.returncode == 0, autopilot.said
    by_mail, by_hand = program.status("--spoilers", game="sunday.yaml"), typed_in(program)
    assert {key: by_mail[key] for key in SAME} == {key: by_hand[key] for key in SAME}
    assert by_mail["last_rounds"][-1]["round"] == 12, "the game has two cycles"
    mails = mails_of_all(stage, game)
    assert all(posted == came for posted, came in mails.values()), mails
    assert company.blunders() == set(MISTAKES.values())
    assert program.status("--spoilers", game="sunday.yaml")["waiting_for"] == []
