"""A file that is not there: which one beside it was probably meant. Edge: looks into the folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dixit_pbem.shell import named

_ALIKE = 0.75
"""Closer than `monday` is to `sunday`: such a one is rather meant to be made."""


def did_you_mean_file(missing: Path, endings: Sequence[str]) -> str:
    """Return ` Did you mean 'x'?` where a file with one of these endings has nearly its name, else nothing."""
    try:
        beside = sorted(missing.parent.iterdir())
    except OSError:
        return ""
    from difflib import get_close_matches

    # Endings are alike by themselves: only what stands before them can be misspelt.
    stems = {path.stem.casefold(): path for path in beside if path.suffix.casefold() in endings and path.stem[0] != "."}
    wanted = (missing.name.casefold(), missing.stem.casefold())
    close = [stem for name in wanted for stem in get_close_matches(name, list(stems), n=1, cutoff=_ALIKE)]
    return f" Did you mean {named(stems[close[0]])}?" if close else ""
