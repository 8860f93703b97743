"""The settings of a game: what stands above `journal:` and only people change."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from zoneinfo import ZoneInfo

from dixit_pbem.engine.model import Deadlines, Missing, PlayerName
from dixit_pbem.engine.quiet_hours import Quiet, QuietTime
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.draft import Draft, read_draft
from dixit_pbem.storage.draft_checks import check_against_each_other, player_called
from dixit_pbem.storage.given import NOTHING, Given
from dixit_pbem.storage.mail_settings import Mail, mail_settings
from dixit_pbem.storage.names import folded
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.spec import (
    ALL,
    ALWAYS,
    AT_ONCE,
    CLUES,
    COLOURS,
    EXTEND,
    RANDOM,
    STAND_IN,
    VOLUNTEER,
)


@frozen
class Player:
    """Somebody at the table. Without an address they play on paper."""

    name: PlayerName
    email: str | None
    language: str
    timezone: str
    described: bool
    receipts: str
    pages: str
    colour: str
    quiet: QuietTime
    line: int


@frozen
class Helper:
    """Somebody who likes to take a seat that becomes free."""

    name: PlayerName
    email: str
    language: str


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
    quiet: QuietTime
    early: bool
    """Do calls and reminders of the autopilot leave also where it is quiet?"""
    missing: Missing
    stands_in: bool
    """Is the seat of whoever is late offered to the reserve? Where nobody wants it the game waits."""
    reserve: tuple[Helper, ...]
    """In the order in which they are asked; their addresses in lower case."""
    extends_for_away: bool
    """Does a deadline move that ends while its player is away?"""
    newcomers: str
    """Whether anybody may join the running game, and with how many points."""
    table: str
    """What becomes of strangers who write for a seat."""
    starts_with: int
    """How many have to be at an open table before the game begins; 0 for as many as can play."""
    watchers: tuple[str, ...]
    """The addresses, in lower case, of those who read along."""
    tells_all_beside: bool
    """Are all words below an answer told with the results, and not only a line that begins with `say`?"""
    moderated: bool
    """Does each clue and each word to all wait until the moderator lets it go?"""
    writes_every_hand: bool
    """Do pages with a hand lie in the output folder also where a mail brings them?"""
    seed: str | None
    mail: Mail
    lines: Mapping[str, int]
    given: Given = NOTHING
    """What whoever hosts it gives it, already in force here."""

    def line_of(self, key: str) -> int:
        """The line where a key stands (`rules`, `deadlines.clue`); 0 where its default holds."""
        return self.lines.get(key, 0)

    @property
    def seats(self) -> tuple[PlayerName, ...]:
        """The names of the players in seating order."""
        return tuple(player.name for player in self.players)

    @property
    def quiet_of_all(self) -> Quiet:
        """The quiet time of the group, and of each player in the list."""
        return Quiet(self.quiet, {player.name: player.quiet for player in self.players})


def load_settings(text: str, *, file: str, begun: bool = False, guests: Collection[str] = ()) -> Settings:
    """The settings that a text tells; BadFile with every problem at once. `guests` sit there without being listed."""
    reader = Reader(file)
    draft = read_draft(reader, text)
    check_against_each_other(draft, begun=begun, guests=guests)
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
        quiet=_quiet(draft, "quiet", draft.get("timezone")),
        early=draft.get("early") == AT_ONCE,
        missing=Missing.WAIT if draft.get("missing") == STAND_IN else Missing(draft.get("missing")),
        stands_in=draft.get("missing") == STAND_IN,
        reserve=_reserve(draft),
        extends_for_away=draft.get("away") == EXTEND,
        newcomers=draft.get("newcomers"),
        table=draft.get("table"),
        starts_with=draft.get("start"),
        watchers=draft.get("watchers") or (),
        tells_all_beside=draft.get("banter") == ALL,
        moderated=draft.get("moderation") == CLUES,
        writes_every_hand=draft.get("pages") == ALWAYS,
        seed=draft.get("seed"),
        mail=mail_settings(draft, moderator.email),
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
            quiet=_quiet(draft, f"{place}.quiet", draft.get(f"{place}.timezone") or draft.get("timezone")),
            line=draft.line(place),
        )
        for place in draft.players()
    )


def _reserve(draft: Draft) -> tuple[Helper, ...]:
    return tuple(
        Helper(
            draft.get(f"{place}.name"),
            draft.get(f"{place}.email").lower(),
            draft.get(f"{place}.language") or draft.get("language"),
        )
        for place in draft.reserve()
    )


def _quiet(draft: Draft, place: str, zone: str) -> QuietTime:
    """The quiet time that stands there; what is left out there is the group's."""
    own = draft.get(f"{place}.from") or draft.get(f"{place}.to")
    begin, end = (draft.get(f"{place if own else 'quiet'}.{key}") for key in ("from", "to"))
    days = draft.get(f"{place}.days")
    return QuietTime(ZoneInfo(zone), begin, end, draft.get("quiet.days") or frozenset() if days is None else days)


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
