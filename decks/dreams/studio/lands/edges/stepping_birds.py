"""Card 69, Stepping Birds."""

from ...cards import Land, card
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import swirl
from ...kit.marks import line, rock_relief
from ...kit.paths import T, X, blurmask, ell, limb, mask, poly, rect, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sky import cumulus, strata
from .sleeping_bird import sleeping_bird


@card(
    69,
    "stepping-birds",
    "Stepping Birds",
    Land.EDGES,
    gouache,
    shadow="#140c28",
    high="#ffe8c8",
    vcol="#0e0818",
    vig=0.4,
)
def stepping_birds() -> Scene:
    """Where the stair ends, sleeping birds hang in the air as the next steps, and a sleepwalker sets out on them.

    They hold as long as they sleep; the nearest one has opened an eye.
    """
    sc = Scene(light=(-0.35, -0.75, 0.5), key="#ffdcb0", shadow="#2a1848", fog="#8a6a90", seed=691)
    _sky(sc)
    _far_towers(sc)
    _goal(sc)
    _mist(sc)
    r = _cliff(sc)
    _back_wall(sc, r)
    _stair(sc)
    _birds(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky(
        [(0, "#1c1236"), (0.28, "#3c2858"), (0.55, "#77507c"), (0.75, "#b87c80"), (0.9, "#e8b898"), (1, "#f4d0a8")],
        0,
        1300,
        warp=50,
    )
    sc.setflow(swirl(sc, -0.5, 0.7, 460, 3))
    sc.stars(160, 760, seed=6, col="#fff0dc", size=(0.6, 2.6))
    strata(sc, 700, 80, "#6a4674", "#e0a898", 0.45, 5, cell=120)


def _far_towers(sc: Scene) -> None:
    for pts, tone, seed in (
        ([(560, 1500), (590, 1120), (604, 1000), (640, 960), (690, 970), (716, 1060), (748, 1500)], "#8c6488", 3),
        ([(300, 1500), (340, 1210), (360, 1150), (410, 1140), (440, 1200), (470, 1500)], "#9a6c88", 4),
    ):
        m = sc.add(
            spline([(*p, 1) if i in (0, len(pts) - 1) else p for i, p in enumerate(pts)]),
            tone,
            vol=50,
            shade=0.7,
            depth=0.2,
            mottle=0.08,
            rough=5,
            fogg=(1040, 1330, 0.85, "#d8a498"),
            rim=("#e8b8a8", 4, (-0.6, -1), 0.5),
        )
        rock_relief(sc, m, 50, seed, 0.2)


def _goal(sc: Scene) -> None:
    """A rock at the upper right with a stair and a lit door."""
    _far_rock(sc)
    _lit_door(sc)


def _far_rock(sc: Scene) -> None:
    goal = spline(
        [
            (760, 330, 1),
            (800, 300),
            (880, 262),
            (1060, 236, 1),
            (1060, 1560, 1),
            (930, 1560, 1),
            (900, 1200),
            (876, 900),
            (850, 640),
            (800, 470),
            (764, 400),
        ]
    )
    goal_mask = sc.add(
        goal,
        Lin([(0, "#a8707c"), (1, "#4c3258")], (760, 300), (1060, 900)),
        vol=70,
        shade=0.9,
        depth=0.4,
        mottle=0.1,
        rough=5,
        rim=("#f4c0a0", 5, (-0.7, -1), 0.8),
        fogg=(820, 1300, 0.85, "#c890a0"),
    )
    rock_relief(sc, goal_mask, 60, 12, 0.24)
    for i in range(6):
        sc.add(
            rect(766 + i * 13, 326 - i * 11, 60, 12),
            mix("#d8a088", "#6c4660", i * 0.06),
            depth=0.45,
            detail=0.8,
            shadow=(3, 6, 4, 0.4),
        )


def _lit_door(sc: Scene) -> None:
    dx, dy = 884, 262
    sc.add(union(rect(dx - 34, dy - 76, 68, 82), ell(dx, dy - 76, 34)), "#5c3a58", depth=0.45, vol=6, detail=0.8)
    sc.add(
        union(rect(dx - 24, dy - 70, 48, 76), ell(dx, dy - 72, 24)),
        Lin([(0, "#fff4cc"), (1, "#ffb860")], (0, dy - 90), (0, dy)),
        mottle=0,
        detail=1,
        emit=0.8,
    )
    sc.glow(dx, dy - 40, 260, "#ffc070", 0.6, 2.0)
    sc.glow(dx, dy - 40, 90, "#fff0c8", 0.55, 2.0)


def _mist(sc: Scene) -> None:
    for y, th, tone, am in ((1290, 120, "#e8bca4", 0.75), (1120, 70, "#c892a0", 0.5), (1420, 110, "#f2d0b0", 0.8)):
        sc.haze(y, th, tone, am, seed=int(y) % 17)
    for i, (x, y, w, h) in enumerate(
        ((560, 1400, 420, 70), (860, 1340, 300, 60), (330, 1450, 360, 70), (760, 1470, 420, 70))
    ):
        cumulus(sc, x, y, w, h, 30 + i, light="#fbe0c4", mid="#d4a0a4", dark="#8a6490", alpha=0.9, depth=0.3)


def _cliff(sc: Scene):
    cliff_mask = _cliff_rock(sc)
    return _strata_in_the_rock(sc, cliff_mask)


def _cliff_rock(sc: Scene):
    cliff = spline(
        [
            (-60, 620, 1),
            (30, 640),
            (70, 720),
            (60, 800),
            (110, 880),
            (330, 884),
            (438, 880, 1),
            (452, 930),
            (424, 1000),
            (440, 1100),
            (396, 1220),
            (410, 1340),
            (370, 1560, 1),
            (-60, 1560, 1),
        ]
    )
    cliff_mask = sc.add(
        cliff,
        Lin([(0, "#c8847c"), (0.5, "#8c586c"), (1, "#44285a")], (420, 860), (0, 1480)),
        vol=120,
        shade=0.9,
        depth=0.8,
        mottle=0.10,
        rough=4,
        rim=("#ffc898", 6, (0.6, -0.8), 0.7),
    )
    rock_relief(sc, cliff_mask, 110, 14, 0.30, 2.4)
    rock_relief(sc, cliff_mask, 30, 15, 0.14)
    return cliff_mask


def _strata_in_the_rock(sc: Scene, cliff_mask):
    layers = []
    r = rng(69)
    for i in range(14):
        y = 930 + i * 42
        layers.append(
            (
                limb(
                    [
                        (-40, y + r.uniform(-14, 14)),
                        (140, y + r.uniform(-10, 10)),
                        (300, y + r.uniform(-10, 10)),
                        (440, y + r.uniform(-14, 14)),
                    ],
                    [5, r.uniform(6, 13), r.uniform(5, 11), 3],
                    40,
                ),
                "#2c1a40" if i % 2 else "#d89880",
                0.35,
            )
        )
    sc.polys(layers, clip=cliff_mask, soft=1.2, mottle=0, detail=0.4)
    return r


def _back_wall(sc: Scene, r) -> None:
    wall = spline(
        [
            (-60, -60, 1),
            (96, -60, 1),
            (120, 60),
            (84, 190),
            (130, 330),
            (96, 470),
            (150, 600),
            (122, 720),
            (178, 820),
            (176, 900, 1),
            (-60, 1240, 1),
        ]
    )
    wall_mask = sc.add(
        wall,
        Lin([(0, "#6a4264"), (1, "#33204a")], (160, 400), (-40, 900)),
        vol=70,
        shade=0.9,
        depth=0.7,
        mottle=0.1,
        rough=5,
        rim=("#d8a0a0", 5, (0.8, -0.6), 0.6),
    )
    rock_relief(sc, wall_mask, 70, 16, 0.28)
    seams = []
    for i in range(15):
        y = -10 + i * 62 + r.uniform(-14, 14)
        seams.append(
            (
                limb([(-40, y + 26), (40, y + 10), (150, y)], [7, r.uniform(6, 14), 2], 20),
                "#241438" if i % 2 else "#b87888",
                0.5,
            )
        )
    sc.polys(seams, clip=wall_mask, soft=1.2, mottle=0, detail=0.4)


def _stair(sc: Scene) -> None:
    """Steps that end at the brink."""
    count = 10
    for i in range(count - 1, -1, -1):
        u = i / (count - 1)
        x0, y0 = -60 + 262 * u, 1352 - 440 * u
        w = 302 - 40 * u
        x0 -= 40 - 14 * u
        rise = 49
        warmth = 0.25 + 0.75 * u
        tread = poly([(x0 + 16, y0 - 2), (x0 + w + 12, y0 - 8), (x0 + w + 2, y0 + 16), (x0 - 4, y0 + 23)])
        face = poly([(x0 - 4, y0 + 22), (x0 + w + 2, y0 + 15), (x0 + w - 4, y0 + rise + 6), (x0 - 10, y0 + rise + 14)])
        sc.add(
            face,
            Lin(
                [(0, mix("#5c3a5c", "#8c5c70", warmth)), (1, mix("#3a2450", "#5c3c60", warmth))], (0, y0), (0, y0 + 60)
            ),
            depth=0.85,
            mottle=0.12,
            rough=1.5,
            detail=0.6,
        )
        sc.add(
            tread,
            Lin([(0, mix("#6c4668", "#a87080", warmth)), (1, mix("#8a5c74", "#f4bc94", warmth))], (x0, 0), (x0 + w, 0)),
            depth=0.85,
            mottle=0.12,
            rough=1.5,
            detail=0.75,
            rim=("#ffdcb0", 2.5, (0.3, -1), 0.6 * warmth),
        )
    brink = spline([(176, 880, 1), (300, 868), (440, 872, 1), (456, 892, 1), (440, 910), (300, 912), (176, 916, 1)])
    sc.add(
        brink,
        Lin([(0, "#b8806c"), (1, "#f4be94")], (180, 0), (450, 0)),
        depth=0.88,
        vol=8,
        mottle=0.08,
        detail=0.7,
        rim=("#ffe4b8", 4, (0.3, -1), 0.8),
    )


def _birds(sc: Scene) -> None:
    """The next steps, far to near; the nearest one is awake."""
    flock = [
        ((812, 424), 0.30, -4),
        ((756, 500), 0.42, 3),
        ((806, 604), 0.54, -3),
        ((700, 700), 0.70, 4),
        ((742, 836), 0.84, -2),
    ]
    for i, ((x, y), s, turn) in enumerate(flock):
        fog = 0.45 - 0.09 * i
        sleeping_bird(
            sc,
            T(x, y, s, turn, i % 2 == 1),
            mix("#e8c8b0", "#8a6490", fog),
            mix("#fbeadc", "#9a7098", fog),
            mix("#b88478", "#7a5688", fog),
            mix("#e0703a", "#8a6490", fog),
            ("#ffe8c8", 4 * s + 1.5, (-0.5, -1), 0.8),
            seed=i,
        )
    sleeping_bird(
        sc,
        T(606, 956, 1.02, 2),
        "#f0d2b6",
        "#fff2e0",
        "#c08a74",
        "#e0703a",
        ("#ffe4b0", 5, (-0.6, -1), 0.9),
        eye_open=True,
        seed=9,
    )
    for (x, y), s, _ro in [*flock, ((606, 956), 1.02, 2)]:
        sc.dark(x + 10 * s, y + 92 * s, 120 * s, "#6a4680", 0.35, 1.6, 0.35)
    plumes = [
        (X(spline([(-12, 0, 1), (0, -5), (14, 0, 1), (0, 4)]), x, y, s, turn), "#fff0dc", 0.9)
        for x, y, s, turn in ((520, 1090, 1.2, 30), (640, 1180, 0.9, -40), (600, 1050, 0.8, 70), (700, 1010, 0.7, 10))
    ]
    sc.polys(plumes, detail=0.9, mottle=0)

    _sleepwalker(sc)


def _sleepwalker(sc: Scene) -> None:
    """A sleepwalker in a nightshirt and nightcap at the brink, one foot on nothing."""
    x, y, height = 386, 876, 276
    t, shirt, body, skin, stripe = _bare_legs(sc, x, y, height)
    _nightshirt(sc, t, shirt, body)
    _arms(sc, t, shirt, body, skin)
    _sleeping_head(sc, t, skin, body, stripe, shirt)
    _held_lantern(sc, t)


def _bare_legs(sc: Scene, x, y, height):
    sc.add(blurmask(ell(x - 12, y + 2, 46, 8), 3), "#2c1a40", alpha=0.6, mottle=0)
    t = T(x, y, height, 4)
    body = {
        "depth": 0.95,
        "detail": 1.0,
        "rim": ("#fff0c0", 3.5, (0.8, -0.4), 0.95),
        "vol": height * 0.045,
        "shade": 0.9,
    }
    skin, shirt, stripe = "#e8b088", "#f4ead8", "#3f98a4"
    sc.add(
        t(limb([(-0.02, -0.36), (-0.05, -0.20), (-0.04, -0.03)], [0.085, 0.07, 0.05])),
        mix(skin, "#402848", 0.25),
        **body,
    )
    sc.add(t(spline([(-0.08, -0.05), (-0.08, 0), (0.04, 0), (0, -0.04)])), stripe, **body)
    sc.add(t(limb([(0.05, -0.36), (0.19, -0.31), (0.25, -0.14)], [0.085, 0.07, 0.05])), skin, **body)
    sc.add(t(spline([(0.22, -0.17), (0.22, -0.11), (0.36, -0.12), (0.30, -0.16)])), stripe, **body)
    return t, shirt, body, skin, stripe


def _nightshirt(sc: Scene, t, shirt, body) -> None:
    nightshirt = [
        (-0.055, -0.80),
        (-0.11, -0.72),
        (-0.12, -0.55),
        (-0.17, -0.38),
        (-0.22, -0.17, 1),
        (-0.05, -0.18),
        (0.12, -0.24),
        (0.25, -0.30, 1),
        (0.16, -0.48),
        (0.105, -0.62),
        (0.10, -0.72),
        (0.055, -0.80),
    ]
    m = sc.add(
        t(spline(nightshirt)),
        Lin([(0, shirt), (1, mix(shirt, "#8a6a98", 0.35))], t((0.05, -0.7)), t((-0.2, -0.3))),
        **body,
    )
    stripes = [
        (t(limb([(u * 0.5, -0.80), (u * 0.9, -0.5), (u * 1.7 + 0.02, -0.15)], [0.010, 0.014, 0.02])), "#d8785c", 0.75)
        for u in (-0.11, -0.06, -0.01, 0.04, 0.09)
    ]
    sc.polys(stripes, clip=m, mottle=0, detail=1, depth=0.95)


def _arms(sc: Scene, t, shirt, body, skin) -> None:
    for shoulder, elbow, hand in (
        ((-0.02, -0.735), (0.14, -0.76), (0.33, -0.80)),
        ((0.02, -0.72), (0.16, -0.70), (0.34, -0.72)),
    ):
        sc.add(t(limb([shoulder, elbow, hand], [0.10, 0.09, 0.075])), mix(shirt, "#8a6a98", 0.12), **body)
        sc.add(t(ell(hand[0] + 0.03, hand[1], 0.032, 0.026)), skin, **{**body, "vol": 0})


def _sleeping_head(sc: Scene, t, skin, body, stripe, shirt) -> None:
    """An eye closed, a nightcap with a bobble."""
    sc.add(t(ell(0.015, -0.875, 0.074, 0.085)), skin, **body)
    sc.add(t(ell(0.088, -0.868, 0.015, 0.013)), mix(skin, "#b05040", 0.3), mottle=0, depth=0.95, detail=1)
    sc.add(
        t(spline([(-0.06, -0.80), (-0.075, -0.88), (-0.02, -0.92), (0.01, -0.88), (-0.01, -0.82)])), "#6a4438", **body
    )
    cap = [
        (0.10, -0.915, 1),
        (0.06, -0.97),
        (-0.02, -1.05),
        (-0.14, -1.02),
        (-0.25, -0.86),
        (-0.27, -0.74, 1),
        (-0.20, -0.82),
        (-0.12, -0.92),
        (-0.075, -0.90, 1),
        (0.01, -0.925),
    ]
    sc.add(t(spline(cap)), stripe, **body)
    sc.add(t(limb([(-0.08, -0.895), (0.01, -0.93), (0.105, -0.912)], [0.035, 0.04, 0.035])), shirt, **body)
    sc.add(t(ell(-0.275, -0.72, 0.042)), shirt, **body)
    # without caps: at this scale they would be larger than the lid
    lid = limb([(0.043, -0.884), (0.060, -0.874), (0.077, -0.883)], [0.003, 0.010, 0.003], cap=False)
    sc.post(mask(t(lid)), "#5a2c2c")


def _held_lantern(sc: Scene, t) -> None:
    _lantern(sc, t((0.37, -0.715)))


def _lantern(sc: Scene, hand: tuple[float, float]) -> None:
    x, y = hand
    line(sc, [(x, y + 2), (x + 1, y + 20)], 3, "#2c1a30")
    sc.add(spline([(x - 14, y + 22, 1), (x + 1, y + 10), (x + 16, y + 22, 1)]), "#4a2c3c", detail=1)
    sc.add(
        rect(x - 12, y + 22, 26, 34, 5),
        Lin([(0, "#fff6cc"), (1, "#ffb850")], (0, y + 20), (0, y + 56)),
        mottle=0,
        detail=1,
        emit=0.9,
    )
    sc.add(rect(x - 14, y + 54, 30, 6, 2), "#4a2c3c", detail=1)
    sc.glow(x + 1, y + 40, 250, "#ffb860", 0.55, 2.0)
    sc.glow(x + 1, y + 40, 80, "#fff2c8", 0.6, 2.0)
