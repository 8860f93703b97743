"""Card 49, Shepherd of Clouds."""

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, limb, mask, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import GROWN, Gesture, Look, grip, human
from ...motifs.sky import cumulus, strata
from .cloud_sheep import BLACK, WHITE, blossoms, dog, sheep
from .motifs import cottage, grass

HANDS = ((424, 962), (398, 1000))
"""Where the shepherd holds the cords."""
CORD = "#c8402c"
RIM = ("#fff2c4", 5, (-0.7, -0.6), 0.85)


@card(49, "shepherd-of-clouds", "Shepherd of Clouds", Land.MEADOWS, gouache, hand=LOOSE, con=0.16, sat=1.12, vig=0.28)
def shepherd_of_clouds() -> Scene:
    """Shepherd of Clouds: the black one pulls hardest, and it alone lets flowers fall; a dog holds the shepherd down.

    Gouache, spring day under a storm, from the ground. Shame, stubborn love.
    """
    sc = Scene(light=(-0.62, -0.6, 0.5), key="#fff6d0", shadow="#2c4878", fog="#d9ecec", seed=493)
    sky(sc)
    hills(sc)
    white_flock(sc)
    sheep(sc, T(690, 330, 2.35, -4), BLACK, 5, depth=0.55)
    rain(sc)
    near_hill(sc)
    shepherd(sc)
    near(sc)
    return sc


def sky(sc: Scene) -> None:
    """Clear on the left, dark where the black one comes from."""
    sc.sky([(0, "#2f80bc"), (0.35, "#5fa8d4"), (0.7, "#c8e6e0"), (0.9, "#f8f0cc")], 0, 1150, warp=50)
    sc.setflow(0.2 + noise(420, 2, 3) * 0.8)
    dark = smooth(330, 1000, sc.x + noise(260, 3, 8) * 160) * smooth(1000, 240, sc.y)
    sc.mixin("#44508a", dark * 0.72)
    strata(sc, 150, 110, "#3c4884", "#8a94c0", 0.5, 3, cell=170, L=(-0.6, -0.6))
    sc.glow(40, 60, 700, "#fff4c0", 0.6, 1.7)
    for x, y, w, h, seed in ((860, 880, 520, 110, 3), (130, 900, 420, 90, 4), (520, 850, 300, 60, 5)):
        cumulus(sc, x, y, w, h, seed, light="#fffdf0", mid="#dce8ea", dark="#94b4d0", alpha=0.8, depth=0.05)


def hills(sc: Scene) -> None:
    """Hills behind each other, one in the sun, a village that nothing pulls."""
    for i, (y, rise, tone, low) in enumerate(
        ((940, 50, "#a4ccc4", "#8fc0a8"), (1000, 56, "#a8d08c", "#74b078"), (1080, 44, "#a0c860", "#5a9a54"))
    ):
        sc.add(
            land(ridge(y, rise, 460, 14 + i * 3, oct=3)),
            Lin([(0, mix(tone, "#fffbd0", 0.3)), (1, low)], (0, y - 40), (0, y + 170)),
            depth=0.15 + 0.1 * i,
            mottle=0.08,
            rim=("#fffde0", 4, (-0.4, -1), 0.6),
            flow=0.1,
        )
        sc.haze(y + 70, 34, "#f4f4d8", 0.45 - 0.1 * i, seed=i)
        if i == 1:
            for x, at, s in ((120, 1052, 0.7), (170, 1060, 0.9), (226, 1050, 0.75)):
                cottage(sc, x, at, s, depth=0.3)
    sc.mul("#3c5484", smooth(360, 1000, sc.x + noise(200, 3, 9) * 120) * smooth(880, 960, sc.y) * 0.6)


def white_flock(sc: Scene) -> None:
    """The good ones float where they should, farther and farther off."""
    for x, y, s, seed, flip, fog in (
        (330, 664, 0.42, 43, True, 0.25),
        (226, 470, 0.64, 13, False, 0.1),
        (176, 196, 0.88, 33, True, 0.0),
    ):
        side = -1 if flip else 1
        sc.add(
            limb(
                [(x - side * 40 * s, y + 30 * s), ((x + HANDS[1][0]) / 2 - 20, (y + HANDS[1][1]) / 2 + 40), HANDS[1]],
                [3, 4],
                40,
            ),
            mix(CORD, "#c8dce4", fog),
            depth=0.5,
            detail=0.6,
        )
        sheep(sc, T(x, y, s, 5 * side, flip), WHITE, seed, depth=0.4, fog=fog)


def rain(sc: Scene) -> None:
    """Rain in threads, and in it flowers, near ones larger."""
    dice = rng(5)
    threads = []
    for _ in range(90):
        x, y = dice.uniform(470, 1030), dice.uniform(560, 1260)
        long = dice.uniform(30, 90)
        threads.append((limb([(x, y), (x - long * 0.12, y + long)], [2.4, 1], 5), "#c4d0f0", 0.28))
    sc.polys(threads, depth=0.5, detail=0.4, mottle=0)
    spots = []
    for _ in range(110):
        u = dice.random()
        x, y = dice.uniform(540, 1010) - 60 * u, 590 + 720 * u
        spots.append((x, y, dice.uniform(5, 9) + (7 * dice.random() if dice.random() < 0.3 else 0)))
    blossoms(sc, spots, 6, 0.6)


def near_hill(sc: Scene) -> None:
    """The near hill, half of it in the shadow of the cloud; only there it flowers."""
    crest = [(-40, 1268), (120, 1232), (300, 1222), (480, 1236), (660, 1262), (840, 1290), (1060, 1310)]
    top = [tuple(p) for p in sample(crest, 170)]
    m = sc.add(
        land(top),
        Lin([(0, "#dce880"), (0.35, "#88b850"), (1, "#2f6f4c")], (0, 1220), (0, H)),
        depth=0.6,
        mottle=0.1,
        rim=("#fffbd0", 6, (-0.4, -1), 0.7),
    )
    grass(sc, top, 1700, ["#dce880", "#a8cc58", "#6aa84c", "#3f7a4c"], 7, h=(14, 34), depth=0.62)
    edge = sc.x + noise(120, 3, 4) * 70 + (sc.y - 1300) * 0.5
    sc.mul("#345088", m * smooth(470, 560, edge) * 0.62)
    dice = rng(11)
    spots = []
    for _ in range(150):
        x, y = 500 + 540 * dice.random(), 1290 + 200 * dice.random() ** 1.2
        spots.append((x - (y - 1290) * 0.3, y, 5 + (y - 1290) * 0.045))
    spots.sort(key=lambda spot: spot[1])
    blossoms(sc, spots, 12, 0.7)


def shepherd(sc: Scene) -> None:
    """Heels in the turf, the whole body a counterweight; the dog has hold of the coat."""
    x, y, h = 356, 1388, 560
    hold = Gesture(
        hips=(-0.13, 0, 0.43),
        lean=-24,
        side=4,
        twist=8,
        nod=-4,
        look=-8,
        hands=((0.26, -0.07, 0.78), (0.22, 0.08, 0.74)),
        feet=((0.24, -0.07, 0.0), (0.02, 0.08, 0.0)),
        toes=8,
    )
    shade = spline([(250, 1380), (470, 1376), (640, 1410), (560, 1436), (380, 1416), (230, 1402)])
    sc.mul("#24486a", blur(mask(shade), 7) * 0.65)
    black = limb(
        [(640, 560), (590, 740), HANDS[0], HANDS[1], (384, 1066), (410, 1140), (392, 1230)], [8, 8, 8, 7, 6, 5], 90
    )
    look = Look(
        coat="#d8502f",
        legs="#3a4468",
        boots="#3a2428",
        hair="#5a3420",
        hat="brim",
        hat_colour="#4a3a30",
        scarf="#f2c84a",
        hem=0.5,
        flare=0.05,
        wind=-0.07,
        belt="#5a2c24",
        skin="#e8b088",
    )
    sc.mul("#24486a", blur(mask(ell(120, 1404, 150, 16)), 6) * 0.6)
    person = human(
        sc, x, y, h, hold, look, build=GROWN, turn=16, right=HANDS[0], left=HANDS[1], reach=0.12, rim=RIM, depth=0.9
    )
    sc.add(black, CORD, vol=3, depth=0.92, detail=0.7, shadow=(5, 8, 5, 0.3))
    for hand in person.hands:
        grip(sc, hand, -62, h, "#e8b088", thick=0.016)
    hem = spline([(300, 1186, 1), (316, 1236, 1), (262, 1264), (216, 1266, 1), (220, 1246, 1), (262, 1226)])
    sc.add(hem, Lin([(0, "#b03c28"), (1, "#e8623c")], (310, 0), (222, 0)), vol=9, depth=0.91, rim=RIM)
    dog(sc, T(48, 1400, 1.32, -2))


def near(sc: Scene) -> None:
    """Grass and large flowers before the eye, cut by the frame."""
    low = [tuple(p) for p in sample([(-20, 1446), (W / 2, 1462), (W + 20, 1440)], 40)]
    grass(sc, low, 380, ["#a8c058", "#5f9448", "#2f6448", "#1f4a40"], 19, h=(40, 96), depth=1, bottom=H + 60)
    dice = rng(3)
    spots = [(640 + 380 * dice.random(), 1420 + 70 * dice.random(), dice.uniform(16, 30)) for _ in range(16)]
    stems = [(limb([(x, y), (x + 6, y + 60), (x - 4, y + 130)], [5, 6, 6], 10), "#2f5f48") for x, y, _ in spots]
    sc.polys(stems, depth=1, detail=0.5)
    blossoms(sc, spots, 4, 1)
    sc.mul("#1c3c5c", smooth(1420, H + 60, sc.y) * smooth(300, 900, sc.x) * 0.5)
    sc.mul("#1c4a4c", smooth(1446, H + 60, sc.y) * 0.35)
