"""Where the parts of the open suitcase are seen."""

import math

from ...kit.camera import Cam
from ...kit.paths import poly

CAM = Cam(eye=(0, 2.75, -5.6), pitch=17, f=1530, c=(528, 640))
TURN = math.radians(-19)
HALF, DEEP, HIGH = 1.36, 1.55, 0.5
"""Half the width of the case, how deep and how high it is."""
LID = math.radians(104)


def place(u: float, v: float, w: float) -> tuple[float, float, float]:
    """A point of the case in the room: u to its right, v up, w from its front edge to the back."""
    c, s = math.cos(TURN), math.sin(TURN)
    return (0.28 + u * c + w * s, v, -0.35 - u * s + w * c)


def seen(u: float, v: float, w: float) -> tuple[float, float]:
    """Where on the card a point of the case is seen."""
    return CAM(place(u, v, w))


def in_lid(u: float, up: float, thick: float) -> tuple[float, float]:
    """A point of the lid: `up` from its hinge, `thick` before its back."""
    c, s = math.cos(LID), math.sin(LID)
    return seen(u, HIGH + up * s + thick * -c * -1, DEEP - up * c - thick * s)


def plane(*spots: tuple[float, float]) -> object:
    """A plane through places of the card."""
    return poly(list(spots))
