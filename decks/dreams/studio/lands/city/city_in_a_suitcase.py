"""Card 17, City in a Suitcase."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import hx, mix, ramp
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.paths import T, arch_points, blurmask, cut, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.person import person
from ...motifs.sky import cumulus

INK, SLATE, MIST, PALE, CORAL, LEMON = "#141c28", "#3a4a5c", "#8496a0", "#dfe2d8", "#f0705a", "#f2c84a"
VANISH_X, VANISH_Y = 560, 560
HORIZON = VANISH_Y + 66
LEFT, RIGHT, TRAY_TOP, TRAY_FOOT = 208, 838, 1010, 1270


def passenger(wall, u0, u1, colour):
    """head and shoulders behind a pane of a train in perspective"""
    u, half = (u0 + u1) / 2, (u1 - u0) / 2
    ring = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    head = [(u + half * 0.42 * math.cos(a), 0.455 + 0.040 * math.sin(a)) for a in ring]
    outline = (
        (-0.85, 0.588),
        (-0.75, 0.53),
        (-0.3, 0.51),
        (-0.2, 0.47),
        (0.2, 0.47),
        (0.3, 0.51),
        (0.75, 0.53),
        (0.85, 0.588),
    )
    shoulders = [(u + half * side, v) for side, v in outline]
    return [(wall.path(head), colour), (wall.path(shoulders), colour)]


def wheel(wall, u):
    """a wheel of a train in perspective"""
    ring = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    return wall.path([(u + 0.014 * math.cos(a), 0.90 + 0.09 * math.sin(a)) for a in ring])


def _paper_row(sc: Scene, y, x0, x1, hmin, hmax, wmin, wmax, seed, tone, shade) -> None:
    """a row of folded paper houses, highest in the middle"""
    dice = rng(seed)
    x = x0
    while x < x1 - wmin * 0.5:
        w = dice.uniform(wmin, wmax)
        w = min(w, x1 - x)
        mid = 1 - abs((x + w / 2 - 522) / 330) ** 1.6
        h = dice.uniform(hmin, hmax) * (0.55 + 0.65 * max(mid, 0))
        c = mix(tone, ["#f0c8a8", "#e8e0cc", "#f0a48a", "#c8d0cc", "#f2d890"][dice.integers(5)], 0.7)
        c = mix(c, shade, 0.35 * (1 - (y - 1050) / 180.0) if y < 1230 else 0)
        fold = x + w * dice.uniform(0.55, 0.75)
        dy = w * 0.10
        _paper_walls(sc, x, y, w, h, fold, dy, c, shade)
        roof = mix([SLATE, "#b8483c", "#5a6a74", "#8a5a4c"][dice.integers(4)], shade, 0.1)
        _paper_roof(sc, x, y, w, h, fold, dy, roof, dice.integers(0, 3))
        _paper_windows(sc, x, y, h, fold, dy, c, dice)
        x += w * dice.uniform(0.92, 1.04)


def _paper_walls(sc: Scene, x, y, w, h, fold, dy, c, shade) -> None:
    """the two folded walls of a paper house"""
    lit_side = poly([(x, y), (x, y - h), (fold, y - h + dy), (fold, y + dy)])
    dark_side = poly([(fold, y + dy), (fold, y - h + dy), (x + w, y - h), (x + w, y)])
    sc.add(
        lit_side,
        Lin([(0, mix(c, "#ffffff", 0.12)), (1, mix(c, shade, 0.3))], (0, y - h), (0, y)),
        depth=0.6,
        detail=0.8,
        mottle=0.04,
        shadow=(6, 2, 7, 0.35),
    )
    sc.add(dark_side, mix(c, shade, 0.45), depth=0.6, detail=0.8, mottle=0.04)


def _paper_roof(sc: Scene, x, y, w, h, fold, dy, roof, kind) -> None:
    """a gable, a tent or a flat roof with a chimney"""
    if kind == 0:
        sc.add(
            poly([(x - 3, y - h + 1), (x + w * 0.32, y - h - w * 0.55), (fold + 3, y - h + dy + 2)]),
            roof,
            depth=0.6,
            detail=0.8,
            rim=("#fff0d0", 2, (0.4, -1), 0.7),
        )
        sc.add(
            poly(
                [
                    (x + w * 0.32, y - h - w * 0.55),
                    (x + w * 0.66, y - h - w * 0.58),
                    (x + w + 3, y - h + 1),
                    (fold, y - h + dy + 2),
                ]
            ),
            mix(roof, INK, 0.35),
            depth=0.6,
            detail=0.8,
        )
    elif kind == 1:
        sc.add(
            poly(
                [
                    (x - 2, y - h + 1),
                    (fold, y - h + dy + 1),
                    (x + w + 2, y - h + 1),
                    (x + w * 0.5, y - h - w * 0.95),
                ]
            ),
            roof,
            depth=0.6,
            detail=0.8,
            rim=("#fff0d0", 2, (0.6, -1), 0.7),
        )
    else:
        sc.add(
            poly([(x, y - h), (x + w - (fold - x), y - h - dy), (x + w, y - h), (fold, y - h + dy)]),
            mix(roof, "#ffffff", 0.2),
            depth=0.6,
            detail=0.8,
        )
        sc.add(rect(x + w * 0.3, y - h - w * 0.32, w * 0.14, w * 0.34), roof, depth=0.6, detail=0.8)


def _paper_windows(sc: Scene, x, y, h, fold, dy, c, dice) -> None:
    """windows, most of them lit"""
    lit, dim = [], []
    nx_ = max(1, int((fold - x) / 15))
    for j in range(int((h - 12) / 21)):
        for i in range(nx_):
            wx = x + (fold - x) * (i + 0.5) / nx_ - 3.6
            (lit if dice.random() < 0.6 else dim).append(rect(wx, y - h + 10 + j * 21 + dy * (i + 0.5) / nx_, 7.4, 11))
    if lit:
        sc.add(mask(lit), LEMON, mottle=0.05, depth=0.6, detail=0.9, emit=0.8)
    if dim:
        sc.add(mask(dim), mix(INK, c, 0.3), mottle=0, depth=0.6, detail=0.9)


@card(17, "city-in-a-suitcase", "City in a Suitcase", Land.CITY, gouache)
def city_in_a_suitcase() -> Scene:
    """A suitcase stands open in a station hall, and in it a lit paper city with its own rain in the lid. Its owner, no
    taller than the locks, has an umbrella but nothing to hold it against: leaving home, or just arriving in it?

    Gouache, P3 rain slate and coral, tunnel with central object.
    """
    sc = Scene(light=(0.25, -0.8, 0.5), key="#f4f0dc", shadow="#141c30", fog="#a8b4b4", seed=1701)
    _vault(sc)
    _floor(sc)
    _trains(sc)
    _light_on_the_floor(sc)
    inside = _lid(sc)
    rain = _weather(sc, inside)
    _lining(sc)
    _paper_city(sc, rain)
    _tray_front(sc)
    _straps(sc)
    _traveller(sc)
    _dog(sc)
    return sc


def _vault(sc: Scene) -> None:
    """the vaulted hall: ribs and glass as nested arches, far to near"""
    sc.img[:] = hx("#5a6c78")
    # vaulted hall: ribs and glass as nested arches, far to near
    n_rib = 9
    far_light = 1 - np.clip(np.hypot(sc.x - VANISH_X, sc.y - VANISH_Y) / 1000.0, 0, 1)
    sc.img[:] = ramp([(0, "#26323f"), (0.5, "#4a5c6a"), (1, "#6a7a82")], far_light)
    for i in range(n_rib - 1, -1, -1):
        u = i / (n_rib - 1)
        k = 0.17 * (6.6**u)
        cx, cy = VANISH_X + (508 - VANISH_X) * u, VANISH_Y + 40 * u
        half, spring, rise = 480 * k, cy + 60 * k, 620 * k
        arch = poly(arch_points(cx, half, spring, rise, H + 80))
        glass = mix("#f4f2e0", "#6f8490", u**0.6)
        sc.add(
            arch,
            Lin(
                [(0, mix(glass, "#ffffff", 0.2)), (0.55, glass), (1, mix(glass, SLATE, 0.5))],
                (0, spring - rise),
                (0, spring + 200 * k),
            ),
            depth=0.1 + 0.02 * (n_rib - i),
            mottle=0.05,
            detail=0.35,
        )
        inner = poly(arch_points(cx, half * 0.93, spring, rise * 0.93, H + 90))
        rib = mix("#aab4b4", "#22303c", u**0.7)
        sc.add(
            cut(arch, inner),
            rib,
            vol=10 * k,
            depth=0.2,
            detail=0.6,
            mottle=0.05,
            rim=("#f4f0da", 2 + 3 * k, (0.2, 1), 0.35),
        )
        bars = []
        for a in np.linspace(0.12, 0.88, 7):
            ang = math.pi * a
            bars.append(
                poly(
                    [
                        (cx - half * 0.95 * math.cos(ang), spring - rise * 0.95 * math.sin(ang)),
                        (cx - half * 0.60 * math.cos(ang), spring - rise * 0.60 * math.sin(ang) + 10 * k),
                    ],
                    closed=False,
                )
            )
        sc.add(mask(bars, stroke=1.5 + 5 * k), rib, alpha=0.7, mottle=0, depth=0.2, detail=0.6)
    sc.glow(VANISH_X, VANISH_Y + 20, 420, "#fff6dc", 0.75, 1.6)


def _floor(sc: Scene) -> None:
    """the tiled floor"""
    floor = poly([(VANISH_X - 70, HORIZON), (VANISH_X + 70, HORIZON), (1500, H + 40), (-500, H + 40)])
    sc.add(poly([(-20, 900), (1040, 900), (1040, H + 20), (-20, H + 20)]), "#4a5a66", depth=0.3, mottle=0.05)
    sc.add(
        floor,
        Lin([(0, "#f2eeda"), (0.22, "#b4bcb8"), (0.6, "#6a7c86"), (1, "#2c3a48")], (0, HORIZON), (0, H)),
        depth=0.32,
        mottle=0.06,
        flow=0.0,
    )
    tiles = [
        (poly([(VANISH_X + i * 11, HORIZON), (VANISH_X + i * 190, H + 60)], closed=False), "#22303c", 0.4, 3)
        for i in range(-14, 15)
    ]
    for j in range(14):
        y = HORIZON + 6 + (j / 13) ** 2.3 * 900
        tiles.append((poly([(-20, y), (1040, y)], closed=False), "#22303c", 0.3, 1.2 + 3 * j / 13))
    sc.polys(tiles, depth=0.32, mottle=0, flow=0.0, clip=mask(floor))


def _trains(sc: Scene) -> None:
    """a waiting train on either side, passengers at the windows"""
    for side, x_near, c in ((-1, -260, "#2f4450"), (1, 1320, "#3a4a58")):
        q = (
            Quad(
                (VANISH_X + side * 74, VANISH_Y + 8), (x_near, 60), (x_near, 1420), (VANISH_X + side * 74, HORIZON + 12)
            )
            if side > 0
            else Quad((x_near, 60), (VANISH_X - 74, VANISH_Y + 8), (VANISH_X - 74, HORIZON + 12), (x_near, 1420))
        )
        sc.add(
            q.rect(0, 0.25, 1, 1),
            Lin([(0, mix(c, PALE, 0.25)), (1, mix(c, INK, 0.4))], (0, 380), (0, 1100)),
            depth=0.36,
            mottle=0.06,
            detail=0.5,
            fogg=(-400, -300, 0.0),
            rim=("#e8ecdc", 4, (-side, -1), 0.5),
        )
        win = [(q.rect(0, 0.80, 1, 1), mix(INK, c, 0.1)), (q.rect(0, 0.25, 1, 0.31), mix(INK, c, 0.25))]
        for i in range(11):
            u0 = i / 11
            a, b = (u0 + 0.012, u0 + 0.075)
            near = abs(q(b, 0.5)[0] - q(a, 0.5)[0]) > 60
            panes = 3 if near else 1
            for k in range(panes):
                pa, pb = a + (b - a) * k / panes, a + (b - a) * (k + 0.76) / panes
                glass = mix("#f8dc90", "#9aa89c", (i * 37 + k * 23) % 10 / 16)
                if not near:
                    win.append((q.rect(pa, 0.36, pb, 0.58), glass))
                    continue
                margin = (pb - pa) * 0.12
                win.append((q.rect(pa - margin, 0.345, pb + margin, 0.605), mix(PALE, c, 0.35)))
                win.append((q.rect(pa, 0.36, pb, 0.59), mix(glass, c, 0.12)))
                if (i + k) % 3 != 1:
                    win += passenger(q, pa, pb, mix(INK, c, 0.35))
            win += [(wheel(q, u0 + du), mix(INK, c, 0.15)) for du in (0.022, 0.066)]
        win.append((q.rect(0, 0.66, 1, 0.69), mix(CORAL, c, 0.2)))
        sc.polys(win, depth=0.36, detail=0.6, mottle=0.05, emit=0.3)


def _light_on_the_floor(sc: Scene) -> None:
    """light at the far end and its pool on the floor"""
    sc.haze(HORIZON + 30, 60, "#f4f0de", 0.55, seed=5, aspect=5)
    sc.screen(
        "#f6ecd0",
        blur(mask(poly([(VANISH_X - 90, HORIZON + 10), (VANISH_X + 90, HORIZON + 10), (900, 1420), (120, 1420)])), 40)
        * 0.30,
    )


def _lid(sc: Scene):
    """the raised lid with its own dark sky"""
    _suitcase_shadow(sc)
    _lid_shell(sc)
    sky_in = _lid_sky()
    return sc.add(
        sky_in,
        Lin([(0, "#1c2836"), (0.35, "#3a4c5e"), (0.75, "#7f929c"), (1, "#c8ccc0")], (0, 556), (0, TRAY_TOP)),
        depth=0.5,
        detail=0.5,
        mottle=0.06,
    )


def _suitcase_shadow(sc: Scene) -> None:
    """shadow of the suitcase on the floor"""
    sc.mul(
        "#141c2c",
        blur(
            mask(
                spline(
                    [
                        (LEFT - 30, TRAY_FOOT - 10),
                        (508, TRAY_FOOT + 60),
                        (RIGHT + 50, TRAY_FOOT + 6),
                        (RIGHT + 40, TRAY_FOOT + 66),
                        (508, TRAY_FOOT + 100),
                        (LEFT - 40, TRAY_FOOT + 60),
                    ]
                )
            ),
            14,
        )
        * 0.75,
    )


def _lid_shell(sc: Scene) -> None:
    """the lid itself"""
    lid = spline(
        [
            (LEFT + 24, TRAY_TOP + 24, 1),
            (RIGHT - 24, TRAY_TOP + 24, 1),
            (RIGHT + 14, 580),
            (RIGHT - 10, 536),
            (RIGHT - 60, 528),
            (LEFT + 60, 528),
            (LEFT + 10, 536),
            (LEFT - 14, 580),
        ]
    )
    sc.add(
        lid,
        Lin([(0, "#c8744c"), (1, "#7a3a30")], (LEFT, 530), (RIGHT, 1000)),
        vol=14,
        depth=0.5,
        detail=0.8,
        mottle=0.07,
        rim=("#ffe4b8", 4, (0.3, -1), 0.8),
        shadow=(10, 4, 16, 0.4),
    )


def _lid_sky():
    """the sky inside it"""
    return spline(
        [
            (LEFT + 50, TRAY_TOP + 20, 1),
            (RIGHT - 50, TRAY_TOP + 20, 1),
            (RIGHT - 16, 600),
            (RIGHT - 40, 562),
            (RIGHT - 80, 556),
            (LEFT + 80, 556),
            (LEFT + 40, 562),
            (LEFT + 16, 600),
        ]
    )


def _weather(sc: Scene, inside):
    """clouds inside the lid; returns the mask of the rain"""
    for cx, cy, w, h, s in (
        (360, 640, 330, 110, 3),
        (690, 650, 340, 120, 4),
        (520, 610, 360, 100, 5),
        (440, 700, 260, 70, 7),
        (640, 706, 260, 66, 9),
    ):
        cumulus(
            sc, cx, cy, w, h, s, light="#b8c2c4", mid="#6a7a86", dark="#2a3644", alpha=0.95, depth=0.52, clip=inside
        )
    dice = rng(12)
    drops = []
    for _ in range(300):
        x, y = dice.uniform(LEFT + 40, RIGHT - 30), dice.uniform(700, 1130)
        ln = dice.uniform(18, 40)
        drops.append(poly([(x, y), (x - ln * 0.22, y + ln)], closed=False))
    return mask(drops, stroke=2.0) * np.maximum(
        inside, mask(poly([(LEFT + 50, 1000), (RIGHT - 50, 1000), (RIGHT - 70, 1130), (LEFT + 70, 1130)]))
    )


def _lining(sc: Scene) -> None:
    """the lining of the tray"""
    lining = poly(
        [
            (LEFT + 30, TRAY_TOP + 18),
            (RIGHT - 30, TRAY_TOP + 18),
            (RIGHT + 6, TRAY_FOOT - 60),
            (LEFT - 6, TRAY_FOOT - 60),
        ]
    )
    sc.add(
        lining,
        Lin([(0, "#a8564a"), (1, "#e88a6a")], (0, TRAY_TOP), (0, TRAY_FOOT - 60)),
        depth=0.55,
        detail=0.7,
        mottle=0.05,
    )


def _paper_city(sc: Scene, rain) -> None:
    """the city, row after row of folded paper houses"""

    _paper_row(sc, 1062, 270, 790, 150, 300, 44, 78, 3, MIST, "#2a3848")
    sc.haze(1060, 26, "#d8dcd0", 0.35, seed=9)
    _paper_row(sc, 1122, 250, 812, 90, 190, 48, 84, 4, "#a8b0ac", "#33424f")
    _paper_row(sc, 1184, 226, 832, 54, 118, 54, 92, 5, "#d8d4c4", "#4a4a54")
    sc.post(rain, "#e8f0f0", 0.62)


def _tray_front(sc: Scene) -> None:
    """the front of the tray"""
    front = spline(
        [
            (LEFT - 22, TRAY_FOOT - 78, 1),
            (RIGHT + 22, TRAY_FOOT - 78, 1),
            (RIGHT + 26, TRAY_FOOT + 30),
            (RIGHT + 4, TRAY_FOOT + 52),
            (LEFT - 4, TRAY_FOOT + 52),
            (LEFT - 26, TRAY_FOOT + 30),
        ]
    )
    sc.add(
        front,
        Lin([(0, "#dc8a58"), (0.4, "#b4603f"), (1, "#5c2c2a")], (0, TRAY_FOOT - 78), (0, TRAY_FOOT + 52)),
        vol=16,
        depth=0.7,
        detail=0.85,
        mottle=0.08,
        rim=("#ffe8c0", 4, (0.2, -1), 0.9),
    )
    sc.add(rect(LEFT - 22, TRAY_FOOT - 82, RIGHT - LEFT + 44, 13, 4), "#f0c890", vol=4, depth=0.7, detail=0.9)


def _straps(sc: Scene) -> None:
    """straps, corners and handle"""
    _strap_plates(sc)
    _corners(sc)
    _handle(sc)


def _strap_plates(sc: Scene) -> None:
    """straps with brass plates"""
    for x in (LEFT + 96, RIGHT - 96):
        sc.add(
            rect(x - 26, TRAY_FOOT - 84, 52, 136, 4),
            Lin([(0, "#8a4a34"), (1, "#4a2424")], (0, TRAY_FOOT - 80), (0, TRAY_FOOT + 50)),
            vol=6,
            depth=0.71,
            detail=0.9,
            rim=("#ffe0b0", 2.5, (0.3, -1), 0.7),
        )
        sc.add(
            rect(x - 17, TRAY_FOOT - 62, 34, 30, 4),
            "#e8c05a",
            vol=6,
            depth=0.72,
            detail=1,
            rim=("#fff6d0", 2, (0.3, -1), 0.9),
        )


def _corners(sc: Scene) -> None:
    """leather corners"""
    for x, s in ((LEFT - 6, -1), (RIGHT + 6, 1)):
        sc.add(
            spline(
                [
                    (x - s * 4, TRAY_FOOT - 82, 1),
                    (x + s * 18, TRAY_FOOT - 82, 1),
                    (x + s * 24, TRAY_FOOT + 30),
                    (x + s * 2, TRAY_FOOT + 56),
                    (x - s * 40, TRAY_FOOT + 54),
                    (x - s * 4, TRAY_FOOT + 14),
                ]
            ),
            "#6f3a2c",
            vol=6,
            depth=0.71,
            detail=0.9,
        )


def _handle(sc: Scene) -> None:
    """handle"""
    sc.add(
        limb(
            [
                (462, TRAY_FOOT - 8),
                (466, TRAY_FOOT + 26),
                (522, TRAY_FOOT + 34),
                (578, TRAY_FOOT + 26),
                (582, TRAY_FOOT - 8),
            ],
            [13, 15, 17, 15, 13],
        ),
        "#4a2420",
        vol=6,
        depth=0.73,
        detail=0.9,
        rim=("#ffe0b0", 2.5, (0.2, -1), 0.7),
        shadow=(3, 7, 6, 0.5),
    )


def _traveller(sc: Scene) -> None:
    """the traveller; the umbrella stays closed: it is not raining out here"""
    sc.mul("#141c2c", blurmask(ell(214, 1390, 92, 14), 7) * 0.75)
    traveller = person(
        sc,
        200,
        1388,
        352,
        "back",
        build=1.15,
        back=True,
        coat="#cfb488",
        legs="#2c3a58",
        hair="#5a4a48",
        hat="brim",
        hatc="#1c2434",
        hem=0.22,
        hemw=0.18,
        h2=(0.20, -0.50),
        e2=(0.18, -0.64),
        rim=("#ffe8c0", 4.5, (0.9, -0.4), 0.9),
        depth=0.93,
    )
    ux, uy = traveller["h2"]
    sc.add(
        limb([(ux - 10, uy - 10), (ux + 4, uy - 20), (ux + 8, uy), (ux + 8, uy + 30)], [8, 8, 7, 7]),
        "#c89058",
        vol=3,
        depth=0.94,
        detail=1,
    )
    folded = [
        (ux + 4, uy + 14, 1),
        (ux + 20, uy + 30),
        (ux + 24, uy + 70),
        (ux + 12, uy + 162, 1),
        (ux - 4, uy + 70),
        (ux - 4, uy + 30),
    ]
    sc.add(
        spline(folded),
        Lin([(0, "#f28a6a"), (0.5, CORAL), (1, "#a83e3e")], (ux + 24, 0), (ux - 6, 0)),
        vol=9,
        depth=0.95,
        detail=1,
        rim=("#ffe8c8", 3, (1, -0.3), 0.8),
    )


def _dog(sc: Scene) -> None:
    """the dog that looks at the rain"""
    sc.add(blurmask(ell(852, 1404, 74, 9), 5), "#141c2c", alpha=0.6, mottle=0)
    dog(
        sc, T(846, 1382, 1.55, 0, True), c="#efe6d2", ear="#9a6a48", rim=("#fff4dc", 3.5, (-0.5, -0.8), 0.8), depth=0.95
    )
    sc.add(limb([(876, 1394), (912, 1374), (920, 1332)], [14, 12, 5]), "#efe6d2", vol=5, depth=0.94, detail=0.9)
