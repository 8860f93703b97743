"""The settings against each other: what fits by itself and not together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from dixit_pbem.engine.playable import playable_by, why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.errors import did_you_mean
from dixit_pbem.storage import spec
from dixit_pbem.storage.draft import Draft
from dixit_pbem.storage.names import alike, folded, why_not_at_once

_LOG_IN = frozenset({"user", "password_from", "login"})


def check_against_each_other(draft: Draft, *, begun: bool = False, guests: Collection[str] = ()) -> None:
    """Complain about everything that fits by itself and not together; `guests` sit there without being listed."""
    _all_differ(draft, "name", "Two players are called '{0}' (the other in line {1}). Give one of them another name.")
    _nobody_looks_like_another(draft)
    _all_differ(draft, "colour", "Two players are {0} (the other in line {1}). Give one of them another colour.")
    _somebody_stands_in(draft)
    _rules_fit_the_players(draft, begun=begun, guests=guests)
    _first_is_a_player(draft)
    _teams_are_pairs_of_players(draft)
    for place in ("quiet", *(f"{player}.quiet" for player in draft.players())):
        _quiet_hours_are_whole(draft, place)
    check_ways_of_mail(draft)
    _mails_have_a_sender(draft)


def check_ways_of_mail(draft: Draft) -> None:
    """Complain where a way to send or to fetch is not whole."""
    for section in spec.WAYS:
        if draft.get(section) is not None:
            _one_way_with_its_keys(draft, section)
            _log_in_is_whole_and_private(draft, section)


def player_called(name: str, names: Sequence[str]) -> str | None:
    """The player of that name, whatever its case."""
    return next((player for player in names if folded(player) == folded(name)), None)


def played_in_pairs(choice: RuleChoice) -> bool:
    """Whether these rules are for pairs that sit opposite."""
    return any(column.rules.pairs for column in SYSTEMS[choice.base])


def _all_differ(draft: Draft, key: str, text: str) -> None:
    seen: dict[str, str] = {}
    for player in (*draft.players(), *draft.reserve()):
        place = f"{player}.{key}"
        value = draft.get(place)
        if value is None:
            continue
        first = seen.setdefault(folded(value), place)
        if first != place:
            draft.complain(place, text.format(value, draft.line(first)))


def _nobody_looks_like_another(draft: Draft) -> None:
    """Complain about names of different letters that look the same: a Cyrillic а in Ana beside Latin ones."""
    seated: dict[str, str] = {}
    for player in (*draft.players(), *draft.reserve()):
        place = f"{player}.name"
        name = draft.get(place)
        if name is None:
            continue
        twin = alike(name, seated)
        if twin and folded(twin) != folded(name):
            text = f"'{name}' looks just like '{twin}' (in line {draft.line(seated[twin])}), and is written otherwise."
            draft.complain(place, f"{text} Give one of them another name.")
        seated[name] = place


def _somebody_stands_in(draft: Draft) -> None:
    if draft.get("missing") == spec.STAND_IN and not draft.reserve():
        text = "'stand-in' offers seats to those in 'reserve', and nobody stands there. Add 'reserve', or write wait."
        draft.complain("missing", text)


def _rules_fit_the_players(draft: Draft, *, begun: bool, guests: Collection[str]) -> None:
    listed, rules = draft.get("players"), draft.get("rules")
    if listed is None:
        return
    # Who sits in a game that has begun stands in its journal: the list may be shorter, for guests and who left.
    if 0 < listed <= spec.MOST_PLAYERS and rules and (begun or draft.get("table") != spec.CLOSED):
        _more_may_come(draft, listed, rules, start=None if begun else draft.get("start"))
        return
    if draft.get("start"):
        draft.complain("start", "'start' waits for guests, and this table is closed. Add 'table: open', or delete it.")
    names = {folded(name) for name in draft.named_players()}
    players = listed + len({folded(guest) for guest in guests} - names)
    if not spec.FEWEST_PLAYERS <= players <= spec.MOST_PLAYERS:
        fewest, most = spec.FEWEST_PLAYERS, spec.MOST_PLAYERS
        text = f"A game has {fewest} to {most} players, and there are {players}. Change the list."
        draft.complain("players", text)
    elif rules:
        for reason in why_unplayable(rules, players):
            draft.complain("rules", reason)
        if rules.overrides.get("together"):
            _names_can_be_answered(draft)


def _more_may_come(draft: Draft, players: int, rules: RuleChoice, *, start: int | None) -> None:
    """Complain where an open table could never begin."""
    numbers = playable_by(rules)
    if not any(number >= players for number in numbers):
        for reason in why_unplayable(rules, players):
            draft.complain("rules", reason)
    elif start and (start not in numbers or start < players):
        may = ", ".join(str(number) for number in numbers if number >= players)
        draft.complain("start", f"The game cannot begin when {start} are here. With these rules and players: {may}.")
    if rules.overrides.get("together"):
        _names_can_be_answered(draft)


def _names_can_be_answered(draft: Draft) -> None:
    """Where all tell at once an answer names the storyteller whose round it is for."""
    for place in (*draft.players(), *draft.reserve()):
        name = draft.get(f"{place}.name")
        if name and (reason := why_not_at_once(name)):
            text = f"Where all tell at once nobody can be called '{name}': {reason}. Write the name longer."
            draft.complain(f"{place}.name", text)


def _first_is_a_player(draft: Draft) -> None:
    first = draft.get("first")
    if first is None or first in (spec.VOLUNTEER, spec.RANDOM):
        return
    names = tuple(draft.named_players())
    if player_called(first, names) is None:
        close = did_you_mean(first, (*names, spec.VOLUNTEER, spec.RANDOM))
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
    seen: dict[str, str] = {}
    for name, (line, _) in teams.items():
        first = seen.setdefault(folded(name), name)
        if first != name:
            draft.reader.complain(line, f"'{first}' and '{name}' are too alike for two teams. Rename one of them.")
    _partners_are_players(draft, teams)


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


def _quiet_hours_are_whole(draft: Draft, place: str) -> None:
    hours = {key: draft.get(f"{place}.{key}") for key in ("from", "to") if f"{place}.{key}" in draft.lines}
    if len(hours) == 1:
        (lacking,) = {"from", "to"} - hours.keys()
        draft.complain(place, f"Quiet hours have a beginning and an end. Add '{lacking}' to 'quiet'.")
    elif hours and hours["from"] is not None and hours["from"] == hours["to"]:
        draft.complain(place, "Quiet hours that end when they begin leave no hour to play. Change 'from' or 'to'.")


def _one_way_with_its_keys(draft: Draft, section: str) -> None:
    written, ways = draft.get(section), spec.WAYS[section]
    name, chosen = section.rpartition(".")[2], [way for way in ways if way in written]
    if not chosen:
        draft.complain(section, f"'{name}' does not say how. Write one of these into it: {', '.join(ways)}.")
    elif len(chosen) > 1:
        draft.complain(section, f"'{name}' is done in one way, and here are {' and '.join(chosen)}. Keep one of them.")
    for key in spec.keys_under(section):
        if key.name in written and key.only_with and not set(key.only_with) & set(written):
            with_what = " or ".join(f"'{way}'" for way in key.only_with)
            draft.complain(key.path, f"'{key.name}' means something only together with {with_what}. Delete it.")


def _log_in_is_whole_and_private(draft: Draft, section: str) -> None:
    written = draft.get(section)
    if spec.SERVER not in written:
        return
    logs_in = section == "mail.fetch" or not _LOG_IN.isdisjoint(written)
    for key in spec.keys_under(section):
        if logs_in and key.name in ("user", "password_from") and key.name not in written:
            text = f"Logging in takes 'user' and 'password_from'. Add '{key.name}', as in {key.name}: {key.example}."
            draft.complain(f"{section}.{spec.SERVER}", text)
    host = draft.get(f"{section}.{spec.SERVER}")
    if host and draft.get(f"{section}.security") == spec.NO_SECURITY and host not in spec.THIS_COMPUTER:
        text = f"Without security everybody on the way to '{host}' can read along. Write tls or starttls."
        draft.complain(f"{section}.security", text)


def _mails_have_a_sender(draft: Draft) -> None:
    if {"sendmail", spec.SERVER}.isdisjoint(draft.get("mail.send") or ()):
        return
    names = draft.named_players()
    moderator = player_called(draft.get("moderator.name") or next(iter(names), ""), tuple(names))
    places = ("mail.address", "moderator.email", *([f"{names[moderator]}.email"] if moderator else ()))
    if not any(map(draft.line, places)):
        text = "The mails would come from nobody. Add 'address' to 'mail', or 'email' to the moderator."
        draft.complain("mail.send", text)


def _who_there_is(names: Sequence[str]) -> str:
    return f"There are: {', '.join(names)}."
