"""The pictures of letters that show no card of the game: masthead, lessons, the players' figures on their discs.

Edge: reads those figures that lie ready beside the templates of mails, each in its own colour. Whoever changes how they
look calls `python -m dixit_pbem.post.writing.figures`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.players import COLOURS, LOOKS, PlayerLook
from dixit_pbem.paper.lessons import KEYS as LESSONS
from dixit_pbem.paper.lessons import lesson_picture
from dixit_pbem.paper.masthead import masthead
from dixit_pbem.paper.silhouettes import silhouette
from dixit_pbem.storage.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image

MASTHEAD = "masthead"
"""Its key in letters."""
SIDE = 64
"""Pixels: twice what mails show, for screens with fine dots."""
FINER = 4
SHARE = 0.7
"""How much of the disc's width the figure fills."""
EDGE = 0.04
INK_SHADES, PAPER_SHADES = 32, 24
"""How far red, green and blue move from the colour, of 255."""

_LARGE, LARGE_SIDE = "-large", 224
FIGURES: Mapping[str, tuple[Figure, str, int]] = MappingProxyType(
    {
        f"{figure}-{colour}{ending}": (figure, colour, side)
        for figure in Figure
        for colour in COLOURS
        for ending, side in (("", SIDE), (_LARGE, LARGE_SIDE))
    }
)
"""Figure, colour and width by the key under which letters show them."""


def figure_key(look: PlayerLook) -> str:
    """The key under which a letter shows this player's figure."""
    return f"{look.figure}-{look.colour_name}"


def large_key(look: PlayerLook) -> str:
    """The same for the figure of who wins."""
    return figure_key(look) + _LARGE


def shows_no_card(key: str) -> bool:
    """Is it a figure, a lesson or the masthead?"""
    return key == MASTHEAD or key in FIGURES or key in LESSONS


def figure_pictures(keys: Collection[str]) -> dict[str, bytes]:
    """The picture for each of these keys that is none of a card."""
    figures = {key: figure_picture(*FIGURES[key]) for key in keys if key in FIGURES}
    lessons = {key: lesson_picture(key) for key in keys if key in LESSONS}
    return figures | lessons | ({MASTHEAD: masthead()} if MASTHEAD in keys else {})


@cache
def figure_picture(figure: Figure, colour: str, width: int) -> bytes:
    """A figure in a colour of that name, on a disc whose outside is clear."""
    ready = place_of(figure, colour, width)
    return ready.read_bytes() if ready.is_file() else drawn(figure, colour, width)


def place_of(figure: Figure, colour: str, width: int) -> Path:
    """Where the picture lies ready, if it does."""
    return shipped("templates") / "figures" / f"{figure}-{colour}-{width}.png"


def drawn(figure: Figure, colour: str, width: int) -> bytes:
    """The picture, made anew."""
    from PIL import Image, ImageDraw

    side = width * FINER
    disc, inside, mask = (Image.new("1", (side, side)) for _ in range(3))
    edge = round(side * EDGE)
    ImageDraw.Draw(disc).ellipse((0, 0, side - 1, side - 1), 1)
    ImageDraw.Draw(inside).ellipse((edge, edge, side - 1 - edge, side - 1 - edge), 1)
    size = round(side * SHARE)
    mask.paste(silhouette(figure, size), ((side - size) // 2,) * 2)
    picture = _shaded(COLOURS[colour], INK_SHADES, side)
    picture.paste(_shaded(PAPER, PAPER_SHADES, side), (0, 0), inside)
    picture.paste(_shaded(COLOURS[colour], INK_SHADES, side), (0, 0), mask)
    picture.putalpha(disc.convert("L"))
    file = BytesIO()
    # A palette would make patches with seams of the shades.
    picture.resize((width, width), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _shaded(colour: str, most: int, side: int) -> Image.Image:
    """A square of that colour with light from one side, a little bluer or redder towards the others.

    Programs that darken a letter by themselves turn the colours of a small picture round that has few of them, and
    so of some figures but not of others: with as many shades as a photograph has all stay as they are.
    """
    from PIL import Image, ImageChops

    return ImageChops.add(Image.new("RGB", (side, side), colour), _light(most, side), offset=-most)


@cache
def _light(most: int, side: int) -> Image.Image:
    """How much red, green and blue a square gets, each from another side: up to twice that much."""
    from PIL import Image

    up = Image.linear_gradient("L").point([round(2 * most * at / 255) for at in range(256)]).resize((side, side))
    return Image.merge("RGB", (up, up.transpose(Image.Transpose.ROTATE_90), up.transpose(Image.Transpose.ROTATE_180)))


def usual() -> tuple[tuple[Figure, str, int], ...]:
    """The figures of a table as every mail shows them, each in the colour that goes with it."""
    return tuple((look.figure, look.colour_name, SIDE) for look in LOOKS)


if __name__ == "__main__":
    for each in usual():
        place_of(*each).parent.mkdir(exist_ok=True)
        place_of(*each).write_bytes(drawn(*each))
