"""The house that walks: its legs, its feathers, its washing, its smoke."""

import math

import numpy as np

from ...kit.camera import Quad
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.paths import T, X, ell, limb, mask, poly, sag, sample, spline
from ...kit.scene import Piece, Scene
from ...motifs.sky import cumulus

FOOT = 1132
"""Where the foot that stands meets the water."""
LEG = "#b8663a"
LIT = ("#ffe6b0", 5, (0.9, -0.3), 0.9)
HOUSE = T(420, 436, 1.3, -4)


def leg(sc: Scene, joints: list[tuple[float, float]], thick: float, shade: float) -> None:
    """A heron's leg below its trousers: shank, the joint that bends backwards, the long foot bone with scales."""
    hip, ankle, foot = joints
    fill = Lin(
        [(0, mix(LEG, "#ffd090", 0.25)), (1, mix(LEG, "#2c1430", 0.5 + shade))], (ankle[0] + 30, 0), (ankle[0] - 40, 0)
    )
    look = {"depth": 0.6, "mottle": 0.1, "detail": 0.55}
    sc.add(
        limb(
            [hip, ((hip[0] + ankle[0]) / 2 + 8, (hip[1] + ankle[1]) / 2), ankle], [thick * 1.5, thick, thick * 0.9], 24
        ),
        fill,
        vol=thick * 0.4,
        rim=LIT,
        **look,
    )
    sc.add(
        limb(
            [ankle, ((ankle[0] + foot[0]) / 2 - 5, (ankle[1] + foot[1]) / 2), foot],
            [thick * 0.9, thick * 0.72, thick * 0.8],
            24,
        ),
        fill,
        vol=thick * 0.36,
        rim=LIT,
        **look,
    )
    sc.add(ell(*ankle, thick * 0.78, thick * 0.68), fill, vol=thick * 0.5, rim=LIT, **look)
    scales = []
    for k in range(11):
        u = (k + 1) / 12
        x, y = ankle[0] + (foot[0] - ankle[0]) * u - 5 * math.sin(math.pi * u), ankle[1] + (foot[1] - ankle[1]) * u
        scales.append(limb([(x - thick * 0.36, y - 3), (x, y + 3), (x + thick * 0.36, y - 2)], [1, 3.4, 1], 8))
    sc.mul("#4a1c20", blur(mask(scales), 1) * 0.7)


def toes(sc: Scene, foot: tuple[float, float], spread: tuple[tuple[float, float], ...], thick: float) -> None:
    """Toes with a knuckle and a claw each, from the foot to these offsets."""
    for dx, dy in spread:
        knuckle = (foot[0] + dx * 0.5 - dy * 0.06, foot[1] + dy * 0.5 - abs(dx) * 0.12)
        tip = (foot[0] + dx, foot[1] + dy)
        look = {"depth": 0.62, "mottle": 0.1, "detail": 0.55}
        sc.add(
            limb([foot, knuckle, tip], [thick, thick * 0.86, thick * 0.5], 18),
            mix(LEG, "#2c1430", 0.25),
            vol=thick * 0.4,
            rim=LIT,
            shadow=(-4, 4, 4, 0.4),
            **look,
        )
        sc.add(limb([tip, (tip[0] + dx * 0.16, tip[1] + dy * 0.16 + 7)], [thick * 0.5, 1], 8), "#2a1820", **look)


def far_legs(sc: Scene) -> None:
    """One leg is lifted high in the stride, toes hanging; the other stands deep in the marsh."""
    leg(sc, [(520, 640), (640, 790), (496, 896)], 31, 0.12)
    toes(sc, (496, 896), ((-92, 10), (-66, 66), (-20, 92), (36, 62)), 21)
    leg(sc, [(360, 650), (442, 850), (372, FOOT)], 36, 0.0)
    toes(sc, (372, FOOT - 10), ((-128, 20), (-70, 44), (30, 46), (84, 10)), 25)


def house(sc: Scene) -> None:
    """The house sways ahead: feathers for a floor, boarded walls, lamplight, a door that stands open on nothing."""
    h = HOUSE
    look = {"depth": 0.65, "mottle": 0.1, "detail": 0.5}
    trousers(sc)
    a, b, c, d = (h(p) for p in ((-186, -60), (-20, -96), (-20, 140), (-186, 112)))
    sc.add(poly([a, b, c, d]), Lin([(0, "#5c6878"), (1, "#263850")], a, c), **look)
    e, f = h((176, -66)), h((176, 108))
    right = poly([b, e, f, c])
    sc.add(right, Lin([(0, "#d89c68"), (1, "#f8d498")], b, f), **look)
    peak = h((82, -236))
    sc.add(poly([b, e, peak]), Lin([(0, "#f8dca0"), (1, "#d09c68")], peak, b), **look)
    boards(sc, (a, b, c, d), (b, e, f, c))
    windows(sc, Quad(b, e, f, c), Quad(a, b, c, d))
    low, ridge0, ridge1, eave = (h(p) for p in ((-214, -44), (-112, -212), (86, -254), (-6, -86)))
    sc.add(
        poly([low, ridge0, ridge1, eave]),
        Lin([(0, "#c04c38"), (1, "#5a1c2c")], ridge1, low),
        rim=LIT,
        shadow=(2, 14, 10, 0.5),
        vol=6,
        **look,
    )
    rows: list[Piece] = []
    for j in range(1, 9):
        u = j / 9
        p, q = (
            (ridge0[0] + (low[0] - ridge0[0]) * u, ridge0[1] + (low[1] - ridge0[1]) * u),
            (ridge1[0] + (eave[0] - ridge1[0]) * u, ridge1[1] + (eave[1] - ridge1[1]) * u),
        )
        wave = [(p[0] + (q[0] - p[0]) * k / 18, p[1] + (q[1] - p[1]) * k / 18 + (8 if k % 2 else 0)) for k in range(19)]
        rows.append((spline(wave, closed=False), "#3c0f20", 0.7, 3.4))
    sc.polys(rows, mottle=0, detail=0.55, depth=0.65)
    for start, end in ((eave, ridge1), (ridge1, h((196, -48)))):
        sc.add(
            limb([start, end], [19, 17], 8),
            Lin([(0, "#f0a060"), (1, "#b05a3c")], ridge1, eave),
            vol=7,
            rim=LIT,
            shadow=(-4, 10, 7, 0.5),
            **look,
        )
    stack = [h(p) for p in ((-84, -292), (-40, -300), (-40, -214), (-84, -206))]
    sc.add(poly(stack), Lin([(0, "#6a4048"), (1, "#c88460")], stack[0], stack[1]), rim=LIT, vol=5, **look)
    sc.add(
        poly([h(p) for p in ((-94, -304), (-30, -316), (-30, -294), (-94, -284))]), "#a86a50", rim=LIT, vol=4, **look
    )


def boards(sc: Scene, left: tuple, right: tuple) -> None:
    """Joints of the boards, weathered."""
    cracks = []
    for quad, n in ((left, 8), (right, 8)):
        q = Quad(*quad)
        cracks += [limb([q(0, v), q(1, v)], [2.4, 2.4], 4) for v in np.linspace(0, 1, n + 2)[1:-1]]
    sc.mul("#3a2030", blur(mask(cracks), 1) * 0.6)


def windows(sc: Scene, sunny: Quad, shady: Quad) -> None:
    """Lit windows, and the front door: open, with a step under which there is only air."""
    look = {"depth": 0.66, "detail": 0.6, "mottle": 0.06}
    for q, u0, u1, v0, v1 in ((sunny, 0.14, 0.4, 0.2, 0.56), (shady, 0.2, 0.46, 0.22, 0.6)):
        sc.add(q.rect(u0 - 0.03, v0 - 0.04, u1 + 0.03, v1 + 0.04), "#6a3c30", vol=4, **look)
        sc.add(q.rect(u0, v0, u1, v1), Lin([(0, "#fff2b8"), (1, "#ffa848")], q(0, v0), q(0, v1)), emit=0.4, **look)
        bars = [
            limb([q((u0 + u1) / 2, v0), q((u0 + u1) / 2, v1)], [5, 5], 4),
            limb([q(u0, (v0 + v1) / 2), q(u1, (v0 + v1) / 2)], [5, 5], 4),
        ]
        sc.add(mask(bars), "#6a3c30", **look)
    sc.add(sunny.rect(0.56, 0.22, 0.86, 1.0), "#5a2c2c", vol=4, **look)
    sc.add(
        sunny.rect(0.59, 0.26, 0.83, 1.0),
        Lin([(0, "#ffe8a0"), (1, "#f09848")], sunny(0.6, 0.26), sunny(0.6, 1)),
        emit=0.4,
        **look,
    )
    leaf = poly([sunny(0.83, 0.26), sunny(1.1, 0.3), sunny(1.1, 1.12), sunny(0.83, 1.0)])
    sc.add(
        leaf,
        Lin([(0, "#2f6a6a"), (1, "#4a9a8c")], sunny(0.83, 0.5), sunny(1.1, 0.5)),
        rim=LIT,
        shadow=(-8, 8, 8, 0.5),
        vol=4,
        **look,
    )
    sc.add(ell(*sunny(1.05, 0.72), 6), "#f4d070", vol=4, **look)
    attic = sunny(0.52, -0.28)
    sc.add(ell(*attic, 30), "#6a3c30", vol=5, **look)
    sc.add(ell(*attic, 22), "#ffe9a0", emit=0.4, **look)
    sc.glow(*sunny(0.6, 0.6), 250, "#ffb860", 0.35, 1.9)


def trousers(sc: Scene) -> None:
    """Hips under the floor: a belly of down, and two thighs as full as a heron's."""
    r = rng(8)
    thighs = (((-80, 130), (-50, 210), (-44, 250), 92), ((70, 130), (86, 196), (104, 232), 84))
    down = []
    for top, middle, low, wide in thighs:
        path = [HOUSE(top), HOUSE(middle), HOUSE(low)]
        sc.add(
            limb(path, [wide * 1.5, wide * 1.1, 30], 30),
            Lin([(0, "#8a8c90"), (1, "#3c4858")], path[0], path[2]),
            vol=40,
            depth=0.62,
            rim=LIT,
        )
        for x, y in sample(path, 30):
            u = (y - path[0][1]) / (path[2][1] - path[0][1])
            for _ in range(7):
                px = x + r.normal() * wide * 0.42 * (1.1 - 0.8 * u)
                down.append((y, px, y + r.uniform(-8, 14), r.uniform(20, 34) * (1.1 - 0.5 * u), (px - x) / wide))
    for _ in range(190):
        u = r.uniform(-1, 1)
        x, y = HOUSE((u * 190, 112 + (1 - u * u) * 54 * r.random()))
        down.append((y, x, y, r.uniform(24, 40), u * 0.5))
    down.sort(key=lambda q: -q[0])
    items: list[Piece] = []
    for _, x, y, size, side in down:
        tone = mix(mix("#4c5c70", "#c4b8a8", r.random()), "#ffdca0", max(side, 0) * 0.8)
        items.append(
            (
                X(
                    spline([(-0.3, -1, 1), (0.36, -0.2), (0, 1, 1), (-0.36, -0.2)]),
                    x,
                    y,
                    size,
                    r.uniform(-20, 20) - side * 14,
                ),
                tone,
            )
        )
    sc.polys(items, depth=0.63, detail=0.55, mottle=0.04)


def washing(sc: Scene) -> None:
    """The line has torn the post out of the ground and drags it along."""
    start, end = HOUSE((178, -20)), (930, 620)
    rope = sample(sag(start, end, 34), 60)
    sc.add(mask(limb([tuple(p) for p in rope[::6]], [4] * 3, 60)), "#4a3428", depth=0.66)
    sc.add(
        limb([(906, 560), (952, 690), (1004, 884)], [13, 15, 19], 14),
        Lin([(0, "#8a5c3c"), (1, "#3a2224")], (900, 0), (1000, 0)),
        vol=6,
        depth=0.66,
        rim=LIT,
    )
    for i, w, tall, tone, sleeve in (
        (13, 70, 104, "#f6ead0", 0),
        (27, 64, 96, "#3f8a8e", 1),
        (40, 46, 74, "#d0442e", 1),
        (51, 62, 88, "#f4c860", 0),
    ):
        x, y = rope[i]
        back = 46
        shape = (
            [
                (x - w / 2, y, 1),
                (x + w / 2, y + 2, 1),
                (x + w / 2 + back * 0.4, y + tall * 0.5),
                (x + w / 2 + back, y + tall, 1),
                (x + back * 0.7, y + tall + 9),
                (x - w / 2 + back, y + tall - 3, 1),
                (x - w / 2 + back * 0.3, y + tall * 0.5),
            ]
            if not sleeve
            else [
                (x - w / 2, y, 1),
                (x + w / 2, y, 1),
                (x + w / 2 + 38, y + tall * 0.34, 1),
                (x + w / 2 + 22, y + tall * 0.46, 1),
                (x + w / 2 + 26, y + tall, 1),
                (x - w / 2 + 34, y + tall, 1),
                (x - w / 2 + 8, y + tall * 0.5, 1),
                (x - w / 2 - 10, y + tall * 0.46, 1),
            ]
        )
        m = sc.add(
            spline(shape),
            Lin([(0, mix(tone, "#20304a", 0.4)), (1, tone)], (x - w / 2, y), (x + w / 2 + back, y)),
            vol=12,
            rim=LIT,
            depth=0.67,
            detail=0.5,
        )
        for u in (0.3, 0.62):
            fold = limb(
                [
                    (x - w / 2 + w * u, y + 4),
                    (x - w / 2 + w * u + back * 0.3, y + tall * 0.5),
                    (x - w / 2 + w * u + back * 0.8, y + tall),
                ],
                [2, 8, 12],
                14,
            )
            sc.mul("#2c3048", blur(mask(fold), 3) * m * 0.5)


def smoke(sc: Scene) -> None:
    """Smoke from the chimney; the farther it blows the more of it are herons."""
    x, y = HOUSE((-62, -316))
    for k, (dx, dy, w, high) in enumerate(((4, -16, 60, 34), (40, -58, 100, 46), (110, -92, 150, 56))):
        cumulus(
            sc,
            x + dx,
            y + dy,
            w,
            high,
            30 + k,
            light="#ffe9c0",
            mid="#a8989a",
            dark="#4a5c70",
            alpha=0.9,
            L=(0.7, -0.3, 0.4),
            depth=0.5,
            puffs=22,
        )
    items: list[Piece] = []
    for hx_, hy, s, turn, up in (
        (610, 96, 0.9, -8, 0.6),
        (742, 150, 1.15, -4, 0.9),
        (880, 96, 1.35, -14, 0.5),
        (868, 236, 0.85, 4, 0.95),
    ):
        t = T(hx_, hy, s, turn)
        pale = "#f6e6c8"
        items += [
            (t(limb([(-74, 8), (-30, 3), (6, 0)], [3, 5, 10], 12)), "#c87850"),
            (
                t(
                    spline(
                        [
                            (24, -2, 1),
                            (4, -34 * up - 8),
                            (-26, -70 * up - 12),
                            (-66, -80 * up, 1),
                            (-50, -50 * up),
                            (-30, -18 * up),
                            (-8, 2, 1),
                        ]
                    )
                ),
                mix(pale, "#3c4c68", 0.5),
            ),
            (t(spline([(-26, 3), (0, -9), (26, -5), (42, 2), (20, 9), (-8, 10)])), mix(pale, "#3c4c68", 0.2)),
            (t(limb([(34, 0), (52, -6), (50, -20), (60, -27)], [9, 7, 6, 7], 14)), pale),
            (t(spline([(58, -31, 1), (68, -29), (94, -22, 1), (68, -23)])), "#e89a40"),
            (
                t(
                    spline(
                        [
                            (22, -2, 1),
                            (30, -38 * up - 8),
                            (18, -82 * up - 12),
                            (-10, -112 * up, 1),
                            (-6, -66 * up),
                            (-10, -22 * up),
                            (-6, 3, 1),
                        ]
                    )
                ),
                mix(pale, "#ffffff", 0.4),
            ),
        ]
    sc.polys(items, depth=0.5, detail=0.6, mottle=0.03, vol=4, shade=0.6)
