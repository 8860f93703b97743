"""Bytes on disk: written whole and for good, or not at all; and what the system says when it cannot, in plain words.

What belongs to a game is for its owner's eyes only, files and folders; what was made otherwise becomes so when it is
written next.
"""

from __future__ import annotations

import dataclasses
import errno
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from itertools import accumulate, islice, takewhile
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.errors import BadFile, CannotWrite, DixitError, NotFound, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.shell import named, typed
from dixit_pbem.storage import system
from dixit_pbem.storage.nearby import did_you_mean_file
from dixit_pbem.storage.system import OWN_FILE, OWN_FOLDER, WINDOWS

GAME_ENDINGS = (".yaml", ".yml")
_WAYS_OUT = {
    errno.ENOSPC: "the disk is full. Make room",
    errno.EDQUOT: "your share of the disk is used up. Make room",
    errno.EFBIG: "no file may become that large on this computer. Raise the limit",
    errno.EROFS: "this disk can only be read. Move the game to another",
    errno.EACCES: system.DENIED,
    errno.EPERM: system.DENIED,
    errno.ENAMETOOLONG: "its name is too long. Give the game file a shorter one",
}
_FOR_ALL = 0o666
_together: ContextVar[dict[Path, None] | None] = ContextVar("together", default=None)


@frozen
class Identity:
    """What tells one state of a file from the next."""

    device: int
    inode: int
    size: int
    changed: int

    @classmethod
    def of(cls, status: os.stat_result) -> Identity:
        """The identity that a status tells."""
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


@contextmanager
def told(file: str) -> Iterator[None]:
    """Turns the system's refusal to write into words."""
    try:
        yield
    except OSError as error:
        why = _WAYS_OUT.get(error.errno or 0, f"the system says: {error.strerror}. Put that right")
        place = error.filename or file
        raise CannotWrite(f"{place}: nothing was written, because {why}, and call the command again.") from error


def read_whole(path: Path, *, file: str) -> tuple[bytes, Identity]:
    """The bytes of a game file, and its identity before they were read; `file` is its name in messages."""
    must_be_file(path, file=file)
    try:
        with path.open("rb") as opened:
            identity = Identity.of(os.fstat(opened.fileno()))
            return opened.read(), identity
    except OSError as error:
        raise _unreadable(error, file) from error


def must_be_file(path: Path, *, file: str) -> None:
    """Say what is wrong where there is no file to read."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        raise _unreadable(error, file) from error
    if stat.S_ISDIR(mode):
        raise NotFound(f"'{file}' is a folder. Name the game file in it, as in '{Path(file, 'sunday.yaml')}'.")
    if not stat.S_ISREG(mode):
        raise NotFound(f"'{file}' is no file that could hold a game. Name the game file.")


def _unreadable(error: OSError, file: str) -> DixitError:
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            new = f" `{typed('new', file)}` makes a new game."
            meant = did_you_mean_file(Path(file), GAME_ENDINGS)
            return NotFound(f"There is no file {named(file)}.{meant or new}")
        case errno.ENAMETOOLONG:
            return NotFound(f"There is no file '{file}': the name is longer than a name can be. Check the spelling.")
        case errno.ELOOP:
            return NotFound(f"'{file}' is a link that leads back to itself. Name the game file itself.")
        case errno.EACCES | errno.EPERM:
            text = "You may not read this file. Change its rights, or ask whoever owns it."
        case _:
            text = f"This file cannot be read: {error.strerror}. Take it from a backup if that stays so."
    return BadFile([Problem(file, 0, text)])


def own_folder(path: Path, *, within: Path | None = None) -> None:
    """Make a folder that only its owner may look into, and every folder on the way to it that is not there yet.

    One that is there is left as it is, for it may be anybody's, unless it is or lies `within` a folder of the game.
    """
    if not path.is_dir():
        missing = [each for each in path.parents if not each.exists()]
        for each in (*reversed(missing), path):
            each.mkdir(OWN_FOLDER, exist_ok=True)
    if within is None:
        return
    for each in takewhile(lambda each: each.is_relative_to(within), (path, *path.parents)):
        for_its_owner(each, OWN_FOLDER)


def for_its_owner(path: Path, rights: int) -> None:
    """Take the rights of everybody else away, if there are such on this system and they are ours to take."""
    # A stick or a share without rights keeps none, and whoever may write a friend's game still plays on.
    with suppress(OSError, NotImplementedError):
        before = stat.S_IMODE(path.stat().st_mode)
        if before & ~rights:
            path.chmod(before & rights)


def append(path: Path, content: bytes, *, expected: Identity | None = None) -> Identity | None:
    """Add bytes at the end for good, or none of them. It does nothing (None) to another file than the expected one."""
    opened = system.open_file(path, os.O_WRONLY | os.O_APPEND)
    try:
        before = Identity.of(os.fstat(opened))
        if expected not in (None, before):
            return None
        for_its_owner(path, OWN_FILE)
        try:
            system.write_all(opened, content)
            system.flush(opened)
        except OSError:
            os.ftruncate(opened, before.size)
            raise
        # The size it must have: an editor may have cut the file and written its own text meanwhile.
        return dataclasses.replace(Identity.of(os.fstat(opened)), size=before.size + len(content))
    finally:
        os.close(opened)


def write_over(path: Path, content: bytes) -> None:
    """Write over a file where it lies; what is as long as before needs no room.

    It outlives the program, and is not flushed: a power cut may leave what stood there before.
    """
    opened = system.open_file(path, os.O_WRONLY | os.O_CREAT)
    try:
        longer = os.fstat(opened).st_size < len(content)
        system.write_at_start(opened, content)
        if longer:
            # Some systems find out only now that there is no room for it.
            system.flush(opened)
    finally:
        os.close(opened)


def cut(path: Path, size: int, *, expected: Identity | None = None) -> None:
    """Make a file end after so many bytes, for good. It does nothing to another file than the expected one."""
    opened = system.open_file(path, os.O_WRONLY)
    try:
        if expected in (None, Identity.of(os.fstat(opened))):
            os.ftruncate(opened, size)
            system.flush(opened)
    finally:
        os.close(opened)


def write_new(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Write a file that must not be there yet, for good, or leave none."""
    _write_new(path, content, flushed=True)
    system.keep_names(path.parent)


def _write_new(path: Path, content: bytes | Iterable[bytes], *, flushed: bool) -> None:
    opened = system.open_file(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    written = False
    try:
        for piece in (content,) if isinstance(content, bytes) else content:
            system.write_all(opened, piece)
        if flushed:
            system.flush(opened)
        written = True
    finally:
        # In this order: an open file cannot be removed everywhere.
        os.close(opened)
        if not written:
            path.unlink()


def replace(
    path: Path,
    content: bytes | Iterable[bytes],
    *,
    by_way_of: Path,
    expected: Identity | None = None,
    for_good: bool = True,
) -> bool:
    """Put other bytes into a file's place at once, with its owner; `by_way_of` takes them until then.

    It does nothing (False) to another file than the expected one. What is not `for_good` may be lost by a power cut.
    """
    by_way_of.unlink(missing_ok=True)
    _write_new(by_way_of, content, flushed=for_good)
    if path.exists():
        before = path.stat()
        if expected not in (None, Identity.of(before)):
            return False
        for_its_owner(by_way_of, stat.S_IMODE(before.st_mode))
        system.keep_owner(by_way_of, before)
    system.replace(by_way_of, path)
    if for_good and (later := _together.get()) is not None:
        later[path.parent] = None
    elif for_good:
        system.keep_names(path.parent)
    return True


@contextmanager
def names_together() -> Iterator[None]:
    """What is put in its place meanwhile survives a power cut from the end on: each folder is flushed once."""
    folders: dict[Path, None] = {}
    before = _together.set(folders)
    try:
        yield
    finally:
        _together.reset(before)
        for folder in folders:
            with told(str(folder)):
                system.keep_names(folder)


def keep_aside(content: bytes, *, folder: Path, name: str) -> Path:
    """Write bytes into a new file `name-1`, `name-2` … and say which."""
    number = 1
    while (path := folder / f"{name}-{number}").exists():
        number += 1
    write_new(path, content)
    return path


def lies_within(path: Path, folder: Path) -> bool:
    """Whether a path leads into a folder, or to it, whatever links are on its way."""
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def lies_below(path: Path, folder: Path) -> bool:
    """The same for a path without `..` that names the folder; without a link on its way that takes no second look."""
    steps = len(folder.parts)
    if path.parts[:steps] != folder.parts:
        return False
    way = accumulate(path.parts[steps:], os.path.join, initial=str(folder))
    return not any(map(system.may_lead_elsewhere, islice(way, 1, None))) or lies_within(path, folder)


def _why_not(error: OSError, *, of_a_game: bool) -> str:
    """Why a file cannot be written, and the way out: only what a command was told to make can lie elsewhere."""
    if WINDOWS and isinstance(error, PermissionError):
        return system.DENIED
    again = "call the same command again; what was written down stands"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"{_WAYS_OUT[error.errno]}, and {again}"
    way_out = f"Put that right, and {again}" if of_a_game else "Choose another place with -o, or make room"
    return f"the system says: {error.strerror}. {way_out}"


@contextmanager
def whole_file(path: Path, *, within: Path | None = None) -> Iterator[BinaryIO]:
    """A file to write into, put in its place at the end; the folders around it are made.

    `within` a folder of a game all of it is for its owner only.
    """
    passing = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if within is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        else:
            own_folder(path.parent, within=within)
        with open(passing, "wb", opener=partial(os.open, mode=_FOR_ALL if within is None else OWN_FILE)) as file:
            yield file
        system.replace(passing, path)
    except OSError as error:
        raise CannotWrite(
            f"{path} cannot be written: {_why_not(error, of_a_game=within not in (None, path))}."
        ) from error
    finally:
        # Where nothing can be written, nothing is left to be removed either.
        with suppress(OSError):
            passing.unlink()
