"""Sheets of paper and cards by name or in millimetres."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dixit_pbem.errors import Mistake, did_you_mean
from dixit_pbem.frozen import frozen

SHORTEST, LONGEST = 10.0, 2000.0
_TIMES = re.compile(r"([\d.,]+)\s*[x×]\s*([\d.,]+)\s*(?:mm)?", re.IGNORECASE)


@frozen
class Size:
    """Width and height in millimetres, of a sheet or a card."""

    width: float
    height: float

    @property
    def turned(self) -> Size:
        """The same lying on its side."""
        return Size(self.height, self.width)

    def grown(self, by: float) -> Size:
        """The same, larger by that much on every side."""
        return Size(self.width + 2 * by, self.height + 2 * by)

    def __str__(self) -> str:
        return f"{self.width:g} x {self.height:g} mm"


A4 = Size(210, 297)
PAPERS: Mapping[str, Size] = {
    "a3": Size(297, 420),
    "a4": A4,
    "a5": Size(148, 210),
    "b4": Size(250, 353),
    "b5": Size(176, 250),
    "sra3": Size(320, 450),
    "letter": Size(215.9, 279.4),
    "legal": Size(215.9, 355.6),
    "tabloid": Size(279.4, 431.8),
}


def paper_size(text: str) -> Size:
    """The sheet that a name (`A4`) or its measures (`210x297`) stand for."""
    named = PAPERS.get(text.strip().casefold())
    if named:
        return named
    if _TIMES.fullmatch(text.strip()):
        return _measures(text)
    raise Mistake(
        f"There is no paper '{text}'.{did_you_mean(text, tuple(PAPERS))} "
        f"Known are {', '.join(PAPERS)}, or width x height in millimetres, for example 210x297."
    )


def card_size(text: str) -> Size:
    """The card that measures like `80x120` stand for."""
    if not _TIMES.fullmatch(text.strip()):
        raise Mistake(f"'{text}' is no card size. Write width x height in millimetres, for example 80x120.")
    return _measures(text)


def paper_name(size: Size) -> str:
    """What people call a sheet: `A4`, or its measures."""
    for name, known in PAPERS.items():
        if known == size:
            return name.upper() if any(sign.isdigit() for sign in name) else name.capitalize()
    return str(size)


def _measures(text: str) -> Size:
    found = _TIMES.fullmatch(text.strip())
    try:
        width, height = (float(part.replace(",", ".")) for part in found.groups()) if found else (0.0, 0.0)
    except ValueError:
        width = height = 0.0
    if not (SHORTEST <= width <= LONGEST and SHORTEST <= height <= LONGEST):
        raise Mistake(
            f"'{text}' is no size that can be printed: "
            f"each side must be between {SHORTEST:g} and {LONGEST:g} mm, for example 80x120."
        )
    return Size(width, height)
