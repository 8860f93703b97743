"""The large hand that draws, in a frame of its own: the tip of its pencil at (566, 884) there."""

import math

from ...kit.colour import mix
from ...kit.field import blur, shift
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, spline, union
from ...kit.scene import Scene

SKIN = "#eab894"
FLESH = {"depth": 0.95, "shade": 1.0, "mottle": 0.07, "detail": 0.5, "rim": ("#fff4e0", 6, (-0.7, -0.7), 0.6)}
_TIP, _END = (566, 884), (830, 300)


def on_pencil(t: T, far: float, across: float = 0) -> tuple[float, float]:
    """A place so far along the pencil from its tip."""
    dx, dy = _END[0] - _TIP[0], _END[1] - _TIP[1]
    length = math.hypot(dx, dy)
    dx, dy = dx / length, dy / length
    return t((_TIP[0] + dx * far - dy * across, _TIP[1] + dy * far + dx * across))


def drawing_hand(sc: Scene, t: T) -> None:
    """Fingers behind, pencil, fingers before it, cuff."""
    k = t.a[2]

    def finger(points: list, widths: list, tone: object, drop: float) -> None:
        path = t(limb(points, widths, 50))
        _shade(sc, path, drop * k, drop * 1.3 * k, 0.4)
        sc.add(path, tone, vol=42 * k, **FLESH)

    palm = t(
        spline(
            [
                (1080, 120),
                (930, 190),
                (820, 300),
                (770, 400),
                (760, 500),
                (800, 580),
                (880, 600),
                (980, 560),
                (1090, 500),
            ]
        )
    )
    stick = poly([on_pencil(t, far, across) for far, across in ((78, -24), (760, -24), (760, 24), (78, 24))])
    _shade(sc, union(palm, stick, t(limb([(830, 380), (730, 440), (660, 560)], [90, 80, 60]))), 34 * k, 54 * k, 0.5)
    finger([(900, 560), (820, 640), (740, 690), (690, 700)], [104, 92, 80, 62], mix(SKIN, "#8a4650", 0.34), 14)
    finger([(870, 520), (770, 610), (690, 650), (630, 668)], [108, 96, 84, 62], mix(SKIN, "#a05a50", 0.2), 14)
    pencil_stick(sc, t)
    lit = Lin([(0, mix(SKIN, "#ffffff", 0.14)), (1, mix(SKIN, "#9a4a48", 0.36))], t((800, 250)), t((980, 600)))
    sc.add(palm, lit, vol=110 * k, **FLESH)
    warm = Lin([(0, mix(SKIN, "#fff4e0", 0.24)), (1, mix(SKIN, "#c8705a", 0.2))], t((800, 330)), t((680, 640)))
    finger([(930, 330), (830, 330), (752, 420), (700, 540), (668, 640)], [112, 104, 88, 74, 52], warm, 12)
    warm = Lin([(0, mix(SKIN, "#fff4e0", 0.16)), (1, mix(SKIN, "#c8705a", 0.28))], t((850, 500)), t((740, 640)))
    finger([(930, 520), (840, 540), (770, 560), (712, 612)], [128, 106, 84, 58], warm, 10)
    for nail in (
        [(682, 598), (700, 606), (692, 640), (672, 642), (668, 620)],
        [(716, 592), (736, 590), (722, 622), (704, 630), (702, 610)],
    ):
        sc.add(t(spline(nail)), "#f8dcc8", vol=6 * k, depth=0.96, detail=0.6, alpha=0.85)
    creases = (
        [(716, 470), (742, 480), (764, 476)],
        [(778, 536), (790, 560), (796, 586)],
        [(800, 352), (820, 372), (846, 376)],
    )
    creases += (
        [(708, 486), (730, 496), (752, 494)],
        [(846, 500), (880, 520), (930, 520)],
        [(784, 420), (800, 470), (850, 500)],
    )
    sc.mul("#a8604e", blur(mask([t(limb(points, [2, 7, 2], 16)) for points in creases]), 1.5) * 0.7)
    cuff(sc, t)


def _shade(sc: Scene, path: object, dx: float, dy: float, amount: float) -> None:
    sc.mul("#4a4258", blur(shift(mask(path), dx, dy), 13) * amount)


def pencil_stick(sc: Scene, t: T) -> None:
    """Three facets, teeth that were bitten into it, the cut wood, the lead."""
    for a, b, tone in ((-24, -8, "#e0a436"), (-8, 9, "#f8d264"), (9, 24, "#b07424")):
        facet = poly([on_pencil(t, far, across) for far, across in ((84, a), (800, a), (800, b), (84, b))])
        sc.add(facet, tone, depth=0.94, mottle=0.06, detail=0.5)
    wood = [(88, -24, 1), (76, -16), (84, -8), (76, 0), (84, 9), (76, 17), (88, 24, 1), (24, 7, 1), (24, -7, 1)]
    points = [(*on_pencil(t, far, across), *corner) for far, across, *corner in wood]
    sc.add(
        spline(points),
        Lin([(0, "#fbe8c4"), (1, "#b8845a")], on_pencil(t, 60, -24), on_pencil(t, 60, 24)),
        depth=0.94,
        detail=0.6,
    )
    sc.add(poly([on_pencil(t, 28, -8), on_pencil(t, 28, 8), on_pencil(t, 0)]), "#2a2830", depth=0.94, detail=0.7, vol=3)


def cuff(sc: Scene, t: T) -> None:
    """Cuff, sleeve and button."""
    linen = [(960, 60), (900, 130), (930, 260), (1000, 420), (1060, 560), (1120, 560), (1120, 20)]
    look = {"shade": 0.9, "detail": 0.5, "mottle": 0.08}
    tone = Lin([(0, "#fffaf0"), (1, "#b0a4b8")], t((900, 100)), t((1080, 500)))
    sc.add(
        t(spline(linen)),
        tone,
        vol=40,
        depth=0.96,
        rim=("#ffffff", 5, (-0.7, -0.6), 0.7),
        shadow=(-10, 14, 14, 0.4),
        **look,
    )
    sleeve = [(1000, 20), (960, 110), (985, 260), (1040, 420), (1100, 520), (1140, 20)]
    tone = Lin([(0, "#4a5a90"), (1, "#1c2244")], t((950, 100)), t((1100, 400)))
    sc.add(t(spline(sleeve)), tone, vol=50, depth=0.97, rim=("#a8b8e8", 5, (-0.7, -0.6), 0.7), **look)
    sc.add(t(ell(952, 250, 16)), "#e8b84a", vol=9, depth=0.98, detail=0.6, shadow=(4, 6, 5, 0.5))
