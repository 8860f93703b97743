"""A person with free limbs, and hats."""

import math
from collections.abc import Sequence
from typing import Any

import skia

from ..kit.colour import Colour, mix
from ..kit.paths import T, X, ell, limb, spline
from ..kit.scene import Rim
from .body import HEAD, Body, hair_cap

Place = tuple[float, float]

SHOULDER_Y = -0.735
HEAD_Y = -0.875
PEAK = "#1a1620"

CROWNS: dict[str, tuple[tuple[float, ...], ...]] = {
    "bowler": ((-0.08, -0.925), (-0.075, -1.0), (0, -1.035), (0.075, -1.0), (0.08, -0.925)),
    "peaked": (
        *((-0.10, -0.965), (-0.08, -1.02), (0.03, -1.04)),
        *((0.11, -1.0), (0.085, -0.94), (-0.075, -0.925)),
    ),
    "flat": (
        *((-0.10, -0.92), (-0.09, -0.98), (0, -1.0)),
        *((0.10, -0.955), (0.15, -0.925), (0.07, -0.915)),
    ),
    "straw": ((-0.08, -0.93), (-0.07, -1.01), (0, -1.03), (0.07, -1.01), (0.08, -0.93)),
    "beanie": ((-0.09, -0.90), (-0.085, -0.98), (-0.01, -1.02), (0.07, -0.99), (0.085, -0.915)),
    "souwester": (
        *((-0.19, -0.85), (-0.10, -0.93), (-0.08, -1.0), (0.01, -1.03), (0.075, -0.99)),
        *((0.09, -0.94), (0.14, -0.93), (0.08, -0.905), (-0.04, -0.90), (-0.10, -0.86)),
    ),
    "headscarf": (
        *((-0.09, -0.78), (-0.115, -0.88), (-0.06, -0.975), (0.03, -0.98)),
        *((0.065, -0.93), (0.005, -0.90), (-0.01, -0.83), (-0.01, -0.78)),
    ),
}
"""Outlines of hats about the middle of a head."""


def hat_parts(kind: str | None, x: float, colour: Colour, band: Colour) -> list[tuple[skia.Path, Colour]]:
    """Return the parts of a hat, with their colours, on a head at x in a person's own frame.

    kind: bowler, peaked, flat, straw, beanie, souwester or headscarf.
    """
    if kind not in CROWNS:
        return []
    crown = (spline([(x + point[0], *point[1:]) for point in CROWNS[kind]]), colour)
    if kind == "bowler":
        return [crown, (ell(x, -0.925, 0.125, 0.018), colour)]
    if kind == "peaked":
        peak = spline([(x + 0.05, -0.945), (x + 0.15, -0.93), (x + 0.14, -0.91), (x + 0.06, -0.915)])
        return [crown, (_band([(x - 0.075, -0.93), (x, -0.925), (x + 0.085, -0.94)], 0.03), band), (peak, PEAK)]
    if kind == "straw":
        ribbon = _band([(x - 0.082, -0.945), (x, -0.935), (x + 0.082, -0.945)], 0.025)
        return [(ell(x, -0.93, 0.17, 0.026, -3), colour), crown, (ribbon, band)]
    if kind == "beanie":
        cuff = _band([(x - 0.09, -0.905), (x, -0.915), (x + 0.085, -0.92)], 0.04)
        return [crown, (cuff, band), (ell(x - 0.01, -1.03, 0.03), band)]
    return [crown]


def _band(pts: list[Place], width: float) -> skia.Path:
    return limb(pts, [width, width, width], 10)


def doll(
    sc: Any,
    x: float,
    y: float,
    h: float,
    *,
    coat: Colour = "#3a5a6a",
    legs: Colour = "#262433",
    hair: Colour | None = "#2a1a18",
    skin: Colour = "#e8b890",
    boots: Colour = "#171720",
    hat: str | None = None,
    hat_col: Colour = "#2c2430",
    band: Colour = "#8a6a4a",
    build: float = 1.0,
    hem: float = -0.26,
    flare: float = 0.34,
    stride: float = 0.06,
    arms: Sequence[Place] = (),
    view: str = "side",
    pose: str = "stand",
    lean: float = 0.0,
    flip: bool = False,
    nod: float = 0.0,
    beard: Colour | None = None,
    scarf: Colour | None = None,
    rim: Rim | None = None,
    depth: float = 0.92,
    sleeve: Colour | None = None,
) -> dict[str, Any]:
    """Draw a plain little person of height h whose feet are at x, y; return its hands, its head and its frame `t`.

    arms: the points the hands reach for in its own frame, the far arm first. build: how broad it is. hem, flare: how
    low the coat hangs and how wide it is there. view: side or back. pose: stand, sit, or any other for no legs.
    lean turns it by degrees, nod moves its head forward.
    """
    frame = T(x, y, h, lean, flip)
    body = Body(sc, frame, h * 0.045, depth=depth, rim=rim)
    sleeve = sleeve or coat
    shoulder = 0.0 if view == "side" else 0.10 * build * 0.85
    if len(arms) > 1:
        _arm(body, arms[0], mix(sleeve, "#000010", 0.22), skin, build=build, shoulder=shoulder)
    if pose == "sit":
        _seated_leg(body, legs, boots)
    elif pose == "stand":
        _legs(body, stride, legs, boots)
    body.part(_seated_coat(0.10 * build) if pose == "sit" else _coat(build, hem, flare), coat)
    head = (0.012 + nod, HEAD_Y + abs(nod) * 0.5) if view == "side" else (0.0, HEAD_Y)
    drop = head[1] - HEAD_Y
    body.part(limb([(0, -0.80), (head[0] * 0.6, -0.83 + drop)], [0.055, 0.055], 8), mix(skin, "#000000", 0.15), vol=0)
    if view == "back":
        _head_from_behind(body, head, hair or skin, skin)
    else:
        _head(body, head, hair, skin)
        if beard:
            body.part(_beard(head[0], drop), beard)
    for path, colour in hat_parts(hat, head[0], hat_col, band):
        body.part(X(path, 0, drop), colour)
    if scarf:
        body.part(ell(0.005, -0.795, 0.078, 0.034), scarf)
        body.part(limb([(-0.05, -0.79), (-0.10, -0.70), (-0.09, -0.58)], [0.05, 0.05, 0.05], 12), scarf)
    if arms:
        _arm(body, arms[-1], mix(sleeve, "#ffffff", 0.05), skin, build=build, shoulder=shoulder)
    return {"hands": [frame(hand) for hand in arms], "head": frame(head), "t": frame}


def _arm(body: Body, hand: Place, colour: Colour, skin: Colour, *, build: float, shoulder: float) -> None:
    """An arm to a hand; seen from behind it begins at the shoulder of its side."""
    elbow_y = (SHOULDER_Y + hand[1]) * 0.5 + 0.05
    if shoulder:
        start = math.copysign(shoulder, hand[0])
        elbow = ((start + hand[0]) * 0.5 + math.copysign(0.03, hand[0]), elbow_y)
    else:
        start = 0.0
        elbow = ((hand[0] + 0.02) * 0.5 - 0.015, elbow_y)
    body.part(limb([(start, SHOULDER_Y), elbow, hand], [0.085 * build, 0.07, 0.052]), colour)
    body.part(ell(*hand, 0.03), skin, vol=0)


def _seated_leg(body: Body, legs: Colour, boots: Colour) -> None:
    body.part(limb([(0.0, -0.36), (0.18, -0.38), (0.21, -0.2), (0.21, -0.04)], [0.10, 0.09, 0.065, 0.055]), legs)
    body.part(spline([(0.18, -0.05), (0.18, 0), (0.29, 0), (0.24, -0.045)]), boots, vol=0)


def _legs(body: Body, stride: float, legs: Colour, boots: Colour) -> None:
    widths = [0.085, 0.07, 0.052]
    far = [(-0.03, -0.42), (-0.045 - stride * 0.4, -0.2), (-0.05 - stride, -0.02)]
    near = [(0.03, -0.42), (0.05 + stride * 0.4, -0.2), (0.04 + stride, -0.02)]
    far_boot = [(-0.085 - stride, -0.045), (-0.085 - stride, 0), (-stride, 0), (-0.02 - stride, -0.035)]
    near_boot = [(0.005 + stride, -0.045), (0.005 + stride, 0), (0.10 + stride, 0), (0.06 + stride, -0.04)]
    body.part(limb(far, widths), mix(legs, "#000000", 0.2))
    body.part(spline(far_boot), boots, vol=0)
    body.part(limb(near, widths), legs)
    body.part(spline(near_boot), boots, vol=0)


def _coat(build: float, hem: float, flare: float) -> skia.Path:
    half = 0.10 * build
    edge = flare * 0.5 * (0.75 + 0.25 * build)
    return spline(
        [
            (-0.055, -0.80),
            (-half, -0.72),
            (-half * 1.08, -0.55),
            (-half * 1.3, hem - 0.15),
            (-edge, hem, 1),
            (0, hem + 0.022),
            (edge, hem, 1),
            (half * 1.3, hem - 0.15),
            (half * 1.08, -0.55),
            (half, -0.72),
            (0.055, -0.80),
        ]
    )


def _seated_coat(half: float) -> skia.Path:
    return spline(
        [
            (-0.055, -0.80),
            (-half, -0.72),
            (-half * 1.05, -0.55),
            (-half * 1.3, -0.36),
            (-0.08, -0.30),
            (0.14, -0.30),
            (0.14, -0.38),
            (half * 1.05, -0.55),
            (half, -0.72),
            (0.055, -0.80),
        ]
    )


def _head_from_behind(body: Body, at: Place, hair: Colour, skin: Colour) -> None:
    x, y = at
    body.part(ell(x, y, 0.076, 0.086), hair)
    for side in (-1, 1):
        body.part(ell(x + side * 0.076, y + 0.008, 0.014, 0.02), mix(skin, "#5a3024", 0.15), vol=0, rimmed=False)


def _head(body: Body, at: Place, hair: Colour | None, skin: Colour) -> None:
    x, y = at
    body.part(ell(x, y, *HEAD), skin)
    body.part(ell(x + 0.074, y + 0.012, 0.016, 0.013), mix(skin, "#c05a40", 0.25), vol=0)
    if hair:
        body.part(hair_cap(x, y - HEAD_Y), hair)


def _beard(x: float, drop: float) -> skia.Path:
    outline = ((-0.03, -0.86), (-0.02, -0.79), (0.05, -0.74), (0.085, -0.79), (0.075, -0.845), (0.03, -0.84))
    return spline([(x + across, down + drop) for across, down in outline])
