"""The settings of a game: what stands above `journal:` and only people change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from dixit_pbem.engine.model import Deadlines, Missing, PlayerName
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.draft import Draft, check_against_each_other, player_called, read_draft
from dixit_pbem.storage.names import folded
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.spec import (
    ALL,
    ALWAYS,
    ATTACHED,
    COLOURS,
    EXTEND,
    NO_SECURITY,
    PASSWORD,
    RANDOM,
    SERVER,
    STARTTLS,
    TLS,
    VOLUNTEER,
)

_Way = TypeVar("_Way")
_PORTS = {
    "mail.send": {TLS: 465, STARTTLS: 587, NO_SECURITY: 25},
    "mail.fetch": {TLS: 993, STARTTLS: 143, NO_SECURITY: 143},
}


@frozen
class Player:
    """Somebody at the table. Without an address he plays on paper."""

    name: PlayerName
    email: str | None
    language: str
    timezone: str
    described: bool
    receipts: str
    pages: str
    colour: str
    line: int


@frozen
class Moderator:
    """Who runs the game; may be a player."""

    name: str
    email: str | None


@frozen
class Team:
    """Two partners, under the name they chose."""

    name: str
    players: tuple[PlayerName, PlayerName]


@frozen
class Folder:
    """A folder of mails, each a file of its own."""

    path: Path


@frozen
class Maildir:
    """A mailbox as mail servers keep it: `tmp`, `new` and `cur`."""

    path: Path


@frozen
class Mbox:
    """A file with all mails of a mailbox, one after the other."""

    path: Path


@frozen
class Sendmail:
    """A program that sends as sendmail does."""

    path: Path


@frozen
class Server:
    """A mail server, and how to log in there; without a `user` nobody logs in."""

    host: str
    port: int
    security: str
    """`tls`, `starttls` or `none`."""
    user: str | None = None
    password_from: str | None = None
    """`env:NAME`, `file:PATH` or `keyring:SERVICE`."""
    login: str = PASSWORD
    """`password` or `xoauth2`."""


@frozen
class Send:
    """How mails leave; without a way they become drafts in the game's own folder."""

    way: Folder | Maildir | Sendmail | Server | None = None
    per_minute: int | None = None


@frozen
class Fetch:
    """How answers come in; without a way they are typed in."""

    way: Folder | Maildir | Mbox | Server | None = None
    mailbox: str = "INBOX"
    private: bool = False
    own_servers: tuple[str, ...] = ()


@frozen
class Mail:
    """How the game writes and is written to. Relative paths lie beside the game file."""

    address: str | None
    plus: bool
    hold_other_addresses: bool
    settle: timedelta
    send: Send
    fetch: Fetch
    receipts: str = ALL
    """`all`, `changes` or `none`."""
    pages: str = ATTACHED


@frozen
class Settings:
    """Everything that the game file says above its journal, defaults filled in."""

    title: str
    rules: RuleChoice
    decks: tuple[str, ...]
    first: str
    language: str
    timezone: str
    moderator: Moderator
    players: tuple[Player, ...]
    """In seating order; with teams, partners sit opposite."""
    teams: tuple[Team, ...]
    deadlines: Deadlines
    missing: Missing
    extends_for_away: bool
    """Does a deadline move that ends while its player is away?"""
    writes_every_hand: bool
    """Do pages with a hand lie in the output folder also where a mail brings them?"""
    seed: str | None
    mail: Mail
    lines: Mapping[str, int]

    def line_of(self, key: str) -> int:
        """The line where a key stands (`rules`, `deadlines.clue`); 0 where its default holds."""
        return self.lines.get(key, 0)

    @property
    def seats(self) -> tuple[PlayerName, ...]:
        """The names of the players in seating order."""
        return tuple(player.name for player in self.players)


def load_settings(text: str, *, file: str) -> Settings:
    """The settings that a text tells; BadFile with every problem at once."""
    reader = Reader(file)
    draft = read_draft(reader, text)
    check_against_each_other(draft)
    reader.finish()
    listed = _players(draft)
    teams = tuple(_team(name, pair, players=listed) for name, (_, pair) in (draft.get("teams") or {}).items())
    players = _seated(listed, teams)
    names = tuple(player.name for player in players)
    first: str = draft.get("first")
    moderator = _moderator(draft, players)
    return Settings(
        title=draft.get("title"),
        rules=draft.get("rules"),
        decks=draft.get("deck"),
        first=first if first in (VOLUNTEER, RANDOM) else player_called(first, names) or first,
        language=draft.get("language"),
        timezone=draft.get("timezone"),
        moderator=moderator,
        players=players,
        teams=tuple(sorted(teams, key=lambda team: names.index(team.players[0]))),
        deadlines=Deadlines(**{phase: draft.get(f"deadlines.{phase}") for phase in ("clue", "card", "vote")}),
        missing=Missing(draft.get("missing")),
        extends_for_away=draft.get("away") == EXTEND,
        writes_every_hand=draft.get("pages") == ALWAYS,
        seed=draft.get("seed"),
        mail=_mail(draft, moderator),
        lines=MappingProxyType(draft.lines),
    )


def _players(draft: Draft) -> tuple[Player, ...]:
    chosen = {draft.get(f"{place}.colour") for place in draft.players()}
    free = (colour for colour in COLOURS if colour not in chosen)
    return tuple(
        Player(
            name=draft.get(f"{place}.name"),
            email=draft.get(f"{place}.email"),
            language=draft.get(f"{place}.language") or draft.get("language"),
            timezone=draft.get(f"{place}.timezone") or draft.get("timezone"),
            described=bool(draft.get(f"{place}.described")),
            receipts=draft.get(f"{place}.receipts") or draft.get("mail.receipts"),
            pages=draft.get(f"{place}.pages") or draft.get("mail.pages"),
            colour=draft.get(f"{place}.colour") or next(free),
            line=draft.line(place),
        )
        for place in draft.players()
    )


def _team(name: str, pair: tuple[str, str], *, players: tuple[Player, ...]) -> Team:
    """The team, in it first who comes first in the list of players."""
    one, other = (player.name for player in players if folded(player.name) in map(folded, pair))
    return Team(name, (one, other))


def _seated(players: tuple[Player, ...], teams: tuple[Team, ...]) -> tuple[Player, ...]:
    """The players so that partners sit opposite; who comes first in the list keeps the lower seat."""
    if not teams:
        return players
    by_name = {player.name: player for player in players}
    pairs = sorted((team.players for team in teams), key=lambda pair: players.index(by_name[pair[0]]))
    return tuple(by_name[pair[half]] for half in (0, 1) for pair in pairs)


def _moderator(draft: Draft, players: tuple[Player, ...]) -> Moderator:
    """As written; by default the first player of the list, and a player's address for a moderator of that name."""
    name: str = draft.get("moderator.name") or draft.get("players[1].name")
    email: str | None = draft.get("moderator.email")
    player = next((player for player in players if folded(player.name) == folded(name)), None)
    return Moderator(player.name, email or player.email) if player else Moderator(name, email)


def _mail(draft: Draft, moderator: Moderator) -> Mail:
    sent_by: Folder | Maildir | Sendmail | Server | None = _way(
        draft, "mail.send", kinds={"folder": Folder, "maildir": Maildir, "sendmail": Sendmail}
    )
    fetched_by: Folder | Maildir | Mbox | Server | None = _way(
        draft, "mail.fetch", kinds={"folder": Folder, "maildir": Maildir, "mbox": Mbox}
    )
    return Mail(
        address=draft.get("mail.address") or moderator.email,
        plus=draft.get("mail.plus"),
        hold_other_addresses=draft.get("mail.hold_other_addresses"),
        settle=draft.get("mail.settle"),
        receipts=draft.get("mail.receipts"),
        pages=draft.get("mail.pages"),
        send=Send(sent_by, draft.get("mail.send.per_minute")),
        fetch=Fetch(
            fetched_by,
            mailbox=draft.get("mail.fetch.mailbox"),
            private=draft.get("mail.fetch.private"),
            own_servers=draft.get("mail.fetch.own_servers") or (),
        ),
    )


def _way(draft: Draft, section: str, *, kinds: Mapping[str, Callable[[Path], _Way]]) -> _Way | Server | None:
    for name, kind in kinds.items():
        if path := draft.get(f"{section}.{name}"):
            return kind(path)
    if not draft.get(f"{section}.{SERVER}"):
        return None
    security: str = draft.get(f"{section}.security")
    return Server(
        host=draft.get(f"{section}.{SERVER}"),
        port=draft.get(f"{section}.port") or _PORTS[section][security],
        security=security,
        user=draft.get(f"{section}.user"),
        password_from=draft.get(f"{section}.password_from"),
        login=draft.get(f"{section}.login"),
    )
