"""Card 55, Bee Post."""

import itertools
import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human

STRAW, DEEP, LIT, BLACK = "#b07a34", "#3a1f1a", "#ffd070", "#16101c"
TOP, FOOT, MIDDLE = 120, 1190, 540
COILS = 15


def half_width(y: float) -> float:
    """How wide the hive is at a height, on each side of its middle."""
    share = max(0.0, min(1.0, (y - TOP) / (FOOT - TOP)))
    return 455 * math.sqrt(max(1 - (1 - share) ** 2.3, 0)) * (1 - 0.06 * share)


@card(55, "bee-post", "Bee Post", Land.MEADOWS, gouache, hand=LOOSE, con=0.16, sat=1.08, vig=0.45)
def bee_post() -> Scene:
    """Bee Post: at night the keeper tells the bees what has happened; a black ribbon goes round the hive.

    Gouache, honey in the dark, one monument seen from behind a small back. Grief.
    """
    sc = Scene(light=(0.15, -0.35, 0.6), key="#ffc868", shadow="#1a1230", fog="#4a3a5a", seed=551)
    r = rng(9)
    night(sc)
    whole = hive(sc, r)
    ribbon(sc, whole)
    doors(sc, r)
    bees(sc, r)
    keeper(sc)
    meadow(sc, r)
    return sc


def night(sc: Scene) -> None:
    """A plum night with a low paper moon that is behind thin cloud."""
    sc.sky([(0, "#120f2c"), (0.45, "#2c2250"), (0.8, "#6a4462"), (1, "#a86a58")], 0, 1230, warp=90)
    sc.setflow(0.3 + noise(380, 2, 4) * 0.8)
    sc.stars(120, 620, seed=4, bright=0.8)
    sc.glow(880, 250, 330, "#ffe2a8", 0.55, 1.8)
    sc.add(ell(880, 250, 74), "#fff0c8", soft=1.2, mottle=0.1, depth=0.05, emit=0.4)
    cloud = smooth(0.2, 1.0, noise(210, 4, 8, aspect=5)) * np.exp(-(((sc.y - 300) / 150) ** 2))
    sc.mixin("#3a2c56", cloud * 0.75)
    for y, amp, colour, seed in ((1120, 26, "#4a3656", 3), (1165, 18, "#352a48", 5)):
        sc.add(land(ridge(y, amp, 240, seed)), colour, rim=("#c88a6a", 4, (0.4, -1), 0.35), mottle=0.1, depth=0.15)


def hive(sc: Scene, r: Generator) -> Field:
    """A straw dome as high as a town hall, coil upon coil, each bound by darker withies."""
    ys = np.linspace(FOOT, TOP, 40).tolist()
    outline = [(MIDDLE - half_width(y), y) for y in ys] + [(MIDDLE + half_width(y), y) for y in ys[::-1]]
    whole = poly(outline)
    sc.glow(MIDDLE, 760, 760, "#d07a3a", 0.34, 1.6)
    m = sc.add(
        whole,
        Lin([(0, "#5a3824"), (0.5, STRAW), (1, "#7a4a2a")], (80, 500), (1000, 800)),
        vol=240,
        depth=0.4,
        mottle=0.14,
        shadow=(30, 20, 30, 0.5),
    )
    edges = np.linspace(TOP + 10, FOOT, COILS + 1).tolist()
    for y0, y1 in itertools.pairwise(edges):
        middle, w = (y0 + y1) / 2, half_width((y0 + y1) / 2)
        sag = 34
        way = [
            (MIDDLE - w, middle - sag * 0.5),
            (MIDDLE - w * 0.5, middle + sag * 0.35),
            (MIDDLE, middle + sag * 0.62),
            (MIDDLE + w * 0.5, middle + sag * 0.35),
            (MIDDLE + w, middle - sag * 0.5),
        ]
        thick = (y1 - y0) * 0.96
        side = Lin(
            [(0, "#4a2c20"), (0.3, "#9a6830"), (0.55, "#d09a48"), (0.8, "#8a5a2c"), (1, "#3a2220")],
            (MIDDLE - w, 0),
            (MIDDLE + w, 0),
        )
        coil = mask(limb(way, [thick * 0.8, thick, thick, thick * 0.8], 50)) * m
        sc.add(coil, side, vol=thick * 0.5, depth=0.4, mottle=0.12, shade=0.95, shadow=(0, 8, 6, 0.5))
        withies = []
        for k in range(int(w / 9)):
            u = -1 + 2 * (k + r.uniform(0.2, 0.8)) / max(int(w / 9), 1)
            x = MIDDLE + w * math.sin(u * math.pi / 2)
            y = middle + sag * (0.62 - 1.1 * u * u)
            withies.append(
                (
                    limb([(x - 6, y - thick * 0.44), (x + 7, y + thick * 0.44)], [3, 4.6, 3], 8),
                    mix("#3a2018", "#e0b060", r.random() * 0.7),
                    0.75,
                )
            )
        sc.polys(withies, depth=0.4, detail=0.55)
    sc.mul("#241638", m * smooth(0.35, 1.0, np.abs(sc.x - MIDDLE) / 470) * 0.62)
    sc.mul("#241638", m * smooth(500, 120, sc.y) * 0.5)
    return m


def ribbon(sc: Scene, whole: Field) -> None:
    """Black crape about the hive, tied at the side; its ends hang and stir."""
    y, w = 560, half_width(560)
    band = [
        (MIDDLE - w - 2, y - 26),
        (MIDDLE - w * 0.5, y + 14),
        (MIDDLE, y + 32),
        (MIDDLE + w * 0.5, y + 14),
        (MIDDLE + w + 2, y - 26),
    ]
    sc.add(
        mask(limb(band, [64, 70, 70, 64], 50)) * whole,
        BLACK,
        vol=22,
        depth=0.5,
        mottle=0.2,
        rim=("#8a6a90", 4, (0.6, -0.8), 0.6),
        shadow=(0, 12, 8, 0.6),
    )
    x, yb = MIDDLE - 215, y + 16
    for side in (-1, 1):
        loop = [(x, yb), (x + side * 70, yb - 62), (x + side * 130, yb - 30), (x + side * 96, yb + 34)]
        sc.add(
            spline(loop),
            BLACK,
            vol=20,
            depth=0.52,
            mottle=0.2,
            rim=("#8a6a90", 4, (0.6, -0.8), 0.7),
            shadow=(4, 10, 8, 0.6),
        )
        end = [(x, yb), (x + side * 26, yb + 130), (x + side * 20 - 30, yb + 270), (x + side * 60 - 40, yb + 370)]
        sc.add(
            limb(end, [34, 50, 56, 50], 30),
            BLACK,
            vol=16,
            depth=0.52,
            mottle=0.2,
            rim=("#8a6a90", 4, (0.6, -0.8), 0.6),
            shadow=(6, 8, 8, 0.55),
        )
    sc.add(ell(x, yb, 30, 34), BLACK, vol=18, depth=0.53, rim=("#a080a8", 4, (0.6, -0.8), 0.7))


def doors(sc: Scene, r: Generator) -> None:
    """Pigeonholes in rows, lit from within, and a great open door at the foot."""
    for y, count in ((330, 4), (440, 6), (700, 8), (800, 8), (900, 8)):
        w = half_width(y) * 0.86
        for k in range(count):
            u = -1 + 2 * (k + 0.5) / count
            x = MIDDLE + w * math.sin(u * 1.35) / math.sin(1.35)
            half = 25 * math.cos(u * 1.1)
            if abs(x - MIDDLE + 215) < 90 and 600 < y < 950:
                continue
            lit = r.random() < 0.75
            yy = y + 26 * (0.6 - u * u)
            hole = joined(rect(x - half, yy - 8, half * 2, 38), ell(x, yy - 8, half, 24))
            sc.add(hole, "#2a1410", depth=0.5, shadow=(0, -3, 3, 0.5))
            if lit:
                inner = joined(rect(x - half * 0.72, yy - 4, half * 1.44, 32), ell(x, yy - 4, half * 0.72, 18))
                sc.add(inner, mix(LIT, "#e0803a", r.random() * 0.6), depth=0.5, mottle=0.1, emit=0.3)
                sc.glow(x, yy + 4, 70, "#ffb850", 0.35, 2)
            if r.random() < 0.6:
                sc.add(
                    rect(x - half * 0.6, yy + 12, half * 1.3, 17),
                    "#f6e8cc",
                    depth=0.52,
                    detail=0.8,
                    shadow=(2, 3, 2, 0.5),
                )
    gate = joined(rect(MIDDLE + 40 - 120, 1050, 240, 170), ell(MIDDLE + 40, 1050, 120, 92))
    sc.add(gate, "#2a1410", depth=0.5, shadow=(0, 0, 14, 0.6))
    glow = joined(rect(MIDDLE + 40 - 100, 1056, 200, 160), ell(MIDDLE + 40, 1056, 100, 76))
    sc.add(
        glow, Lin([(0, "#fff0b0"), (0.6, LIT), (1, "#d07a30")], (0, 980), (0, 1220)), depth=0.5, mottle=0.12, emit=0.3
    )
    sc.glow(MIDDLE + 40, 1110, 400, "#ffb850", 0.5, 2)


def bees(sc: Scene, r: Generator) -> None:
    """Bees as sparks: they stream from the doors and have begun to circle."""
    dots, halos = [], []
    for k in range(330):
        a = r.uniform(0, 2 * math.pi)
        u = r.random()
        if k % 3:
            x = MIDDLE + 300 * u * math.cos(a * 0.5 + 3.6 * u) * 1.6
            y = 1080 - 1000 * u + 50 * math.sin(a * 3)
        else:
            x, y = r.uniform(40, 980), r.uniform(100, 1150)
        s = r.uniform(1.6, 4.2)
        dots.append(ell(x, y, s * 1.5, s, math.degrees(a)))
        halos.append(ell(x, y, s * 4))
    sc.screen("#e08a30", blur(mask(halos), 7) * 0.42)
    sc.post(mask(dots), "#fff0b8", 0.95)


def keeper(sc: Scene) -> None:
    """From behind, veil back, hat in hand: head bent before the gate, a letter with a black edge held to the light."""
    ground = land(ridge(1215, 10, 300, 14, tilt=0.0))
    sc.add(
        ground, Lin([(0, "#4e3a30"), (0.4, "#2a2430"), (1, "#100e1c")], (0, 1200), (0, 1480)), depth=0.6, mottle=0.14
    )
    way = poly([(MIDDLE - 60, 1212), (MIDDLE + 140, 1212), (MIDDLE + 250, H + 20), (MIDDLE - 330, H + 20)])
    sc.screen("#e09040", blur(mask(way), 22) * smooth(1560, 1200, sc.y) * 0.55)
    x, y = MIDDLE - 8, 1385
    bow = Gesture(
        hips=(0, 0, 0.5),
        lean=12,
        nod=34,
        hands=((0.12, -0.2, 0.5), (0.1, 0.2, 0.5)),
        feet=((0.02, -0.07, 0), (-0.02, 0.07, 0)),
    )
    who = human(
        sc,
        x,
        y,
        372,
        bow,
        Look(coat="#a8987c", legs="#3a3440", boots="#1c1620", hair="#b8b0a8", hem=0.7, flare=0.05, collar="#b0a28c"),
        build=OLD,
        turn=-82,
        right=(x + 104, y - 318),
        left=(x - 82, y - 160),
        reach=0.14,
        rim=("#ffd890", 7, (0.2, -1), 0.95),
        key=0.3,
        dark=1.15,
        depth=0.9,
    )
    hx, hy = who.hands[1]
    hat = T(hx + 4, hy + 34, 1, 12)
    sc.add(hat(ell(0, 0, 74, 20)), "#c8a860", vol=9, depth=0.92, rim=("#ffe0a0", 4, (0.2, -1), 0.9), detail=0.7)
    sc.add(hat(spline([(-36, 2), (-30, 42), (0, 52), (30, 42), (36, 2)])), "#a08040", vol=16, depth=0.92, detail=0.7)
    sc.add(
        hat(spline([(-70, 6), (-40, 60), (-10, 130), (30, 120), (64, 40), (72, 4)])),
        "#e8e0d4",
        alpha=0.32,
        depth=0.93,
        mottle=0.2,
    )
    lx, ly = who.hands[0]
    letter = T(lx + 10, ly - 34, 1.1, 12)
    sc.add(letter(rect(-36, -24, 72, 48)), BLACK, depth=0.95, detail=0.9, shadow=(3, 6, 5, 0.5))
    sc.add(letter(rect(-30, -18, 60, 36)), "#fff2d0", depth=0.95, detail=0.9)
    sc.add(mask(letter(poly([(-30, -18), (0, 6), (30, -18)], closed=False)), stroke=2.5), "#8a7a6a", depth=0.95)
    cast(sc, poly([(x - 70, y - 2), (x + 62, y - 2), (x + 20, H + 40), (x - 240, H + 40)]), 14, 0.72, "#140c20")


def meadow(sc: Scene, r: Generator) -> None:
    """Dark night flowers before the eye."""
    pieces = []
    for _ in range(230):
        x = r.uniform(-20, W + 20)
        edge = abs(x - MIDDLE) / 500
        if edge < 0.28:
            continue
        tall = r.uniform(60, 150) + 190 * edge**2 * r.random()
        lean = r.uniform(-36, 36)
        tone = mix("#0e0c1a", "#3a4434", r.random() * 0.7)
        pieces.append(
            (limb([(x, H + 10), (x + lean * 0.4, H - tall * 0.5), (x + lean, H - tall)], [7, 5, 2], 12), tone)
        )
        if r.random() < 0.5:
            flower = ("#c8a0c8", "#e8d8b8", "#b86a78", "#8a7ab8")[int(r.integers(0, 4))]
            for k in range(5):
                a = k * 1.257 + x
                pieces.append(
                    (
                        ell(x + lean + 9 * math.cos(a), H - tall + 8 * math.sin(a), 8, 6, math.degrees(a)),
                        mix(flower, "#201830", 0.3),
                    )
                )
            pieces.append((ell(x + lean, H - tall, 5), "#e8b050"))
    sc.polys(pieces, depth=1, detail=0.6, rim=("#e0a860", 2, (0.1, -1), 0.5))
