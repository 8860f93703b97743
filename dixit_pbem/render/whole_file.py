"""A file that stands under its name only once it is whole; whatever fails, an older one stays.

Edge: writes files.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.errors import CannotWrite


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, put in its place at the end; the folders around it are made."""
    passing = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with passing.open("wb") as file:
            yield file
        passing.replace(path)
    except OSError as error:
        raise CannotWrite(
            f"{path} cannot be written ({error.strerror}). Choose another place with -o, or make room."
        ) from error
    finally:
        # Where nothing can be written, nothing is left to be removed either.
        with suppress(OSError):
            passing.unlink()
