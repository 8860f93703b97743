"""Sea animals, boats, bubbles and foam. Animals swim to the right."""

import math

import numpy as np
import skia

from ..kit.colour import Colour, hx, mix
from ..kit.field import Field, blur, noise, rng, smooth
from ..kit.fills import Lin, Rad
from ..kit.marks import line
from ..kit.paths import Points, T, X, ell, inter, joined, limb, mask, rect, spline, union
from ..kit.scene import Rim, Scene

WHALE = (
    *((203, 8), (190, -26), (150, -56), (92, -74), (20, -80), (-50, -68), (-105, -47), (-150, -38), (-182, -52)),
    *((-196, -70), (-206, -50), (-190, -18), (-150, 6), (-100, 34), (-40, 60), (30, 78), (100, 80), (160, 62)),
    (194, 36),
)
WHALE_BELLY = (
    *((206, 14), (160, 30), (110, 28), (60, 34), (0, 52)),
    *((-70, 62), (-60, 110), (100, 110), (220, 90)),
)
WHALE_FLUKE = (
    *((-186, -52), (-196, -76), (-178, -104), (-150, -126)),
    *((-138, -130), (-150, -106), (-172, -76), (-176, -60)),
)
WHALE_FAR_FLUKE = (
    *((-188, -50), (-206, -70), (-232, -78), (-262, -76)),
    *((-272, -70), (-248, -58), (-218, -46), (-198, -40)),
)
WHALE_FAR_FIN = ((70, 52), (80, 90), (110, 128), (118, 126), (112, 88), (100, 58))
WHALE_FIN = ((62, 44), (58, 66), (34, 104), (-6, 140), (-22, 146), (-20, 128), (0, 92), (22, 56), (38, 42))
GROOVE, GROOVES = "#5b6f8d", 8
BELL = (
    *((-120, 6, 1), (-124, -40), (-96, -108), (-40, -146), (0, -152), (40, -146), (96, -108), (124, -40), (120, 6, 1)),
    *((96, -10), (72, 8, 1), (48, -10), (24, 8, 1), (0, -10), (-24, 8, 1), (-48, -10), (-72, 8, 1), (-96, -10)),
)
WICKER, DARK_WICKER, ROPE = "#b8824a", "#7a5030", "#6a4a50"


def whale(
    sc: Scene,
    t: T,
    *,
    top: Colour = "#34507a",
    belly: Colour = "#cfd6d8",
    under: Colour = "#f0b070",
    upglow: float = 0.5,
    depth: float = 0.55,
    rim: Rim | None = ("#cfe4ff", 7, (-0.4, -1)),
) -> Field:
    """Draw a whale about 480 long and return the mask of its body.

    top and belly: colours of its back and belly; under, upglow: colour and strength of the light from below.
    """
    k = t.a[2]
    shape = spline(WHALE)
    white = inter(shape, spline(WHALE_BELLY))
    sc.add(t(spline(WHALE_FAR_FIN)), mix(top, sc.fogc, 0.25), vol=8 * k, depth=depth)
    sc.add(t(spline(WHALE_FLUKE)), mix(top, "#000000", 0.12), vol=9 * k, depth=depth, rim=rim)
    sc.add(t(spline(WHALE_FAR_FLUKE)), top, vol=9 * k, depth=depth, rim=rim)
    m = mask(t(shape))
    sc.add(
        m,
        Lin([(0, mix(top, "#ffffff", 0.10)), (0.45, top), (1, mix(top, "#000020", 0.35))], t((0, -80)), t((0, 80))),
        vol=74 * k,
        depth=depth,
        rim=rim,
        detail=0.6,
        shade=0.85,
        mottle=0.05,
        flow=math.radians(t.a[3]),
    )
    speckles = np.clip((noise(8 * k, 2, 7) - 0.8) * 4, 0, 1) * 0.25
    sc.add(m * speckles, mix(top, "#ffffff", 0.5), depth=depth, mottle=0, detail=0.6)
    _whale_belly(sc, t, white, (belly, top, mix(belly, under, upglow)), depth)
    lower = m * blur(smooth(0.0, 1.0, 1 - mask(t(X(shape, 0, -26)))), 10 * k) * m
    sc.img[:] = 1 - (1 - sc.img) * (1 - (lower * upglow * 0.38)[..., None] * hx(under))
    _whale_face(sc, t, top, depth)
    sc.add(
        t(spline(WHALE_FIN)),
        Lin([(0, mix(top, "#ffffff", 0.06)), (1, mix(top, "#000020", 0.2))], t((40, 40)), t((-10, 140))),
        vol=13 * k,
        depth=depth,
        rim=rim,
        shadow=(-4 * k, 8 * k, 9 * k, 0.5),
        detail=0.6,
    )
    return m


def _whale_belly(sc: Scene, t: T, shape: skia.Path, colours: tuple[Colour, Colour, Colour], depth: float) -> None:
    """The light belly with its grooves; colours: its own, that of the back and its lowest, lit from below."""
    own, top, lowest = colours
    sc.add(
        t(shape),
        Lin([(0, mix(own, top, 0.35)), (1, lowest)], t((0, 25)), t((0, 82))),
        vol=60 * t.a[2],
        depth=depth,
        soft=0.8,
        shade=0.55,
        detail=0.6,
    )
    m = mask(t(shape))
    for i in range(GROOVES):
        low = i / (GROOVES - 1)
        way = [
            (196 - low * 42, 24 + low * 34),
            (150 - low * 10, 34 + low * 40),
            (90, 36 + low * 42),
            (30 - low * 5, 50 + low * 28),
            (-30 + low * 8 - abs(low - 0.5) * 20, 60 + low * 14),
        ]
        groove = mask(t(limb(way, [1.2, 2.4, 2.6, 2.2, 0.4], cap=False))) * m
        sc.add(groove, mix(GROOVE, top, 0.2), alpha=0.6, depth=depth, mottle=0, detail=0.9)


def _whale_face(sc: Scene, t: T, top: Colour, depth: float) -> None:
    fine = {"mottle": 0, "depth": depth, "detail": 1}
    mouth = limb([(203, 12), (160, 29), (118, 26), (92, 14)], [2.4, 2.6, 2.2, 1.0], cap=False)
    sc.add(mask(t(mouth)), mix(top, "#000010", 0.55), **fine)
    sc.add(t(ell(88, 6, 5.2, 4.6)), mix(top, "#ffffff", 0.25), **fine)
    sc.add(t(ell(88.6, 6.3, 3.4)), "#0b0d18", **fine)
    sc.add(t(ell(89.8, 5, 1.1)), "#ffffff", **fine)
    lid = limb([(80, 2), (88, -1), (96, 3)], [0.6, 1.8, 0.6], cap=False)
    sc.add(t(lid), mix(top, "#000010", 0.4), **fine)


def foam(sc: Scene, pts: Points, width: float, colour: Colour, seed: int, alpha: float = 0.8) -> None:
    """Lay broken foam along points."""
    m = mask(limb(pts, [width * 0.3, width, width, width * 0.3]))
    sc.mixin(colour, blur(m, 3) * smooth(-0.25, 0.5, noise(16, 3, seed) + 0.1) * alpha)


def fish(t: T, bendy: float = 0.0) -> skia.Path:
    """Return a fish about 100 long; bendy is how far its tail is bent down."""
    b = bendy
    body = [
        (46, b * 0.1),
        (28, -12),
        (4, -16),
        (-20, -9),
        (-36, -3 + b),
        (-56, -16 + b * 1.4, 1),
        (-50, b * 1.2),
        (-56, 16 + b * 1.4, 1),
        (-36, 4 + b),
        (-18, 11),
        (6, 15),
        (30, 10),
    ]
    back_fin = [(10, -14, 1), (-4, -26), (-18, -22, 1), (-14, -9, 1)]
    belly_fin = [(2, 13, 1), (-8, 24), (-14, 20, 1), (-10, 10, 1)]
    return joined(*(t(spline(part)) for part in (body, back_fin, belly_fin)))


def whale_silhouette(t: T) -> skia.Path:
    """Return a whole whale as one path, for shadows, about 480 long."""
    body = (
        *((205, 8), (190, -26), (150, -56), (92, -74), (20, -80), (-50, -68), (-105, -47), (-150, -36), (-186, -44)),
        *((-206, -50), (-190, -18), (-150, 8), (-100, 34), (-40, 60), (30, 78), (100, 80), (160, 62), (194, 36)),
    )
    fluke = (
        *((-176, -40), (-196, -70), (-186, -104), (-150, -132)),
        *((-138, -134), (-150, -104), (-168, -70), (-170, -44)),
    )
    far_fluke = (
        *((-178, -40), (-206, -66), (-240, -76), (-276, -72)),
        *((-280, -64), (-250, -52), (-214, -34), (-186, -28)),
    )
    fin = ((70, 60), (58, 96), (26, 134), (-16, 156), (-30, 150), (-14, 124), (14, 92), (34, 60))
    return t(union(*(spline(part) for part in (body, fluke, far_fluke, fin))))


def bubble(sc: Scene, x: float, y: float, s: float, *, tint: Colour = "#eafff8") -> None:
    """Draw an air bubble of radius s: a bright ring and one glint."""
    ring = mask(ell(x, y, s), stroke=max(s * 0.14, 1.4))
    sc.mixin(tint, ring * 0.75)
    sc.screen(tint, mask(ell(x, y, s)) * 0.16)
    sc.add(ell(x + s * 0.34, y - s * 0.38, s * 0.20, s * 0.15), "#ffffff", mottle=0, detail=1, depth=0.85)


def boat(
    sc: Scene,
    t: T,
    *,
    col: Colour = "#7a4a34",
    inner: Colour = "#3a2420",
    rim: Rim | None = None,
    depth: float = 0.9,
) -> None:
    """Draw a rowing boat about 200 long, whose gunwale lies above 0; inner is the colour of its inside."""
    k = t.a[2]
    inside = [(-100, -26, 1), (-60, -14), (0, -9), (60, -14), (104, -30, 1), (60, -4), (0, 0), (-60, -3)]
    hull = [
        *((-100, -26, 1), (-60, -10), (0, -4), (60, -10), (104, -30, 1)),
        *((92, 6), (70, 22), (0, 28), (-66, 22), (-88, 6)),
    ]
    sc.add(t(spline(inside)), inner, depth=depth, detail=0.8)
    sc.add(
        t(spline(hull)),
        Lin([(0, mix(col, "#ffffff", 0.12)), (1, mix(col, "#000010", 0.5))], t((0, -20)), t((0, 28))),
        vol=12 * k,
        depth=depth,
        rim=rim,
        detail=0.8,
        mottle=0.06,
    )
    for i in (1, 2):
        low = i * 9
        seam = [(-92 + i * 3, -12 + low), (-50, -4 + low), (0, 1 + low), (50, -4 + low), (96 - i * 3, -16 + low)]
        line(sc, [t(place) for place in seam], 1.6 * k, mix(col, "#000010", 0.55), 0.6, depth)


def jelly(
    sc: Scene,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    seed: int,
    basket: bool = True,  # noqa: FBT001, FBT002
    *,
    fog: float = 0,
) -> None:
    """Draw a jellyfish at x, y, 250 wide at scale s, with two travellers in a basket below it or without."""
    t = T(x, y, s)
    _jelly_arms(sc, t, colour, seed, fog)
    sc.add(
        t(spline(BELL)),
        Rad(
            [(0, mix(colour, "#fff6dc", 0.75)), (0.5, mix(colour, "#ffffff", 0.25)), (1, colour)], t((0, -60)), 130 * s
        ),
        alpha=0.88,
        vol=60 * s,
        shade=0.6,
        depth=0.6,
        rim=("#ffffff", 5 * s, (-0.4, -1), 0.8),
        mottle=0.06,
        fog=fog,
        detail=0.6,
    )
    for i in range(-3, 4):
        side = math.sin(i * 0.32)
        rib = limb([(side * 20, -140), (side * 96, -90), (side * 128, -6)], [2, 7, 9], 20)
        sc.add(mask(t(rib)), mix(colour, "#5a2060", 0.35), alpha=0.35, mottle=0, depth=0.6, fog=fog)
    for i in range(4):
        angle = i * math.pi / 2 + 0.6
        ring = ell(26 * math.cos(angle), -84 + 16 * math.sin(angle), 20, 14, math.degrees(angle))
        sc.add(mask(t(ring)), "#fff0d8", alpha=0.5, mottle=0, soft=2, depth=0.6, fog=fog)
    if basket:
        for side in (-1, 1):
            line(sc, [t((side * 70, 0)), t((side * 46, 130)), t((side * 26, 232))], 2.6 * s, ROPE, 0.8, 0.6)
        _basket(sc, T(*t((0, 250)), s), fog)


def _jelly_arms(sc: Scene, t: T, colour: Colour, seed: int, fog: float) -> None:
    dice = rng(seed)
    for i in range(7):
        root = (i - 3) / 3 * 60
        way = [(root, 0)]
        way += [(root * (1 - 0.08 * j) + dice.normal() * 10 + 14 * math.sin(j * 1.3 + i), j * 46) for j in range(1, 6)]
        sc.add(
            t(limb(way, [10, 8, 6, 5, 3, 1], 40)),
            mix(colour, "#ffffff", 0.25),
            alpha=0.55,
            depth=0.6,
            mottle=0.05,
            fog=fog,
            detail=0.6,
        )


def _basket(sc: Scene, t: T, fog: float) -> None:
    """A basket with two travellers, seen from the waist up."""
    basket = spline([(-34, -22, 1), (34, -22, 1), (28, 26), (-28, 26)])
    sc.add(t(basket), WICKER, vol=9 * t.a[2], depth=0.6, mottle=0.1, fog=fog, detail=0.9)
    for y in (-8, 6):
        sc.add(t(rect(-34, y, 68, 4)), DARK_WICKER, alpha=0.6, mottle=0, fog=fog)
    looks = {"depth": 0.6, "fog": fog, "detail": 1}
    for x, coat in ((-12, "#c8402e"), (12, "#2f5a8a")):
        sc.add(t(spline([(x - 9, -20, 1), (x - 8, -42), (x + 8, -42), (x + 9, -20, 1)])), coat, **looks)
        sc.add(t(ell(x, -51, 9)), "#f0c8a0", **looks)
        sc.add(t(spline([(x - 10, -50), (x - 6, -62), (x + 8, -61), (x + 10, -52), (x, -55)])), "#4a2a20", **looks)
