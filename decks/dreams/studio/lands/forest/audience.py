"""Insects seated at the cinema, from behind. Each sits on (0, 0) and is about 150 tall."""

from ...kit.colour import mix
from ...kit.fills import Rad
from ...kit.paths import T, ell, limb, mask, spline
from ...kit.scene import Scene

DARK = "#1c1230"
RIM = "#c8fff6"


class _Guest:
    """One guest while it is painted: its frame and what all its parts share."""

    def __init__(self, sc: Scene, t: T, depth) -> None:
        self.sc = sc
        self.t = t
        self.size = t.a[2]
        self.keep = {"depth": depth, "detail": 0.9}

    def part(self, path, colour, vol=14, rim=0.9, **more):
        edge = (RIM, max(4 * self.size, 1.4), (0.15, -1), rim) if rim else None
        return self.sc.add(self.t(path), colour, vol=vol * self.size, rim=edge, **self.keep, **more)

    def dome(self, points, colour):
        """Wing cases: light where the screen shines on them, dark at the foot."""
        tones = [(0, mix(colour, "#f4fff0", 0.35)), (0.5, colour), (1.1, mix(colour, DARK, 0.7))]
        return self.part(spline(points), Rad(tones, self.t((0, -84)), 96 * self.size), 26)

    def marks(self, paths, colour, clip=None, alpha=0.9) -> None:
        self.sc.polys([(self.t(p), colour, alpha) for p in paths], clip=clip, mottle=0, **self.keep)

    def feelers(self, *curves, width=5) -> None:
        for curve in curves:
            self.part(limb(curve, [width, width * 0.8, width * 1.1], 20), mix(DARK, "#6a5a8a", 0.3), 2, 0.8)


def ladybird(sc: Scene, t: T, colour, depth) -> None:
    """A round one with spots."""
    g = _Guest(sc, t, depth)
    g.feelers([(-8, -112), (-22, -134), (-34, -136)], [(8, -112), (22, -134), (34, -136)])
    g.part(ell(0, -104, 28, 20), mix(DARK, "#4a4a6a", 0.4), 10)
    m = g.dome([(0, -96), (42, -80), (58, -34), (46, 8), (0, 14), (-46, 8), (-58, -34), (-42, -80)], colour)
    g.marks([limb([(0, -94), (0, 12)], [3, 4], 6)], DARK, m)
    g.marks([ell(s * x, y, 9, 10) for s in (-1, 1) for x, y in ((20, -66), (38, -36), (17, -22))], DARK, m)


def stag_beetle(sc: Scene, t: T, colour, depth) -> None:
    """A broad one with antlers."""
    g = _Guest(sc, t, depth)
    horn = mix(colour, "#2a1420", 0.45)
    for s in (-1, 1):
        curve = [(s * 16, -124), (s * 50, -148), (s * 46, -186), (s * 18, -204)]
        g.part(limb(curve, [20, 18, 14, 5]), horn, 6)
        g.part(limb([(s * 47, -168), (s * 28, -170), (s * 20, -164)], [11, 8, 4]), horn, 3)
    g.part(ell(0, -118, 36, 22), horn, 12)
    g.part(spline([(-46, -86), (-40, -108), (40, -108), (46, -86), (38, -74), (-38, -74)]), mix(colour, DARK, 0.3), 10)
    m = g.dome([(0, -84), (40, -78), (54, -40), (46, 8), (0, 14), (-46, 8), (-54, -40), (-40, -78)], colour)
    g.marks([limb([(0, -80), (0, 12)], [3, 4], 6)], DARK, m)


def longhorn(sc: Scene, t: T, colour, depth) -> None:
    """A slim one with feelers longer than itself."""
    g = _Guest(sc, t, depth)
    for s in (-1, 1):
        curve = [(s * 8, -136), (s * 34, -190), (s * 78, -196), (s * 112, -150)]
        g.feelers(curve, width=6)
    g.part(ell(0, -130, 22, 20), mix(colour, DARK, 0.5), 9)
    g.part(spline([(-28, -98), (-24, -118), (24, -118), (28, -98), (22, -88), (-22, -88)]), mix(colour, DARK, 0.25), 8)
    m = g.dome([(0, -98), (30, -92), (38, -40), (28, 10), (0, 16), (-28, 10), (-38, -40), (-30, -92)], colour)
    g.marks([limb([(-44, y), (0, y + 8), (44, y)], [7, 10, 7], 12) for y in (-72, -40, -8)], mix(colour, DARK, 0.6), m)


def bumblebee(sc: Scene, t: T, colour, depth) -> None:
    """A furry one in stripes, its wings folded down its back."""
    g = _Guest(sc, t, depth)
    g.feelers([(-10, -116), (-20, -140), (-38, -142)], [(10, -116), (20, -140), (38, -142)])
    g.part(ell(0, -106, 32, 24), mix(DARK, "#5a4a5a", 0.4), 11, rough=2)
    m = g.dome([(0, -98), (46, -76), (60, -30), (44, 10), (0, 16), (-44, 10), (-60, -30), (-46, -76)], colour)
    g.marks([limb([(-66, y), (0, y + 10), (66, y)], [20, 24, 20], 12) for y in (-58, -14)], "#241a2c", m)
    for s in (-1, 1):
        wing = [(s * 8, -80, 1), (s * 44, -70), (s * 62, -22), (s * 50, 4), (s * 26, -18)]
        g.part(spline(wing), "#cfeef4", 3, 0.8, alpha=0.45)


def caterpillar(sc: Scene, t: T, colour, depth) -> None:
    """A tall one who has not taken off its hat."""
    g = _Guest(sc, t, depth)
    for i, (x, y, r) in enumerate(((0, -14, 46), (6, -62, 42), (2, -108, 39), (-4, -152, 36))):
        tone = colour if i % 2 else mix(colour, "#f0e09a", 0.3)
        tones = [(0, mix(tone, "#f4fff0", 0.3)), (0.6, tone), (1.1, mix(tone, DARK, 0.55))]
        g.part(ell(x, y, r, r * 0.72), Rad(tones, t((x, y - 16)), r * g.size), 16)
    hat = "#4a2a4c"
    g.part(ell(-4, -176, 44, 9), hat, 3)
    g.part(spline([(-30, -178, 1), (-34, -232, 1), (26, -232, 1), (22, -178, 1)]), hat, 8)
    g.marks([limb([(-32, -190), (-4, -185), (24, -190)], [10, 11, 10], 12)], "#d8783c")


def frightened_ladybird(sc: Scene, t: T, depth) -> None:
    """A small one that has turned round and looks at us, feelers down, hands at its mouth."""
    g = _Guest(sc, t, depth)
    colour = "#d8483a"
    g.dome([(0, -92), (46, -76), (60, -30), (46, 8), (0, 14), (-46, 8), (-60, -30), (-46, -76)], colour)
    g.part(spline([(0, -56), (26, -40), (28, 6), (0, 14), (-28, 6), (-26, -40)]), "#f0cfa0", 8, 0)
    g.feelers([(-16, -128), (-42, -138), (-56, -112)], [(16, -128), (42, -138), (56, -112)])
    g.part(spline([(0, -140), (38, -122), (42, -86), (20, -58), (-20, -58), (-42, -86), (-38, -122)]), "#3a2a48", 14)
    for s in (-1, 1):
        g.marks([ell(s * 17, -98, 14.5, 17)], "#fff8e8", alpha=1)
        g.marks([ell(s * 15, -96, 6.5, 8)], "#140c1c", alpha=1)
        sc.post(mask(t(ell(s * 15 - 3, -100, 2.6))), "#ffffff", 1)
        g.part(limb([(s * 40, -36), (s * 34, -58), (s * 9, -64)], [10, 10, 11]), "#2a1c38", 4, 0.6)
    g.marks([ell(0, -72, 6, 5)], "#140c1c", alpha=1)
