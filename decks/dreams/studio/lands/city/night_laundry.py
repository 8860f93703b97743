"""Card 23, Night Laundry."""

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin, Rad
from ...kit.ground import swirl
from ...kit.marks import line
from ...kit.paths import T, arch_points, blurmask, ell, lerp, limb, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.person import person
from ...motifs.plants import leaves
from ...motifs.sky import strata
from .motifs import facade, one_point
from .things import BEAR, FISH, HARE, LADLE, SWAN, night_sheet, star_glyph

INDIGO, NIGHT, GLOW, LAMP = "#0a1033", "#2b2a58", "#e8a070", "#ffc468"
VANISH_X, VANISH_Y = 508, 985
FAR = 4.4
RIM = ("#dfe4ff", 3, (-0.2, -1), 0.75)
BALCONY_LEFT, BALCONY_RIGHT, BALCONY_Y = 40, 352, 1128
BUCKET_X, BUCKET_Y = 652, 1384
CAT_X, CAT_Y = 806, 1392
FUR = "#1c1a3a"
BASKET = (306, 1376)
HOUSE_ENDS = [4.4, 2.75, 1.75, 1.12, 0.55]
TOPS = {-1: [-1010, -1120, -1000, -1180], 1: [-1080, -960, -1130, -1040]}
WALLS = {-1: ["#7a5a80", "#6a4f7a", "#5a4472", "#4a3a68"], 1: ["#9a6a78", "#84607c", "#74527a", "#5c4470"]}
_at = one_point(VANISH_X, VANISH_Y)


def _hang_up(sc: Scene, place, pegs, line_points, size) -> None:
    """threads from the figure up to the line and a peg on the line"""
    for p in pegs:
        x, y = place(p)
        yl = line_points[int(np.argmin(np.abs(line_points[:, 0] - x)))][1]
        sc.post(mask(poly([(x, y + 4), (x, yl)], closed=False), stroke=1.2 + size), "#f6e6c8", 0.9)
        sc.add(
            rect(x - 4 * size - 1, yl - 11 * size - 1, 8 * size + 2, 24 * size + 2, 2),
            "#d8a868",
            vol=2.5,
            depth=0.56,
            detail=1,
            rim=("#fff0d0", 1.6, (-0.4, -1), 0.8),
        )


def _wash_line(sc: Scene, y, z, drop, hang):
    """a line across the courtyard with its pieces of night"""
    a, b = _at(-470, y, z), _at(470, y - 20, z)
    pts = sag(a, b, drop)
    line_points = sample(pts, 200)
    sc.post(mask(poly([tuple(v) for v in line_points], closed=False), stroke=1.4 + 2.2 / z), "#f6e6c8", 0.95)
    for f, fig, s, rot, seed in hang:
        k = int(f * 199)
        top = min(p[1] for p in fig["pegs"])
        place = T(line_points[k][0], line_points[k][1] - top * s + 8 / z, s, rot)
        night_sheet(sc, place, fig["outline"], fig["stars"], fig["links"], seed=seed, rim=RIM, depth=0.5, glow=0.45)
        _hang_up(sc, place, fig["pegs"], line_points, 1 / z)
    return line_points


@card(23, "night-laundry", "Night Laundry", Land.CITY, gouache)
def night_laundry() -> Scene:
    """The constellations have been washed and hang out to dry between the houses; an old woman pegs up the next one, a
    star still drips into a bucket, and the sky is empty until morning. Does she do this every night?

    Gouache, P1 indigo and lamplight, worm's-eye V.
    """
    sc = Scene(light=(-0.2, 0.5, 0.6), key="#ffd9a0", shadow="#12163c", fog="#8a7890", seed=2301)

    _empty_dusk(sc)
    _walls(sc)
    _courtyard(sc)
    _door(sc)
    _far_lines(sc)
    line_points, woman = _old_woman(sc)
    hand = _near_sheets(sc, woman, line_points)
    _pegging_arm(sc, woman, hand)
    _balcony_rails(sc)
    _geraniums(sc)
    _star_drops(sc)
    _bucket(sc)
    fur_look = _cat(sc)
    _cat_head(sc, fur_look)
    _basket(sc)
    return sc


def _empty_dusk(sc: Scene) -> None:
    """a dusk sky from which the stars are missing"""
    sc.sky(
        [(0, "#6a74a8"), (0.3, "#9a94b8"), (0.5, "#d8b4b4"), (0.66, "#f6cca0"), (0.8, "#ffdfa8")], -40, 1000, warp=40
    )
    sc.setflow(swirl(sc, 0.2, 1.0, 420, 2))
    strata(sc, 230, 110, "#8088b4", "#f4d8c8", 0.5, 3, cell=110, L=(0.2, 0.6))
    strata(sc, 470, 80, "#a894b4", "#ffe4c0", 0.5, 5, cell=90, L=(0.2, 0.6))
    sc.glow(VANISH_X, 720, 420, "#fff0c4", 0.6, 1.6)


def _walls(sc: Scene) -> None:
    """the far wall, then four houses a side"""
    facade(
        sc,
        Quad(_at(-470, -900, FAR), _at(470, -900, FAR), _at(470, 420, FAR), _at(-470, 420, FAR)),
        "#8a6a88",
        NIGHT,
        lit="#ffdf90",
        nx=5,
        ny=5,
        seed=3,
        plit=0.5,
        depth=0.2,
        fogg=(760, 1100, 0.35, "#f0b890"),
        rim=("#ffe6c0", 3, (0, -1), 0.7),
    )
    sc.add(
        poly([_at(-520, -890, FAR), _at(0, -1230, FAR), _at(520, -890, FAR)]),
        "#5a4a70",
        depth=0.2,
        mottle=0.07,
        rim=("#ffe6c0", 3, (-0.2, -1), 0.8),
        detail=0.6,
    )
    for i in range(4):
        for side in (-1, 1):
            _house(sc, i, side)


def _house(sc: Scene, i, side) -> None:
    """one of the houses, from the far end, on the left (-1) or right"""
    z1, z0 = HOUSE_ENDS[i : i + 2]
    tp = TOPS[side][i]
    a, b = _at(side * 470, tp, z1), _at(side * 470, tp, z0)
    c_, d = _at(side * 470, 430, z0), _at(side * 470, 430, z1)
    q = Quad(b, a, d, c_) if side < 0 else Quad(a, b, c_, d)
    roof = poly(
        [
            _at(side * 452, tp + 12, z1),
            _at(side * 452, tp + 12, z0),
            _at(side * 500, tp - 70, z0),
            _at(side * 500, tp - 70, z1),
        ]
    )
    sc.add(
        roof,
        mix("#4a3a60", NIGHT, i / 4),
        depth=0.3 + 0.05 * i,
        mottle=0.06,
        detail=0.6,
        rim=("#ffe0c0", 4, (-side, -0.4), 0.8),
    )
    facade(
        sc,
        q,
        WALLS[side][i],
        INDIGO,
        lit="#ffcf78",
        nx=3,
        ny=6,
        seed=60 + i * 2 + (side > 0),
        plit=0.38,
        ww=0.44,
        wh=0.56,
        depth=0.3 + 0.05 * i,
        shutters=["#3f5a7a", None, "#7a3f4a", None][(i + (side > 0)) % 4],
        fogg=(900, 1350, 0.12, GLOW),
        rim=("#ffe0b8", 3.5, (-side, -0.5), 0.5),
        arch=(i == 2),
    )


def _courtyard(sc: Scene) -> None:
    """courtyard floor"""
    floor = poly([_at(-470, 430, FAR), _at(470, 430, FAR), _at(470, 430, 0.5), _at(-470, 430, 0.5)])
    sc.add(
        floor,
        Lin([(0, "#e8b088"), (0.35, "#7a5a74"), (1, "#1c1c44")], (0, 1080), (0, H)),
        depth=0.4,
        mottle=0.08,
        flow=0.0,
    )
    dice = rng(8)
    slabs = []
    for j in range(9):
        z0 = 0.62 * (4.4 / 0.62) ** (j / 9)
        for i in range(-5, 5):
            xa = i * 94 + (j % 2) * 47
            slabs.append(
                (
                    poly(
                        [
                            _at(xa + 3, 430, z0),
                            _at(xa + 91, 430, z0),
                            _at(xa + 91, 430, z0 * 1.22),
                            _at(xa + 3, 430, z0 * 1.22),
                        ]
                    ),
                    ["#f6c8a0", NIGHT, "#8a6a80"][dice.integers(3)],
                    0.10 + 0.2 * dice.random(),
                )
            )
    sc.polys(slabs, clip=mask(floor), depth=0.4, mottle=0.05, flow=0.0, detail=0.5)
    sc.screen(
        "#ffb868",
        blur(mask(poly([_at(-120, 430, FAR), _at(120, 430, FAR), _at(230, 430, 1.1), _at(-230, 430, 1.1)])), 30) * 0.30,
    )


def _door(sc: Scene) -> None:
    """door with a lamp in the far wall"""
    sc.glow(VANISH_X, 1040, 150, LAMP, 0.7, 2)
    sc.add(poly(arch_points(VANISH_X, 22, 1040, 24, 1082)), "#fff0b8", mottle=0, emit=0.8, depth=0.25, detail=0.9)


def _far_lines(sc: Scene) -> None:
    """the washing that is up already: swan and fish, then the bear"""

    _wash_line(sc, -700, 1.62, 30, [(0.28, SWAN, 0.84, 4, 5), (0.79, FISH, 0.62, -5, 6)])
    _wash_line(sc, -905, 1.12, 40, [(0.50, BEAR, 1.55, 0, 7)])


def _old_woman(sc: Scene):
    """the near line, and the old woman on her balcony"""
    sc.add(
        poly(
            [
                (BALCONY_LEFT - 80, BALCONY_Y + 26),
                (BALCONY_RIGHT, BALCONY_Y + 26),
                (BALCONY_RIGHT - 40, BALCONY_Y + 84),
                (BALCONY_LEFT - 80, BALCONY_Y + 120),
            ]
        ),
        "#2a2450",
        depth=0.7,
        mottle=0.06,
        detail=0.6,
    )
    line_points = sample(sag((96, 806), (820, 792), 92), 200)
    sc.post(mask(poly([tuple(v) for v in line_points], closed=False), stroke=3.4), "#f6e6c8", 1.0)
    woman = person(
        sc,
        236,
        BALCONY_Y - 6,
        274,
        "reach",
        build=1.25,
        coat="#3f8a80",
        legs="#2a2a4a",
        hair="#e8e4e0",
        cut="bun",
        hem=0.24,
        hemw=0.19,
        apron="#f0e0c4",
        hat="kerchief",
        hatc="#e8dcc8",
        lean=5,
        h2=(0.34, -0.86),
        e2=(0.20, -0.72),
        h1=(0.22, -0.70),
        e1=(0.13, -0.62),
        rim=("#ffe4b0", 3.5, (0.8, -0.5), 0.85),
        depth=0.8,
    )
    return line_points, woman


def _near_sheets(sc: Scene, woman, line_points):
    """tomorrow's hare and the ladle on the near line"""
    k = 76
    top = min(p[1] for p in HARE["pegs"])
    hand = woman["h2"]
    s = 1.22
    place = T(line_points[k][0] + 18, line_points[k][1] - top * s + 6, s, -3)
    night_sheet(sc, place, HARE["outline"], HARE["stars"], HARE["links"], seed=9, rim=RIM, depth=0.78, glow=0.5)
    _hang_up(sc, place, HARE["pegs"][:1] + HARE["pegs"][2:], line_points, 0.9)
    k = 138
    top = min(p[1] for p in LADLE["pegs"])
    place = T(line_points[k][0] + 30, line_points[k][1] - top * 1.05 + 8, 1.05, 2)
    night_sheet(sc, place, LADLE["outline"], LADLE["stars"], LADLE["links"], seed=10, rim=RIM, depth=0.78, glow=0.5)
    _hang_up(sc, place, LADLE["pegs"], line_points, 0.9)
    return hand


def _pegging_arm(sc: Scene, woman, hand) -> None:
    """her near arm again, over the sheet"""
    sc.add(
        limb([(woman["neck"][0] + 4, woman["neck"][1] + 16), lerp(woman["neck"], hand, 0.55), hand], [22, 17, 13]),
        "#4a968c",
        vol=7,
        depth=0.82,
        detail=1,
        rim=("#ffe4b0", 3, (0.6, -0.8), 0.8),
    )
    sc.add(ell(hand[0], hand[1], 8), "#e8b890", depth=0.82, detail=1)


def _balcony_rails(sc: Scene) -> None:
    """floor and rails of the balcony"""
    sc.add(
        rect(BALCONY_LEFT - 80, BALCONY_Y, BALCONY_RIGHT - BALCONY_LEFT + 80, 28, 4),
        Lin([(0, "#d89a80"), (1, "#5a4068")], (0, BALCONY_Y), (0, BALCONY_Y + 28)),
        vol=7,
        depth=0.84,
        detail=0.8,
        rim=("#ffe4b0", 3, (0.2, -1), 0.9),
        shadow=(6, 18, 14, 0.45),
    )
    rails = [rect(x, BALCONY_Y - 70, 7, 72, 2) for x in range(BALCONY_LEFT - 60, BALCONY_RIGHT - 8, 40)]
    sc.add(mask(rails), "#241f48", vol=3, depth=0.85, detail=0.95, rim=("#ffd8a0", 2, (1, -0.4), 0.8))
    sc.add(
        rect(BALCONY_LEFT - 80, BALCONY_Y - 80, BALCONY_RIGHT - BALCONY_LEFT + 80, 12, 4),
        "#2a2450",
        vol=4,
        depth=0.86,
        detail=0.9,
        rim=("#ffd8a0", 2.5, (0.2, -1), 0.9),
    )


def _geraniums(sc: Scene) -> None:
    """pot of geraniums"""
    sc.add(
        spline([(84, BALCONY_Y - 92, 1), (140, BALCONY_Y - 92, 1), (132, BALCONY_Y - 58, 1), (92, BALCONY_Y - 58, 1)]),
        "#c8683e",
        vol=8,
        depth=0.87,
        detail=0.9,
        rim=("#ffe0b0", 2.5, (0.6, -1), 0.8),
    )
    leaves(
        sc,
        [(98, BALCONY_Y - 116), (126, BALCONY_Y - 118), (112, BALCONY_Y - 130)],
        24,
        60,
        ["#1f4a3a", "#3f7a4a", "#8ab05a"],
        11,
        3,
        depth=0.87,
    )
    for x, y in ((94, BALCONY_Y - 134), (114, BALCONY_Y - 148), (134, BALCONY_Y - 130), (106, BALCONY_Y - 122)):
        sc.add(ell(x, y, 9), "#f0644e", vol=4, depth=0.88, detail=1)


def _star_drops(sc: Scene) -> None:
    """drops that fall from a wet star"""
    sc.add(blurmask(ell(BUCKET_X + 20, BUCKET_Y + 4, 150, 14), 7), "#0a0c2c", alpha=0.6, mottle=0)
    for y, s in ((1080, 12), (1170, 14), (1252, 17)):
        sc.glow(BUCKET_X, y, s * 6, "#ffe6a0", 0.7, 2)
        sc.add(
            spline(
                [
                    (BUCKET_X, y - s * 1.9, 1),
                    (BUCKET_X + s * 0.8, y + s * 0.1),
                    (BUCKET_X, y + s),
                    (BUCKET_X - s * 0.8, y + s * 0.1),
                ]
            ),
            "#fff4cc",
            mottle=0,
            emit=1,
            depth=0.9,
            detail=1,
        )


def _bucket(sc: Scene) -> None:
    """the bucket, full of light"""
    sc.glow(BUCKET_X, BUCKET_Y - 104, 270, "#ffe09a", 0.85, 1.8)
    _bucket_body(sc)
    _bucket_hoops(sc)


def _bucket_body(sc: Scene) -> None:
    """body and rim"""
    sc.add(
        spline(
            [
                (BUCKET_X - 74, BUCKET_Y - 106, 1),
                (BUCKET_X + 74, BUCKET_Y - 106, 1),
                (BUCKET_X + 56, BUCKET_Y, 1),
                (BUCKET_X, BUCKET_Y + 12),
                (BUCKET_X - 56, BUCKET_Y, 1),
            ]
        ),
        Lin([(0, "#d8dce8"), (0.4, "#8088b0"), (1, "#2f3468")], (BUCKET_X - 70, 0), (BUCKET_X + 70, 0)),
        vol=22,
        depth=0.9,
        detail=0.95,
        rim=("#ffe8b8", 3.5, (0, -1), 0.9),
    )
    sc.add(
        ell(BUCKET_X, BUCKET_Y - 106, 75, 18),
        Rad([(0, "#fffbe4"), (0.6, "#ffe79a"), (1, "#f0b04a")], (BUCKET_X, BUCKET_Y - 106), 78),
        mottle=0,
        emit=1,
        depth=0.91,
        detail=1,
    )


def _bucket_hoops(sc: Scene) -> None:
    """hoops and handle"""
    for yy in (-78, -26):
        line(
            sc,
            [
                (BUCKET_X - 70 + (yy + 106) * 0.16, BUCKET_Y + yy),
                (BUCKET_X, BUCKET_Y + yy + 15),
                (BUCKET_X + 70 - (yy + 106) * 0.16, BUCKET_Y + yy),
            ],
            4,
            "#3a3f74",
            0.8,
            0.92,
        )
    sc.add(
        mask(
            spline(
                [(BUCKET_X - 74, BUCKET_Y - 104), (BUCKET_X - 60, BUCKET_Y - 40), (BUCKET_X + 10, BUCKET_Y - 26)],
                closed=False,
            ),
            stroke=5,
        ),
        "#c8ccdc",
        depth=0.92,
        detail=1,
    )


def _cat(sc: Scene):
    """a cat that leans over the rim"""
    fur_look = {"vol": 16, "depth": 0.94, "detail": 1, "rim": ("#ffe0a0", 4, (-0.9, -0.6), 0.95)}
    sc.add(
        limb(
            [(CAT_X + 52, CAT_Y - 16), (CAT_X + 92, CAT_Y - 26), (CAT_X + 98, CAT_Y - 88), (CAT_X + 76, CAT_Y - 128)],
            [18, 16, 13, 9],
        ),
        FUR,
        **{**fur_look, "vol": 6},
    )
    sc.add(
        spline(
            [
                (CAT_X - 34, CAT_Y),
                (CAT_X - 52, CAT_Y - 56),
                (CAT_X - 44, CAT_Y - 108),
                (CAT_X - 8, CAT_Y - 112),
                (CAT_X + 42, CAT_Y - 66),
                (CAT_X + 64, CAT_Y - 20),
                (CAT_X + 52, CAT_Y + 2),
            ]
        ),
        FUR,
        **{**fur_look, "vol": 26},
    )
    sc.add(
        limb([(CAT_X - 30, CAT_Y - 92), (CAT_X - 64, CAT_Y - 88), (CAT_X - 78, CAT_Y - 100)], [24, 20, 18]),
        FUR,
        **{**fur_look, "vol": 8},
    )
    return fur_look


def _cat_head(sc: Scene, fur_look) -> None:
    """its head and whiskers"""
    for ex in (-92, -50):
        sc.add(
            spline(
                [(CAT_X + ex - 12, CAT_Y - 156, 1), (CAT_X + ex - 2, CAT_Y - 190, 1), (CAT_X + ex + 16, CAT_Y - 160, 1)]
            ),
            FUR,
            **{**fur_look, "vol": 4},
        )
    sc.add(
        spline(
            [
                (CAT_X - 110, CAT_Y - 126),
                (CAT_X - 104, CAT_Y - 158),
                (CAT_X - 70, CAT_Y - 170),
                (CAT_X - 36, CAT_Y - 156),
                (CAT_X - 30, CAT_Y - 120),
                (CAT_X - 68, CAT_Y - 102),
            ]
        ),
        FUR,
        **fur_look,
    )
    for ex in (-96, -62):
        sc.add(ell(CAT_X + ex, CAT_Y - 136, 9, 7.5), "#ffe27a", mottle=0, depth=0.95, detail=1, emit=0.5)
        sc.add(ell(CAT_X + ex - 4, CAT_Y - 133, 3.4, 5.6), "#0a0a20", mottle=0, depth=0.95, detail=1)
    sc.add(
        spline([(CAT_X - 88, CAT_Y - 121, 1), (CAT_X - 78, CAT_Y - 121, 1), (CAT_X - 83, CAT_Y - 115)]),
        "#d8708a",
        mottle=0,
        depth=0.95,
        detail=1,
    )
    sc.post(
        mask(
            [
                poly([(CAT_X - 92, CAT_Y - 114), (CAT_X - 128, CAT_Y - 108)], closed=False),
                poly([(CAT_X - 92, CAT_Y - 110), (CAT_X - 124, CAT_Y - 98)], closed=False),
                poly([(CAT_X - 68, CAT_Y - 112), (CAT_X - 34, CAT_Y - 102)], closed=False),
            ],
            stroke=1.8,
        ),
        "#ffe8c0",
        0.8,
    )


def _basket(sc: Scene) -> None:
    """laundry basket with folded night"""
    lx, ly = BASKET
    sc.add(blurmask(ell(lx, ly + 4, 120, 12), 6), "#0a0c2c", alpha=0.55, mottle=0)
    _folded_night(sc, lx, ly)
    _wicker(sc, lx, ly)


def _folded_night(sc: Scene, lx, ly) -> None:
    """folded night"""
    for k, (dx, dy, w) in enumerate(((-40, -74, 90), (34, -78, 84), (0, -92, 96))):
        sc.add(
            spline(
                [
                    (lx + dx - w * 0.6, ly + dy + 30),
                    (lx + dx - w * 0.4, ly + dy),
                    (lx + dx, ly + dy - 10),
                    (lx + dx + w * 0.45, ly + dy + 2),
                    (lx + dx + w * 0.6, ly + dy + 30),
                ]
            ),
            mix("#2c3a86", "#4a5ab0", k / 3),
            vol=14,
            depth=0.9,
            detail=0.9,
            rim=("#dfe4ff", 3, (-0.2, -1), 0.8),
        )
        sc.post(
            mask([star_glyph(lx + dx - 20 + j * 20, ly + dy + 8 + (j % 2) * 8, 8 - j) for j in range(3)]),
            "#fff4cc",
            0.95,
        )


def _wicker(sc: Scene, lx, ly) -> None:
    """wickerwork"""
    sc.add(
        spline(
            [(lx - 108, ly - 54, 1), (lx + 108, ly - 54, 1), (lx + 84, ly + 2, 1), (lx, ly + 12), (lx - 84, ly + 2, 1)]
        ),
        Lin([(0, "#e0b078"), (1, "#6a4448")], (lx - 100, 0), (lx + 100, 0)),
        vol=18,
        depth=0.92,
        detail=0.85,
        rim=("#ffe4b8", 3, (0.2, -1), 0.8),
    )
    weave = [
        (
            poly([(lx - 104 + i * 14, ly - 52 + (j * 13)), (lx - 94 + i * 14, ly - 44 + j * 13)], closed=False),
            "#4a2c3a",
            0.5,
            3,
        )
        for j in range(4)
        for i in range(15)
    ]
    sc.polys(
        weave,
        clip=mask(poly([(lx - 104, ly - 52), (lx + 104, ly - 52), (lx + 82, ly + 2), (lx - 82, ly + 2)])),
        depth=0.92,
        detail=0.9,
    )
