"""The settings as they are written: each value by itself first, then all of them against each other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.errors import did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.storage import spec
from dixit_pbem.storage.names import alike, folded
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section
from dixit_pbem.storage.values import READ

_PASSWORD = re.compile(r"pass|pwd|secret|token|credential|api_?key", re.IGNORECASE)
_SAYS_WHERE = frozenset(key.name for key in spec.KEYS if key.kind is spec.ValueKind.PASSWORD_FROM)


@frozen
class Draft:
    """Values and lines by place (`deadlines.clue`, `players[2].name`, counted from 1); of a section, its keys."""

    reader: Reader
    values: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def get(self, place: str) -> Any:
        """What stands there, or None."""
        return self.values.get(place)

    def line(self, place: str) -> int:
        """The line where it stands; 0 where it does not stand in the file."""
        return self.lines.get(place, 0)

    def complain(self, place: str, text: str) -> None:
        """Note a problem with what stands there."""
        self.reader.complain(self.line(place), text)

    def players(self) -> tuple[str, ...]:
        """The place of each player in the list."""
        return tuple(f"players[{number}]" for number in range(1, (self.get("players") or 0) + 1))

    def named_players(self) -> Mapping[str, str]:
        """The names that could be read, with the place of each."""
        return {name: place for place in self.players() if (name := self.get(f"{place}.name"))}


def read_draft(reader: Reader, text: str) -> Draft:
    """Everything that the settings say, each value by itself."""
    draft = Draft(reader)
    settings = text.rstrip("\n") + "\n"
    # The journal follows the settings in the same document.
    root = reader.document(settings + "journal:\n")
    if any(problem.line > settings.count("\n") for problem in reader.problems):
        reader.problems[:] = [problem for problem in reader.problems if problem.line <= settings.count("\n")]
        reader.complain(
            0, "'journal:' cannot follow these settings. Begin each key at the start of its line, as in 'title: …'."
        )
    if root is not None:
        _read_section(draft, root, section="", place="")
    return draft


def _read_section(draft: Draft, node: Node, *, section: str, place: str) -> None:
    keys = spec.keys_under(section)
    if section == "mail":
        node = _without_passwords(draft.reader, node)
    known = [key.name for key in keys]
    entries = draft.reader.section(node, known=known, required=[key.name for key in keys if key.required])
    if isinstance(node, Section):
        draft.values[place] = tuple(entries)
    for key in keys:
        _read_key(draft, key, place=f"{place}.{key.name}".lstrip("."), node=entries.get(key.name))


def _read_key(draft: Draft, key: spec.Key, *, place: str, node: Node | None) -> None:
    if node is None:
        _fill_in(draft, key, place=place)
        return
    draft.lines[place] = node.line
    if key.kind is spec.ValueKind.SECTION:
        _read_section(draft, node, section=key.path, place=place)
    elif key.kind is spec.ValueKind.LIST:
        players = draft.reader.items(node)
        draft.values[place] = len(players)
        for number, player in enumerate(players, 1):
            draft.lines[f"{place}[{number}]"] = player.line
            _read_section(draft, player, section=f"{key.path}[]", place=f"{place}[{number}]")
    elif key.kind is not spec.ValueKind.JOURNAL:
        draft.values[place] = READ[key.kind](draft.reader, node, key)


def _fill_in(draft: Draft, key: spec.Key, *, place: str) -> None:
    """What holds where nobody wrote anything."""
    if key.default:
        draft.values[place] = READ[key.kind](draft.reader, Scalar(0, key.name, key.default, plain=True), key)
    if key.kind is spec.ValueKind.SECTION:
        for each in spec.keys_under(key.path):
            _fill_in(draft, each, place=each.path)


def _without_passwords(reader: Reader, node: Node) -> Node:
    if isinstance(node, Items):
        return Items(node.line, node.key, tuple(_without_passwords(reader, each) for each in node.nodes))
    if not isinstance(node, Section):
        return node
    kept = {}
    for key, value in node.entries.items():
        if _PASSWORD.search(key) and key not in _SAYS_WHERE:
            reader.complain(
                value.line,
                f"'{key}' looks like a password, and a game file is for many eyes. Delete it here, keep it in the "
                "environment, in a key ring or in a file that only you can read, and say where with 'password_from'.",
            )
        else:
            kept[key] = _without_passwords(reader, value)
    return Section(node.line, node.key, kept)


_LOG_IN = frozenset({"user", "password_from", "login"})


def check_against_each_other(draft: Draft) -> None:
    """Complain about everything that fits by itself and not together."""
    _all_differ(draft, "name", "Two players are called '{0}' (the other in line {1}). Give one of them another name.")
    _nobody_looks_like_another(draft)
    _all_differ(draft, "colour", "Two players are {0} (the other in line {1}). Give one of them another colour.")
    _rules_fit_the_players(draft)
    _first_is_a_player(draft)
    _teams_are_pairs_of_players(draft)
    for section in spec.WAYS:
        if draft.get(section) is not None:
            _one_way_with_its_keys(draft, section)
            _log_in_is_whole_and_private(draft, section)
    _mails_have_a_sender(draft)


def player_called(name: str, names: Sequence[str]) -> str | None:
    """The player of that name, whatever its case."""
    return next((player for player in names if folded(player) == folded(name)), None)


def played_in_pairs(choice: RuleChoice) -> bool:
    """Whether these rules are for pairs that sit opposite."""
    return any(column.rules.pairs for column in SYSTEMS[choice.base])


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


def _nobody_looks_like_another(draft: Draft) -> None:
    """Complain about names of different letters that look the same: a Cyrillic а in Ana beside Latin ones."""
    seated: dict[str, str] = {}
    for player in draft.players():
        place = f"{player}.name"
        name = draft.get(place)
        if name is None:
            continue
        twin = alike(name, seated)
        if twin and folded(twin) != folded(name):
            text = f"'{name}' looks just like '{twin}' (in line {draft.line(seated[twin])}), and is written otherwise."
            draft.complain(place, f"{text} Give one of them another name.")
        seated[name] = place


def _rules_fit_the_players(draft: Draft) -> None:
    players = draft.get("players")
    if players is None:
        return
    if not spec.FEWEST_PLAYERS <= players <= spec.MOST_PLAYERS:
        fewest, most = spec.FEWEST_PLAYERS, spec.MOST_PLAYERS
        text = f"A game has {fewest} to {most} players, and there are {players}. Change the list."
        draft.complain("players", text)
    elif rules := draft.get("rules"):
        for reason in why_unplayable(rules, players):
            draft.complain("rules", reason)


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
