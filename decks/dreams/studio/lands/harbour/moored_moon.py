"""Card 4, The Moored Moon."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.colour import hx, mix
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad, V
from ...kit.ground import glitter, land, ridge, swirl, waves
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, cut, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.doll import doll
from ...motifs.sky import strata
from .motifs import lantern, oar

HORIZON = 850
WATERLINE = 968
MOON_X, MOON_Y, MOON_R = 580, 690, 320
HOLLOW_X, HOLLOW_Y, HOLLOW_R = MOON_X - 62, MOON_Y - 148, 272
PIER_FAR, PIER_NEAR = 1172, 1318

LIP = ("#fff0c8", 2.4, (0.5, -0.8), 0.8)
LAMP_RIM = ("#fff0d0", 4, (0.7, -0.65), 0.9)


def crescent():
    """Circle minus circle, open towards the upper left."""
    return cut(ell(MOON_X, MOON_Y, MOON_R), ell(HOLLOW_X, HOLLOW_Y, HOLLOW_R))


def hollow(degrees, lift=0, drop=0):
    """Point on the inner edge of the crescent, lifted towards its middle, then lowered."""
    a = math.radians(degrees)
    return HOLLOW_X + (HOLLOW_R - lift) * math.cos(a), HOLLOW_Y + (HOLLOW_R - lift) * math.sin(a) + drop


def rope(sc: Scene, pts, width, colour: str = "#c8a878", dark="#4a3428", depth: float = 0.93) -> None:
    """Twisted rope along a curve."""
    m = sc.add(limb(pts, [width, width], 90), colour, vol=width * 0.5, depth=depth, detail=1, mottle=0.06)
    curve = sample(pts, max(8, int(sum(math.dist(a[:2], b[:2]) for a, b in pairwise(pts)) / (width * 0.9))))
    items = []
    for (xa, ya), (xb, yb) in pairwise(curve):
        dx, dy = xb - xa, yb - ya
        length = math.hypot(dx, dy) + 1e-6
        nx, ny = -dy / length * width * 0.45, dx / length * width * 0.45
        items.append((poly([(xa + nx, ya + ny), (xb - nx, yb - ny)], closed=False), dark, 0.5, max(width * 0.16, 1.2)))
    sc.polys(items, clip=m, depth=depth, detail=1, mottle=0)


def perched_gull(sc: Scene, t: T, *, rim=None, depth: float = 0.8, back="#b8b4c4", belly="#f6efe6") -> None:
    """Gull on its feet at (0, 0), facing right, asleep with its beak in its feathers."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 1}
    for fx in (-2, 6):
        sc.add(t(limb([(fx, -12), (fx, 0)], [2.4, 2.4], 6)), "#e08a4a", mottle=0, **keep)
    sc.add(
        t(spline([(-40, -22), (-20, -34), (4, -38), (22, -34), (26, -20), (12, -9), (-10, -9)])),
        belly,
        vol=10 * k,
        rim=rim,
        **keep,
    )
    sc.add(t(spline([(-48, -20), (-30, -33), (-6, -37), (6, -27), (-12, -17)])), back, vol=6 * k, rim=rim, **keep)
    sc.add(t(ell(14, -42, 12, 10)), belly, vol=6 * k, rim=rim, **keep)
    sc.add(t(limb([(8, -44), (13, -42), (18, -44)], [0.8, 1.8, 0.8], 8)), "#3a3040", mottle=0, **keep)
    sc.add(t(spline([(6, -42), (-8, -38), (4, -36)])), "#e0a04a", mottle=0, **keep)


def sky(sc: Scene) -> None:
    """The hour before sunrise: dusty blue going over to peach at the water."""
    sc.sky(
        [(0, "#2c4f68"), (0.30, "#47748a"), (0.58, "#86a3a2"), (0.82, "#d9b79c"), (0.97, "#f8d4a4")],
        0,
        HORIZON,
        warp=26,
    )
    sc.setflow(swirl(sc, 0.1, 0.8, 460, 2))
    sc.stars(60, 330, 11, bright=0.7)
    strata(sc, 660, 80, "#9a8f92", "#fbd4ac", 0.55, 3, cell=120, L=(0.3, 0.7))
    strata(sc, 250, 110, "#355a72", "#93adab", 0.55, 5, cell=150, L=(0.4, 0.6))


def far_coast(sc: Scene) -> None:
    """A low shore with a sleeping town."""
    shore = land(ridge(HORIZON - 34, 20, 190, 4))
    sc.add(shore, "#7f8c94", fogg=(HORIZON - 40, HORIZON + 4, 0.75, "#e8c0a0"), depth=0.1)
    skyline(
        sc,
        HORIZON,
        14,
        52,
        22,
        46,
        "#5f7484",
        "#6c7f8c",
        14,
        plit=0.14,
        win=(4, 5),
        gap=(8, 11),
        x0=60,
        x1=330,
        fogg=(HORIZON - 30, HORIZON + 10, 0.6, "#dcb49c"),
        depth=0.12,
    )
    sc.haze(HORIZON - 4, 34, "#fbd9b0", 0.5, seed=4)


def moon_on_water(sc: Scene, above) -> None:
    """The glow round the crescent, its broken mirror and its glitter."""
    sc.glow(MOON_X + 30, MOON_Y + 60, 820, "#f0c8a0", 0.30, 2.2)
    sc.glow(MOON_X + 60, MOON_Y + 120, 460, "#fff0cc", 0.34, 1.7)
    mirror = X(crescent(), 0, 2 * WATERLINE, 1, 0, sy=-1)
    ripple = blur(displace(mask(mirror), 26, 40, 5), 14) * (1 - above)
    broken = 0.45 + 0.55 * smooth(-0.5, 0.5, noise(20, 3, 9, aspect=7))
    sc.mixin("#fbe2b4", ripple * broken * 0.55 * smooth(WATERLINE + 250, WATERLINE, sc.y))
    glitter(sc, MOON_X + 40, WATERLINE + 6, 1470, 120, 330, "#ffe6bc", n=300, seed=4, a=0.65)


def night_sail(sc: Scene) -> None:
    """Mast, gaff and boom with a slack sail cut out of the starry night."""
    foot, head = (598, 800), (538, 128)
    sc.add(limb([foot, head], [20, 11], 20), "#7a4a30", vol=8, depth=0.42, detail=0.8, rim=LIP)
    luff, leech = [(572, 330), (590, 520), (592, 640, 1)], [(742, 590, 1), (716, 500), (722, 400), (752, 314, 1)]
    cloth = spline([(550, 158, 1), (610, 186), (690, 240), *reversed(leech), (670, 634), *reversed(luff)])
    night = Lin([(0, "#0a1433"), (0.6, "#16285a"), (1, "#2f4f84")], (560, 160), (780, 640))
    m = sc.add(
        cloth, night, vol=40, shade=0.7, depth=0.44, mottle=0.10, detail=0.6, rim=("#ffe2b8", 4, (0.6, -0.7), 0.8)
    )
    milky = np.exp(-(((sc.x - 500 - 0.42 * (sc.y - 100)) / 46) ** 2)) * smooth(-0.6, 0.8, noise(50, 4, 21))
    sc.mixin("#8fa8d8", m * milky * 0.5)
    folds = [
        limb([(556 + 6 * i, 190 + 30 * i), (640, 420 + 60 * i), (736 - 30 * i, 590 + 10 * i)], [1, 9, 2])
        for i in range(3)
    ]
    sc.mul("#060a20", blur(mask(folds), 6) * m * 0.55)
    sc.add(limb([(556, 164), (768, 322)], [9, 8], 10), "#8a5a3c", vol=4, depth=0.46, detail=0.8, rim=LIP)
    sc.add(limb([(584, 656), (764, 596)], [12, 9], 10), "#8a5a3c", vol=5, depth=0.46, detail=0.8, rim=LIP)
    sc.stars(620, 640, 7, size=(1.0, 4.2), ymin=150, clip=m * (m > 0.9))
    pennant = spline([(538, 126, 1), (490, 132), (452, 118), (420, 136, 1), (456, 142), (500, 154), (541, 150, 1)])
    sc.add(pennant, "#c8505a", vol=6, depth=0.46, detail=0.9, rim=LIP)


def moon(sc: Scene, above) -> None:
    """The hull: a crescent open to the upper left, cratered, wet and overgrown where it meets the sea."""
    body = sc.add(
        crescent(),
        Rad([(0, "#fffdf0"), (0.6, "#fdecc0"), (1.0, "#ecc488"), (1.3, "#b88a70")], (MOON_X + 120, MOON_Y + 60), 330),
        vol=86,
        shade=0.55,
        clip=above,
        mottle=0.05,
        depth=0.5,
        detail=0.55,
        rim=("#fffdf0", 6, (0.4, -0.9), 0.8),
    )
    craters(sc, body)
    band = body * smooth(WATERLINE - 66, WATERLINE - 4, sc.y + noise(40, 3, 14) * 22)
    sc.mul("#7a8a86", band * 0.75)
    barnacles(sc, above)


def craters(sc: Scene, body) -> None:
    """Craters pressed into the moon."""
    r = rng(8)
    relief = np.zeros_like(body)
    for _ in range(34):
        a = r.uniform(-0.9, 2.6)
        d = MOON_R * r.uniform(0.62, 0.97)
        size = r.uniform(9, 40)
        q = np.hypot(sc.x - MOON_X - d * math.cos(a), sc.y - MOON_Y - d * math.sin(a)) / size
        relief += np.exp(-(((q - 1) / 0.22) ** 2)) * 5 - np.clip(1 - q * q, 0, 1) * 4 * (size / 30)
    relief = blur(relief + noise(60, 4, 12) * 4, 2)
    edge = np.clip((shift(relief, -2.5, 2.5) - relief) * body, -1, 1)
    sc.img[:] = np.clip(sc.img + edge[..., None] * 0.15 * hx("#d0a880"), 0, 1)


def barnacles(sc: Scene, above) -> None:
    """Barnacles in a ragged row along the waterline of the moon."""
    r = rng(18)
    shells = []
    for _ in range(150):
        a = r.uniform(0.25, 2.9)
        d = MOON_R * r.uniform(0.86, 0.985)
        x, y = MOON_X + d * math.cos(a), MOON_Y + d * math.sin(a)
        likely = smooth(WATERLINE - 130, WATERLINE - 20, np.float32(y)) + 0.12
        if WATERLINE - 120 < y < WATERLINE + 4 and r.random() < likely:
            shells.append((x, y, r.uniform(6, 13)))
    items = []
    for x, y, s in sorted(shells, key=lambda shell: shell[1]):
        cone = [(x - s, y, 1), (x - s * 0.45, y - s * 1.1), (x + s * 0.45, y - s * 1.1), (x + s, y, 1)]
        items.append((spline(cone), mix("#e8e0d0", "#6a7a78", r.random() * 0.7)))
        items.append((ell(x, y - s * 1.02, s * 0.36, s * 0.16), "#2c3440"))
    sc.polys(items, depth=0.52, detail=0.95, rim=("#fff6e0", 1.6, (0.5, -0.7), 0.6), clip=above)


def shipped_oars(sc: Scene) -> None:
    """Two oars leaning out of the hollow."""
    length = 300
    for start, angle in ((88, -112), (108, -105)):
        x, y = hollow(start, -40)
        a = math.radians(angle)
        blade = (x + length * math.cos(a), y + length * math.sin(a))
        oar(sc, (x, y), blade, 10, "#8a5a3c", "#b8473c", rim=LIP, depth=0.55)


def fenders(sc: Scene) -> None:
    """Fenders on the side next to the pier."""
    for angle, drop in ((143, 44), (126, 60), (109, 72)):
        a = math.radians(angle)
        x, y = MOON_X + (MOON_R - 34) * math.cos(a), MOON_Y + (MOON_R - 34) * math.sin(a) - 16
        line(sc, [(x + 22, y - drop), (x + 2, y)], 3.4, "#4a4448", 1, 0.6)
        ball = ell(x, y + 22, 19, 26)
        sc.add(ball, "#2f6f86", vol=14, depth=0.62, rim=("#ffe6c0", 3, (0.7, -0.6), 0.7), detail=0.9)
        sc.add(rect(x - 20, y + 16, 40, 12, 3), "#f2e8d0", clip=mask(ball), depth=0.62, detail=0.9, vol=6)


def moon_bow_wave(sc: Scene) -> None:
    """Thin foam where the moon lies in the water."""
    lap = limb([(MOON_X - 300, WATERLINE + 2), (MOON_X, WATERLINE + 8), (MOON_X + 270, WATERLINE)], [2, 9, 2])
    sc.mixin("#fbe6c8", blur(mask(lap), 2) * smooth(-0.3, 0.4, noise(30, 3, 31, aspect=4)) * 0.8)


def pier(sc: Scene) -> None:
    """Piles, deck and front beam."""
    for x in (150, 370, 575):
        pile = poly([(x - 24, PIER_NEAR + 20), (x + 24, PIER_NEAR + 20), (x + 22, 1520), (x - 22, 1520)])
        fill = V("#33343e", "#0c1a28", PIER_NEAR, 1480)
        sc.add(pile, fill, vol=22, depth=0.84, mottle=0.1, detail=0.6, flow=math.pi / 2)
        sc.mixin("#f0c8a0", blur(mask(ell(x, 1428, 46, 4)), 2) * 0.5)
    sc.mul("#12243a", blur(mask(rect(-40, PIER_NEAR + 30, 680, 90)), 16) * 0.7)
    corners = [(-60, PIER_FAR), (560, PIER_FAR), (620, PIER_NEAR), (-60, PIER_NEAR)]
    wood = Lin([(0, "#3c4450"), (0.6, "#79695f"), (1, "#b08a70")], (0, PIER_NEAR), (620, PIER_FAR))
    rim = ("#ffe0b8", 4, (0.5, -0.8), 0.8)
    deck = sc.add(poly(corners), wood, depth=0.86, mottle=0.12, detail=0.6, flow=0.0, rim=rim)
    boards(sc, deck)
    beam = poly([(-60, PIER_NEAR), (620, PIER_NEAR), (620, PIER_NEAR + 40), (-60, PIER_NEAR + 40)])
    fill = V("#5a4c48", "#1a2430", PIER_NEAR, PIER_NEAR + 40)
    sc.add(beam, fill, depth=0.87, mottle=0.12, detail=0.6, flow=0.0, rim=("#e8c0a0", 3, (0.2, -1), 0.7))


def boards(sc: Scene, deck) -> None:
    """Gaps between the boards of the deck, running to the vanishing point."""
    vanish = (700, HORIZON)
    gaps = []
    for i in range(-6, 30):
        x_near = -60 + i * 46
        x_far = vanish[0] + (x_near - vanish[0]) * (PIER_FAR - vanish[1]) / (PIER_NEAR - vanish[1])
        gaps.append((poly([(x_near, PIER_NEAR), (x_far, PIER_FAR)], closed=False), "#1c2230", 0.65, 3.4))
        gaps.append((poly([(x_near + 5, PIER_NEAR), (x_far + 4, PIER_FAR)], closed=False), "#e0b898", 0.22, 2.2))
    sc.polys(gaps, clip=deck, depth=0.86, mottle=0, detail=0.7)


def bollard(sc: Scene, x, y) -> None:
    """Iron bollard with the mooring rope, which runs up to the bow of the moon."""
    sc.add(blurmask(ell(x - 40, y + 6, 150, 18), 7), "#0e1a28", alpha=0.6, mottle=0)
    half = [(50, 0, 1), (44, -90), (66, -112), (56, -132)]
    outline = [(x - p[0], y + p[1], *p[2:]) for p in half] + [(x + p[0], y + p[1], *p[2:]) for p in reversed(half)]
    iron = Lin([(0, "#1c2834"), (0.7, "#546068"), (1, "#8a7c74")], (x - 60, 0), (x + 60, 0))
    sc.add(spline(outline), iron, vol=34, depth=0.9, detail=0.9, rim=("#ffe6c0", 4, (0.7, -0.6), 0.8))
    for dy in (26, 44, 62):
        rope(sc, [(x - 50, y - dy + 3), (x, y - dy + 12), (x + 50, y - dy)], 17, depth=0.91)
    mooring = [(x + 46, y - 44), (x + 90, y - 70), (330, 1100), (262, 1010), (276, 880), (300, 792)]
    rope(sc, mooring, 10, depth=0.91)


def harbour_master(sc: Scene, x, y) -> None:
    """The guard, asleep on his bollard."""
    doll(
        sc,
        x,
        y,
        330,
        coat="#8a3a34",
        legs="#1c2838",
        hair="#efe8e0",
        beard="#f4efe6",
        skin="#e0a884",
        hat="peaked",
        hat_col="#16263e",
        band="#e8c070",
        build=1.28,
        pose="sit",
        arms=[(0.13, -0.40), (0.15, -0.43)],
        nod=0.06,
        lean=7,
        rim=LAMP_RIM,
        depth=0.95,
    )


@card(4, "moored-moon", "The Moored Moon", Land.HARBOUR, gouache)
def moored_moon() -> Scene:
    """The Moored Moon: a crescent tied up like a boat while the man who should guard it is asleep.

    Its sail is a piece of the night, stars and all, forgotten aloft when the day began. Gouache, dusty blue and peach,
    low horizon with the crescent on the right.
    """
    sc = Scene(light=(0.6, -0.55, 0.45), key="#ffe8c0", shadow="#142a44", fog="#b9b5a8", seed=104)
    sky(sc)
    far_coast(sc)
    waves(sc, HORIZON, 1560, "#c9a894", "#10283c", crest="#f8e2c4", n=18, amp=(1, 12), seed=6, depth=0.3, crest_a=0.38)
    above = smooth(WATERLINE + 3, WATERLINE - 3, sc.y + noise(60, 2, 8, aspect=3) * 5)
    moon_on_water(sc, above)
    night_sail(sc)
    moon(sc, above)
    shipped_oars(sc)
    perched_gull(sc, T(*hollow(152, 2, 5), 0.84), rim=LIP, depth=0.6)
    fenders(sc)
    moon_bow_wave(sc)
    pier(sc)
    bollard(sc, 318, 1268)
    harbour_master(sc, 294, 1282)
    perched_gull(sc, T(328, 968, 0.62), rim=(LAMP_RIM[0], 2.4, *LAMP_RIM[2:]), depth=0.96)
    lantern(sc, 520, 1238, 1.5, halo="#ffb050", reach=130)
    sc.screen("#ff9a50", blur(mask(ell(520, 1300, 150, 34)), 14) * 0.35)
    return sc
