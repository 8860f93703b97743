"""Card 10, Eight-Armed Band."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, land, ridge, waves
from ...kit.marks import line
from ...kit.paths import T, X, cut, ell, limb, mask, poly, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import cat
from ...motifs.doll import doll, hat_parts
from ...motifs.sea import foam

STRAW, RED, BRASS = "#dfd8a0", "#c02c2c", "#e8b83c"
HORIZON = 946
DRUM_X, DRUM_Y, DRUM_R = 508, 470, 298
FLESH, FLESH_DARK, SUCKER = "#d04a3a", "#6a1a24", "#f4c8a0"
HEAD_X, HEAD_Y = 508, 790
LIT = ("#ffe0b0", 5, (-0.3, -0.9), 0.8)
TUB_X, TUB_Y = 690, 1290


def brass_trumpet(sc: Scene, t: T, brass="#e8b83c", depth: float = 0.7) -> None:
    """Trumpet pointing right; the mouthpiece at (0, 0)."""
    k = t.a[2]
    rim = ("#fffbe0", 2.6 * k, (-0.4, -0.9), 0.9)
    fill = Lin([(0, "#fff0a8"), (0.5, brass), (1, "#8a5418")], t((60, -30)), t((70, 34)))
    keep = {"depth": depth, "detail": 0.95, "rim": rim, "shadow": (4, 8, 6, 0.4)}
    sc.add(t(limb([(0, 0), (60, 0), (150, 0)], [9, 10, 13], 10)), fill, vol=5 * k, **keep)
    sc.add(t(cut(rect(44, -8, 92, 44, 20), rect(54, 2, 72, 24, 11))), fill, vol=4 * k, **keep)
    for x in (74, 90, 106):
        sc.add(t(rect(x - 5, -20, 10, 44, 3)), "#f8e6a0", vol=4 * k, **keep)
    sc.add(
        t(
            spline(
                [
                    (138, -8, 1),
                    (178, -13),
                    (206, -26),
                    (226, -50, 1),
                    (232, 0),
                    (226, 50, 1),
                    (206, 26),
                    (178, 13),
                    (138, 8, 1),
                ]
            )
        ),
        fill,
        vol=20 * k,
        **keep,
    )
    sc.add(t(ell(227, 0, 11, 50)), "#5a3414", depth=depth, detail=0.95, vol=5 * k)
    sc.add(t(spline([(-6, -10, 1), (8, -5), (8, 5), (-6, 10, 1)])), "#fff0b8", vol=3 * k, **keep)


def violin_body(sc: Scene, t: T, k, keep, wood) -> None:
    """Body and scroll of a violin."""
    body = spline(
        [
            (0, 74),
            (34, 66),
            (46, 40),
            (36, 16),
            (22, 2),
            (32, -18),
            (32, -40),
            (14, -54),
            (0, -55),
            (-14, -54),
            (-32, -40),
            (-32, -18),
            (-22, 2),
            (-36, 16),
            (-46, 40),
            (-34, 66),
        ]
    )
    sc.add(t(limb([(0, -50), (0, -128)], [12, 9], 8)), "#2a1a18", vol=4 * k, **keep)
    sc.add(t(ell(2, -134, 10, 12)), wood, vol=5 * k, **keep)
    sc.add(
        t(body),
        Rad([(0, "#e8a050"), (0.6, wood), (1.1, "#5a2418")], t((-12, 10)), 90 * k),
        vol=16 * k,
        shadow=(6, 10, 8, 0.5),
        mottle=0.08,
        **keep,
    )


def violin_strings(sc: Scene, t: T, k, depth: float) -> None:
    """Fingerboard, sound holes, bridge and strings."""
    sc.add(t(limb([(0, -52), (0, 14)], [12, 15], 8)), "#2a1a18", vol=3 * k, depth=depth, detail=0.95)
    for s in (-1, 1):
        line(sc, [t((s * 15, 12)), t((s * 18, 24)), t((s * 14, 40))], 2.6 * k, "#3a1610", 1, depth)
    sc.add(t(rect(-14, 26, 28, 5, 2)), "#f4dcb0", depth=depth, detail=1, vol=2)
    for x in (-5, -1.6, 1.6, 5):
        line(sc, [t((x, -124)), t((x, 62))], 1.2 * k, "#fff2d0", 0.85, depth)


def violin(sc: Scene, t: T, wood="#a8562a", depth: float = 0.7) -> None:
    """Violin, body at the origin, neck upwards, about 190 units tall."""
    k = t.a[2]
    rim = ("#ffe8b8", 2.6 * k, (-0.4, -0.9), 0.85)
    keep = {"depth": depth, "detail": 0.95, "rim": rim}
    violin_body(sc, t, k, keep, wood)
    violin_strings(sc, t, k, depth)


def concertina(sc: Scene, t: T, wood="#2f6a5e", depth: float = 0.8) -> None:
    """Concertina pulled open, centre at the origin, about 230 wide."""
    k = t.a[2]
    rim = ("#fff2c0", 2.6 * k, (-0.4, -0.9), 0.85)
    keep = {"depth": depth, "detail": 0.95, "rim": rim}
    folds = []
    for i in range(12):
        u = i / 11
        x = -72 + 144 * u
        drop = 16 * math.sin(math.pi * u)
        tone = "#b83030" if i % 2 else "#e86a48"
        folds.append((poly([(x - 8, -46 + drop), (x + 8, -46 + drop), (x + 8, 46 + drop), (x - 8, 46 + drop)]), tone))
    sc.polys([(t(p), c) for p, c in folds], vol=6 * k, shadow=(5, 9, 7, 0.45), **keep)
    for s in (-1, 1):
        end = X(rect(-20, -54, 40, 108, 12), s * 94, 2, 1, s * 6)
        sc.add(
            t(end),
            Lin([(0, mix(wood, "#ffffff", 0.3)), (1, mix(wood, "#06100f", 0.45))], t((s * 94, -50)), t((s * 94, 60))),
            vol=12 * k,
            **keep,
        )
        for j in range(3):
            sc.add(t(ell(s * 95, -26 + j * 27, 6.5)), "#f4ead2", vol=3 * k, **keep)


def bathtub(sc: Scene, t: T, white="#f6f0e2", depth: float = 0.9) -> None:
    """Claw-foot bathtub from the side, rim at y = 0, about 320 wide."""
    k = t.a[2]
    rim = ("#fffbe8", 4 * k, (-0.4, -0.9), 0.9)
    keep = {"depth": depth, "detail": 0.85, "rim": rim}
    sc.add(
        t(spline([(-160, 0, 1), (-146, 60), (-104, 104), (0, 112), (104, 104), (146, 60), (160, 0, 1)])),
        Lin([(0, white), (0.5, "#cfd6cc"), (1, "#5f7a7c")], t((-80, 0)), t((60, 112))),
        vol=46 * k,
        mottle=0.05,
        **keep,
    )
    sc.add(t(limb([(-168, -2), (0, 4), (168, -2)], [18, 18, 18])), white, vol=9 * k, **keep)
    for s in (-1, 1):
        sc.add(t(limb([(s * 96, 100), (s * 112, 120), (s * 104, 134)], [18, 13, 17], 12)), "#e8b83c", vol=7 * k, **keep)


def drum(sc: Scene, x, y, radius) -> None:
    """A parade drum as big as a house, its skin towards us."""
    shell = Lin([(0, "#4f8f86"), (0.5, "#1f5560"), (1, "#0e2a36")], (x - 220, y - 320), (x + 220, y + 320))
    rim = ("#ffe6b0", 3, (-0.4, -0.9), 0.7)
    sc.add(cut(ell(x, y, radius + 58), ell(x, y, radius)), shell, vol=26, depth=0.05, detail=0.6, mottle=0.08, rim=rim)

    def spoke(step, reach):
        a = 2 * math.pi * step / 44
        return x + (radius + reach) * math.cos(a), y + (radius + reach) * math.sin(a)

    cords = [(poly([spoke(i, 14 if i % 2 else 50) for i in range(45)], closed=False), "#f4e2b4", 0.95, 5)]
    sc.polys(cords, depth=0.06, detail=0.9, shadow=(3, 5, 4, 0.5))
    sc.polys([(ell(*spoke(i, 50), 10), "#e8b83c") for i in range(0, 44, 2)], depth=0.1, detail=0.9, vol=6, rim=rim)
    wood = Lin([(0, "#d0563a"), (1, "#6a1f20")], (x - 200, y - 300), (x + 200, y + 300))
    sc.add(cut(ell(x, y, radius + 16), ell(x, y, radius - 8)), wood, vol=10, depth=0.08, detail=0.7, rim=rim)
    vellum = Rad([(0, "#fff2cc"), (0.6, "#f0d49a"), (1.04, "#b9854c")], (x - 50, y - 70), radius * 1.2)
    skin = sc.add(ell(x, y, radius - 6), vellum, mottle=0.08, depth=0.07, detail=0.5)
    sc.mul("#c89a5c", skin * np.clip(noise(170, 3, 9), 0, 1) * 0.5)
    sc.mul("#8a5a34", skin * blur(mask(ell(x, y, radius - 34), stroke=9), 3) * 0.45)
    patch(sc, T(x - 118, y - 158, 1, -18))
    blows(sc, skin, (690, 300))


def patch(sc: Scene, t: T) -> None:
    """Stitched patch on the skin of the drum."""
    sc.add(
        t(rect(-44, -34, 88, 68, 8)), "#d9a866", vol=4, depth=0.08, detail=0.9, rim=("#fff0c8", 2, (-0.4, -0.9), 0.7)
    )
    edge = [(-36, -26), (36, -26), (36, 26), (-36, 26), (-36, -26)]
    for (xa, ya), (xb, yb) in pairwise(edge):
        for i in range(5):
            u = (i + 0.5) / 5
            px, py = xa + (xb - xa) * u, ya + (yb - ya) * u
            dx, dy = (0, 9) if ya == yb else (9, 0)
            line(sc, [t((px - dx, py - dy)), t((px + dx, py + dy))], 3, "#6a3a24", 0.9, 0.09)


def blows(sc: Scene, skin, hit) -> None:
    """Rings that run over the skin from where the mallet fell."""
    for i, radius in enumerate((26, 52, 84, 122)):
        ring = blur(mask(ell(hit[0], hit[1], radius, radius * 0.92), stroke=7), 2) * skin
        sc.mul("#8a6a3c", ring * (0.6 - 0.12 * i))
        sc.screen("#fffbe0", shift(ring, -3, -4) * (0.35 - 0.07 * i))


def suckers(points, widths, under):
    """Discs along one side of an arm, smaller towards its tip."""
    curve = sample(points, 26)
    discs = []
    for i in range(3, 25):
        width = np.interp(i / 25, np.linspace(0, 1, len(widths)), widths)
        dx, dy = curve[i] - curve[i - 1]
        away = under * width * 0.36 / (math.hypot(dx, dy) + 1e-6)
        x, y = curve[i][0] - dy * away, curve[i][1] + dx * away
        discs.append((ell(x, y, width * 0.16, width * 0.14), SUCKER, 0.95))
        discs.append((ell(x, y, width * 0.07), "#a85a4a", 0.9))
    return discs


def tentacle(sc: Scene, points, widths, under=1, *, front=True):
    """Arm of the octopus, suckers on its lower side; returns where it ends."""
    tone = FLESH if front else mix(FLESH, FLESH_DARK, 0.35)
    m = sc.add(
        limb(points, widths, 80),
        Lin(
            [(0, mix(tone, "#ff9a6a", 0.3)), (1, mix(tone, FLESH_DARK, 0.45))],
            (HEAD_X, HEAD_Y - 300),
            (HEAD_X, HEAD_Y + 330),
        ),
        vol=widths[0] * 0.4,
        depth=0.6 if front else 0.5,
        detail=0.7,
        mottle=0.08,
        rim=LIT,
        shadow=(6, 12, 10, 0.4),
    )
    items = suckers(points, widths, under)
    sc.polys(items, clip=m, depth=0.62, detail=0.9, mottle=0.03)
    return points[-1]


def beaten_night(sc: Scene) -> None:
    """The night, beaten into rings by the drum."""
    sc.sky([(0, "#0c1820"), (0.45, "#1c3638"), (0.8, "#3f6460"), (1, "#7f9a84")], 0, HORIZON, warp=30)
    sc.setflow(np.arctan2(sc.y - DRUM_Y, sc.x - DRUM_X) + math.pi / 2)
    sc.stars(220, 900, 41)
    for i, radius in enumerate((400, 480, 570, 670, 790)):
        ring = blur(mask(ell(DRUM_X, DRUM_Y, radius), stroke=16 - 2 * i), 7)
        sc.screen("#dfd8a0", ring * (0.34 - 0.05 * i))
    sc.glow(DRUM_X, DRUM_Y, 760, "#dfd8a0", 0.5, 2.2)


def mallet_arm(sc: Scene):
    """A rear arm with the mallet, and another for a cymbal; returns where that one ends."""
    tentacle(
        sc,
        [(560, 900), (700, 820), (790, 650), (800, 470), (750, 370), (712, 350)],
        [92, 76, 58, 42, 30, 22],
        front=False,
    )
    cymbal_l = tentacle(
        sc, [(450, 900), (330, 830), (236, 690), (224, 560), (268, 500)], [92, 74, 54, 38, 24], -1, front=False
    )
    sc.add(limb([(770, 420), (700, 310)], [12, 12]), "#8a5a34", vol=5, depth=0.64, detail=0.9, rim=LIT)
    sc.add(
        ell(692, 298, 34, 30),
        "#f4ead2",
        vol=18,
        depth=0.66,
        detail=0.9,
        rim=("#fffbe8", 3, (-0.4, -0.8), 0.9),
        shadow=(8, 12, 10, 0.5),
    )
    return cymbal_l


def cymbals(sc: Scene, cymbal_l) -> None:
    """Two cymbals that have just met."""
    tentacle(sc, [(420, 900), (300, 950), (186, 900), (150, 800), (190, 730)], [88, 70, 50, 34, 22], -1)
    cymbal_r = (190, 730)
    for (px, py), rot in ((cymbal_l, 58), (cymbal_r, 64)):
        sc.add(
            ell(px + 8, py - 6, 88, 22, rot),
            Lin([(0, "#fff0b0"), (0.5, BRASS), (1, "#8a5a20")], (px - 60, py - 60), (px + 60, py + 60)),
            vol=9,
            depth=0.7,
            detail=0.9,
            rim=("#fffbe0", 3, (-0.5, -0.8), 0.9),
            shadow=(5, 8, 6, 0.4),
        )
        sc.add(ell(px + 6, py - 6, 17, 9, rot), "#f8dc80", vol=6, depth=0.71, detail=0.95)
    for i in range(5):
        a = math.radians(-150 - 22 * i)
        line(
            sc,
            [(160 + 66 * math.cos(a), 612 + 60 * math.sin(a)), (160 + 92 * math.cos(a), 612 + 84 * math.sin(a))],
            5,
            "#fff2b0",
            0.9,
            0.7,
        )


def violin_arms(sc: Scene) -> None:
    """One arm holds the violin, one the bow."""
    tentacle(sc, [(590, 900), (720, 900), (830, 850), (880, 770), (858, 700)], [88, 70, 52, 36, 22], 1)
    violin(sc, T(838, 660, 1.22, 28), depth=0.74)
    tentacle(sc, [(600, 950), (740, 1010), (860, 980), (908, 900), (896, 840)], [86, 66, 46, 32, 20], 1)
    sc.add(limb([(912, 860), (748, 640)], [7, 5]), "#6a3a24", vol=3, depth=0.78, detail=0.95, rim=LIT)
    line(sc, [(906, 866), (742, 646)], 2.6, "#fff6dc", 0.95, 0.78)
    sc.add(ell(896, 838, 15, 13), FLESH, vol=7, depth=0.79, detail=0.9, rim=LIT)


def concertina_arms(sc: Scene) -> None:
    """Two arms pull a concertina."""
    tentacle(sc, [(450, 960), (380, 1050), (300, 1078), (252, 1046)], [84, 62, 44, 26], -1)
    tentacle(sc, [(540, 970), (560, 1060), (520, 1100), (472, 1070)], [80, 60, 42, 26], 1)
    concertina(sc, T(362, 1046, 1.05, -6), depth=0.8)


def mantle(sc: Scene):
    """The head; returns its mask."""
    mantle = union(
        ell(HEAD_X, HEAD_Y - 112, 192, 206),
        spline(
            [
                (HEAD_X - 190, HEAD_Y - 110),
                (HEAD_X - 172, HEAD_Y + 20),
                (HEAD_X - 150, HEAD_Y + 110),
                (HEAD_X - 70, HEAD_Y + 156),
                (HEAD_X, HEAD_Y + 166),
                (HEAD_X + 70, HEAD_Y + 156),
                (HEAD_X + 150, HEAD_Y + 110),
                (HEAD_X + 172, HEAD_Y + 20),
                (HEAD_X + 190, HEAD_Y - 110),
            ]
        ),
    )
    return sc.add(
        mantle,
        Rad([(0, "#f08a60"), (0.5, FLESH), (1.1, FLESH_DARK)], (HEAD_X - 60, HEAD_Y - 190), 420),
        vol=150,
        depth=0.62,
        detail=0.6,
        mottle=0.10,
        rim=("#ffe8c0", 7, (-0.3, -0.9), 0.85),
    )


def freckles(sc: Scene, r: np.random.Generator, head_mask) -> None:
    """Freckles on the head."""
    spots = []
    for _ in range(70):
        a, d = r.uniform(0, 6.28), math.sqrt(r.random())
        spots.append(
            (
                ell(
                    HEAD_X + 170 * d * math.cos(a),
                    HEAD_Y - 130 + 160 * d * math.sin(a),
                    r.uniform(4, 15),
                    r.uniform(3, 11),
                ),
                "#f4a878",
                r.uniform(0.25, 0.6),
            )
        )
    sc.polys(spots, clip=head_mask, depth=0.62, detail=0.6, mottle=0)


def mantle_and_spots(sc: Scene, r: np.random.Generator) -> None:
    """The head with its freckles."""
    head_mask = mantle(sc)
    freckles(sc, r, head_mask)


def face(sc: Scene) -> None:
    """Eyes shut with joy over warm cheeks."""
    for side in (-1, 1):
        ex, ey = HEAD_X + side * 84, HEAD_Y - 26
        sc.add(ell(ex, ey, 54, 48), mix(FLESH, "#ff9a6a", 0.35), vol=26, depth=0.64, detail=0.8, rim=LIT)
        line(sc, [(ex - 34, ey + 8), (ex - 16, ey - 12), (ex + 16, ey - 12), (ex + 34, ey + 8)], 8, "#3a0c16", 1, 0.66)
        for j in (-1, 0, 1):
            line(
                sc, [(ex + j * 20, ey - 10 + abs(j) * 6), (ex + j * 27, ey - 28 + abs(j) * 8)], 4.5, "#3a0c16", 1, 0.66
            )
        sc.glow(ex + side * 16, ey + 62, 62, "#ff9a7a", 0.4, 1.6)


def hat(sc: Scene) -> None:
    """A bowler, much too small."""
    t = T(HEAD_X + 40, HEAD_Y - 288, 640, 9)
    for path, colour in hat_parts("bowler", 0, "#1c2a2c", RED):
        sc.add(t(X(path, 0, 0.925)), colour, vol=12, depth=0.68, detail=0.95, rim=("#fff2c0", 3, (-0.4, -0.9), 0.8))


def closing_sea(sc: Scene) -> None:
    """The sea closes round the body."""
    for i, (y, amp) in enumerate(((1138, 12), (1176, 18), (1236, 24))):
        m = mask(land(ridge(y, amp, 170 + 40 * i, 80 + i, step=4, oct=3)))
        sc.add(
            m,
            Lin([(0, "#a8c4a4"), (0.2, "#3f6a66"), (1, "#0f2630")], (0, y - amp), (0, y + 140)),
            depth=0.84,
            mottle=0.06,
            flow=0.0,
            detail=0.4,
        )
        crest = np.clip(m - shift(m, 0, 5), 0, 1)
        sc.mixin("#f2f2d0", blur(crest, 1.0) * smooth(-0.4, 0.5, noise(50, 3, 90 + i, aspect=3)) * 0.8)
    foam(sc, [(220, 1136), (420, 1146), (560, 1142), (760, 1138)], 22, "#f6f6dc", 6, 0.85)


def audience(sc: Scene) -> None:
    """A cat, an old man and a child, seen from behind."""
    rim = ("#fff2c0", 3, (-0.3, -0.9), 0.8)
    cat(sc, T(TUB_X - 92, TUB_Y + 4, 1.35), c="#2a3038", rim=rim, depth=0.88)
    seen = {"view": "back", "pose": "none", "rim": rim}
    arms_up = [(-0.30, -0.98), (0.30, -0.98)]
    old = {"coat": "#e8c8a8", "sleeve": "#f0bc92", "skin": "#f0bc92", "hair": "#f4f0e4"}
    doll(sc, TUB_X + 2, TUB_Y + 130, 300, **old, **seen, build=1.3, arms=arms_up, depth=0.87)
    young = {
        "coat": "#5f9fb0",
        "skin": "#c88a60",
        "hair": "#3a2018",
        "hat": "beanie",
        "hat_col": STRAW,
        "band": "#ffffff",
    }
    doll(sc, TUB_X + 96, TUB_Y + 104, 224, **young, **seen, arms=[(0.28, -0.96)], depth=0.88)


def near_swell(sc: Scene) -> None:
    """The nearest swell."""
    m = mask(land(ridge(1392, 16, 200, 95, step=4, oct=3)))
    sc.add(
        m,
        Lin([(0, "#7fa490"), (0.25, "#2f5654"), (1, "#0c1c26")], (0, 1376), (0, 1500)),
        depth=0.94,
        mottle=0.06,
        flow=0.0,
        detail=0.4,
    )
    sc.mixin(
        "#f2f2d0", blur(np.clip(m - shift(m, 0, 5), 0, 1), 1.0) * smooth(-0.4, 0.5, noise(50, 3, 97, aspect=3)) * 0.8
    )


@card(10, "eight-armed-band", "Eight-Armed Band", Land.HARBOUR, gouache, vig=0.42)
def eight_armed_band() -> Scene:
    """Eight-Armed Band: one musician, eight parts; the drum fills half the sky.

    Gouache, storm green with brass, radial.
    """
    sc = Scene(light=(-0.35, -0.75, 0.5), key="#fff2c0", shadow="#0a1c24", fog="#3f6460", seed=710)
    r = rng(10)
    beaten_night(sc)
    drum(sc, DRUM_X, DRUM_Y, DRUM_R)
    waves(sc, HORIZON, 1560, "#6f9484", "#0c1c26", crest="#e8e8c0", n=14, amp=(2, 20), seed=7, depth=0.3)
    glitter(sc, DRUM_X, HORIZON + 6, 1440, 110, 300, "#f0e8b0", n=260, seed=8, a=0.7)

    cymbal_l = mallet_arm(sc)
    cymbals(sc, cymbal_l)
    violin_arms(sc)
    concertina_arms(sc)
    # the arm of the trumpet starts behind the head; its tip comes back over the valves
    tentacle(sc, [(540, 900), (600, 1010), (672, 1024), (706, 962), (672, 900)], [80, 62, 48, 38, 28], 1)
    mantle_and_spots(sc, r)
    face(sc)
    hat(sc)
    # trumpet to the mouth
    brass_trumpet(sc, T(HEAD_X + 10, HEAD_Y + 66, 1.3, 17), depth=0.82)
    tentacle(sc, [(700, 940), (676, 896), (640, 884), (626, 912)], [36, 29, 23, 15], 1)
    closing_sea(sc)
    audience(sc)
    bathtub(sc, T(TUB_X, TUB_Y, 1.2, -2), depth=0.9)
    near_swell(sc)
    return sc
