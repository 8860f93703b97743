"""The back of cards whose deck has none of its own: a full moon over the night, the same upside down."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.layout.items import Box, Shape
from dixit_pbem.layout.palette import BUTTER

NIGHT = "#0b3355"
FRAME, RULE = 0.06, 0.006
"""Shares of the shorter side: how far the frame stands inside the card, and how thick it is."""
MOON, HALO, STAR = 0.16, 0.22, 0.012
STARS = ((0.22, 0.16), (0.64, 0.12), (0.80, 0.29), (0.36, 0.33), (0.14, 0.44))
"""The stars of one half, in shares of width and height; the other half has them turned about the middle."""


def moon_back(trim: Box, bleed: float) -> Iterator[Shape]:
    """A back for any card and bleed; nobody can tell by it which way up a card lies."""
    short = min(trim.width, trim.height)
    yield Shape(trim.grown(bleed), fill=NIGHT)
    yield Shape(trim.grown(-FRAME * short), stroke=BUTTER, width=RULE * short, corner=FRAME * short / 2)
    yield _disc(trim, 0.5, 0.5, radius=HALO * short, stroke=BUTTER)
    yield _disc(trim, 0.5, 0.5, radius=MOON * short, fill=BUTTER)
    for x, y in STARS:
        yield _disc(trim, x, y, radius=STAR * short, fill=BUTTER)
        yield _disc(trim, 1 - x, 1 - y, radius=STAR * short, fill=BUTTER)


def _disc(trim: Box, x: float, y: float, *, radius: float, fill: str = "", stroke: str = "") -> Shape:
    middle = Box(trim.x + x * trim.width, trim.y + y * trim.height, 0, 0)
    return Shape(middle.grown(radius), fill, stroke, RULE * min(trim.width, trim.height), radius)
