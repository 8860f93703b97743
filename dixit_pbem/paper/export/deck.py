"""What is exported: the pictures of a deck, the size of a card, and what the pictures show beyond it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from dixit_pbem.errors import CannotWrite, Mistake
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.paper import Size

SHOP_BLEED = 3.0
"""What shops ask for, in millimetres."""


@frozen
class ExportCard:
    """A card's picture and title."""

    picture: Path
    title: str


@frozen
class ExportDeck:
    """A deck: its name, the size of a cut card, and the bleed that its pictures bring along, in millimetres.

    Without a back of its own it gets the program's.
    """

    name: str
    cards: tuple[ExportCard, ...]
    card: Size
    own_bleed: float = 0.0
    back: Path | None = None


def require_cards(deck: ExportDeck) -> None:
    """Nothing, if the deck has a card to export."""
    if not deck.cards:
        raise Mistake(f"The deck '{deck.name}' has no cards to export. Choose another deck.")


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
