"""The sides of a card in pixels, with as much bleed as is wanted.

Edge: reads picture files. What cannot be read is a `BadFile` that names the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageOps

from dixit_pbem.layout.back import moon_back
from dixit_pbem.layout.items import Box, Shape
from dixit_pbem.layout.paper import Size
from dixit_pbem.render.export.deck import ExportDeck
from dixit_pbem.render.pictures import decoded, picture_bytes, upright_size

QUALITY = 95
FINER = 4
"""How many times larger a drawing is made than it is wanted, so that its curves come out smooth."""

Pixels = tuple[int, int]
"""Width and height."""


def card_side(picture: Path, deck: ExportDeck, *, bleed: float, size: Pixels) -> Image.Image:
    """A side of a card with its bleed; what the picture lacks of that is folded over from inside the card."""
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
