"""Card 70, Moon Cactus."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land
from ...kit.marks import rock_relief, sparks
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import GROWN, Gesture, Look, grip, human
from ...motifs.sky import strata
from .desert import coyote_howling, moon_fruit, saguaro

MOON = (650, 636, 272)
"""Middle and radius of the last moon."""
BODY, LIT, DARK = "#2f8478", "#b0f0c4", "#0c2c44"
GLOW = "#ffe2a0"
Way = list[tuple[float, float]]


@card(70, "moon-cactus", "Moon Cactus", Land.EDGES, gouache, hand=LOOSE, con=0.18, sat=1.12, vig=0.36, vcol="#140a24")
def moon_cactus() -> Scene:
    """Moon Cactus: the last ripe moon goes home on somebody's back; what is left are stumps, the dark, and a howl.

    Gouache, aurora green and rose, from low down. Greed, a burden.
    """
    sc = Scene(light=(0.45, -0.75, 0.45), key="#ffeab8", shadow="#2c1c58", fog="#b87898", seed=703)
    sky(sc)
    mesas(sc)
    orchard(sc)
    ground_light(sc)
    great_cactus(sc)
    coyote_howling(sc, T(880, 1372, 1.05), "#8a6a6c", "#d8b8a0", "#2c1838", ("#ffe8b0", 5, (-0.7, -0.8), 0.9))
    moon(sc)
    thief(sc)
    near(sc)
    return sc


def sky(sc: Scene) -> None:
    """A sky that the moons have left, rose where the sun has gone."""
    sc.sky([(0, "#161238"), (0.35, "#352460"), (0.62, "#80407c"), (0.82, "#d07888"), (1, "#f4b898")], 0, 1000, warp=60)
    sc.setflow(0.15 + noise(420, 2, 3) * 0.9)
    strata(sc, 700, 70, "#8a4a80", "#e8a0a0", 0.5, 3, cell=130)
    strata(sc, 860, 50, "#c87088", "#fcd0b0", 0.6, 8, cell=90)


def mesas(sc: Scene) -> None:
    """Table mountains in the haze, and the floor of the valley in furrows."""
    for points, tone, fog in (
        (
            [(-40, 970), (-40, 850), (60, 842), (90, 790), (230, 786), (262, 850), (330, 872), (380, 970)],
            "#6a3468",
            0.3,
        ),
        (
            [(560, 970), (620, 890), (700, 872), (730, 820), (900, 816), (930, 870), (1060, 880), (1060, 970)],
            "#7a3c68",
            0.2,
        ),
    ):
        look = Lin([(0, tone), (1, "#d88890")], (0, 790), (0, 970))
        m = sc.add(poly(points), look, depth=0.2, fog=fog, mottle=0.08, rough=3, rim=("#ffc8a8", 4, (0.5, -1), 0.6))
        rock_relief(sc, m, 34, 5, 0.2, 0.5)
    crest = [tuple(p) for p in sample([(-40, 962), (240, 950), (560, 956), (1060, 944)], 60)]
    m = sc.add(
        land(crest),
        Lin([(0, "#e09890"), (0.25, "#a85478"), (0.6, "#5a2c60"), (1, "#241440")], (0, 945), (0, H)),
        depth=0.4,
        mottle=0.1,
        flow=0.0,
        rim=("#ffd8b8", 4, (0, -1), 0.6),
    )
    furrows = []
    for i in range(-9, 12):
        x0, x1 = 560 + i * 30, 520 + i * 190
        furrows.append(limb([(x0, 956), ((x0 + x1) / 2, 1130), (x1, H + 40)], [2, 13, 42]))
    sc.mul("#4a2058", blur(mask(furrows), 3) * m * 0.45)
    sc.haze(970, 34, "#f0b0a0", 0.5, 5)


def stump(sc: Scene, x: float, y: float, w: float, depth: float, fog: float) -> None:
    """Where a moon was cut off: pale flesh, and light that runs down."""
    flesh = mix("#ffb8a8", "#b87898", fog)
    sc.add(ell(x, y, w * 0.46, w * 0.15), flesh, vol=w * 0.06, depth=depth, rim=(GLOW, 2, (0, -1), 0.7))
    if w < 30:
        return
    sc.glow(x, y, w * 1.5, "#ffd890", 0.35, 2)
    dice = rng(int(x))
    for _ in range(3):
        at = x + dice.uniform(-0.34, 0.34) * w
        long = dice.uniform(0.5, 1.5) * w
        sc.add(limb([(at, y), (at + 2, y + long)], [w * 0.07, w * 0.05], 8), GLOW, vol=2, depth=depth, emit=0.3)
        sc.add(ell(at + 2, y + long, w * 0.06, w * 0.08), "#fff4d0", depth=depth, emit=0.4)


def plant(sc: Scene, x: float, y: float, h: float, seed: int, fog: float) -> None:
    """A cactus of the orchard: all its arms end in stumps, only a far one has kept a small moon."""
    w = h * 0.16
    limbs: list[tuple[Way, float]] = [([(x, y + 10), (x + w * 0.1, y - h * 0.5), (x, y - h)], w)]
    for side, at, up in ((1, 0.4, 0.34), (-1, 0.3, 0.28))[: 1 + seed % 2]:
        base = y - h * at
        limbs.append(
            (
                [
                    (x, base),
                    (x + side * h * 0.2, base + 4),
                    (x + side * h * 0.28, base - h * 0.12),
                    (x + side * h * 0.28, base - h * up),
                ],
                w * 0.68,
            )
        )
    sc.mul("#3a1850", blur(mask(ell(x - h * 0.2, y + 6, h * 0.34, h * 0.04)), 4) * 0.6)
    saguaro(
        sc, limbs, BODY, LIT, DARK, (GLOW, 3, (0.6, -0.6), 0.6), depth=0.3 + 0.3 * (1 - fog), ribs=5, seed=seed, fog=fog
    )
    for k, (points, wide) in enumerate(limbs):
        tip = points[-1]
        if fog > 0.5 and k == 0 and seed % 3 == 0:
            moon_fruit(sc, tip[0], tip[1] - wide * 0.7, wide * 0.8, "crescent", -20, depth=0.4, glow=0.4)
        else:
            stump(sc, tip[0], tip[1] - wide * 0.3, wide, 0.5, fog)


def orchard(sc: Scene) -> None:
    """Rows of cactuses, ever paler."""
    for x, y, h, seed in (
        (470, 976, 92, 1),
        (540, 970, 84, 2),
        (620, 974, 90, 3),
        (700, 974, 98, 4),
        (400, 984, 110, 5),
        (780, 984, 116, 7),
        (320, 996, 140, 9),
        (880, 1000, 150, 8),
    ):
        plant(sc, x, y, h, seed, 0.6)
    for x, y, h, seed in ((350, 1060, 250, 10), (960, 1070, 290, 11), (770, 1040, 190, 13)):
        plant(sc, x, y, h, seed, 0.3)


def ground_light(sc: Scene) -> None:
    """The moon lights the ground about whoever carries it, and a trail has dripped."""
    x, y, _ = MOON
    sc.glow(x, y, 820, "#ffcf90", 0.32, 1.9)
    warm = np.clip(1 - np.hypot((sc.x - 600) / 560, (sc.y - 1330) / 190), 0, 1) ** 1.2 * smooth(960, 1010, sc.y)
    sc.screen("#ffb888", warm * 0.55)
    dice = rng(4)
    drops = [(1000 - 460 * u, 1190 + 190 * u + dice.normal() * 8, 4 + 8 * u) for u in np.linspace(0, 1, 16)]
    for at, low, s in drops:
        sc.add(ell(at, low, s * 1.6, s * 0.6), "#fff0c0", depth=0.5, emit=0.4)
        sc.glow(at, low, s * 6, "#ffd890", 0.4, 2, 0.5)
    sc.mul(
        "#1c1044",
        blur(mask(spline([(330, 1400), (520, 1392), (640, 1404), (560, 1450), (240, 1480), (160, 1450)])), 10) * 0.7,
    )


def great_cactus(sc: Scene) -> None:
    """Near and tall, cut by the frame; its arms end in wounds that shine."""
    sc.mul("#1c1044", blur(mask(ell(60, 1330, 240, 34)), 10) * 0.7)
    trunk: Way = [(70, 1380), (78, 1000), (66, 640), (70, 250)]
    arm: Way = [(90, 960), (200, 968), (262, 900), (266, 700)]
    low: Way = [(60, 1100), (-20, 1110), (-60, 1040), (-60, 900)]
    saguaro(
        sc,
        [(trunk, 170), (arm, 104), (low, 96)],
        BODY,
        LIT,
        DARK,
        ("#fff0c0", 9, (0.9, -0.3), 0.85),
        depth=0.75,
        ribs=9,
        seed=5,
    )
    stump(sc, 70, 196, 166, 0.78, 0.0)
    stump(sc, 266, 664, 100, 0.78, 0.0)


def moon(sc: Scene) -> None:
    """Full, heavy, bruised where the knife went in."""
    x, y, r = MOON
    sc.glow(x, y, 620, "#ffe6b0", 0.55, 1.6)
    disc = mask(ell(x, y, r))
    tone = Rad([(0, "#fffdee"), (0.6, "#fbe6b4"), (0.9, "#e8b884"), (1, "#b87868")], (x + 40, y - 60), r * 1.35)
    sc.add(disc, tone, depth=0.8, mottle=0.06, detail=0.4, emit=0.25)
    seas = smooth(0.0, 0.5, displace(noise(330, 5, 12), 40, 90, 3) + 0.2) * disc
    sc.mul("#c8987c", blur(seas, 6) * 0.32)
    dice = rng(6)
    bumps = np.zeros_like(disc)
    for _ in range(26):
        a, far = dice.uniform(0, math.tau), r * math.sqrt(dice.uniform(0, 0.85))
        size = dice.uniform(9, 44) * (1 - 0.4 * far / r)
        q = np.hypot(sc.x - x - far * math.cos(a), sc.y - y - far * math.sin(a)) / size
        bumps += np.exp(-(((q - 1) / 0.24) ** 2)) * 5 - np.clip(1 - q * q, 0, 1) * 4 * (size / 24)
    bumps = blur(bumps + noise(50, 5, 8) * 3, 2)
    slope = np.clip((shift(bumps, -3, 3) - bumps) * disc, -1, 1)
    sc.img[:] = np.clip(sc.img + slope[..., None] * 0.16 * hx("#d8a888"), 0, 1)


def thief(sc: Scene) -> None:
    """Bent double, the arms thrown back over the shoulders, a knife in the belt; the face is to the ground."""
    x, y, h = 500, 1404, 720
    carry = Gesture(
        hips=(-0.1, 0, 0.46),
        lean=58,
        nod=-6,
        hands=((-0.02, -0.2, 0.98), (0.03, 0.2, 1.0)),
        feet=((0.2, -0.07, 0.0), (-0.22, 0.07, 0.02)),
        toes=6,
    )
    look = Look(
        coat="#e8b030",
        legs="#4a2c58",
        boots="#2a1a30",
        hair="#2c1820",
        hat="straw",
        hat_colour="#f0d8a0",
        scarf="#c83c48",
        belt="#6a2c30",
        hem=0.52,
        flare=0.06,
        wind=0.07,
        skin="#b87a58",
    )
    px, py, r = MOON
    sc.mul("#8a5868", blur(mask(ell(px - 70, py + r - 20, 200, 70)), 24) * mask(ell(px, py, r)) * 0.75)
    person = human(
        sc,
        x,
        y,
        h,
        carry,
        look,
        build=GROWN,
        turn=168,
        right=(424, 790),
        left=(494, 852),
        reach=0.05,
        rim=("#fff0c0", 7, (0.5, -0.85), 0.95),
        depth=0.9,
        dark=1.05,
    )
    for hand, turn in zip(person.hands, (64, 40), strict=True):
        grip(sc, hand, turn, h, "#c88a64", thick=0.03)


def near(sc: Scene) -> None:
    """Prickly pears before the eye, cut by the frame, and motes of light."""
    for x, y, rx, ry, turn in (
        (930, 1486, 92, 66, -20),
        (1000, 1420, 66, 84, 24),
        (836, 1500, 60, 48, -34),
        (20, 1470, 80, 96, 16),
        (110, 1500, 66, 60, -20),
    ):
        m = sc.add(
            ell(x, y, rx, ry, turn),
            Lin([(0, "#4aa088"), (0.5, "#1f5f64"), (1, "#0c2440")], (x + rx, y - ry), (x - rx, y + ry)),
            vol=30,
            depth=1,
            mottle=0.1,
            rim=("#ffe8b8", 5, (0.2 if x < 500 else -0.6, -0.9), 0.8),
            shadow=(-8, 8, 10, 0.6),
        )
        dice = rng(int(x))
        spines = []
        for _ in range(16):
            sx, sy = x + dice.uniform(-0.7, 0.7) * rx, y + dice.uniform(-0.7, 0.7) * ry
            spines += [
                (limb([(sx, sy), (sx + 13 * math.cos(a), sy + 13 * math.sin(a))], [3, 0.6], 4), "#ffe8c8")
                for a in (-2.2, -1.5, -0.8)
            ]
        sc.polys(spines, clip=m, depth=1, detail=0.6, mottle=0)
    sparks(sc, 40, (300, 300, 980, 1300), 3, "#ffe8b0", 9)
    sc.mul("#140a28", smooth(1400, H + 40, sc.y) * smooth(W, 0, np.abs(sc.x - 560) * 1.2) * 0.35)
