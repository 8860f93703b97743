"""The settings of a game: what stands above `journal:` and only people change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from dixit_pbem.engine.model import Deadlines, Missing, PlayerName
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.storage.cross_checks import check_against_each_other, player_called
from dixit_pbem.storage.draft import Draft, read_draft
from dixit_pbem.storage.kinds import folded
from dixit_pbem.storage.reading import Reader
from dixit_pbem.storage.spec import COLOURS, RANDOM, VOLUNTEER


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. Without an address he plays on paper."""

    name: PlayerName
    email: str | None
    language: str
    colour: str
    line: int


@dataclass(frozen=True, slots=True)
class Moderator:
    """Who runs the game; may be a player."""

    name: str
    email: str | None


@dataclass(frozen=True, slots=True)
class Team:
    """Two partners, under the name they chose."""

    name: str
    players: tuple[PlayerName, PlayerName]


@dataclass(frozen=True, slots=True)
class Mail:
    """The folders of mails, as written: relative ones lie beside the game file."""

    send_folder: Path | None
    fetch_folder: Path | None


@dataclass(frozen=True, slots=True)
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
    return _settings(draft)


def _settings(draft: Draft) -> Settings:
    players = _players(draft)
    teams = _teams(draft, tuple(player.name for player in players))
    players = _seated(players, teams)
    names = tuple(player.name for player in players)
    first: str = draft.get("first")
    return Settings(
        title=draft.get("title"),
        rules=draft.get("rules"),
        decks=draft.get("deck"),
        first=first if first in (VOLUNTEER, RANDOM) else player_called(first, names) or first,
        language=draft.get("language"),
        timezone=draft.get("timezone"),
        moderator=_moderator(draft, players),
        players=players,
        teams=tuple(sorted(teams, key=lambda team: names.index(team.players[0]))),
        deadlines=Deadlines(**{phase: draft.get(f"deadlines.{phase}") for phase in ("clue", "card", "vote")}),
        missing=Missing(draft.get("missing")),
        seed=draft.get("seed"),
        mail=Mail(draft.get("mail.send.folder"), draft.get("mail.fetch.folder")),
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
            colour=draft.get(f"{place}.colour") or next(free),
            line=draft.line(place),
        )
        for place in draft.players()
    )


def _teams(draft: Draft, names: tuple[PlayerName, ...]) -> tuple[Team, ...]:
    return tuple(_team(name, pair, names=names) for name, (_, pair) in (draft.get("teams") or {}).items())


def _team(name: str, pair: tuple[str, str], *, names: tuple[PlayerName, ...]) -> Team:
    """The team, in it first who comes first in the list of players."""
    one, other = (player for player in names if folded(player) in map(folded, pair))
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
