"""Mails as they came, kept beside the journal before anything is made of them.

`mail/KEYHASH.eml`        a mail, whole and veiled, under a name that follows from its key
`mail/KEYHASH.eml.tries`  how often it could not be read, and what went wrong the last time
`mail/passed-over`        the keys of mails that are none of the game's business, a line each
"""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from os import SEEK_END
from types import TracebackType
from typing import BinaryIO

from dixit_pbem.errors import BadFile, DixitError, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Side
from dixit_pbem.post.carriers.mailbox import LARGEST_OF_PLAYER, Arrived, pieces_of_file
from dixit_pbem.post.keep.curtain import MARK, unveiled, veiled


@frozen
class Came:
    """A mail that is kept under this name, as its mailbox calls it, and when it arrived."""

    name: str
    key: str
    arrived: datetime


PASSED_OVER = "mail/passed-over"
MOST_TRIES = 3


def name_of(key: str) -> str:
    """The name under which the mail with this key is kept."""
    return f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.eml"


def store_mail(store: Side, arrived: Arrived) -> Came:
    """Keep a mail for good beside a game; again it does no harm."""
    name = name_of(arrived.key)
    if not is_kept(store, name):
        store.keep_pieces(f"mail/{name}", veiled(name, arrived.pieces() if arrived.pieces else (arrived.raw,)))
    return Came(name, arrived.key, arrived.arrived)


def stored_mail(store: Side, name: str) -> bytes:
    """The mail that is kept under this name."""
    return b"".join(pieces_of(store, name))


def _gone(store: Side, name: str) -> BadFile:
    text = "This mail is not there any more. Take it from a backup, or from your mailbox."
    return BadFile([Problem(f"{store.place}/mail/{name}", 0, text)])


def is_kept(store: Side, name: str) -> bool:
    """Is a mail kept under this name?"""
    file = store.opened(f"mail/{name}")
    if file:
        file.close()
    return file is not None


def length_of(store: Side, name: str) -> int:
    """How long the mail is that is kept under this name, to a few bytes."""
    with _opened(store, name) as file:
        return file.seek(0, SEEK_END) - len(MARK)


def short_mail(store: Side, name: str, *, most: int) -> bytes | None:
    """The mail that is kept under this name; None where it is longer than that."""
    with _opened(store, name) as file:
        if file.seek(0, SEEK_END) - len(MARK) > most:
            return None
        file.seek(0)
        return b"".join(unveiled(name, pieces_of_file(file, LARGEST_OF_PLAYER + len(MARK))))


def pieces_of(store: Side, name: str) -> Iterator[bytes]:
    """The mail that is kept under this name, piece by piece."""
    with _opened(store, name) as file:
        yield from unveiled(name, pieces_of_file(file, LARGEST_OF_PLAYER + len(MARK)))


def _opened(store: Side, name: str) -> BinaryIO:
    file = store.opened(f"mail/{name}")
    if file is None:
        raise _gone(store, name)
    return file


def copy_mail(came: Came, origin: Side, store: Side) -> None:
    """Keep a mail beside another game as well."""
    if not is_kept(store, came.name):
        store.keep_pieces(f"mail/{came.name}", veiled(came.name, pieces_of(origin, came.name)))


def pass_over(store: Side, keys: Iterable[str], name: str = PASSED_OVER) -> None:
    """Remember mails that need not be looked at again. A crash may lose that, and they are looked at again."""
    known = _lines(store, name)
    new = [f"{key}\n" for key in dict.fromkeys(keys) if f"{key}\n" not in known]
    if new:
        store.keep(name, "".join((*known, *new)).encode())


def passed_over(store: Side, name: str = PASSED_OVER) -> frozenset[str]:
    """The keys of the mails that need not be looked at again."""
    return frozenset(line.removesuffix("\n") for line in _lines(store, name))


def _lines(store: Side, name: str) -> dict[str, None]:
    text = (store.kept(name) or b"").decode(errors="replace")
    # What a crash cut off is another key, or none.
    return {line: None for line in text.splitlines(keepends=True) if line.endswith("\n")}


class Try:
    """One try at a mail: what goes wrong with it is counted and kept, and the next mail has its try."""

    def __init__(self, store: Side, name: str) -> None:
        self._store = store
        self._name = name
        self.failed: str | None = None
        """What went wrong, if anything did."""
        self.tries = tries_of(store, name)

    def __enter__(self) -> Try:
        return self

    def __exit__(self, kind: object, fault: BaseException | None, trace: TracebackType | None) -> bool:
        """Keep a fault to this mail, unless it is no mail's: a full disk, a broken game file, a stop."""
        if fault is None or isinstance(fault, DixitError | OSError) or not isinstance(fault, Exception):
            return False
        self.failed = type(fault).__name__
        self.tries += 1
        story = "".join(traceback.format_exception(fault))
        self._store.keep(f"mail/{self._name}.tries", f"{self.tries}\n{story}".encode(errors="replace"))
        return True


def tries_of(store: Side, name: str) -> int:
    """How often a mail failed."""
    with suppress(ValueError):
        return int((store.kept(f"mail/{name}.tries") or b"0").partition(b"\n")[0])
    return 0
