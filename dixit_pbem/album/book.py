"""A book: everything that an album says, in words of one language. Page and template receive nothing else."""

from __future__ import annotations

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.plates import Person, Plate


@frozen
class AlbumCard:
    """A card of a round that is over, and what the album says about it."""

    plate: Plate
    description: str
    """What the picture shows, for those who cannot see it."""
    label: str
    """`Card 3, given by Ana`"""
    votes: str
    """Who voted for it, in a few words."""


@frozen
class Gain:
    """What a round brought somebody, or two partners, and all the points after it."""

    person: Person
    gained: str
    total: str
    """`12 points`"""


@frozen
class Quip:
    """A word said to all."""

    by: str
    text: str
    """In quotation marks."""


@frozen
class Enclosure:
    """What came with a clue."""

    key: str
    label: str
    """What it is, for a page that shows or plays it."""
    on_paper: str
    """The same for paper, which plays nothing; empty where the picture itself stands there."""
    proportion: float | None
    """A picture's width by its height; None for a recording."""


@frozen
class Chapter:
    """A round that is over."""

    number: int
    name: str
    """`Round 3`"""
    date: str
    teller: Person
    told_by: str
    clue: str
    """In quotation marks."""
    enclosed: Enclosure | None
    story: AlbumCard
    others: tuple[AlbumCard, ...]
    outcome: str
    gains: tuple[Gain, ...]
    quips: tuple[Quip, ...]


@frozen
class ChartLine:
    """The points of a player, or of two partners: before the first round and after each, as long as they sat there."""

    person: Person
    points: tuple[int, ...]


@frozen
class Chart:
    """The points round by round."""

    title: str
    summary: str
    """What somebody hears who cannot see the lines."""
    table: str
    """The title of the same in numbers."""
    player: str
    """Over the column of names."""
    round: str
    """Over the numbers of the rounds."""
    rounds: tuple[int, ...]
    lines: tuple[ChartLine, ...]
    """Highest first."""


@frozen
class Laureate:
    """Why somebody earned an award; with the picture it was about, where it was about one."""

    people: tuple[Person, ...]
    text: str
    chapter: int
    """The number of the round it happened in; 0 where it was no single round."""
    picture: str
    description: str


@frozen
class Prize:
    """An award: what it is called, what it is for, and who earned it."""

    title: str
    meaning: str
    laureates: tuple[Laureate, ...]


@frozen
class Fairness:
    """How anybody can check that every shuffle was fair."""

    title: str
    verdict: str
    luck: tuple[str, ...]
    """The words of chance that joined, a line each behind one that tells of them; none where nobody added one."""
    commitment: tuple[str, str]
    """What it is called, and the digits."""
    seed: tuple[str, str] | None
    """The same; None before the end."""
    steps_title: str
    steps: tuple[str, ...]


@frozen
class Labels:
    """The few words of the album itself."""

    album: str
    rounds: str
    skip_to_rounds: str
    walk: str
    """How to walk through the rounds with the keyboard."""
    others: str
    points: str
    quips: str
    awards: str
    wall: str
    """Over all the pictures of the game."""
    players: str
    top: str
    star: str
    """What the star marks."""
    red: str
    """What the red cross marks."""


@frozen
class AlbumBook:
    """The album of a game."""

    language: str
    title: str
    dates: str
    ending: str
    """Who won, or how far the game is."""
    winners: tuple[Person, ...]
    players: tuple[Person, ...]
    """In seating order; partners stand as one."""
    chapters: tuple[Chapter, ...]
    chart: Chart
    awards: tuple[Prize, ...]
    proof: Fairness
    labels: Labels
