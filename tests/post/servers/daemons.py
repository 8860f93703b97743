"""What the mail servers of the tests have in common: where they may run, ports, and waiting for them."""

from __future__ import annotations

import os
import shutil
import socket
import time
from collections.abc import Callable

import pytest

NOBODY = 65_534
"""Who owns the mailboxes on disk."""


def needs(*programs: str) -> pytest.MarkDecorator:
    """Tests of daemons run where these can: as root, with the programs at hand. In CI they must."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    missing = [program for program in programs if shutil.which(program, path=path) is None]
    may_skip = os.environ.get("CI") != "true"
    return pytest.mark.skipif(may_skip and (bool(missing) or os.geteuid() != 0), reason=f"needs root and {programs}")


def free_port() -> int:
    """A port of this computer that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def answers(port: int) -> bool:
    """Whether a server takes connections."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def wait_until(fact: Callable[[], bool], *, what: str, seconds: float = 20) -> None:
    """Wait for something that must come true soon."""
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, what
        time.sleep(0.02)
