"""Card 72, The Lantern-Bearer."""

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land
from ...kit.marks import sparks
from ...kit.paths import ell, limb, mask, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import cumulus, strata
from .great_boot import boot, lantern, range_of_hills, striped_leg, summer

HORIZON = 900
RIM = ("#ffdc98", 5, (-0.95, -0.2), 0.95)


@card(
    72,
    "the-lantern-bearer",
    "The Lantern-Bearer",
    Land.EDGES,
    gouache,
    hand=LOOSE,
    con=0.16,
    sat=1.12,
    vig=0.36,
    vcol="#04101c",
)
def the_lantern_bearer() -> Scene:
    """The Lantern-Bearer: who carries the sun is about to step on a child; but where that boot trod, it is summer.

    Gouache, two-tone ice at dusk, from below the sole. Awe, doom or trust.
    """
    sc = Scene(light=(-0.85, -0.3, 0.5), key="#ffdca0", shadow="#0c2248", fog="#7fb0bc", seed=723)
    dusk(sc)
    far_leg(sc)
    tundra(sc)
    lantern(sc)
    child(sc)
    boot(sc)
    near(sc)
    return sc


def dusk(sc: Scene) -> None:
    """Night above, a rosy band below, and mountains no higher than an ankle."""
    sc.sky(
        [(0, "#081c3c"), (0.35, "#184870"), (0.62, "#4a88a4"), (0.82, "#c8a8a0"), (1, "#f8d090")], 0, HORIZON, warp=50
    )
    sc.setflow(0.2 + noise(420, 2, 3) * 0.8)
    sc.stars(120, 500, 8, col="#eaf6f8")
    strata(sc, 640, 60, "#4a80a0", "#f0d0b0", 0.6, 4, cell=130)
    strata(sc, 800, 44, "#b898a0", "#fbe0b0", 0.6, 7, cell=100)
    one = [
        (-40, 880),
        (70, 800),
        (150, 850),
        (260, 760),
        (360, 850),
        (500, 800),
        (640, 860),
        (760, 790),
        (900, 850),
        (1060, 800),
    ]
    range_of_hills(sc, one, "#4a80a0", "#a8b8b8", 0.25)
    two = [(-40, 890), (120, 860), (300, 888), (460, 856), (640, 890), (820, 860), (1060, 884)]
    range_of_hills(sc, two, "#6a98a8", "#d8c8b0", 0.1)


def far_leg(sc: Scene) -> None:
    """The leg that stands, up into the clouds; its foot is a hill among hills."""
    foot = spline([(250, 940), (262, 896), (320, 862), (384, 840), (470, 846), (486, 900), (484, 944)])
    sc.add(
        foot,
        Lin([(0, "#b87c58"), (1, "#4a4a5c")], (250, 0), (490, 0)),
        vol=34,
        depth=0.3,
        fog=0.3,
        rim=("#ffd890", 6, (-1, 0), 0.7),
    )
    striped_leg(sc, [(440, -80), (450, 300), (430, 620), (424, 860)], [200, 176, 138, 104], 0.3, 0.3)
    for x, y, w, h, seed in ((420, 520, 330, 80, 51), (600, 720, 300, 70, 54), (300, 300, 240, 56, 57)):
        cumulus(sc, x, y, w, h, seed, light="#fff0d0", mid="#b0c4cc", dark="#5a86a4", alpha=0.92, depth=0.32, flat=0.45)


def tundra(sc: Scene) -> None:
    """Blue snow, warm where the lantern lies on it, and the prints of a whole summer."""
    crest = sample([(-40, 930), (300, 916), (640, 924), (1060, 912)], 80)
    snow = sc.add(
        land([tuple(p) for p in crest]),
        Lin([(0, "#f4dcb8"), (0.25, "#a8c4cc"), (0.65, "#4f88a8"), (1, "#1a4468")], (0, 910), (0, H)),
        depth=0.4,
        mottle=0.08,
        flow=0.0,
    )
    drift = noise(60, 4, 21, aspect=4.5)
    sc.img[:] = (sc.img * (1 + ((shift(drift, -4, 3) - drift).clip(-1, 1) * snow * 0.5)[..., None])).clip(0, 1)
    warm = (1 - (((sc.x - 120) / 620) ** 2 + ((sc.y - 1080) / 300) ** 2) ** 0.5).clip(0, 1) ** 1.2 * snow
    sc.screen("#ffbc68", warm * 0.7)
    sc.haze(926, 26, "#f8e0b8", 0.5, 5)
    for x, y, s, seed in ((640, 950, 0.24, 3), (820, 986, 0.36, 4), (640, 1044, 0.52, 6), (910, 1124, 0.8, 5)):
        summer(sc, x, y, s, seed)
    summer(sc, 452, 1310, 2.1, 7)
    shade = spline(
        [(300, 1260), (520, 1190), (800, 1180), (1060, 1150), (1060, 1380), (820, 1420), (520, 1420), (330, 1360)]
    )
    sc.mul("#14305c", blur(mask(shade), 26) * snow * 0.78)


def child(sc: Scene) -> None:
    """In the flowering print, arms up, palms to the sole: to hold it off, or to be picked up."""
    x, y, h = 452, 1388, 470
    up = Gesture(
        hips=(-0.02, 0, 0.49),
        lean=-10,
        nod=-34,
        hands=((0.14, -0.28, 1.12), (0.14, 0.28, 1.12)),
        feet=((0.06, -0.12, 0.0), (-0.06, 0.12, 0.0)),
    )
    sc.mul(
        "#0c2440",
        blur(mask(spline([(400, 1392), (500, 1384), (720, 1392), (820, 1420), (640, 1424), (440, 1412)])), 8) * 0.65,
    )
    look = Look(
        coat="#d8402c",
        legs="#4a3a50",
        boots="#3a2430",
        hair="#3a2018",
        hat="wool",
        hat_colour="#f0c050",
        scarf="#f4e6cc",
        skin="#e0a880",
        hem=0.44,
        flare=0.06,
        wind=0.06,
        belt="#5a2028",
    )
    human(sc, x, y, h, up, look, build=CHILD, turn=-72, rim=RIM, depth=0.78, key=1.0, dark=0.95)


def near(sc: Scene) -> None:
    """Frozen grass before the eye, flowers among it where the print reaches us; earth that falls."""
    dice = rng(72)
    blades = []
    for _ in range(330):
        x, y = dice.uniform(-10, W + 10), dice.uniform(1440, H + 20)
        q = dice.uniform(24, 66)
        tone = mix(mix("#d8e8e8", "#2f6484", dice.random()), "#ffc878", 0.35 * max(0.0, 1 - x / 500))
        blades.append(
            (limb([(x, y), (x + q * 0.2, y - q * 0.6), (x + q * dice.uniform(-0.2, 0.7), y - q)], [5, 3, 0.8], 6), tone)
        )
    sc.polys(blades, depth=1, detail=0.5, mottle=0.03)
    crumbs = []
    for _ in range(50):
        x, y = dice.uniform(420, 900), dice.uniform(600, 1180)
        s = dice.uniform(2.5, 8)
        crumbs.append((ell(x, y, s, s * 0.8, dice.uniform(0, 90)), mix("#2a1a24", "#7a5040", dice.random())))
    sc.polys(crumbs, depth=0.9, vol=3, detail=0.5)
    sparks(sc, 60, (0, 600, 700, 1400), 3, "#ffe8b0", 9)
    sc.mul("#061a34", smooth(1400, H + 40, sc.y) * 0.4)
