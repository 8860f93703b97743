"""The last touches: bloom, grading, vignette and paper. Pictures are red, green and blue from 0 to 1."""

import numpy as np

from .canvas import H, W, grid
from .colour import Colour, Floats, hx, luma
from .field import blur, noise, shift, smooth


def bloom(picture: Floats, threshold: float = 0.72, radius: float = 26, amount: float = 0.5) -> Floats:
    """Let what is brighter than the threshold glow around itself."""
    bright = np.clip(picture - threshold, 0, 1) / (1 - threshold) * picture
    glow = blur(bright, radius) * 0.6 + blur(bright, radius * 3) * 0.5
    return 1 - (1 - picture) * (1 - np.clip(glow * amount, 0, 1))


def grade(
    picture: Floats,
    shadow: Colour = "#0a1030",
    high: Colour = "#fff2d8",
    am: float = 0.12,
    con: float = 0.0,
    sat: float = 1.0,
) -> Floats:
    """Tint shadows and highlights by an amount, then raise the contrast of the middle tones and the saturation."""
    light = luma(picture)[..., None]
    picture = light + (picture - light) * sat
    picture = picture + (hx(shadow) - 0.5) * am * (1 - light) ** 2 * 0.8 + (hx(high) - 0.5) * am * light**2 * 0.35
    if con:
        picture = picture + con * (picture - 0.5) * (1 - np.abs(2 * picture - 1))
    return np.clip(picture, 0, 1)


def vignette(picture: Floats, amount: float = 0.35, colour: Colour = "#0a0a18") -> Floats:
    """Darken the corners towards a colour."""
    x, y = grid()
    away = np.sqrt(((x - W / 2) / (W * 0.62)) ** 2 + ((y - H * 0.48) / (H * 0.62)) ** 2)
    share = smooth(0.55, 1.35, away)[..., None] * amount
    return picture * (1 - share) + picture * hx(colour) * share


def paper(picture: Floats, amount: float = 0.05, seed: int = 9) -> Floats:
    """Lay the fibres and the tooth of paper over a picture; they show most in its middle tones."""
    fibres = noise(3.2, 2, seed) * 0.7 + noise(9, 2, seed + 1, aspect=2.2) * 0.4 + noise(60, 3, seed + 2) * 0.25
    bump = (fibres - shift(fibres, 1.2, 1.2)) * 1.2 + fibres * 0.45
    weight = 0.35 + 1.3 * np.sqrt(np.clip(picture * (1 - picture), 0, 1))
    return np.clip(picture + (bump * amount)[..., None] * weight, 0, 1)
