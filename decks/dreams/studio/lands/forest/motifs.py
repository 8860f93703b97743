"""What pictures of the Old Forest share."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from ...kit.canvas import scale, set_scale
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import T, limb, mask, poly, rect, spline
from ...kit.scene import Scene


@contextmanager
def at_print_size() -> Iterator[None]:
    """Paint masks at print size whatever the scale, where dice follow their pixels."""
    before = scale()
    set_scale(1.0)
    try:
        yield
    finally:
        set_scale(before)


def fur(
    sc: Scene, clip, box, n, colours, direction, length=34, width=5, seed=1, depth=0.6, detail=0.75, alpha=0.7
) -> None:
    """Hair strokes in a box, clipped to a mask. direction(x, y) -> radians; colours = dark to light."""
    r = rng(seed)
    x0, y0, x1, y1 = box
    items = []
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        a = direction(x, y) + r.standard_normal() * 0.16
        size = length * r.uniform(0.6, 1.3)
        bend = r.uniform(-0.25, 0.25)
        mid = (x + 0.5 * size * math.cos(a + bend), y + 0.5 * size * math.sin(a + bend))
        end = (x + size * math.cos(a), y + size * math.sin(a))
        tone = colours[int(r.integers(len(colours)))]
        items.append(
            (limb([(x, y), mid, end], [width * 0.7, width, width * 0.2], 8, cap=False), tone, alpha * r.uniform(0.4, 1))
        )
    sc.polys(items, clip=clip, depth=depth, detail=detail, mottle=0)


def cottage(sc: Scene, t: T, wall="#8a6a70", roof="#5a3a58", lit="#ffc870", rim=None, depth=0.7, storeys=1) -> None:
    """Small house, base centre at (0, 0), about 60 wide and 80 tall, with lit windows."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 0.95}
    h = 40 * storeys
    sc.add(
        t(rect(-28, -h, 56, h + 2)),
        Lin([(0, mix(wall, "#fff0dc", 0.25)), (1, mix(wall, "#1a1030", 0.45))], t((-28, 0)), t((28, 0))),
        rim=rim,
        mottle=0.08,
        **keep,
    )
    sc.add(t(rect(10, -h - 38, 10, 26)), mix(wall, "#2a1830", 0.5), vol=2 * k, rim=rim, **keep)
    sc.add(
        t(poly([(-37, -h + 3), (0, -h - 36), (37, -h + 3)])),
        Lin([(0, mix(roof, "#ffffff", 0.2)), (1, mix(roof, "#100820", 0.4))], t((-30, -h - 20)), t((30, -h))),
        vol=5 * k,
        rim=rim,
        mottle=0.1,
        **keep,
    )
    windows = []
    for floor in range(storeys):
        for x in (-16, 6):
            if floor == 0 and x == 6:
                continue
            windows.append(t(rect(x, -h + 10 + floor * 36, 11, 14, 1)))
    door = t(spline([(4, 1, 1), (4, -18), (11, -25), (18, -18), (18, 1, 1)]))
    x, y = t((0, -h * 0.5))
    sc.glow(x, y, 62 * k, "#ffb050", 0.55, 2)
    sc.add(mask(windows), lit, mottle=0, emit=0.9, **keep)
    sc.add(door, mix(lit, "#a85a2a", 0.45), mottle=0, emit=0.4, **keep)
