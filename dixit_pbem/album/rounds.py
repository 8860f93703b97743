"""What an album is told from: every round that is over, the words said to all meanwhile, and everybody's name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime
from types import MappingProxyType

from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import CardId, Clue, Game, PlayerName, Round, Scored, TableCard
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import Said, SaidBeside
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.proof import Checked
from dixit_pbem.layout.box.wording import figure_names
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.page_words import Looks
from dixit_pbem.words import Words


@frozen
class PastRound:
    """A round that is over: the event that scored it, and the game right after."""

    seq: int
    game: Game
    played: Round
    """The round itself."""
    scored: Scored
    """Its points and who found the storyteller's card."""
    storyteller: PlayerName
    clue: Clue

    @property
    def number(self) -> int:
        """Which round of the game it was."""
        return self.played.number

    @property
    def story(self) -> TableCard:
        """The storyteller's card."""
        return next(card for card in self.played.table if card.owner == self.storyteller)

    @property
    def voted(self) -> Mapping[PlayerName, tuple[int, ...]]:
        """The votes of those who did not abstain."""
        return {player: numbers for player, numbers in self.played.votes.items() if numbers}

    def voters_of(self, card: TableCard) -> tuple[PlayerName, ...]:
        """Who voted for a card."""
        return tuple(player for player, numbers in self.voted.items() if card.number in numbers)


Quips = Mapping[int, tuple[Said, ...]]
"""What was said to all, by the number of the round in which it was said."""


def past_rounds(history: History) -> tuple[PastRound, ...]:
    """The rounds that are over, in their order; what was taken back is not among them."""
    games = [*(step.before for step in history.steps), history.game][1:]
    return tuple(
        PastRound(step.seq, game, played, played.result, played.storyteller, played.clue)
        for step, game in zip(history.steps, games, strict=True)
        if isinstance(step.event, RoundScored) and game is not None
        for played in (game.numbered[step.event.round] if step.event.round else game.round,)
        if played.result and played.storyteller and played.clue
    )


def quips(steps: Iterable[Step], beside: Mapping[int, tuple[SaidBeside, ...]] = MappingProxyType({})) -> Quips:
    """The words said to all, and those beside answers; those from before the first round belong to it."""
    said = {number: tuple(Said(each.text, each.player) for each in words) for number, words in beside.items()}
    for step in steps:
        if isinstance(step.event, Said) and step.before is not None:
            number = max(1, step.before.round.number)
            said[number] = (*said.get(number, ()), step.event)
    return said


def seated(steps: Iterable[Step]) -> Mapping[PlayerName, PlayerName]:
    """Everybody who ever sat at the table, each with the one who sat there at the start."""
    return {
        player: game.former.get(player, player)
        for step in steps
        for game in (step.before,)
        if game is not None
        for player in game.seats
    }


ADDRESS = re.compile(r"[^\s<>@,;:]+@[^\s<>@,;:]*\w")
NUMERALS = (" I", " II")


@frozen
class People:
    """Everybody under the name that the album gives them; `unnamed` maps what must not be read to what stands there."""

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


@frozen
class Source:
    """What an album is told from."""

    game: Game
    rounds: tuple[PastRound, ...]
    quips: Quips
    moments: Mapping[int, datetime]
    """When each event was recorded, by its number."""
    people: People
    seated: Mapping[PlayerName, PlayerName]
    """Everybody who ever sat at the table, with the one who sat there at the start."""
    descriptions: Mapping[CardId, str]
    """What each card shows, in the language of the album."""
    checked: Checked
    enclosed: Mapping[str, float | None]
    """What came with clues, by the journal's names: a picture's width by its height, or None for a recording."""
    loved: Mapping[tuple[int, int], tuple[PlayerName, ...]] = field(default_factory=dict)
    """Who loves which picture, by its round and number."""

    def label(self, card: TableCard, words: Words) -> str:
        """`Card 3, given by Ana`."""
        return words.say("Card {number}, given by {name}", number=card.number, name=self.people[card.owner].name)

    def shown(self, card: TableCard, words: Words) -> str:
        """What a card shows, or at least which one it is."""
        return self.descriptions.get(card.card) or self.label(card, words)
