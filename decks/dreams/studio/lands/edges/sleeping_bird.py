"""The sleeping bird."""

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, spline


def sleeping_bird(sc, t, back, belly, wing, beak, rim, *, eye_open=False, seed=1):
    """Round bird asleep in the air, seen from the side, facing left with its head drawn in; about 240 wide."""
    k = t.a[2]
    kw = {"depth": 0.7, "rim": rim}
    _tail(sc, t, wing, k, kw)
    _breast(sc, t, back, belly, k, kw, seed)
    _head(sc, t, back, k, kw, beak)
    _eye(sc, eye_open, t, back)
    _near_wing(sc, t, wing, k, kw, rim)


def _tail(sc, t, wing, k, kw) -> None:
    for i, dy in enumerate((-6, 6, 18)):
        sc.add(
            t(limb([(70, 4 + dy * 0.4), (120, 0 + dy), (158 - i * 8, -4 + dy * 1.2)], [34, 28, 12])),
            mix(wing, "#1c1030", 0.18 + 0.07 * i),
            vol=8 * k,
            **kw,
        )


def _breast(sc, t, back, belly, k, kw, seed) -> None:
    outline = [
        (-104, -18),
        (-84, -62),
        (-40, -78),
        (10, -66),
        (62, -40),
        (104, -8),
        (92, 26),
        (50, 52),
        (0, 62),
        (-54, 52),
        (-94, 22),
    ]
    sc.add(
        t(spline(outline)),
        Lin([(0, back), (0.55, mix(back, belly, 0.5)), (1, belly)], t((-30, -80)), t((10, 66))),
        vol=58 * k,
        shade=0.9,
        detail=0.7,
        **kw,
    )
    r = rng(seed)
    feathers = []
    for _ in range(150):
        x, y = r.uniform(-90, 60), r.uniform(0, 56)
        if (x / 100) ** 2 + (y / 62) ** 2 < 0.8:
            feathers.append(
                (
                    t(spline([(x - 7, y - 3, 1), (x + 2, y + 1), (x + 8, y + 6, 1), (x - 2, y + 5)])),
                    mix(belly, "#ffffff" if r.random() < 0.55 else back, 0.35),
                    0.6,
                )
            )
    sc.polys(feathers, detail=0.7, mottle=0)


def _head(sc, t, back, k, kw, beak) -> None:
    """Tucked on the breast."""
    sc.add(
        t(spline([(-112, -28), (-112, -66), (-82, -92), (-46, -84), (-34, -52), (-52, -20), (-88, -12)])),
        Lin([(0, mix(back, "#ffffff", 0.12)), (1, back)], t((-80, -92)), t((-70, -12))),
        vol=32 * k,
        shade=0.8,
        shadow=(4 * k, 6 * k, 8 * k, 0.35),
        detail=0.9,
        **kw,
    )
    sc.add(
        t(spline([(-104, -46, 1), (-126, -34), (-140, -12, 1), (-116, -20), (-96, -30)])),
        beak,
        vol=7 * k,
        detail=1.0,
        **kw,
    )


def _eye(sc, eye_open, t, back) -> None:
    if eye_open:
        sc.add(t(ell(-86, -54, 15, 14)), "#fff2c0", mottle=0, detail=1)
        sc.add(t(ell(-88, -53, 8.5)), "#2a1424", mottle=0, detail=1)
        sc.post(mask(t(ell(-91, -57, 3))), "#ffffff")
        sc.add(t(limb([(-104, -64), (-86, -71), (-68, -62)], [2, 5, 2])), mix(back, "#1c1030", 0.5), detail=1, mottle=0)
    else:
        sc.post(mask(t(limb([(-102, -54), (-88, -47), (-72, -54)], [1.6, 4.4, 1.6]))), mix(back, "#1c1030", 0.75))
        for x in (-96, -88, -80):
            sc.post(mask(t(limb([(x, -50), (x - 2, -43)], [2, 1.2]))), mix(back, "#1c1030", 0.75))


def _near_wing(sc, t, wing, k, kw, rim) -> None:
    """Three rows of feathers."""
    sc.add(
        t(
            spline(
                [(-52, -40), (-20, -58), (34, -50), (84, -24), (134, 10, 1), (92, 20), (40, 28), (-14, 18), (-48, -6)]
            )
        ),
        Lin([(0, mix(wing, "#ffffff", 0.14)), (1, mix(wing, "#1c1030", 0.25))], t((-20, -50)), t((60, 26))),
        vol=18 * k,
        shadow=(3 * k, 7 * k, 8 * k, 0.4),
        detail=0.8,
        **kw,
    )
    rows = []
    for row, (n, x0, y0, dx, dy, q) in enumerate(
        ((7, -36, -32, 19, 5, 24), (7, -24, -12, 21, 6, 28), (6, -6, 6, 24, 3, 34))
    ):
        for i in range(n):
            x, y = x0 + i * dx, y0 + i * dy
            rows.append(
                (
                    t(
                        spline(
                            [
                                (x - q * 0.4, y - 7, 1),
                                (x + q * 0.4, y - 6),
                                (x + q * 0.9, y + 6, 1),
                                (x + q * 0.2, y + 9),
                                (x - q * 0.3, y + 5),
                            ]
                        )
                    ),
                    mix(wing, "#ffffff", 0.10 + 0.16 * ((i + row) % 2)),
                )
            )
    sc.polys(
        rows,
        detail=0.85,
        mottle=0.03,
        rim=(rim[0], 2, rim[2] if len(rim) > 2 else (-0.5, -1), 0.5),
        shadow=(1.5 * k, 3 * k, 3 * k, 0.35),
    )
