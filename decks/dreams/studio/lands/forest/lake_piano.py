"""A grand piano that sinks, seen from its keyboard."""

from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.marks import grain
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Scene

RIM = ("#fff2d8", 4, (0.5, -0.9), 0.8)


def piano(sc: Scene, t: T) -> None:
    """Case, music and keys about the frame's origin; 340 wide in it. The lid lies behind what grows out of it."""
    _deck(sc, t)
    desk(sc, t)
    _keyboard(sc, t)
    _moss(sc, t)


def lid(sc: Scene, t: T) -> None:
    """The open lid, hinged on the left; its inside is red as a mouth."""
    outer = [(-156, -92, 1), (-128, -214), (-60, -248), (40, -244), (140, -214, 1), (64, -112, 1)]
    black = Lin([(0, "#4a3644"), (1, "#17121c")], t((-140, -220)), t((120, -110)))
    sc.add(t(spline(outer)), black, vol=10, depth=0.6, rim=RIM, detail=0.5)
    inner = [(-140, -96, 1), (-114, -204), (-54, -234), (38, -230), (124, -206, 1), (54, -110, 1)]
    red = Lin([(0, "#c8643c"), (0.5, "#7a3028"), (1, "#2c1420")], t((120, -210)), t((-110, -110)))
    m = sc.add(t(spline(inner)), red, depth=0.6, detail=0.45, mottle=0.12, flow=-0.5)
    grain(sc, m, 0.2, 16, 9, 5)
    sc.mul("#1c0c1c", blur(mask(t(limb([(-100, -100), (0, -110), (60, -112)], [26, 40, 26], 20))), 9) * m * 0.8)
    sc.add(t(limb([(126, -92), (112, -202)], [5, 4], 4)), "#1c141a", depth=0.6, rim=("#ffe0a8", 2, (1, 0), 0.7))


def _deck(sc: Scene, t: T) -> None:
    """The board before the strings."""
    deck = [(-160, -104, 1), (150, -104, 1), (160, -80, 1), (-162, -80, 1)]
    sc.add(t(spline(deck)), Lin([(0, "#4a3844"), (1, "#201822")], t((0, -104)), t((0, -80))), depth=0.62, rim=RIM)


def desk(sc: Scene, t: T, *, music: bool = True) -> None:
    """The desk, with its music or without; a page lifts in the wind."""
    board = [(-74, -94, 1), (-64, -142), (0, -150), (62, -142), (72, -94, 1)]
    sc.add(t(spline(board)), "#3a2430", vol=8, depth=0.64, rim=RIM, shadow=(-6, 6, 9, 0.5), detail=0.5)
    if not music:
        return
    for page, tone in (
        (((-48, -97), (-45, -138), (-2, -141), (2, -98)), "#fff6e0"),
        (((4, -98), (2, -141), (24, -150), (52, -162), (60, -130), (40, -108)), "#f0dcb8"),
    ):
        m = sc.add(t(spline([(*p, 1) for p in page])), tone, vol=4, depth=0.65, shadow=(-4, 5, 5, 0.5), detail=0.6)
        x = page[0][0]
        staves = [limb([t((x + 4, -132 + 8 * k)), t((x + 42, -134 + 8 * k))], [2, 2], 3) for k in range(5)]
        sc.mul("#5a4a58", mask(staves) * m * 0.6)


def _keyboard(sc: Scene, t: T) -> None:
    """Fall, keys, key slip and cheeks; some keys are down, though nobody plays."""
    fall = poly([t(p) for p in ((-160, -82), (160, -82), (164, -58), (-164, -58))])
    sc.add(fall, Lin([(0, "#120e18"), (1, "#3a2c38")], t((0, -82)), t((0, -58))), depth=0.66)
    bed = poly([t(p) for p in ((-146, -62), (146, -62), (154, -28), (-154, -28))])
    m = sc.add(
        bed, Lin([(0, "#c8b8a8"), (1, "#fffaf0")], t((0, -60)), t((0, -28))), depth=0.67, mottle=0.04, detail=0.6
    )
    sc.mul("#3a3048", mask(t(poly([(-148, -63), (148, -63), (149, -54), (-149, -54)]))) * m * 0.6)
    lines, blacks = [], []
    for i in range(29):
        x0, x1 = -146 + 292 * i / 28, -154 + 308 * i / 28
        lines.append(limb([t((x0, -60)), t((x1, -28))], [2.4, 3.2], 3))
        if i < 28 and i % 7 not in (2, 6):
            top, low = x0 + 292 / 28, x0 + 292 / 28 + (x1 - x0) * 0.2
            blacks.append((t(poly([(top - 3, -61), (top + 3, -61), (low + 3.4, -42), (low - 3.4, -42)])), "#15111b"))
        if i in (5, 7, 9, 18, 20, 22):
            down = poly([t(p) for p in ((x0, -60), (x0 + 10.4, -60), (x1 + 11, -28), (x1, -28))])
            sc.mul("#6a5a6c", mask(down) * m * 0.55)
    sc.mul("#5a4c50", mask(lines) * m * 0.8)
    sc.polys(blacks, vol=3, depth=0.68, detail=0.7, mottle=0, shadow=(-3, 3, 2, 0.5))
    slip = poly([t(p) for p in ((-172, -26), (172, -26), (168, 44), (-168, 44))])
    black = Lin([(0, "#5a4652"), (0.2, "#241c28"), (1, "#0e0c16")], t((0, -26)), t((0, 44)))
    sc.add(slip, black, vol=10, depth=0.69, rim=RIM, detail=0.5, mottle=0.08)
    for side in (-1, 1):
        cheek = [(side * 148, -88, 1), (side * 180, -88, 1), (side * 186, -18, 1), (side * 152, -20, 1)]
        sc.add(t(spline(cheek)), "#2c222e", vol=12, depth=0.7, rim=RIM, detail=0.5)


def _moss(sc: Scene, t: T) -> None:
    """Weed hangs from its edge, and leaves lie on the keys."""
    dice = rng(5)
    weed, fallen = [], []
    for _ in range(70):
        x = dice.uniform(-168, 168)
        long = dice.uniform(6, 26) * (0.5 + abs(x) / 168)
        way = [t((x, -24)), t((x + dice.normal() * 3, -24 + long * 0.6)), t((x + dice.normal() * 4, -24 + long))]
        weed.append((limb(way, [7, 5, 1.5], 8), mix("#4a6a4c", "#8a9a58", dice.random())))
    sc.polys(weed, depth=0.71, vol=3, detail=0.5, mottle=0.06)
    for _ in range(16):
        x, y = t((dice.uniform(-150, 150), dice.choice([-104.0, -84.0, -30.0]) + dice.normal() * 2))
        fallen.append((ell(x, y, 15, 6, dice.uniform(-30, 30)), mix("#b82e24", "#ffb850", dice.random())))
    sc.polys(fallen, depth=0.72, vol=3, detail=0.6, mottle=0.04, shadow=(-2, 4, 3, 0.5))
