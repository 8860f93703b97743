"""Every key of a game file's settings: the one table that the loader, `check` and the manual read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.systems import SYSTEMS
from dixit_pbem.storage.shipped import languages

FORMAT = 1
LANGUAGES = languages()
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
SERVER = "server"
SEND_WAYS = ("folder", "maildir", "sendmail", SERVER)
FETCH_WAYS = ("folder", "maildir", "mbox", SERVER)
TLS, STARTTLS, NO_SECURITY = "tls", "starttls", "none"
PASSWORD, XOAUTH2 = "password", "xoauth2"
MOST_A_MINUTE = 1000


class Kind(Enum):
    """What stands behind a key."""

    FORMAT = auto()
    TEXT = auto()
    CHOICE = auto()
    NAME = auto()
    ADDRESS = auto()
    ZONE = auto()
    DURATION = auto()
    PAUSE = auto()
    SWITCH = auto()
    PORT = auto()
    RATE = auto()
    PATH = auto()
    HOST = auto()
    PASSWORD_FROM = auto()
    TEXTS = auto()
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
    only_with: tuple[str, ...] = ()
    """The ways to send or fetch mail that know it; empty where it stands by itself."""

    @property
    def name(self) -> str:
        """The key's own word."""
        return self.path.rpartition(".")[2]


_OF_SERVER = (
    Key(
        "security",
        Kind.CHOICE,
        "How the connection is kept private: TLS from the start, STARTTLS, or none (to this computer only).",
        STARTTLS,
        default=TLS,
        allowed=(TLS, STARTTLS, NO_SECURITY),
    ),
    Key("user", Kind.TEXT, "The name to log in with.", "dixit@example.org"),
    Key(
        "password_from",
        Kind.PASSWORD_FROM,
        "Where the password lies: in the environment, in a file that only you can read, or in a key ring.",
        "env:DIXIT_PASSWORD",
    ),
    Key(
        "login",
        Kind.CHOICE,
        "What lies there: a password, or an access token for XOAUTH2.",
        XOAUTH2,
        default=PASSWORD,
        allowed=(PASSWORD, XOAUTH2),
    ),
)


def _of_server(section: str, *, port: str) -> Iterator[Key]:
    """What is said about a server, the same for both directions but for the usual port."""
    ports = Key("port", Kind.PORT, "The server's port; without it the usual one of that security.", port)
    return (replace(key, path=f"{section}.{key.path}", only_with=(SERVER,)) for key in (ports, *_OF_SERVER))


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
    Key(
        "players[].timezone",
        Kind.ZONE,
        "The time zone in which this player's deadlines are told; without it the game's.",
        "America/New_York",
    ),
    Key(
        "players[].described",
        Kind.SWITCH,
        "Whether the pictures in this player's mails are described in words, for somebody who cannot see them.",
        "true",
        default="false",
    ),
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
    Key(
        "mail.address",
        Kind.ADDRESS,
        "Whom the mails are from, and where answers go; without it the moderator's address.",
        "dixit@example.org",
    ),
    Key(
        "mail.plus",
        Kind.SWITCH,
        "Whether answers go to an address with the token in it, dixit+k7m2q9wd@example.org, where the provider knows "
        "such addresses.",
        "true",
        default="false",
    ),
    Key(
        "mail.hold_other_addresses",
        Kind.SWITCH,
        "Whether an answer with the right token from an address that is not the player's waits for the moderator.",
        "true",
        default="false",
    ),
    Key(
        "mail.settle",
        Kind.PAUSE,
        "How long the game waits after the last answer, so that people can change their mind; 0 for no wait.",
        "30m",
        default="15m",
    ),
    Key("mail.send", Kind.SECTION, "Where mails go; without it into the game's folder in output/.", "{folder: outbox}"),
    Key("mail.send.folder", Kind.PATH, "A folder that takes each mail as a file.", "outbox"),
    Key("mail.send.maildir", Kind.PATH, "A Maildir that takes each mail.", "~/Maildir"),
    Key("mail.send.sendmail", Kind.PATH, "A program that sends as sendmail does.", "/usr/sbin/sendmail"),
    Key("mail.send.server", Kind.HOST, "The mail server that sends (SMTP).", "smtp.example.org"),
    *_of_server("mail.send", port="465"),
    Key(
        "mail.send.per_minute",
        Kind.RATE,
        "How many mails a minute the provider takes; without it as many as there are.",
        "20",
        only_with=("sendmail", SERVER),
    ),
    Key("mail.fetch", Kind.SECTION, "Where replies come from; without it they are typed in.", "{folder: inbox}"),
    Key("mail.fetch.folder", Kind.PATH, "A folder in which each file is one reply.", "inbox"),
    Key("mail.fetch.maildir", Kind.PATH, "A Maildir in which replies arrive.", "~/Maildir"),
    Key("mail.fetch.mbox", Kind.PATH, "An mbox file in which replies arrive.", "/var/mail/ana"),
    Key("mail.fetch.server", Kind.HOST, "The mail server that keeps the replies (IMAP).", "imap.example.org"),
    *_of_server("mail.fetch", port="993"),
    Key(
        "mail.fetch.mailbox",
        Kind.TEXT,
        "The folder on the server in which replies arrive.",
        "Dixit",
        default="INBOX",
        only_with=(SERVER,),
    ),
    Key(
        "mail.fetch.private",
        Kind.SWITCH,
        "Whether it is somebody's own mailbox: mails without a mark of the game are left alone.",
        "true",
        default="false",
    ),
    Key(
        "mail.fetch.own_servers",
        Kind.TEXTS,
        "The names, one or a list, under which your provider writes Authentication-Results; those of others never "
        "count.",
        "mx.example.org",
    ),
    Key("journal", Kind.JOURNAL, "What happened, an event a line; only the program writes here.", "journal:"),
)


def keys_under(section: str) -> tuple[Key, ...]:
    """The keys that stand directly in a section: `` (the file itself), `deadlines`, `players[]`."""
    return tuple(key for key in KEYS if key.path.rpartition(".")[0] == section)
