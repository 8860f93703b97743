"""Decks to export, made on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck
from tests.paper.wall import quarters, saved

POKER = Size(63, 88)
COLOURS = ("#c00000", "#00a000", "#0000c0", "#a0a000", "#00a0a0", "#a000a0", "#404040", "#c08040")
GREY = (136, 136, 136)


def plain(colour: str | tuple[int, int, int], size: tuple[int, int] = (815, 1110)) -> bytes:
    """A picture of one colour, of 69 x 94 mm at 300 pixels an inch."""
    return saved(Image.new("RGB", size, colour), "JPEG", quality=95)


def deck_of(
    folder: Path, pictures: Sequence[bytes], *, card: Size = POKER, own_bleed: float = 3.0, back: bytes = b""
) -> ExportDeck:
    """A deck of these picture files."""
    folder.mkdir(parents=True, exist_ok=True)
    cards = []
    for number, picture in enumerate(pictures, start=1):
        path = folder / f"secret-{number}.jpg"
        path.write_bytes(picture)
        cards.append(ExportCard(path, f"Card {number}"))
    if back:
        (folder / "secret-back.jpg").write_bytes(back)
    return ExportDeck("Dreams", tuple(cards), card, own_bleed, folder / "secret-back.jpg" if back else None)


def coloured(folder: Path, count: int, *, own_bleed: float = 3.0) -> ExportDeck:
    """Cards that differ by their colour, with a grey back."""
    pictures = [plain(COLOURS[number % len(COLOURS)]) for number in range(count)]
    return deck_of(folder, pictures, own_bleed=own_bleed, back=plain(GREY))


def quartered(folder: Path, size: tuple[int, int] = (744, 1040), *, own_bleed: float = 0.0) -> ExportDeck:
    """A card of four colours without bleed, and the program's own back."""
    return deck_of(folder, [saved(quarters(*size), "JPEG", quality=95, subsampling=0)], own_bleed=own_bleed)
