"""A game on trial: a copy in a folder that is thrown away, so that nothing is written where the game lies.

Edge: copies the game file and its side folder; everything else beside them is seen through links.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from dixit_pbem.journal.opened import look
from dixit_pbem.post.carriers.mailbox import Unreachable, opened_mailbox
from dixit_pbem.post.inbox import Fetched, collect
from dixit_pbem.storage.guard import Guard


@contextmanager
def copy_of(path: Path) -> Iterator[Path]:
    """The game file as a copy, among the same decks, templates and mailboxes."""
    place = path.resolve()
    with TemporaryDirectory(prefix="dixit-pbem-") as folder:
        copy = _mirrored(place.parent, Path(folder), above=_upwards(place)) / path.name
        if path.exists():
            _link_all(place.parent, copy.parent, but=(place, Guard(place).folder, place.parent / "output"))
            shutil.copy(place, copy)
        if Guard(place).folder.is_dir():
            shutil.copytree(Guard(place).folder, Guard(copy).folder)
        yield copy


def _upwards(place: Path) -> int:
    """So many folders above the game's at most the settings may mean, as in ../../inbox."""
    if not place.is_file():
        return 0
    settings, _, _ = place.read_bytes().partition(b"\njournal:")
    return settings.count(b"..")


def _mirrored(folder: Path, root: Path, *, above: int) -> Path:
    """An empty folder in the place of this one, among links to what lies beside it and beside the folders above."""
    if not above or folder == folder.parent:
        return root
    inside = _mirrored(folder.parent, root, above=above - 1)
    _link_all(folder.parent, inside, but=(folder,))
    copy = inside / folder.name
    copy.mkdir()
    return copy


def _link_all(folder: Path, into: Path, *, but: tuple[Path, ...]) -> None:
    for beside in folder.iterdir() if os.access(folder, os.R_OK) else ():
        if beside not in but:
            (into / beside.name).symlink_to(beside)


def peeked(copy: Path) -> Fetched:
    """What the mailbox holds for this copy of a game; nothing is marked there."""
    found = look(copy)
    if found.game is None or found.settings.mail.fetch.way is None:
        return Fetched({})
    try:
        with opened_mailbox(found.settings.mail.fetch, beside=copy.parent) as mailbox:
            return collect((copy,), mailbox, settle=_leave)
    except Unreachable as away:
        return Fetched({}, (f"The mailbox cannot be read now: {away.reason}.",))


def _leave(_key: str) -> None:
    """A mail that is only looked at stays as it was."""
