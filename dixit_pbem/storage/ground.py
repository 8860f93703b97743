"""Whether a folder bears a game: only this computer writes there, and its locks hold.

A lock holds among the programs of one computer. Where a folder is synced, or lies on a server, a program on another
computer knows nothing of it: mails leave twice, and both write. What such a place is, is a doubt, which a person may
allow, once on each computer; what was found there is a fact, and to be put right. Whoever only reads is never refused.
Edge: the names of the folders above a game, and what was allowed on this computer.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.storage import copies
from dixit_pbem.storage.allowed import Matter, not_allowed
from dixit_pbem.storage.look import Place
from dixit_pbem.storage.mounts import is_share, mount_of

_MARKS = {
    ".stfolder": "Syncthing",
    ".stignore": "Syncthing",
    ".dropbox.cache": "Dropbox",
    ".owncloudsync.log": "ownCloud",
    ".nextcloudsync.log": "Nextcloud",
    ".tmp.drivedownload": "Google Drive",
    ".tmp.driveupload": "Google Drive",
    ".seafile-data": "Seafile",
    ".megaignore": "MEGA",
    ".shortcut-targets-by-id": "Google Drive",
    ".filen.trash.local": "Filen",
}
"""What a syncing program leaves in the folder that it syncs."""
_DATABASE = re.compile(r"\._?sync_[0-9a-f]+\.db")
"""The same of Nextcloud and ownCloud, which give it a name of its own."""
_NAMES = (
    ("Dropbox", "Dropbox"),
    ("OneDrive", "OneDrive"),
    ("Google Drive", "Google Drive"),
    ("iCloud Drive", "iCloud"),
    ("iCloudDrive", "iCloud"),
    ("Nextcloud", "Nextcloud"),
    ("ownCloud", "ownCloud"),
    ("pCloudDrive", "pCloud"),
    ("pCloud Drive", "pCloud"),
    ("MEGAsync", "MEGA"),
    ("Box Sync", "Box"),
    ("Proton Drive", "Proton Drive"),
    ("Yandex.Disk", "Yandex"),
    ("kDrive", "kDrive"),
    ("Resilio Sync", "Resilio Sync"),
)
"""How syncing programs call their folder; some add whose it is, after a hyphen or in brackets."""
_WHOSE = re.compile(r"(?: ?\(.*| - .*)?")
_OF_A_MAC = (("Mobile Documents", "iCloud"), ("CloudStorage", "a cloud service"))
"""Folders in a Mac's `Library` where all is synced."""


@cache
def doubts(folder: Path) -> tuple[Matter, ...]:
    """Why other computers may write in this folder too; looked at once, for a folder seldom moves."""
    return tuple(Matter(folder, text) for text in (*_on_a_network(folder), *_synced(folder)))


def _synced(folder: Path) -> Iterator[str]:
    for each in (folder, *folder.parents):
        if program := _program_that_syncs(each):
            within = "" if each == folder else f", in {each}"
            yield f"{program} syncs it{within}"
            return


def _program_that_syncs(folder: Path) -> str | None:
    for name, program in _OF_A_MAC:
        if folder.name == name and folder.parent.name == "Library":
            return program
    for name, program in _NAMES:
        if folder.name.startswith(name) and _WHOSE.fullmatch(folder.name, len(name)):
            return program
    names: frozenset[str] = frozenset()
    # What may not be listed tells nothing.
    with suppress(OSError):
        names = frozenset(os.listdir(folder))  # noqa: PTH208 # names alone
    for mark, program in _MARKS.items():
        if mark in names:
            return program
    return "Nextcloud or ownCloud" if any(map(_DATABASE.fullmatch, names)) else None


def _on_a_network(folder: Path) -> Iterator[str]:
    if sys.platform == "win32":
        if is_share(str(folder)):
            yield "it lies on another computer"
    elif (found := mount_of(folder)) and found.is_far:
        yield f"it lies on another computer ({found.source}, {found.kind})"


def must_bear(place: Place) -> None:
    """Refuse to write a game where another computer may write it too, with the way out."""
    if problems := unfit(place):
        raise BadFile(problems)


def unfit(place: Place) -> tuple[Problem, ...]:
    """Everything for which a game is not written where it lies, each with the way out."""
    asked = not_allowed(doubts(place.path.parent))
    return tuple(
        Problem(place.name, 0, text) for text in (*_left_there(place), *(_told(each, place) for each in asked))
    )


def _left_there(place: Place) -> Iterator[str]:
    """What syncing programs left."""
    for path in copies.other_versions(place.path):
        name = f"'{path.relative_to(place.path.parent)}'"
        if path.parent == place.path.parent and path.is_file():
            text = (
                f"{name} is another version of this game, kept by a program that syncs this folder: two computers "
                f"have written it. Read both with `dixit-pbem log`, call the one that is to count {place.name}, and "
                "move the other to another folder."
            )
        else:
            text = (
                f"{name} was left by a program that syncs this folder: two computers have written this game. Move it "
                "to another folder, and look with `dixit-pbem check` whether the game is whole."
            )
        yield f"{text} Nothing is written before; play on in a folder that is not synced."
    for path in copies.elsewhere(place.path):
        yield (
            f"iCloud has taken a part of this game off this computer: '{path.relative_to(place.path.parent)}' stands "
            "for it. Open it once, that it comes back, and move the game with its side folder out of iCloud."
        )


def _told(doubt: Matter, place: Place) -> str:
    return (
        f"Nothing is written in the folder {doubt.place}, for {doubt.text}: another computer could write this game at "
        f"the same time, and mails would leave twice. Move {place.name} and {place.guard.folder.name} beside it to a "
        "folder of this computer alone; or, where no other computer ever writes the game, allow it once: "
        f"{place.ways_out.allow}."
    )
