"""Colours: hex strings, OKLab mixing, ramps and brightness.

A colour is a hex string like "#7a2e2e" or three numbers from 0 to 1; arrays of colours carry red, green and blue in
their last axis. Everything is mixed in OKLab, where steps of equal size look equally large.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Colour = str | Sequence[float] | NDArray[Any]
Stops = Iterable[tuple[float, Colour]]

_RAMP_STEPS = 1024
_LINEAR_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_CONES_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)
_CONES_TO_LINEAR = np.linalg.inv(_LINEAR_TO_CONES).astype(np.float32)
_LAB_TO_CONES = np.linalg.inv(_CONES_TO_LAB).astype(np.float32)


def hx(colour: Colour) -> Floats:
    """Return a colour as red, green and blue from 0 to 1."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    return np.asarray(colour, np.float32)


def s2l(colours: Floats) -> Floats:
    """Turn sRGB values into linear light."""
    colours = np.clip(colours, 0, 1)
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4).astype(np.float32)


def l2s(light: Floats) -> Floats:
    """Turn linear light into sRGB values."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(light, 1 / 2.4) - 0.055).astype(np.float32)


def oklab(colours: Floats) -> Floats:
    """Turn sRGB colours into OKLab: lightness, then the green-red and the blue-yellow axis."""
    return np.cbrt(s2l(colours) @ _LINEAR_TO_CONES.T) @ _CONES_TO_LAB.T


def unoklab(lab: Floats) -> Floats:
    """Turn OKLab colours into sRGB, clipped to what can be shown."""
    return l2s(np.clip(((lab @ _LAB_TO_CONES.T) ** 3) @ _CONES_TO_LINEAR.T, 0, 1))


def mix(start: Colour, end: Colour, share: float) -> Floats:
    """Return the colour that lies this share (0 to 1) of the way from one colour to another."""
    return unoklab(oklab(hx(start)[None]) * (1 - share) + oklab(hx(end)[None]) * share)[0]


def ramp(stops: Stops, positions: NDArray[Any]) -> Floats:
    """Return the colour at each position along stops of (position, colour); beyond the ends it stays the last one."""
    stops = sorted(stops, key=lambda stop: stop[0])
    places = np.array([stop[0] for stop in stops], np.float32)
    colours = oklab(np.stack([hx(stop[1]) for stop in stops]))
    low, high = places[0], places[-1]
    steps = np.linspace(low, high, _RAMP_STEPS)
    lab = np.stack([np.interp(steps, places, colours[:, axis]) for axis in range(3)], -1).astype(np.float32)
    table = unoklab(lab)
    index = np.clip((positions - low) / (high - low) * (_RAMP_STEPS - 1), 0, _RAMP_STEPS - 1)
    below = np.floor(index).astype(np.int32)
    above = np.minimum(below + 1, _RAMP_STEPS - 1)
    share = (index - below)[..., None].astype(np.float32)
    return table[below] * (1 - share) + table[above] * share


def luma(colours: Floats) -> Floats:
    """Return the brightness of colours from 0 to 1, as a grey print would show it."""
    return colours[..., 0] * 0.299 + colours[..., 1] * 0.587 + colours[..., 2] * 0.114


def rgb(lit: Colour, dark: Colour, share: float) -> Floats:
    """Mix a dark colour into a lit one; a share outside 0 to 1 is clipped."""
    return mix(dark, lit, float(min(max(share, 0.0), 1.0)))
