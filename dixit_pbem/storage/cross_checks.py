"""What the settings must agree on with each other: names, seats, teams, colours and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.errors import did_you_mean
from dixit_pbem.storage.draft import Draft
from dixit_pbem.storage.kinds import folded
from dixit_pbem.storage.spec import (
    FETCH_WAYS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NO_SECURITY,
    RANDOM,
    SEND_WAYS,
    SERVER,
    VOLUNTEER,
    keys_under,
)

_THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")
_LOG_IN = frozenset({"user", "password_from", "login"})


def check_against_each_other(draft: Draft) -> None:
    """Complain about everything that fits by itself and not together."""
    _names_differ(draft)
    _colours_differ(draft)
    _rules_fit_the_players(draft)
    _first_is_a_player(draft)
    _teams_are_pairs_of_players(draft)
    _mails_find_their_way(draft)
    _mails_have_a_sender(draft)


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


def _mails_find_their_way(draft: Draft) -> None:
    for section, ways in (("mail.send", SEND_WAYS), ("mail.fetch", FETCH_WAYS)):
        if draft.get(section) is not None:
            _one_way(draft, section, ways=ways)
            _keys_go_with_the_way(draft, section)
            _log_in_is_whole(draft, section)
            _connection_is_private(draft, section)


def _one_way(draft: Draft, section: str, *, ways: Sequence[str]) -> None:
    name = section.rpartition(".")[2]
    chosen = [way for way in ways if way in draft.get(section)]
    if not chosen:
        draft.complain(section, f"'{name}' does not say how. Write one of these into it: {', '.join(ways)}.")
    elif len(chosen) > 1:
        draft.complain(section, f"'{name}' is done in one way, and here are {' and '.join(chosen)}. Keep one of them.")


def _keys_go_with_the_way(draft: Draft, section: str) -> None:
    written = draft.get(section)
    for key in keys_under(section):
        if key.name in written and key.only_with and not set(key.only_with) & set(written):
            with_what = " or ".join(f"'{way}'" for way in key.only_with)
            draft.complain(key.path, f"'{key.name}' means something only together with {with_what}. Delete it.")


def _log_in_is_whole(draft: Draft, section: str) -> None:
    written = draft.get(section)
    if SERVER not in written:
        return
    logs_in = section == "mail.fetch" or not _LOG_IN.isdisjoint(written)
    for key in keys_under(section):
        if logs_in and key.name in ("user", "password_from") and key.name not in written:
            text = f"Logging in takes 'user' and 'password_from'. Add '{key.name}', as in {key.name}: {key.example}."
            draft.complain(f"{section}.{SERVER}", text)


def _connection_is_private(draft: Draft, section: str) -> None:
    host = draft.get(f"{section}.{SERVER}")
    if host and draft.get(f"{section}.security") == NO_SECURITY and host not in _THIS_COMPUTER:
        text = f"Without security everybody on the way to '{host}' can read along. Write tls or starttls."
        draft.complain(f"{section}.security", text)


def _mails_have_a_sender(draft: Draft) -> None:
    leaves = not {"sendmail", SERVER}.isdisjoint(draft.get("mail.send") or ())
    if leaves and not (draft.line("mail.address") or _moderator_has_address(draft)):
        text = "The mails would come from nobody. Add 'address' to 'mail', or 'email' to the moderator."
        draft.complain("mail.send", text)


def _moderator_has_address(draft: Draft) -> bool:
    names = draft.named_players()
    moderator = draft.get("moderator.name") or next(iter(names), "")
    playing = player_called(moderator, tuple(names))
    return bool(draft.line("moderator.email") or (playing and draft.line(f"{names[playing]}.email")))


def _who_there_is(names: Sequence[str]) -> str:
    return f"There are: {', '.join(names)}."
