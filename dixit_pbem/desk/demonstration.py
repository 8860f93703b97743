"""A game that friends play before one's eyes: the desk keeps it going as any other, an answer at a time.

Who lets it rest, stops it; who keeps it going, goes on. Its pages stand at the played clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from threading import Lock

from dixit_pbem.clock import standing_at
from dixit_pbem.demo.stage import Scene, Stage
from dixit_pbem.desk.app import Desk
from dixit_pbem.desk.events import Pilot
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.store import Store
from dixit_pbem.table.autopilot import Ears
from dixit_pbem.words.refusals import said

PAUSE = 2.5
"""Seconds in which one sees who answered."""
LONGER = 3
"""So many times as long, where there is something to read."""
A_MOMENT = 0.1


@dataclass(eq=False)
class Demonstration:
    """The performance of a stage, on a desk."""

    stage: Stage
    pause: float = PAUSE
    _scenes: Iterator[Scene] | None = None
    _lock: Lock = field(default_factory=Lock)

    def arrange(self, desk: Desk) -> None:
        """Make it what is played on this desk, from the moment that somebody comes in."""
        (table,) = desk.shelf.tables()
        desk.pilot = Pilot(desk.unforeseen, self.play)
        desk.time = self.time
        desk.front = f"/game/{table.key}"
        desk.entered = lambda: desk.pilot.begin(table)

    def time(self) -> AbstractContextManager[None]:
        """What time it is in the game."""
        return standing_at(self.stage.moment)

    def play(self, game: Store, ears: Ears) -> None:
        """Go on until the game is over, or until it is told to stop."""
        with self._lock:
            if self._scenes is None:
                self._scenes = self._performed()
            try:
                for scene in self._scenes:
                    if self._looked_at(scene, ears):
                        return
            except DixitError as problem:
                ears.trouble(game, said(problem))
            except Exception as fault:
                ears.trouble(game, ears.in_words(fault))
            self._scenes = None

    def _performed(self) -> Iterator[Scene]:
        yield from self.stage.performed()
        self.stage.bind()

    def _looked_at(self, scene: Scene, ears: Ears) -> bool:
        """Give it time; was it told to stop?"""
        until = time.monotonic() + self.pause * (LONGER if scene.lines else 1)
        while not ears.stopped() and time.monotonic() < until:
            time.sleep(A_MOMENT)
        return ears.stopped()
