"""The letter that is being handed over: a mark that outlives a kill, and a disk that fills meanwhile.

`sending`   the letter, and how far it came; always as long, so that to say that it was taken needs no room on the disk
`together`  where a letter tells of several games too, beside one of them: which such letters have left
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, replace
from enum import StrEnum
from pathlib import Path

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import CannotWrite
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Side, Store
from dixit_pbem.storage.side_folder import SideFolder

NAME = "sending"
TOGETHER = "together"
LENGTH = 1024
LEFT_KEPT = 24
"""So many letters about several games are remembered: what left yesterday has been written down everywhere."""


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
    among: str = ""
    """Where it goes as a part of a letter about several games: the folder beside the game that leads them."""
    known_as: str = ""
    """By what that folder knows that letter."""


@frozen
class _Together:
    """The letters about several games that this one led."""

    begun: str = ""
    """Its own letter as which the last one was begun."""
    left: tuple[str, ...] = ()


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
        if mark.game == game and (mark.came == Came.TAKEN or (mark.came == Came.BEGUN and _has_left(mark))):
            return mark
    return None


def begin_together(leader: Store, marks: Iterable[tuple[Store, Mark]], *, letter: str, known_as: str) -> None:
    """Keep marks of several games before one mail about all of them is handed over, as this letter of their leader.

    It is `known_as` what no other letter is, nor the same one about other games.
    """
    _write_together(leader, replace(_together(leader), begun=letter))
    for store, mark in marks:
        begin(store, replace(mark, among=str(Path(leader.place).absolute()), known_as=known_as))


def is_begun(leader: Store, letter: str) -> bool:
    """Was a mail about several games handed over as this letter of their leader when nobody could say that it left?"""
    return _together(leader).begun == letter


def left_together(leader: Store, known_as: str) -> None:
    """From now on all of its games know that this mail has left."""
    left = (*_together(leader).left, known_as)[-LEFT_KEPT:]
    with suppress(CannotWrite):
        _write_together(leader, _Together("", left))


def _has_left(mark: Mark) -> bool:
    return bool(mark.known_as) and mark.known_as in _together(SideFolder(Path(mark.among))).left


def _together(leader: Side) -> _Together:
    with suppress(ValueError, TypeError, KeyError):
        kept = json.loads(leader.kept(TOGETHER) or b"{}")
        return _Together(str(kept["begun"]), tuple(map(str, kept["left"])))
    return _Together()


def _write_together(leader: Side, known: _Together) -> None:
    leader.write_over(TOGETHER, f"{json.dumps(asdict(known)):<{LENGTH - 1}}\n".encode())


def _write(store: Store, mark: Mark) -> None:
    store.write_over(NAME, f"{json.dumps(asdict(mark)):<{LENGTH - 1}}\n".encode())
