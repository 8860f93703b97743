"""Sheep that are clouds, and the dog that belongs to them."""

import math

from ...kit.colour import Colour, mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, spline
from ...kit.scene import Scene
from ...motifs.animals import fur
from ...motifs.sky import cumulus

WHITE = ("#fffdf0", "#e0dce8", "#8c84b4")
BLACK = ("#c8b4c8", "#5a5884", "#23244c")
"""Wool in the light, between, and in the shade."""


def sheep(
    sc: Scene, t: T, wool: tuple[Colour, Colour, Colour], seed: int, *, depth: float = 0.5, fog: float = 0
) -> None:
    """A cloud with legs that tread the air and a face; about 260 wide, its head on the left, or mirrored."""
    x, y, k, _, flip = t.a
    lit, mid, dark = (mix(tone, "#c8dce4", fog) for tone in wool)
    skin = mix("#3a3a58", "#a8c0d0", fog)
    legs = (
        ([(-62, 40), (-84, 88), (-64, 122), (-72, 140)], 0.25),
        ([(54, 40), (74, 84), (100, 104), (98, 126)], 0.25),
        ([(-34, 44), (-36, 96), (-58, 126), (-60, 146)], 0.0),
        ([(82, 34), (112, 70), (118, 108), (132, 124)], 0.0),
    )
    look = {"depth": depth, "detail": 0.55, "mottle": 0.06}
    for points, shade in legs:
        leg = t(limb(points, [30, 19, 13, 10], 24))
        sc.add(leg, mix(skin, "#16183a", shade), vol=7 * k, rim=(lit, 3, (-0.7, -0.5), 0.6 - shade), **look)
        hx, hy = points[-1]
        sc.add(t(ell(hx, hy + 4, 9, 8)), mix(skin, "#10102a", 0.5), vol=4 * k, **look)
    tail = t((128, -6))
    wools = {"light": lit, "mid": mid, "dark": dark, "depth": depth, "detail": 0.4, "fadeb": 0.14}
    cumulus(sc, *tail, 70 * k, 56 * k, seed + 3, puffs=18, flat=0.6, **wools)
    cumulus(sc, x, y + 16 * k, 268 * k, 176 * k, seed, puffs=64, flat=0.56, **wools)
    _face(sc, t, lit, skin, look)
    side = -1 if flip else 1
    crown = (x - side * 108 * k, y - 66 * k)
    cumulus(sc, *crown, 82 * k, 50 * k, seed + 1, puffs=20, flat=0.6, **wools)
    neck = (x - side * 66 * k, y - 4 * k)
    cumulus(sc, *neck, 96 * k, 96 * k, seed + 2, puffs=26, flat=0.6, **wools)


def _face(sc: Scene, t: T, lit: Colour, skin: Colour, look: dict) -> None:
    """A long face that looks down, an ear that hangs, a mild eye."""
    k = t.a[2]
    rim = (lit, 3 + k, (-0.7, -0.6), 0.7)
    face = [(-92, -66), (-128, -62), (-152, -30), (-170, 4), (-172, 24), (-154, 34), (-134, 24), (-108, 8), (-86, -14)]
    tones = Lin([(0, mix(skin, "#ffffff", 0.16)), (1, mix(skin, "#101028", 0.4))], t((-160, -40)), t((-96, 10)))
    m = sc.add(t(spline(face)), tones, vol=20 * k, rim=rim, **look)
    sc.mul("#181430", blur(mask(t(limb([(-166, 18), (-150, 24), (-138, 18)], [3, 4, 2], 14))), 0.8 * k) * m * 0.9)
    sc.mul("#181430", mask(t(ell(-166, 6, 4, 3, 40))) * m * 0.9)
    sc.mul("#181430", blur(mask(t(ell(-126, -32, 14, 9, 30))), 2 * k) * m * 0.5)
    eye = t(ell(-127, -31, 8, 5.6, 20))
    sc.add(eye, "#e8b85c", mottle=0, depth=look["depth"], detail=0.9)
    sc.add(t(ell(-128, -30, 4.6, 2.6, 20)), "#120e20", mottle=0, depth=look["depth"], detail=0.9)
    sc.add(t(limb([(-138, -34), (-128, -39), (-116, -33)], [3, 5, 2], 14)), mix(skin, "#101028", 0.5), **look)
    ear = [(-98, -54), (-80, -58), (-50, -38), (-36, -10), (-52, -10), (-76, -28)]
    sc.add(t(spline(ear)), mix(skin, "#c8788c", 0.18), vol=8 * k, rim=rim, shadow=(2 * k, 6 * k, 5 * k, 0.5), **look)


def dog(sc: Scene, t: T) -> None:
    """A sheepdog that has its teeth in a hem and all its weight behind them; it faces right, its paws at 0."""
    k = t.a[2]
    look = {"depth": 0.91, "detail": 0.6, "mottle": 0.08}
    rim = ("#fff2c8", 4, (-0.7, -0.6), 0.8)
    rust, dark, cream = "#8a4a2c", "#4a2620", "#f4e6cc"
    for points, widths in (
        ([(-50, -58), (-30, -36), (-70, -22), (-48, -3)], [40, 24, 13, 14]),
        ([(40, -50), (62, -28), (98, -3)], [26, 15, 13]),
    ):
        sc.add(t(limb(points, widths, 24)), dark, vol=7 * k, **look)
    sc.add(
        t(limb([(-70, -70), (-100, -84), (-122, -116), (-112, -136)], [14, 18, 16, 4], 24)),
        rust,
        vol=7 * k,
        rim=rim,
        **look,
    )
    body = [
        (-84, -66),
        (-70, -92),
        (-30, -88),
        (20, -78),
        (60, -98),
        (78, -90),
        (70, -62),
        (52, -36),
        (10, -42),
        (-40, -44),
    ]
    m = sc.add(t(spline(body)), Lin([(0, "#b8683c"), (1, dark)], t((0, -96)), t((0, -40))), vol=24 * k, rim=rim, **look)
    fur(sc, t, 240, (-80, -92, 76, -40), m, ["#c87a48", rust, dark], 4, length=22, base_angle=2.9)
    chest = [(52, -88), (74, -80), (70, -52), (48, -38), (44, -60)]
    sc.add(t(spline(chest)), cream, vol=9 * k, clip=m, **look)
    for points, widths, tone in (
        ([(-62, -62), (-44, -34), (-88, -24), (-66, -3)], [46, 28, 14, 16], rust),
        ([(46, -56), (56, -30), (84, -3)], [32, 17, 15], rust),
    ):
        sc.add(t(limb(points, widths, 24)), tone, vol=9 * k, rim=rim, **look)
        x, y = points[-1]
        sc.add(t(ell(x + 6, y - 1, 13, 7)), cream, vol=4 * k, **look)
    head = [(50, -98), (60, -126), (84, -130), (98, -118), (132, -112), (134, -102), (104, -94), (80, -84), (60, -84)]
    sc.add(t(spline(head)), rust, vol=15 * k, rim=rim, shadow=(-4, 8, 8, 0.4), **look)
    sc.add(t(spline([(98, -117), (132, -112), (134, -103), (106, -96), (92, -100)])), cream, vol=6 * k, **look)
    sc.add(t(ell(133, -110, 6, 5)), "#1c1218", vol=3 * k, **look)
    sc.add(t(limb([(132, -103), (112, -99), (100, -96)], [3, 3, 2], 10)), "#3a1820", **look)
    sc.add(t(limb([(90, -113), (98, -110)], [4, 3], 8)), "#1c1218", **look)
    ear = [(62, -124), (46, -130), (30, -112), (34, -92), (50, -100), (66, -112)]
    sc.add(t(spline(ear)), dark, vol=6 * k, rim=rim, shadow=(2, 5, 4, 0.5), **look)


def blossoms(sc: Scene, spots: list[tuple[float, float, float]], seed: int, depth: float) -> None:
    """Flowers with five petals, seen from anywhere, at places and sizes."""
    dice = rng(seed)
    tones = ("#ff7a6a", "#ffd24a", "#fffaf0", "#e86aa0", "#a07ae0")
    items = []
    for x, y, s in spots:
        tone, turn, flat = tones[dice.integers(5)], dice.uniform(0, math.tau), dice.uniform(0.45, 1)
        for q in range(5):
            a = q * math.tau / 5 + turn
            items.append((ell(x + s * math.cos(a), y + s * flat * math.sin(a), s * 0.66, s * 0.66 * flat), tone))
        items.append((ell(x, y, s * 0.5, s * 0.5 * flat), "#c8702a" if tone == "#ffd24a" else "#f8c440"))
    sc.polys(items, depth=depth, detail=0.75, mottle=0.02)
