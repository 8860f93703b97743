"""Card 26, Storm in a Teacup."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import hx
from ...kit.field import Field, blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land
from ...kit.paths import ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import Gesture, Look, human
from .teacup import CUP_X, paint_cup, paint_rim, paint_saucer, paint_tea, paint_village, paint_waves

TABLE = 930
WINDOW_LEFT, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT = 40, -40, 360, 560
RIM = ("#fff0d0", 5, (-0.6, -0.6), 0.85)


def bolt(corners, width: float):
    """Zigzag of lightning that narrows to a point."""
    last = len(corners) - 1
    widths = [width * (1 - i / last) * 0.5 for i in range(len(corners))]
    left = [(x - w, y) for (x, y), w in zip(corners, widths, strict=True)]
    right = [(x + w, y) for (x, y), w in zip(corners, widths, strict=True)]
    return poly(left + right[::-1])


@card(26, "storm-in-a-teacup", "Storm in a Teacup", Land.ROOMS, gouache, hand=LOOSE, con=0.2, sat=1.1, vig=0.4)
def storm_in_a_teacup() -> Scene:
    """A ship in distress in a cup of tea; two people have turned their backs on it, and on each other.

    Anger, and what drowns in it. Outside it is a fine day.
    """
    sc = Scene(light=(-0.6, -0.6, 0.45), key="#fdf0d0", shadow="#141c34", fog="#5a7078", seed=112)
    _wall(sc)
    _window(sc)
    table = _table(sc)
    paint_saucer(sc, table)
    _cloud(sc)
    cup = paint_cup(sc)
    paint_village(sc, cup)
    tea = paint_tea(sc)
    paint_waves(sc, tea)
    paint_rim(sc)
    _breaker(sc)
    _lightning(sc, rng(4))
    _spoon(sc)
    _quarrel(sc)
    return sc


def _wall(sc: Scene) -> None:
    """Paper the wall with faint scales."""
    sc.img[:] = sc.fill(Lin([(0, "#5f8a8a"), (0.45, "#2c5660"), (1, "#12262f")], (0, 200), (W, 900)))
    n = noise(60, 4, 4)
    sc.img[:] *= (1 + 0.05 * n)[..., None]
    # wallpaper: faint fish-scale pattern
    pieces = []
    for j in range(-1, 16):
        for i in range(-1, 14):
            x = i * 84 + (j % 2) * 42
            y = j * 62
            pieces.append(
                (
                    poly(
                        [(x + 40 * math.cos(a), y + 40 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 12)],
                        closed=False,
                    ),
                    "#c8dcc8",
                    0.13,
                    3,
                )
            )
    sc.polys(pieces, mottle=0, detail=0.2)


def _window(sc: Scene) -> None:
    """A window; outside it is a fine day."""
    sc.add(
        rect(WINDOW_LEFT - 26, WINDOW_TOP, WINDOW_WIDTH + 52, WINDOW_HEIGHT + 26, 4),
        Lin([(0, "#f2e4c8"), (1, "#b99c7c")], (WINDOW_LEFT, 0), (WINDOW_LEFT + WINDOW_WIDTH, 0)),
        vol=8,
        depth=0.2,
        shadow=(14, 14, 18, 0.5),
        detail=0.6,
    )
    pane = rect(WINDOW_LEFT, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT)
    panes = mask(pane)
    sc.add(
        pane,
        Lin([(0, "#7fc0d8"), (0.5, "#d8ecdc"), (0.8, "#fff0c0"), (1, "#e8c890")], (0, 0), (0, WINDOW_HEIGHT)),
        depth=0.1,
        mottle=0.06,
        detail=0.3,
    )
    _roofs(sc, panes)
    _bars(sc)


def _roofs(sc: Scene, panes: np.ndarray) -> None:
    """Rows of roofs in the sun."""
    dice = rng(3)
    for y, c in ((420, "#d89a78"), (490, "#b86a50")):
        x = WINDOW_LEFT - 20
        pts = [(WINDOW_LEFT - 30, y)]
        while x < WINDOW_LEFT + WINDOW_WIDTH + 40:
            w = dice.uniform(50, 100)
            pts += [
                (x, y + dice.uniform(-10, 10)),
                (x + w / 2, y - dice.uniform(30, 70)),
                (x + w, y + dice.uniform(-10, 10)),
            ]
            x += w
        sc.add(mask(land(pts, WINDOW_HEIGHT)) * panes, c, depth=0.1, mottle=0.06, fogg=(y, y + 120, 0.5, "#f8e0b0"))


def _bars(sc: Scene) -> None:
    """Bars of the window, and the light that comes in."""
    for a in (
        (WINDOW_LEFT + WINDOW_WIDTH / 2 - 8, WINDOW_TOP, 16, WINDOW_HEIGHT),
        (WINDOW_LEFT, 250, WINDOW_WIDTH, 16),
    ):
        sc.add(
            rect(*a),
            Lin([(0, "#f2e4c8"), (1, "#a88c70")], (a[0], a[1]), (a[0] + 16, a[1] + 16)),
            vol=5,
            depth=0.2,
            detail=0.6,
        )
    sc.beam(
        [(WINDOW_LEFT, 80), (WINDOW_LEFT + WINDOW_WIDTH, 20), (1100, 820), (1100, 1300), (300, 1300)],
        "#fff0cc",
        0.22,
        60,
    )


def _table(sc: Scene):
    """Set the table in the light of the window."""
    table = sc.add(
        poly([(-10, TABLE), (W + 10, TABLE), (W + 10, H + 10), (-10, H + 10)]),
        Lin([(0, "#c08a54"), (0.35, "#96603a"), (1, "#603426")], (0, TABLE), (0, H)),
        mottle=0.05,
        depth=0.4,
        detail=0.4,
        flow=0.0,
    )
    wood = noise(34, 4, 9, aspect=14)
    sc.img[:] = np.clip(sc.img * (1 + (wood * 0.13 * table)[..., None]), 0, 1)
    sc.mul("#3a1a1c", smooth(500, 1200, sc.x) * table * 0.3)
    sc.screen("#ffe0a8", blur(mask(ell(260, 1010, 330, 70)), 40) * 0.4 * table)
    return table


def _cloud(sc: Scene) -> None:
    """Steam turns about itself out of the cup and spreads under the ceiling, black where it is thick."""
    dice = rng(21)
    puffs = [
        ell(dice.uniform(60, 1040), dice.uniform(-20, 270), dice.uniform(90, 170), dice.uniform(60, 110))
        for _ in range(34)
    ]
    spout = limb(
        [(470, 850), (440, 700), (480, 560), (420, 440), (500, 300), (520, 160)], [210, 130, 150, 230, 420, 620], 60
    )
    m = blur(displace(blur(mask([*puffs, spout]), 10), 30, 110, 7), 7)
    turn = noise(150, 5, 8, aspect=2.2) + 0.5 * np.sin((sc.y + sc.x * 0.35 + noise(120, 2, 9) * 60) / 34)
    lit = turn - shift(turn, -10, -14)
    high = smooth(620, 120, sc.y)
    tone = np.clip(0.52 + lit * 0.5 + turn * 0.1 - 0.3 * high * smooth(300, 900, sc.x), 0, 1)[..., None]
    colours = _ramp(tone, "#0e1628", "#46566c", "#c8ccc4")
    thick = np.clip(m * (0.74 + 0.24 * high), 0, 1)
    sc.mixin(colours, thick)
    sc.note((slice(None), slice(None)), thick, depth=0.45, detail=0.4)
    sc.setflow(0.35 + noise(200, 2, 12) * 0.9, thick)
    sc.dark(760, 520, 560, "#22304a", 0.5, 1.2)


def _ramp(share: Field, low: str, middle: str, high: str) -> Field:
    """Colours from the shade over the middle to the light."""
    under = hx(low) * (1 - share * 2) + hx(middle) * share * 2
    over = hx(middle) * (2 - share * 2) + hx(high) * (share * 2 - 1)
    return np.where(share < 0.5, under, over).astype(np.float32)


BACK = [(806, 830), (846, 720), (822, 600), (738, 512), (630, 486), (540, 512), (486, 574)]
FRONT = [(560, 566), (620, 592), (650, 652), (636, 730), (590, 800), (560, 850)]


def _breaker(sc: Scene) -> None:
    """One wave of tea stands over the ship; its crest is milk."""
    tones = Lin([(0, "#f0b060"), (0.3, "#b8642c"), (0.7, "#6a2c18"), (1, "#3a1410")], (560, 480), (800, 880))
    shape = spline([*BACK, (500, 566, 1), *FRONT, (640, 868), (790, 856)])
    m = sc.add(shape, tones, vol=46, depth=0.76, detail=0.55, mottle=0.08, rim=("#ffe4b0", 5, (-0.5, -0.8), 0.7))
    streaks = []
    for k in range(15):
        share = (k + 0.5 + 0.5 * math.sin(k * 2.3)) / 15
        way = [
            (bx * (1 - share) + fx * share, by * (1 - share) + fy * share)
            for (bx, by), (fx, fy) in zip(sample(BACK[:6], 9), sample(FRONT[::-1], 9), strict=True)
        ]
        part = way[k % 3 : len(way) - (k * 2) % 4]
        streaks.append(
            (limb(part, [1, 3 + k % 4 * 2.4, 2], 30), "#ffd890" if k % 3 else "#3a120e", 0.22 + 0.08 * (k % 4))
        )
    sc.polys(streaks, clip=m, depth=0.77, detail=0.6, mottle=0)
    hollow = limb([(500, 590), *FRONT, (540, 880)], [20, 50, 90, 110, 90, 60], 40)
    sc.mul("#4a1c18", blur(mask(hollow), 20) * m * 0.8)
    sc.screen("#ffb860", blur(mask(limb(BACK[1:6], [30, 60, 40], 30)), 22) * m * 0.4)
    dice = rng(5)
    foam = []
    for x, y in sample([*BACK[2:], (474, 600)], 44):
        for _ in range(4):
            r = dice.uniform(7, 21)
            foam.append(ell(x + dice.normal(-8, 14), y + dice.normal(6, 13), r, r * 0.85))
    for k in range(9):
        x, y = sample([(620, 500), (540, 520), (480, 590)], 9)[k]
        way = [(x, y), (x - 34, y + 26 + 4 * k), (x - 30, y + 54 + 5 * k), (x - 8, y + 60 + 5 * k)]
        foam.append(limb(way, [28, 20, 13, 5], 16))
    foam += [ell(dice.uniform(340, 560), dice.uniform(560, 690), dice.uniform(3, 8)) for _ in range(26)]
    milk = Lin([(0, "#fffdf4"), (0.6, "#f2e4cc"), (1, "#c8a890")], (560, 470), (620, 720))
    sc.add(mask(foam), milk, vol=8, depth=0.78, detail=0.6, mottle=0.04, shadow=(8, 10, 8, 0.45))


def _lightning(sc: Scene, dice: np.random.Generator) -> None:
    """It strikes out of the cloud; rain drives over the cup."""
    trunk = [(330, 230), (262, 430), (300, 446), (252, 560), (286, 570), (262, 690), (290, 700), (276, 776)]
    fork = [(300, 446), (352, 506), (336, 526), (372, 590)]
    flash = mask(joined(bolt(trunk, 24), bolt(fork, 12)))
    sc.screen("#ffe9a0", np.clip(blur(flash, 26) * 1.3 + blur(flash, 70) * 0.8, 0, 1))
    sc.add(flash, "#fffbe4", mottle=0, detail=0.8, depth=0.79, emit=0.4)
    rain = [
        (poly([(x, y), (x - 16, y + 46)], closed=False), "#dfe8ea", 0.3, 2.2)
        for x, y in zip(dice.uniform(180, 860, 150), dice.uniform(300, 780, 150), strict=True)
    ]
    sc.polys(rain, mottle=0, detail=0.5, depth=0.79)


def _spoon(sc: Scene) -> None:
    """It has been laid down hard."""
    sc.add(
        limb(
            [(CUP_X - 230, 1200), (CUP_X - 316, 1146), (CUP_X - 392, 1074), (CUP_X - 424, 1036)], [13, 15, 20, 26], 30
        ),
        Lin([(0, "#f4f0e0"), (1, "#8c94a0")], (CUP_X - 470, 1030), (CUP_X - 430, 1090)),
        vol=8,
        depth=0.8,
        rim=("#ffffff", 3, (-0.5, -1), 0.9),
        detail=0.8,
        shadow=(8, 18, 10, 0.5),
    )
    sc.add(
        ell(CUP_X - 206, 1222, 74, 32, 24),
        Lin([(0, "#8c94a0"), (0.5, "#f4f0e4"), (1, "#76808e")], (CUP_X - 270, 1200), (CUP_X - 150, 1250)),
        vol=14,
        depth=0.8,
        rim=("#ffffff", 3, (-0.5, -1), 0.9),
        detail=0.8,
        shadow=(6, 12, 8, 0.4),
    )


def _quarrel(sc: Scene) -> None:
    """Each with the weight on one leg, looking the other way."""
    shade = {"along": 0.8, "squash": 0.24, "strength": 0.75, "colour": "#1c0c14", "soft": 7.0}
    hers = Gesture(
        hips=(0, -0.035, 0.5),
        lean=-4,
        side=5,
        nod=-16,
        look=-52,
        hands=((0.03, -0.12, 0.53), (0.03, 0.13, 0.54)),
        feet=((0.02, -0.05, 0.0), (0.1, 0.1, 0.0)),
    )
    his = Gesture(
        hips=(0, 0.035, 0.5),
        lean=-2,
        side=-4,
        nod=22,
        look=10,
        hands=((-0.15, -0.02, 0.47), (-0.14, 0.04, 0.46)),
        feet=((0.1, -0.08, 0.0), (-0.04, 0.06, 0.0)),
    )
    mustard = Look(
        coat="#e2a436",
        legs="#5a2c34",
        boots="#3a1c24",
        hair="#a8482c",
        hem=0.82,
        flare=0.07,
        cut="bun",
        collar="#fff0d0",
    )
    red = Look(
        coat="#b8362c", legs="#26304a", boots="#16141e", hair="#2a1c1c", hem=0.3, hat="cap", hat_colour="#2f3a4c"
    )
    human(sc, 158, 1420, 560, hers, mustard, turn=112, rim=RIM, shadow=shade, depth=0.92)
    human(sc, 858, 1432, 590, his, red, turn=28, rim=RIM, shadow=shade, depth=0.92)
