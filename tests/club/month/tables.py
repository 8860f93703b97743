"""The tables of a simulated month as files, before the club takes them in. Their pictures are small: mails are many."""

from __future__ import annotations

import random
import shutil
from datetime import timedelta
from pathlib import Path

from PIL import Image

from tests.club.month.people import Person

NAMES = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida")
DECK, LOST_DECK = "small", "lost"
PICTURE = (60, 90)
CARDS = 84
SETTINGS = """\
format: 1
title: Table {letters}
rules: {rules}
deck: {deck}
first: Ana
moderator: {{name: Zoe{moderator}}}
players:
{players}deadlines: {{clue: {hours}h, card: {hours}h, vote: {hours}h}}
missing: {missing}
seed: month {seed} {number}
account: {account}
mail: {{pages: none, settle: {settle}, receipts: {receipts}}}
journal:
"""


def lay_decks(folder: Path) -> None:
    """Two decks with pictures of one colour each, which weigh nothing."""
    for name, blue in ((DECK, 0), (LOST_DECK, 255)):
        place = folder / "decks" / name
        place.mkdir(parents=True)
        lines = [f"title: {name}", "author: Ana", "licence: private", "cards:"]
        for number in range(CARDS):
            Image.new("RGB", PICTURE, (3 * number, 255 - 3 * number, blue)).save(place / f"{number}.png")
            lines.append(f"- {{id: c{number}, file: {number}.png, title: Card {number}}}")
        (place / "deck.yaml").write_text("\n".join((*lines, "")))


def copy_decks(folder: Path, target: Path) -> None:
    shutil.copytree(folder / "decks", target / "decks")


class Laid:
    """The tables of a month, by their numbers, and all who sit there."""

    def __init__(self, folder: Path, count: int, *, seed: int, length: timedelta, last_round: int) -> None:
        self.folder = folder
        self.count = count
        self.seed = seed
        self.length = length
        self.last_round = last_round
        self.people: dict[str, Person] = {}

    def lay(self, number: int, *, account: str, deck: str = DECK) -> Path:
        """The game file of one table."""
        dice = random.Random(f"{self.seed} {number}")
        names = NAMES[: dice.randrange(4, 10)]
        letters = "".join(chr(ord("a") + int(digit)) for digit in str(number))
        addresses = {name: f"{name.lower()}.{number}@people.example" for name in names}
        for name, address in addresses.items():
            own = random.Random(f"{self.seed} {number} {name}")
            self.people[address] = Person(number, name, address, own, self.length, self.last_round)
        text = SETTINGS.format(
            letters=letters,
            rules="classic" if len(names) < 7 and dice.random() < 0.3 else "odyssey",
            deck=deck,
            moderator=f", email: zoe.{number}@people.example" if dice.random() < 0.3 else "",
            players="".join(f"- {{name: {name}, email: {address}}}\n" for name, address in addresses.items()),
            hours=round(self.length.total_seconds() / 3600),
            missing=dice.choice(("random", "random", "abstain", "wait")),
            seed=self.seed,
            number=number,
            account=account,
            settle=dice.choice(("0", "15m")),
            receipts=dice.choice(("all", "changes")),
        )
        path = self.folder / f"table-{number:05}.yaml"
        path.write_text(text)
        return path
