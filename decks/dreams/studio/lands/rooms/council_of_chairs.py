"""Card 31, Council of Chairs."""

import math
from typing import Any

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.marks import cast, grain, line, sparks
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from .motifs import flame, guest_mouse

FLAME = (0.0, 0.34, 0.0)
FLOOR_LIGHT = 3.0
FACES = [
    ((0, 1, 3, 2), (-1, 0, 0)),
    ((4, 6, 7, 5), (1, 0, 0)),
    ((0, 4, 5, 1), (0, -1, 0)),
    ((2, 3, 7, 6), (0, 1, 0)),
    ((0, 2, 6, 4), (0, 0, -1)),
    ((1, 5, 7, 3), (0, 0, 1)),
]
PROFILE_HEAD = [
    (-0.10, 1.02),
    (-0.14, 1.12),
    (-0.12, 1.23),
    (-0.03, 1.29),
    (0.06, 1.27),
    (0.105, 1.20),
    (0.11, 1.155),
    (0.18, 1.10),
    (0.12, 1.085),
    (0.125, 1.055),
    (0.105, 1.0),
    (0.05, 0.975),
]

WALL = 4.2
PLACES = [
    (0, 1.6, 0, "throne", "#b8803a", "wig", 1.5),
    (0.74, 1.2, 0.63, "wing", "#3a5a70", "top+point", 1.18),
    (-0.67, 1.22, -0.6, "bent", "#a8703c", "feather", 1.22),
    (1.62, -0.1, 1.62, "high", "#c08a48", "bun", 1.0),
    (-1.62, -0.1, -1.62, "stool", "#7a8a5a", "brim", 0.95),
    (0.66, -0.95, 2.53, "ladder", "#b86a3c", "bonnet", 1.0),
    (-0.66, -0.95, -2.53, "bent", "#8a5a34", "top", 1.0),
]

TRUNK = [
    (-0.29, 0.45),
    (-0.33, 0.70),
    (-0.29, 0.90),
    (-0.14, 0.97),
    (-0.07, 1.03),
    (0.06, 1.03),
    (0.12, 0.97),
    (0.26, 0.90),
    (0.30, 0.70),
    (0.29, 0.45),
]
BROW = 1.22
HATS = {
    "top": [
        [
            (-0.22, BROW - 0.01),
            (-0.21, BROW + 0.03),
            (-0.12, BROW + 0.04),
            (-0.14, BROW + 0.33),
            (0.11, BROW + 0.33),
            (0.11, BROW + 0.04),
            (0.2, BROW + 0.03),
            (0.2, BROW - 0.01),
        ]
    ],
    "brim": [
        [
            (-0.28, BROW),
            (-0.24, BROW + 0.05),
            (-0.12, BROW + 0.05),
            (-0.08, BROW + 0.17),
            (0.08, BROW + 0.17),
            (0.12, BROW + 0.05),
            (0.24, BROW + 0.04),
            (0.28, BROW - 0.02),
        ]
    ],
    "bun": [
        [(-0.10 + math.cos(a) * 0.085, BROW + 0.06 + math.sin(a) * 0.085) for a in np.linspace(0, 2 * math.pi, 14)]
    ],
    "bonnet": [
        [
            (0.02, 1.06),
            (-0.16, 1.04),
            (-0.23, 1.16),
            (-0.20, 1.32),
            (-0.06, 1.40),
            (0.10, 1.38),
            (0.20, 1.30),
            (0.17, 1.20),
            (0.08, 1.22),
        ]
    ],
    "wig": [
        [(cx + math.cos(a) * q, cy + math.sin(a) * q) for a in np.linspace(0, 2 * math.pi, 12)]
        for cx, cy, q in (
            (-0.13, 1.24, 0.09),
            (-0.17, 1.13, 0.085),
            (-0.17, 1.02, 0.08),
            (0, 1.30, 0.09),
            (0.10, 1.25, 0.07),
        )
    ],
    "feather": [
        [(-0.17, BROW - 0.03), (-0.10, BROW + 0.10), (0.10, BROW + 0.10), (0.2, BROW - 0.04)],
        [
            (0.06, BROW + 0.06),
            (0.03, BROW + 0.20),
            (-0.04, BROW + 0.31),
            (-0.14, BROW + 0.34),
            (-0.23, BROW + 0.28),
            (-0.27, BROW + 0.16),
            (-0.22, BROW + 0.11),
            (-0.16, BROW + 0.19),
            (-0.10, BROW + 0.20),
            (-0.05, BROW + 0.13),
            (-0.05, BROW + 0.02),
        ],
    ],
    "point": [[(0.20, 0.86), (0.46, 0.96), (0.57, 1.05), (0.60, 1.02), (0.50, 0.88), (0.26, 0.72)]],
}
LEGS = [
    [(-0.26, 0.52), (-0.23, 0.04), (-0.05, 0.04), (-0.03, 0.52)],
    [(0.03, 0.52), (0.05, 0.04), (0.23, 0.04), (0.26, 0.52)],
]


class Box:
    """A box in chair coordinates (metres), later turned about the vertical and moved into the ring."""

    def __init__(self, x0: float, x1: float, y0: float, y1: float, z0, z1, colour) -> None:
        """Corners and colour of the box."""
        self.corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
        self.colour = colour


def place(p, x: float, z, angle):
    """Turn a chair point by the angle and move it to its place in the ring."""
    ca = math.cos(angle)
    sa = math.sin(angle)
    return (x + p[0] * ca + p[2] * sa, p[1], z - p[0] * sa + p[2] * ca)


def _legs(dark):
    """Four plain legs."""
    return [Box(x, x + 0.05, 0, 0.44, z, z + 0.05, dark) for x in (-0.22, 0.17) for z in (-0.22, 0.19)]


def _seat(colour):
    """A plain seat."""
    return [Box(-0.24, 0.24, 0.42, 0.49, -0.25, 0.25, colour)]


def _ladder(colour, dark):
    """A ladder-back."""
    return (
        _legs(dark)
        + _seat(colour)
        + [Box(x, x + 0.05, 0.45, 1.16, 0.19, 0.24, dark) for x in (-0.22, 0.17)]
        + [Box(-0.20, 0.20, y, y + 0.09, 0.20, 0.23, colour) for y in (0.62, 0.82, 1.02)]
    )


def _throne(colour, dark):
    """A throne with knobs."""
    return [
        *_legs(dark),
        Box(-0.3, 0.3, 0.4, 0.52, -0.28, 0.28, "#a02a30"),
        Box(-0.3, 0.3, 0.5, 1.22, 0.2, 0.28, colour),
        Box(-0.22, 0.22, 0.62, 1.1, 0.17, 0.21, "#a02a30"),
        Box(-0.34, -0.26, 0, 1.38, 0.18, 0.28, dark),
        Box(0.26, 0.34, 0, 1.38, 0.18, 0.28, dark),
        Box(-0.14, 0.14, 1.22, 1.34, 0.2, 0.28, colour),
        Box(-0.34, -0.27, 0.5, 0.74, -0.26, 0.2, dark),
        Box(0.27, 0.34, 0.5, 0.74, -0.26, 0.2, dark),
    ]


def _wing(colour, dark):
    """A wing chair."""
    return [
        Box(-0.38, 0.38, 0.12, 0.46, -0.34, 0.30, colour),
        Box(-0.38, 0.38, 0.4, 1.22, 0.20, 0.36, colour),
        Box(-0.42, -0.28, 0.12, 0.68, -0.34, 0.3, mix(colour, "#ffffff", 0.06)),
        Box(0.28, 0.42, 0.12, 0.68, -0.34, 0.3, colour),
        Box(-0.40, -0.30, 0.68, 1.14, 0.02, 0.3, colour),
        Box(0.30, 0.40, 0.68, 1.14, 0.02, 0.3, colour),
    ] + [Box(x, x + 0.06, 0, 0.14, z, z + 0.06, dark) for x in (-0.36, 0.3) for z in (-0.3, 0.24)]


def _high(colour, dark):
    """A high chair with its tray."""
    return [Box(x, x + 0.05, 0, 0.82, z, z + 0.05, dark) for x in (-0.24, 0.19) for z in (-0.24, 0.19)] + [
        Box(-0.2, 0.2, 0.76, 0.82, -0.2, 0.22, colour),
        Box(-0.22, 0.22, 0.8, 1.22, 0.2, 0.24, colour),
        Box(-0.26, 0.26, 0.98, 1.02, -0.34, -0.1, mix(colour, "#ffe0b0", 0.3)),
        Box(-0.22, 0.22, 0.3, 0.34, -0.24, -0.2, dark),
    ]


def _stool(colour, dark):
    """A kitchen stool."""
    return [Box(x, x + 0.05, 0, 0.5, z, z + 0.05, dark) for x in (-0.18, 0.13) for z in (-0.18, 0.13)] + [
        Box(-0.22, 0.22, 0.5, 0.56, -0.22, 0.22, colour),
        Box(-0.16, 0.16, 0.2, 0.24, -0.16, -0.12, dark),
    ]


def _bent(colour, dark):
    """Bentwood with an open oval back, built from a ring of small boxes."""
    ring = []
    for k in range(14):
        a = math.pi * k / 13
        x = math.cos(a) * 0.21
        y = 0.84 + math.sin(a) * 0.30
        ring.append(Box(x - 0.03, x + 0.03, y - 0.04, y + 0.04, 0.2, 0.24, colour))
    return (
        _legs(dark)
        + _seat(colour)
        + ring
        + [Box(x, x + 0.045, 0.45, 0.86, 0.2, 0.24, colour) for x in (-0.235, 0.19)]
        + [Box(-0.05, 0.05, 0.5, 1.1, 0.2, 0.23, dark)]
    )


KINDS = {
    "ladder": _ladder,
    "throne": _throne,
    "wing": _wing,
    "high": _high,
    "stool": _stool,
    "bent": _bent,
}


def chair_boxes(kind, colour):
    """The boxes of a kind of chair. The back stands at z = +.22, the sitter looks towards -z."""
    return KINDS[kind](colour, mix(colour, "#1c0a0c", 0.35))


def sitter(hat, tall: float = 1.0, face: float = 1):
    """Flat outline of a seated person (x, y in metres): trunk, head in profile, hat, sometimes a pointing arm."""
    shapes = [TRUNK, PROFILE_HEAD, *LEGS]
    for name in hat.split("+"):
        shapes += HATS[name]
    return [[(x * face, y * tall) for x, y in shape] for shape in shapes]


def shadow_shapes(cam: Cam) -> dict[str, list[Any]]:
    """Project every chair and its unseen sitter from the flame to floor and wall; returns the shapes by name."""
    fx, fy, fz = FLAME

    def throw(points):
        """Shadow points on the wall (only from behind the flame) and on the floor."""
        on_wall = []
        on_floor = []
        for x, y, z in points:
            if z - fz > 0.2:
                k = (WALL - fz) / (z - fz)
                on_wall.append(cam((fx + (x - fx) * k, fy + (y - fy) * k, WALL)))
            k = FLOOR_LIGHT / (FLOOR_LIGHT - y)
            on_floor.append(cam((fx + (x - fx) * k, 0, max(min(fz + (z - fz) * k, WALL), -3.6))))
        return on_wall, on_floor

    shapes = {"chair_wall": [], "chair_floor": [], "sitter_wall": [], "sitter_floor": []}
    for x, z, angle, kind, colour, hat, tall in PLACES:
        for box in chair_boxes(kind, colour):
            wall, floor = throw([place(c, x, z, angle) for c in box.corners])
            for points, name in ((wall, "chair_wall"), (floor, "chair_floor")):
                if len(points) > 2:
                    hull = cv2.convexHull(np.array(points, np.float32))[:, 0]
                    shapes[name].append(poly([tuple(map(float, q)) for q in hull]))
        for outline in sitter(hat, tall, -1 if x > 0.2 else 1):
            if z > 0.3:
                wall, _ = throw([(x + px, py, z) for px, py in outline])
                shapes["sitter_wall"].append(poly(wall))
            else:
                _, floor = throw([place((px * 0.8, py, 0.1), x, z, angle) for px, py in outline])
                shapes["sitter_floor"].append(poly(floor))
    return shapes


def chair_faces(cam: Cam, x: float, z, angle, kind, colour):
    """The faces of one chair, lit by the candle, far to near."""
    flame = np.array(FLAME) + np.array((0, 0.3, 0))
    ca = math.cos(angle)
    sa = math.sin(angle)
    solids = []
    for box in chair_boxes(kind, colour):
        world = [np.array(place(c, x, z, angle)) for c in box.corners]
        faces = []
        for index, normal in FACES:
            n = np.array((normal[0] * ca + normal[2] * sa, normal[1], -normal[0] * sa + normal[2] * ca))
            centre = np.mean([world[i] for i in index], axis=0)
            if np.dot(n, cam.e - centre) <= 0:
                continue
            to_flame = flame - centre
            distance = np.linalg.norm(to_flame)
            lit = max(0.0, float(np.dot(n, to_flame / distance))) * min(1.3, 2.1 / (distance + 0.2))
            shade = mix(mix(box.colour, "#12060e", 0.78), mix(box.colour, "#ffcf80", 0.35), min(1.0, 0.08 + lit))
            path = cam.poly([tuple(world[i]) for i in index])
            if path is not None:
                faces.append((path, shade))
        solids.append((cam.z(tuple(np.mean(world, axis=0))), faces))
    solids.sort(key=lambda solid: -solid[0])
    return [face for _, faces in solids for face in faces]


@card(31, "council-of-chairs", "Council of Chairs", Land.ROOMS, gouache, vig=0.2, vcol="#2a0a18")
def council_of_chairs() -> Scene:
    """Nobody sits in the ring of chairs, but every shadow is occupied, and a mouse with a gavel presides.

    One shadow points at another. Where have the councillors gone, and what are they accused of?
    """
    sc = Scene(light=(0, -0.4, 0.7), key="#ffd890", shadow="#14060c", fog="#5a0c18", seed=311)
    cam = Cam(eye=(0, 2.25, -4.9), pitch=10, f=1060, c=(W * 0.5, H * 0.56))
    horizon = cam((0, 0, WALL))[1]
    wall_mask, floor_mask = _room(sc, cam, horizon)
    fx, fy, ground = _candle_light(sc, cam)
    _shadows(sc, cam, wall_mask, floor_mask)
    _rug(sc, cam)
    _ring(sc, cam, ground, fx, fy)
    sparks(sc, 60, (180, 520, 840, 1180), 3.6, "#ffd890", 8, 0.5)
    return sc


def _room(sc: Scene, cam: Cam, horizon):
    """Build the dark red room: striped wall, boards, skirting."""
    sc.img[:] = sc.fill(Lin([(0, "#7c1c28"), (1, "#c84438")], (0, 0), (0, horizon)))
    stripes = [
        (poly([cam((i * 0.34 + dx, y, WALL)) for dx, y in ((0, 0), (0.15, 0), (0.15, 4.6), (0, 4.6))]), "#5f121e", 0.3)
        for i in range(-14, 15)
    ]
    sc.polys(stripes, mottle=0, depth=0.1, detail=0.3, flow=math.pi / 2)
    wall_mask = (sc.y < horizon).astype(np.float32)
    floor_mask = 1 - wall_mask
    floor = rect(-10, horizon, W + 20, H)
    sc.add(floor, Lin([(0, "#9a5630"), (0.45, "#b86c34"), (1, "#6a3020")], (0, horizon), (0, H)), depth=0.3, detail=0.3)
    seams = []
    for j in range(30):
        z = WALL - j * 0.3
        if z > -4.6:
            seams.append((poly([cam((-5, 0, z)), cam((5, 0, z))], closed=False), "#2a0e10", 0.55, 2 + j * 0.16))
    sc.polys(seams, clip=floor_mask, mottle=0, depth=0.3, detail=0.4, flow=0.0)
    grain(sc, floor_mask, 0.16, 30, 12, 6)
    sc.add(
        poly([cam((-6, 0, WALL)), cam((6, 0, WALL)), cam((6, 0.2, WALL)), cam((-6, 0.2, WALL))]),
        "#4a1016",
        depth=0.15,
        detail=0.5,
        vol=5,
    )
    return wall_mask, floor_mask


def _candle_light(sc: Scene, cam: Cam):
    """Light the room before the shadows are cut out of the light."""
    fx, fy = cam(FLAME)
    ground = cam((0, 0, 0))
    sc.glow(fx, fy - 120, 900, "#ff9a40", 0.55, 1.5)
    sc.glow(ground[0], ground[1], 560, "#ffc060", 0.55, 1.7, sy=0.5)
    return fx, fy, ground


def _shadows(sc: Scene, cam: Cam, wall_mask: np.ndarray, floor_mask: np.ndarray) -> None:
    """Throw the shadows of the chairs, and of those who seem to sit in them."""
    shapes = shadow_shapes(cam)
    wall_chairs = blur(mask(shapes["chair_wall"]), 6) * wall_mask
    wall_people = blur(mask(shapes["sitter_wall"]), 3) * wall_mask
    floor_chairs = blur(mask(shapes["chair_floor"]), 4) * floor_mask
    floor_people = blur(mask(shapes["sitter_floor"]), 2.5) * floor_mask
    sc.mul("#5a1c30", wall_chairs * 0.6)
    sc.mul("#4a1a34", wall_people * 0.88)
    sc.mul("#5a2a30", floor_chairs * 0.4)
    sc.mul("#4a2030", floor_people * 0.8)


def _rug(sc: Scene, cam: Cam) -> None:
    """Lay the rug under the candle."""
    rug = [cam((math.cos(a) * 0.72, 0, math.sin(a) * 0.72)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    sc.add(spline(rug), "#c8502e", depth=0.35, detail=0.5, alpha=0.65)
    gold_ring = [
        cam((math.cos(a) * 0.58, 0, math.sin(a) * 0.58)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ]
    sc.add(mask(spline(gold_ring), stroke=6), "#ffd890", depth=0.35, detail=0.7, alpha=0.8)


def _ring(sc: Scene, cam: Cam, ground, fx, fy) -> None:
    """Set the chairs from far to near, the candle in its turn, the mouse on the throne."""
    order = sorted(PLACES, key=lambda p: -p[1])
    candle_done = False
    for x, z, angle, kind, colour, _, _ in order:
        if z < 0 and not candle_done:
            candle(sc, ground, (fx, fy))
            candle_done = True
        foot = cam((x, 0, z))
        size = cam.f / cam.z((x, 0, z))
        cast(sc, ell(foot[0], foot[1], 0.34 * size, 0.13 * size), 8, 0.5, "#14060c")
        direction = (-(x) or 0.01, -0.5 if z > 0 else -1.0)
        sc.polys(
            chair_faces(cam, x, z, angle, kind, colour),
            depth=0.5 + 0.1 * (2 - z),
            detail=0.75,
            mottle=0.05,
            rim=("#ffd08a", 5 if z < 0 else 3, direction, 0.75),
            flow=math.pi / 2,
        )
        if kind == "throne":
            seat = cam((0, 0.52, 1.42))
            chairman(sc, T(seat[0] - 4, seat[1], 1.2))


def candle(sc: Scene, ground, flame_at) -> None:
    """Candle in a brass stick on the floor."""
    x, y = ground
    cast(sc, ell(x, y + 4, 70, 20), 8, 0.5, "#2a0a10")
    sc.add(
        ell(x, y, 54, 17), Lin([(0, "#ffe098"), (1, "#7a4418")], (x - 54, 0), (x + 54, 0)), vol=8, depth=0.5, detail=0.9
    )
    sc.add(limb([(x, y - 4), (x, y - 34)], [20, 14]), "#d8a040", vol=7, depth=0.5, detail=0.9)
    top = flame_at[1] + 16
    wax = spline(
        [
            (x - 15, y - 30, 1),
            (x - 14, top + 8),
            (x - 17, top + 2),
            (x - 10, top - 4),
            (x + 10, top - 2),
            (x + 16, top + 4),
            (x + 14, top + 30),
            (x + 15, y - 30, 1),
        ]
    )
    sc.add(wax, Lin([(0, "#fff2c0"), (1, "#e0a060")], (0, top), (0, y - 30)), vol=10, depth=0.5, detail=1, emit=0.2)
    line(sc, [(x, top), (x + 1, top - 12)], 3, "#3a1a10")
    flame(sc, x, top - 6, 58, outer="#ffb840", inner="#fffbe0")
    sc.glow(x, top - 30, 150, "#ffe6a0", 0.85, 2.0)
    sc.glow(x, top - 30, 420, "#ff9a40", 0.35, 1.8)


def chairman(sc: Scene, t: T) -> None:
    """Mouse on its hind legs with a tiny gavel, facing the viewer's left, lit from below."""
    rim = ("#ffe8a8", 3.5, (0.1, 0.8), 0.9)
    guest_mouse(sc, t, coat="#2f4a6a", fur="#c8b8a8", spoon=False, rim=rim)
    line(sc, [t((28, -42)), t((56, -104))], 4 * t.a[2], "#6a3a1c")
    sc.add(t(limb([(44, -118), (70, -106)], [15, 15])), "#8a5028", vol=5, depth=0.96, detail=1, rim=rim)
