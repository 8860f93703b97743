"""Outlines: splines, limbs, ellipses, boolean operations and masks of them.

A point is (x, y) in logical pixels, or in the units of a motif that a frame `T` maps to the card.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray

from .canvas import dims, scale
from .field import Field, blur

Point = Sequence[float] | NDArray[Any]
Points = Sequence[Any] | NDArray[Any]
Width = float | NDArray[Any]

_SLACK = 0.9
"""How long a tangent may be for its segment; longer ones make loops where points lie unevenly."""


def cw(pts: Points) -> list[Any]:
    """Return the points in the one winding all closed shapes share, so that merged paths never cancel into holes."""
    area = 0.0
    for i in range(len(pts)):
        x0, y0 = pts[i - 1][:2]
        x1, y1 = pts[i][:2]
        area += x0 * y1 - x1 * y0
    return list(pts) if area >= 0 else list(pts)[::-1]


def spline(pts: Points, *, closed: bool = True, k: float = 1.0) -> skia.Path:
    """Return a smooth curve through points; a point with a third item is a corner, k scales the roundness."""
    if closed:
        pts = cw(pts)
    places = [np.array(point[:2], float) for point in pts]
    corner = [len(point) > 2 for point in pts]
    tangents = _tangents(places, closed=closed)
    path = skia.Path()
    path.moveTo(*places[0])
    for i in range(len(pts) if closed else len(pts) - 1):
        j = (i + 1) % len(pts)
        chord = places[j] - places[i]
        leave = _held(chord * 0.5 if corner[i] else tangents[i], chord)
        arrive = _held(chord * 0.5 if corner[j] else tangents[j], chord)
        path.cubicTo(*(places[i] + leave * k * 0.6667), *(places[j] - arrive * k * 0.6667), *places[j])
    if closed:
        path.close()
    return path


def _tangents(places: list[NDArray[Any]], *, closed: bool) -> list[NDArray[Any]]:
    """The direction of the curve at each point: half the way from its neighbour to its neighbour."""
    count = len(places)
    inner = [(places[(i + 1) % count] - places[i - 1]) * 0.5 for i in range(count)]
    if not closed:
        inner[0] = (places[1] - places[0]) * 0.5
        inner[-1] = (places[-1] - places[-2]) * 0.5
    return inner


def _held(tangent: NDArray[Any], chord: NDArray[Any]) -> NDArray[Any]:
    """A tangent no longer than its segment allows."""
    longest = np.linalg.norm(chord) * _SLACK
    length = np.linalg.norm(tangent)
    return tangent * (longest / length) if length > longest else tangent


def poly(pts: Points, *, closed: bool = True) -> skia.Path:
    """Return straight lines through points."""
    if closed and len(pts) > 2:
        pts = cw(pts)
    path = skia.Path()
    path.moveTo(*pts[0][:2])
    for point in pts[1:]:
        path.lineTo(*point[:2])
    if closed:
        path.close()
    return path


def ell(cx: float, cy: float, rx: float, ry: float | None = None, rot: float = 0) -> skia.Path:
    """Return an ellipse with these radii, turned by degrees; a circle without the second radius."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry))
    return X(path, rot=rot, about=(cx, cy)) if rot else path


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> skia.Path:
    """Return a rectangle from its upper left corner, with corners rounded by r."""
    path = skia.Path()
    frame = skia.Rect.MakeXYWH(x, y, w, h)
    if r:
        path.addRoundRect(frame, r, r)
    else:
        path.addRect(frame)
    return path


def sample(pts: Points, n: int = 40, *, closed: bool = False) -> NDArray[np.float64]:
    """Return n points along the smooth curve through points."""
    places = np.array([point[:2] for point in pts], float)
    count = len(places)
    if count == 2 and not closed:
        share = np.linspace(0, 1, n)[:, None]
        return places[0] * (1 - share) + places[1] * share
    if closed:
        places = np.vstack([places[-1], places, places[0], places[1]])
        segments = count
    else:
        places = np.vstack([2 * places[0] - places[1], places, 2 * places[-1] - places[-2]])
        segments = count - 1
    return np.array([_on_curve(places, segments, u) for u in np.linspace(0, segments, n, endpoint=not closed)])


def _on_curve(places: NDArray[np.float64], segments: int, u: float) -> NDArray[np.float64]:
    """The Catmull-Rom point at u; one point before and one after the curve give its ends their direction."""
    i = min(int(u), segments - 1)
    t = u - i
    a, b, c, d = places[i : i + 4]
    return 0.5 * ((2 * b) + (-a + c) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t**3)


def limb(pts: Points, widths: Sequence[float] | NDArray[Any], n: int = 36, *, cap: bool = True) -> skia.Path:
    """Return a stroke along a curve whose width runs through `widths`: tails, limbs, branches, necks.

    n is the number of points along it; caps round off its ends.
    """
    middle = sample(pts, n)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths) / 2
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    left = middle + across * half[:, None]
    right = middle - across * half[:, None]
    path = poly(list(left) + list(right[::-1]))
    path.setFillType(skia.PathFillType.kWinding)
    if cap:
        path.addPath(ell(*middle[0], max(half[0], 0.01)))
        path.addPath(ell(*middle[-1], max(half[-1], 0.01)))
    return path


def union(*paths: skia.Path) -> skia.Path:
    """Return the outline of paths melted together; the first of them if that cannot be computed."""
    builder = skia.OpBuilder()
    for path in paths:
        builder.add(path, skia.kUnion_PathOp)
    melted = builder.resolve()
    return melted if melted is not None else paths[0]


def cut(path: skia.Path, *holes: skia.Path) -> skia.Path:
    """Return a path without what lies in the others."""
    for hole in holes:
        rest = skia.Op(path, hole, skia.kDifference_PathOp)
        if rest is not None:
            path = rest
    return path


def inter(path: skia.Path, other: skia.Path) -> skia.Path:
    """Return what lies in both paths."""
    common = skia.Op(path, other, skia.kIntersect_PathOp)
    return common if common is not None else path


def joined(*paths: skia.Path) -> skia.Path:
    """Return several paths as one, each with its own outline."""
    whole = skia.Path()
    whole.setFillType(skia.PathFillType.kWinding)
    for path in paths:
        whole.addPath(path)
    return whole


def X(  # noqa: N802
    path: skia.Path,
    x: float = 0,
    y: float = 0,
    s: float = 1,
    rot: float = 0,
    flip: bool = False,  # noqa: FBT001, FBT002
    sy: float | None = None,
    about: Point | None = None,
) -> skia.Path:
    """Return a path scaled by s (sy upwards), mirrored, turned by degrees and moved by x, y.

    It is turned and scaled about its origin, or about the point `about`.
    """
    cx, cy = (0, 0) if about is None else about
    matrix = skia.Matrix()
    matrix.preTranslate(cx, cy)
    matrix.preRotate(rot)
    matrix.preScale(-s if flip else s, s if sy is None else sy)
    matrix.preTranslate(-cx, -cy)
    matrix.postTranslate(x, y)
    moved = skia.Path(path)
    moved.transform(matrix)
    return moved


class T:
    """The frame of a motif: maps its points and paths to the card. `a` is (x, y, scale, degrees, mirrored)."""

    def __init__(
        self,
        x: float = 0,
        y: float = 0,
        sc: float = 1,
        rot: float = 0,
        flip: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        self.a = (x, y, sc, rot, flip)

    def __call__(self, shape: Any) -> Any:
        """Map a point or a path of the motif to the card."""
        x, y, size, rot, flip = self.a
        if isinstance(shape, skia.Path):
            return X(shape, x, y, size, rot, flip)
        across, down = shape[:2]
        across *= -size if flip else size
        down = down * size
        cosine, sine = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        return (x + across * cosine - down * sine, y + across * sine + down * cosine)


def mask(path: skia.Path | Iterable[skia.Path], stroke: float = 0, cap: str = "round") -> Field:
    """Return how much of each pixel a path or several cover; with a stroke, their lines of that width."""
    h, w = dims()
    surface = skia.Surface(w, h)
    canvas = surface.getCanvas()
    canvas.scale(scale(), scale())
    paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if stroke:
        set_pen(paint, stroke)
        paint.setStrokeCap(skia.Paint.kRound_Cap if cap == "round" else skia.Paint.kButt_Cap)
    for one in path if isinstance(path, (list, tuple)) else [path]:
        canvas.drawPath(one, paint)
    return surface.toarray()[..., 3].astype(np.float32) / 255


def set_pen(paint: skia.Paint, width: float) -> None:
    """Let a paint draw lines of a width, with round ends and corners, instead of filling."""
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)


def blurmask(path: skia.Path | Iterable[skia.Path], radius: float) -> Field:
    """Return the mask of a path, blurred by a sigma."""
    return blur(mask(path), radius)


soft = blurmask


def sag(a: Point, b: Point, drop: float) -> list[Any]:
    """Return points of a rope that hangs between two points, `drop` lower in its middle."""
    return [
        a,
        ((a[0] * 0.7 + b[0] * 0.3), (a[1] * 0.7 + b[1] * 0.3) + drop * 0.8),
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop),
        ((a[0] * 0.3 + b[0] * 0.7), (a[1] * 0.3 + b[1] * 0.7) + drop * 0.75),
        b,
    ]


def lerp(a: Point, b: Point, share: float) -> tuple[float, float]:
    """Return the point that lies this share of the way from one point to another."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def arch_points(cx: float, half: float, spring: float, rise: float, foot: float) -> list[tuple[float, float]]:
    """Return the outline of a round arch about cx: foot, spring line, half an ellipse, spring line, foot."""
    pts = [(cx - half, foot)]
    pts += [(cx - half * math.cos(a), spring - rise * math.sin(a)) for a in np.linspace(0, math.pi, 41)]
    pts.append((cx + half, foot))
    return pts
