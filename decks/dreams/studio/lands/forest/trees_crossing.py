"""Card 44, Trees Crossing."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import ell, inter, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human

BARK = "#efe9dc"
Place = tuple[float, float]


@card(44, "trees-crossing", "Trees Crossing", Land.FOREST, gouache, hand=LOOSE, con=0.15, sat=1.08, vig=0.34)
def trees_crossing() -> Scene:
    """Trees Crossing: from the driver's seat, birches as high as towers step over the road in enormous shoes.

    Gouache, birch spring, worm's eye through a windscreen; in the mirror the driver has had enough. Anger.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fff6d0", shadow="#1e2c38", fog="#cfe0c0", seed=441)
    r = rng(14)
    road(sc, r)
    walkers(sc, r)
    warden(sc)
    car(sc)
    mirror(sc)
    return sc


def road(sc: Scene, r: Generator) -> None:
    """Spring haze, woods on both sides, a road that runs at us."""
    sc.sky([(0, "#86b48c"), (0.5, "#cfe0b0"), (1, "#fbf6d4")], 0, 820, warp=80)
    sc.glow(300, 520, 620, "#fffbe0", 0.7, 1.6)
    for y, colour, seed, fog in ((640, "#a8c490", 3, 0.5), (720, "#84ac70", 4, 0.25), (780, "#5f8c54", 5, 0.0)):
        sc.add(land(ridge(y, 46, 120, seed)), colour, fog=fog, mottle=0.16, depth=0.15)
    sc.add(
        poly([(-20, 800), (W + 20, 800), (W + 20, H), (-20, H)]),
        Lin([(0, "#8cb060"), (1, "#4c7a40")], (0, 800), (0, 1250)),
        depth=0.2,
        mottle=0.16,
    )
    way = poly([(455, 800), (560, 800), (1180, 1290), (-160, 1290)])
    sc.add(way, Lin([(0, "#b4b4ac"), (1, "#6c7078")], (0, 800), (0, 1290)), depth=0.25, mottle=0.14)
    for k in range(7):
        u0, u1 = 0.28 + k * 0.075, 0.28 + k * 0.075 + 0.04
        y = 1040
        x0, x1 = -70 + 1130 * (u0 - 0.28) / 0.52, -70 + 1130 * (u1 - 0.28) / 0.52
        sc.add(
            poly([(x0, y), (x1, y), (508 + (x1 - 508) * 1.5, y + 120), (508 + (x0 - 508) * 1.5, y + 120)]),
            "#f4f0e0",
            alpha=0.85,
            depth=0.26,
            mottle=0.14,
        )
    tufts = [
        (
            poly([(x, y), (x + r.uniform(-8, 8), y - r.uniform(10, 34)), (x + 5, y)]),
            mix("#3c6a38", "#c0d878", r.random()),
        )
        for x, y in ((r.uniform(-20, W + 20), r.uniform(800, 1200)) for _ in range(700))
        if abs(x - 508) > 70 + (y - 800) * 1.2
    ]
    sc.polys(tufts, depth=0.3, detail=0.5)


def leg(sc: Scene, way: list[Place], widths: list[float], r: Generator, *, fog: float = 0.0) -> None:
    """A birch trunk that bends at the knee: white bark in strips, black scars, lit on the left."""
    path = limb(way, widths, 60)
    wide = max(widths)
    m = sc.add(
        path,
        mix(BARK, sc.fogc, fog),
        vol=wide * 0.5,
        depth=0.6,
        mottle=0.1,
        shade=1.0,
        rim=("#fffbe6", wide * 0.06),
        shadow=(wide * 0.3, 10, wide * 0.16, 0.4),
    )
    marks = []
    low, high = way[-1][1], way[0][1]
    for _ in range(int(26 + wide / 6)):
        u = r.random()
        y = high + (low - high) * u
        x = float(np.interp(y, [p[1] for p in way], [p[0] for p in way])) + r.uniform(-0.46, 0.46) * wide
        long = wide * r.uniform(0.12, 0.5)
        marks.append(
            (
                limb(
                    [(x - long / 2, y + r.uniform(-5, 5)), (x, y + 5), (x + long / 2, y)],
                    [1, wide * r.uniform(0.02, 0.075), 1],
                    10,
                ),
                mix("#2a2824", sc.fogc, fog),
                0.9,
            )
        )
    sc.polys(marks, depth=0.6, detail=0.55, clip=m)
    knee = way[len(way) // 2]
    scar = ell(knee[0] - wide * 0.05, knee[1], wide * 0.2, wide * 0.28)
    sc.mul("#3a342c", blur(mask(inter(path, scar)), wide * 0.05) * (0.8 - fog))
    bare = [
        limb(
            [
                (knee[0] + wide * 0.4 * s, knee[1] - 80),
                (knee[0] + wide * (0.7 + 0.2 * s) * s, knee[1] - 150),
                (knee[0] + wide * 1.3 * s, knee[1] - 170),
            ],
            [wide * 0.16, wide * 0.1, 2],
            16,
        )
        for s in (-1, 1)
    ]
    sc.add(mask(bare), mix("#d8d0c0", sc.fogc, fog), depth=0.58, detail=0.5)


def shoe(sc: Scene, x: float, y: float, s: float, colour: Colour, kind: str, *, flip: bool = False) -> None:
    """A shoe about 300 long at scale 1 whose sole stands at y; kinds: brogue, boot or pump."""
    k = -1 if flip else 1

    def at(*pts: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + px * k * s, y + py * s, *rest) for px, py, *rest in pts]

    looks = {"depth": 0.8, "detail": 0.6, "mottle": 0.12}
    dark = mix(colour, "#140c14", 0.6)
    if kind == "boot":
        shape = at(
            (-80, -250, 1), (78, -254, 1), (82, -110), (150, -82), (214, -36), (206, -14, 1), (-92, -14, 1), (-90, -120)
        )
    elif kind == "pump":
        shape = at(
            (-86, -128, 1),
            (-40, -104),
            (34, -66),
            (110, -92),
            (206, -34),
            (214, -12, 1),
            (96, -12),
            (20, -40),
            (-52, -84),
            (-64, -12, 1),
            (-88, -12, 1),
        )
    else:
        shape = at(
            (-86, -136, 1), (60, -140, 1), (110, -92), (190, -72), (224, -30), (214, -14, 1), (-92, -14, 1), (-96, -80)
        )
    sc.mul("#141a24", blur(mask(spline(at((-120, -8), (60, -20), (240, -6), (200, 26), (-90, 26)))), 12 * s) * 0.75)
    if kind != "pump":
        sc.add(spline(at((-98, -22, 1), (214, -22, 1), (222, 4, 1), (-100, 4, 1))), dark, vol=8 * s, **looks)
    m = sc.add(
        spline(shape),
        Lin(
            [(0, mix(colour, "#ffffff", 0.2)), (1, mix(colour, "#100c18", 0.35))],
            (x - 80 * s, y - 180 * s),
            (x + 120 * s, y),
        ),
        vol=58 * s,
        shade=1.0,
        rim=("#fff6d0", 6 * s),
        **looks,
    )
    shine = limb(at((120, -74), (170, -60), (200, -36)), [4 * s, 16 * s, 4 * s], 16)
    sc.screen("#ffffff", blur(mask(shine), 6 * s) * m * 0.6)
    for fold in (0, 1, 2):
        crease = limb(at((60 + fold * 22, -112 + fold * 14), (50 + fold * 24, -70 + fold * 8)), [3 * s, 8 * s], 10)
        sc.mul("#140c14", blur(mask(crease), 3 * s) * m * 0.5)
    if kind == "brogue":
        for i in range(4):
            lace = limb(at((34 + i * 22, -132 + i * 13), (70 + i * 20, -98 + i * 7)), [8 * s, 8 * s], 8)
            sc.add(lace, "#f4ecd8", vol=3 * s, depth=0.82, detail=0.7)


def walkers(sc: Scene, r: Generator) -> None:
    """Far legs in haze, then three near ones that go out of the picture."""
    for x, s, c in ((300, 0.3, "#6a7a9a"), (700, 0.34, "#a86a5a")):
        leg(sc, [(x - 30, -40), (x - 10, 300), (x + 26, 600), (x, 900)], [40, 44, 46, 50], r, fog=0.45)
        shoe(sc, x, 918, s, mix(c, "#cfe0c0", 0.3), "brogue")
    leg(sc, [(120, -60), (150, 250), (238, 560), (190, 880), (180, 1000)], [104, 112, 118, 116, 108], r, fog=0.1)
    shoe(sc, 180, 1078, 0.82, "#e0b030", "boot")
    leg(sc, [(600, -60), (560, 200), (470, 450), (548, 740), (556, 900)], [92, 96, 100, 94, 90], r, fog=0.16)
    shoe(sc, 590, 946, 0.66, "#3a6a9c", "brogue")
    leg(sc, [(880, -60), (850, 260), (740, 600), (850, 920), (912, 1130)], [156, 166, 176, 160, 130], r)
    shoe(sc, 860, 1196, 1.22, "#b8302e", "pump", flip=True)
    crowns = []
    for _ in range(420):
        x, y = r.uniform(-20, W + 20), r.uniform(-30, 150) + 60 * math.sin(r.random() * 6)
        crowns.append(
            (
                ell(x, y, r.uniform(9, 22), r.uniform(6, 12), r.uniform(0, 180)),
                mix("#4c8044", "#d8e880", r.random()),
                0.9,
            )
        )
    sc.polys(crowns, depth=0.7, detail=0.45)


def warden(sc: Scene) -> None:
    """A small boy between the shoes holds up a paddle without a word on it."""
    who = human(
        sc,
        402,
        1010,
        190,
        Gesture(hands=((0.2, -0.12, 1.0), (0.05, 0.15, 0.45)), lean=-2, nod=-10),
        Look(coat="#f0c030", legs="#33405c", hat="cap", hat_colour="#b8302e", hem=0.34),
        build=CHILD,
        turn=64,
        right=(352, 866),
        rim=("#fffbe0", 3),
        shadow={"along": 0.9, "strength": 0.5},
    )
    hx, hy = who.hands[0]
    sc.add(limb([(hx + 3, hy + 24), (hx - 8, hy - 46)], [7, 7], 6), "#8a5a34", depth=0.9, detail=0.8)
    sc.add(ell(hx - 14, hy - 78, 38, 40), "#c8302c", vol=6, depth=0.9, detail=0.8, rim=("#fffbe0", 3))
    sc.add(mask(ell(hx - 14, hy - 78, 28, 30), stroke=5), "#fff6e4", depth=0.9, mottle=0)


def car(sc: Scene) -> None:
    """What one sees from behind the wheel: bonnet, dashboard, wheel, two furry paws, a snail on the bonnet."""
    bonnet = spline([(-30, 1330, 1), (120, 1226), (400, 1190), (650, 1192), (900, 1230), (1050, 1330, 1)])
    sc.add(
        bonnet,
        Lin([(0, "#8ec4d4"), (1, "#2f6a8a")], (0, 1180), (0, 1340)),
        vol=70,
        depth=0.9,
        mottle=0.1,
        rim=("#ffffff", 6, (-0.3, -1), 0.9),
        detail=0.4,
    )
    sc.screen("#ffffff", blur(mask(limb([(250, 1216), (500, 1204), (720, 1214)], [4, 16, 4], 30)), 8) * 0.6)
    dash = spline(
        [(-30, 1370, 1), (200, 1318), (508, 1300), (820, 1318), (1050, 1370, 1), (1050, H + 40, 1), (-30, H + 40, 1)]
    )
    sc.add(
        dash,
        Lin([(0, "#4a3430"), (1, "#140e12")], (0, 1300), (0, H)),
        vol=50,
        depth=0.95,
        mottle=0.12,
        shadow=(0, -16, 18, 0.5),
    )
    for x, pts in (
        (0, ((-30, -30), (70, -30), (-4, 1380), (-30, 1380))),
        (1, ((W + 30, -30), (958, -30), (1022, 1380), (W + 30, 1380))),
    ):
        sc.add(poly(pts), "#1a1418" if x else "#2a2024", depth=0.96, vol=10, rim=("#d8e4c8", 4, (1 - 2 * x, -0.2), 0.6))
    sc.add(rect(-20, -20, W + 40, 50), "#1a1418", depth=0.96, soft=1)
    wheel = ell(440, 1560, 320, 262)
    sc.add(
        mask(wheel, stroke=46),
        "#2c1c18",
        depth=0.98,
        vol=20,
        rim=("#f0dcb0", 5, (-0.3, -1), 0.7),
        shadow=(0, 14, 10, 0.6),
    )
    for x, y, a in ((214, 1398, -40), (664, 1392, 40)):
        paw = spline(
            [
                (x - 58, y + 70),
                (x - 62, y),
                (x - 34, y - 42),
                (x + 10, y - 50),
                (x + 50, y - 26),
                (x + 62, y + 30),
                (x + 40, y + 84),
            ]
        )
        sc.add(
            paw,
            Lin([(0, "#f0e4d4"), (1, "#a08a80")], (x - 50, y - 40), (x + 50, y + 80)),
            vol=30,
            depth=1,
            mottle=0.14,
            rim=("#fffbe8", 4),
            shadow=(6, 12, 8, 0.6),
            detail=0.6,
        )
        for k in (-22, 6, 34):
            sc.mul("#4a3430", blur(mask(limb([(x + k, y - 44), (x + k + a * 0.12, y - 4)], [3, 6], 8)), 2) * 0.7)
    shell = ell(742, 1262, 26, 24)
    sc.add(limb([(714, 1286), (750, 1288), (786, 1278)], [10, 16, 9], 16), "#c8b890", vol=5, depth=0.97, detail=0.7)
    sc.add(shell, "#a8643c", vol=14, depth=0.98, detail=0.7, shadow=(3, 5, 4, 0.4))
    sc.add(mask(ell(744, 1264, 13, 12), stroke=4), "#6a3820", depth=0.98, mottle=0)


def mirror(sc: Scene) -> None:
    """In the mirror: two long ears laid back and a pair of furious eyes."""
    sc.add(limb([(640, 20), (640, 84)], [16, 16], 6), "#1a1418", depth=0.98)
    glass = rect(466, 70, 350, 128, 40)
    sc.add(
        rect(454, 58, 374, 152, 50),
        "#1a1418",
        vol=10,
        depth=0.98,
        shadow=(6, 14, 12, 0.5),
        rim=("#d8e4c8", 3, (-0.3, -1), 0.6),
    )
    m = sc.add(glass, Lin([(0, "#4c5c58"), (1, "#2a302e")], (0, 70), (0, 198)), depth=0.99, mottle=0.1)
    fur = spline([(500, 210), (520, 130), (600, 96), (690, 98), (770, 134), (790, 210)])
    sc.add(mask(fur) * m, "#d8c8b4", vol=30, depth=0.99, mottle=0.14, detail=0.7)
    for s, x in ((-1, 560), (1, 726)):
        ear = limb([(x, 112), (x + s * 46, 84), (x + s * 96, 92)], [34, 30, 12], 16)
        sc.add(mask(ear) * m, "#c0a894", vol=10, depth=0.99, detail=0.7)
    for s, x in ((-1, 596), (1, 692)):
        sc.add(mask(ell(x, 150, 27, 23)) * m, "#fff4dc", depth=1, detail=0.9, mottle=0, vol=8)
        sc.add(mask(ell(x - s * 5, 154, 12, 14)) * m, "#3a1810", depth=1, detail=1, mottle=0)
        sc.add(ell(x - s * 5 - 4, 149, 4), "#ffffff", depth=1, detail=1, mottle=0)
        brow = limb([(x + s * 40, 106), (x, 126), (x - s * 32, 146)], [10, 19, 10], 12)
        sc.add(mask(brow) * m, "#6a4a3c", depth=1, detail=0.9)
    sc.add(mask(spline([(630, 178), (660, 178), (646, 194)])) * m, "#b86a6a", depth=1, detail=0.9)
    gleam = smooth(0.3, 0.9, noise(90, 2, 3, aspect=3)) * m
    sc.screen("#ffffff", gleam * 0.12)
