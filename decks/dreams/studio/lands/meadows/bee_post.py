"""Card 55, Bee Post."""

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, arch_points, blurmask, ell, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.person import person
from ...motifs.sky import cumulus
from ...motifs.things import trickle
from .motifs import flowers, grass

RIM_LIGHT = ("#fffbe0", 3, (0.6, -0.7), 0.75)

RED = "#b84a3a"


def bee(
    sc: Scene,
    t: T,
    rim=None,
    depth: float = 0.8,
    letter=None,
    cap=None,
    bag=None,
    seal="#b84a3a",
    gold="#e8a838",
    dark="#3a2418",
    wings="#f4fbff",
) -> None:
    """Postal bee flying to the right; about 170 long; letter = centre of an envelope under its feet"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    bee_wings_and_legs(sc, t, wings, depth, k, letter, dark)
    bee_body(sc, t, gold, k, kw, dark, depth)
    bee_bag(sc, bag, t, depth, k, kw)
    bee_head(sc, t, dark, gold, k, kw, depth)
    bee_cap(sc, cap, t, k, kw, depth)
    bee_letter(sc, letter, t, k, rim, depth, seal)


def bee_wings_and_legs(sc: Scene, t: T, wings, depth: float, k: float, letter, dark) -> None:
    """Two pairs of wings, and legs that can hold a letter."""
    for outline, a in (
        ([(8, -34, 1), (-20, -86), (-66, -104), (-84, -78), (-50, -44)], 0.62),
        ([(14, -34, 1), (10, -92), (-14, -128), (-44, -120), (-36, -70)], 0.74),
    ):
        sc.add(
            t(spline(outline)),
            Lin([(0, wings), (1, mix(wings, "#a8c0d8", 0.6))], t((0, -120)), t((0, -30))),
            alpha=a,
            depth=depth,
            detail=0.9,
            rim=("#ffffff", 2, (-0.4, -1), 0.8),
        )
        sc.add(
            mask(
                t(spline([outline[0][:2], lerp(outline[0], outline[2], 0.5), outline[2][:2]], closed=False)),
                stroke=1.8 * k,
            ),
            "#8aa0b8",
            alpha=0.6,
            mottle=0,
            depth=depth,
            detail=0.9,
        )
    for x in (-4, 12, 26):
        sc.add(
            t(limb([(x, 12), (x + 6, 28), (x - 2 + (letter is not None) * 6, 44)], [7, 5, 4])),
            dark,
            vol=2 * k,
            depth=depth,
            detail=1,
        )


def bee_body(sc: Scene, t: T, gold, k: float, kw, dark, depth: float) -> None:
    """Striped body and furry breast."""
    body = spline([(-88, 6), (-74, -22), (-42, -38), (-6, -36), (14, -20), (16, 8), (-4, 24), (-44, 26), (-76, 18)])
    m = sc.add(t(body), gold, vol=22 * k, **kw)
    bands = [limb([(x, -44), (x - 7, -6), (x, 34)], [15, 17, 15], cap=False) for x in (-24, -50, -74)]
    sc.add(mask([t(b) for b in bands]) * m, mix(dark, gold, 0.08), vol=9 * k, depth=depth, detail=1)
    sc.add(t(spline([(-86, 2, 1), (-104, 8, 1), (-84, 12, 1)])), dark, depth=depth, detail=1)
    fuzz = spline([(-8, -36), (14, -44), (38, -34), (46, -8), (36, 16), (10, 24), (-6, 10)])
    sc.add(t(fuzz), mix(gold, "#fff0c0", 0.35), vol=18 * k, **kw)


def bee_bag(sc: Scene, bag, t: T, depth: float, k: float, kw) -> None:
    """The bag on its strap."""
    if bag is not None:
        sc.add(
            mask(t(limb([(2, -40), (14, -14), (2, 12)], [7, 7, 7]))), mix(bag, "#201010", 0.3), depth=depth, detail=1
        )
        sc.add(t(spline([(-34, 4, 1), (10, 4, 1), (8, 38), (-12, 42), (-32, 38)])), bag, vol=8 * k, **kw)
        sc.add(
            t(spline([(-36, 2, 1), (12, 2, 1), (4, 22), (-12, 28), (-28, 22)])),
            mix(bag, "#ffffff", 0.15),
            vol=5 * k,
            depth=depth,
            detail=1,
        )
        sc.add(t(ell(-12, 24, 4)), "#f4d890", depth=depth, detail=1)


def bee_head(sc: Scene, t: T, dark, gold, k: float, kw, depth: float) -> None:
    """Head with eye, smile and feelers."""
    sc.add(t(ell(60, -18, 25, 26)), mix(dark, gold, 0.25), vol=15 * k, **kw)
    sc.add(t(ell(68, -20, 11, 13)), "#fffaf0", vol=3 * k, depth=depth, detail=1)
    sc.add(t(ell(71, -19, 6, 7.5)), "#140c10", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(73, -22, 2.2)), "#ffffff", mottle=0, depth=depth, detail=1)
    sc.add(
        mask(t(spline([(66, -1), (74, 2), (80, -3)], closed=False)), stroke=2.4 * k),
        "#fff0d0",
        alpha=0.8,
        mottle=0,
        depth=depth,
        detail=1,
    )
    for dx in (0, 12):
        sc.add(
            t(limb([(58 + dx, -42), (70 + dx, -62), (84 + dx, -64)], [4, 3.2, 2.4])),
            dark,
            depth=depth,
            detail=1,
            vol=1 * k,
        )
        sc.add(t(ell(85 + dx, -64, 4)), dark, depth=depth, detail=1)


def bee_cap(sc: Scene, cap, t: T, k: float, kw, depth: float) -> None:
    """The cap of the service."""
    if cap is not None:
        sc.add(t(spline([(38, -36), (38, -56), (58, -62), (78, -52), (80, -38), (60, -42)])), cap, vol=7 * k, **kw)
        sc.add(
            t(spline([(62, -42), (82, -40), (96, -30, 1), (78, -33)])),
            mix(cap, "#101020", 0.4),
            vol=2 * k,
            depth=depth,
            detail=1,
        )


def bee_letter(sc: Scene, letter, t: T, k: float, rim, depth: float, seal) -> None:
    """The envelope with its seal."""
    if letter is not None:
        x, y = letter
        sc.add(
            t(rect(x - 38, y - 24, 76, 48, 3)),
            Lin([(0, "#fffaf0"), (1, "#e4d4b4")], t((x - 30, y - 20)), t((x + 30, y + 24))),
            vol=4 * k,
            rim=rim,
            depth=depth,
            detail=1,
            shadow=(3 * k, 6 * k, 5 * k, 0.3),
        )
        sc.add(mask(t(rect(x - 38, y - 24, 76, 48, 3)), stroke=2.6 * k), "#a07848", mottle=0, depth=depth, detail=1)
        sc.add(
            mask(t(poly([(x - 38, y - 24), (x, y + 6), (x + 38, y - 24)], closed=False)), stroke=2.6 * k),
            "#b89a78",
            mottle=0,
            depth=depth,
            detail=1,
        )
        sc.add(t(ell(x, y + 4, 9)), seal, vol=3 * k, depth=depth, detail=1)


def hive_box(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    wall,
    trim,
    *,
    rim=None,
    depth: float = 0.5,
    lit=False,
    flag=None,
    fog: float = 0.0,
    slot="#4a2c1c",
) -> None:
    """Bee house as a letter box: pitched lid, slot, small door with a landing board; x centre, y foot, w width"""
    t = T(x, y, w / 100)
    k = w / 100
    kw = {"depth": depth, "detail": 0.85, "fog": fog}
    sc.add(t(rect(-44, -14, 10, 16)), mix(trim, "#4a3020", 0.4), **kw)
    sc.add(t(rect(34, -14, 10, 16)), mix(trim, "#4a3020", 0.4), **kw)
    sc.add(
        t(rect(-50, -112, 100, 104, 3)),
        Lin(
            [(0, mix(wall, "#ffffff", 0.22)), (0.5, wall), (1, mix(wall, "#5a2c1c", 0.35))],
            t((-50, -100)),
            t((50, -10)),
        ),
        vol=8 * k,
        rim=rim,
        mottle=0.07,
        **kw,
    )
    for yy in (-78, -44):
        sc.add(
            mask(t(poly([(-50, yy), (50, yy)], closed=False)), stroke=2.2 * k),
            mix(wall, "#4a2418", 0.5),
            alpha=0.6,
            mottle=0,
            **kw,
        )
    sc.add(
        t(poly([(-60, -108), (-46, -134), (46, -134), (60, -108)])),
        Lin([(0, mix(trim, "#ffffff", 0.2)), (1, mix(trim, "#3a2018", 0.35))], t((0, -134)), t((0, -108))),
        rim=rim,
        mottle=0.06,
        **kw,
    )
    sc.add(t(rect(-30, -98, 60, 15, 5)), mix("#fff6dc", wall, 0.25), vol=3 * k, **kw)
    sc.add(t(rect(-25, -94, 50, 7, 3)), slot, mottle=0, **kw)
    door = poly(arch_points(0, 17, -28, 18, -12))
    sc.add(t(door), "#ffd870" if lit else slot, mottle=0, emit=0.5 if lit else 0, **kw)
    sc.add(t(rect(-28, -13, 56, 7, 2)), mix("#fff0c8", wall, 0.35), vol=2 * k, rim=rim, **kw)
    if flag is not None:
        sc.add(t(limb([(50, -70), (60, -70), (60, -104)], [4, 4, 4], 8)), mix(trim, "#3a2018", 0.3), **kw)
        sc.add(t(rect(58, -106, 20, 13, 2)), flag, **kw)


def cloud_with_a_slot(sc: Scene) -> None:
    """A cloud that has mail too: letter slot, round lit door, landing board and a raised flag"""
    x, y = 768, 236
    sc.glow(x, y, 330, "#fffbe4", 0.7, 1.7)
    for dx, dy, w, h, seed in ((0, 26, 330, 210, 12), (-10, 70, 250, 90, 15), (70, 74, 260, 80, 17)):
        cumulus(sc, x + dx, y + dy, w, h, seed, light="#fffdf4", mid="#f8e2c0", dark="#b8788a", depth=0.06, puffs=60)
    t = T(x - 12, y, 1)
    kw = {"depth": 0.1, "detail": 0.9}
    sc.add(t(rect(-52, -50, 104, 30, 12)), "#fff6dc", vol=5, shadow=(3, 5, 4, 0.35), **kw)
    sc.add(t(rect(-42, -42, 84, 14, 6)), "#5a2c1c", mottle=0, **kw)
    sc.add(t(poly(arch_points(0, 28, 22, 30, 50))), "#6a3a24", mottle=0, **kw)
    sc.add(t(poly(arch_points(0, 22, 22, 24, 50))), "#ffd870", mottle=0, emit=0.5, **kw)
    sc.add(t(rect(-44, 48, 88, 12, 4)), "#e8c890", vol=3, shadow=(3, 6, 4, 0.35), **kw)
    sc.add(t(limb([(96, 20), (98, -60)], [8, 7], 4)), "#8a5a34", vol=3, **kw)
    sc.add(t(rect(94, -66, 46, 26, 3)), "#b84a3a", vol=3, **kw)


@card(55, "bee-post", "Bee Post", Land.MEADOWS, watercolour)
def bee_post() -> Scene:
    """Bee Post: everything is delivered, even what is addressed to a cloud.

    Watercolour, honey colours, rows.
    """
    sc = Scene(light=(0.5, -0.7, 0.45), key="#fff6d0", shadow="#5a3a4a", fog="#f8e8b8", seed=5501)
    honey_sky(sc)
    far_hills(sc)
    meadow(sc)
    hive_rows(sc)
    front_flowers(sc)
    cloud_mail(sc)
    traffic(sc)
    postmaster(sc)
    keeper = beekeeper(sc)
    veil_and_hat(sc, keeper)
    honey_dipper(sc, keeper)
    counter_letter(sc)
    return sc


def honey_sky(sc: Scene) -> None:
    """A sky of honey; the cloud, too, has a letter slot."""
    sc.sky([(0, "#d8a05a"), (0.25, "#f0c878"), (0.55, "#fbe6ac"), (0.8, "#fff2cc")], 0, 760, warp=50)
    for cx, cy, w, h, s in ((200, 180, 360, 90, 3), (520, 420, 420, 70, 4), (930, 430, 300, 70, 6)):
        cumulus(sc, cx, cy, w, h, s, light="#fffbea", mid="#fbe4b4", dark="#d8a878", alpha=0.75, depth=0.05)
    cloud_with_a_slot(sc)


def far_hills(sc: Scene) -> None:
    """Far hills and a row of trees."""
    for i, (y, rise, c) in enumerate(((560, 50, "#e0c488"), (610, 44, "#c8bc78"), (660, 30, "#a8b470"))):
        sc.add(
            land(ridge(y, rise, 360, 61 + i, oct=3)),
            Lin([(0, mix(c, "#fff6d0", 0.3)), (1, mix(c, "#6a8a58", 0.3))], (0, y - 50), (0, y + 120)),
            depth=0.1 + 0.05 * i,
            fogg=(y, y + 80, 0.45, "#fbeec0"),
            mottle=0.06,
            rim=("#fffbe0", 3, (0.5, -0.8), 0.6),
        )
    r = rng(8)
    items = []
    for _ in range(90):
        x, y = r.uniform(-20, W + 20), r.uniform(640, 690)
        s = r.uniform(10, 24)
        items.append((ell(x, y - s * 0.7, s * 0.8, s), mix("#7a8a4a", "#c8b860", r.random())))
    sc.polys(items, depth=0.2, vol=4, detail=0.4, fogg=(600, 700, 0.3, "#f4e4b0"))


def meadow(sc: Scene) -> None:
    """The meadow."""
    top = [tuple(keeper) for keeper in sample([(-40, 690), (300, 676), (700, 680), (1060, 700)], 120)]
    sc.add(
        land(top), Lin([(0, "#dcd080"), (0.35, "#b4bc62"), (1, "#6a8a4a")], (0, 680), (0, H)), depth=0.3, mottle=0.08
    )
    grass(sc, top, 700, ["#d8d47c", "#b0bc60", "#88a454", "#6a8a4a"], 4, h=(8, 20), depth=0.32)


def hive_rows(sc: Scene) -> None:
    """Rows of hives; red flags are raised where mail is waiting."""
    walls = ["#e0a848", "#7fa88a", "#d87a5a", "#f0d898", "#6a94a8", "#c88a9a", "#e8c060"]
    rows = [(742, 66, 9, 0.42), (838, 92, 7, 0.25), (968, 128, 6, 0.10), (1140, 176, 5, 0.0)]
    for j, (y, w, n, fogv) in enumerate(rows):
        gap = (W + 40) / n
        sc.add(
            limb([(-30, y + 6), (W + 30, y + 6)], [w * 0.10, w * 0.10], 4),
            "#8a5a34",
            vol=w * 0.03,
            depth=0.34 + 0.1 * j,
            fog=fogv,
            detail=0.6,
        )
        for i in range(n):
            x = (i + 0.5) * gap - 20 + (j % 2) * gap * 0.35 - gap * 0.15
            if j == 3 and 560 < x < 860:
                continue
            sc.add(blurmask(ell(x - w * 0.2, y + 6, w * 0.62, w * 0.09), w * 0.04), "#5a6a3a", alpha=0.5, mottle=0)
            hive_box(
                sc,
                x,
                y,
                w,
                walls[(i * 3 + j * 2) % 7],
                ["#8a5a34", RED, "#5a7a6a"][(i + j) % 3],
                rim=RIM_LIGHT,
                depth=0.36 + 0.1 * j,
                lit=(i + j) % 4 == 0,
                flag=RED if (i * 5 + j) % 3 == 0 else None,
                fog=fogv,
            )


def front_flowers(sc: Scene) -> None:
    """Grass and flowers in front."""
    grass(sc, [(-40, 1180), (1060, 1180)], 620, ["#c8c868", "#98ac54", "#6a8a48", "#4f7444"], 9, h=(16, 34), depth=0.8)
    flowers(
        sc,
        [(-40, 1190), (1060, 1190)],
        150,
        ["#fffaf0", "#e8705a", "#f0b848", "#d888a8", "#7a8ac8"],
        10,
        size=(6, 12),
        depth=0.82,
    )


def cloud_mail(sc: Scene) -> None:
    """A trail of honey, and the bee that carries it to the cloud."""
    bx, by = 560, 330
    for i in range(11):
        f = i / 10
        x, y = 150 + (bx - 76 - 150) * f, 640 - (640 - by - 56) * f**0.8
        s = 4 + 5 * (i % 3)
        sc.add(
            spline([(x, y - s * 1.6, 1), (x + s * 0.8, y + s * 0.2), (x, y + s), (x - s * 0.8, y + s * 0.2)]),
            "#d8861e",
            vol=4,
            depth=0.5,
            detail=0.9,
            rim=("#fff0b0", 2, (0.5, -0.8), 0.9),
        )
    bee(sc, T(bx, by, 0.98, -20), rim=RIM_LIGHT, depth=0.6, letter=(10, 64), seal="#e8981e", cap="#5a7a6a")
    drip_x, drip_y = T(bx, by, 0.92, -20)((10, 92))
    sc.add(
        trickle([(drip_x, drip_y - 6), (drip_x + 2, drip_y + 20), (drip_x - 2, drip_y + 44)], 12, 7, 9),
        "#e0901e",
        vol=4,
        depth=0.62,
        detail=0.95,
        rim=("#fff0b0", 2, (0.5, -0.8), 0.9),
    )


def traffic(sc: Scene) -> None:
    """Bees come and go."""
    for x, y, s, rot, fl, let in (
        (208, 440, 0.62, 8, True, None),
        (396, 560, 0.50, -8, False, (10, 66)),
        (878, 560, 0.56, 6, True, (10, 66)),
        (640, 640, 0.42, -4, True, None),
        (130, 640, 0.40, 0, False, (10, 66)),
    ):
        bee(
            sc,
            T(x, y, s, rot, fl),
            rim=RIM_LIGHT,
            depth=0.6,
            letter=let,
            cap="#5a7a6a" if s > 0.5 else None,
            bag="#b86a3a" if let is None else None,
        )


def postmaster(sc: Scene) -> None:
    """The postmaster: a large bee with a full bag."""
    bee(
        sc,
        T(306, 1150, 2.05, -7),
        rim=("#fffbe0", 5, (0.6, -0.7), 0.8),
        depth=0.9,
        letter=(16, 64),
        cap="#3f6a7a",
        bag="#a85a34",
    )


def beekeeper(sc: Scene):
    """The veiled beekeeper seals a letter with honey, on a hive used as a counter."""
    keeper_x, keeper_y = 806, 1410
    hive_box(sc, 668, 1404, 190, "#e8b850", "#8a4a34", rim=RIM_LIGHT, depth=0.9, lit=True)
    sc.add(blurmask(ell(keeper_x, keeper_y, 100, 12), 6), "#4a5a34", alpha=0.5, mottle=0)
    return person(
        sc,
        keeper_x,
        keeper_y,
        330,
        "stand",
        build=1.25,
        coat="#fbf4e0",
        legs="#e0d4b8",
        hair=None,
        hem=0.20,
        hemw=0.17,
        flip=True,
        belt="#8a5a34",
        boots="#6a4430",
        e1=(0.12, -0.62),
        h1=(0.30, -0.50),
        e2=(0.14, -0.66),
        h2=(0.30, -0.66),
        rim=("#ffffff", 3.5, (0.7, -0.7), 0.8),
        depth=0.93,
        sleeve="#f0e6cc",
    )


def veil_and_hat(sc: Scene, keeper) -> None:
    """Veil, straw hat and ribbon."""
    head = keeper["head"]
    sc.add(
        spline(
            [
                (head[0] - 40, head[1] - 24),
                (head[0] - 44, head[1] + 30),
                (head[0] - 34, head[1] + 50),
                (head[0] + 34, head[1] + 50),
                (head[0] + 42, head[1] + 30),
                (head[0] + 40, head[1] - 24),
            ]
        ),
        "#6a5a50",
        alpha=0.55,
        depth=0.95,
        detail=1,
    )
    mesh = [
        poly([(head[0] - 42 + k * 9, head[1] - 22), (head[0] - 40 + k * 8.6, head[1] + 48)], closed=False)
        for k in range(10)
    ]
    sc.add(mask(mesh, stroke=1.8), "#3a2c2c", alpha=0.5, mottle=0, depth=0.95, detail=1)
    keeper_hat(sc, head)


def keeper_hat(sc: Scene, head) -> None:
    """Straw hat and ribbon."""
    sc.add(
        ell(head[0], head[1] - 26, 74, 16),
        Lin([(0, "#fbe8b0"), (1, "#c8964a")], (0, head[1] - 40), (0, head[1] - 10)),
        vol=6,
        depth=0.96,
        detail=1,
        rim=("#fffbe0", 3, (0.5, -0.8), 0.9),
    )
    sc.add(
        spline(
            [
                (head[0] - 40, head[1] - 30),
                (head[0] - 34, head[1] - 66),
                (head[0], head[1] - 74),
                (head[0] + 34, head[1] - 66),
                (head[0] + 40, head[1] - 30),
                (head[0], head[1] - 22),
            ]
        ),
        "#f0d490",
        vol=14,
        depth=0.97,
        detail=1,
        rim=("#fffbe0", 3, (0.5, -0.8), 0.9),
    )
    sc.add(
        mask(limb([(head[0] - 38, head[1] - 38), (head[0], head[1] - 30), (head[0] + 38, head[1] - 38)], [12, 12, 12])),
        RED,
        depth=0.97,
        detail=1,
    )


def honey_dipper(sc: Scene, keeper) -> None:
    """The honey dipper in the hand."""
    dx, dy = keeper["h2"]
    sc.add(limb([(dx + 10, dy - 34), (dx - 16, dy + 26)], [8, 8], 4), "#a8703c", vol=3, depth=0.97, detail=1)
    sc.add(
        ell(dx - 22, dy + 40, 15, 21, 22),
        "#d8861e",
        vol=8,
        depth=0.97,
        detail=1,
        rim=("#fff0b0", 2.5, (0.5, -0.8), 0.9),
    )
    for k in range(3):
        sc.add(
            mask(poly([(dx - 38, dy + 34 + k * 8), (dx - 8, dy + 28 + k * 8)], closed=False), stroke=2.6),
            "#7a4418",
            alpha=0.7,
            mottle=0,
            depth=0.97,
            detail=1,
        )
    sc.add(ell(dx - 28, dy + 74, 8, 10), "#e0901e", vol=3, depth=0.97, detail=1)


def counter_letter(sc: Scene) -> None:
    """The letter on the counter."""
    t = T(660, 1142, 1.05, -4)
    sc.add(
        t(poly([(-60, 2), (48, 2), (60, 22), (-50, 22)])),
        "#fffaf0",
        depth=0.95,
        detail=1,
        rim=("#ffffff", 2, (0.5, -0.8), 0.8),
        shadow=(3, 6, 5, 0.35),
    )
    sc.add(
        mask(t(poly([(-60, 2), (2, 15), (48, 2)], closed=False)), stroke=2.4), "#b89a78", depth=0.95, detail=1, mottle=0
    )
    sc.add(t(ell(4, 13, 13, 6)), "#d8861e", vol=3, depth=0.96, detail=1)
