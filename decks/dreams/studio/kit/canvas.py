"""The canvas: its logical size, the scale it is painted at and the grid of its pixels.

All lengths in the studio are logical pixels: one is a pixel of the print, whatever size is rendered. x grows to the
right and y downwards from the upper left corner.
"""

from contextvars import ContextVar

import numpy as np
from numpy.typing import NDArray

W = 1016
H = 1488

_scale = ContextVar("scale", default=1.0)


def scale() -> float:
    """Return the pixels a logical pixel has; 1 is print size."""
    return _scale.get()


def set_scale(value: float) -> None:
    """Paint everything from now on at this scale."""
    _scale.set(value)


def dims() -> tuple[int, int]:
    """Return the height and the width of the rendered picture in real pixels."""
    return round(H * scale()), round(W * scale())


def grid() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the logical x and the logical y of every real pixel."""
    h, w = dims()
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x / scale(), y / scale()
