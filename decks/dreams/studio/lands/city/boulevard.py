"""A boulevard in one-point perspective: its setts, its house fronts and their roofs."""

from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.paths import mask, poly, rect
from ...kit.scene import Scene
from .motifs import facade, one_point

DUSK, TEAL = "#3a2038", "#2f6a7a"
VANISH = (560, 352)
GROUND = 1120.0
at = one_point(*VANISH)


def paving(sc: Scene) -> None:
    """Setts that run to the end of the street."""
    ground = [(VANISH[0] - 40, VANISH[1]), (VANISH[0] + 40, VANISH[1]), (1800, H + 60), (-900, H + 60)]
    tones = [(0, "#fbe0bc"), (0.2, "#e0a890"), (0.6, "#a86c70"), (1, "#5a3458")]
    sc.add(poly(ground), Lin(tones, (0, VANISH[1]), (0, H)), depth=0.3, mottle=0.08, flow=0.0)
    dice = rng(4)
    setts = []
    for j in range(40):
        z = 0.86 * (10.5 / 0.86) ** (j / 39)
        y0, y1 = VANISH[1] + GROUND / z, VANISH[1] + GROUND / (z * 1.058)
        for i in range(-9, 9):
            xa = (i + (j % 2) * 0.5) * 62
            a, b = at(xa + 3, 0, z)[0], at(xa + 58, 0, z)[0]
            far = poly([(a, y0), (b, y0), (b + (VANISH[0] - b) * 0.05, y1), (a + (VANISH[0] - a) * 0.05, y1)])
            setts.append((far, ("#ffe6c8", "#6a3a58", "#c88a88")[dice.integers(3)], 0.12 + 0.3 * dice.random()))
    sc.polys(setts, depth=0.3, mottle=0.06, flow=0.0)


def houses(sc: Scene) -> None:
    """Two rows, the farthest first, in the mist of the morning."""
    dice = rng(4)
    zs = [9.0, 6.2, 4.5, 3.3, 2.5, 1.9, 1.42, 1.0, 0.62]
    for i in range(len(zs) - 1):
        mist = max(0, min(0.85, (zs[i] - 1.2) / 7.5))
        for side in (-1, 1):
            _house(sc, dice, i, side, zs[i + 1], zs[i], mist)
    sc.haze(VANISH[1] + 40, 46, "#fff0d0", 0.55, seed=6)
    shade = [at(505, GROUND, 0.62), at(505, GROUND, 9), at(240, GROUND, 9), at(160, GROUND, 0.62)]
    sc.mul("#4a2450", blur(mask(poly(shade)), 10) * 0.55)


def _house(sc: Scene, dice, i, side, z0, z1, mist) -> None:
    """one house of the boulevard between two distances"""
    top = -(120 + 150 * dice.random()) - 40 * (i % 2)
    wall = mix(["#c87a78", "#d8988a", "#a8606a", "#e0b09a", "#b8707a"][dice.integers(5)], "#f6d0b4", mist)
    wall = mix(wall, DUSK, 0.22 if side > 0 else 0.0)
    x = side * 505
    far_t, near_t = at(x, top, z1), at(x, top, z0)
    far_b, near_b = at(x, GROUND, z1), at(x, GROUND, z0)
    q = Quad(near_t, far_t, far_b, near_b) if side < 0 else Quad(far_t, near_t, near_b, far_b)
    facade(
        sc,
        q,
        wall,
        mix(DUSK, "#f0c4b0", mist),
        lit=mix("#ffdf90", "#fff0cc", mist),
        nx=3,
        ny=7,
        seed=40 + i * 2 + (side > 0),
        plit=0.22,
        ww=0.44,
        wh=0.58,
        depth=0.35 + 0.03 * i,
        rim=("#fff0d0", 3, (1, -0.6), 0.6),
        shutters=mix(TEAL, "#f0c8b0", mist) if (i + (side > 0)) % 2 else None,
        bottom=0.94,
    )
    _roof_edge(sc, side, far_t, near_t, z0, z1, mist, 0.35 + 0.03 * i)
    _chimney(sc, x, top, (z0 + z1) / 2, mist, 0.35 + 0.03 * i)


def _roof_edge(sc: Scene, side, far_t, near_t, z0, z1, mist, depth) -> None:
    """the roof above one house front"""
    sc.add(
        poly(
            [
                far_t,
                near_t,
                (near_t[0] + side * 40 / z0, near_t[1] - 95 / z0),
                (far_t[0] + side * 40 / z1, far_t[1] - 95 / z1),
            ]
        ),
        mix("#6a5a72", "#f0cdb4", mist),
        depth=depth,
        mottle=0.06,
        detail=0.6,
        rim=("#fff0d0", 3, (0.3, -1), 0.6),
    )


def _chimney(sc: Scene, x, top, z, mist, depth) -> None:
    """its chimney"""
    cxm, cym = at(x * 1.03, top - 70, z)
    ch = 90 / z
    sc.add(
        rect(cxm - ch * 0.22, cym - ch, ch * 0.44, ch),
        mix("#a85a58", "#f0cdb4", mist),
        depth=depth,
        detail=0.6,
        vol=3,
    )
