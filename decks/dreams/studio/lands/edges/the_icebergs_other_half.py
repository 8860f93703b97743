"""Card 65, The Iceberg's Other Half."""

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import GROWN, Gesture, Look, Person, grip, human
from ...motifs.sea import fish
from ...motifs.sky import cumulus, strata
from .ice_towers import DAY, NIGHT, bubbles, flags, tower, washing

WATER = 664
"""The height of the sea; what is below was painted upright and turned over."""
GROUND = H - WATER
FEET = (716, 560)
"""Where both stand, and how tall they are."""


@card(
    65,
    "the-icebergs-other-half",
    "The Iceberg's Other Half",
    Land.EDGES,
    gouache,
    hand=LOOSE,
    con=0.16,
    sat=1.1,
    vig=0.32,
    vcol="#04101c",
)
def the_icebergs_other_half() -> Scene:
    """The Iceberg's Other Half: a crowned one in white waves; foot to foot the dark twin asks us to keep quiet.

    Gouache, two-tone ice, cut by the surface of the sea. Secrecy.
    """
    sc = Scene(light=(-0.55, -0.65, 0.5), key="#fff6dc", shadow="#2f6a94", fog="#dcecec", seed=653)
    day(sc)
    night = Scene(light=(-0.75, 0.1, 0.5), key="#ffb860", shadow="#061236", fog="#1f5478", seed=654)
    below(night)
    turned(sc, night)
    surface(sc)
    near(sc)
    return sc


def day(sc: Scene) -> None:
    """A fair morning, a neat white castle, and whoever shows himself before it."""
    sc.sky([(0, "#3f8cc4"), (0.45, "#88c0dc"), (0.82, "#ecf0e0"), (1, "#fbe8c8")], 0, WATER, warp=40)
    sc.setflow(0.1 + noise(420, 2, 3) * 0.6)
    sc.glow(110, 110, 520, "#fff4c8", 0.7, 1.7)
    strata(sc, 120, 70, "#a8cce0", "#fffaf0", 0.6, 3, cell=150)
    for x, y, w, h, seed in ((880, 230, 420, 110, 3), (60, 520, 360, 80, 4), (900, 570, 420, 70, 5)):
        cumulus(sc, x, y, w, h, seed, light="#ffffff", mid="#e4ecec", dark="#a0c0d4", alpha=0.85, depth=0.05)
    sc.add(land(ridge(636, 16, 200, 5)), "#a4cad8", depth=0.15, fogg=(620, WATER, 0.8, "#f4f0dc"))
    back = [(-40, 640), (80, 560), (230, 520), (420, 530), (560, 590), (700, 620), (1060, 650)]
    m = sc.add(
        land([tuple(p) for p in sample(back, 80)]),
        Lin([(0, "#ffffff"), (1, "#a8d0e0")], (0, 520), (0, 690)),
        depth=0.3,
        mottle=0.08,
    )
    rock_relief(sc, m, 40, 6, 0.16)
    for k, (x, w, h, fog) in enumerate(
        ((150, 74, 150, 0.2), (430, 80, 190, 0.15), (220, 96, 260, 0.05), (352, 92, 240, 0.0), (286, 126, 380, 0.0))
    ):
        tower(sc, x, 590, w, h, DAY, (4, 5, 7, 8, 10)[k], depth=0.35, fog=fog)
    flags(sc, ((286, 34), (352, 216), (220, 186)), "#f0b84a")
    wall = poly([(60, 560), (500, 560), (520, 650), (40, 650)])
    wm = sc.add(wall, Lin([(0, "#ffffff"), (1, "#9cc8dc")], (60, 560), (520, 650)), vol=10, depth=0.4, mottle=0.08)
    gate = spline([(250, 650, 1), (250, 606), (286, 578), (322, 606), (322, 650, 1)])
    sc.add(gate, Lin([(0, "#3f7aa4"), (1, "#7fb4cc")], (0, 580), (0, 650)), clip=wm, depth=0.4)
    front = [
        (-40, 640),
        (180, 628),
        (420, 636),
        (620, 612),
        (760, 606),
        (880, 622),
        (960, 650),
        (1010, 700),
        (1060, 730),
    ]
    ice = sc.add(
        land([tuple(p) for p in sample(front, 120)]),
        Lin([(0, "#ffffff"), (0.5, "#cfe6ee"), (1, "#6fb0cc")], (0, 610), (0, 700)),
        depth=0.55,
        mottle=0.08,
        rim=("#ffffff", 6, (-0.4, -1), 0.8),
    )
    rock_relief(sc, ice, 30, 7, 0.16)
    wave = Gesture(
        hips=(0, 0.03, 0.5),
        side=-4,
        nod=-6,
        hands=((0.1, -0.26, 1.02), (0.06, 0.18, 0.5)),
        feet=((0.03, -0.07, 0.0), (0.0, 0.08, 0.0)),
    )
    x, h = FEET
    look = Look(
        coat="#f8f0e0",
        legs="#e8dcc8",
        boots="#c89858",
        hair="#d8a850",
        hem=0.72,
        flare=0.06,
        belt="#e8b040",
        collar="#f4c860",
        skin="#f0c4a4",
        scarf=None,
    )
    shade = spline([(700, 640), (760, 632), (960, 652), (1060, 668), (940, 670), (740, 660)])
    sc.mul("#4a88b0", blur(mask(shade), 6) * 0.6)
    person = human(
        sc, x, WATER - 16, h, wave, look, build=GROWN, turn=112, rim=("#ffffff", 5, (-0.7, -0.5), 0.8), depth=0.7
    )
    crown(sc, person, h, "#f4c040", "#fff0b0")
    mouth(sc, person, h, "#a83a34")


def crown(sc: Scene, person: Person, h: float, gold: str, lit: str) -> None:
    """A crown a little too large."""
    x, y = person.head
    w, top = 0.088 * h, y - 0.06 * h
    points: list[tuple[float, float]] = [(x - w, top + 8), (x - w * 1.16, top - 0.1 * h)]
    for k in range(5):
        at = x - w * 1.1 + w * 0.55 * k
        points += [(at, top - (0.12 if k % 2 == 0 else 0.1) * h)]
        if k < 4:
            points += [(at + w * 0.275, top - 0.045 * h)]
    points += [(x + w, top + 8)]
    sc.add(
        poly(points),
        Lin([(0, lit), (1, gold)], (x - w, 0), (x + w, 0)),
        vol=8,
        depth=0.72,
        detail=0.7,
        rim=(lit, 3, (-0.7, -0.5), 0.8),
    )
    sc.add(
        limb([(x - w, top), (x, top + 12), (x + w, top)], [14, 15, 14], 16),
        mix(gold, "#7a3a18", 0.3),
        vol=5,
        depth=0.72,
        detail=0.6,
    )


def mouth(sc: Scene, person: Person, h: float, tone: str) -> None:
    """A smile, wide and a little stiff."""
    x, y = person.head[0] - 0.016 * h, person.head[1] + 0.042 * h
    smile = [(x - 0.03 * h, y - 0.006 * h), (x, y + 0.014 * h), (x + 0.032 * h, y - 0.008 * h)]
    sc.add(limb(smile, [3, 8, 3], 16), tone, depth=0.73, detail=0.9, mottle=0)
    sc.add(limb([(px, py - 1) for px, py in smile], [1, 4, 1], 16), "#fff8f0", depth=0.73, detail=0.9, mottle=0)


def below(sc: Scene) -> None:
    """Upright as its people see it: a great lit city under a sky of deep water."""
    sc.sky([(0, "#031026"), (0.35, "#08284a"), (0.75, "#14587c"), (1, "#3f9cac")], 0, GROUND, warp=60)
    sc.setflow(0.1 + noise(300, 3, 9) * 0.5)
    bank = [
        (-60, -120),
        (330, -120),
        (700, -40),
        (780, 90),
        (850, 300),
        (950, 520),
        (990, 700),
        (1000, 900),
    ]
    ice = sc.add(
        spline([(-60, 900, 1), *bank, (1000, 900, 1)]),
        Lin([(0, "#0a2448"), (0.6, "#17487a"), (1, "#3f94b4")], (0, 0), (0, GROUND)),
        depth=0.2,
        mottle=0.12,
        alpha=0.85,
        rim=("#7fd0d8", 7, (0.9, -0.2), 0.6),
    )
    rock_relief(sc, ice, 90, 6, 0.3)
    dice = rng(65)
    for fog, depth, base, n, tall in ((0.5, 0.3, 700, 9, 470), (0.25, 0.4, 770, 8, 420)):
        for k in range(n):
            x = -20 + k * 660 / (n - 1) + dice.normal() * 14
            h = tall * dice.uniform(0.55, 1.15) * (1.1 - abs(x - 290) / 800)
            tower(sc, x, base, dice.uniform(62, 96), h, NIGHT, 20 + 7 * k + n, depth=depth, fog=fog)
        sc.glow(290, base - 60, 480, "#ff9a48", 0.16, 1.6)
    for k, (x, w, h) in enumerate(((60, 106, 300), (510, 104, 310), (178, 118, 470), (410, 112, 420), (292, 150, 590))):
        tower(sc, x, 800, w, h, NIGHT, (4, 5, 7, 8, 10)[k], depth=0.5)
    washing(sc, (462, 470), (560, 500), 0.55)
    washing(sc, (112, 560), (238, 540), 0.55)
    street = land([(-40, 790), (300, 780), (560, 796), (760, 800), (1000, 806), (1060, 830)])
    sc.add(street, Lin([(0, "#4a7ca4"), (1, "#123460")], (0, 780), (0, 900)), depth=0.55, mottle=0.1)
    sc.glow(330, 800, 420, "#ffb050", 0.4, 1.8, 0.5)
    twin(sc)


def twin(sc: Scene) -> None:
    """The same face and the same crown, tarnished; a finger at the lips, a key behind the back."""
    x, h = FEET
    hush = Gesture(
        hips=(0, 0.03, 0.5),
        lean=6,
        side=-4,
        nod=8,
        hands=((0.17, -0.07, 0.8), (-0.12, 0.2, 0.52)),
        feet=((0.03, -0.07, 0.0), (0.0, 0.08, 0.0)),
    )
    look = Look(
        coat="#2c1c3c",
        legs="#1c1430",
        boots="#140e20",
        hair="#1c1424",
        hem=0.72,
        flare=0.06,
        belt="#a83a3a",
        collar="#8a2c3c",
        skin="#c49a90",
    )
    shade = spline([(640, 806), (760, 800), (960, 812), (1040, 826), (900, 840), (700, 830)])
    sc.mul("#061230", blur(mask(shade), 7) * 0.7)
    person = human(
        sc,
        x,
        GROUND - 4,
        h,
        hush,
        look,
        build=GROWN,
        turn=112,
        key=1.2,
        rim=("#ffc070", 6, (-0.9, 0.1), 0.95),
        depth=0.8,
    )
    crown(sc, person, h, "#6a4a30", "#e8a050")
    hx, hy = person.hands[0]
    mouth_x, mouth_y = person.head[0] - 0.016 * h, person.head[1] + 0.034 * h
    finger = limb(
        [(hx, hy), ((hx + mouth_x) / 2 - 4, (hy + mouth_y) / 2), (mouth_x, mouth_y)],
        [0.03 * h, 0.026 * h, 0.018 * h],
        12,
    )
    sc.add(finger, "#d8aa98", vol=5, depth=0.82, detail=0.8)
    kx, ky = person.hands[1]
    key = T(kx, ky, 0.9, 24)
    for part in (
        limb([(0, -10), (0, 96)], [11, 11], 6),
        limb([(0, 90), (26, 90)], [10, 10], 4),
        limb([(0, 70), (20, 70)], [9, 9], 4),
    ):
        sc.add(key(part), "#e0a850", vol=4, depth=0.82, detail=0.7, rim=("#ffe0a0", 3, (-0.9, 0), 0.8))
    sc.add(mask(key(ell(0, -34, 24)), stroke=10), "#e0a850", vol=4, depth=0.82, detail=0.7)
    grip(sc, person.hands[1], 114, h, "#c49a90", thick=0.014)


def crest() -> list[tuple[float, float]]:
    """The line of the small waves."""
    return [(float(x), float(y)) for x, y in ridge(WATER, 7, 150, 3, step=6, oct=3)]


def turned(sc: Scene, night: Scene) -> None:
    """Lay the lower world, turned over, under the surface of the sea."""
    under = mask(land(crest()))
    share = under[..., None]
    flipped = night.img[::-1].copy()
    light = blur(flipped, 2) * 0.35 + flipped * 0.65
    sc.img[:] = sc.img * (1 - share) + light * share
    for own, other in ((sc.detail, night.detail), (sc.depth, night.depth), (sc.emit, night.emit)):
        part = share if own.ndim == 3 else under
        own[:] = own * (1 - part) + other[::-1] * part
    flow = night.flow[::-1].copy()
    flow[..., 1] *= -1
    sc.flow[:] = sc.flow * (1 - share) + flow * share
    beams = np.clip(noise(60, 3, 12, aspect=0.12), 0, 1) * smooth(WATER + 420, WATER, sc.y) * under
    sc.screen("#8fe0e0", blur(beams, 4) * 0.3)


def surface(sc: Scene) -> None:
    """The skin of the water between both worlds, seen from its edge."""
    top = crest()
    lower = [(x, y + 17 + 6 * np.sin(x / 70)) for x, y in top]
    band = poly([*top, *lower[::-1]])
    sc.add(
        band, Lin([(0, "#e8fbf4"), (1, "#3f9cb4")], (0, WATER - 6), (0, WATER + 26)), alpha=0.9, depth=0.75, flow=0.0
    )
    sc.add(limb(top[::3], [5, 6, 5], 120), "#ffffff", depth=0.76, rough=1.5, flow=0.0)
    sc.glow(520, WATER + 16, 620, "#9fe8e0", 0.3, 1.6, 0.16)


def near(sc: Scene) -> None:
    """Fish and air before the eye; the deep."""
    dice = rng(9)
    shoal = []
    for _ in range(26):
        x, y = 930 + dice.normal() * 60, 1180 + dice.normal() * 110
        shoal.append(
            (
                fish(T(x, y, dice.uniform(0.2, 0.42), dice.uniform(-30, -6), True)),
                mix("#4aa4b4", "#cdf0e8", dice.random()),
            )
        )
    sc.polys(shoal, depth=0.6, vol=3, detail=0.6)
    bubbles(sc, ((606, 1130, 10), (622, 1088, 7), (612, 1050, 12), (630, 1010, 6), (618, 960, 9), (640, 900, 6)))
    sc.mul("#031026", smooth(1250, H + 40, sc.y) * 0.5)
