"""The masthead of mails and boxes, and the cover of albums: the heart of the default deck's back and the figures.

Edge: reads the back, and the masthead of mails that lies ready beside their templates. Whoever changes the back calls
`python -m dixit_pbem.paper.masthead`, which makes that one anew.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from math import cos, pi, sin
from typing import TYPE_CHECKING

from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import BUTTER, INK
from dixit_pbem.paper.silhouettes import silhouette
from dixit_pbem.storage.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image, ImageDraw

ACROSS, DOWN = 2720, 560
"""The whole of it, in dots of the back; whatever makes it for print or screens makes it smaller."""
GROUND = INK
"""What lies round the heart, and below the masthead wherever it ends."""
HEART, CLOUDS = (744, 508), (548, 340)
"""The middle of the back that lies on its side, and how far the rim of clouds goes from it."""
SOFT = 9
"""How softly the rim of clouds passes into the ground."""
FIGURE, STEP, UP = 128, 128, 98
"""How large a figure is, how far from the one before, how far it stands above or below the middle."""
STARS = ((96, -185), (224, 160), (352, -190), (480, 175), (608, -170), (742, 205))
"""From each end inwards, and from the middle down."""
IN_MAILS, QUALITY = 720, 53
"""How wide it is in mails, for screens with fine dots, and how good: 12 KB at most, in every mail."""
FINE = 1700, 80
"""The same for covers."""
FINER = 4
"""Figures are drawn so much larger first, so that their edges are smooth."""
WHOLE = 760
"""So high a masthead shows the whole heart."""
COVER, ON_COVERS = (1560, 1040), (1440, 960)
"""The picture of an album's cover, in dots of the back, and in its own: a little smaller, so that edges are smooth."""
RING, IN_RING = (672, 444), 104
"""How far the figures' ring goes from its middle, and how large they are on it."""
COVER_STARS = ((70, 62), (205, 130), (96, 262), (380, 44))
"""From each corner inwards."""
READY = shipped("templates") / "masthead.jpg"


@cache
def masthead() -> bytes:
    """The masthead of mails, a JPEG file."""
    return READY.read_bytes()


@cache
def fine_masthead() -> bytes:
    """The masthead of covers, a JPEG file."""
    width, quality = FINE
    return as_jpeg(painted(width), quality)


def painted(width: int, *, high: int = DOWN) -> Image.Image:
    """The masthead, so many dots wide, and so many of the back's high."""
    from PIL import Image, ImageDraw

    whole, middle = _heart_on((ACROSS, high)), (ACROSS // 2, high // 2)
    figures = tuple(Figure)
    for side, row in ((-1, figures[:6]), (1, figures[6:])):
        for number, figure in enumerate(row):
            end = STEP * (number + 0.75) if side < 0 else ACROSS - STEP * (6 - number - 0.25)
            _stand(whole, figure, end, middle[1] + (UP if number % 2 == (side > 0) else -UP), size=FIGURE)
    draw = ImageDraw.Draw(whole)
    for inwards, down in STARS:
        for across in (inwards, ACROSS - inwards):
            _star(draw, across, middle[1] + down)
    return whole.resize((width, round(width * high / ACROSS)), Image.Resampling.LANCZOS)


@cache
def cover_picture() -> bytes:
    """The picture of an album's cover, a JPEG file: the whole heart, and the figures in a ring round it."""
    from PIL import Image, ImageDraw

    whole, (across, down) = _heart_on(COVER), (COVER[0] / 2, COVER[1] / 2)
    for place, figure in enumerate(Figure):
        angle = 2 * pi * (place + 0.5) / len(Figure)
        _stand(whole, figure, across - RING[0] * sin(angle), down - RING[1] * cos(angle), size=IN_RING)
    draw = ImageDraw.Draw(whole)
    for aside, below in COVER_STARS:
        for x in (aside, COVER[0] - aside):
            for y in (below, COVER[1] - below):
                _star(draw, x, y)
    return as_jpeg(whole.resize(ON_COVERS, Image.Resampling.LANCZOS), FINE[1])


def _heart_on(size: tuple[int, int]) -> Image.Image:
    """The ground with the heart of the back in its middle, lying on its side."""
    from PIL import Image, ImageDraw, ImageFilter

    from dixit_pbem.paper.pictures import read_picture

    back = read_picture(shipped("decks") / "dreams" / "back.jpg").convert("RGB").rotate(90, expand=True)
    rim = Image.new("L", back.size)
    ImageDraw.Draw(rim).ellipse(
        (HEART[0] - CLOUDS[0], HEART[1] - CLOUDS[1], HEART[0] + CLOUDS[0], HEART[1] + CLOUDS[1]), fill=255
    )
    whole = Image.new("RGB", size, GROUND)
    whole.paste(back, (size[0] // 2 - HEART[0], size[1] // 2 - HEART[1]), rim.filter(ImageFilter.GaussianBlur(SOFT)))
    return whole


def _stand(whole: Image.Image, figure: Figure, across: float, down: float, *, size: int) -> None:
    """A figure with its middle at a point."""
    smooth = silhouette(figure, FINER * size).convert("L").reduce(FINER)
    whole.paste(BUTTER, (round(across - size / 2), round(down - size / 2)), smooth)


def _star(draw: ImageDraw.ImageDraw, across: int, down: int) -> None:
    """A star of four points."""
    far, near = 20, 4
    corners = ((0, -far), (near, -near), (far, 0), (near, near), (0, far), (-near, near), (-far, 0), (-near, -near))
    draw.polygon([(across + x, down + y) for x, y in corners], fill=BUTTER)


def as_jpeg(picture: Image.Image, quality: int = QUALITY) -> bytes:
    """The picture as mails carry it, or finer for paper and large screens."""
    file = BytesIO()
    picture.save(file, "JPEG", quality=quality, optimize=True, progressive=True)
    return file.getvalue()


if __name__ == "__main__":
    READY.write_bytes(as_jpeg(painted(IN_MAILS)))
