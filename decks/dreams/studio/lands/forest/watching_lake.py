"""Card 40, The Watching Lake."""

import math

import cv2
import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.paths import T, X, blurmask, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.sky import cumulus
from .motifs import at_print_size

CENTRE_X = 508
CENTRE_Y = 720
IRIS_RADIUS = 214
STEPS = 360
GREENS = ("#31542e", "#3f6a34", "#587a38", "#7a8c3c", "#28483a", "#a8983c", "#c07a34")


def _lid(k):
    return [
        (CENTRE_X - 430 * k, CENTRE_Y + 18),
        (CENTRE_X - 300 * k, CENTRE_Y - 120 * k),
        (CENTRE_X - 120 * k, CENTRE_Y - 210 * k),
        (CENTRE_X + 60 * k, CENTRE_Y - 222 * k),
        (CENTRE_X + 240 * k, CENTRE_Y - 150 * k),
        (CENTRE_X + 400 * k, CENTRE_Y - 6),
        (CENTRE_X + 440 * k, CENTRE_Y + 40, 1),
        (CENTRE_X + 300 * k, CENTRE_Y + 130 * k),
        (CENTRE_X + 100 * k, CENTRE_Y + 196 * k),
        (CENTRE_X - 120 * k, CENTRE_Y + 186 * k),
        (CENTRE_X - 310 * k, CENTRE_Y + 110 * k),
    ]


def _meadows(sc: Scene) -> None:
    sc.img[:] = sc.fill(Lin([(0, "#5f7f3c"), (0.5, "#4a6a34"), (1, "#2f5034")], (0, 0), (W, H)))
    dry = noise(240, 4, 5)
    sc.mixin("#a89a4a", smooth(0.0, 1.0, dry) * 0.55)


def _white(sc: Scene):
    """The white of the eye is the shore."""
    eye = spline(_lid(1.0))
    eye_mask = displace(mask(eye), 7, 60, 4)
    sc.mul("#1c3c2c", blur(mask(spline(_lid(1.10))), 18) * 0.7)
    sc.add(displace(mask(spline(_lid(1.06))), 8, 50, 6), "#d8b878", mottle=0.08, depth=0.2, detail=0.4)
    sc.add(
        eye_mask,
        Rad([(0, "#e8f4e4"), (0.55, "#e6ead6"), (0.85, "#d6d2ba"), (1.05, "#b98f74")], (CENTRE_X, CENTRE_Y), 470, 0.55),
        depth=0.2,
        mottle=0.07,
        detail=0.4,
        shadow=None,
    )
    return eye_mask


def _streams(sc: Scene, eye_mask) -> None:
    """Streams are the veins."""
    dice = rng(9)
    pieces = []
    for s in (-1, 1):
        for _ in range(7):
            dice.uniform()  # one throw a stream is not used; without it the forest would grow elsewhere
            x0, y0 = CENTRE_X + s * 415, CENTRE_Y + dice.uniform(-30, 70)
            points = [(x0, y0)]
            for _ in range(4):
                x0 -= s * dice.uniform(20, 44)
                y0 += dice.uniform(-22, 22)
                points.append((x0, y0))
            pieces.append((limb(points, [6, 4, 3, 2, 0.6], 24, cap=False), "#7ab8b0", 0.8))
    sc.polys(pieces, clip=eye_mask, mottle=0, detail=0.6)


def _iris(sc: Scene, eye_mask):
    iris = mask(ell(CENTRE_X, CENTRE_Y - 8, IRIS_RADIUS)) * eye_mask
    dx, dy = sc.x - CENTRE_X, sc.y - (CENTRE_Y - 8)
    away = np.hypot(dx, dy)
    angle = np.arctan2(dy, dx)
    sc.add(
        iris,
        Rad(
            [
                (0, "#06222e"),
                (0.40, "#0d4a56"),
                (0.55, "#1f8a88"),
                (0.78, "#3fb8a0"),
                (0.93, "#8adcae"),
                (1.0, "#0f5058"),
            ],
            (CENTRE_X, CENTRE_Y - 8),
            IRIS_RADIUS,
        ),
        depth=0.3,
        mottle=0.05,
        detail=0.5,
    )
    return angle, away, iris


def _fibres(sc: Scene, angle, away, iris) -> None:
    fibre_dice = np.random.default_rng(4)
    fibres = (
        cv2.GaussianBlur(np.tile(fibre_dice.standard_normal((1, STEPS)).astype(np.float32), (1, 3)), (0, 0), 1.3)[
            0, STEPS : 2 * STEPS
        ]
        * 1.8
    )
    broad_fibres = (
        cv2.GaussianBlur(np.tile(fibre_dice.standard_normal((1, STEPS)).astype(np.float32), (1, 3)), (0, 0), 3)[
            0, STEPS : 2 * STEPS
        ]
        * 2.4
    )
    turn = (angle + math.pi) / (2 * math.pi) * STEPS + noise(90, 3, 3) * 4
    i0 = np.floor(turn).astype(int) % STEPS
    part = turn - np.floor(turn)
    v = fibres[i0] * (1 - part) + fibres[(i0 + 1) % STEPS] * part
    v2 = broad_fibres[i0] * (1 - part) + broad_fibres[(i0 + 1) % STEPS] * part
    band = smooth(0.36 * IRIS_RADIUS, 0.5 * IRIS_RADIUS, away) * smooth(IRIS_RADIUS, 0.86 * IRIS_RADIUS, away) * iris
    sc.mixin("#d8f0a8", np.clip(v * 0.5, 0, 1) * band * 0.6)
    sc.mul("#063a4a", np.clip(-v * 0.5, 0, 1) * band * 0.8)
    sc.mixin(
        "#f0c860",
        np.clip(v2 * 0.6, 0, 1)
        * smooth(0.72 * IRIS_RADIUS, 0.42 * IRIS_RADIUS, away)
        * smooth(0.34 * IRIS_RADIUS, 0.42 * IRIS_RADIUS, away)
        * iris
        * 0.75,
    )
    sc.setflow(angle, band)


def _pupil(sc: Scene, away):
    pupil = mask(ell(CENTRE_X, CENTRE_Y - 8, 84))
    sc.add(
        pupil,
        Rad([(0, "#02040e"), (0.8, "#06122a"), (1, "#0a3040")], (CENTRE_X, CENTRE_Y - 8), 86),
        mottle=0.02,
        depth=0.35,
        detail=0.5,
    )
    sc.stars(46, H, 3, clip=pupil * ((away < 78).astype(np.float32)), size=(1.0, 2.6))
    return pupil


def _boat(sc: Scene, iris, pupil) -> None:
    """The glint of the eye is a sailing boat."""
    bx, by = CENTRE_X - 84, CENTRE_Y - 104
    wake = poly([(bx + 4, by + 20), (bx - 40, by + 150), (bx - 70, by + 140)])
    sc.screen("#f4fff0", blur(mask(wake), 5) * 0.55 * iris * (1 - pupil))
    sc.glow(bx, by, 110, "#ffffff", 0.35, 2)
    boat = T(bx, by, 1.35, -6)
    hull = boat(spline([(-48, 24, 1), (0, 29), (50, 22, 1), (34, 46), (-32, 47)]))
    sc.add(blurmask(X(hull, 10, 16), 4), "#042834", alpha=0.6, mottle=0)
    sc.polys(
        [
            (boat(rect(-2, -66, 5, 92)), "#5a3020"),
            (boat(spline([(6, -66, 1), (34, -26), (46, 16, 1), (6, 18, 1)])), "#ffffff"),
            (boat(spline([(-6, -54, 1), (-26, -18), (-38, 15, 1), (-6, 17, 1)])), "#f2e4cc"),
            (hull, "#a8482c"),
            (boat(spline([(-48, 24, 1), (0, 29), (50, 22, 1), (46, 30), (0, 36), (-44, 31)])), "#f0d8a8"),
        ],
        detail=1,
        mottle=0.02,
        rim=("#ffffff", 2, (-0.6, -0.6), 0.7),
    )


def _forest(sc: Scene, dice: Generator):
    """Forest everywhere except the eye, the road and the clearings."""
    with at_print_size():
        lid_mask = blur(mask(spline(_lid(1.16))), 4)
        clear = smooth(0.62, 0.9, noise(210, 3, 12))
    trees = []
    for _ in range(2600):
        x, y = dice.uniform(-20, W + 20), dice.uniform(-20, H + 20)
        ix, iy = int(np.clip(x, 0, W - 1)), int(np.clip(y, 0, H - 1))
        if lid_mask[iy, ix] > 0.05 or clear[iy, ix] > 0.5:
            continue
        if (
            CENTRE_Y - 470 < y < CENTRE_Y - 330
            and abs(y - (CENTRE_Y - 400 - 90 * (1 - ((x - CENTRE_X) / 520) ** 2))) < 34
        ):
            continue  # the brow road
        trees.append((x, y, dice.uniform(12, 30)))
    trees.sort(key=lambda q: q[1])
    shadows = [(ell(x + size * 0.55, y + size * 0.65, size * 1.02), "#10261f", 0.6) for x, y, size in trees]
    sc.polys(shadows, soft=2.2, mottle=0, detail=0.3)
    return trees


def _trees(sc: Scene, dice: Generator, trees) -> None:
    pieces = []
    for x, y, size in trees:
        c = GREENS[dice.integers(len(GREENS))] if dice.random() < 0.8 else GREENS[0]
        c = mix(c, "#c8b850", max(0, dice.standard_normal() * 0.12))
        pieces.append((ell(x, y, size), mix(c, "#0c2a24", 0.42)))
        pieces.append((ell(x - size * 0.16, y - size * 0.16, size * 0.78), c))
        pieces.append((ell(x - size * 0.32, y - size * 0.32, size * 0.42), mix(c, "#f0e890", 0.32)))
        for _ in range(5):
            a = dice.uniform(0, 6.28)
            pieces.append(
                (
                    ell(x + size * 0.75 * math.cos(a), y + size * 0.75 * math.sin(a), size * 0.3),
                    mix(c, "#0c2a24", 0.25 if math.cos(a) + math.sin(a) > 0 else 0),
                )
            )
    sc.polys(pieces, depth=0.5, detail=0.45, mottle=0.08)


def _lashes(sc: Scene, dice: Generator) -> None:
    upper_lid = sample([p[:2] for p in _lid(1.10)[:6]], 60)
    pieces = []
    shadows = []
    for i in range(2, 58, 3):
        x, y = upper_lid[i]
        u = (i - 30) / 30
        a = -math.pi / 2 + u * 0.75
        long = 110 + 58 * math.sin(i * 0.8) ** 2 + 40 * (1 - abs(u))
        ex, ey = x + math.cos(a) * long, y + math.sin(a) * long - 6
        points = [(x, y), (x + math.cos(a + 0.12) * long * 0.5, y + math.sin(a + 0.12) * long * 0.5), (ex, ey)]
        shadows.append((limb([(p[0] + 16, p[1] + 20) for p in points], [22, 18, 2], 20), "#0a1c18", 0.55))
        pieces.append((limb(points, [26, 20, 1.5], 24), mix("#17362c", "#2f5a3a", dice.random())))
        pieces.append(
            (
                limb([(p[0] - 4, p[1] - 1) for p in points], [9, 7, 0.5], 24),
                mix("#5f8a48", "#a8b058", dice.random()),
                0.85,
            )
        )
    sc.polys(shadows, soft=2, mottle=0, detail=0.4)
    sc.polys(pieces, depth=0.6, detail=0.75, mottle=0.1)


def _road(sc: Scene):
    """The brow is a road."""
    road = [
        (x, CENTRE_Y - 400 - 90 * (1 - ((x - CENTRE_X) / 520) ** 2) + 8 * math.sin(x / 70))
        for x in np.linspace(-30, W + 30, 60)
    ]
    sc.add(mask(poly(road, closed=False), stroke=40), "#b98f58", mottle=0.1, rough=3, detail=0.5, alpha=0.95)
    sc.add(mask(poly(road, closed=False), stroke=26), "#d8b47a", mottle=0.1, rough=2, detail=0.5)
    return road


def _caravan(sc: Scene, road) -> None:
    pieces = []
    shadows = []
    wagons = ((22, "#c8402e", 1), (26, "#e8e0cc", 0.9), (30, "#2f6a8a", 1), (34, "#e8e0cc", 0.9), (38, "#d99a30", 1))
    for u, c, s in wagons:
        x, y = road[u]
        shadows.append((rect(x - 18 * s + 9, y - 11 * s + 10, 36 * s, 22 * s, 6), "#2a1c18", 0.6))
        pieces += [
            (rect(x - 18 * s, y - 11 * s, 36 * s, 22 * s, 6), c),
            (rect(x - 18 * s, y - 2, 36 * s, 3), mix(c, "#000000", 0.3)),
            (ell(x + 26 * s, y, 7, 4.6), "#5a3420"),
            (ell(x + 35 * s, y, 4, 3.4), "#4a2818"),
        ]
    sc.polys(shadows, soft=1.5, mottle=0)
    sc.polys(pieces, detail=1, mottle=0.02, vol=4)


def _birds(sc: Scene) -> None:
    pieces = []
    shadows = []
    for k in range(9):
        x, y = 720 + (k - 4) * 52, 1150 + abs(k - 4) * 40
        s = 1.05
        shadows.append((vbird(x + 52, y + 70, s, -0.5, -20, 1.1), "#0c1c16", 0.5))
        pieces.append((vbird(x, y, s * 1.1, -0.55, -20, 1.1), "#fbf6e4"))
    sc.polys(shadows, soft=3, mottle=0)
    sc.polys(pieces, detail=1, mottle=0)


def _child(sc: Scene) -> None:
    """A child lies in a clearing and looks up."""
    sc.add(displace(mask(ell(236, 1180, 100, 76)), 10, 40, 3), "#a8b060", mottle=0.1, detail=0.5, soft=3)
    sc.add(mask(ell(236, 1180, 100, 76)) * np.clip(noise(9, 2, 4), 0, 1), "#d8d080", alpha=0.5, mottle=0)
    t = T(236, 1184, 1.02, 28)
    for dx_, dy_, c_, al in ((8, 9, "#2a3a20", 0.5),):
        sc.add(blurmask(X(joined(t(ell(0, 0, 16, 34)), t(ell(0, -42, 13))), dx_, dy_), 3), c_, alpha=al, mottle=0)
    pieces = [
        (t(limb([(-6, 22), (-12, 50), (-10, 76)], [12, 10, 8])), "#2a3a6a"),
        (t(limb([(6, 22), (14, 48), (20, 74)], [12, 10, 8])), "#2a3a6a"),
        (t(limb([(-12, -18), (-34, -30), (-42, -50)], [9, 8, 6])), "#c8382c"),
        (t(limb([(12, -18), (34, -26), (46, -44)], [9, 8, 6])), "#c8382c"),
        (t(ell(0, 0, 18, 30)), "#d8402e"),
        (t(ell(0, -42, 13, 14)), "#e8b890"),
        (t(spline([(-14, -44), (-10, -58), (4, -60), (14, -50), (10, -46), (0, -50), (-8, -46)])), "#3a2018"),
        (t(ell(-43, -52, 4.4)), "#e8b890"),
        (t(ell(47, -46, 4.4)), "#e8b890"),
    ]
    sc.polys(pieces, detail=1, vol=5, depth=0.8)


def _clouds(sc: Scene) -> None:
    for x, y, w, h, s in ((110, 330, 420, 70, 7), (930, 1000, 380, 80, 8), (860, 120, 360, 70, 9)):
        sc.mul("#16302c", blur(mask(ell(x + 60, y + 110, w * 0.42, h * 0.6)), 24) * 0.45)
        cumulus(
            sc,
            x,
            y,
            w,
            h,
            s,
            light="#ffffff",
            mid="#e8ecd8",
            dark="#a8c0b4",
            alpha=0.85,
            L=(-0.5, -0.5, 0.6),
            depth=0.9,
            flat=0.9,
            soft=2,
        )


@card(40, "watching-lake", "The Watching Lake", Land.FOREST, gouache)
def watching_lake() -> Scene:
    """From high above, a lake in a wood is an open eye, its brow a road, its glint a sailing boat.

    A child lies in a clearing and looks up: who watches whom?
    """
    sc = Scene(light=(-0.6, -0.6, 0.5), key="#fff0b8", shadow="#0c2a38", fog="#9fb890", seed=121)
    _meadows(sc)
    eye_mask = _white(sc)
    _streams(sc, eye_mask)
    angle, away, iris = _iris(sc, eye_mask)
    _fibres(sc, angle, away, iris)
    pupil = _pupil(sc, away)
    _boat(sc, iris, pupil)
    dice = rng(21)
    trees = _forest(sc, dice)
    _trees(sc, dice, trees)
    _lashes(sc, dice)
    road = _road(sc)
    _caravan(sc, road)
    _birds(sc)
    _child(sc)
    _clouds(sc)
    return sc
