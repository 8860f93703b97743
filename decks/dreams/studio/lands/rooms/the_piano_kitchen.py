"""Card 29, The Piano Kitchen."""

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, relief
from ...kit.paths import T, ell, limb, mask, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import swallow
from ...motifs.people import STOUT, Gesture, Look, human
from .kitchenware import copper_pot, key_ribbon, toque
from .motifs import guest_mouse, steam
from .piano_stove import FOOT, KEYS, TOP, piano_stove

RIM = ("#ffc070", 6, (0.5, 0.9), 0.9)
NOODLE = [(566, 412), (612, 352), (566, 282), (438, 262), (322, 330), (206, 318), (120, 200), (180, 70), (300, -50)]
COOK = (474, 1446, 900)


@card(29, "the-piano-kitchen", "The Piano Kitchen", Land.ROOMS, gouache, hand=LOOSE, con=0.2, sat=1.08, vig=0.36)
def the_piano_kitchen() -> Scene:
    """The piano is the stove; whoever cooks plays with such fury that all boils over.

    Passion, or rage? Noodles of keys leap out of the pot, the steam leaves through the window as swallows.
    """
    sc = Scene(light=(0.45, -0.6, 0.5), key="#ffe2b0", shadow="#2a1020", fog="#d8e0c8", seed=293)
    room(sc)
    piano_stove(sc)
    pots(sc)
    vapour(sc)
    key_ribbon(sc, NOODLE, 66)
    boiling(sc)
    swallows(sc)
    stool(sc)
    cook(sc)
    guest_mouse(sc, T(862, 1452, 1.35, 0, flip=True), rim=("#ffb860", 4, (-0.9, -0.2), 0.9))
    return sc


def room(sc: Scene) -> None:
    """A dark green wall, a window that lets the morning in, tiles in the light of the fire."""
    sc.img[:] = sc.fill(Rad([(0, "#8aa88c"), (0.4, "#47786e"), (1, "#123036")], (820, 200), 1050))
    relief(sc, np.ones((sc.h, sc.w), np.float32), 0.05, 70, 5)
    sc.setflow(0.5 + noise(360, 2, 5) * 0.5)
    sky = Lin([(0, "#9fd0d0"), (0.6, "#f6e8c4"), (1, "#ffc890")], (0, 20), (0, 400))
    sc.add(rect(706, -20, 330, 424, 4), "#f0dcb0", vol=9, depth=0.15, detail=0.5, shadow=(-10, 14, 18, 0.5))
    for x in (736, 900):
        sc.add(rect(x, 10, 146, 182), sky, depth=0.1, detail=0.35)
        sc.add(rect(x, 206, 146, 168), sky, depth=0.1, detail=0.35)
    sc.add(rect(680, 396, 356, 30, 4), Lin([(0, "#fff0cc"), (1, "#a87848")], (0, 396), (0, 426)), vol=6, depth=0.2)
    sc.beam([(706, 0), (1016, 380), (600, 1300), (60, 900)], "#fff0c0", 0.16, 60)
    floor = rect(-10, FOOT - 4, W + 20, H)
    m = sc.add(floor, Lin([(0, "#e8904a"), (1, "#4a1c1c")], (0, FOOT), (0, H)), depth=0.4, detail=0.3)
    cam = Cam(eye=(0, 1.6, -4.2), pitch=0, f=900, c=(W * 0.5, 1100))
    checks = []
    for i in range(-12, 12):
        for j in range(14):
            if (i + j) % 2:
                x, z = i * 0.5, -3.2 + j * 0.5
                tile = cam.poly([(x, 0, z), (x + 0.5, 0, z), (x + 0.5, 0, z + 0.5), (x, 0, z + 0.5)])
                if tile is not None:
                    checks.append((tile, "#f8e0b0", 0.6))
    sc.polys(checks, clip=m, depth=0.4, detail=0.35, mottle=0.06, flow=0.0)
    sc.glow(508, FOOT + 10, 520, "#ff9a3c", 0.5, 1.6, 0.3, clip=m)


def pots(sc: Scene) -> None:
    """A kettle and two pots; the lid of one has had enough."""
    for x, wide in ((206, 200), (532, 280), (836, 190)):
        cast(sc, ell(x, TOP - 8, wide * 0.6, 12), 7, 0.7, "#2a0c10")
    copper_pot(sc, 206, TOP - 12, 196, 128, "#b85a34")
    copper_pot(sc, 532, TOP - 12, 270, 158, "#d07a3c")
    lid = T(150, 352, 1.0, -24)
    tones = Lin([(0, "#ffd8a0"), (0.5, "#c8683a"), (1, "#6a2418")], lid((-90, 0)), lid((90, 0)))
    sc.add(
        lid(spline([(-104, 14, 1), (-70, -16), (0, -32), (70, -16), (104, 14, 1), (0, 30)])), tones, vol=14, depth=0.7
    )
    sc.add(lid(ell(0, -40, 15, 13)), "#e8b858", vol=7, depth=0.7, detail=0.6)
    kettle(sc, 836, TOP - 12)


def kettle(sc: Scene, x: float, y: float) -> None:
    """Red enamel; it whistles."""
    red = "#c23a2c"
    look = {"depth": 0.7, "detail": 0.55}
    sc.add(limb([(x - 84, y - 50), (x - 124, y - 86), (x - 140, y - 136)], [40, 28, 18], 30), red, vol=10, **look)
    handle = limb([(x - 66, y - 128), (x - 46, y - 218), (x + 54, y - 218), (x + 70, y - 128)], [11, 13, 13, 11], 40)
    sc.add(handle, "#3a1a14", vol=5, **look)
    body = [(x - 88, y, 1), (x - 100, y - 60), (x - 66, y - 124), (x, y - 144), (x + 66, y - 124), (x + 100, y - 60)]
    tones = Lin([(0, "#f08a60"), (0.4, red), (1, "#5a1018")], (x - 90, 0), (x + 100, 0))
    sc.add(spline([*body, (x + 88, y, 1)]), tones, vol=46, rim=("#ffe8c0", 4, (0.6, -0.7), 0.7), **look)
    sc.add(ell(x, y - 150, 15, 13), "#e8b858", vol=6, **look)


def vapour(sc: Scene) -> None:
    """White columns from all that boils."""
    white = "#fff6e4"
    steam(sc, [(206, 420), (250, 330), (190, 240), (270, 150), (220, 20)], [60, 120, 130, 120, 90], white, 11, 0.75)
    steam(sc, [(540, 400), (620, 300), (520, 200), (620, 110), (560, -10)], [110, 190, 210, 190, 150], white, 12, 0.85)
    steam(sc, [(694, 400), (650, 320), (720, 240), (680, 130)], [14, 60, 90, 80], white, 13, 0.5)


def boiling(sc: Scene) -> None:
    """Foam over the rim of the large pot, and down the strings."""
    dice = rng(6)
    foam = []
    for i in range(26):
        x = 404 + i * 10.4
        foam.append(ell(x, 402 + dice.uniform(-14, 10), dice.uniform(14, 26), dice.uniform(12, 20)))
    drips = [
        limb([(x, 400), (x + 3, 400 + long * 0.5), (x, 400 + long)], [26, 16, 24], 16)
        for x, long in ((430, 120), (468, 60), (596, 80), (640, 210), (664, 110))
    ]
    m = mask(foam + drips)
    sc.add(
        m,
        Lin([(0, "#fffdf2"), (1, "#e8d0a8")], (0, 390), (0, 620)),
        vol=9,
        depth=0.75,
        detail=0.5,
        shadow=(4, 8, 7, 0.4),
    )
    sc.mul("#c8a890", np.clip(blur(m, 4) - 0.6, 0, 1) * noise(14, 2, 3).clip(0, 1) * m)


def swallows(sc: Scene) -> None:
    """The nearer to the window, the more bird."""
    flock = (
        (470, 190, 0.8, -40, 0.05),
        (640, 236, 0.8, -30, 0.15),
        (520, 84, 1.0, -34, 0.3),
        (668, 126, 0.9, -20, 0.5),
        (770, 274, 0.8, -16, 0.85),
        (790, 96, 0.95, -24, 0.85),
        (900, 190, 0.7, -18, 1.0),
        (956, 70, 0.55, -14, 1.0),
    )
    for i, (x, y, size, turn, ink) in enumerate(flock):
        t = T(x, y, size * 1.25, turn)
        sc.add(
            swallow(t, 0.8 + 0.4 * (i % 3) / 2),
            mix("#fffaf0", "#16343e", ink),
            vol=7 * size,
            depth=0.6,
            detail=0.7,
            alpha=0.75 + 0.25 * ink,
            shadow=(-4, 8, 9, 0.25),
        )
        if ink > 0.7:
            sc.add(t(spline([(34, 2), (20, 7), (-6, 8), (-18, 5), (4, 3)])), "#fff0dc", depth=0.6, detail=0.8, mottle=0)


def stool(sc: Scene) -> None:
    """It stands on two of its legs."""
    x, y, _ = COOK
    seat = y - 236
    cast(sc, ell(x + 10, y + 4, 190, 22), 10, 0.75, "#2a0c10")
    for dx, foot in ((-76, y - 8), (-20, y - 34), (40, y - 30), (92, y + 6)):
        sc.add(limb([(x + dx * 0.7, seat), (x + dx * 1.25, foot)], [19, 14], 12), "#3a1414", vol=6, depth=0.8, rim=RIM)
    sc.add(
        ell(x, seat, 122, 30),
        Lin([(0, "#c8402e"), (1, "#5a1018")], (0, seat - 30), (0, seat + 30)),
        vol=12,
        depth=0.82,
        rim=RIM,
    )


def cook(sc: Scene) -> None:
    """From behind: one hand in the keys, the other high, about to come down; the hat flies off."""
    x, y, h = COOK
    furious = Gesture(
        hips=(0.02, 0, 0.29),
        lean=10,
        side=7,
        nod=-10,
        look=-24,
        hands=((0.2, -0.3, 0.8), (0.26, 0.2, 0.6)),
        feet=((0.14, -0.16, 0.02), (0.2, 0.14, 0.0)),
    )
    look = Look(
        coat="#dccfc4", legs="#38505c", boots="#2a1418", hair="#4a2416", skin="#dc9c70", hem=0.2, collar="#c23a2c"
    )
    high, low = (724.0, 706.0), (252.0, KEYS + 62.0)
    who = human(
        sc,
        x,
        y,
        h,
        furious,
        look,
        build=STOUT,
        turn=-84,
        right=high,
        left=low,
        reach=0.12,
        rim=RIM,
        key=0.7,
        dark=1.1,
        depth=0.9,
    )
    bow(sc, x - 6, y - 0.36 * h)
    hx, hy = who.head
    toque(sc, T(hx - 40, hy - 128, 1.75, -22), rim=("#fff0cc", 5, (0.7, -0.5), 0.8))


def bow(sc: Scene, x: float, y: float) -> None:
    """The strings of an apron, tied behind."""
    look = {"vol": 7, "depth": 0.92, "detail": 0.65, "shadow": (4, 6, 6, 0.45)}
    teal = "#2f7a78"
    sc.add(limb([(x - 124, y - 6), (x, y + 10), (x + 124, y - 4)], [22, 24, 22], 24), teal, **look)
    for s in (-1, 1):
        sc.add(limb([(x, y + 8), (x + s * 26, y + 70), (x + s * 44, y + 122)], [16, 20, 24], 20), teal, **look)
        sc.add(
            spline([(x, y + 6, 1), (x + s * 40, y - 32), (x + s * 78, y - 16), (x + s * 60, y + 24)]),
            mix(teal, "#ffffff", 0.1),
            **look,
        )
    sc.add(ell(x, y + 8, 16, 15), mix(teal, "#ffffff", 0.2), **look)
