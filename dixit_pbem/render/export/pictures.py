"""One picture a card side, as shops want them that ask for pictures.

Edge: reads pictures and writes them into a folder.
"""

from __future__ import annotations

from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.render.export.deck import SHOP_BLEED, BadPictures, ExportCard, ExportDeck, require_cards
from dixit_pbem.render.export.folder import whole_folder
from dixit_pbem.render.export.pixels import Pixels, as_jpeg, back_side, card_side
from dixit_pbem.render.pictures import jpeg_of, picture_bytes, upright_size
from dixit_pbem.render.progress import OnProgress, unwatched

PPI = 300
MM_PER_INCH = 25.4
FRONT, BACK = "-front.jpg", "back.jpg"


def export_pictures(deck: ExportDeck, folder: Path, on_progress: OnProgress = unwatched) -> tuple[Path, ...]:
    """Write every front and the back with 3 mm of bleed at 300 pixels an inch; the names are numbers, no more."""
    require_cards(deck)
    digits = max(3, len(str(len(deck.cards))))
    names = [f"{number:0{digits}}{FRONT}" for number in range(1, len(deck.cards) + 1)]
    _require_no_others(folder, names)
    bad = BadPictures()
    with whole_folder(folder) as passing:
        for done, (card, name) in enumerate(zip(deck.cards, names, strict=True), start=1):
            with bad.kept():
                (passing / name).write_bytes(_front(card, deck))
            on_progress(done, len(deck.cards))
        with bad.kept():
            (passing / BACK).write_bytes(as_jpeg(back_side(deck, bleed=SHOP_BLEED, size=_size(deck)), PPI))
        bad.tell()
    return tuple(folder / name for name in (*names, BACK))


def _front(card: ExportCard, deck: ExportDeck) -> bytes:
    """A picture that has the right pixels already keeps every bit of them."""
    size = _size(deck)
    if deck.own_bleed == SHOP_BLEED and upright_size(card.picture, picture_bytes(card.picture)) == size:
        return jpeg_of(card.picture)
    return as_jpeg(card_side(card.picture, deck, bleed=SHOP_BLEED, size=size), PPI)


def _size(deck: ExportDeck) -> Pixels:
    around = deck.card.grown(SHOP_BLEED)
    return round(around.width / MM_PER_INCH * PPI), round(around.height / MM_PER_INCH * PPI)


def _require_no_others(folder: Path, names: list[str]) -> None:
    """Cards of another deck that are left in the folder would be ordered along."""
    others = sorted(path for path in folder.glob(f"*{FRONT}") if path.name not in names)
    if others:
        raise DixitError(
            f"{others[0]} is there already and is no card of this deck. Empty the folder, or name another one with -o."
        )
