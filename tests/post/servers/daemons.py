"""What the servers of the tests have in common: where they may run, a folder, ports, and waiting for them."""

from __future__ import annotations

import os
import random
import shutil
import socket
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.watch import HANGS

NOBODY = 65_534
"""Who owns the mailboxes on disk."""
NEVER_GIVEN = range(20_000, 30_000)
"""Ports that no system gives to whoever asks for any."""


class Daemon(ABC):
    """A server with a folder of its own; it runs while it is entered."""

    def __init__(self, name: str) -> None:
        # Not below a test's own folder: a daemon may be another user, and must be able to enter.
        self.folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))

    def __enter__(self) -> Self:
        try:
            self.set_up()
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @abstractmethod
    def set_up(self) -> None:
        """Write what it reads when it starts."""

    @abstractmethod
    def start(self) -> None:
        """Start it, at first or again."""

    @abstractmethod
    def kill(self) -> None:
        """End it as a power cut does, if it runs."""


def needs(*programs: str) -> pytest.MarkDecorator:
    """Tests of daemons run where these can: as root, with the programs at hand."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    missing = [program for program in programs if shutil.which(program, path=path) is None]
    return pytest.mark.skipif(bool(missing) or os.geteuid() != 0, reason=f"needs root and {programs}")


def free_port() -> int:
    """A port of this computer that nobody uses, nor is given by chance to somebody else meanwhile."""
    for port in random.SystemRandom().sample(NEVER_GIVEN, len(NEVER_GIVEN)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


def answers(port: int) -> bool:
    """Whether a server takes connections."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def wait_until(fact: Callable[[], bool], *, what: str) -> None:
    """Wait for something that must come true."""
    end = time.monotonic() + HANGS
    while not fact():
        assert time.monotonic() < end, what
        time.sleep(0.02)
