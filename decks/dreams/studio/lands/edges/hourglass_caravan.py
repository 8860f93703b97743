"""Card 64, Hourglass Caravan."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import Field, blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import strata
from .caravan import VIOLET_NIGHT, camel, small_fox
from .turning_hand import fingers

AXIS = 452
TOP, NECK, FOOT = 236, 664, 1132
"""Where the glass begins, where it is narrow, and where it stands."""
BULGE = (
    *((TOP, 150), (262, 224), (330, 290), (410, 300), (490, 262), (570, 170), (630, 70), (NECK, 30), (700, 66)),
    *((770, 178), (860, 276), (950, 312), (1040, 296), (1104, 232), (FOOT, 160)),
)
"""Half the width of the glass at heights of the card."""
SUN = (92, 838)


@card(64, "hourglass-caravan", "Hourglass Caravan", Land.EDGES, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.3)
def hourglass_caravan() -> Scene:
    """Hourglass Caravan: sand falls as snow, a caravan goes with it, and a hand has come to turn it.

    Gouache, apricot and violet sand; who is left outside has laid both hands on the glass. Parting, dread.
    """
    sc = Scene(light=(-0.75, -0.35, 0.4), key="#ffe2b0", shadow=VIOLET_NIGHT, fog="#f0c8a8", seed=642)
    desert(sc)
    plate(sc, FOOT + 36, 400, 62, 46)
    rods(sc, (AXIS + 120, 0.74))
    inside = bulbs(sc)
    caravan(sc, inside)
    glass(sc, inside)
    rods(sc, (AXIS - 350, 1.0), (AXIS + 336, 1.0))
    plate(sc, TOP - 78, 408, 34, 52)
    fingers(sc)
    dune(sc)
    left_outside(sc)
    return sc


def half(y: Field | float) -> Field:
    """Half the width of the glass at a height."""
    curve = sample(BULGE, 200)
    return np.interp(y, curve[:, 0], curve[:, 1], left=0, right=0).astype(np.float32)


def desert(sc: Scene) -> None:
    """Evening over dunes; the glass throws its shadow to the right."""
    sc.sky([(0, "#6a5488"), (0.3, "#b07c98"), (0.6, "#f0b49a"), (0.8, "#ffd9a8"), (1, "#ffe8c0")], 0, 900, warp=50)
    sc.setflow(0.08 + noise(420, 2, 3) * 0.5)
    strata(sc, 190, 90, "#8a6a94", "#f4c0a8", 0.6, 3, cell=150, L=(-0.6, 0.5))
    strata(sc, 560, 60, "#c88a90", "#ffe6c0", 0.6, 7, cell=110, L=(-0.6, 0.4))
    sc.add(ell(*SUN, 66), "#fffbe4", mottle=0.02, soft=1.5, emit=0.5)
    sc.glow(*SUN, 700, "#ffdca0", 0.7, 1.7)
    for y, amp, lit, dark, seed in (
        (874, 34, "#e8b898", "#b08098", 3),
        (930, 44, "#eaa878", "#8a6088", 6),
        (1020, 40, "#e89a64", "#6a4474", 9),
    ):
        crest = ridge(y, amp, 460, seed, oct=3)
        m = sc.add(
            land(crest),
            Lin([(0, lit), (0.35, mix(lit, dark, 0.5)), (1, dark)], (0, y - 40), (0, y + 330)),
            depth=0.2,
            mottle=0.06,
            rim=("#fff0c8", 4, (-0.6, -1), 0.7),
            fogg=(y - 40, y + 60, 0.35, "#ffd4a8"),
        )
        slope = noise(300, 2, seed + 40, aspect=2.2)
        sc.mul(dark, smooth(0.05, 0.3, slope) * m * 0.6)
    shade = spline([(420, 1170), (700, 1110), (1060, 1000), (1060, 1150), (760, 1230), (480, 1240)])
    sc.mul("#5a3a74", blur(mask(shade), 14) * 0.6)


def plate(sc: Scene, y: float, wide: float, seen: float, thick: float) -> None:
    """A round board of wood, its face at a height and seen a little from above, its rim to the front."""
    face = ell(AXIS, y, wide, seen)
    turns = np.linspace(0, math.pi, 30)
    front = poly(
        [(AXIS - wide * math.cos(a), y + seen * math.sin(a)) for a in turns]
        + [(AXIS + wide * math.cos(a), y + thick + seen * math.sin(a)) for a in turns]
    )
    look = {"depth": 0.6, "detail": 0.6, "mottle": 0.12}
    wood = Lin([(0, "#ffc078"), (0.35, "#b0683a"), (1, "#3c2036")], (AXIS - wide, 0), (AXIS + wide, 0))
    sc.add(front, wood, vol=8, shadow=(24, 18, 22, 0.55), **look)
    m = sc.add(face, Lin([(0, "#ffd898"), (1, "#6a3c48")], (AXIS - wide, y), (AXIS + wide, y)), **look)
    sc.mixin("#ffe8c0", blur(np.clip(m - shift(m, 2, 5), 0, 1), 1) * smooth(AXIS + 200, AXIS - 300, sc.x) * 0.7)
    rings = [ell(AXIS + 10, y, wide * k, seen * k) for k in (0.94, 0.8, 0.62, 0.4)]
    sc.mul("#4a2438", blur(mask(rings, stroke=3), 1) * m * 0.5)
    grooves = [ell(AXIS, y + thick * k, wide, seen) for k in (0.3, 0.72)]
    below = (sc.y > y) * (1 - m)
    sc.mul("#4a2438", blur(mask(grooves, stroke=5), 1) * mask(front) * below * 0.6)


def rods(sc: Scene, *places: tuple[float, float]) -> None:
    """Turned rods between the plates, so thick as told in parts of the near ones."""
    for x, k in places:
        knobs = [30, 44, 30, 26, 30, 48, 30, 26, 30, 44, 30]
        way = [(x, TOP - 20), (x, 660), (x, FOOT + 60)]
        sc.add(
            limb(way, [w * k * 1.05 for w in knobs], 120),
            Lin([(0, "#ffcc88"), (0.4, "#a45c38"), (1, "#3a1c34")], (x - 20 * k, 0), (x + 22 * k, 0)),
            vol=14 * k,
            depth=0.6,
            detail=0.6,
            mottle=0.1,
            rim=("#fff0c8", 4, (-1, -0.2), 0.8),
            shadow=(16, 4, 12, 0.35),
        )


def bulbs(sc: Scene) -> Field:
    """Inside: above an evening of sand, below a night of snow."""
    inside = blur((np.abs(sc.x - AXIS) < half(sc.y)).astype(np.float32), 0.7)
    over = inside * (sc.y < NECK)
    warm = ramp([(0, "#ffe0a0"), (0.5, "#ffb868"), (1, "#e87a48")], (sc.y - TOP) / (NECK - TOP))
    sc.mixin(warm.astype(np.float32), over * 0.92)
    for y, tilt, tone, deep in ((452, -0.16, "#f0b070", "#b86a58"), (474, 0.22, "#ffc27a", "#a85a50")):
        away = (sc.x - AXIS) / 300
        crest = y + tilt * (sc.x - AXIS) + 90 * np.exp(-((away / 0.3) ** 2)) + 5 * noise(90, 3, int(y), aspect=3)
        m = smooth(-1.5, 1.5, sc.y - crest) * over
        fall = np.clip((sc.y - crest) / 170, 0, 1)
        sc.mixin(ramp([(0, mix(tone, "#fff4d0", 0.4)), (0.25, tone), (1, deep)], fall).astype(np.float32), m)
        flutes = noise(30, 3, 7, aspect=0.25) * smooth(0.1, 1, fall)
        sc.mul("#8a4450", np.clip(flutes + 0.1, 0, 1) * m * 0.5)
    sc.mul("#a85048", over * smooth(-0.1, 1.0, (sc.x - AXIS) / 300) * 0.5)
    under = inside * (sc.y >= NECK)
    cold = ramp([(0, "#7c86b8"), (0.3, "#3c5490"), (0.7, "#28386c"), (1, "#3c5088")], (sc.y - NECK) / (FOOT - NECK))
    sc.mixin(cold.astype(np.float32), under * 0.94)
    for y, amp, tone, seed in ((1012, 26, "#8098c4", 4), (1052, 20, "#c4d4ea", 8)):
        m = mask(land(ridge(y, amp, 150, seed, oct=3))) * under
        sc.mixin(mix(tone, "#2c3c74", 0.25), m)
        if seed == 4:
            for x, foot, tall in (
                (250, 1034, 120),
                (322, 1020, 90),
                (640, 1028, 130),
                (702, 1046, 96),
                (580, 1022, 80),
            ):
                fir(sc, under, x, foot, tall)
    snow = spline([(120, 1200), (190, 1080), (330, 1058), (AXIS, 1030), (580, 1062), (720, 1084), (790, 1200)])
    m = mask(snow) * under
    sc.mixin(
        ramp([(0, "#fff4e8"), (0.5, "#b8cce8"), (1, "#5870a8")], (sc.x - 250 + (sc.y - 1060) * 1.2) / 520).astype(
            np.float32
        ),
        m,
    )
    rock_relief(sc, m, 50, 5, 0.16)
    stream(sc, under)
    return inside


def fir(sc: Scene, within: Field, x: float, foot: float, tall: float) -> None:
    """A fir with snow on its left."""
    for k in range(5):
        w, y = tall * (0.3 - 0.052 * k), foot - tall * 0.19 * k
        tier = poly([(x - w, y), (x, y - tall * 0.36), (x + w, y), (x, y - tall * 0.05)])
        sc.mixin("#22405c", mask(tier) * within)
        sc.mixin(
            "#dce8f4", mask(poly([(x - w, y), (x, y - tall * 0.36), (x - w * 0.2, y - tall * 0.08)])) * within * 0.8
        )


def stream(sc: Scene, under: Field) -> None:
    """Sand comes out of the neck and is snow before it lands."""
    fall = np.exp(-(((sc.x - AXIS) / np.maximum(7 + (sc.y - NECK) * 0.035, 5)) ** 2)) * smooth(NECK - 30, NECK, sc.y)
    gold = ramp([(0, "#ffc878"), (0.4, "#fff0d0"), (1, "#ffffff")], (sc.y - NECK) / 240)
    sc.mixin(gold.astype(np.float32), fall * under * smooth(1050, 900, sc.y) * 0.9)
    dice = rng(12)
    flakes = []
    for _ in range(520):
        down = dice.random()
        spread = (0.08 + 0.92 * down) * 280
        x, y = AXIS + dice.normal() * spread * 0.5, NECK + 20 + down * 420
        flakes.append(ell(x, y, dice.uniform(1.4, 4.2) * (0.6 + 0.6 * down)))
    m = mask(flakes) * under
    sc.mixin("#ffffff", m * 0.85)
    sc.post(m, "#ffffff", 0.7)


def caravan(sc: Scene, inside: Field) -> None:
    """Three camels above, the first of them already at the brink; below, one comes through the snow, led by a hand."""
    keep = sc.img.copy()
    rim = ("#fff4d0", 3, (-0.8, -0.6), 0.9)
    for x, y, s, flip, a, coat, cloth in (
        (226, 448, 0.46, False, 6, "#a86a44", "#2f6a80"),
        (318, 466, 0.56, False, 8, "#b07848", "#b83c3a"),
        (420, 540, 0.64, False, 30, "#9a6040", "#3c5a8a"),
    ):
        camel(sc, T(x, y, s, a, flip), coat, cloth, rim=rim, stride=0.4)
    pale = ("#f4f8ff", 3, (-0.8, -0.6), 0.9)
    camel(sc, T(556, 1106, 0.68, 2, True), "#7a6478", "#b83c3a", rim=pale, stride=0.4)
    look = Look(coat="#c8923c", legs="#3a3050", hat="hood", hat_colour="#c8923c", hem=0.7, wind=-0.1, skin="#a87058")
    human(sc, 398, 1112, 150, "walk", look, turn=160, rim=pale)
    sc.img[:] = keep * (1 - inside[..., None]) + sc.img * inside[..., None]
    prints = [ell(600 + 17 * k, 1110 + 5 * (k % 2), 5, 2.4) for k in range(6)]
    sc.mul("#5870a8", mask(prints) * inside * 0.8)


def glass(sc: Scene, inside: Field) -> None:
    """Glass darkens towards its edge and carries the window of the evening on its left."""
    away = np.clip(np.abs(sc.x - AXIS) / np.maximum(half(sc.y), 1), 0, 1)
    sc.mul("#7a6a9a", inside * smooth(0.78, 1, away) * 0.75)
    edge = np.clip(inside - blur(inside, 7) * 1.12, 0, 1)
    sc.screen("#fff4e0", np.clip(edge * 2.4, 0, 0.9) * smooth(AXIS + 330, AXIS - 240, sc.x))
    sc.screen("#b8a8e0", np.clip(edge * 2, 0, 0.6))
    for y0, y1, out, w, a in ((286, 520, 0.82, 22, 0.75), (800, 1080, 0.84, 24, 0.6), (330, 420, -0.86, 8, 0.5)):
        ys = np.linspace(y0, y1, 14)
        way = [(AXIS - float(half(y)) * out, float(y)) for y in ys]
        sc.screen("#fffaf0", blur(mask(limb(way, [2, w, w * 0.9, 2], 60)), 2.5) * a)
    for y, n in ((NECK, 30), (TOP + 6, 150)):
        ring = mask(ell(AXIS, y, n + 6, 13), stroke=8)
        sc.add(ring, "#d8a860", vol=4, depth=0.6, detail=0.6, rim=("#fff4d0", 2, (-0.8, -0.5)))
    sc.detail[:] = np.maximum(sc.detail, inside * 0.5)


def dune(sc: Scene) -> None:
    """The near dune buries the foot; its crest is cut by the frame."""
    crest = [(-20, 1270), (140, 1222), (330, 1236), (560, 1262), (800, 1244), (1040, 1180)]
    m = sc.add(
        land([tuple(p) for p in sample(crest, 80)]),
        Lin([(0, "#f4b078"), (0.3, "#b87470"), (1, "#4a2c5c")], (0, 1210), (0, H)),
        depth=0.9,
        mottle=0.08,
        rim=("#fff0c8", 5, (-0.5, -1), 0.8),
        shadow=(0, -14, 16, 0.35),
    )
    waves = np.sin((sc.y - 1200) * 0.16 + noise(160, 3, 12, aspect=2.5) * 5 + sc.x * 0.02)
    sc.mul("#6a4474", np.clip(waves - 0.3, 0, 1) * m * smooth(1220, 1330, sc.y) * 0.5)
    sc.screen("#ffd8a8", np.clip(-waves - 0.45, 0, 1) * m * 0.22)
    slope = spline([(1040, 1230), (900, 1310), (560, 1400), (300, 1500), (1060, 1520)])
    sc.mul("#4a2c64", blur(mask(slope), 40) * m * 0.7)


def left_outside(sc: Scene) -> None:
    """A child stands at the foot of the glass with both palms on it; a fennec waits."""
    watch = Gesture(
        hips=(0.04, -0.02, 0.5),
        lean=12,
        side=2,
        nod=-12,
        hands=((0.3, -0.14, 0.8), (0.3, 0.14, 0.86)),
        feet=((0.02, -0.07, 0.01), (-0.1, 0.07, 0.0)),
        tiptoe=0.5,
    )
    human(
        sc,
        772,
        1398,
        410,
        watch,
        Look(
            coat="#2f7f8a",
            legs="#e8d8c0",
            boots="#4a2c3c",
            hair="#241820",
            cut="long",
            hem=0.5,
            scarf="#f0c860",
            skin="#b87c58",
        ),
        build=CHILD,
        turn=-132,
        right=(686, 1092),
        left=(662, 1046),
        reach=0.22,
        rim=("#ffe8b8", 5, (-0.8, -0.3), 0.9),
        shadow={"along": 1.5, "squash": 0.2, "strength": 0.55, "colour": "#4a2c64"},
    )
    small_fox(sc, T(196, 1376, 1.0))
