"""The crows of the Crow Wedding and their finery."""

from collections.abc import Callable
from typing import Any

from ...kit.paths import T, X, ell, limb, poly, spline

Tone = tuple[float, float]
Item = tuple[Any, ...]

LEAN = {"stand": 0, "bow": 22, "proud": -14}
CONTOUR = 9


def crow(t: T, plumage: Tone, cuts: Tone, *, pose: str = "stand", open_beak: bool = False) -> list[Item]:
    """A crow in profile facing right, feet at the origin on a wire, about 115 tall."""
    posed = _posed(t, pose)
    return [
        *((path, plumage) for path in _feet(t)),
        *((path, plumage) for path in _silhouette(posed, open_beak=open_beak)),
        *_feathers(posed, cuts),
        *_eye(posed, cuts, plumage),
    ]


def white_crow(t: T, ink: Tone, paper: Tone, *, pose: str = "stand") -> list[Item]:
    """The bride: paper plumage in an ink contour, ink beak and feet."""
    posed = _posed(t, pose)
    tail, body, *beak = _silhouette(posed, open_beak=False)
    return [
        *((path, ink) for path in _feet(t)),
        *((path, ink, CONTOUR) for path in (tail, body)),
        *((path, paper) for path in (tail, body)),
        *((path, ink) for path in beak),
        *_feathers(posed, ink),
        *_eye(posed, ink, paper),
    ]


def _posed(t: T, pose: str) -> Callable[[Any], Any]:
    return lambda path: t(X(path, rot=LEAN[pose], about=(0, -14)))


def _feet(t: T) -> list[Any]:
    return [
        t(limb([(-10, -24), (-9, -4)], [8, 4])),
        t(limb([(8, -24), (8, -4)], [8, 4])),
        t(limb([(-18, 0), (-8, -3), (4, 1)], [3, 5, 3])),
        t(limb([(0, 1), (9, -3), (20, 1)], [3, 5, 3])),
    ]


def _silhouette(posed: Callable[[Any], Any], *, open_beak: bool) -> list[Any]:
    drop = 9 if open_beak else 2
    tail = [(-30, -34), (-66, -8), (-102, 18, 1), (-90, 24, 1), (-76, 22), (-44, -2), (-20, -18)]
    body = [
        (-46, -32),
        (-40, -58),
        (-18, -82),
        (4, -100),
        (22, -114),
        (42, -112),
        (54, -100),
        (52, -84),
        (47, -66),
        (42, -46),
        (26, -22),
        (2, -12),
        (-26, -14),
    ]
    upper_beak = [(46, -108), (64, -107), (80, -99), (90, -86, 1), (70, -91), (48, -91)]
    lower_beak = [(48, -93), (64, -90), (80, -86 + drop, 1), (62, -83 + drop), (48, -83)]
    return [posed(spline(part)) for part in (tail, body, upper_beak, lower_beak)]


def _feathers(posed: Callable[[Any], Any], tone: Tone) -> list[Item]:
    lines = [
        limb([(24, -74), (2, -76), (-26, -56), (-58, -22), (-82, 4)], [0.8, 2.6, 2.6, 2.2, 0.6], 40),
        limb([(26, -66), (22, -44), (2, -26), (-28, -12), (-62, 2)], [0.8, 2.4, 2.4, 2, 0.6], 40),
    ]
    for k in range(4):
        near, far = (4 - k * 3, -62 + k * 10), (-64 - k * 1.5, -10 + k * 4)
        middle = ((near[0] + far[0]) / 2 - 3, (near[1] + far[1]) / 2 + 2)
        lines.append(limb([near, middle, far], [0.6, 2.4, 0.5], 16))
    lines += [limb([(34 - k * 3, -80 + k * 12), (29 - k * 3, -71 + k * 12)], [0.6, 2.6], 6) for k in range(3)]
    return [(posed(line), tone) for line in lines]


def _eye(posed: Callable[[Any], Any], white: Tone, pupil: Tone) -> list[Item]:
    return [(posed(ell(38, -101, 5.6)), white), (posed(ell(39.4, -101, 2.7)), pupil)]


def top_hat(t: T, tone: Tone, band: Tone) -> list[Item]:
    """A top hat, the middle of its brim at the origin."""
    return [
        (t(ell(0, 0, 30, 6)), tone),
        (t(spline([(-18, 0, 1), (-21, -40, 1), (21, -40, 1), (18, 0, 1)])), tone),
        (t(poly([(-18.6, -8), (-19.2, -16), (19.2, -16), (18.6, -8)])), band),
    ]


def flower_crown(bride: T, ink: Tone, petals: tuple[Tone, Tone], pose: str) -> list[Item]:
    """Five little flowers over the bride's brow."""
    posed = _posed(bride, pose)
    items: list[Item] = []
    for i, (x, y) in enumerate(((10, -108), (17, -115), (26, -119), (36, -118), (45, -113))):
        items += [
            (posed(ell(x, y, 6.6)), ink),
            (posed(ell(x, y, 5.2)), petals[i % 2]),
            (posed(ell(x, y, 1.9)), ink),
        ]
    return items


def parasol(t: T, cloth: Tone, ink: Tone) -> list[Item]:
    """A parasol; the end of its handle at the origin."""
    canopy = [
        (-88, -150, 1),
        (-62, -200),
        (0, -226),
        (62, -200),
        (88, -150, 1),
        (58, -162),
        (30, -150, 1),
        (0, -162),
        (-30, -150, 1),
        (-58, -162),
    ]
    ribs = [limb([(0, -224), (x * 0.7, -190), (x, -152)], [1, 2.6, 2.6], 12) for x in (-30, 30)]
    return [
        (t(limb([(0, 0), (0, -232)], [5, 4])), ink),
        (t(spline(canopy)), ink, 6),
        (t(spline(canopy)), cloth),
        *((t(rib), ink) for rib in ribs),
    ]
