"""Empty coats and the heads they lost."""

import math
from dataclasses import dataclass

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, ell, limb, rect, spline
from ...kit.scene import Scene

NIGHT = "#0a0616"
KEEP = {"depth": 0.7, "detail": 0.85, "mottle": 0.07}
WIDTHS = {"fur": 0.62, "gown": 0.60, "trench": 0.46, "long": 0.44, "duffle": 0.62, "jacket": 0.46}
HEMS = {"fur": -0.03, "gown": -0.03, "trench": -0.03, "long": -0.03, "duffle": -0.05, "jacket": -0.16}


@dataclass(frozen=True, slots=True)
class Coat:
    """A coat that stands by itself: its frame (1 = its height), height, colour, kind and rim light."""

    t: T
    h: float
    colour: str
    kind: str
    rim: tuple

    def shade(self, amount: float):
        """Colour of the cloth with so much of the night in it."""
        return mix(self.colour, NIGHT, amount)

    @property
    def dark(self):
        """Colour of openings and seams."""
        return self.shade(0.62)

    @property
    def fur(self) -> bool:
        """Whether it is bulkier than cloth."""
        return self.kind == "fur"

    @property
    def width(self) -> float:
        """Width of the hem."""
        return WIDTHS[self.kind]

    @property
    def hem(self) -> float:
        """Where the hem ends."""
        return HEMS[self.kind]


def waving_sleeve(sc: Scene, coat: Coat) -> None:
    """A raised sleeve."""
    sleeve = limb([(-0.15, -0.82), (-0.30, -0.86), (-0.33, -1.06)], [0.13, 0.12, 0.12], 20)
    sc.add(coat.t(sleeve), coat.colour, vol=coat.h * 0.04, rim=coat.rim, **KEEP)
    sc.add(coat.t(ell(-0.333, -1.075, 0.058, 0.028, -10)), coat.dark, **KEEP)


def far_sleeve(sc: Scene, coat: Coat) -> None:
    """The sleeve behind the body, hanging."""
    sleeve = limb([(-0.16, -0.84), (-0.225, -0.62), (-0.215, -0.36)], [0.13, 0.12, 0.115], 20)
    sc.add(coat.t(sleeve), coat.shade(0.15), vol=coat.h * 0.04, rim=coat.rim, **KEEP)
    sc.add(coat.t(ell(-0.214, -0.352, 0.056, 0.02)), coat.dark, **KEEP)


def near_sleeve(sc: Scene, coat: Coat) -> None:
    """The sleeve before the body, hanging."""
    sleeve = limb([(0.16, -0.84), (0.225, -0.62), (0.21, -0.36)], [0.13, 0.12, 0.115], 20)
    sc.add(coat.t(sleeve), coat.shade(0.25), vol=coat.h * 0.04, **KEEP)
    sc.add(coat.t(ell(0.209, -0.352, 0.056, 0.02)), mix(coat.dark, "#05030c", 0.3), **KEEP)


def lining(sc: Scene, coat: Coat) -> None:
    """Dark lining seen through the collar."""
    neck = [(-0.09, -0.955), (0, -0.985), (0.09, -0.955), (0.06, -0.86), (0, -0.80), (-0.06, -0.86)]
    sc.add(coat.t(spline(neck)), mix(coat.dark, "#05030c", 0.5), **KEEP)


def cloth(sc: Scene, coat: Coat) -> np.ndarray:
    """The coat without its sleeves; returns its mask."""
    shoulder = 0.23 if coat.fur else 0.19
    waist = 0.20 if coat.fur else 0.15
    wide, hem = coat.width, coat.hem
    outline = [
        (-0.085, -0.93, 1),
        (-shoulder, -0.88),
        (-shoulder * 0.98, -0.70),
        (-waist, -0.52),
        (-wide * 0.5, hem, 1),
        (-wide * 0.2, hem + 0.02),
        (wide * 0.2, hem + 0.012),
        (wide * 0.5, hem, 1),
        (waist, -0.52),
        (shoulder * 0.98, -0.70),
        (shoulder, -0.88),
        (0.085, -0.93, 1),
        (0.0, -0.76, 1),
    ]
    tones = [(0, mix(coat.colour, "#ffe8d0", 0.12)), (0.6, coat.colour), (1, coat.shade(0.5))]
    fill = Lin(tones, coat.t((-0.25, -0.8)), coat.t((0.25, -0.1)))
    rough = 3 if coat.fur else 0
    return sc.add(coat.t(spline(outline)), fill, vol=coat.h * 0.10, rim=coat.rim, rough=rough, **KEEP)


def folds(sc: Scene, coat: Coat, clip: np.ndarray, r: np.random.Generator) -> None:
    """Folds and the seam down the front."""
    wide, hem = coat.width, coat.hem
    feet = (r.uniform(-wide * 0.42, -0.05), r.uniform(0.03, wide * 0.42), r.uniform(-0.06, 0.06))
    falls = [limb([(u * 0.4, -0.55), (u * 0.75, -0.3), (u, hem)], [0.002, 0.012, 0.02], 12) for u in feet]
    sc.polys([(coat.t(fall), coat.dark, 0.5) for fall in falls], clip=clip, depth=0.7, detail=0.9, mottle=0)
    seam = [coat.t((0, -0.77)), coat.t((0.012, -0.4)), coat.t((0.0, hem))]
    line(sc, seam, max(coat.h * 0.008, 1.6), coat.dark, 0.8, 0.7)


def revers(sc: Scene, coat: Coat) -> None:
    """Lapels and buttons."""
    for s in (-1, 1):
        lapel = [(0.085, -0.955, 1), (0.13, -0.88), (0.09, -0.74), (0.012, -0.70, 1), (0.05, -0.86)]
        shape = spline([(s * p[0], *p[1:]) for p in lapel])
        sc.add(coat.t(shape), coat.shade(0.28), vol=coat.h * 0.012, rim=coat.rim, **KEEP)
    buttons = [(coat.t(ell(0.045, v, 0.011)), "#e8c890") for v in (-0.62, -0.52, -0.42)]
    sc.polys(buttons, depth=0.7, detail=1)


def belt(sc: Scene, coat: Coat, clip: np.ndarray) -> None:
    """Belt and buckle of a trench coat."""
    strap = limb([(-0.165, -0.53), (0, -0.51), (0.165, -0.53)], [0.045, 0.05, 0.045], 12)
    sc.add(coat.t(strap), coat.shade(0.28), vol=coat.h * 0.012, clip=clip, **KEEP)
    sc.add(coat.t(rect(-0.03, -0.545, 0.06, 0.065, 0.01)), "#d8b070", depth=0.7, detail=1, vol=2)


def hood(sc: Scene, coat: Coat) -> None:
    """Hood and toggles of a duffle coat."""
    rolled = [(-0.14, -0.95), (-0.19, -0.86), (-0.08, -0.80), (0.08, -0.80), (0.19, -0.86), (0.14, -0.95), (0.0, -0.90)]
    sc.add(coat.t(spline(rolled)), coat.shade(0.28), vol=coat.h * 0.03, rim=coat.rim, **KEEP)
    for v in (-0.66, -0.48, -0.30):
        toggle = limb([(-0.06, v), (0.06, v)], [0.022, 0.022], 6)
        sc.add(coat.t(toggle), "#f0d8a8", vol=2, depth=0.7, detail=1)


def tufts_and_collar(sc: Scene, coat: Coat, clip: np.ndarray, r: np.random.Generator) -> None:
    """What makes a coat a fur coat."""
    tufts = []
    for _ in range(220):
        x, y = r.uniform(-0.3, 0.3), r.uniform(-0.93, -0.03)
        hair = limb([(x, y), (x + r.uniform(-0.01, 0.01), y + 0.045)], [0.014, 0.002], 5)
        tone = "#ffe0c0" if r.random() < 0.5 else NIGHT
        tufts.append((coat.t(hair), mix(coat.colour, tone, r.uniform(0.1, 0.35)), 0.8))
    sc.polys(tufts, clip=clip, depth=0.7, detail=0.9, mottle=0, flow=math.pi / 2)
    outer = [(-0.11, -0.98), (-0.2, -0.88), (-0.12, -0.76), (0, -0.70), (0.12, -0.76), (0.2, -0.88), (0.11, -0.98)]
    inner = [(0.06, -0.88), (0, -0.80), (-0.06, -0.88)]
    collar = coat.t(spline(outer + inner))
    sc.add(collar, mix(coat.colour, "#ffe0c0", 0.2), vol=coat.h * 0.03, rim=coat.rim, rough=3, **KEEP)


def shawl_and_cord(sc: Scene, coat: Coat, clip: np.ndarray) -> None:
    """Collar and cord of a dressing gown."""
    for s in (-1, 1):
        shawl = [(0.085, -0.96, 1), (0.15, -0.90), (0.10, -0.80), (0.0, -0.74, 1), (0.05, -0.87)]
        shape = spline([(s * p[0], *p[1:]) for p in shawl])
        sc.add(coat.t(shape), mix(coat.colour, "#ffffff", 0.3), vol=coat.h * 0.015, rim=coat.rim, **KEEP)
    cord = limb([(-0.155, -0.52), (0, -0.50), (0.155, -0.52)], [0.03, 0.035, 0.03], 12)
    sc.add(coat.t(cord), "#8a6a8c", vol=coat.h * 0.01, clip=clip, **KEEP)


def trimmings(sc: Scene, coat: Coat, clip: np.ndarray, r: np.random.Generator) -> None:
    """What tells the kinds of coat apart."""
    if coat.kind in ("long", "trench", "jacket"):
        revers(sc, coat)
    if coat.kind == "trench":
        belt(sc, coat, clip)
    if coat.kind == "duffle":
        hood(sc, coat)
    if coat.fur:
        tufts_and_collar(sc, coat, clip, r)
    if coat.kind == "gown":
        shawl_and_cord(sc, coat, clip)


def empty_coat(sc: Scene, x, y, h, colour, kind="long", *, waving=False, rim=None, seed=1) -> None:
    """A coat standing up by itself; the collar is open and dark inside. y = where the hem almost touches."""
    coat = Coat(T(x, y, h), h, colour, kind, rim)
    r = rng(seed)
    sleeve = waving_sleeve if waving else far_sleeve
    sleeve(sc, coat)
    lining(sc, coat)
    clip = cloth(sc, coat)
    folds(sc, coat, clip, r)
    near_sleeve(sc, coat)
    trimmings(sc, coat, clip, r)


SKINS = {
    "trench": "#e8b088",
    "fur": "#f0c8b0",
    "gown": "#d8966a",
    "duffle": "#f4c8a4",
    "jacket": "#a8704a",
    "long": "#e4b494",
}
HAIR = {
    "trench": "#5a4a4a",
    "fur": "#e8e0e4",
    "gown": "#2a1a20",
    "duffle": "#a8602c",
    "jacket": "#1c1420",
    "long": "#c8c0c4",
}


def lost_head(sc: Scene, x, y, s, kind: str) -> None:
    """Head for an empty coat, neck at (x, y), s = half the head's height; each kind of coat has its own wearer."""
    skin, hair = SKINS[kind], HAIR[kind]
    keep = {"vol": s * 0.5, "depth": 0.7, "detail": 1, "rim": ("#ffe8c8", 3, (-0.8, -0.4), 0.8)}
    t = T(x, y - s * 1.05, s)
    sc.add(rect(x - s * 0.34, y - s * 0.5, s * 0.68, s * 0.9), mix(skin, "#3a1a30", 0.3), depth=0.7, detail=1)
    if kind == "gown":
        sc.add(t(spline([(-0.9, 1.55), (-1.05, 0), (0, -1.1), (1.05, 0), (0.9, 1.55)])), hair, **keep)
    sc.add(t(ell(0, 0, 0.84, 1)), skin, **keep)
    crop = [(-0.90, 0.1), (-0.86, -0.72), (0, -1.12), (0.86, -0.72), (0.90, 0.1), (0.55, -0.42), (-0.55, -0.42)]
    sc.add(t(spline(crop)), hair, **keep)
    head_wear(sc, t, kind, hair, keep)


def head_wear(sc: Scene, t: T, kind: str, hair, keep) -> None:
    """What each wearer has on the head or the chin: bun, felt hat, woollen cap or beard."""
    if kind == "fur":
        sc.add(t(ell(0, -1.2, 0.5, 0.42)), hair, **keep)
    if kind in ("trench", "long"):
        felt = "#3a3050" if kind == "trench" else "#8a6a4a"
        sc.add(t(ell(0, -0.52, 1.42, 0.2)), felt, **keep)
        crown = [(-0.86, -0.52), (-0.74, -1.34), (0, -1.44), (0.74, -1.34), (0.86, -0.52)]
        sc.add(t(spline(crown)), felt, **keep)
    if kind == "duffle":
        cap = [(-0.95, -0.3), (-0.8, -1.1), (0, -1.4), (0.8, -1.1), (0.95, -0.3)]
        sc.add(t(spline(cap)), "#f0d8a8", **keep)
        sc.add(t(ell(0, -1.46, 0.3)), "#f8f0e0", **keep)
    if kind == "jacket":
        sc.add(t(ell(0.2, 0.62, 0.55, 0.36)), hair, **keep)
