"""Which part of a picture a card shows: as much of it as the card's shape allows, around what matters."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.paper import Size


@frozen
class CropBox:
    """A part of an upright picture, in pixels from its top left corner."""

    x: int
    y: int
    width: int
    height: int

    @property
    def numbers(self) -> str:
        """The four numbers as a deck's file writes them."""
        return f"[{self.x}, {self.y}, {self.width}, {self.height}]"


@frozen
class Importance:
    """How much there is to see in each of some equal slices of a picture, from left to right and from top to bottom."""

    across: Sequence[float]
    down: Sequence[float]


def best_crop(picture: tuple[int, int], card: Size, importance: Importance) -> CropBox:
    """The largest part in the shape of the card, laid around what matters."""
    width, height = _largest(picture, card)
    return CropBox(
        _offset(picture[0], width, importance.across), _offset(picture[1], height, importance.down), width, height
    )


def fitted(box: CropBox, picture: tuple[int, int], card: Size) -> CropBox:
    """The part that a person meant, in the shape of the card and inside the picture; unchanged if it is so."""
    room = min(box.width, picture[0]), min(box.height, picture[1])
    x, y = _inside(box.x, picture[0] - room[0]), _inside(box.y, picture[1] - room[1])
    ideal = round(room[1] * card.width / card.height), round(room[0] * card.height / card.width)
    is_card = abs(room[0] - ideal[0]) <= 1 or abs(room[1] - ideal[1]) <= 1
    width, height = room if is_card else _largest(room, card)
    return CropBox(x + (room[0] - width) // 2, y + (room[1] - height) // 2, width, height)


def _largest(room: tuple[int, int], card: Size) -> tuple[int, int]:
    """Width and height of the largest card in a room of pixels."""
    width, height = room
    fitting_width = max(1, round(height * card.width / card.height))
    if fitting_width <= width:
        return fitting_width, height
    return width, max(1, min(height, round(width * card.height / card.width)))


def _inside(offset: int, most: int) -> int:
    return max(0, min(offset, most))


def _offset(length: int, window: int, weights: Sequence[float]) -> int:
    """Where a window along a side shows most; what lies in its middle counts twice what lies at its edge.

    Where it shows as much in several places, it lies nearest to the middle.
    """
    rest = length - window
    steps = max(1, min(rest, len(weights)))
    places = tuple(length * (number + 0.5) / len(weights) for number in range(len(weights)))

    def shown(offset: int) -> float:
        distances = ((place - offset - window / 2) / window for place in places)
        return sum(
            weight * (1 - 2 * distance * distance)
            for weight, distance in zip(weights, distances, strict=True)
            if abs(distance) <= 0.5
        )

    offsets = (round(rest * step / steps) for step in range(steps + 1))
    return max(offsets, key=lambda offset: (shown(offset), -abs(2 * offset - rest)))
