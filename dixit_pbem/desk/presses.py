"""A button is pressed once, however often its form arrives: the same form gets the answer of the first time.

What changes a game is known again by the journal, also after a crash. Settings, decks, printers and passwords have no
journal: there the answer is remembered as long as the desk is open, and to write the same twice changes nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Lock

from starlette.datastructures import UploadFile
from starlette.responses import Response

MOST_KEPT = 100


@dataclass(eq=False)
class _Press:
    lock: Lock = field(default_factory=Lock)
    answer: Response | None = None


@dataclass(eq=False)
class Presses:
    """The answers to the last presses."""

    _presses: OrderedDict[str, _Press] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def once(self, mark: str, answer: Callable[[], Response]) -> Response:
        """The answer to a press; what was refused may be pressed again."""
        with self._lock:
            press = self._presses.setdefault(mark, _Press())
            while len(self._presses) > MOST_KEPT:
                self._presses.popitem(last=False)
        with press.lock:
            if press.answer is None:
                press.answer = answer()
            return press.answer


def mark_of(place: str, fields: Iterable[tuple[str, object]]) -> str:
    """What is the same for a form that comes twice, and another as soon as anything else was typed."""
    told = sorted((name, _told(value)) for name, value in fields)
    return sha256(repr((place, told)).encode()).hexdigest()


def _told(value: object) -> str:
    return f"{value.filename}: {value.size}" if isinstance(value, UploadFile) else str(value)
