"""Doors."""

import math
from dataclasses import dataclass

from ...kit.colour import mix
from ...kit.paths import X, ell, limb, rect, spline, union

ARCHED = (0, 3, 6)
ROUND = 5
DOUBLE = 7
INK = "#1c1424"


@dataclass(frozen=True, slots=True)
class Door:
    """A closed door with its base at (x, y)."""

    x: float
    y: float
    w: float
    h: float
    style: int
    tone: str

    @property
    def top(self) -> float:
        """The height of its upper edge."""
        return self.y - (self.w if self.style == ROUND else self.h)

    @property
    def line(self) -> float:
        """The width of a gap between two boards."""
        return max(self.w * 0.03, 1.6)

    @property
    def head(self) -> float:
        """The room an arch takes away above panels and planks."""
        return self.w * 0.12 if self.style in ARCHED else 0

    def shade(self, amount: float):
        """The door's colour, darkened."""
        return mix(self.tone, INK, amount)

    def portal(self, grow: float):
        """The outline of the opening, grown on all sides."""
        x, y, w, h = self.x, self.y, self.w, self.h
        if self.style == ROUND:
            return ell(x, y - w * 0.5, w * 0.5 + grow)
        if self.style in ARCHED:
            jambs = rect(x - w / 2 - grow, y - h + w / 2, w + 2 * grow, h - w / 2 + 1)
            return union(jambs, ell(x, y - h + w / 2, w / 2 + grow))
        return rect(x - w / 2 - grow, y - h - grow, w + 2 * grow, h + grow + 1, 2)


def door_items(x, y, w, h, style, tone, layers):
    """Push the parts of one closed door into the layers: recess, frame, leaf, dark, light, lit, metal, ledge."""
    door = Door(x, y, w, h, style, tone)
    frame = max(w * 0.13, 5)
    layers["recess"].append((X(door.portal(frame + 3), 3, 4), "#6c5660", 0.75))
    layers["frame"].append((door.portal(frame), mix(tone, "#f4e8dc", 0.62) if style % 2 else "#8a6a5a"))
    layers["leaf"].append((door.portal(0), tone))
    LEAVES[style](door, layers)
    knob_x = x + (w * 0.08 if style == DOUBLE else w * 0.36)
    knob_y = y - w * 0.5 if style == ROUND else y - h * 0.44
    layers["metal"].append((ell(knob_x, knob_y, max(w * 0.045, 2.4)), "#e8c060"))
    layers["ledge"].append((_ledge(door), "#f6e6da"))


def _ledge(door: Door):
    x, y, w = door.x, door.y, door.w
    drop = max(w * 0.12, 6)
    return spline(
        [
            (x - w * 0.72, y, 1),
            (x + w * 0.72, y, 1),
            (x + w * 0.64, y + drop),
            (x, y + max(w * 0.16, 8)),
            (x - w * 0.64, y + drop),
        ]
    )


def _panels(door: Door, layers) -> None:
    w, h = door.w, door.h
    for start, end in ((0.14, 0.44), (0.54, 0.90)):
        for side in (-1, 1):
            x = door.x + side * w * 0.23
            y = door.top + h * start + door.head
            layers["dark"].append((rect(x - w * 0.16, y, w * 0.32, h * (end - start) * 0.86, 2), door.shade(0.30)))
            inner = rect(x - w * 0.12, y + w * 0.04, w * 0.28, h * (end - start) * 0.78, 2)
            layers["light"].append((inner, mix(door.tone, "#ffffff", 0.16)))


def _planks(door: Door, layers) -> None:
    w, h = door.w, door.h
    head, loss = (door.head, door.head) if door.head else (2, 4)
    for i in range(1, 4):
        x = door.x - w / 2 + w * i / 4
        layers["dark"].append((rect(x - door.line / 2, door.top + head, door.line, h - loss), door.shade(0.42)))
    for share in (0.24, 0.74):
        hinge = rect(door.x - w * 0.46, door.top + h * share, w * 0.7, max(w * 0.06, 3))
        layers["dark"].append((hinge, "#3a2c34"))


def _spokes(door: Door, layers) -> None:
    x, y, w = door.x, door.y - door.w * 0.5, door.w
    for i in range(6):
        a = i * math.pi / 3
        spoke = limb([(x, y), (x + w * 0.46 * math.cos(a), y + w * 0.46 * math.sin(a))], [door.line, door.line], 4)
        layers["dark"].append((spoke, door.shade(0.4)))
    layers["lit"].append((ell(x, y, w * 0.2), "#ffe2a0"))


def _fanlight(door: Door, layers) -> None:
    x, w, h, top = door.x, door.w, door.h, door.top
    pane = rect(x - w * 0.32, top + w * 0.22, w * 0.64, h * 0.22)
    layers["lit"].append((union(pane, ell(x, top + w * 0.30, w * 0.32, w * 0.22)), "#ffe6a8"))
    layers["dark"].append((rect(x - door.line / 2, top + w * 0.1, door.line, h * 0.3), door.shade(0.4)))
    layers["dark"].append((rect(x - w * 0.34, top + h * 0.5, w * 0.68, h * 0.36, 2), door.shade(0.26)))


def _glazed_pair(door: Door, layers) -> None:
    w, h, top, q = door.w, door.h, door.top, door.line
    layers["dark"].append((rect(door.x - q * 0.7, top, q * 1.4, h), door.shade(0.5)))
    for side in (-1, 1):
        x = door.x + side * w * 0.25
        layers["lit"].append((rect(x - w * 0.15, top + h * 0.10, w * 0.30, h * 0.42, 2), "#cfe4e4"))
        layers["dark"].append((rect(x - q / 2, top + h * 0.10, q, h * 0.42), door.tone))
        layers["dark"].append((rect(x - w * 0.15, top + h * 0.30, w * 0.30, q), door.tone))
        layers["dark"].append((rect(x - w * 0.14, top + h * 0.62, w * 0.28, h * 0.26, 2), door.shade(0.28)))


LEAVES = {
    0: _panels,
    1: _panels,
    2: _planks,
    3: _planks,
    4: _panels,
    5: _spokes,
    6: _fanlight,
    7: _glazed_pair,
}
