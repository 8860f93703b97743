"""What syncing programs leave beside a game that two computers wrote: conflict copies, and files that are elsewhere.

Some say it in their names. Others only number the file or add the name of a computer, as a person might do: there it is
a second version if the same game stands in it, with events that the first one lacks, and this program never wrote it.
Edge: lists the folder of a game and its side folder, reads what may be a second version.
"""

from __future__ import annotations

import os
import re
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from dixit_pbem.storage.guard import Guard
from dixit_pbem.storage.system import WINDOWS

_SAYS_SO = re.compile(
    r"confli|konfli|in.konflikt|name clash|ristiriita|çakış|конфликт|конфлікт|冲突|衝突|競合|충돌|\.\.path[12]",
    re.IGNORECASE,
)
"""What a name says in which a syncing program keeps the other version, in the languages that they speak."""
_MAY_BE = re.compile(r"[ _]?\(\d+\)| \d+|-(?=[^a-z]*[A-Z])[^ ]+")
"""`sunday (1)` of Google Drive, `sunday 2` of iCloud, `sunday-LAPTOP` of OneDrive."""
_BREAK = " ._-([~"
"""One of these comes after the name that is added to."""
_TICK = 2_000_000_000
"""Nanoseconds that the coarsest clock of a file system may stand still."""
_LISTED: dict[Path, tuple[object, Sequence[str]]] = {}
"""What lies in the folders that were listed last, and how each stood then."""
_FOLDERS = 16
_EVENT = re.compile(rb'^[ \t]*(- \{"seq": .*\})[ \t]*\r?$', re.MULTILINE)
_OF_GUARD = ("journal", "written", "lock", "sending.lock", "replacement")


def other_versions(game: Path) -> tuple[Path, ...]:
    """The conflict copies of a game file and of its side folder, and of what lies in that."""
    beside, folder, hidden = _beside(game.parent), Guard(game).folder, f".{game.name}"
    found = [
        *(name for name in _beginning(beside, game.stem) if _is_version(game, name)),
        *(
            name
            for name in _beginning(beside, hidden)
            if _is_added_to(name, folder.name, "") or _is_added_to(name, hidden, ".d")
        ),
    ]
    inside = [name for name in _names(folder) if any(_is_added_to(name, own, "") for own in _OF_GUARD)]
    return (*sorted(game.parent / name for name in found), *sorted(folder / name for name in inside))


def elsewhere(game: Path) -> tuple[Path, ...]:
    """What iCloud has taken off this computer: a placeholder says that the file was here."""
    folder = Guard(game).folder
    missing = (f".{name.removeprefix('.')}.icloud" for name in _OF_GUARD)
    beside, inside = _beside(game.parent), frozenset(_names(folder))
    of_game = f".{game.name.removeprefix('.')}.icloud"
    return (
        *((game.with_name(of_game),) if of_game in _beginning(beside, of_game) else ()),
        *(folder / name for name in missing if name in inside),
    )


def _beside(folder: Path) -> Sequence[str]:
    """The names in a folder of games, in their order; ten thousand games have one, and it is listed when it changes."""
    try:
        found = folder.stat()
    except OSError:
        return ()
    stamp = found.st_dev, found.st_ino, found.st_mtime_ns
    before, names = _LISTED.get(folder, (None, ()))
    if before == stamp:
        return names
    names = sorted(_names(folder))
    if len(_LISTED) == _FOLDERS:
        _LISTED.clear()
    # A change within the same tick of the file system's clock would not be seen, nor one at all on some of Windows.
    if not WINDOWS and time.time_ns() > found.st_mtime_ns + _TICK:
        _LISTED[folder] = stamp, names
    return names


def _beginning(names: Sequence[str], start: str) -> Iterator[str]:
    """Those of sorted names that begin so."""
    for at in range(bisect_left(names, start), len(names)):
        if not names[at].startswith(start):
            return
        yield names[at]


def _names(folder: Path) -> list[str]:
    # A folder that is not there, or may not be listed, holds nothing for us.
    with suppress(OSError):
        return os.listdir(folder)  # noqa: PTH208 # names alone
    return []


def _added(name: str, own: str, end: str) -> str:
    """What was added to a file's own name, before its ending or behind; empty where it is none of its copies."""
    if name.startswith(own) and name.endswith(end) and len(name) > len(own) + len(end):
        added = name[len(own) : len(name) - len(end)]
        return added if added[0] in _BREAK else ""
    return ""


def _is_added_to(name: str, own: str, end: str) -> bool:
    added = _added(name, own, end)
    return bool(added) and bool(_SAYS_SO.search(added) or _MAY_BE.fullmatch(added))


def _is_version(game: Path, name: str) -> bool:
    """Is this file of the same folder another version of the game?"""
    whole, added = _added(name, game.name, ""), _added(name, game.stem, game.suffix)
    other = game.with_name(name)
    if _SAYS_SO.search(whole or added):
        theirs = _events(other)
        return not theirs or theirs[:1] == _events(game)[:1] or not _events(game)
    if not _MAY_BE.fullmatch(added) or Guard(other).folder.exists():
        return False
    ours, theirs = _events(game), _events(other)
    return theirs[:1] == ours[:1] and theirs != ours[: len(theirs)]


def _events(path: Path) -> list[bytes]:
    # What is no file, or cannot be read, is no version of the game.
    with suppress(OSError):
        return _EVENT.findall(path.read_bytes())
    return []
