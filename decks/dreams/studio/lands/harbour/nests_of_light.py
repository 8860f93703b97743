"""Card 11, Nests of Light."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import swirl
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, ell, inter, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.sea import fish, foam
from ...motifs.sky import strata
from .motifs import oar

# The street runs to this point; the eye floats as high above the water as a nest.
VANISH_X, VANISH_Y = 290, 640
EYE_HEIGHT = 570

FOG = "#e6b994"
IRON = "#142a33"
DAWN = (-0.75, -0.5)

# Wall, near and far depth, height of the eaves above the eye, tone, gable.
HOUSES = (
    (-560, 5.2, 7.6, 620, "#54686a", "steps"),
    (770, 5.0, 7.2, 560, "#5a5f62", "point"),
    (-560, 3.7, 5.2, 500, "#6a5a50", "point"),
    (770, 3.5, 5.0, 680, "#3f6068", "steps"),
    (-560, 2.6, 3.7, 640, "#3a5f66", "steps"),
    (770, 2.4, 3.5, 520, "#7a5a4c", "point"),
    (-560, 1.7, 2.6, 540, "#5c4a46", "point"),
    (770, 1.62, 2.4, 600, "#2f5560", "steps"),
    (770, 0.9, 1.62, 470, "#4a4648", "point"),
)
# Depths at which lamps stand along the two kerbs; the nearest is the hero.
LAMPS = ((-380, (6.6, 4.4, 3.1, 2.25)), (370, (6.0, 4.0, 2.65, 1.72)))
NEAR_LAMP = (664, 1214)

# Flying letters: x, y, size, turn, lift of the wings.
FLOCK = (
    (548, 1170, 0.70, -20, 0.9),
    (190, 1046, 0.66, 10, 0.5),
    (146, 900, 0.60, -14, 0.9),
    (236, 808, 0.48, 4, 0.6),
    (196, 690, 0.40, -10, 0.9),
    (276, 566, 0.46, 6, 0.5),
    (352, 446, 0.60, -12, 0.9),
    (220, 392, 0.72, -4, 0.6),
    (398, 286, 0.84, -18, 0.9),
    (208, 214, 1.02, 6, 0.6),
)


def stand(wall, depth: float, height=0.0):
    """Point of the street plan on the card: off the vanishing line by wall, at this depth, height above the eye."""
    return VANISH_X + wall / depth, VANISH_Y - height / depth


def gable(q: Quad, kind: str):
    """Outline above the eaves of a house, in the perspective of its front."""
    if kind == "steps":
        left = [(0.0, 0.02), (0.0, -0.07), (0.16, -0.07), (0.16, -0.15), (0.33, -0.15), (0.33, -0.23)]
        return q.path(left + [(1 - u, v) for u, v in reversed(left)])
    return q.path([(-0.04, 0.02), (0.5, -0.26), (1.04, 0.02)])


def house(sc: Scene, wall, near, far, eaves, tone, kind: str, seed: int) -> None:
    """Front of one house of the drowned street, its lower windows half under water."""
    r = rng(400 + seed)
    fog = float(np.clip((near - 1.0) / 6.2, 0, 0.8))
    colour = mix(tone, FOG, fog)
    lines = [stand(wall, z, h) for z, h in ((near, eaves), (far, eaves), (far, -EYE_HEIGHT), (near, -EYE_HEIGHT))]
    q = Quad(*lines)
    edge = (mix("#ffdcae", FOG, fog), 3.2 / near**0.5, DAWN, 0.55)
    chimney = q.path([(0.70, -0.05), (0.70, -0.27), (0.80, -0.27), (0.80, -0.02)])
    foot = (VANISH_Y - 60, VANISH_Y + EYE_HEIGHT / far, 0.35, "#c8a888")
    keep = {"depth": 0.2, "mottle": 0.09, "detail": 0.5, "fogg": foot}
    if kind == "point":
        sc.add(chimney, colour, rim=edge, **keep)
    sc.add(joined(gable(q, kind), q.rect(0, 0, 1, 1)), colour, rim=edge, **keep)
    glass, sill = mix("#10222c", FOG, fog), mix("#d8c8a8", FOG, fog)
    panes = []
    for row in range(4):
        for column in range(3):
            u, v = 0.10 + 0.30 * column, 0.09 + 0.225 * row
            lit = r.random() < 0.2
            panes.append((q.arch(u, v, u + 0.18, v + 0.15, 0.2), mix("#ffca70", FOG, fog * 0.6) if lit else glass))
            panes.append((q.rect(u - 0.02, v + 0.15, u + 0.20, v + 0.168), sill, 0.7))
    sc.polys(panes, depth=0.21, detail=0.7)
    mirror_of_house(sc, q, colour, near)


def mirror_of_house(sc: Scene, q: Quad, colour, near) -> None:
    """A house upside down in the water, fading away from its own foot."""
    image = displace(mask(q.rect(0, 1, 1, 1.9)), 14 / near**0.5, 30, int(near * 10))
    top = VANISH_Y + EYE_HEIGHT / near
    sc.mixin(mix(colour, "#1d4a52", 0.35), blur(image, 6) * smooth(top + 420 / near, top - 60, sc.y) * 0.62)
    wet = mask(limb([q(0, 1), q(1, 1)], [5 / near, 3 / near]))
    sc.mixin("#ffe8c4", blur(wet, 0.8) * smooth(-0.5, 0.4, noise(24, 2, 61, aspect=4)) * 0.7)


def sky(sc: Scene) -> None:
    """Dawn at the end of the street under a slate sky."""
    sc.sky(
        [(0, "#17333f"), (0.38, "#3f666c"), (0.68, "#b39a84"), (0.88, "#f0bd90"), (1, "#ffe0b4")],
        0,
        VANISH_Y + 40,
        warp=46,
    )
    sc.setflow(swirl(sc, 0.15, 0.7, 480, 2))
    strata(sc, 170, 110, "#24444e", "#8fa59a", 0.6, 3, cell=130, L=(-0.4, 0.7))
    strata(sc, 390, 70, "#5f7c7c", "#f2c8a0", 0.6, 5, cell=110, L=(-0.4, 0.7))
    sc.glow(VANISH_X, VANISH_Y - 10, 520, "#ffdca8", 0.75, 1.8)
    sc.add(ell(VANISH_X, VANISH_Y - 36, 46), "#fff6da", depth=0.05, mottle=0.02, soft=2, emit=0.6)


def water(sc: Scene) -> None:
    """The sea in the street: dawn far off, deep jade at our feet, a path of light between."""
    top = VANISH_Y + 70
    m = smooth(top - 4, top + 12, sc.y + noise(60, 2, 8, aspect=4) * 5)
    tones = [(0, "#f6cf9e"), (0.16, "#b9a888"), (0.42, "#4f7a78"), (0.75, "#1d4a52"), (1, "#0d2832")]
    sc.mixin(ramp(tones, (sc.y - top) / (H - top)), m)
    sun = np.exp(-(((sc.x - VANISH_X) / (30 + 0.16 * np.clip(sc.y - top, 0, None))) ** 2)) * m
    broken = smooth(-0.4, 0.5, noise(22, 3, 19, aspect=7))
    sc.screen("#ffd8a0", sun * broken * 0.55 * smooth(H - 40, top, sc.y))
    sc.setflow(0.0, m)


def ripples(sc: Scene) -> None:
    """Long thin lights on the water."""
    r = rng(11)
    for _ in range(110):
        u = r.random() ** 1.2
        y = VANISH_Y + 120 + 720 * u
        path = ell(r.uniform(-60, W + 60), y, r.uniform(14, 46) + 80 * u, 0.8 + 1.6 * u)
        sc.mixin("#f6e2c0", blur(mask(path), 0.9) * r.uniform(0.06, 0.30))


def lamp_mirror(sc: Scene, t: T, fog: float, seed: int) -> None:
    """What the water shows of a lamp: a dark wavering post and a pool of egg light."""
    x, y, k = t.a[:3]
    streak = rect(x - 14 * k, y, 28 * k, 190 * k)
    sc.mixin(mix(IRON, FOG, fog), blur(displace(mask(streak), 13 * k, 24, seed), 5 * k) * 0.75)
    pool = np.clip(1 - np.hypot(sc.x - x, (sc.y - y - 250 * k) / 1.5) / (150 * k), 0, 1) ** 1.2
    sc.mixin("#ffc46a", pool * 0.95 * (1 - fog * 0.4) * smooth(-0.6, 0.5, noise(18, 2, 40 + seed, aspect=6)))


def lamp_post(sc: Scene, t: T, iron, keep) -> None:
    """Cast-iron post with its rings and the bar for the lamplighter's ladder."""
    k = t.a[2]
    dark, light = mix(iron, "#000810", 0.3), mix(iron, "#ffe0b8", 0.30)
    shade = Lin([(0, light), (0.5, iron), (1, dark)], t((-18, 0)), t((18, 0)))
    sc.add(t(limb([(0, 12), (0, -120), (0, -262)], [40, 30, 22], 20)), shade, vol=9 * k, **keep)
    for y, half in ((-30, 30), (-150, 24), (-238, 27), (-258, 34)):
        sc.add(t(ell(0, y, half, 9)), shade, vol=5 * k, **keep)
    sc.add(t(limb([(-76, -206), (0, -200), (76, -206)], [8, 12, 8], 14)), iron, vol=3 * k, **keep)
    for x in (-78, 78):
        sc.add(t(ell(x, -206, 10)), iron, vol=5 * k, **keep)


def lamp_glass(sc: Scene, t: T, iron, fog: float, keep) -> None:
    """The lantern: no flame, but a glass half full of sea."""
    k = t.a[2]
    pane = spline([(-50, -262, 1), (-92, -446, 1), (92, -446, 1), (50, -262, 1)])
    tint = [(0, mix("#c8d8c4", FOG, fog)), (0.55, mix("#f4e4c4", FOG, fog)), (1, mix("#6f9088", FOG, fog))]
    sc.add(t(pane), Lin(tint, t((-90, 0)), t((90, 0))), vol=14 * k, **keep)
    level = inter(pane, rect(-120, -378, 240, 140))
    sc.add(t(level), mix("#3a8c86", FOG, fog), alpha=0.75, depth=0.6, detail=0.8, mottle=0.06)
    if fog == 0:
        goldfish(sc, t)
    for a, b in (((-50, -258), (-94, -450)), ((0, -258), (0, -450)), ((50, -258), (94, -450))):
        sc.add(t(limb([a, b], [9, 9], 6)), iron, vol=3 * k, **keep)
    sc.add(t(rect(-58, -272, 116, 16, 5)), iron, vol=4 * k, **keep)
    sc.add(t(rect(-104, -460, 208, 18, 5)), iron, vol=5 * k, **keep)
    sc.add(t(spline([(-106, -458, 1), (-62, -500), (0, -512), (62, -500), (106, -458, 1)])), iron, vol=14 * k, **keep)


def goldfish(sc: Scene, t: T) -> None:
    """The lodger of the nearest lamp."""
    k = t.a[2]
    body = T(*t((-30, -318)), 0.62 * k, -8)
    sc.add(fish(body), "#f07a34", vol=7 * k, depth=0.61, detail=1, rim=("#ffe0a0", 2, DAWN, 0.8))
    sc.add(ell(*body((24, -5)), 3.2 * k), "#20141a", mottle=0, depth=0.62, detail=1)


def egg_light(sc: Scene, t: T, fog: float) -> None:
    """Glow round an egg, then the egg itself."""
    k = t.a[2]
    x, y = t((0, -604))
    halo = np.clip(1 - np.hypot(sc.x - x, sc.y - y) / (330 * k), 0, 1)
    sc.mixin("#ffb75c", halo**1.9 * (0.80 - 0.25 * fog))
    sc.mixin("#fff0c4", np.clip(halo * 1.9 - 0.95, 0, 1) ** 1.4 * 0.85)
    sc.add(t(ell(0, -546, 100, 26)), mix("#3a2420", FOG, fog), depth=0.6, detail=0.8)
    shell = spline([(0, -704), (46, -660), (60, -600), (42, -548), (0, -530), (-42, -548), (-60, -600), (-46, -660)])
    fill = Rad([(0, "#ffffff"), (0.45, "#fff0b0"), (1, "#ffa638")], t((-8, -620)), 100 * k)
    sc.add(t(shell), fill, mottle=0, emit=1, depth=0.62, detail=0.95)


def nest(sc: Scene, t: T, fog: float, seed: int) -> None:
    """A bowl of twigs woven round the crown of the lamp."""
    r = rng(900 + seed)
    k = t.a[2]
    twigs = []
    for _ in range(150 if k > 0.5 else 54):
        a = r.uniform(0.0, math.pi)
        d = r.uniform(0.84, 1.10)
        x, y = 118 * d * math.cos(a), -546 + 58 * d * math.sin(a) * r.uniform(0.2, 1.05)
        turn = math.degrees(a) + 90 + r.uniform(-30, 30)
        tone = mix("#6a4430", "#e0a868" if r.random() < 0.4 else "#24181c", r.uniform(0.1, 0.7))
        twigs.append((t(X(limb([(-36, 0), (0, 4), (36, 0)], [2, 7, 2], 8), x, y, 1, turn)), mix(tone, FOG, fog)))
    rim = ("#fff0cc", max(2 * k, 1), (0, -1), 0.65)
    sc.polys(twigs, depth=0.64, detail=0.9, rim=rim, shadow=(4 * k, 9 * k, 8, 0.4))


def nest_lamp(sc: Scene, x, y, k: float, fog: float = 0.0, seed: int = 1) -> None:
    """Street lamp whose foot is under water at (x, y); on its head a nest with a glowing egg."""
    t = T(x, y, k)
    iron = mix(IRON, FOG, fog)
    rim = (mix("#ffe6bc", FOG, fog), max(4 * k, 1.2), DAWN, 0.8 * (1 - fog))
    keep = {"depth": 0.6, "detail": 0.8, "rim": rim}
    lamp_mirror(sc, t, fog, seed)
    lamp_post(sc, t, iron, keep)
    wash = mask([ell(x, y + 8 * k, half * k, half * 0.17 * k) for half in (32, 58, 92)], stroke=3)
    sc.mixin(mix("#e8f0dc", FOG, fog), blur(wash, 0.8) * (0.65 - 0.3 * fog))
    lamp_glass(sc, t, iron, fog, keep)
    egg_light(sc, t, fog)
    nest(sc, t, fog, seed)


def far_lamps(sc: Scene) -> None:
    """Two rows of lamps, back to front."""
    rows = sorted(((z, wall) for wall, depths in LAMPS for z in depths), reverse=True)
    for index, (z, wall) in enumerate(rows):
        x, y = stand(wall, z, -EYE_HEIGHT)
        nest_lamp(sc, x, y, 1 / z, float(np.clip((z - 1.0) / 7.5, 0, 0.6)), seed=index)


def letter_bird(sc: Scene, t: T, lift=0.7) -> None:
    """An envelope that flies: body with its flap, two wings of folded paper, a small beak."""
    k = t.a[2]
    rim = ("#ffffff", max(2.4 * k, 1.2), (-0.3, -0.9), 0.8)
    keep = {"depth": 0.9, "detail": 0.95, "mottle": 0.03}
    far_wing = [(8, -12, 1), (-6, -30 * lift - 26), (-34, -56 * lift - 32, 1), (-40, -26 * lift - 16), (-26, -8, 1)]
    near_wing = [(-8, -16, 1), (10, -36 * lift - 28), (36, -74 * lift - 36, 1), (40, -34 * lift - 20), (30, -12, 1)]
    sc.add(t(spline(far_wing)), "#c9b6a6", vol=4 * k, rim=rim, **keep)
    paper = Lin([(0, "#fffdf6"), (1, "#d8c2ac")], t((-40, -20)), t((44, 26)))
    sheet = poly([(-44, -16), (44, -22), (46, 22), (-42, 26)])
    sc.add(t(sheet), paper, vol=5 * k, shadow=(4, 8, 7, 0.25), rim=rim, **keep)
    line(sc, [t((-42, -14)), t((2, 8)), t((44, -20))], 2 * k, "#8f7a68", 0.9, 0.9)
    sc.add(t(ell(2, 8, 7)), "#d8483a", vol=3 * k, **keep)
    sc.add(t(spline(near_wing)), "#fffaf0", vol=4 * k, rim=rim, **keep)
    sc.add(t(poly([(44, -16), (62, -8), (45, 2)])), "#f2a040", vol=2 * k, **keep)


def envelope(sc: Scene, t: T, depth: float = 0.89) -> None:
    """A closed letter with a red seal."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 0.95, "mottle": 0.03}
    paper = Lin([(0, "#fffdf4"), (1, "#c8b29a")], t((-30, -24)), t((30, 26)))
    rim = ("#ffffff", 1.8, (-0.3, -0.9), 0.8)
    sc.add(t(rect(-40, -24, 80, 48, 3)), paper, vol=4 * k, rim=rim, shadow=(3, 6, 5, 0.45), **keep)
    line(sc, [t((-38, -22)), t((0, 6)), t((38, -22))], 2.2 * k, "#8f7a68", 0.9, depth)
    sc.add(t(ell(0, 5, 7)), "#d8483a", vol=3 * k, **keep)


def canoe_outline(x, y, top, keel):
    """Outline of a canoe about 480 long: height of its side at the stems, depth of its keel."""
    upper = [(-250, top, 1), (-172, 8), (0, 22), (172, 8), (250, top - 6, 1)]
    lower = [(222, 22), (150, keel - 8), (0, keel), (-150, keel - 8), (-226, 24)]
    return spline([(x + p[0], y + p[1], *p[2:]) for p in upper + lower])


def postman(sc: Scene, x, y) -> None:
    """He stands in his canoe and offers a letter to the nest on the blade of his oar."""
    rim = ("#ffe8c4", 4, DAWN, 0.9)
    height = 336
    doll(
        sc,
        x,
        y,
        height,
        coat="#24386c",
        legs="#1a2030",
        hair="#efe6da",
        skin="#d8986c",
        hat="peaked",
        hat_col="#1c2c58",
        band="#f0b848",
        build=1.15,
        hem=-0.22,
        stride=0.05,
        arms=[(0.20, -0.60), (0.25, -0.80)],
        rim=rim,
        depth=0.9,
    )
    blade = (x + 196, y - 530)
    oar(sc, (x + 44, y - 164), blade, 12, "#c08a54", "#8a4a34", rim=rim, depth=0.94)
    for u, v in ((0.20, -0.60), (0.25, -0.80)):
        sc.add(ell(x + u * height, y + v * height, 11, 10), "#d8986c", vol=4, depth=0.95, detail=1)
    envelope(sc, T(blade[0] - 4, blade[1] - 12, 0.8, -14), depth=0.95)


def canoe(sc: Scene, x, y) -> None:
    """The canoe with the postman and a heap of letters in its bow."""
    sc.add(blurmask(ell(x, y + 58, 240, 26), 10), "#08202a", alpha=0.6, mottle=0)
    sc.add(canoe_outline(x, y - 6, -40, 30), "#4a2420", depth=0.88, detail=0.8, mottle=0.08)
    heap = ((150, 8, -12), (44, 4, 10), (96, 2, -4), (70, -14, 18), (128, -12, -20), (100, -28, 6), (62, -34, -14))
    for dx, dy, turn in heap:
        envelope(sc, T(x + dx, y + dy, 0.86, turn))
    postman(sc, x - 74, y + 34)
    hull = canoe_outline(x, y, -46, 62)
    paint = Lin([(0, "#ee8a52"), (0.5, "#c2502f"), (1, "#5a1f1c")], (x, y - 40), (x, y + 62))
    sc.add(hull, paint, vol=26, depth=0.92, detail=0.8, mottle=0.07, rim=("#ffe8c8", 4, (-0.3, -1), 0.85))
    stripe = [(x - 234, y - 18), (x - 150, y + 28), (x, y + 42), (x + 150, y + 28), (x + 234, y - 22)]
    line(sc, stripe, 5, "#f6e6c8", 0.85, 0.93)
    sc.mixin("#a8502f", blur(displace(mask(ell(x, y + 94, 200, 28)), 12, 26, 5), 8) * 0.45)
    foam(sc, [(x - 228, y + 56), (x, y + 68), (x + 228, y + 54)], 8, "#fff2dc", 5, 0.8)


@card(11, "nests-of-light", "Nests of Light", Land.HARBOUR, gouache, vig=0.28)
def nests_of_light() -> Scene:
    """Nests of Light: the drowned street is a rookery whose eggs shine instead of lamps; the post has begun to hatch.

    Gouache, slate, jade and dawn peach; a street in deep perspective with one lamp close by.
    """
    sc = Scene(light=(-0.65, -0.5, 0.5), key="#ffe6bc", shadow="#0c2a38", fog=FOG, seed=811)
    sky(sc)
    water(sc)
    for index, front in enumerate(HOUSES):
        house(sc, *front, index)
    sc.haze(VANISH_Y + 80, 60, "#ffe0b8", 0.6, seed=4)
    far_lamps(sc)
    ripples(sc)
    nest_lamp(sc, *NEAR_LAMP, 1.0, seed=20)
    letter_bird(sc, T(NEAR_LAMP[0] + 116, NEAR_LAMP[1] - 592, 0.95, -12, flip=True), 0.8)
    canoe(sc, 366, 1296)
    for x, y, size, turn, lift in FLOCK:
        letter_bird(sc, T(x, y, size, turn), lift)
    return sc
