"""Card 5, Ribs by the Sea."""

import math

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam
from ...kit.canvas import H, scale
from ...kit.colour import hx, mix
from ...kit.field import Field, blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import glitter, land, ridge, waves
from ...kit.marks import rock_relief
from ...kit.paths import T, X, ell, joined, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, SLIGHT, Gesture, Look, human
from ...motifs.sea import whale_silhouette
from ...motifs.sky import strata

HORIZON = 800
SUN = (604, 752, 104)
CAMERA = Cam(eye=(-0.42, 1.55, 0), f=1000, c=(604, HORIZON))
DEPTHS = (2.75, 3.5, 4.5, 5.6, 6.9, 8.4, 10.2, 12.4, 15.0)
DANCE = 2
"""The rib before which they dance."""
FEET = (590, 1206)
BONE_FAR, BONE_NEAR = "#b0868c", "#d8c8b4"
RIM = "#ffe0a0"


@card(5, "ribs-by-the-sea", "Ribs by the Sea", Land.HARBOUR, gouache, hand=LOOSE, con=0.17, sat=1.1, vig=0.36)
def ribs_by_the_sea() -> Scene:
    """Ribs by the Sea: within a dead whale two old people dance before the last of the sun; its shadow still swims.

    Gouache, ember and ink-teal, ribs cut by the frame. Love at the end of things.
    """
    sc = Scene(light=(0.1, -0.75, 0.12), key="#ffcf90", shadow="#161c44", fog="#d08a78", seed=205)
    last_light(sc)
    beach(sc)
    for index in reversed(range(DANCE + 1, len(DEPTHS))):
        arch(sc, index)
    arch(sc, DANCE)
    wet_sand(sc)
    shadows(sc)
    living_shadow(sc)
    dancers(sc)
    for index in reversed(range(DANCE)):
        arch(sc, index)
    return sc


def chest(z: float) -> tuple[float, float]:
    """Height and half width of the chest at a depth."""
    away = max(z - 3.2, 0)
    return 4.4 - 0.15 * away + 0.10 * math.sin(z * 2.2), 2.0 - 0.05 * away


def last_light(sc: Scene) -> None:
    """A low red sun on the sea, clouds lit from below, first stars."""
    sc.sky(
        [(0, "#0c1a3c"), (0.3, "#1c3e62"), (0.55, "#3f6c7c"), (0.74, "#a88478"), (0.9, "#f09a58"), (1, "#ffc46c")],
        0,
        HORIZON,
        warp=70,
    )
    sc.setflow(np.arctan2(sc.y - SUN[1], sc.x - SUN[0]) + math.pi / 2 + noise(380, 2, 7) * 0.5)
    sc.stars(150, 380, 21)
    strata(sc, 560, 80, "#4a4a68", "#f09a68", 0.75, 4, cell=120, L=(0.1, 0.8))
    strata(sc, 330, 90, "#25406a", "#6c7c90", 0.6, 6, cell=150, L=(0.1, 0.8))
    sc.glow(SUN[0], SUN[1], 620, "#ffb868", 0.85, 1.7)
    sc.add(ell(*SUN), "#fff0c0", mottle=0, soft=1.5, emit=0.6, depth=0.02)
    waves(sc, HORIZON, 905, "#f0a870", "#2a5a74", crest="#ffe4b0", n=9, amp=(0.8, 6), seed=4, depth=0.2)
    glitter(sc, SUN[0], HORIZON + 2, 905, 110, 170, "#ffe2a0", n=200, seed=5, a=0.9)


def beach(sc: Scene) -> None:
    """Sand, lit flat."""
    shore = ridge(896, 9, 180, 9, oct=4)
    tones = [(0, "#d0907c"), (0.14, "#8a6a7c"), (0.5, "#46506e"), (1, "#1a2648")]
    sand = sc.add(land(shore), Lin(tones, (0, 890), (0, H)), depth=0.3, mottle=0.12, detail=0.4, flow=0.0)
    n = noise(22, 4, 15, aspect=3.6)
    sc.img[:] = np.clip(sc.img + (np.clip(n - shift(n, 0, 4), -0.6, 0.6) * sand)[..., None] * 0.2 * hx("#f0c8a8"), 0, 1)
    foam = blur(np.clip(sand - shift(sand, 0, 9), 0, 1), 1.4) * smooth(-0.7, 0.3, noise(50, 3, 3, aspect=3))
    sc.mixin("#fff0cc", foam * 0.9)


def vertebra(sc: Scene, depth: float, bone, near: float) -> None:
    """One piece of the spine with its wings, seen from below."""
    x, y = CAMERA((0, chest(depth)[0] + 0.04, depth))
    u = 1000 / depth
    crest = [(x - 0.08 * u, y, 1), (x - 0.03 * u, y - 0.4 * u), (x + 0.04 * u, y - 0.4 * u), (x + 0.08 * u, y, 1)]
    wings = [
        (x - 0.42 * u, y + 0.05 * u),
        (x - 0.16 * u, y - 0.02 * u),
        (x + 0.16 * u, y - 0.02 * u),
        (x + 0.42 * u, y + 0.05 * u),
    ]
    fill = Lin([(0, mix(bone, "#26345c", 0.55)), (1, bone)], (0, y - 0.3 * u), (0, y + 0.16 * u))
    sc.add(
        joined(spline(crest), ell(x, y, 0.19 * u, 0.15 * u), limb(wings, [0.04 * u, 0.13 * u, 0.13 * u, 0.04 * u], 16)),
        fill,
        vol=0.08 * u,
        depth=0.4 + 0.4 * near,
        detail=0.5,
        rim=(RIM, max(0.012 * u, 1.4), (0, 1), 0.75),
        mottle=0.1,
    )


def rib(sc: Scene, z: float, side: int, bone, near: float) -> None:
    """One rib: its inner edge holds the light, its face is worn and cool."""
    u = 1000 / z
    top, half = chest(z)
    lean = 0.06 * math.sin(z * 3.1 + side)
    shape = ((0.10, 0.985), (0.44, 0.95), (0.78, 0.84), (0.98, 0.62), (1.05 + lean, 0.38), (0.99, 0.14), (0.88, -0.02))
    points = [CAMERA((side * half * a, top * b, z - 0.5 * (1 - b))) for a, b in shape]
    widths = [share * u for share in (0.11, 0.15, 0.18, 0.195, 0.18, 0.15, 0.1)]
    x, y = points[-1]
    mid = points[4][0]
    cool = mix(bone, "#2a3a66", 0.42)
    lit = mix(bone, "#ffd090", 0.5)
    fill = Lin(
        [(0, cool), (0.55, mix(cool, lit, 0.35)), (1, lit)], (mid + side * 0.1 * u, 0), (mid - side * 0.1 * u, 0)
    )
    path = limb(points, widths, 70)
    sc.mul("#1a1c40", blur(mask(ell(x, y + 0.03 * u, 0.3 * u, 0.05 * u)), 0.04 * u) * 0.6)
    looks = {"depth": 0.45 + 0.45 * near, "detail": 0.5, "mottle": 0.12, "vol": 0.085 * u}
    m = sc.add(
        path, fill, rim=(RIM, max(0.024 * u, 1.6), (-side, 0.1), 0.95), rough=1.5 * near, fog=0.45 * (1 - near), **looks
    )
    outer = blur(np.clip(m - shift(m, -side * 0.085 * u, 0.02 * u), 0, 1), 0.025 * u) * m
    sc.mul("#3c4274", outer * 0.85)
    rock_relief(sc, m, 0.2 * u + 8, int(z * 10) + side, 0.09 * near)
    heap = [(-0.3, 0.06, 1), (-0.1, -0.05), (0.1, -0.06), (0.3, 0.06, 1)]
    sand = mix("#a87c7c", "#4a5070", near)
    sc.add(spline([(x + p[0] * u, y + p[1] * u, *p[2:]) for p in heap]), sand, depth=0.5, vol=0.04 * u, soft=1.5)


def arch(sc: Scene, index: int) -> None:
    """An arch of the skeleton with the spine up to the next one behind it."""
    z = DEPTHS[index]
    beyond = DEPTHS[min(index + 1, len(DEPTHS) - 1)]
    near = 1 - (z - DEPTHS[0]) / (DEPTHS[-1] - DEPTHS[0])
    bone = mix(BONE_FAR, BONE_NEAR, near**0.7)
    for j in reversed(range(3)):
        vertebra(sc, z + (beyond - z) * j / 3, bone, near)
    for side in (-1, 1):
        rib(sc, z, side, bone, near)


def wet_sand(sc: Scene) -> None:
    """The last wave has left a mirror on the sand."""
    torn = noise(60, 3, 41, aspect=3)
    x = ((sc.x + noise(26, 3, 40, aspect=6) * 9) * scale()).astype(np.float32)
    y = (np.clip(1000 - (sc.y - 1000) * 0.82 + torn * 7, 0, H - 1) * scale()).astype(np.float32)
    mirrored = cv2.remap(sc.img, x, y, cv2.INTER_LINEAR)
    wet = smooth(990, 1110, sc.y + torn * 40) * smooth(620, 200, np.abs(sc.x - 600 - (sc.y - 1000) * 0.1))
    sc.mixin(blur(mirrored, 2.5) * hx("#c8bcc8"), (wet * 0.62).astype(np.float32))
    for k, foot in enumerate((1068, 1300)):
        line = ridge(foot, 14, 260, 50 + k, oct=4)
        m = mask(land(line))
        edge = blur(np.clip(m - shift(m, 0, 5 + 4 * k), 0, 1), 1.2) * smooth(-0.3, 0.5, noise(70, 3, 60 + k, aspect=3))
        sc.mixin("#ffe4c0", edge * 0.75)
        sc.mul("#20264c", blur(np.clip(m - shift(m, 0, 26), 0, 1), 9) * 0.3)


def shadows(sc: Scene) -> None:
    """The ribs throw long shadows away from the sun."""
    streaks = []
    for z in DEPTHS[:6]:
        for side in (-1, 1):
            x, y = CAMERA((side * chest(z)[1] * 0.88, 0, z - 0.5))
            u = 1000 / z
            dx, dy = x - SUN[0], y - HORIZON
            far = (H + 200 - y) / dy
            streaks.append(
                poly(
                    [
                        (x - 0.05 * u, y),
                        (x + 0.05 * u, y),
                        (x + dx * far + 0.5 * u, y + dy * far),
                        (x + dx * far - 0.5 * u, y + dy * far),
                    ]
                )
            )
    sc.mul("#1c2350", blur(mask(streaks), 7) * 0.42 * smooth(880, 960, sc.y))


def living_shadow(sc: Scene) -> None:
    """Where the shadow of the bones should lie, a whole whale swims."""
    middle = (606, 1374)
    whole = X(whale_silhouette(T(*middle, 1.82, -4)), 0, 0, 1, 0, sy=0.56, about=middle)
    m: Field = blur(displace(mask(whole), 7, 46, 3), 4)
    sc.mixin("#0a1136", m * 0.86)
    sc.screen("#3a5a90", blur(m * (1 - shift(m, -6, 12)), 8) * 0.5)
    below = blur(shift(m, 0, 8) * (1 - m), 3)
    sc.mixin("#ffd8a4", below * smooth(-0.5, 0.4, noise(40, 3, 33, aspect=3)) * 0.6)
    eye = (middle[0] + 236, middle[1] - 16)
    sc.glow(*eye, 56, "#ffd890", 0.7, 1.8)
    sc.add(ell(*eye, 10, 6), "#fff0c4", depth=0.6, detail=0.8, mottle=0)


def dancers(sc: Scene) -> None:
    """Cheek to cheek, turning slowly, shoes in the wet."""
    x, y = FEET
    h = 500
    r = rng(4)
    sc.mul(
        "#141a40",
        blur(mask(spline([(x - 110, y - 6), (x + 120, y - 6), (x + 190, y + 130), (x - 190, y + 130)])), 14) * 0.6,
    )
    man = Gesture(
        hips=(-0.02, -0.01, 0.49),
        lean=9,
        nod=22,
        hands=((0.26, -0.05, 0.6), (0.2, 0.1, 0.66)),
        feet=((0.1, -0.06, 0.0), (-0.12, 0.06, 0.03)),
    )
    woman = Gesture(
        hips=(-0.03, 0.01, 0.49),
        lean=11,
        nod=4,
        hands=((0.2, -0.1, 0.66), (0.24, 0.06, 0.84)),
        feet=((0.05, -0.05, 0.0), (-0.12, 0.06, 0.05)),
        tiptoe=0.4,
    )
    rim = ("#ffe6b0", 7, (0.1, -1), 1.0)
    gown = Look(
        coat="#ecd8d0",
        legs="#e8c8b8",
        boots="#c04a44",
        hair="#a8a0b0",
        cut="bun",
        hem=0.97,
        flare=0.11,
        wind=-0.12,
        belt="#c8504a",
    )
    suit = Look(coat="#2f4a78", legs="#1c2848", boots="#14121e", hair="#5c5868", hem=0.2, flare=0.012, collar="#e8dcd0")
    clasped = (x - 6, y - 322)
    human(
        sc,
        x + 96,
        y + 6,
        h,
        man,
        suit,
        build=OLD,
        turn=172,
        left=clasped,
        right=(x - 90, y - 270),
        reach=0.2,
        rim=rim,
        depth=0.8,
        key=1.2,
    )
    back = (x + 74, y - 394)
    who = human(
        sc,
        x - 84,
        y,
        h * 0.93,
        woman,
        gown,
        build=SLIGHT,
        turn=8,
        right=clasped,
        left=back,
        reach=0.2,
        rim=rim,
        depth=0.82,
        key=1.2,
    )
    sc.add(
        limb([(who.hands[0][0] - 10, who.hands[0][1] + 4), (who.hands[0][0] + 16, who.hands[0][1] - 6)], [26, 22], 8),
        "#c98a6c",
        vol=9,
        depth=0.83,
        detail=0.7,
    )
    for _ in range(14):
        px, py, n = r.uniform(x - 190, x + 190), y + r.uniform(2, 30), r.uniform(12, 46)
        sc.mixin("#ffdcae", blur(mask(ell(px, py, n, 1.6)), 0.8) * r.uniform(0.2, 0.6))
