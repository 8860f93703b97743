"""Card 3, Umbrella Crossing."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import waves
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.people import CHILD, Gesture, Look, grip, human
from ...motifs.plants import tree
from ...motifs.sky import cumulus
from .great_wave import breaker, crest, streaks

HORIZON = 760
BOAT = T(600, 1126, 2.45, -15)
FLASH = ("#f4ffe8", 7, (0.7, -0.6), 0.95)


@card(3, "umbrella-crossing", "Umbrella Crossing", Land.HARBOUR, gouache, hand=LOOSE, con=0.18, sat=1.08, vig=0.36)
def umbrella_crossing() -> Scene:
    """Umbrella Crossing: under the hollow of a wave a girl braces herself in a red umbrella and does not let go.

    Gouache, storm green, a cave of water, one flash for light. Dread and defiance.
    """
    sc = Scene(light=(0.72, -0.5, 0.4), key="#eaffd8", shadow="#06181f", fog="#5f8580", seed=71)
    storm(sc)
    lightning(sc)
    waves(sc, HORIZON, 1200, "#b8c494", "#2f5f62", crest="#f8f8d8", n=10, amp=(3, 44), seed=4, depth=0.2, chop=1.3)
    wave = breaker(sc)
    streaks(sc, wave)
    crest(sc)
    waves(sc, 1120, 1330, "#3f807c", "#16444c", crest="#eef8e4", n=5, amp=(5, 22), seed=14, depth=0.6, chop=1.2)
    boat(sc)
    waves(
        sc,
        1300,
        1640,
        "#2c6466",
        "#07202a",
        crest="#eef8e4",
        n=4,
        amp=(24, 44),
        seed=23,
        depth=0.8,
        chop=1.15,
        crest_a=0.7,
    )
    spray(sc)
    return sc


def storm(sc: Scene) -> None:
    """Black cloud over a yellow gap; the cloud on the right burns from inside, for the flash has its root there."""
    sc.sky(
        [(0, "#0c161e"), (0.3, "#24403f"), (0.5, "#5c7a66"), (0.62, "#c8c88c"), (0.66, "#f4eca8"), (0.75, "#7f9a84")],
        0,
        1150,
        warp=60,
    )
    sc.setflow(0.5 + noise(380, 2, 3) * 0.9)
    for x, y, w, h, seed in (
        (500, 300, 560, 150, 3),
        (900, 470, 420, 110, 6),
        (940, 150, 700, 300, 2),
        (700, 60, 760, 220, 1),
    ):
        cumulus(
            sc,
            x,
            y,
            w,
            h,
            seed,
            light="#a8bca0",
            mid="#46625f",
            dark="#0e1c24",
            L=(0.1, 0.7, 0.4),
            depth=0.05,
            flat=0.5,
            billow=0.4,
        )
    sc.glow(905, 260, 330, "#e0ffd0", 0.85, 1.8)
    sc.glow(905, 240, 130, "#ffffff", 0.7, 1.6)
    sc.glow(900, HORIZON, 380, "#f0f4b0", 0.5, 1.8, 0.5)


def lightning(sc: Scene) -> None:
    """A bare tree of fire, upside down: the trunk in the cloud, the twigs feel for the sea."""
    twigs, _, _ = tree(
        905, 236, 165, 17, 5, depth=6, spread=0.46, curl=0.3, ang=math.pi * 0.52, shrink=0.8, roots=False
    )
    m = mask(twigs) * smooth(HORIZON + 40, HORIZON - 20, sc.y)
    sc.screen("#c8f0d8", np.clip(blur(m, 30) * 1.9, 0, 1))
    sc.screen("#e8ffe8", np.clip(blur(m, 8) * 1.4, 0, 1))
    sc.add(m, "#fdfff4", mottle=0, emit=0.8, detail=0.95, depth=0.1)
    root = [limb([(905 + dx, 150), (905 + dx * 0.3, 206), (905, 246)], [2, 6, 15], 14) for dx in (-90, -30, 40, 100)]
    sc.screen("#f4ffec", np.clip(blur(mask(root), 5) * 1.1, 0, 1))


def boat(sc: Scene) -> None:
    """The umbrella on its back, in it the girl and her dog; she hangs on to the handle with all her weight."""
    t = BOAT
    sc.mul("#04161f", blur(mask(t(ell(-10, 74, 120, 30))), 16) * 0.6)
    inside = spline(
        [
            (-104, 0, 1),
            (-78, -17),
            (-54, -10, 1),
            (-28, -24),
            (0, -14, 1),
            (26, -24),
            (54, -10, 1),
            (78, -17),
            (104, 0, 1),
            (60, 26),
            (0, 34),
            (-60, 26),
        ]
    )
    sc.add(
        t(inside), Lin([(0, "#8a2430"), (1, "#2c0a18")], t((0, -20)), t((0, 34))), depth=0.88, detail=0.5, mottle=0.1
    )
    for end in ((-54, -10), (0, -14), (54, -10)):
        sc.add(t(limb([end, (0, 30)], [1.6, 1.2], 6)), "#c8a890", depth=0.88)
    sc.add(
        t(limb([(0, 60), (4, -40), (8, -150)], [4.6, 4.4, 4.2], 20)),
        Lin([(0, "#c8905c"), (1, "#4a2818")], t((4, 0)), t((-4, 0))),
        vol=5,
        depth=0.89,
        detail=0.6,
        rim=FLASH,
    )
    dog(sc, T(*t((56, 6)), 1.75, -8), rim=FLASH)
    girl(sc)
    crook = limb([(8, -146), (10, -168), (26, -178), (40, -168), (40, -152)], [4.4, 5, 5.2, 5, 4], 24)
    sc.add(t(crook), "#9a6238", vol=6, depth=0.9, detail=0.6, rim=FLASH)
    rag(sc)
    cover = spline(
        [
            (-104, 0, 1),
            (-90, 9),
            (-78, 4),
            (-54, 17, 1),
            (-28, 8),
            (0, 20, 1),
            (26, 8),
            (54, 17, 1),
            (78, 4),
            (90, 9),
            (104, 0, 1),
            (90, 46),
            (46, 80),
            (0, 90),
            (-46, 80),
            (-90, 46),
        ]
    )
    sc.add(
        t(cover),
        Lin([(0, "#f05a44"), (0.5, "#c02c2c"), (1, "#4a0c1c")], t((60, -4)), t((-50, 92))),
        vol=80,
        depth=0.92,
        rim=FLASH,
        detail=0.5,
        mottle=0.1,
        shadow=(-8, 12, 12, 0.5),
    )
    for rib in (-54, 0, 54):
        sc.mul("#4a0c1c", blur(mask(t(limb([(rib, 17), (rib * 0.8, 54), (0, 89)], [0.8, 2.4, 1], 16))), 2) * 0.8)
        sc.screen(
            "#ffb098", blur(mask(t(limb([(rib + 4, 18), (rib * 0.8 + 4, 54), (4, 88)], [0.6, 1.6, 0.6], 16))), 2) * 0.6
        )
    sc.add(t(limb([(0, 88), (0, 112)], [5, 3], 6)), "#3a2418", vol=4, depth=0.92)


def girl(sc: Scene) -> None:
    """Braced: heels against the ribs, back bent away from the pull, face into the flash."""
    x, y = BOAT((-34, 34))
    h = 530
    high, low = BOAT((8, -104)), BOAT((5, -66))
    brace = Gesture(
        hips=(-0.12, 0, 0.4),
        lean=-24,
        side=-4,
        nod=10,
        hands=((0.3, -0.07, 0.62), (0.26, 0.08, 0.72)),
        feet=((0.24, -0.1, 0.02), (-0.02, 0.1, 0.0)),
    )
    who = human(
        sc,
        x - 10,
        y,
        h,
        brace,
        Look(
            coat="#f0b424",
            legs="#e0a020",
            boots="#c8402e",
            hat="brim",
            hat_colour="#e8a81c",
            hair="#3a2018",
            cut="bob",
            hem=0.46,
            flare=0.06,
            collar="#c88414",
            wind=0.10,
            scarf="#f4f0e0",
        ),
        build=CHILD,
        turn=24,
        right=low,
        left=high,
        reach=0.14,
        roll=-6,
        rim=FLASH,
        key=1.1,
        dark=1.1,
        depth=0.91,
    )
    for hand, spot in zip(who.hands, (low, high), strict=True):
        grip(sc, ((hand[0] + spot[0]) / 2, (hand[1] + spot[1]) / 2), 74, h * 1.15, thick=0.028)


def rag(sc: Scene) -> None:
    """A shirt for a sail, torn at its end, streams from the crook."""
    way = [BOAT(p) for p in ((10, -160), (36, -150), (66, -158), (96, -146), (132, -152))]
    low = [BOAT(p) for p in ((8, -118), (38, -108), (70, -118), (98, -108), (120, -118))]
    torn = [BOAT(p) for p in ((112, -140), (126, -132), (106, -126))]
    cloth = spline(
        [
            (*way[0], 1),
            *way[1:4],
            (*way[4], 1),
            torn[0],
            (*torn[1], 1),
            torn[2],
            (*low[4], 1),
            *low[3:0:-1],
            (*low[0], 1),
        ]
    )
    sc.add(
        cloth,
        Lin([(0, "#ffffff"), (1, "#94a8a4")], way[2], low[2]),
        vol=16,
        depth=0.9,
        detail=0.55,
        rim=FLASH,
        shadow=(-4, 10, 8, 0.35),
    )
    for a, b in zip(way[1:4], low[1:4], strict=True):
        sc.mul("#5c7478", blur(mask(limb([a, ((a[0] + b[0]) / 2 + 9, (a[1] + b[1]) / 2), b], [3, 12, 4], 14)), 5) * 0.6)


def spray(sc: Scene) -> None:
    """White water about the hull, drops and slanting rain over everything."""
    r = rng(20)
    x0, y0 = BOAT((0, 84))
    foot = np.exp(-(((sc.y - y0 - 20 + (sc.x - x0) * 0.2 + noise(70, 3, 61, aspect=2) * 40) / 40) ** 2)) * smooth(
        400, 200, np.abs(sc.x - x0)
    )
    sc.mixin("#e8f6e8", np.clip(foot * smooth(-0.35, 0.5, noise(34, 4, 62, aspect=1.8)), 0, 1) * 0.9)
    line = [BOAT(q) for q in ((-104, 34), (-70, 78), (0, 98), (70, 84), (110, 40))]
    white = displace(mask(limb(line, [30, 52, 40, 56, 34], 50)), 30, 40, 7, 4) * smooth(-0.6, 0.2, noise(26, 4, 63))
    sc.add(white, Lin([(0, "#ffffff"), (1, "#9cc4b8")], (0, y0 - 60), (0, y0 + 60)), depth=0.95, detail=0.6, vol=8)
    thrown = []
    for k in range(420):
        side = -1 if k % 2 else 1
        x, y = line[0] if side < 0 else line[4]
        a, n = math.radians(r.normal(62, 22)), abs(r.normal(0, 95))
        far = n / 95
        spot = (x + side * math.cos(a) * n + r.normal(0, 14), y + 26 - math.sin(a) * n * 1.15 + far**2 * 16)
        size = r.uniform(2, 11) * max(1.15 - 0.4 * far, 0.3)
        thrown.append(
            (
                ell(*spot, size, size * r.uniform(0.6, 1.1), math.degrees(-a) * side),
                mix("#ffffff", "#a8ccc0", r.random()),
            )
        )
    mist = blur(mask([path for path, _ in thrown]), 14)
    sc.mixin("#d8eee0", np.clip(mist * 1.4, 0, 1) * 0.6)
    sc.polys(thrown, depth=0.95, detail=0.6, vol=4, shade=0.6)
    drops = [ell(x0 + r.normal(0, 190), y0 - abs(r.normal(0, 70)), 1 + 4 * r.random() ** 3) for _ in range(170)]
    sc.post(mask(drops), "#f4fbe8", 0.85)
    rain = []
    for _ in range(360):
        x, y, n = r.uniform(-40, W + 80), r.uniform(-20, H), r.uniform(24, 60)
        rain.append(
            (poly([(x, y), (x + n * 0.3, y + n)], closed=False), "#e4f2e0", r.uniform(0.06, 0.26), r.uniform(1, 2.4))
        )
    sc.polys(rain, mottle=0, detail=0.2, depth=0.9)
