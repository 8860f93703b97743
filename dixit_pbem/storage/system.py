"""What each operating system does in its own way: locks, folders that survive a power cut, owners, signals.

Linux and macOS on one side, Windows on the other; nobody else asks which one this is. On Windows a lock is the byte
lock of `msvcrt`, which dies with its process as `flock` does; it lies far behind the end of the file, because there
nobody else may read what is locked. Edge: the system.
"""

from __future__ import annotations

import os
import signal
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path

OWN_FILE, OWN_FOLDER = 0o600, 0o700
"""The rights of what only its owner may look into, where the system knows such rights."""

if sys.platform == "win32":
    import msvcrt

    STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK)
    """What asks a program politely to end."""
    FORKS = False
    """Can work be done by a process that begins as this one stands?"""
    RIGHTS = False
    """Does the system tell by a file's mode who may read it?"""
    _FAR = 2**30
    _PATIENCE, _PAUSE = 2.0, 0.05

    def open_file(path: Path, flags: int) -> int:
        """Open a file, byte for byte; a new one is its owner's only."""
        return os.open(path, flags | os.O_BINARY, OWN_FILE)

    def try_lock(opened: int, *, shared: bool = False) -> bool:  # noqa: ARG001 # Windows has no shared byte lock here
        """Lock an open file, if nobody else holds it; it is let go when the file is closed."""
        os.lseek(opened, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(opened, 0, os.SEEK_SET)
        return True

    def is_still(opened: int, path: Path) -> bool:  # noqa: ARG001
        """Is this open file the one of that name? Nobody can delete or replace an open file."""
        return True

    def write_at_start(opened: int, content: bytes) -> None:
        """Write over the beginning of an open file."""
        os.lseek(opened, 0, os.SEEK_SET)
        write_all(opened, content)

    def replace(path: Path, target: Path) -> None:
        """Rename over another file at once; what a reader or a virus scanner holds open is waited for."""
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                path.replace(target)
            except PermissionError:
                if time.monotonic() >= until:
                    raise
                time.sleep(_PAUSE)
            else:
                return

    def keep_names(folder: Path) -> None:
        """Windows keeps a journal of names, and lets nobody but the administrator flush a folder."""

    def keep_owner(path: Path, before: os.stat_result) -> None:
        """A new file belongs to whoever owns its folder."""
else:
    import fcntl

    STOPPING = (signal.SIGINT, signal.SIGTERM)
    """What asks a program politely to end."""
    FORKS = True
    RIGHTS = True
    """Does the system tell by a file's mode who may read it?"""

    def open_file(path: Path, flags: int) -> int:
        """Open a file, byte for byte; a new one is its owner's only."""
        return os.open(path, flags, OWN_FILE)

    def try_lock(opened: int, *, shared: bool = False) -> bool:
        """Lock an open file, if nobody else holds it; it is let go when the file is closed."""
        # Servers of Windows say PermissionError where others say that it would block.
        with suppress(BlockingIOError, PermissionError):
            fcntl.flock(opened, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
            return True
        return False

    def is_still(opened: int, path: Path) -> bool:
        """Is this open file the one of that name, or did somebody delete or replace it?"""
        try:
            return os.path.samestat(os.fstat(opened), path.stat())
        except (FileNotFoundError, NotADirectoryError):
            return False

    def write_at_start(opened: int, content: bytes) -> None:
        """Write over the beginning of an open file."""
        rest = memoryview(content)
        while rest:
            rest = rest[os.pwrite(opened, rest, len(content) - len(rest)) :]

    def replace(path: Path, target: Path) -> None:
        """Rename over another file at once."""
        path.replace(target)

    def keep_names(folder: Path) -> None:
        """Make a new or changed name in a folder survive a power cut."""
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)

    def keep_owner(path: Path, before: os.stat_result) -> None:
        """Give a new file to whom the old one belonged, if the administrator writes it."""
        if os.geteuid() == 0:
            os.chown(path, before.st_uid, before.st_gid)


def write_all(opened: int, content: bytes) -> None:
    """Write every byte; the system may take fewer at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(opened, rest) :]


def others_may_read(status: os.stat_result) -> bool:
    """Does a file's mode let others than its owner read it?"""
    return RIGHTS and bool(stat.S_IMODE(status.st_mode) & ~OWN_FOLDER)
