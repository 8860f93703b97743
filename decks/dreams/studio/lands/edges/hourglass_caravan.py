"""Card 64, Hourglass Caravan."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.marks import cast, grain, line, relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.figure import figure
from ...motifs.sky import strata
from .caravan import VIOLET_NIGHT, camel, small_fox

WOOD_RIM = ("#fff0d0", 4, (-0.5, -0.8), 0.85)
WARM_RIM = ("#fff4d0", 3, (-0.5, -0.8), 0.85)
COLD_RIM = ("#ffffff", 3, (-0.3, -1), 0.9)

NEAR = np.array([238.0, 930.0])
FAR = np.array([778.0, 548.0])
AXIS = (FAR - NEAR) / np.linalg.norm(FAR - NEAR)
ACROSS = np.array([-AXIS[1], AXIS[0]])
NEAR_RADIUS = 298
FAR_RADIUS = 212
GLASS_WIDTHS = (460, 540, 572, 560, 500, 390, 250, 164, 176, 270, 350, 388, 376, 320)


@card(64, "hourglass-caravan", "Hourglass Caravan", Land.EDGES, gouache, vig=0.15)
def hourglass_caravan() -> Scene:
    """A caravan walks through an hourglass that lies in the dunes: out of the desert bulb, through the neck, into snow.

    The shadow of a hand already reaches for the glass to turn it over, and only a fennec looks up.
    """
    sc = Scene(light=(-0.5, -0.7, 0.5), key="#fff0d0", shadow=VIOLET_NIGHT, fog="#f0c8a8", seed=641)
    _sky(sc)
    _dunes(sc)
    sand = _bed(sc)
    _end_plate(sc, FAR, FAR_RADIUS, 36)
    _rod(sc, -0.86)
    inside = _inside(sc)
    _caravan(sc)
    _snowfall(sc, inside)
    _glass(sc)
    _rod(sc, 0.9)
    _end_plate(sc, NEAR, NEAR_RADIUS, 38)
    front = _front_dune(sc)
    sc.mul(VIOLET_NIGHT, blur(mask(_hand_shadow()), 5) * np.clip(front + sand, 0, 1) * 0.66)
    small_fox(sc, T(300, 1392, 1.2))
    return sc


def _along(distance: float, offset: float) -> tuple[float, float]:
    """Point on the card: a share of the axis from the near plate to the far one, and pixels across it."""
    p = NEAR + (FAR - NEAR) * distance + ACROSS * offset
    return float(p[0]), float(p[1])


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#a98cc0"), (0.3, "#cf96b4"), (0.6, "#f2b09c"), (0.85, "#fdd8a8"), (1, "#fff0c8")], 0, 800, warp=50)
    sc.setflow(swirl(sc, 0, 0.7, 420, 2))
    sc.glow(250, 420, 620, "#fff0c0", 0.75, 1.6)
    sc.add(
        ell(250, 400, 104), Rad([(0, "#fffdf0"), (1, "#ffe8b0")], (230, 380), 130), mottle=0.02, depth=0.02, emit=0.4
    )
    for y, thickness, amount, seed in ((150, 46, 0.6, 2), (285, 36, 0.6, 3), (430, 30, 0.55, 5)):
        strata(sc, y, thickness, "#c088a8", "#ffe4c4", amount, seed, cell=130, aspect=6)
    cranes = [vbird(600 + i * 58, 170 + abs(i - 2) * 26, 0.72, 0.55 + 0.2 * (i % 3), -8) for i in range(6)]
    sc.add(mask(cranes), "#4a3060", depth=0.05, detail=0.9, mottle=0)


def _dunes(sc: Scene) -> None:
    for y, amp, tone, lit, seed in (
        (560, 46, "#b8889c", "#fbd0a8", 3),
        (640, 60, "#a07094", "#f4b890", 6),
        (760, 60, "#845a84", "#eea880", 9),
    ):
        m = sc.add(
            land(ridge(y, amp, 320, seed, oct=2)),
            Lin([(0, lit), (0.5, mix(tone, lit, 0.4)), (1, tone)], (0, y - amp), (0, y + 260)),
            depth=0.1 + seed / 40,
            detail=0.3,
            rim=("#fff0d0", 4, (-0.4, -1), 0.6),
            fogg=(y + 60, y + 260, 0.4, "#f4c8a8"),
        )
        relief(sc, m, 0.05, 26, seed)


def _bed(sc: Scene) -> np.ndarray:
    """The dune that carries the glass, and the glass's shadow on it."""
    crest = [(-40, 1030), (150, 1010), (380, 950), (560, 860), (730, 740), (880, 650), (1056, 600)]
    m = sc.add(
        land([tuple(p) for p in sample(crest, 90)]),
        Lin([(0, "#f8cc9c"), (0.35, "#dc9a7c"), (1, "#6a4068")], (400, 900), (760, H)),
        depth=0.4,
        detail=0.35,
        rim=("#fff0d0", 4, (-0.4, -1), 0.6),
    )
    ripples(sc, m, 900)
    shadow = [
        _along(u, 120 + w * 0.36) for u, w in zip(np.linspace(0, 1, len(GLASS_WIDTHS)), GLASS_WIDTHS, strict=True)
    ]
    cast(sc, limb([(x + 70, y + 50) for x, y in shadow], [w * 0.5 for w in GLASS_WIDTHS], 60), 20, 0.75, VIOLET_NIGHT)
    return m


def _disc(centre, radius: float, thin: float):
    return ell(*centre, thin, radius, math.degrees(math.atan2(AXIS[1], AXIS[0])))


def _end_plate(sc: Scene, centre, radius: float, thin: float) -> None:
    """A turned wooden end, seen from the near side: its edge, its face and a ring cut into it."""
    edge = [_disc(centre + AXIS * step, radius, thin) for step in np.linspace(0, 28 * radius / NEAR_RADIUS, 8)]
    sc.add(
        mask(edge),
        Lin([(0, "#c88850"), (1, "#4a2834")], tuple(centre - ACROSS * radius), tuple(centre + ACROSS * radius)),
        vol=10,
        depth=0.8,
        detail=0.7,
        rim=WOOD_RIM,
        shadow=(10, 12, 14, 0.5),
    )
    face = _disc(centre, radius, thin)
    m = sc.add(
        face,
        Lin(
            [(0, "#e8ac70"), (0.5, "#b06c44"), (1, "#5c3038")],
            tuple(centre - ACROSS * radius),
            tuple(centre + ACROSS * radius),
        ),
        depth=0.81,
        detail=0.7,
        rim=("#ffe8c0", 4, (-0.6, -0.6), 0.8),
    )
    grain(sc, m, 0.15, 30, 0.12, 6)
    for share, tone in ((0.78, "#6a3830"), (0.3, "#7a4434")):
        sc.add(
            mask(_disc(centre, radius * share, thin * share), stroke=6),
            tone,
            alpha=0.75,
            mottle=0,
            depth=0.82,
            detail=0.8,
        )


def _rod(sc: Scene, side: float) -> None:
    points = [_along(u, side * (NEAR_RADIUS + (FAR_RADIUS - NEAR_RADIUS) * u)) for u in np.linspace(0.04, 0.99, 7)]
    sc.add(
        limb(points, [30, 20, 26, 17, 21, 14, 18], 80),
        Lin([(0, "#e8b078"), (1, "#6a3830")], points[3], tuple(np.array(points[3]) + ACROSS * 22)),
        vol=9,
        depth=0.8,
        detail=0.7,
        rim=WOOD_RIM,
    )


def _glass_path(inset: float):
    return limb(
        [_along(u, 0) for u in np.linspace(0.07, 0.985, 14)], [w - 2 * inset for w in _smooth_widths()], 120, cap=False
    )


def _smooth_widths() -> np.ndarray:
    return sample([(i, w) for i, w in enumerate(GLASS_WIDTHS)], 60)[:, 1]


def _inside(sc: Scene) -> np.ndarray:
    """Desert noon in the near bulb, winter in the far one."""
    sc.add(mask(_glass_path(0)), "#e8d8d0", depth=0.45, detail=0.5, mottle=0, shadow=(10, 14, 16, 0.35))
    inside = mask(_glass_path(8))
    share = ((sc.x - NEAR[0]) * AXIS[0] + (sc.y - NEAR[1]) * AXIS[1]) / float(np.linalg.norm(FAR - NEAR))
    cold = smooth(0.47, 0.60, share + noise(60, 3, 5) * 0.04)
    noon = ramp([(0, "#f0904c"), (0.45, "#fcc878"), (1, "#fff2c8")], (sc.y - 660) / 330)
    dusk = ramp([(0, "#34447c"), (0.55, "#7f98c4"), (1, "#dce8f0")], (sc.y - 440) / 300)
    sc.mixin((noon * (1 - cold[..., None]) + dusk * cold[..., None]).astype(np.float32), inside)
    _desert(sc, inside * (1 - cold))
    _winter(sc, inside * cold)
    return inside


def _desert(sc: Scene, where: np.ndarray) -> None:
    sc.glow(352, 800, 150, "#fffbe0", 0.8, 1.7, clip=where)
    sc.add(mask(ell(352, 790, 30)) * where, "#fffce8", mottle=0, depth=0.46, detail=0.8)
    mesa = poly([(360, 960), (372, 880), (428, 868), (440, 892), (480, 888), (494, 960)])
    sc.add(mask(mesa) * where, Lin([(0, "#d87848"), (1, "#f4bc7c")], (0, 840), (0, 930)), depth=0.47, detail=0.6)
    floor = [(120, 1010), (260, 990), (380, 960), (460, 900), (530, 800), (600, 756), (700, 720)]
    m = mask(land([tuple(p) for p in sample(floor, 60)])) * where
    sc.add(m, Lin([(0, "#fbc070"), (0.5, "#e08a4c"), (1, "#a04a48")], (0, 900), (0, 1200)), depth=0.49, detail=0.5)
    ripples(sc, m, 900, "#a8502c", 0.3)


def _winter(sc: Scene, where: np.ndarray) -> None:
    far_hills = [(540, 720), (610, 640), (680, 610), (740, 626), (820, 580), (920, 590)]
    sc.add(mask(land([tuple(p) for p in sample(far_hills, 50)])) * where, "#a8bcd8", depth=0.47, detail=0.5)
    for x, foot, size in ((618, 690, 0.6), (672, 664, 0.85), (742, 656, 1.15), (800, 640, 0.9)):
        _fir(sc, where, x, foot, size)
    floor = [(500, 820), (560, 760), (620, 726), (700, 690), (800, 662), (930, 640)]
    m = mask(land([tuple(p) for p in sample(floor, 60)])) * where
    sc.add(m, Lin([(0, "#ffffff"), (0.5, "#d4e0f0"), (1, "#8fa4cc")], (0, 710), (0, 860)), depth=0.49, detail=0.5)
    relief(sc, m, 0.08, 24, 8)


def _fir(sc: Scene, where: np.ndarray, x: float, foot: float, size: float) -> None:
    for tier in range(4):
        top = foot - (112 - tier * 24) * size
        half = (13 + 9 * tier) * size
        shape = spline([(x, top, 1), (x + half, top + 50 * size, 1), (x - half, top + 50 * size, 1)])
        sc.add(
            mask(shape) * where,
            mix("#2f5a68", "#1f3a50", tier / 4),
            vol=7 * size,
            depth=0.48,
            detail=0.8,
            rim=("#ffffff", 3, (-0.3, -1), 0.95),
        )


def _caravan(sc: Scene) -> None:
    """Three camels in file, each smaller than the one behind it."""
    camel(sc, T(718, 704, 0.40, -10), "#8a6450", "#7a4a78", ("#e8c060", "#c84a3a"), -0.6, COLD_RIM)
    camel(sc, T(584, 776, 0.47, -14), "#b87c48", "#3f8a98", ("#e0703a", "#7a4a78"), 0.9, WARM_RIM)
    camel(sc, T(420, 988, 0.76, -8), "#a8683a", "#c84a3a", ("#4a8a98", "#e8b858"), 1.0, WARM_RIM)
    _rider(sc, 402, 866)


def _rider(sc: Scene, x: float, y: float) -> None:
    """A child under a parasol on the last camel."""
    line(sc, [(x + 20, y - 60), (x + 24, y - 150)], 5, "#5a3020")
    figure(
        sc,
        x,
        y,
        128,
        coat="#3f6a90",
        hair="#2a1a18",
        skin="#a86a48",
        legs="#2a2438",
        sit=True,
        rim=WARM_RIM,
        arm=(0.14, -0.62),
    )
    canopy = [(-74, 0, 1), (-50, -36), (0, -54), (50, -36), (74, 0, 1), (36, -12), (0, 0, 1), (-36, -12)]
    sc.add(
        T(x + 24, y - 142)(spline(canopy)),
        Lin([(0, "#fff0d0"), (1, "#e0703a")], (x - 50, y - 190), (x + 98, y - 142)),
        vol=10,
        depth=0.75,
        detail=1,
        rim=WARM_RIM,
    )


def _snowfall(sc: Scene, inside: np.ndarray) -> None:
    r = rng(6)
    flakes = [ell(r.uniform(560, 880), r.uniform(400, 760), r.uniform(1.8, 5)) for _ in range(130)]
    sc.add(mask(flakes) * inside, "#ffffff", mottle=0, depth=0.77, detail=0.9)


def _glass(sc: Scene) -> None:
    """Edge, rim light and reflections of the glass over all that is in it."""
    m = mask(_glass_path(0))
    sc.mul("#5a3058", np.clip(blur(m, 5) * np.clip(1 - m, 0, 1) * 2.2, 0, 1) * 0.7)
    sc.screen("#ffffff", np.clip(m - mask(_glass_path(8)), 0, 1) * 0.5)
    sc.screen("#fff4e0", np.clip(m - blur(m, 14), 0, 1) * m * 0.6)
    sc.mul("#5a3a68", np.clip(m - shift(m, 0, -24), 0, 1) * m * 0.4)
    for start, end, height, width in ((0.14, 0.36, 0.82, 20), (0.70, 0.88, 0.8, 13)):
        shares = np.linspace(start, end, 5)
        radii = np.interp(shares, np.linspace(0.07, 0.985, 60), _smooth_widths()) / 2
        arc = [_along(u, -r * height) for u, r in zip(shares, radii, strict=True)]
        sc.screen("#ffffff", blur(mask(limb(arc, [3, width, width, width, 3])), 3) * m * 0.85)


def _front_dune(sc: Scene) -> np.ndarray:
    """A drift that has begun to bury the near end."""
    crest = [
        (-40, 1110),
        (110, 1120),
        (270, 1150),
        (400, 1124),
        (510, 1050),
        (610, 968),
        (720, 872),
        (830, 790),
        (930, 740),
        (1056, 700),
    ]
    m = sc.add(
        land([tuple(p) for p in sample(crest, 80)]),
        Lin([(0, "#fdd8a4"), (0.3, "#dc987c"), (1, "#5a3462")], (500, 1000), (760, H)),
        depth=0.9,
        detail=0.35,
        rim=("#fff2d4", 5, (-0.3, -1), 0.8),
    )
    ripples(sc, m, 800)
    return m


def _hand_shadow() -> list:
    """A huge open hand that comes from the lower right and reaches for the glass."""
    return [
        limb([(1060, 1640), (930, 1480), (840, 1390)], [230, 180, 160]),
        ell(800, 1340, 112, 88, -28),
        limb([(760, 1390), (640, 1390), (556, 1350)], [62, 50, 32]),
        limb([(736, 1320), (640, 1250), (572, 1196)], [56, 46, 28]),
        limb([(766, 1286), (706, 1182), (668, 1106)], [56, 46, 28]),
        limb([(816, 1270), (796, 1160), (784, 1076)], [56, 46, 28]),
        limb([(870, 1296), (888, 1206), (896, 1136)], [50, 40, 25]),
    ]


def ripples(sc: Scene, m: np.ndarray, y0: float, colour: str = "#7a4a70", amount: float = 0.34) -> None:
    """Wind ripples on sand: bent stripes that widen towards the viewer."""
    depth = np.clip((sc.y - y0) / 400, 0.02, 2)
    phase = np.log(depth + 0.08) * 26 + noise(160, 3, 12, aspect=2.5) * 5 + np.sin(sc.x / 190) * 1.2
    wave = np.sin(phase * 2 * np.pi / 2.2)
    sc.mul(colour, np.clip(wave - 0.35, 0, 1) * m * amount)
    sc.screen("#ffe0b8", np.clip(-wave - 0.5, 0, 1) * m * amount * 0.35)
