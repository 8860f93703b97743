"""Card 15, Measured for Stairs."""

import math
from typing import NamedTuple

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, rng, shift
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, blurmask, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.person import person
from ...motifs.sky import cumulus
from .animals import hedgehog, songbird
from .things import spool, tape

DUSK, BRICK, CREAM, TEAL, AMBER = "#3a2038", "#b8685e", "#fff0d4", "#2f6a7a", "#f2b04a"
RIM = ("#fff6e0", 3, (-0.6, -0.8), 0.85)
HORIZON = 1010
AXIS = 520
TILT = 0.40
TURNS, STEPS_A_TURN = 2.55, 19
FOOT_ANGLE = 0.84 * math.pi
FOOT_Y, HEAD_Y = 1168.0, 372.0
FOOT_RADIUS, HEAD_RADIUS = 372.0, 112.0
GROUND_Y = 1290
# pieces of the wall overlap by this angle, so that nothing shows through between them
SEAM = 0.012


class Step(NamedTuple):
    """One step of the peel: where it lies round the tower and how high."""

    index: int
    angle0: float
    angle1: float
    radius: float
    level: float
    rise: float
    taper: float

    @property
    def middle(self):
        """the angle of its middle"""
        return (self.angle0 + self.angle1) / 2

    @property
    def nearness(self):
        """how far it comes towards the viewer"""
        return self.radius * math.sin(self.middle)

    @property
    def inner(self):
        """radius of its inner edge"""
        return self.radius * 0.60

    @property
    def band(self):
        """height of the peel's outer side"""
        return 22 + 0.13 * self.radius


def around(angle, radius, y):
    """point at an angle round the tower's axis (a quarter turn is towards the viewer)"""
    return (AXIS + radius * math.cos(angle), y + radius * math.sin(angle) * TILT)


def climb():
    """all steps from the loose end of the peel up to the roof"""
    n = int(TURNS * STEPS_A_TURN)
    turn = 2 * math.pi / STEPS_A_TURN
    heights = [FOOT_Y + (HEAD_Y - FOOT_Y) * (i / (n - 1)) ** 0.94 for i in range(n)]
    radii = [HEAD_RADIUS + (FOOT_RADIUS - HEAD_RADIUS) * (1 - i / n) ** 1.25 for i in range(n + 1)]
    steps = []
    for i in range(n):
        angle = FOOT_ANGLE - turn * i
        rise = heights[i - 1] - heights[i] if i else 18.0
        steps.append(Step(i, angle, angle - turn, radii[i], heights[i], rise, radii[i + 1] / radii[i]))
    return steps


@card(15, "measured-for-stairs", "Measured for Stairs", Land.CITY, gouache)
def measured_for_stairs() -> Scene:
    """A tower is being peeled like an orange, and the peel is a staircase: a tailor at its loose end measures it while
    a bird holds the other end of the tape. Is the tower getting a new dress, or is it only being taken in?

    Gouache, P4 rose brick dawn, widening spiral.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fff0d0", shadow="#4a2848", fog="#f0c4b0", seed=1501)
    steps = climb()
    _dawn(sc)
    _square(sc)
    _core_and_peel(sc, steps)
    _thimble_roof(sc)
    _tailor_and_bird(sc, steps)
    _sewing_things(sc)
    return sc


def _dawn(sc: Scene) -> None:
    """morning sky and the far town in haze"""
    sc.sky([(0, "#6fa0ac"), (0.3, "#b8cfc8"), (0.52, "#fbe6c8"), (0.75, "#f8c8a8"), (1, "#e8a890")], 0, 1120, warp=40)
    sc.setflow(swirl(sc, 0.15, 1.0, 430, 2))
    sc.glow(150, 560, 760, "#fff2cc", 0.6, 1.6)
    for x, y, w, h, seed in ((890, 210, 380, 100, 3), (110, 330, 330, 90, 4), (960, 690, 330, 80, 8)):
        cumulus(sc, x, y, w, h, seed, light="#fff6e2", mid="#f2c4b4", dark="#a88498", alpha=0.85, depth=0.05)
    for y, heights, widths, wall, roof, seed, fog in (
        (HORIZON - 10, (60, 190), (34, 74), "#d8a49c", "#c8949c", 11, 0.8),
        (HORIZON + 50, (80, 220), (60, 110), "#b87a84", "#a86a7a", 12, 0.6),
    ):
        skyline(
            sc,
            y,
            *heights,
            *widths,
            wall,
            roof,
            seed,
            lit="#fff0c0",
            plit=0.22,
            win=(5, 8),
            gap=(11, 15),
            depth=0.2,
            fogg=(HORIZON - 160, HORIZON + 60, fog, "#fbd4bc"),
            curve=lambda u: 0.4 + 1.2 * abs(u - 0.5) * 1.6,
        )
    sc.haze(HORIZON + 40, 56, "#fbdcc0", 0.8, seed=4)


def _square(sc: Scene) -> None:
    """the paved square and the tower's long shadow on it"""
    paving = Lin([(0, "#f8d8b8"), (0.4, "#dca490"), (1, "#7a4a60")], (0, HORIZON + 30), (0, H))
    sc.add(land(ridge(HORIZON + 46, 5, 260, 9)), paving, depth=0.5, mottle=0.08, flow=0.0)
    dice = rng(4)
    stones = []
    for row in range(15):
        y = HORIZON + 70 + row * row * 1.5 + row * 8
        w = 30 + row * 6.5
        for i in range(-1, int(1016 / w) + 2):
            x = i * w + (row % 2) * w / 2 + dice.uniform(-4, 4)
            stones.append((ell(x, y, w * 0.43, 4 + row * 0.9), mix("#fbe0c0", "#9a5a6a", dice.random() * 0.7), 0.4))
    sc.polys(stones, depth=0.5, mottle=0.05, flow=0.0)
    shadow = poly([(AXIS - 180, GROUND_Y), (AXIS + 60, GROUND_Y + 76), (1090, 1290), (1090, 1090), (AXIS + 160, 1180)])
    sc.mul("#6a3a5c", blur(mask(shadow), 16) * 0.55)
    sc.mul("#5a2c4c", blurmask(ell(AXIS, GROUND_Y + 6, 390, 110), 22) * 0.55)


def _core_and_peel(sc: Scene, steps) -> None:
    """the far half of the peel, the bare tower, and the near half, each from far to near"""
    far = sorted((s for s in steps if s.nearness < 0), key=lambda s: s.nearness)
    near = sorted((s for s in steps if s.nearness >= 0), key=lambda s: s.nearness)
    for step in far:
        _far_step(sc, step)
    core = _bare_tower(sc)
    thrown = mask([_wall(step, step.radius) for step in near])
    sc.mul("#4a2850", blur(shift(thrown, 12, 34), 13) * core * 0.6)
    for step in near:
        _near_step(sc, step)
    for step in near:
        if step.index % 4 == 1 and math.sin(step.middle) > 0.5:
            x, y = around(step.middle, step.radius, step.level + step.band * 0.55)
            size = step.band * 0.27
            _button(sc, x, y, size * math.sin(step.middle), size, (TEAL, AMBER)[step.index // 4 % 2])


def _lightness(angle):
    """how much of the morning falls on the wall at this angle, 0 to 1"""
    return 0.5 + 0.5 * (math.cos(angle) * -0.8 + math.sin(angle) * 0.35)


def _tread(step):
    """where one sets foot"""
    a0, a1, y = step.angle0, step.angle1, step.level
    outer, inner = step.radius, step.inner
    far_outer, far_inner = outer * step.taper, inner * step.taper
    return poly([around(a0, outer, y), around(a1, far_outer, y), around(a1, far_inner, y), around(a0, inner, y)])


def _riser(step):
    """the upright face below a tread"""
    a, top, foot = step.angle0, step.level, step.level + step.rise
    outer, inner = step.radius, step.inner
    return poly([around(a, outer, top), around(a, inner, top), around(a, inner, foot), around(a, outer, foot)])


def _wall(step, radius):
    """one piece of the peel's side at a radius; its lower edge is smooth, its upper edge stepped"""
    a0, a1, top = step.angle0, step.angle1 - SEAM, step.level
    foot, end = top + step.band, radius * step.taper
    return poly(
        [around(a0, radius, top), around(a1, end, top), around(a1, end, foot), around(a0, radius, foot + step.rise)]
    )


def _far_step(sc: Scene, step) -> None:
    """a step on the far side, with its pale inner wall"""
    light = _lightness(step.middle + math.pi)
    pith = mix("#3a5a6a", "#c8d8c4", 0.15 + 0.6 * light)
    items = [
        (_wall(step, step.radius), mix(BRICK, DUSK, 0.5)),
        (_wall(step, step.inner), pith),
        (_riser(step), mix(BRICK, DUSK, 0.55)),
        (_tread(step), mix("#f8d4b4", "#c88a80", 0.3 + 0.3 * (step.index % 2))),
    ]
    sc.polys(items, depth=0.58, detail=0.8, mottle=0.05, rim=(CREAM, 2, (-0.3, -1), 0.4))


def _near_step(sc: Scene, step) -> None:
    """a step on the near side, with its brick outer wall"""
    brick = mix("#6a3450", "#d88a74", _lightness(step.middle))
    items = [
        (_wall(step, step.inner), mix(DUSK, BRICK, 0.2)),
        (_riser(step), mix("#7a3a50", BRICK, 0.35)),
        (_wall(step, step.radius), brick),
        (_tread(step), mix("#fff0d8", "#ecb89c", 0.15 + 0.45 * (step.index % 2))),
    ]
    sc.polys(items, depth=0.62, detail=0.85, mottle=0.05, rim=(CREAM, 2.4, (-0.1, -1), 0.7))
    _courses(sc, step)


def _courses(sc: Scene, step) -> None:
    """bricks on the outer side of one step"""
    dice = rng(900 + step.index)
    half = (step.angle1 - step.angle0) / 2
    marks = []
    for row in range(4):
        for column in range(2):
            if dice.random() < 0.35:
                continue
            a0 = step.angle0 + half * (column + 0.08)
            a1 = a0 + half * 0.8
            y = step.level + step.band * (0.14 + 0.22 * row)
            thick = step.band * 0.13
            r0, r1 = (step.radius * (1 + (step.taper - 1) * (a - step.angle0) / (2 * half)) for a in (a0, a1))
            corners = [around(a0, r0, y), around(a1, r1, y), around(a1, r1, y + thick), around(a0, r0, y + thick)]
            marks.append((poly(corners), "#ffdcc0" if dice.random() < 0.4 else "#4a2040", 0.28))
    if marks:
        sc.polys(marks, depth=0.62, detail=0.8, mottle=0.02)


def _core_half_width(y):
    """half the width of the bare tower at a height"""
    return 62 + 92 * (y - HEAD_Y) / (GROUND_Y - HEAD_Y)


def _bare_tower(sc: Scene):
    """what is left under the peel: a slim tower in its lining, windows done up as buttons"""
    top, foot = HEAD_Y - 40, GROUND_Y
    w0, w1 = _core_half_width(top), _core_half_width(foot)
    outline = spline(
        [(AXIS - w0, top, 1), (AXIS + w0, top, 1), (AXIS + w1, foot, 1), (AXIS, foot + 46), (AXIS - w1, foot, 1)]
    )
    lining = Lin([(0, "#7fb0b0"), (0.3, "#4f8690"), (0.7, "#2c5468"), (1, "#2a3456")], (AXIS - w1, 0), (AXIS + w1, 0))
    core = sc.add(
        outline, lining, vol=40, shade=0.4, depth=0.55, mottle=0.07, detail=0.7, rim=(CREAM, 5, (-1, -0.3), 0.8)
    )
    unpeeled = poly([(AXIS - 200, 250), (AXIS + 200, 250), (AXIS + 200, 430), (AXIS, 540), (AXIS - 200, 580)])
    skin = Lin([(0, "#e8a488"), (0.4, "#c07068"), (1, "#6a3450")], (AXIS - w0 - 20, 0), (AXIS + w0 + 20, 0))
    seams = [
        (poly([(AXIS + w0 * side, top), (AXIS + w1 * side, foot + 40)], closed=False), "#1f3a50", 0.4, 3)
        for side in np.linspace(-0.9, 0.9, 7)
    ]
    sc.polys(seams, clip=core, depth=0.55, detail=0.7, mottle=0.03)
    sc.add(unpeeled, skin, clip=core, depth=0.56, detail=0.7, mottle=0.07, rim=(CREAM, 3, (0.2, 1), 0.5))
    for y, side in ((468, -0.34), (690, -0.34), (800, 0.3), (976, -0.3), (1072, 0.3)):
        x = AXIS + side * _core_half_width(y)
        _lit_buttonhole(sc, x, y, 15 + 11 * (y - HEAD_Y) / 700)
    door = spline([(AXIS - 34, 1330, 1), (AXIS - 34, 1226), (AXIS, 1190), (AXIS + 34, 1226), (AXIS + 34, 1330, 1)])
    sc.add(door, "#ffdf98", mottle=0, emit=0.8, depth=0.56, detail=0.9)
    return core


def _lit_buttonhole(sc: Scene, x, y, size) -> None:
    """a window that is a buttonhole"""
    sc.glow(x, y, size * 4, "#ffc878", 0.5, 2)
    sc.add(ell(x, y, size * 0.8, size * 1.1), "#20304a", depth=0.56, detail=0.9, vol=3)
    sc.add(ell(x, y, size * 0.58, size * 0.86), "#ffdc90", mottle=0, emit=0.8, depth=0.56, detail=0.9)
    cross = [poly([(x, y - size), (x, y + size)], closed=False), poly([(x - size, y), (x + size, y)], closed=False)]
    sc.add(mask(cross, stroke=3), "#5a3440", depth=0.56, detail=0.9, mottle=0)


def _button(sc: Scene, x, y, rx, ry, colour) -> None:
    """a four-hole button sewn to the peel"""
    kw = {"depth": 0.66, "detail": 1}
    sc.add(ell(x, y, rx, ry), colour, vol=ry * 0.45, rim=(CREAM, 2.4, (-0.6, -0.8), 0.9), shadow=(3, 4, 4, 0.5), **kw)
    sc.add(ell(x, y, rx * 0.68, ry * 0.68), mix(colour, "#201028", 0.25), **kw)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        hole = ell(x + dx * rx * 0.24, y + dy * ry * 0.24, rx * 0.13, ry * 0.13)
        sc.add(hole, "#fff0b0", mottle=0, emit=0.6, **kw)


def _thimble_roof(sc: Scene) -> None:
    """the roof: a silver thimble with a needle"""
    x, y = AXIS, HEAD_Y - 40
    silver = Lin([(0, "#f2f0e8"), (0.35, "#b8c0c4"), (0.75, "#66718a"), (1, "#43405c")], (x - 96, 0), (x + 96, 0))
    bell = [(x - 98, y + 24, 1), (x - 80, y - 90), (x - 58, y - 138), (x, y - 156)]
    bell += [(x + 58, y - 138), (x + 80, y - 90), (x + 98, y + 24, 1), (x, y + 50)]
    sc.add(spline(bell), silver, vol=40, shade=0.6, depth=0.66, detail=0.8, rim=("#fffbe8", 5, (-0.9, -0.5), 0.9))
    dimples = []
    for row in range(6):
        half = 56 + 8.5 * row
        for i in range(11):
            a = math.pi * (i + (row % 2) * 0.5 + 0.3) / 11.3
            dx, dy = -half * math.cos(a), -124 + row * 21 + 9 * math.sin(a)
            dimples.append((ell(x + dx, y + dy, 6.2 * math.sin(a) + 1, 5.4), "#3c3c58", 0.6))
    sc.polys(dimples, depth=0.66, detail=0.9, mottle=0)
    hem = [(x - 108, y + 14), (x, y + 44), (x + 108, y + 14), (x + 106, y + 36), (x, y + 66), (x - 106, y + 36)]
    band = Lin([(0, "#fbf8ee"), (0.5, "#a8b0b8"), (1, "#4c4a68")], (x - 100, 0), (x + 100, 0))
    sc.add(
        spline(hem),
        band,
        vol=9,
        depth=0.67,
        detail=0.9,
        rim=("#fffbe8", 3, (-0.6, -1), 0.9),
        shadow=(3, 12, 10, 0.5),
    )
    sc.add(limb([(x, y - 150), (x + 2, y - 206)], [8, 2.5]), "#8a8a98", vol=2, depth=0.66, detail=1)


def _tailor_and_bird(sc: Scene, steps) -> None:
    """the tailor at the loose end, the tape along the steps, the bird with the other end"""
    at = steps[1]
    x, y = around(at.middle, at.radius * 0.86, at.level)
    sc.mul("#4a2040", blurmask(ell(x + 6, y + 4, 66, 12), 6) * 0.6)
    tailor = person(
        sc,
        x,
        y + 6,
        286,
        "reach",
        build=1.15,
        coat="#33264e",
        legs="#241c34",
        hair="#f4eee4",
        beard="#f4eee4",
        hem=0.10,
        hemw=0.15,
        hat="bowler",
        hatc="#241c34",
        glasses=True,
        h2=(0.30, -0.62),
        e2=(0.17, -0.56),
        h1=(0.20, -0.44),
        e1=(0.08, -0.56),
        lean=6,
        rim=("#ffe6c0", 4, (-0.8, -0.6), 0.9),
        depth=0.93,
    )
    hand = tailor["h2"]
    along = [around(s.middle, s.radius * 0.86, s.level - 6) for s in steps[4:9:2]]
    bird = (842, 592)
    path = [hand, (hand[0] + 40, hand[1] + 86), *along, (905, 872), (880, 740), (bird[0] + 40, bird[1] + 4)]
    tape(sc, path, 17, col="#f6b51e", tick="#4a2a14", depth=0.9, rim=(CREAM, 2, (-0.5, -1), 0.7))
    nx, ny = tailor["neck"]
    tape(sc, [(nx - 24, ny + 8), (nx - 2, ny + 20), (nx + 22, ny + 50), (nx + 24, ny + 104)], 13, depth=0.94, step=10)
    songbird(sc, T(bird[0], bird[1], 1.5, -8, False), c="#2c3c66", belly="#f6c89c", rim=RIM, up=0.9, depth=0.92)


def _sewing_things(sc: Scene) -> None:
    """a spool with its thread astray, and a hedgehog that serves as pincushion"""
    spool(sc, T(850, 1364, 0.92), thread="#2f7a86", rim=RIM)
    line(sc, [(812, 1320), (770, 1372), (640, 1396), (500, 1388)], 4, "#2f7a86", 0.9)
    sc.mul("#4a2040", blurmask(ell(690, 1388, 76, 9), 5) * 0.6)
    hedgehog(sc, T(694, 1382, 0.95, 0, True), c="#6a4a44", rim=RIM)
