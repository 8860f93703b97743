"""How often a mail was tried in vain: after the third time it is set aside. Edge: the side folder.

`mail/NAME.tries`  how often, and below it how it failed the last time
"""

from __future__ import annotations

import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from dixit_pbem.errors import DixitError

MOST_TRIES = 3


class Try:
    """One try at a mail: what goes wrong with it is counted and kept, and the next mail has its try."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / "mail" / f"{name}.tries"
        self.failed: str | None = None
        """What went wrong, if anything did."""
        self.tries = tries_of(folder, name)

    def __enter__(self) -> Try:
        return self

    def __exit__(self, kind: object, fault: BaseException | None, trace: TracebackType | None) -> bool:
        """Keep a fault to this mail, unless it is no mail's: a full disk, a broken game file, a stop."""
        if fault is None or isinstance(fault, DixitError | OSError) or not isinstance(fault, Exception):
            return False
        self.failed = type(fault).__name__
        self.tries += 1
        story = "".join(traceback.format_exception(fault))
        self._path.write_text(f"{self.tries}\n{story}", encoding="utf-8", errors="replace")
        return True


def tries_of(folder: Path, name: str) -> int:
    """How often a mail failed."""
    with suppress(OSError, ValueError):
        return int((folder / "mail" / f"{name}.tries").read_text(encoding="utf-8").partition("\n")[0])
    return 0
