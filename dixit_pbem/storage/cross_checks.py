"""What the settings must agree on with each other: names, seats, teams, colours and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.errors import did_you_mean
from dixit_pbem.storage.draft import Draft
from dixit_pbem.storage.kinds import folded
from dixit_pbem.storage.spec import FEWEST_PLAYERS, MOST_PLAYERS, RANDOM, VOLUNTEER


def check_against_each_other(draft: Draft) -> None:
    """Complain about everything that fits by itself and not together."""
    _names_differ(draft)
    _colours_differ(draft)
    _rules_fit_the_players(draft)
    _first_is_a_player(draft)
    _teams_are_pairs_of_players(draft)


def player_called(name: str, names: Sequence[str]) -> str | None:
    """The player of that name, whatever its case."""
    return next((player for player in names if folded(player) == folded(name)), None)


def played_in_pairs(choice: RuleChoice) -> bool:
    """Whether these rules are for pairs that sit opposite."""
    return any(column.rules.pairs for column in SYSTEMS[choice.base])


def _names_differ(draft: Draft) -> None:
    _all_differ(draft, "name", "Two players are called '{0}' (the other in line {1}). Give one of them another name.")


def _colours_differ(draft: Draft) -> None:
    _all_differ(draft, "colour", "Two players are {0} (the other in line {1}). Give one of them another colour.")


def _all_differ(draft: Draft, key: str, text: str) -> None:
    seen: dict[str, str] = {}
    for player in draft.players():
        place = f"{player}.{key}"
        value = draft.get(place)
        if value is None:
            continue
        first = seen.setdefault(folded(value), place)
        if first != place:
            draft.complain(place, text.format(value, draft.line(first)))


def _rules_fit_the_players(draft: Draft) -> None:
    players = draft.get("players")
    if players is None:
        return
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        text = f"A game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, and there are {players}. Change the list."
        draft.complain("players", text)
    elif rules := draft.get("rules"):
        for reason in why_unplayable(rules, players):
            draft.complain("rules", reason)


def _first_is_a_player(draft: Draft) -> None:
    first = draft.get("first")
    if first is None or first in (VOLUNTEER, RANDOM):
        return
    names = tuple(draft.named_players())
    if player_called(first, names) is None:
        close = did_you_mean(first, (*names, VOLUNTEER, RANDOM))
        draft.complain("first", f"'first' is '{first}', and no player is called so.{close} {_who_there_is(names)}")


def _teams_are_pairs_of_players(draft: Draft) -> None:
    teams = draft.get("teams")
    if teams is None:
        return
    rules = draft.get("rules")
    if rules and not played_in_pairs(rules):
        text = f"'teams' is for rules that are played in pairs, and '{rules.base}' is not. Delete it, or choose 'team'."
        draft.complain("teams", text)
        return
    _team_names_differ(draft, teams)
    _partners_are_players(draft, teams)


def _team_names_differ(draft: Draft, teams: Mapping[str, tuple[int, tuple[str, ...]]]) -> None:
    seen: dict[str, str] = {}
    for name, (line, _) in teams.items():
        first = seen.setdefault(folded(name), name)
        if first != name:
            draft.reader.complain(line, f"'{first}' and '{name}' are too alike for two teams. Rename one of them.")


def _partners_are_players(draft: Draft, teams: Mapping[str, tuple[int, tuple[str, ...]]]) -> None:
    names = tuple(draft.named_players())
    partners: Counter[str] = Counter()
    for line, pair in teams.values():
        for partner in pair:
            player = player_called(partner, names)
            if player is None:
                close = did_you_mean(partner, names)
                draft.reader.complain(line, f"No player is called '{partner}'.{close} {_who_there_is(names)}")
                continue
            partners[player] += 1
            if partners[player] == 2:
                draft.reader.complain(line, f"'{player}' is named twice in 'teams'. Name each player once.")
    alone = [name for name in names if name not in partners]
    if alone:
        draft.complain("teams", f"In no team: {', '.join(alone)}. Put each player into one team of two.")


def _who_there_is(names: Sequence[str]) -> str:
    return f"There are: {', '.join(names)}."
