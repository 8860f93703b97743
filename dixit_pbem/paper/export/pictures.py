"""One picture a card side, as shops want them that ask for pictures.

Edge: reads pictures and writes them into a folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageOps

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.bleed import moon_back
from dixit_pbem.layout.items import Box, Shape
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.export.deck import SHOP_BLEED, ExportCard, ExportDeck, require_cards, whole_folder
from dixit_pbem.paper.picture_stream import BadPictures
from dixit_pbem.paper.pictures import apart, decoded, jpeg_of, picture_bytes, upright_size
from dixit_pbem.paper.points import MM_PER_INCH
from dixit_pbem.progress import OnProgress, unwatched

QUALITY = 95
FINER = 4
"""How many times larger a drawing is made than it is wanted, so that its curves come out smooth."""

Pixels = tuple[int, int]
"""Width and height."""
PPI = 300
FRONT, BACK = "-front.jpg", "back.jpg"


def card_side(picture: Path, deck: ExportDeck, *, bleed: float, size: Pixels) -> Image.Image:
    """A side of a card with its bleed; what the picture lacks of that is folded over from inside the card."""
    return apart(picture, lambda: _side(picture, deck, bleed=bleed, size=size))


def _side(picture: Path, deck: ExportDeck, *, bleed: float, size: Pixels) -> Image.Image:
    content = picture_bytes(picture)
    whole = upright_size(picture, content)
    brought = bleed if bleed <= deck.own_bleed else 0.0
    inner = size if brought == bleed else _without_bleed(bleed, deck.card, size)
    part = _part(whole, deck, shown=deck.card.grown(brought))
    scale = max(inner[0] / part.width, inner[1] / part.height)
    read = decoded(picture, content, at_least=(round(whole[0] * scale), round(whole[1] * scale)))
    across, down = read.width / whole[0], read.height / whole[1]
    box = (
        max(0.0, part.x * across),
        max(0.0, part.y * down),
        min(read.width, part.right * across),
        min(read.height, part.bottom * down),
    )
    return _folded(read.resize(inner, Image.Resampling.LANCZOS, box), size)


def back_side(deck: ExportDeck, *, bleed: float, size: Pixels) -> Image.Image:
    """The back of all cards: the deck's own, or the program's."""
    if deck.back:
        return card_side(deck.back, deck, bleed=bleed, size=size)
    paper = deck.card.grown(bleed)
    trim = Box(bleed, bleed, deck.card.width, deck.card.height)
    return _drawn(moon_back(trim, bleed), paper, size)


def as_jpeg(side: Image.Image, ppi: int = 0) -> bytes:
    """A picture as a plain JPEG file, which every shop can read; `ppi` tells how large it is on paper."""
    target = BytesIO()
    side.save(target, "JPEG", quality=QUALITY, subsampling="4:4:4", optimize=True, dpi=(ppi, ppi))
    return target.getvalue()


def _without_bleed(bleed: float, card: Size, size: Pixels) -> Pixels:
    """The pixels of the card itself, with as many left on one side as on the other."""
    around = card.grown(bleed)
    return (
        size[0] - 2 * round(bleed / around.width * size[0]),
        size[1] - 2 * round(bleed / around.height * size[1]),
    )


def _part(whole: Pixels, deck: ExportDeck, *, shown: Size) -> Box:
    """The part of a picture that shows so many millimetres, from its middle."""
    brought = deck.card.grown(deck.own_bleed)
    scale = min(whole[0] / brought.width, whole[1] / brought.height)
    width, height = shown.width * scale, shown.height * scale
    return Box((whole[0] - width) / 2, (whole[1] - height) / 2, width, height)


def _folded(card: Image.Image, size: Pixels) -> Image.Image:
    """The card in the middle, and around it its mirror images as far as there is room."""
    if card.size == size:
        return card
    whole = Image.new("RGB", size)
    left, top = (size[0] - card.width) // 2, (size[1] - card.height) // 2
    upside_down = ImageOps.flip(card)
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            tile = upside_down if row else card
            whole.paste(
                ImageOps.mirror(tile) if column else tile, (left + column * card.width, top + row * card.height)
            )
    return whole


def _drawn(shapes: Iterable[Shape], paper: Size, size: Pixels) -> Image.Image:
    """Filled and framed rectangles as pixels."""
    large = Image.new("RGB", (size[0] * FINER, size[1] * FINER), "white")
    brush = ImageDraw.Draw(large)
    scale = large.width / paper.width
    for shape in shapes:
        # A frame is drawn to both sides of its line, and Pillow draws it inside only.
        box = shape.box.grown(shape.width / 2 if shape.stroke else 0.0)
        corner = shape.corner + (box.width - shape.box.width) / 2 if shape.corner else 0.0
        brush.rounded_rectangle(
            (box.x * scale, box.y * scale, box.right * scale - 1, box.bottom * scale - 1),
            corner * scale,
            fill=shape.fill or None,
            outline=shape.stroke or None,
            width=round(shape.width * scale) if shape.stroke else 0,
        )
    return large.resize(size, Image.Resampling.LANCZOS)


def export_pictures(deck: ExportDeck, folder: Path, on_progress: OnProgress = unwatched) -> tuple[Path, ...]:
    """Write every front and the back with 3 mm of bleed at 300 pixels an inch; the names are numbers, no more."""
    require_cards(deck)
    digits = max(3, len(str(len(deck.cards))))
    names = [f"{number:0{digits}}{FRONT}" for number in range(1, len(deck.cards) + 1)]
    # Cards of another deck that are left in the folder would be ordered along.
    others = sorted(path for path in folder.glob(f"*{FRONT}") if path.name not in names)
    if others:
        raise DixitError(
            f"{others[0]} is there already and is no card of this deck. Empty the folder, or name another one with -o."
        )
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
