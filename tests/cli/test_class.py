"""A class of 24 at four tables through one mailbox: a whole evening, in which every answer finds its own table."""

from __future__ import annotations

import email
import email.policy
import json
import random
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.program import Program

pytestmark = pytest.mark.long

FIRST = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")
SURNAMES = tuple(f"{letter}urnam" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")
CLASSROOM = "classroom@school.example"
"""A computer of the school, from which anybody may write: only the mark of a mail says whose answer it is."""
MAIL = "mail: {settle: 0, receipts: changes, pages: none, send: {maildir: sent}, fetch: {maildir: came}}\n"


class Class:
    """Everybody of a class, their mails, and the answers that they write."""

    def __init__(self, program: Program) -> None:
        self.program, self.dice = program, random.Random(24)
        self.addresses = {f"pupil{number:02}@school.example": number for number in range(24)}
        rows = "".join(f"{SURNAMES[at]};{FIRST[at % 12]};{address}\n" for address, at in self.addresses.items())
        (program.folder / "class.csv").write_text(f"Surname;First name;E-mail\n{rows}", encoding="cp1252")
        program.ok(
            *("new", "--people", "class.csv", "--tables-of", "6", "--title", "7b", "--seed", "b", "--yes"),
            *("--private", "--moderator", "Ms Rossi <rossi@school.example>"),
        )
        self.games = sorted(path.name for path in program.folder.glob("7b-*.yaml"))
        for game in self.games:
            path = program.folder / game
            text = path.read_text().replace("rules: odyssey", "rules: {base: odyssey, points_to_win: 5}", 1)
            path.write_text(text.replace("\n# What happened,", f"\n{MAIL}\n# What happened,"))
        for part in ("cur", "new", "tmp"):
            (program.folder / "came" / part).mkdir(parents=True)
        self.letters: dict[str, list[EmailMessage]] = {address: [] for address in self.addresses}
        self.seen: set[Path] = set()
        self.count = 0

    def goes_on(self) -> None:
        said = self.program("run", "--once", *self.games)
        assert said.code == 0, said
        for path in sorted((self.program.folder / "sent" / "new").iterdir()):
            if path not in self.seen:
                self.seen.add(path)
                letter = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
                self.letters.setdefault(str(letter["To"].addresses[0].addr_spec), []).append(letter)

    def status(self, game: str) -> dict[str, object]:
        told: dict[str, object] = json.loads(self.program.ok("status", game, "--json", "--spoilers"))
        return told

    def answer(self, name: str, address: str, status: dict[str, object]) -> str:
        """What a player may answer now."""
        hand = status["hands"][name]  # type: ignore[index]
        match status["phase"]:
            case "clue":
                return f"{self.dice.choice(list(hand))}: the song of pupil {self.addresses[address]}"
            case "card":
                return str(self.dice.choice(list(hand)))
        table = status["table"]
        return str(self.dice.choice([card["number"] for card in table if card["owner"] != name]))  # type: ignore[attr-defined]

    def write(self, address: str, text: str, *, at_school: bool) -> None:
        """An answer to the last letter, with nothing in it that names the table but what the letter bore."""
        self.count += 1
        last = self.letters[address][-1]
        reply = EmailMessage()
        reply["Received"] = "from client by mx.school.example; Wed, 18 Nov 2026 09:00:00 +0000"
        reply["From"], reply["To"] = CLASSROOM if at_school else address, "rossi@school.example"
        reply["Subject"] = f"Re: {last['Subject']}" if at_school else "Re:"
        reply["Message-ID"] = f"<{self.count}@client.example>"
        reply["In-Reply-To"] = str(last["Message-ID"])
        reply.set_content(text)
        (self.program.folder / "came" / "new" / f"{self.count:04}.mail").write_bytes(reply.as_bytes())


def seats_of(pupils: Class, game: str) -> dict[str, str]:
    text = (pupils.program.folder / game).read_text()
    return dict(re.findall(r"^- \{name: \"?([^\",]+)\"?, email: ([^}]+)\}", text, re.MULTILINE))


def said_in(letter: EmailMessage) -> Iterator[str]:
    """Everything that a reader can see of a mail, headers too."""
    yield from (f"{name}: {value}" for name, value in letter.items())
    for part in letter.walk():
        yield str(part.get_filename() or "")
        if part.get_content_maintype() == "text":
            yield str(part.get_content())


def test_a_class_of_24_plays_a_whole_evening_through_one_mailbox(program: Program) -> None:
    pupils = Class(program)
    seats = {game: seats_of(pupils, game) for game in pupils.games}
    assert [len(each) for each in seats.values()] == [6, 6, 6, 6]
    pupils.goes_on()
    for step in range(60):
        standing = {game: pupils.status(game) for game in pupils.games}
        if all(each["phase"] == "finished" for each in standing.values()):
            break
        for game, status in standing.items():
            waiting = status["waiting_for"] if status["storyteller"] else list(seats[game])[:1]
            for name in waiting:  # type: ignore[attr-defined]
                address = seats[game][name]
                pupils.write(address, pupils.answer(name, address, status), at_school=(step + len(name)) % 2 == 0)
        pupils.goes_on()
    assert {game: pupils.status(game)["phase"] for game in pupils.games} == dict.fromkeys(pupils.games, "finished")
    for game in pupils.games:
        text = (program.folder / game).read_text()
        clues = {int(number) for number in re.findall(r"the song of pupil (\d+)", text)}
        assert clues
        assert clues <= {pupils.addresses[address] for address in seats[game].values()}, "no answer went astray"
        assert '"mail_held"' not in text
        assert "It fits" in program("verify", game).out
    assert [line.split()[1] for line in program.ok("status", ".").splitlines()] == ["The"] * 4
    for address in pupils.addresses:
        assert len(pupils.letters[address]) >= 2, "the hand and the end"
        for letter in pupils.letters[address]:
            shown = "\n".join(said_in(letter))
            others = {other for other in pupils.addresses if other != address}
            assert {other for other in (*others, *SURNAMES) if other in shown} == set(), letter["To"]
