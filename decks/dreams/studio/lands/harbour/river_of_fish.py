"""Card 2, River of Fish."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.colour import hx, mix, ramp
from ...kit.field import noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, waves
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Look, human
from ...motifs.sea import fish, foam
from ...motifs.sky import strata

LAMP_X, LAMP_Y = 250, 690
BEAM_END = (1130, 215)
BEAM_ANGLE = math.atan2(BEAM_END[1] - LAMP_Y, BEAM_END[0] - LAMP_X)
SHOAL_COLOURS = [
    (0, "#fff6cc"),
    (0.18, "#ffd56a"),
    (0.42, "#ff9440"),
    (0.66, "#e8503c"),
    (0.85, "#b0406a"),
    (1, "#5a5aa0"),
]


def rock_stairs(sc: Scene) -> None:
    """Steps hewn into the rock, from the foot of the tower down towards us."""
    path = sample([(262, 1064), (300, 1112), (250, 1176), (176, 1244), (206, 1322), (318, 1384), (360, 1470)], 17)
    for i, (x, y) in enumerate(path):
        u = i / 16
        half, thick = 17 + 50 * u, 6 + 15 * u
        riser = spline(
            [
                (x - half, y, 1),
                (x + half, y, 1),
                (x + half * 0.94, y + thick * 1.5, 1),
                (x, y + thick * 1.8),
                (x - half * 0.94, y + thick * 1.5, 1),
            ]
        )
        sc.add(riser, "#0a1a24", alpha=0.85, depth=0.71, detail=0.6, mottle=0.1, rough=1.5)
        tread = ell(x, y, half, thick * 0.62)
        tone = mix("#6a8c88", "#1f3d48", u)
        sc.add(tread, tone, depth=0.72, detail=0.7, mottle=0.12, rough=1.5, rim=("#bfd8c0", 2.4, (-0.1, -1), 0.6))


def beam_point(off, reach):
    """Point of the beam, off its middle by an angle, at a distance from the lamp."""
    return LAMP_X + reach * math.cos(BEAM_ANGLE + off), LAMP_Y + reach * math.sin(BEAM_ANGLE + off)


def night(sc: Scene) -> None:
    """Night sky that turns about the lamp."""
    sc.sky(
        [(0, "#04101f"), (0.35, "#08273c"), (0.62, "#114656"), (0.78, "#27707a"), (0.86, "#6aa59a")], 0, 1180, warp=20
    )
    sc.setflow(np.arctan2(sc.y - LAMP_Y, sc.x - LAMP_X) + noise(380, 2, 5) * 0.35)
    sc.stars(260, 760, 9)
    strata(sc, 240, 150, "#0c2f44", "#1f5a66", 0.6, 3, cell=120, L=(-0.3, 0.7))
    strata(sc, 880, 90, "#143f50", "#4f9090", 0.55, 6, cell=110)
    sc.haze(1060, 70, "#8fc0ae", 0.45, seed=2)


def beam(sc: Scene) -> None:
    """Three cones of light, one inside the other."""
    for off, strength, soft in ((0.42, 0.30, 46), (0.30, 0.36, 30), (0.16, 0.40, 22)):
        sc.beam(
            [(LAMP_X, LAMP_Y - 10), beam_point(-off, 1500), beam_point(off, 1500), (LAMP_X, LAMP_Y + 10)],
            "#ffd98a",
            strength,
            soft,
            fade=((LAMP_X, LAMP_Y), 1500),
        )


def rock(sc: Scene) -> None:
    """The headland, its relief lit from the sea."""
    outline = spline(
        [
            (-40, 1520, 1),
            (-40, 1120, 1),
            (30, 1082),
            (80, 1052),
            (150, 1040),
            (250, 1034),
            (330, 1044),
            (392, 1090),
            (430, 1150),
            (500, 1200),
            (540, 1290),
            (600, 1360),
            (640, 1520, 1),
        ]
    )
    m = sc.add(
        outline,
        Lin([(0, "#3a5a60"), (1, "#06121c")], (120, 1030), (300, 1420)),
        vol=70,
        hs=1.1,
        depth=0.7,
        rough=7,
        mottle=0.14,
        rim=("#bfe6d8", 4, (0.3, -1), 0.55),
    )
    n = noise(50, 4, 3, aspect=0.8)
    e = np.clip(shift(n, 3, 3) - n, -0.6, 0.6)
    sc.img[:] = np.clip(sc.img + (e * m)[..., None] * 0.22 * hx("#a8d8d0"), 0, 1)


def stripes(sc: Scene, tower_mask) -> None:
    """Two red stripes, and the dark of the foot."""
    for y0, y1 in ((800, 862), (924, 990)):
        stripe = poly([(LAMP_X - 90, y0), (LAMP_X + 90, y0 - 10), (LAMP_X + 90, y1 - 10), (LAMP_X - 90, y1)])
        sc.add(
            mask(stripe) * tower_mask,
            Lin([(0, "#c8402e"), (0.5, "#a83028"), (1, "#3c1c2c")], (LAMP_X - 70, 0), (LAMP_X + 76, 0)),
            depth=0.75,
            detail=0.7,
            mottle=0.06,
        )
    sc.add(tower_mask, "#0a1a2c", alpha=0.35 * smooth(860, 1060, sc.y), mottle=0, depth=0.75)


def tower_windows(sc: Scene) -> None:
    """Two lit windows."""
    for x, y in ((LAMP_X - 6, 896), (LAMP_X + 2, 1010)):
        sc.add(
            spline([(x - 11, y + 16, 1), (x - 11, y - 8), (x, y - 20), (x + 11, y - 8), (x + 11, y + 16, 1)]),
            "#ffcf70",
            mottle=0,
            emit=1,
            detail=1,
        )
        sc.glow(x, y, 60, "#ffb040", 0.5)


def tower(sc: Scene) -> None:
    """Striped tower with two lit windows."""
    outline = spline(
        [
            (LAMP_X - 74, 1062, 1),
            (LAMP_X - 58, 900),
            (LAMP_X - 47, 742, 1),
            (LAMP_X + 47, 742, 1),
            (LAMP_X + 58, 900),
            (LAMP_X + 74, 1062, 1),
        ]
    )
    tower_mask = mask(outline)
    sc.add(
        outline,
        Lin([(0, "#f4ead2"), (0.45, "#d8c8b0"), (1, "#3b4a5c")], (LAMP_X - 70, 0), (LAMP_X + 76, 0)),
        depth=0.75,
        detail=0.7,
        vol=30,
        shade=0.4,
        mottle=0.06,
    )
    stripes(sc, tower_mask)
    tower_windows(sc)


def gallery(sc: Scene) -> None:
    """The gallery with its railing, and the lantern room."""
    sc.add(
        rect(LAMP_X - 70, 728, 140, 18, 5), "#2c3446", vol=6, depth=0.78, rim=("#ffe6b0", 3, (0.3, -1), 0.8), detail=0.8
    )
    railing = [
        (poly([(LAMP_X - 66 + i * 16.5, 728), (LAMP_X - 66 + i * 16.5, 700)], closed=False), "#232a3a", 1, 3)
        for i in range(9)
    ] + [(poly([(LAMP_X - 68, 700), (LAMP_X + 68, 700)], closed=False), "#39435a", 1, 4)]
    # lantern room
    sc.glow(LAMP_X, LAMP_Y, 260, "#ffe9a8", 0.95, 1.5)
    sc.add(
        rect(LAMP_X - 34, 650, 68, 80, 4),
        Rad([(0, "#ffffff"), (0.5, "#fff3c0"), (1, "#ffc860")], (LAMP_X, LAMP_Y), 54),
        mottle=0,
        emit=1,
        depth=0.78,
        detail=0.9,
    )
    for i in range(-2, 3):
        line(sc, [(LAMP_X + i * 17, 650), (LAMP_X + i * 17, 730)], 3, "#3a3440")
    sc.add(
        spline([(LAMP_X - 46, 652, 1), (LAMP_X - 34, 622), (LAMP_X, 598), (LAMP_X + 34, 622), (LAMP_X + 46, 652, 1)]),
        Lin([(0, "#d8503a"), (1, "#5c1c28")], (LAMP_X - 40, 0), (LAMP_X + 46, 0)),
        vol=14,
        depth=0.78,
        rim=("#ffd8a0", 3, (-0.6, -0.6), 0.7),
        detail=0.8,
    )
    sc.add(rect(LAMP_X - 3, 570, 6, 34, 2), "#2c2434")
    sc.add(ell(LAMP_X, 568, 7), "#e8b84a", vol=4, detail=1)
    sc.polys(railing, detail=0.9, depth=0.79)


def swim(r: np.random.Generator):
    """A fish of the shoal: size, place, heading, share of the way railing has swum."""
    u = r.random() ** 0.72
    reach = 70 + u * 1180
    sway = 0.10 * math.sin(reach / 150.0) * u
    off = np.clip(r.standard_normal() * 0.17, -0.34, 0.34) + sway * 0.4
    size = (0.16 + 1.0 * u) * r.uniform(0.55, 1.15)
    heading = BEAM_ANGLE + off + 0.30 * math.cos(reach / 150.0) * u + r.standard_normal() * 0.1
    return size, *beam_point(off, reach), heading, u


def fish_parts(r: np.random.Generator, size, x, y, heading, u):
    """Paths of one fish: body, lit back, eye, gleams of scales."""
    colour = ramp(SHOAL_COLOURS, np.array([min(1, max(0, u + r.standard_normal() * 0.09))], np.float32))[0]
    t = T(x, y, size, math.degrees(heading))
    back = spline([(44, 0), (26, -10), (4, -14), (-18, -8), (-34, -2), (-16, 1), (10, 3), (34, 3)])
    gleams = [limb([(q, -9), (q + 5, -1), (q, 7)], [1, 2, 1], 6, cap=False) for q in (-14, -2, 10)]
    return [
        (fish(t, r.uniform(-6, 6)), mix(colour, "#20102a", 0.25)),
        (t(back), mix(colour, "#fff4d0", 0.38)),
        (t(ell(31, -3, 3.6)), "#fff8e0"),
        (t(ell(32, -3, 2.1)), "#14101c"),
        *((t(gleam), mix(colour, "#fff4d0", 0.55), 0.7) for gleam in gleams),
    ]


def shoal(sc: Scene) -> None:
    """The river of fish, small ones first."""
    r = rng(17)
    swimmers = sorted(swim(r) for _ in range(420))
    for start in range(0, len(swimmers), 66):
        parts = [part for swimmer in swimmers[start : start + 66] for part in fish_parts(r, *swimmer)]
        sc.polys(
            parts,
            depth=0.85,
            detail=0.85,
            mottle=0.03,
            rim=("#fff0c0", 2.2, (-0.7, 0.5), 0.6),
            shadow=(4, 8, 7, 0.30, "#04141f"),
        )
    sc.glow(LAMP_X, LAMP_Y, 170, "#fff6d8", 0.9, 1.6)


def keeper(sc: Scene) -> None:
    """The keeper leans out of the light and reaches for the fish."""
    human(
        sc,
        LAMP_X - 52,
        732,
        138,
        "reach",
        Look(coat="#2c5878", hair="#efe8d8", legs="#161c2a", hat="cap", hat_colour="#1c2c48", hem=0.5),
        build=OLD,
        turn=10,
        right=(LAMP_X + 4, 598),
        rim=("#fff0c0", 4, (0.9, -0.2), 1.0),
    )


@card(2, "river-of-fish", "River of Fish", Land.HARBOUR, gouache, hand=LOOSE)
def river_of_fish() -> Scene:
    """River of Fish: the beam of a striped lighthouse in the night is a shoal of orange fish; the keeper
    leans out and reaches for them.

    Gouache, ink-teal and ember, diagonal wedge.
    """
    sc = Scene(light=(-0.6, -0.5, 0.45), key="#ffe6a0", shadow="#03101f", fog="#1d4a5c", seed=61)
    night(sc)
    beam(sc)
    waves(sc, 1100, 1580, "#3d8288", "#03141f", crest="#cfeee0", n=15, amp=(1.4, 24), seed=8, depth=0.3)
    glitter(sc, 760, 1110, 1480, 110, 330, "#ffdf9a", n=260, seed=5, a=0.55)
    rock(sc)
    rock_stairs(sc)
    tower(sc)
    gallery(sc)
    shoal(sc)
    keeper(sc)
    foam(sc, [(470, 1210), (560, 1300), (620, 1390), (700, 1440)], 26, "#d9f0e6", 7, 0.8)
    foam(sc, [(560, 1400), (660, 1436), (800, 1440)], 16, "#bfe0da", 9, 0.7)
    return sc
