"""The heart of the balloon plate: chambers, great vessels, a window with the birds that beat it, and a tear."""

from collections.abc import Sequence

from ...kit.colour import mix
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...press import Plate
from .motifs import INK_E2

Point = tuple[float, float]

ROSE, VEIN, ARTERY, BLUE, OCHRE = "#e0705c", "#a8a0c0", "#b8302c", "#6a7cb0", "#e3bd78"
OPENING = "#3a2a2c"
MUSCLE = [
    (-150, -196),
    (-212, -120),
    (-228, -10),
    (-200, 110),
    (-124, 228),
    (-20, 316),
    (76, 352),
    (160, 300),
    (222, 176),
    (240, 40),
    (214, -90),
    (146, -176),
    (50, -206),
    (-60, -214),
]
WINDOW = [(-150, 20), (-96, -34), (-20, -40), (36, 10), (58, 110), (48, 214), (0, 246), (-70, 196), (-134, 112)]
VALVE = (-150, -330)


def heart(pl: Plate, t: T) -> None:
    """A heart some 480 wide and 790 tall around the origin: a vein with an open lid, the aorta, a window with birds."""
    _great_vessels(pl, t)
    _valve(pl, t)
    _muscle(pl, t)
    _vessel(
        pl, t, [(30, -60), (24, -150), (78, -214), (180, -236), (276, -226)], [112, 108, 98, 84, 78], "#c8a4b4", 46, 62
    )
    pl.cutshape(t(ell(284, -226, 15, 39, 4)), OPENING, 2.6, detail=0.9)
    _window(pl, t)
    _coronaries(pl, t)
    _tear(pl, t)


def bird(pl: Plate, t: T, *, up: float = 0.8, tint: str = "#f6efdc") -> None:
    """A bird in flight with two wings, facing right, about 110 long."""
    far = [(8, -6, 1), (20, -30 * up - 8), (8, -66 * up - 8, 1), (-10, -38 * up - 4), (-12, -4, 1)]
    near = [(12, -5, 1), (-2, -36 * up - 6), (-40, -64 * up - 6, 1), (-34, -30 * up - 2), (-20, -1, 1)]
    pl.cutshape(t(spline(far)), mix(tint, pl.ink, 0.22), 2.2, vol=6, detail=1)
    pl.cutshape(t(spline(BIRD_BODY)), tint, 2.2, vol=8, shade=0.6, detail=1)
    pl.cutshape(t(spline(near)), mix(tint, "#ffffff", 0.4), 2.2, vol=4, shade=0.5, detail=1)
    quills = [
        limb([(-8 - k * 5, -12 - 6 * k * up), (-24 - k * 4, -26 * up - 8 * k * up)], [0.8, 2, 0.8], 8) for k in range(3)
    ]
    pl.post(mask([t(quill) for quill in quills]), pl.ink, 0.8)
    pl.post(mask(t(ell(35, -8, 2.8))), pl.ink)


BIRD_BODY = [
    (52, -6, 1),
    (40, -15),
    (24, -16),
    (0, -11),
    (-26, -5),
    (-62, 4, 1),
    (-48, 8),
    (-60, 18, 1),
    (-22, 12),
    (8, 13),
    (30, 8),
    (40, -2),
]


def perched_bird(pl: Plate, t: T, tint: str = "#f8f0dc") -> None:
    """A bird asleep on its perch, facing right, feet at the origin, about 60 tall."""
    body = [
        (-58, 10, 1),
        (-38, -16),
        (-14, -44),
        (8, -58),
        (26, -52),
        (42, -44, 1),
        (28, -38),
        (26, -18),
        (6, -2),
        (-22, -2),
    ]
    pl.cutshape(t(spline(body)), tint, 2.4, vol=10, shade=0.6, detail=1)
    wing = [(-4, -36), (14, -24), (2, -8), (-44, 6, 1), (-28, -16)]
    pl.cutshape(t(spline(wing)), mix(tint, INK_E2, 0.14), 2.2, vol=6, shade=0.6, detail=1)
    pl.post(mask(t(limb([(13, -46), (17, -43), (22, -46)], [1.6, 2.6, 1.6], 10))), pl.ink)


def _vessel(
    pl: Plate, t: T, points: Sequence[Point], widths: Sequence[float], tint: str, vol: float, hatch: float
) -> None:
    pl.cutshape(
        t(limb(points, widths, 50)),
        tint,
        3.4,
        vol=vol,
        shade=1.0,
        hs=1.1,
        detail=0.8,
        shadow=(8, 10, 10, 0.4),
        hatch=hatch,
    )


def _great_vessels(pl: Plate, t: T) -> None:
    _vessel(pl, t, [(-148, -120), (-158, -240), VALVE], [104, 92, 88], VEIN, 44, 0)
    _vessel(pl, t, [(186, -70), (246, -130), (286, -210)], [84, 66, 58], VEIN, 32, 30)
    arch = [(-20, -150), (-46, -280), (30, -356), (132, -330), (172, -236), (176, -150)]
    _vessel(pl, t, arch, [120, 116, 112, 106, 100, 96], ROSE, 54, 70)
    for x, y, x1, y1, w in ((-2, -350, -16, -412, 42), (62, -372, 64, -428, 40), (122, -352, 146, -404, 40)):
        _vessel(pl, t, [(x, y), (x1, y1)], [w + 6, w], ROSE, 18, 0)
        pl.cutshape(t(ell(x1, y1 - w * 0.3, w * 0.5, w * 0.2, (x1 - x) * 0.3)), "#6b3a34", 2.6, detail=0.9)


def _valve(pl: Plate, t: T) -> None:
    pl.cutshape(t(ell(-150, -372, 52, 19)), "#f6efdc", 3, vol=6, detail=0.9)
    pl.cutshape(t(ell(-150, -370, 42, 13)), OPENING, 2.4, detail=0.9)
    lid = [(-104, -366, 1), (-74, -384), (-54, -420), (-60, -446, 1), (-86, -424), (-106, -396), (-110, -370, 1)]
    pl.cutshape(t(spline(lid)), OCHRE, 3, vol=10, detail=0.9)


def _muscle(pl: Plate, t: T) -> None:
    m = pl.add(
        t(spline(MUSCLE)),
        Lin([(0, "#f4a088"), (0.5, "#dc5a4c"), (1, "#94303c")], t((-200, -200)), t((200, 320))),
        vol=235,
        shade=1.05,
        hs=1.15,
        mottle=0.03,
        detail=0.7,
        shadow=(14, 18, 22, 0.35),
    )
    pl.hatch(m, 34)
    pl.contour(m, 4)
    for lobe, vol, hatch in (
        ([(-176, -186), (-226, -120), (-222, -40), (-172, -14), (-128, -62), (-96, -140), (-116, -192)], 44, -30),
        ([(92, -190), (170, -172), (222, -100), (206, -58), (150, -76), (96, -120)], 34, 80),
    ):
        pl.cutshape(
            t(spline(lobe)),
            "#d88078",
            3,
            vol=vol,
            shade=1.0,
            detail=0.7,
            shadow=(7, 8, 8, 0.4),
            hatch=hatch,
        )


def _window(pl: Plate, t: T) -> None:
    centre = (-44, 104)
    outer = [(centre[0] + (x - centre[0]) * 1.16, centre[1] + (y - centre[1]) * 1.12) for x, y in WINDOW]
    pl.cutshape(t(spline(outer)), "#f6d2b8", 3.2, vol=12, shade=0.7, detail=0.9, hatch=0)
    inside = pl.cutshape(
        t(spline(WINDOW)),
        Rad([(0, "#f6d08c"), (0.35, "#c98050"), (0.7, "#7a3a34"), (1, "#3a2022")], t((-40, 60)), 190),
        3.4,
        detail=0.9,
        hatch=8,
    )
    for points in (
        [(-150, 66), (-60, 82), (60, 70)],
        [(-140, 150), (-40, 164), (70, 150)],
        [(-90, 222), (-20, 230), (60, 222)],
    ):
        cord = mask(t(limb(points, [13, 6, 13], 40))) * inside
        pl.cutshape(cord, "#f2c8a4", 2, vol=4, detail=1)
    for x, y, s, flip in (
        (-102, 73, 0.84, False),
        (-22, 76, 0.9, False),
        (-92, 155, 0.9, False),
        (10, 157, 0.94, True),
        (-24, 226, 0.86, True),
    ):
        perched_bird(pl, _inner(t, x, y, s, flip=flip))
    bird(pl, _inner(t, -36, 2, 0.62, flip=True), up=0.7)


def _inner(t: T, x: float, y: float, s: float, *, flip: bool) -> T:
    return T(*t((x, y)), t.a[2] * s, 0, flip)


def _coronaries(pl: Plate, t: T) -> None:
    for points, width, tint in (
        ([(78, -30), (92, 50), (84, 130), (96, 190)], 13, ARTERY),
        ([(80, 60), (66, 120), (70, 190)], 9, BLUE),
        ([(206, -20), (222, 60), (212, 140), (190, 200)], 12, ARTERY),
    ):
        pl.cutshape(
            t(limb(points, [width, width * 0.75, width * 0.45, width * 0.2], 30)),
            tint,
            2.2,
            vol=width * 0.4,
            shade=1.0,
            detail=0.9,
            shadow=(4, 5, 4, 0.35),
        )


TEAR = [(172, -76), (140, -14), (174, 40), (130, 92), (168, 146), (114, 200), (138, 252), (84, 334)]
GAPE = (0, 5, 9, 18, 38, 50, 42, 10)
"""How wide the tear stands open along its way."""
SEWN = 0.42
"""Down to here it has been sewn."""


def on_tear(t: T, share: float) -> Point:
    """Where on the card a share of the tear's way lies."""
    x, y = sample(TEAR, 60)[round(share * 59)]
    return t((float(x), float(y)))


def _tear(pl: Plate, t: T) -> None:
    """The wall has torn from top to bottom; coarse stitches close it as far as somebody has come."""
    left = [(x - g, y) for (x, y), g in zip(TEAR, GAPE, strict=True)]
    right = [(x + g * 0.8, y + 6) for (x, y), g in zip(TEAR, GAPE, strict=True)]
    path = poly([t(place) for place in left + right[::-1]])
    glow = Rad([(0, "#fff6c8"), (0.5, "#ffd870"), (1, "#f0a040")], t((124, 190)), 230)
    pl.cutshape(path, glow, 4.2, detail=0.9, hatch=-60)
    for i in range(9):
        x, y = sample(TEAR, 60)[round(SEWN * 59 * (i + 0.4) / 9)]
        way = -1 if i % 2 else 1
        stitch = limb([t((x - 26, y - 9 * way)), t((x + 26, y + 9 * way))], [5, 7, 5], 8)
        pl.cutshape(stitch, "#fff8e4", 1.6, vol=2, detail=1, shadow=(2, 4, 3, 0.5))
