"""Who stands under the sun while it is cleaned: most have brought something to catch the gold in."""

from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import smooth
from ...kit.fills import Lin
from ...kit.paths import ell, spline
from ...kit.scene import Scene
from ...motifs.people import CHILD, Gesture, Look, human

RIM = ("#fff0b8", 6, (0.2, -1), 0.95)


def takers(sc: Scene) -> None:
    """Whoever lives there has come with bowls; they look at the gold and not at the dark."""
    up = {"nod": -26, "lean": 8, "tiptoe": 0.6}
    for x, y, h, look, turn, hands in (
        (
            310,
            1420,
            300,
            Look(coat="#3a3a6a", legs="#1c1c3c", hair="#2a2438", hat="cap", hat_colour="#2a2a50", hem=0.5),
            30,
            ((430, 1190), (450, 1176)),
        ),
        (
            700,
            1392,
            270,
            Look(coat="#b8583c", legs="#4a2c3c", hair="#3a1c1c", cut="bun", hem=0.86, flare=0.06),
            150,
            ((622, 1180), (608, 1170)),
        ),
    ):
        gesture = Gesture(
            hips=(0, 0, 0.5),
            hands=((0.3, -0.1, 0.9), (0.3, 0.1, 0.9)),
            feet=((0.13, -0.07, 0.0), (-0.13, 0.07, 0.02)),
            **up,
        )
        human(
            sc,
            x,
            y,
            h,
            gesture,
            look,
            turn=turn,
            right=hands[0],
            left=hands[1],
            reach=0.16,
            rim=RIM,
            depth=0.93,
            shadow={"strength": 0.5, "ahead": True, "squash": 0.3},
        )
    pot(sc, 440, 1176, 1.0, "#4a6aa0")
    pot(sc, 612, 1168, 0.9, "#c8744c")
    for x in (440, 612):
        sc.glow(x, 1120, 150, "#ffb83c", 0.4, 1.8)
    near(sc)


def pot(sc: Scene, x: float, y: float, s: float, tone: str) -> None:
    """A bowl that is held up, gold in it."""
    sc.add(
        spline(
            [
                (x - 58 * s, y - 34 * s, 1),
                (x + 58 * s, y - 36 * s, 1),
                (x + 40 * s, y + 12 * s),
                (x, y + 24 * s),
                (x - 40 * s, y + 14 * s),
            ]
        ),
        Lin([(0, mix(tone, "#ffffff", 0.3)), (1, mix(tone, "#141030", 0.5))], (x - 40, y - 30), (x + 40, y + 20)),
        vol=16 * s,
        depth=0.95,
        rim=RIM,
        shadow=(-4, 10, 6, 0.4),
    )
    sc.add(
        ell(x, y - 35 * s, 58 * s, 13 * s),
        Lin([(0, "#fff4b8"), (1, "#e89028")], (x - 50, y - 40), (x + 50, y - 30)),
        depth=0.95,
        emit=0.4,
    )


def near(sc: Scene) -> None:
    """One stands right before the eye, cut by the frame, and shades her eyes; a child looks the other way."""
    x, y, h = 852, 1660, 560
    lift = Gesture(
        hips=(0, 0, 0.5),
        lean=-3,
        nod=-22,
        hands=((0.26, -0.16, 1.0), (0.2, 0.14, 0.98)),
        feet=((0.05, -0.07, 0.0), (-0.05, 0.07, 0.0)),
    )
    look = Look(
        coat="#3c2c5c",
        legs="#1c1430",
        hair="#1c1424",
        hat="brim",
        hat_colour="#2a2048",
        hem=0.7,
        collar="#c83a34",
        skin="#c88460",
    )
    human(sc, x, y, h, lift, look, turn=-128, right=(790, 1120), left=(700, 1210), reach=0.2, rim=RIM, depth=0.98)
    child = Look(coat="#e8b040", legs="#3a3a6a", hair="#4a2418", cut="bob", hem=0.5, skin="#e8b088")
    still = Gesture(
        hips=(0, -0.02, 0.5),
        side=3,
        nod=-20,
        look=30,
        hands=((0.05, -0.15, 0.44), (0.05, 0.15, 0.44)),
        feet=((0.03, -0.06, 0.0), (-0.03, 0.06, 0.0)),
    )
    human(
        sc,
        128,
        1470,
        300,
        still,
        child,
        build=CHILD,
        turn=30,
        rim=("#c8d0ff", 4, (0.4, -0.9), 0.8),
        depth=0.96,
        shadow={"strength": 0.4},
    )
    sc.mul("#140f2c", smooth(1430, H + 60, sc.y) * 0.4 + smooth(W - 40, W + 80, sc.x) * 0.1)
