"""Mails as they came, kept in the game's side folder before anything is made of them.

`mail/KEYHASH.eml`    a mail, whole, under a name that follows from its key
`mail/passed-over`    the keys of mails that are none of the game's business, a line each

Edge: the disk.
"""

from __future__ import annotations

import hashlib
import os
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from dixit_pbem.errors import BadFile, DixitError, Problem
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.storage import disk


def name_of(key: str) -> str:
    """The name under which the mail with this key is kept."""
    return f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.eml"


def store(folder: Path, arrived: Arrived) -> str:
    """Keep a mail for good in the side folder of a game, and say under which name; again it does no harm."""
    name = name_of(arrived.key)
    path = _mails(folder) / name
    with disk.told(str(path)):
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            disk.replace(path, arrived.raw, by_way_of=path.with_suffix(f".{os.getpid()}.part"))
    return name


def stored(folder: Path, name: str) -> bytes:
    """The mail that is kept under this name."""
    path = _mails(folder) / name
    try:
        return path.read_bytes()
    except OSError as error:
        text = f"This mail cannot be read: {error.strerror}. Take it from a backup, or from your mailbox."
        raise BadFile([Problem(str(path), 0, text)]) from error


def stored_names(folder: Path) -> frozenset[str]:
    """The names of all mails that are kept."""
    return frozenset(path.name for path in _mails(folder).glob("*.eml"))


def pass_over(folder: Path, keys: Iterable[str]) -> None:
    """Remember mails that need not be looked at again. A crash may lose that, and they are looked at again."""
    path = _passed_over(folder)
    with disk.told(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{key}\n" for key in keys)


def passed_over(folder: Path) -> frozenset[str]:
    """The keys of the mails that need not be looked at again."""
    path = _passed_over(folder)
    if not path.exists():
        return frozenset()
    with disk.told(str(path)):
        text = path.read_text(encoding="utf-8", errors="replace")
    # What a crash cut off is another key, or none.
    return frozenset(line.removesuffix("\n") for line in text.splitlines(keepends=True) if line.endswith("\n"))


def _mails(folder: Path) -> Path:
    return folder / "mail"


def _passed_over(folder: Path) -> Path:
    return _mails(folder) / "passed-over"


MOST_TRIES = 3


class Try:
    """One try at a mail: what goes wrong with it is counted and kept, and the next mail has its try."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / "mail" / f"{name}.tries"
        self.failed: str | None = None
        """What went wrong, if anything did."""
        self.tries = tries_of(folder, name)

    def __enter__(self) -> Try:
        return self

    def __exit__(self, kind: object, fault: BaseException | None, trace: TracebackType | None) -> bool:
        """Keep a fault to this mail, unless it is no mail's: a full disk, a broken game file, a stop."""
        if fault is None or isinstance(fault, DixitError | OSError) or not isinstance(fault, Exception):
            return False
        self.failed = type(fault).__name__
        self.tries += 1
        story = "".join(traceback.format_exception(fault))
        self._path.write_text(f"{self.tries}\n{story}", encoding="utf-8", errors="replace")
        return True


def tries_of(folder: Path, name: str) -> int:
    """How often a mail failed."""
    with suppress(OSError, ValueError):
        return int((folder / "mail" / f"{name}.tries").read_text(encoding="utf-8").partition("\n")[0])
    return 0
