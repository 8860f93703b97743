"""The bones of a person, and the gestures they are put into.

Bones live in a room of their own, in parts of the person's height: `ahead` of the hips, to its `left`, and `up` from
the ground. A view turns that room to the card: 0 degrees shows the person from its right side looking to the right,
45 in three quarters, 90 from the front, 180 looking to the left and -90 from behind.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

Vec = NDArray[np.float64]
Spot = tuple[float, float, float]
"""Ahead, left, up."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a body does: where hips, hands and feet are, and how the trunk bends; the rest follows.

    lean, side: degrees by which the trunk bends ahead and to its left. twist: degrees the shoulders turn to the left.
    nod, look: degrees the head bends ahead and turns to the left. Hands and feet are spots; right ones first.
    """

    hips: Spot = (0.0, 0.0, 0.5)
    lean: float = 3.0
    side: float = 0.0
    twist: float = 0.0
    nod: float = 6.0
    look: float = 0.0
    hands: tuple[Spot, Spot] = ((0.05, -0.15, 0.45), (0.05, 0.15, 0.45))
    feet: tuple[Spot, Spot] = ((0.02, -0.06, 0.0), (-0.02, 0.06, 0.0))
    toes: float = 12.0
    """Degrees by which the feet point outwards."""
    tiptoe: float = 0.0


GESTURES: Mapping[str, Gesture] = {
    "stand": Gesture(hips=(0, -0.02, 0.5), side=3, hands=((0.05, -0.16, 0.44), (0.06, 0.15, 0.45))),
    "walk": Gesture(
        hips=(0.02, 0, 0.485),
        lean=7,
        twist=10,
        hands=((0.19, -0.13, 0.5), (-0.12, 0.15, 0.47)),
        feet=((-0.17, -0.05, 0.03), (0.2, 0.05, 0.0)),
    ),
    "run": Gesture(
        hips=(0.03, 0, 0.49),
        lean=24,
        twist=16,
        nod=-8,
        hands=((0.27, -0.12, 0.66), (-0.16, 0.2, 0.58)),
        feet=((-0.34, -0.05, 0.2), (0.27, 0.05, 0.02)),
    ),
    "reach": Gesture(
        hips=(0.03, 0, 0.51),
        lean=8,
        side=-6,
        twist=14,
        nod=-18,
        hands=((0.28, -0.1, 1.02), (0.03, 0.17, 0.47)),
        feet=((0.08, -0.06, 0.02), (-0.1, 0.06, 0.03)),
        tiptoe=0.5,
    ),
    "brace": Gesture(
        hips=(-0.1, 0, 0.42),
        lean=-14,
        nod=14,
        hands=((0.26, -0.07, 0.6), (0.22, 0.08, 0.66)),
        feet=((0.24, -0.09, 0.0), (-0.2, 0.09, 0.0)),
    ),
    "stoop": Gesture(
        hips=(-0.08, 0, 0.46),
        lean=62,
        nod=20,
        hands=((0.34, -0.1, 0.2), (0.3, 0.1, 0.24)),
        feet=((0.08, -0.08, 0.0), (-0.1, 0.08, 0.0)),
    ),
    "sit": Gesture(
        hips=(0, 0, 0.28),
        lean=6,
        nod=10,
        hands=((0.2, -0.09, 0.34), (0.22, 0.09, 0.33)),
        feet=((0.27, -0.08, 0.02), (0.23, 0.08, 0.0)),
    ),
    "kneel": Gesture(
        hips=(-0.1, 0, 0.26),
        lean=16,
        nod=16,
        hands=((0.22, -0.09, 0.3), (0.24, 0.09, 0.33)),
        feet=((-0.26, -0.07, 0.03), (0.16, 0.08, 0.0)),
    ),
    "lean": Gesture(
        hips=(-0.04, 0, 0.49),
        lean=20,
        side=4,
        nod=12,
        hands=((0.3, -0.1, 0.56), (0.3, 0.1, 0.55)),
        feet=((0.06, -0.05, 0.0), (-0.2, 0.07, 0.02)),
    ),
    "carry": Gesture(
        hips=(-0.02, 0, 0.49),
        lean=-7,
        nod=8,
        hands=((0.2, -0.1, 0.56), (0.2, 0.1, 0.56)),
        feet=((0.14, -0.06, 0.0), (-0.13, 0.06, 0.02)),
    ),
    "fall": Gesture(
        hips=(0, 0, 0.5),
        lean=-34,
        side=8,
        nod=-24,
        look=20,
        hands=((0.2, -0.3, 1.0), (0.12, 0.34, 0.92)),
        feet=((0.3, -0.14, 0.22), (0.12, 0.16, 0.04)),
    ),
    "cling": Gesture(
        hips=(-0.03, 0, 0.46),
        lean=10,
        nod=-16,
        hands=((0.13, -0.05, 1.0), (0.13, 0.06, 0.88)),
        feet=((0.13, -0.06, 0.22), (0.1, 0.07, 0.06)),
        tiptoe=0.6,
    ),
    "grieve": Gesture(
        hips=(-0.02, 0, 0.49),
        lean=22,
        nod=42,
        hands=((0.17, -0.03, 0.8), (0.17, 0.03, 0.78)),
        feet=((0.03, -0.05, 0.0), (-0.04, 0.06, 0.0)),
    ),
    "triumph": Gesture(
        hips=(0, 0, 0.5),
        lean=-9,
        nod=-22,
        hands=((0.05, -0.28, 1.06), (0.05, 0.28, 1.06)),
        feet=((0.05, -0.13, 0.0), (-0.03, 0.13, 0.0)),
    ),
}


@dataclass(frozen=True, slots=True)
class Build:
    """How a person is made: the radius of its head, how wide its shoulders, how thick it is, how long its legs are."""

    head: float = 0.076
    shoulders: float = 0.112
    girth: float = 1.0
    legs: float = 0.49


GROWN = Build()
STOUT = Build(0.08, 0.125, 1.32, 0.45)
SLIGHT = Build(0.074, 0.1, 0.86, 0.5)
OLD = Build(0.08, 0.106, 1.05, 0.46)
CHILD = Build(0.108, 0.11, 1.12, 0.42)


@dataclass(frozen=True, slots=True)
class View:
    """How a person's room lies on the card: its feet at x, y, so high, turned by degrees, seen from a little above."""

    x: float
    y: float
    h: float
    turn: float = 0.0
    tilt: float = 8.0
    roll: float = 0.0
    """Degrees by which the whole is tipped on the card."""

    def seen(self, spot: Vec) -> Vec:
        """Where on the card a spot is seen, and how near it is."""
        ahead, left, up = spot
        turn, tilt, roll = (math.radians(value) for value in (self.turn, self.tilt, self.roll))
        across = ahead * math.cos(turn) + left * math.sin(turn)
        near = ahead * math.sin(turn) - left * math.cos(turn)
        down = -up * math.cos(tilt) + near * math.sin(tilt)
        x = across * math.cos(roll) - down * math.sin(roll)
        y = across * math.sin(roll) + down * math.cos(roll)
        return np.array([self.x + x * self.h, self.y + y * self.h, near * math.cos(tilt) + up * math.sin(tilt)])

    def spot(self, place: tuple[float, float], near: float) -> Vec:
        """The spot that is seen at a place of the card, so near to the eye as seen upright."""
        turn, tilt, roll = (math.radians(value) for value in (self.turn, self.tilt, self.roll))
        x, y = (place[0] - self.x) / self.h, (place[1] - self.y) / self.h
        across = x * math.cos(roll) + y * math.sin(roll)
        down = -x * math.sin(roll) + y * math.cos(roll)
        up = (near * math.sin(tilt) - down) / math.cos(tilt)
        ahead = across * math.cos(turn) + near * math.sin(turn)
        left = across * math.sin(turn) - near * math.cos(turn)
        return np.array([ahead, left, up])


@dataclass(frozen=True, slots=True)
class Bones:
    """Joints in the person's room; pairs hold the right one first. `front` is where the chest and the head look."""

    hips: Vec
    chest: Vec
    neck: Vec
    head: Vec
    shoulders: tuple[Vec, Vec]
    elbows: tuple[Vec, Vec]
    hands: tuple[Vec, Vec]
    roots: tuple[Vec, Vec]
    knees: tuple[Vec, Vec]
    feet: tuple[Vec, Vec]
    toes: tuple[Vec, Vec]
    front: Vec
    gaze: Vec
    axis: Vec = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))


def bones(gesture: Gesture, build: Build) -> Bones:
    """Put a body into a gesture: hands and feet go where they are wanted, elbows and knees follow."""
    low = build.legs / 0.49
    hips = np.array(gesture.hips) * np.array([1, 1, low])
    axis = _unit([math.sin(math.radians(gesture.lean)), math.sin(math.radians(gesture.side)), 1.0 * _cos(gesture)])
    trunk = 0.845 - 0.5 * low - build.head * 0.35
    front, left = _turned(axis, gesture.twist)
    neck = hips + axis * trunk
    chest = hips + axis * trunk * 0.62 - front * 0.012
    gaze, _ = _turned(_unit(axis * 0.5 + np.array([0, 0, 0.8])), gesture.twist * 0.5 + gesture.look)
    upright = _unit(axis * 0.55 + np.array([0, 0, 0.6]) + gaze * math.sin(math.radians(gesture.nod)) * 0.9)
    head = neck + upright * build.head * 1.28 + gaze * 0.012
    shoulders = tuple(neck - axis * 0.045 + left * side * build.shoulders for side in (-1, 1))
    roots = tuple(hips + np.array([0, 0.052 * side * build.girth, 0.0]) for side in (-1, 1))
    feet = tuple(np.array(spot) * np.array([1, 1, 1]) + np.array([0, 0, 0.035]) for spot in gesture.feet)
    arm, leg = 0.172, 0.235 * low
    pairs = [
        _two(s, np.array(h), arm, arm * 0.92, -front * 0.7 + left * side * 0.5 - axis * 0.6)
        for s, h, side in zip(shoulders, gesture.hands, (-1, 1), strict=True)
    ]
    steps = [
        _two(r, f, leg, leg, np.array([1.0, 0.25 * side, 0.15]))
        for r, f, side in zip(roots, feet, (-1, 1), strict=True)
    ]
    ahead = [
        _unit([math.cos(math.radians(gesture.toes)), side * math.sin(math.radians(gesture.toes)), 0.0])
        for side in (-1, 1)
    ]
    toes = [
        foot + way * 0.1 - np.array([0, 0, 0.018 + gesture.tiptoe * 0.03])
        for (_, foot), way in zip(steps, ahead, strict=True)
    ]
    return Bones(
        hips,
        chest,
        neck,
        head,
        shoulders,
        tuple(p[0] for p in pairs),
        tuple(p[1] for p in pairs),
        roots,
        tuple(s[0] for s in steps),
        tuple(s[1] for s in steps),
        tuple(toes),
        front,
        _unit(gaze - np.array([0, 0, math.sin(math.radians(gesture.nod))])),
        upright,
    )


def towards(
    gesture: Gesture,
    view: View,
    *,
    right: tuple[float, float] | None = None,
    left: tuple[float, float] | None = None,
    reach: float = 0.1,
) -> Gesture:
    """The gesture with hands at places of the card, brought forward from the trunk by a share of the height."""
    hands = list(gesture.hands)
    turn = math.radians(view.turn)
    for index, (place, side) in enumerate(((right, -1), (left, 1))):
        if place is not None:
            near = reach * math.sin(turn) - side * 0.08 * math.cos(turn)
            ahead, over, up = view.spot(place, near)
            hands[index] = (float(ahead), float(over), float(up))
    return replace(gesture, hands=(hands[0], hands[1]))


def _cos(gesture: Gesture) -> float:
    return math.cos(math.radians(max(abs(gesture.lean), abs(gesture.side))))


def _turned(axis: Vec, degrees: float) -> tuple[Vec, Vec]:
    """The front and the left of what stands along an axis and is turned to the left by degrees."""
    turn = math.radians(degrees)
    rough = np.array([math.cos(turn), math.sin(turn), 0.0])
    front = _unit(rough - axis * float(rough @ axis))
    return front, np.cross(axis, front)


def _two(start: Vec, end: Vec, upper: float, lower: float, hint: Vec) -> tuple[Vec, Vec]:
    """The joint between two bones and where the second ends, as near to the wanted end as they are long."""
    way = end - start
    far = float(np.linalg.norm(way))
    reach = min(max(far, abs(upper - lower) + 1e-3), (upper + lower) * 0.995)
    along = way / max(far, 1e-6)
    off = (upper**2 - lower**2 + reach**2) / (2 * reach)
    bend = hint - along * float(hint @ along)
    joint = start + along * off + _unit(bend) * math.sqrt(max(upper**2 - off**2, 0))
    return joint, start + along * reach


def _unit(vector: Vec | list[float]) -> Vec:
    whole = np.asarray(vector, float)
    return whole / max(float(np.linalg.norm(whole)), 1e-9)
