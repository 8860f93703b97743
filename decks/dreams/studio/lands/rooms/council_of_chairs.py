"""Card 31, Council of Chairs."""

import math

import numpy as np
import skia

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, grain, line
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from .chairs import high_stool, hoop_chair, throne, wing_chair
from .motifs import flame, guest_mouse

FLOOR = 1006
CANDLE = (612, 1196)
RIM = ("#ffd890", 6, (0.9, 0.1), 0.95)


@card(31, "council-of-chairs", "Council of Chairs", Land.ROOMS, gouache, hand=LOOSE, con=0.2, vig=0.3, vcol="#1c0610")
def council_of_chairs() -> Scene:
    """A child stands before empty chairs, whose shadows are full; it holds something behind its back.

    Shame: who accuses whom, and of what? The smallest in the room throws the largest shadow.
    """
    sc = Scene(light=(0.8, 0.1, 0.5), key="#ffd088", shadow="#2a0c24", fog="#8a1c24", seed=313)
    wall(sc)
    shadows(sc)
    floor(sc)
    ring(sc)
    candle(sc)
    accused(sc)
    near(sc)
    return sc


def wall(sc: Scene) -> None:
    """Striped paper, as red as the light lets it be."""
    sc.img[:] = sc.fill(Rad([(0, "#ffa858"), (0.25, "#ee6a3c"), (0.6, "#cc3630"), (1, "#861c28")], (560, 860), 1180))
    sc.setflow(math.pi / 2 + noise(300, 2, 3) * 0.3)
    stripes = [(rect(x, -10, 34, FLOOR + 10), "#7a1422", 0.2) for x in range(-20, W + 40, 92)]
    buds = [
        (spline([(x, y - 26, 1), (x + 13, y), (x, y + 22, 1), (x - 13, y)]), "#ffb868", 0.13)
        for i, x in enumerate(range(44, W + 60, 92))
        for y in range(-40 + (i % 2) * 80, FLOOR, 160)
    ]
    sc.polys(stripes + buds, depth=0.1, detail=0.25, mottle=0.03)


def judge() -> list[skia.Path]:
    """The shadow of a mouse, as tall as the room, its hammer raised over a head that is not its own."""
    body = [
        (474, 1020),
        (470, 880),
        (508, 730),
        (540, 620),
        (600, 560),
        (690, 560),
        (762, 640),
        (800, 800),
        (806, 1020),
    ]
    head = [(610, 660), (530, 612), (450, 582), (384, 576), (362, 556), (374, 534), (430, 496), (492, 420), (560, 352)]
    head += [(640, 326), (724, 360), (776, 450), (768, 570), (700, 660)]
    near_ear = spline([(648, 390), (642, 290), (688, 214), (770, 198), (826, 250), (822, 330), (766, 392), (706, 420)])
    far_ear = spline([(548, 390), (508, 320), (520, 250), (574, 222), (624, 258), (634, 320), (616, 380)])
    arm = limb([(570, 780), (440, 720), (352, 600), (322, 400), (318, 250)], [120, 92, 66, 54, 44], 40)
    hammer = [limb([(332, 350), (306, 96)], [22, 20], 10), limb([(216, 128), (400, 76)], [100, 100], 8, cap=False)]
    return [spline(body), spline(head), near_ear, far_ear, arm, ell(318, 240, 42, 38), *hammer]


def pointing() -> list[skia.Path]:
    """A gentleman in a top hat, cut by the frame, who has always known it."""
    head = [(110, 566), (170, 560), (186, 530), (192, 506), (238, 488), (250, 470), (200, 428), (196, 390)]
    head += [(150, 350), (60, 344), (-10, 400), (-10, 520), (30, 580)]
    hat = poly([(-6, 372), (-2, 176), (180, 196), (176, 360)])
    brim = limb([(-70, 352), (100, 374), (258, 364)], [30, 38, 24], 20)
    trunk = [(-80, 1020), (-90, 700), (-20, 600), (110, 580), (180, 640), (206, 800), (214, 1020)]
    arm = limb([(110, 650), (190, 700), (252, 700)], [110, 88, 70], 24)
    hand = limb([(246, 700), (284, 706), (304, 714)], [74, 68, 54], 14)
    finger = limb([(298, 704), (340, 720), (380, 744)], [32, 26, 14], 14)
    thumb = limb([(276, 686), (300, 664), (318, 650)], [30, 26, 16], 10)
    return [spline(head), hat, brim, spline(trunk), arm, hand, finger, thumb]


def hushing() -> list[skia.Path]:
    """A lady with a feather on her hat, who lays a finger on her lips."""
    head = [(1040, 660), (930, 660), (894, 636), (884, 606), (892, 588), (878, 574), (884, 552), (848, 520), (880, 478)]
    head += [(890, 436), (950, 400), (1040, 400)]
    hat = spline([(820, 470), (870, 420), (920, 352), (1040, 330), (1060, 480), (950, 452)])
    feather = [
        (960, 380),
        (900, 330),
        (866, 250),
        (820, 206),
        (838, 130),
        (900, 90),
        (980, 110),
        (950, 170),
        (940, 250),
    ]
    trunk = [(880, 1020), (880, 840), (910, 710), (990, 650), (1080, 640), (1080, 1020)]
    arm = limb([(940, 820), (884, 838), (842, 790), (844, 720), (852, 668)], [90, 78, 62, 50, 44], 30)
    finger = limb([(846, 650), (852, 600), (860, 566)], [24, 20, 14], 12)
    return [spline(head), hat, spline([*feather, (1000, 350)]), spline(trunk), arm, ell(852, 650, 32, 38), finger]


def shadows(sc: Scene) -> None:
    """Whoever sits in the chairs is seen on the wall alone; the higher, the softer."""
    low = smooth(180, 900, sc.y)
    for shapes, tone, strength in (
        (hushing(), "#4a0c24", 0.86),
        (pointing(), "#46102a", 0.88),
        (judge(), "#36081f", 0.93),
    ):
        sharp = mask(joined(*shapes))
        m = blur(sharp, 5) * (1 - low) + blur(sharp, 2.5) * low
        sc.mul("#8a2430", np.clip(blur(sharp, 34) - m, 0, 1) * 0.6)
        sc.mul(mix(tone, "#ff9060", 0.12), m * strength)
        sc.note((slice(None), slice(None)), m, depth=0.12, detail=0.6)
    hairs = [[(400, 548), (340, 500 + d), (262, 470 + d * 2)] for d in (-26, 4, 34)]
    sc.post(blur(mask([limb(way, [6, 5, 2], 16) for way in hairs]), 1.5), "#4a1020", 0.7)


def floor(sc: Scene) -> None:
    """Boards that run to the wall, lightest about the candle, and the shadows of chairs on them."""
    shape = rect(-10, FLOOR, W + 20, H)
    m = sc.add(
        shape,
        Rad([(0, "#f8c878"), (0.2, "#d88a48"), (0.55, "#9a4c30"), (1, "#3c1620")], (CANDLE[0], CANDLE[1]), 780, 0.6),
        depth=0.3,
        detail=0.3,
        flow=0.2,
    )
    seams = []
    for k in range(-16, 17):
        x0, x1 = 560 + k * 74, 560 + k * 190
        seams.append((limb([(x0, FLOOR), (x1, H + 20)], [2, 7], 12), "#3a1218", 0.5))
    sc.polys(seams, clip=m, depth=0.3, detail=0.4, mottle=0)
    grain(sc, m, 0.12, 26, 9, 6)
    board = Lin([(0, "#9a2c2c"), (1, "#4a0e18")], (0, FLOOR - 46), (0, FLOOR))
    sc.add(rect(-10, FLOOR - 46, W + 20, 50), board, depth=0.2, detail=0.5, vol=6, alpha=0.75)


def ring(sc: Scene) -> None:
    """Throne, arm-chair, hoop and stool about the candle; a mouse presides."""
    for x, y, wide in ((150, 1110, 150), (640, 1062, 130), (880, 1120, 130), (498, 1036, 80)):
        away = 0.35 * (x - CANDLE[0])
        cast(sc, ell(x + away * 0.3, y - 14, wide, 30), 9, 0.75, "#3a0c18")
    high_stool(sc, T(498, 1044, 0.98))
    throne(sc, T(650, 1080, 1.2))
    mouse(sc, T(640, 966, 1.12, 0, flip=True))
    wing_chair(sc, T(130, 1140, 1.5, 2))
    hoop_chair(sc, T(894, 1142, 1.5, -2))


def mouse(sc: Scene, t: T) -> None:
    """It lifts its hammer, and means it."""
    rim = ("#ffe8a8", 3.5, (0.1, 0.9), 0.9)
    guest_mouse(sc, t, coat="#2f4a6a", fur="#c8b8a8", spoon=False, rim=rim)
    line(sc, [t((28, -42)), t((52, -120))], 5, "#6a3a1c")
    sc.add(t(limb([(36, -124), (70, -112)], [19, 19])), "#a8683a", vol=5, depth=0.7, detail=0.8, rim=rim)


def candle(sc: Scene) -> None:
    """A stump on the boards."""
    x, y = CANDLE
    cast(sc, ell(x, y + 4, 60, 14), 7, 0.4, "#5a1c18")
    sc.add(ell(x, y, 46, 14), Lin([(0, "#ffe6a0"), (1, "#b87830")], (0, y - 14), (0, y + 14)), vol=6, depth=0.6)
    wax = [
        (x - 17, y - 2, 1),
        (x - 16, y - 62),
        (x - 6, y - 70),
        (x + 12, y - 66),
        (x + 17, y - 40),
        (x + 18, y - 2, 1),
    ]
    sc.add(spline(wax), Lin([(0, "#fff6cc"), (1, "#f0b868")], (0, y - 70), (0, y)), vol=8, depth=0.6, emit=0.3)
    flame(sc, x, y - 66, 62, outer="#ffc048", inner="#fffbe0")
    sc.glow(x, y - 92, 96, "#fff0b8", 0.6, 2.2)
    sc.glow(x, y - 90, 430, "#ffa040", 0.3, 1.8)


def accused(sc: Scene) -> None:
    """A child in its night-shirt from behind, one foot on the other; its hands hide an apple with a bite out of it."""
    x, y, h = 356, 1416, 590
    ashamed = Gesture(
        hips=(-0.01, 0.03, 0.5),
        lean=5,
        side=-4,
        nod=26,
        look=-14,
        hands=((-0.15, -0.04, 0.46), (-0.15, 0.06, 0.45)),
        feet=((-0.02, -0.07, 0.0), (0.06, 0.05, 0.0)),
        toes=4,
    )
    look = Look(
        coat="#a8b8d8",
        legs="#e0b08c",
        boots="#d8a078",
        hair="#5a2a18",
        skin="#e8b48c",
        hem=0.6,
        flare=0.06,
        sleeve="#d4deee",
        collar="#eef0f0",
    )
    shade = {"along": 0.9, "squash": 0.3, "ahead": True, "strength": 0.75, "colour": "#3a0c1c"}
    child = human(sc, x, y, h, ashamed, look, build=CHILD, turn=-64, rim=RIM, key=1.1, shadow=shade)
    apple(sc, *child.hands)


def apple(sc: Scene, right: tuple[float, float], left: tuple[float, float]) -> None:
    """It shows between fingers."""
    x, y = (right[0] + left[0]) / 2 + 4, (right[1] + left[1]) / 2 + 14
    red = Rad([(0, "#ffd070"), (0.35, "#f0502c"), (1, "#8a1420")], (x + 16, y - 8), 50)
    sc.add(
        ell(x, y, 34, 32),
        red,
        vol=14,
        depth=0.95,
        detail=0.8,
        rim=("#fff0c0", 3, (0.9, 0), 0.9),
        shadow=(-6, 8, 8, 0.5),
    )
    bite = mask(joined(ell(x + 26, y - 12, 13), ell(x + 30, y + 6, 12))) * mask(ell(x, y, 34, 32))
    sc.add(bite, "#fff2c8", depth=0.95, detail=0.85, mottle=0.03)
    sc.add(limb([(x - 2, y - 28), (x + 4, y - 46)], [5, 4], 8), "#5a2c14", depth=0.95, detail=0.8)
    for k in range(3):
        fy = y - 6 + k * 13
        sc.add(
            limb([(x - 44, fy - 4), (x - 24, fy + 2), (x - 10, fy + 4)], [16, 15, 12], 12),
            mix("#d89a78", "#8a4a48", 0.12 * k),
            vol=6,
            depth=0.96,
            detail=0.75,
            shadow=(2, 4, 4, 0.4),
        )


def near(sc: Scene) -> None:
    """Two chairs of the ring that stand with their backs to us, cut by the frame."""
    rim = ("#ffb868", 6, (-0.9, -0.5), 0.9)
    look = {"depth": 0.97, "detail": 0.45, "mottle": 0.1}
    wood = Lin([(0, "#4a1c1e"), (1, "#1c0810")], (0, 1000), (0, H))
    hoop = [(826, 1520), (812, 1360), (838, 1200), (926, 1110), (1080, 1084)]
    sc.add(limb(hoop, [54, 50, 46, 46, 50], 50), wood, vol=14, rim=rim, **look)
    inner = [(906, 1520), (896, 1380), (920, 1270), (980, 1210), (1080, 1190)]
    sc.add(limb(inner, [26, 24, 24, 26], 40), wood, vol=8, rim=rim, **look)
    rim = ("#ffb868", 6, (0.9, -0.5), 0.9)
    sc.add(limb([(52, 1110), (40, 1300), (34, 1520)], [40, 46, 52], 30), wood, vol=14, rim=rim, **look)
    sc.add(ell(52, 1092, 30, 34), wood, vol=12, rim=rim, **look)
    for y in (1180, 1320, 1450):
        sc.add(limb([(-40, y - 12), (20, y - 16), (60, y)], [46, 50, 40], 20), wood, vol=10, rim=rim, **look)
