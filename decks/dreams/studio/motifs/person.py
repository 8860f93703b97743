"""A person with joints and a choice of poses."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray

from ..kit.colour import Colour, mix
from ..kit.paths import T, blurmask, ell, limb, mask, spline
from ..kit.scene import Rim
from .body import Body

Place = tuple[float, float]
Pose = Mapping[str, Place]

POSES: dict[str, Pose] = {
    "stand": {
        "hip": (0, -0.47),
        "neck": (0, -0.79),
        "k1": (-0.04, -0.24),
        "f1": (-0.06, -0.02),
        "k2": (0.04, -0.24),
        "f2": (0.05, -0.02),
        "e1": (-0.09, -0.60),
        "h1": (-0.06, -0.46),
        "e2": (0.10, -0.60),
        "h2": (0.13, -0.47),
    },
    "walk": {
        "hip": (0, -0.46),
        "neck": (0.02, -0.79),
        "k1": (-0.05, -0.24),
        "f1": (-0.17, -0.04),
        "k2": (0.10, -0.25),
        "f2": (0.14, -0.02),
        "e1": (-0.12, -0.62),
        "h1": (-0.14, -0.48),
        "e2": (0.13, -0.62),
        "h2": (0.22, -0.54),
    },
    "reach": {
        "hip": (0, -0.47),
        "neck": (0.03, -0.79),
        "k1": (-0.05, -0.24),
        "f1": (-0.10, -0.02),
        "k2": (0.05, -0.24),
        "f2": (0.06, -0.02),
        "e1": (-0.08, -0.60),
        "h1": (-0.02, -0.48),
        "e2": (0.16, -0.84),
        "h2": (0.26, -0.97),
    },
    "kneel": {
        "hip": (-0.02, -0.30),
        "neck": (0.07, -0.62),
        "k1": (-0.03, -0.06),
        "f1": (-0.24, -0.03),
        "k2": (0.17, -0.27),
        "f2": (0.16, -0.02),
        "e1": (0.10, -0.44),
        "h1": (0.22, -0.40),
        "e2": (0.18, -0.50),
        "h2": (0.30, -0.46),
    },
    "sit": {
        "hip": (0, -0.42),
        "neck": (-0.02, -0.74),
        "k1": (0.17, -0.43),
        "f1": (0.16, -0.20),
        "k2": (0.20, -0.41),
        "f2": (0.21, -0.18),
        "e1": (0.07, -0.56),
        "h1": (0.20, -0.56),
        "e2": (0.09, -0.54),
        "h2": (0.24, -0.58),
    },
    "back": {
        "hip": (0, -0.47),
        "neck": (0, -0.79),
        "k1": (-0.05, -0.24),
        "f1": (-0.06, -0.02),
        "k2": (0.05, -0.24),
        "f2": (0.06, -0.02),
        "e1": (-0.13, -0.60),
        "h1": (-0.11, -0.45),
        "e2": (0.13, -0.60),
        "h2": (0.11, -0.45),
    },
}
"""Joints in a person's own frame: hip, neck, knees, feet, elbows and hands; 1 is the far one of each, 2 the near."""

BRIMS = {"brim": (0.048, 0.15, 0.022), "top": (0.05, 0.12, 0.02), "bowler": (0.045, 0.125, 0.02)}
"""How far above the middle of the head a brim lies, and its radii."""
CROWNS: dict[str, tuple[tuple[float, ...], ...]] = {
    "brim": ((-0.088, -0.05), (-0.075, -0.15), (0, -0.165), (0.075, -0.15), (0.088, -0.05)),
    "cap": (
        *((-0.09, -0.035), (-0.075, -0.115), (0.015, -0.13)),
        *((0.08, -0.075), (0.14, -0.05), (0.08, -0.035)),
    ),
    "top": ((-0.075, -0.05), (-0.08, -0.24, 1), (0.08, -0.24, 1), (0.075, -0.05)),
    "bowler": ((-0.085, -0.045), (-0.08, -0.12), (0, -0.16), (0.08, -0.12), (0.085, -0.045)),
    "kerchief": (
        *((-0.075, 0.07), (-0.105, -0.01), (-0.07, -0.10), (0.01, -0.115)),
        *((0.08, -0.05), (0.045, -0.03), (-0.005, 0.02), (-0.01, 0.08)),
    ),
    "beret": ((-0.10, -0.05), (-0.11, -0.10), (-0.03, -0.135), (0.08, -0.10), (0.09, -0.055)),
    "cone": ((-0.1, -0.04, 1), (-0.04, -0.16), (-0.14, -0.27, 1), (0.04, -0.16), (0.09, -0.04, 1)),
}
"""Outlines of hats about the middle of a head."""
HAIR = (
    *((-0.06, 0.07), (-0.09, 0.0), (-0.07, -0.085), (0.0, -0.105)),
    *((0.07, -0.065), (0.02, -0.045), (-0.02, -0.005), (-0.03, 0.05)),
)
HAIR_BEHIND = (
    *((-0.085, 0.06), (-0.09, -0.02), (-0.05, -0.095), (0.03, -0.10)),
    *((0.085, -0.04), (0.08, 0.05), (0.03, 0.085), (-0.04, 0.085)),
)
LONG_HAIR = (
    *((-0.09, -0.02), (-0.05, -0.06), (-0.01, 0.0), (-0.02, 0.12)),
    *((-0.04, 0.22), (-0.10, 0.21), (-0.115, 0.10)),
)
BEARD = ((-0.01, 0.03), (0.05, 0.04), (0.085, 0.05), (0.075, 0.12), (0.03, 0.16), (-0.01, 0.10))


def person(
    sc: Any,
    x: float,
    y: float,
    h: float,
    pose: str | Pose = "stand",
    *,
    build: float = 1.0,
    coat: Colour = "#7a3a4a",
    legs: Colour = "#2a2a3c",
    hair: Colour | None = "#3a241c",
    skin: Colour = "#e8b890",
    boots: Colour = "#1c1a22",
    hem: float = 0.16,
    hemw: float = 0.14,
    hat: str | None = None,
    hatc: Colour = "#2c2838",
    cut: str = "short",
    back: bool = False,
    flip: bool = False,
    rim: Rim | None = None,
    depth: float = 0.9,
    lean: float = 0,
    belt: Colour | None = None,
    apron: Colour | None = None,
    sleeve: Colour | None = None,
    beard: Colour | None = None,
    scarf: Colour | None = None,
    shadow: Colour | None = None,
    glasses: bool = False,
    bag: Colour | None = None,
    **joints: Place | None,
) -> dict[str, Any]:
    """Draw a small person of height h whose feet are at x, y; return its joints on the card and its frame `t`.

    pose: a name in POSES or joints of one's own; single joints (e1, h1: far elbow and hand; e2, h2: near ones; k, f:
    knees and feet) may be given by name. build: how broad it is. hem, hemw: how far the coat falls below the hip and
    half its width there. hat: brim, cap, top, bowler, kerchief, beret or cone. cut: short, bun, long or braid.
    shadow is the colour of the ground's shadow; lean turns the person by degrees.
    """
    frame = T(x, y, h, lean, flip)
    own = POSES[pose] if isinstance(pose, str) else pose
    at = {**own, **{name: place for name, place in joints.items() if place is not None}}
    if shadow:
        sc.add(blurmask(frame(ell(0.03, -0.004, 0.24, 0.03)), 4), shadow, alpha=0.55, mottle=0)
    body = Body(sc, frame, h * 0.042, depth=depth, rim=rim)
    trunk = _Trunk(np.array(at["hip"]), np.array(at["neck"]), build)
    sleeve = sleeve or mix(coat, "#ffffff", 0.06)
    _far_arm(body, trunk, (at["e1"], at["h1"]), mix(sleeve, "#0c0c20", 0.28), mix(skin, "#402020", 0.2))
    _legs(body, trunk, at, legs, boots)
    if bag is not None:
        body.part(trunk.outline((0.02, -0.08), (0.03, -0.20), (0.22, -0.23), (0.28, -0.12), (0.24, -0.06)), bag)
    _clothes(body, trunk, coat, belt, apron, hem=hem, half_hem=hemw)
    head = _Head(*(trunk.neck + trunk.axis * 0.085 + np.array([0.012, 0])))
    _face(body, trunk, head, skin, back=back)
    if beard is not None:
        body.part(head.outline(BEARD), beard, vol=body.vol * 0.5)
    if hair is not None:
        _hair(body, head, hair, cut, back=back)
    if glasses:
        rings = mask(frame(ell(head.x + 0.055, head.y - 0.002, 0.022)), stroke=h * 0.010)
        sc.add(rings, "#20242c", mottle=0, detail=1, depth=depth)
    _hat(body, head, hat, hatc)
    if scarf is not None:
        _scarf(body, trunk, scarf)
    body.part(limb([trunk.at(0.055, 0.025), at["e2"], at["h2"]], [0.084 * build, 0.066, 0.05]), sleeve)
    body.part(ell(at["h2"][0], at["h2"][1], 0.029), skin, vol=0)
    seen = {name: frame(tuple(at[name])) for name in ("h1", "h2", "hip", "neck", "f1", "f2")}
    return {**seen, "head": frame((head.x, head.y)), "t": frame}


class _Trunk:
    """From hip to neck: places on it by how far below the neck and how far to the front they are."""

    def __init__(self, hip: NDArray[Any], neck: NDArray[Any], build: float) -> None:
        self.hip, self.neck, self.build = hip, neck, build
        self.length = np.linalg.norm(neck - hip)
        self.axis = (neck - hip) / self.length
        self.front = np.array([-self.axis[1], self.axis[0]])

    def at(self, below: float, ahead: float) -> Place:
        return tuple(self.neck - self.axis * below + self.front * ahead)

    def outline(self, *places: Place) -> skia.Path:
        return spline([self.at(*place) for place in places])


@dataclass(frozen=True, slots=True)
class _Head:
    """The middle of a head: places by how far before and below it they are."""

    x: float
    y: float

    def at(self, dx: float, dy: float) -> Place:
        return (self.x + dx, self.y + dy)

    def outline(self, places: Sequence[tuple[float, ...]]) -> skia.Path:
        return spline([(*self.at(*place[:2]), *place[2:]) for place in places])


def _far_arm(body: Body, trunk: _Trunk, joints: tuple[Place, Place], sleeve: Colour, skin: Colour) -> None:
    elbow, hand = joints
    body.part(limb([trunk.at(0.05, -0.03), elbow, hand], [0.078 * trunk.build, 0.064, 0.05]), sleeve)
    body.part(ell(hand[0], hand[1], 0.027), skin, vol=0)


def _legs(body: Body, trunk: _Trunk, at: Pose, legs: Colour, boots: Colour) -> None:
    thigh = 0.10 * trunk.build
    far = limb([tuple(trunk.hip + trunk.front * -0.02), at["k1"], at["f1"]], [thigh, 0.075, 0.052])
    near = limb([tuple(trunk.hip + trunk.front * 0.02), at["k2"], at["f2"]], [thigh, 0.078, 0.055])
    body.part(far, mix(legs, "#0c0c20", 0.25))
    body.part(_boot(at["f1"]), boots, vol=body.frame.a[2] * 0.015)
    body.part(near, legs)
    body.part(_boot(at["f2"]), boots, vol=body.frame.a[2] * 0.015)


def _boot(foot: Place) -> skia.Path:
    outline = ((-0.035, -0.03), (-0.035, 0.02), (0.075, 0.02), (0.04, -0.02))
    return spline([(foot[0] + dx, foot[1] + dy) for dx, dy in outline])


def _clothes(
    body: Body,
    trunk: _Trunk,
    coat: Colour,
    belt: Colour | None,
    apron: Colour | None,
    *,
    hem: float,
    half_hem: float,
) -> None:
    """A coat down to the hem, with a belt and an apron if they have colours."""
    at, b, length = trunk.at, trunk.build, trunk.length
    outline = [
        at(-0.02, -0.05),
        at(0.05, -0.105 * b),
        at(length * 0.55, -0.105 * b),
        at(length, -0.12 * b),
        (*at(length + hem, -half_hem * b), 1),
        at(length + hem + 0.015, 0),
        (*at(length + hem, half_hem * b), 1),
        at(length, 0.12 * b),
        at(length * 0.55, 0.108 * b),
        at(0.05, 0.105 * b),
        at(-0.02, 0.05),
    ]
    body.part(spline(outline), coat, vol=body.vol * 1.3)
    if belt is not None:
        way = [at(length * 0.72, -0.11 * b), at(length * 0.74, 0), at(length * 0.72, 0.11 * b)]
        body.part(limb(way, [0.035, 0.035, 0.035]), belt, vol=0, rimmed=False)
    if apron is not None:
        cloth = trunk.outline(
            (0.12, 0.03),
            (0.13, 0.10 * b),
            (length, 0.125 * b),
            (length + hem * 0.9, half_hem * b),
            (length + hem * 0.95, 0.02),
            (length * 0.6, 0),
        )
        body.part(cloth, apron, vol=body.vol * 0.6)


def _face(body: Body, trunk: _Trunk, head: _Head, skin: Colour, *, back: bool) -> None:
    neck = limb([trunk.at(0, 0), head.at(0, 0.05)], [0.05, 0.05])
    body.part(neck, mix(skin, "#301010", 0.2), vol=0, rimmed=False)
    body.part(ell(head.x, head.y, 0.074, 0.084), skin)
    if not back:
        nose = ell(head.x + 0.072, head.y + 0.012, 0.014, 0.012)
        body.part(nose, mix(skin, "#b05040", 0.25), vol=0, rimmed=False)


def _scarf(body: Body, trunk: _Trunk, colour: Colour) -> None:
    body.part(ell(*trunk.at(-0.005, 0.0), 0.078, 0.036), colour)
    tail = [trunk.at(-0.01, -0.05), trunk.at(0.02, -0.18), trunk.at(-0.03, -0.30)]
    body.part(limb(tail, [0.05, 0.055, 0.045]), colour, vol=body.vol * 0.6)


def _hair(body: Body, head: _Head, colour: Colour, cut: str, *, back: bool) -> None:
    body.part(head.outline(HAIR_BEHIND if back else HAIR), colour)
    if cut == "bun":
        body.part(ell(head.x - (0.0 if back else 0.07), head.y - 0.09, 0.042), colour)
    if cut == "long":
        body.part(head.outline(LONG_HAIR), colour)
    if cut == "braid":
        braid = [head.at(-0.05, 0.05), head.at(-0.10, 0.13), head.at(-0.09, 0.24)]
        body.part(limb(braid, [0.05, 0.045, 0.02]), colour)


def _hat(body: Body, head: _Head, kind: str | None, colour: Colour) -> None:
    if kind in BRIMS:
        drop, *radii = BRIMS[kind]
        body.part(ell(head.x, head.y - drop, *radii), colour, vol=body.frame.a[2] * 0.01)
    if kind in CROWNS:
        body.part(head.outline(CROWNS[kind]), colour)
    if kind == "kerchief":
        body.part(head.outline(((-0.06, 0.05, 1), (-0.15, 0.11), (-0.05, 0.10))), colour, vol=0)
