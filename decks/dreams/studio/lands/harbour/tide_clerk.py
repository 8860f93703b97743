"""Card 6, The Tide Clerk."""

import math

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import Points, T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.sky import strata

HORIZON = 1000
EYE = (560, 985)
"""Where all that runs away from the eye meets."""
FRONT = ((352, -70), (842, -96), (1010, 1372), (196, 1330))
"""Corners of the cabinet's front: it leans away, for one looks up at it."""
ROWS, COLUMNS = 6, 2
PUSHED = (4, 0)
RIM = ("#d8ffe4", 7, (0.5, -0.75), 0.9)
STEEL, STEEL_LIT, STEEL_DARK = "#3f7a72", "#86c0a4", "#0e2c38"

Place = tuple[float, float]


@card(6, "tide-clerk", "The Tide Clerk", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.08, vig=0.36)
def tide_clerk() -> Scene:
    """The Tide Clerk: he throws himself against a drawer of the sea, and a wave rears out of the one above him.

    Gouache, phosphor green, a cabinet cut by the frame. Too much, or a rage that was filed away.
    """
    sc = Scene(light=(0.5, -0.72, 0.42), key="#e0ffdc", shadow="#06202c", fog="#3f7a78", seed=606)
    night(sc)
    cabinet(sc)
    filed_moon(sc)
    waterfall(sc)
    wave(sc)
    surf(sc)
    clerk(sc)
    near(sc)
    return sc


def on_front(u: float, v: float, out: float = 1.0) -> Place:
    """A place of the front, u columns and v rows from its upper left; `out` brings it so much nearer to the eye."""
    corners = np.array([(0, 0), (COLUMNS, 0), (COLUMNS, ROWS), (0, ROWS)], np.float32)
    turn = cv2.getPerspectiveTransform(corners, np.array(FRONT, np.float32))
    x, y, w = turn @ np.array([u, v, 1.0])
    return (EYE[0] + (x / w - EYE[0]) * out, EYE[1] + (y / w - EYE[1]) * out)


def night(sc: Scene) -> None:
    """A green storm, and the sea from which all was taken."""
    sc.sky([(0, "#061a24"), (0.35, "#0d3a44"), (0.7, "#2a6a68"), (1, "#7fb49c")], 0, HORIZON, warp=80)
    sc.setflow(0.2 + noise(420, 2, 3) * 1.0)
    strata(sc, 320, 130, "#0a2630", "#4a8a84", 0.8, 3, cell=170, L=(0.6, -0.6))
    strata(sc, 700, 90, "#1f5458", "#9accb0", 0.7, 5, cell=130, L=(0.6, -0.6))
    for i in range(12):
        u = i / 11
        y = HORIZON + 330 * u**1.5
        m = mask(land(ridge(y, 4 + 20 * u, 60 + 150 * u, 20 + i, step=5, oct=3)))
        tone = mix("#6aa898", "#0f3e48", min(u * 1.2, 1))
        fill = Lin(
            [(0, mix(tone, "#e8fff0", 0.2)), (0.5, tone), (1, mix(tone, "#04141c", 0.3))], (0, y - 10), (0, y + 60)
        )
        sc.add(m, fill, depth=0.2 + 0.3 * u, mottle=0.06, detail=0.4, flow=0.05)
        edge = np.clip(m - shift(m, 0, 3 + 4 * u), 0, 1)
        sc.mixin("#e8fff4", blur(edge, 1) * smooth(0.1, 0.8, noise(40 + 60 * u, 3, 70 + i, aspect=3)) * 0.8)


def cabinet(sc: Scene) -> None:
    """Steel, green, high as a tower; some drawers stand open."""
    side = [
        on_front(COLUMNS, 0),
        (FRONT[1][0] + 120, FRONT[1][1]),
        (FRONT[2][0] + 120, FRONT[2][1] - 60),
        on_front(COLUMNS, ROWS),
    ]
    sc.add(poly(side), Lin([(0, "#1a4650"), (1, "#081c28")], (880, 0), (1060, 0)), depth=0.5, mottle=0.1)
    steel = Lin([(0, "#1c4a50"), (0.6, "#2c625e"), (1, "#0e2c36")], (842, 0), (300, 1300))
    m = sc.add(poly(list(FRONT)), steel, depth=0.52, mottle=0.1, detail=0.45, rim=RIM)
    for row in range(ROWS):
        for column in range(COLUMNS):
            face(sc, row, column, 1.0)
    for row, column, out in ((2, 1, 1.2), (4, 1, 1.2), (1, 0, 1.12), (3, 0, 1.2)):
        drawer(sc, row, column, out)
    drawer(sc, *PUSHED, 1.3)
    rust = smooth(0.35, 0.95, noise(50, 4, 31)) * m * smooth(500, 1300, sc.y)
    sc.mixin("#7a5038", rust * 0.45)
    sc.mul("#0a2a34", blur(smooth(1080, 1300, sc.y) * m, 20) * 0.5)


def corners(row: int, column: int, out: float) -> list[Place]:
    """The corners of a drawer's front from its upper left around."""
    u0, u1, v0, v1 = column + 0.07, column + 0.93, row + 0.06, row + 0.94
    return [on_front(u, v, out) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]


def face(sc: Scene, row: int, column: int, out: float) -> None:
    """The front of a drawer with its label and its pull."""
    a, b, c, d = corners(row, column, out)
    fill = Lin([(0, STEEL_LIT), (0.5, STEEL), (1, mix(STEEL, STEEL_DARK, 0.6))], b, d)
    m = sc.add(poly([a, b, c, d]), fill, vol=10, depth=0.56, detail=0.5, mottle=0.12, rim=RIM, shadow=(-8, 12, 9, 0.6))
    rock_relief(sc, m, 60, row * 2 + column, 0.05)

    def at(u: float, v: float) -> Place:
        return on_front(column + 0.07 + 0.86 * u, row + 0.06 + 0.88 * v, out)

    frame, label = [], []
    for u, v in ((0.3, 0.2), (0.7, 0.2), (0.7, 0.46), (0.3, 0.46)):
        frame.append(at(u, v))
        label.append(at(u + (0.03 if u < 0.5 else -0.03), v + (0.04 if v < 0.3 else -0.04)))
    sc.add(poly(frame), "#a87838", vol=4, depth=0.58, detail=0.55)
    sc.add(poly(label), "#f0ecd0", depth=0.58, detail=0.55, mottle=0.1)
    pull = limb(
        [at(0.36, 0.64), at(0.4, 0.78), at(0.6, 0.78), at(0.64, 0.64)], [10 * out, 13 * out, 13 * out, 10 * out], 20
    )
    sc.add(
        pull, "#e0a850", vol=5, depth=0.6, detail=0.55, shadow=(-5, 9, 5, 0.6), rim=("#fff4cc", 2.5, (0.5, -0.8), 0.9)
    )


def drawer(sc: Scene, row: int, column: int, out: float) -> None:
    """A drawer that is open: its sides run from the cabinet to its front."""
    far, near = corners(row, column, 1.0), corners(row, column, out)
    sc.mul(
        "#03141c",
        blur(
            mask(
                poly(
                    [
                        far[3],
                        far[2],
                        near[2],
                        (near[2][0] - 20, near[2][1] + 90),
                        (near[3][0] - 30, near[3][1] + 90),
                        near[3],
                    ]
                )
            ),
            16,
        )
        * 0.6,
    )
    sc.add(poly(far), "#04121a", depth=0.55)
    inner = [far[0], far[1], near[1], near[0]]
    if near[0][1] > far[0][1]:
        sc.add(poly(inner), Lin([(0, "#051820"), (1, "#1f5a60")], far[0], near[0]), depth=0.56)
    else:
        low = [far[3], far[2], near[2], near[3]]
        sc.add(poly(low), Lin([(0, "#06181f"), (1, "#1f4e50")], far[3], near[3]), depth=0.56, mottle=0.08)
    edge = (1, 2) if column == 1 else (0, 3)
    flank = [far[edge[0]], near[edge[0]], near[edge[1]], far[edge[1]]]
    sc.add(poly(flank), Lin([(0, "#0c3038"), (1, "#2a6464")], far[edge[0]], near[edge[0]]), depth=0.57, mottle=0.1)
    face(sc, row, column, out)


def filed_moon(sc: Scene) -> None:
    """In the uppermost drawer lies what rules them all."""
    x, y = 764, 122
    sc.glow(x, y, 460, "#d8ffd0", 0.55, 1.8)
    fill = Rad([(0, "#fffff0"), (0.7, "#f4f0c4"), (1.1, "#c8c898")], (x + 30, y - 30), 120)
    sc.add(ell(x, y, 116), fill, vol=50, shade=0.5, mottle=0.05, emit=0.4, depth=0.6, detail=0.5)
    m = mask(ell(x, y, 112))
    sc.mul("#b8bc98", m * smooth(0.15, 0.6, noise(44, 3, 5)) * 0.6)
    face(sc, 2, 1, 1.2)


def streaks(
    sc: Scene, ways: list[Points], widths: tuple[float, float], tones: tuple[str, str], within: Field, seed: int
) -> None:
    """Water drawn out along ways, light and dark."""
    r = rng(seed)
    items: list[Piece] = [
        (limb(way, [1, r.uniform(*widths), r.uniform(*widths), 1], 30), mix(*tones, r.random()), r.uniform(0.3, 0.85))
        for way in ways
    ]
    sc.polys(items, clip=within, depth=0.7, detail=0.5, mottle=0)


def waterfall(sc: Scene) -> None:
    """The drawer of the springs runs over."""
    a, b, _, _ = corners(4, 1, 1.2)
    r = rng(12)
    x0, x1, top, foot = a[0] + 60, b[0] - 96, a[1] - 14, 1300
    sheet = spline(
        [
            (x0, top + 8, 1),
            ((x0 + x1) / 2, top - 12),
            (x1, top + 4, 1),
            (x1 + 16, 900),
            (x1 + 26, foot),
            (x0 - 20, foot),
            (x0 - 8, 900),
        ]
    )
    m = displace(mask(sheet), 9, 30, 3) * (0.55 + 0.45 * smooth(-0.5, 0.4, noise(30, 3, 7, aspect=0.15)))
    sc.add(
        m,
        Lin([(0, "#f0fff4"), (0.3, "#a8dcd0"), (1, "#4f9a98")], (0, top), (0, foot)),
        depth=0.66,
        detail=0.5,
        flow=math.pi / 2,
        alpha=0.92,
    )
    ways = []
    for _ in range(70):
        x = r.uniform(x0, x1)
        spread = (x - (x0 + x1) / 2) * 0.22
        ways.append([(x, top), (x + r.uniform(-4, 4), 840), (x + spread, 1060), (x + spread * 1.4, foot)])
    streaks(sc, ways, (3, 12), ("#fbfff8", "#2f7a80"), m, 13)
    mist = np.exp(-(((sc.y - 1290 + noise(60, 3, 3) * 40) / 60) ** 2)) * smooth(240, 60, np.abs(sc.x - (x0 + x1) / 2))
    sc.mixin("#e8fff4", np.clip(mist, 0, 1) * 0.75)


WAVE = (
    *((552, 392, 1), (484, 300), (404, 200), (312, 108), (198, 66), (92, 92), (26, 182), (18, 276), (52, 322)),
    *((92, 304), (112, 254), (164, 222), (226, 254), (264, 330), (290, 400, 1)),
)


def wave(sc: Scene) -> None:
    """A breaker rears out of its drawer, over whoever filed it."""
    m = displace(mask(spline(WAVE)), 8, 40, 5)
    sc.mul("#04161e", blur(shift(m, -26, 60), 30) * 0.4)
    body = Lin([(0, "#c8f8dc"), (0.3, "#5cb8a8"), (0.65, "#1f6e78"), (1, "#0c3a4c")], (420, 90), (80, 420))
    sc.add(m, body, vol=44, depth=0.72, detail=0.5, mottle=0.08, rim=("#f4fff0", 9, (0.6, -0.7), 1.0))
    outer, inner = sample(WAVE[:8], 40), sample(WAVE[14:8:-1], 40)
    ways = []
    for k in range(17):
        u = (k + 0.5) / 17
        ways.append([tuple(o * (1 - u) + i * u) for o, i in zip(outer[::6], inner[::6], strict=True)])
    streaks(sc, ways, (3, 13), ("#e8fff0", "#145460"), m, 14)
    r = rng(15)
    white: list[Piece] = []
    for k, (x, y) in enumerate(
        sample(((316, 106), (198, 60), (90, 88), (22, 182), (16, 278), (52, 330), (96, 308), (118, 252)), 46)
    ):
        for _ in range(9):
            size = r.uniform(5, 24) * (0.45 + 0.75 * math.sin(math.pi * min(k / 34, 1)))
            spot = (x + r.normal(0, 15), y + r.normal(4, 15))
            white.append((ell(*spot, size, size * r.uniform(0.7, 1)), mix("#ffffff", "#8ac4b8", r.random() ** 1.5)))
    for root, n, turn in (
        ((30, 286), 84, 80),
        ((60, 330), 104, 66),
        ((96, 314), 86, 54),
        ((118, 262), 64, 40),
        ((20, 206), 60, 104),
    ):
        t = math.radians(turn)
        tip = (root[0] + math.cos(t) * n, root[1] + math.sin(t) * n)
        bow = (root[0] + math.cos(t - 0.5) * n * 0.55, root[1] + math.sin(t - 0.5) * n * 0.55)
        white.append((limb([root, bow, tip], [30, 18, 4], 14), "#f4fff8"))
    sc.polys(white, depth=0.76, detail=0.55, vol=9, shade=0.7, rim=("#ffffff", 2, (0.5, -0.8), 0.5))
    drops = [ell(r.normal(110, 80), r.uniform(320, 640), r.uniform(1.5, 5.5)) for _ in range(110)]
    sc.post(mask(drops), "#f0fff4", 0.85)
    face(sc, 3, 0, 1.2)


def surf(sc: Scene) -> None:
    """What has come out already stands knee-high and runs towards the eye."""
    for k, (y, amp) in enumerate(((1290, 16), (1336, 20))):
        m = displace(mask(land(ridge(y, amp, 190, 80 + k, oct=4))), 8, 40, k)
        tone = Lin([(0, "#bfe8d4"), (0.12, "#4f9c94"), (0.6, "#17505c"), (1, "#08242f")], (0, y - 20), (0, y + 150))
        sc.add(m, tone, depth=0.78, detail=0.45, mottle=0.1, flow=0.1, vol=14)
        edge = blur(np.clip(m - shift(m, 0, 9), 0, 1), 1.6) * smooth(-0.5, 0.3, noise(60, 3, 90 + k, aspect=2))
        sc.mixin("#f4fff6", edge * 0.95)
    lace(sc, 1290, H, 0.75, 5)


def lace(sc: Scene, top: float, foot: float, amount: float, seed: int) -> None:
    """Foam that was torn into a net."""
    n = noise(70, 3, seed, aspect=2.4)
    net = smooth(0.085, 0.02, np.abs(n)) + smooth(0.06, 0.01, np.abs(noise(46, 3, seed + 4, aspect=2.4)))
    sc.mixin("#e4fff0", np.clip(net, 0, 1) * smooth(top, top + 40, sc.y) * smooth(foot + 60, foot - 120, sc.y) * amount)


def clerk(sc: Scene) -> None:
    """Shoulder to the steel, feet slipping, tie over his back."""
    h = 740
    x, y = 236, 1404
    a, b, _, d = corners(*PUSHED, 1.3)
    right = (a[0] + (b[0] - a[0]) * 0.84, a[1] + (d[1] - a[1]) * 0.62)
    left = (a[0] + (b[0] - a[0]) * 0.8, a[1] + (d[1] - a[1]) * 0.3)
    push = Gesture(
        hips=(0.0, 0, 0.43),
        lean=40,
        side=4,
        nod=-6,
        hands=((0.4, -0.1, 0.66), (0.4, 0.1, 0.7)),
        feet=((-0.3, -0.08, 0.06), (0.12, 0.08, 0.0)),
    )
    look = Look(
        coat="#c03a50",
        sleeve="#e8c070",
        legs="#26344a",
        boots="#141a20",
        hair="#9a9894",
        beard="#b4b2ac",
        hem=0.08,
        flare=0.0,
        collar="#f4efdc",
        belt="#2a2028",
    )
    sc.mul(
        "#04161e",
        blur(
            mask(
                spline(
                    [
                        (right[0] - 130, right[1] + 20),
                        right,
                        (right[0] - 20, right[1] + 110),
                        (right[0] - 150, right[1] + 150),
                    ]
                )
            ),
            16,
        )
        * 0.5,
    )
    human(
        sc,
        x,
        y,
        h,
        push,
        look,
        build=OLD,
        turn=-30,
        right=right,
        left=left,
        reach=0.3,
        rim=("#e8fff0", 8, (0.55, -0.75), 1.0),
        key=1.2,
        depth=0.88,
    )


def near(sc: Scene) -> None:
    """Foam about his knees, index cards afloat, and a swell before the eye."""
    r = rng(40)
    foam: list[Piece] = []
    for cx, cy, spread in ((130, 1372, 60), (330, 1398, 60)):
        for _ in range(90):
            size = r.uniform(3, 15)
            foam.append(
                (
                    ell(cx + r.normal(0, spread), cy + abs(r.normal(0, 16)) - 8, size, size * 0.7),
                    mix("#ffffff", "#7ab8ac", r.random()),
                )
            )
    sc.polys(foam, depth=0.9, detail=0.55, vol=6, shade=0.7)
    for x, y, size, turn in ((640, 1370, 74, -12), (820, 1420, 90, 18), (520, 1446, 66, 34), (960, 1350, 60, -30)):
        t = T(x, y, size, turn)
        sc.mul("#04202a", blur(mask(t(poly([(-0.7, -0.1), (0.7, -0.14), (0.78, 0.4), (-0.7, 0.44)]))), 6) * 0.6)
        sheet = spline([(-0.72, -0.3, 1), (0, -0.4), (0.7, -0.3, 1), (0.76, 0.26, 1), (0, 0.2), (-0.7, 0.3, 1)])
        sc.add(
            t(sheet),
            Lin([(0, "#fbf6e0"), (1, "#b8c8b4")], t((0.6, -0.3)), t((-0.6, 0.3))),
            depth=0.92,
            detail=0.55,
            vol=6,
            rim=RIM,
        )
        sc.add(t(limb([(-0.6, -0.18), (0.62, -0.18)], [0.03, 0.03], 8)), "#c85a5a", depth=0.92, alpha=0.8)
    m = displace(mask(land(ridge(1440, 26, 300, 99, oct=4))), 10, 50, 9)
    sc.add(
        m,
        Lin([(0, "#8accb8"), (0.2, "#24686e"), (1, "#06202c")], (0, 1410), (0, H)),
        depth=0.96,
        detail=0.45,
        mottle=0.1,
        vol=16,
    )
    edge = blur(np.clip(m - shift(m, 0, 10), 0, 1), 1.6) * smooth(-0.5, 0.3, noise(70, 3, 97, aspect=2))
    sc.mixin("#f4fff6", edge)
    lace(sc, 1450, H + 80, 0.6, 25)
    spray = [ell(r.uniform(0, W), H - 60 - abs(r.normal(0, 90)), r.uniform(1, 4)) for _ in range(120)]
    sc.post(mask(spray), "#f0fff4", 0.7)
