"""Card 5, Ribs by the Sea."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import W
from ...kit.colour import hx, mix
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, land, ridge, waves
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, ell, joined, limb, mask, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.sea import whale_silhouette
from ...motifs.sky import strata

NIGHT, BLUE, TEAL, BUTTER, CORAL = "#041430", "#0b3355", "#1d6a80", "#ffe9b0", "#f0785a"
HORIZON = 812
CAMERA = Cam(eye=(0.0, 1.75, 0), f=1000, c=(W / 2, HORIZON))
DEPTHS = [3.1, 4.0, 5.0, 6.1, 7.3, 8.6, 10.0, 11.6, 13.4, 15.4]
BONE_FAR, BONE_NEAR = "#86aaa4", "#e9e0c4"
LANTERN_ARCHES = (1, 3, 5, 7)
DANCE_ARCH = 3


def paper_lamp(sc: Scene, x, y, r, colour: str = "#ff8a5a", core="#ffe6b0", depth: float = 0.7, halo=1.0) -> None:
    """Round paper lantern hanging at (x, y)."""
    sc.glow(x, y + r, r * 6.5, colour, 0.34 * halo, 2.2)
    sc.glow(x, y + r, r * 2.6, core, 0.40 * halo, 1.8)
    sc.add(
        ell(x, y + r, r * 1.06, r * 0.94),
        Rad([(0, "#fff6dc"), (0.5, core), (1, colour)], (x, y + r * 1.1), r * 1.15),
        mottle=0,
        emit=0.8,
        depth=depth,
        detail=1,
    )
    for u in (-0.5, 0, 0.5):
        line(
            sc,
            [(x + u * r, y + 0.12 * r), (x + u * r * 1.5, y + r), (x + u * r, y + 1.88 * r)],
            max(r * 0.07, 1),
            mix(colour, "#a03020", 0.5),
            0.5,
            depth,
        )
    sc.add(rect(x - r * 0.3, y - r * 0.05, r * 0.6, r * 0.18, 1), "#4a2a24", depth=depth, detail=1, mottle=0)


def chest(z):
    """Height and half width of the chest at a depth."""
    top = 4.75 - 0.17 * max(z - 3.2, 0) + 0.10 * math.sin(z * 2.2)
    half = 2.06 - 0.055 * max(z - 3.2, 0)
    return top, half


def rib_points(z, side):
    """One rib on the card, from the spine to its foot in the sand."""
    top, half = chest(z)
    shape = ((0.10, 0.99), (0.44, 0.955), (0.78, 0.84), (0.98, 0.62), (1.04, 0.38), (0.97, 0.14), (0.86, -0.01))
    return [CAMERA((side * half * u, top * v, z - 0.5 * (1 - v))) for u, v in shape]


def last_light(sc: Scene) -> None:
    """Sky with the last light low over the sea."""
    sc.sky([(0, NIGHT), (0.38, BLUE), (0.68, TEAL), (0.88, "#5fae9f"), (0.98, "#cfe8bc")], 0, HORIZON, warp=22)
    sc.setflow(np.arctan2(sc.y - 640, sc.x - W / 2) + math.pi / 2 + noise(380, 2, 7) * 0.4)
    sc.stars(260, 560, 21)
    strata(sc, 690, 70, "#2f7f8a", "#bfe0bc", 0.55, 4, cell=110)
    sc.glow(W / 2, HORIZON - 10, 430, "#ffe9b0", 0.55, 2.0)
    waves(sc, HORIZON, 930, "#8fc8b4", "#1d6a80", crest="#f4f4d8", n=8, amp=(0.8, 5), seed=4, depth=0.2)
    glitter(sc, W / 2, HORIZON + 4, 905, 60, 150, "#fff0c4", n=120, seed=5, a=0.8)


def beach(sc: Scene) -> None:
    """The beach: dry at the sides, wet and dark in front."""
    shore = ridge(905, 8, 180, 9, oct=4)
    sand = sc.add(
        land(shore),
        Lin([(0, "#6f9a90"), (0.12, "#54707c"), (0.5, "#3a4f68"), (1, "#16233f")], (0, 900), (0, 1488)),
        depth=0.3,
        mottle=0.10,
        detail=0.35,
        flow=0.0,
        rim=("#f2f6dc", 5, (0, -1), 0.8),
    )
    n = noise(26, 4, 15, aspect=3.4)
    sc.img[:] = np.clip(
        sc.img + (np.clip(n - shift(n, 2, 3), -0.6, 0.6) * sand)[..., None] * 0.16 * hx("#cfe0d0"), 0, 1
    )


def vertebra(sc: Scene, depth: float, bone, nearness) -> None:
    """One piece of the spine with its wings."""
    x, y = CAMERA((0, chest(depth)[0] + 0.06, depth))
    u = 1000 / depth
    crest = [(x - 0.07 * u, y, 1), (x - 0.03 * u, y - 0.46 * u), (x + 0.03 * u, y - 0.46 * u), (x + 0.07 * u, y, 1)]
    wings = [(x - 0.34 * u, y - 0.03 * u), (x, y), (x + 0.34 * u, y - 0.03 * u)]
    sc.add(
        joined(spline(crest), ell(x, y, 0.17 * u, 0.14 * u), limb(wings, [0.05 * u, 0.11 * u, 0.05 * u], 14)),
        mix(bone, "#3a5a78", 0.22),
        vol=0.09 * u,
        depth=0.4 + 0.3 * nearness,
        detail=0.6,
        rim=(BUTTER, max(0.014 * u, 1.4), (0, 1), 0.5),
        mottle=0.08,
    )


def rib(sc: Scene, z, side, bone, nearness) -> None:
    """One rib with the sand heaped at its foot."""
    unit = 1000 / z
    points = rib_points(z, side)
    widths = [share * unit for share in (0.12, 0.15, 0.17, 0.18, 0.17, 0.15, 0.11)]
    x, y = points[-1]
    shade = blurmask(ell(x, y + 0.02 * unit, 0.34 * unit, 0.06 * unit), 0.05 * unit)
    sc.add(shade, NIGHT, alpha=0.55, mottle=0, depth=0.4)
    tones = [(0, mix(bone, "#28466a", 0.30)), (0.45, bone), (1, mix(bone, "#1a3050", 0.45))]
    sc.add(
        limb(points, widths, 60),
        Lin(tones, (0, points[0][1]), (0, y)),
        vol=0.085 * unit,
        depth=0.45 + 0.4 * nearness,
        detail=0.7,
        mottle=0.09,
        rim=("#fff2cc", max(0.022 * unit, 1.6), (-side, -0.1), 0.75),
    )
    heap = [(-0.24, 0.05, 1), (-0.08, -0.05), (0.08, -0.05), (0.24, 0.05, 1)]
    sc.add(
        spline([(x + p[0] * unit, y + p[1] * unit, *p[2:]) for p in heap]),
        mix("#54707c", "#2c3c58", nearness),
        depth=0.5,
        vol=0.04 * unit,
        rim=("#cfe0c8", 2, (0, -1), 0.5),
    )


def string_of_lanterns(sc: Scene, index) -> None:
    """Paper lanterns across an arch."""
    z = DEPTHS[index]
    unit = 1000 / z
    top, half = chest(z)
    string = sag(CAMERA((-half * 0.93, top * 0.72, z)), CAMERA((half * 0.93, top * 0.72, z)), 0.62 * unit)
    line(sc, string, max(0.012 * unit, 1.5), "#3a2c34", 0.9, 0.6)
    for i, (x, y) in enumerate(sample(string, 9 if index < 5 else 7)[1:-1]):
        radius = (0.115 + 0.02 * (i % 2)) * unit
        paper_lamp(sc, x, y + 0.02 * unit, radius, (CORAL, "#f2a060")[i % 2], depth=0.6, halo=0.75)


def arch(sc: Scene, index) -> None:
    """An arch of the skeleton with the spine up to the next one behind it."""
    z = DEPTHS[index]
    beyond = DEPTHS[min(index + 1, len(DEPTHS) - 1)]
    nearness = 1 - (z - 3.1) / 12.3
    bone = mix(BONE_FAR, BONE_NEAR, nearness**0.7)
    steps = 3 if index else 2
    for j in reversed(range(steps)):
        vertebra(sc, z + (beyond - z) * j / steps, bone, nearness)
    for side in (-1, 1):
        rib(sc, z, side, bone, nearness)
    if index in LANTERN_ARCHES:
        string_of_lanterns(sc, index)


def wet_sand(sc: Scene, r: np.random.Generator) -> None:
    """Wet sand in front, with thin mirror lights."""
    wet = blur(
        mask(spline([(-60, 1250), (220, 1200), (560, 1212), (820, 1190), (1080, 1240), (1080, 1560), (-60, 1560)])), 22
    )
    sc.mixin("#27506c", wet * 0.45)
    for i in range(26):
        y = 1225 + i * 10 + r.uniform(-4, 4)
        x = r.uniform(40, 900)
        sc.mixin("#9fd8c8", blur(mask(ell(x, y, r.uniform(40, 150), r.uniform(1.2, 2.6))), 1.2) * r.uniform(0.08, 0.3))


def living_shadow(sc: Scene) -> None:
    """The shadow of the skeleton still has its flesh, and swims."""
    whale_shape = whale_silhouette(T(540, 1290, 1.46))
    squashed = X(whale_shape, 0, 0, 1, 0, sy=0.70, about=(540, 1290))
    shadow = blur(displace(mask(squashed), 5, 40, 3), 4)
    sc.mixin("#050d26", shadow * 0.86)
    below = blur(mask(X(squashed, 0, 10)) * (1 - mask(squashed)), 3)
    sc.mixin("#bfe6d0", below * smooth(-0.5, 0.4, noise(40, 3, 33, aspect=3)) * 0.5)
    sc.glow(690, 1288, 30, BUTTER, 0.5, 2)
    sc.post(mask(ell(690, 1288, 7, 5.4)), "#fff6d8", 1.0)
    for x, y, w in ((862, 1292, 50), (876, 1314, 34), (150, 1236, 46)):
        sc.mixin("#dff2dc", blur(mask(limb([(x - w, y + 4), (x, y - 5), (x + w, y + 5)], [1, 4, 1])), 1.2) * 0.55)


@card(5, "ribs-by-the-sea", "Ribs by the Sea", Land.HARBOUR, gouache)
def ribs_by_the_sea() -> Scene:
    """Ribs by the Sea: a skeleton as a dance hall; its shadow remembers the flesh and swims.

    Gouache, moon-teal and butter with coral lamps, tunnel of arches.
    """
    sc = Scene(light=(0, -0.6, 0.6), key="#ffe2b0", shadow="#06122c", fog="#3f8496", seed=205)
    r = rng(5)
    last_light(sc)
    beach(sc)
    # the pool of warm light where the couple dances
    feet = CAMERA((0, 0, 6.3))
    sc.screen("#ff9a60", blur(mask(ell(feet[0], feet[1] + 8, 300, 66)), 46) * 0.55)

    for index in reversed(range(len(DEPTHS))):
        arch(sc, index)
        if index == DANCE_ARCH:
            dancers(sc, feet, 292)
    wet_sand(sc, r)
    living_shadow(sc)
    return sc


def dancers(sc: Scene, feet, h) -> None:
    """An old couple waltzing, seen from the side; feet = the point between them."""
    rim = ("#ffe6b8", 3.4, (0.0, -1), 0.9)
    x, y = feet
    sc.add(blurmask(ell(x, y + 2, h * 0.34, h * 0.045), 4), "#0a0f24", alpha=0.7, mottle=0)
    woman(sc, x, y, h, rim)
    man(sc, x, y, h, rim)


def skirt(sc: Scene, t: T, h, rim) -> None:
    """Wide skirt with five folds."""
    sc.add(
        t(
            spline(
                [
                    (-0.07, -0.50),
                    (-0.30, -0.22),
                    (-0.46, -0.03, 1),
                    (-0.2, 0.01),
                    (0.1, -0.01),
                    (0.24, -0.03, 1),
                    (0.16, -0.28),
                    (0.07, -0.50),
                ]
            )
        ),
        Lin([(0, "#f6ead2"), (1, "#d88a78")], t((0, -0.5)), t((0, 0))),
        vol=h * 0.10,
        depth=0.7,
        detail=1,
        rim=rim,
    )
    for i in range(5):
        u = -0.36 + i * 0.12
        sc.add(
            t(limb([(-0.04 + i * 0.02, -0.44), (u * 0.7, -0.22), (u, -0.02)], [0.004, 0.014, 0.02], 14)),
            "#b06a68",
            alpha=0.5,
            mottle=0,
            depth=0.7,
            detail=1,
        )


def woman(sc: Scene, x, y, h, rim) -> None:
    """White hair in a bun, a wide skirt swung by the turn."""
    t = T(x + h * 0.21, y, h * 0.95, flip=True)
    skirt(sc, t, h, rim)
    doll(
        sc,
        x + h * 0.21,
        y,
        h * 0.95,
        coat="#f6ead2",
        hair="#efe9ea",
        skin="#d89a78",
        pose="none",
        hem=-0.46,
        flare=0.22,
        arms=[(0.30, -0.66)],
        flip=True,
        rim=rim,
        depth=0.7,
        lean=-3,
        nod=0.01,
    )
    sc.add(t(ell(-0.075, -0.93, 0.05, 0.045)), "#efe9ea", vol=h * 0.02, depth=0.7, detail=1, rim=rim)


def man(sc: Scene, x, y, h, rim) -> None:
    """Slate suit and a small beard."""
    doll(
        sc,
        x - h * 0.20,
        y,
        h,
        coat="#3f6296",
        legs="#1c2a4a",
        hair="#8a8f9c",
        beard="#8a8f9c",
        skin="#e0a888",
        hem=-0.36,
        flare=0.27,
        stride=0.07,
        build=1.12,
        arms=[(0.36, -0.56)],
        rim=rim,
        depth=0.72,
        lean=3,
    )
