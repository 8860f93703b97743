"""Card 30, The Wrong Reflection."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import grain, sparks
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...kit.sheet import unit
from ...media import gouache
from ...motifs.people import OLD, SLIGHT, Gesture, Look, human
from ...motifs.sky import cumulus

MIRROR = (668, 640, 372, 600)
"""Middle and radii of the glass."""
TOUCH = (496, 690)


@card(30, "the-wrong-reflection", "The Wrong Reflection", Land.ROOMS, gouache, hand=LOOSE, con=0.18, vig=0.34)
def the_wrong_reflection() -> Scene:
    """The Wrong Reflection: a girl and the old woman in her mirror, face to face, palm against palm.

    Gouache, attic olive round a burning field, two profiles. The light comes from the wrong side. Regret.
    """
    sc = Scene(light=(0.85, -0.3, 0.35), key="#ffe6a0", shadow="#17121c", fog="#4a4a2c", seed=301)
    r = rng(3)
    attic(sc)
    glass = field(sc, r)
    old_woman(sc, glass)
    frame(sc, r)
    girl(sc)
    wheat(sc, r)
    return sc


def attic(sc: Scene) -> None:
    """Slanting boards in the dark, a trunk, a covered chair; the mirror's light lies on all of it."""
    sc.sky([(0, "#15130f"), (0.6, "#2c2a1c"), (1, "#1c1812")], 0, H)
    for k in range(12):
        x = -300 + k * 130
        board = poly([(x, -20), (x + 124, -20), (x - 190, H + 20), (x - 314, H + 20)])
        sc.add(board, mix("#2a2618", "#4c4426", (k * 37 % 10) / 10), vol=7, depth=0.1, mottle=0.14)
    grain(sc, np.ones((sc.h, sc.w), np.float32), 0.14, vertical=True)
    sc.setflow(1.9)
    sc.glow(MIRROR[0], 700, 900, "#d8a850", 0.42, 1.6)
    beam = poly([(-20, 150), (330, 20), (330, 180), (-20, 330)])
    sc.mul("#060508", blur(mask(beam), 3) * 0.85)
    sc.screen("#e0b060", blur(mask(limb([(-20, 330), (330, 182)], [5, 5])), 2) * 0.6)
    floor = poly([(-20, 1330), (W + 20, 1330), (W + 20, H + 20), (-20, H + 20)])
    sc.add(floor, Lin([(0, "#6a5630"), (1, "#1c1612")], (0, 1330), (0, H)), depth=0.3, mottle=0.14)
    trunk = spline([(-30, 1050, 1), (150, 1030, 1), (172, 1330, 1), (-30, 1360, 1)])
    sc.add(
        trunk,
        "#3a2a1e",
        vol=14,
        depth=0.35,
        mottle=0.14,
        rim=("#e0b060", 5, (0.9, -0.2), 0.8),
        shadow=(-14, 10, 12, 0.6),
    )


def field(sc: Scene, r: Generator) -> Field:
    """Behind the glass: harvest under a high sun, a tree, a path that nobody took."""
    x, y, rx, ry = MIRROR
    glass = mask(ell(x, y, rx, ry))
    sky = Lin([(0, "#5aa0c8"), (0.6, "#c8e0d0"), (1, "#fff0b8")], (0, y - ry), (0, 720))
    sc.add(glass, sky, depth=0.4, mottle=0.06, detail=0.3)
    sc.glow(820, 250, 420, "#fff4c0", 0.85, 1.8, clip=glass)
    cumulus(sc, 640, 330, 420, 90, 4, light="#fffdf0", mid="#e0e4dc", dark="#a0b4bc", clip=glass, billow=0.4)
    hills = spline([(200, 740), (440, 670), (700, 700), (1060, 640), (1060, 900), (200, 900)])
    sc.add(mask(hills) * glass, "#8fae70", depth=0.4, mottle=0.14)
    ground = poly([(200, 740), (1060, 720), (1060, H), (200, H)])
    sc.add(
        mask(ground) * glass,
        Lin([(0, "#f0d480"), (0.4, "#e0b040"), (1, "#a8742c")], (0, 740), (0, 1250)),
        depth=0.42,
        mottle=0.16,
    )
    stalks = []
    for _ in range(1900):
        u = r.random() ** 0.7
        py, px = 745 + 500 * u, r.uniform(280, 1050)
        h = 16 + 80 * u
        stalks.append(
            (
                poly([(px - 1 - u, py), (px + r.uniform(-8, 8), py - h), (px + 2 + u, py)]),
                mix("#a8742c", "#fff0a0", r.random()),
                0.8,
            )
        )
    sc.polys(stalks, depth=0.44, detail=0.5, clip=glass)
    path = limb([(930, 1240), (890, 1000), (950, 860), (900, 745)], [120, 70, 34, 10], 40)
    sc.add(mask(path) * glass, "#fbe8b0", alpha=0.75, depth=0.44, mottle=0.1)
    sc.screen("#fff2c0", glass * smooth(460, 1040, sc.x) * 0.14)
    return glass


def old_woman(sc: Scene, glass: Field) -> None:
    """Herself, seventy years on: lit by her own sun, she looks out."""
    sc.L = unit((0.35, -0.75, 0.45))
    keep, detail = sc.img.copy(), sc.detail.copy()
    pose = Gesture(hips=(0, 0, 0.5), lean=8, nod=4, hands=((0.3, -0.06, 0.7), (0.05, 0.15, 0.46)))
    human(
        sc,
        836,
        1740,
        1420,
        pose,
        Look(coat="#3f6cb4", hair="#c4c0c8", skin="#dca684", cut="bob", collar="#c85a40", hem=0.7),
        build=OLD,
        turn=180,
        left=(TOUCH[0] + 40, TOUCH[1] + 30),
        reach=0.02,
        rim=("#fffbe0", 6, (0.4, -1), 0.9),
        key=1.0,
        dark=0.75,
    )
    wrinkles(sc, 836)
    out = (1 - glass)[..., None]
    sc.img[:] = sc.img * (1 - out) + keep * out
    sc.detail[:] = sc.detail * glass + detail * (1 - glass)
    sc.L = unit((0.85, -0.3, 0.35))


def wrinkles(sc: Scene, x: float) -> None:
    """What the years have drawn about eye and mouth."""
    lines = [
        limb(
            [(x - 60 + k * 3, 455 + k * 15), (x - 40 + k * 4, 460 + k * 17), (x - 26 + k * 6, 472 + k * 22)],
            [1, 3.4, 1],
            10,
        )
        for k in range(4)
    ]
    lines.append(limb([(x - 92, 560), (x - 76, 586), (x - 84, 612)], [1, 4, 1], 10))
    sc.mul("#7a3c30", blur(mask(lines), 1.4) * 0.5)


def frame(sc: Scene, r: Generator) -> None:
    """A heavy gilt frame of leaves, its inner rim alight."""
    x, y, rx, ry = MIRROR
    ring = mask(ell(x, y, rx + 42, ry + 42)) - mask(ell(x, y, rx, ry))
    sc.add(
        np.clip(ring, 0, 1),
        Lin([(0, "#8a6428"), (0.5, "#c89a44"), (1, "#5a3c1c")], (300, 100), (1040, 1200)),
        vol=22,
        depth=0.6,
        mottle=0.14,
        detail=0.5,
        shadow=(-16, 14, 18, 0.7),
    )
    for k in range(74):
        a = k * math.tau / 74
        cx, cy = x + (rx + 26) * math.cos(a), y + (ry + 26) * math.sin(a)
        leaf = ell(cx, cy, 34, 12, math.degrees(a) + 90 + (34 if k % 2 else -34))
        sc.add(
            leaf,
            mix("#a87a30", "#f0d080", r.random()),
            vol=8,
            depth=0.62,
            mottle=0.1,
            shadow=(-3, 4, 4, 0.5),
            detail=0.6,
        )
    sc.screen("#ffe090", blur(mask(ell(x, y, rx + 2, ry + 2), stroke=7), 4) * 0.6)
    gleam = poly([(700, 80), (800, 110), (470, 1100), (400, 1000)])
    sc.screen("#ffffff", blur(mask(gleam), 26) * mask(ell(x, y, rx, ry)) * 0.13)


def girl(sc: Scene) -> None:
    """The girl, from the dark side: only her edge takes the light."""
    pose = Gesture(hips=(0, 0, 0.5), lean=8, nod=2, hands=((0.3, -0.06, 0.7), (0.06, 0.15, 0.46)))
    who = human(
        sc,
        178,
        1760,
        1400,
        pose,
        Look(coat="#2f5a9c", hair="#4a2a1c", skin="#d89a74", cut="long", collar="#c85a40", hem=0.7),
        build=SLIGHT,
        turn=6,
        right=(TOUCH[0] - 66, TOUCH[1] + 34),
        reach=0.02,
        rim=("#fff0b0", 9, (0.95, -0.3), 0.95),
        key=0.9,
        dark=1.05,
        depth=0.95,
    )
    sc.glow(TOUCH[0], TOUCH[1], 150, "#fff4c0", 0.55, 2)
    for k in range(3):
        ring = mask(ell(TOUCH[0] + 6, TOUCH[1], 44 + k * 34, 74 + k * 50), stroke=3)
        sc.screen("#fff8e0", blur(ring, 1.2) * (0.55 - k * 0.14) * (1 - who.cover * 0.7))


def wheat(sc: Scene, r: Generator) -> None:
    """The harvest grows over the frame and into the attic."""
    pieces = []
    for _ in range(110):
        u = r.random()
        x = 330 + 640 * u
        top = 1180 + 110 * abs(u - 0.5) - r.uniform(0, 220)
        lean = r.uniform(-70, 50)
        tone = mix("#8a5c20", "#f4d884", r.random())
        pieces.append((limb([(x, H + 10), (x + lean * 0.3, (H + top) / 2), (x + lean, top)], [6, 5, 3], 14), tone))
        for k in range(6):
            s = -1 if k % 2 else 1
            pieces.append(
                (ell(x + lean * (1 - k * 0.015) + s * 5, top + k * 11 - 6, 5, 10, s * 24), mix(tone, "#fff0b0", 0.25))
            )
    sc.polys(pieces, depth=1, detail=0.65, rim=("#fff0b0", 2, (0.5, -1), 0.6), shadow=(-6, 6, 6, 0.35))
    sc.add(rect(-20, H - 26, W + 40, 60), "#1a140e", alpha=0.8, soft=12, depth=1)
    sparks(sc, 70, (260, 500, 700, 1300), 2.6, "#fff0b0", 9, 0.7)
