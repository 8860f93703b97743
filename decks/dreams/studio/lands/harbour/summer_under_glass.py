"""Card 12, Summer Under Glass."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.paths import T, X, blurmask, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.sea import bubble, fish
from ...motifs.sky import cumulus
from .motifs import starfish
from .sea_creatures import anglerfish

HAT_BAND = "#b0483a"
GLOBE_X, GLOBE_Y, GLOBE_R = 540, 905, 300
BUBBLE_X, BUBBLE_Y, BUBBLE_R = 770, 420, 116


def inside(sc: Scene, glass: np.ndarray, path, colour, **more):
    """Add a shape to the world in the globe; the glass cuts it off."""
    options = {"clip": glass, "depth": 0.55, "detail": 0.8, "mottle": 0.05}
    options.update(more)
    return sc.add(path, colour, **options)


def deep_water(sc: Scene) -> None:
    """Water that turns about the globe, with a little daylight from far above."""
    sc.sky([(0, "#135a78"), (0.25, "#0d4060"), (0.6, "#08264a"), (1, "#051430")], 0, 1400, warp=70)
    sc.setflow(np.arctan2(sc.y - GLOBE_Y, sc.x - GLOBE_X) + math.pi / 2 + noise(400, 2, 4) * 0.4)
    for x0, x1, w, a in ((300, 180, 60, 0.20), (520, 480, 80, 0.18), (760, 860, 70, 0.18)):
        sc.beam([(x0, -40), (x0 + w, -40), (x1 + w * 2, 900), (x1, 900)], "#4fa0a8", a, 24, fade=((x0, -40), 1000))


def left_rock(sc: Scene) -> None:
    """Rock at the left edge."""
    sc.add(
        spline(
            [
                (-60, 1500, 1),
                (-60, 760, 1),
                (20, 700),
                (90, 790),
                (110, 930),
                (180, 1010),
                (200, 1150),
                (300, 1260),
                (320, 1500, 1),
            ]
        ),
        V("#0f3a58", "#051228", 700, 1400),
        vol=60,
        depth=0.2,
        rough=6,
        mottle=0.14,
        rim=("#3f8f98", 4, (0.6, -0.6), 0.4),
    )


def right_rock(sc: Scene) -> None:
    """Rock at the right edge."""
    sc.add(
        spline(
            [
                (1080, 1500, 1),
                (1080, 860, 1),
                (1000, 830),
                (930, 930),
                (910, 1080),
                (840, 1190),
                (800, 1300),
                (780, 1500, 1),
            ]
        ),
        V("#0d3452", "#051228", 830, 1400),
        vol=60,
        depth=0.2,
        rough=6,
        mottle=0.14,
        rim=("#3f8f98", 4, (-0.6, -0.6), 0.4),
    )


def rocks(sc: Scene) -> None:
    """Rocks that frame the sea bed."""
    left_rock(sc)
    right_rock(sc)


def sea_bed(sc: Scene) -> None:
    """Rippled sand, dark towards the corners."""
    bed = sc.add(
        land(ridge(1290, 16, 200, 8)),
        V("#4f7f84", "#0a2040", 1280, 1488),
        depth=0.3,
        mottle=0.10,
        flow=0.0,
        rim=("#a8d8c0", 4, (0, -1), 0.5),
    )
    n = noise(30, 4, 15, aspect=3.6)
    sc.img[:] = np.clip(sc.img + (np.clip(n - shift(n, 2, 4), -0.6, 0.6) * bed)[..., None] * 0.16 * hx("#b8e0d0"), 0, 1)
    sc.dark(120, 1400, 520, "#041026", 0.8)
    sc.dark(940, 1420, 460, "#041026", 0.8)


def warm_light(sc: Scene) -> None:
    """The stolen summer shines on everything near it."""
    sc.glow(GLOBE_X, GLOBE_Y, 760, "#ffc870", 0.55, 2.1)
    sc.glow(GLOBE_X, 1330, 520, "#ffc060", 0.55, 1.9, sy=0.3)


def wooden_foot(sc: Scene) -> None:
    """Turned foot with brass inlays."""
    sc.add(blurmask(ell(GLOBE_X, 1352, 300, 28), 10), "#030a1c", alpha=0.7, mottle=0)
    sc.add(
        spline(
            [
                (GLOBE_X - 250, 1350, 1),
                (GLOBE_X - 262, 1306),
                (GLOBE_X - 214, 1290),
                (GLOBE_X - 196, 1226),
                (GLOBE_X - 222, 1190, 1),
                (GLOBE_X + 222, 1190, 1),
                (GLOBE_X + 196, 1226),
                (GLOBE_X + 214, 1290),
                (GLOBE_X + 262, 1306),
                (GLOBE_X + 250, 1350, 1),
            ]
        ),
        Lin(
            [(0, "#3a1c1c"), (0.4, "#8a4a2c"), (0.6, "#b0683a"), (1, "#3a1c20")], (GLOBE_X - 250, 0), (GLOBE_X + 250, 0)
        ),
        vol=26,
        depth=0.5,
        detail=0.8,
        mottle=0.1,
        rim=("#ffdca0", 4, (0, -1), 0.8),
    )
    for dx in (-120, 0, 120):
        sc.add(
            X(spline([(0, -16, 1), (26, 0, 1), (0, 16, 1), (-26, 0, 1)]), GLOBE_X + dx, 1262),
            "#e8b85a",
            vol=7,
            depth=0.52,
            detail=0.95,
            rim=("#fff2c0", 2, (0, -1), 0.9),
        )


def drawn_sun(sc: Scene, glass: np.ndarray) -> None:
    """A sun as children draw it."""
    sc.glow(GLOBE_X - 110, GLOBE_Y - 150, 190, "#fffbe0", 0.9, 1.6, clip=glass)
    for step in range(14):
        a = 2 * math.pi * step / 14
        reach = (56, 84) if step % 2 else (56, 74)
        ray = limb([(GLOBE_X - 110 + d * math.cos(a), GLOBE_Y - 150 + d * math.sin(a)) for d in reach], [9, 5], 6)
        inside(sc, glass, ray, "#ffc23c", mottle=0, detail=0.95)
    inside(
        sc,
        glass,
        ell(GLOBE_X - 110, GLOBE_Y - 150, 44),
        Rad([(0, "#fff2a8"), (0.7, "#ffd04a"), (1, "#f6a62c")], (GLOBE_X - 120, GLOBE_Y - 162), 56),
        vol=14,
        mottle=0,
        detail=0.95,
    )


def white_clouds(sc: Scene, glass: np.ndarray) -> None:
    """Two fair-weather clouds."""
    cumulus(
        sc,
        GLOBE_X + 20,
        GLOBE_Y - 140,
        180,
        64,
        51,
        light="#ffffff",
        mid="#e4ecec",
        dark="#a8c8dc",
        depth=0.55,
        clip=glass,
        detail=0.7,
    )
    cumulus(
        sc,
        GLOBE_X - 30,
        GLOBE_Y - 40,
        120,
        36,
        52,
        light="#ffffff",
        mid="#e4ecec",
        dark="#b8d4e0",
        depth=0.55,
        clip=glass,
        detail=0.7,
        alpha=0.9,
    )


def sky_in_glass(sc: Scene, glass: np.ndarray, globe_path) -> None:
    """Blue sky, a drawn sun and two clouds."""
    inside(
        sc,
        glass,
        globe_path,
        Lin(
            [(0, "#4fa8d8"), (0.32, "#9fdcec"), (0.5, "#f4f4d4"), (0.52, "#f8ecc0"), (1, "#f4d890")],
            (0, GLOBE_Y - GLOBE_R),
            (0, GLOBE_Y + GLOBE_R),
        ),
        mottle=0.03,
    )
    drawn_sun(sc, glass)
    white_clouds(sc, glass)


def bay(sc: Scene, glass: np.ndarray, r: np.random.Generator) -> None:
    """The sparkling bay."""
    sea_top = GLOBE_Y + 34
    inside(
        sc,
        glass,
        rect(GLOBE_X - GLOBE_R, sea_top, 2 * GLOBE_R, GLOBE_R),
        V("#8fdcd8", "#2f9fb0", sea_top, GLOBE_Y + 200),
        flow=0.0,
    )
    for _i in range(34):
        y = sea_top + 8 + 120 * r.random()
        x = GLOBE_X + r.uniform(-GLOBE_R, GLOBE_R)
        inside(sc, glass, ell(x, y, r.uniform(8, 26), 2.0), "#f4fff0", alpha=0.6, mottle=0)


def hill(sc: Scene, glass: np.ndarray) -> None:
    """The green hill."""
    inside(
        sc,
        glass,
        spline(
            [
                (GLOBE_X + 20, GLOBE_Y + 70, 1),
                (GLOBE_X + 90, GLOBE_Y - 4),
                (GLOBE_X + 180, GLOBE_Y - 56),
                (GLOBE_X + 320, GLOBE_Y - 70),
                (GLOBE_X + 330, GLOBE_Y + 120, 1),
                (GLOBE_X + 120, GLOBE_Y + 96),
            ]
        ),
        V("#8fc46a", "#4f9458", GLOBE_Y - 60, GLOBE_Y + 110),
        vol=20,
        rim=("#fffbd8", 3, (-0.5, -0.8), 0.7),
    )


def town(sc: Scene, glass: np.ndarray) -> None:
    """Houses on a green hill."""
    hill(sc, glass)
    houses = []
    for x, y, w, h, wall, roof in (
        (78, 52, 40, 40, "#fff6e4", "#e0603a"),
        (120, 34, 44, 52, "#ffe0a8", "#c84a3a"),
        (166, 12, 42, 46, "#f8f0e8", "#e87a4a"),
        (140, 74, 46, 40, "#ffd0b8", "#b8403a"),
        (190, 60, 44, 44, "#fffaf0", "#3f7fa8"),
        (206, -6, 38, 50, "#ffe8c8", "#d8583a"),
        (96, 84, 38, 34, "#d8f0ec", "#e0603a"),
        (236, 44, 40, 46, "#ffe8b8", "#c84a3a"),
    ):
        houses.append((rect(GLOBE_X + x, GLOBE_Y + y - h, w, h), wall))
        houses.append(
            (
                poly(
                    [
                        (GLOBE_X + x - 5, GLOBE_Y + y - h),
                        (GLOBE_X + x + w / 2, GLOBE_Y + y - h - 24),
                        (GLOBE_X + x + w + 5, GLOBE_Y + y - h),
                    ]
                ),
                roof,
            )
        )
        houses.append((rect(GLOBE_X + x + w * 0.2, GLOBE_Y + y - h * 0.72, w * 0.22, h * 0.3), "#4a7a98"))
        houses.append((rect(GLOBE_X + x + w * 0.58, GLOBE_Y + y - h * 0.72, w * 0.22, h * 0.3), "#4a7a98"))
    sc.polys(houses, clip=glass, depth=0.56, detail=1, mottle=0.05, rim=("#fffdf0", 1.6, (-0.5, -0.8), 0.6))


def mole(sc: Scene, glass: np.ndarray) -> None:
    """The stone mole."""
    inside(
        sc,
        glass,
        spline(
            [
                (GLOBE_X - 320, GLOBE_Y + 96, 1),
                (GLOBE_X - 180, GLOBE_Y + 82),
                (GLOBE_X - 120, GLOBE_Y + 90),
                (GLOBE_X - 116, GLOBE_Y + 112),
                (GLOBE_X - 320, GLOBE_Y + 130, 1),
            ]
        ),
        "#b8a898",
        vol=10,
        rim=("#fffbe8", 2.4, (-0.3, -1), 0.7),
    )


def lighthouse(sc: Scene, glass: np.ndarray) -> None:
    """Striped lighthouse on its mole."""
    mole(sc, glass)
    lx, ly = GLOBE_X - 150, GLOBE_Y + 86
    inside(
        sc,
        glass,
        spline([(lx - 22, ly, 1), (lx - 15, ly - 108, 1), (lx + 15, ly - 108, 1), (lx + 22, ly, 1)]),
        "#fffaf0",
        vol=12,
        rim=("#ffffff", 2, (-0.5, -0.5), 0.6),
    )
    for dy in (16, 60):
        inside(
            sc,
            glass,
            poly(
                [
                    (lx - 22 + dy * 0.06, ly - dy),
                    (lx + 22 - dy * 0.06, ly - dy),
                    (lx + 20 - dy * 0.06, ly - dy - 22),
                    (lx - 20 + dy * 0.06, ly - dy - 22),
                ]
            ),
            "#d8483a",
            vol=8,
        )
    inside(sc, glass, rect(lx - 12, ly - 132, 24, 26), "#ffe9a0")
    inside(sc, glass, poly([(lx - 18, ly - 130), (lx, ly - 156), (lx + 18, ly - 130)]), "#c83a30", vol=5)


def sail_boats(sc: Scene, glass: np.ndarray) -> None:
    """Three boats under sail."""
    for x, y, s, c in (
        (GLOBE_X - 40, GLOBE_Y + 92, 1.0, "#fffaf0"),
        (GLOBE_X + 34, GLOBE_Y + 66, 0.6, "#ffd870"),
        (GLOBE_X - 220, GLOBE_Y + 62, 0.5, "#ffffff"),
    ):
        t = T(x, y, s)
        inside(sc, glass, t(spline([(-40, -8, 1), (0, -4), (40, -8, 1), (26, 12), (-26, 12)])), "#b8443a", vol=6)
        inside(sc, glass, t(poly([(-2, -14), (-2, -92), (-38, -16)])), c, vol=6)
        inside(sc, glass, t(poly([(4, -14), (4, -80), (32, -16)])), mix(c, "#e8a05a", 0.3), vol=5)


def beach(sc: Scene, glass: np.ndarray) -> None:
    """Sand with three sunshades."""
    inside(
        sc,
        glass,
        spline(
            [
                (GLOBE_X - 320, GLOBE_Y + 176, 1),
                (GLOBE_X - 120, GLOBE_Y + 150),
                (GLOBE_X + 60, GLOBE_Y + 168),
                (GLOBE_X + 320, GLOBE_Y + 130, 1),
                (GLOBE_X + 320, GLOBE_Y + 330, 1),
                (GLOBE_X - 320, GLOBE_Y + 330, 1),
            ]
        ),
        V("#fff0c4", "#e8b86a", GLOBE_Y + 150, GLOBE_Y + 300),
        vol=12,
        rim=("#ffffff", 4, (-0.1, -1), 0.8),
    )
    for x, y, c in (
        (GLOBE_X - 96, GLOBE_Y + 206, "#e8583a"),
        (GLOBE_X + 66, GLOBE_Y + 218, "#3fa0b8"),
        (GLOBE_X - 8, GLOBE_Y + 250, "#f2b83c"),
    ):
        inside(
            sc,
            glass,
            spline(
                [(x - 40, y - 18, 1), (x - 24, y - 42), (x, y - 50), (x + 24, y - 42), (x + 40, y - 18, 1), (x, y - 24)]
            ),
            c,
            vol=10,
            rim=("#ffffff", 2, (-0.4, -0.9), 0.8),
        )
        inside(sc, glass, limb([(x, y - 26), (x + 3, y + 14)], [4, 4], 6), "#8a5a34")
        inside(sc, glass, ell(x + 26, y + 16, 26, 6), "#c88a48", alpha=0.5, soft=2)


def glass_body(sc: Scene, glass: np.ndarray, globe_path) -> None:
    """Dark rim and shine of the glass."""
    edge = glass - mask(ell(GLOBE_X, GLOBE_Y, GLOBE_R - 24))
    sc.mul("#2f7f98", blur(np.clip(edge, 0, 1), 9) * glass * 0.75)
    sc.screen(
        "#ffffff",
        blur(
            mask(
                limb(
                    [(GLOBE_X - 246, GLOBE_Y + 40), (GLOBE_X - 236, GLOBE_Y - 80), (GLOBE_X - 150, GLOBE_Y - 196)],
                    [4, 30, 6],
                )
            ),
            5,
        )
        * 0.62,
    )
    sc.screen(
        "#ffffff",
        blur(
            mask(
                limb(
                    [(GLOBE_X + 250, GLOBE_Y + 90), (GLOBE_X + 222, GLOBE_Y + 160), (GLOBE_X + 170, GLOBE_Y + 214)],
                    [3, 14, 3],
                )
            ),
            4,
        )
        * 0.45,
    )
    sc.add(globe_path, "#e8fff4", stroke=5, alpha=0.75, mottle=0, depth=0.6, detail=0.9)


def crack(sc: Scene) -> None:
    """The crack, and the splinter that is missing."""
    crack_start = (GLOBE_X + 196, GLOBE_Y - 226)
    cracks = []
    for points, width in (
        ([(0, 0), (-30, 34), (-22, 62), (-62, 96), (-58, 130)], 4.6),
        ([(-30, 34), (-70, 42), (-92, 70)], 3.4),
        ([(-22, 62), (6, 90), (0, 120)], 3.2),
        ([(0, 0), (14, 36), (36, 52)], 3.2),
        ([(-62, 96), (-96, 100)], 2.6),
    ):
        cracks.append(
            (poly([(crack_start[0] + x, crack_start[1] + y) for x, y in points], closed=False), "#ffffff", 0.95, width)
        )
    shade = [(shape, "#0b3355", 0.8, width + 4) for shape, _, _, width in cracks]
    sc.polys(shade, depth=0.62, detail=1, mottle=0)
    sc.polys(cracks, depth=0.62, detail=1, mottle=0)
    sc.polys(
        [
            (
                poly(
                    [
                        (crack_start[0] - 16, crack_start[1] - 14),
                        (crack_start[0] + 18, crack_start[1] + 16),
                        (crack_start[0] - 16, crack_start[1] + 34),
                    ]
                ),
                "#0b3355",
            )
        ],
        depth=0.62,
        detail=1,
    )


def passenger(sc: Scene) -> None:
    """Somebody in a straw hat, on a suitcase."""
    doll(
        sc,
        BUBBLE_X - 6,
        BUBBLE_Y + 96,
        176,
        coat="#f4f0e4",
        legs="#d86a4a",
        hair="#3a2018",
        skin="#c88a60",
        hat="straw",
        hat_col="#f2c860",
        band=HAT_BAND,
        pose="sit",
        arms=[(0.26, -0.62), (0.16, -0.95)],
        rim=("#fff6d8", 3, (-0.4, -0.8), 0.9),
        depth=0.7,
    )
    sc.add(
        rect(BUBBLE_X - 34, BUBBLE_Y + 42, 54, 40, 6),
        "#a8583a",
        vol=9,
        depth=0.69,
        detail=0.95,
        rim=("#ffe0b0", 2, (-0.4, -0.8), 0.8),
    )


def bubble_with_passenger(sc: Scene) -> None:
    """The one who got out, waving, on a suitcase."""
    sc.glow(BUBBLE_X, BUBBLE_Y, 260, "#ffd890", 0.45, 1.8)
    sc.screen("#7fc8d0", mask(ell(BUBBLE_X, BUBBLE_Y, BUBBLE_R)) * 0.20)
    passenger(sc)
    ring = mask(ell(BUBBLE_X, BUBBLE_Y, BUBBLE_R), stroke=7)
    sc.mixin("#d8fff4", ring * 0.8)
    sc.screen(
        "#ffffff",
        blur(
            mask(
                limb(
                    [(BUBBLE_X - 92, BUBBLE_Y + 14), (BUBBLE_X - 84, BUBBLE_Y - 40), (BUBBLE_X - 46, BUBBLE_Y - 82)],
                    [3, 15, 4],
                )
            ),
            3,
        )
        * 0.75,
    )


def bubbles(sc: Scene) -> None:
    """Small bubbles on the way up."""
    for x, y, s in (
        (724, 566, 20),
        (752, 610, 12),
        (726, 642, 15),
        (746, 668, 8),
        (858, 300, 12),
        (836, 262, 8),
        (872, 236, 6),
    ):
        bubble(sc, x, y, s)


def small_life(sc: Scene, r: np.random.Generator) -> None:
    """Fish and weed in the dark."""
    starfish(sc, T(170, 1386, 0.9, 10), "#b0586a")
    for x, y, s, fl in ((880, 1120, 0.5, True), (930, 1060, 0.4, True), (900, 1010, 0.34, True)):
        sc.polys(
            [(fish(T(x, y, s, -14, fl)), "#7fb8b0")], depth=0.4, detail=0.9, vol=5, rim=("#ffe9b0", 2, (-0.6, 0), 0.7)
        )
    weeds = []
    for _ in range(34):
        x = r.choice([r.uniform(20, 250), r.uniform(820, 1010)])
        h = r.uniform(60, 210)
        weeds.append(
            (
                limb(
                    [(x, 1450), (x + r.uniform(-20, 20), 1450 - h * 0.5), (x + r.uniform(-34, 34), 1450 - h)],
                    [11, 9, 2],
                    12,
                ),
                mix("#062038", "#1d5a60", r.random()),
            )
        )
    sc.polys(weeds, depth=0.8, detail=0.7, rim=("#ffd890", 1.8, (0.4 if r.random() < 0.5 else -0.4, -0.4), 0.5))


@card(12, "summer-under-glass", "Summer Under Glass", Land.HARBOUR, gouache, vig=0.45)
def summer_under_glass() -> Scene:
    """Summer Under Glass: the last fine day is kept in a globe, and something hungry has found it.

    Gouache, moon-teal with a sunny core, central sphere.
    """
    sc = Scene(light=(0.1, -0.6, 0.5), key="#ffe9b0", shadow="#030c22", fog="#16506a", seed=912)
    r = rng(12)
    deep_water(sc)
    rocks(sc)
    sea_bed(sc)
    warm_light(sc)
    wooden_foot(sc)
    # the glass and the summer inside
    globe_path = ell(GLOBE_X, GLOBE_Y, GLOBE_R)
    glass = mask(globe_path)
    sky_in_glass(sc, glass, globe_path)
    bay(sc, glass, r)
    town(sc, glass)
    lighthouse(sc, glass)
    sail_boats(sc, glass)
    beach(sc, glass)
    glass_body(sc, glass, globe_path)
    crack(sc)
    bubble_with_passenger(sc)
    bubbles(sc)
    # the anglerfish, lit by its own lamp and by the stolen summer
    sc.glow(330, 590, 300, "#4fa0a8", 0.30, 1.8)
    anglerfish(sc, T(262, 470, 1.02, 12), lamp=(448, 530), body="#1f5a72")
    # small life in the dark
    small_life(sc, r)
    return sc
