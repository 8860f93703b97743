"""Card 57, Day on a See-Saw."""

import math

from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import luma, mix, ramp
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import cumulus
from .motifs import cottage, flowers, grass

CX, CY = 842, 1222
RIM_N = ("#cfd8ff", 3.2, (0.5, -0.8), 0.85)

DAY_RIM = ("#fff6d0", 4, (-0.8, -0.6), 0.85)
SUN_X, SUN_Y, SUN_RADIUS = 252, 826, 138
HOMES = (
    (120, 1098, 0.8),
    (180, 1106, 0.9),
    (250, 1094, 0.7),
    (330, 1112, 0.8),
    (690, 1094, 0.8),
    (760, 1110, 0.95),
    (830, 1092, 0.75),
    (900, 1104, 0.85),
)
PIVOT_X, PIVOT_Y = 508, 1092


@card(57, "day-on-a-see-saw", "Day on a See-Saw", Land.MEADOWS, gouache, hand=LOOSE)
def day_on_a_see_saw() -> Scene:
    """Day on a See-Saw: it is bedtime when the child lets go.

    Gouache, half day, half night, split diagonal.
    """
    sc = Scene(light=(-0.75, -0.5, 0.45), key="#fff2c8", shadow="#20285a", fog="#c8d8c8", seed=5701)
    night_mask = two_skies(sc)
    sc.glow(SUN_X, SUN_Y, 540, "#ffe690", 0.62, 1.9, clip=1 - night_mask * 0.75)
    far_hills(sc)
    r = village(sc)
    ridge_meadow(sc)
    trestle(sc)
    plank(sc)
    nightfall(sc, night_mask)
    sitting_sun(sc)
    child(sc)
    fireflies_and_butterflies(sc, r)
    return sc


def two_skies(sc: Scene):
    """Day on the left, night on the right, and the clouds of both."""
    day = ramp(
        [(0, "#3f90c4"), (0.4, "#7cc0d4"), (0.66, "#a8d8cc"), (0.8, "#e8ecc0"), (0.92, "#ffe8a4")],
        (sc.y + noise(300, 3, 4, aspect=2.2) * 40) / 1150.0,
    )
    night = ramp(
        [(0, "#0d1236"), (0.35, "#1f2a66"), (0.65, "#3f4f9a"), (0.85, "#7a7ab8")],
        (sc.y + noise(300, 3, 5, aspect=2.2) * 40) / 1150.0,
    )
    split = 520 + noise(260, 4, 6) * 26 + (sc.y - 700) * 0.03
    night_mask = smooth(-34, 34, sc.x - split)
    sc.img[:] = day * (1 - night_mask[..., None]) + night * night_mask[..., None]
    sc.setflow(swirl(sc, -0.3, 1.2, 420, 2))
    sc.stars(420, 1000, 9, clip=smooth(0.75, 1, night_mask), size=(0.8, 3.4))
    # clouds of both worlds
    for cx, cy, w, h, s in ((210, 270, 330, 100, 3), (330, 560, 250, 70, 4), (60, 470, 200, 60, 8)):
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            s,
            light="#fffaf0",
            mid="#f4e4c8",
            dark="#a8c0c4",
            alpha=0.9,
            depth=0.04,
            clip=1 - night_mask,
        )
    for cx, cy, w, h, s in ((820, 330, 360, 80, 5), (700, 620, 300, 60, 6), (930, 760, 260, 60, 7)):
        cumulus(
            sc, cx, cy, w, h, s, light="#9aa4dc", mid="#5a68b0", dark="#232c68", alpha=0.8, depth=0.04, clip=night_mask
        )
    return night_mask


def far_hills(sc: Scene) -> None:
    """Far hills."""
    for i, (y, rise, c, foot_colour, cell) in enumerate(
        ((1010, 60, "#b4d0b8", "#8fbc9c", 420), (1100, 50, "#c4d488", "#7fb070", 480))
    ):
        pts = ridge(y, rise, cell, 44 + i * 3, oct=3)
        sc.add(
            land(pts),
            Lin([(0, mix(c, "#fff6c8", 0.3)), (1, foot_colour)], (0, y - 40), (0, y + 170)),
            depth=0.2 + 0.1 * i,
            mottle=0.06,
            fogg=(y + 40, y + 150, 0.35, "#f4ecc4"),
            rim=("#fffbd8", 4, (-0.7, -0.7), 0.6),
        )


def village(sc: Scene):
    """A village and its trees, painted as by day."""
    for i, (x, y, s) in enumerate(HOMES):
        cottage(
            sc,
            x,
            y,
            s,
            roof=["#d8704a", "#b85a4a", "#e09050"][i % 3],
            depth=0.32,
            rim=("#fffbe0", 2, (-0.7, -0.7), 0.7),
        )
    r = rng(5)
    trees = []
    for _ in range(60):
        x = r.uniform(-10, W + 10)
        y = 1118 + r.uniform(-30, 30)
        s = r.uniform(12, 26)
        trees.append((ell(x, y - s, s * 0.8, s), mix("#4f8a58", "#a8c070", r.random())))
    sc.polys(trees, depth=0.33, detail=0.5, vol=5)
    return r


def ridge_meadow(sc: Scene) -> None:
    """The ridge with grass; the flowers of the night side are closed."""
    top = [
        tuple(p)
        for p in sample(
            [(-40, 1330), (150, 1290), (330, 1240), (508, 1214), (690, 1236), (870, 1280), (1060, 1340)], 170
        )
    ]
    sc.add(
        land(top),
        Lin([(0, "#dce08a"), (0.3, "#9cc068"), (1, "#3f8058")], (0, 1210), (0, H)),
        depth=0.5,
        mottle=0.09,
        rim=("#fffbd0", 6, (-0.7, -0.7), 0.7),
        rough=2,
    )
    sc.mul("#2f6a58", blur(mask(spline([(430, 1236), (520, 1226), (760, 1290), (900, 1340), (640, 1330)])), 12) * 0.5)
    grass(sc, top, 1700, ["#e0e488", "#a8c868", "#6fa858", "#3f8054"], 6, h=(12, 30))
    left_half = 1 - smooth(480, 560, sc.x)
    flowers(sc, top, 190, ["#ff8a6a", "#ffd24a", "#ffffff", "#e87aa0"], 11, size=(5, 9), clip=left_half)
    flowers(sc, top, 120, ["#e8a0b0", "#c8b0e0", "#f0e0c0"], 12, size=(5, 9), closed=True, clip=1 - left_half)


def wood(lit: tuple[float, float], dark: tuple[float, float]) -> Lin:
    """Planed wood, from its lit to its dark edge."""
    return Lin([(0, "#e8b878"), (0.5, "#b87a4a"), (1, "#6a4030")], lit, dark)


def trestle(sc: Scene) -> None:
    """The stand of the see-saw."""
    for s in (-1, 1):
        sc.add(
            limb([(PIVOT_X + s * 6, PIVOT_Y - 4), (PIVOT_X + s * 62, 1236)], [30, 36], 6),
            wood((PIVOT_X - 60, 0), (PIVOT_X + 60, 0)),
            vol=10,
            depth=0.6,
            detail=0.8,
            rim=DAY_RIM,
            mottle=0.08,
        )
    sc.add(
        limb([(PIVOT_X - 40, 1176), (PIVOT_X + 40, 1176)], [18, 18], 4),
        wood((PIVOT_X, 1166), (PIVOT_X, 1190)),
        vol=6,
        depth=0.6,
        detail=0.8,
    )


def plank(sc: Scene) -> None:
    """The plank, and the block that keeps the sun from rolling."""
    high_end, low_end = (112, 938), (904, 1246)
    sc.add(
        limb([high_end, (PIVOT_X, PIVOT_Y), low_end], [34, 36, 34], 30, cap=False),
        wood((PIVOT_X + 8, PIVOT_Y - 20), (PIVOT_X - 8, PIVOT_Y + 20)),
        vol=12,
        depth=0.65,
        detail=0.85,
        rim=DAY_RIM,
        mottle=0.08,
        shadow=(6, 16, 12, 0.4),
    )
    for f in (0.16, 0.34, 0.66, 0.84):
        knot = lerp(high_end, low_end, f)
        line(sc, [(knot[0] - 34, knot[1] - 8), (knot[0] + 30, knot[1] + 16)], 2.4, "#7a4a34", 0.6, 0.66)
    # stop block that keeps the sun from rolling
    sc.add(
        X(poly([(0, 0), (46, 0), (46, -40)]), 330, 1008, 1, 21), "#a86a40", vol=5, depth=0.67, detail=0.9, rim=DAY_RIM
    )


def nightfall(sc: Scene, night_mask) -> None:
    """Night falls on the right half of everything painted so far; windows light up."""
    fall = night_mask * smooth(930, 1010, sc.y)
    sc.mul("#4a56a8", fall * 0.82)
    sc.mul("#2c3478", fall * 0.42)
    lights = []
    for x, y, s in HOMES[4:]:
        lights += [rect(x + dx * s, y - 22 * s, 10 * s, 11 * s) for dx in (-20, -4)]
        sc.glow(x - 8 * s, y - 16 * s, 46, "#ffc860", 0.55, 2)
    sc.add(mask(lights), "#ffdf80", mottle=0, emit=1, depth=0.4, detail=1)


def sitting_sun(sc: Scene) -> None:
    """The sun sits on the high end, half asleep."""
    sun_rays(sc)
    sun_disc(sc)
    sun_eyes(sc)


def sun_rays(sc: Scene) -> None:
    """Its rays, except where the plank is."""
    sc.glow(SUN_X, SUN_Y, 300, "#fff0a8", 0.7, 1.8)
    rays = []
    for k in range(22):
        an = 2 * math.pi * k / 22 + 0.1
        length = 44 if k % 2 else 70
        rays.append(
            limb(
                [
                    (SUN_X + (SUN_RADIUS + 14) * math.cos(an), SUN_Y + (SUN_RADIUS + 14) * math.sin(an)),
                    (
                        SUN_X + (SUN_RADIUS + 14 + length) * math.cos(an + 0.05),
                        SUN_Y + (SUN_RADIUS + 14 + length) * math.sin(an + 0.05),
                    ),
                ],
                [17, 3],
                8,
            )
        )
    upper = 1 - smooth(0, 16, (sc.y - 938) - (sc.x - 112) * 0.389 + 30)
    sc.add(mask(rays) * upper, "#ffd868", mottle=0.05, depth=0.68, detail=0.8, alpha=0.95)


def sun_disc(sc: Scene) -> None:
    """The disc."""
    sc.add(
        ell(SUN_X, SUN_Y, SUN_RADIUS),
        Rad(
            [(0, "#fffbe0"), (0.5, "#ffe88e"), (0.85, "#fcc24a"), (1, "#ee8f34")],
            (SUN_X - 40, SUN_Y - 50),
            SUN_RADIUS * 1.25,
        ),
        vol=60,
        shade=0.35,
        depth=0.7,
        detail=0.6,
        mottle=0.05,
        shadow=(4, 10, 10, 0.25),
    )


def sun_eyes(sc: Scene) -> None:
    """Eyes that are closing."""
    for s in (-1, 1):
        ex, ey = SUN_X + 14 + s * 48, SUN_Y - 2
        sc.add(
            mask(spline([(ex - 24, ey - 4), (ex, ey + 10), (ex + 24, ey - 4)], closed=False), stroke=6),
            "#b8642a",
            alpha=0.8,
            mottle=0,
            depth=0.7,
            detail=1,
        )
        for dx in (-16, 0, 16):
            sc.add(
                mask(
                    poly([(ex + dx, ey + 8 - abs(dx) * 0.3), (ex + dx * 1.5, ey + 20 - abs(dx) * 0.4)], closed=False),
                    stroke=4,
                ),
                "#b8642a",
                alpha=0.7,
                mottle=0,
                depth=0.7,
                detail=1,
            )


def child(sc: Scene) -> None:
    """The child in pyjamas on the low end."""
    handle(sc)
    ride = Gesture(
        hips=(0, 0, 0.28),
        lean=-8,
        nod=-14,
        hands=((0.2, -0.08, 0.42), (0.2, 0.08, 0.42)),
        feet=((0.26, -0.09, 0.06), (0.2, 0.1, -0.03)),
    )
    who = human(
        sc,
        CX - 4,
        CY + 84,
        372,
        ride,
        Look(
            coat="#e8e4f0", legs="#dfe0f2", boots="#c86a5a", hair="#4a2a24", hat="wool", hat_colour="#c8506a", hem=0.3
        ),
        build=CHILD,
        turn=166,
        right=(768, 1142),
        left=(784, 1136),
        rim=("#cfd8ff", 5, (-0.7, -0.6), 0.95),
        depth=0.88,
    )
    pyjamas = who.cover * (luma(sc.img) > 0.42) * mask(rect(CX - 140, CY - 150, 240, 250))
    stripes = mask(
        [poly([(CX - 140, y), (CX + 120, y - 20)], closed=False) for y in range(CY - 150, CY + 110, 17)], stroke=5.5
    )
    sc.mixin("#6a78c8", stripes * pyjamas * 0.75)


def handle(sc: Scene) -> None:
    """The handle to hold on to."""
    post_x, post_y = 772, 1192
    sc.add(
        limb([(post_x, post_y), (post_x - 10, post_y - 52)], [9, 9], 4),
        "#5a4a6a",
        vol=3,
        depth=0.85,
        detail=0.95,
        rim=RIM_N,
    )
    sc.add(
        limb([(post_x - 30, post_y - 46), (post_x + 12, post_y - 60)], [10, 10], 4),
        "#8a5a5a",
        vol=3,
        depth=0.86,
        detail=0.95,
        rim=RIM_N,
    )


def fireflies_and_butterflies(sc: Scene, r: Generator) -> None:
    """Fireflies by night, butterflies by day."""
    for _ in range(26):
        x, y = r.uniform(600, 930), r.uniform(1130, 1420)
        sc.glow(x, y, 15, "#d8f08a", 0.7, 1.6)
        sc.post(mask(ell(x, y, 2.8)), "#fbffd8", 1)
    for x, y, s, rot, c in (
        (180, 1180, 1.0, 20, "#ff8a6a"),
        (300, 1140, 0.8, -25, "#ffffff"),
        (380, 1180, 0.7, 10, "#ffd24a"),
    ):
        t = T(x, y, s, rot)
        for q in (-1, 1):
            sc.add(
                t(spline([(0, 0, 1), (q * 26, -24), (q * 32, -4), (q * 6, 6)])),
                c,
                vol=3,
                depth=0.9,
                detail=1,
                rim=("#ffffff", 2, (-0.7, -0.7), 0.7),
            )
            sc.add(
                t(spline([(0, 2, 1), (q * 18, 6), (q * 20, 20), (q * 4, 14)])),
                mix(c, "#c85a3a", 0.25),
                vol=2,
                depth=0.9,
                detail=1,
            )
        sc.add(t(limb([(0, -10), (0, 14)], [4, 3], 4)), "#4a3030", depth=0.91, detail=1)
