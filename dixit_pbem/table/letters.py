"""A letter once more as its reader saw it: made again from the game as it stood when the letter left, or stands now."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.album.parting import parting_of
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import NotFound
from dixit_pbem.journal.facts import Posted
from dixit_pbem.journal.opened import Opened, opened
from dixit_pbem.journal.store import MemoryStore, Store
from dixit_pbem.paper.press import press_for
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.office import Office
from dixit_pbem.post.owing import owed_now


def letter_that_left(store: Store, seq: int) -> bytes:
    """The mail that event `seq` says has left, made again byte for byte."""
    contents = store.read()
    whole = opened(store.home, contents)
    entry = next((entry for entry in whole.journal if entry.seq == seq), None)
    if entry is None or not isinstance(entry.event, Posted):
        raise NotFound("No such mail has left.")
    then = replace(contents, records=contents.records[: seq - 1], lines=contents.lines[: seq - 1])
    owed = Owed(entry.event.reader, Kind(entry.event.letter), entry.event.cause)
    return _made(MemoryStore(store.home, then, store), opened(store.home, then), owed)


def letter_that_waits(store: Store, reader: str, kind: str, cause: int) -> bytes:
    """A mail that is still to leave, as it would leave now."""
    found = opened(store.home, store.read())
    wanted = (PlayerName(reader) if reader else None, kind, cause)
    owed = next((each for each in owed_now(found).owed if (each.reader, each.kind, each.cause) == wanted), None)
    if owed is None:
        raise NotFound("This mail waits no more.")
    return _made(MemoryStore.of(store), found, owed)


def _made(store: Store, found: Opened, owed: Owed) -> bytes:
    running = found.begun
    return Office(store, running, press_for(running), parting_of).mail(owed).mail.raw
