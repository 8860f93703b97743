"""Fields over the whole card: noise, blurs, shifts and height maps.

A field is an array with a value for each real pixel. Lengths are logical pixels and are scaled here.
"""

import math
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from .canvas import H, W, dims, scale

Field = NDArray[np.float32]

_FINEST_CELL = 1.5
"""Real pixels; an octave with smaller cells would only add hiss."""
_STEP = 1e-6
"""A span so short that what rises within it is a step."""
_LARGE_BLUR = 24
"""Real pixels; a wider blur is made on a smaller copy."""


def smooth(start: Any, end: Any, values: Any) -> Any:
    """Rise softly from 0 at start to 1 at end; it falls when end lies before start. Any of the three may be fields.

    Where a field's start and end meet, it is a step.
    """
    span = end - start
    if isinstance(span, np.ndarray):
        span[span == 0] = _STEP
    share = np.clip((values - start) / span, 0, 1)
    return share * share * (3 - 2 * share)


def noise(
    cell: float, octaves: int = 4, seed: int = 0, gain: float = 0.5, aspect: float = 1.0, lacunarity: float = 2.0
) -> Field:
    """Return soft noise over the whole card, roughly -1 to 1.

    `cell` is the size of the largest features. Each further octave is `lacunarity` times finer and `gain` times
    weaker. An aspect above 1 stretches the features sideways.
    """
    h, w = dims()
    dice = np.random.default_rng(seed)
    total = np.zeros((h, w), np.float32)
    amplitude = 1.0
    power = 0.0
    for octave in range(octaves):
        size = cell / lacunarity**octave
        if size * scale() < _FINEST_CELL and octave > 0:
            break
        total += amplitude * _octave(dice, max(size, 1.2 / scale()), aspect)
        power += amplitude * amplitude
        amplitude *= gain
    return total / (math.sqrt(power) * 1.6)


def _octave(dice: np.random.Generator, cell: float, aspect: float) -> Field:
    """Enlarge a grid of random numbers, one per cell, to the size of the card."""
    h, w = dims()
    rows = int(H / cell) + 4
    columns = int(W / (cell * aspect)) + 4
    values = dice.standard_normal((rows, columns)).astype(np.float32)
    size = (max(int(columns * cell * aspect * scale()), 2), max(int(rows * cell * scale()), 2))
    large = cv2.resize(values, size, interpolation=cv2.INTER_CUBIC)
    top = int(cell * scale())
    left = int(cell * aspect * scale())
    part = large[top : top + h, left : left + w]
    if part.shape != (h, w):
        part = cv2.resize(large, (w, h), interpolation=cv2.INTER_CUBIC)
    return part


def blur(field: Field, radius: float) -> Field:
    """Blur a field or a picture; `radius` is the sigma of the Gaussian."""
    sigma = radius * scale()
    if sigma < 0.3:
        return field
    if sigma <= _LARGE_BLUR:
        return cv2.GaussianBlur(field, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    h, w = field.shape[:2]
    factor = int(min(8, sigma // 8))
    small = cv2.resize(field, (max(w // factor, 2), max(h // factor, 2)), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / factor, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def shift(field: Field, dx: float, dy: float) -> Field:
    """Move a field or a picture by dx and dy; what enters repeats the border."""
    h, w = field.shape[:2]
    return cv2.warpAffine(
        field,
        np.float32([[1, 0, dx * scale()], [0, 1, dy * scale()]]),
        (w, h),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )


def displace(field: Field, reach: float, cell: float, seed: int, octaves: int = 3) -> Field:
    """Roughen a field or a picture: each pixel is fetched from up to about `reach` away, by noise of this cell."""
    h, w = field.shape[:2]
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    return cv2.remap(
        field,
        x + noise(cell, octaves, seed) * reach * scale(),
        y + noise(cell, octaves, seed + 77) * reach * scale(),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )


def inflate(mask: Field, radius: float) -> Field:
    """Return the height in real pixels of a silhouette blown up like a cushion whose edge is rounded by a radius."""
    radius = radius * scale()
    inside = cv2.distanceTransform((mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    share = np.clip(inside / max(radius, 1), 0, 1)
    height = radius * np.sqrt(np.clip(1 - (1 - share) ** 2, 0, 1))
    return cv2.GaussianBlur(height, (0, 0), max(radius * 0.13, 1.0))


def rng(seed: int) -> np.random.Generator:
    """Return the dice of a seed."""
    return np.random.default_rng(seed)
