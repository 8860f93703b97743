"""What goes wrong in a simulated month, and when: drawn at random, and the same for the same seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Mishap(StrEnum):
    """Each may happen at any moment of its tick."""

    ROUTER = "router"
    WORKER = "worker"
    SENDER = "sender"
    TREE = "tree"
    DATABASE = "database"
    WRITER = "writer"
    """Somebody writes a table by force, past its lock."""
    AWAY = "away"
    """No mailbox can be read, and no letter leaves."""
    BACK = "back"
    SPILT = "spilt"
    """The lines of a table become unreadable."""
    MENDED = "mended"
    DECK_LOST = "deck lost"
    DECK_FOUND = "deck found"


KILLS = (Mishap.ROUTER, Mishap.WORKER, Mishap.SENDER, Mishap.TREE)
RARE = (Mishap.DATABASE, Mishap.WRITER)
WHILES = ((Mishap.AWAY, Mishap.BACK), (Mishap.SPILT, Mishap.MENDED), (Mishap.DECK_LOST, Mishap.DECK_FOUND))


@dataclass
class Plan:
    """Which mishaps come in which tick."""

    at: Mapping[int, list[Mishap]] = field(default_factory=dict)
    came: Counter[Mishap] = field(default_factory=Counter)

    @classmethod
    def drawn(cls, ticks: int, *, kills: int, seed: int) -> Plan:
        """So many kills, each of the others some times; the last eighth of the month is quiet."""
        dice, at, last = random.Random(f"mishaps {seed}"), dict[int, list[Mishap]](), ticks - ticks // 8
        for each in _of(kills, dice):
            at.setdefault(dice.randrange(1, last), []).append(each)
        for begins, ends in WHILES:
            # In each third of the time once, for one tick and more.
            for third in range(3):
                begin = 1 + dice.randrange(last // 4) + third * last // 3
                at.setdefault(begin, []).append(begins)
                at.setdefault(begin + 1 + third, []).append(ends)
        return cls(at)

    def next(self, tick: int) -> Iterator[Mishap]:
        """What happens in this tick."""
        for each in self.at.get(tick, ()):
            self.came[each] += 1
            yield each

    def told(self) -> str:
        """How often what came."""
        return ", ".join(f"{count} {each}" for each, count in sorted(self.came.items())) or "no mishap yet"


def _of(kills: int, dice: random.Random) -> Iterator[Mishap]:
    for number in range(kills):
        yield KILLS[number % len(KILLS)]
    for _ in range(max(2, kills // 8)):
        yield from RARE
