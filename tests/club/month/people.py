"""Who plays in a simulated month: each reads letters and answers as people do, late, mistaken, talkative or by a robot.

They see nothing but their letters; from a letter's links they know what it asks for.
"""

from __future__ import annotations

import heapq
import quopri
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.header import decode_header, make_header
from enum import StrEnum
from html import unescape
from urllib.parse import parse_qs, urlsplit

ADDRESS = "dixit@club.example"
CLUE, CARD, VOTE = "clue", "card", "vote"
_ANSWERS = ((CLUE, re.compile(r"([A-Z]): ?")), (CARD, re.compile(r"([A-Z])")), (VOTE, re.compile(r"([0-9]+)")))
_LINK = re.compile(r'href="(mailto:[^"]*)"')
_HEADER = re.compile(rb"^(?P<name>[\w-]+): *(?P<value>.*(?:\r?\n[ \t].*)*)", re.MULTILINE)
_ROUND = re.compile(r"\bRound (\d+)")
_HTML = re.compile(rb"Content-Type: text/html.*?\r?\n\r?\n(.*?)\r?\n--", re.DOTALL)
WORDS = ("fog", "the long way home", "a small lie", "Tuesday", "before the rain", "who knocks?", "salt", "seven stairs")
CHATTER = ("What pictures this time! I still have to think.", "Greetings to all, it snows.", "Who wrote that clue?!")


class Habit(StrEnum):
    """How somebody answers a question."""

    PROMPT = "prompt"
    SLOW = "slow"
    LATE = "late"
    MISTAKEN = "mistaken"
    CHATTY = "chatty"
    TWICE = "twice"
    OTHER_MIND = "other mind"
    ROBOT = "robot"
    SILENT = "silent"
    """Away: their mailbox says so, and nobody answers."""


HABITS = {
    Habit.PROMPT: 40,
    Habit.SLOW: 20,
    Habit.LATE: 6,
    Habit.MISTAKEN: 10,
    Habit.CHATTY: 8,
    Habit.TWICE: 4,
    Habit.OTHER_MIND: 4,
    Habit.ROBOT: 4,
    Habit.SILENT: 4,
}


@dataclass(frozen=True)
class Letter:
    """A letter as somebody reads it."""

    message_id: str
    subject: str
    what: str = ""
    options: tuple[str, ...] = ()

    @property
    def round(self) -> int:
        return max(map(int, _ROUND.findall(self.subject)), default=0)


def read(raw: bytes) -> Letter:
    """What it says of itself, and what it asks for: its links offer the answers."""
    head, _, _ = raw.replace(b"\r\n", b"\n").partition(b"\n\n")
    fields = {found["name"].lower(): found["value"] for found in _HEADER.finditer(head)}
    subject = str(make_header(decode_header(fields[b"subject"].decode())))
    message_id = fields[b"message-id"].decode().strip()
    html = _HTML.search(raw)
    links = _LINK.findall(quopri.decodestring(html[1]).decode()) if html else []
    bodies = [parse_qs(urlsplit(unescape(link)).query, keep_blank_values=True).get("body", [""])[0] for link in links]
    for what, pattern in _ANSWERS:
        found = {match[1] for body in bodies if (match := pattern.fullmatch(body))}
        if found:
            return Letter(message_id, subject, what, tuple(sorted(found, key=lambda one: (len(one), one))))
    return Letter(message_id, subject)


@dataclass(order=True)
class Reply:
    """A mail on its way to the club."""

    at: datetime
    number: int
    table: int = field(compare=False)
    player: str = field(compare=False)
    raw: bytes = field(compare=False)
    is_answer: bool = field(compare=False, default=True)

    @property
    def name(self) -> str:
        """Of its file, which is its name for ever."""
        return f"{self.number:07}.month"


@dataclass
class Person:
    """Somebody at a table, and what they still owe as far as they know."""

    table: int
    name: str
    address: str
    dice: random.Random
    length: timedelta
    """How long people have for an answer."""
    last_round: int
    erred: bool = False
    """Did they answer wrongly, and wait to be asked again?"""
    done: set[tuple[str, int]] = field(default_factory=set)

    def reads(self, letter: Letter, now: datetime) -> Iterator[tuple[datetime, str, bool]]:
        """When they write what, and whether it is from a person."""
        if not letter.what or letter.round > self.last_round:
            return
        step = letter.what, letter.round
        if self.erred:
            self.erred = False
            yield self._at(now, 0.05), self._surely(letter), True
            return
        if step in self.done:
            return
        self.done.add(step)
        habit = self.dice.choices([*HABITS], [*HABITS.values()])[0]
        yield from self._by_habit(habit, letter, now)

    def _by_habit(self, habit: Habit, letter: Letter, now: datetime) -> Iterator[tuple[datetime, str, bool]]:
        soon = self._at(now, 0.15)
        match habit:
            case Habit.SILENT | Habit.ROBOT:
                yield now + timedelta(minutes=1), "I am away until Monday and read no mail.", False
                if habit is Habit.ROBOT:
                    yield soon, self._surely(letter), True
            case Habit.SLOW:
                yield self._at(now, 0.7), self._surely(letter), True
            case Habit.LATE:
                # Some a moment before the deadline, some a moment after it, and some days.
                off = self.dice.choice((-20, -1, 0, 1, 20, 40, 7200, 90000))
                yield now + self.length + timedelta(seconds=off), self._surely(letter), True
            case Habit.MISTAKEN:
                self.erred = True
                yield soon, self._wrong(letter), True
            case Habit.CHATTY:
                yield soon, self.dice.choice(CHATTER), True
                yield self._at(soon, 0.1), f"{self._surely(letter)}\n\n{self.dice.choice(CHATTER)}", True
            case Habit.TWICE:
                said = self._surely(letter)
                yield soon, said, True
                yield soon + timedelta(minutes=self.dice.randrange(90)), said, True
            case Habit.OTHER_MIND:
                yield soon, self._surely(letter), True
                yield self._at(soon, 0.2), self._surely(letter), True
            case _:
                yield soon, self._surely(letter), True

    def _at(self, now: datetime, share: float) -> datetime:
        """Some time later: people are now quicker, now slower."""
        spread = self.dice.lognormvariate(0, 0.6)
        return now + timedelta(seconds=round(self.length.total_seconds() * min(share * spread, 0.97)))

    def _surely(self, letter: Letter) -> str:
        option = self.dice.choice(letter.options)
        return f"{option}: {self.dice.choice(WORDS)} {letter.round}" if letter.what == CLUE else option

    def _wrong(self, letter: Letter) -> str:
        first, *others = letter.options
        match letter.what:
            case "vote":
                everything = range(1, int(letter.options[-1]) + 2)
                own = next(str(number) for number in everything if str(number) not in letter.options)
                return self.dice.choice((own, "99", f"{first} or {others[-1] if others else 7}?"))
            case _:
                doubt = f"{first} or {others[0] if others else 'B'}, what do you think?"
                return self.dice.choice(("Z", doubt, "the blue one"))


class Post:
    """The mails of all people that are still to be written, by when they leave."""

    def __init__(self, people: dict[str, Person]) -> None:
        self.people = people
        self.written: list[Reply] = []
        """All that were ever laid into the mailbox."""
        self._later: list[Reply] = []
        self._number = 0

    def brings(self, recipient: str, letter: Letter, now: datetime) -> None:
        """A letter comes to somebody, who may answer it."""
        person = self.people.get(recipient)
        for at, text, is_person in person.reads(letter, now) if person else ():
            self._number += 1
            raw = _mail(person, letter, text, number=self._number, by_person=is_person)
            heapq.heappush(self._later, Reply(max(at, now), self._number, person.table, person.name, raw, is_person))

    def due(self, now: datetime) -> Iterator[Reply]:
        """What has been written until now."""
        while self._later and self._later[0].at <= now:
            reply = heapq.heappop(self._later)
            self.written.append(reply)
            yield reply

    def __len__(self) -> int:
        return len(self._later)


def _mail(person: Person, letter: Letter, text: str, *, number: int, by_person: bool) -> bytes:
    lines = [
        f"From: {person.name} <{person.address}>",
        f"To: {ADDRESS}",
        f"Subject: Re: {letter.subject}",
        f"Message-ID: <{number}@people.example>",
        f"In-Reply-To: {letter.message_id}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
    ]
    if not by_person:
        lines.append("Auto-Submitted: auto-replied")
    return "\r\n".join((*lines, "", text, "")).encode()
