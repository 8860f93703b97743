"""Who is who? Everybody who ever sat at the table, under a name and a look; players may stay unnamed.

Where names stay out of an album, each player is called by his figure, and no name or address is left in what people
wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from dixit_pbem.compose import Looks
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.layout.box.wording import figure_names
from dixit_pbem.layout.plates import Person
from dixit_pbem.words import Words

ADDRESS = re.compile(r"[^\s<>@,;:]+@[^\s<>@,;:]*\w")
NUMERALS = (" I", " II")


@dataclass(frozen=True, slots=True)
class People:
    """Everybody under the name that the album gives him; `unnamed` maps what must not be read to what stands there."""

    persons: Mapping[PlayerName, Person]
    unnamed: Mapping[str, str]

    def __getitem__(self, player: PlayerName) -> Person:
        return self.persons[player]

    def of(self, players: Iterable[PlayerName]) -> tuple[Person, ...]:
        """Several people, in their order."""
        return tuple(self.persons[player] for player in players)

    def names(self, players: Iterable[PlayerName]) -> tuple[str, ...]:
        """The names of several people, in their order."""
        return tuple(self.persons[player].name for player in players)

    def told(self, text: str) -> str:
        """What somebody wrote, as the album may tell it."""
        if not self.unnamed:
            return text
        names = "|".join(re.escape(name) for name in sorted(self.unnamed, key=len, reverse=True))
        without = ADDRESS.sub("…", text)
        return re.sub(rf"(?<!\w)(?:{names})(?!\w)", lambda found: self.unnamed[found.group()], without)


def everybody(seated: Mapping[PlayerName, PlayerName], looks: Looks) -> People:
    """All who ever sat at the table, under their own names; a seat keeps its look, whoever takes it."""
    return People({player: Person(player, looks[original]) for player, original in seated.items()}, {})


def by_figure(people: People, words: Words, *, places: Mapping[PlayerName, str], moderator: str) -> People:
    """The same players called by their figures; `places` tells apart partners, who share one."""
    figures = figure_names(words.say)
    persons = {
        player: Person(f"{figures[person.look.figure].capitalize()}{places[player]}", person.look)
        for player, person in people.persons.items()
    }
    return People(persons, {moderator: "…"} | {player: person.name for player, person in persons.items()})


def places_in_pairs(seated: Mapping[PlayerName, PlayerName], game: Game) -> Mapping[PlayerName, str]:
    """What tells partners apart: ` I` and ` II`; nothing where everybody plays alone."""
    if not game.rules.pairs:
        return dict.fromkeys(seated, "")
    seats = game.setup.seats
    return {player: NUMERALS[seats.index(original) // (len(seats) // 2)] for player, original in seated.items()}
