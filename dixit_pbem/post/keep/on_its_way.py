"""The letter that is being handed over: a mark that outlives a kill, and a disk that fills meanwhile.

`sending`  the letter, and how far it came; always as long, so that to say that it was taken needs no room on the disk
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, replace
from enum import StrEnum

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import CannotWrite
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store

NAME = "sending"
LENGTH = 1024


class Came(StrEnum):
    """How far a letter came."""

    BEGUN = "begun"
    TAKEN = "taken"
    """It has left, and the journal may not know it yet."""
    NOTED = "noted"


@frozen
class Mark:
    """A letter as the journal names it, and the game it is of."""

    game: str
    letter: str
    cause: int
    reader: PlayerName | None
    came: Came = Came.BEGUN


def begin(store: Store, mark: Mark) -> None:
    """Keep a mark before its letter is handed over; CannotWrite where it could not be remembered afterwards."""
    _write(store, mark)


def come(store: Store, mark: Mark, came: Came) -> None:
    """Keep how far the letter came."""
    # Where even that cannot be written, the journal is tried all the same, and says what is wrong.
    with suppress(CannotWrite):
        _write(store, replace(mark, came=came))


def taken(store: Store, game: str) -> Mark | None:
    """The letter of this game that has left and is perhaps not written down."""
    # A mark that a power cut tore tells nothing: at worst its letter comes twice.
    with suppress(ValueError, TypeError):
        mark = Mark(**json.loads(store.kept(NAME) or b"{}"))
        return mark if (mark.game, mark.came) == (game, Came.TAKEN) else None
    return None


def _write(store: Store, mark: Mark) -> None:
    store.write_over(NAME, f"{json.dumps(asdict(mark)):<{LENGTH - 1}}\n".encode())
