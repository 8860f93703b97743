"""Where the program's own decks and templates lie: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def shipped(name: str) -> Path:
    """The program's own folder of that name: `decks` or `templates`."""
    checkout = PACKAGE.parent
    # Only a checkout has the file; beside an installed package, a folder `decks` may be anybody's.
    return (checkout if (checkout / "pyproject.toml").is_file() else PACKAGE / "shipped") / name
