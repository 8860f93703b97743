"""People: bones in a gesture, dressed, and lit as one mass by the light of their card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kit.field import Field
from .dress import draw
from .hands import grip
from .look import Drawn, Look, Place
from .mass import Mass, ground_shadow
from .skeleton import CHILD, GESTURES, GROWN, OLD, SLIGHT, STOUT, Build, Gesture, View, bones, towards

__all__ = [
    "CHILD",
    "GESTURES",
    "GROWN",
    "OLD",
    "SLIGHT",
    "STOUT",
    "Build",
    "Gesture",
    "Look",
    "Person",
    "grip",
    "human",
]


@dataclass(frozen=True, slots=True)
class Person:
    """A person that was drawn: where its hands and its head are on the card, and where it covers the card."""

    hands: tuple[Place, Place]
    head: Place
    cover: Field


def human(
    sc: Any,
    x: float,
    y: float,
    h: float,
    gesture: str | Gesture = "stand",
    look: Look | None = None,
    *,
    build: Build = GROWN,
    turn: float = 0.0,
    tilt: float = 8.0,
    roll: float = 0.0,
    right: Place | None = None,
    left: Place | None = None,
    reach: float = 0.1,
    key: float = 1.0,
    dark: float = 1.0,
    rim: tuple[Any, ...] | None = None,
    fog: float = 0.0,
    depth: float = 0.9,
    shadow: dict[str, Any] | None = None,
) -> Person:
    """Draw a person of height h whose feet are at x, y.

    turn: see `skeleton`; roll tips it. right, left: places of the card its hands go to, `reach` ahead of it. key, dark:
    strength of light and shade on it. shadow: settings of the shadow it throws, see `ground_shadow`.
    """
    view = View(x, y, h, turn, tilt, roll)
    own = GESTURES[gesture] if isinstance(gesture, str) else gesture
    own = towards(own, view, right=right, left=left, reach=reach)
    body = bones(own, build)
    mass = Mass(sc, h, (x - h * 0.95, y - h * 1.4, x + h * 0.95, y + h * 0.7))
    drawn = Drawn(mass, body, build, look or Look(), view)
    draw(drawn)
    cover = mass.light(key=key, dark=dark, rim=rim, fog=fog, depth=depth)
    if shadow is not None:
        ground_shadow(sc, cover, y, **shadow)
    return Person((drawn.at(body.hands[0]), drawn.at(body.hands[1])), drawn.at(body.head), cover)
