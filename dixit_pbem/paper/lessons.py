"""Little pictures of how an answer works, and the cards of a table told as an example. They need no words.

Edge: reads cards of the default deck, the same in every game, and what lies ready beside the templates of mails.
Whoever changes what they are made of calls `python -m dixit_pbem.paper.lessons`.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.engine.systems import MOST_CARDS_ON_TABLE
from dixit_pbem.layout.ink import BUTTER, CORAL, INK, PAPER
from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file
from dixit_pbem.storage.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image


class Lesson(StrEnum):
    """What is shown; the value is the key of the picture in letters."""

    CLUE = "lesson-clue"
    WORDS = "lesson-words"
    """A clue that comes before the cards."""
    CARD = "lesson-card"
    VOTE = "lesson-vote"


TABLE = tuple(f"lesson-table-{number}" for number in range(1, MOST_CARDS_ON_TABLE + 1))
"""The keys of the cards that lie on the table of the example, by their numbers."""
KEYS = frozenset((*map(str, Lesson), *TABLE))
WIDE, HIGH = 288, 192
"""In dots: twice what mails show."""
QUALITY = 72
CARDS = (
    "01-moon-door",
    "13-towed-whale",
    "37-snail-city",
    "45-moth-cinema",
    "03-umbrella-crossing",
    "38-owl-of-hours",
    "24-the-giants-bookmark",
    "28-bed-adrift",
    "50-jelly-balloons",
    "16-the-sun-cleaner",
    "32-the-accordion-hotel",
    "22-tram-to-the-clouds",
)
"""The first six lie in the lessons as well, the third is the one that they choose."""
CARD, ON_TABLE = (60, 90), (176, 264)
DISC = 17
"""Half of how wide the disc of a letter or number is."""


@cache
def lesson_picture(key: str) -> bytes:
    """The picture that lies ready, a JPEG file."""
    return place_of(key).read_bytes()


def place_of(key: str) -> Path:
    """Where the picture lies ready."""
    return shipped("templates") / f"{key}.jpg"


def drawn(key: str) -> Image.Image:
    """The picture, made anew."""
    return _on_table(TABLE.index(key)) if key in TABLE else _taught(Lesson(key))


def _on_table(number: int) -> Image.Image:
    from PIL import Image

    return _of_the_deck(f"thumbs/{CARDS[number]}.jpg").resize(ON_TABLE, Image.Resampling.LANCZOS)


def _taught(lesson: Lesson) -> Image.Image:
    from PIL import Image

    canvas = Image.new("RGB", (WIDE, HIGH), INK)
    match lesson:
        case Lesson.CLUE:
            _fan(canvas, chosen=2)
            _disc(canvas, 144, 148, "C", PAPER, INK)
            _quotes(canvas, 144, 28, 58)
        case Lesson.WORDS:
            _quotes(canvas, 144, 96, 130)
        case Lesson.CARD:
            for number in range(3):
                _lay(canvas, _back(), 62 + 62 * number, 60)
            _lay(canvas, _card(1, 1.1), 226, 112, turn=-8, edge=BUTTER)
            _disc(canvas, 226, 172, "B", PAPER, INK)
        case Lesson.VOTE:
            for number in range(6):
                across, down = 62 + 82 * (number % 3), 50 + 92 * (number // 3)
                _lay(canvas, _card(number, 0.9), across, down, edge=CORAL if number == 2 else PAPER)
                _disc(canvas, across - 22, down + 26, str(number + 1), INK, BUTTER)
    return canvas


def _fan(canvas: Image.Image, *, chosen: int) -> None:
    """A hand of five; the chosen card lies on top, higher than the others."""
    for number in (0, 1, 4, 3):
        from_middle = number - chosen
        _lay(canvas, _card(number, 1), 144 + 44 * from_middle, 122 + 7 * from_middle**2, turn=-9 * from_middle)
    _lay(canvas, _card(chosen, 1.15), 144, 104, edge=BUTTER)


def _card(number: int, size: float) -> Image.Image:
    from PIL import Image

    picture = _of_the_deck(f"thumbs/{CARDS[number]}.jpg")
    return picture.resize((round(CARD[0] * size), round(CARD[1] * size)), Image.Resampling.LANCZOS)


def _back() -> Image.Image:
    from PIL import Image

    return _of_the_deck("back.jpg").resize(CARD, Image.Resampling.LANCZOS)


@cache
def _of_the_deck(name: str) -> Image.Image:
    from dixit_pbem.paper.pictures import read_picture

    return read_picture(shipped("decks") / "dreams" / name).convert("RGB")


def _lay(canvas: Image.Image, card: Image.Image, across: int, down: int, *, turn: float = 0, edge: str = PAPER) -> None:
    """A card with its edge, its middle there, turned by so many degrees against the clock."""
    from PIL import Image, ImageDraw

    wide, high = card.width + 6, card.height + 6
    mask = Image.new("L", (wide * 4, high * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * 4 - 1, high * 4 - 1), 28, fill=255)
    framed = Image.new("RGB", (wide, high), edge)
    framed.paste(card, (3, 3))
    whole = framed.convert("RGBA")
    whole.putalpha(mask.resize((wide, high), Image.Resampling.LANCZOS))
    whole = whole.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    canvas.paste(whole, (across - whole.width // 2, down - whole.height // 2), whole)


def _disc(canvas: Image.Image, across: int, down: int, sign: str, ground: str, colour: str) -> None:
    """A letter or number on its disc, as mails and pages show them."""
    from PIL import Image, ImageDraw, ImageFont

    side = DISC * 2
    big = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(big)
    draw.ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=ground, outline=colour, width=6)
    face = ImageFont.truetype(font_file(Font.SERIF_BOLD), round(side * 2.7))
    draw.text((side * 2, side * 2), sign, fill=colour, font=face, anchor="mm")
    small = big.resize((side, side), Image.Resampling.LANCZOS)
    canvas.paste(small, (across - DISC, down - DISC), small)


def _quotes(canvas: Image.Image, across: int, down: int, size: int) -> None:
    """Quotation marks round three dots: a clue in any language."""
    from PIL import ImageDraw, ImageFont

    face = ImageFont.truetype(font_file(Font.SERIF_BOLD), size)
    ImageDraw.Draw(canvas).text((across, down), "“…”", fill=BUTTER, font=face, anchor="mm")


def as_jpeg(picture: Image.Image) -> bytes:
    """The picture as mails carry it."""
    file = BytesIO()
    picture.save(file, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return file.getvalue()


if __name__ == "__main__":
    for each in KEYS:
        place_of(each).write_bytes(as_jpeg(drawn(each)))
