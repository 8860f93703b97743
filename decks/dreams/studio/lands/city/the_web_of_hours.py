"""Card 20, The Web of Hours."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, rng, shift
from ...kit.fills import Lin, Rad
from ...kit.paths import T, cut, ell, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, grip, human
from .clock_parts import DIAL_R, DIAL_X, DIAL_Y, HOUR_ANGLE, MINUTE_ANGLE, dial, gear, hands, hour_marks
from .clock_spider import spider

UMBER, OCHRE, PALE = "#1c1210", "#8a6a48", "#fff0c0"
MAN_X, MAN_Y = 196, 1000
PULLEY = (190, 150)


def _far_out(angle):
    """where a beam from the dial leaves the picture"""
    return (DIAL_X + 1300 * math.cos(angle), DIAL_Y + 1300 * math.sin(angle))


@card(20, "the-web-of-hours", "The Web of Hours", Land.CITY, gouache, hand=LOOSE)
def the_web_of_hours() -> Scene:
    """A spider has tied the hands of the clock together and knits a scarf there, and its wool is the rope on which the
    clockmaker hangs. How long does he have, and for whose neck is the scarf?

    Gouache, P5 fogged gold, dark, radial.
    """
    sc = Scene(light=(0.1, -0.3, 0.5), key="#ffe6a8", shadow="#140a10", fog="#6a4a34", seed=2001)
    dice = _wall(sc)
    disc = dial(sc)
    _town_outside(sc, dice, disc)
    hour_marks(sc)
    _light(sc)
    _gears(sc)
    _floor(sc)
    on_hour_hand, on_minute_hand = hands(sc)
    hub = _web(sc, on_hour_hand, on_minute_hand, dice)
    spider_x, spider_y, knit = _rope(sc, hub)
    course, scarf_mask = _scarf(sc, knit)
    _stripes(sc, course, scarf_mask)
    _spider(sc, spider_x, spider_y)
    _needles(sc, knit)
    _clockmaker(sc)
    return sc


def _wall(sc: Scene):
    """the brick wall of the clock loft"""
    sc.img[:] = hx("#1a1012")
    sc.setflow(np.arctan2(sc.y - DIAL_Y, sc.x - DIAL_X) + math.pi / 2)
    # walls with beams
    sc.add(
        rect(-20, -20, W + 40, H + 40),
        Rad([(0, "#6a4a30"), (0.6, "#33201a"), (1, "#150c10")], (DIAL_X, DIAL_Y), 900),
        depth=0.1,
        mottle=0.09,
        detail=0.3,
    )
    dice = rng(3)
    bricks = []
    for j in range(62):
        for i in range(14):
            x, y = i * 84 + (j % 2) * 42 - 60, j * 25
            bricks.append((rect(x + 2, y + 2, 78, 20, 3), mix("#7a5638", "#20120f", dice.random()), 0.30))
    sc.polys(bricks, depth=0.1, mottle=0.05, detail=0.4)
    return dice


def _town_outside(sc: Scene, dice, disc) -> None:
    """the town outside, as shadows on the glass"""
    town = []
    x = DIAL_X - DIAL_R - 20
    while x < DIAL_X + DIAL_R:
        w, h = dice.uniform(44, 90), dice.uniform(60, 190)
        town.append(rect(x, DIAL_Y + 400 - h, w, h + 60))
        town.append(
            poly([(x - 4, DIAL_Y + 400 - h), (x + w / 2, DIAL_Y + 400 - h - w * 0.7), (x + w + 4, DIAL_Y + 400 - h)])
        )
        x += w * 0.95
    sc.add(blur(mask(town), 3) * disc, "#a87848", alpha=0.55, depth=0.15, mottle=0.05)


def _light(sc: Scene) -> None:
    """light falling into the room"""
    for a0, wd, st in ((1.15, 0.13, 0.30), (1.62, 0.12, 0.26), (2.05, 0.12, 0.26)):
        p0, p1 = (
            (DIAL_X + 300 * math.cos(a0 - 0.25), DIAL_Y + 300 * math.sin(a0 - 0.25)),
            (DIAL_X + 300 * math.cos(a0 + 0.1), DIAL_Y + 300 * math.sin(a0 + 0.1)),
        )

        sc.beam([p0, p1, _far_out(a0 + wd), _far_out(a0 - wd)], "#ffd890", st, 26, fade=((DIAL_X, DIAL_Y), 1250))


def _gears(sc: Scene) -> None:
    """clockwork in front of the wall"""
    for gx, gy, r0, teeth, rot, c in (
        (150, 1180, 150, 22, 0.1, "#5a3a24"),
        (352, 1330, 110, 16, 0.3, "#6f4a2a"),
        (905, 1270, 190, 26, 0.2, "#4a3020"),
    ):
        sc.add(
            gear(gx, gy, r0, r0 * 1.14, teeth, rot=rot),
            Lin([(0, mix(c, "#ffcf80", 0.45)), (1, mix(c, UMBER, 0.6))], (gx, gy - r0), (gx, gy + r0)),
            vol=9,
            depth=0.5,
            detail=0.7,
            mottle=0.08,
            rim=("#ffdc98", 4, (0.2, -1), 0.8),
            shadow=(6, 18, 16, 0.6),
        )
        sc.add(ell(gx, gy, r0 * 0.14), "#c8924a", vol=9, depth=0.52, detail=0.8, rim=(PALE, 3, (0, -1), 0.8))


def _floor(sc: Scene) -> None:
    """the floor"""
    floor_y = 1424
    sc.add(
        rect(-20, floor_y, W + 40, 100),
        Lin([(0, "#6a4428"), (1, "#1c1010")], (0, floor_y), (0, H)),
        depth=0.55,
        mottle=0.09,
        flow=0.0,
        rim=("#ffd890", 4, (0, -1), 0.6),
        detail=0.5,
    )


def _web(sc: Scene, on_hour_hand, on_minute_hand, dice):
    """the web between the hands: threads fan from its hub, rings sag, minutes hang as dew"""
    hub = (DIAL_X + 18, DIAL_Y - 226)
    spokes = []
    n_sp = 15
    for i in range(n_sp):
        u = i / (n_sp - 1)
        if u < 0.36:
            spokes.append(on_hour_hand(290 * (0.15 + 0.82 * (u / 0.36))) if u > 0.02 else (DIAL_X - 24, DIAL_Y - 34))
        elif u < 0.62:
            f = (u - 0.36) / 0.26
            a = HOUR_ANGLE + (MINUTE_ANGLE - HOUR_ANGLE) * f
            spokes.append((DIAL_X + (DIAL_R - 6) * math.cos(a), DIAL_Y + (DIAL_R - 6) * math.sin(a)))
        else:
            f = 1 - (u - 0.62) / 0.38
            spokes.append(on_minute_hand(372 * (0.15 + 0.83 * f)))
    spokes.append((DIAL_X + 20, DIAL_Y - 36))
    threads = [poly([hub, s_], closed=False) for s_ in spokes]
    rings, dew = [], []
    for m in range(1, 10):
        f = (m / 9.6) ** 0.9
        for i in range(len(spokes) - 1):
            a, b = lerp(hub, spokes[i], f), lerp(hub, spokes[i + 1], f)
            mid = lerp(lerp(a, b, 0.5), hub, 0.06)
            rings.append(spline([a, mid, b], closed=False))
            if dice.random() < 0.75:
                dew.append((lerp(a, mid, dice.random()), dice.uniform(2.2, 6.5)))
    web = mask(threads, stroke=2.6) + mask(rings, stroke=1.8)
    sc.post(np.clip(web, 0, 1), "#5a3c28", 0.55)
    sc.post(np.clip(shift(web, -1.2, -1.2), 0, 1), "#fffbe8", 0.85)
    for (x, y), s in dew:
        sc.add(ell(x, y, s, s * 1.1), "#ffe9b0", mottle=0, depth=0.7, detail=1, emit=0.5)
        sc.add(ell(x, y + s * 0.3, s * 0.75, s * 0.7), "#c8783c", mottle=0, depth=0.7, detail=1, alpha=0.7)
        sc.add(ell(x - s * 0.3, y - s * 0.35, s * 0.34), "#ffffff", mottle=0, depth=0.7, detail=1)
    return hub


def _rope(sc: Scene, hub):
    """the red rope from the clockmaker up to a pulley and along to the needles"""
    spider_x, spider_y = hub[0] + 20, hub[1] + 10
    knit = (spider_x - 6, spider_y + 120)
    rope = sample([(MAN_X + 30, MAN_Y - 210), (PULLEY[0] + 26, 560), (PULLEY[0] + 26, PULLEY[1])], 60)
    rope2 = sample([(PULLEY[0], PULLEY[1] - 24), (320, 150), (440, 250), (spider_x - 46, spider_y + 86)], 60)
    sc.add(
        limb([(-30, 92), (110, 96), (240, 92), (420, 62)], [54, 50, 48, 40]),
        Lin([(0, "#7a5232"), (1, "#2a1812")], (0, 70), (0, 130)),
        vol=16,
        depth=0.72,
        detail=0.7,
        mottle=0.1,
        rim=("#ffd890", 3, (0.5, 1), 0.6),
    )
    sc.add(limb([PULLEY, (PULLEY[0], 100)], [14, 14]), "#3a2824", depth=0.73, detail=0.9, vol=4)
    for seg in (rope, rope2):
        sc.add(
            limb([tuple(q) for q in seg[::6]] + [tuple(seg[-1])], [10, 9], 60),
            Lin([(0, "#c8402e"), (1, "#d8a860")], (0, 150), (0, 560)),
            vol=4,
            depth=0.74,
            detail=0.95,
            rim=("#fff0c8", 2, (0.4, -1), 0.7),
        )
        twist = [poly([(q[0] - 4, q[1] + 3), (q[0] + 4, q[1] - 3)], closed=False) for q in seg[::2]]
        sc.post(mask(twist, stroke=1.6), "#5a2418", 0.6)
    sc.add(
        cut(ell(PULLEY[0], PULLEY[1], 30), ell(PULLEY[0], PULLEY[1], 9)),
        "#b8843c",
        vol=9,
        depth=0.75,
        detail=0.95,
        rim=(PALE, 3, (0.4, -0.8), 0.9),
    )
    return spider_x, spider_y, knit


def _scarf(sc: Scene, knit):
    """scarf hanging from the needles"""
    course = [
        (knit[0], knit[1] + 6),
        (knit[0] - 6, DIAL_Y + 130),
        (knit[0] + 24, DIAL_Y + 330),
        (knit[0] - 14, DIAL_Y + 540),
        (knit[0] + 18, DIAL_Y + 650),
        (knit[0] + 124, DIAL_Y + 762),
        (knit[0] + 244, DIAL_Y + 772),
    ]
    scarf = limb(course, [92, 96, 98, 98, 100, 100, 96], 90, cap=False)
    scarf_mask = sc.add(
        scarf,
        Lin([(0, "#d8483a"), (0.5, "#b8382e"), (1, "#7a2424")], (knit[0] - 50, 0), (knit[0] + 60, 0)),
        vol=22,
        depth=0.8,
        detail=0.8,
        mottle=0.05,
        rim=("#ffe0a0", 4, (0.5, -0.6), 0.7),
        shadow=(16, 14, 16, 0.55),
    )
    return course, scarf_mask


def _stripes(sc: Scene, course, scarf_mask) -> None:
    """stripes, stitches and fringe"""
    c = sample(course, 120)
    tan = np.gradient(c, axis=0)
    stripes, knits = [], []
    for i in range(4, 116, 1):
        v = tan[i] / (np.linalg.norm(tan[i]) + 1e-6)
        nrm = np.array([-v[1], v[0]])
        if (i // 7) % 2 == 0:
            stripes.append(poly([tuple(c[i] + nrm * 60), tuple(c[i] - nrm * 60)], closed=False))
        for k in range(-4, 5):
            q = c[i] + nrm * k * 11
            knits.append(poly([tuple(q - v * 3 - nrm * 4), tuple(q + v * 3), tuple(q - v * 3 + nrm * 4)], closed=False))
    sc.add(mask(stripes, stroke=9) * scarf_mask, "#e8c890", alpha=0.92, mottle=0.05, depth=0.8, detail=0.85)
    sc.mul("#5a1c1c", mask(knits, stroke=1.8) * scarf_mask * 0.6)
    fr = [
        poly(
            [(c[-1][0] + 2, c[-1][1] - 44 + k * 11), (c[-1][0] + 34, c[-1][1] - 42 + k * 11 + (k % 3) * 4)],
            closed=False,
        )
        for k in range(9)
    ]
    sc.add(mask(fr, stroke=5), "#d8483a", depth=0.8, detail=0.9, mottle=0)


def _spider(sc: Scene, spider_x, spider_y) -> None:
    """the knitting spider"""
    legs = [
        ((-120, -120), (-190, -30)),
        ((120, -120), (200, -40)),
        ((-104, -150), (-156, -190)),
        ((110, -150), (164, -184)),
        ((-92, -40), (-176, 66)),
        ((96, -44), (186, 58)),
        ((-62, 8), (-34, 60)),
        ((62, 10), (30, 62)),
    ]
    spider(sc, T(spider_x, spider_y, 1.22), rim=("#ffe0a0", 3.5, (0.3, -0.9), 0.9), legs=legs)


def _needles(sc: Scene, knit) -> None:
    """knitting needles with brass knobs"""
    needles = [
        limb([(knit[0] - 100, knit[1] - 66), (knit[0] - 10, knit[1] - 18), (knit[0] + 62, knit[1] + 18)], [10, 11, 5]),
        limb([(knit[0] + 96, knit[1] - 70), (knit[0] + 8, knit[1] - 18), (knit[0] - 64, knit[1] + 20)], [10, 11, 5]),
    ]
    for nd in needles:
        sc.add(nd, "#f2e2c0", vol=3, depth=0.9, detail=1, rim=("#fffbe8", 2, (0, -1), 0.9), shadow=(2, 5, 4, 0.5))
    for ex in (-100, 96):
        sc.add(ell(knit[0] + ex, knit[1] - 68, 13), "#c8924a", vol=4, depth=0.9, detail=1)


def _clockmaker(sc: Scene) -> None:
    """The clockmaker on the rope has looked up, and clings."""
    hold = (MAN_X + 30, MAN_Y - 212)
    fear = Gesture(
        hips=(-0.06, 0, 0.45),
        lean=-6,
        nod=-30,
        hands=((0.1, -0.05, 0.86), (0.1, 0.05, 0.98)),
        feet=((0.16, -0.06, 0.14), (0.05, 0.08, -0.02)),
        tiptoe=0.7,
    )
    person = human(
        sc,
        MAN_X,
        MAN_Y + 14,
        320,
        fear,
        Look(
            coat="#7cb0b8",
            legs="#4c5a78",
            hair="#d8d0c4",
            hat="cap",
            hat_colour="#3a2c2c",
            apron="#8a5a3a",
            belt="#2a1a18",
            hem=0.3,
            beard="#e0d8cc",
        ),
        build=OLD,
        turn=24,
        right=(hold[0], hold[1] + 14),
        left=(hold[0], hold[1] - 24),
        rim=("#ffe0a0", 5, (0.8, -0.4), 1.0),
        key=1.1,
    )
    sc.add(
        limb([(hold[0], hold[1] - 10), (MAN_X + 8, MAN_Y - 90), (MAN_X + 2, MAN_Y + 90)], [8, 8, 7], 30),
        "#c8323a",
        vol=3,
        depth=0.93,
    )
    for x, y in person.hands:
        grip(sc, (x, y), 86, 340, thick=0.024)
