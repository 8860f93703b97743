"""Settings of a running game, changed where they stand: one line, under the lock, and checked before it is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import BadFile, Mistake, NotFound, did_you_mean
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal.opened import Opened, opened
from dixit_pbem.journal.settings_text import settings_of
from dixit_pbem.storage.draft import Draft, read_draft
from dixit_pbem.storage.game_file import Contents, GameFile
from dixit_pbem.storage.live import LIVE, OF_PLAYER, Change, as_yaml, live_key
from dixit_pbem.storage.names import folded
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.setting_text import Step, with_setting
from dixit_pbem.storage.settings import Settings, load_settings
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section, decoded


@frozen
class Setting:
    """A setting that may be changed: what is written for it, or the default that holds."""

    change: Change
    """Its key, whose it is, and what the file says, if anything."""
    default: str


@frozen
class Changed:
    """What changed, and where the settings before are kept."""

    lines: tuple[str, ...]
    kept: str | None


def live_settings(file: GameFile) -> tuple[Setting, ...]:
    """Every setting that may be changed, for all and for each player, as the file says it."""
    contents = file.read()
    settings = settings_of(file.home, contents)
    root = Reader(file.home.name).document(contents.settings_text)
    of_all = (Setting(Change(path, _written(root, path.split("."))), key.default) for path, key in LIVE.items())
    of_players = (
        Setting(Change(path, _written(root, ["players", str(seat), *path.split(".")]), player), "")
        for seat, player in enumerate(_listed(settings))
        for path in OF_PLAYER
    )
    return (*of_all, *of_players)


def of_player(settings: Sequence[Setting], typed: str) -> tuple[Setting, ...]:
    """Those of one player, by a name as it is typed."""
    names = tuple(dict.fromkeys(PlayerName(each.change.player) for each in settings if each.change.player))
    who = _called(typed, names)
    return tuple(each for each in settings if each.change.player == who)


def change_settings(file: GameFile, changes: Sequence[Change]) -> Changed:
    """Change settings together, all or none; what `check` would not pass is not written."""
    contents, told = file.read(), list[str]()

    def changed(text: str) -> str:
        after, settings = _changed(file, contents, text, changes)
        told.extend(_lines(settings, changes))
        return after

    kept = file.change_settings(changed)
    return Changed(tuple(told) if kept else (), str(kept) if kept else None)


def try_settings(file: GameFile, changes: Sequence[Change]) -> None:
    """What changing them would be refused for is refused; nothing is written."""
    contents = file.read()
    _changed(file, contents, contents.settings_text, changes)


def _changed(file: GameFile, contents: Contents, text: str, changes: Sequence[Change]) -> tuple[str, Settings]:
    """The text with the changes, and the settings that it had before."""
    for change in changes:
        live_key(change)
    before = settings_of(file.home, replace(contents, settings_text=decoded(text.encode(), file.home.name)))
    after = reduce(lambda so_far, change: _with(so_far, change, before), changes, text)
    _must_pass(file, contents, decoded(after.encode(), file.home.name), changes)
    return after, before


def text_with(text: str, changes: Sequence[Change], *, file: str) -> str:
    """The text of a game file that has no journal yet, with these settings."""
    if not changes:
        return text
    above, header, below = text.partition("\njournal:")
    settings = load_settings(f"{above}\n", file=file)
    return reduce(lambda so_far, change: _with(so_far, change, settings), changes, f"{above}\n")[:-1] + header + below


def _with(text: str, change: Change, settings: Settings) -> str:
    key = live_key(change)
    value = None if change.value is None else as_yaml(key, change.value)
    return with_setting(text, _path(change, settings), value)


def _path(change: Change, settings: Settings) -> tuple[Step, ...]:
    path: tuple[Step, ...] = tuple(change.key.split("."))
    if change.player is None:
        return path
    return "players", _listed(settings).index(_who(change.player, settings)), *path


def _listed(settings: Settings) -> tuple[PlayerName, ...]:
    """The players in the order of the file; seats of pairs go by another."""
    return tuple(player.name for player in sorted(settings.players, key=lambda each: each.line))


def _who(typed: str, settings: Settings) -> PlayerName:
    return _called(typed, _listed(settings))


def _called(typed: str, names: Sequence[PlayerName]) -> PlayerName:
    same = [name for name in names if folded(name) == folded(typed)] or [
        name for name in names if folded(name).startswith(folded(typed))
    ]
    if len(same) != 1:
        close = did_you_mean(typed, names)
        raise NotFound(f"Nobody in the file is called '{typed}'.{close} There are: {', '.join(names)}.")
    return same[0]


def _must_pass(file: GameFile, contents: Contents, text: str, changes: Sequence[Change]) -> None:
    """A refusal where the file would not be sound, or would say more than was asked for."""
    after = opened(file.home, Contents(text, contents.records, contents.lines, ()))
    if after.frozen_changes:
        raise BadFile(after.frozen_changes)
    must_be_allowed(after.settings, file.home)
    _must_be_all(_drafted(file, contents.settings_text), _drafted(file, text), changes, after)


def _drafted(file: GameFile, text: str) -> Draft:
    return read_draft(Reader(file.home.name), text)


def _must_be_all(before: Draft, after: Draft, changes: Sequence[Change], found: Opened) -> None:
    """Other values than the meant ones are as they were."""
    meant = {".".join(_place(change, found.settings)) for change in changes}
    sections = {place.rpartition(".")[0] for place in meant} | {"", "mail", "deadlines"}
    for place in before.values.keys() | after.values.keys():
        around = place in sections or any(one == place or one.startswith(f"{place}.") for one in meant)
        if not around and before.values.get(place) != after.values.get(place):
            raise Mistake(f"'{place}' would change with it, as the file is written. Change it in the file by hand.")


def _place(change: Change, settings: Settings) -> Iterator[str]:
    if change.player is not None:
        yield f"players[{_listed(settings).index(_who(change.player, settings)) + 1}]"
    yield from change.key.split(".")


def _lines(settings: Settings, changes: Sequence[Change]) -> Iterator[str]:
    for change in changes:
        whose = f" of {_who(change.player, settings)}" if change.player else ""
        now = f"is {change.value} now" if change.value is not None else "is taken out, and its default holds"
        yield f"'{change.key}'{whose} {now}."


def _written(node: Node | None, path: Sequence[str]) -> str | None:
    """What the file says at a place, as one types it."""
    for step in path:
        if isinstance(node, Items) and step.isdecimal() and int(step) < len(node.nodes):
            node = node.nodes[int(step)]
        elif isinstance(node, Section):
            node = node.entries.get(step)
        else:
            return None
    match node:
        case Scalar(text=text):
            return text or None
        case Items(nodes=nodes):
            return ", ".join(each.text for each in nodes if isinstance(each, Scalar))
        case _:
            return None
