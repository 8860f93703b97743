"""What a person allowed once on this computer, as a shell's direnv does: each matter bound to what it was then.

Edge: a folder in the person's configuration, a file a matter. Nothing of it lies in a game's own folder, where whoever
made the game could have written it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from dixit_pbem.errors import CannotWrite
from dixit_pbem.storage import disk

FOLDER = "allowed"


@dataclass(frozen=True, slots=True, order=True)
class Matter:
    """Something that a game may not do, or be, before a person has looked at it."""

    place: Path
    """What asks for it: a game file, or a folder."""
    text: str
    """What it is, in words that end a sentence: `it runs the program bin/post`."""
    state: str = ""
    """What it must not change in, such as the digest of a file; otherwise it is another matter."""

    @property
    def key(self) -> str:
        """What tells it from every other."""
        place = os.path.realpath(self.place)
        return sha256("\0".join((place, self.text, self.state)).encode("utf-8", "surrogateescape")).hexdigest()


def config_folder() -> Path:
    """Where the account keeps what it configured for this program."""
    given = os.environ.get("XDG_CONFIG_HOME")
    try:
        return Path(given or Path.home() / ".config") / "dixit-pbem"
    except RuntimeError as error:
        text = "This account has no home folder to remember anything in. Name a folder in XDG_CONFIG_HOME."
        raise CannotWrite(text) from error


def not_allowed(matters: Iterable[Matter]) -> tuple[Matter, ...]:
    """Those that nobody has allowed here, as they are now."""
    asked = tuple(matters)
    folder = config_folder() / FOLDER if asked else Path()
    return tuple(matter for matter in asked if not (folder / matter.key).is_file())


def allow(matters: Iterable[Matter]) -> None:
    """Remember for good that these are fine as they are; whoever deletes their files is asked anew."""
    folder = config_folder() / FOLDER
    for matter in matters:
        path = folder / matter.key
        with disk.told(str(path)):
            disk.own_folder(folder)
            text = f"{os.path.realpath(matter.place)}: {matter.text}\n".encode("utf-8", "surrogateescape")
            disk.replace(path, text, by_way_of=path.with_suffix(f".{os.getpid()}.part"))
