"""What the mail servers of the tests have in common: where they may run, ports, and waiting for them."""

from __future__ import annotations

import os
import random
import shutil
import socket
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.watch import HANGS

NOBODY = 65_534
"""Who owns the mailboxes on disk."""
NEVER_GIVEN = range(20_000, 30_000)
"""Ports that no system gives to whoever asks for any."""


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
