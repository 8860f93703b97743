"""Settings that may change while a game goes on: first what would change, then the change, checked and in its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, does_once, shows
from dixit_pbem.desk.setting_words import labels_told, values_told
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.live import LIVE, OF_PLAYER, Change
from dixit_pbem.storage.spec import Key, ValueKind
from dixit_pbem.table.settings import Setting, change_settings, live_settings, try_settings
from dixit_pbem.words.choices import languages_told
from dixit_pbem.words.language import Words


@frozen
class Shown:
    """A setting as the page shows it."""

    field: str
    label: str
    value: str
    default: str
    choices: tuple[str, ...]


def _settings(ask: Ask) -> Response:
    """One player's settings, or those of all."""
    player = _player(ask)
    shown = tuple(_shown(ask.words, live_settings(ask.table.store), player))
    if not shown:
        raise NotFound("Nobody in the file is called so.")
    return ask.show(
        "settings.html.j2",
        key=ask.table.key,
        title=ask.table.opened.settings.title,
        settings=shown,
        player=player,
        seen=_mark(ask),
        told=_values(ask.words),
    )


def _pressed(ask: Ask) -> Response:
    """The form came: say what would change, or change it where that was said, all of it or nothing."""
    player = _player(ask)
    before = {each.change.key: each.change.value for each in _of(live_settings(ask.table.store), player)}
    sent = [Change(key, ask.field(key) or None, player) for key in before if key in ask.form]
    changes = [change for change in sent if change.value != before[change.key]]
    meanwhile = ask.field("seen") != _mark(ask)
    if meanwhile and (changes or not ask.field("sure")):
        raise DixitError("The file was changed meanwhile, so nothing was done. Look at the settings again.")
    if not ask.field("sure"):
        return _foreseen(ask, changes)
    # A click that comes once more after a crash finds all as it wished.
    done = change_settings(ask.table.store, changes) if changes else None
    lines = tuple(_lines(ask.words, changes or sent, player))
    kept = (ask.words.say("The settings before are kept in {file}.", file=done.kept),) if done and done.kept else ()
    back = f"/game/{ask.table.key}/care"
    return ask.show("told.html.j2", head=ask.words.say("Settings"), lines=(*lines, *kept), back=back)


def _foreseen(ask: Ask, changes: Sequence[Change]) -> Response:
    """What would change; nothing is written."""
    player = _player(ask)
    try_settings(ask.table.store, changes)
    return ask.show(
        "settings_foreseen.html.j2",
        key=ask.table.key,
        title=ask.table.opened.settings.title,
        player=player,
        lines=tuple(_lines(ask.words, changes, player)),
        changes=[(change.key, change.value or "") for change in changes],
        seen=_mark(ask),
    )


def _player(ask: Ask) -> str | None:
    return ask.field("player") or None


def _lines(words: Words, changes: Sequence[Change], player: str | None) -> Iterator[str]:
    """A sentence for each change."""
    labels, values = labels_told(words), _values(words)
    for change in changes:
        setting = labels.get(change.key, change.key)
        setting = words.say("{setting} of {name}", setting=setting, name=player) if player else setting
        if change.value is None:
            yield words.say("{setting}: as usual from now on.", setting=setting)
        else:
            yield words.say("{setting}: {value} from now on.", setting=setting, value=_told(words, change, values))


def _told(words: Words, change: Change, values: dict[str, str]) -> str:
    key = (OF_PLAYER if change.player else LIVE)[change.key]
    chosen = change.value or ""
    return values.get(chosen, chosen) if _choices(key) else words.quoted(chosen)


def _values(words: Words) -> dict[str, str]:
    return {**values_told(words), **languages_told(words)}


def _mark(ask: Ask) -> str:
    """What is another as soon as the settings are."""
    return sha256(ask.table.store.read().settings_text.encode()).hexdigest()[:16]


def _of(settings: tuple[Setting, ...], player: str | None) -> Iterator[Setting]:
    return (each for each in settings if each.change.player == player)


def _shown(words: Words, settings: tuple[Setting, ...], player: str | None) -> Iterator[Shown]:
    labels = labels_told(words)
    for each in _of(settings, player):
        key = (OF_PLAYER if player else LIVE)[each.change.key]
        label = labels.get(each.change.key, each.change.key)
        yield Shown(each.change.key, label, each.change.value or "", each.default, _choices(key))


def _choices(key: Key) -> tuple[str, ...]:
    return ("true", "false") if key.kind is ValueKind.SWITCH else key.allowed


ROUTES = (shows("/game/{game}/settings", _settings), does_once("/game/{game}/settings", _pressed))
