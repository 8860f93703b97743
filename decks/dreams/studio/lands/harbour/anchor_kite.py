"""Card 9, Anchor Kite."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, cut, ell, joined, limb, mask, poly, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import SLIGHT, Gesture, Look, grip, human
from ...motifs.sea import fish
from ...motifs.sky import strata

HORIZON, SURFACE = 1046, 1136
SUN = (92, 968)
RING, CROWN = (448, 618), (640, 176)
BOAT = T(560, 1104, 1.14, 26)
BUOY = (800, 1396, 90)
RIM = ("#ffd890", 8, (-0.85, 0.25), 0.95)
ARMS = ((0.68, -410), (0.92, -300), (1.07, -140), (1.11, 0), (1.07, 140), (0.92, 300), (0.68, 410))
"""Places along the arms of the anchor."""
IRON = Lin([(0, "#7a5648"), (0.45, "#3c3a48"), (1, "#14162a")], (340, 380), (900, 300))


@card(9, "anchor-kite", "Anchor Kite", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.34)
def anchor_kite() -> Scene:
    """Anchor Kite: what should hold the boat flies away with it, and only a buoy on the ground holds on.

    Gouache, ember over teal, the anchor cut by the frame. Obstinacy: she will not let go.
    """
    sc = Scene(light=(-0.78, -0.1, 0.42), key="#ffcf88", shadow="#1a1638", fog="#e09a70", seed=309)
    evening(sc)
    anchor(sc)
    hanging(sc)
    sea(sc)
    boat(sc)
    below(sc)
    return sc


def along(u: float, off: float = 0.0) -> tuple[float, float]:
    """A place on the anchor: u from its ring to its crown, off to its right."""
    dx, dy = CROWN[0] - RING[0], CROWN[1] - RING[1]
    n = math.hypot(dx, dy)
    return (RING[0] + dx * u - dy / n * off, RING[1] + dy * u + dx / n * off)


def evening(sc: Scene) -> None:
    """The sun goes down in a gale: clouds are torn towards the upper right."""
    sc.sky(
        [(0, "#3a2450"), (0.25, "#7a3450"), (0.5, "#c8503c"), (0.75, "#f08a3c"), (0.93, "#ffc060"), (1, "#ffd88a")],
        -60,
        HORIZON,
        warp=110,
    )
    sc.setflow(-0.75 + noise(420, 2, 3) * 0.7)
    sc.glow(*SUN, 820, "#ffd880", 0.75, 1.6)
    torn = noise(150, 5, 17, aspect=1.0)
    band = np.sin((sc.x * 0.6 + sc.y * 0.9 + torn * 120) / 150)
    cloud = smooth(0.25, 1.1, band + torn * 0.9) * smooth(HORIZON, 500, sc.y)
    sc.mixin("#5a2a52", cloud * 0.55)
    lit = np.clip(cloud - shift(cloud, 16, -10), 0, 1)
    sc.screen("#ffb060", blur(lit, 3) * 0.9)
    strata(sc, 900, 40, "#b85a48", "#ffd890", 0.7, 3, cell=110, L=(-0.7, 0.4))
    sc.add(ell(*SUN, 62), "#fff4cc", mottle=0, soft=1.5, emit=0.5, depth=0.03)
    coast = ridge(HORIZON - 16, 22, 260, 12)
    sc.add(land(coast), "#a0503c", depth=0.1, fogg=(HORIZON - 50, HORIZON, 0.6, "#f8a858"), soft=1)


def anchor(sc: Scene) -> None:
    """Iron, rusted, larger than the boat; weed of the ground still hangs on it."""
    looks = {"depth": 0.6, "detail": 0.55, "mottle": 0.14, "rim": RIM}
    arms = [along(u, off) for u, off in ARMS]
    arch = limb(arms, [22, 52, 80, 92, 80, 52, 22], 70)
    palms = []
    for side in (-1, 1):
        outline = ((0.36, 442, 1), (0.66, 478), (0.98, 420, 1), (0.93, 330), (0.82, 272, 1), (0.56, 352))
        palms.append(spline([(*along(u, side * off), *corner) for u, off, *corner in outline]))
    for palm in palms:
        sc.add(palm, IRON, vol=30, rough=2, **looks)
    m = sc.add(arch, IRON, vol=46, rough=2, shadow=(12, 12, 12, 0.5), **looks)
    shank = limb([along(0.02), along(0.5), along(1.1)], [56, 54, 76], 40)
    m = np.maximum(m, sc.add(shank, IRON, vol=34, rough=2, shadow=(14, 8, 12, 0.55), **looks))
    stock = limb([along(0.2, -206), along(0.175, 0), along(0.2, 206)], [40, 54, 40], 40)
    wood = Lin([(0, "#c88a54"), (1, "#4a2430")], along(0.24, -200), along(0.12, 200))
    n = sc.add(stock, wood, vol=28, rough=1.5, shadow=(10, 12, 10, 0.5), **looks)
    for off in (-150, -56, 56, 150):
        hoop = limb([along(0.145, off), along(0.235, off)], [13, 13], 6)
        sc.add(hoop, "#2a2434", vol=6, clip=n, depth=0.6)
    rock_relief(sc, m, 16, 5, 0.2)
    rust = smooth(0.0, 0.8, noise(60, 4, 31)) * np.maximum(m, mask(palms) * 0.9)
    sc.mixin("#a8502c", rust * 0.5)
    eye = cut(ell(*along(-0.06), 56, 56), ell(*along(-0.06), 31, 31))
    sc.add(eye, IRON, vol=16, **looks)
    weeds(sc)


def weeds(sc: Scene) -> None:
    """Weed and water stream off it."""
    r = rng(21)
    items: list[Piece] = []
    roots = [along(r.uniform(0.86, 1.1), r.choice([-1, 1]) * r.uniform(40, 360)) for _ in range(46)]
    for x, y in roots:
        n = r.uniform(30, 150)
        way = [(x, y), (x - n * 0.16, y + n * 0.5), (x - n * 0.1 + r.uniform(-16, 16), y + n)]
        items.append((limb(way, [11, 9, 1.5], 12), mix("#3a5238", "#1a1c30", r.random())))
    sc.polys(items, depth=0.62, detail=0.5, rim=("#ffc878", 2, (-0.9, 0.1), 0.6), flow=math.pi / 2)
    drops = []
    for _ in range(90):
        x, y = roots[int(r.integers(len(roots)))]
        down = r.uniform(60, 560)
        size = r.uniform(1.4, 4.2)
        drops.append(ell(x - down * 0.05 + r.uniform(-14, 14), y + down, size, size * 1.8))
    sc.post(mask(drops), "#ffe8bc", 0.75)


def hanging(sc: Scene) -> None:
    """A gull sleeps on the stock with its head down, as bats do."""
    x, y = along(0.155, -126)
    t = T(x, y + 20, 1.3, 4)
    keep = {"depth": 0.66, "detail": 0.6, "rim": ("#ffe0a8", 3, (-0.85, 0.25), 0.9)}
    for fx in (-7, 7):
        sc.add(t(limb([(fx, -8), (fx * 0.9, 22)], [5, 4], 6)), "#e8843c", depth=0.66)
    sc.add(
        t(spline([(-14, 16), (14, 16), (27, 52), (20, 96), (0, 118), (-20, 96), (-27, 52)])), "#f6ece0", vol=16, **keep
    )
    sc.add(t(ell(0, 120, 24, 23)), "#fbf4ea", vol=10, **keep)
    for side in (-1, 1):
        wing = spline([(side * 12, 18), (side * 31, 54), (side * 27, 96), (side * 15, 112, 1), (side * 7, 74)])
        sc.add(t(wing), "#8c8a9c", vol=7, **keep)
    for ex in (-9, 9):
        sc.post(mask(t(limb([(ex - 5, 118), (ex, 114), (ex + 5, 118)], [1.5, 2.6, 1.5], 8))), "#2c2030", 0.9)
    sc.add(t(spline([(-9, 128), (9, 128), (2, 156, 1)])), "#e8a040", depth=0.66)


def sea(sc: Scene) -> None:
    """The surface, and under it the green water one looks into."""
    top = Lin([(0, "#ffc878"), (0.4, "#c87a58"), (1, "#3a5a68")], (0, HORIZON), (0, SURFACE))
    sc.add(land([(-40, HORIZON), (W + 40, HORIZON)]), top, depth=0.3, mottle=0.06, detail=0.4, flow=0.0)
    glitter(sc, SUN[0] + 20, HORIZON + 3, SURFACE, 90, 220, "#fff0b8", n=160, seed=5, a=0.9)
    for i in range(5):
        m = mask(land(ridge(HORIZON + 12 + i * 18, 2 + 2.4 * i, 90 + 30 * i, 40 + i, step=5, oct=3)))
        edge = blur(np.clip(m - shift(m, 0, 5 + 2 * i), 0, 1), 1) * smooth(-0.2, 0.6, noise(50, 3, i, aspect=3))
        sc.mul("#2c4658", edge * 0.7)
    cutline = ridge(SURFACE, 9, 210, 7, oct=4)
    deep = Lin([(0, "#4f9a8c"), (0.25, "#24707a"), (0.7, "#0f3f58"), (1, "#08203c")], (0, SURFACE), (0, H))
    m = sc.add(land(cutline), deep, depth=0.5, mottle=0.1, detail=0.4, flow=0.3)
    rays = [
        poly([(x, SURFACE), (x + 40, SURFACE), (x + 300 + 60 * k, H + 40), (x + 130 + 60 * k, H + 40)])
        for k, x in enumerate((-160, 20, 190, 400, 640))
    ]
    sc.screen("#8ad0a8", blur(mask(rays), 16) * m * 0.34 * smooth(H, SURFACE, sc.y))
    lip = blur(np.clip(m - shift(m, 0, 8), 0, 1), 1.4)
    sc.mixin("#fff0c4", lip * smooth(-0.5, 0.2, noise(50, 3, 9, aspect=3)) * 0.9)
    sc.mul("#0f3448", blur(np.clip(shift(m, 0, 8) - shift(m, 0, 34), 0, 1), 6) * 0.5)


def chain(sc: Scene, a: tuple[float, float], b: tuple[float, float], link: float) -> None:
    """Links from a to b, every other one seen on its edge."""
    n = max(int(math.dist(a, b) / (link * 0.72)), 2)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    iron = {"depth": 0.7, "detail": 0.62, "rim": ("#ffd890", 3, (-0.85, 0.2), 0.9)}
    for odd in (1, 0):
        for k in range(odd, n + 1, 2):
            u = k / n
            t = T(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, link, turn)
            shape = (
                t(limb([(-0.46, 0), (0.46, 0)], [0.2, 0.2], 8))
                if odd
                else cut(t(ell(0, 0, 0.58, 0.33)), t(ell(0, 0, 0.36, 0.13)))
            )
            sc.add(shape, mix("#4a3c40", "#8a5a44", 0.3 + 0.4 * (k % 3) / 2), vol=link * 0.1, **iron)


def bow_tie(sc: Scene, x: float, y: float, size: float, colour: str, turn: float) -> None:
    """A rag knotted about the chain, as on the tail of a kite."""
    t = T(x, y, size, turn)
    for side in (-1, 1):
        wing = spline(
            [
                (0, 0, 1),
                (side * 0.5, -0.46),
                (side * 1.15, -0.5, 1),
                (side * 0.95, 0),
                (side * 1.2, 0.42, 1),
                (side * 0.5, 0.36),
            ]
        )
        fill = Lin(
            [(0, mix(colour, "#ffffff", 0.2)), (1, mix(colour, "#1a1030", 0.45))], t((-1.1, -0.3)), t((1.1, 0.3))
        )
        sc.add(t(wing), fill, vol=size * 0.22, depth=0.72, detail=0.6, rim=("#ffe0a0", 3, (-0.85, 0.2), 0.8))
        sc.mul("#2a1030", blur(mask(t(limb([(side * 0.1, 0), (side * 0.7, 0.04)], [0.02, 0.12], 8))), 2) * 0.6)
    sc.add(t(ell(0, 0, 0.22, 0.28)), mix(colour, "#1a1030", 0.2), vol=size * 0.14, depth=0.73, detail=0.6)


def boat(sc: Scene) -> None:
    """The boat stands on its stern; she has both hands on the chain and all her weight against it."""
    b = BOAT
    bow = b((-226, -62))
    sc.mul("#12243c", blur(mask(b(ell(150, 70, 130, 26))), 12) * 0.6)
    inside = spline([(-230, -64, 1), (-110, -66), (60, -60), (205, -30, 1), (120, 10), (-90, -4)])
    sc.add(
        b(inside),
        Lin([(0, "#7a4a38"), (1, "#22182c")], b((-150, -60)), b((120, 0))),
        depth=0.72,
        detail=0.5,
        mottle=0.12,
    )
    for x in (-96, 76):
        sc.add(b(poly([(x, -58), (x + 24, -58), (x + 20, -2), (x - 6, -2)])), "#c88a54", depth=0.73, vol=4, rim=RIM)
    end = along(-0.13)
    for u, colour, size, turn in ((0.24, "#e8b83c", 56, 12), (0.48, "#d8e4e0", 50, -14)):
        bow_tie(sc, end[0] + (bow[0] - end[0]) * u, end[1] + (bow[1] - end[1]) * u, size, colour, turn)
    chain(sc, end, bow, 44)
    haul(sc, end, bow)
    side = spline([(-230, -64, 1), (-120, -16), (50, 2), (205, -28, 1), (196, 44), (96, 88), (-70, 70), (-180, 6)])
    paint = Lin([(0, "#4aa0a4"), (0.5, "#1f5a74"), (1, "#101c3a")], b((-60, -20)), b((20, 90)))
    m = sc.add(b(side), paint, vol=46, depth=0.78, detail=0.55, mottle=0.12, rim=RIM, shadow=(10, 16, 12, 0.4))
    seams = [
        limb(
            [(-222 + 20 * k, -48 + 24 * k), (-100, 6 + 22 * k), (60, 24 + 20 * k), (202, -4 + 20 * k)], [1, 3, 3, 2], 24
        )
        for k in range(3)
    ]
    sc.mul("#0a1430", blur(mask([b(seam) for seam in seams]), 1.2) * m * 0.7)
    gunwale = b(limb([(-232, -66), (-120, -17), (50, 1), (207, -29)], [12, 12, 12, 12], 30))
    sc.add(gunwale, "#e0a868", vol=6, depth=0.79, detail=0.6, rim=RIM)
    splash(sc)


def haul(sc: Scene, top: tuple[float, float], bow: tuple[float, float]) -> None:
    """Braced against a thwart, head down, she pulls."""
    h = 490

    def at(u: float) -> tuple[float, float]:
        return (top[0] + (bow[0] - top[0]) * u, top[1] + (bow[1] - top[1]) * u)

    x, y = BOAT((-40, 14))
    brace = Gesture(
        hips=(-0.14, 0, 0.38),
        lean=-12,
        side=2,
        nod=4,
        hands=((0.2, -0.07, 0.7), (0.2, 0.08, 0.64)),
        feet=((0.13, -0.09, 0.05), (-0.1, 0.09, -0.03)),
    )
    look = Look(
        coat="#f0e4cc",
        legs="#2c3a5c",
        boots="#241a24",
        hair="#7a2a1c",
        cut="braid",
        hem=0.2,
        flare=0.02,
        belt="#a83430",
        wind=0.14,
        collar="#c8402e",
    )
    who = human(
        sc,
        x,
        y,
        h,
        brace,
        look,
        build=SLIGHT,
        turn=168,
        right=at(0.56),
        left=at(0.44),
        reach=0.3,
        rim=("#ffe0a0", 7, (-0.85, 0.1), 1.0),
        key=1.15,
        depth=0.76,
    )
    (ax, ay), (cx, cy) = who.hands
    start, mid = (top[0] + 10, top[1] + 18), ((ax + cx) / 2, (ay + cy) / 2)
    rope = {"vol": 4, "depth": 0.77, "detail": 0.62, "rim": ("#fff0c0", 2.5, (-0.85, 0.1), 0.9)}
    sc.add(limb([start, mid], [11, 11], 12), "#e0c088", **rope)
    tail = [mid, (mid[0] + 12, mid[1] + 80), (mid[0] - 4, mid[1] + 170), (mid[0] + 34, mid[1] + 250)]
    sc.add(limb(tail, [11, 10, 10, 9], 30), "#d8b478", **rope)
    angle = math.degrees(math.atan2(mid[1] - start[1], mid[0] - start[0]))
    for hand in who.hands:
        grip(sc, hand, angle, h * 1.1, thick=0.03)


def splash(sc: Scene) -> None:
    """White water about the stern."""
    r = rng(30)
    x, y = BOAT((186, 20))[0], SURFACE + 2
    foam: list[Piece] = []
    for _ in range(190):
        a, n = math.radians(r.normal(-90, 52)), abs(r.normal(0, 62))
        size = r.uniform(2, 11) * (1 - 0.3 * n / 150)
        spot = (x + math.cos(a) * n * 1.8, y + 8 + math.sin(a) * n * 0.7)
        foam.append((ell(*spot, max(size, 1.5), max(size * 0.8, 1.2)), mix("#fff8e4", "#b8c8c0", r.random())))
    sc.polys(foam, depth=0.84, detail=0.55, vol=4)


def below(sc: Scene) -> None:
    """The buoy lies on the ground like an anchor, on the last rope; fish look on."""
    stern, (bx, by, radius) = BOAT((196, 34)), BUOY
    sc.add(limb([stern, (bx + 6, by - radius - 8)], [9, 9], 12), "#d8c088", vol=4, depth=0.8, detail=0.6)
    r = rng(8)
    ground = land(ridge(H - 62, 16, 240, 33))
    sc.add(ground, Lin([(0, "#2c6a60"), (1, "#0a2438")], (0, H - 90), (0, H)), depth=0.6, mottle=0.16, vol=10)
    sc.mul("#061a2c", blur(mask(ell(bx + 30, H - 40, 170, 22)), 10) * 0.7)
    red = Rad([(0, "#ff9a70"), (0.4, "#d8402e"), (1, "#5a1424")], (bx - 40, by - 46), radius * 1.7)
    m = sc.add(
        ell(bx, by, radius, radius * 1.04),
        red,
        vol=90,
        depth=0.82,
        detail=0.55,
        mottle=0.1,
        rim=("#b8f0d0", 6, (-0.5, -0.85), 0.7),
    )
    band = limb([(bx - radius - 4, by + 4), (bx, by + 40), (bx + radius + 4, by + 4)], [36, 36, 36], 24)
    sc.add(
        band,
        Lin([(0, "#f8f0dc"), (1, "#7a8a90")], (bx - radius, by), (bx + radius, by)),
        clip=m,
        vol=10,
        depth=0.82,
        detail=0.55,
    )
    sc.add(
        joined(
            ell(bx, by - radius, 26, 16), limb([(bx - 6, by - radius - 22), (bx + 12, by - radius - 22)], [14, 14], 6)
        ),
        "#3a3440",
        vol=7,
        depth=0.82,
    )
    for x, y, size, turn, tone in (
        (196, 1236, 1.25, -14, "#f0a048"),
        (330, 1330, 0.95, -20, "#e8b868"),
        (110, 1360, 1.05, -8, "#e88a40"),
        (520, 1262, 0.7, -24, "#c8d4a0"),
    ):
        t = T(x, y, size, turn)
        sc.add(
            fish(t, 2),
            Lin([(0, tone), (1, mix(tone, "#1a3a50", 0.6))], t((0, -16)), t((0, 20))),
            vol=8,
            depth=0.8,
            detail=0.6,
            rim=("#d8f8d0", 2, (-0.4, -0.9), 0.6),
        )
        sc.post(mask(t(ell(32, -4, 4))), "#f8f4e0", 1)
        sc.post(mask(t(ell(33, -4, 2.2))), "#101420", 1)
    weed: list[Piece] = []
    for _ in range(120):
        x = r.choice([r.uniform(-20, 420), r.uniform(900, 1050), r.uniform(-20, 1040)])
        n, bend = r.uniform(40, 200), r.uniform(-20, 60)
        way = [(x, H + 10), (x + bend * 0.1, H - n * 0.5), (x + bend, H - n)]
        weed.append((limb(way, [9, 8, 1.5], 12), mix("#0c3440", "#3a7a58", r.random())))
    sc.polys(weed, depth=0.9, detail=0.5, flow=math.pi / 2)
    bubbles = [ell(r.normal(740, 46), r.uniform(SURFACE + 110, 1330), r.uniform(2, 7)) for _ in range(36)]
    sc.mixin("#d8fff0", mask(bubbles, stroke=2) * 0.7)
