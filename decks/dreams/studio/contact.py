"""All cards on one sheet, a row for each land: `python -m decks.dreams.studio.contact`."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from dixit_pbem.storage.decks import Deck, load_deck

STUDIO = Path(__file__).resolve().parent
FILE = "contact-sheet.jpg"
"""It lies in the studio: every picture beside the cards would have to be one."""
ACROSS, DOWN = 12, 7
CARD = (156, 234)
GAP, ROW_GAP, MARGIN = 12, 22, 44
CORNER = 5
FINER = 4
"""Corners are drawn so many times larger, to come out smooth."""
PAPER, SHADE = "#fbf6ea", "#d9cfbd"
SHADE_DROP, SHADE_SOFTNESS = 3, 4
MOST_BYTES, BEST_QUALITY = 1_000_000, 92


def contact_sheet(deck: Deck) -> Image.Image:
    """The cards of a deck after cutting, with round corners, on quiet paper."""
    places = tuple(_place(number) for number in range(len(deck.cards)))
    sheet = _ground(places)
    corners = _corners()
    for card, place in zip(deck.cards, places, strict=True):
        sheet.paste(_small(card.file, deck.margins), place, corners)
    return sheet


def _place(number: int) -> tuple[int, int]:
    row, column = divmod(number, ACROSS)
    return MARGIN + column * (CARD[0] + GAP), MARGIN + row * (CARD[1] + ROW_GAP)


def _ground(places: tuple[tuple[int, int], ...]) -> Image.Image:
    """Paper with the soft shade of each card."""
    width = 2 * MARGIN + ACROSS * (CARD[0] + GAP) - GAP
    height = 2 * MARGIN + DOWN * (CARD[1] + ROW_GAP) - ROW_GAP
    shades = Image.new("L", (width, height), 0)
    for left, top in places:
        shades.paste(255, (left, top + SHADE_DROP, left + CARD[0], top + SHADE_DROP + CARD[1]))
    ground = Image.new("RGB", (width, height), PAPER)
    ground.paste(SHADE, (0, 0), shades.filter(ImageFilter.GaussianBlur(SHADE_SOFTNESS)))
    return ground


def _corners() -> Image.Image:
    large = Image.new("L", (CARD[0] * FINER, CARD[1] * FINER), 0)
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, CORNER * FINER, fill=255)
    return large.resize(CARD, Image.Resampling.BOX)


def _small(path: Path, margins: tuple[float, float]) -> Image.Image:
    with Image.open(path) as file:
        picture = file.convert("RGB")
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    return picture.resize(CARD, Image.Resampling.LANCZOS, (left, top, picture.width - left, picture.height - top))


def encoded(sheet: Image.Image) -> bytes:
    """The sheet as a JPEG file, as good as fits."""
    for quality in range(BEST_QUALITY, 0, -2):
        target = BytesIO()
        sheet.save(target, "JPEG", quality=quality, optimize=True, progressive=True)
        if target.tell() <= MOST_BYTES:
            break
    return target.getvalue()


def main() -> None:
    """Write the contact sheet into the studio's folder."""
    deck = load_deck(STUDIO.parent)
    data = encoded(contact_sheet(deck))
    (STUDIO / FILE).write_bytes(data)
    sys.stdout.write(f"{len(deck.cards)} cards in {FILE}, {len(data)} bytes\n")


if __name__ == "__main__":
    main()
