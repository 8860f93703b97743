"""Card 14, The House that Left."""

import math

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W, scale
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import Gesture, Look, grip, human
from ...motifs.sky import strata
from .heron_house import FOOT, far_legs, house, smoke, washing
from .motifs import ripples

SUN = (872, 742)
HORIZON = 838
REEDS = ("#2c4a40", "#4a6244", "#1d3a3c", "#7a7440")


@card(14, "house-that-left", "The House that Left", Land.CITY, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.36)
def house_that_left() -> Scene:
    """The House that Left: it has got up on heron's legs and goes; who lived there runs after it with the key.

    Gouache, copper evening, seen from the mud. Being left.
    """
    sc = Scene(light=(0.75, -0.35, 0.42), key="#ffdc98", shadow="#122440", fog="#d9a880", seed=101)
    evening(sc)
    far_legs(sc)
    house(sc)
    washing(sc)
    smoke(sc)
    water(sc)
    runner(sc)
    near(sc)
    return sc


def evening(sc: Scene) -> None:
    """A copper sky, the sun on the marsh, the far shore."""
    sc.sky(
        [(0, "#1f4458"), (0.25, "#4a7a7c"), (0.45, "#b4ae88"), (0.58, "#f3c87c"), (0.66, "#f8ac5c"), (0.72, "#ee8c50")],
        0,
        1180,
        warp=60,
    )
    sc.setflow(0.05 + noise(420, 2, 3) * 0.6)
    sc.glow(*SUN, 760, "#ffe2a0", 0.8, 1.6)
    strata(sc, 250, 110, "#3c6674", "#e0c890", 0.7, 3, cell=150, L=(0.5, 0.6))
    strata(sc, 600, 60, "#c08058", "#ffe2a8", 0.7, 7, cell=100, L=(0.5, 0.6))
    sc.add(ell(*SUN, 74), "#fff6d8", mottle=0.02, soft=1.5, depth=0.03, emit=0.5)
    for y, amp, colour, seed in ((812, 26, "#b08a70", 20), (830, 16, "#7c705c", 21)):
        sc.add(land(ridge(y, amp, 240, seed)), colour, depth=0.1, mottle=0.08, fogg=(760, HORIZON, 0.6, "#f0b070"))
    base = Lin([(0, "#f6c880"), (0.2, "#b08c70"), (0.55, "#3c6670"), (1, "#0e2c40")], (0, HORIZON), (0, H))
    sc.reflect(HORIZON, tint="#e8e0d8", am=0.72, wob=11, seed=3, blurv=4, base=base)
    reeds(sc, (HORIZON + 12, HORIZON + 30), 300, (16, 50), 0.3, 1)
    for x, y, w in ((120, 946, 240), (930, 930, 260)):
        sc.add(
            spline(
                [(x - w, y + 8), (x - w * 0.5, y - 12), (x, y - 18), (x + w * 0.5, y - 10), (x + w, y + 8), (x, y + 20)]
            ),
            "#44543f",
            depth=0.4,
            mottle=0.1,
        )
        reeds(sc, (y - 6, y + 4), 150, (44, 110), 0.42, x, (x - w * 0.9, x + w * 0.9))


def reeds(
    sc: Scene,
    ys: tuple[float, float],
    n: int,
    tall: tuple[float, float],
    depth: float,
    seed: int,
    xs: tuple[float, float] = (-20, W + 20),
) -> None:
    """Reeds that stand between two heights, some with heads."""
    r = rng(seed)
    items: list[Piece] = []
    for _ in range(n):
        x, y, high = r.uniform(*xs), r.uniform(*ys), r.uniform(*tall)
        bend = high * r.uniform(-0.12, 0.34)
        tone = mix(REEDS[int(r.integers(4))], "#d8a058", (1 - depth) * 0.4)
        items.append(
            (
                limb(
                    [(x, y), (x + bend * 0.3, y - high * 0.6), (x + bend, y - high)],
                    [high * 0.03 + 1.5, high * 0.02 + 1, 0.6],
                    8,
                    cap=False,
                ),
                tone,
            )
        )
        if r.random() < 0.15:
            head = [(x + bend * 0.72, y - high * 0.86), (x + bend * 0.96, y - high * 1.04)]
            items.append((limb(head, [high * 0.05 + 2] * 2, 6), "#6a3a24"))
    sc.polys(items, depth=depth, mottle=0.05, detail=0.5, flow=math.pi / 2, rim=("#ffdc90", 2, (0.9, -0.4), 0.6))


def water(sc: Scene) -> None:
    """The marsh doubles the house, broken; rings go out from the foot that stands."""
    n = noise(26, 3, 40, aspect=6)
    down = np.clip(sc.y - FOOT, 0, None)
    x = ((sc.x + n * 11) * scale()).astype(np.float32)
    y = (np.clip(FOOT - down * 1.2 + noise(20, 2, 44, aspect=7) * 9, 0, H - 1) * scale()).astype(np.float32)
    mirrored = cv2.remap(sc.img, x, y, cv2.INTER_LINEAR)
    standing = cv2.remap((sc.depth > 0.5).astype(np.float32), x, y, cv2.INTER_LINEAR)
    sc.mixin(mirrored * hx("#a0b4bc"), blur(standing, 1.6) * smooth(FOOT, FOOT + 6, sc.y) * 0.72)
    for radius, a in ((74, 0.8), (130, 0.5), (200, 0.3)):
        sc.mixin(
            "#ffe9c0",
            blur(mask(ell(366, FOOT + 18, radius, radius * 0.2), stroke=5), 1.2)
            * a
            * smooth(-0.6, 0.3, noise(40, 2, 5)),
        )
    path = np.exp(-(((sc.x - SUN[0]) / (40 + 0.14 * np.clip(sc.y - HORIZON, 0, None))) ** 2)) * smooth(
        HORIZON, HORIZON + 6, sc.y
    )
    sc.screen("#ffc878", (path * smooth(-0.4, 0.4, noise(20, 3, 19, aspect=7)) * 0.75).astype(np.float32))
    ripples(sc, rng(61), (0, HORIZON + 10, W, HORIZON + 600), 1.5, "#ffe6b8", 0.12, 80, 70)


def runner(sc: Scene) -> None:
    """She runs through the shallows with all she has left: in the raised hand the key of the door."""
    x, y, h = 800, 1404, 560
    hand = (664, 1000)
    run = Gesture(
        hips=(0.03, 0, 0.49),
        lean=20,
        side=4,
        twist=-14,
        nod=-16,
        hands=((0.24, -0.2, 0.95), (-0.16, 0.24, 0.6)),
        feet=((-0.3, -0.06, 0.24), (0.24, 0.06, 0.0)),
    )
    sc.mul(
        "#0c1c30",
        blur(mask(spline([(x - 160, y + 6), (x + 30, y - 16), (x + 60, y + 14), (x - 250, y + 54)])), 12) * 0.55,
    )
    who = human(
        sc,
        x,
        y,
        h,
        run,
        Look(
            coat="#e8c4a8",
            legs="#3c3048",
            boots="#2a1c24",
            hair="#3a1f1a",
            cut="bob",
            scarf="#c8342c",
            hem=0.5,
            flare=0.06,
            wind=0.14,
            belt="#8a4038",
        ),
        turn=-148,
        right=hand,
        reach=0.1,
        rim=("#fff0c0", 8, (0.9, -0.35), 1.0),
        key=1.1,
        depth=0.93,
    )
    kx, ky = who.hands[0]
    t = T(kx, ky, 1.0, -122)
    key = {"depth": 0.95, "detail": 0.7, "rim": ("#fff4d0", 3, (0.9, -0.3), 0.9)}
    iron = Lin([(0, "#8a7a70"), (1, "#2a2028")], t((0, -20)), t((0, 20)))
    sc.add(mask(t(ell(-54, 0, 25, 22)), stroke=11), iron, vol=5, **key)
    sc.add(t(limb([(-30, 0), (96, 0)], [12, 12], 8)), iron, vol=5, **key)
    sc.add(t(poly([(66, 2), (66, 36), (78, 36), (78, 18), (84, 18), (84, 36), (97, 36), (97, 2)])), iron, vol=4, **key)
    grip(sc, (kx, ky), -122, h * 1.1, thick=0.024)
    splash(sc, (x - 120, y - 6))


def splash(sc: Scene, at: tuple[float, float]) -> None:
    """Mud and water thrown up by the leading foot."""
    r = rng(30)
    for w, a in ((60, 0.9), (110, 0.6), (176, 0.35)):
        sc.mixin(
            "#ffe9c0",
            blur(mask(ell(at[0], at[1] + 14, w, w * 0.22), stroke=6), 1.4) * a * smooth(-0.5, 0.3, noise(34, 2, 9)),
        )
    drops: list[Piece] = []
    for _ in range(150):
        a, n = math.radians(r.normal(-90, 46)), abs(r.normal(0, 56))
        size = r.uniform(2, 7)
        drops.append(
            (
                ell(at[0] + math.cos(a) * n * 1.3, at[1] + math.sin(a) * n + 8, size, size * r.uniform(0.6, 1)),
                mix("#fff2d0", "#4a6a78", r.random() * 0.8),
            )
        )
    sc.polys(drops, depth=0.95, detail=0.6, vol=3)


def near(sc: Scene) -> None:
    """Dark reeds before the eye, cut by the frame."""
    reeds(sc, (1490, 1520), 150, (150, 420), 0.97, 9, (-30, 300))
    reeds(sc, (1490, 1520), 90, (110, 300), 0.97, 19, (880, W + 20))
    reeds(sc, (1496, 1520), 60, (40, 110), 0.97, 29, (280, 900))
    sc.mul("#0c1c34", smooth(1400, H + 40, sc.y) * 0.45)
