"""Card 66, Loom of the Aurora."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import Field, blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import relief
from ...kit.paths import ell, lerp, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.people.mass import Mass
from .reindeer import MOUTH, reindeer

HORIZON = 872
BEAM = ((226, 404), (566, 396))
FEET = ((96, 1130), (668, 1116))
CLOTH_FOOT = 948
WOVEN = 742
"""Down to here the warp hangs bare, below it is woven."""
GREEN, ROSE, RED = "#4fe09c", "#c04f9a", "#b8382c"


@card(66, "loom-of-the-aurora", "Loom of the Aurora", Land.EDGES, gouache, hand=LOOSE, con=0.2, sat=1.12, vig=0.3)
def loom_of_the_aurora() -> Scene:
    """Loom of the Aurora: what an old woman weaves goes up as northern lights; behind her back it is being undone.

    Gouache, aurora, all light comes from the cloth. Labour, and its loss.
    """
    sc = Scene(light=(-0.2, -0.75, 0.12), key="#b8ffd8", shadow="#081a30", fog="#1f5a60", seed=661)
    sky(sc)
    veil(sc)
    ground(sc)
    loom(sc)
    cloth(sc)
    weaver(sc)
    reindeer(sc)
    thread(sc)
    return sc


def sky(sc: Scene) -> None:
    """Night with stars, and a rosy curtain far off."""
    sc.sky([(0, "#0a1a36"), (0.45, "#0e2c46"), (0.85, "#16505a"), (1, "#3a8f84")], 0, HORIZON, warp=30)
    sc.setflow(math.pi / 2 + noise(420, 2, 3) * 0.3)
    sc.stars(260, HORIZON - 120, 5)
    drift = noise(420, 2, 12, aspect=0.6)
    foot = 640 + 60 * np.sin(sc.x / 190 + 1) - (sc.x - 500) * 0.12
    up = np.clip((foot - sc.y) / 520, 0, 1)
    strands = np.clip(0.45 + noise(46, 2, 21, aspect=0.02) * 0.7 + drift * 0.4, 0, 1.2)
    light = np.where(sc.y < foot, (1 - up) ** 1.6, np.exp(-(((sc.y - foot) / 30) ** 2))) * strands
    sc.img[:] = 1 - (1 - sc.img) * (1 - np.clip(light[..., None] * ramp([(0, "#3fb08a"), (1, ROSE)], up) * 0.75, 0, 1))


def veil(sc: Scene) -> None:
    """Above the beam the cloth is light: it opens and swings away, and on its right it hangs in single threads."""
    up = np.clip(BEAM[0][1] + 6 - sc.y, -40, None)
    centre = 396 + 150 * np.sin(np.clip(up, 0, None) / 205) + np.clip(up, 0, None) * 0.22
    half = 172 + np.clip(up, 0, None) * 0.78
    u = (sc.x - centre) / half
    cells = rng(4).random(260).astype(np.float32)
    fine = np.interp((u + 1.4) * 46, np.arange(260), cells).astype(np.float32)
    broad = np.interp((u + 1.4) * 11, np.arange(260), cells[::-1]).astype(np.float32)
    folds = 0.5 + 0.5 * np.sin(u * 9 + noise(300, 2, 4) * 1.3)
    whole = (0.34 + 0.3 * fine + 0.4 * broad) * (0.5 + 0.6 * folds)
    undone = smooth(0.18, 0.5, u)
    loose = smooth(0.5, 0.8, fine) * 0.95
    strength = (whole * (1 - undone) + loose * undone) * smooth(1.0, 0.86, np.abs(u)) * smooth(-30, 10, up)
    fade = 0.25 + 0.75 * smooth(900, 150, up + broad * 300)
    colour = ramp([(0, "#d8ffd0"), (0.28, GREEN), (0.62, "#2fa0a8"), (1, ROSE)], np.clip(up / 470, 0, 1))
    light = np.clip(strength * fade * 1.7, 0, 1)
    glow = blur(light, 34)
    sc.img[:] = 1 - (1 - sc.img) * (1 - np.clip((light * 0.9 + glow * 0.5)[..., None] * colour, 0, 1))
    sc.setflow(math.pi / 2 - np.clip(u, -1, 1) * 0.5, np.clip(light * 2, 0, 1))


def ground(sc: Scene) -> None:
    """Far hills, and a slope of snow on which the light of the cloth lies."""
    for y, amp, tone, seed in ((836, 54, "#1a5058", 4), (862, 30, "#123c4a", 7)):
        sc.add(
            land(ridge(y, amp, 210, seed, oct=4, sharp=True)),
            Lin([(0, mix(tone, "#a8f0d0", 0.25)), (1, tone)], (0, y - amp), (0, y + 90)),
            depth=0.15,
            rim=("#9fe8c8", 3, (-0.3, -1), 0.5),
        )
    sc.haze(866, 34, "#6fd0b0", 0.5)
    crest = [tuple(p) for p in sample([(-40, 896), (240, 872), (520, 880), (800, 902), (1056, 880)], 60)]
    m = sc.add(
        land(crest),
        Lin([(0, "#5fb8a8"), (0.16, "#35808c"), (0.5, "#20506a"), (1, "#122a48")], (0, 880), (0, H)),
        depth=0.35,
        detail=0.35,
        flow=0.05,
    )
    relief(sc, m, 0.12, 64, 9)
    pool = np.exp(-(((sc.x - 380) / 330) ** 2) - (((sc.y - 1010) / 120) ** 2))
    sc.screen("#7ff0b8", pool * m * 0.8 * (0.85 + 0.3 * noise(60, 3, 8, aspect=3)))
    drifts = noise(90, 3, 31, aspect=5)
    sc.screen("#8fe8c8", np.clip(drifts - shift(drifts, -3, 7), 0, 1) * m * smooth(H, 920, sc.y) * 0.9)


def loom(sc: Scene) -> None:
    """Posts of birch lean together as they rise, with a beam across them."""
    look = {"depth": 0.5, "detail": 0.62, "mottle": 0.14}
    bark = rng(8)
    for foot, top in zip(FEET, BEAM, strict=True):
        end = lerp(foot, top, 1.1)
        post = mask(limb([foot, lerp(foot, top, 0.5), end], [62, 48, 34], 40))
        way = 1 if foot[0] < 400 else -1
        fill = Lin([(0, "#dce8dc"), (0.4, "#7a8a84"), (1, "#1c2c38")], (end[0] + way * 26, 0), (end[0] - way * 26, 0))
        sc.add(post, fill, vol=22, rim=("#d8ffe0", 5, (way, -0.2), 0.9), shadow=(0, 0, 10, 0.3), **look)
        for _ in range(26):
            x, y = lerp(foot, end, bark.random())
            w = bark.uniform(6, 20)
            mark = limb([(x - w, y - 2), (x, y + 1), (x + w, y - 1)], [1, bark.uniform(3, 7), 1], 8)
            sc.mul("#0c1826", mask(mark) * post * 0.75)
        drift = blur(mask(ell(foot[0], foot[1] + 4, 74, 24)), 9)
        sc.mixin("#4a9aa0", drift * 0.9)
    for a, b, thick in ((BEAM[0], BEAM[1], 40), ((104, 968), (664, 958), 46)):
        a, b = lerp(a, b, -0.12), lerp(a, b, 1.12)
        fill = Lin([(0, "#e0e8d0"), (0.5, "#6a6a58"), (1, "#1a2430")], (0, a[1] - thick / 2), (0, a[1] + thick / 2))
        sc.add(
            limb([a, lerp(a, b, 0.5), b], [thick, thick * 0.92, thick], 30),
            fill,
            vol=16,
            rim=("#e8ffe4", 4, (0, -1), 0.9),
            shadow=(0, 16, 12, 0.4),
            **look,
        )


def cloth(sc: Scene) -> None:
    """Bare warp above, woven below; the right hem is eaten away."""
    y = np.clip((sc.y - BEAM[0][1]) / (CLOTH_FOOT - BEAM[0][1]), 0, 1)
    left, right = 244 - 92 * y, 548 + 72 * y
    u = (sc.x - left) / (right - left)
    inside = smooth(0, 0.012, u) * smooth(1, 0.988, u) * smooth(BEAM[0][1] + 8, BEAM[0][1] + 22, sc.y)
    inside = inside * smooth(CLOTH_FOOT + 3, CLOTH_FOOT - 3, sc.y)
    edge = 0.8 + 0.16 * noise(60, 3, 77) - 0.14 * smooth(CLOTH_FOOT, WOVEN, sc.y)
    woven = inside * smooth(WOVEN - 6, WOVEN + 6, sc.y + noise(50, 2, 6) * 22) * smooth(edge + 0.012, edge - 0.012, u)
    glow = blur(inside, 44)
    sc.screen(GREEN, np.clip(glow * 0.55, 0, 1))
    threads = 0.5 + 0.5 * np.cos(u * 2 * math.pi * 40)
    warp = inside * (0.22 + 0.5 * threads**3) * (0.75 + 0.4 * noise(160, 2, 5, aspect=0.3))
    colour = ramp([(0, "#d8ffd0"), (0.5, GREEN), (1, "#9fffc8")], y)
    before = sc.img.copy()
    sc.img[:] = 1 - (1 - sc.img) * (1 - np.clip(warp[..., None] * colour, 0, 1))
    rows = (sc.y - WOVEN) / 34
    zigzag = np.abs(((u * 11) % 1) - 0.5) * 2
    band = (rows + zigzag * 0.7) % 3
    tone = np.where(
        (band < 1)[..., None], _rgb("#eafff0"), np.where((band < 2)[..., None], _rgb("#2fb884"), _rgb(ROSE))
    )
    ribs = 0.9 + 0.1 * np.cos(sc.y * math.pi / 5) + 0.06 * threads
    sc.img[:] = sc.img * (1 - woven[..., None]) + (tone * ribs[..., None]).clip(0, 1) * woven[..., None]
    sc.mul("#1c6a70", woven * smooth(0.5, 0.85, u) * 0.4)
    sc.emit[:] += woven[..., None] * sc.img * 0.25
    changed = np.abs(sc.img - before).sum(2)
    sc.detail[:] = np.maximum(sc.detail, np.clip(changed * 2, 0, 1) * 0.66 * inside)
    sc.setflow(math.pi / 2, inside)
    sc.post(_loose_ends(), "#d8ffe4", 0.8)


def _rgb(colour: str) -> Field:
    return ramp([(0, colour), (1, colour)], np.zeros((1, 1), np.float32))[0, 0]


def _loose_ends() -> Field:
    """Threads that stand off where the hem was pulled."""
    dice = rng(17)
    ends = []
    for _ in range(34):
        y = dice.uniform(WOVEN - 30, CLOTH_FOOT)
        x = 520 + dice.uniform(-40, 30)
        reach = dice.uniform(16, 60)
        ends.append(limb([(x, y), (x + reach * 0.5, y + dice.uniform(-8, 16)), (x + reach, y + 20)], [3, 2.4, 1], 10))
    return mask(ends)


def weaver(sc: Scene) -> None:
    """She sits low before her cloth, her white plait down her back; her shadow comes towards us."""
    x, y, h = 352, 1296, 640
    shade = spline([(220, 1180), (500, 1180), (620, 1500), (60, 1500)])
    sc.mul("#0a1c38", blur(mask(shade), 26) * 0.6)
    sc.add(
        spline([(214, 1150), (350, 1124), (492, 1150), (514, 1240), (352, 1286), (196, 1240)]),
        Lin([(0, "#a8a090"), (1, "#2a2a34")], (0, 1130), (0, 1290)),
        vol=34,
        depth=0.84,
        mottle=0.12,
        rim=("#c8ffe0", 5, (0, -1), 0.7),
        shadow=(0, 22, 18, 0.6),
    )
    weave = Gesture(
        hips=(0.0, 0.0, 0.25),
        lean=5,
        twist=-8,
        side=4,
        nod=-4,
        hands=((0.3, -0.25, 0.66), (0.26, 0.27, 0.64)),
        feet=((0.2, -0.1, 0.04), (0.2, 0.1, 0.04)),
    )
    look = Look(
        coat=RED,
        legs="#5a1c24",
        boots="#3a1820",
        hair="#f0f0e8",
        cut="braid",
        hem=0.3,
        flare=0.02,
        belt="#e8c060",
        collar="#f0ead8",
        skin="#c89478",
    )
    hands = {"right": (500.0, 838.0), "left": (214.0, 846.0)}
    human(sc, x, y, h, weave, look, build=OLD, turn=-82, reach=0.24, rim=("#d0ffdc", 6, (-0.2, -1), 0.9), **hands)
    skirt(sc, h)


def skirt(sc: Scene, h: float) -> None:
    """Her skirt spreads over the stool, with a border like the cloth's."""
    mass = Mass(sc, h, (120, 1040, 620, 1340))
    fall = [(270, 1086), (352, 1076), (440, 1086), (492, 1156), (530, 1268), (534, 1296), (440, 1318), (352, 1324)]
    fall += [(262, 1318), (172, 1296), (178, 1266), (218, 1156)]
    m = mass.part(spline(fall), RED, round_=0.08, over=0.02)
    for end, width in ((210, 20), (262, 24), (318, 18), (372, 26), (424, 18), (486, 24)):
        way = limb([(352 + (end - 352) * 0.3, 1096), (352 + (end - 352) * 0.7, 1220), (end, 1320)], [3, width, 30], 16)
        mass.stroke(way, 7, 0.8, m)
    for low, tone, thick in ((1284, "#f0ead8", 12), (1262, "#2f8a7a", 8)):
        hem = [(150, low - 26), (250, low + 12), (352, low + 20), (456, low + 12), (560, low - 26)]
        mass.part(limb(hem, [thick] * 2, 40), tone, round_=0.006, over=0.003, within=m)
    mass.light(rim=("#d0ffdc", 5, (-0.2, -1), 0.7))


def thread(sc: Scene) -> None:
    """What was woven runs out of the cloth, through the reindeer's mouth, and lies in a heap on the snow."""
    x, y = MOUTH
    taut = [(536, 858), (566, 960), (586, 1080), (x, y)]
    fall = [(x, y), (x - 16, y + 70), (x - 30, y + 150), (x - 70, y + 196)]
    turns = np.linspace(0, 11 * math.pi, 240)
    wide = 96 + 34 * np.sin(turns * 0.37)
    heap = [
        (
            x - 140 + math.cos(t) * w + 26 * math.sin(t * 0.31),
            y + 226 + math.sin(t * 1.04) * w * 0.27 - 14 * math.sin(t * 0.5),
        )
        for t, w in zip(turns, wide, strict=True)
    ]
    end = [heap[-1], (x - 300, y + 250), (x - 380, y + 226), (x - 440, y + 262)]
    lines = [
        mask(poly([tuple(p) for p in sample(way, 30 * len(way))], closed=False), stroke=w)
        for way, w in ((taut, 5), (fall, 5), (heap, 4), (end, 4))
    ]
    m = np.clip(sum(lines), 0, 1)
    sc.mul("#06142c", blur(shift(lines[2] + lines[3], 3, 10), 7) * 0.7)
    sc.screen("#4fe09c", np.clip(blur(m, 20) * 1.2, 0, 0.6))
    sc.mixin("#b8ffd0", m)
    sc.post(m, "#d8ffe0", 0.9)
    sc.stars(60, H, 9, size=(0.6, 1.8), ymin=HORIZON, bright=0.5)
