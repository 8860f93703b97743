"""Birds in flight."""

import skia

from ..kit.paths import T, joined, spline


def gull(t: T, up: float = 0.6) -> skia.Path:
    """Return a gull seen from the side and behind, about 70 long; up is how high it lifts its wings."""
    body = [(-34, 2, 1), (-14, -5), (6, -6), (22, -3), (32, 1, 1), (20, 5), (0, 7), (-16, 5)]
    near = [
        (4, -4, 1),
        (-2, -24 * up - 6),
        (-20, -52 * up - 8),
        (-46, -60 * up, 1),
        (-28, -38 * up - 2),
        (-16, -12 * up),
        (-12, 0, 1),
    ]
    far = [
        (2, -4, 1),
        (12, -26 * up - 6),
        (8, -54 * up - 8),
        (-10, -78 * up, 1),
        (-2, -46 * up),
        (-8, -14 * up),
        (-6, 0, 1),
    ]
    return joined(*(t(spline(part)) for part in (body, near, far)))


def vbird(x: float, y: float, s: float, up: float, rot: float = 0, span: float = 1.0) -> skia.Path:
    """Return a far bird as two tapered arcs at x, y: up is how high it lifts its wings, rot turns it by degrees."""
    t = T(x, y, s, rot)
    left = [(0, 0, 1), (-14, -16 * up - 4), (-34 * span, -22 * up, 1), (-16, -8 * up + 1), (0, 5, 1)]
    right = [(0, 0, 1), (14, -16 * up - 4), (34 * span, -22 * up, 1), (16, -8 * up + 1), (0, 5, 1)]
    return joined(t(spline(left)), t(spline(right)))


def swallow(t: T, lift: float = 1.0) -> skia.Path:
    """Return a swallow with sickle wings and a forked tail, about 120 long; lift is how high it lifts its wings."""
    body = [
        *((40, 0), (28, -9), (6, -10), (-18, -6), (-32, -3), (-78, -20, 1)),
        *((-36, 2), (-82, 16, 1), (-20, 7), (8, 9), (28, 7)),
    ]
    near = [
        (16, -5, 1),
        (6, -30 * lift),
        (-18, -62 * lift),
        (-66, -92 * lift, 1),
        (-36, -48 * lift),
        (-14, -20 * lift),
        (-10, -3, 1),
    ]
    far = [
        (20, -3, 1),
        (30, -34 * lift),
        (26, -70 * lift),
        (4, -108 * lift, 1),
        (6, -64 * lift),
        (0, -30 * lift),
        (0, -4, 1),
    ]
    return joined(*(t(spline(part)) for part in (body, near, far)))
