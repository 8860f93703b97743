"""Card 10, Eight-Armed Band."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, land, ridge, waves
from ...kit.marks import line
from ...kit.paths import T, cut, ell, limb, mask, poly, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, OLD, STOUT, Gesture, Look, human
from ...motifs.sea import foam
from .instruments import brass_trumpet, violin

STRAW, RED, BRASS = "#dfd8a0", "#c02c2c", "#e8b83c"
HORIZON = 946
DRUM_X, DRUM_Y, DRUM_R = 508, 470, 298
FLESH, FLESH_DARK, SUCKER = "#d04a3a", "#6a1a24", "#f4c8a0"
HEAD_X, HEAD_Y = 508, 790
LIT = ("#ffe0b0", 5, (-0.3, -0.9), 0.8)
TUB_X, TUB_Y = 560, 1352


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
    sc.polys(cords, depth=0.06, detail=0.6, shadow=(3, 5, 4, 0.5))
    sc.polys([(ell(*spoke(i, 50), 10), "#e8b83c") for i in range(0, 44, 2)], depth=0.1, detail=0.6, vol=6, rim=rim)
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
        t(rect(-44, -34, 88, 68, 8)), "#d9a866", vol=4, depth=0.08, detail=0.6, rim=("#fff0c8", 2, (-0.4, -0.9), 0.7)
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


def tentacle(sc: Scene, points, widths, under=1, *, front=True, clip=None, depth=0.6):
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
        depth=depth if front else 0.5,
        clip=clip,
        detail=0.7,
        mottle=0.08,
        rim=LIT,
        shadow=(6, 12, 10, 0.4),
    )
    items = suckers(points, widths, under)
    sc.polys(items, clip=m, depth=depth + 0.02, detail=0.6, mottle=0.03)
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
    sc.add(limb([(770, 420), (700, 310)], [12, 12]), "#8a5a34", vol=5, depth=0.64, detail=0.6, rim=LIT)
    sc.add(
        ell(692, 298, 34, 30),
        "#f4ead2",
        vol=18,
        depth=0.66,
        detail=0.6,
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
            detail=0.6,
            rim=("#fffbe0", 3, (-0.5, -0.8), 0.9),
            shadow=(5, 8, 6, 0.4),
        )
        sc.add(ell(px + 6, py - 6, 17, 9, rot), "#f8dc80", vol=6, depth=0.71, detail=0.6)
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
    sc.add(limb([(912, 860), (748, 640)], [7, 5]), "#6a3a24", vol=3, depth=0.78, detail=0.6, rim=LIT)
    line(sc, [(906, 866), (742, 646)], 2.6, "#fff6dc", 0.95, 0.78)
    sc.add(ell(896, 838, 15, 13), FLESH, vol=7, depth=0.79, detail=0.6, rim=LIT)


def mantle(sc: Scene, r: np.random.Generator) -> None:
    """The head with its freckles."""
    sides = ((-190, -110), (-172, 20), (-150, 110), (-70, 156), (0, 166), (70, 156), (150, 110), (172, 20), (190, -110))
    whole = union(ell(HEAD_X, HEAD_Y - 112, 192, 206), spline([(HEAD_X + x, HEAD_Y + y) for x, y in sides]))
    flesh = Rad([(0, "#f08a60"), (0.5, FLESH), (1.1, FLESH_DARK)], (HEAD_X - 60, HEAD_Y - 190), 420)
    rim = ("#ffe8c0", 7, (-0.3, -0.9), 0.85)
    m = sc.add(whole, flesh, vol=150, depth=0.62, detail=0.55, mottle=0.10, rim=rim)
    spots = []
    for _ in range(70):
        a, d = r.uniform(0, 6.28), math.sqrt(r.random())
        spot = (HEAD_X + 170 * d * math.cos(a), HEAD_Y - 130 + 160 * d * math.sin(a))
        spots.append((ell(*spot, r.uniform(4, 15), r.uniform(3, 11)), "#f4a878", r.uniform(0.25, 0.6)))
    sc.polys(spots, clip=m, depth=0.62, detail=0.6, mottle=0)


def face(sc: Scene) -> None:
    """Golden eyes under heavy lids, gone into the music."""
    for side in (-1, 1):
        ex, ey = HEAD_X + side * 96, HEAD_Y - 40
        sc.mul("#4a0c1a", blur(mask(ell(ex, ey + 8, 74, 66)), 12) * 0.6)
        sc.add(ell(ex, ey, 66, 58), mix(FLESH, "#ff9a6a", 0.25), vol=30, depth=0.64, detail=0.6, rim=LIT)
        gold = Rad([(0, "#ffe9a0"), (0.6, "#e8a83c"), (1, "#7a3a14")], (ex - 6, ey + 4), 48)
        eye = sc.add(ell(ex, ey + 6, 45, 34), gold, vol=16, depth=0.65, detail=0.7)
        bar = spline([(ex - 34, ey + 12, 1), (ex, ey + 6), (ex + 34, ey + 12, 1), (ex, ey + 25)])
        sc.add(bar, "#1c0a14", clip=eye, depth=0.65, detail=0.8, mottle=0)
        edge = ((-62, 12, 1), (-42, -46), (0, -60), (42, -46), (62, 12, 1), (0, -8))
        skin = Lin([(0, "#f08a60"), (1, FLESH_DARK)], (0, ey - 60), (0, ey + 20))
        sc.add(spline([(ex + p[0], ey + p[1], *p[2:]) for p in edge]), skin, vol=16, depth=0.66, detail=0.6)
        sc.post(mask(ell(ex - 14, ey + 2, 5, 4)), "#fff8e0", 0.95)
    for k in (-1, 0, 1):
        y = HEAD_Y - 110 + 26 * k
        frown = limb([(HEAD_X - 40, y), (HEAD_X, y - 12), (HEAD_X + 40, y)], [2, 9, 2], 12)
        sc.mul("#6a1420", blur(mask(frown), 3) * 0.6)


def hat(sc: Scene) -> None:
    """A bowler, much too small."""
    t = T(HEAD_X + 44, HEAD_Y - 316, 1, 10)
    felt = Lin([(0, "#4a5a58"), (1, "#101a1e")], t((-40, -70)), t((60, 10)))
    keep = {"depth": 0.69, "detail": 0.6, "rim": ("#fff2c0", 3, (-0.4, -0.9), 0.8)}
    crown = spline([(-62, 6, 1), (-58, -52), (-20, -84), (24, -84), (60, -50), (62, 6, 1)])
    sc.add(t(crown), felt, vol=26, **keep)
    sc.add(t(limb([(-60, -6), (0, 4), (60, -6)], [18, 18, 18], 20)), RED, vol=4, depth=0.69, detail=0.6)
    brim = spline([(-96, -2, 1), (-60, 14), (0, 20), (60, 14), (98, -2, 1), (60, 28), (0, 36), (-60, 28)])
    sc.add(t(brim), felt, vol=8, shadow=(4, 12, 8, 0.5), **keep)


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
    """Before the eye and from behind: one holds both ears, one is beside himself, a child has begun to drum along."""
    rim = ("#fff0b8", 8, (-0.25, -0.95), 1.0)
    loud = Gesture(hips=(0, 0, 0.5), lean=6, side=5, nod=26, hands=((0.04, -0.11, 0.93), (0.04, 0.11, 0.93)))
    glad = Gesture(hips=(0, 0, 0.5), lean=-6, side=-5, nod=-18, hands=((0.05, -0.2, 1.12), (0.05, 0.24, 1.06)))
    keen = Gesture(hips=(0, 0, 0.5), lean=3, nod=-12, hands=((0.12, -0.24, 1.02), (0.1, 0.2, 0.86)))
    x, y = TUB_X, TUB_Y + 400
    lit = {"rim": rim, "key": 1.1}
    blue = Look(coat="#4f8fa4", hair="#5a2c1c", cut="bun", hem=0.1)
    bare = Look(coat="#e8b894", skin="#e8b894", hair="#f4f0e4", collar="#e8b894", hem=0.1)
    yellow = Look(coat="#e8c84a", hair="#2a1a14", hat="wool", hat_colour="#c8402e", hem=0.1)
    deaf = human(sc, x - 176, y + 10, 760, loud, blue, build=STOUT, turn=-80, depth=0.9, **lit)
    wild = human(sc, x + 40, y + 20, 800, glad, bare, build=OLD, turn=-96, depth=0.91, **lit)
    kid = human(sc, x + 246, y - 20, 600, keen, yellow, build=CHILD, turn=-70, depth=0.92, **lit)
    for hand, way in zip(wild.hands, (-1, 1), strict=True):
        spread(sc, *hand, way)
    x, top = kid.hands[0]
    wood = Lin([(0, "#f0d090"), (1, "#7a4a24")], (x - 8, 0), (x + 8, 0))
    sc.add(limb([(x - 26, top + 34), (x + 46, top - 90)], [13, 13], 8), wood, vol=5, depth=0.93, detail=0.62, rim=LIT)
    sc.add(ell(x + 54, top - 104, 20, 28, 28), "#c89a5c", vol=9, depth=0.93, detail=0.62, rim=LIT)
    sc.add(ell(x, top, 26, 24), "#e2ab84", vol=10, depth=0.94, detail=0.7, rim=LIT)
    bathtub(sc, T(TUB_X, TUB_Y, 2.5, -2), depth=0.95)
    held(sc, 1 - np.maximum(np.maximum(deaf.cover, wild.cover), kid.cover))


def spread(sc: Scene, x: float, y: float, way: int) -> None:
    """A hand thrown open."""
    skin = Lin([(0, "#f8d0a8"), (1, "#b87858")], (x - 40, y - 60), (x + 40, y + 30))
    keep = {"depth": 0.92, "detail": 0.66, "rim": ("#fff0b8", 3, (-0.25, -0.95), 0.9)}
    for k in range(4):
        a = math.radians(-90 - way * 22 + 19 * (k - 1.5))
        n = 76 - 7 * abs(k - 1.6)
        tip = (x + math.cos(a) * n, y - 12 + math.sin(a) * n)
        root = (x + math.cos(a) * 18, y - 12 + math.sin(a) * 18)
        sc.add(limb([root, tip], [20, 15], 10), skin, vol=7, **keep)
    thumb = limb([(x - way * 8, y + 4), (x - way * 42, y - 14), (x - way * 56, y - 36)], [24, 20, 15], 12)
    sc.add(thumb, skin, vol=8, **keep)
    sc.add(ell(x, y - 10, 33, 36), skin, vol=14, **keep)


def held(sc: Scene, free) -> None:
    """Two arms keep the tub where it is: nobody leaves before the end."""
    clip = 1 - (1 - free) * smooth(HEAD_Y + 420, HEAD_Y + 380, sc.y)
    left = [(350, 990), (190, 1010), (62, 1120), (34, 1270), (112, 1362), (216, 1352), (236, 1414)]
    right = [(700, 1010), (880, 1040), (988, 1150), (1010, 1290), (930, 1366), (846, 1344), (824, 1400)]
    for way, under in ((left, -1), (right, 1)):
        tentacle(sc, way, [104, 98, 88, 74, 60, 46, 26], under, clip=clip, depth=0.96)


def near_swell(sc: Scene) -> None:
    """The nearest swell."""
    m = mask(land(ridge(1450, 16, 200, 95, step=4, oct=3)))
    sc.add(
        m,
        Lin([(0, "#7fa490"), (0.25, "#2f5654"), (1, "#0c1c26")], (0, 1434), (0, 1520)),
        depth=0.94,
        mottle=0.06,
        flow=0.0,
        detail=0.4,
    )
    sc.mixin(
        "#f2f2d0", blur(np.clip(m - shift(m, 0, 5), 0, 1), 1.0) * smooth(-0.4, 0.5, noise(50, 3, 97, aspect=3)) * 0.8
    )


@card(10, "eight-armed-band", "Eight-Armed Band", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.38)
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
    # the arm of the trumpet starts behind the head; its tip comes back over the valves
    tentacle(sc, [(540, 900), (600, 1010), (672, 1024), (706, 962), (672, 900)], [80, 62, 48, 38, 28], 1)
    mantle(sc, r)
    face(sc)
    hat(sc)
    # trumpet to the mouth
    brass_trumpet(sc, T(HEAD_X + 10, HEAD_Y + 66, 1.3, 17), depth=0.82)
    tentacle(sc, [(700, 940), (676, 896), (640, 884), (626, 912)], [36, 29, 23, 15], 1)
    closing_sea(sc)
    audience(sc)
    near_swell(sc)
    return sc
