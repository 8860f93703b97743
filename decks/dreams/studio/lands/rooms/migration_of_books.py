"""Card 25, Migration of Books."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.marks import cast
from ...kit.paths import T, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.sky import cumulus
from .sleeping_fox import fox

HALF_WIDTH, HEIGHT, END = 3.0, 8.2, 12.0
COVERS = [
    "#8c2f2a",
    "#b5542f",
    "#c98a3c",
    "#4d5b3a",
    "#2f5558",
    "#6b3a4c",
    "#d9b06a",
    "#3b3350",
    "#a3401f",
    "#7a5a34",
    "#e6cd96",
]


def _wing(up, side: int, spread, dy, tall, lift):
    """One cover or page from the spine outwards, raised by `up`."""
    x1, y1, x2, y2 = side * 30 * spread, (-24 * up - 7) * spread + dy, side * 64 * spread, (-34 * up) * spread + dy
    return spline(
        [
            (0, dy, 1),
            (x1 * 0.5, y1 * 0.72 + dy * 0.3),
            (x1, y1),
            (x2, y2, 1),
            (x2 + side * lift, y2 + tall * 0.96, 1),
            (x1 + side * lift * 0.5, y1 + tall),
            (x1 * 0.5, y1 * 0.72 + dy * 0.3 + tall),
            (0, dy + tall, 1),
        ]
    )


def book_bird(t: T, up: float = 0.7, cover: str = "#8a3030", page: str = "#f3e4c4"):
    """Open book in flight, its covers for wings, as paths with colours."""
    parts = []
    for side, shade in ((-1, 0), (1, 0.3)):
        parts.append((t(_wing(up, side, 1.16, 7, 50, 5)), mix(cover, "#100408", shade)))
        parts.append((t(_wing(up, side, 1.10, 6, 46, 4)), mix(mix(cover, "#100408", shade), "#ffffff", 0.12)))
    for k, (spread_of_page, shade) in enumerate(((1.0, 0.22), (0.95, 0.10), (0.88, 0.0))):
        parts.append((t(_wing(up, -1, spread_of_page, -k * 3, 42, 3 - k)), mix(page, "#8a6a48", shade)))
        parts.append(
            (t(_wing(up, 1, spread_of_page, -k * 3, 42, 3 - k)), mix(mix(page, "#8a6a48", shade), "#5a4058", 0.24))
        )
    for i in range(4):
        y = 10 + i * 7
        for side, ink in ((-1, mix(page, "#6a5040", 0.5)), (1, mix(page, "#4a3040", 0.55))):
            row = [(side * 8, y - 10 * up - 3), (side * 28, y - 21 * up - 9), (side * 48, y - 26 * up - 6)]
            parts.append((t(poly(row, closed=False)), ink, 0.6, 1.5 * t.a[2]))
    # tail feather: ribbon
    parts.append((t(limb([(0, 40), (4, 58), (-3, 74)], [5, 5, 2])), mix("#d03a2a", cover, 0.3)))
    return parts


def spine(cam: Cam, x: float, ys, zs, colour, lean: float = 0.0):
    """An upright oblong on a side wall as a path with its colour; nothing when it lies behind the viewer."""
    (low, high), (near, far) = ys, zs
    q = cam.poly([(x, low, near), (x, low, far), (x, high, far + lean), (x, high, near + lean)])
    return [] if q is None else [(q, colour)]


@card(25, "migration-of-books", "Migration of Books", Land.ROOMS, gouache, hand=LOOSE)
def migration_of_books() -> Scene:
    """Between tall shelves the books open their covers and leave in one long flock for the open sky.

    The librarian on the ladder waves: is it a farewell or a call? A fox sleeps on the few that chose to stay.
    """
    sc = Scene(light=(0.1, -0.9, 0.4), key="#ffe0a0", shadow="#1a0c10", fog="#c98a4c", seed=31)
    sc.img[:] = hx("#2a1712")
    cam = Cam(eye=(0.35, 1.9, -4.2), pitch=9, f=1000, c=(W * 0.5, H * 0.60))
    vanishing = _sky(sc, cam)
    _end_walls(sc, cam)
    dice = _floor(sc, cam)
    _shelves(sc, cam, dice)
    _rays(sc, vanishing)
    _flock(sc)
    _librarian(sc)
    _sleeper(sc)
    return sc


def _sky(sc: Scene, cam: Cam):
    """Open the end of the hall to an evening sky."""
    vanishing = cam((0.2, 3.4, END))
    sc.sky(
        [
            (0, "#3f7f96"),
            (0.25, "#7fb4ac"),
            (0.45, "#f6dea0"),
            (0.62, "#ffd184"),
            (0.8, "#f0a45a"),
            (1, "#b4632f"),
        ],
        0,
        1300,
    )
    for cx, cy, w, h, s in [(300, 250, 520, 150, 3), (760, 360, 480, 140, 4), (480, 560, 430, 120, 6)]:
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            s,
            light="#fff4d6",
            mid="#f2c88e",
            dark="#b98a72",
            alpha=0.95,
            L=(0.2, -0.8, 0.4),
            depth=0.02,
        )
    sc.glow(vanishing[0], vanishing[1] - 60, 700, "#fff0c0", 0.6, 1.6)
    return vanishing


def _end_walls(sc: Scene, cam: Cam) -> None:
    """Break the end wall away to both sides."""
    left_wall = poly(
        [
            cam(p)
            for p in [
                (-HALF_WIDTH - 1, 0, END),
                (-HALF_WIDTH - 1, HEIGHT + 1, END),
                (-2.5, HEIGHT + 0.7, END),
                (-2.25, HEIGHT + 0.2, END),
                (-2.3, HEIGHT - 0.6, END),
                (-1.95, HEIGHT - 0.9, END),
                (-1.75, 6.2, END),
                (-1.75, 0, END),
            ]
        ]
    )
    right_wall = poly(
        [
            cam(p)
            for p in [
                (HALF_WIDTH + 1, 0, END),
                (HALF_WIDTH + 1, HEIGHT + 1.4, END),
                (2.5, HEIGHT + 0.9, END),
                (2.4, HEIGHT - 0.3, END),
                (2.0, HEIGHT - 0.8, END),
                (1.75, 6.1, END),
                (1.75, 0, END),
            ]
        ]
    )
    sc.add(left_wall, "#a8693c", mottle=0.1, depth=0.1, fogg=(300, 1000, 0.4, "#ffce86"))
    sc.add(right_wall, "#94572f", mottle=0.1, depth=0.1, fogg=(300, 1000, 0.4, "#ffce86"))


def _floor(sc: Scene, cam: Cam):
    """Lay the chequered floor and the pool of light on it."""
    floor = cam.poly([(-HALF_WIDTH, 0, -4), (HALF_WIDTH, 0, -4), (HALF_WIDTH, 0, END), (-HALF_WIDTH, 0, END)])
    y_f = cam((0, 0, END))[1]
    sc.add(
        floor,
        Lin([(0, "#f0b060"), (0.25, "#b4713a"), (1, "#2c1410")], (0, y_f), (0, H)),
        mottle=0.08,
        depth=0.5,
        flow=0.0,
    )
    dice = rng(7)
    pieces = []
    for i in range(-6, 6):
        for j in range(-8, 24):
            x0 = i * 0.5
            z0 = j * 0.5 - 4
            if (i + j) % 2 == 0:
                q = cam.poly([(x0, 0, z0), (x0 + 0.5, 0, z0), (x0 + 0.5, 0, z0 + 0.5), (x0, 0, z0 + 0.5)])
                if q is not None:
                    pieces.append((q, mix("#3a1a12", "#7c4020", min(1, max(0, (z0 + 4) / 14))), 0.55))
    sc.polys(pieces, mottle=0.05, depth=0.5, flow=0.0, detail=0.4)
    # light pool on the floor
    sc.screen("#ffcf80", blur(mask(cam.poly([(-1.4, 0, END), (1.4, 0, END), (1.0, 0, 1), (-1.8, 0, 1)])), 24) * 0.5)
    return dice


def _shelves(sc: Scene, cam: Cam, dice: np.random.Generator) -> None:
    """Fill both walls with books; some places are empty already."""
    for side in (-1, 1):
        _shelf_wall(sc, cam, side, dice)


def _shelf_wall(sc: Scene, cam: Cam, side: int, dice: np.random.Generator) -> None:
    """One wall of shelves."""
    wall_x = side * HALF_WIDTH
    back = cam.poly([(wall_x, 0, -4), (wall_x, 0, END), (wall_x, HEIGHT + 0.6, END), (wall_x, HEIGHT + 0.6, -4)])
    sc.add(back, "#1c0d0b", mottle=0.05, depth=0.4)
    pieces = []
    zs = np.arange(-4.2, END, 2.7)
    for bay, z0 in enumerate(zs):
        for k in range(10):
            y0 = 0.15 + k * 0.84
            z = z0 + 0.12
            while z < z0 + 2.58:
                thick = dice.uniform(0.06, 0.16)
                tall = dice.uniform(0.52, 0.76)
                gone = dice.random() < (0.10 + 0.25 * (k > 4) * (bay > 2))
                if not gone:
                    near = min(1, max(0, (z + 4) / 15))
                    lit = 0.12 + 0.95 * near**1.15
                    colour = mix("#120608", COVERS[dice.integers(len(COVERS))], min(1, lit * 1.05))
                    colour = mix(colour, "#ffcf86", max(0, near - 0.25) * 0.55)
                    lean = dice.uniform(-0.02, 0.02)
                    pieces += spine(cam, wall_x - side * 0.02, (y0, y0 + tall), (z, z + thick), colour, lean)
                    if dice.random() < 0.5:
                        for share in (0.15, 0.8):
                            band = (y0 + tall * share, y0 + tall * share + 0.03)
                            pieces += spine(
                                cam, wall_x - side * 0.03, band, (z, z + thick), mix(colour, "#ffd890", 0.45)
                            )
                z += thick + 0.006
            # shelf board
            near = min(1, max(0, (z0 + 5) / 15))
            board = mix("#24100c", "#c08048", near)
            pieces += spine(cam, wall_x - side * 0.22, (y0 - 0.02, y0 - 0.13), (z0, z0 + 2.7), board)
        near = min(1, max(0, (z0 + 4) / 15))
        post = [(0, -0.12), (0, 0.12), (HEIGHT + 0.6, 0.12), (HEIGHT + 0.6, -0.12)]
        q = cam.poly([(wall_x - side * 0.25, y, z0 + dz) for y, dz in post])
        if q is not None:
            pieces.append((q, mix("#34180f", "#d69450", near)))
    sc.polys(pieces, depth=0.5, detail=0.55, mottle=0.05, flow=math.pi / 2)


def _rays(sc: Scene, vanishing) -> None:
    """Let the light of the sky fall down the hall."""
    for a, b, s in ((-0.55, 0.25, 0.30), (-0.15, 0.2, 0.34), (0.28, 0.22, 0.26), (0.62, 0.2, 0.18)):
        sc.beam(
            [
                (vanishing[0] - 40, vanishing[1] - 330),
                (vanishing[0] + 40, vanishing[1] - 330),
                (vanishing[0] + (a + b) * 900, H),
                (vanishing[0] + (a - b) * 900, H),
            ],
            "#ffdca0",
            s * 0.75,
            26,
            fade=((vanishing[0], vanishing[1] - 330), 1350),
        )


def _flock(sc: Scene) -> None:
    """Send the books off along two streams, far and small ones first."""
    dice = rng(19)
    long_stream = sample(
        [(960, 1180), (820, 980), (560, 900), (380, 760), (420, 560), (560, 420), (600, 300), (560, 180)], 90
    )
    short_stream = sample([(20, 960), (140, 800), (300, 700), (440, 600), (520, 470), (560, 360)], 60)
    flock = []
    for stream, n in ((long_stream, 34), (short_stream, 17)):
        for i in range(n):
            u = (i + dice.uniform(-0.4, 0.4)) / n
            u = min(max(u, 0), 0.995)
            at = stream[int(u * len(stream))]
            size = 1.12 * (1 - u) ** 1.2 + 0.13
            flock.append(
                (size, at[0] + dice.standard_normal() * 75 * size, at[1] + dice.standard_normal() * 62 * size, u)
            )
    flock.sort()
    pieces = []
    for size, x, y, u in flock:
        cover = mix(COVERS[dice.integers(len(COVERS))], "#ffd890", 0.45 * u)
        pieces += book_bird(
            T(x, y, size * 1.02, dice.uniform(-34, 26)),
            up=dice.uniform(0.2, 1.35),
            cover=cover,
            page=mix("#fff0cc", "#ffe2a8", u),
        )
    sc.polys(pieces, depth=0.8, detail=0.85, mottle=0.02, rim=None, shadow=(6, 14, 10, 0.28, "#3a1408"))


def _librarian(sc: Scene) -> None:
    """The librarian has run after them: both arms up, too late by a hand's breadth."""
    x, y = 372, 1236
    call = Gesture(
        hips=(0.02, 0, 0.5),
        lean=10,
        side=-4,
        nod=-26,
        hands=((0.2, -0.16, 1.02), (0.14, 0.2, 0.98)),
        feet=((0.12, -0.07, 0.0), (-0.16, 0.07, 0.02)),
        tiptoe=0.5,
    )
    cast(sc, spline([(x - 60, y - 14), (x + 66, y - 16), (x + 20, y + 190), (x - 190, y + 190)]), 14, 0.6, "#2a120a")
    human(
        sc,
        x,
        y,
        470,
        call,
        Look(
            coat="#23606a",
            hair="#b8a894",
            cut="bun",
            legs="#3a2a2a",
            hem=0.78,
            flare=0.05,
            collar="#e8d8b8",
            apron=None,
        ),
        build=OLD,
        turn=-62,
        rim=("#ffe6ac", 8, (0.5, -0.8), 1.0),
        key=0.5,
        dark=1.1,
    )


def _sleeper(sc: Scene) -> None:
    """Put the fox on the books that stayed."""
    bx, by = 735, 1440
    pieces = []
    for i, (w, h, c) in enumerate([(300, 40, "#7a2c28"), (260, 34, "#2f5558"), (280, 36, "#b57a34")]):
        y = by - i * 37
        x = bx - w / 2 + [0, 16, -12][i]
        pieces += [
            (rect(x, y - h, w, h, 5), c),
            (rect(x + 8, y - h + 6, w - 2, h - 12, 3), "#ecd6a4"),
            (rect(x, y - h, w - 10, 6, 3), mix(c, "#ffffff", 0.15)),
            (rect(x, y - 6, w - 4, 6, 3), mix(c, "#000000", 0.3)),
            (rect(x, y - h, 16, h, 5), c),
        ]
    sc.polys(pieces, depth=0.95, detail=0.8, vol=8, shade=0.6, rim=("#ffd890", 3, (-0.3, -1), 0.7))
    fox(sc, T(bx - 6, by - 112, 1.25), rim=("#ffe2a8", 4, (-0.4, -1), 0.9))
