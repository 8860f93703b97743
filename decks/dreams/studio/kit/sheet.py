"""The sheet a scene is painted on."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .canvas import dims, grid, scale
from .colour import Colour, Floats, hx
from .field import Field, noise
from .fills import Lin, Rad

Fill = Colour | Lin | Rad | Floats
"""A colour, a gradient, or a whole picture of the card's size."""
Box = tuple[slice, slice]


class Sheet:
    """The painted card and the channels beside it.

    img: the picture. depth: 0 far to 1 near. height: volume in real pixels. detail: where the brush paints finely.
    flow: cosine and sine of twice the stroke direction. emit: light of its own. pm and pc: mask and colours of the
    late marks. x, y: the logical place of each pixel. L: the unit vector to the light.
    """

    def __init__(
        self,
        light: Sequence[float] = (-0.5, -0.7, 0.5),
        key: Colour = "#ffe2b0",
        shadow: Colour = "#1c2350",
        fog: Colour = "#8090b0",
        seed: int = 1,
        flow: float = 0.0,
    ) -> None:
        self.h, self.w = dims()
        self.img = np.zeros((self.h, self.w, 3), np.float32)
        self.L = unit(light)
        self.key, self.shadow, self.fogc = hx(key), hx(shadow), hx(fog)
        self.seed = seed
        self.k = 0
        self.x, self.y = grid()
        self.depth = np.zeros((self.h, self.w), np.float32)
        self.height = np.zeros((self.h, self.w), np.float32)
        self.detail = np.zeros((self.h, self.w), np.float32)
        self.flow = np.zeros((self.h, self.w, 2), np.float32)
        self.flow[..., 0] = math.cos(2 * flow)
        self.flow[..., 1] = math.sin(2 * flow)
        self.emit = np.zeros((self.h, self.w, 3), np.float32)
        self.pm = np.zeros((self.h, self.w), np.float32)
        self.pc = np.zeros((self.h, self.w, 3), np.float32)
        self.fgrain = noise(7, 2, seed + 900)
        self.mott = noise(150, 4, seed + 901)
        self.mott2 = noise(220, 3, seed + 902)

    def sid(self) -> int:
        """Return a new seed for the next random thing of this scene."""
        self.k += 1
        return self.seed * 1000 + self.k * 13

    def bb(self, m: Field, pad: float) -> Box | None:
        """Return the box around a mask with a margin, or None when the mask is empty."""
        margin = int(pad * scale()) + 2
        rows = np.flatnonzero(m.max(1) > 0.003)
        if len(rows) == 0:
            return None
        columns = np.flatnonzero(m.max(0) > 0.003)
        return (
            slice(max(rows[0] - margin, 0), min(rows[-1] + margin + 1, self.h)),
            slice(max(columns[0] - margin, 0), min(columns[-1] + margin + 1, self.w)),
        )

    def fill(self, fill: Fill, box: Box | None = None) -> Floats:
        """Return the colours of a fill inside a box, or on the whole card."""
        box = box or (slice(None), slice(None))
        if isinstance(fill, (Lin, Rad)):
            return fill.at(self.x[box], self.y[box]).astype(np.float32)
        if isinstance(fill, np.ndarray) and fill.ndim == 3:
            return fill[box]
        return np.broadcast_to(hx(fill), (*self.x[box].shape, 3)).astype(np.float32)

    def setflow(self, angle: float | Field, m: Field | None = None) -> None:
        """Turn the strokes of the brush to an angle in radians, inside a mask or everywhere."""
        share: Any = np.ones((self.h, self.w), np.float32) if m is None else m
        self.flow[..., 0] = self.flow[..., 0] * (1 - share) + np.cos(2 * angle) * share
        self.flow[..., 1] = self.flow[..., 1] * (1 - share) + np.sin(2 * angle) * share

    def post(self, m: Field, colour: Colour, alpha: float = 1.0) -> None:
        """Keep fine marks (stars, pencil, rigging, whiskers) out of the brush's way; later shapes still hide them."""
        m = np.clip(m * alpha, 0, 1)
        below = self.pm * (1 - m)
        total = below + m
        self.pc[:] = (self.pc * below[..., None] + hx(colour) * m[..., None]) / np.maximum(total, 1e-4)[..., None]
        self.pm[:] = total


def unit(light: Sequence[float]) -> Any:
    """Return a vector with length 1."""
    vector = np.array(light, float)
    return vector / np.linalg.norm(vector)
