"""Card 28, Bed Adrift."""

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import hx, ramp
from ...kit.field import blur, noise, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import glitter, land, ridge
from ...kit.marks import line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import cat
from ...motifs.sea import jelly
from ...motifs.sky import cumulus
from .bed_boat import (
    afloat,
    paint_bear,
    paint_bedding,
    paint_headboard,
    paint_quilt,
    paint_rower,
    paint_sail,
    paint_wake,
    ripple,
)
from .motifs import ship

HALF_WIDTH, HEIGHT, BACK, WATER = 2.15, 4.3, 4.2, 0.35


def _plane(sc: Scene, cam: Cam, points, fill):
    """A wall or the ceiling of the room."""
    return sc.add(cam.poly(points), fill, depth=0.3, mottle=0.05, detail=0.4)


def _petal():
    return spline([(0, 0, 1), (3, -6), (0, -13, 1), (-3, -6)])


@card(28, "bed-adrift", "Bed Adrift", Land.ROOMS, gouache)
def bed_adrift() -> Scene:
    """The bedroom is flooded, the bed has a sail, and the child rows it with a spoon towards a door full of sunrise.

    Something lives in the wardrobe, the lamp is a jellyfish, big fish pass below: a dream to leave, or to stay in?
    """
    sc = Scene(light=(0.1, -0.6, 0.6), key="#ffe9b8", shadow="#2a2050", fog="#e8c8b8", seed=221)
    cam = Cam(eye=(0, 1.75, -4.6), pitch=1, f=1040, c=(W * 0.5, H * 0.50))
    sc.img[:] = hx("#3a3468")

    wall_foot = _walls(sc, cam)
    _wallpaper(sc, cam)
    sunrise, sea_y, sun_x = _door(sc, cam, wall_foot)
    _pictures(sc)
    _lamp(sc)
    _water(sc, cam, sea_y, sunrise, sun_x)
    _wardrobe(sc)
    _chair(sc)
    _sunk(sc)
    paint_headboard(sc)
    paint_sail(sc)
    paint_bedding(sc)
    paint_quilt(sc)
    paint_rower(sc)
    paint_bear(sc)
    paint_wake(sc)
    return sc


def _walls(sc: Scene, cam: Cam) -> float:
    """Set up the ceiling and the walls; returns where the far wall meets the floor."""
    foot, top = cam((0, 0, BACK))[1], cam((0, HEIGHT, BACK))[1]
    ceiling = [
        (-HALF_WIDTH, HEIGHT, -4),
        (HALF_WIDTH, HEIGHT, -4),
        (HALF_WIDTH, HEIGHT, BACK),
        (-HALF_WIDTH, HEIGHT, BACK),
    ]
    _plane(sc, cam, ceiling, Lin([(0, "#1f1c44"), (1, "#5a4c84")], (0, 0), (0, top)))
    for x, edge, tone in ((-HALF_WIDTH, 0, "#7f70a8"), (HALF_WIDTH, W, "#9882ae")):
        wall = [(x, -1, -4), (x, -1, BACK), (x, HEIGHT, BACK), (x, HEIGHT, -4)]
        corner = cam((x, 0, BACK))[0]
        _plane(sc, cam, wall, Lin([(0, "#2e2a5c"), (1, tone)], (edge, 0), (corner, 0)))
    far = [(-HALF_WIDTH, -1, BACK), (HALF_WIDTH, -1, BACK), (HALF_WIDTH, HEIGHT, BACK), (-HALF_WIDTH, HEIGHT, BACK)]
    _plane(sc, cam, far, Lin([(0, "#8c7cb2"), (1, "#dcb6bc")], (0, top), (0, foot)))
    return foot


def _wallpaper(sc: Scene, cam: Cam) -> None:
    """Hang the wallpaper in perspective, with a moulding above."""
    pieces = []
    for k in range(-9, 10):
        for j in range(11):
            y = 0.2 + j * 0.38 + (k % 2) * 0.19
            p = cam((k * 0.23, y, BACK - 0.01))
            pieces += [(X(_petal(), p[0], p[1], 1, a), "#efdce4", 0.22) for a in (-40, 0, 40)]
    for side in (-1, 1):
        for k in range(34):
            z = -3.6 + k * 0.235
            for j in range(12):
                y = 0.1 + j * 0.38 + (k % 2) * 0.19
                p = cam((side * HALF_WIDTH, y, z))
                q = cam((side * HALF_WIDTH, y + 0.13, z))
                size = abs(p[1] - q[1]) / 13
                if size < 2.2:
                    pieces += [(X(_petal(), p[0], p[1], size, a), "#cfc0e0", 0.13) for a in (-30, 0, 30)]
    sc.polys(pieces, mottle=0, detail=0.4)
    low, high = HEIGHT - 0.16, HEIGHT
    mouldings = [[(x, low, -4), (x, low, BACK), (x, high, BACK), (x, high, -4)] for x in (-HALF_WIDTH, HALF_WIDTH)]
    mouldings.append(
        [(-HALF_WIDTH, low, BACK), (HALF_WIDTH, low, BACK), (HALF_WIDTH, high, BACK), (-HALF_WIDTH, high, BACK)]
    )
    sc.polys([(cam.poly(m), "#e8d0d0", alpha) for m, alpha in zip(mouldings, (0.35, 0.35, 0.6), strict=True)])


def _door(sc: Scene, cam: Cam, wall_foot: float):
    """Open the door on a sunrise that shines into the room."""
    half, door_height = 0.78, 2.75
    low, high = cam((-half, 0, BACK)), cam((half, door_height, BACK))
    door = rect(low[0], high[1], high[0] - low[0], 900)
    sunrise = mask(door)
    sea_y = cam((0, WATER, 60))[1]
    frame = rect(low[0] - 22, high[1] - 24, high[0] - low[0] + 44, 900)
    sc.add(frame, Lin([(0, "#fff4e4"), (1, "#d8a8a0")], (0, high[1]), (0, wall_foot)), vol=8, depth=0.35, detail=0.6)
    sc.mixin(
        ramp(
            [(0, "#7fb8d0"), (0.4, "#f4dcc0"), (0.75, "#ffd890"), (1, "#ffb868")], (sc.y - high[1]) / (sea_y - high[1])
        ).astype(np.float32),
        sunrise,
    )
    for x, y, width, height, size in ((470, high[1] + 90, 150, 40, 3), (560, high[1] + 170, 130, 34, 4)):
        cumulus(sc, x, y, width, height, size, light="#fff8e8", mid="#fbd8b8", dark="#c89aa0", clip=sunrise, depth=0.1)
    sun_x, sun_y = 462, sea_y - 14
    sc.glow(sun_x, sun_y, 200, "#fff0b8", 0.5, 1.5, clip=sunrise)
    sc.add(mask(ell(sun_x, sun_y, 34)) * sunrise, "#ff9a54", mottle=0, emit=0.3)
    # light from the doorway falls into the room
    sc.glow(sun_x, sun_y - 60, 560, "#ffcf90", 0.55, 1.7)
    sc.beam([(low[0], high[1]), (high[0], high[1]), (860, 1500), (150, 1500)], "#ffdca0", 0.30, 40)
    return sunrise, sea_y, sun_x


def _pictures(sc: Scene) -> None:
    """Hang two pictures at the far wall: a ship and a sitter."""
    for x, y, width, height in ((328, 566, 88, 116), (694, 548, 90, 120)):
        _picture(sc, x, y, width, height)


def _picture(sc: Scene, x: float, y: float, width: float, height: float) -> None:
    """A gilded frame with its picture."""
    sc.add(
        rect(x - width / 2 - 11, y - height / 2 - 11, width + 22, height + 22, 3),
        "#c89a4a",
        vol=6,
        depth=0.36,
        detail=0.8,
        rim=("#fff4d0", 2.5, (0, -1), 0.8),
        shadow=(5, 8, 9, 0.4),
    )
    panel = rect(x - width / 2, y - height / 2, width, height)
    canvas = mask(panel)
    sc.add(
        panel,
        Lin([(0, "#f4e0c0"), (1, "#e8a890")], (0, y - height / 2), (0, y + height / 2)),
        mottle=0.05,
        detail=0.8,
    )
    if x < 500:
        _ship_picture(sc, x, y, canvas)
    else:
        _portrait(sc, x, y, canvas)


def _portrait(sc: Scene, x: float, y: float, canvas) -> None:
    """The head and shoulders of somebody without a face."""
    sc.add(mask(ell(x, y - 12, 22, 27)) * canvas, "#e8b890", vol=6, detail=1)
    sc.add(
        mask(spline([(x - 40, y + 70), (x - 34, y + 26), (x, y + 12), (x + 34, y + 26), (x + 40, y + 70)])) * canvas,
        "#3a4a7a",
        vol=8,
        detail=1,
    )
    sc.add(
        mask(
            spline(
                [
                    (x - 24, y - 16),
                    (x - 20, y - 38),
                    (x, y - 44),
                    (x + 20, y - 38),
                    (x + 24, y - 14),
                    (x + 10, y - 26),
                    (x - 12, y - 26),
                ]
            )
        )
        * canvas,
        "#4a2c24",
        detail=1,
    )


def _ship_picture(sc: Scene, x: float, y: float, canvas) -> None:
    """A ship; its sea runs level with the flood."""
    sc.add(mask(land(ridge(y + 14, 9, 40, 5, x0=x - 60, x1=x + 60))) * canvas, "#2f6a8a", mottle=0.05, detail=0.9)
    ship(sc, T(x, y + 16, 0.36))


def _lamp(sc: Scene) -> None:
    """Hang a jellyfish for a lamp."""
    lamp_x, lamp_y = 508, 250
    line(sc, [(lamp_x, -10), (lamp_x, lamp_y - 88)], 4, "#3a2c50")
    sc.glow(lamp_x, lamp_y - 20, 330, "#ffd8e0", 0.55, 1.8)
    jelly(sc, lamp_x, lamp_y, 0.62, "#f090a8", 6, False)


def _water(sc: Scene, cam: Cam, sea_y, sunrise, sun_x) -> None:
    """Flood the room; it mirrors the walls and takes the sun in."""
    base = Lin([(0, "#f4c898"), (0.10, "#c8a0a8"), (0.35, "#5f7ab0"), (1, "#1c2460")], (0, sea_y), (0, H))
    shore = cam((0, WATER, BACK))[1]
    # sea through the door (between horizon and y0)
    strip = sunrise * smooth(sea_y - 1, sea_y + 1, sc.y) * (sc.y < shore + 3)
    sc.mixin(ramp([(0, "#c0a8b8"), (1, "#6f80b4")], (sc.y - sea_y) / max(shore - sea_y, 1)).astype(np.float32), strip)
    glitter(sc, sun_x, sea_y + 6, shore, 20, 46, "#ffc070", n=70, seed=9, a=0.9)
    sc.reflect(shore, tint="#d8d8f0", am=0.60, wob=13, seed=4, blurv=4, base=base)
    water = smooth(shore - 1, shore + 1, sc.y)
    n = noise(30, 3, 61, aspect=5)
    ripples = np.clip(n - shift(n, 0, 3), -0.6, 0.6) * water * smooth(shore, shore + 260, sc.y)
    sc.img[:] = np.clip(sc.img + ripples[..., None] * 0.22 * np.array([1, 0.9, 0.9], np.float32), 0, 1)
    glitter(sc, 508, shore + 4, 1480, 70, 230, "#ffe4b0", n=330, seed=8, a=0.8)


def _wardrobe(sc: Scene) -> None:
    """Let the wardrobe drift, its door ajar for a tentacle."""
    wardrobe = T(196, 930, 1.0, -9)
    afloat(sc, wardrobe(rect(-92, -290, 184, 330, 8)), Lin([(0, "#7a5068"), (1, "#38284c")], (60, 0), (250, 0)), vol=10)
    afloat(sc, wardrobe(rect(-76, -272, 70, 300, 4)), "#5a3a58", vol=5)
    afloat(sc, wardrobe(rect(6, -272, 70, 300, 4)), "#63405c", vol=5)
    afloat(sc, wardrobe(rect(-104, -306, 208, 22, 5)), "#8a5c70", vol=6)
    ajar = [(6, -272), (76, -272), (76, 28), (6, 28)]
    sc.add(wardrobe(poly(ajar)), "#160f28", depth=0.71, detail=0.8)
    afloat(sc, wardrobe(poly([(76, -272), (112, -254), (112, 44), (76, 28)])), "#6f4860", vol=5)
    sc.add(
        wardrobe(
            limb([(20, -112), (36, -150), (84, -120), (120, -170), (104, -210), (84, -196)], [26, 24, 20, 16, 10, 5])
        ),
        "#e87868",
        vol=11,
        depth=0.72,
        rim=("#fff0d8", 3, (0, -1), 0.7),
        detail=0.9,
    )
    for k in range(6):
        q = sample([(14, -106), (42, -138), (82, -110), (112, -162)], 8)[k + 1]
        sc.add(wardrobe(ell(q[0], q[1] + 3, 4)), "#f8c8b8", detail=1, mottle=0)


def _chair(sc: Scene) -> None:
    """Let the chair drift with the cat on it."""
    chair = T(880, 1000, 1.15, 14)
    for a, b, thick in (
        ((-36, 0), (-40, -150), 11),
        ((36, 0), (32, -150), 11),
        ((-36, 0), (-34, 70), 10),
        ((36, 0), (38, 70), 10),
    ):
        afloat(sc, chair(limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [thick, thick, thick])), "#a86a4a", vol=5)
    for y in (-140, -104, -68):
        afloat(sc, chair(rect(-40, y, 74, 14, 4)), "#b87a54", vol=4)
    afloat(sc, chair(spline([(-52, -12, 1), (48, -12, 1), (60, 10, 1), (-62, 10, 1)])), "#c88a5c", vol=6)
    cat(sc, T(880, 985, 0.92, 8, flip=True), c="#2a2444", rim=("#ffe9c0", 3, (-0.4, -1), 0.9))


def _sunk(sc: Scene) -> None:
    """Sink the feet of both in the water."""
    for x, y, width in ((196, 962, 130), (884, 1040, 80)):
        sunk = (
            blur(mask(rect(x - width - 30, y, 2 * width + 60, 190)), 3)
            * np.clip(1 - np.abs(sc.x - x) / (width + 60), 0, 1) ** 0.3
        )
        sc.mixin("#4a5a9a", sunk * 0.82 * np.clip(1 - (sc.y - y) / 220, 0, 1))
        ripple(sc, x, y + 4, width * 0.95, 0.55)
        ripple(sc, x, y + 8, width * 1.25, 0.3)
