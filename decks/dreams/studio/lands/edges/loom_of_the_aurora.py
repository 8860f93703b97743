"""Card 66, Loom of the Aurora."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, noise, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast, grain, line, relief, sparks
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import fur

NIGHT = "#06141f"


def reindeer(sc, t, coat="#8a7464", rim=("#c8ffe0", 4, (-0.4, -0.8), 0.85), depth=0.9):
    """Standing reindeer facing left, head raised, 360 units to the antlers; feet at y = 0. Mouth near (-152, -172)."""
    k = t.a[2]
    dark = mix(coat, "#0c1c28", 0.6)
    pale = mix(coat, "#f0ece4", 0.75)
    kw = {"depth": depth, "detail": 0.95}
    cast(sc, t(ell(0, 2, 110, 10)), 6, 0.5, NIGHT)
    _deer_legs(sc, t, FAR_LEGS, mix(dark, "#000000", 0.15), kw)
    sc.add(t(spline([(92, -150), (112, -146), (116, -120), (98, -112)])), pale, vol=5 * k, rim=rim, **kw)
    body = [
        (-92, -112),
        (-88, -146),
        (-58, -166),
        (-14, -158),
        (34, -158),
        (76, -166),
        (102, -150),
        (106, -120),
        (84, -98),
        (40, -90),
        (-10, -76),
        (-58, -78),
    ]
    m = sc.add(
        t(spline(body)),
        Lin([(0, mix(coat, "#ffffff", 0.14)), (0.6, coat), (1, mix(pale, dark, 0.3))], t((0, -166)), t((0, -76))),
        vol=40 * k,
        rim=rim,
        **kw,
    )
    sc.add(t(ell(104, -126, 26, 34)), pale, clip=m, soft=4, alpha=0.8, **kw)
    fur(sc, t, 150, (-86, -160, 100, -84), m, [mix(coat, "#ffffff", 0.2), coat, dark], 9, 24, 0.3)
    _deer_legs(sc, t, NEAR_LEGS, mix(coat, dark, 0.3), kw)
    _antler(sc, t, 20, mix("#d8c09a", dark, 0.45), rim, kw)
    sc.add(t(limb([(-70, -134), (-92, -154), (-104, -192)], [66, 56, 40])), pale, vol=22 * k, rim=rim, **kw)
    ruff = [
        (
            t(
                limb(
                    [(-94 - i % 2 * 10, -182 + i * 11), (-104 - i % 2 * 6, -158 + i * 11), (-98, -132 + i * 10)],
                    [15, 12, 1],
                    8,
                )
            ),
            mix(pale, coat, 0.22 * (i % 3)),
        )
        for i in range(8)
    ]
    sc.polys(ruff, depth=depth, detail=0.9, mottle=0.03)
    _antler(sc, t, 0, "#d8c09a", rim, kw)
    _deer_head(sc, t, coat, dark, rim, kw)


FAR_LEGS = (
    ([(-48, -100), (-44, -56), (-48, -14)], [40, 17, 12]),
    ([(70, -124), (64, -84), (86, -54), (78, -14)], [46, 32, 14, 12]),
)
NEAR_LEGS = (
    ([(-66, -104), (-68, -56), (-74, -14)], [46, 20, 13]),
    ([(78, -122), (76, -88), (104, -54), (96, -14)], [66, 46, 17, 13]),
)


def _deer_legs(sc, t, legs, tone, kw):
    k = t.a[2]
    for points, widths in legs:
        sc.add(t(limb(points, widths, 50)), tone, vol=7 * k, **kw)
        x, y = points[-1]
        sc.add(t(limb([(x + 1, y - 12), (x - 2, y + 2)], [13, 15])), mix(tone, "#c8bcae", 0.45), vol=3 * k, **kw)
        sc.add(t(spline([(x - 10, y + 2), (x + 8, y + 1), (x + 9, 1, 1), (x - 17, 1, 1)])), "#2a2630", vol=3 * k, **kw)


def _antler(sc, t, back, tone, rim, kw):
    """One antler: a beam that sweeps back and comes forward again, with its tines."""
    beam = [
        limb(
            [(-98 + back, -218), (-70 + back, -246), (-56 + back, -290), (-72 + back, -336), (-108 + back, -360)],
            [11, 10, 9, 9, 3],
            40,
        ),
        limb([(-58 + back, -284), (-38 + back, -300), (-34 + back, -318)], [8, 7, 2]),
        limb([(-64 + back, -320), (-50 + back, -344), (-54 + back, -366)], [8, 7, 2]),
        limb([(-82 + back, -346), (-84 + back, -368), (-94 + back, -384)], [8, 6, 2]),
        limb([(-100 + back, -222), (-124 + back, -238), (-142 + back, -262)], [9, 10, 3]),
        limb([(-126 + back, -240), (-146 + back, -244)], [7, 2]),
    ]
    sc.add(t(joined(*beam)), tone, vol=4 * t.a[2], rim=rim, **kw)


def _deer_head(sc, t, coat, dark, rim, kw):
    k = t.a[2]
    sc.add(
        t(spline([(-90, -212, 1), (-72, -228), (-50, -226, 1), (-66, -208), (-84, -200, 1)])),
        coat,
        vol=4 * k,
        rim=rim,
        **kw,
    )
    skull = [
        (-86, -196),
        (-92, -216),
        (-108, -222),
        (-126, -210),
        (-148, -192),
        (-164, -182),
        (-170, -170),
        (-162, -160),
        (-144, -162),
        (-122, -172),
        (-102, -178),
    ]
    sc.add(
        t(spline(skull)),
        Lin([(0, coat), (0.7, mix(coat, dark, 0.35)), (1, mix(coat, "#f4ece0", 0.5))], t((-90, 0)), t((-168, 0))),
        vol=14 * k,
        rim=rim,
        **kw,
    )
    sc.add(t(ell(-166, -175, 6, 6)), "#1c1a22", vol=3 * k, **kw)
    sc.add(t(ell(-119, -202, 4.4, 4)), "#120e14", mottle=0, **kw)
    sc.add(t(ell(-120, -203.5, 1.5)), "#ffffff", mottle=0, **kw)
    line(sc, [t((-162, -165)), t((-146, -167)), t((-138, -172))], 2.4 * k, "#2a2226")


def aurora(sc, base, height, colours, seed, strength=1.0, streak=26, clip=None):
    """Curtain of light above a base curve: bright hem, vertical strands that fade upwards."""
    c = sample(base, 220)
    order = np.argsort(c[:, 0])
    foot = np.interp(sc.x[0], c[order, 0], c[order, 1]).astype(np.float32)[None, :]
    x_low, x_high = c[:, 0].min(), c[:, 0].max()
    d = (foot - sc.y) / height
    r = np.random.default_rng(seed)
    cells = int(W / streak) + 8
    fine = np.interp(sc.x[0] / streak, np.arange(cells), r.random(cells)).astype(np.float32)
    cells2 = int(W / (streak * 4)) + 8
    broad = np.interp(sc.x[0] / (streak * 4), np.arange(cells2), r.random(cells2)).astype(np.float32)
    strand = (0.35 + 0.75 * fine * broad + 0.35 * broad)[None, :]
    reach = (0.55 + 0.65 * broad)[None, :]
    u = np.clip(d / reach, 0, 1)
    glow = np.where(d > 0, (1 - u) ** 1.5, np.clip(1 + d * 14, 0, 1) ** 2) * strand
    sides = smooth(x_low, x_low + 70, sc.x) * smooth(x_high, x_high - 70, sc.x)
    glow = np.clip(glow * sides * strength, 0, 1)
    if clip is not None:
        glow = glow * clip
    colour = ramp([(0, colours[0]), (0.35, colours[1]), (1, colours[2])], u.astype(np.float32))
    sc.img[:] = 1 - (1 - sc.img) * (1 - np.clip(glow[..., None] * colour, 0, 1))
    sc.setflow(np.full_like(sc.x, math.pi / 2), np.clip(glow * 1.6, 0, 1))


HORIZON = 1080
LEFT, RIGHT, BEAM_Y, BREAST_Y, FOOT_Y = 214, 640, 540, 1120, 1300
CLOTH_FOOT = 1096


@card(66, "loom-of-the-aurora", "Loom of the Aurora", Land.EDGES, gouache, vig=0.32)
def loom_of_the_aurora() -> Scene:
    """An old woman weaves the northern lights on a tall loom: below the beam they are cloth, above it they are light.

    Behind her a reindeer is undoing the hem. Does she know?
    """
    sc = Scene(light=(-0.1, -0.9, 0.4), key="#c8ffe0", shadow="#06141f", fog="#1f5a60", seed=661)
    _sky(sc)
    _far_mountains(sc)
    _snow(sc)
    warp = _cloth(sc)
    _woven_bands(sc, warp)
    _loom_frame(sc)
    _reindeer_and_thread(sc)
    _yarn(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#071826"), (0.45, "#0c2c3c"), (0.8, "#14505a"), (1, "#2a7a74")], 0, HORIZON, warp=30)
    sc.setflow(np.full_like(sc.x, math.pi / 2))
    sc.stars(240, 1000, 5)
    green = ("#d8ffd8", "#4fd898", "#1f5a90")
    rose = ("#c8ffd8", "#3fb0a0", "#8a3f8a")
    aurora(sc, [(-60, 640), (120, 560), (300, 620), (520, 520), (760, 590), (1080, 470)], 560, rose, 3, 0.55, 34)
    aurora(
        sc,
        [(-60, 800), (150, 860), (330, 760), (520, 800), (720, 700), (900, 780), (1080, 720)],
        640,
        green,
        8,
        0.65,
        26,
    )


def _far_mountains(sc: Scene) -> None:
    for y, amp, tone, seed in ((1000, 70, "#1a4a58", 4), (1050, 46, "#123a48", 7)):
        points = ridge(y, amp, 220, seed, oct=4, sharp=True)
        m = sc.add(
            land(points),
            Lin([(0, mix(tone, "#a8f0d0", 0.22)), (1, tone)], (0, y - amp), (0, y + 120)),
            depth=0.15,
            detail=0.4,
            rim=("#9fe8c8", 4, (0, -1), 0.55),
        )
        relief(sc, m, 0.08, 30, seed)


def _snow(sc: Scene) -> None:
    snow = land([tuple(p) for p in sample([(-40, 1104), (200, 1092), (460, 1120), (760, 1096), (1056, 1120)], 60)])
    snow_mask = sc.add(
        snow,
        Lin([(0, "#8fd8c4"), (0.2, "#4a98a0"), (0.6, "#1f5468"), (1, "#0c2438")], (0, 1090), (0, H)),
        depth=0.35,
        detail=0.35,
    )
    relief(sc, snow_mask, 0.1, 50, 9)
    sc.screen("#7ff0b8", blur(mask(ell(420, 1150, 330, 60)), 50) * snow_mask * 0.5)


def _cloth(sc: Scene):
    """The web: below the beam a cloth, above it light that has lost its edges."""
    warp = mask(poly([(LEFT + 40, CLOTH_FOOT), (RIGHT - 40, CLOTH_FOOT), (RIGHT - 30, 560), (LEFT + 30, 560)]))
    woven = spline(
        [
            (LEFT + 40, CLOTH_FOOT, 1),
            (RIGHT - 40, CLOTH_FOOT, 1),
            (RIGHT - 34, 800),
            (RIGHT - 20, 560),
            (RIGHT + 60, 330),
            (RIGHT + 30, 110),
            (RIGHT + 150, -60, 1),
            (LEFT - 150, -60, 1),
            (LEFT - 60, 130),
            (LEFT - 84, 330),
            (LEFT + 20, 560),
            (LEFT + 34, 800),
        ]
    )
    cloth = mask(woven)
    fade = smooth(-420, 430, sc.y)
    body = ramp([(0, "#4f8ac8"), (0.3, "#3fc89a"), (0.7, "#7fe8ac"), (1, "#e0ffdc")], (sc.y / CLOTH_FOOT))
    folds = np.sin((sc.x - 427) / (24 + 16 * (1 - np.clip(sc.y / 1100, 0, 1))) + noise(300, 2, 4, aspect=0.4) * 2.2)
    lit = np.clip(0.62 + 0.38 * folds, 0, 1)
    sc.screen("#3fd898", blur(cloth, 50) * 0.45)
    alpha = np.clip(cloth * (0.35 + 0.6 * fade) * (0.55 + 0.45 * lit), 0, 1)
    # above the beam the cloth loses its edges and becomes light
    loose = smooth(640, 380, sc.y)
    veil = blur(alpha, 2) * (1 - loose) + blur(alpha, 34) * loose
    sc.mixin((body * (0.55 + 0.5 * lit[..., None])).clip(0, 1).astype(np.float32), veil)
    sc.setflow(np.full_like(sc.x, math.pi / 2), cloth)
    threads = []
    for i in range(44):
        u = i / 43
        x_top = LEFT + 22 + u * (RIGHT - LEFT - 44)
        x_low = LEFT + 42 + u * (RIGHT - LEFT - 84)
        threads.append(poly([(x_low, BREAST_Y - 6), (x_top, BEAM_Y)], closed=False))
    sc.post(mask(threads, stroke=2.2), "#e8fff0", 0.42)
    return warp


def _woven_bands(sc: Scene, warp) -> None:
    """Zigzags and lozenges of the finished cloth."""
    pattern = []
    for row, y in enumerate((1060, 1010, 950)):
        for i in range((9, 11, 13)[row]):
            x = LEFT + 58 + i * 26
            if row == 1:
                pattern.append((poly([(x - 11, y), (x, y - 13), (x + 11, y), (x, y + 13)]), "#d85a4a", 0.85))
            else:
                pattern.append(
                    (poly([(x - 13, y + 8), (x, y - 8), (x + 13, y + 8)], closed=False), "#fffbe0", 0.8, 4.5)
                )
    sc.polys(pattern, clip=warp, depth=0.5, detail=0.9, mottle=0)


def _loom_frame(sc: Scene) -> None:
    _posts(sc)
    _beams(sc)


def _posts(sc: Scene) -> None:
    rim = ("#c8ffdc", 4, (0.6, -0.6), 0.85)
    for x, side in ((LEFT, 1), (RIGHT, -1)):
        post = rect(x - 17, BEAM_Y - 60, 34, FOOT_Y - BEAM_Y + 60, 6)
        post_mask = sc.add(
            post,
            Lin([(0, "#b8895c"), (0.5, "#7a5238"), (1, "#3a2830")], (x - 17, 0), (x + 17, 0)),
            vol=10,
            depth=0.6,
            detail=0.7,
            rim=(rim[0], 4, (side * 0.7, -0.4), 0.9),
        )
        grain(sc, post_mask, 0.15, 26, 0.1, 5)
        cast(sc, ell(x, FOOT_Y + 4, 60, 12), 8, 0.6, NIGHT)
        sc.add(
            limb([(x - 56, FOOT_Y + 4), (x, FOOT_Y - 14), (x + 56, FOOT_Y + 4)], [18, 28, 18]),
            "#5a3c30",
            vol=8,
            depth=0.6,
            detail=0.7,
            rim=rim,
        )
        sc.add(ell(x, BEAM_Y - 66, 22), "#a87848", vol=10, depth=0.62, detail=0.8, rim=rim)


def _beams(sc: Scene) -> None:
    for y, thick in ((BEAM_Y, 36), (BREAST_Y, 34)):
        sc.add(
            limb([(LEFT - 44, y), (RIGHT + 44, y)], [thick, thick]),
            Lin([(0, "#d8ac78"), (1, "#4a3030")], (0, y - thick / 2), (0, y + thick / 2)),
            vol=12,
            depth=0.62,
            detail=0.8,
            rim=("#e8ffe8", 4, (0, -1), 0.8),
        )
    sc.add(
        limb([(LEFT - 24, 884), (RIGHT + 24, 884)], [17, 17]),
        "#a87848",
        vol=7,
        depth=0.63,
        detail=0.8,
        rim=("#e8ffe8", 3, (0, -1), 0.8),
    )
    for x in (LEFT - 44, RIGHT + 44):
        for a in range(4):
            ang = a * math.pi / 2 + 0.4
            sc.add(
                limb([(x, BEAM_Y), (x + math.cos(ang) * 40, BEAM_Y + math.sin(ang) * 40)], [8, 6]),
                "#8a6040",
                vol=3,
                depth=0.63,
                detail=0.8,
            )
    weaver(sc, 404, 1330)


def _reindeer_and_thread(sc: Scene) -> None:
    """A thread runs from the hem of the light to the reindeer."""
    deer = T(806, 1336, 1.12)
    mouth = deer((-150, -176))
    hem = (RIGHT - 38, 1000)
    for offset, alpha in ((0, 1.0), (7, 0.6)):
        thread = [hem, (RIGHT + 6, 1040 + offset), (mouth[0] - 30, 1090 + offset), mouth]
        path = spline(thread, closed=False)
        sc.screen("#7ff0b0", blur(mask(path, stroke=10), 8) * 0.8)
        sc.post(mask(path, stroke=4.4), "#e8ffe4", alpha)
    reindeer(sc, deer)
    trail = spline(
        [
            deer(p)
            for p in [
                (-150, -176),
                (-120, -150),
                (-86, -120),
                (-30, -166),
                (30, -164),
                (70, -180),
                (104, -150),
                (124, -60),
                (100, -6),
            ]
        ],
        closed=False,
    )
    sc.screen("#7ff0b0", blur(mask(trail, stroke=9), 7) * 0.7)
    sc.post(mask(trail, stroke=4), "#e8ffe4", 1.0)


def _yarn(sc: Scene) -> None:
    """Balls of light in the snow."""
    for x, y, q, tone in ((560, 1376, 30, "#8ff0b8"), (612, 1392, 24, "#7fc8e8"), (236, 1392, 28, "#d890c8")):
        sc.glow(x, y, q * 5, tone, 0.5, 1.8)
        cast(sc, ell(x, y + q * 0.9, q * 1.1, q * 0.3), 5, 0.5, NIGHT)
        sc.add(ell(x, y, q), mix(tone, "#ffffff", 0.2), vol=q * 0.8, depth=0.92, detail=0.9, emit=0.3)
        winds = [
            spline([(x - q * 0.9, y + d), (x, y - q * 0.5 + d), (x + q * 0.9, y + d)], closed=False)
            for d in (-8, 2, 12)
        ]
        sc.post(mask(winds, stroke=2.4) * mask(ell(x, y, q)), "#ffffff", 0.7)
    sparks(sc, 80, (60, 900, 960, 1450), 3.4, "#e8fff4", 6, 0.6)


def weaver(sc, x, y):
    """Old woman on a stool, seen from behind, arms to the web; shawl with fringe, long white plait."""
    rim = ("#c8ffdc", 5, (0.1, -1), 0.95)
    kw = {"depth": 0.9, "detail": 0.95}
    cast(sc, ell(x, y + 2, 130, 18), 10, 0.65, NIGHT)
    _weaver_skirt(sc, x, y, rim, kw)
    _weaver_arms(sc, x, y, rim, kw)
    _weaver_shawl(sc, x, y, rim, kw)
    _weaver_head(sc, x, y, rim, kw)


def _weaver_skirt(sc: Scene, x, y, rim, kw) -> None:
    for dx in (-52, 52):
        sc.add(limb([(x + dx * 0.8, y - 90), (x + dx, y)], [15, 12]), "#5a3c30", vol=5, rim=rim, **kw)
    skirt = spline(
        [
            (x - 84, y - 100),
            (x - 104, y - 40),
            (x - 112, y - 6, 1),
            (x, y + 8),
            (x + 112, y - 6, 1),
            (x + 104, y - 40),
            (x + 84, y - 100),
        ]
    )
    skirt_mask = sc.add(skirt, Lin([(0, "#5a4a78"), (1, "#241c3c")], (0, y - 110), (0, y)), vol=36, rim=rim, **kw)
    hem = [
        (limb([(x - 112, y - 30), (x, y - 16), (x + 112, y - 30)], [6, 6, 6], 20), "#f2d890", 0.8),
        (limb([(x - 112, y - 44), (x, y - 32), (x + 112, y - 44)], [4, 4, 4], 20), "#d85a4a", 0.9),
    ]
    sc.polys(hem, clip=skirt_mask, mottle=0, **kw)


def _weaver_arms(sc: Scene, x, y, rim, kw) -> None:
    for side in (-1, 1):
        arm = limb([(x + side * 54, y - 226), (x + side * 112, y - 226), (x + side * 112, y - 284)], [50, 42, 28])
        sc.add(arm, "#8a3a44", vol=18, rim=rim, **kw)
        sc.add(ell(x + side * 112, y - 296, 15), "#e8b898", vol=7, rim=rim, **kw)
    shuttle = limb([(x + 86, y - 306), (x + 118, y - 312), (x + 152, y - 306)], [4, 15, 4])
    sc.add(shuttle, "#f0d8a8", vol=5, rim=rim, **kw)


def _weaver_shawl(sc: Scene, x, y, rim, kw) -> None:
    _weaver_back(sc, x, y, rim, kw)
    shawl_mask = _shawl_cloth(sc, x, y, rim, kw)
    _shawl_pattern(sc, x, y, shawl_mask, kw)


def _weaver_back(sc: Scene, x, y, rim, kw) -> None:
    back = spline(
        [
            (x - 66, y - 92, 1),
            (x - 80, y - 170),
            (x - 74, y - 236),
            (x - 30, y - 264),
            (x + 30, y - 264),
            (x + 74, y - 236),
            (x + 80, y - 170),
            (x + 66, y - 92, 1),
        ]
    )
    sc.add(back, "#8a3a44", vol=46, rim=rim, **kw)


def _shawl_cloth(sc: Scene, x, y, rim, kw):
    shawl = spline(
        [
            (x - 92, y - 214),
            (x - 60, y - 262),
            (x, y - 276),
            (x + 60, y - 262),
            (x + 92, y - 214),
            (x + 54, y - 150),
            (x, y - 92, 1),
            (x - 54, y - 150),
        ]
    )
    return sc.add(
        shawl,
        Lin([(0, "#f07a5c"), (1, "#a83a3a")], (0, y - 276), (0, y - 92)),
        vol=34,
        rim=rim,
        shadow=(0, 8, 8, 0.5),
        **kw,
    )


def _shawl_pattern(sc: Scene, x, y, shawl_mask, kw) -> None:
    dots = []
    for row in range(5):
        for i in range(-3, 4):
            px, py = x + i * 30 + (row % 2) * 15, y - 244 + row * 34
            dots.append(
                (
                    poly([(px - 8, py), (px, py - 9), (px + 8, py), (px, py + 9)]),
                    "#fff0c8" if row % 2 else "#3f8a8a",
                    0.9,
                )
            )
    sc.polys(dots, clip=shawl_mask, mottle=0, **kw)
    fringe = []
    for i in range(15):
        u = i / 14
        px = x - 88 + 176 * u
        py = y - 206 + (1 - abs(u - 0.5) * 2) * 112
        fringe.append(poly([(px, py), (px + (u - 0.5) * 8, py + 24)], closed=False))
    sc.add(mask(fringe, stroke=4), "#f8d8a0", mottle=0, **kw)


def _weaver_head(sc: Scene, x, y, rim, kw) -> None:
    """Her head from behind, with a long white plait."""
    sc.add(ell(x, y - 312, 46, 50), "#f0ece8", vol=26, rim=rim, **kw)
    sc.add(ell(x - 44, y - 304, 8, 13), "#e8b898", vol=4, **kw)
    sc.add(ell(x + 44, y - 304, 8, 13), "#e8b898", vol=4, **kw)
    strands = [
        (spline([(x + d, y - 358), (x + d * 1.7, y - 312), (x + d * 0.7, y - 272)], closed=False), "#b8b8c0", 0.7, 3)
        for d in (-24, -12, 0, 12, 24)
    ]
    sc.polys(strands, clip=mask(ell(x, y - 312, 46, 50)), mottle=0, **kw)
    for i in range(6):
        py = y - 270 + i * 22
        sc.add(ell(x + (5 if i % 2 else -5), py, 17 - i, 15), "#f0ece8", vol=8, rim=rim, **kw)
    sc.add(ell(x, y - 140, 11, 8), "#3f8a8a", vol=4, **kw)
    sc.add(limb([(x, y - 134), (x - 2, y - 112)], [11, 3]), "#f0ece8", vol=4, **kw)
