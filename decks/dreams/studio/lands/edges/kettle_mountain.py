"""Card 68, Kettle Mountain."""

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, swirl
from ...kit.marks import line, rock_relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sky import cumulus, strata
from .tea_guest import guest, ledge, stream, table

EMBER = "#ff6a2a"
BUTTER = "#ffe2a0"
ASH = "#141014"
DAWN_RIM = ("#ffcf9c", 5, (-0.7, -0.7), 0.8)
LAVA_RIM = ("#ff9a50", 4, (-0.3, 1), 0.9)
LAVA_SHORE = 1175
SPOUT_TIP = (792, 648)


@card(
    68,
    "kettle-mountain",
    "Kettle Mountain",
    Land.EDGES,
    gouache,
    shadow="#140c14",
    high="#ffe0b8",
    vcol="#0c080c",
    vig=0.34,
    con=0.18,
    sat=1.12,
    hand=LOOSE,
)
def kettle_mountain() -> Scene:
    """Kettle Mountain: a volcano boils over, and an old woman has her cup filled from its spout, as from any kettle.

    Gouache, ash and lava, the guest and her table near. Recklessness; the steam has become an ear that listens.
    """
    sc = Scene(light=(-0.6, -0.6, 0.45), key="#ffd0a0", shadow="#241630", fog="#a87a74", seed=684)
    _sky(sc)
    _lava_plain(sc)
    _listening_ear(sc)
    _handle(sc)
    _spout(sc)
    _body(sc)
    _mouth_and_lid(sc)
    _boiling_over(sc)
    _tea_tag(sc)
    ledge(sc)
    stream(sc, SPOUT_TIP)
    guest(sc)
    table(sc)
    _sparks(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky(
        [(0, "#171c30"), (0.25, "#2c3450"), (0.5, "#5f5068"), (0.72, "#b8706a"), (0.88, "#f0a868"), (1, "#ffd890")],
        0,
        LAVA_SHORE,
        warp=60,
    )
    sc.setflow(swirl(sc, 0, 0.8, 460, 3))
    sc.stars(60, 420, seed=4, col="#ffe8c8")
    for y, thickness, tone, lit, amount, seed in (
        (250, 60, "#3a4460", "#7a7a90", 0.5, 6),
        (720, 60, "#7a5a6a", "#f0a880", 0.6, 4),
        (900, 50, "#a86a64", "#ffd098", 0.6, 9),
    ):
        strata(sc, y, thickness, tone, lit, amount, seed, cell=110)
    sc.glow(120, 1080, 620, "#ffc070", 0.55, 1.7)
    for points, tone in (
        ([(-60, 1240), (20, 1040), (74, 968), (120, 972), (200, 1080), (330, 1240)], "#8a6068"),
        ([(600, 1240), (760, 1080), (850, 1000), (930, 1004), (1010, 1070), (1090, 1240)], "#7a5866"),
    ):
        sc.add(
            land([tuple(p) for p in sample(points, 60)]),
            Lin([(0, tone), (1, mix(tone, "#ffb870", 0.7))], (0, 970), (0, 1190)),
            mottle=0.08,
            depth=0.2,
            rim=("#ffc890", 4, (-0.6, -1), 0.6),
        )


def _lava_plain(sc: Scene) -> None:
    """Cooling crust in perspective: dark plates, fire in the cracks between them."""
    plane = land([(-40, LAVA_SHORE), (W + 40, LAVA_SHORE)])
    m = sc.add(plane, "#2a1a22", mottle=0.1, depth=0.3, detail=0.6, flow=0.0)
    gap = _crust_gaps(sc)
    distance = smooth(H, LAVA_SHORE, sc.y)
    fire = ramp([(0, "#fff0b0"), (0.35, "#ffb048"), (0.75, "#f05a24"), (1, "#8a2420")], np.clip(gap * 7, 0, 1))
    sc.mixin(fire.astype(np.float32), smooth(0.17, 0.06, gap - 0.05 * distance) * m)
    sc.mixin("#ff9c48", np.exp(-(((sc.y - LAVA_SHORE) / 30) ** 2)) * m * 0.9)
    sc.glow(420, LAVA_SHORE + 30, 620, "#ff8a3c", 0.6, 1.5, sy=0.42)


def _crust_gaps(sc: Scene) -> np.ndarray:
    """Distance to the border between two plates, in plates."""
    r = rng(68)
    nearness = 190 / np.clip(sc.y - LAVA_SHORE + 52, 8, None)
    bend = noise(60, 3, 21) * 0.10
    u = (sc.x - W / 2) / 150 * nearness + bend
    v = nearness * 3.0 + bend
    first = np.full_like(sc.x, 99.0)
    second = first.copy()
    for plate_v in np.arange(0.2, 12.5, 0.92):
        reach = 3.6 * plate_v / 3.0 + 1
        for plate_u in np.arange(-reach, reach, 1.1):
            d = np.hypot(u - plate_u - r.uniform(-0.42, 0.42), v - plate_v - r.uniform(-0.36, 0.36))
            second = np.minimum(second, np.maximum(first, d))
            first = np.minimum(first, d)
    return second - first


def _listening_ear(sc: Scene) -> None:
    """Steam from the spout that has wound itself into an ear."""
    whole = spline(
        [
            (752, 548),
            (722, 500),
            (690, 430),
            (662, 330),
            (650, 240),
            (700, 160),
            (790, 128),
            (876, 170),
            (912, 270),
            (898, 370),
            (850, 450),
            (812, 520),
            (790, 552),
        ]
    )
    sc.add(
        displace(blur(mask(whole), 7), 8, 46, 5, 3),
        Lin([(0, "#8a86a0"), (1, "#d8a898")], (0, 130), (0, 550)),
        alpha=0.85,
        mottle=0.08,
        depth=0.25,
        detail=0.5,
    )
    _vapour(sc, [(760, 320), (726, 388), (748, 440), (776, 400), (790, 330)], [40, 62, 40, 46, 24], "#453f58", 10, 0.85)
    rim = [
        (796, 640),
        (812, 604),
        (770, 568),
        (752, 528),
        (802, 472),
        (862, 400),
        (888, 300),
        (866, 210),
        (788, 162),
        (706, 186),
        (672, 262),
        (690, 336),
        (742, 352),
    ]
    _vapour(sc, rim, [12, 30, 52, 68, 58, 46, 44, 48, 52, 46, 38, 26, 6], "#ffe6c4", 3.5, 0.97)
    _vapour(sc, [(768, 470), (816, 404), (834, 318), (808, 250), (752, 240)], [8, 28, 32, 26, 5], "#e8c0ac", 3.5, 0.95)
    _vapour(sc, [(702, 366), (692, 412), (722, 446), (716, 496)], [12, 34, 40, 14], "#f4d0b4", 3.5, 0.95)


def _vapour(sc: Scene, points, widths, tone: str, softness: float, alpha: float) -> None:
    sc.add(
        displace(blur(mask(limb(points, widths, 80)), softness), 4, 70, 8, 2),
        Lin([(0, tone), (1, mix(tone, "#c87a70", 0.35))], (700, 150), (880, 560)),
        vol=24,
        shade=0.75,
        depth=0.3,
        alpha=alpha,
        mottle=0.07,
        detail=0.7,
    )


def _rock(sc: Scene, path, fill, volume: float, seed: int, depth: float):
    m = sc.add(
        path, fill, vol=volume, shade=0.95, depth=depth, mottle=0.11, rough=4, rim=DAWN_RIM, shadow=(6, 10, 14, 0.35)
    )
    rock_relief(sc, m, 32, seed, 0.24)
    return m


def _handle(sc: Scene) -> None:
    """A natural arch of rock, where a kettle has its handle."""
    arch = [(190, 760), (158, 590), (206, 420), (310, 334), (392, 318), (476, 334), (580, 420), (628, 590), (596, 760)]
    m = _rock(
        sc,
        limb(arch, [74, 50, 42, 46, 56, 46, 42, 50, 74], 90),
        Lin([(0, "#8a8290"), (1, "#4a4658")], (0, 300), (0, 760)),
        24,
        6,
        0.45,
    )
    sc.screen("#ff9a50", smooth(560, 760, sc.y) * m * 0.18)


def _spout(sc: Scene) -> None:
    tube = spline(
        [
            (560, 1060),
            (620, 900),
            (676, 800),
            (708, 690),
            (724, 628, 1),
            (SPOUT_TIP[0] + 16, SPOUT_TIP[1] + 14, 1),
            (790, 740),
            (770, 860),
            (726, 990),
            (676, 1120),
        ]
    )
    m = _rock(sc, tube, Lin([(0, "#8c8492"), (1, "#443c4e")], (650, 760), (800, 860)), 44, 7, 0.5)
    sc.screen("#ff7a3a", smooth(900, 1150, sc.y) * m * 0.5)
    sc.add(ell(766, 644, 45, 15, 24), "#2a1620", depth=0.5, detail=0.9, rim=DAWN_RIM)
    sc.add(blur(mask(ell(768, 645, 31, 8, 24)), 2), "#ffb060", alpha=0.95, mottle=0, emit=0.5)
    sc.glow(776, 640, 110, "#ffb060", 0.5, 2.0)


def _body(sc: Scene) -> None:
    """The mountain itself, with the belly of a kettle and its hammered bands."""
    flank = [(270, 606), (228, 664), (172, 770), (122, 890), (84, 1020), (66, 1120), (84, 1192), (150, 1222)]
    mirrored = [(786 - x, y) for x, y in flank[::-1]]
    m = _rock(
        sc,
        spline(flank + mirrored),
        Lin([(0, "#9a909a"), (0.4, "#68627a"), (0.8, "#4a3a4c"), (1, "#3a2630")], (0, 600), (0, 1220)),
        190,
        8,
        0.6,
    )
    rock_relief(sc, m, 84, 18, 0.28, 0.7)
    _gullies(sc, m)
    for y, half in ((706, 206), (912, 276), (1090, 316)):
        _band(sc, m, y, half)
    underlight = smooth(930, 1225, sc.y + noise(90, 3, 31) * 24) * m
    sc.screen(EMBER, underlight * 0.62)
    sc.screen(BUTTER, smooth(1150, 1222, sc.y) * m * 0.4)


def _gullies(sc: Scene, m) -> None:
    r = rng(69)
    gullies = []
    for i in range(26):
        u = (i + 0.5) / 26
        top, foot = 286 + 214 * u, 40 + 706 * u
        start = r.uniform(0.05, 0.5)
        end = min(start + r.uniform(0.25, 0.6), 1)
        points = [(top + (foot - top) * v + r.uniform(-9, 9), 616 + 590 * v) for v in np.linspace(start, end, 5)]
        dark = i % 3
        gullies.append(
            (
                limb(points, [2, r.uniform(7, 15), r.uniform(6, 13), 2], 24),
                "#2c2434" if dark else "#c0a8a4",
                0.45 if dark else 0.4,
            )
        )
    sc.polys(gullies, clip=m, soft=1.5, mottle=0, detail=0.4)


def _band(sc: Scene, m, y: float, half: float) -> None:
    middle = 393
    band = limb([(middle + half * q, y + half * 0.17 * (1 - q * q)) for q in np.linspace(-1.04, 1.04, 7)], [20] * 5, 60)
    sc.add(
        mask(band) * m,
        Lin([(0, "#d8b09c"), (1, "#5a4a58")], (80, 0), (700, 0)),
        vol=8,
        depth=0.6,
        detail=0.7,
        rim=("#ffdcb0", 3, (-0.4, -1), 0.8),
        shadow=(3, 9, 6, 0.5),
    )
    rivets = [
        (ell(middle + half * q, y + half * 0.17 * (1 - q * q), 6), "#ffe0c0") for q in np.linspace(-0.92, 0.92, 11)
    ]
    sc.polys(rivets, clip=m, detail=0.8, vol=4, shadow=(1, 3, 2, 0.5))


def _mouth_and_lid(sc: Scene) -> None:
    """The crater and its lid, that begins to lift."""
    sc.add(ell(392, 612, 134, 30), "#4a3a48", vol=10, depth=0.65, detail=0.7, rim=("#ffd8a0", 4, (0, -1), 0.8))
    sc.add(
        ell(392, 608, 120, 23),
        Rad([(0, "#fff4c0"), (0.5, "#ffa040"), (1, "#d0481c")], (360, 608), 130, 0.3),
        mottle=0.03,
        detail=0.8,
        emit=0.7,
    )
    for x in (296, 330, 470):
        cumulus(sc, x, 566, 110, 46, x, light="#fff0d0", mid="#e0a888", dark="#8a5a58", alpha=0.75, depth=0.6)
    dome = [(-128, 0, 1), (-104, -36), (-46, -64), (0, -70), (46, -64), (104, -36), (128, 0, 1), (60, 16), (-60, 16)]
    t = T(400, 566, 1.02, 9)
    m = sc.add(
        t(spline(dome)),
        Lin([(0, "#a8a0a8"), (1, "#4a4254")], (330, 490), (480, 580)),
        vol=34,
        shade=1.0,
        depth=0.7,
        mottle=0.12,
        detail=0.7,
        rim=("#ffb060", 6, (0, 1), 0.95),
    )
    rock_relief(sc, m, 30, 11, 0.2)
    sc.add(t(limb([(0, -66), (0, -82)], [26, 20])), "#5a5060", vol=8, depth=0.7)
    sc.add(t(ell(0, -98, 27, 23)), "#8a8290", vol=20, depth=0.7, rim=DAWN_RIM, rough=2)
    sc.glow(350, 594, 210, "#ffa050", 0.5, 2.0)


def _tea_tag(sc: Scene) -> None:
    line(sc, [(300, 610), (280, 680), (262, 760), (268, 824)], 4.5, "#fff0d4")
    sc.add(
        poly([(248, 826), (292, 820), (302, 884), (256, 890)]),
        "#fbeed2",
        vol=4,
        detail=0.95,
        shadow=(6, 8, 6, 0.55),
        rim=("#ffffff", 2.4, (-0.4, -1), 0.8),
    )
    sc.add(ell(271, 835, 4), "#5c484e", mottle=0, detail=1)


def _boiling_over(sc: Scene) -> None:
    """It has begun to boil over: fire runs down its side."""
    r = rng(71)
    for x, end, wide in ((300, 980, 26), (352, 800, 18), (452, 1120, 30), (498, 860, 16)):
        way = [(x, 616)]
        while way[-1][1] < end:
            lean = (way[-1][0] - 392) * 0.16
            way.append((way[-1][0] + lean + r.uniform(-16, 16), way[-1][1] + 74))
        widths = [wide, wide * 0.8, wide * 0.9, wide * 0.6, wide * 0.8, 5]
        sc.screen(EMBER, np.clip(blur(mask(limb(way, [w * 2.6 for w in widths], 60)), 16) * 0.7, 0, 1))
        sc.add(limb(way, widths, 60), EMBER, vol=5, depth=0.72, detail=0.6, emit=0.4)
        sc.add(limb(way, [w * 0.45 for w in widths], 60), BUTTER, soft=1.5, depth=0.72, detail=0.6, emit=0.5)


def _sparks(sc: Scene) -> None:
    r = rng(70)
    sparks = [
        (ell(r.uniform(110, 930), 1330 - 420 * r.random() ** 1.6, r.uniform(1.4, 3.8)), "#ffc070") for _ in range(70)
    ]
    sc.polys(sparks, mottle=0, detail=0.9, emit=0.6)
