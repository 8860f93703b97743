"""Card 7, Diver's Garden."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, cut, ell, limb, mask, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sea import bubble, fish
from .motifs import starfish
from .sea_creatures import anemone, rose_head, seahorse

HELMET_X, HELMET_Y = 500, 890
BRASS_LIT, BRASS_DARK = "#ffe6a0", "#5a3a2a"
EDGE = ("#fff8d8", 6, (0.5, -0.8), 0.85)


def watering_can(sc: Scene, t: T, colour: str = "#4a8fb0", depth: float = 0.92) -> None:
    """Watering can with its spout to the right; origin in the middle of the body."""
    k = t.a[2]
    rim = ("#f4fff0", 3 * k, (-0.5 if t.a[4] else 0.5, -0.8), 0.9)
    keep = {"depth": depth, "detail": 0.95, "rim": rim}
    sc.add(
        t(limb([(-34, 20), (-76, 0), (-70, -52), (-30, -44)], [9, 10, 10, 9], 24)),
        mix(colour, "#102030", 0.25),
        vol=5 * k,
        **keep,
    )
    sc.add(t(limb([(28, 18), (58, -8), (84, -40)], [20, 14, 11], 16)), colour, vol=7 * k, **keep)
    sc.add(t(X(ell(0, 0, 9, 21), 88, -45, 1, 42)), mix(colour, "#ffffff", 0.25), vol=5 * k, **keep)
    sc.add(
        t(spline([(-34, -44, 1), (-42, 40, 1), (-20, 48), (20, 48), (42, 40, 1), (34, -44, 1)])),
        Lin(
            [(0, mix(colour, "#0a2030", 0.4)), (0.6, mix(colour, "#ffffff", 0.25)), (1, colour)],
            t((-40, 0)),
            t((42, 0)),
        ),
        vol=18 * k,
        **keep,
    )
    sc.add(t(ell(0, -44, 34, 9)), mix(colour, "#06202c", 0.6), depth=depth, detail=0.95)
    sc.add(t(limb([(-20, -46), (0, -82), (24, -46)], [8, 8, 8], 20)), mix(colour, "#102030", 0.15), vol=4 * k, **keep)


def port(sc: Scene, cx, cy, rx, ry, glass):
    """Round window in a bolted brass ring; returns the mask of its glass."""
    sc.add(
        ell(cx, cy, rx * 1.30, ry * 1.26),
        Lin([(0, "#7a4e2a"), (0.6, "#f0c468"), (1, "#b07a38")], (cx - rx, cy + ry), (cx + rx, cy - ry)),
        vol=rx * 0.22,
        depth=0.6,
        detail=0.85,
        rim=("#fffbe0", 4, (0.5, -0.8), 0.9),
        shadow=(-8, 10, 9, 0.55),
    )
    for i in range(8):
        a = i * math.pi / 4 + 0.3
        sc.add(
            ell(cx + rx * 1.15 * math.cos(a), cy + ry * 1.12 * math.sin(a), rx * 0.085 + 2),
            "#ffe6a8",
            vol=5,
            depth=0.62,
            detail=0.95,
            shadow=(-2, 3, 2, 0.6),
        )
    return sc.add(ell(cx, cy, rx, ry), glass, depth=0.63, detail=0.8, mottle=0.04)


def water(sc: Scene) -> None:
    """Light water, with beams from above right."""
    sc.sky([(0, "#f4fde0"), (0.22, "#cdf2d2"), (0.55, "#8fd4bc"), (0.85, "#57a99e"), (1, "#3f8f8c")], 0, 1300, warp=80)
    sc.setflow(np.full_like(sc.x, 1.15) + noise(420, 2, 4) * 0.5)
    for x0, x1, w, a in (
        (760, 240, 120, 0.30),
        (880, 520, 90, 0.26),
        (640, 30, 80, 0.22),
        (980, 820, 110, 0.26),
        (520, -60, 60, 0.18),
    ):
        sc.beam([(x0, -60), (x0 + w * 0.7, -60), (x1 + w * 2.4, 1500), (x1, 1500)], "#fffbe0", a, 24)


def far_kelp(sc: Scene, r: np.random.Generator) -> None:
    """Kelp and a ridge in the haze."""
    for _i in range(15):
        x = r.uniform(-20, W + 20)
        h = r.uniform(420, 900)
        sway = r.uniform(-70, 70)
        points = [(x, 1330), (x + sway * 0.6, 1330 - h * 0.4), (x - sway * 0.5, 1330 - h * 0.75), (x + sway, 1330 - h)]
        sc.add(
            limb(points, [20, 17, 12, 3]),
            mix("#8fd4bc", "#4f9f8c", r.random() * 0.8),
            alpha=0.55,
            depth=0.1,
            mottle=0.06,
            flow=1.4,
        )
        blades = []
        for j, (bx, by) in enumerate(sample(points, 14)[1:]):
            side = -1 if j % 2 else 1
            blades.append(
                (
                    spline(
                        [(bx, by, 1), (bx + side * 22, by - 26), (bx + side * 52, by - 30, 1), (bx + side * 26, by - 6)]
                    ),
                    mix("#8fd4bc", "#4f9f8c", r.random() * 0.8),
                    0.5,
                )
            )
        sc.polys(blades, depth=0.1, detail=0.3)
    sc.add(land(ridge(1180, 46, 240, 12)), "#7cc0ae", depth=0.15, fogg=(1090, 1260, 0.5, "#c4ecd0"))


def sand(sc: Scene) -> None:
    """Rippled sand."""
    sand = sc.add(
        land(ridge(1262, 20, 260, 13)),
        V("#e8eccc", "#7fb09c", 1250, 1500),
        depth=0.2,
        mottle=0.08,
        flow=0.0,
        rim=("#fffde8", 5, (0.3, -1), 0.7),
    )
    n = noise(34, 3, 15, aspect=4)
    sc.img[:] = np.clip(
        sc.img + (np.clip(n - shift(n, 2, 4), -0.6, 0.6) * sand)[..., None] * 0.13 * hx("#fff0c8"), 0, 1
    )


def bolts_and_neck(sc: Scene) -> None:
    """Bolts along the plate, and the ring of the neck."""
    for i in range(9):
        u = (i + 0.5) / 9
        bx = 178 + 644 * u
        by = 1296 + 26 * math.sin(math.pi * u)
        sc.add(
            ell(bx, by - 14, 17, 13),
            "#f0c870",
            vol=9,
            depth=0.52,
            detail=0.9,
            rim=("#fffbe0", 2.4, (0.5, -0.8), 0.9),
            shadow=(-4, 5, 4, 0.6),
        )
    sc.add(
        limb([(262, 1152), (500, 1186), (738, 1152)], [38, 48, 38]),
        Lin([(0, BRASS_DARK), (0.6, "#e8b860"), (1, "#9a6a34")], (262, 0), (738, 0)),
        vol=22,
        depth=0.53,
        detail=0.8,
        rim=EDGE,
    )


def collar_plate(sc: Scene) -> None:
    """The shoulder plate with its bolts and the ring of the neck."""
    collar = spline(
        [
            (140, 1300, 1),
            (168, 1222),
            (250, 1166),
            (330, 1140),
            (670, 1140),
            (750, 1166),
            (832, 1222),
            (860, 1300, 1),
            (700, 1336),
            (500, 1346),
            (300, 1336),
        ]
    )
    sc.add(
        collar,
        Lin([(0, BRASS_DARK), (0.35, "#a8702e"), (0.7, "#e0ac50"), (1, "#8a5a30")], (140, 0), (860, 0)),
        vol=80,
        depth=0.5,
        detail=0.7,
        mottle=0.12,
        rim=EDGE,
    )
    bolts_and_neck(sc)


def dome(sc: Scene) -> None:
    """The helmet proper, its top open, verdigris low down."""
    dome = spline(
        [
            (HELMET_X - 250, 1150, 1),
            (HELMET_X - 300, 1020),
            (HELMET_X - 304, 880),
            (HELMET_X - 262, 730),
            (HELMET_X - 190, 640, 1),
            (HELMET_X + 190, 640, 1),
            (HELMET_X + 262, 730),
            (HELMET_X + 304, 880),
            (HELMET_X + 300, 1020),
            (HELMET_X + 250, 1150, 1),
            (HELMET_X + 120, 1178),
            (HELMET_X - 120, 1178),
        ]
    )
    dome_mask = sc.add(
        dome,
        Rad(
            [(0, BRASS_LIT), (0.38, "#e0a848"), (0.75, "#a8702e"), (1.15, BRASS_DARK)],
            (HELMET_X + 90, HELMET_Y - 110),
            430,
        ),
        vol=150,
        depth=0.55,
        detail=0.6,
        mottle=0.12,
        rim=EDGE,
        shade=0.75,
    )
    green = smooth(0.25, 0.8, noise(90, 4, 21)) * dome_mask * smooth(700, 1100, sc.y + noise(60, 2, 3) * 80)
    sc.mixin("#5fae96", green * 0.7)


def side_ports(sc: Scene) -> None:
    """The two windows at the sides."""

    for s in (-1, 1):
        cx = HELMET_X + s * 246
        port(sc, cx, 880, 44, 92, V("#123c40", "#0a2a30", 790, 970))
        sc.glow(cx - s * 6, 900, 80, "#f2a04a", 0.55, 1.6)


def candle(sc: Scene, cx, cy, glass) -> None:
    """The candle with its runs of wax."""
    sc.add(
        rect(cx - 23, cy + 22, 46, 116, 6),
        Lin([(0, "#e8c898"), (0.5, "#fff6dc"), (1, "#c89a6a")], (cx - 23, 0), (cx + 23, 0)),
        vol=12,
        depth=0.65,
        detail=0.95,
        clip=glass,
    )
    for dx, length in ((-16, 34), (4, 50), (17, 26)):
        sc.add(
            limb([(cx + dx, cy + 24), (cx + dx, cy + 24 + length)], [9, 7], 8),
            "#fffaf0",
            vol=4,
            depth=0.65,
            detail=0.95,
            clip=glass,
        )
    sc.add(
        spline(
            [
                (cx, cy - 74, 1),
                (cx + 17, cy - 30),
                (cx + 14, cy + 4),
                (cx, cy + 14),
                (cx - 14, cy + 4),
                (cx - 17, cy - 30),
            ]
        ),
        Rad([(0, "#ffffff"), (0.45, "#fff0a0"), (1, "#ff9a30")], (cx, cy - 8), 60),
        mottle=0,
        emit=1,
        depth=0.66,
        detail=0.95,
    )
    line(sc, [(cx, cy + 24), (cx + 1, cy + 6)], 3.4, "#3a2018", 1, 0.66)


def shine_and_bars(sc: Scene, cx, cy, glass) -> None:
    """Shine on the glass, and the bars before it."""
    shine = mask(limb([(cx - 104, cy + 22), (cx - 100, cy - 46), (cx - 50, cy - 104)], [4, 20, 6])) * glass
    sc.screen("#eafff0", blur(shine, 2) * 0.55)
    for i in (-1, 1):
        sc.add(
            limb([(cx + i * 62, cy - 160), (cx + i * 66, cy), (cx + i * 62, cy + 160)], [9, 10, 9]),
            "#c08a40",
            vol=5,
            depth=0.68,
            detail=0.9,
            clip=glass,
            rim=("#fff4c8", 2, (0.5, -0.6), 0.8),
        )


def candle_window(sc: Scene) -> None:
    """Front window: behind the glass a candle burns."""
    cx, cy, pr = HELMET_X, 900, 142
    glass = port(sc, cx, cy, pr, pr, Rad([(0, "#a8541e"), (0.5, "#5a2a1c"), (1, "#14242c")], (cx, cy + 10), pr))
    sc.glow(cx, cy - 10, 190, "#ffb040", 0.85, 1.5, clip=glass)
    candle(sc, cx, cy, glass)
    shine_and_bars(sc, cx, cy, glass)


def lid(sc: Scene) -> None:
    """The lid with its hand wheel leans against the collar."""
    sc.add(blurmask(ell(150, 1352, 130, 18), 9), "#0f4a50", alpha=0.55, mottle=0)
    lid = ell(160, 1258, 88, 98, 14)
    sc.add(
        lid,
        Lin([(0, BRASS_DARK), (0.5, "#c48a3a"), (1, "#f4d080")], (90, 1330), (230, 1180)),
        vol=40,
        depth=0.66,
        detail=0.8,
        rim=EDGE,
        mottle=0.1,
        shadow=(-10, 10, 10, 0.5),
    )
    wheel = [cut(ell(158, 1258, 52, 58, 14), ell(158, 1258, 38, 43, 14))]
    for i in range(3):
        a = math.radians(20 + 60 * i)
        wheel.append(
            limb(
                [(158 - 46 * math.cos(a), 1258 - 50 * math.sin(a)), (158 + 46 * math.cos(a), 1258 + 50 * math.sin(a))],
                [9, 9],
                6,
            )
        )
    sc.add(
        union(*wheel, ell(158, 1258, 15)),
        "#f0c870",
        vol=6,
        depth=0.67,
        detail=0.95,
        rim=("#fffbe0", 2.4, (0.5, -0.8), 0.9),
        shadow=(-5, 9, 6, 0.65),
    )


def stems(sc: Scene, r: np.random.Generator) -> None:
    """Stalks that spill out of the helmet."""
    stems = []
    for x0, y0, x1, y1 in (
        (470, 660, 330, 420),
        (500, 660, 470, 330),
        (540, 660, 620, 390),
        (430, 660, 230, 520),
        (570, 660, 720, 560),
        (520, 660, 540, 440),
        (420, 650, 250, 670),
        (590, 650, 690, 740),
    ):
        stems.append(
            (
                limb([(x0, y0), ((x0 + x1) / 2 + 20, (y0 + y1) / 2 - 40), (x1, y1)], [11, 9, 7]),
                mix("#2f7f58", "#1f5a50", r.random()),
            )
        )
    sc.polys(stems, depth=0.7, detail=0.8, vol=5, rim=("#e8ffd8", 2, (0.5, -0.8), 0.7))


def foliage(sc: Scene, r: np.random.Generator) -> None:
    """Leaves round the flowers."""
    foliage = []
    for _ in range(170):
        a = r.uniform(math.pi * 0.95, 2.05 * math.pi)
        d = r.uniform(0.2, 1)
        x = 480 + 290 * d * math.cos(a)
        y = 660 + 210 * d * math.sin(a) + r.uniform(-10, 30)
        size = r.uniform(22, 44)
        foliage.append(
            (
                X(spline([(-1, 0, 1), (-0.2, -0.42), (1, 0, 1), (-0.2, 0.42)]), x, y, size, r.uniform(0, 360)),
                mix(
                    mix(
                        "#1f6a58",
                        "#8fd08a",
                        smooth(500, 760, np.float32(x)) * 0.6 + 0.4 * smooth(700, 420, np.float32(y)),
                    ),
                    "#123c40",
                    r.random() * 0.4,
                ),
            )
        )
    sc.polys(foliage, depth=0.7, detail=0.7, rim=("#dcf8c8", 1.6, (0.5, -0.8), 0.5))


def flowers(sc: Scene) -> None:
    """Roses and anemones, back to front."""
    for x, y, s, c, kind in (
        (232, 560, 62, "#f2a06a", 1),
        (716, 590, 58, "#e86a8a", 1),
        (330, 448, 70, "#e04a70", 0),
        (628, 470, 74, "#f07a8a", 0),
        (462, 408, 84, "#d84a6a", 0),
        (262, 672, 46, "#f6b0a0", 0),
        (550, 516, 66, "#ffd0a0", 1),
        (420, 546, 78, "#f49aa8", 0),
        (660, 690, 52, "#c83a5e", 0),
        (620, 560, 60, "#f8c4b8", 0),
        (310, 610, 64, "#c8405e", 0),
        (495, 620, 70, "#e8586e", 0),
        (400, 668, 44, "#ffd8a8", 1),
        (570, 676, 46, "#f49aa8", 0),
    ):
        if kind:
            anemone(sc, x, y, s, c, seed=int(x))
        else:
            rose_head(sc, x, y, s, c, seed=int(x))


def gardener(sc: Scene, r: np.random.Generator) -> None:
    """The seahorse with its can; drops of what may be air."""
    seahorse(sc, T(838, 228, 1.10, flip=True), body="#f2b25a", belly="#fff0c0", fin="#f8e0a0")
    can = T(650, 306, 1.04, -26, flip=True)
    watering_can(sc, can, "#4a8fb0")
    drops = []
    for _i in range(40):
        u = r.random()
        x = 542 - 50 * u + r.uniform(-26, 26) * (0.3 + u)
        y = 310 + 100 * u * u + 14 * u
        drops.append((ell(x, y, r.uniform(3, 7.5)), mix("#ffffff", "#8fe0e8", r.random() * 0.5), 0.9))
    sc.polys(drops, depth=0.9, detail=1, vol=3, rim=("#ffffff", 1.6, (0.5, -0.8), 0.9))


def small_life(sc: Scene, r: np.random.Generator) -> None:
    """Bubbles, fish, a starfish and pebbles."""
    for x, y, s in (
        (352, 250, 12),
        (380, 196, 18),
        (338, 140, 9),
        (860, 820, 10),
        (884, 760, 15),
        (866, 700, 8),
        (146, 900, 12),
        (130, 840, 8),
    ):
        bubble(sc, x, y, s)
    for x, y, s, fl, c in (
        (170, 330, 0.62, False, "#e8785a"),
        (110, 386, 0.5, False, "#f2a05a"),
        (232, 300, 0.46, False, "#d8607a"),
    ):
        sc.polys([(fish(T(x, y, s, -6, fl)), c)], depth=0.3, detail=0.9, vol=6, rim=("#fff6dc", 2, (0.4, -0.8), 0.7))
    starfish(sc, T(880, 1366, 1.0, 20), "#e87a6a")
    for _i in range(16):
        x = r.choice([r.uniform(20, 200), r.uniform(800, 1000)])
        y = r.uniform(1330, 1460)
        sc.add(
            ell(x, y, r.uniform(10, 26), r.uniform(7, 16)),
            mix("#cfe0c0", "#6a9a94", r.random()),
            vol=8,
            depth=0.3,
            detail=0.7,
            rim=("#fffde8", 2, (0.4, -0.9), 0.7),
            shadow=(-5, 4, 4, 0.5),
        )


@card(7, "divers-garden", "Diver's Garden", Land.HARBOUR, gouache, vig=0.22)
def divers_garden() -> Scene:
    """Diver's Garden: a drowned helmet kept as a flower pot, watered under water.

    Gouache, phosphor deep, close-up portrait in a high key.
    """
    sc = Scene(light=(0.45, -0.75, 0.5), key="#fff6d0", shadow="#0f4a50", fog="#a8e0c8", seed=407)
    r = rng(7)
    water(sc)
    far_kelp(sc, r)
    sand(sc)
    # the helmet
    sc.add(blurmask(ell(HELMET_X - 60, 1318, 400, 46), 18), "#0f4a50", alpha=0.6, mottle=0)
    collar_plate(sc)
    dome(sc)
    side_ports(sc)
    candle_window(sc)
    lid(sc)
    stems(sc, r)
    foliage(sc, r)
    flowers(sc)
    gardener(sc, r)
    small_life(sc, r)
    return sc
