"""Card 65, The Iceberg's Other Half."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import cast, line, relief
from ...kit.paths import T, ell, limb, mask, poly, rect, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.figure import figure
from ...motifs.sea import fish
from ...motifs.sky import cumulus

LAMP = "#f2a04a"


def lantern(sc, x, y, s, *, lit=True, depth=0.95):
    """Hand lantern hanging from (x, y)."""
    line(sc, [(x, y), (x, y + 12 * s)], 3 * s, "#3a2c28")
    sc.add(
        poly([(x - 12 * s, y + 20 * s), (x + 12 * s, y + 20 * s), (x + 5 * s, y + 9 * s), (x - 5 * s, y + 9 * s)]),
        "#4a3a34",
        vol=3 * s,
        depth=depth,
        detail=1,
    )
    glass = rect(x - 10 * s, y + 20 * s, 20 * s, 30 * s, 3 * s)
    sc.add(glass, "#fff2b8" if lit else "#b8ccd4", depth=depth, detail=1, emit=0.6 if lit else 0, mottle=0)
    for dx in (-10, 0, 10):
        line(sc, [(x + dx * s, y + 20 * s), (x + dx * s, y + 50 * s)], 2 * s, "#4a3a34")
    sc.add(rect(x - 13 * s, y + 49 * s, 26 * s, 7 * s, 2), "#4a3a34", vol=2 * s, depth=depth, detail=1)
    if lit:
        sc.glow(x, y + 34 * s, 70 * s, "#ffe090", 0.95, 2.0)
        sc.glow(x, y + 34 * s, 200 * s, "#ffb850", 0.45, 1.8)


def penguin(sc, t, back="#22304a", rim=("#ffffff", 4, (-0.6, -0.7), 0.85), depth=0.92):
    """Emperor penguin, three-quarter view facing right, 210 units tall, feet at y = 0, near flipper held out."""
    k = t.a[2]
    kw = {"depth": depth, "detail": 1}
    cast(sc, t(ell(0, 2, 60, 10)), 5, 0.45, "#1f4a68")
    _penguin_feet(sc, t, k, kw, back)
    _penguin_body(sc, t, back, k, rim, kw)
    _penguin_head(sc, t, back, k, rim, kw)
    _flippers(sc, t, back, k, rim, kw)


def _penguin_feet(sc: Scene, t, k, kw, back) -> None:
    for x in (-18, 24):
        sc.add(t(ell(x, -3, 22, 8)), "#e8903c", vol=4 * k, **kw)
    sc.add(t(spline([(-54, -22), (-78, -4, 1), (-40, -8)])), back, vol=5 * k, **kw)


def _penguin_body(sc: Scene, t, back, k, rim, kw) -> None:
    body = spline(
        [
            (-46, -10),
            (-64, -60),
            (-58, -116),
            (-36, -158),
            (4, -170),
            (40, -156),
            (60, -110),
            (62, -56),
            (46, -8),
            (0, 0),
        ]
    )
    sc.add(
        t(body), Lin([(0, mix(back, "#6a90b8", 0.35)), (1, back)], t((-60, 0)), t((60, 0))), vol=44 * k, rim=rim, **kw
    )
    belly = spline(
        [(-10, -12), (-22, -60), (-14, -114), (8, -146), (38, -138), (56, -104), (58, -56), (44, -12), (14, -2)]
    )
    sc.add(
        t(belly), Lin([(0, "#fff2c8"), (0.35, "#ffffff"), (1, "#c8d8e4")], t((0, -150)), t((0, 0))), vol=34 * k, **kw
    )


def _penguin_head(sc: Scene, t, back, k, rim, kw) -> None:
    head = spline([(-30, -160), (-34, -190), (-16, -212), (14, -216), (38, -202), (44, -180), (36, -160), (4, -148)])
    sc.add(t(head), mix(back, "#0c1020", 0.3), vol=24 * k, rim=rim, **kw)
    sc.add(
        t(spline([(-14, -176), (-6, -190), (8, -184), (10, -164), (0, -148), (-14, -154)])), "#f4b040", vol=6 * k, **kw
    )
    sc.add(
        t(spline([(36, -196, 1), (66, -190), (84, -180, 1), (62, -176), (38, -178, 1)])),
        "#2a2430",
        vol=5 * k,
        rim=rim,
        **kw,
    )
    line(sc, [t((40, -184)), t((62, -182)), t((78, -181))], 3.4 * k, "#e8903c")
    sc.add(t(ell(20, -194, 4.4)), "#ffffff", mottle=0, **kw)
    sc.add(t(ell(21, -194, 2.6)), "#101018", mottle=0, **kw)


def _flippers(sc: Scene, t, back, k, rim, kw) -> None:
    sc.add(t(limb([(-44, -130), (-70, -96), (-74, -52)], [26, 22, 8])), back, vol=9 * k, rim=rim, **kw)
    sc.add(
        t(limb([(36, -132), (70, -126), (102, -142)], [28, 22, 11])),
        mix(back, "#6a90b8", 0.2),
        vol=9 * k,
        rim=rim,
        shadow=(2, 6, 6, 0.3),
        **kw,
    )


def ice_tower(sc, x, base, w, h, roof, windows, lit="#ffffff", mid="#cfe4ea", dark="#7fb0c4", depth=0.5):
    """Round ice tower: lit left face, blue right face, cone roof, battlement ring."""
    body = rect(x - w / 2, base - h, w, h + 30)
    sc.add(
        body,
        Lin([(0, lit), (0.45, mid), (1, dark)], (x - w / 2, 0), (x + w / 2, 0)),
        vol=w * 0.3,
        shade=0.5,
        depth=depth,
        detail=0.6,
        mottle=0.05,
    )
    ring = rect(x - w * 0.6, base - h - 6, w * 1.2, w * 0.26, 4)
    sc.add(
        ring,
        Lin([(0, lit), (0.5, mid), (1, dark)], (x - w * 0.6, 0), (x + w * 0.6, 0)),
        vol=6,
        depth=depth,
        detail=0.7,
        shadow=(0, 6, 5, 0.3),
    )
    teeth = [
        (rect(x - w * 0.6 + i * w * 0.3, base - h - w * 0.16, w * 0.17, w * 0.18), mix(lit, dark, i / 4.5))
        for i in range(4)
    ]
    sc.polys(teeth, depth=depth, detail=0.7)
    if roof:
        cone = poly([(x - w * 0.52, base - h - w * 0.08), (x, base - h - roof), (x + w * 0.52, base - h - w * 0.08)])
        sc.add(
            cone,
            Lin([(0, "#ffffff"), (0.5, "#b0d4e0"), (1, "#5f98b4")], (x - w * 0.5, 0), (x + w * 0.5, 0)),
            vol=w * 0.22,
            depth=depth,
            detail=0.7,
        )
    for i in range(windows):
        y = base - h + w * 0.5 + i * w * 0.85
        slit = spline(
            [
                (x - w * 0.09, y + w * 0.26, 1),
                (x - w * 0.09, y),
                (x, y - w * 0.12),
                (x + w * 0.09, y),
                (x + w * 0.09, y + w * 0.26, 1),
            ]
        )
        sc.add(slit, "#4a88a4", depth=depth, detail=0.9, mottle=0)


WATER = 640


@card(65, "the-icebergs-other-half", "The Iceberg's Other Half", Land.EDGES, gouache, vig=0.28)
def the_icebergs_other_half() -> Scene:
    """An iceberg is a castle by day above the water and a lit city by night below it, back to back.

    A penguin and a gentleman with a lantern stand foot to foot and do not know of each other.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fffaf0", shadow="#0f3a58", fog="#dcecf0", seed=651)
    _day(sc)
    sea = _deep(sc)
    _ice_above(sc)
    _castle(sc)
    _shelf(sc)
    under_mask = _ice_below(sc, sea)
    _shore_line(sc)
    _lantern_bearers(sc, sea)
    _fish(sc, sea, under_mask)
    return sc


def _day(sc: Scene) -> None:
    sc.sky([(0, "#5fa8cc"), (0.45, "#a8d8e4"), (0.8, "#e8f4ec"), (1, "#fdf0d4")], 0, WATER, warp=30)
    sc.setflow(swirl(sc, 0, 0.7, 400, 2))
    sc.glow(190, 190, 420, "#fffbe4", 0.8, 1.6)
    sc.add(ell(180, 190, 52), "#fffdf0", mottle=0, depth=0.02, emit=0.4)
    for x, y, w, h, seed in ((800, 200, 380, 90, 4), (140, 380, 320, 60, 6), (890, 430, 280, 50, 7)):
        cumulus(sc, x, y, w, h, seed, light="#ffffff", mid="#e0ecf0", dark="#a0c0d0", depth=0.05)
    sc.add(land(ridge(610, 22, 120, 5, oct=3, sharp=True)), "#d0e4ea", depth=0.08, fogg=(580, 660, 0.5, "#f4f8f0"))
    birds = [vbird(x, y, s, u) for x, y, s, u in ((350, 170, 0.5, 0.8), (410, 210, 0.4, 0.5), (300, 232, 0.36, 1.0))]
    sc.add(mask(birds), "#5a8098", depth=0.06, detail=0.8, mottle=0)


def _deep(sc: Scene):
    sea = (sc.y >= WATER).astype(np.float32)
    sc.mixin(
        ramp(
            [(0, "#3f9ab0"), (0.12, "#1f6a88"), (0.45, "#12496a"), (1, "#0a2a44")], (sc.y - WATER) / (H - WATER)
        ).astype(np.float32),
        smooth(WATER - 1, WATER + 1, sc.y),
    )
    sc.setflow(swirl(sc, 0, 0.5, 300, 7), sea)
    for x0, x1, w in ((120, -40, 70), (330, 260, 50), (730, 860, 60), (900, 1080, 80)):
        sc.beam(
            [(x0 - w * 0.4, WATER), (x0 + w * 0.4, WATER), (x1 + w * 1.6, 1180), (x1 - w * 1.6, 1180)],
            "#7fd0d8",
            0.2,
            22,
            fade=((x0, WATER), 620),
        )
    return sea


def _ice_above(sc: Scene) -> None:
    top = spline(
        [
            (196, 660, 1),
            (216, 606),
            (286, 570),
            (330, 520),
            (420, 500),
            (500, 470),
            (600, 486),
            (680, 520),
            (742, 566),
            (824, 600),
            (846, 660, 1),
        ]
    )
    top_mask = sc.add(
        top,
        Lin([(0, "#ffffff"), (0.5, "#d8ecf0"), (1, "#84b8cc")], (230, 480), (830, 660)),
        vol=60,
        depth=0.4,
        detail=0.5,
    )
    relief(sc, top_mask, 0.16, 60, 5, 4, -4)


def _castle(sc: Scene) -> None:
    towers = [
        (420, 520, 64, 150, 96, 2),
        (596, 520, 70, 170, 100, 2),
        (700, 560, 56, 90, 76, 1),
        (330, 566, 52, 70, 0, 1),
        (508, 500, 92, 236, 132, 3),
    ]
    for x, base, w, h, roof, windows in towers:
        ice_tower(sc, x, base, w, h, roof, windows)
    wall = poly([(330, 584), (330, 520), (430, 500), (590, 500), (700, 530), (700, 596)])
    sc.add(
        wall,
        Lin([(0, "#ffffff"), (1, "#9cc8d8")], (330, 0), (700, 0)),
        vol=8,
        depth=0.55,
        detail=0.6,
        rim=("#ffffff", 4, (-0.3, -1), 0.9),
    )
    teeth = [(rect(334 + i * 32, 500 + abs(i - 5.5) * 3, 18, 22), mix("#ffffff", "#a0c8d8", i / 12)) for i in range(12)]
    sc.polys(teeth, depth=0.55, detail=0.7)
    gate = spline([(478, 592, 1), (478, 548), (508, 526), (538, 548), (538, 592, 1)])
    sc.add(gate, "#3f7a98", depth=0.56, detail=0.8)


def _shelf(sc: Scene) -> None:
    shelf = spline(
        [
            (150, 664, 1),
            (176, 626),
            (280, 604),
            (420, 592),
            (508, 590),
            (640, 596),
            (760, 612),
            (866, 632),
            (880, 664, 1),
        ]
    )
    shelf_mask = sc.add(
        shelf,
        Lin([(0, "#ffffff"), (1, "#b4d8e2")], (0, 590), (0, 660)),
        vol=22,
        depth=0.58,
        detail=0.6,
        rim=("#ffffff", 4, (-0.2, -1), 0.9),
    )
    relief(sc, shelf_mask, 0.1, 30, 8)
    # blown snow instead of flags, which would be somebody's
    for x, y in ((508, 132), (420, 274), (596, 250)):
        sc.mixin("#ffffff", blur(mask(limb([(x, y), (x + 46, y - 14), (x + 96, y - 8)], [8, 16, 2])), 4) * 0.7)


def _ice_below(sc: Scene, sea):
    under = spline(
        [
            (150, 648, 1),
            (886, 648, 1),
            (872, 760),
            (800, 900),
            (742, 1040),
            (640, 1190),
            (560, 1300),
            (508, 1392),
            (462, 1290),
            (380, 1180),
            (286, 1030),
            (214, 880),
            (160, 760),
        ]
    )
    under_mask = mask(under)
    sc.mul("#031420", blur(under_mask, 30) * sea * 0.5)
    sc.add(
        under_mask * sea,
        Lin([(0, "#5fa8bc"), (0.2, "#2f7a96"), (0.6, "#1f5c7c"), (1, "#2a6c88")], (0, WATER), (0, 1390)),
        vol=110,
        shade=0.7,
        rim=("#8fd0dc", 6, (-0.7, 0.5), 0.6),
        depth=0.45,
        detail=0.5,
        mottle=0.08,
    )
    relief(sc, under_mask * sea, 0.14, 50, 15, 3, 3)
    hanging_city(sc, WATER)
    return under_mask


def _shore_line(sc: Scene) -> None:
    surface = ridge(WATER, 5, 110, 21, oct=3)
    band = mask(poly(surface, closed=False), stroke=7)
    sc.mixin("#f8fcfa", band * 0.85)
    sc.mixin(
        "#bfe4e4", blur(np.clip(smooth(WATER, WATER + 4, sc.y) - smooth(WATER + 4, WATER + 40, sc.y), 0, 1), 2) * 0.35
    )


def _lantern_bearers(sc: Scene, sea) -> None:
    """The penguin above, and the gentleman who hangs below."""
    penguin(sc, T(256, 622, 0.98))
    lantern(sc, 256 + 100, 622 - 142, 1.0, lit=False)
    rim = ("#ffd890", 4, (0.7, -0.4), 0.9)
    gx, gy, gh = 716, 664, 286
    sc.mul("#0a2440", blur(mask(ell(gx - 10, gy + 150, 112, 170)), 24) * sea * 0.85)
    sc.glow(gx, gy + 262, 130, "#ffb860", 0.75, 1.6)
    figure(
        sc,
        gx,
        gy,
        gh,
        coat="#f2e2c4",
        hair="#2a2234",
        skin="#f0bc94",
        legs="#c83a4a",
        hat="top",
        lean=180,
        arm=(0.34, -0.66),
        rim=rim,
        stride=0.06,
        skirt=0.34,
        scarf="#c83a4a",
    )
    hand = T(gx, gy, gh, 180)((0.34, -0.66))
    lantern(sc, hand[0], hand[1] - 6, 1.15, lit=True)
    sc.add(rect(gx - 70, gy - 12, 140, 14, 6), "#6fb0c0", vol=5, depth=0.6, detail=0.7)


def _fish(sc: Scene, sea, under_mask) -> None:
    sc.stars(120, H, 9, ymin=WATER + 120, col="#c8f0f0", size=(0.6, 2.2), clip=sea * (1 - under_mask))
    shoal = []
    r = rng(5)
    for _i in range(22):
        x = 150 + r.normal(0, 50)
        y = 1080 + r.normal(0, 60) + (x - 150) * 0.4
        shoal.append((fish(T(x, y, r.uniform(0.24, 0.4), -14), 4), mix("#7fd0d8", "#2f7a94", r.random())))
    for _i in range(16):
        x = 880 + r.normal(0, 36)
        y = 1240 + r.normal(0, 50)
        shoal.append((fish(T(x, y, r.uniform(0.24, 0.36), 12, flip=True), 4), mix("#7fd0d8", "#2f7a94", r.random())))
    sc.polys(shoal, depth=0.7, detail=0.8, mottle=0.03)


def hanging_city(sc, water):
    """Houses that hang from the iceberg: walls with lit windows, gables pointing down, the longest in the middle."""
    r = rng(17)
    for row, x, w, reach, kind in _place_houses(r):
        tone = ("#123c58", "#1c5470", "#2a6c88")[row]
        foot = water + 10 + reach
        sc.add(
            union(rect(x, water + 4, w, reach), *_gable(kind, x, w, foot)),
            Lin([(0, mix(tone, "#9fd0d8", 0.18)), (1, mix(tone, "#041420", 0.35))], (x, 0), (x + w, 0)),
            depth=0.5 + 0.04 * row,
            detail=0.6,
            rim=("#7fc8d8", 3, (-0.7, 0.5), 0.5),
            shadow=(6, -4, 8, 0.5, "#04121e"),
            mottle=0.05,
            flow=math.pi / 2,
        )
        _windows(sc, r, tone, x, w, water, foot)
    line(sc, [(352, 1010), (440, 1034), (520, 1018)], 2.4, "#9fd0d8", 0.8)
    wash = [
        (rect(374 + i * 26, 1000 - 3 * (i % 2), 15, 20, 2), c)
        for i, c in enumerate(("#f4fafa", "#c83a4a", "#f2a04a", "#9fd0d8", "#f4fafa"))
    ]
    sc.polys(wash, depth=0.6, detail=0.9)


def _place_houses(r) -> list:
    """Row, left edge, width, length and kind of gable of each house."""
    houses = []
    for row in range(3):
        x = 190 + row * 26
        while x < 860 - row * 20:
            w = r.uniform(42, 76)
            centre = abs((x + w / 2 - 512) / 350)
            reach = (1 - centre**1.5) * (690 - row * 170) * r.uniform(0.72, 1.0)
            if reach > 70:
                houses.append((row, x, w, reach, int(r.integers(0, 4))))
            x += w * r.uniform(0.95, 1.2)
    return houses


def _gable(kind: int, x: float, w: float, foot: float) -> list:
    """The lower end of a house: gable, spire, dome with a finial, or chimneys."""
    match kind:
        case 0:
            return [poly([(x - 4, foot - 1), (x + w / 2, foot + w * 0.8), (x + w + 4, foot - 1)])]
        case 1:
            return [poly([(x + w * 0.2, foot - 1), (x + w / 2, foot + w * 1.3), (x + w * 0.8, foot - 1)])]
        case 2:
            return [ell(x + w / 2, foot, w * 0.42), rect(x + w / 2 - 3, foot, 6, w * 0.8)]
        case _:
            chimney = rect(x + w * 0.62, foot - 2, w * 0.16, w * 0.5)
            return [rect(x + w * 0.1, foot - 2, w * 0.3, w * 0.35), chimney]


def _windows(sc, r, tone, x: float, w: float, water: float, foot: float) -> None:
    lit = []
    dark = []
    columns = max(int(w / 19), 2)
    gap = w / columns
    y = water + 40 + r.uniform(0, 16)
    while y < foot - 14:
        for i in range(columns):
            window = rect(x + gap * (i + 0.5) - 5, y, 10, 14, 1)
            (lit if r.random() < 0.52 else dark).append(window)
        y += r.uniform(25, 34)
    if dark:
        sc.add(mask(dark), mix(tone, "#020a14", 0.6), depth=0.55, detail=0.8, mottle=0)
    if lit:
        sc.add(mask(lit), mix("#ffd880", LAMP, r.random() * 0.7), depth=0.56, detail=0.95, mottle=0.04, emit=0.8)
        sc.screen("#ff9a40", blur(mask(lit), 7) * 0.35)
