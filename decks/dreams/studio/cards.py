"""The register of pictures: number, title, land, the scene that paints each and the medium that finishes it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]


class Land(Enum):
    """The seven lands; each is a family of twelve pictures."""

    HARBOUR = "Harbour of Night"
    CITY = "Paper City"
    ROOMS = "House of Rooms"
    FOREST = "Old Forest"
    MEADOWS = "High Meadows"
    EDGES = "Edges of the World"
    CABINET = "Print Cabinet"


@dataclass(frozen=True, slots=True)
class Card:
    """One picture of the deck and how it comes to be."""

    number: int
    slug: str
    title: str
    land: Land
    paint: Callable[[], Any]
    finish: Callable[[Any], Picture]

    def picture(self) -> Picture:
        """Paint the scene and finish it in its medium: red, green and blue from 0 to 1."""
        return self.finish(self.paint())


CARDS: dict[int, Card] = {}


def card(
    number: int, slug: str, title: str, land: Land, finish: Callable[..., Picture], **looks: Any
) -> Callable[[Callable[[], Any]], Callable[[], Any]]:
    """Register a scene as a card of the deck; `looks` are the settings of its finish."""

    def register(paint: Callable[[], Any]) -> Callable[[], Any]:
        CARDS[number] = Card(number, slug, title, land, paint, partial(finish, **looks))
        return paint

    return register
