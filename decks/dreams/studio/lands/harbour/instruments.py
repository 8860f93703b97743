"""What the octopus plays."""

from ...kit.fills import Lin, Rad
from ...kit.marks import line
from ...kit.paths import T, cut, ell, limb, rect, spline
from ...kit.scene import Scene


def brass_trumpet(sc: Scene, t: T, brass="#e8b83c", depth: float = 0.7) -> None:
    """Trumpet pointing right; the mouthpiece at (0, 0)."""
    k = t.a[2]
    rim = ("#fffbe0", 2.6 * k, (-0.4, -0.9), 0.9)
    fill = Lin([(0, "#fff0a8"), (0.5, brass), (1, "#8a5418")], t((60, -30)), t((70, 34)))
    keep = {"depth": depth, "detail": 0.62, "rim": rim, "shadow": (4, 8, 6, 0.4)}
    sc.add(t(limb([(0, 0), (60, 0), (150, 0)], [9, 10, 13], 10)), fill, vol=5 * k, **keep)
    sc.add(t(cut(rect(44, -8, 92, 44, 20), rect(54, 2, 72, 24, 11))), fill, vol=4 * k, **keep)
    for x in (74, 90, 106):
        sc.add(t(rect(x - 5, -20, 10, 44, 3)), "#f8e6a0", vol=4 * k, **keep)
    sc.add(
        t(
            spline(
                [
                    (138, -8, 1),
                    (178, -13),
                    (206, -26),
                    (226, -50, 1),
                    (232, 0),
                    (226, 50, 1),
                    (206, 26),
                    (178, 13),
                    (138, 8, 1),
                ]
            )
        ),
        fill,
        vol=20 * k,
        **keep,
    )
    sc.add(t(ell(227, 0, 11, 50)), "#5a3414", depth=depth, detail=0.95, vol=5 * k)
    sc.add(t(spline([(-6, -10, 1), (8, -5), (8, 5), (-6, 10, 1)])), "#fff0b8", vol=3 * k, **keep)


def violin_body(sc: Scene, t: T, k, keep, wood) -> None:
    """Body and scroll of a violin."""
    body = spline(
        [
            (0, 74),
            (34, 66),
            (46, 40),
            (36, 16),
            (22, 2),
            (32, -18),
            (32, -40),
            (14, -54),
            (0, -55),
            (-14, -54),
            (-32, -40),
            (-32, -18),
            (-22, 2),
            (-36, 16),
            (-46, 40),
            (-34, 66),
        ]
    )
    sc.add(t(limb([(0, -50), (0, -128)], [12, 9], 8)), "#2a1a18", vol=4 * k, **keep)
    sc.add(t(ell(2, -134, 10, 12)), wood, vol=5 * k, **keep)
    sc.add(
        t(body),
        Rad([(0, "#e8a050"), (0.6, wood), (1.1, "#5a2418")], t((-12, 10)), 90 * k),
        vol=16 * k,
        shadow=(6, 10, 8, 0.5),
        mottle=0.08,
        **keep,
    )


def violin_strings(sc: Scene, t: T, k, depth: float) -> None:
    """Fingerboard, sound holes, bridge and strings."""
    sc.add(t(limb([(0, -52), (0, 14)], [12, 15], 8)), "#2a1a18", vol=3 * k, depth=depth, detail=0.95)
    for s in (-1, 1):
        line(sc, [t((s * 15, 12)), t((s * 18, 24)), t((s * 14, 40))], 2.6 * k, "#3a1610", 1, depth)
    sc.add(t(rect(-14, 26, 28, 5, 2)), "#f4dcb0", depth=depth, detail=1, vol=2)
    for x in (-5, -1.6, 1.6, 5):
        line(sc, [t((x, -124)), t((x, 62))], 1.2 * k, "#fff2d0", 0.85, depth)


def violin(sc: Scene, t: T, wood="#a8562a", depth: float = 0.7) -> None:
    """Violin, body at the origin, neck upwards, about 190 units tall."""
    k = t.a[2]
    rim = ("#ffe8b8", 2.6 * k, (-0.4, -0.9), 0.85)
    keep = {"depth": depth, "detail": 0.62, "rim": rim}
    violin_body(sc, t, k, keep, wood)
    violin_strings(sc, t, k, depth)
