"""Pots, keys and the stove of the piano kitchen."""

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, grain, line
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from .motifs import flame

IVORY = "#fbf4e2"
DARK_UMBER = "#2a1712"


def copper_pot(sc: Scene, x: float, y: float, w: float, h: float, colour: str = "#c8703a", depth: float = 0.7) -> None:
    """Cooking pot standing at y: body, rim ellipse, dark inside, two ears."""
    for side in (-1, 1):
        near, far = x + side * w * 0.46, x + side * w * 0.62
        ear = [(near, y - h * 0.78), (far, y - h * 0.8), (far, y - h * 0.6), (near, y - h * 0.56)]
        sc.add(limb(ear, [8, 9, 9, 8]), mix(colour, "#2a1208", 0.35), vol=4, depth=depth, detail=0.9)
    body = spline(
        [
            (x - w * 0.5, y - h, 1),
            (x - w * 0.5, y - h * 0.2),
            (x - w * 0.42, y, 1),
            (x + w * 0.42, y, 1),
            (x + w * 0.5, y - h * 0.2),
            (x + w * 0.5, y - h, 1),
        ]
    )
    fill = Lin(
        [
            (0, mix(colour, "#ffe8c0", 0.35)),
            (0.3, mix(colour, "#fff4d8", 0.62)),
            (0.5, colour),
            (1, mix(colour, "#2a1010", 0.6)),
        ],
        (x - w * 0.5, 0),
        (x + w * 0.5, 0),
    )
    sc.add(body, fill, vol=18, shade=0.5, depth=depth, detail=0.85, rim=("#fff0cc", 3, (-0.6, -0.6), 0.6))
    sc.add(ell(x, y - h, w * 0.52, w * 0.1), mix(colour, "#ffe8c0", 0.55), depth=depth, detail=0.9, mottle=0.02)
    sc.add(ell(x, y - h + 2, w * 0.46, w * 0.075), "#4a2014", depth=depth, detail=0.9, mottle=0.02)


def key_ribbon(sc: Scene, points, width: float, depth: float = 0.9):
    """A ribbon of piano keys along a curve: the noodle of the Piano Kitchen."""
    middle = sample(points, 160)
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    upper = middle + across * width / 2
    lower = middle - across * width / 2
    band = poly([tuple(p) for p in upper] + [tuple(p) for p in lower[::-1]])
    sc.add(
        mask(limb(points, [width, width], 160, cap=False)),
        "#fbf4e2",
        vol=width * 0.35,
        shade=0.6,
        depth=depth,
        detail=1,
        rim=("#ffffff", 2, (-0.5, -1), 0.5),
        shadow=(5, 7, 7, 0.45),
    )
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    step = width * 0.36
    items = []
    count = int(lengths[-1] / step)
    for i in range(1, count):
        j = int(np.searchsorted(lengths, i * step))
        items.append((poly([tuple(upper[j]), tuple(lower[j])], closed=False), "#6a5848", 0.9, 1.8))
        if i % 7 not in (0, 3):
            mid = middle[j] + across[j] * width * 0.08
            items.append(
                (poly([tuple(upper[j] * 0.98 + middle[j] * 0.02), tuple(mid)], closed=False), "#1c1418", 1, step * 0.62)
            )
    sc.polys(items, depth=depth, detail=1, mottle=0)
    return band


def toque(sc: Scene, t: T, rim=None) -> None:
    """Cook's tall hat; local origin = middle of the band."""
    k = t.a[2]
    crown = spline(
        [(-30, -6), (-34, -40), (-46, -66), (-34, -92), (-8, -98), (16, -96), (40, -88), (46, -62), (32, -38), (28, -6)]
    )
    sc.add(t(crown), "#fffaf0", vol=18 * k, rim=rim, depth=0.95, detail=1, shade=0.7)
    for x0, x1 in ((-14, -20), (2, 2), (16, 22)):
        line(sc, [t((x0, -14)), t((x1, -58))], 2.4 * k, "#c8b8a8", 0.7)
    sc.add(
        t(spline([(-32, -12, 1), (-32, 10, 1), (30, 10, 1), (30, -12, 1)])),
        "#f4ead8",
        vol=6 * k,
        rim=rim,
        depth=0.95,
        detail=1,
    )


def hanging_pans(sc: Scene) -> None:
    """Brass rail with three pans."""
    sc.add(limb([(104, 470), (240, 475), (392, 470)], [10, 10, 10]), "#a8702c", vol=5, depth=0.3, detail=0.7)
    for x, radius, colour in ((160, 50, "#b8602e"), (266, 40, "#c88040"), (346, 30, "#a85428")):
        line(sc, [(x, 474), (x, 520)], 8, "#5a3420")
        handle = limb([(x, 505), (x, 600)], [10, 12])
        sc.add(handle, "#5a3420", vol=4, depth=0.35, detail=0.8)
        pan = ell(x, 600 + radius, radius)
        fill = Rad(
            [(0, mix(colour, "#fff0d0", 0.7)), (0.5, colour), (1, mix(colour, DARK_UMBER, 0.5))],
            (x - radius * 0.35, 590 + radius * 0.6),
            radius * 1.7,
        )
        sc.add(
            pan,
            fill,
            vol=12,
            depth=0.35,
            detail=0.8,
            shadow=(-10, 14, 14, 0.4, "#7c4020"),
            rim=("#fff0cc", 3, (0.6, -0.6), 0.6),
        )


def piano_stove(sc: Scene, left: float, right: float, top: float, floor: float) -> None:
    """Upright piano that is a stove: strings and flames above, keys in the middle, oven below."""
    width = right - left
    keys_y = top + 150
    cast(sc, rect(left - 30, floor - 30, width + 60, 60), 20, 0.7, "#3a1810")
    body = rect(left, top, width, floor - top - 20, 10)
    wood = sc.add(
        body,
        Lin([(0, "#a8582c"), (0.4, "#8a4322"), (1, "#4a2014")], (left, top), (right, floor)),
        vol=14,
        depth=0.55,
        detail=0.6,
        rim=("#ffe0a8", 4, (0.2, -1), 0.8),
    )
    grain(sc, wood, 0.12, 26, 12, 7)
    _strings(sc, left, width, top)
    _stove_top(sc, left, width, top)
    _oven(sc, left, width, keys_y, floor)
    _keyboard(sc, left, width, keys_y)
    _stove_legs(sc, left, right, width, keys_y, floor)


def _strings(sc: Scene, left: float, width: float, top: float) -> None:
    """Open the upper panel on strings and hammers."""
    opening = rect(left + 54, top + 26, width - 108, 104, 14)
    open_mask = sc.add(opening, Lin([(0, "#5a2a14"), (1, "#2a1410")], (0, top), (0, top + 130)), depth=0.5, detail=0.6)
    strings = []
    for i in range(58):
        x = left + 62 + i * (width - 124) / 57
        strings.append(
            (
                poly([(x, top + 20), (x + (i - 28) * 0.5, top + 134)], closed=False),
                mix("#ffe09a", "#b87830", i / 80),
                1,
                3,
            )
        )
    sc.polys(strings, clip=open_mask, depth=0.5, detail=0.9, mottle=0)
    hammers = []
    for i in range(29):
        x = left + 72 + i * (width - 144) / 28
        lift = 14 if i in (6, 7, 15, 22) else 0
        hammers.append((rect(x - 6, top + 96 - lift, 12, 40, 4), "#efe0c4"))
        hammers.append((rect(x - 6, top + 96 - lift, 12, 10, 4), "#b8432e"))
    sc.polys(hammers, clip=open_mask, depth=0.5, detail=0.9, mottle=0.03)


def _stove_top(sc: Scene, left: float, width: float, top: float) -> None:
    """The ledge that serves as the hob."""
    sc.add(
        rect(left - 14, top - 16, width + 28, 34, 8),
        Lin([(0, "#d08848"), (1, "#6a3018")], (0, top - 16), (0, top + 18)),
        vol=9,
        depth=0.6,
        detail=0.7,
        rim=("#fff0c8", 3, (0, -1), 0.9),
    )


def _oven(sc: Scene, left: float, width: float, keys_y: float, floor: float) -> None:
    """The oven in the lower panel, fire behind its glass."""
    oven_top = keys_y + 92
    oven = rect(left + width * 0.5 - 190, oven_top, 380, floor - oven_top - 62, 14)
    sc.add(
        oven,
        Lin([(0, "#3f4648"), (1, "#1c1a1e")], (0, oven_top), (0, floor)),
        vol=9,
        depth=0.6,
        detail=0.7,
        rim=("#ffd890", 3, (0, -1), 0.6),
    )
    _fire(sc, left, width, oven_top, floor)
    _oven_brass(sc, left, width, oven_top)


def _fire(sc: Scene, left: float, width: float, oven_top: float, floor: float) -> None:
    """The fire behind the glass."""
    oven_mid = oven_top + (floor - oven_top - 62) * 0.55
    glass = spline(
        [
            (left + width * 0.5 - 140, oven_mid + 46, 1),
            (left + width * 0.5 - 136, oven_mid - 26),
            (left + width * 0.5 - 70, oven_mid - 44),
            (left + width * 0.5 + 70, oven_mid - 44),
            (left + width * 0.5 + 136, oven_mid - 26),
            (left + width * 0.5 + 140, oven_mid + 46, 1),
        ]
    )
    sc.add(
        glass,
        Rad([(0, "#fff0a0"), (0.45, "#ff9a34"), (1, "#a02c14")], (left + width * 0.5, oven_mid + 40), 170),
        depth=0.6,
        detail=0.9,
        emit=0.4,
    )
    for i in range(7):
        x = left + width * 0.5 - 114 + i * 38
        flame(sc, x, oven_mid + 48, 46 + (i * 37 % 3) * 18)
    sc.glow(left + width * 0.5, oven_mid + 10, 300, "#ff9a30", 0.38, 1.8)


def _oven_brass(sc: Scene, left: float, width: float, oven_top: float) -> None:
    """Handle and knobs."""
    sc.add(
        limb([(left + width * 0.5 - 150, oven_top + 24), (left + width * 0.5 + 150, oven_top + 24)], [11, 11]),
        "#e8b858",
        vol=5,
        depth=0.65,
        detail=0.9,
        shadow=(0, 8, 6, 0.5),
    )
    for side in (-1, 1):
        for dy in (30, 80):
            knob = (left + width * 0.5 + side * 236, oven_top + dy)
            sc.add(ell(*knob, 17), "#e8b858", vol=9, depth=0.65, detail=0.9, shadow=(3, 6, 6, 0.5))


def _keyboard(sc: Scene, left: float, width: float, keys_y: float) -> None:
    """The shelf with its white and black keys."""
    sc.add(
        rect(left - 30, keys_y - 12, width + 60, 86, 8),
        Lin([(0, "#6a3018"), (1, "#a8582c")], (0, keys_y), (0, keys_y + 70)),
        vol=8,
        depth=0.65,
        detail=0.7,
        shadow=(0, 16, 14, 0.6, "#2a0e08"),
    )
    count = 28
    step = (width - 20) / count
    keys = []
    for i in range(count):
        x = left + 10 + i * step
        drop = 6 if i in (5, 9) else 0
        keys.append((rect(x + 1, keys_y + drop, step - 2, 46, 3), IVORY))
        keys.append((rect(x + 1, keys_y + 40 + drop, step - 2, 16, 3), mix(IVORY, "#b89868", 0.55)))
    sc.polys(keys, depth=0.7, detail=1, mottle=0.02)
    blacks = []
    for i in range(count - 1):
        if i % 7 in (2, 6):
            continue
        x = left + 10 + (i + 1) * step
        blacks.append((rect(x - step * 0.3, keys_y - 2, step * 0.6, 29, 3), "#1c1418"))
        blacks.append((rect(x - step * 0.2, keys_y + 1, step * 0.3, 18, 3), "#4a3c40"))
    sc.polys(blacks, depth=0.7, detail=1, mottle=0)


def _stove_legs(sc: Scene, left: float, right: float, width: float, keys_y: float, floor: float) -> None:
    """Cheeks and legs at both ends, the plinth between them."""
    for x in (left - 26, right - 14):
        sc.add(
            rect(x, keys_y - 30, 40, 106, 10),
            Lin([(0, "#b8683a"), (1, "#5a2814")], (x, 0), (x + 40, 0)),
            vol=9,
            depth=0.7,
            detail=0.7,
            rim=("#ffe0a8", 3, (0, -1), 0.8),
        )
        leg = spline(
            [
                (x + 4, keys_y + 74, 1),
                (x + 36, keys_y + 74, 1),
                (x + 28, keys_y + 140),
                (x + 32, floor - 8, 1),
                (x + 8, floor - 8, 1),
                (x + 12, keys_y + 140),
            ]
        )
        sc.add(leg, "#7c3c1e", vol=9, depth=0.7, detail=0.7, rim=("#ffe0a8", 3, (-0.4, -1), 0.6))
    sc.add(rect(left - 10, floor - 34, width + 20, 30, 5), "#5a2814", vol=7, depth=0.66, detail=0.6)
