"""Card 35, Gramophone Fall."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import SLIGHT, Gesture, Look, human

FLOOR = 960
COAT = "#1f2c50"


@card(35, "gramophone-fall", "Gramophone Fall", Land.ROOMS, gouache, hand=LOOSE, con=0.17, sat=1.08, vig=0.4)
def gramophone_fall() -> Scene:
    """Gramophone Fall: the music pours out as water, and the coat that hangs on the stand holds her as he did.

    Gouache, attic olive and brass by evening light, a diagonal. Desire.
    """
    sc = Scene(light=(-0.7, -0.45, 0.45), key="#ffe0a0", shadow="#141a30", fog="#6a6a58", seed=351)
    r = rng(10)
    parlour(sc)
    gramophone(sc)
    fall(sc)
    flood(sc)
    dancers(sc)
    carp(sc, r)
    return sc


def parlour(sc: Scene) -> None:
    """Wallpaper in the evening; a window's light lies slanting over it."""
    sc.sky([(0, "#3a3c2c"), (0.6, "#6c6840"), (1, "#4a4630")], 0, FLOOR)
    pattern = []
    for row in range(9):
        for column in range(9):
            x, y = column * 124 + 62 * (row % 2) - 30, row * 112 + 40
            pattern.append((spline([(x, y - 34, 1), (x + 22, y), (x, y + 34, 1), (x - 22, y)]), "#8a8450", 0.4))
            pattern += [(ell(x + 28 * s, y + 4, 15, 7, 40 * s), "#2c3024", 0.35) for s in (-1, 1)]
    sc.polys(pattern, depth=0.1, detail=0.35)
    sc.setflow(1.5 + noise(300, 2, 4) * 0.3)
    light = blur(mask(poly([(60, 120), (430, 40), (590, 800), (210, 900)])), 10)
    sc.screen("#ffcf80", light * 0.5)
    for bar in (((240, 60), (400, 860)), ((110, 330), (470, 250)), ((160, 600), (530, 520))):
        sc.mul("#3a3828", blur(mask(limb(list(bar), [22, 24], 8)), 5) * light * 0.8)
    sc.add(
        rect(-20, FLOOR - 66, W + 40, 70),
        Lin([(0, "#5a4630"), (1, "#2a2018")], (0, FLOOR - 66), (0, FLOOR)),
        depth=0.2,
        vol=8,
    )
    sc.add(
        poly([(-20, FLOOR), (W + 20, FLOOR), (W + 20, H), (-20, H)]),
        Lin([(0, "#5c5638"), (1, "#1c2430")], (0, FLOOR), (0, H)),
        depth=0.2,
    )


def gramophone(sc: Scene) -> None:
    """The cabinet on the right, cut by the frame; a neck like a swan's, and the horn that turns down to us."""
    cabinet = poly([(770, 560), (1060, 540), (1060, 1120), (770, 1060)])
    m = sc.add(
        cabinet,
        Lin([(0, "#7a4428"), (1, "#2c1614")], (770, 560), (1040, 1080)),
        vol=12,
        depth=0.4,
        mottle=0.16,
        detail=0.4,
        rim=("#ffd890", 6, (-0.9, -0.2), 0.9),
        shadow=(40, 20, 24, 0.5),
    )
    sc.mul("#1a0c0c", blur(mask(rect(806, 640, 220, 180, 8), stroke=10), 3) * m * 0.7)
    sc.mul("#1a0c0c", blur(mask(rect(806, 850, 220, 170, 8), stroke=10), 3) * m * 0.7)
    sc.add(ell(890, 552, 140, 32), "#16141c", vol=6, depth=0.45, detail=0.6)
    for k in range(5):
        sc.add(mask(ell(890, 552, 128 - k * 22, 29 - k * 5), stroke=1.6), "#6a6470", alpha=0.6, mottle=0, depth=0.45)
    neck = [(930, 540), (968, 440), (930, 330), (816, 268), (700, 250), (620, 236)]
    sc.add(
        limb(neck, [34, 40, 52, 66, 92, 130], 80),
        Lin([(0, "#f4d080"), (0.5, "#b07a30"), (1, "#5a3418")], (760, 180), (900, 420)),
        vol=34,
        depth=0.5,
        mottle=0.1,
        detail=0.5,
        rim=("#fff2c0", 6, (-0.5, -1), 0.9),
        shadow=(26, 24, 18, 0.5),
    )
    t = T(500, 260, 1, -22)
    petals = spline(
        [
            (t((math.cos(a) * (250 + 22 * (k % 2)), math.sin(a) * (208 + 18 * (k % 2)))))
            for k, a in enumerate(np.linspace(0, 2 * math.pi, 20, endpoint=False).tolist())
        ]
    )
    sc.add(
        petals,
        Lin([(0, "#ffe8a8"), (0.4, "#d09a44"), (1, "#6a4020")], (300, 80), (720, 440)),
        vol=40,
        depth=0.55,
        mottle=0.1,
        rim=("#fff6d0", 7, (-0.6, -1), 0.9),
        shadow=(30, 34, 26, 0.55),
        detail=0.5,
    )
    sc.add(
        t(ell(8, 8, 208, 168)),
        Rad([(0, "#0c0a10"), (0.35, "#2c1a14"), (0.75, "#8a5c28"), (1, "#d8a850")], t((46, -6)), 220),
        depth=0.56,
        mottle=0.12,
        detail=0.45,
    )
    for k in range(12):
        a = k * math.tau / 12
        rib = limb(
            [t((46 + 24 * math.cos(a), -6 + 18 * math.sin(a))), t((246 * math.cos(a), 204 * math.sin(a)))], [2, 7], 14
        )
        sc.mul("#3a1c10", blur(mask(rib), 3) * 0.5)


def fall(sc: Scene) -> None:
    """Water from the throat over the lip, in strands, with spray where it lands."""
    way = [(540, 262), (430, 330), (330, 470), (286, 700), (276, 1000)]
    m = displace(mask(limb(way, [90, 150, 170, 150, 190], 80)), 12, 34, 6)
    strands = smooth(-0.7, 0.9, noise(26, 4, 9, aspect=0.14))
    base = (
        np.array([0.30, 0.55, 0.62], np.float32) * (1 - strands[..., None])
        + np.array([0.93, 0.97, 0.93], np.float32) * strands[..., None]
    )
    sc.mixin(base.astype(np.float32), blur(m, 2) * (0.72 + 0.26 * strands))
    sc.setflow(math.pi / 2 - 0.08, m)
    sc.screen("#fff4d0", blur(np.clip(m - displace(m, 4, 20, 9), 0, 1), 2) * 0.5)
    for x, y, s in ((276, 1000, 230), (220, 1010, 140), (350, 1008, 150)):
        sc.glow(x, y, s, "#eaf6f0", 0.5, 1.7, 0.4)
    dice = rng(3)
    drops = [ell(286 + dice.normal() * 120, 980 - abs(dice.normal()) * 80, dice.uniform(1.5, 5)) for _ in range(150)]
    sc.post(mask(drops), "#f4fbf4", 0.8)


def flood(sc: Scene) -> None:
    """The floor under water; everything stands in its own image."""
    sc.reflect(1004, tint="#8aa49c", am=0.8, wob=22, sq=0.7, blurv=7)
    sc.mixin("#1c3440", smooth(1004, H, sc.y) * 0.5)
    for k in range(9):
        ring = mask(ell(280, 1012 + k * 5, 110 + k * 88, 16 + k * 22), stroke=4)
        sc.screen(
            "#e8f4e4",
            blur(ring, 1.4) * (sc.y > 1000) * smooth(-0.3, 0.6, noise(60, 3, 20 + k, aspect=3)) * (0.7 - k * 0.05),
        )


def dancers(sc: Scene) -> None:
    """She leans back in the arm of an empty coat."""
    x, y = 640, 1330
    sc.add(
        limb([(x + 118, 640), (x + 110, 900), (x + 104, y + 4)], [17, 19, 22], 30),
        "#4a2c1c",
        vol=7,
        depth=0.85,
        detail=0.6,
        rim=("#ffd890", 3),
    )
    for dx in (-90, -10, 92):
        sc.add(
            limb([(x + 106, y - 60), (x + 106 + dx * 0.6, y - 16), (x + 106 + dx, y + 6)], [16, 14, 10], 14),
            "#4a2c1c",
            vol=5,
            depth=0.85,
        )
    back = spline(
        [
            (x + 40, 742, 1),
            (x + 96, 706),
            (x + 160, 708),
            (x + 218, 750, 1),
            (x + 244, 960),
            (x + 256, 1230, 1),
            (x + 150, 1258),
            (x + 52, 1226, 1),
            (x + 70, 980),
            (x + 54, 840),
        ]
    )
    sc.add(
        back,
        Lin([(0, mix(COAT, "#ffffff", 0.16)), (1, "#0e1226")], (x, 720), (x + 260, 1200)),
        vol=60,
        depth=0.86,
        mottle=0.14,
        shade=1.0,
        rim=("#ffd890", 6),
        shadow=(20, 16, 16, 0.5),
        detail=0.6,
    )
    for dx in (96, 140, 186, 224):
        sc.mul("#060816", blur(mask(limb([(x + dx - 20, 860), (x + dx, 1240)], [3, 17], 12)), 6) * 0.55)
    sc.add(
        spline([(x + 74, 716, 1), (x + 128, 690), (x + 182, 716, 1), (x + 140, 762), (x + 116, 762)]),
        "#2e3e68",
        vol=12,
        depth=0.87,
        detail=0.6,
    )
    sc.add(ell(x + 130, 690, 34, 13), "#0a0a12", depth=0.87)
    sc.add(
        ell(x + 122, 648, 92, 22, -6),
        "#181826",
        vol=8,
        depth=0.88,
        rim=("#ffd890", 4),
        detail=0.6,
        shadow=(6, 12, 8, 0.5),
    )
    sc.add(
        spline([(x + 66, 644), (x + 74, 566), (x + 122, 552), (x + 170, 562), (x + 180, 640), (x + 122, 654)]),
        "#20202e",
        vol=30,
        depth=0.89,
        rim=("#ffd890", 5),
        detail=0.6,
    )
    sway = Gesture(
        hips=(0.04, 0, 0.5),
        lean=-16,
        side=-4,
        nod=-20,
        look=18,
        hands=((0.26, -0.2, 0.94), (0.26, 0.12, 0.78)),
        feet=((0.1, -0.06, 0.0), (-0.14, 0.07, 0.05)),
        tiptoe=0.7,
    )
    who = human(
        sc,
        x - 92,
        y + 12,
        690,
        sway,
        Look(
            coat="#c0302f",
            legs="#e0a884",
            boots="#7a1c22",
            hair="#2a1614",
            cut="bun",
            hem=0.86,
            flare=0.15,
            skin="#e6b08c",
            collar="#e8c070",
            wind=-0.1,
        ),
        build=SLIGHT,
        turn=22,
        right=(x + 22, 660),
        left=(x + 84, 812),
        rim=("#ffe8b0", 7),
        key=1.15,
        depth=0.92,
    )
    hx, hy = who.hands[0]
    raised = limb([(x + 60, 760), (x + 66, 700), (hx + 20, hy + 6)], [74, 62, 46], 24)
    sc.add(
        raised,
        mix(COAT, "#ffffff", 0.1),
        vol=24,
        depth=0.93,
        mottle=0.14,
        rim=("#ffd890", 5),
        shadow=(8, 14, 10, 0.5),
        detail=0.6,
    )
    sc.add(ell(hx + 14, hy + 4, 13, 22, 30), "#08080e", depth=0.94, detail=0.7)
    held = limb([(x + 196, 770), (x + 160, 880), (x + 20, 948), (x - 104, 930)], [84, 78, 66, 52], 40)
    sc.add(
        held,
        Lin([(0, "#14193a"), (1, mix(COAT, "#ffffff", 0.2))], (x + 200, 800), (x - 100, 930)),
        vol=28,
        depth=0.96,
        mottle=0.14,
        shade=1.0,
        rim=("#ffd890", 5),
        shadow=(6, 20, 12, 0.6),
        detail=0.6,
    )
    sc.add(ell(x - 112, 928, 15, 28, -8), "#08080e", depth=0.97, detail=0.7)
    sc.add(mask(ell(x - 112, 928, 15, 28, -8), stroke=6), "#3a4a78", depth=0.97, detail=0.7)
    for px, py in ((x + 60, 930), (x + 130, 900), (x - 20, 944)):
        sc.mul("#060816", blur(mask(limb([(px, py - 34), (px - 12, py + 30)], [3, 11], 8)), 4) * 0.6)
    sc.mul("#0c1420", blur(mask(ell(x - 30, y + 16, 230, 22)), 14) * 0.5)
    sc.screen("#f0f4e0", mask(ell(x - 60, y + 14, 180, 18), stroke=4) * 0.5)


def carp(sc: Scene, r: Generator) -> None:
    """Carp keep time about her hem; one leaps."""
    for x, y, s, a in ((190, 1240, 0.9, -14), (330, 1400, 1.3, 10), (880, 1416, 1.15, 188)):
        t = T(x, y, s, a)
        body = spline([(-90, 0), (-40, -30), (40, -32), (92, -4), (40, 28), (-40, 24)])
        tail = spline([(-80, 0, 1), (-136, -34), (-122, 0), (-140, 32), (-82, 4, 1)])
        for part in (tail, body):
            sc.add(
                t(part),
                Lin([(0, "#fff0dc"), (0.5, "#f08a3c"), (1, "#b8381e")], t((0, -34)), t((0, 34))),
                vol=16 * s,
                depth=0.95,
                mottle=0.18,
                detail=0.6,
                alpha=0.9,
            )
        sc.polys(
            [
                (t(ell(-30 + 30 * (k % 4), -12 + 14 * (k // 4), 13, 7)), mix("#c8301c", "#fff4e4", r.random()), 0.6)
                for k in range(8)
            ],
            depth=0.95,
        )
        sc.add(t(ell(66, -10, 6)), "#140c10", depth=0.96, detail=0.9)
        sc.screen("#e8f4ec", mask(limb([t((-150, 20)), t((0, 36)), t((110, 8))], [1, 5, 1], 20)) * 0.55)
