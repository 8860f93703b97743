"""Card 1, Moon Door."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, land, ridge, swirl, waves
from ...kit.marks import line
from ...kit.paths import T, blurmask, ell, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import snail
from ...motifs.figure import figure
from ...motifs.sea import boat, foam
from ...motifs.sky import cumulus

MOON_X, MOON_Y, MOON_R = 700, 385, 285
DOOR_X, DOOR_Y = 640, 560
HORIZON = 1010
STAIR_LINE = [(250, 1345), (330, 1235), (470, 1120), (560, 1000), (560, 880), (520, 770), (560, 660), (636, 566)]
STEPS = 26
STAIR_THICKNESS = 64 / 330


def stairs(sc: Scene):
    """Climb away along the centre line; painted far to near. Returns the middles of the steps, lowest first."""
    middles = sample(STAIR_LINE, STEPS + 1)
    r = rng(6)
    for i in reversed(range(STEPS)):
        u = i / (STEPS - 1)
        colour = mix("#3f6a78", "#d8c79a", u)
        (x, y), (x_next, ynext) = middles[i : i + 2]
        tread = (y - ynext) * (0.42 * (1 - u) + 0.10)
        edge = ynext + tread - 2
        width = step_width(u)
        sc.add(
            slab(r, x, y, edge, width),
            Lin([(0, colour), (1, mix(colour, "#04081c", 0.72))], (x, edge), (x, y + STAIR_THICKNESS * width * 0.9)),
            depth=0.5,
            mottle=0.09,
            rough=1.2,
            detail=0.55,
            flow=0.0,
        )
        narrower = step_width((i + 1) / (STEPS - 1))
        back = narrower / 2 + (width - narrower) * 0.2
        front = width / 2
        top = [
            (x - front, edge + 1),
            (x + front, edge + 1),
            (x_next + back, edge - tread),
            (x_next - back, edge - tread),
        ]
        sc.add(poly(top), mix(colour, "#fff0c4", 0.45 + 0.3 * u), depth=0.5, mottle=0.08, detail=0.6, flow=0.0)
        nosing = mask(poly([(x - front, edge), (x + front, edge)], closed=False), stroke=2.6)
        sc.add(nosing, "#ffe9b8", alpha=0.75, mottle=0, depth=0.5, detail=0.7)
    return middles


def step_width(u):
    """Width of a step; u runs from 0 at the sea to 1 at the door."""
    return 330 + (84 - 330) * u**0.8


def slab(r: np.random.Generator, x, y, edge, width):
    """Front of a step: squared stone above, rough below."""
    thick = STAIR_THICKNESS * width

    def uneven():
        return r.uniform(-1, 1) * width * 0.012

    return spline(
        [
            (x - width / 2 + uneven(), edge, 1),
            (x + width / 2 + uneven(), edge, 1),
            (x + width / 2 + uneven(), y + thick * 0.3, 1),
            (x + width * 0.36, y + thick * (0.7 + 0.3 * r.random())),
            (x + width * 0.1, y + thick * (0.8 + 0.5 * r.random())),
            (x - width * 0.2, y + thick * (0.7 + 0.5 * r.random())),
            (x - width / 2 + uneven(), y + thick * 0.3, 1),
        ]
    )


def doorway(w, h):
    """Round-headed opening of half width w and height h."""
    return spline(
        [
            (DOOR_X - w, DOOR_Y, 1),
            (DOOR_X - w, DOOR_Y - h * 0.62),
            (DOOR_X - w * 0.8, DOOR_Y - h * 0.86),
            (DOOR_X, DOOR_Y - h),
            (DOOR_X + w * 0.8, DOOR_Y - h * 0.86),
            (DOOR_X + w, DOOR_Y - h * 0.62),
            (DOOR_X + w, DOOR_Y, 1),
        ]
    )


def night_sky(sc: Scene) -> None:
    """Deep night that pales to the horizon."""
    sc.sky(
        [(0, "#041430"), (0.35, "#0b3355"), (0.62, "#1d6a80"), (0.75, "#58a79a"), (0.80, "#b8d8b0")], 0, 1180, warp=18
    )
    sc.setflow(swirl(sc, 0.1, 0.9, 480, 2))
    sc.stars(330, 860, 5)


def moon(sc: Scene):
    """The moon and its light; returns its disc."""
    sc.glow(MOON_X, MOON_Y, 980, "#9fd8c8", 0.42, 2.4)
    sc.glow(MOON_X, MOON_Y, 520, "#ffe9b0", 0.42, 1.6)
    disc = mask(ell(MOON_X, MOON_Y, MOON_R))
    sc.add(
        disc,
        Rad(
            [(0, "#fffbe6"), (0.7, "#f6e3b4"), (0.95, "#d9b880"), (1.02, "#c49a68")],
            (MOON_X - 40, MOON_Y - 50),
            MOON_R * 1.12,
        ),
        mottle=0.05,
        depth=0.05,
        detail=0.4,
    )
    return disc


def craters(sc: Scene, disc) -> None:
    """Craters pressed into the disc, lit from one side."""
    r = rng(4)
    relief = np.zeros_like(disc)
    for _i in range(26):
        a = r.uniform(0, 6.28)
        d = MOON_R * math.sqrt(r.uniform(0, 0.9))
        size = r.uniform(8, 52) * (1 - 0.5 * d / MOON_R)
        cx, cy = MOON_X + d * math.cos(a), MOON_Y + d * math.sin(a)
        q = np.hypot(sc.x - cx, sc.y - cy) / size
        relief += np.exp(-(((q - 1) / 0.22) ** 2)) * 5 - np.clip(1 - q * q, 0, 1) * 4 * (size / 30)
    relief = blur(relief + noise(60, 5, 8) * 5, 2)
    e = (shift(relief, 2.5, 2.5) - relief) * disc
    sc.img[:] = np.clip(sc.img + np.clip(e, -1, 1)[..., None] * 0.16 * hx("#d0a880"), 0, 1)
    sc.mul("#c9a878", disc * np.clip(noise(190, 3, 9) * 0.9, 0, 1) * 0.6)


def door(sc: Scene) -> None:
    """The lit doorway and its open leaf."""
    sc.glow(DOOR_X, DOOR_Y - 80, 330, "#ffb050", 0.75, 1.8)
    sc.add(doorway(66, 200), "#7a4b34", vol=10, depth=0.2, detail=0.8, mottle=0.06)
    sc.add(
        doorway(48, 178),
        Rad([(0, "#fffdf0"), (0.4, "#ffe9a0"), (0.75, "#ffb74a"), (1, "#d9741e")], (DOOR_X, DOOR_Y - 70), 150),
        mottle=0,
        depth=0.2,
        emit=1,
        detail=0.8,
    )
    # door leaf, open
    sc.add(
        poly(
            [
                (DOOR_X + 48, DOOR_Y),
                (DOOR_X + 50, DOOR_Y - 150),
                (DOOR_X + 104, DOOR_Y - 176),
                (DOOR_X + 104, DOOR_Y + 22),
            ]
        ),
        Lin([(0, "#a4532c"), (1, "#4a2218")], (DOOR_X + 48, 0), (DOOR_X + 104, 0)),
        depth=0.22,
        detail=0.8,
        mottle=0.06,
        rim=("#ffd890", 3, (-1, 0), 0.8),
    )
    for i in range(1, 4):
        line(
            sc,
            [(DOOR_X + 48 + i * 14, DOOR_Y + i * 5), (DOOR_X + 48 + i * 14, DOOR_Y - 152 - i * 7)],
            2,
            "#3a1812",
            0.6,
            0.22,
        )
    sc.add(ell(DOOR_X + 62, DOOR_Y - 66, 5), "#ffdf80", mottle=0, detail=1)


def light_and_surf(sc: Scene) -> None:
    """Warm light on the upper steps, surf over the lowest."""
    sc.screen("#ff9a40", blur(mask(poly([(590, 560), (690, 560), (640, 760), (480, 860), (470, 760)])), 40) * 0.40)
    for i, (y, amp) in enumerate(((1368, 9), (1400, 13))):
        wv = mask(land(ridge(y, amp, 150, 90 + i, step=4, oct=3)))
        loc = blur(mask(ell(240, 1430, 330, 90)), 30)
        wv = wv * loc
        sc.add(
            wv,
            Lin([(0, "#3f8f98"), (0.3, "#174a66"), (1, "#06203c")], (0, y - 12), (0, y + 110)),
            depth=0.8,
            mottle=0.05,
            flow=0.0,
            detail=0.4,
        )
        e = np.clip(wv - shift(wv, 0, 4), 0, 1)
        sc.mixin("#d9f2dc", blur(e, 0.8) * 0.6)
    foam(sc, [(100, 1366), (250, 1376), (430, 1362)], 14, "#dff2e4", 4, 0.7)


def snails(sc: Scene, steps) -> None:
    """Snails with glowing shells on their way up."""
    for i, s, fl in ((6, 0.62, False), (17, 0.38, True), (22, 0.27, False)):
        x, y = steps[i]
        sc.glow(x, y - 30, 130 * s * 1.6, "#ffb850", 0.55, 2)
        snail(
            sc,
            T(x + (26 if fl else -40) * s * 1.6, y - 14, s * 1.25, 0, fl),
            body="#7a4a3a",
            rim=("#fff0c8", 2, (0.5, -1), 0.8),
        )


def child(sc: Scene, steps) -> None:
    """The child with the lantern."""
    x, y = steps[9]
    placed = figure(
        sc,
        x + 8,
        y - 12,
        205,
        coat="#e9e2d2",
        hair="#3a1f16",
        legs="#c99a78",
        boots="#b98a68",
        skirt=0.42,
        arm=(0.19, -0.60),
        stride=0.05,
        wind=0.05,
        rim=("#fff1c0", 3, (0.7, -0.7), 0.85),
    )
    hand = placed["hand"]
    sc.glow(hand[0] + 3, hand[1] + 20, 150, "#ffc060", 0.8, 2)
    line(sc, [hand, (hand[0] + 2, hand[1] + 10)], 2, "#3a2a20")
    sc.add(rect(hand[0] - 9, hand[1] + 10, 22, 28, 5), "#fff0b0", mottle=0, emit=1, detail=1)
    sc.add(rect(hand[0] - 11, hand[1] + 7, 26, 6, 2), "#5a3420", detail=1)
    sc.add(rect(hand[0] - 11, hand[1] + 36, 26, 6, 2), "#5a3420", detail=1)


def boat_at_the_foot(sc: Scene) -> None:
    """The boat in which the child came."""
    sc.add(blurmask(ell(775, 1368, 150, 14), 6), "#04142c", alpha=0.55, mottle=0)
    boat(sc, T(770, 1338, 1.25, -3), col="#b0483a", rim=("#ffe0a8", 3, (0.2, -1), 0.8), depth=0.95)
    line(sc, sag((655, 1300), (420, 1290), 26), 3, "#e8d8b0", 0.8)


@card(1, "moon-door", "Moon Door", Land.HARBOUR, gouache)
def moon_door() -> Scene:
    """Moon Door: a stone stair winds up out of a dark sea to a lit doorway in a huge full moon; a child with a
    lantern climbs it, and snails with glowing shells climb too.

    Gouache, moon-teal and butter, S-curve.
    """
    sc = Scene(light=(0.55, -0.75, 0.4), key="#ffeec0", shadow="#07102e", fog="#2f6f86", seed=21)
    night_sky(sc)
    disc = moon(sc)
    craters(sc, disc)
    # clouds around the moon foot
    for cx, cy, w, h, s in [(930, 640, 520, 120, 31), (560, 700, 420, 80, 32), (120, 600, 380, 90, 33)]:
        cumulus(sc, cx, cy, w, h, s, light="#f3e6c0", mid="#7fb0aa", dark="#1f5a74", alpha=0.9, depth=0.1)
    door(sc)
    sc.haze(HORIZON - 10, 50, "#cfe6c0", 0.6, seed=4)
    waves(sc, HORIZON, 1560, "#4f9f9a", "#06203c", crest="#d9f2dc", n=17, amp=(1.2, 17), seed=5, depth=0.3)
    glitter(sc, 640, HORIZON + 4, 1480, 40, 260, "#ffe6a8", n=330, seed=3, a=0.75)
    steps = stairs(sc)
    light_and_surf(sc)
    snails(sc, steps)
    child(sc, steps)
    boat_at_the_foot(sc)
    return sc
