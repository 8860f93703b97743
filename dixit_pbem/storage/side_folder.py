"""Files beside a game, or beside several: each is put in its place whole, and nothing leads out of their folder.

Edge: the disk.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.storage import disk
from dixit_pbem.storage.disk import told


@frozen
class SideFolder:
    """A folder of side files, which may not be there yet."""

    folder: Path

    @property
    def place(self) -> str:
        """Where they lie, for a person."""
        return str(self.folder)

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:
        """Keep a file instead of the one that had this name; what is not `for_good` may go with a power cut."""
        self._keep(name, content, for_good=for_good)

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """The same for one that is too long for the memory."""
        self._keep(name, pieces, for_good=True)

    def _keep(self, name: str, content: bytes | Iterable[bytes], *, for_good: bool) -> None:
        path = self.folder / name
        with told(str(path)):
            disk.own_folder(path.parent, within=self.folder)
            disk.replace(path, content, by_way_of=path.with_suffix(f".{os.getpid()}.part"), for_good=for_good)

    def write_over(self, name: str, content: bytes) -> None:
        """Keep a short file past the end of the program; where one as long lies already, that needs no room."""
        path = self.folder / name
        with told(str(path)):
            disk.write_over(path, content)

    def kept(self, name: str) -> bytes | None:
        """The file of this name; None where there is none."""
        file = self.opened(name)
        if file is None:
            return None
        with file:
            return file.read()

    def opened(self, name: str) -> BinaryIO | None:
        """The same to be read piece by piece."""
        path = self.folder / name
        # A link could hand on any file of whoever plays a stranger's game.
        if ".." in path.parts or not disk.lies_below(path, self.folder):
            return None
        try:
            return path.open("rb")
        except FileNotFoundError:
            return None
        except OSError as error:
            text = f"This file cannot be read: {error.strerror}. Put that right, or take it from a backup."
            raise BadFile([Problem(str(path), 0, text)]) from error
