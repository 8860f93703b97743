"""Card 47, The Thread Path."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import X, cut, ell, joined, limb, mask, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from .unravelled_child import RED, child

SLATE = "#2f4f6a"
HORIZON = 760
RIM = ("#e8ece0", 3.4, (0.2, -0.9), 0.55)


def _trunk_bark(sc: Scene, base, col, lit, m, tr, w, x) -> None:
    bark = []
    for _ in range(int(w * 0.7) + 8):
        bx, by = x + tr.uniform(-0.5, 0.5) * w, tr.uniform(-20, base - 40)
        h = tr.uniform(30, 110)
        bark.append(
            (
                limb(
                    [(bx, by), (bx + tr.uniform(-4, 4), by + h * 0.5), (bx + tr.uniform(-6, 6), by + h)],
                    [1, w * 0.06, 1],
                    8,
                ),
                mix(col, "#000000", 0.4) if tr.random() < 0.6 else mix(lit, "#ffffff", 0.15),
                0.5,
            )
        )
    sc.polys(bark, clip=m, depth=0.5, detail=0.5, mottle=0, flow=math.pi / 2)


def _heap(sc: Scene, base, fog, tr, w, x) -> None:
    """Dead leaves heaped at the foot."""
    heap = []
    for _ in range(int(w * 0.6)):
        lx = x + tr.standard_normal() * w * 0.8
        ly = base + w * (0.14 + 0.05 * tr.standard_normal())
        heap.append(
            (
                X(spline([(-1, 0, 1), (0, -0.45), (1, 0, 1), (0, 0.45)]), lx, ly, w * 0.11, tr.uniform(-35, 35)),
                mix(mix("#2a3634", "#c0c8bc", fog), mix("#6a5a44", "#c0c0b0", fog), tr.random() * 0.7),
            )
        )
    sc.polys(heap, depth=0.5, detail=0.5, mottle=0)


def _trunk(sc: Scene, x, base, w, fog, seed, *, roots=True):
    tr = rng(seed)
    col = mix("#1c2628", "#b4beb4", fog)
    lit = mix("#4a5a58", "#ccd2c8", fog)
    sway = tr.uniform(-14, 14)
    path = limb(
        [(x + sway, -60), (x + sway * 0.5, base * 0.4), (x - sway * 0.4, base * 0.75), (x, base)],
        [w * 0.78, w * 0.84, w * 0.92, w * 1.25],
        40,
    )
    parts = [path]
    if roots:
        parts.extend(
            limb(
                [
                    (x + s * w * 0.2, base - w * 0.7),
                    (x + s * w * 0.7, base - w * 0.12),
                    (x + s * w * 1.15, base + w * 0.10),
                ],
                [w * 0.5, w * 0.36, w * 0.08],
                14,
            )
            for s in (-1, 1)
        )
    m = sc.add(
        joined(*parts),
        Lin([(0, mix(col, "#000000", 0.15)), (0.5, col), (1, lit)], (x - w * 0.6, 0), (x + w * 0.6, 0)),
        vol=w * 0.4,
        depth=0.4 + 0.4 * (1 - fog),
        detail=0.5,
        mottle=0.12,
        flow=math.pi / 2,
        shade=0.5,
        fogg=(base - 260, base + 20, 0.35 + 0.3 * fog, mix("#6a7a74", "#ccd2c8", fog)),
    )
    _trunk_bark(sc, base, col, lit, m, tr, w, x)
    _heap(sc, base, fog, tr, w, x)
    return m


def _thread(sc: Scene, curve, u0, u1, w0, w1, fog=0.0) -> None:
    a, b = int(u0 * 899), max(int(u1 * 899), int(u0 * 899) + 3)
    seg = [tuple(q) for q in curve[a:b:6]] + [tuple(curve[b])]
    shadow = [(x + 3, y + 7) for x, y in seg]
    n_ = len(seg)
    sc.mul("#4a5450", blur(mask(limb(shadow, [w0, w1], n_ * 4)), 3) * 0.5 * (1 - fog))
    sc.add(
        limb(seg, [w0, w1], n_ * 4),
        mix(RED, "#b0a8a0", fog),
        depth=0.9,
        detail=1,
        vol=w1 * 0.5,
        mottle=0.05,
        rim=("#ff9a8a", max(w1 * 0.2, 1.2), (0, -1), 0.6),
    )


def _hill(sc: Scene):
    hill = spline(
        [
            (120, 830, 1),
            (190, 700),
            (300, 590),
            (400, 520),
            (510, 470),
            (620, 500),
            (720, 580),
            (820, 690),
            (900, 830, 1),
        ]
    )
    return sc.add(
        hill,
        Lin([(0, "#a8726c"), (0.6, "#8a5a58"), (1, "#b8a8a0")], (500, 470), (520, 830)),
        vol=110,
        depth=0.1,
        detail=0.5,
        mottle=0.08,
        shade=0.55,
    )


def _stitches(sc: Scene, hill_mask) -> None:
    stitches = []
    for row in range(21):
        y = 462 + row * 18
        for col in range(44):
            x = 110 + col * 19
            wob = 6 * math.sin(x / 60 + row * 0.5)
            tone = mix("#c08078", "#5a3438", (0.25 + 0.5 * ((row * 7 + col * 3) % 5) / 5))
            if 6 <= row % 9 <= 7:
                tone = mix(tone, "#e4dccc", 0.55)
            stitches.append((X(ell(0, 0, 10, 4.6), x - 4.6, y + wob, 1, 58), tone, 0.75))
            stitches.append((X(ell(0, 0, 10, 4.6), x + 4.6, y + wob, 1, -58), mix(tone, "#2a1a20", 0.18), 0.75))
    sc.polys(stitches, clip=hill_mask, depth=0.1, detail=0.7, vol=3, shade=0.5)


def _cast_off(sc: Scene) -> None:
    loops = []
    loops.extend(
        (cut(ell(x, y - 6, 11, 13), ell(x, y - 6, 6, 8)), "#8a5a58", 0.9)
        for x, y in sample([(200, 690), (300, 588), (400, 518), (510, 468), (620, 498), (720, 578), (810, 680)], 40)
    )
    sc.polys(loops, depth=0.1, detail=0.7, vol=3)


def _needles(sc: Scene) -> None:
    """Needles huge as masts; nobody holds them."""
    for (xa, ya), (xb, yb) in (((640, 560), (298, 150)), ((380, 560), (742, 188))):
        sc.add(
            limb([(xa, ya), (xb, yb)], [16, 22], 8),
            Lin([(0, "#6a6258"), (1, "#b0a898")], (xa, ya), (xb, yb)),
            vol=9,
            depth=0.12,
            detail=0.6,
            rim=("#f0f0e4", 3, (-0.4, -0.7), 0.7),
        )
        sc.add(ell(xb, yb, 27), "#7a6a60", vol=13, depth=0.12, detail=0.7, rim=("#f4f4e8", 4, (-0.2, -0.9), 0.8))
    live = [
        (limb([(xx, 500 + 10 * math.sin(i)), (xx + 6, 532)], [7, 9], 6), "#a05a58", 0.9)
        for i, xx in enumerate(range(420, 620, 17))
    ]
    sc.polys(live, depth=0.12, detail=0.7, vol=3)
    sc.haze(720, 110, "#ccd2c8", 0.42, seed=5)
    sc.haze(826, 80, "#d8dcd0", 0.9, seed=6)


def _floor(sc: Scene) -> None:
    sc.add(
        land(ridge(HORIZON + 70, 12, 200, 7)),
        Lin([(0, "#c0c8bc"), (0.25, "#84928a"), (0.7, "#3f4f4c"), (1, "#1c2628")], (0, HORIZON + 60), (0, 1488)),
        depth=0.2,
        mottle=0.10,
        flow=0.0,
        detail=0.35,
    )


def _litter(sc: Scene, dice: Generator) -> None:
    litter = []
    for _ in range(700):
        u = dice.random() ** 0.7
        y = HORIZON + 90 + 640 * u
        x = dice.uniform(-20, W + 20)
        s = 3 + 13 * u
        litter.append(
            (
                X(spline([(-1, 0, 1), (0, -0.4), (1, 0, 1), (0, 0.4)]), x, y, s, dice.uniform(-30, 30)),
                mix(mix("#c0c8bc", "#2a3634", min(1, u * 1.15)), "#8a7a60", dice.random() * 0.4),
                0.8,
            )
        )
    sc.polys(litter, depth=0.22, detail=0.4, mottle=0, flow=0.0)


def _path():
    path = [
        (508, 486),
        (470, 640),
        (580, 770),
        (690, 846),
        (600, 905),
        (360, 930),
        (210, 985),
        (330, 1050),
        (620, 1070),
        (808, 1120),
        (760, 1200),
        (560, 1236),
        (446, 1262),
    ]
    return sample(path, 900)


def _wood(sc: Scene, curve) -> None:
    """The thread passes in front of some trunks and behind others."""
    for x, base, w, fog, seed in (
        (70, 850, 26, 0.80, 1),
        (170, 862, 34, 0.76, 2),
        (285, 846, 24, 0.82, 3),
        (412, 866, 26, 0.78, 4),
        (620, 858, 28, 0.80, 5),
        (760, 848, 26, 0.82, 6),
        (866, 866, 36, 0.74, 7),
        (960, 852, 28, 0.8, 8),
    ):
        _trunk(sc, x, base, w, fog, seed, roots=False)
    _thread(sc, curve, 0.0, 0.34, 2.4, 4.2, 0.35)
    for x, base, w, fog, seed in (
        (668, 930, 48, 0.56, 11),
        (122, 950, 54, 0.54, 12),
        (872, 960, 58, 0.52, 13),
        (262, 944, 46, 0.58, 14),
    ):
        _trunk(sc, x, base, w, fog, seed)
    _thread(sc, curve, 0.30, 0.52, 4.2, 5.4, 0.15)
    for x, base, w, fog, seed in ((392, 1034, 70, 0.30, 21), (820, 1060, 78, 0.28, 22), (40, 1070, 86, 0.26, 23)):
        _trunk(sc, x, base, w, fog, seed)
    _thread(sc, curve, 0.50, 0.80, 5.2, 7, 0.0)
    for x, base, w, fog, seed in ((698, 1190, 104, 0.08, 31), (196, 1216, 112, 0.06, 32)):
        _trunk(sc, x, base, w, fog, seed)
    _thread(sc, curve, 0.78, 0.866, 6.8, 7.4, 0.0)


def _eyes(sc: Scene) -> None:
    """Two cold points between the far trunks, once."""
    for x in (536, 592):
        sc.glow(x, 680, 52, "#f8f4d0", 0.85, 2)
        sc.add(ell(x, 680, 9.5, 7), "#fffbe0", mottle=0, emit=0.6, detail=1, depth=0.3)


def _near_trunks(sc: Scene) -> None:
    _trunk(sc, 960, 1600, 150, 0.0, 41)
    _trunk(sc, 18, 1600, 120, 0.0, 42)
    sc.haze(1000, 60, "#c4ccc2", 0.18, seed=9)


def _fog(sc: Scene) -> None:
    sc.sky([(0, "#56645f"), (0.4, "#8a978f"), (0.75, "#c8cec2"), (1, "#dfe2d6")], 0, HORIZON + 60, warp=60)
    sc.setflow(np.full_like(sc.x, math.pi / 2) + noise(420, 2, 4) * 0.3)
    sc.glow(520, 560, 460, "#f4f4e4", 0.5, 1.8)


@card(47, "thread-path", "The Thread Path", Land.FOREST, gouache, hand=LOOSE, con=0.16, vig=0.36, sat=1.04)
def thread_path() -> Scene:
    """A red thread leads through a foggy wood to a hill that is being knitted, and it comes from the child's jumper.

    The further the child follows it, the less is left. Two eyes wait at the other end.
    """
    sc = Scene(light=(0.1, -0.8, 0.5), key="#f0f2e4", shadow="#141c22", fog="#aab4ac", seed=1447)
    dice = rng(47)

    _fog(sc)
    hill_mask = _hill(sc)
    _stitches(sc, hill_mask)
    _cast_off(sc)
    _needles(sc)
    _floor(sc)
    _litter(sc, dice)
    curve = _path()
    _wood(sc, curve)
    _eyes(sc)
    child(sc, curve)
    _near_trunks(sc)
    return sc
