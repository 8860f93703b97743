"""A piano that is a stove, from its front: strings over burners, keys, and a fire in its belly."""

import math

import numpy as np

from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin, Rad
from ...kit.marks import grain
from ...kit.paths import ell, limb, mask, rect, spline
from ...kit.scene import Scene
from .motifs import flame

TOP, KEYS, SHELF, FOOT = 566, 866, 968, 1336
"""Heights of its lid, its keys, the shelf below them and its foot."""
OVEN = (508, 1190)
WOOD, DEEP, IVORY = "#8a3a22", "#2a0c10", "#fbf0d4"
GOLD = ("#ffd890", 4, (0, -1), 0.7)


def piano_stove(sc: Scene) -> None:
    """The whole front, cut by the frame on both sides."""
    tones = Lin([(0, "#a8502c"), (0.3, WOOD), (0.62, "#5a1e18"), (1, "#3a1014")], (0, TOP), (0, FOOT))
    case = sc.add(rect(-20, TOP, W + 40, FOOT - TOP), tones, depth=0.5, detail=0.4, mottle=0.08, flow=0.0)
    grain(sc, case, 0.16, 24, 14, 5)
    _strings(sc)
    _oven(sc)
    _keyboard(sc)
    lid = Lin([(0, "#d87a44"), (1, "#5a2018")], (0, TOP - 16), (0, TOP + 24))
    sc.add(rect(-20, TOP - 16, W + 40, 40, 8), lid, vol=9, depth=0.56, detail=0.5, rim=GOLD, shadow=(0, 14, 14, 0.6))


def _strings(sc: Scene) -> None:
    """Where hammers were, burners roar under the strings."""
    x0, y0, wide, tall = 86, TOP + 50, 844, 196
    frame = Lin([(0, "#c87a3a"), (1, "#6a2a1a")], (0, y0), (0, y0 + tall))
    sc.add(rect(x0 - 18, y0 - 18, wide + 36, tall + 36, 18), frame, vol=10, depth=0.52, detail=0.5, rim=GOLD)
    glow = Lin([(0, "#2a0c10"), (0.55, "#7a1e14"), (1, "#f07a24")], (0, y0), (0, y0 + tall))
    inside = sc.add(rect(x0, y0, wide, tall, 10), glow, depth=0.5, detail=0.4)
    dice = rng(8)
    for i in range(20):
        x = x0 + 24 + i * (wide - 48) / 19
        flame(sc, x, y0 + tall - 2, 66 + dice.uniform(0, 70), outer="#ff8a2a", inner="#fff0a8")
    strings = []
    for i in range(46):
        x = x0 + 10 + i * (wide - 20) / 45
        lean = (i - 22) * 0.5
        strings.append(
            (limb([(x, y0), (x + lean, y0 + tall)], [3, 3], 4), mix("#ffe098", "#b8702c", dice.random()), 0.9)
        )
    sc.polys(strings, clip=inside, depth=0.52, detail=0.6, mottle=0)
    sc.mul("#3a0c10", np.clip(blur(1 - inside, 18), 0, 1) * inside * 0.7)


def _keyboard(sc: Scene) -> None:
    """White and black keys from a little above; those about the hands are down."""
    board = Lin([(0, "#2a0c10"), (1, "#7a3020")], (0, KEYS - 30), (0, KEYS))
    sc.add(rect(-20, KEYS - 34, W + 40, 40), board, depth=0.6, detail=0.4)
    wide = 46
    whites, blacks = [], []
    for i in range(24):
        x = -30 + i * wide
        down = 9 if i in (5, 6, 8, 15, 17) else 0
        whites.append((rect(x + 1.5, KEYS, wide - 3, 78 + down, 4), mix(IVORY, "#c89868", 0.1 + 0.12 * (down > 0))))
        whites.append((rect(x + 1.5, KEYS + 76 + down, wide - 3, 26 - down, 3), mix(IVORY, "#8a4a34", 0.5)))
        if i % 7 not in (2, 6):
            bx = x + wide * 0.7
            blacks.append((rect(bx, KEYS - 2, wide * 0.6, 52, 4), "#1a0e14"))
            blacks.append((rect(bx + 5, KEYS + 2, wide * 0.28, 38, 3), "#5a4448"))
    sc.polys(whites, depth=0.62, detail=0.62, mottle=0.03)
    sc.polys(blacks, depth=0.63, detail=0.65, mottle=0, shadow=(4, 6, 4, 0.5))
    shelf = Lin([(0, "#c86a3c"), (1, "#4a1614")], (0, SHELF), (0, SHELF + 46))
    sc.add(rect(-20, SHELF, W + 40, 46, 6), shelf, vol=9, depth=0.62, detail=0.5, rim=GOLD, shadow=(0, 18, 16, 0.6))


def _oven(sc: Scene) -> None:
    """An iron mouth full of fire."""
    x, y = OVEN
    arch = [(x - 330, FOOT - 12, 1), (x - 330, y - 40), (x - 230, y - 140), (x, y - 166), (x + 230, y - 140)]
    arch += [(x + 330, y - 40), (x + 330, FOOT - 12, 1)]
    iron = Lin([(0, "#4a4448"), (1, "#1a1218")], (0, y - 160), (0, FOOT))
    sc.add(spline(arch), iron, vol=16, depth=0.52, detail=0.5, rim=("#ffb060", 5, (0, -1), 0.7))
    mouth = [(x + (p[0] - x) * 0.87, FOOT - 30 + (p[1] - FOOT + 12) * 0.88, *p[2:]) for p in arch]
    fire = Rad([(0, "#fff4b0"), (0.35, "#ffb03c"), (0.75, "#e8561c"), (1, "#8a1c10")], (x, FOOT - 40), 330, 0.8)
    sc.add(spline(mouth), fire, depth=0.52, detail=0.4, emit=0.35)
    inside = mask(spline(mouth))
    dice = rng(3)
    tongues = []
    for i in range(22):
        fx = x - 262 + i * 25
        tall = dice.uniform(90, 230) * (1 - 0.35 * abs(i - 10.5) / 10.5)
        lean = dice.uniform(-26, 26)
        for k, tone in ((1.0, "#ff8a2a"), (0.66, "#ffc84a"), (0.36, "#fff6c8")):
            way = [(fx, FOOT - 26), (fx + lean * 0.4, FOOT - 26 - tall * 0.5 * k), (fx + lean, FOOT - 26 - tall * k)]
            tongues.append((limb(way, [42 * k, 34 * k, 2], 14), tone, 0.8))
    sc.polys(tongues, clip=inside, depth=0.53, detail=0.5, mottle=0.03, soft=2)
    sc.glow(x, FOOT - 70, 560, "#ff8a2a", 0.42, 1.7)
    for side in (-1, 1):
        for k in range(3):
            a = math.radians(200 + 34 * k) if side < 0 else math.radians(340 - 34 * k)
            sc.add(ell(x + math.cos(a) * 322, y - 6 + math.sin(a) * 140, 9), "#e8b858", vol=5, depth=0.54, detail=0.6)
