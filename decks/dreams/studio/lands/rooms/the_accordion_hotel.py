"""Card 32, The Accordion Hotel."""

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import cast, line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus
from .bellows import BRASS, DEEP_BLUE, FLOORS, RASPBERRY, Fan, paint_bellows, paint_brass, paint_end_blocks


def flying_door(sc: Scene, t: T, colour, rim=("#ffe8b8", 3, (-0.4, -1), 0.8)) -> None:
    """A hotel door off its hinges, 60 x 120 units."""
    k = t.a[2]
    edge = poly([(30, -60), (40, -52), (40, 64), (30, 60)])
    sc.add(t(edge), mix(colour, "#1c1438", 0.6), depth=0.8, detail=0.9)
    sc.add(
        t(rect(-30, -60, 60, 120, 4)),
        Lin([(0, mix(colour, "#ffffff", 0.22)), (1, mix(colour, "#1c1438", 0.25))], t((-30, -60)), t((30, 60))),
        vol=6 * k,
        depth=0.8,
        detail=0.95,
        rim=rim,
        shadow=(8, 14, 12, 0.35, DEEP_BLUE),
    )
    panels = [
        (t(rect(-21, -50, 42, 44, 3)), mix(colour, "#1c1438", 0.25)),
        (t(rect(-21, 4, 42, 46, 3)), mix(colour, "#1c1438", 0.25)),
        (t(ell(21, 2, 5)), BRASS),
    ]
    sc.polys(panels, vol=4 * k, depth=0.81, detail=1)


def giant_hand(
    sc: Scene, t: T, skin: str = "#e0a884", cuff: str = "#2a2f5c", rim=("#ffe0b8", 5, (0.2, -1), 0.8)
) -> None:
    """Hand coming from the lower left, four fingers laid over an edge to the right, thumb below."""
    k = t.a[2]
    kw = {"depth": 0.92, "detail": 0.85, "rim": rim, "mottle": 0.04}
    sc.add(t(limb([(-330, 250), (-200, 130), (-110, 50)], [240, 210, 170])), cuff, vol=70 * k, **kw)
    sc.add(t(limb([(-172, 6), (-120, 70), (-50, 132)], [38, 40, 38])), "#f4ead8", vol=16 * k, **kw)
    palm = spline([(-150, -10), (-100, -78), (-20, -100), (50, -70), (70, 20), (40, 96), (-40, 120), (-110, 80)])
    sc.add(t(palm), mix(skin, "#8a4a4a", 0.12), vol=60 * k, **kw)
    thumb = limb([(-40, 90), (40, 116), (104, 104)], [62, 50, 36])
    sc.add(t(thumb), skin, vol=22 * k, shadow=(4, 10, 10, 0.45), **kw)
    for i, (x0, y0, x1, y1) in enumerate(
        ((-30, -76, 120, -100), (0, -36, 150, -44), (4, 8, 150, 12), (-10, 50, 128, 62))
    ):
        w = (50, 54, 52, 44)[i]
        finger = limb([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 12), (x1, y1)], [w * 1.06, w, w * 0.74])
        sc.add(t(finger), skin, vol=w * 0.42 * k, shadow=(4, 9, 8, 0.5), **kw)
        sc.add(t(X(ell(0, 0, 15, 11), x1 + 6, y1 - 2)), "#f6d4c0", vol=4 * k, depth=0.93, detail=1)
        mid = ((x0 + x1) / 2, (y0 + y1) / 2 - 12)
        for d in (-7, 3):
            line(
                sc,
                [t((mid[0] + d, mid[1] - w * 0.3)), t((mid[0] + d + 3, mid[1])), t((mid[0] + d, mid[1] + w * 0.3))],
                2.4 * k,
                "#a8685a",
                0.5,
            )


@card(32, "the-accordion-hotel", "The Accordion Hotel", Land.ROOMS, gouache, vig=0.3)
def the_accordion_hotel() -> Scene:
    """Somebody plays the hotel like an accordion: the floors fold, the doors fly out at the top like notes.

    The bellboy runs with the luggage of half the house; one guest has moved out in time and stops his ears.
    """
    sc = Scene(light=(-0.35, -0.8, 0.45), key="#ffe8c0", shadow="#1c1850", fog="#a890b8", seed=321)
    _sky(sc)
    _square(sc)
    fan = Fan()
    cast(sc, ell(508, 1276, 330, 40), 20, 0.75, DEEP_BLUE)
    _winds(sc)
    angles, offsets = paint_bellows(sc, fan)
    paint_brass(sc, fan, angles, offsets)
    paint_end_blocks(sc, fan)
    _bellboy(sc, fan)
    _flying_doors(sc)
    # hands
    giant_hand(sc, T(206, 1052, 0.92, -16))
    giant_hand(sc, T(812, 1052, 0.92, 16, flip=True), cuff="#2a2f5c")
    _guest(sc)
    return sc


def _sky(sc: Scene) -> None:
    """Paint an evening sky with a few clouds."""
    sc.sky([(0, "#2a2a68"), (0.35, "#5f5498"), (0.62, "#b890b0"), (0.8, "#f0c0a8"), (1, "#ffd8a0")], 0, 1330, warp=50)
    sc.setflow(swirl(sc, 0, 0.8, 380, 2))
    sc.stars(70, 420, 5)
    for x, y, w, h, seed in (
        (160, 560, 300, 60, 3),
        (880, 470, 280, 56, 4),
        (900, 700, 220, 46, 5),
        (110, 760, 200, 40, 6),
    ):
        cumulus(sc, x, y, w, h, seed, light="#ffe8dc", mid="#c8a0c0", dark="#6a5a98", alpha=0.85, depth=0.1)
    sc.glow(508, 760, 640, "#ffdca8", 0.5, 1.6)


def _square(sc: Scene) -> None:
    """Pave the square before the hotel."""
    ground = land(ridge(1262, 6, 300, 4, oct=2))
    square = sc.add(ground, Lin([(0, "#8a6a94"), (1, "#2a2458")], (0, 1262), (0, H)), depth=0.3, detail=0.3)
    dice = rng(5)
    cobbles = []
    for row in range(10):
        y = 1280 + row * 11 + row * row * 1.2
        size = 15 + row * 3.4
        for i in range(-1, int(W / (size * 2.1)) + 2):
            x = i * size * 2.1 + (row % 2) * size
            cobbles.append(
                (ell(x, y, size * 0.95, size * 0.40), mix("#b898b0", "#4a3f78", dice.random() * 0.6 + row * 0.04), 0.8)
            )
    sc.polys(cobbles, clip=square, vol=5, depth=0.32, detail=0.5, mottle=0.06)


def _winds(sc: Scene) -> None:
    """Blow five wind lines out of the top."""
    winds = []
    for k in range(5):
        winds.append(
            spline(
                [(470 + k * 18, 420), (430 + k * 10, 330 - k * 4), (300, 250 - k * 22), (120, 210 - k * 26)],
                closed=False,
            )
        )
        winds.append(
            spline([(540 + k * 10, 420), (610, 340 - k * 6), (740, 270 - k * 22), (930, 250 - k * 30)], closed=False)
        )
    sc.post(blur(mask(winds, stroke=2.6), 0.8), "#fff0d0", 0.38)


def _bellboy(sc: Scene, fan: Fan) -> None:
    """Let the bellboy run on the middle floor."""
    x, y = fan(1.2, FLOORS[1] + 8)
    boy_rim = ("#ffe8b8", 4, (-0.4, -1), 0.9)
    cast(sc, ell(x - 4, y - 2, 66, 10), 6, 0.6, DEEP_BLUE)
    bellboy = figure(
        sc,
        x,
        y - 6,
        236,
        coat="#e8b03c",
        hair="#3a2018",
        skin="#8a5a40",
        legs="#2a2f5c",
        skirt=0.26,
        stride=0.22,
        lean=14,
        arm=(0.30, -0.74),
        arm2=(-0.24, -0.60),
        rim=boy_rim,
        boots="#14142a",
    )
    boy = T(x, y - 6, 236, 14)
    sc.add(
        boy(spline([(-0.06, -0.96, 1), (-0.05, -1.05), (0.07, -1.05), (0.085, -0.96, 1)])),
        RASPBERRY,
        vol=7,
        depth=0.95,
        detail=1,
        rim=boy_rim,
    )
    for dy in (-0.70, -0.60, -0.50, -0.40):
        sc.add(boy(ell(0.075, dy, 0.017)), "#fff4d0", depth=0.95, detail=1, mottle=0)
    hx_, hy_ = bellboy["hand"]
    suitcase(sc, T(hx_ + 18, hy_ - 6, 0.9, -8), "#8c4438")
    suitcase(sc, T(hx_ + 30, hy_ - 62, 0.7, 14), "#2f7a80")
    suitcase(sc, T(hx_ + 62, hy_ - 112, 0.56, 34), "#e8d0a0")


def _flying_doors(sc: Scene) -> None:
    """Scatter the doors over the sky."""
    doors = [
        (330, 300, 0.95, -24, RASPBERRY),
        (220, 196, 0.74, -44, "#2f7a80"),
        (470, 248, 0.8, 10, "#e8b03c"),
        (640, 256, 1.0, 28, "#2f7a80"),
        (770, 176, 0.74, 46, RASPBERRY),
        (560, 140, 0.6, -12, "#b8683a"),
        (390, 150, 0.52, 20, "#e8b03c"),
        (868, 290, 0.6, 70, "#b8683a"),
    ]
    for dx, dy, size, turn, colour in doors:
        flying_door(sc, T(dx, dy, size, turn), colour)


def _guest(sc: Scene) -> None:
    """Seat the guest on his suitcase, with his ears stopped."""
    gx, gy = 470, 1392
    cast(sc, ell(gx + 20, gy + 2, 100, 14), 8, 0.6, DEEP_BLUE)
    suitcase(sc, T(gx - 6, gy - 28, 1.2, 0), "#8c5a3a")
    figure(
        sc,
        gx,
        gy,
        164,
        coat="#2f7a80",
        hair="#e8e0d8",
        skin="#e8b890",
        legs="#f0e4d0",
        boots="#c8506a",
        sit=True,
        hat="cone",
        arm=(0.05, -0.87),
        arm2=(-0.09, -0.87),
        rim=("#ffe8c0", 4, (-0.2, -1), 0.9),
    )


def suitcase(sc: Scene, t: T, colour, rim=("#ffe8b8", 3, (-0.4, -1), 0.8)) -> None:
    """Small suitcase with corners, straps and handle, 84 x 56 units, centred."""
    k = t.a[2]
    sc.add(
        t(limb([(-14, -28), (-12, -40), (12, -40), (14, -28)], [5, 5, 5, 5])), "#3a2420", vol=2, depth=0.95, detail=1
    )
    sc.add(
        t(rect(-42, -28, 84, 56, 6)),
        Lin([(0, mix(colour, "#ffffff", 0.2)), (1, mix(colour, "#1c1438", 0.35))], t((0, -28)), t((0, 28))),
        vol=8 * k,
        depth=0.95,
        detail=1,
        rim=rim,
    )
    straps = [(t(rect(x, -28, 9, 56)), mix(colour, "#1c1438", 0.5)) for x in (-28, 19)]
    straps += [(t(ell(x + 4.5, -2, 5)), BRASS) for x in (-28, 19)]
    sc.polys(straps, depth=0.95, detail=1, mottle=0)
