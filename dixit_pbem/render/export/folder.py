"""Files that come into their folder together, once all of them are whole.

Edge: writes files.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from dixit_pbem.errors import CannotWrite


@contextmanager
def whole_folder(folder: Path) -> Iterator[Path]:
    """A folder to write into; at its end the files in it take their places in the folder that is meant."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder, prefix=".") as passing:
            yield Path(passing)
            for file in sorted(Path(passing).iterdir()):
                file.replace(folder / file.name)
    except OSError as error:
        raise CannotWrite(
            f"{folder} cannot be written into ({error.strerror}). Choose another place with -o, or make room."
        ) from error
