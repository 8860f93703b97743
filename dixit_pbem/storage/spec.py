"""Every key of a game file's settings: the one table that the loader, `check` and the manual read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.systems import SYSTEMS

FORMAT = 1
LANGUAGES = ("en", "it", "pl", "pt")
FEWEST_PLAYERS, MOST_PLAYERS = 3, 12
VOLUNTEER, RANDOM = "volunteer", "random"
COLOURS = (
    "yellow",
    "black",
    "green",
    "blue",
    "purple",
    "orange",
    "red",
    "pink",
    "brown",
    "sky",
    "olive",
    "grey",
)
"""What a player's colour may be called. Players who chose none get the first free ones."""


class Kind(Enum):
    """What stands behind a key."""

    FORMAT = auto()
    TEXT = auto()
    CHOICE = auto()
    NAME = auto()
    ADDRESS = auto()
    ZONE = auto()
    DURATION = auto()
    FOLDER = auto()
    RULES = auto()
    DECKS = auto()
    TEAMS = auto()
    SECTION = auto()
    LIST = auto()
    JOURNAL = auto()


@dataclass(frozen=True, slots=True)
class Key:
    """One key: where it stands (`players[].name`), what may stand behind it and what it means."""

    path: str
    kind: Kind
    meaning: str
    example: str
    default: str = ""
    """What the file would say, had somebody written it down; empty where there is nothing."""
    required: bool = False
    allowed: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The key's own word."""
        return self.path.rpartition(".")[2]


KEYS: tuple[Key, ...] = (
    Key("format", Kind.FORMAT, "The number of this file format.", str(FORMAT), required=True, allowed=(str(FORMAT),)),
    Key("title", Kind.TEXT, "What the game is called in mails and on paper.", "Sunday dreamers", required=True),
    Key(
        "rules",
        Kind.RULES,
        "The rule system, by name or with house rules.",
        "{base: odyssey, lone_finder: 4}",
        required=True,
        allowed=tuple(SYSTEMS),
    ),
    Key(
        "deck",
        Kind.DECKS,
        "The name or folder of a deck, or a list of them to mix.",
        "[dreams, my-deck]",
        default="dreams",
    ),
    Key(
        "first",
        Kind.TEXT,
        "Who tells first: whoever volunteers, a random player, or a player by name.",
        "Ana",
        default=VOLUNTEER,
    ),
    Key(
        "language",
        Kind.CHOICE,
        "The language of players who have none of their own.",
        "it",
        default="en",
        allowed=LANGUAGES,
    ),
    Key("timezone", Kind.ZONE, "The time zone in which deadlines are told.", "Europe/Rome", default="UTC"),
    Key(
        "moderator",
        Kind.SECTION,
        "Who runs the game; without it the first player.",
        "{name: Ana, email: ana@example.org}",
    ),
    Key("moderator.name", Kind.NAME, "The moderator's name; may be a player's.", "Ana", required=True),
    Key("moderator.email", Kind.ADDRESS, "The moderator's address.", "ana@example.org"),
    Key(
        "players",
        Kind.LIST,
        f"The players, {FEWEST_PLAYERS} to {MOST_PLAYERS}, in seating order, clockwise.",
        "[{name: Ana, email: ana@example.org}, {name: Bob}, {name: Cyd}]",
        required=True,
    ),
    Key("players[].name", Kind.NAME, "What the player is called.", "Ana", required=True),
    Key(
        "players[].email",
        Kind.ADDRESS,
        "The player's address; without it the player plays on paper.",
        "ana@example.org",
    ),
    Key("players[].language", Kind.CHOICE, "The player's own language.", "pt", allowed=LANGUAGES),
    Key("players[].colour", Kind.CHOICE, "The player's colour; no two may share one.", "green", allowed=COLOURS),
    Key("teams", Kind.TEAMS, "The pairs of a game in pairs, by the name of the team.", "{Foxes: [Ana, Dan]}"),
    Key("deadlines", Kind.SECTION, "How long each phase lasts.", "{clue: 72h, card: 2d, vote: 90m}"),
    Key("deadlines.clue", Kind.DURATION, "How long the storyteller has for a clue.", "72h", default="72h"),
    Key("deadlines.card", Kind.DURATION, "How long the others have for their cards.", "2d", default="48h"),
    Key("deadlines.vote", Kind.DURATION, "How long the voters have.", "2d", default="48h"),
    Key(
        "missing",
        Kind.CHOICE,
        "What happens to those who are late: wait for them, draw for them at random, or let them abstain.",
        "random",
        default=Missing.WAIT.value,
        allowed=tuple(policy.value for policy in Missing),
    ),
    Key("seed", Kind.TEXT, "Makes the game a rehearsal: chance follows from this text.", "rehearsal-1"),
    Key("mail", Kind.SECTION, "How mails leave and come in.", "{send: {folder: outbox}, fetch: {folder: inbox}}"),
    Key("mail.send", Kind.SECTION, "Where mails go; without it into the game's folder in output/.", "{folder: outbox}"),
    Key("mail.send.folder", Kind.FOLDER, "A folder that takes each mail as a file.", "outbox", required=True),
    Key("mail.fetch", Kind.SECTION, "Where replies come from; without it they are typed in.", "{folder: inbox}"),
    Key("mail.fetch.folder", Kind.FOLDER, "A folder in which each file is one reply.", "inbox", required=True),
    Key("journal", Kind.JOURNAL, "What happened, an event a line; only the program writes here.", "journal:"),
)


def keys_under(section: str) -> tuple[Key, ...]:
    """The keys that stand directly in a section: `` (the file itself), `deadlines`, `players[]`."""
    return tuple(key for key in KEYS if key.path.rpartition(".")[0] == section)
