"""What each operating system does in its own way: locks, folders that survive a power cut, owners, signals.

Linux and macOS on one side, Windows on the other. On Windows a lock is the byte
lock of `msvcrt`, which dies with its process as `flock` does; it lies far behind the end of the file, because there
nobody else may read what is locked. Edge: the system.
"""

from __future__ import annotations

import os
import re
import signal
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from io import FileIO
from pathlib import Path

OWN_FILE, OWN_FOLDER = 0o600, 0o700
"""The rights of what only its owner may look into, where the system knows such rights."""

WINDOWS = sys.platform == "win32"

_for_show = ContextVar("for show", default=False)

if sys.platform == "win32":
    import msvcrt

    STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK)
    """What asks a program politely to end."""
    FORKS = False
    """Can work be done by a process that begins as this one stands?"""
    MARKS = "!2,"
    """Before the marks of a mail in a Maildir: no name there may hold a colon."""
    DENIED = (
        "another program has it open, or you may not write here. Close it there, or move it to a folder of your own"
    )
    """Why a file may not be written, and the way out."""
    RIGHTS = False
    """Does the system tell by a file's mode who may read it?"""
    _DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\..*)?", re.IGNORECASE)
    _NO_SIGN = re.compile(r'[<>:"|?*\x00-\x1f]|[. ]$')
    _END = "On Windows no name may end with a dot or a blank."
    _FAR = 2**30
    _PATIENCE, _PAUSE = 2.0, 0.05

    def why_no_name(name: str) -> str | None:
        """Why no file can have this name; some are devices, others are cut off, and a colon hides what follows."""
        if _DEVICE.fullmatch(name):
            return f"Windows takes '{name}' for a device."
        if found := _NO_SIGN.search(name):
            return f"On Windows no name may hold {found[0]!r}." if found[0] not in ". " else _END
        return None

    def ask_for(variable: str) -> str:
        """What one types to be asked for a password that the environment then has: in PowerShell."""
        return f"$env:{variable} = Read-Host"

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

    def try_to_read_alone(file: FileIO) -> bool:  # noqa: ARG001
        """Nothing: who delivers mail there takes no lock; what is written meanwhile is noticed by the reader."""
        return True

    def let_others_write(file: FileIO) -> None:
        """Nothing, for nobody was kept out."""

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

    def may_lead_elsewhere(path: str) -> bool:  # noqa: ARG001
        """Perhaps: there are more kinds of links than the system tells."""
        return True
else:
    import fcntl

    STOPPING = (signal.SIGINT, signal.SIGTERM)
    """What asks a program politely to end."""
    FORKS = True
    MARKS = ":2,"
    """Before the marks of a mail in a Maildir."""
    DENIED = "you may not write here. Change the rights of the file and its folder, or move it to a folder of your own"
    """Why a file may not be written, and the way out."""
    RIGHTS = True
    """Does the system tell by a file's mode who may read it?"""

    def why_no_name(name: str) -> str | None:  # noqa: ARG001
        """Why no file can have this name: the system itself says so."""
        return None

    def ask_for(variable: str) -> str:
        """What one types to be asked for a password that the environment then has."""
        return f"read -rs {variable} && export {variable}"

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

    def try_to_read_alone(file: FileIO) -> bool:
        """Keep those who deliver mail from writing into a file, unless they do just now."""
        with suppress(BlockingIOError, PermissionError):
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            return True
        return False

    def let_others_write(file: FileIO) -> None:
        """Let them write again."""
        fcntl.lockf(file, fcntl.LOCK_UN)

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
            flush(opened)
        finally:
            os.close(opened)

    def may_lead_elsewhere(path: str) -> bool:
        """Is it a link?"""
        return os.path.islink(path)  # noqa: PTH114 - a Path for each would cost more than the look

    def keep_owner(path: Path, before: os.stat_result) -> None:
        """Give a new file to whom the old one belonged, if the administrator writes it."""
        if os.geteuid() == 0:
            os.chown(path, before.st_uid, before.st_gid)


def write_all(opened: int, content: bytes) -> None:
    """Write every byte; the system may take fewer at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(opened, rest) :]


def flush(opened: int) -> None:
    """Make what was written survive a power cut."""
    if not _for_show.get():
        os.fsync(opened)


@contextmanager
def for_show() -> Iterator[None]:
    """What is written meanwhile need not survive a power cut: it is there to be looked at, and soon made anew."""
    before = _for_show.set(True)
    try:
        yield
    finally:
        _for_show.reset(before)


def others_may_read(status: os.stat_result) -> bool:
    """Does a file's mode let others than its owner read it?"""
    return RIGHTS and bool(stat.S_IMODE(status.st_mode) & ~OWN_FOLDER)
