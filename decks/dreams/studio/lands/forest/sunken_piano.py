"""Card 41, The Sunken Piano."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import grain
from ...kit.paths import T, X, ell, limb, mask, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import GROWN, OLD, Gesture, Look, human
from ...motifs.plants import leaves, tree
from .lake_piano import RIM, desk, lid, piano

HORIZON = 760
WATERLINE = 792
PIANO = T(380, 728, 2.0, -5)
TOUCH = (490, 1122)
"""Where her fingers meet the water."""
LEAF = ((-1, 0, 1), (-0.2, -0.4), (1, 0, 1), (-0.2, 0.4))


@card(41, "sunken-piano", "The Sunken Piano", Land.FOREST, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.32)
def sunken_piano() -> Scene:
    """The Sunken Piano: nobody sits at it, but in the mirror of the lake somebody plays, and she reaches for him.

    Gouache, autumn mirror, from above a boat. Grief.
    """
    sc = Scene(light=(-0.55, -0.7, 0.45), key="#fff0cc", shadow="#24405c", fog="#e4e4d0", seed=413)
    air(sc)
    far_shore(sc)
    lid(sc, PIANO)
    maple(sc)
    piano(sc, PIANO)
    water(sc)
    ripples(sc)
    boat_and_woman(sc)
    near(sc)
    return sc


def air(sc: Scene) -> None:
    """A cold morning that turns gold over the water."""
    sc.sky([(0, "#7fb0b4"), (0.4, "#b4d0c4"), (0.75, "#f0e6c8"), (1, "#fbe2b0")], 0, 800, warp=50)
    sc.setflow(0.15 + noise(420, 2, 3) * 0.8)
    sc.glow(930, 560, 620, "#fff2c8", 0.75, 1.6)
    sc.add(ell(930, 590, 52), "#fffaf0", soft=3, mottle=0, alpha=0.9, emit=0.4)


def far_shore(sc: Scene) -> None:
    """Hills and woods behind each other, ever paler."""
    dice = rng(3)
    for i, (y, rise, tone, tall) in enumerate(
        ((640, 80, "#a8c8c4", 34), (700, 50, "#86aeb0", 56), (738, 24, "#5f8e94", 84))
    ):
        crest = ridge(y, rise, 260 - 40 * i, 50 + i)
        sc.add(land(crest), tone, depth=0.1 + 0.1 * i, fogg=(y, HORIZON + 10, 0.8, "#f4e8c8"), mottle=0.07)
        firs = []
        for _ in range(70):
            x, h = dice.uniform(-20, W + 20), tall * dice.uniform(0.5, 1.2)
            foot = float(np.interp(x, [p[0] for p in crest], [p[1] for p in crest])) + 12
            fir = [(x, foot - h, 1), (x + h * 0.1, foot - h * 0.5), (x + h * 0.2, foot, 1)]
            fir += [(x - h * 0.2, foot, 1), (x - h * 0.1, foot - h * 0.5)]
            firs.append((spline(fir), mix(tone, "#3f6a74", 0.3 * dice.random()), 0.85))
        sc.polys(firs, depth=0.15 + 0.1 * i, fogg=(y - 30, HORIZON, 0.7, "#f4e8c8"), mottle=0.06, detail=0.3)
        sc.haze(y + 40, 30, "#fbeccc", 0.5 - 0.1 * i, seed=i)


def maple(sc: Scene) -> None:
    """It has grown through the strings; its crown is cut by the frame."""
    trunk, tips, _ = tree(452, 560, 158, 78, 12, depth=6, spread=0.6, curl=0.22, shrink=0.8, roots=False)
    tips = [(x, y - 10) for x, y in tips]
    leaves(sc, tips, 88, 1700, ["#4a1424", "#7a1c28", "#a82c28"], 19, 5, depth=0.4, light=(0.5, -0.7), detail=0.45)
    bark = Lin([(0, "#3a2428"), (0.6, "#6a4238"), (1, "#b88058")], (380, 0), (500, 0))
    sc.add(
        trunk,
        bark,
        vol=16,
        depth=0.45,
        mottle=0.14,
        detail=0.5,
        rim=("#ffe2b0", 4, (0.9, -0.3), 0.8),
        flow=math.pi / 2,
    )
    leaves(
        sc,
        tips,
        84,
        2500,
        ["#7a1c28", "#b82e24", "#e8582a", "#f79a40", "#ffd070"],
        18,
        7,
        depth=0.5,
        light=(0.6, -0.7),
        detail=0.6,
    )


def water(sc: Scene) -> None:
    """The lake shows what is, and one who is not: a player whom it alone remembers."""
    above = [channel.copy() for channel in (sc.img, sc.detail, sc.depth, sc.flow)]
    player(sc)
    base = Lin([(0, "#f4e6c4"), (0.1, "#c8d8cc"), (0.45, "#6fa4a8"), (1, "#1c4a5c")], (0, HORIZON), (0, H))
    sc.reflect(WATERLINE, tint="#e8f2ee", am=0.84, wob=6, sq=0.94, seed=3, blurv=2.5, base=base)
    up = sc.y < WATERLINE
    for channel, before in zip((sc.img, sc.detail, sc.depth, sc.flow), above, strict=True):
        channel[up] = before[up]
    shore = ((sc.y >= HORIZON) & up & (sc.depth < 0.45)).astype(np.float32)
    sc.mixin(sc.fill(base), blur(shore, 2))
    sc.mul("#2a6478", smooth(1000, 1480, sc.y) * 0.6)
    sc.detail[sc.y >= WATERLINE] = 0.55


def player(sc: Scene) -> None:
    """He sits with his back to us, arms wide on the keys, head on one side as who listens."""
    desk(sc, PIANO, music=False)
    bench = limb([(280, 852), (484, 838)], [40, 40], 8)
    sc.add(bench, "#2a1c24", vol=10, depth=0.75)
    play = Gesture(
        hips=(0, 0, 0.28),
        lean=12,
        side=-5,
        nod=4,
        look=-84,
        hands=((0.24, -0.24, 0.46), (0.24, 0.24, 0.47)),
        feet=((0.2, -0.08, 0.0), (0.2, 0.08, 0.0)),
    )
    look = Look(
        coat="#c8483a", legs="#2c2434", boots="#1c141c", hair="#e8d8bc", collar="#fff4e0", hem=0.2, skin="#e8b490"
    )
    human(sc, 384, 972, 630, play, look, build=GROWN, turn=-90, right=(520, 632), left=(244, 654), reach=0.2, key=0.8)


def ripples(sc: Scene) -> None:
    """Rings about the piano and about her hand, strips of sky, leaves that float."""
    dice = rng(8)
    strips = []
    for _ in range(110):
        u = dice.random()
        y = WATERLINE + 4 + u**1.4 * 640
        x = dice.uniform(-20, W + 20)
        if math.hypot(x - 400, y - 1000) < 190 and dice.random() < 0.8:
            continue
        long = (16 + 90 * u) * dice.uniform(0.5, 1.4)
        lens = [(x - long, y), (x, y - 1.2 - 1.6 * u), (x + long, y), (x, y + 1.2 + 1.6 * u)]
        strips.append((spline(lens), mix("#f8f0d4", "#8ac0c0", u), 0.2 + 0.3 * dice.random()))
    sc.polys(strips, flow=0.0, detail=0.5, mottle=0)
    below = smooth(WATERLINE - 3, WATERLINE + 8, sc.y)
    for x, y, across, share, wide in (
        (396, WATERLINE + 4, 390, 0.7, 4),
        (396, WATERLINE + 8, 470, 0.4, 3),
        (*TOUCH, 36, 1.0, 6),
        (*TOUCH, 80, 0.8, 5),
        (*TOUCH, 134, 0.6, 5),
    ):
        broken = smooth(-0.5, 0.4, noise(60, 2, int(across)))
        sc.mixin(
            "#fbf4dc", mask(ell(x, y, across, across * 0.26 if y > 900 else 34), stroke=wide) * share * below * broken
        )
    items = []
    for k in range(120):
        on_lake = k < 80
        y = WATERLINE + 20 + 660 * dice.random() if on_lake else dice.uniform(430, 790)
        u = max(y - WATERLINE, 0) / 640
        x = dice.uniform(-20, W + 20)
        s = (6 + 13 * u if on_lake else 10) * dice.uniform(0.7, 1.3)
        turn = dice.uniform(-30, 30) if on_lake else dice.uniform(0, 360)
        items.append((X(spline(LEAF), x, y, s, turn), mix("#a8282a", "#ffb850", dice.random())))
    sc.polys(items, detail=0.7, mottle=0)


def boat_and_woman(sc: Scene) -> None:
    """She kneels in the bow and leans out so far that the boat tips; her fingers are at his cheek."""
    shade = spline([(560, 1300), (700, 1330), (1056, 1420), (1056, 1500), (640, 1440), (500, 1350)])
    sc.mul("#0c2c40", blur(mask(shade), 12) * 0.6)
    inside = spline(
        [(548, 1222, 1), (700, 1236), (880, 1220), (1060, 1180, 1), (1060, 1330, 1), (860, 1350), (660, 1310)]
    )
    sc.add(inside, Lin([(0, "#3a2028"), (1, "#6a3c30")], (0, 1200), (0, 1340)), depth=0.84, mottle=0.1)
    lean = Gesture(
        hips=(-0.05, 0.0, 0.27),
        lean=46,
        side=-4,
        nod=22,
        hands=((0.5, -0.1, 0.2), (0.2, 0.14, 0.3)),
        feet=((-0.24, -0.07, 0.02), (-0.16, 0.08, 0.02)),
    )
    look = Look(
        coat="#27406e",
        legs="#2c2434",
        boots="#241a22",
        hair="#ece6e0",
        cut="bun",
        scarf="#e8b040",
        hem=0.5,
        flare=0.06,
        skin="#e6b08c",
    )
    person = human(
        sc,
        812,
        1318,
        640,
        lean,
        look,
        build=OLD,
        turn=166,
        right=(TOUCH[0] + 24, TOUCH[1] - 20),
        left=(664, 1236),
        reach=0.1,
        rim=("#fff2d0", 5, (0.2, -1), 0.85),
        depth=0.9,
    )
    x, y = person.hands[0]
    sc.mul("#1c4458", blur(mask(ell(x - 16, y + 22, 40, 9)), 4) * 0.6)
    hull = spline(
        [
            (540, 1214, 1),
            (640, 1268),
            (800, 1302),
            (940, 1300),
            (1070, 1280, 1),
            (1070, 1470, 1),
            (900, 1462),
            (720, 1420),
            (600, 1330),
        ]
    )
    wood = Lin([(0, "#c87a4c"), (0.4, "#8a4632"), (1, "#3a1c24")], (700, 1270), (740, 1450))
    m = sc.add(hull, wood, vol=34, depth=0.94, mottle=0.1, detail=0.5, rim=("#ffe6b8", 6, (-0.3, -1), 0.85))
    grain(sc, m, 0.2, 14, 12, 4)
    for drop in (46, 92):
        seam = sample(
            [(556 + drop * 0.5, 1232 + drop * 0.8), (680, 1290 + drop), (860, 1316 + drop), (1070, 1292 + drop)], 30
        )
        sc.mul("#2a1018", mask(limb([tuple(p) for p in seam], [4, 5], 40)) * m * 0.7)
    edge = limb([(532, 1206), (640, 1262), (800, 1296), (940, 1294), (1070, 1274)], [16, 18, 20, 22], 40)
    sc.add(edge, "#d89a68", vol=8, depth=0.95, rim=RIM, shadow=(0, 12, 7, 0.5))
    for y0, share in ((1462, 0.5), (1476, 0.35)):
        way = sample([(600, y0 - 120), (720, y0 - 34), (900, y0), (1060, y0 + 6)], 30)
        sc.add(limb([tuple(p) for p in way], [2, 7, 9, 6], 40), "#d8ecdc", alpha=share, soft=1.5, depth=0.95)


def near(sc: Scene) -> None:
    """A bough with its leaves before the eye, dark, cut by the frame."""
    dice = rng(21)
    bough = [(-40, 1300), (90, 1340), (190, 1400), (260, 1470)]
    sc.add(limb(bough, [34, 24, 14, 6], 40), "#3a1c28", vol=10, depth=1, rim=("#ffce90", 3, (0.6, -1), 0.6))
    items = []
    for _ in range(90):
        u = dice.random()
        x, y = sample(bough, 20)[int(u * 19)]
        x, y = x + dice.normal() * 52, y + dice.normal() * 44
        tone = mix("#6a1426", "#c83c28", dice.random())
        items.append((X(spline(LEAF), x, y, dice.uniform(18, 34), dice.uniform(0, 360)), mix(tone, "#2a1024", 0.25)))
    sc.polys(items, depth=1, detail=0.5, vol=4, shadow=(4, 6, 5, 0.4), rim=("#ffb870", 2, (0.6, -1), 0.5))
    sc.mul("#0c2a40", smooth(1420, H + 40, sc.y) * 0.4)
