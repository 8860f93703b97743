"""What other processes do to a game file in the tests. Run with few imports, so that it starts fast."""

import importlib
import itertools
import os
import pkgutil
import resource
import sys
from collections.abc import Callable
from pathlib import Path

from dixit_pbem import storage
from dixit_pbem.errors import DixitError
from dixit_pbem.storage.game_file import GameFile

AT = "2026-11-18T09:00:00Z"


def say(text: object) -> None:
    os.write(1, f"{text}\n".encode())


def record(game: GameFile, text: str) -> None:
    """Record one event, and say so once it is recorded."""
    with game.locked() as locked:
        seq = len(locked.contents.records) + 1
        locked.append([{"seq": seq, "at": AT, "event": "said", "text": text}])
    say(text)


def record_many(game: GameFile, name: str, count: str) -> None:
    """Record so many events, or (0) until the end."""
    for number in range(int(count)) if int(count) else itertools.count():
        record(game, f"{name}-{number}")


def fill(game: GameFile) -> None:
    """Record until the system refuses, and say how it was told."""
    try:
        record_many(game, "x" * 150, "0")
    except DixitError as refusal:
        say(f"{type(refusal).__name__} {refusal}")


def fill_to(game: GameFile, limit: str) -> None:
    """The same where no file may become larger."""
    # What is imported from here on would be kept cut off, for all who import it later.
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
    fill(game)


def fill_as_nobody(game: GameFile) -> None:
    """The same, after reading, without the rights of root: root may write anywhere."""
    # The program may lie where only root may go: what is imported later is imported now.
    for module in pkgutil.iter_modules(storage.__path__, "dixit_pbem.storage."):
        importlib.import_module(module.name)
    if os.geteuid() == 0:
        os.setuid(65534)
    try:
        say(len(game.read().records))
    except DixitError as refusal:
        say(f"{type(refusal).__name__} {refusal}")
    fill(game)


def hold(game: GameFile) -> None:
    """Hold the lock until standard input ends."""
    with game.locked():
        say(os.getpid())
        sys.stdin.read()


DEEDS: dict[str, Callable[..., None]] = {
    each.__name__: each for each in (record_many, fill, fill_to, fill_as_nobody, hold)
}

if __name__ == "__main__":
    deed, path, *rest = sys.argv[1:]
    DEEDS[deed](GameFile(Path(path)), *rest)
