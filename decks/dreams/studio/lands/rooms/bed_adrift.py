"""Card 28, Bed Adrift."""

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import hx, mix, ramp
from ...kit.field import Field, blur, noise, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import glitter
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sea import fish, jelly
from ...motifs.sky import strata
from .bed_boat import bear, bed, headboard, rower, tentacle

CAM = Cam(eye=(-0.5, 1.75, -4.6), pitch=1, f=1000, c=(W * 0.5, 690))
WIDE, HIGH, BACK = 2.3, 4.0, 3.2
DOOR = (0.1, 1.7, 2.95)
"""Where the door begins and ends on the far wall, and how high it is."""
SEA = 712


@card(28, "bed-adrift", "Bed Adrift", Land.ROOMS, gouache, hand=LOOSE, con=0.18, sat=1.1, vig=0.4)
def bed_adrift() -> Scene:
    """Bed Adrift: a child rows its bed up the path of the sun, out of the room; behind its back something holds on.

    Gouache, lavender flood, all light comes through the door. Dread, and going on.
    """
    sc = Scene(light=(0.25, -0.6, -0.35), key="#ffd890", shadow="#1c1848", fog="#6a5a94", seed=281)
    sc.img[:] = hx("#2c285c")
    walls(sc)
    opening = door(sc)
    furniture(sc)
    water(sc, opening)
    bed(sc)
    rower(sc)
    bear(sc)
    headboard(sc)
    tentacle(sc)
    spray(sc)
    return sc


def walls(sc: Scene) -> None:
    """A room against the light: only the floor of its ceiling and the edges of its walls catch some."""
    low, near = -1.0, -4.0
    planes = (
        (
            [(-WIDE, HIGH, near), (WIDE, HIGH, near), (WIDE, HIGH, BACK), (-WIDE, HIGH, BACK)],
            "#141238",
            "#6a5288",
            (0, 0),
            (0, 230),
        ),
        (
            [(-WIDE, low, near), (-WIDE, low, BACK), (-WIDE, HIGH, BACK), (-WIDE, HIGH, near)],
            "#16143c",
            "#6e5c98",
            (0, 0),
            (300, 0),
        ),
        (
            [(WIDE, low, near), (WIDE, low, BACK), (WIDE, HIGH, BACK), (WIDE, HIGH, near)],
            "#1a1640",
            "#52447c",
            (W, 0),
            (880, 0),
        ),
        (
            [(-WIDE, low, BACK), (WIDE, low, BACK), (WIDE, HIGH, BACK), (-WIDE, HIGH, BACK)],
            "#4a3f78",
            "#5c4a80",
            (0, 200),
            (0, 900),
        ),
    )
    for spots, dark, light, p0, p1 in planes:
        path = CAM.poly(spots)
        if path is not None:
            sc.add(path, Lin([(0, dark), (1, light)], p0, p1), depth=0.3, mottle=0.08)
    n = noise(44, 2, 6) * 0.5 + noise(300, 2, 7)
    sc.img[:] = np.clip(sc.img * (1 + 0.07 * n)[..., None], 0, 1)
    stripes = [
        CAM.poly([(-WIDE, -1, z), (-WIDE, -1, z + 0.16), (-WIDE, HIGH, z + 0.16), (-WIDE, HIGH, z)])
        for z in np.arange(-2.4, BACK, 0.4)
    ]
    stripes += [
        CAM.poly([(x, -1, BACK), (x + 0.16, -1, BACK), (x + 0.16, HIGH, BACK), (x, HIGH, BACK)])
        for x in np.arange(-WIDE, WIDE, 0.4)
    ]
    sc.screen("#8a78b0", blur(mask([s for s in stripes if s is not None]), 1.5) * 0.13)
    x, y = 640, 250
    line(sc, [(x, -10), (x, y - 80)], 5, "#1c1438")
    sc.glow(x, y, 300, "#ff9ab8", 0.35, 1.9)
    jelly(sc, x, y, 0.72, "#d8688a", 6, False)


def door(sc: Scene) -> Field:
    """The door stands open on the morning."""
    a, b, high = DOOR
    left, top = CAM((a, high, BACK))
    right, _ = CAM((b, high, BACK))
    frame = rect(left - 20, top - 24, right - left + 40, 700)
    sc.add(
        frame,
        Lin([(0, "#f0c8a0"), (1, "#7a5078")], (0, top), (0, 900)),
        vol=9,
        depth=0.3,
        rim=("#fff0c8", 4, (0, 1), 0.9),
    )
    m = mask(rect(left, top, right - left, 700))
    sky = ramp([(0, "#5a9cc4"), (0.35, "#f4d0a4"), (0.7, "#ffd070"), (1, "#ffb050")], (sc.y - top) / (SEA - top))
    sc.mixin(sky.astype(np.float32), m)
    before = sc.img.copy()
    strata(sc, top + 110, 46, "#d88a70", "#fff0c8", 0.8, 3, cell=90, aspect=4)
    sc.img[:] = before * (1 - m[..., None]) + sc.img * m[..., None]
    x = (left + right) / 2 - 6
    sc.add(mask(ell(x, SEA - 20, 62)) * m * (sc.y < SEA), "#fffbe0", mottle=0, emit=0.8, depth=0.05)
    sc.glow(x, SEA - 20, 330, "#fff0b0", 0.8, 1.7, clip=m)
    sc.glow(x, SEA - 40, 760, "#ffb060", 0.5, 1.8)
    sc.beam([(left, top), (right, top), (right + 420, H), (left - 300, H)], "#ffc878", 0.2, 46)
    leaf = CAM.poly([(a, -0.6, BACK), (a, high, BACK), (a - 0.9, high, BACK - 0.95), (a - 0.9, -0.6, BACK - 0.95)])
    if leaf is not None:
        sc.add(
            leaf,
            Lin([(0, "#c89a94"), (1, "#5c4a80")], (left, 0), (left - 180, 0)),
            depth=0.34,
            vol=5,
            mottle=0.08,
            rim=("#ffe0a8", 5, (1, 0), 0.9),
            shadow=(-30, 20, 22, 0.4),
        )
        p = CAM((a - 0.72, 1.25, BACK - 0.78))
        sc.add(ell(*p, 9), "#f0c060", vol=6, depth=0.36)
    return m


def furniture(sc: Scene) -> None:
    """The wardrobe has come adrift on the left and gapes; a picture hangs where the water stands."""
    t = T(126, 930, 1.5, -8)
    look = {"depth": 0.5, "mottle": 0.1, "detail": 0.4}
    sc.add(
        t(rect(-110, -330, 220, 420, 6)),
        Lin([(0, "#3c2c5c"), (1, "#1c1638")], (20, 0), (280, 0)),
        vol=12,
        rim=("#ffcf90", 6, (1, -0.3), 0.8),
        shadow=(-20, 14, 20, 0.5),
        **look,
    )
    sc.add(t(rect(-124, -352, 248, 30, 5)), "#4a3668", vol=8, rim=("#ffcf90", 5, (1, -0.6), 0.8), **look)
    sc.add(t(rect(-16, -306, 104, 380)), "#0a0820", **look)
    sc.add(
        t(poly([(88, -306), (150, -276), (150, 96), (88, 74)])),
        Lin([(0, "#5c4478"), (1, "#8a6488")], (240, 0), (340, 0)),
        vol=6,
        rim=("#ffd8a0", 5, (1, -0.2), 0.9),
        **look,
    )
    sc.add(t(rect(-94, -306, 74, 380)), "#32264e", vol=5, **look)
    for dx, tone in ((14, "#5a3a58"), (40, "#2f4a64"), (62, "#6a3044")):
        sc.add(
            t(
                spline(
                    [
                        (dx - 12, -290, 1),
                        (dx + 12, -290, 1),
                        (dx + 18, -120),
                        (dx + 14, 40),
                        (dx - 16, 40),
                        (dx - 16, -120),
                    ]
                )
            ),
            tone,
            vol=9,
            **look,
        )
    sc.mul("#0a0820", blur(mask(t(rect(-16, -306, 104, 380))), 6) * 0.55)


def water(sc: Scene, opening: Field) -> None:
    """The flood mirrors the dark room; up to the door runs one broad path of sun."""
    shore = CAM((0, 0.32, BACK))[1]
    base = Lin([(0, "#c08a90"), (0.12, "#6a5c9c"), (0.5, "#2c3478"), (1, "#0e1240")], (0, SEA), (0, H))
    strip = opening * smooth(SEA - 1, SEA + 1, sc.y) * (sc.y < shore + 3)
    sc.mixin(ramp([(0, "#ffcf80"), (1, "#d89a80")], (sc.y - SEA) / max(shore - SEA, 1)).astype(np.float32), strip)
    sc.reflect(shore, tint="#a8a4d8", am=0.62, wob=15, seed=4, blurv=5, base=base)
    below = smooth(shore - 1, shore + 1, sc.y)
    n = noise(34, 3, 61, aspect=5)
    swell = np.clip(n - shift(n, 0, 4), -0.6, 0.6) * below * smooth(shore, shore + 240, sc.y)
    sc.img[:] = np.clip(sc.img + swell[..., None] * 0.24 * np.array([1, 0.9, 1.0], np.float32), 0, 1)
    x0 = (CAM((DOOR[0], 0, BACK))[0] + CAM((DOOR[1], 0, BACK))[0]) / 2
    middle = x0 + (sc.y - shore) * -0.06
    half = 84 + np.maximum(sc.y - shore, 0) * 0.42
    path = np.exp(-(((sc.x - middle) / half) ** 2)) * below * smooth(-0.55, 0.35, noise(26, 3, 9, aspect=6) + 0.25)
    sc.mixin("#ffc468", np.clip(path * smooth(H + 500, shore, sc.y), 0, 1) * 0.95)
    glitter(sc, x0 - 20, shore + 4, 1440, 90, 420, "#fff0c0", n=420, seed=8, a=0.95)
    for k, (x, y, s, a) in enumerate(((250, 1250, 2.0, 8), (880, 1400, 2.6, 184), (850, 1110, 1.1, 170))):
        shape = blur(mask(fish(T(x, y, s, a), 0.2)), 5)
        sc.mul("#0a0c34", shape * (0.62 - 0.1 * k))
    y = CAM((-WIDE, 0.32, 1.0))[1]
    sc.screen("#b8a8e0", blur(mask(limb([(-20, y + 96), (150, y + 106), (330, y + 88)], [3, 9, 3], 20)), 3) * 0.5)


def spray(sc: Scene) -> None:
    """Rings where the spoon and the arm break the water."""
    for x, y, w in ((862, 1246, 70), (120, 1380, 130), (862, 1250, 118)):
        ring = mask(ell(x, y, w, w * 0.22), stroke=5)
        sc.screen("#ffe0a8", blur(ring, 1.5) * 0.55 * smooth(-0.5, 0.4, noise(40, 2, 3)))
    dice = np.random.default_rng(4)
    drops = [ell(862 + dice.normal() * 40, 1220 - abs(dice.normal()) * 40, dice.uniform(2, 5)) for _ in range(26)]
    sc.post(mask(drops), mix("#fff0c8", "#ffffff", 0.4), 0.9)
