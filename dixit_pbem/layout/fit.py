"""How many cards a sheet holds: a search over mixes of upright and turned cards that a guillotine can still cut.

A guillotine cuts from edge to edge, so a layout is either a plain grid, or two layouts side by side or on top of
each other. Lengths are whole micrometres here: sums of them are exact, and a card that fits exactly does fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import Size

MICROMETRES = 1000
CUTS_IN_CUTS = 2
"""Deeper layouts held not one card more for any of 300 card sizes on three papers, and are a nuisance to cut."""


@frozen
class Cell:
    """Where one card with its bleed lies, and whether it lies on its side."""

    box: Box
    turned: bool


def best_fit(area: Size, cell: Size) -> tuple[Cell, ...]:
    """The most cells that fit into an area, from its top left corner; upright and in one grid where that is as good."""
    search = _Search(_whole(cell.width), _whole(cell.height))
    return tuple(search.cells(0, 0, max(0, _whole(area.width)), max(0, _whole(area.height)), CUTS_IN_CUTS))


def _whole(millimetres: float) -> int:
    return round(millimetres * MICROMETRES)


@frozen
class _Choice:
    count: int
    cut_x: int = 0
    cut_y: int = 0
    turned: bool = False


class _Search:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.known: dict[tuple[int, int, int], _Choice] = {}

    def cells(self, x: int, y: int, width: int, height: int, levels: int) -> Iterator[Cell]:
        """The cells of the best layout of an area whose corner is at x, y."""
        choice = self.best(width, height, levels)
        if choice.cut_x:
            yield from self.cells(x, y, choice.cut_x, height, levels - 1)
            yield from self.cells(x + choice.cut_x, y, width - choice.cut_x, height, levels - 1)
        elif choice.cut_y:
            yield from self.cells(x, y, width, choice.cut_y, levels - 1)
            yield from self.cells(x, y + choice.cut_y, width, height - choice.cut_y, levels - 1)
        elif choice.count:
            yield from self.grid(x, y, width, height, choice)

    def grid(self, x: int, y: int, width: int, height: int, choice: _Choice) -> Iterator[Cell]:
        """The cells of a plain grid, row by row."""
        wide, high = (self.height, self.width) if choice.turned else (self.width, self.height)
        for top in range(y, y + height - high + 1, high):
            for left in range(x, x + width - wide + 1, wide):
                box = Box(*(length / MICROMETRES for length in (left, top, wide, high)))
                yield Cell(box, choice.turned)

    def best(self, width: int, height: int, levels: int) -> _Choice:
        """The choice that holds most cards in an area."""
        key = (width, height, levels)
        if key in self.known:
            return self.known[key]
        upright = (width // self.width) * (height // self.height)
        turned = (width // self.height) * (height // self.width)
        best = _Choice(max(upright, turned), turned=turned > upright)
        most = width * height // (self.width * self.height)
        if levels and best.count < most:
            for choice in self._cuts(width, height, levels - 1):
                if choice.count > best.count:
                    best = choice
                if best.count == most:
                    break
        self.known[key] = best
        return best

    def _cuts(self, width: int, height: int, levels: int) -> Iterator[_Choice]:
        for cut in self._sums(width):
            yield _Choice(
                self.best(cut, height, levels).count + self.best(width - cut, height, levels).count, cut_x=cut
            )
        for cut in self._sums(height):
            yield _Choice(self.best(width, cut, levels).count + self.best(width, height - cut, levels).count, cut_y=cut)

    def _sums(self, length: int) -> list[int]:
        """The lengths that whole cards side by side can have: no other cut can be better."""
        sums = {
            across + along
            for across in range(0, length, self.width)
            for along in range(0, length - across, self.height)
        }
        return sorted(sums - {0})
