"""The boot of a giant as those see it on whom it comes down, and the lantern that the giant carries."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import rock_relief
from ...kit.paths import ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene

HEEL, TOE = (980, 250), (372, 604)
"""The ends of the sole."""
LAMP = (128, 452, 150)
"""Middle and half the height of the lantern."""
WARM_RIM = ("#ffd890", 9, (-1, -0.1), 0.9)


def on_sole(along: float, across: float) -> tuple[float, float]:
    """A place on the sole: from heel (0) to toe (1), and across from -1 to 1."""
    half = float(np.interp(along, (0, 0.12, 0.38, 0.72, 0.9, 1), (60, 104, 82, 146, 120, 40)))
    dx, dy = TOE[0] - HEEL[0], TOE[1] - HEEL[1]
    length = math.hypot(dx, dy)
    return (
        HEEL[0] + dx * along - dy / length * across * half,
        HEEL[1] + dy * along + dx / length * across * half,
    )


def striped_leg(sc: Scene, way: list[tuple[float, float]], widths: list[float], fog: float, depth: float) -> None:
    """A leg in a stocking with bands that sag about it."""
    m = sc.add(
        limb(way, widths, 60),
        Lin([(0, "#d89a68"), (1, "#24344e")], (way[-1][0] - widths[-1] * 0.6, 0), (way[-1][0] + widths[-1] * 0.7, 0)),
        vol=70,
        depth=depth,
        mottle=0.08,
        fog=fog,
        rim=WARM_RIM,
        flow=1.5,
    )
    centre = np.interp(sc.y, [p[1] for p in way], [p[0] for p in way]).astype(np.float32)
    bow = sc.y - ((sc.x - centre) / 90) ** 2 * 16
    band = smooth(-0.12, 0.12, np.sin(bow / 27.0)) * m
    sc.mul("#5a8098", band * 0.85 * (1 - fog))


def boot(sc: Scene) -> None:
    """Leather, fur, and a sole with nails, earth and flowers that cling to it."""
    striped_leg(sc, [(930, -80), (860, 40), (820, 130)], [330, 300, 280], 0.0, 0.8)
    leather = [
        (372, 560),
        (352, 486),
        (404, 396),
        (520, 326),
        (618, 236),
        (660, 120),
        (690, 60),
        (1000, 40),
        (1070, 120),
        (1070, 330),
    ]
    leather += [on_sole(0.05, 0), on_sole(0.5, 0), on_sole(0.95, 0)]
    tan = Lin([(0, "#e09a5c"), (0.45, "#8a4a38"), (1, "#2a1a2c")], (380, 380), (1000, 330))
    m = sc.add(spline(leather), tan, vol=80, depth=0.82, mottle=0.12, detail=0.5, rim=WARM_RIM)
    rock_relief(sc, m, 70, 22, 0.2)
    for k in range(4):
        x, y = 560 + 46 * k, 372 - 62 * k
        lace = [(x - 60, y - 20), (x - 10, y + 22), (x + 58, y + 14)]
        sc.add(limb(lace, [11, 13, 11], 16), "#f0d8a0", vol=4, depth=0.83, shadow=(5, 8, 5, 0.5))
    _fur(sc)
    edge = [on_sole(a, s) for s, row in ((1, np.linspace(0, 1, 14)), (-1, np.linspace(1, 0, 14))) for a in row]
    welt = [(x + 4, y - 14) for x, y in edge]
    sc.add(spline(welt), "#5a3428", vol=16, depth=0.84, rim=WARM_RIM)
    brown = Lin([(0, "#5a3a38"), (0.6, "#2c1c2c"), (1, "#140e1e")], TOE, HEEL)
    sole = sc.add(spline(edge), brown, vol=22, depth=0.86, mottle=0.14, detail=0.5, rim=("#ffcf88", 6, (-1, 0.2), 0.8))
    rock_relief(sc, sole, 34, 9, 0.35)
    heel = [
        on_sole(a, s) for s, row in ((0.96, np.linspace(0, 0.27, 6)), (-0.96, np.linspace(0.27, 0, 6))) for a in row
    ]
    sc.add(
        spline([(x + 6, y + 20) for x, y in heel]),
        Lin([(0, "#4a2e32"), (1, "#181020")], on_sole(0.27, 0), HEEL),
        vol=16,
        depth=0.87,
        shadow=(-10, 12, 10, 0.6),
        rim=("#ffcf88", 5, (-1, 0.2), 0.7),
    )
    nails = [ell(*on_sole(a, s), 11, 10) for a in (0.5, 0.6, 0.7, 0.8, 0.9) for s in (-0.6, -0.2, 0.2, 0.6)]
    sc.polys(
        [(path, "#b89a80") for path in nails],
        vol=7,
        depth=0.88,
        detail=0.6,
        shadow=(-4, 5, 4, 0.7),
        rim=("#fff0c8", 3, (-1, 0), 0.9),
    )
    _clinging(sc)


def _fur(sc: Scene) -> None:
    """A cuff of white fur about the ankle."""
    dice = rng(14)
    tufts = []
    for _ in range(170):
        x = dice.uniform(630, 1060)
        y = 60 + 40 * math.sin((x - 630) / 136) + dice.normal() * 16
        q = dice.uniform(34, 74)
        way = [(x, y - 24), (x + dice.uniform(-12, 8), y + q * 0.4), (x + dice.uniform(-20, 12), y + q)]
        tufts.append(
            (limb(way, [14, 10, 1], 10), mix("#fff0d0", "#4f7890", min((x - 630) / 380 + 0.25 * dice.random(), 1)))
        )
    sc.polys(tufts, depth=0.84, detail=0.5, mottle=0.03, shadow=(4, 14, 9, 0.5))


def _clinging(sc: Scene) -> None:
    """Roots, blades and blossoms that were torn out hang from the sole."""
    dice = rng(8)
    items = []
    for _ in range(46):
        x, y = on_sole(dice.uniform(0.35, 0.98), dice.choice([-1.0, -0.9, 0.85]) * dice.uniform(0.7, 1))
        long = dice.uniform(20, 70)
        way = [(x, y), (x + dice.normal() * 8, y + long * 0.6), (x + dice.normal() * 14, y + long)]
        items.append((limb(way, [6, 4, 1], 8), mix("#3f6a3c", "#a8b860", dice.random())))
        if dice.random() < 0.4:
            tone = ("#e04a5a", "#f2a04a", "#fff2d0", "#e87a9a")[dice.integers(4)]
            items.append((ell(*way[-1], 9, 8), tone))
    sc.polys(items, depth=0.89, detail=0.6, mottle=0.03)


def lantern(sc: Scene) -> None:
    """The sun behind bars, near enough to be warm; the frame cuts it."""
    x, y, r = LAMP
    sc.glow(x, y, 900, "#ffb050", 0.5, 1.9)
    sc.glow(x, y, 420, "#ffcf80", 0.6, 1.7)
    brass = Lin([(0, "#f0b858"), (0.5, "#a86c34"), (1, "#4a2a2c")], (x - r, 0), (x + r, 0))
    look = {"depth": 0.7, "detail": 0.55, "rim": ("#fff0b8", 5, (0, 1), 0.9)}
    sc.add(
        limb([(x + 4, -40), (x, y - r * 1.3)], [16, 14], 20),
        "#5a3a2c",
        vol=5,
        depth=0.68,
        rim=("#ffd890", 4, (0, 1), 0.6),
    )
    sc.add(mask(ell(x, y - r * 1.3, 26, 34), stroke=11), brass, vol=4, **look)
    glass = [
        (x - r * 0.74, y - r * 0.8, 1),
        (x + r * 0.74, y - r * 0.8, 1),
        (x + r * 0.86, y),
        (x + r * 0.74, y + r * 0.9, 1),
        (x - r * 0.74, y + r * 0.9, 1),
        (x - r * 0.86, y),
    ]
    sc.add(
        spline(glass),
        Rad([(0, "#ffe08a"), (0.6, "#f8ac44"), (1, "#b8562c")], (x, y), r),
        depth=0.7,
        emit=0.5,
        mottle=0.04,
    )
    rays = [
        limb(
            [
                (x + 0.46 * r * math.cos(a), y + 0.46 * r * math.sin(a)),
                (x + 0.74 * r * math.cos(a), y + 0.74 * r * math.sin(a)),
            ],
            [20, 3],
            6,
        )
        for a in np.arange(14) * math.tau / 14
    ]
    sc.add(mask(rays), "#fff0b8", soft=1.5, depth=0.7, emit=0.6, clip=mask(spline(glass)))
    sc.add(
        ell(x, y, r * 0.42),
        Rad([(0, "#ffffff"), (0.8, "#fff4c0"), (1, "#ffdc80")], (x, y), r * 0.46),
        depth=0.7,
        emit=1.0,
    )
    for at in (-0.74, -0.26, 0.26, 0.74):
        bar = [(x + at * r, y - r * 0.82), (x + at * r * 1.15, y), (x + at * r, y + r * 0.92)]
        sc.add(limb(bar, [11 if abs(at) > 0.5 else 8] * 3, 20), "#8a5630", vol=4, **look)
    roof = [
        (x - r * 0.96, y - r * 0.74, 1),
        (x - r * 0.5, y - r * 1.06),
        (x - r * 0.14, y - r * 1.24, 1),
        (x + r * 0.14, y - r * 1.24, 1),
        (x + r * 0.5, y - r * 1.06),
        (x + r * 0.96, y - r * 0.74, 1),
        (x, y - r * 0.66),
    ]
    sc.add(spline(roof), brass, vol=18, **look)
    foot = [
        (x - r * 0.94, y + r * 0.86, 1),
        (x, y + r * 0.8),
        (x + r * 0.94, y + r * 0.86, 1),
        (x + r * 0.76, y + r * 1.1, 1),
        (x, y + r * 1.16),
        (x - r * 0.76, y + r * 1.1, 1),
    ]
    sc.add(spline(foot), brass, vol=16, **look)
    sc.glow(x, y, 190, "#fff4c8", 0.4, 1.8)


def summer(sc: Scene, x: float, y: float, s: float, seed: int) -> None:
    """A print in the snow in which it is summer."""
    brim = ell(x, y, 150 * s, 50 * s, -6)
    sc.add(
        brim,
        Lin([(0, "#f4ecd8"), (1, "#7fa8c0")], (x - 150 * s, 0), (x + 150 * s, 0)),
        vol=12 * s,
        depth=0.6,
        rough=2,
        rim=("#fff4d8", 4, (-0.8, -0.6), 0.8),
    )
    pit = ell(x, y + 4 * s, 134 * s, 40 * s, -6)
    m = sc.add(pit, Lin([(0, "#1c4a48"), (1, "#5f9a54")], (0, y - 40 * s), (0, y + 40 * s)), depth=0.6, mottle=0.1)
    sc.mul("#10303c", np.clip(1 - blur(m, 10 * s), 0, 1) * m * smooth(y + 20 * s, y - 40 * s, sc.y) * 0.8)
    dice = rng(seed)
    spots = sorted(
        (y + 4 * s + 37 * s * q * math.sin(a), x + 128 * s * q * math.cos(a), dice.random())
        for a, q in zip(dice.uniform(0, math.tau, int(300 * s)), np.sqrt(dice.random(int(300 * s))), strict=True)
    )
    items = []
    for py, px, k in spots:
        tall = s**0.7 * (10 + 22 * k)
        blade = [(px, py), (px + 2, py - tall * 0.6), (px + (k - 0.5) * 12, py - tall)]
        items.append((limb(blade, [4 * s, 3 * s, 0.8], 6), mix("#2f6a4c", "#b0cc6a", k)))
        if k > 0.55:
            tone = ("#d83a4a", "#f2a04a", "#fff2d0", "#e87a9a", "#f8d860")[int(k * 97) % 5]
            for q in range(5):
                a = q * math.tau / 5 + k * 9
                items.append(
                    (
                        ell(
                            px + (k - 0.5) * 12 + 5.4 * s * math.cos(a),
                            py - tall + 4 * s * math.sin(a),
                            3.8 * s,
                            3.2 * s,
                        ),
                        tone,
                    )
                )
            items.append((ell(px + (k - 0.5) * 12, py - tall, 2.6 * s), "#ffe08a" if tone != "#f8d860" else "#c86a2a"))
    sc.polys(items, depth=0.65, detail=0.6, mottle=0.02)
    lip = (
        mask(brim)
        * (1 - mask(ell(x, y - 2 * s, 132 * s, 38 * s, -6)))
        * smooth(y - 4 * s, y + 14 * s, sc.y + (sc.x - x) * 0.1)
    )
    snow = Lin([(0, "#fff0d0"), (0.5, "#b4ccd4"), (1, "#5f8cac")], (x - 150 * s, y), (x + 150 * s, y + 30 * s))
    sc.add(lip, snow, vol=10 * s, depth=0.66, rough=2, shadow=(0, -5 * s, 5 * s, 0.5, "#1c4a48"), mottle=0.08)


def range_of_hills(sc: Scene, points: list[tuple[float, float]], tone: str, low: str, fog: float) -> None:
    """Mountains lower than an ankle."""
    way = [tuple(p) for p in sample(points, 120)]
    top = min(y for _, y in way)
    m = sc.add(
        poly([*way, (1060, 960), (-40, 960)]),
        Lin([(0, tone), (1, low)], (0, top), (0, 930)),
        depth=0.15,
        fog=fog,
        mottle=0.08,
        rim=("#fff0c8", 5, (-0.8, -0.8), 0.8),
    )
    rock_relief(sc, m, 30, 5, 0.2)
