"""The road of the score track: it climbs in bends from 0 to the moon at 30, in spaces of equal length.

Shared by the results page and the printed track: geometry only.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box

LAST_SPACE = 30
BENDS = 4
WAVE = 0.16
"""How far a stretch swings to either side, in parts of the distance between two stretches."""
STEPS = 60
"""Points to a stretch or a turn: so many that the road looks smooth."""

Point = tuple[float, float]


@frozen
class Road:
    """The middle of each space from 0 on, and the road as a path for an `Outline` in the same box."""

    box: Box
    centres: tuple[Point, ...]
    path: str


def road(box: Box, *, reach: float) -> Road:
    """The road in a box, `reach` away from its edges, from the lower left to the moon."""
    points = _curve(box.grown(-reach))
    lengths = list(accumulate((dist(*ends) for ends in pairwise(points)), initial=0.0))
    step = lengths[-1] / LAST_SPACE
    centres = []
    for space in range(LAST_SPACE + 1):
        after = min(max(1, bisect_left(lengths, space * step)), len(points) - 1)
        (x1, y1), (x2, y2) = points[after - 1], points[after]
        share = (space * step - lengths[after - 1]) / (lengths[after] - lengths[after - 1])
        centres.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    first, *rest = (f"{(x - box.x) / box.width * 100:.3f} {(y - box.y) / box.height * 100:.3f}" for x, y in points)
    return Road(box, tuple(centres), f"M {first} " + " ".join(f"L {point}" for point in rest))


def laps(points: int) -> tuple[int, int]:
    """How many times a score has gone round the track, and the space it stands on; 30 itself is the moon.

    Who owes points waits at the beginning.
    """
    points = max(0, points)
    rounds = max(0, (points - 1) // LAST_SPACE)
    return rounds, points - rounds * LAST_SPACE


def _curve(box: Box) -> list[Point]:
    """Stretches that swing like a road over hills, joined by half circles."""
    pitch = box.height / (BENDS - 1 + 2 * WAVE)
    radius = pitch / 2
    left, right = box.x + radius, box.right - radius
    shares = [step / STEPS for step in range(STEPS)]
    # Level at both ends, so that the half circles join without a kink.
    swings = [sin(3 * pi * share) * sin(pi * share) for share in shares]
    points: list[Point] = []
    for bend in range(BENDS):
        y = box.bottom - pitch * (WAVE + bend)
        near = box.x if bend in (0, BENDS - 1) else left
        start, end, way = (near, right, 1) if bend % 2 == 0 else (right, near, -1)
        points += [(start + (end - start) * u, y - pitch * WAVE * v) for u, v in zip(shares, swings, strict=True)]
        if bend < BENDS - 1:
            points += [(end + way * radius * sin(pi * u), y - radius + radius * cos(pi * u)) for u in shares]
    return [*points, (end, y)]
