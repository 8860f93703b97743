"""What a page's drawing orders remember from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box
from dixit_pbem.paper.preflight.evidence import Space
from dixit_pbem.paper.preflight.objects import Matrix, entry, name, number

OPAQUE = ("Normal", "Compatible", "")


class CannotFollow(Exception):
    """A page's drawing orders are beyond reading, or without end; says which."""


@dataclass(slots=True)
class Budget:
    """How much drawing of one file is followed."""

    orders: int = 500_000
    content: int = 32 << 20

    def spend(self, *, orders: int = 0, content: int = 0) -> None:
        """Count what was read; `CannotFollow` if that is too much."""
        self.orders -= orders
        self.content -= content
        if self.orders < 0 or self.content < 0:
            raise CannotFollow("It draws more than can be followed.")


@frozen
class State:
    """What `q` keeps and `Q` brings back."""

    matrix: Matrix
    clip: Box
    fill: Space = Space.GRAY
    stroke: Space = Space.GRAY
    opacity: float = 1.0
    blend: str = ""
    soft: bool = False
    font: str = ""

    @property
    def effect(self) -> str:
        """What makes the next thing drawn transparent, in words; nothing if it is opaque."""
        if self.soft:
            return "a soft mask (SMask)"
        if self.opacity < 1:
            return f"{self.opacity:.0%} opacity (ca)"
        return f"the blend mode {self.blend}" if self.blend not in OPAQUE else ""

    def under(self, settings: object) -> State:
        """The state after a dictionary of graphics settings; what it does not name stays."""
        opacities = [value for key in ("/ca", "/CA") if (value := number(entry(settings, key))) is not None]
        mask, blend = entry(settings, "/SMask"), entry(settings, "/BM")
        return replace(
            self,
            opacity=min(opacities, default=self.opacity),
            soft=self.soft if mask is None else name(mask) != "None",
            blend=self.blend if blend is None else name(blend),
        )


class Reach:
    """How far a path goes, point by point, without keeping the points."""

    def __init__(self) -> None:
        self.box: Box | None = None

    def add(self, points: list[tuple[float, float]]) -> None:
        """Go to these points as well."""
        for x, y in points:
            box = self.box or Box(x, y, 0.0, 0.0)
            left, top = min(box.x, x), min(box.y, y)
            self.box = Box(left, top, max(box.right, x) - left, max(box.bottom, y) - top)
