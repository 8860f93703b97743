"""Card 60, Rainbow Repair."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, joined, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.people import SLIGHT, Gesture, Look, human
from ...motifs.sky import cumulus

SPECTRUM = ("#8a4fa8", "#4458b4", "#3a94c8", "#62ac54", "#f4c63c", "#ee7e36", "#d63e38")
"""From the inner rim outwards."""
STONE, UNDER, ROPE = "#8f8f96", "#50535f", "#3a2c22"
RADIUS, BAND, HALF = 10.0, 0.46, 1.5
TURN = math.radians(-60)
CAM = Cam(eye=(4, 1.0, -12), pitch=-40, f=740, c=(440, 770))
BORDER = 30.0
"""Degrees of the arch: on the far side of it the colour is gone."""


def on_arch(angle: float, radius: float, z: float) -> tuple[float, float, float]:
    """A point of the arch in the room: degrees from the far foot, distance from the middle, depth."""
    x, y = radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))
    return (x * math.cos(TURN) - z * math.sin(TURN), y, x * math.sin(TURN) + z * math.cos(TURN))


@card(60, "rainbow-repair", "Rainbow Repair", Land.MEADOWS, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.3)
def rainbow_repair() -> Scene:
    """Rainbow Repair: high over a storm that goes, one painter on a rope gives a worn rainbow its colours back.

    Gouache, lead and spectrum, worm's eye below one huge arch.
    """
    sc = Scene(light=(0.7, -0.55, 0.4), key="#fff0c8", shadow="#2a3048", fog="#c4ccc8", seed=601)
    sky(sc)
    plain(sc)
    arch(sc)
    cracks(sc)
    painter(sc)
    near_grass(sc)
    return sc


def sky(sc: Scene) -> None:
    """The storm hangs on the left; on the right it is bright already."""
    sc.sky([(0, "#2f3f58"), (0.4, "#66809a"), (0.75, "#c9cfc0"), (1, "#f6e2ac")], 0, 1180, warp=120)
    sc.setflow(0.5 + noise(420, 2, 3) * 0.5)
    sc.glow(900, 900, 760, "#ffe6a0", 0.75, 1.6)
    for x, y, w, h, seed in ((120, 200, 620, 230, 3), (560, 90, 560, 150, 4), (60, 520, 460, 170, 6)):
        cumulus(sc, x, y, w, h, seed, light="#98a4b0", mid="#55647a", dark="#2c384e", depth=0.1, billow=0.4, flat=0.2)
    for x, y, w, h, seed in ((840, 560, 420, 90, 8), (640, 770, 300, 50, 9)):
        cumulus(sc, x, y, w, h, seed, light="#fff2cc", mid="#dccdb0", dark="#9a9aa4", depth=0.1)
    rain = np.clip(noise(30, 3, 12, aspect=0.12) * 0.6 + 0.1, 0, 1) * smooth(560, 120, sc.x + sc.y * 0.25)
    sc.mixin("#3c4c64", rain * 0.35)


def plain(sc: Scene) -> None:
    """Low hills, tiny villages and a river far below the crown."""
    for y, amp, colour, seed, fog in (
        (1118, 26, "#7c94a0", 5, 0.5),
        (1160, 20, "#6c8a78", 6, 0.25),
        (1225, 18, "#5d8258", 7, 0.08),
        (1305, 22, "#456a3e", 8, 0.0),
    ):
        sc.add(
            land(ridge(y, amp, 260, seed)), colour, fog=fog, rim=("#f6f0b8", 4, (0.6, -1), 0.5), mottle=0.12, depth=0.2
        )
    dice = rng(8)
    houses = []
    for _ in range(26):
        x, y = dice.uniform(380, 960), dice.uniform(1180, 1260)
        s = (y - 1120) / 9
        houses += [
            (poly([(x, y), (x, y - s * 0.6), (x + s, y - s * 0.6), (x + s, y)]), "#f4e6cc"),
            (poly([(x - 2, y - s * 0.6), (x + s / 2, y - s * 1.2), (x + s + 2, y - s * 0.6)]), "#b0503c"),
        ]
    sc.polys(houses, depth=0.3, detail=0.6)


def arch(sc: Scene) -> None:
    """Underside and near face in slabs; the colours begin where the painter hangs."""
    dice = rng(11)
    under, face = [], []
    for a in np.arange(176, 0.4, -1.0):
        far = float(np.clip((a - 60) / 120, 0, 1)) * 0.3
        shade = 0.5 + 0.5 * math.cos(math.radians(a - 120))
        grey = mix(mix(UNDER, "#a8a49c", shade * 0.4), "#c4ccc8", far)
        tone = mix(grey, "#20242e", dice.uniform(0, 0.12))
        path = CAM.poly(
            [
                on_arch(a, RADIUS, -HALF),
                on_arch(a + 1.15, RADIUS, -HALF),
                on_arch(a + 1.15, RADIUS, HALF),
                on_arch(a, RADIUS, HALF),
            ]
        )
        if path is not None:
            under.append((path, tone))
        for i, colour in enumerate(SPECTRUM):
            reach = BORDER + 2.2 * math.sin(i * 2.1) + (4 if i > 3 else 0) + (dice.uniform(-1.2, 1.2))
            worn = mix(mix(STONE, colour, 0.10), "#3c4250", 0.15 + 0.2 * dice.random())
            bright = mix(mix(colour, "#fff2d0", 0.16), "#f4e6c0", far * 0.9)
            r0 = RADIUS + i * BAND
            path = CAM.poly(
                [
                    on_arch(a, r0, -HALF),
                    on_arch(a + 1.15, r0, -HALF),
                    on_arch(a + 1.15, r0 + BAND, -HALF),
                    on_arch(a, r0 + BAND, -HALF),
                ]
            )
            if path is not None:
                face.append((path, bright if a < reach else worn))
    shadow = (-14, 20, 16, 0.4)
    m = sc.polys(under, depth=0.4, detail=0.4, mottle=0.12, soft=0.8, shadow=shadow)
    rock_relief(sc, m, 40, 21, 0.34, dx=-3, dy=-2)
    f = sc.polys(face, depth=0.5, detail=0.55, mottle=0.10, soft=0.7)
    rock_relief(sc, f, 60, 22, 0.1)
    sc.mul("#5a5a80", f * smooth(520, 1400, sc.y) * 0.42)
    sc.mul("#f2dcc0", f * smooth(300, -100, sc.y) * 0.2)
    edge = limb([CAM(on_arch(a, RADIUS, -HALF)) for a in range(8, 168, 4)], [9, 4, 2], 80)
    sc.add(mask(edge), "#20222c", alpha=0.55, mottle=0, depth=0.5)
    glow = blur(mask(joined(*[piece for piece, _ in face[7 * 145 :]])), 30)
    sc.screen("#ffdf9a", glow * 0.12)
    sc.setflow(math.radians(-62), np.maximum(m, f) * smooth(500, 250, sc.x))


def cracks(sc: Scene) -> None:
    """Old cracks through the grey half; a chip of sky shows at the crown."""
    dice = rng(31)
    dark, light = [], []
    for a, z0 in ((78, 1), (92, 1), (104, 1), (116, 1), (128, 1)):
        way, angle, r, z = [], a, RADIUS, -HALF
        for _ in range(9):
            way.append(CAM(on_arch(angle, r, z)))
            angle += dice.uniform(-1.9, 1.4) * (0.6 if z0 < 0 else 2)
            if z0 < 0:
                r += BAND * 0.8
            else:
                z += HALF * 0.32
        width = max(3.5, 10 - a * 0.06)
        dark.append(limb(way, [width, width * 0.6, 1.0], 40))
        light.append(limb([(x + width * 0.5, y + width * 0.4) for x, y in way], [width * 0.4, 1], 40))
    sc.add(mask(light), "#d8d4c8", alpha=0.5, mottle=0, depth=0.5)
    sc.add(mask(dark), "#14161e", alpha=0.92, mottle=0, depth=0.5, detail=0.7)


def painter(sc: Scene) -> None:
    """On one rope, leaning out with the brush; wet colour runs from the edge that was painted last."""
    hang = CAM(on_arch(36, RADIUS + 6.9 * BAND, -HALF))
    edge = CAM(on_arch(BORDER, RADIUS + 1.4 * BAND, -HALF))
    foot = (edge[0] - 40, edge[1] + 390)
    brush = (edge[0] + 30, edge[1] + 30)
    drips = []
    dice = rng(4)
    for i, colour in enumerate(SPECTRUM[:4]):
        px, py = CAM(on_arch(BORDER - 4 - 3 * i, RADIUS + 0.03, -HALF))
        long = dice.uniform(40, 130)
        drips.append((limb([(px, py - 6), (px + 1, py + long)], [9, 5, 7], 12), colour))
        drips.append((ell(px + 1, py + long + dice.uniform(20, 70), 4, 7), colour))
    sc.polys(drips, depth=0.7, detail=0.8)
    swing = Gesture(
        hips=(0, 0, 0.5),
        lean=16,
        twist=12,
        nod=-16,
        hands=((0.3, -0.1, 0.9), (0.1, 0.1, 1.05)),
        feet=((0.2, -0.08, 0.2), (-0.12, 0.1, 0.1)),
        toes=20,
    )
    hand_rope = (foot[0] - 16, foot[1] - 360)
    rope = limb(
        [
            hang,
            (hand_rope[0] + 6, hand_rope[1] - 60),
            hand_rope,
            (foot[0] - 36, foot[1] - 170),
            (foot[0] - 50, foot[1] + 60),
            (foot[0] - 44, foot[1] + 200),
        ],
        [6, 5, 5, 5, 4],
        60,
    )
    sc.add(mask(rope), ROPE, mottle=0, depth=0.85, detail=0.8)
    pail = T(foot[0] - 44, foot[1] + 190)
    sc.add(pail(poly([(-30, 0), (30, 0), (23, 52), (-23, 52)])), "#8a8f96", vol=16, depth=0.9, detail=0.7)
    sc.add(pail(ell(0, 0, 30, 8)), SPECTRUM[6], mottle=0, depth=0.9)
    stick = limb([(brush[0] - 52, brush[1] + 50), (brush[0] - 4, brush[1] + 6)], [7, 6], 8)
    human(
        sc,
        foot[0],
        foot[1],
        370,
        swing,
        Look(
            coat="#e9e2d0",
            legs="#33507a",
            boots="#3a241c",
            hair="#2a1c18",
            hat="kerchief",
            hat_colour="#c8352e",
            hem=0.24,
            belt="#5a3a24",
        ),
        build=SLIGHT,
        turn=-38,
        tilt=-12,
        roll=-6,
        left=hand_rope,
        right=(brush[0] - 46, brush[1] + 44),
        rim=("#fff4d0", 4),
        key=1.2,
    )
    sc.add(mask(stick), "#c89858", mottle=0, depth=0.95, detail=0.9)
    sc.add(ell(*brush, 18, 12, 35), SPECTRUM[1], vol=5, depth=0.95, detail=0.9)
    for bx, by, s in ((180, 420, 0.7), (250, 470, 0.55), (140, 500, 0.5)):
        sc.add(vbird(bx, by, s, 0.8), "#26303f", depth=0.3, detail=0.8)


def near_grass(sc: Scene) -> None:
    """Dark wet grass before the eye, cut by the frame."""
    dice = rng(6)
    sc.add(land(ridge(1432, 26, 240, 12)), "#16241e", depth=1, mottle=0.1)
    blades = []
    for _ in range(190):
        x = dice.uniform(-30, W + 30)
        tall = dice.uniform(40, 170) * (0.6 + 0.6 * abs(x - W / 2) / W)
        lean = dice.uniform(-40, 46)
        blades.append(
            (
                spline(
                    [
                        (x - 5, H + 10, 1),
                        (x + lean * 0.3, H - tall * 0.6),
                        (x + lean, H - tall - 20, 1),
                        (x + lean * 0.4 + 5, H - tall * 0.5),
                        (x + 6, H + 10, 1),
                    ]
                ),
                mix("#122018", "#4c6a34", dice.random() * 0.8),
            )
        )
    sc.polys(blades, depth=1, detail=0.5, rim=("#d8d890", 2, (0.8, -0.4), 0.5))
