"""The game file: settings that only people edit, and below them a journal that only the program adds to.

With the side folder beside it, it is the first `Store` there is (`journal.store` says what that is).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from dixit_pbem.errors import CannotWrite, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.shell import quoted
from dixit_pbem.storage import disk
from dixit_pbem.storage.disk import must_be_file, told
from dixit_pbem.storage.guard import MOVED, Guard
from dixit_pbem.storage.lock import PATIENCE, Held, held_alone, held_if_free, held_with_others
from dixit_pbem.storage.look import Contents, Look, Place, left_behind, look_at
from dixit_pbem.storage.side_folder import SideFolder
from dixit_pbem.storage.system import why_no_name

if TYPE_CHECKING:
    from dixit_pbem.storage.allowed import Matter
    from dixit_pbem.storage.locked import Locked

__all__ = ["Contents", "GameFile", "Home"]


@frozen
class Home:
    """Where a game is at home: all that others need to know of its place."""

    name: str
    """What it is called where its lines are meant, as in `sunday.yaml:7`."""
    beside: Path
    """The folder by which the places in its settings go: decks, mailboxes, templates."""
    output: Path
    """The folder for what can be made again from it."""
    side: str
    """Where its side files lie, for a person."""


class GameFile:
    """One game on disk. Whoever only looks calls `read`; whoever adds events does so inside `locked`."""

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))
        self._place = Place(real, path, Guard(real))
        self._side = SideFolder(self._place.guard.folder)
        # Behind a link lies the game: its mails and pages go where its journal goes.
        beside = Path(os.path.realpath(path.parent))
        self._lies = path if real == beside / path.name else real

    @classmethod
    def begin(cls, path: Path, text: str) -> GameFile:
        """A new file with this text; one that is there stays as it is."""
        from dixit_pbem.storage.ground import must_bear

        if why := why_no_name(path.name):
            raise CannotWrite(f"'{path}' cannot be the name of a game. {why} Choose another.")
        game = cls(path)
        must_bear(game._place)
        leftover = Guard(path).folder
        if leftover.exists() and not path.exists():
            raise CannotWrite(
                f"{leftover} holds the journal of an older {path.name}. Take it away, or choose another name."
            )
        try:
            disk.write_new(path, text.encode())
        except FileExistsError:
            raise CannotWrite(f"{quoted(path)} is there already. Choose another name, or delete it first.") from None
        except OSError as problem:
            raise CannotWrite(f"{quoted(path)} cannot be written: {problem.strerror}. Choose another folder.") from None
        return game

    @property
    def path(self) -> Path:
        """The file, as it was named."""
        return self._place.named

    @property
    def side_folder(self) -> Path:
        """The folder that goes with it, which may not be there yet."""
        return self._place.guard.folder

    @property
    def home(self) -> Home:
        """See `Store`."""
        path = self._lies
        return Home(path.name, path.parent, path.parent / "output" / path.stem, str(self.side_folder))

    @property
    def place(self) -> str:
        """See `Store`."""
        return str(self.side_folder)

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:
        """See `Store`."""
        self._side.keep(name, content, for_good=for_good)

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """See `Store`."""
        self._side.keep_pieces(name, pieces)

    def write_over(self, name: str, content: bytes) -> None:
        """See `Store`."""
        self._side.write_over(name, content)

    def kept(self, name: str) -> bytes | None:
        """See `Store`."""
        return self._side.kept(name)

    def opened(self, name: str) -> BinaryIO | None:
        """See `Store`."""
        return self._side.opened(name)

    def stamp(self) -> object:
        """See `Store`."""
        try:
            status = self.path.stat()
        except OSError as missing:
            return missing.errno
        return status.st_mtime_ns, status.st_size, status.st_ino

    def read(self) -> Contents:
        """What the file says; BadFile where its journal is not what the program wrote."""
        look = self._look().must_fit()
        return look.contents(notes=look.open_ends(), alone=left_behind(look, self._place))

    def examine(self) -> tuple[Contents, tuple[Problem, ...]]:
        """What the file says as far as it can be read, and everything that is wrong with its journal."""
        look = self._look()
        return look.contents(notes=look.open_ends()), look.problems()

    def edited(self) -> Contents:
        """What the file says by itself, whatever the guard copy holds; BadFile where its journal cannot be read."""
        from dixit_pbem.storage import locked as mend

        return mend.by_itself(look_at(self._place)).must_fit().contents()

    def unfit(self) -> tuple[Problem, ...]:
        """Everything for which nothing is written where it lies: other computers write there, or may."""
        from dixit_pbem.storage import ground

        return ground.unfit(self._place)

    def allow_place(self) -> tuple[Matter, ...]:
        """Allow, on this computer, that it lies where others may write; says what was allowed."""
        from dixit_pbem.storage import allowed, ground

        asked = allowed.not_allowed(ground.doubts(self._place.path.parent))
        allowed.allow(asked)
        return asked

    @contextmanager
    def locked(self, *, patience: float = PATIENCE) -> Iterator[Locked]:
        """The file while nobody else may write it; Busy when another command still does after so many seconds."""
        from dixit_pbem.storage.locked import Locked

        with self._alone(patience) as held:
            self._place.guard.must_be_here(str(self.path))
            yield Locked(self._place, held)

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:
        """See `Store`."""
        guard = self._place.guard
        with ExitStack() as stack:
            with told(self._place.name):
                guard.open()
                free = stack.enter_context(held_if_free(guard.sending_lock, file=self._place.name, patience=patience))
            yield free

    def go_on_here(self) -> bool:
        """Take back that the game goes on elsewhere; False where nobody said so."""
        try:
            (self.side_folder / MOVED).unlink()
        except FileNotFoundError:
            return False
        return True

    def restore(self) -> tuple[str, ...]:
        """Put the journal back as the program wrote it; says what was done."""
        from dixit_pbem.storage import locked as mend

        with self._alone(PATIENCE) as held:
            return mend.restore(self._place, held)

    def accept(self) -> tuple[str, ...]:
        """Take the journal as it stands in the file from now on; says what was done."""
        from dixit_pbem.storage import locked as mend

        with self._alone(PATIENCE) as held:
            return mend.accept(self._place, held)

    def change_settings(self, change: Callable[[str], str]) -> Path | None:
        """Put other text above the journal, and no byte else; says where the settings before are kept."""
        from dixit_pbem.storage import locked as mend

        with self._alone(PATIENCE) as held:
            return mend.change_settings(self._place, held, change)

    def _look(self) -> Look:
        look = look_at(self._place)
        lock = self._place.guard.lock
        if not look.comparison.flaws or not os.access(lock, os.R_OK):
            return look
        # Perhaps a command was writing just now: look again while none does.
        with held_with_others(lock, file=self._place.name):
            return look_at(self._place)

    @contextmanager
    def _alone(self, patience: float) -> Iterator[Held]:
        from dixit_pbem.storage.ground import must_bear

        place = self._place
        must_be_file(place.path, file=str(place.named))
        must_bear(place)
        with ExitStack() as stack:
            with told(place.name):
                place.guard.open()
                held = stack.enter_context(held_alone(place.guard.lock, file=place.name, patience=patience))
            yield held
