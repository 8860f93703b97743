"""From originals to cards: the part that `deck.yaml` names, as large as a printer shows; a whole one is not touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from math import ceil
from pathlib import Path

from PIL import Image

from dixit_pbem.deck_tool.salience import SIDE, importance
from dixit_pbem.deck_tool.workshop import Workshop
from dixit_pbem.layout.crop import CropBox, best_crop, fitted
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.preview import Shown, preview
from dixit_pbem.paper.fonts import measure, printable_text
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.pictures import decoded, encoded, picture_bytes, upright_size
from dixit_pbem.paper.thumbnails import short_hash, thumbnails
from dixit_pbem.storage.decks import Card, Deck

PPI, MOST_PPI = 300, 450
QUALITY = 88


@dataclass(frozen=True, slots=True)
class Cut:
    """What a card shows of its original."""

    card: Card
    original: Path
    size: tuple[int, int]
    crop: CropBox
    by_hand: bool
    """The picture of the card was changed by a person, and left alone."""
    is_new: bool

    @property
    def share(self) -> float:
        """How much of the original the card shows, from 0 to 1."""
        return self.crop.width * self.crop.height / (self.size[0] * self.size[1])


def cut(card: Card, workshop: Workshop, *, shape: Size) -> Cut:
    """Bring the picture of a card to what the deck's file says, unless a person made it."""
    original = workshop.original_of(card.file)
    content = picture_bytes(original)
    size = upright_size(original, content)
    crop = _crop(card, original, content, shape=shape)
    recipe = short_hash(f"{short_hash(content)} {crop} {shape}".encode())
    by_hand = workshop.is_by_hand(card.file)
    is_new = not by_hand and not workshop.is_up_to_date(card.file, recipe)
    if is_new:
        workshop.keep_card(card.file, _card_picture(original, content, crop=crop, shape=shape), recipe=recipe)
    return Cut(card, original, size, crop, by_hand, is_new)


def _crop(card: Card, original: Path, content: bytes, *, shape: Size) -> CropBox:
    size = upright_size(original, content)
    if card.crop:
        return fitted(card.crop, size, shape)
    return best_crop(size, shape, importance(decoded(original, content, at_least=(SIDE, SIDE))))


def _card_picture(original: Path, content: bytes, *, crop: CropBox, shape: Size) -> bytes:
    """The part of an original as a JPEG file."""
    full = upright_size(original, content)
    if (crop.width, crop.height) == full and crop.width <= _pixels(shape.width, MOST_PPI):
        return content
    width = min(crop.width, _pixels(shape.width, PPI))
    height = min(crop.height, _pixels(shape.height, PPI))
    scale = width / crop.width
    picture = decoded(original, content, at_least=(ceil(full[0] * scale), ceil(full[1] * scale)))
    shrunk = picture.width / full[0], picture.height / full[1]
    box = (
        crop.x * shrunk[0],
        crop.y * shrunk[1],
        min((crop.x + crop.width) * shrunk[0], picture.width),
        min((crop.y + crop.height) * shrunk[1], picture.height),
    )
    return encoded(picture.resize((width, height), Image.Resampling.LANCZOS, box), QUALITY)


def _pixels(millimetres: float, ppi: int) -> int:
    return round(millimetres / 25.4 * ppi)


WIDTH = 480
PALE, PALE_QUALITY = 0.7, 60
HOW_TO = (
    "The coral frame is what a card shows of its picture. To show another part, change the numbers of that card's "
    "'crop' in deck.yaml: left, top, width and height in the pixels of the rulers. Then call 'dixit-pbem deck new' "
    "with the deck's folder again."
)


def preview_file(deck: Deck, cuts: Sequence[Cut]) -> bytes:
    """A PDF file that shows what each card shows of its picture."""
    pictures = thumbnails([cut.original for cut in cuts], WIDTH)
    by_name: dict[str, bytes] = {}
    for number, picture in enumerate(pictures):
        by_name[f"{number}"] = picture
        by_name[f"{number} pale"] = _pale(picture)
    shown = [_shown(cut, number) for number, cut in enumerate(cuts)]
    return render(preview(printable_text(deck.title), shown, how_to=HOW_TO, measure=measure), by_name)


def _shown(cut: Cut, number: int) -> Shown:
    return Shown(
        title=printable_text(cut.card.title),
        id=printable_text(cut.card.id.partition("/")[2]),
        picture=f"{number}",
        pale=f"{number} pale",
        width=cut.size[0],
        height=cut.size[1],
        crop=cut.crop,
    )


def _pale(picture: bytes) -> bytes:
    """The picture as if under a sheet of thin paper."""
    with Image.open(BytesIO(picture)) as clear:
        plain = clear.convert("RGB")
    return encoded(Image.blend(plain, Image.new("RGB", plain.size, PAPER), PALE), PALE_QUALITY)
