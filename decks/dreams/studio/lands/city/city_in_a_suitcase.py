"""Card 17, City in a Suitcase."""

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import Colour, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import cast
from ...kit.paths import T, cut, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import Gesture, Look, human
from ...motifs.sky import cumulus
from .open_case import DEEP, HALF, HIGH, in_lid, plane, seen
from .station_hall import hall, platform

LEATHER = ("#d8753a", "#9a4426", "#4a1c20")


@card(17, "city-in-a-suitcase", "City in a Suitcase", Land.CITY, gouache, hand=LOOSE, con=0.17, sat=1.08, vig=0.3)
def city_in_a_suitcase() -> Scene:
    """City in a Suitcase: the last train has gone, and in the case it rains at home; one window is lit.

    Gouache, rain slate and coral, a cold hall with a warm city. Homesickness.
    """
    sc = Scene(light=(0.5, -0.55, 0.45), key="#ffd49a", shadow="#141a34", fog="#8ea0b0", seed=171)
    r = rng(17)
    hall(sc)
    platform(sc)
    lid(sc)
    bottom(sc)
    city(sc, r)
    rain(sc, r)
    front(sc)
    traveller(sc)
    return sc


def lid(sc: Scene) -> None:
    """The lid leans back on its hinges, as deep as a tray and lined with faded stripes; a dark cloud fills it."""
    outer = [in_lid(-HALF, 0, 0.26), in_lid(HALF, 0, 0.26), in_lid(HALF, DEEP, 0.26), in_lid(-HALF, DEEP, 0.26)]
    back = [in_lid(-HALF, 0, 0), in_lid(HALF, 0, 0), in_lid(HALF, DEEP, 0), in_lid(-HALF, DEEP, 0)]
    shell = joined(
        poly(outer),
        poly(back),
        poly([outer[2], outer[3], back[3], back[2]]),
        poly([outer[0], outer[3], back[3], back[0]]),
    )
    cast(sc, shell, 26, 0.55, "#0c1020", -46, 26)
    sc.add(
        shell,
        Lin([(0, LEATHER[0]), (0.6, LEATHER[1]), (1, LEATHER[2])], outer[2], outer[0]),
        depth=0.45,
        mottle=0.14,
        vol=9,
        rim=("#ffc890", 5, (0.5, -0.8), 0.8),
    )
    e = 0.07
    inside = poly(
        [
            in_lid(-HALF + e, e, 0.26),
            in_lid(HALF - e, e, 0.26),
            in_lid(HALF - e, DEEP - e, 0.26),
            in_lid(-HALF + e, DEEP - e, 0.26),
        ]
    )
    floor_ = [
        in_lid(-HALF + e, e, 0.02),
        in_lid(HALF - e, e, 0.02),
        in_lid(HALF - e, DEEP - e, 0.02),
        in_lid(-HALF + e, DEEP - e, 0.02),
    ]
    m = sc.add(inside, "#3a2430", depth=0.45, mottle=0.1)
    lining = sc.add(
        mask(poly(floor_)) * m, Lin([(0, "#5c7484"), (1, "#1c2a3c")], floor_[3], floor_[0]), depth=0.44, mottle=0.12
    )
    cloth = Quad(floor_[3], floor_[2], floor_[1], floor_[0])
    stripes: list[Piece] = [(cloth.rect(k / 11, 0, k / 11 + 0.03, 1), "#8aa0a8", 0.3) for k in range(12)]
    sc.polys(stripes, clip=lining, depth=0.44)
    sc.mul("#0a0e1c", np.clip(1 - blur(m, 26), 0, 1) * m * 1.1)
    rims = [limb([a, b], [14, 14], 10) for a, b in zip(outer, [*outer[1:], outer[0]], strict=True)]
    sc.add(
        mask(rims),
        Lin([(0, "#e89050"), (1, "#7a3022")], outer[2], outer[0]),
        vol=6,
        depth=0.47,
        detail=0.5,
        rim=("#ffd8a0", 3, (0.4, -0.9), 0.8),
    )
    cx, cy = in_lid(0, DEEP * 0.72, 0.2)
    over = np.clip(blur(m, 7) * 1.6, 0, 1)
    for dx, dy, w, h, s in ((-170, 40, 460, 150, 3), (210, 20, 470, 150, 4), (20, -20, 640, 190, 6)):
        cumulus(
            sc,
            cx + dx,
            cy + dy,
            w,
            h,
            s,
            light="#b4bcc4",
            mid="#56627a",
            dark="#1c2438",
            depth=0.48,
            billow=0.4,
            L=(0.5, 0.5, 0.4),
            clip=over,
            fadeb=0.8,
        )
    for u in (-0.8, 0.8):
        x, y = seen(u, HIGH, DEEP)
        sc.add(rect(x - 16, y - 12, 32, 26, 3), "#c89a4a", vol=5, depth=0.5, detail=0.6)


def bottom(sc: Scene) -> None:
    """The inside of the case: its far walls, and streets where one would see the bottom."""
    e = 0.06
    walls = [
        (seen(-HALF, HIGH, DEEP), seen(HALF, HIGH, DEEP), seen(HALF, 0.05, DEEP), seen(-HALF, 0.05, DEEP)),
        (seen(-HALF, HIGH, 0), seen(-HALF, HIGH, DEEP), seen(-HALF, 0.05, DEEP), seen(-HALF, 0.05, 0)),
        (seen(HALF, HIGH, 0), seen(HALF, HIGH, DEEP), seen(HALF, 0.05, DEEP), seen(HALF, 0.05, 0)),
    ]
    for wall in walls:
        sc.add(plane(*wall), "#3a2028", depth=0.5, mottle=0.1)
    ground = plane(
        seen(-HALF + e, 0.06, e),
        seen(HALF - e, 0.06, e),
        seen(HALF - e, 0.06, DEEP - e),
        seen(-HALF + e, 0.06, DEEP - e),
    )
    sc.add(ground, Lin([(0, "#2c3044"), (1, "#c88a4c")], seen(0, 0, DEEP), seen(0, 0, 0)), depth=0.5, mottle=0.1)


def city(sc: Scene, r: Generator) -> None:
    """Paper houses, the tallest at the back, roofs wet, few windows lit; sorted from the back to the front."""
    rows = 5
    for row in range(rows):
        w0 = DEEP - 0.12 - (row + 1) * 0.27
        u = -HALF + 0.08 + r.uniform(0, 0.06)
        while u < HALF - 0.2:
            wide = r.uniform(0.2, 0.34)
            wide = min(wide, HALF - 0.06 - u)
            high = HIGH + (0.08 + 0.15 * (rows - row) * r.uniform(0.6, 1.12)) * (1.06 - 0.34 * abs(u) / HALF)
            home = row == 4 and -0.42 < u < -0.02
            if home:
                wide, high = 0.36, HIGH + 0.4
            house(sc, (u, u + wide, w0, w0 + 0.22, high), r, row, home=home)
            u += wide + r.uniform(0.01, 0.05)


WALLS: tuple[Colour, ...] = ("#8a98a4", "#a89a94", "#6a7c90", "#b8a898", "#7a8490")
ROOFS: tuple[Colour, ...] = ("#8a3c34", "#4a4a64", "#6a3444", "#3a4a5c")


def house(sc: Scene, box: tuple[float, float, float, float, float], r: Generator, row: int, *, home: bool) -> None:
    """One house: front, flank and a gabled roof, darker towards the foot; windows on the front."""
    u0, u1, w0, w1, high = box
    wall, roof = WALLS[int(r.integers(5))], ROOFS[int(r.integers(4))]
    fog = 0.34 * (1 - row / 4)
    wall, roof = mix(wall, "#3a4a64", fog + 0.14), mix(roof, "#3a4a64", fog)
    if home:
        wall, roof = "#e8b078", "#a83c30"
    low = 0.06
    tl, tr, br, bl = seen(u0, high, w0), seen(u1, high, w0), seen(u1, low, w0), seen(u0, low, w0)
    look = {"depth": 0.52 + row * 0.03, "mottle": 0.08, "detail": 0.55}
    sc.add(
        plane(seen(u1, high, w0), seen(u1, high, w1), seen(u1, low, w1), seen(u1, low, w0)),
        mix(wall, "#ffd8a0", 0.18),
        **look,
    )
    sc.add(
        plane(seen(u0, high, w0), seen(u0, high, w1), seen(u0, low, w1), seen(u0, low, w0)),
        mix(wall, "#0c1228", 0.6),
        **look,
    )
    sc.add(
        plane(tl, tr, br, bl),
        Lin([(0, wall), (1, mix(wall, "#141830", 0.62))], tl, bl),
        shadow=(-7, 4, 6, 0.45),
        **look,
    )
    ridge_ = high + (u1 - u0) * r.uniform(0.5, 0.85)
    um = (u0 + u1) / 2
    peak0, peak1 = seen(um, ridge_, w0), seen(um, ridge_, w1)
    sc.add(plane(tl, tr, peak0), mix(wall, "#101428", 0.16), **look)
    sc.add(
        plane(seen(u1 + 0.015, high - 0.02, w0), peak0, peak1, seen(u1 + 0.015, high - 0.02, w1)),
        mix(roof, "#ffd8b0", 0.22),
        rim=("#ffe0b8", 2, (0.4, -1), 0.6),
        **look,
    )
    sc.add(
        plane(seen(u0 - 0.015, high - 0.02, w0), peak0, peak1, seen(u0 - 0.015, high - 0.02, w1)),
        mix(roof, "#0c1024", 0.34),
        **look,
    )
    front_ = Quad(tl, tr, br, bl)
    panes: list[Piece] = []
    floors = max(int((high - low) / 0.17), 2)
    columns = 2 if u1 - u0 < 0.27 else 3
    for k in range(floors):
        for i in range(columns):
            lit = home or r.random() < 0.11
            u, v = (i + 0.28) / columns, (k + 0.25) / floors
            tone = "#fff0b0" if home else "#ffd880" if lit else mix("#141c30", "#3a4a60", r.random() * 0.5)
            panes.append((front_.rect(u, v, u + 0.46 / columns, v + 0.52 / floors), tone))
    sc.polys(panes, depth=look["depth"], detail=0.7, mottle=0.05, emit=0.12 if home else 0.0)
    if home:
        x, y = front_(0.5, 0.4)
        sc.glow(x, y, 380, "#ffb458", 0.6, 1.8)
        sc.glow(x, y, 110, "#ffe0a0", 0.4, 1.8)


def rain(sc: Scene, r: Generator) -> None:
    """Rain falls from the lid into the case and nowhere else; it runs over the edge."""
    left, right = in_lid(-HALF, 0.9, 0.2)[0], in_lid(HALF, 0.9, 0.2)[0]
    area = mask(
        poly(
            [
                (left + 14, in_lid(-HALF, 1.0, 0.3)[1]),
                (right - 14, in_lid(HALF, 1.0, 0.3)[1]),
                seen(HALF - 0.05, HIGH, 0.1),
                seen(-HALF + 0.05, HIGH, 0.1),
            ]
        )
    )
    lines = []
    for _ in range(460):
        x, y = r.uniform(left - 60, right + 60), r.uniform(300, 1100)
        n = r.uniform(18, 46)
        lines.append(poly([(x, y), (x - n * 0.16, y + n)], closed=False))
    sc.post(mask(lines, stroke=1.8) * blur(area, 6), "#dce8f0", 0.62)
    sc.mixin("#8a9cb0", blur(area, 16) * 0.10)


def front(sc: Scene) -> None:
    """The near wall with straps, locks and handle, the flank, the edges; water drips down them."""
    lift = (seen(-HALF, HIGH, 0), seen(HALF, HIGH, 0), seen(HALF, 0, 0), seen(-HALF, 0, 0))
    flank = (seen(-HALF, HIGH, 0), seen(-HALF, HIGH, DEEP), seen(-HALF, 0, DEEP), seen(-HALF, 0, 0))
    other = (seen(HALF, HIGH, 0), seen(HALF, HIGH, DEEP), seen(HALF, 0, DEEP), seen(HALF, 0, 0))
    cast(
        sc,
        poly([lift[3], lift[2], (lift[2][0] - 60, lift[2][1] + 70), (lift[3][0] - 190, lift[3][1] + 60)]),
        18,
        0.75,
        "#080c18",
    )
    right_side = other[1][0] > lift[1][0]
    side = other if right_side else flank
    sc.add(plane(*side), Lin([(0, LEATHER[1]), (1, LEATHER[2])], side[0], side[2]), depth=0.8, mottle=0.14, vol=8)
    m = sc.add(
        plane(*lift),
        Lin([(0, LEATHER[0]), (0.5, "#b8582e"), (1, LEATHER[2])], (0, lift[1][1]), (0, lift[3][1])),
        depth=0.82,
        mottle=0.14,
        vol=12,
        rim=("#ffc890", 4, (0.3, -1), 0.8),
    )
    sc.mul("#5a2420", m * smooth(0.1, 0.8, noise(50, 4, 5)) * 0.35)
    q = Quad(*lift)
    for u in (0.2, 0.78):
        strap = q.rect(u - 0.03, -0.06, u + 0.03, 1.0)
        sc.add(
            strap,
            Lin([(0, "#6a3020"), (1, "#2c1216")], lift[0], lift[3]),
            depth=0.84,
            vol=6,
            mottle=0.1,
            shadow=(-5, 4, 5, 0.5),
            rim=("#e8a878", 2, (0.3, -1), 0.6),
        )
        x, y = q(u, 0.3)
        sc.add(
            cut(rect(x - 21, y - 24, 42, 44, 5), rect(x - 11, y - 14, 22, 24, 2)),
            "#f0c860",
            vol=5,
            depth=0.86,
            detail=0.7,
            shadow=(-3, 5, 4, 0.5),
        )
    a, b = q(0.4, 0.36), q(0.58, 0.34)
    sc.add(
        mask(limb([a, (a[0] + 10, a[1] + 40), (b[0] - 10, b[1] + 40), b], [18, 22, 22, 18], 30)),
        "#6a2a20",
        vol=9,
        depth=0.86,
        shadow=(-5, 12, 8, 0.6),
        rim=("#e8a878", 3, (0.3, -1), 0.7),
    )
    edges = [limb([lift[0], lift[1]], [18, 18], 10), limb([side[0], side[1]], [14, 12], 10)]
    sc.add(
        mask(edges),
        Lin([(0, "#f0a05c"), (1, "#8a3a26")], lift[1], lift[0]),
        vol=7,
        depth=0.86,
        detail=0.5,
        rim=("#ffe0b0", 3, (0.3, -1), 0.9),
    )
    for u in (0.0, 1.0):
        for v in (0.0, 1.0):
            x, y = q(u, v)
            patch = mask(ell(x, y, 62, 54)) * m
            sc.add(patch, "#6a2c20", vol=8, depth=0.85, mottle=0.1)
    drops = [
        limb([q(u, 0.02), q(u + 0.004, 0.02 + n)], [4, 6], 8)
        for u, n in ((0.31, 0.7), (0.34, 0.4), (0.52, 0.85), (0.66, 0.5), (0.7, 0.3))
    ]
    sc.screen("#c8dcf0", blur(mask(drops), 1.4) * 0.5)
    x, y = q(0.5, 1.0)
    puddle = spline([(x - 180, y + 18), (x + 60, y + 8), (x + 210, y + 24), (x + 100, y + 46), (x - 120, y + 48)])
    sc.screen("#b8a890", blur(mask(puddle), 5) * 0.4)


def traveller(sc: Scene) -> None:
    """He kneels before us in his hat, from behind, and puts a finger to the window; the closed umbrella lies by him."""
    x, y, h = 262, 1416, 790
    home = seen(-0.42, HIGH + 0.1, 0.0)
    pose = Gesture(
        hips=(-0.08, 0, 0.25),
        lean=22,
        side=-6,
        twist=12,
        nod=2,
        hands=((0.4, -0.12, 0.5), (0.16, 0.12, 0.3)),
        feet=((-0.24, -0.07, 0.03), (-0.2, 0.09, 0.03)),
    )
    cast(sc, spline([(x - 220, y - 30), (x + 140, y - 40), (x + 170, y + 40), (x - 240, y + 50)]), 20, 0.7, "#080c18")
    who = human(
        sc,
        x,
        y,
        h,
        pose,
        Look(
            coat="#7a6248",
            legs="#2a2c3c",
            boots="#1a161e",
            hat="brim",
            hat_colour="#2a2c3c",
            hair="#5a5450",
            hem=0.72,
            flare=0.05,
            collar="#5c4836",
        ),
        turn=-42,
        right=(home[0] - 30, home[1] + 30),
        left=(x + 96, y - 330),
        reach=0.2,
        rim=("#ffd49a", 8, (0.75, -0.5), 0.95),
        key=0.9,
        depth=0.95,
    )
    hx, hy = who.hands[0]
    sc.glow(hx + 20, hy - 10, 120, "#ffd080", 0.35, 2)
    t = T(716, 1384, 1, 9)
    look = {"depth": 0.97, "detail": 0.6, "mottle": 0.1}
    sc.add(
        t(spline([(-170, 2, 1), (-60, -26), (120, -34), (176, -22), (180, 20), (120, 34), (-60, 26)])),
        Lin([(0, "#e04a3a"), (1, "#5a1020")], (600, 1390), (620, 1460)),
        vol=24,
        shadow=(-10, 16, 12, 0.6),
        rim=("#ffc0a0", 4, (0.4, -1), 0.8),
        **look,
    )
    for dy in (-12, 4, 18):
        sc.mul("#4a0c1c", blur(mask(t(limb([(-150, dy * 0.2), (0, dy), (172, dy * 1.2)], [1, 5, 3], 14))), 2) * 0.7)
    sc.add(
        t(limb([(178, 0), (250, -2), (286, -8), (296, -34), (272, -44)], [11, 11, 13, 13, 11], 24)),
        "#7a4a28",
        vol=6,
        shadow=(-4, 8, 6, 0.5),
        **look,
    )
    sc.add(t(limb([(-170, 2), (-206, 4)], [8, 4], 6)), "#c8a860", vol=4, **look)
    sc.mul("#0a0e1c", smooth(1380, H + 60, sc.y) * 0.3)
