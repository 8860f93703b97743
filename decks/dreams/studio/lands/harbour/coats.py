"""Coats that stand by themselves: dressed bones without anybody in them."""

from __future__ import annotations

import math

import numpy as np

from ...kit.colour import mix
from ...kit.paths import ell, limb, spline
from ...kit.scene import Scene
from ...motifs.people import GROWN, Build, Gesture, Look
from ...motifs.people.dress import hull, ring, trunk
from ...motifs.people.look import Drawn, Place
from ...motifs.people.mass import Mass
from ...motifs.people.skeleton import View, bones

INSIDE = "#0c0814"


def empty_coat(
    sc: Scene,
    x: float,
    y: float,
    h: float,
    gesture: Gesture,
    look: Look,
    *,
    build: Build = GROWN,
    turn: float = 90.0,
    rim: tuple = (),
    depth: float = 0.8,
) -> tuple[Place, Place]:
    """Draw the coat that somebody of height h would wear, with its feet at x, y; where its cuffs end."""
    view = View(x, y, h, turn)
    body = bones(gesture, build)
    mass = Mass(sc, h, (x - h * 0.95, y - h * 1.4, x + h * 0.95, y + h * 0.3))
    d = Drawn(mass, body, build, look, view)
    behind = [side for side in (0, 1) if d.near(body.elbows[side]) < d.near(body.chest) - 0.06]
    for side in behind:
        sleeve(d, side)
    standing_collar(d)
    trunk(d)
    opening(d)
    for side in (0, 1):
        if side not in behind:
            sleeve(d, side)
    mass.light(rim=rim or None, depth=depth, key=1.1, dark=1.05)
    return d.at(body.hands[0]), d.at(body.hands[1])


def sleeve(d: Drawn, side: int) -> None:
    """A sleeve whose cuff is open and dark."""
    b, h, g = d.bones, d.h, d.build.girth
    shoulder, elbow, hand = b.shoulders[side], b.elbows[side], b.hands[side]
    shape = d.tube(
        [shoulder, shoulder + (elbow - shoulder) * 0.3, elbow, hand], [0.084 * g, 0.088 * g, 0.078 * g, 0.072 * g]
    )
    m = d.mass.part(shape, d.look.sleeve or d.look.coat, round_=0.036, over=0.026, fine=0.62)
    ex, ey = d.at(elbow)
    for angle in (0.3, 1.4, 2.5, 3.6):
        end = (ex + math.cos(angle) * 0.034 * h, ey + math.sin(angle) * 0.034 * h)
        d.mass.stroke(limb([(ex, ey), end], [0.016 * h, 0.003 * h], 8), 0.004 * h, 0.7, m)
    x, y = d.at(hand)
    along = math.degrees(math.atan2(y - ey, x - ex))
    cuff = mix(d.look.coat, "#fff4e0", 0.16)
    d.mass.part(ell(x, y, 0.022 * h, 0.046 * h * g, along), cuff, round_=0.008, over=0.006)
    d.mass.part(ell(x, y, 0.013 * h, 0.034 * h * g, along), INSIDE, round_=0.002, over=0.001, fine=0.85)


def standing_collar(d: Drawn) -> None:
    """The far half of the collar, with its lining."""
    up = d.bones.neck + np.array([0, 0, 0.03]) - d.bones.front * 0.02
    back = spline(hull([*ring(d, up, 0.064, 0.05), *ring(d, d.bones.neck, 0.075, 0.06)]))
    d.mass.part(back, mix(d.look.coat, INSIDE, 0.6), round_=0.01, over=0.004)


def opening(d: Drawn) -> None:
    """Nobody's neck: the dark inside, and the two lapels that lie open about it."""
    neck = d.bones.neck + np.array([0, 0, 0.012])
    low = d.bones.chest + d.bones.front * 0.07 + np.array([0, 0, 0.02])
    hole = hull([*ring(d, neck, 0.052, 0.044), d.at(low)])
    d.mass.part(spline([(*p, 1) if p == max(hole, key=lambda q: q[1]) else p for p in hole]), INSIDE, round_=0.01)
    side = np.cross(d.bones.axis, d.bones.front)
    for way in (-1, 1):
        top = neck + side * way * 0.06 + d.bones.front * 0.01
        out = d.bones.chest + side * way * 0.085 + d.bones.front * 0.075 + np.array([0, 0, 0.06])
        inner = neck + side * way * 0.044 + d.bones.front * 0.03
        lapel = spline([(*d.at(top), 1), (*d.at(out), 1), (*d.at(low), 1), d.at(inner)])
        d.mass.part(lapel, d.look.collar or mix(d.look.coat, "#fff0dc", 0.14), round_=0.014, over=0.01)
