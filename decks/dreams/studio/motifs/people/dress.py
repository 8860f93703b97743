"""What a person wears and how it is drawn over its bones."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
import skia

from ...kit.colour import mix
from ...kit.field import Field
from ...kit.paths import limb, spline
from .heads import face_and_hair, falling
from .look import Drawn, Place, to_eye
from .skeleton import Vec


def draw(d: Drawn) -> None:
    """Lay all parts on, the farthest first."""
    body = d.near(d.bones.chest)
    arms = sorted((0, 1), key=lambda side: _arm_near(d, side))
    behind = [side for side in arms if _arm_near(d, side) < body]
    for side in behind:
        arm(d, side)
    for side in sorted((0, 1), key=lambda side: d.near(d.bones.knees[side])):
        leg(d, side)
    back = d.bones.gaze @ to_eye(d.view) < -0.35
    if not back:
        falling(d)
    trunk(d)
    head(d)
    if d.look.scarf is not None:
        scarf(d)
    for side in arms:
        if side not in behind:
            arm(d, side)


def _arm_near(d: Drawn, side: int) -> float:
    return 0.5 * (d.near(d.bones.elbows[side]) + d.near(d.bones.hands[side]))


def leg(d: Drawn, side: int) -> None:
    """Thigh, calf and boot."""
    b, g = d.bones, d.build.girth
    root, knee, foot, toe = b.roots[side], b.knees[side], b.feet[side], b.toes[side]
    calf = knee + (foot - knee) * 0.35
    shade = 0.0 if d.near(knee) >= d.near(b.hips) else 0.22
    cloth = mix(d.look.legs, "#0a0a1c", shade)
    shape = d.tube([root, knee, calf, foot], [0.108 * g, 0.078 * g, 0.074 * g, 0.05 * g])
    m = d.mass.part(shape, cloth, round_=0.04, over=0.016, fine=0.62)
    sole = foot - np.array([0, 0, 0.014])
    boot = d.tube(
        [foot + (knee - foot) * 0.2, foot + (toe - foot) * 0.05, sole + (toe - sole) * 0.5, toe],
        [0.058, 0.056, 0.058, 0.046],
    )
    d.mass.part(boot, mix(d.look.boots, "#0a0a1c", shade * 0.5), round_=0.022, over=0.008, fine=0.62)
    for share, way in ((0.9, 1), (1.12, -1)):
        spot = root + (knee - root) * min(share, 1) + (calf - knee) * max(share - 1, 0)
        x, y = d.at(spot)
        r = 0.036 * d.h
        fold = limb([(x - r, y - way * r * 0.35), (x, y), (x + r, y + way * r * 0.2)], [1, 0.014 * d.h, 1], 10)
        d.mass.stroke(fold, 0.004 * d.h, 0.5, m)


def ring(d: Drawn, middle: Vec, left: float, ahead: float, tip: float = 0.0) -> list[Place]:
    """Points of a girdle about the trunk, so wide to the sides and ahead."""
    front = d.bones.front
    axis = d.bones.axis if tip else np.array([0.0, 0.0, 1.0])
    side = np.cross(axis, front)
    return [
        d.at(middle + front * math.cos(a) * ahead + side * math.sin(a) * left)
        for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
    ]


def hull(points: Sequence[Place]) -> list[Place]:
    """The outermost of points, in order."""
    return [(float(x), float(y)) for x, y in cv2.convexHull(np.array(points, np.float32))[:, 0]]


def trunk(d: Drawn) -> None:
    """The coat: chest and skirt as one cloth, with its folds, hem, collar, belt and apron."""
    b, g, look = d.bones, d.build.girth, d.look
    neck_low = b.neck - np.array([0, 0, 0.012])
    top = [d.at(spot) for spot in b.shoulders] + ring(d, neck_low, 0.052, 0.045)
    for shoulder in b.shoulders:
        x, y = d.at(shoulder)
        top += [(x + dx * d.h * 0.026, y + dy * d.h * 0.03) for dx, dy in ((-1, 0), (1, 0), (0, -0.7), (0, 1))]
    waist = b.hips + (b.chest - b.hips) * 0.45
    chest = ring(d, b.chest, 0.105 * g, 0.078 * g)
    middle = ring(d, waist, 0.088 * g, 0.07 * g)
    seat = ring(d, b.hips, 0.108 * g, 0.088 * g)
    upper, lower = spline(_rounded(hull(top + chest))), spline(_rounded(hull(chest + middle)))
    skirt, hem = _skirt(d, seat + middle)
    cloth = skia.Path()
    cloth.setFillType(skia.PathFillType.kWinding)
    for path in (upper, lower, skirt):
        cloth.addPath(path)
    m = d.mass.part(cloth, look.coat, round_=0.07, over=0.026, fine=0.62)
    _folds(d, hem, waist, m)
    _trimmings(d, m, waist, hem, neck_low)


def _rounded(points: list[Place], least: float = 6.0) -> list[Place]:
    """Points without those that lie too near to the one before."""
    kept: list[Place] = []
    for point in points:
        if not kept or math.dist(point, kept[-1]) > least:
            kept.append(point)
    return kept if len(kept) > 2 else points


def _skirt(d: Drawn, belt: list[Place]) -> tuple[skia.Path, list[Place]]:
    """The hanging part of a coat, as wide as the stride, and the points of its hem."""
    b, look, g = d.bones, d.look, d.build.girth
    lower: list[Place] = []
    for side in (0, 1):
        spot = _along((b.roots[side], b.knees[side], b.feet[side]), look.hem)
        wide = (0.058 + look.flare) * g
        x, y = d.at(spot)
        drift = look.wind * d.h * look.hem
        lower += [
            (x + dx * wide * d.h + drift, y + dy * 0.018 * d.h)
            for dx, dy in ((-1, 0), (-0.6, 1), (0, 1.3), (0.6, 1), (1, 0))
        ]
    shape = hull([*belt, *lower])
    low = set(lower)
    hem = sorted((p for p in lower), key=lambda p: p[0])
    points: list[tuple[float, ...]] = []
    for point in _rounded(shape, 4):
        corner = any(math.dist(point, q) < 2 for q in low) and (point[0] in (hem[0][0], hem[-1][0]))
        points.append((*point, 1) if corner else point)
    return spline(points), hem


def _along(way: Sequence[Vec], share: float) -> Vec:
    """The spot at a share of a bent way of two bones."""
    place = share * 2
    if place <= 1:
        return way[0] + (way[1] - way[0]) * place
    return way[1] + (way[2] - way[1]) * (place - 1)


def _folds(d: Drawn, hem: list[Place], waist: Vec, m: Field) -> None:
    """Folds fall from the waist to the hem, and gather where the trunk bends and under the arms."""
    dice = np.random.default_rng(int(abs(d.view.x) + abs(d.view.y) * 3))
    x, y = d.at(waist)
    left, right = hem[0][0], hem[-1][0]
    low = max(p[1] for p in hem)
    count = 6
    for i in range(count):
        share = (i + 0.5 + dice.uniform(-0.3, 0.3)) / count
        end = (left + (right - left) * share, low + 0.01 * d.h)
        start = (x + (share - 0.5) * 0.12 * d.h, y + dice.uniform(0.02, 0.09) * d.h)
        bow = (start[0] * 0.4 + end[0] * 0.6 + dice.uniform(-0.012, 0.012) * d.h, start[1] * 0.45 + end[1] * 0.55)
        path = limb([start, bow, end], [0.004 * d.h, 0.013 * d.h, 0.028 * d.h], 14)
        d.mass.stroke(path, 0.006 * d.h, dice.uniform(0.55, 1.0), m)
    for side in (0, 1):
        sx, sy = d.at(d.bones.shoulders[side])
        for drop in (0.5, 0.85):
            end = (sx + (x - sx) * drop, sy + (y - sy) * (drop * 0.8))
            path = limb([(sx, sy + 0.05 * d.h), end], [0.014 * d.h, 0.003 * d.h], 8)
            d.mass.stroke(path, 0.005 * d.h, 0.45, m)
    bent = limb([(x - 0.07 * d.h, y + 0.004 * d.h), (x, y + 0.016 * d.h), (x + 0.07 * d.h, y)], [1, 0.014 * d.h, 1], 10)
    d.mass.stroke(bent, 0.006 * d.h, 0.6, m)


def _trimmings(d: Drawn, m: Field, waist: Vec, hem: list[Place], neck: Vec) -> None:
    look, h, front = d.look, d.h, float(d.bones.front @ to_eye(d.view))
    edge = [(p[0], p[1] - 0.012 * h) for p in hem[:: max(len(hem) // 5, 1)]]
    d.mass.part(limb(edge, [0.012 * h] * 2, 20), mix(look.coat, "#ffffff", 0.12), round_=0.006, over=0.003, within=m)
    if look.apron is not None and front > -0.2:
        x, y = d.at(waist + d.bones.front * 0.06)
        low = max(p[1] for p in hem) - 0.03 * h
        half = 0.06 * h * max(front, 0.35)
        d.mass.part(
            spline([(x - half, y - 0.12 * h), (x + half, y - 0.12 * h), (x + half * 1.7, low), (x - half * 1.7, low)]),
            look.apron,
            round_=0.03,
            over=0.008,
            within=m,
        )
    if look.belt is not None:
        girdle = ring(d, waist, 0.1 * d.build.girth, 0.085 * d.build.girth)
        low_half = sorted(girdle, key=lambda p: p[0])
        band = [low_half[0], max(girdle, key=lambda p: p[1]), low_half[-1]]
        d.mass.part(limb(band, [0.03 * h] * 2, 16), look.belt, round_=0.012, over=0.006, within=m)
    if front > 0.15 and look.apron is None:
        top, low = d.at(neck + d.bones.front * 0.05), d.at(waist + d.bones.front * 0.085)
        line = limb([top, low, (low[0], max(p[1] for p in hem))], [0.004 * h, 0.007 * h, 0.008 * h], 14)
        d.mass.stroke(line, 0.002 * h, 0.9, m)
    collar = ring(d, neck, 0.058, 0.052)
    d.mass.part(
        spline(_rounded(hull(collar), 3)), look.collar or mix(look.coat, "#000010", 0.18), round_=0.014, over=0.008
    )


def arm(d: Drawn, side: int) -> None:
    """Sleeve, cuff and a hand with its thumb."""
    b, g, look, h = d.bones, d.build.girth, d.look, d.h
    shoulder, elbow, hand = b.shoulders[side], b.elbows[side], b.hands[side]
    cloth = look.sleeve or look.coat
    if _arm_near(d, side) < d.near(b.chest):
        cloth = mix(cloth, "#0a0a1c", 0.22)
    fist(d, elbow, hand, side)
    upper = shoulder + (elbow - shoulder) * 0.25
    m = d.mass.part(
        d.tube([shoulder, upper, elbow, hand], [0.082 * g, 0.084 * g, 0.068 * g, 0.05 * g]),
        cloth,
        round_=0.036,
        over=0.024,
        fine=0.62,
    )
    x, y = d.at(elbow)
    for angle in (0.4, 1.6, 2.6):
        r = 0.03 * h
        end = (x + math.cos(angle) * r, y + math.sin(angle) * r)
        d.mass.stroke(limb([(x, y), end], [0.014 * h, 0.003 * h], 8), 0.004 * h, 0.6, m)
    cuff = d.tube([elbow + (hand - elbow) * 0.9, elbow + (hand - elbow) * 1.02], [0.056 * g, 0.056 * g])
    d.mass.part(cuff, mix(cloth, "#fff4e0", 0.16), round_=0.014, over=0.006)


def fist(d: Drawn, elbow: Vec, hand: Vec, side: int) -> None:
    """A hand: palm, bent fingers and a thumb towards the front."""
    x, y = d.at(hand)
    ex, ey = d.at(elbow)
    length = math.hypot(x - ex, y - ey) or 1
    ux, uy = (x - ex) / length, (y - ey) / length
    h, k = d.h, d.build.head / 0.076
    vx, vy = (-uy, ux) if (side == 0) == (math.cos(math.radians(d.view.turn)) < 0) else (uy, -ux)

    def spot(along: float, across: float) -> Place:
        return (x + (ux * along + vx * across) * h * k, y + (uy * along + vy * across) * h * k)

    palm = spline(
        [
            spot(-0.012, -0.02),
            spot(0.03, -0.024),
            spot(0.058, -0.014),
            spot(0.062, 0.006),
            spot(0.04, 0.022),
            spot(-0.01, 0.02),
        ]
    )
    m = d.mass.part(palm, d.look.skin, round_=0.016, over=0.008, fine=0.8)
    for across in (-0.008, 0.006):
        d.mass.stroke(limb([spot(0.036, across), spot(0.06, across)], [0.003 * h, 0.004 * h], 6), 0.001 * h, 0.5, m)
    thumb = limb(
        [spot(0.008, 0.014), spot(0.03, 0.03), spot(0.048, 0.026)], [0.02 * h * k, 0.018 * h * k, 0.012 * h], 8
    )
    d.mass.part(thumb, mix(d.look.skin, "#b05a3c", 0.12), round_=0.009, over=0.005, fine=0.8)


def head(d: Drawn) -> None:
    """Neck, skull, face, hair and hat."""
    neck = d.tube([d.bones.neck - d.bones.axis * 0.02, d.bones.head], [0.058, 0.05])
    d.mass.part(neck, mix(d.look.skin, "#8a4a30", 0.2), round_=0.02, over=0.006)
    face_and_hair(d)


def scarf(d: Drawn) -> None:
    """A scarf about the neck whose end hangs or blows."""
    h, look = d.h, d.look
    collar = ring(d, d.bones.neck + d.bones.axis * 0.016, 0.07, 0.064)
    x, y = d.at(d.bones.neck - d.bones.front * 0.05)
    wind = look.wind or 0.0
    way = [
        (x, y),
        (x + (0.03 + wind * 0.6) * h, y + (0.09 - abs(wind) * 0.2) * h),
        (x + (0.01 + wind * 1.3) * h, y + (0.2 - abs(wind) * 0.55) * h),
    ]
    d.mass.part(limb(way, [0.04 * h, 0.05 * h, 0.045 * h], 16), look.scarf, round_=0.016, over=0.016)
    m = d.mass.part(spline(_rounded(hull(collar), 3)), look.scarf, round_=0.026, over=0.014)
    cx, cy = d.at(d.bones.neck)
    for dx in (-0.04, 0.0, 0.035):
        fold = limb([(cx + dx * h, cy - 0.03 * h), (cx + (dx + 0.02) * h, cy + 0.035 * h)], [1, 0.01 * h], 6)
        d.mass.stroke(fold, 0.003 * h, 0.5, m)
