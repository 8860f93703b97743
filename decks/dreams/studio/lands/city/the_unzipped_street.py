"""Card 19, The Unzipped Street."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, smooth
from ...kit.fills import Lin
from ...kit.paths import T, cut, ell, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.fingers import finger
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import cumulus
from .boulevard import GROUND, VANISH, at, houses, paving

SLIDER_Z = 2.5
NIGHT_SKIN = ("#f0f2ff", "#b8c4f4", "#6a72c4", "#2c2c78")
RIM = ("#fff0d0", 5, (0.6, -0.8), 0.85)


def _seam_x(z: float) -> float:
    """Where the seam runs at a distance."""
    return 26 * math.sin(z * 1.5) + 10


def _gap(z: float) -> float:
    """Half the opening at a distance."""
    return 0 if z >= SLIDER_Z else 470 * ((SLIDER_Z - z) / (SLIDER_Z - 0.8)) ** 1.1


@card(19, "the-unzipped-street", "The Unzipped Street", Land.CITY, gouache, hand=LOOSE, con=0.18, sat=1.1, vig=0.36)
def the_unzipped_street() -> Scene:
    """The Unzipped Street: somebody below pulls it open; one nearly falls in, one has sat down to see.

    Gouache, rose brick dawn. Panic, wonder; and the sky has the same seam.
    """
    sc = Scene(light=(0.6, -0.65, 0.45), key="#fff0d0", shadow="#32204a", fog="#f2c8b0", seed=192)
    dawn(sc)
    paving(sc)
    houses(sc)
    night = below(sc)
    planet(sc, night)
    zip_(sc)
    slider(sc)
    hand(sc)
    letters(sc)
    postman(sc)
    child(sc)
    return sc


def dawn(sc: Scene) -> None:
    """A rose sky; a seam runs up it, ever nearer, and is still closed."""
    sc.sky([(0, "#4a7a98"), (0.4, "#c0a8b4"), (0.75, "#fbd0a8"), (1, "#fff0cc")], 0, 380, warp=30)
    sc.setflow(0.2 + noise(420, 2, 3) * 0.9)
    sc.glow(*VANISH, 520, "#fff2c8", 0.8, 1.5)
    for cx, cy, w, h, seed in ((250, 130, 380, 90, 3), (850, 190, 340, 80, 4)):
        cumulus(sc, cx, cy, w, h, seed, light="#fff4e0", mid="#f0bcae", dark="#8a78a4", alpha=0.9, depth=0.03)
    way = sample([(560, 350), (556, 260), (562, 160), (580, 60), (604, -40)], 60)
    wide = np.linspace(4, 66, 60)
    left = [(float(x - w), float(y)) for (x, y), w in zip(way, wide, strict=True)]
    right = [(float(x + w), float(y)) for (x, y), w in zip(way, wide, strict=True)]
    sc.add(
        poly(left + right[::-1]),
        Lin([(0, "#1f4c68"), (1, "#8ab0b8")], (0, 0), (0, 340)),
        vol=5,
        depth=0.05,
        rim=("#fff0d0", 2),
    )
    sc.mul("#2c4058", blur(mask(limb([tuple(p) for p in way], [1, 20], 40)), 3) * 0.6)
    teeth, u = [], 0.02
    while u < 1:
        x, y = way[int(u * 59)]
        s = 0.12 + 1.15 * u
        teeth += [
            (tooth((x + side * 9 * s, y + side * 6 * s), (-side, 0.1), 17 * s), mix("#ffe8a8", "#a8702c", tone))
            for side, tone in ((-1, 0.5), (1, 0.0))
        ]
        u += 0.016 + 0.075 * u
    sc.polys(teeth, vol=3, depth=0.06, detail=0.6, rim=("#fff6d8", 2), shadow=(3, 5, 3, 0.5))


def tooth(p: tuple[float, float], direction: tuple[float, float], size: float):
    """One tooth of the zip."""
    t = T(p[0], p[1], size / 20, math.degrees(math.atan2(direction[1], direction[0])))
    return t(spline([(-12, -7, 1), (5, -7), (13, -4), (13, 4), (5, 7), (-12, 7, 1)]))


def edges(out: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """The two sides of the opening, so far outside it."""
    zs = np.linspace(SLIDER_Z, 0.7, 60)
    grown = [out * (1 + 0.22 * (SLIDER_Z - z)) for z in zs]
    left = [at(_seam_x(z) - _gap(z) - g, GROUND, z) for z, g in zip(zs, grown, strict=True)]
    right = [at(_seam_x(z) + _gap(z) + g, GROUND, z) for z, g in zip(zs, grown, strict=True)]
    return left, right


def below(sc: Scene) -> Field:
    """Under the paving is night, and it is deep."""
    left, right = edges(0)
    night = mask(poly(left + right[::-1]))
    deep = Lin([(0, "#3a3490"), (0.35, "#171a5c"), (1, "#04051c")], (0, 800), (0, H))
    sc.add(night, deep, depth=0.45, mottle=0.06, detail=0.4)
    sc.setflow(np.arctan2(sc.y - 1500, sc.x - 600) + math.pi / 2, night)
    sc.screen("#6a4ab8", np.clip(noise(150, 4, 77) + 0.1, 0, 1) * night * 0.6)
    sc.screen("#2f8aa8", np.clip(noise(120, 4, 78), 0, 1) * night * 0.45)
    sc.stars(900, H, 9, ymin=790, clip=night, size=(1.0, 4.4))
    return night


def planet(sc: Scene, night: Field) -> None:
    """A ringed planet, a long way down."""
    x, y = 430, 1392
    sc.glow(x, y, 170, "#f2b890", 0.4, 2, clip=night)
    ring = cut(ell(x, y, 118, 28, -18), ell(x, y, 92, 18, -18))
    sc.add(ring, "#f0d0a8", depth=0.46, detail=0.6, alpha=0.85, clip=night)
    ball = Lin([(0, "#ffe0b0"), (0.5, "#e0866a"), (1, "#4a2058")], (x - 40, y - 46), (x + 44, y + 54))
    sc.add(ell(x, y, 62), ball, vol=30, depth=0.46, detail=0.5, clip=night)
    sc.add(cut(ring, rect(x - 150, y - 96, 300, 94)), "#f6dcb4", depth=0.46, detail=0.6, clip=night)


def zip_(sc: Scene) -> None:
    """Tapes of teal cloth that fold back from the night, and teeth as large as paving stones."""
    inner, outer = edges(0), edges(58)
    for near_, far, ax in ((inner[0], outer[0], 1), (inner[1], outer[1], -1)):
        tape = Lin([(0, "#4a94a0"), (1, "#123848")], (560 - 180 * ax, 800), (560 - 320 * ax, H))
        sc.add(
            poly(near_ + far[::-1]),
            tape,
            vol=16,
            depth=0.5,
            detail=0.5,
            mottle=0.08,
            rim=("#ffe8c8", 4, (0.4, -1), 0.7),
            shadow=(ax * 20, 14, 16, 0.7, "#02031a"),
        )
        stitch = [
            poly([lerp(near_[i], far[i], 0.74), lerp(near_[i + 1], far[i + 1], 0.74)], closed=False)
            for i in range(0, 58, 2)
        ]
        sc.post(mask(stitch, stroke=3), "#ffe2b8", 0.8)
    zs = np.linspace(SLIDER_Z, 9, 60)
    closed = [at(_seam_x(z) - 52, GROUND, z) for z in zs] + [at(_seam_x(z) + 52, GROUND, z) for z in zs][::-1]
    sc.add(poly(closed), Lin([(0, "#a8b4ac"), (1, "#3a7080")], (0, 480), (0, 800)), vol=4, depth=0.5, detail=0.5)
    teeth = []
    z = 7.0
    while z > 0.72:
        open_ = z < SLIDER_Z - 0.04
        for side in (-1, 1):
            off = side * (_gap(z) if open_ else 8)
            p = at(_seam_x(z) + off, GROUND, z * (1.006 if side > 0 and not open_ else 1))
            size = (30 if open_ else 21) / z
            teeth.append(
                (
                    tooth(p, (-side, -0.16 if open_ else 0), size * 1.15),
                    mix("#ffe298", "#8a5020", 0.1 + 0.5 * (side > 0)),
                )
            )
        z -= (0.042 if open_ else 0.026) * z
    sc.polys(teeth, depth=0.55, detail=0.6, vol=6, rim=("#fff6d8", 3, (0.4, -1), 0.9), shadow=(3, 8, 6, 0.6))


def slider(sc: Scene) -> None:
    """Worn brass, its tab bent towards the eye."""
    x, y = at(_seam_x(SLIDER_Z), GROUND, SLIDER_Z)
    brass = {"depth": 0.6, "detail": 0.55, "rim": ("#fffae0", 3, (0.6, -0.8), 0.9)}
    sc.mul("#1c1030", blur(mask(ell(x, y + 40, 130, 70)), 16) * 0.6)
    body = [(x - 84, y - 40), (x - 40, y - 62), (x, y - 30), (x + 40, y - 62), (x + 84, y - 40), (x + 66, y + 34)]
    body += [(x + 28, y + 84), (x - 28, y + 84), (x - 66, y + 34)]
    sc.add(
        spline(body),
        Lin([(0, "#fff0b0"), (0.45, "#d89a3c"), (1, "#5a2c1c")], (x + 60, y - 60), (x - 60, y + 80)),
        vol=26,
        shadow=(-8, 16, 12, 0.6),
        **brass,
    )
    bow = [(x, y - 34), (x + 2, y - 78), (x + 4, y - 66), (x + 4, y + 46)]
    sc.add(
        limb(bow, [26, 30, 32, 26], 30),
        Lin([(0, "#fff0b0"), (1, "#8a5020")], (x + 16, 0), (x - 16, 0)),
        vol=11,
        shadow=(-8, 10, 7, 0.55),
        **brass,
    )
    tab = [
        (x - 22, y + 20, 1),
        (x + 30, y + 20, 1),
        (x + 48, y + 180),
        (x + 44, y + 300),
        (x - 28, y + 300),
        (x - 38, y + 180),
    ]
    hole = ell(x + 4, y + 52, 12, 17)
    sc.add(
        cut(spline(tab), hole),
        Lin([(0, "#fff4c0"), (0.5, "#d8983c"), (1, "#6a3420")], (x + 44, y), (x - 40, y + 200)),
        vol=12,
        shadow=(-12, 18, 10, 0.55),
        **brass,
    )


def hand(sc: Scene) -> None:
    """It comes up out of the night and has the colour of it; one sees no face."""
    y = at(_seam_x(SLIDER_Z), GROUND, SLIDER_Z)[1]
    arm = [(720, 1640), (694, 1400), (650, 1210), (624, 1100)]
    skin = Lin(
        [(0, NIGHT_SKIN[0]), (0.4, NIGHT_SKIN[1]), (0.75, NIGHT_SKIN[2]), (1, NIGHT_SKIN[3])], (760, 1200), (540, 1290)
    )
    sc.add(
        limb(arm, [230, 190, 156, 170], 60),
        skin,
        vol=76,
        depth=0.64,
        detail=0.5,
        rim=("#fff4e0", 5, (0.7, -0.7), 0.8),
        shadow=(-30, 20, 20, 0.5),
    )
    cuff = [(606, 1376), (694, 1346), (780, 1366), (826, 1540), (580, 1560)]
    sc.add(
        spline(cuff),
        Lin([(0, "#c05a8a"), (0.5, "#6a2a64"), (1, "#1c0c34")], (830, 1360), (590, 1480)),
        vol=50,
        depth=0.65,
        detail=0.5,
        rim=("#ffd0d8", 5, (0.7, -0.7), 0.8),
        shadow=(0, -10, 10, 0.4),
    )
    palm = [
        (566, y + 150),
        (640, y + 120),
        (716, y + 160),
        (736, y + 250),
        (712, y + 340),
        (630, y + 366),
        (566, y + 320),
    ]
    sc.add(
        spline(palm),
        skin,
        vol=60,
        depth=0.66,
        detail=0.5,
        rim=("#fff4e0", 5, (0.7, -0.7), 0.8),
        shadow=(-14, 16, 14, 0.5),
    )
    for k in range(4):
        dy = y + 152 + 54 * k
        way = [(706 - 6 * k, dy + 6), (628, dy - 18), (552, dy - 4), (526 + 6 * k, dy + 22)]
        finger(sc, way, (60, 60, 54, 40), tones=NIGHT_SKIN, rim="#fff8f0", shadow=(-8, 12), depth=0.68)
    thumb = [(650, y + 400), (584, y + 410), (524, y + 384), (500, y + 340)]
    finger(sc, thumb, (84, 74, 62, 44), tones=NIGHT_SKIN, rim="#fff8f0", shadow=(-8, 12), depth=0.69)


def letters(sc: Scene) -> None:
    """They tumble into the night, smaller and smaller."""
    for x, y, s, a, squash in (
        (392, 1086, 1.25, 24, 0.8),
        (462, 1010, 0.8, -30, 0.6),
        (420, 1200, 1.5, -14, 0.7),
        (520, 1270, 1.0, 40, 0.5),
        (476, 1150, 0.7, 70, 0.9),
        (600, 1440, 0.55, 10, 0.7),
        (560, 1350, 0.6, -40, 0.8),
        (330, 1010, 1.3, -40, 0.75),
    ):
        t = T(x, y, s, a)
        w, h = 42, 28 * squash
        sc.add(
            t(poly([(-w, -h), (w, -h), (w, h), (-w, h)])),
            Lin([(0, "#fffdf4"), (1, "#c8b4c8")], t((w, -h)), t((-w, h))),
            depth=0.72,
            detail=0.6,
            rim=("#ffffff", 2),
            shadow=(-4, 8, 6, 0.4),
        )
        sc.add(t(limb([(-w, -h), (0, h * 0.25), (w, -h)], [3, 3, 3], 12)), "#8a6a80", alpha=0.8, depth=0.72, mottle=0)
        sc.add(t(ell(0, h * 0.2, 8, 8)), "#d8382c", vol=3, depth=0.73, detail=0.6)


def postman(sc: Scene) -> None:
    """On the tape already; he throws up his arms and all his weight back."""
    x, y, h = 236, 1380, 560
    teeter = Gesture(
        hips=(-0.05, 0, 0.47),
        lean=-22,
        side=-4,
        nod=18,
        hands=((0.2, -0.26, 1.0), (0.1, 0.26, 0.92)),
        feet=((0.22, -0.08, 0.1), (-0.02, 0.07, 0.0)),
    )
    shade = spline([(200, 1384), (250, 1376), (240, 1420), (60, 1470), (-20, 1470), (60, 1420)])
    sc.mul("#2c1440", blur(mask(shade), 8) * 0.65)
    look = Look(
        coat="#3a6ab8",
        legs="#24305c",
        boots="#2a1824",
        hair="#5a2c1c",
        hat="",
        hem=0.3,
        belt="#c8882c",
        collar="#d8432e",
        skin="#e0a480",
    )
    arms = {"right": (58.0, 1010.0), "left": (372.0, 842.0)}
    human(sc, x, y, h, teeter, look, turn=34, rim=RIM, depth=0.92, **arms)
    swung = T(176, 1010, 1, 24)
    bag = [swung(p) for p in ((-70, 122, 1), (24, 112, 1), (40, 212), (-24, 244), (-84, 212))]
    sc.add(limb([swung((-10, 120)), swung((0, 0)), (218, 916)], [12, 11, 9], 20), "#7a4420", vol=4, depth=0.93)
    sc.add(
        spline(bag),
        Lin([(0, "#d8904c"), (1, "#4a2018")], (200, 1120), (90, 1250)),
        vol=20,
        depth=0.93,
        rim=RIM,
        shadow=(-8, 12, 9, 0.5),
    )
    for dx, a in ((-48, 4), (-22, 26), (4, 44)):
        px, py = swung((dx, 110))
        sc.add(T(px, py, 1, a)(rect(-22, -22, 44, 32)), "#fff8ea", depth=0.925, detail=0.6, rim=("#ffffff", 2))
    cap = T(96, 850, 1.0, -34)
    sc.add(
        cap(spline([(-52, 10), (-50, -24), (-16, -44), (30, -40), (52, -14), (50, 10)])),
        Lin([(0, "#5a8ad8"), (1, "#24305c")], (130, 810), (60, 880)),
        vol=16,
        depth=0.93,
        rim=RIM,
    )
    sc.add(cap(spline([(14, 6, 1), (60, 8), (84, 22), (60, 26), (14, 18, 1)])), "#1c2040", vol=5, depth=0.93, rim=RIM)


def child(sc: Scene) -> None:
    """It has sat down on the teeth and lets its legs hang among the stars."""
    x, y, h = 880, 1318, 380
    dangle = Gesture(
        hips=(0, 0, 0.28),
        lean=14,
        nod=26,
        hands=((0.02, -0.15, 0.27), (0.06, 0.14, 0.27)),
        feet=((0.25, -0.06, 0.02), (0.2, 0.07, 0.05)),
    )
    sc.mul("#2c1440", blur(mask(ell(x - 20, y - 96, 84, 24)), 9) * 0.6)
    look = Look(
        coat="#f0b83c",
        legs="#7a3a5c",
        boots="#c83a34",
        hair="#4a2418",
        cut="braid",
        hem=0.42,
        skin="#e8b088",
        scarf="#f8ecd0",
    )
    human(sc, x, y, h, dangle, look, build=CHILD, turn=156, rim=RIM, depth=0.93)
    sc.mul("#1c0c34", smooth(1430, H + 60, sc.y) * 0.35)
    sc.glow(700, 1330, 330, "#6a70e0", 0.16, 1.8)
