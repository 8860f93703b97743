"""Card 11, Nests of Light."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Quad
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import swirl
from ...kit.paths import T, X, ell, inter, joined, limb, mask, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sea import fish
from ...motifs.sky import strata
from .post_canoe import canoe, letter

# The street runs to this point; the eye floats as high above the water as a nest.
VANISH_X, VANISH_Y = 290, 640
EYE_HEIGHT = 570

FOG = "#b8808a"
IRON = "#101c38"
DAWN = (-0.6, -0.5)

# Wall, near and far depth, height of the eaves above the eye, tone, gable.
HOUSES = (
    (-560, 5.2, 7.6, 620, "#586088", "steps"),
    (770, 5.0, 7.2, 560, "#5a5f62", "point"),
    (-560, 3.7, 5.2, 500, "#6a5a50", "point"),
    (770, 3.5, 5.0, 680, "#34507c", "steps"),
    (-560, 2.6, 3.7, 640, "#2c4a74", "steps"),
    (770, 2.4, 3.5, 520, "#7a5a4c", "point"),
    (-560, 1.7, 2.6, 540, "#5c4a46", "point"),
    (770, 1.62, 2.4, 600, "#263e6a", "steps"),
    (770, 0.9, 1.62, 470, "#4a4648", "point"),
)
# Depths at which lamps stand along the two kerbs; the nearest is the hero.
LAMPS = ((-380, (6.6, 4.4, 3.1, 2.25)), (370, (6.0, 4.0, 2.65, 1.72)))
NEAR_LAMP = (838, 1286)

# The way of the letters: x, y, size, turn, and how far each has become a bird.
FLIGHT = (
    (596, 1098, 0.66, -8, 0.0),
    (650, 1010, 0.7, -24, 0.08),
    (640, 912, 0.74, 12, 0.24),
    (680, 806, 0.78, -16, 0.42),
    (612, 706, 0.84, 8, 0.58),
    (590, 580, 0.9, -20, 0.74),
    (470, 486, 0.96, -26, 0.9),
    (330, 420, 0.86, 4, 1.0),
    (196, 300, 1.05, -22, 1.0),
    (360, 190, 1.2, -34, 1.0),
    (570, 260, 0.9, -12, 1.0),
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
    foot = (VANISH_Y - 60, VANISH_Y + EYE_HEIGHT / far, 0.35, "#a87888")
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
        [(0, "#0e1a3e"), (0.38, "#2f4470"), (0.68, "#80688c"), (0.88, "#e89878"), (1, "#ffd090")],
        0,
        VANISH_Y + 40,
        warp=46,
    )
    sc.setflow(swirl(sc, 0.15, 0.7, 480, 2))
    strata(sc, 170, 110, "#16244c", "#6a6a98", 0.6, 3, cell=130, L=(-0.4, 0.7))
    strata(sc, 390, 70, "#4a4878", "#f0a888", 0.6, 5, cell=110, L=(-0.4, 0.7))
    sc.glow(VANISH_X, VANISH_Y - 10, 520, "#ffdca8", 0.75, 1.8)
    sc.add(ell(VANISH_X, VANISH_Y - 36, 46), "#fff6da", depth=0.05, mottle=0.02, soft=2, emit=0.6)


def water(sc: Scene) -> None:
    """The sea in the street: dawn far off, deep jade at our feet, a path of light between."""
    top = VANISH_Y + 70
    m = smooth(top - 4, top + 12, sc.y + noise(60, 2, 8, aspect=4) * 5)
    tones = [(0, "#f0b080"), (0.14, "#a07c88"), (0.4, "#3a5c80"), (0.75, "#163458"), (1, "#0a1a38")]
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


@card(11, "nests-of-light", "Nests of Light", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.08, vig=0.36)
def nests_of_light() -> Scene:
    """Nests of Light: the street has drowned, eggs burn on its lamps; the last post takes wing before it is read.

    Gouache, indigo dusk and ember, a street in deep perspective with one lamp close by. Letting go.
    """
    sc = Scene(light=(0.75, -0.4, 0.45), key="#ffcc80", shadow="#0c1a40", fog=FOG, seed=811)
    sky(sc)
    water(sc)
    for index, front in enumerate(HOUSES):
        house(sc, *front, index)
    sc.haze(VANISH_Y + 80, 60, "#f0b088", 0.5, seed=4)
    far_lamps(sc)
    ripples(sc)
    nest_lamp(sc, *NEAR_LAMP, 1.22, seed=20)
    canoe(sc)
    for x, y, size, turn, share in FLIGHT:
        letter(sc, T(x, y, size, turn), share)
    return sc
