"""A whole table as one picture with painted numbers: what a mail with several tables shows of each.

The cards come as the small copies that pages and mails show, so a mail of eight tables loads eight pictures and not
seventy, and nothing of it can be clipped or shown out of order.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.layout.ink import BUTTER, INK, PAPER
from dixit_pbem.layout.items import Box, Font
from dixit_pbem.layout.mosaic import Mosaic, mosaic
from dixit_pbem.paper.fonts import font_file

if TYPE_CHECKING:
    from PIL import Image

FINER = 4
ROUND = 1 / 16
"""The corners of a card, of its width."""
NUMERAL = 1.45
"""How high a number is set, in parts of its seal's radius."""
QUALITY = 76
HEAVIER, FALLS = 1.65, 1.7
"""How the bytes of a table follow from those of its copies and from how much smaller it shows them, as measured."""
Shown = tuple[Path, bytes]
"""Where a card's picture lies, which a fault in it names, and its small copy."""


def table_pictures(tables: Sequence[tuple[Sequence[Shown], int]]) -> tuple[bytes, ...]:
    """Each table as one JPEG picture so many pixels wide, its cards numbered from 1 in their order.

    All are laid in one process of their own: to begin one costs as much as to lay a table.
    """
    from dixit_pbem.paper.pictures import apart, encoded

    plans = [mosaic(len(cards), width) for cards, width in tables]
    # What is the same on every table is drawn here: the process takes its memory along when it ends.
    signs = [
        ([_seal(number, plan.seal) for number in range(1, len(plan.cards) + 1)], _corners(round(plan.cards[0].width)))
        for plan in plans
    ]
    return apart(
        tables[0][0][0][0],
        lambda: tuple(
            encoded(_laid(cards, plan, seals, corners), QUALITY)
            for (cards, _), plan, (seals, corners) in zip(tables, plans, signs, strict=True)
        ),
    )


def weight_about(copies: Sequence[bytes], width: int, *, of: int) -> float:
    """About how many bytes such a picture will have, by those of the copies so many pixels wide that it is laid of."""
    card = mosaic(len(copies), width).cards[0]
    return sum(map(len, copies)) * HEAVIER * math.pow(card.width / of, FALLS)


def _laid(cards: Sequence[Shown], plan: Mosaic, seals: Sequence[Image.Image], corners: Image.Image) -> Image.Image:
    from PIL import Image

    table = Image.new("RGB", (plan.width, plan.height), PAPER)
    for (path, content), box, seal in zip(cards, plan.cards, seals, strict=True):
        table.paste(_card(path, content, box), (round(box.x), round(box.y)), corners)
        across, down = plan.seal_of(box)
        table.paste(seal, (across - plan.seal, down - plan.seal), seal)
    return table


def _card(path: Path, content: bytes, box: Box) -> Image.Image:
    """The picture as it fills its box: where it has another shape, what stands out at two sides is cut."""
    from PIL import Image, ImageOps

    from dixit_pbem.paper.pictures import decoded

    size = (round(box.width), round(box.height))
    return ImageOps.fit(decoded(path, content, at_least=size).convert("RGB"), size, Image.Resampling.HAMMING)


@cache
def _corners(width: int) -> Image.Image:
    """What of a card is seen: all but its corners."""
    from PIL import Image, ImageDraw

    from dixit_pbem.layout.grid import CARD

    high = round(width * CARD.height / CARD.width)
    mask = Image.new("L", (width * FINER, high * FINER))
    whole = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(whole, width * FINER * ROUND, fill=255)
    return mask.resize((width, high), Image.Resampling.LANCZOS)


@cache
def _seal(number: int, radius: int) -> Image.Image:
    """A number on its disc, as pages show it, in a ring of paper that parts it from a dark picture."""
    from PIL import Image, ImageDraw, ImageFont

    side = 2 * radius * FINER
    disc = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(disc)
    draw.ellipse((0, 0, side - 1, side - 1), fill=INK, outline=PAPER, width=side // 24)
    face = ImageFont.truetype(font_file(Font.SERIF_BOLD), round(radius * FINER * NUMERAL))
    draw.text((side / 2, side / 2), str(number), fill=BUTTER, font=face, anchor="mm")
    return disc.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
