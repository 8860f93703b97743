"""Card 50, Jelly Balloons."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.people import Gesture, Look, human

BELL = (
    (-70, 560),
    (-40, 300),
    (110, 90),
    (360, -30),
    (600, -40),
    (830, 60),
    (980, 240),
    (1040, 470),
    (1000, 610),
    (900, 560),
    (820, 640),
    (720, 585),
    (620, 670),
    (500, 600),
    (380, 668),
    (280, 590),
    (170, 650),
    (60, 575),
)


@card(50, "jelly-balloons", "Jelly Balloons", Land.MEADOWS, watercolour, light=0.1)
def jelly_balloons() -> Scene:
    """Jelly Balloons: one vast glass bell lifts a single traveller away, and on a spire an arm is still held out.

    Watercolour, wash pink against deep violet, worm's eye. Parting.
    """
    sc = Scene(light=(-0.3, -0.8, 0.45), key="#fff0d8", shadow="#4a3a7a", fog="#f0d4d4", seed=501)
    r = rng(7)
    air(sc)
    towers(sc, r)
    tentacles(sc, r, back=True)
    bell(sc)
    tentacles(sc, r, back=False)
    basket(sc)
    left_behind(sc, r)
    return sc


def air(sc: Scene) -> None:
    """Evening water that is also a sky."""
    sc.sky([(0, "#8a9cd4"), (0.4, "#d8b4cc"), (0.75, "#f8d8c0"), (1, "#fbe8cc")], 0, H, warp=120)
    sc.glow(520, 900, 700, "#fff2d4", 0.7, 1.6)
    light = smooth(0.1, 0.9, noise(70, 3, 5, aspect=0.16) + 0.1) * smooth(1300, 200, sc.y)
    sc.screen("#fff4dc", light * 0.2)


def towers(sc: Scene, r: Generator) -> None:
    """Coral spires in three depths, far below."""
    for base, tall, colour, n, fog in (
        (1300, 240, "#c8a0bc", 13, 0.45),
        (1400, 290, "#9a78ac", 9, 0.2),
        (1500, 260, "#6a5296", 7, 0.0),
    ):
        pieces = []
        for k in range(n):
            x = (k + r.uniform(0.1, 0.9)) * W / n
            h = tall * r.uniform(0.45, 1.0) * (0.65 + 0.6 * abs(x - W / 2) / W)
            w = r.uniform(24, 46) * (1 - fog * 0.5)
            pieces.append(
                (
                    spline(
                        [
                            (x - w, base + 40, 1),
                            (x - w * 0.7, base - h * 0.5),
                            (x - w * 0.2, base - h * 0.85),
                            (x, base - h),
                            (x + w * 0.3, base - h * 0.8),
                            (x + w * 0.7, base - h * 0.45),
                            (x + w, base + 40, 1),
                        ]
                    ),
                    colour,
                )
            )
            for _ in range(3):
                a, s = r.uniform(0.35, 0.8), 1 if r.random() < 0.5 else -1
                pieces.append(
                    (
                        limb(
                            [
                                (x, base - h * a),
                                (x + s * w * 1.2, base - h * a - 18),
                                (x + s * w * 1.5, base - h * a - 64),
                            ],
                            [w * 0.5, w * 0.42, w * 0.16],
                            14,
                        ),
                        colour,
                    )
                )
        sc.polys(pieces, fog=fog, depth=0.3, detail=0.3, soft=1.5)
        windows = [
            (ell(r.uniform(20, W - 20), base - r.uniform(10, tall * 0.4), 3.5, 6), "#fff0b0", 0.85)
            for _ in range(n * 3)
        ]
        sc.polys(windows, depth=0.3, detail=0.4, mottle=0)
        sc.haze(base - 20, 70, "#f4d8d0", 0.55, seed=n)


def bell(sc: Scene) -> None:
    """The bell from below: thick glass at its rim, thin where the light comes through, with four rings of gold."""
    whole = mask(spline(BELL))
    away = np.hypot((sc.x - 480) / 560, (sc.y - 290) / 400)
    glass = 0.42 + 0.45 * smooth(0.35, 1.05, away)
    tone = Lin([(0, "#8a5ab8"), (0.45, "#e07aa8"), (0.8, "#f2a090"), (1, "#ffd0a8")], (200, -40), (620, 690))
    sc.add(
        whole,
        tone,
        alpha=whole * glass,
        vol=120,
        shade=0.55,
        mottle=0.16,
        depth=0.6,
        detail=0.35,
        rim=("#fff6e4", 12, (-0.3, -1), 0.85),
    )
    inner = mask(ell(490, 500, 470, 150, -2)) * whole
    sc.mul("#7a4a9c", blur(inner, 14) * 0.42)
    sc.screen("#ffd8b0", blur(mask(ell(500, 560, 300, 70)), 34) * whole * 0.5)
    for k in range(17):
        u = -1 + k / 8
        low = (490 + u * 500, 600 - 70 * abs(u) ** 2 + 34 * (k % 2))
        rib = limb([(480 + u * 60, -30), (485 + u * 380, 210), low], [2, 9, 16], 40)
        sc.mul("#7a3a90", blur(mask(rib), 4) * whole * 0.45)
        sc.screen(
            "#fff0e0",
            blur(mask(limb([(490 + u * 60, -30), (495 + u * 380, 210), low], [1, 4, 5], 40)), 2) * whole * 0.35,
        )
    for k in range(4):
        x, y = 480 + 150 * math.cos(k * 1.57 + 0.5), 250 + 82 * math.sin(k * 1.57 + 0.5)
        ring = blur(mask(ell(x, y, 104, 66, k * 70), stroke=26), 4)
        sc.screen("#ffe0a0", ring * whole * 0.75)
        sc.mul("#c0508a", blur(mask(ell(x, y, 80, 46, k * 70)), 10) * whole * 0.35)
    lace = limb([*[(x, y + 8) for x, y in BELL[8:]], BELL[0]], [22] * 3, 160)
    sc.screen("#fff2e0", blur(displace(mask(lace), 8, 20, 5), 2) * 0.55)
    grain = smooth(0.4, 1.1, noise(24, 3, 15)) * whole
    sc.screen("#fff4e8", grain * 0.14)


def tentacles(sc: Scene, r: Generator, *, back: bool) -> None:
    """Long veils and threads; those before and those behind the basket."""
    for k in range(7 if back else 5):
        x = 140 + k * 125 if back else 330 + k * 80
        y = 600
        fall = 112 if back else 96
        way = [(x + 60 * math.sin(j * 0.9 + k * 1.7) + (500 - x) * 0.06 * j, y + j * fall) for j in range(1, 7)]
        way.insert(0, (x, y))
        wide = 52 if back else 20
        m = mask(limb(way, [wide * 0.5, wide, wide * 0.8, wide * 0.4, 3], 80))
        m = displace(m, 16 if back else 4, 40, 50 + k)
        sc.mixin("#d07ab0" if back else "#f8c4b4", blur(m, 3) * (0.4 if back else 0.75))
        edge = np.clip(blur(m, 1.5) - blur(m, 7), 0, 1)
        sc.screen("#fff0e0", edge * 0.8)
    threads = []
    for _ in range(16):
        x = r.uniform(100, 900)
        threads.append(
            limb(
                [(x, 610), (x + r.uniform(-40, 40), 800), (x + (500 - x) * 0.4, r.uniform(950, 1150))], [3, 2.4, 1], 30
            )
        )
    sc.mixin("#a05a9c", mask(threads) * 0.5)


def basket(sc: Scene) -> None:
    """One passenger by the rim of a wicker gondola; she looks back and down, hand at the mouth."""
    x, y = 520, 1086
    for dx, top in ((-72, 420), (-30, 500), (34, 540), (74, 620)):
        sc.add(
            mask(limb([(top, 630), (x + dx * 0.9, 800), (x + dx, y - 26)], [4, 3.4, 3.4], 24)),
            "#6a3a5a",
            alpha=0.85,
            mottle=0,
            depth=0.8,
        )
    grief = Gesture(hips=(0, 0, 0.5), lean=16, nod=26, hands=((0.17, -0.04, 0.79), (0.2, 0.12, 0.52)))
    human(
        sc,
        x - 12,
        y + 86,
        246,
        grief,
        Look(coat="#2f4a86", hair="#3a2218", cut="bob", hat="beret", hat_colour="#c8352e", scarf="#f0c850", wind=0.12),
        turn=38,
        rim=("#fff2d8", 4),
        depth=0.85,
    )
    rim = ell(x, y - 22, 96, 20)
    body = spline(
        [
            (x - 96, y - 22, 1),
            (x - 88, y + 40),
            (x - 62, y + 92),
            (x + 62, y + 92),
            (x + 88, y + 40),
            (x + 96, y - 22, 1),
            (x + 50, y - 6),
            (x, y - 2),
            (x - 50, y - 6),
        ]
    )
    sc.add(mask(rim, stroke=9), "#6a3e28", depth=0.84, detail=0.7)
    m = sc.add(
        body,
        Lin([(0, "#d8a060"), (1, "#6a3a3a")], (x - 80, y - 20), (x + 90, y + 90)),
        vol=44,
        depth=0.9,
        detail=0.7,
        shadow=(10, 18, 12, 0.35),
    )
    for k in range(6):
        row = limb(
            [(x - 96 + k * 5, y - 8 + k * 17), (x, y + 12 + k * 17), (x + 96 - k * 5, y - 8 + k * 17)], [5, 6, 5], 30
        )
        sc.mul("#5a2c28", blur(mask(row), 1.5) * m * 0.6)
    for k in range(-4, 5):
        stake = limb([(x + k * 21, y - 12), (x + k * 15, y + 92)], [4, 4], 8)
        sc.mul("#5a2c28", blur(mask(stake), 1.5) * m * 0.4)


def left_behind(sc: Scene, r: Generator) -> None:
    """On the nearest spire, cut by the frame, somebody reaches up; a handkerchief falls between them."""
    spire = spline(
        [(640, H + 40, 1), (700, 1420), (760, 1352), (850, 1330), (920, 1376), (985, 1450), (1040, H + 40, 1)]
    )
    sc.add(
        spire,
        Lin([(0, "#7a4a8a"), (1, "#2a1c50")], (760, 1330), (900, H)),
        vol=60,
        depth=0.95,
        mottle=0.16,
        detail=0.4,
        rim=("#ffd8c0", 6, (-0.3, -1), 0.7),
    )
    knobs = [
        (ell(r.uniform(680, 1010), r.uniform(1400, H), r.uniform(8, 22)), mix("#8a5a9a", "#2a1c50", r.random()), 0.7)
        for _ in range(50)
    ]
    sc.polys(knobs, depth=0.95, detail=0.4, vol=8)
    human(
        sc,
        836,
        1352,
        208,
        "reach",
        Look(coat="#b0343a", legs="#2a2048", hair="#20161c", hem=0.34),
        turn=152,
        right=(742, 1172),
        left=(800, 1160),
        rim=("#fff0d8", 3),
        depth=0.98,
    )
    cloth = spline(
        [(634, 1176, 1), (664, 1160), (690, 1182, 1), (676, 1204), (684, 1226, 1), (654, 1212), (640, 1220, 1)]
    )
    sc.add(cloth, "#fffaf0", vol=8, depth=0.97, detail=0.8, shadow=(4, 6, 4, 0.3))
    dark = [
        (
            limb(
                [(x, H + 10), (x + 20, H - 90), (x - 10 + 40 * math.sin(x), H - 200 - 40 * math.sin(x * 3))],
                [26, 18, 5],
                18,
            ),
            "#33245c",
        )
        for x in (30, 90, 150, 210)
    ]
    dark.append((rect(-10, H - 30, 280, 40), "#33245c"))
    dark.append((poly([(0, H), (20, H - 60), (60, H)]), "#33245c"))
    sc.polys(dark, depth=1, detail=0.4, rim=("#f0b8c0", 3, (0.3, -1), 0.6))
