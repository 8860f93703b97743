"""One dixit-pbem at a time: a lock on a side file, which the system lets go when its process dies."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dixit_pbem.errors import Busy
from dixit_pbem.storage.disk import OWN_FILE

PATIENCE = 30.0
"""Seconds that a command waits for another."""
_PAUSE = 0.02


@contextmanager
def held_alone(path: Path, *, file: str, patience: float = PATIENCE) -> Iterator[None]:
    """Holds the lock, and nobody else does; Busy says who has it when the patience ends."""
    opened = _locked(path, os.O_RDWR | os.O_CREAT, fcntl.LOCK_EX, file=file, patience=patience)
    try:
        os.ftruncate(opened, 0)
        os.pwrite(opened, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(opened)


@contextmanager
def held_if_free(path: Path, *, patience: float) -> Iterator[bool]:
    """Holds the lock and says so; or says, when the patience ends, that somebody else does."""
    until = time.monotonic() + patience
    while (opened := _try(path, os.O_RDWR | os.O_CREAT, fcntl.LOCK_EX)) is None and time.monotonic() < until:
        time.sleep(_PAUSE)
    try:
        yield opened is not None
    finally:
        if opened is not None:
            os.close(opened)


@contextmanager
def held_with_others(path: Path, *, file: str, patience: float = PATIENCE) -> Iterator[None]:
    """Holds the lock so that nobody writes; others who only read may hold it too."""
    opened = _locked(path, os.O_RDONLY, fcntl.LOCK_SH, file=file, patience=patience)
    try:
        yield
    finally:
        os.close(opened)


def _locked(path: Path, flags: int, kind: int, *, file: str, patience: float) -> int:
    until = time.monotonic() + patience
    while (opened := _try(path, flags, kind)) is None:
        if time.monotonic() >= until:
            raise Busy(
                f"{file}: another dixit-pbem{_holder(path)} is at work on this game. "
                "Wait until it has finished, or end it, and call the command again."
            )
        time.sleep(_PAUSE)
    return opened


def _try(path: Path, flags: int, kind: int) -> int | None:
    """The lock file, open and locked; None while somebody else holds it."""
    opened = os.open(path, flags | os.O_CLOEXEC, OWN_FILE)
    ours = False
    try:
        with suppress(BlockingIOError, FileNotFoundError):
            fcntl.flock(opened, kind | fcntl.LOCK_NB)
            # Somebody may have deleted the file and locked a new one of the same name.
            ours = os.path.samestat(os.fstat(opened), path.stat())
    finally:
        if not ours:
            os.close(opened)
    return opened if ours else None


def _holder(path: Path) -> str:
    with suppress(OSError, ValueError):
        return f" (process {int(path.read_bytes())})"
    return ""
