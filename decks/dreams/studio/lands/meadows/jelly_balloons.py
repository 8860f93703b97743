"""Card 50, Jelly Balloons."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import land, swirl
from ...kit.marks import line
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.figure import figure
from ...motifs.sea import fish, jelly


def ledge_garden(sc: Scene) -> None:
    """Anemones, starfish and a hermit crab, who waits for the same balloon with a house for luggage."""
    anemones(sc)
    starfish(sc)
    hermit_crab(sc, T(556, 1352, 1.0, 24))


def anemones(sc: Scene) -> None:
    """Anemones in the colours of the balloons."""
    r = rng(501)
    tones = ("#e8708a", "#f0b890", "#8fd0c8", "#c890d0", "#f2c8d8")
    arms = []
    for x, y, size in (
        (60, 1330, 0.9),
        (140, 1410, 1.3),
        (270, 1370, 1.0),
        (370, 1450, 1.5),
        (500, 1400, 1.1),
        (70, 1460, 1.2),
        (590, 1462, 1.0),
        (250, 1470, 1.1),
        (440, 1340, 0.7),
    ):
        tone = tones[int(r.integers(len(tones)))]
        for lean in np.linspace(-1, 1, 15) + r.normal(0, 0.05, 15):
            tip = (x + lean * 50 * size, y - (66 - 40 * lean * lean) * size * r.uniform(0.9, 1.1))
            bend = (x + lean * 34 * size, y - 30 * size)
            arms.append((limb([(x + lean * 12 * size, y), bend, tip], [5 * size, 4.4 * size, 3.4 * size], 12), tone))
            arms.append((ell(*tip, 4.6 * size), mix(tone, "#fff6e4", 0.6)))
    sc.polys(arms, depth=0.92, detail=0.8, mottle=0.04, vol=3, shadow=(3, 6, 5, 0.4, "#2c2050"))


def starfish(sc: Scene) -> None:
    """Starfish between them."""
    for x, y, size, turn in ((190, 1330, 22, 10), (330, 1316, 16, 40), (160, 1484, 24, 25), (470, 1462, 20, 60)):
        t = T(x, y, size, turn)
        star = [
            (math.cos(k * math.pi / 5) * (1, 0.42)[k % 2], math.sin(k * math.pi / 5) * (1, 0.42)[k % 2])
            for k in range(10)
        ]
        sc.add(t(spline(star)), "#f2a878", vol=6, depth=0.92, detail=0.9, shadow=(3, 5, 4, 0.4, "#2c2050"))


def hermit_crab(sc: Scene, t: T) -> None:
    """Hermit crab facing left, about 110 wide; feet at y = 0"""
    kw = {"depth": 0.94, "detail": 1, "rim": ("#fff2e0", 2.5, (0.4, -0.8), 0.8)}
    for x in (-34, -20, -4):
        sc.add(t(limb([(x, -16), (x - 12, -14), (x - 14, 2)], [8, 6, 3])), "#c8503c", vol=3, **kw)
    shell = [(-26, -10), (-22, -48), (6, -74), (40, -58), (52, -26), (44, -4), (6, 2)]
    sc.add(t(spline(shell)), Lin([(0, "#fbf0dc"), (1, "#c89a78")], t((0, -70)), t((20, 0))), vol=22, **kw)
    for whorl in ([(-14, -44), (10, -58), (34, -40), (38, -14)], [(-4, -34), (12, -42), (24, -30), (22, -14)]):
        sc.add(mask(t(spline(whorl, closed=False)), stroke=3), "#a86a58", depth=0.95, detail=1, mottle=0)
    sc.add(t(rect(8, -30, 13, 20, 5)), "#ffd870", depth=0.95, detail=1, emit=0.4, mottle=0)
    sc.add(t(spline([(-22, -34), (-46, -32), (-52, -16), (-34, -8), (-18, -12)])), "#d8603f", vol=8, **kw)
    sc.add(t(limb([(-40, -14), (-60, -12), (-66, -24)], [9, 8, 12])), "#d8603f", vol=4, **kw)
    for x in (-46, -36):
        sc.add(t(limb([(x, -30), (x - 4, -48)], [3.5, 3], 6)), "#d8603f", **kw)
        sc.add(t(ell(x - 4, -50, 5.5)), "#fffaf0", mottle=0, depth=0.96, detail=1)
        sc.add(t(ell(x - 6, -50, 2.8)), "#241420", mottle=0, depth=0.96, detail=1)


@card(50, "jelly-balloons", "Jelly Balloons", Land.MEADOWS, watercolour)
def jelly_balloons() -> Scene:
    """Jelly Balloons: the airline of the deep leaves for where nobody has written on the signpost.

    Watercolour, floating centre.
    """
    sc = Scene(light=(-0.5, -0.7, 0.45), key="#fff6e0", shadow="#6a5a9a", fog="#f4dcd8", seed=181)
    sea_sky(sc)
    coral_city(sc)
    fleet(sc)
    ledge(sc)
    ledge_garden(sc)
    traveller(sc)
    signpost(sc)
    bubbles_and_fish(sc)
    return sc


def sea_sky(sc: Scene) -> None:
    """A sky that is half sea."""
    sc.sky([(0, "#9fc8d8"), (0.3, "#cfe0dc"), (0.55, "#f8e4d0"), (0.75, "#f6c8b8"), (1, "#e0a0b0")], 0, 1300, warp=60)
    sc.setflow(swirl(sc, 0.2, 1, 400, 2))
    sc.glow(760, 560, 560, "#fff4d8", 0.7, 1.6)
    sc.add(ell(760, 560, 64), "#fffaf0", soft=3, mottle=0)


def coral_city(sc: Scene) -> None:
    """Coral towers with lit windows in the mist."""
    for i, (y, _am, c, _f) in enumerate(
        [(880, 110, "#d8a8b8", 0), (980, 120, "#c88aa8", 0), (1090, 120, "#a0709c", 0)]
    ):
        r = rng(20 + i)
        x = -60
        shp = []
        while x < W + 60:
            w = r.uniform(50, 130) * (1 + 0.3 * i)
            h = r.uniform(60, 300) * (0.6 + 0.9 * abs((x + w / 2) / W - 0.5) * 2)
            yy = y - h
            shp.append(
                spline(
                    [
                        (x, y + 500, 1),
                        (x + w * 0.12, yy + h * 0.5),
                        (x + w * 0.05, yy + 20),
                        (x + w * 0.3, yy - r.uniform(0, 20)),
                        (x + w * 0.55, yy + 8),
                        (x + w * 0.8, yy - r.uniform(0, 20)),
                        (x + w * 0.98, yy + 24),
                        (x + w * 0.86, yy + h * 0.55),
                        (x + w, y + 500, 1),
                    ]
                )
            )
            x += w * r.uniform(0.7, 1.05)
        sc.add(
            joined(*shp),
            Lin([(0, mix(c, "#fff0e0", 0.35)), (1, mix(c, "#6a4a8a", 0.3))], (0, y - 260), (0, y + 240)),
            depth=0.2 + 0.15 * i,
            fogg=(y - 60, y + 150, 0.75, "#f6dcd0"),
            mottle=0.08,
            rim=("#fff4e4", 3, (0.5, -0.7), 0.5),
            rough=3,
        )
        # windows with lights in the towers
        items = [
            (rect(r.uniform(0, W), r.uniform(y - 150, y + 20), 5 + 3 * i, 9 + 4 * i, 2), "#fff0b0", 0.9)
            for _ in range(26)
        ]
        m = mask(joined(*shp))
        sc.polys(items, clip=m, mottle=0, detail=0.9)
    sc.haze(1130, 70, "#fbe8dc", 0.8, seed=3)


def fleet(sc: Scene) -> None:
    """Jellyfish with baskets, far and near."""
    for x, y, s, c, sd, b, f in (
        (170, 330, 0.42, "#e89ab0", 3, True, 0.30),
        (880, 250, 0.50, "#8fb8d8", 4, True, 0.25),
        (420, 200, 0.30, "#d8b0d8", 5, False, 0.4),
        (620, 330, 0.24, "#f0b890", 6, False, 0.45),
    ):
        jelly(sc, x, y, s, c, sd, b, fog=f)
    jelly(sc, 420, 560, 1.35, "#e8708a", 9)
    jelly(sc, 830, 760, 0.72, "#6a9ac8", 12)


def ledge(sc: Scene) -> None:
    """The ledge where one waits."""
    sc.add(
        land(
            [
                tuple(p)
                for p in sample([(-40, 1270), (160, 1250), (330, 1262), (480, 1310), (600, 1390), (700, 1500)], 100)
            ]
        ),
        Lin([(0, "#b87a90"), (0.3, "#7a5080"), (1, "#3a2c5c")], (0, 1250), (0, 1490)),
        depth=0.9,
        mottle=0.1,
        rough=3,
        rim=("#ffe8dc", 5, (0.3, -1), 0.8),
    )


def traveller(sc: Scene) -> None:
    """An old traveller with his suitcase."""
    f = figure(
        sc,
        200,
        1272,
        225,
        coat="#2f5a6a",
        hair="#f4efe4",
        legs="#3a2c4a",
        hat="brim",
        arm=(0.24, -1.0),
        arm2=(-0.10, -0.40),
        rim=("#fff2e0", 3, (0.5, -0.7), 0.8),
        stride=0.04,
    )
    h2 = f["hand2"]
    sc.add(rect(h2[0] - 36, h2[1], 62, 48, 6), "#a85a3a", vol=7, detail=1, depth=0.95)
    line(
        sc,
        [(h2[0] - 12, h2[1] + 2), (h2[0] - 8, h2[1] - 10), (h2[0] + 6, h2[1] - 10), (h2[0] + 8, h2[1] + 2)],
        4,
        "#4a2a20",
    )


def signpost(sc: Scene) -> None:
    """A signpost on which nothing is written."""
    sc.add(rect(384, 1090, 12, 200, 3), "#6a4a50", vol=4, depth=0.93)
    for y, d, c in ((1100, 1, "#e8b04a"), (1146, -1, "#7ab0b8")):
        sc.add(
            poly(
                [
                    (390 - d * 10, y),
                    (390 + d * 86, y),
                    (390 + d * 108, y + 18),
                    (390 + d * 86, y + 36),
                    (390 - d * 10, y + 36),
                ]
            ),
            c,
            vol=4,
            depth=0.94,
            detail=0.9,
            rim=("#ffffff", 2, (0.3, -1), 0.7),
        )


def bubbles_and_fish(sc: Scene) -> None:
    """Bubbles, and fish that fly like birds."""
    r = rng(31)
    items = [(ell(r.uniform(0, W), r.uniform(80, 1250), r.uniform(3, 12)), "#ffffff", 0.5, 2) for _ in range(46)]
    sc.polys(items, mottle=0, detail=0.7)
    # fish-birds
    items = [
        (fish(T(x, y, s, ro), 3), c)
        for x, y, s, ro, c in (
            (620, 860, 0.6, -8, "#f0a060"),
            (690, 900, 0.5, -4, "#f2c070"),
            (560, 920, 0.45, -12, "#f0a060"),
            (110, 760, 0.4, 10, "#c87898"),
            (70, 720, 0.34, 10, "#c87898"),
        )
    ]
    sc.polys(items, detail=0.9, mottle=0.03)
