"""Work that somebody's file could make endless, done in a process of its own with a limit of time and memory.

Pictures, recordings, PDFs and templates come from strangers. What they may cost is limited by the system, which counts
inside every library too; a clock of our own would hear nothing of a loop in C. On Windows, which counts in no such
way, the work is done as any other.

Edge: a process that lives as long as its work.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from traceback import format_exception
from typing import NoReturn, TypeVar, cast

from dixit_pbem.frozen import frozen
from dixit_pbem.storage import system

Made = TypeVar("Made")
_BUSY = 20
"""So much longer than its work a process may take where the machine is busy; one that waits for nothing ends too."""
_PIECE = 2**20
_KEPT: ContextVar[bool] = ContextVar("kept", default=False)


@frozen
class Limit:
    """What work may cost."""

    seconds: int
    """Of work, however long others keep it waiting."""
    megabytes: int
    """Beyond what the program needs anyway."""


class TooMuch(Exception):
    """The work was stopped, because it cost more than its limit; carries what, in words."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def within(limit: Limit, work: Callable[[], Made]) -> Made:
    """What the work makes, or the fault that it ends with; `TooMuch` where it costs more than it may.

    Work inside such work shares its limit.
    """
    if is_kept():
        return work()
    if not system.FORKS:
        mark = _KEPT.set(True)
        try:
            return work()
        except MemoryError as fault:
            raise _no_room(limit) from fault
        finally:
            _KEPT.reset(mark)
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        # Newer Pythons warn where other threads run: the work needs none of theirs.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        # Held here too, it would let a process write for ever to one that was killed, and keep its locks.
        os.close(reading)
        _do(limit, work, writing)
    os.close(writing)
    told = None
    try:
        told = _read(reading, time.monotonic() + _BUSY * limit.seconds)
    finally:
        os.close(reading)
        if told is None:
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    return cast(Made, _outcome(told, status, limit))


def is_kept() -> bool:
    """Whether this is such work: what may cost anything is done nowhere else."""
    return _KEPT.get()


def _outcome(told: bytes | None, status: int, limit: Limit) -> object:
    if told is None or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU):
        raise TooMuch(f"it takes more than {limit.seconds} seconds of work")
    # Many a library ends the process where it gets no memory.
    made, fault = pickle.loads(told) if status == 0 else (None, MemoryError())  # noqa: S301 - our own process wrote it
    if isinstance(fault, MemoryError):
        raise _no_room(limit) from fault
    if fault is not None:
        raise fault
    return made


def _no_room(limit: Limit) -> TooMuch:
    return TooMuch(f"it needs more than {limit.megabytes} MB of memory")


def _read(pipe: int, until: float) -> bytes | None:
    """All that the process says; None where it says nothing for too long."""
    pieces: list[bytes] = []
    while (left := until - time.monotonic()) > 0:
        if not select.select([pipe], [], [], left)[0]:
            break
        piece = os.read(pipe, _PIECE)
        if not piece:
            return b"".join(pieces)
        pieces.append(piece)
    return None


def _do(limit: Limit, work: Callable[[], object], pipe: int) -> NoReturn:
    """The life of the process that works; nothing of the one it came from is written or closed by it."""
    try:
        # A process that is told to end need not tidy up.
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _KEPT.set(True)
        # Libraries of others write there what they think; what is to be said comes back.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        _bind(limit)
        told = _told(work)
        while told:
            told = told[os.write(pipe, told[:_PIECE]) :]
        os._exit(0)
    finally:
        os._exit(1)


def _told(work: Callable[[], object]) -> memoryview:
    try:
        return memoryview(pickle.dumps((work(), None)))
    except MemoryError:
        return memoryview(pickle.dumps((None, MemoryError())))
    except Exception as fault:
        # Where it came up is lost on the way, so it is told along.
        story = "".join(format_exception(fault))
        fault.add_note(story)
        try:
            return memoryview(pickle.dumps((None, pickle.loads(pickle.dumps(fault)))))  # noqa: S301 - our own, at once
        except Exception:
            return memoryview(pickle.dumps((None, RuntimeError(story))))


def _bind(limit: Limit) -> None:
    """Have the system end this process when it costs more."""
    import resource

    _lower(resource.RLIMIT_CPU, limit.seconds)
    _lower(resource.RLIMIT_CORE, 0)
    # Where the system does not say how much there is already, it keeps to no such limit either.
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        _lower(resource.RLIMIT_AS, pages * resource.getpagesize() + limit.megabytes * 2**20)


def _lower(what: int, most: int) -> None:
    import resource

    _, hard = resource.getrlimit(what)
    if hard == resource.RLIM_INFINITY or most < hard:
        resource.setrlimit(what, (most, hard))
