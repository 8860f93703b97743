"""What the program brings along: decks and templates beside the package (inside it once installed), and languages.

Light, since every command asks which languages there are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
LOCALES = PACKAGE / "locales"
DOMAIN = "dixit_pbem"
ENGLISH = "en"


def shipped(name: str) -> Path:
    """The program's own folder of that name: `decks` or `templates`."""
    checkout = PACKAGE.parent
    # Only a checkout has the file; beside an installed package, a folder `decks` may be anybody's.
    return (checkout if (checkout / "pyproject.toml").is_file() else PACKAGE / "shipped") / name


def own_templates(beside: Path) -> Path:
    """The folder where a group keeps its copies, whether it is there or not."""
    return beside / "templates" / "mail"


def mail_templates(beside: Path) -> tuple[Path, ...]:
    """The folders in which a letter's template is looked for, the group's own first."""
    return own_templates(beside), shipped("templates") / "mail"


def album_templates(beside: Path) -> tuple[Path, ...]:
    """The folders in which a template of the album is looked for, the group's own first."""
    return beside / "templates" / "album", shipped("templates") / "album"


def is_copy(file: Path, ours: Path) -> bool:
    """Whether a file says what the program's own does, to the byte; a link may say something else in a moment."""
    try:
        if file.is_symlink() or file.stat().st_size != ours.stat().st_size:
            return False
        return file.read_bytes() == ours.read_bytes()
    except OSError:
        return False


@cache
def languages(*, locales: Path = LOCALES) -> tuple[str, ...]:
    """Every language there is: English, and each with a catalogue."""
    found = (catalogue.parts[-3] for catalogue in locales.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return tuple(sorted({ENGLISH, *found}))
