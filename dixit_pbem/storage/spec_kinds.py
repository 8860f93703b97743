"""What a key of the settings is: where it stands, what may stand behind it, what it means."""

from __future__ import annotations

from enum import Enum, auto

from dixit_pbem.frozen import frozen


class ValueKind(Enum):
    """What stands behind a key."""

    FORMAT = auto()
    TEXT = auto()
    TITLE = auto()
    CHOICE = auto()
    NAME = auto()
    ADDRESS = auto()
    ZONE = auto()
    DURATION = auto()
    PAUSE = auto()
    HOUR = auto()
    START = auto()
    WEEKDAYS = auto()
    SWITCH = auto()
    PORT = auto()
    RATE = auto()
    PATH = auto()
    HOST = auto()
    PASSWORD_FROM = auto()
    TEXTS = auto()
    ADDRESSES = auto()
    RULES = auto()
    DECKS = auto()
    TEAMS = auto()
    SECTION = auto()
    LIST = auto()
    JOURNAL = auto()


@frozen
class Key:
    """One key: where it stands (`players[].name`), what may stand behind it and what it means."""

    path: str
    kind: ValueKind
    meaning: str
    example: str
    default: str = ""
    """What the file would say, had somebody written it down; empty where there is nothing."""
    required: bool = False
    allowed: tuple[str, ...] = ()
    only_with: tuple[str, ...] = ()
    """The ways to send or fetch mail that know it; empty where it stands by itself."""

    @property
    def name(self) -> str:
        """The key's own word."""
        return self.path.rpartition(".")[2]
