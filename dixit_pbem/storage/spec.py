"""Every key of a game file's settings: the one table that the loader, `check` and the manual read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.systems import SYSTEMS
from dixit_pbem.storage.shipped import languages
from dixit_pbem.storage.spec_kinds import Key as Key
from dixit_pbem.storage.spec_kinds import ValueKind as ValueKind

FORMAT = 1
LANGUAGES = languages()
FEWEST_PLAYERS, MOST_PLAYERS = 3, 12
VOLUNTEER, RANDOM = "volunteer", "random"
EXTEND, KEEP = "extend", "keep"
NEEDED, ALWAYS = "needed", "always"
COLOURS = ("yellow", "black", "green", "blue", "purple", "orange", "red", "pink", "brown", "sky", "olive", "grey")
"""What a player's colour may be called. Players who chose none get the first free ones."""
SERVER = "server"
WAYS: Mapping[str, tuple[str, ...]] = {
    "mail.send": ("folder", "maildir", "sendmail", SERVER),
    "mail.fetch": ("folder", "maildir", "mbox", SERVER),
}
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MORNING, AT_ONCE = "morning", "at once"
SAY = "say"
CLUES = "clues"
LAST, ZERO, CLOSED = "last", "zero", "closed"
STAND_IN = "stand-in"
OPEN, APPROVE = "open", "approve"
RECEIPTS = ALL, CHANGES, NO = "all", "changes", "none"
ATTACHED = "attached"
TLS, STARTTLS, NO_SECURITY = "tls", "starttls", "none"
THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")
PASSWORD, XOAUTH2 = "password", "xoauth2"
MOST_A_MINUTE = 1000


_OF_SERVER = (
    Key(
        "security",
        ValueKind.CHOICE,
        "How the connection is kept private: TLS from the start, STARTTLS, or none (to this computer only).",
        STARTTLS,
        default=TLS,
        allowed=(TLS, STARTTLS, NO_SECURITY),
    ),
    Key("user", ValueKind.TEXT, "The name to log in with.", "dixit@example.org"),
    Key(
        "password_from",
        ValueKind.PASSWORD_FROM,
        "Where the password lies: in the environment, in a file that only you can read, or in a key ring.",
        "env:DIXIT_PASSWORD",
    ),
    Key(
        "login",
        ValueKind.CHOICE,
        "What lies there: a password, or (xoauth2) what `doctor --log-in` put there: a token that renews itself.",
        XOAUTH2,
        default=PASSWORD,
        allowed=(PASSWORD, XOAUTH2),
    ),
)


def _of_server(section: str, *, port: str) -> Iterator[Key]:
    """What is said about a server, the same for both directions but for the usual port."""
    ports = Key("port", ValueKind.PORT, "The server's port; without it the usual one of that security.", port)
    return (replace(key, path=f"{section}.{key.path}", only_with=(SERVER,)) for key in (ports, *_OF_SERVER))


_DECK = "The name or folder of a deck, or a list of them to mix."
_FIRST = "Who tells first: whoever volunteers, a random player, or a player by name."
_LANGUAGE = "The language of players who have none of their own."
_MODERATOR = "Who runs the game; without it the first player."
_LATE = (
    "What happens to those who are late: wait for them, draw for them at random, let them abstain, or offer the seat "
    "to the reserve for this round or cycle (stand-in); where nobody of the reserve wants it, the game waits."
)
_RESERVE = (
    "Who likes to help: whoever resigns, and with `missing: stand-in` whoever is late, has the seat offered to them by "
    "mail in turn, each once and with a day to answer; the first yes takes it."
)
_AWAY = (
    "What happens to a deadline that ends while its player is away, as the player said: extend it to a day after the "
    "return, or keep it."
)
_RECEIPTS = (
    "Which moves get a receipt: all, changes of an earlier one, or none; who still owes something gets it always."
)
_ATTACHED = "Whether pages to print come with the mails; the mails show all pictures themselves."
_PAGES = (
    "Whose hands are written into output/: the moderator's own and those that no mail brings (needed), or all (always)."
)

_NEWCOMERS = (
    "With how many points somebody begins who joins a running game between two rounds: those of the last place, or "
    "none; or nobody may join."
)
_TABLE = (
    "What becomes of a stranger who writes for a seat and says so again when asked: a seat with the next round (open), "
    "the moderator decides (approve), or silence."
)
_WATCHERS = (
    "Who reads along without a seat: they get each reveal and the end, nothing before, and leave by a word or by their "
    "mail program's button."
)
_START = (
    "When an open table begins by itself: at once when enough players are there, or `when 6 are here`; those who ask "
    "by mail take the seats behind the players that stand here, of whom there may then be fewer."
)
_BANTER = (
    "Which words beside an answer are told with the results: a line that begins with `say`, or all that stands below a "
    "blank line."
)
_MODERATION = (
    "What waits until the moderator lets it go: each clue and each word to all that comes by mail (clues), or nothing."
)
_QUIET = "When nobody is hurried: no deadline ends then, and the autopilot calls and reminds nobody."
_EARLY = (
    "When the autopilot calls and reminds those for whom it is quiet now: in their morning, or at once; `next-turn` "
    "never waits."
)

_ACCOUNT = "In a club, by which of its accounts the game writes and is written to, before its own 'mail'."


def _quiet(section: str, meaning: str) -> Iterator[Key]:
    """What is said about quiet hours and days, the same for a group and a player."""
    yield Key(section, ValueKind.SECTION, meaning, '{from: "22:00", to: "08:00", days: [sat, sun]}')
    yield Key(f"{section}.from", ValueKind.HOUR, "When the quiet hours begin, every day.", '"22:00"')
    yield Key(f"{section}.to", ValueKind.HOUR, "When they are over.", '"08:00"')
    yield Key(f"{section}.days", ValueKind.WEEKDAYS, "The days that are quiet wholly.", "[sat, sun]")


KEYS: tuple[Key, ...] = (
    Key(
        "format",
        ValueKind.FORMAT,
        "The number of this file format.",
        str(FORMAT),
        required=True,
        allowed=(str(FORMAT),),
    ),
    Key("title", ValueKind.TITLE, "What the game is called in mails and on paper.", "Sunday dreamers", required=True),
    Key(
        "rules",
        ValueKind.RULES,
        "The rule system, by name or with house rules.",
        "{base: odyssey, lone_finder: 4}",
        required=True,
        allowed=tuple(SYSTEMS),
    ),
    Key("deck", ValueKind.DECKS, _DECK, "[dreams, my-deck]", default="dreams"),
    Key("first", ValueKind.TEXT, _FIRST, "Ana", default=VOLUNTEER),
    Key("language", ValueKind.CHOICE, _LANGUAGE, "it", default="en", allowed=LANGUAGES),
    Key("timezone", ValueKind.ZONE, "The time zone in which deadlines are told.", "Europe/Rome", default="UTC"),
    Key("moderator", ValueKind.SECTION, _MODERATOR, "{name: Ana, email: ana@example.org}"),
    Key("moderator.name", ValueKind.NAME, "The moderator's name; may be a player's.", "Ana", required=True),
    Key("moderator.email", ValueKind.ADDRESS, "The moderator's address.", "ana@example.org"),
    Key(
        "players",
        ValueKind.LIST,
        f"The players, {FEWEST_PLAYERS} to {MOST_PLAYERS}, in seating order, clockwise.",
        "[{name: Ana, email: ana@example.org}, {name: Bob}, {name: Cyd}]",
        required=True,
    ),
    Key("players[].name", ValueKind.NAME, "What the player is called.", "Ana", required=True),
    Key("players[].email", ValueKind.ADDRESS, "The player's address; who has none plays on paper.", "ana@example.org"),
    Key("players[].language", ValueKind.CHOICE, "The player's own language.", "pt", allowed=LANGUAGES),
    Key(
        "players[].timezone",
        ValueKind.ZONE,
        "The time zone in which this player's deadlines are told; without it the game's.",
        "America/New_York",
    ),
    Key("players[].receipts", ValueKind.CHOICE, "As mail.receipts says, for this player.", CHANGES, allowed=RECEIPTS),
    Key("players[].pages", ValueKind.CHOICE, "As mail.pages says, for this player.", NO, allowed=(ATTACHED, NO)),
    Key(
        "players[].described",
        ValueKind.SWITCH,
        "Whether the pictures in this player's mails are described in words, for somebody who cannot see them.",
        "true",
        default="false",
    ),
    Key("players[].colour", ValueKind.CHOICE, "The player's colour; no two may share one.", "green", allowed=COLOURS),
    *_quiet("players[].quiet", "The same for this player, by their own clock; what is left out is the group's."),
    Key("teams", ValueKind.TEAMS, "The pairs of a game in pairs, by the name of the team.", "{Foxes: [Ana, Dan]}"),
    Key("deadlines", ValueKind.SECTION, "How long each phase lasts.", "{clue: 72h, card: 2d, vote: 90m}"),
    Key("deadlines.clue", ValueKind.DURATION, "How long the storyteller has for a clue.", "72h", default="72h"),
    Key("deadlines.card", ValueKind.DURATION, "How long the others have for their cards.", "2d", default="48h"),
    Key("deadlines.vote", ValueKind.DURATION, "How long the voters have.", "2d", default="48h"),
    *_quiet("quiet", _QUIET),
    Key("early", ValueKind.CHOICE, _EARLY, AT_ONCE, default=MORNING, allowed=(MORNING, AT_ONCE)),
    Key(
        "missing", ValueKind.CHOICE, _LATE, "random", default=Missing.WAIT.value, allowed=(*map(str, Missing), STAND_IN)
    ),
    Key("away", ValueKind.CHOICE, _AWAY, KEEP, default=EXTEND, allowed=(EXTEND, KEEP)),
    Key("banter", ValueKind.CHOICE, _BANTER, ALL, default=SAY, allowed=(SAY, ALL)),
    Key("moderation", ValueKind.CHOICE, _MODERATION, CLUES, default=NO, allowed=(CLUES, NO)),
    Key("newcomers", ValueKind.CHOICE, _NEWCOMERS, ZERO, default=LAST, allowed=(LAST, ZERO, CLOSED)),
    Key("table", ValueKind.CHOICE, _TABLE, OPEN, default=CLOSED, allowed=(OPEN, APPROVE, CLOSED)),
    Key("start", ValueKind.START, _START, "when 6 are here", default=AT_ONCE),
    Key("reserve", ValueKind.LIST, _RESERVE, "[{name: Eve, email: eve@example.org, language: it}]"),
    Key("reserve[].name", ValueKind.NAME, "What whoever helps is called.", "Eve", required=True),
    Key("reserve[].email", ValueKind.ADDRESS, "Where the seat is offered.", "eve@example.org", required=True),
    Key("reserve[].language", ValueKind.CHOICE, "Their own language.", "it", allowed=LANGUAGES),
    Key("watchers", ValueKind.ADDRESSES, _WATCHERS, "[gus@example.org, ida@example.org]"),
    Key("pages", ValueKind.CHOICE, _PAGES, ALWAYS, default=NEEDED, allowed=(NEEDED, ALWAYS)),
    Key("seed", ValueKind.TEXT, "Makes the game a rehearsal: chance follows from this text.", "rehearsal-1"),
    Key("account", ValueKind.TEXT, _ACCOUNT, "bar"),
    Key("mail", ValueKind.SECTION, "How mails leave and come in.", "{send: {folder: outbox}, fetch: {folder: inbox}}"),
    Key(
        "mail.address",
        ValueKind.ADDRESS,
        "Whom the mails are from, and where answers go; without it the moderator's address.",
        "dixit@example.org",
    ),
    Key(
        "mail.plus",
        ValueKind.SWITCH,
        "Whether answers go to an address with the token in it, dixit+k7m2q9wd@example.org, where the provider knows "
        "such addresses.",
        "true",
        default="false",
    ),
    Key(
        "mail.hold_other_addresses",
        ValueKind.SWITCH,
        "Whether an answer with the right token from an address that is not the player's waits for the moderator.",
        "true",
        default="false",
    ),
    Key(
        "mail.settle",
        ValueKind.PAUSE,
        "How long the game waits after the last answer, so that people can change their mind; 0 for no wait.",
        "30m",
        default="15m",
    ),
    Key("mail.receipts", ValueKind.CHOICE, _RECEIPTS, CHANGES, default=ALL, allowed=RECEIPTS),
    Key("mail.pages", ValueKind.CHOICE, _ATTACHED, NO, default=ATTACHED, allowed=(ATTACHED, NO)),
    Key(
        "mail.send",
        ValueKind.SECTION,
        "Where mails go; without it they become drafts in output/, which you send with your own mail program.",
        "{folder: outbox}",
    ),
    Key("mail.send.folder", ValueKind.PATH, "A folder of mails as they leave, for a program to take.", "outbox"),
    Key("mail.send.maildir", ValueKind.PATH, "A Maildir that takes each mail.", "~/Maildir"),
    Key("mail.send.sendmail", ValueKind.PATH, "A program that sends as sendmail does.", "/usr/sbin/sendmail"),
    Key("mail.send.server", ValueKind.HOST, "The mail server that sends (SMTP).", "smtp.example.org"),
    *_of_server("mail.send", port="465"),
    Key(
        "mail.send.per_minute",
        ValueKind.RATE,
        "How many mails a minute the provider takes; without it as many as there are.",
        "20",
        only_with=("sendmail", SERVER),
    ),
    Key("mail.fetch", ValueKind.SECTION, "Where replies come from; without it they are typed in.", "{folder: inbox}"),
    Key("mail.fetch.folder", ValueKind.PATH, "A folder in which each file is one reply.", "inbox"),
    Key("mail.fetch.maildir", ValueKind.PATH, "A Maildir in which replies arrive.", "~/Maildir"),
    Key("mail.fetch.mbox", ValueKind.PATH, "An mbox file in which replies arrive.", "/var/mail/ana"),
    Key("mail.fetch.server", ValueKind.HOST, "The mail server that keeps the replies (IMAP).", "imap.example.org"),
    *_of_server("mail.fetch", port="993"),
    Key(
        "mail.fetch.mailbox",
        ValueKind.TEXT,
        "The folder on the server in which replies arrive.",
        "Dixit",
        default="INBOX",
        only_with=(SERVER,),
    ),
    Key(
        "mail.fetch.private",
        ValueKind.SWITCH,
        "Whether it is somebody's own mailbox: mails without a mark of the game are left alone.",
        "true",
        default="false",
    ),
    Key(
        "mail.fetch.own_servers",
        ValueKind.TEXTS,
        "The names, one or a list, under which your provider writes Authentication-Results; those of others never "
        "count. `*.example.org` is every server there.",
        "mx.example.org",
    ),
    Key("journal", ValueKind.JOURNAL, "What happened, an event a line; only the program writes here.", "journal:"),
)


def keys_under(section: str) -> tuple[Key, ...]:
    """The keys that stand directly in a section: `` (the file itself), `deadlines`, `players[]`."""
    return tuple(key for key in KEYS if key.path.rpartition(".")[0] == section)
