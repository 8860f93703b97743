"""The heartbeat of `run`: when it last woke, what it read last, what troubles it; and whether all that is well.

Edge: a small file, written whole or not at all, for its owner only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.errors import CannotWrite, DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.disk import whole_file

LONGEST_SLEEP = timedelta(minutes=15)
"""`run` wakes every five minutes at least; a slow server or a provider's pause may keep it a while."""
LONGEST_SILENCE = timedelta(hours=1)
"""So long a mailbox may not be readable before somebody should look."""


@frozen
class OfGame:
    """How one game fares: when its mailbox was last read (None where it has none), and what is wrong with it."""

    fetched: datetime | None
    trouble: str = ""


@frozen
class Heartbeat:
    """One beat."""

    woke: datetime
    games: Mapping[str, OfGame]
    over: bool = False
    """Is every game finished, so that nothing wakes any more?"""


def write_heartbeat(path: Path, beat: Heartbeat) -> None:
    """Write it down. Where that fails the beat before stays, and grows old: whoever judges it notices."""
    games = {
        name: {"fetched": each.fetched and instant(each.fetched), "trouble": each.trouble}
        for name, each in beat.games.items()
    }
    text = json.dumps({"woke": instant(beat.woke), "over": beat.over, "games": games}, ensure_ascii=False, indent=1)
    with suppress(CannotWrite), whole_file(path, within=path) as file:
        file.write(f"{text}\n".encode())


def read_heartbeat(path: Path) -> Heartbeat:
    """The beat that was written last."""
    try:
        said = json.loads(path.read_bytes())
        games = {
            str(name): OfGame(each["fetched"] and parse_instant(str(each["fetched"])), str(each["trouble"]))
            for name, each in said["games"].items()
        }
        return Heartbeat(parse_instant(str(said["woke"])), games, over=bool(said["over"]))
    except OSError as fault:
        text = f"{path} cannot be read ({fault.strerror}). `run --health {path}` writes it each time it wakes."
        raise NotFound(text) from fault
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as fault:
        raise DixitError(f"{path} holds no heartbeat. Name the file behind `run --health`.") from fault


def ills(beat: Heartbeat, *, now: datetime) -> Iterator[str]:
    """What is not well; nothing where all is."""
    if beat.over:
        return
    if now - beat.woke > LONGEST_SLEEP:
        yield f"`run` last woke at {instant(beat.woke)}, and wakes every five minutes: it has stopped or hangs."
    for name, each in beat.games.items():
        if each.trouble:
            yield f"{name}: {each.trouble}"
        elif each.fetched and beat.woke - each.fetched > LONGEST_SILENCE:
            yield f"{name}: its mailbox was last read at {instant(each.fetched)}."
