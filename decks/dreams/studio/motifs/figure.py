"""The small figure: a person in a coat, seen from the side."""

from typing import Any

import skia

from ..kit.colour import Colour, mix
from ..kit.paths import T, blurmask, ell, limb, spline
from ..kit.scene import Rim
from .body import HEAD, Body, hair_cap

Place = tuple[float, float]

HEAD_AT = (0.012, -0.875)
SHOULDER_Y = -0.735
HAT = "#2c2430"
CAP = "#3a3346"
TOP_HAT = "#1c1a26"


def figure(
    sc: Any,
    x: float,
    y: float,
    h: float,
    *,
    flip: bool = False,
    coat: Colour = "#7a2e2e",
    hair: Colour | None = "#2a1a18",
    skin: Colour = "#e8b890",
    legs: Colour = "#20202c",
    hat: str | None = None,
    arm: Place | None = None,
    arm2: Place | None = None,
    scarf: Colour | None = None,
    skirt: float = 0.33,
    wind: float = 0.0,
    lean: float = 0.0,
    depth: float = 0.9,
    rim: Rim | None = None,
    stride: float = 0.10,
    bag: Colour | None = None,
    vol: float | None = None,
    boots: Colour = "#171720",
    sit: bool = False,
    hoodie: bool = False,
    shadow: Colour | None = None,
) -> dict[str, Place | None]:
    """Draw a little person of height h whose feet are at x, y, and return where its hands and its head are.

    arm and arm2 are the points the near and the far hand reach for, in the person's own frame. skirt is the width of
    the coat's hem, wind blows coat and scarf back, lean turns the person by degrees. hat: brim, cap, top or cone.
    shadow is the colour of the ground's shadow.
    """
    frame = T(x, y, h, lean, flip)
    body = Body(sc, frame, h * 0.045 if vol is None else vol, depth=depth, rim=rim)
    if shadow:
        sc.add(blurmask(frame(ell(0.02, -0.005, 0.22, 0.03)), 3), shadow, alpha=0.55, mottle=0)
    if arm2:
        _far_arm(body, arm2, coat, skin)
    if sit:
        body.part(limb([(0.0, -0.36), (0.18, -0.38), (0.2, -0.2), (0.21, -0.04)], [0.09, 0.085, 0.06, 0.05]), legs)
        body.part(spline([(0.18, -0.05), (0.18, 0.0), (0.28, 0.0), (0.23, -0.04)]), boots, vol=0)
    else:
        _legs(body, stride, legs, boots)
    body.part(_seated_coat() if sit else _coat(skirt * 0.5, wind), coat)
    if bag:
        body.part(spline([(-0.10, -0.75), (-0.2, -0.7), (-0.22, -0.5), (-0.12, -0.46), (-0.08, -0.6)]), bag)
    if hoodie:
        _hood(body, coat, skin)
    else:
        _head(body, hair, skin)
        for path, colour in _hat(hat, coat):
            body.part(path, colour)
    if scarf:
        _scarf(body, scarf, wind)
    if arm:
        _near_arm(body, arm, coat, skin)
    return {
        "hand": frame(arm) if arm else None,
        "hand2": frame(arm2) if arm2 else None,
        "head": frame(HEAD_AT),
        "top": frame((HEAD_AT[0], -1)),
    }


def _far_arm(body: Body, hand: Place, coat: Colour, skin: Colour) -> None:
    elbow = (hand[0] * 0.5 - 0.02, (SHOULDER_Y + hand[1]) * 0.5 + 0.03)
    body.part(limb([(0.0, SHOULDER_Y), elbow, hand], [0.075, 0.06, 0.045]), mix(coat, "#000000", 0.25))
    body.part(ell(*hand, 0.026), skin, vol=0)


def _near_arm(body: Body, hand: Place, coat: Colour, skin: Colour) -> None:
    elbow = ((hand[0] + 0.02) * 0.5, (SHOULDER_Y + hand[1]) * 0.5 + 0.045)
    body.part(limb([(0.02, SHOULDER_Y), elbow, hand], [0.08, 0.065, 0.048]), mix(coat, "#ffffff", 0.05))
    body.part(ell(*hand, 0.028), skin, vol=0)


def _legs(body: Body, stride: float, legs: Colour, boots: Colour) -> None:
    widths = [0.085, 0.07, 0.05]
    far = [(-0.03, -0.42), (-0.05 - stride * 0.4, -0.2), (-0.05 - stride, -0.02)]
    near = [(0.03, -0.42), (0.06 + stride * 0.4, -0.2), (0.04 + stride, -0.02)]
    far_shoe = [(-0.08 - stride, -0.04), (-0.08 - stride, 0.0), (-stride, 0.0), (-0.02 - stride, -0.03)]
    near_shoe = [(0.01 + stride, -0.045), (0.01 + stride, 0.0), (0.10 + stride, 0.0), (0.06 + stride, -0.035)]
    body.part(limb(far, widths), mix(legs, "#000000", 0.2))
    body.part(spline(far_shoe), boots, vol=0)
    body.part(limb(near, widths), legs)
    body.part(spline(near_shoe), boots, vol=0)


def _coat(half_hem: float, wind: float) -> skia.Path:
    return spline(
        [
            (-0.055, -0.80),
            (-0.10, -0.72),
            (-0.105, -0.55),
            (-0.13 - wind * 0.1, -0.42),
            (-half_hem - wind * 0.5, -0.27, 1),
            (-0.02 - wind * 0.2, -0.245),
            (half_hem - wind * 0.25, -0.27, 1),
            (0.125, -0.42),
            (0.105, -0.55),
            (0.10, -0.72),
            (0.055, -0.80),
        ]
    )


def _seated_coat() -> skia.Path:
    return spline(
        [
            (-0.055, -0.80),
            (-0.10, -0.72),
            (-0.105, -0.55),
            (-0.12, -0.36),
            (-0.08, -0.31),
            (0.14, -0.31),
            (0.13, -0.38),
            (0.105, -0.55),
            (0.10, -0.72),
            (0.055, -0.80),
        ]
    )


def _hood(body: Body, coat: Colour, skin: Colour) -> None:
    x, y = HEAD_AT
    hood = [(-0.10, -0.80), (-0.105, -0.90), (-0.03, -0.985), (0.06, -0.955), (0.085, -0.86), (0.06, -0.79)]
    body.part(_beside(x, hood), coat)
    body.part(ell(x + 0.035, y, 0.045, 0.058), skin, vol=0)


def _head(body: Body, hair: Colour | None, skin: Colour) -> None:
    body.part(limb([(0.0, -0.80), (0.008, -0.84)], [0.05, 0.05]), mix(skin, "#000000", 0.15), vol=0)
    body.part(ell(*HEAD_AT, *HEAD), skin)
    if hair:
        body.part(hair_cap(HEAD_AT[0]), hair)


def _hat(kind: str | None, coat: Colour) -> list[tuple[skia.Path, Colour]]:
    """The parts of a hat with their colours."""
    x = HEAD_AT[0]
    if kind == "brim":
        crown = [(-0.085, -0.925), (-0.07, -1.02), (0, -1.04), (0.07, -1.02), (0.085, -0.925)]
        return [(ell(x + 0.005, -0.925, 0.15, 0.022, -4), HAT), (_beside(x, crown), HAT)]
    if kind == "cap":
        cap = [(-0.09, -0.91), (-0.07, -0.985), (0.02, -1.0), (0.08, -0.945), (0.13, -0.925), (0.08, -0.912)]
        return [(_beside(x, cap), CAP)]
    if kind == "top":
        crown = [(-0.07, -0.94, 1), (-0.075, -1.12, 1), (0.075, -1.12, 1), (0.07, -0.94, 1)]
        return [(ell(x, -0.935, 0.115, 0.018), TOP_HAT), (_beside(x, crown), TOP_HAT)]
    if kind == "cone":
        cone = [(-0.10, -0.92, 1), (-0.02, -1.1), (-0.10, -1.2, 1), (0.05, -1.06), (0.09, -0.92, 1)]
        return [(_beside(x, cone), coat)]
    return []


def _beside(x: float, pts: list[tuple[float, ...]]) -> skia.Path:
    """A smooth outline through points, moved sideways to x."""
    return spline([(x + point[0], *point[1:]) for point in pts])


def _scarf(body: Body, colour: Colour, wind: float) -> None:
    tail = [
        (-0.05, -0.79),
        (-0.16 - wind * 0.4, -0.76),
        (-0.26 - wind, -0.74 - wind * 0.1),
        (-0.36 - wind * 1.2, -0.78),
    ]
    body.part(limb(tail, [0.05, 0.055, 0.06, 0.05]), colour)
    body.part(ell(0, -0.795, 0.075, 0.034), colour)
