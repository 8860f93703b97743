"""Land animals. Each is drawn by a frame `t` in which its feet stand at 0 and it looks to the right."""

import math
from collections.abc import Sequence

from ..kit.colour import Colour, mix
from ..kit.field import Field, rng
from ..kit.fills import Rad
from ..kit.marks import line
from ..kit.paths import T, ell, joined, limb, spline
from ..kit.scene import Rim, Scene

DARK = "#20141a"


def fur(
    sc: Scene,
    t: T,
    n: int,
    box: tuple[float, float, float, float],
    clip: Field,
    colours: Sequence[Colour],
    seed: int,
    length: float = 46,
    base_angle: float = 2.7,
) -> None:
    """Paint n short tapering strokes over a box of the frame (left, top, right, bottom), inside a mask.

    They follow the body backwards and down from an angle in radians; colours run from top to bottom.
    """
    dice = rng(seed)
    left, top, right, bottom = box
    items = []
    for _ in range(n):
        x = dice.uniform(left, right)
        y = dice.uniform(top, bottom)
        size = length * dice.uniform(0.5, 1.2)
        down = (y - top) / (bottom - top)
        a = base_angle + 0.35 * math.sin(x / 90) + dice.normal(0, 0.18) - 0.4 * (y - top) / (bottom - top)
        middle = (x + math.cos(a) * size * 0.5, y + math.sin(a) * size * 0.5 + 2)
        end = (x + math.cos(a) * size, y + math.sin(a) * size + 7)
        shade = min(max(down + dice.normal(0, 0.16), 0), 0.999)
        hair = limb([(x, y), middle, end], [6, 5, 0.6], 6, cap=False)
        items.append((t(hair), colours[int(shade * len(colours))], 0.55))
    sc.polys(items, clip=clip, mottle=0, detail=0.7, depth=0.7)


def snail(
    sc: Scene,
    t: T,
    *,
    shell: Colour = "#ffcf70",
    body: Colour = "#c9a27a",
    rim: Rim | None = None,
    lit: float = 0.8,
    depth: float = 0.9,
) -> None:
    """Draw a snail about 130 long; lit is how strongly its shell glows."""
    k = t.a[2]
    foot = [(-62, 0), (-40, -10), (0, -14), (34, -16), (44, -34), (56, -40), (64, -30), (58, -8), (46, 0)]
    sc.add(t(spline(foot)), body, vol=9 * k, depth=depth, detail=0.9, rim=rim)
    for root, eye in (((52, -36), (54, -62)), ((60, -36), (70, -58))):
        middle = ((root[0] + eye[0]) / 2 + 2, (root[1] + eye[1]) / 2)
        sc.add(t(limb([root, middle, eye], [4.5, 3, 3])), body, depth=depth, detail=1)
        sc.add(t(ell(*eye, 3.4)), mix(body, "#000000", 0.4), depth=depth, detail=1)
    sc.add(
        t(ell(-6, -38, 36, 34)),
        Rad([(0, mix(shell, "#ffffff", 0.6)), (0.55, shell), (1, mix(shell, "#a04a20", 0.65))], t((-6, -40)), 40 * k),
        vol=22 * k,
        depth=depth,
        detail=0.9,
        emit=lit,
        shade=0.6,
    )
    coil = [
        (-6 + (34 - 3.1 * i) * math.cos(i * 0.62 + 0.6), -38 + (32 - 2.9 * i) * math.sin(i * 0.62 + 0.6))
        for i in range(11)
    ]
    line(sc, [t(place) for place in coil], 3 * k, mix(shell, "#7a3014", 0.75), 0.8, depth)


def cat(sc: Scene, t: T, *, c: Colour = "#15131f", rim: Rim | None = None, depth: float = 0.96) -> Field:
    """Draw a sitting cat in one colour, about 100 high, and return its mask."""
    shape = joined(
        spline([(-16, 0), (-20, -24), (-12, -50), (4, -62), (18, -48), (20, -20), (22, 0)]),
        ell(6, -70, 18, 15.5),
        spline([(-10, -72, 1), (-8, -98, 1), (4, -82, 1)]),
        spline([(8, -82, 1), (20, -98, 1), (23, -72, 1)]),
        limb([(-12, -6), (-36, -2), (-52, -18), (-46, -40), (-38, -42)], [10, 9, 7, 5, 4]),
    )
    return sc.add(t(shape), c, vol=10 * t.a[2], rim=rim, depth=depth, detail=1)


def dog(
    sc: Scene, t: T, *, c: Colour = "#f0e2c8", ear: Colour = "#7a4a2c", rim: Rim | None = None, depth: float = 0.91
) -> None:
    """Draw a sitting dog without legs, about 105 high: head and chest, as one sees it behind an edge."""
    k = t.a[2]
    head = [(-18, -56), (-12, -78), (8, -86), (26, -78), (44, -66), (46, -56), (34, -50), (8, -44), (-10, -46)]
    chest = [(-20, 20), (-24, -20), (-14, -44), (8, -50), (22, -30), (24, 20)]
    near = {"depth": depth, "detail": 1}
    sc.add(t(spline(chest)), c, vol=16 * k, rim=rim, **near)
    sc.add(t(spline(head)), c, vol=13 * k, rim=rim, **near)
    sc.add(t(spline([(-6, -82), (-22, -74), (-28, -50), (-18, -42), (-8, -56)])), ear, vol=6 * k, **near)
    sc.add(t(ell(45, -62, 5, 4.2)), DARK, mottle=0, **near)
    sc.add(t(ell(20, -70, 2.8)), DARK, mottle=0, **near)
