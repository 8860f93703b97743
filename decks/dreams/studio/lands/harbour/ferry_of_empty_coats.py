"""Card 8, Ferry of Empty Coats."""

import math

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.plants import tree
from ...motifs.sky import strata
from .coats import empty_coat, lost_head
from .motifs import lantern

WATERLINE = 838
RIM = ("#ffd8b0", 4, (-0.8, -0.5), 0.8)
DECK_Y = 812
# Passengers: x, height, colour, kind of coat, whether it waves.
COATS = [
    (206, 296, "#54406a", "long", False),
    (292, 188, "#c03c4a", "duffle", False),
    (392, 312, "#c8a888", "trench", True),
    (496, 292, "#e8e0d8", "gown", False),
    (594, 300, "#6a4a3c", "fur", False),
    (690, 280, "#4f8f80", "jacket", False),
]
FERRY_X = 806
POLE_TOP, POLE_FOOT = (914, 352), (878, 1010)

# Trees of the far bank: x, height, seed.
BARE_TREES = (
    (452, 96, 3),
    (556, 176, 4),
    (652, 118, 5),
    (716, 88, 9),
    (972, 186, 6),
    (1010, 110, 7),
    (40, 150, 8),
    (-6, 90, 2),
    (372, 74, 12),
)


def foggy_night(sc):
    """Night with fog and a drowned glow low on the left, where they go."""
    sc.sky(
        [(0, "#12122c"), (0.32, "#343562"), (0.62, "#6d6a94"), (0.88, "#b6a2b4"), (1, "#dcb8a8")],
        0,
        WATERLINE - 70,
        warp=40,
    )
    sc.setflow(swirl(sc, 0, 0.5, 520, 2))
    sc.stars(90, 380, 31, bright=0.7)
    strata(sc, 250, 120, "#1c2148", "#565a80", 0.6, 3, cell=150)
    strata(sc, 520, 90, "#50547c", "#b0a0b2", 0.6, 5, cell=130)
    sc.glow(150, WATERLINE - 70, 470, "#f0b088", 0.5, 1.9)


def far_bank(sc):
    """The far bank with bare trees."""
    sc.add(
        land(ridge(WATERLINE - 74, 12, 200, 6)),
        "#474a70",
        depth=0.1,
        fogg=(WATERLINE - 90, WATERLINE - 20, 0.8, "#a88a98"),
    )
    bare = []
    for x, h, seed in BARE_TREES:
        path, _, _ = tree(x, WATERLINE - 60, h, h * 0.15, seed, depth=6, spread=0.45, curl=0.25)
        bare.append((path, "#2b2348", 0.92))
    sc.polys(bare, depth=0.1, detail=0.5)
    sc.haze(WATERLINE - 40, 60, "#c0a0a4", 0.75, seed=5)


def still_water(sc):
    """Water without a wave."""
    water = smooth(WATERLINE - 46, WATERLINE - 44, sc.y)
    sc.mixin(
        ramp([(0, "#c8b0b0"), (0.12, "#858098"), (0.5, "#2f3560"), (1, "#10142c")], (sc.y - WATERLINE + 46) / 640),
        water,
    )


def passengers(sc):
    """The coats, standing in their punt."""
    hull = spline(
        [
            (104, 742, 1),
            (150, 800),
            (220, 828),
            (500, 836),
            (800, 830),
            (880, 802),
            (918, 752, 1),
            (930, 792),
            (900, 838),
            (840, 852),
            (180, 852),
            (118, 812),
        ]
    )
    wood = Lin([(0, "#7a5048"), (0.5, "#4a2c3c"), (1, "#241430")], (110, 760), (900, 850))
    for x, h, colour, kind, waves in COATS:
        empty_coat(sc, x, DECK_Y, h, colour, kind, waving=waves, rim=RIM, seed=int(x))
    sc.add(hull, wood, vol=30, depth=0.8, detail=0.75, mottle=0.1, rim=RIM)
    planks = [
        (
            poly([(130 + i * 8, 800 + i * 12), (500, 838 + i * 6), (900 - i * 6, 806 + i * 12)], closed=False),
            "#1a0f2e",
            0.6,
            2.2,
        )
        for i in range(3)
    ]
    sc.polys(planks, depth=0.8, detail=0.8, mottle=0)


def ferryman(sc):
    """The ferryman at the stern, seen from behind, with his pole."""
    doll(
        sc,
        FERRY_X,
        826,
        378,
        coat="#2f2a4c",
        legs="#1a1428",
        hair="#3c3048",
        hat="souwester",
        hat_col="#3f7a78",
        build=1.3,
        hem=-0.16,
        flare=0.50,
        view="back",
        arms=[(0.255, -0.60)],
        stride=0.05,
        rim=("#f0c8a0", 4, (-0.8, -0.45), 0.85),
        depth=0.84,
        skin="#c89878",
    )
    sc.add(
        limb([POLE_TOP, POLE_FOOT], [10, 9], 10),
        "#8a6048",
        vol=5,
        depth=0.86,
        detail=0.9,
        rim=("#ffd8b0", 2.4, (-0.8, -0.4), 0.8),
        clip=smooth(WATERLINE + 34, WATERLINE + 24, sc.y),
    )
    sc.add(ell(901, 599, 14, 12), "#c89878", vol=6, depth=0.87, detail=1)


def mirror(sc):
    """The coats get heads, the water takes them, then the air gives the picture back without them."""
    above_water = sc.img.copy()
    for x, h, _colour, kind, _ in COATS:
        lost_head(sc, x, DECK_Y - h * 0.93, h * 0.088, kind)
    sc.reflect(WATERLINE + 14, tint="#dfe2ee", am=0.90, wob=6, seed=3, blurv=2.6)
    air = smooth(WATERLINE + 15, WATERLINE + 13, sc.y)[..., None]
    sc.img[:] = above_water * air + sc.img * (1 - air)
    sc.mixin("#10142c", smooth(WATERLINE + 330, H + 60, sc.y) * 0.50)


def ripples(sc, r):
    """The line of the water, rings round the pole and long thin lights."""
    sc.mixin(
        "#e8c8b0",
        blur(mask(limb([(130, WATERLINE + 15), (500, WATERLINE + 18), (900, WATERLINE + 14)], [1, 4, 1])), 1.6) * 0.6,
    )
    for i in range(5):
        sc.mixin(
            "#e0c0b4",
            blur(mask(ell(886, WATERLINE + 30 + i * 2, 26 + i * 22, 4 + i * 4), stroke=2.4), 1) * (0.55 - i * 0.09),
        )
    for _i in range(60):
        y = WATERLINE + 30 + 560 * r.random() ** 1.2
        x = r.uniform(-40, W + 40)
        sc.mixin("#d8b8b8", blur(mask(ell(x, y, r.uniform(30, 150), r.uniform(0.8, 2.0))), 0.8) * r.uniform(0.05, 0.22))
    sc.haze(WATERLINE - 10, 46, "#b89aa4", 0.35, seed=8)


def reeds(sc, r):
    """Reeds at the near shore."""
    reeds = []
    for _i in range(70):
        x = r.choice([r.uniform(-30, 190), r.uniform(850, 1050)])
        h = r.uniform(90, 250)
        bend = r.uniform(-30, 30)
        reeds.append(
            (
                limb([(x, 1500), (x + bend * 0.4, 1500 - h * 0.6), (x + bend, 1500 - h)], [7, 5, 1.5], 12),
                mix("#1a0f2e", "#43305e", r.random() * 0.6),
            )
        )
    sc.polys(reeds, depth=0.95, detail=0.7, rim=("#a88a9c", 1.6, (-0.8, -0.3), 0.5), flow=math.pi / 2)


@card(8, "ferry-of-empty-coats", "Ferry of Empty Coats", Land.HARBOUR, gouache, vig=0.4)
def ferry_of_empty_coats():
    """Ferry of Empty Coats: passengers of cloth; only the water knows who they were.

    Gouache, slate blue and rose, mirror with a long horizontal.
    """
    sc = Scene(light=(-0.75, -0.45, 0.45), key="#ffdcb0", shadow="#150b2a", fog="#6f5a80", seed=508)
    r = rng(8)
    foggy_night(sc)
    far_bank(sc)
    still_water(sc)
    passengers(sc)
    # lamp at the bow
    line(sc, [(122, 780), (112, 600), (96, 560)], 8, "#2a1830", 1, 0.8)
    lantern(sc, 100, 556, 1.6, halo="#ffb060", reach=190, glass="#fff0b8")
    ferryman(sc)
    mirror(sc)
    ripples(sc, r)
    reeds(sc, r)
    return sc
