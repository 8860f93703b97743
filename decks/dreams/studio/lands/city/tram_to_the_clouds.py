"""Card 22, Tram to the Clouds."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.people import Gesture, Look, grip, human
from ...motifs.sky import cumulus, strata
from ...motifs.things import umbrella
from .rear_platform import tram

RIM = ("#ffe2a0", 5, (0.35, -0.9), 0.9)
WAY = [(400, 1640), (470, 1400), (590, 1180), (668, 1000), (600, 800), (440, 600), (270, 440), (150, 350), (110, 296)]
WAY += [(160, 256), (270, 240), (380, 222)]
"""The middle of the rails from below the eye up into the clouds."""
WIDTHS = (760, 600, 440, 330, 240, 160, 96, 58, 38, 26, 18, 12)


@card(22, "tram-to-the-clouds", "Tram to the Clouds", Land.CITY, gouache, hand=LOOSE, con=0.18, sat=1.12, vig=0.4)
def tram_to_the_clouds() -> Scene:
    """Tram to the Clouds: somebody runs after it on rails in the air, and who sits inside does not turn round.

    Gouache, indigo and lamplight over a coral town. Parting.
    """
    sc = Scene(light=(0.35, -0.75, 0.4), key="#ffd890", shadow="#1a1a4a", fog="#e8907c", seed=222)
    night(sc)
    town(sc)
    ribbon(sc)
    tram(sc, RIM)
    runner(sc)
    wisps(sc)
    return sc


def night(sc: Scene) -> None:
    """Indigo above, a band of coral low down, and a country of clouds where the rails go."""
    sc.sky(
        [(0, "#0c1038"), (0.3, "#2a2c60"), (0.5, "#5c4a78"), (0.64, "#b8687c"), (0.74, "#f09a78"), (0.8, "#ffc890")],
        0,
        1240,
        warp=70,
    )
    sc.setflow(0.2 + noise(420, 2, 3) * 1.1)
    sc.stars(170, 560, 4)
    strata(sc, 700, 80, "#6a4a78", "#f0a088", 0.65, 4, cell=140, L=(0.2, 0.8))
    for cx, cy, w, h, seed in (
        (560, 150, 760, 190, 11),
        (120, 250, 420, 120, 12),
        (930, 300, 460, 150, 15),
        (420, 300, 420, 80, 17),
    ):
        cumulus(sc, cx, cy, w, h, seed, light="#ffe4c4", mid="#a88aa8", dark="#3c3a70", L=(0.3, 0.7, 0.35), depth=0.08)
    sc.glow(430, 210, 260, "#ffe8b0", 0.5, 1.8)


def town(sc: Scene) -> None:
    """Far below the town lies in its own smoke; rows of roofs come nearer."""
    sc.haze(930, 90, "#ffb890", 0.7, seed=3)
    rows = ((960, 40, 90, 30, 60, "#a8607c"), (1060, 60, 120, 46, 90, "#7a4674"), (1190, 90, 150, 70, 130, "#4c3468"))
    for k, (y, low, high, thin, wide, tone) in enumerate(rows):
        skyline(
            sc,
            y,
            low,
            high,
            thin,
            wide,
            tone,
            mix(tone, "#1a1a4a", 0.35),
            31 + k,
            plit=0.3,
            win=(4 + 2 * k, 6 + 3 * k),
            gap=(10 + 4 * k, 15 + 5 * k),
            depth=0.15 + 0.06 * k,
            rim=("#ffb088", 2 + k, (0.2, -1), 0.7),
        )
        sc.haze(y + 50, 50 + 10 * k, "#e8846c" if k < 2 else "#6a3c68", 0.75, seed=8 + k)
    deep = smooth(1150, 1420, sc.y)
    sc.mixin("#1c1a4c", deep * 0.8)
    near_roofs(sc)


def near_roofs(sc: Scene) -> None:
    """Ridges right under the rails, with lit skylights: that is how high it is."""
    dice = rng(7)
    for x, y, w, a in ((-60, 1330, 300, 8), (760, 1290, 300, -10)):
        slope = math.tan(math.radians(a)) * w
        roof = poly([(x, y), (x + w, y + slope), (x + w + 60, y + slope + 130), (x - 50, y + 140)])
        sc.add(
            roof,
            Lin([(0, "#5a4680"), (1, "#191840")], (x, y), (x, y + 140)),
            depth=0.35,
            mottle=0.12,
            rim=("#c87c98", 4, (0.2, -1), 0.7),
        )
        if x > 100:
            px, py = x + w * dice.uniform(0.3, 0.6), y + 40
            pane = poly([(px, py), (px + 34, py + 2), (px + 42, py + 36), (px + 2, py + 34)])
            sc.add(pane, "#ffc468", depth=0.36, detail=0.5, emit=0.4)
        sc.add(
            rect(x + w * 0.3, y - 40, 30, 70),
            Lin([(0, "#7a4a70"), (1, "#2a2050")], (x, 0), (x + w * 0.3 + 30, 0)),
            depth=0.37,
            rim=("#f0a088", 3, (0.3, -1)),
        )


def edges(n: int) -> tuple[np.ndarray, np.ndarray]:
    """The left and the right edge of the track; it banks where it turns."""
    way = sample(WAY, n)
    u = np.linspace(0, 1, n)
    half = np.interp(u, np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    flat = np.interp(u, [0, 0.3, 0.55, 0.75, 1], [0.0, 0.05, 0.12, 0.3, 0.0])
    return way - np.stack([half, -half * flat], 1), way + np.stack([half, -half * flat], 1)


def ribbon(sc: Scene) -> None:
    """Sleepers with nothing between them but air, two rails, and bolts that have begun to fall."""
    n = 400
    left, right = edges(n)
    dice = rng(21)
    u, gap, places = 0.0, 0.029, []
    while u < 0.99:
        places.append(u)
        u += gap
        gap = max(gap * 0.955, 0.0052)
    for k, u in reversed(list(enumerate(places))):
        i, j = (
            int(u * (n - 1)),
            min(int((u + 0.42 * (places[min(k + 1, len(places) - 1)] - u or 0.003)) * (n - 1)) + 1, n - 1),
        )
        a, b, c, d = left[i], right[i], right[j], left[j]
        jut = dice.uniform(-0.03, 0.05)
        a, d = a - (b - a) * jut, d - (c - d) * jut
        thick = float(np.hypot(*(b - a))) * 0.035
        near_by = 1 - u
        tone = mix(mix("#8a5a4c", "#c8906a", dice.random()), "#5a5488", min(u * 1.2, 0.75))
        front = poly([tuple(a), tuple(b), (b[0], b[1] + thick), (a[0], a[1] + thick)])
        sc.add(front, mix(tone, "#140f2c", 0.6), depth=0.4 + 0.5 * near_by, detail=0.4)
        top = poly([tuple(a), tuple(b), tuple(c), tuple(d)])
        m = sc.add(
            top,
            Lin([(0, mix(tone, "#1a1a4a", 0.35)), (1, mix(tone, "#ffd090", 0.25))], tuple(a), tuple(c)),
            depth=0.4 + 0.5 * near_by,
            detail=0.45,
            mottle=0.14,
        )
        if u < 0.2:
            veins = noise(60, 4, 9 + k, aspect=9)
            sc.mul("#3a2038", m * smooth(0.1, 0.7, veins) * 0.5)
    for share in (0.2, 0.8):
        line = left + (right - left) * share
        wide = np.hypot(*(right - left).T) * 0.042
        for dx, dy, k, tone in ((0, 0.5, 1.25, "#1a1838"), (0, 0, 1.0, "#8a84b0"), (0.0, -0.24, 0.42, "#ffe4b0")):
            pts = line + np.stack([wide * dx, wide * dy], 1)
            side_a, side_b = pts - np.stack([wide * k / 2, wide * 0], 1), pts + np.stack([wide * k / 2, wide * 0], 1)
            sc.add(
                poly([tuple(p) for p in side_a] + [tuple(p) for p in side_b[::-1]]),
                tone,
                depth=0.7,
                detail=0.6,
                mottle=0.03,
            )


def runner(sc: Scene) -> None:
    """In the middle of a stride from sleeper to sleeper, an arm stretched out, the forgotten umbrella in the other."""
    x, y, h = 452, 1392, 470
    run = Gesture(
        hips=(0.05, 0, 0.5),
        lean=20,
        twist=16,
        nod=-14,
        hands=((-0.1, -0.2, 0.55), (0.3, 0.1, 0.9)),
        feet=((-0.32, -0.06, 0.16), (0.2, 0.06, 0.0)),
    )
    foot = spline([(430, 1396), (540, 1376), (600, 1384), (520, 1420), (440, 1424)])
    sc.mul("#120f2c", blur(mask(foot), 9) * 0.6)
    held = (392, 1150)
    t = T(276, 1002, 1.3, -38)
    umbrella(sc, t, "#d8382c", handle=212, rim=("#ffd8a0", 4, (0.5, -0.8), 0.8), depth=0.9)
    look = Look(
        coat="#3f8a80",
        legs="#20244c",
        boots="#3a1c20",
        hair="#3a1c1c",
        cut="long",
        hem=0.46,
        flare=0.06,
        wind=-0.16,
        scarf="#f2b84a",
        skin="#d89a74",
    )
    person = human(sc, x, y, h, run, look, turn=-52, right=held, left=(604, 1010), reach=0.1, rim=RIM, depth=0.93)
    grip(sc, person.hands[0], 52, h, "#d89a74", thick=0.022)


def wisps(sc: Scene) -> None:
    """Cloud before the track, and dark cloud before the eye."""
    for y, thick, x, wide, share, seed in ((560, 26, 330, 180, 0.55, 4), (880, 30, 860, 260, 0.4, 6)):
        n = noise(80, 4, seed + 60, aspect=4)
        band = np.exp(-(((sc.y - y + n * 22) / thick) ** 2) - ((sc.x - x) / wide) ** 2)
        sc.mixin("#e8c0b4", np.clip(band * (0.7 + n * 0.6), 0, 1) * share)
    for x, y, w, high, seed in ((900, 1470, 560, 130, 21), (60, 1500, 420, 90, 22)):
        cumulus(sc, x, y, w, high, seed, light="#b878a0", mid="#4c3a78", dark="#161640", L=(0.3, -0.8, 0.3), depth=0.96)
