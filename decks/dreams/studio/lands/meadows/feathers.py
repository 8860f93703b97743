"""Feathers and the hen they came from."""

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.marks import cast, line
from ...kit.paths import T, ell, joined, limb, poly, soft, spline
from ...kit.scene import Scene

RIM = ("#fff6e8", 4, (-0.6, -0.7), 0.85)
SKIN_LOOK = {"depth": 0.22, "detail": 0.75, "mottle": 0.04}


def feather_items(t: T, colour, *, light=True):
    """Upright feather, 100 units tall, root at the origin, as polys items; far feathers get fewer parts."""
    k = t.a[2]
    dark = mix(colour, "#4a3430", 0.62)
    vane = spline(
        [
            (-2, -14, 1),
            (9, -26),
            (15, -30, 1),
            (11, -36),
            (18, -48),
            (20, -64),
            (15, -84),
            (7, -98),
            (-4, -106, 1),
            (-11, -92),
            (-17, -72),
            (-17, -52, 1),
            (-11, -50),
            (-16, -42),
            (-11, -26),
        ]
    )
    items = [(t(vane), colour)]
    if light:
        shade = spline(
            [
                (0, -14, 1),
                (9, -26),
                (15, -30, 1),
                (11, -36),
                (18, -48),
                (20, -64),
                (15, -84),
                (7, -98),
                (-4, -106, 1),
                (3, -84),
                (4, -50),
            ]
        )
        items.append((t(shade), mix(colour, "#6a6878", 0.34)))
        rows = 10 if k > 0.75 else 5
        for i in range(rows):
            y = -30 - i * 66 / rows
            items.append((t(poly([(-16, y - 13), (1, y)], closed=False)), dark, 0.55, 1.7 * k))
            items.append((t(poly([(18, y - 13), (2, y)], closed=False)), dark, 0.55, 1.7 * k))
        # downy base
        for dx, dy in ((-9, -20), (9, -22), (-11, -28), (12, -14)):
            items.append((t(limb([(0, -14), (dx, dy), (dx * 1.5, dy + 7)], [4, 4, 1], 6)), mix(colour, "#ffffff", 0.5)))
        items.append(
            (t(limb([(2, 2), (1, -40), (2, -76), (-3, -104)], [5.4, 4, 2.6, 1], 12)), mix("#8a5a3a", dark, 0.4))
        )
        items.append((t(limb([(1, 2), (0, -40), (1, -70)], [2, 1.6, 0.6], 8)), "#fff2d8"))
    return items


def feather(sc: Scene, t: T, colour, *, light=True) -> None:
    """One feather with its own shadow."""
    sc.polys(
        feather_items(t, colour, light=light),
        depth=0.5,
        detail=0.9 if light else 0.5,
        mottle=0.02,
        shadow=(4, 5, 4, 0.3, "#6a4420") if light else None,
    )


def sheaf_of_feathers(sc: Scene, t: T) -> None:
    """Bound sheaf of feathers, 130 units tall, foot at the origin."""
    cast(sc, t(ell(0, 0, 52, 9)), 5, 0.4, "#7a5430")
    tones = ("#fffaf0", "#f0d8a8", "#9aa8b8", "#e4bc78", "#f8ecd4", "#6f84a0", "#fff6e4")
    for i, a in enumerate((-34, 32, -24, 22, -13, 11, 0)):
        x, y = t((a * 0.55, -34))
        feather(sc, T(x, y, t.a[2] * 1.05, a), tones[i])
    stalks = [
        (t(limb([(a * 0.55, -44), (0, -26), (-a * 0.7, 0)], [5, 5, 4])), mix("#fff6e0", "#b88a50", i / 8))
        for i, a in enumerate((-30, 28, -18, 16, -8, 8))
    ]
    sc.polys(stalks, depth=0.9, detail=0.8)
    sc.add(t(limb([(-20, -32), (0, -26), (20, -32)], [9, 11, 9])), "#b84a3a", vol=4 * t.a[2], depth=0.9, detail=0.9)


def plucked_hen(sc: Scene, t: T, skin="#f2b8a4") -> None:
    """Giant plucked hen from the side, facing left, hiding as well as she can; feet at y = 0, 380 units tall."""
    k = t.a[2]
    dark = mix(skin, "#a0505a", 0.5)
    bare_body(sc, t, skin, dark, k)
    # three feathers left on the tail
    for a, tone in ((24, "#fffaf0"), (44, "#e4bc78"), (64, "#9aa8b8")):
        x, y = t((262, -150))
        feather(sc, T(x, y, k * 0.9, a), tone)
    hen_head(sc, t, k, skin)
    bare_wing(sc, t, skin, k, dark)


def bare_body(sc: Scene, t: T, skin, dark, k: float) -> None:
    """Body and neck with goose-flesh."""
    body = spline(
        [(-120, -20), (-150, -110), (-120, -190), (-50, -220), (60, -216), (190, -190), (270, -120), (276, -20)]
    )
    body_mask = sc.add(
        t(body),
        Lin([(0, mix(skin, "#ffffff", 0.25)), (1, dark)], t((0, -220)), t((0, 0))),
        vol=90 * k,
        rim=RIM,
        **SKIN_LOOK,
    )
    neck = limb([(-70, -150), (-104, -240), (-92, -320)], [120, 72, 56])
    neck_mask = sc.add(
        t(neck),
        Lin([(0, mix(skin, "#ffffff", 0.2)), (1, mix(skin, dark, 0.5))], t((-130, 0)), t((-50, 0))),
        vol=30 * k,
        rim=RIM,
        **SKIN_LOOK,
    )
    # goose-flesh
    r = rng(11)
    dots = [
        (t(ell(r.uniform(-150, 260), r.uniform(-330, -10), r.uniform(2.4, 4.4))), mix(dark, "#c87878", r.random()), 0.6)
        for _ in range(190)
    ]
    sc.polys(dots, clip=np.clip(body_mask + neck_mask, 0, 1), depth=0.22, detail=0.8, mottle=0)


def hen_head(sc: Scene, t: T, k: float, skin) -> None:
    """Head with comb, beak and a blush."""
    comb = joined(ell(-110, -392, 17, 24), ell(-88, -404, 17, 26), ell(-66, -392, 16, 22))
    sc.add(t(comb), "#c8382f", vol=10 * k, rim=RIM, **SKIN_LOOK)
    sc.add(t(ell(-92, -344, 46, 44)), mix(skin, "#ffffff", 0.18), vol=30 * k, rim=RIM, **SKIN_LOOK)
    sc.add(t(spline([(-128, -352, 1), (-186, -332, 1), (-130, -322, 1)])), "#f0a83c", vol=8 * k, rim=RIM, **SKIN_LOOK)
    line(sc, [t((-178, -332)), t((-150, -334)), t((-130, -337))], 3 * k, "#a86a20")
    sc.add(
        t(spline([(-128, -322), (-140, -296), (-126, -276), (-112, -296), (-112, -318)])),
        "#c8382f",
        vol=8 * k,
        rim=RIM,
        **SKIN_LOOK,
    )
    sc.add(t(ell(-106, -352, 15, 15)), "#fffaf0", mottle=0, depth=0.23, detail=1)
    sc.add(t(ell(-111, -347, 6.5)), "#2a1c20", mottle=0, depth=0.23, detail=1)
    line(sc, [t((-124, -374)), t((-108, -378)), t((-90, -370))], 4 * k, "#8a4a48")
    sc.screen("#ff6a5a", soft(t(ell(-84, -326, 22, 14)), 6) * 0.5)


def bare_wing(sc: Scene, t: T, skin, k: float, dark) -> None:
    """The bare wing across the breast."""
    wing = limb([(-10, -170), (-70, -160), (-124, -118), (-150, -84)], [70, 58, 44, 16])
    sc.add(t(wing), mix(skin, "#ffffff", 0.1), vol=26 * k, rim=RIM, shadow=(2, 8, 9, 0.45), **SKIN_LOOK)
    for dx, dy in ((-148, -86), (-136, -74), (-158, -98)):
        sc.add(t(limb([(dx + 16, dy - 14), (dx - 4, dy + 6)], [14, 6])), mix(skin, dark, 0.2), vol=5 * k, **SKIN_LOOK)
