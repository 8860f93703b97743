"""One dixit-pbem at a time: a lock on a side file, which the system lets go when its process dies.

A lock is believed only as far as it holds: whoever gets one tries it at once a second time, which must fail, and looks
after it before each write. Some folders give a lock to everybody, and syncing programs put another file in its place.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from dixit_pbem.errors import Busy, CannotWrite
from dixit_pbem.frozen import frozen
from dixit_pbem.storage import system

PATIENCE = 30.0
"""Seconds that a command waits for another."""
_PAUSE = 0.02
_MOVE = "Move the game with its side folder to a folder on a disk of this computer, and call the command again."


@frozen
class Held:
    """A lock, as long as it is held."""

    path: Path
    file: str
    """The game file, by its name in messages."""
    opened: int

    def must_hold(self) -> None:
        """Refuse where somebody deleted the lock or put another in its place: then a second program may be at work."""
        if not system.is_still(self.opened, self.path):
            raise CannotWrite(
                f"{self.file}: somebody replaced {self.path} while this command held it, so another program may be at "
                "work on this game, and nothing more was written. That happens where a folder is synced: play in one "
                "that is not, and call the command again."
            )


@contextmanager
def held_alone(path: Path, *, file: str, patience: float = PATIENCE) -> Iterator[Held]:
    """Holds the lock, and nobody else does; Busy says who has it when the patience ends."""
    with _locked(path, os.O_RDWR | os.O_CREAT, file=file, patience=patience) as opened:
        if opened is None:
            raise _busy(path, file)
        os.ftruncate(opened, 0)
        system.write_at_start(opened, f"{os.getpid()}\n".encode())
        yield Held(path, file, opened)


@contextmanager
def held_if_free(path: Path, *, file: str, patience: float) -> Iterator[bool]:
    """Holds the lock and says so; or says, when the patience ends, that somebody else does."""
    with _locked(path, os.O_RDWR | os.O_CREAT, file=file, patience=patience) as opened:
        yield opened is not None


@contextmanager
def held_with_others(path: Path, *, file: str, patience: float = PATIENCE) -> Iterator[None]:
    """Holds the lock so that nobody writes; others who only read may hold it too."""
    with _locked(path, os.O_RDONLY, file=file, patience=patience) as opened:
        if opened is None:
            raise _busy(path, file)
        yield


@contextmanager
def _locked(path: Path, flags: int, *, file: str, patience: float) -> Iterator[int | None]:
    """The lock file, open and locked until the end; None where the patience ended before."""
    until = time.monotonic() + patience
    while (opened := _try(path, flags, file=file)) is None and time.monotonic() < until:
        time.sleep(_PAUSE)
    try:
        yield opened
    finally:
        if opened is not None:
            os.close(opened)


def _try(path: Path, flags: int, *, file: str) -> int | None:
    """The lock file, open and locked; None while somebody else holds it."""
    with ExitStack() as closing:
        opened = system.open_file(path, flags)
        closing.callback(os.close, opened)
        # Somebody may have deleted the file and locked a new one of the same name.
        if not (_take(opened, path, file=file, shared=flags == os.O_RDONLY) and system.is_still(opened, path)):
            return None
        if flags != os.O_RDONLY:
            _must_exclude(path, file=file)
        closing.pop_all()
        return opened


def _take(opened: int, path: Path, *, file: str, shared: bool) -> bool:
    try:
        return system.try_lock(opened, shared=shared)
    except OSError as error:
        raise CannotWrite(
            f"{file}: the folder {path.parent} knows no locks ({error.strerror}), so two programs could write this "
            f"game at the same time. Nothing was written. {_MOVE}"
        ) from error


def _must_exclude(path: Path, *, file: str) -> None:
    """Try a lock that is held once more: who gets it then would get it from another program too."""
    again = system.open_file(path, os.O_RDWR)
    try:
        if _take(again, path, file=file, shared=False) and system.is_still(again, path):
            raise CannotWrite(
                f"{file}: the locks of the folder {path.parent} do not hold: two programs get the same one, and could "
                f"write this game at the same time. Nothing was written. {_MOVE}"
            )
    finally:
        os.close(again)


def _busy(path: Path, file: str) -> Busy:
    return Busy(
        f"{file}: another dixit-pbem{_holder(path)} is at work on this game. "
        "Wait until it has finished, or end it, and call the command again."
    )


def _holder(path: Path) -> str:
    with suppress(OSError, ValueError):
        return f" (process {int(path.read_bytes())})"
    return ""
