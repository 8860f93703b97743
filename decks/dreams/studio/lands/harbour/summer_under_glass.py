"""Card 12, Summer Under Glass."""

import math

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, scale
from ...kit.colour import hx, mix
from ...kit.field import Field, blur, noise, rng, shift, smooth
from ...kit.fills import Lin, V
from ...kit.ground import land, ridge
from ...kit.marks import cast
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import SLIGHT, Gesture, Look, human
from ...motifs.sea import bubble, fish
from ...motifs.sky import cumulus
from .globe_world import GLOBE, beach, headland, mole
from .motifs import starfish
from .sea_creatures import anglerfish

BUBBLE = (742, 424, 158)
LURE = (604, 322)


@card(12, "summer-under-glass", "Summer Under Glass", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.42)
def summer_under_glass() -> Scene:
    """Summer Under Glass: the last fine day is kept in a globe; somebody has got out, into the dark, to the teeth.

    Gouache, black teal with a sunny core. Dread, and no way back.
    """
    sc = Scene(light=(0.1, 0.7, 0.35), key="#ffd88c", shadow="#020c1e", fog="#16506a", seed=912)
    r = rng(12)
    deep(sc)
    bed(sc)
    foot(sc)
    glass = mask(ell(*GLOBE))
    summer(sc, glass, r)
    ball(sc, glass)
    hunter(sc)
    runaway(sc)
    life(sc, r)
    return sc


def deep(sc: Scene) -> None:
    """Black water, a memory of daylight far above; the summer shines into it."""
    x, y, _ = GLOBE
    sc.sky([(0, "#10506c"), (0.22, "#0b3a58"), (0.6, "#06203e"), (1, "#03102a")], 0, 1400, warp=70)
    sc.setflow(np.arctan2(sc.y - y, sc.x - x) + math.pi / 2 + noise(400, 2, 4) * 0.4)
    for x0, x1, w, a in ((360, 250, 70, 0.2), (600, 540, 90, 0.18), (860, 960, 80, 0.18)):
        sc.beam([(x0, -40), (x0 + w, -40), (x1 + w * 2, 900), (x1, 900)], "#4fa0a8", a, 26, fade=((x0, -40), 1000))
    for path, y0, way in (
        (
            [
                (-60, 1500, 1),
                (-60, 700, 1),
                (30, 660),
                (80, 780),
                (70, 930),
                (130, 1040),
                (150, 1180),
                (240, 1290),
                (250, 1500, 1),
            ],
            700,
            0.6,
        ),
        (
            [
                (1080, 1500, 1),
                (1080, 760, 1),
                (990, 770),
                (950, 900),
                (940, 1050),
                (880, 1180),
                (850, 1310),
                (800, 1500, 1),
            ],
            760,
            -0.6,
        ),
    ):
        sc.add(
            spline(path),
            V("#0f3a58", "#030e22", y0, 1400),
            vol=60,
            depth=0.2,
            rough=6,
            mottle=0.14,
            rim=("#ffc878", 5, (way, 0.1), 0.45),
        )
    sc.glow(x, y, 820, "#ffb860", 0.55, 2.0)


def bed(sc: Scene) -> None:
    """Rippled sand that takes the warm light, with the net of brightness a lens throws."""
    x = GLOBE[0]
    m = sc.add(
        land(ridge(1290, 16, 200, 8)),
        V("#4f7f84", "#081a36", 1280, H),
        depth=0.3,
        mottle=0.1,
        flow=0.0,
        rim=("#ffd898", 4, (0, -1), 0.5),
    )
    n = noise(30, 4, 15, aspect=3.6)
    sc.img[:] = np.clip(sc.img + (np.clip(n - shift(n, 2, 4), -0.6, 0.6) * m)[..., None] * 0.18 * hx("#ffe0b0"), 0, 1)
    sc.glow(x, 1370, 620, "#ffb850", 0.7, 1.7, 0.24)
    net = smooth(0.16, 0.02, np.abs(noise(80, 2, 33, aspect=2.4))) * m
    sc.screen("#ffd890", net * smooth(560, 120, np.abs(sc.x - x)) * 0.5)
    sc.dark(60, 1420, 460, "#020a1c", 0.8)
    sc.dark(990, 1430, 420, "#020a1c", 0.8)


def foot(sc: Scene) -> None:
    """A turned foot of dark wood; brass holds the glass."""
    x = GLOBE[0]
    cast(sc, ell(x, 1392, 330, 30), 12, 0.8, "#020816")
    wood = Lin([(0, "#2a1014"), (0.3, "#8a4428"), (0.6, "#5a2418"), (1, "#1c0a10")], (x - 260, 0), (x + 260, 0))
    shape = spline(
        [
            (x - 262, 1396, 1),
            (x - 280, 1350),
            (x - 226, 1330),
            (x - 196, 1282),
            (x - 214, 1240, 1),
            (x + 214, 1240, 1),
            (x + 196, 1282),
            (x + 226, 1330),
            (x + 280, 1350),
            (x + 262, 1396, 1),
        ]
    )
    sc.add(shape, wood, vol=26, depth=0.5, mottle=0.14, detail=0.45, rim=("#ffcf80", 5, (0, -1), 0.8))
    for yy, half in ((1336, 224), (1284, 194)):
        sc.mul("#14060c", blur(mask(limb([(x - half, yy), (x, yy + 14), (x + half, yy)], [3, 9, 3], 20)), 3) * 0.8)
    sc.add(
        limb([(x - 212, 1240), (x, 1262), (x + 212, 1240)], [26, 30, 26], 30),
        Lin([(0, "#6a3c14"), (0.4, "#f8d880"), (1, "#6a3c14")], (x - 210, 0), (x + 210, 0)),
        vol=12,
        depth=0.52,
        detail=0.6,
    )


def summer(sc: Scene, glass: Field, r: np.random.Generator) -> None:
    """The world in the globe: painted flat, then bent as thick glass bends it."""
    x, y, q = GLOBE
    outside = sc.img.copy()
    marks, late = sc.detail.copy(), sc.pm.copy()
    inner = rect(x - q, y - q, 2 * q, 2 * q)
    sky = [(0, "#2f8ccc"), (0.3, "#7cc8e8"), (0.46, "#f8ecc4"), (0.5, "#ffe8b0")]
    sc.add(inner, Lin(sky, (0, y - q), (0, y + q)), depth=0.55, mottle=0.05)
    sc.glow(x - 130, y - 170, 260, "#fffbe0", 0.95, 1.5)
    sc.add(ell(x - 130, y - 170, 42), "#fffef0", mottle=0, soft=2, emit=0.4, depth=0.55)
    for cx, cy, w, h, seed in (
        (x + 90, y - 150, 250, 86, 51),
        (x - 40, y - 40, 230, 44, 52),
        (x + 240, y - 60, 160, 50, 55),
    ):
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            seed,
            light="#fffdf4",
            mid="#f0d8c8",
            dark="#8ab0d0",
            depth=0.55,
            L=(-0.6, -0.6, 0.4),
            billow=0.4,
        )
    sea = rect(x - q, y + 16, 2 * q, q)
    sc.add(sea, V("#a8e4d8", "#1c86a4", y + 16, y + 220), depth=0.55, flow=0.0, mottle=0.06)
    shine = smooth(0.0, 0.6, noise(16, 3, 8, aspect=5)) * mask(sea) * np.exp(-(((sc.x - x + 120) / 110) ** 2))
    sc.screen("#fff6d0", shine.astype(np.float32) * 0.9)
    headland(sc, r)
    mole(sc)
    beach(sc)
    dx, dy = (sc.x - x) / q, (sc.y - y) / q
    away = np.hypot(dx, dy)
    bent = 0.86 + 0.17 * np.clip(away, 0, 1) ** 4
    world = cv2.remap(
        sc.img,
        ((x + dx * bent * q) * scale()).astype(np.float32),
        ((y + dy * bent * q) * scale()).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    sc.img[:] = outside * (1 - glass[..., None]) + world * glass[..., None]
    sc.detail[:] = marks * (1 - glass) + 0.6 * glass
    sc.pm[:] = late * (1 - glass)


def ball(sc: Scene, glass: Field) -> None:
    """The glass: dark towards its edge, shine, and the star-shaped hole at the upper right."""
    x, y, q = GLOBE
    away = np.hypot(sc.x - x, sc.y - y) / q
    sc.mul("#0f4a6c", glass * smooth(0.78, 1.0, away).astype(np.float32) * 0.85)
    sc.mixin("#d8f8f0", blur(mask(ell(x, y, q - 3), stroke=6), 1) * smooth(-0.6, 0.4, noise(120, 2, 3)) * 0.8)
    for way, widths, a in (
        ([(x - 282, y + 60), (x - 276, y - 80), (x - 176, y - 222)], [4, 40, 6], 0.7),
        ([(x - 236, y + 20), (x - 226, y - 60), (x - 190, y - 120)], [2, 12, 2], 0.45),
        ([(x + 284, y + 100), (x + 246, y + 190), (x + 180, y + 250)], [3, 18, 3], 0.5),
    ):
        sc.screen("#ffffff", blur(mask(limb(way, widths, 40)), 5) * a)
    cx, cy = x + 196, y - 226
    r = rng(4)
    hole = [
        (cx + n * math.cos(a), cy + n * math.sin(a))
        for a, n in zip(np.arange(0, 6.28, 0.52), r.uniform(20, 58, 13), strict=False)
    ]
    cracks = [
        limb(
            [
                (cx, cy),
                (cx + math.cos(a) * n * 0.5 + 8, cy + math.sin(a) * n * 0.5),
                (cx + math.cos(a) * n, cy + math.sin(a) * n),
            ],
            [5, 3, 0.8],
            12,
        )
        for a, n in zip(r.uniform(1.0, 4.6, 11), r.uniform(60, 170, 11), strict=True)
    ]
    sc.mul("#0b3355", blur(mask(cracks), 3) * glass * 0.7)
    sc.screen("#ffffff", mask(cracks) * glass * 0.9)
    sc.add(poly(hole), "#06203e", depth=0.62, detail=0.7, rim=("#f4ffff", 4, (-0.6, 0.6), 0.95))
    for px, py, s in ((cx + 34, cy - 56, 26), (cx + 24, cy - 110, 17), (cx + 52, cy - 150, 12), (cx + 10, cy - 174, 9)):
        bubble(sc, px, py, s)


def hunter(sc: Scene) -> None:
    """The fish comes out of the dark from the left, cut by the frame; its small lamp hangs before the bubble."""
    sc.glow(*LURE, 250, "#a8fff0", 0.5, 1.9)
    anglerfish(sc, T(236, 392, 1.5, 6), LURE)
    sc.mul("#020a1c", smooth(330, -60, sc.x) * smooth(800, 500, sc.y) * 0.5)
    sc.screen(
        "#ffb860", (smooth(520, 700, sc.y) * smooth(700, 520, sc.y) * smooth(500, 100, sc.x)).astype(np.float32) * 0.1
    )


def runaway(sc: Scene) -> None:
    """In the bubble somebody in a bathing-dress, drawn up small, who looks back down."""
    x, y, q = BUBBLE
    sc.glow(x, y + 60, 320, "#ffc878", 0.3, 1.8)
    sc.screen("#5fb0c0", mask(ell(x, y, q)) * 0.2)
    curl = Gesture(
        hips=(-0.1, 0, 0.14),
        lean=26,
        nod=16,
        look=24,
        hands=((0.24, -0.07, 0.34), (0.22, 0.1, 0.32)),
        feet=((0.26, -0.07, 0.02), (0.2, 0.08, 0.0)),
    )
    human(
        sc,
        x + 30,
        y + 112,
        380,
        curl,
        Look(
            coat="#fff6e8",
            legs="#f0b890",
            boots="#e0a07c",
            sleeve="#fff6e8",
            hair="#3a2018",
            cut="bun",
            skin="#f0b890",
            hem=0.56,
            belt="#d8403a",
            collar="#d8403a",
        ),
        build=SLIGHT,
        turn=152,
        rim=("#ffe2a0", 5, (-0.3, 0.8), 0.9),
        key=1.2,
        dark=0.55,
        depth=0.75,
    )
    sc.mixin("#d8fff4", blur(mask(ell(x, y, q), stroke=8), 1) * smooth(-0.7, 0.3, noise(90, 2, 5)) * 0.85)
    sc.screen(
        "#ffffff", blur(mask(limb([(x - 126, y + 20), (x - 114, y - 56), (x - 62, y - 112)], [3, 20, 4], 30)), 3) * 0.8
    )
    sc.screen(
        "#ffd890", blur(mask(limb([(x - 60, y + 128), (x + 10, y + 142), (x + 84, y + 112)], [3, 16, 4], 30)), 4) * 0.6
    )
    for bx, by, s in ((912, 214, 16), (884, 172, 9), (930, 150, 7)):
        bubble(sc, bx, by, s)


def life(sc: Scene, r: np.random.Generator) -> None:
    """Fish that flee, a starfish, weed before the eye."""
    starfish(sc, T(148, 1404, 0.9, 10), "#b0586a")
    for x, y, s in ((900, 1150, 0.62), (958, 1080, 0.5), (912, 1020, 0.4)):
        sc.polys(
            [(fish(T(x, y, s, -24)), "#6fa8a8")], depth=0.4, detail=0.6, vol=5, rim=("#ffd890", 3, (-0.8, 0.1), 0.9)
        )
    weeds: list[Piece] = []
    for _ in range(44):
        x = r.choice([r.uniform(-10, 180), r.uniform(850, 1026)])
        h = r.uniform(90, 330)
        bend = r.uniform(-40, 40)
        weeds.append(
            (
                limb(
                    [(x, H + 20), (x + bend, H - h * 0.5), (x + bend * 0.2, H - h * 0.8), (x + bend * 1.2, H - h)],
                    [20, 17, 12, 2],
                    24,
                ),
                mix("#020c1e", "#17505a", r.random() * 0.8),
            )
        )
    sc.polys(weeds, depth=0.95, detail=0.5, vol=6, rim=("#ffc878", 2.4, (0.0, -0.6), 0.4))
