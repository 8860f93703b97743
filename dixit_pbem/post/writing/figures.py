"""The pictures of letters that show no card of the game: masthead, lessons, the players' figures on their discs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from io import BytesIO
from types import MappingProxyType

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.players import COLOURS, PlayerLook
from dixit_pbem.paper.lessons import Lesson, lesson_picture
from dixit_pbem.paper.masthead import masthead
from dixit_pbem.paper.silhouettes import silhouette

MASTHEAD = "masthead"
"""Its key in letters."""
LESSONS: Mapping[str, Lesson] = MappingProxyType({str(lesson): lesson for lesson in Lesson})
"""The pictures of how one answers, by their keys."""
SIDE = 64
"""Pixels: twice what mails show, for screens with fine dots."""
FINER = 4
SHARE = 0.7
"""How much of the disc's width the figure fills."""
EDGE = 0.04

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


def figure_pictures(keys: Collection[str]) -> dict[str, bytes]:
    """The picture for each of these keys that is none of a card."""
    figures = {key: figure_picture(*FIGURES[key]) for key in keys if key in FIGURES}
    lessons = {key: lesson_picture(LESSONS[key]) for key in keys if key in LESSONS}
    return figures | lessons | ({MASTHEAD: masthead()} if MASTHEAD in keys else {})


@cache
def figure_picture(figure: Figure, colour: str, width: int) -> bytes:
    """A figure in a colour of that name, on a disc whose outside is clear."""
    from PIL import Image, ImageDraw

    side = width * FINER
    picture = Image.new("RGBA", (side, side), COLOURS[colour] + "00")
    ImageDraw.Draw(picture).ellipse((0, 0, side - 1, side - 1), PAPER, COLOURS[colour], round(side * EDGE))
    size = round(side * SHARE)
    picture.paste(COLOURS[colour], ((side - size) // 2,) * 2, silhouette(figure, size))
    file = BytesIO()
    picture.resize((width, width), Image.Resampling.LANCZOS).quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()
