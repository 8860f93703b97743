"""Games that bring about every kind of mail and page: played by the program itself, in folders of their own."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from dixit_pbem.cli import main
from dixit_pbem.words import languages

LANGUAGES = languages()
PEOPLE = (
    "Ana",
    "Bob",
    "Cyd",
    "Łucja",
    "Maximiliane von Hohenfel",
    "Eve",
    "Zoé",
    "Gus",
    "Guglielmina Della Rovere",
    "Ida",
    "Jon",
    "Kit",
)
"""Two names have the 24 characters that a long name has."""
LONG_CLUE = (
    "Once the last tram had gone, my grandmother would open the window, count the lanterns along the river from left "
    "to right, and say to nobody in particular that one of them was not a lantern at all; and every single night, "
    "for eleven years, I counted them after her and never found which one it was."
)
CLUES = ("the long way home", LONG_CLUE, "farewell", "what the sea keeps", "almost", "a key without a door")
MEETS_ALL = ("odyssey", 6)
"""The rules and players of the game whose second round meets every mail there is."""
BEGIN = datetime(2026, 11, 18, 9, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Party:
    """A game of the gallery: its rules, how many play it and how many rounds are played."""

    rules: str
    players: int
    rounds: int
    language: str = "en"
    title: str = "Sunday dreamers"
    together: bool = False
    """All tell at once, and a round is a cycle of them."""

    @property
    def name(self) -> str:
        """What its folder is called."""
        return f"{'together' if self.together else self.rules}-{self.players:02d}-{self.language}"


GAMES = (
    Party("odyssey", 3, 2),
    Party("odyssey", 6, 3),
    Party("odyssey", 7, 2, title="The long winter game of all the dreamers of Harbour Street"),
    Party("odyssey", 12, 2),
    Party("party", 6, 1),
    Party("team", 6, 1),
    Party("classic", 5, 1),
    Party("odyssey", 6, 1, together=True),
    Party("odyssey", 6, 1, "it", title="Sognatori della domenica"),
    Party("odyssey", 6, 1, "pt", title="Sonhadores de domingo"),
    Party("odyssey", 6, 1, "pl", title="Niedzielni marzyciele"),
)


class Played:
    """A game that is being played, on a clock that the gallery moves."""

    def __init__(self, party: Party, folder: Path) -> None:
        self.party, self.folder, self.now = party, folder, BEGIN
        self.seats = PEOPLE[: party.players]
        folder.mkdir(parents=True)

    @property
    def mails(self) -> Iterator[tuple[str, EmailMessage]]:
        """Every mail that was sent, with a name that tells cause, reader and kind."""
        for path in sorted(self.folder.rglob("*.eml"), key=lambda path: path.name):
            if not any(part.startswith(".") for part in path.parts):
                yield path.stem, message_from_bytes(path.read_bytes(), policy=policy.default)

    @property
    def moment(self) -> str:
        """What the clock says."""
        return f"{self.now:%Y-%m-%dT%H:%M:%SZ}"

    def call(self, *words: str, given: bytes = b"", may_fail: bool = False) -> str:
        """One command of the program; what it prints on a terminal of 80 columns."""
        os.environ |= {"DIXIT_PBEM_NOW": self.moment, "COLUMNS": "80"}
        told = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
        before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(given))
        try:
            with contextlib.chdir(self.folder), contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
                main(words)
        except SystemExit as end:
            if end.code and not may_fail:
                raise RuntimeError(f"{self.party.name}: {' '.join(words)}: {end}") from end
        finally:
            sys.stdin = before
        told.seek(0)
        return told.read()

    def status(self) -> dict[str, Any]:
        """How the game stands, with all its secrets."""
        told: dict[str, Any] = json.loads(self.call("status", "game.yaml", "--json", "--spoilers"))
        return told

    def answer(self, player: str, text: str) -> None:
        """The player answers the last mail by mail."""
        asked = [mail for _, mail in self.mails if player in str(mail["To"])][-1]
        reply = EmailMessage()
        reply["From"], reply["To"] = str(asked["To"]), str(asked["Reply-To"] or asked["From"])
        reply["Subject"] = f"Re: {asked['Subject']}"
        reply["In-Reply-To"], reply["Message-ID"] = (
            str(asked["Message-ID"]),
            f"<{ord(player[0])}.{self.now:%d%H%M%S}@x.example>",
        )
        reply.set_content(f"{text}\n")
        self.now += timedelta(minutes=1)
        self.call("fetch", "game.yaml", "-", given=reply.as_bytes())
        self.call("send", "game.yaml")

    def go_on(self) -> None:
        """Whatever is due."""
        self.now += timedelta(minutes=30)
        self.call("next-turn", "game.yaml")


def played(party: Party, folder: Path, *, ends: bool = True, calm: bool = False) -> Played:
    """A game of this kind, played through its rounds; the game of six meets every mail there is, unless it is calm."""
    game = Played(party, folder / party.name)
    people = [
        word for number, name in enumerate(game.seats) for word in ("--player", f"{name} <player{number}@example.org>")
    ]
    at_once = ["--together"] if party.together else []
    game.call(
        "new", "game.yaml", "--rules", party.rules, "--title", party.title, "--seed", "gallery", *at_once, *people
    )
    path = game.folder / "game.yaml"
    text = path.read_text(encoding="utf-8").replace("\nlanguage: en", f"\nlanguage: {party.language}")
    text = text.replace("\nfirst: volunteer", f"\nfirst: {game.seats[0]}")
    calm = calm or party.together
    if (party.rules, party.players) == MEETS_ALL and not calm:
        # Where answers are fetched, the moderator gets an overview of each day.
        (game.folder / "inbox").mkdir()
        text = text.replace("\nseed:", "\nmail: {fetch: {folder: inbox}}\nseed:")
    path.write_text(text, encoding="utf-8")
    game.go_on()
    for number in range(party.rounds):
        meets_all = not calm and (party.rules, party.players) == MEETS_ALL and number == 1
        if party.together:
            _cycle(game)
        else:
            _round(game, CLUES[number], meets_all=meets_all)
    if ends:
        game.call("end", "game.yaml", "--reason", "the holidays are over")
        game.go_on()
    return game


def _round(game: Played, clue: str, *, meets_all: bool) -> None:
    told = game.status()
    teller = told["storyteller"]
    letter = [] if game.party.rules == "party" else [f"{teller}=C"]
    if meets_all:
        _mishaps(game, teller)
    game.call("clue", "game.yaml", *(letter or [teller]), clue)
    game.go_on()
    if meets_all:
        _bad_day(game)
    while owing := [name for name in game.status()["waiting_for"] if game.status()["phase"] == "card"]:
        game.call("card", "game.yaml", f"{owing[0]}={_cards(game, owing[0])}")
    game.go_on()
    while (told := game.status())["phase"] == "vote" and told["waiting_for"]:
        _vote(game, told, told["waiting_for"][0])
    game.go_on()


def _cycle(game: Played) -> None:
    """A round of everybody at once; half of the others find each card."""
    for seat, name in enumerate(game.seats):
        game.call("clue", "game.yaml", f"{name}=C", CLUES[seat % len(CLUES)])
    game.go_on()
    hands = game.status()["hands"]
    for name in game.seats:
        free = [letter for letter in hands[name] if letter != "C"]
        given = (f"{teller}:{letter}" for teller, letter in zip(_others(game, name), free, strict=False))
        game.call("card", "game.yaml", f"{name}={','.join(given)}")
    game.go_on()
    tables = {each["storyteller"]: each["table"] for each in game.status()["rounds"]}
    for seat, name in enumerate(game.seats):
        chosen = []
        for at, teller in enumerate(_others(game, name)):
            wanted = (teller,) if (seat + at) % 2 else tuple(other for other in game.seats if other != name)
            row = next(row for row in tables[teller] if row["owner"] in wanted)
            chosen.append(f"{teller}:{row['number']}")
        game.call("vote", "game.yaml", f"{name}={','.join(chosen)}")
    game.go_on()


def _others(game: Played, player: str) -> list[str]:
    return [name for name in game.seats if name != player]


def _cards(game: Played, player: str) -> str:
    wanted = 2 if game.party.players == 3 else 1
    return ",".join(list(game.status()["hands"][player])[1 : 1 + wanted])


def _vote(game: Played, told: dict[str, Any], player: str) -> None:
    """Half of them find the card; the others go by their seat. In `party` the storyteller marks a card as well."""
    own = [row["number"] for row in told["table"] if player in row["owner"]]
    story = next(row["number"] for row in told["table"] if told["storyteller"] in row["owner"])
    seat = game.seats.index(player)
    free = [row["number"] for row in told["table"] if row["number"] not in own]
    number = story if seat % 2 and story in free else free[seat % len(free)]
    red = ["--red", str(free[0])] if game.party.rules == "party" and player == told["storyteller"] else []
    two = f",{next(each for each in free if each != number)}" if game.party.players >= 7 and seat % 3 == 0 else ""
    game.call("vote", "game.yaml", f"{player}={number}{two}", *red)


def _mishaps(game: Played, teller: str) -> None:
    """What players write beside their moves, each with its receipt or refusal."""
    other = next(name for name in game.seats if name != teller)
    for player, text in (
        (teller, "what do you mean?"),
        (other, "B: I want to tell"),
        (other, "status"),
        (other, "help"),
        (other, "rules"),
        (other, "away 3-10 December"),
        (other, "say good night to all of you"),
        (teller, "G: a card that nobody has"),
        (other, "address new@example.org"),
    ):
        game.answer(player, text)
    game.call("undo", "game.yaml", may_fail=True)


def _bad_day(game: Played) -> None:
    """A reminder, a pause, a move that is taken back, a person who goes: what the moderator does on a bad day."""
    first, second = game.status()["waiting_for"][:2]
    game.answer(first, "B, because of the stairs")
    game.answer(second, "maybe C or D?")
    game.call("remind", "game.yaml")
    game.call("say", "game.yaml", "The kettle is on.")
    game.call("extend", "game.yaml", "24h")
    game.call("pause", "game.yaml")
    game.call("resume", "game.yaml")
    game.call("replace", "game.yaml", second, "Fay Novak <fay@example.org>")
    game.call("undo", "game.yaml")
    game.go_on()
