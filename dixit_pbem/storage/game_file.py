"""The game file: settings that only people edit, and below them a journal that only the program adds to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.errors import Problem
from dixit_pbem.storage.disk import must_be_file, told
from dixit_pbem.storage.guard import Guard
from dixit_pbem.storage.lock import PATIENCE, held_alone, held_with_others
from dixit_pbem.storage.look import Contents, Look, Place, look_at

if TYPE_CHECKING:
    from dixit_pbem.storage.locked import Locked

__all__ = ["Contents", "GameFile"]


class GameFile:
    """One game on disk. Whoever only looks calls `read`; whoever adds events does so inside `locked`."""

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))
        self._place = Place(real, path, Guard(real))

    def read(self) -> Contents:
        """What the file says; BadFile where its journal is not what the program wrote."""
        look = self._look().must_fit()
        return look.contents(notes=look.open_ends())

    def examine(self) -> tuple[Contents, tuple[Problem, ...]]:
        """What the file says as far as it can be read, and everything that is wrong with its journal."""
        look = self._look()
        return look.contents(notes=look.open_ends()), look.problems()

    def edited(self) -> Contents:
        """What the file says by itself, whatever the guard copy holds; BadFile where its journal cannot be read."""
        from dixit_pbem.storage import locked as mend

        return mend.by_itself(look_at(self._place)).must_fit().contents()

    @contextmanager
    def locked(self, *, patience: float = PATIENCE) -> Iterator[Locked]:
        """The file while nobody else may write it; Busy when another command still does after so many seconds."""
        from dixit_pbem.storage.locked import Locked

        with self._alone(patience):
            yield Locked(self._place)

    def restore(self) -> tuple[str, ...]:
        """Put the journal back as the program wrote it; says what was done."""
        from dixit_pbem.storage import locked as mend

        with self._alone(PATIENCE):
            return mend.restore(self._place)

    def accept(self) -> tuple[str, ...]:
        """Take the journal as it stands in the file from now on; says what was done."""
        from dixit_pbem.storage import locked as mend

        with self._alone(PATIENCE):
            return mend.accept(self._place)

    def _look(self) -> Look:
        look = look_at(self._place)
        lock = self._place.guard.lock
        if not look.comparison.flaws or not os.access(lock, os.R_OK):
            return look
        # Perhaps a command was writing just now: look again while none does.
        with held_with_others(lock, file=self._place.name):
            return look_at(self._place)

    @contextmanager
    def _alone(self, patience: float) -> Iterator[None]:
        place = self._place
        must_be_file(place.path, file=str(place.named))
        with ExitStack() as stack:
            with told(place.name):
                place.guard.open()
                stack.enter_context(held_alone(place.guard.lock, file=place.name, patience=patience))
            yield
