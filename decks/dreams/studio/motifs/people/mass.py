"""One lit mass: parts are laid over each other and then lit together, once, by the light of their card."""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from ...kit.canvas import scale
from ...kit.colour import Colour, Floats, hx, mix
from ...kit.field import Field, blur, inflate, noise, shift, smooth
from ...kit.paths import mask

_ROUGH = 0.0045
"""How ragged the outline is, in parts of the height."""


class Mass:
    """A figure while it is put together, of a height h; whatever overlaps casts its shadow on what lies below."""

    def __init__(self, sc: Any, h: float, box: tuple[float, float, float, float]) -> None:
        self.sc, self.h = sc, h
        s = scale()
        left, top, right, bottom = box
        self.box = (
            slice(max(int(top * s), 0), min(max(int(bottom * s), 1), sc.h)),
            slice(max(int(left * s), 0), min(max(int(right * s), 1), sc.w)),
        )
        size = sc.img[self.box].shape[:2]
        self.colour = np.zeros((*size, 3), np.float32)
        self.cover = np.zeros(size, np.float32)
        self.height = np.zeros(size, np.float32)
        self.shade = np.zeros(size, np.float32)
        self.fine = np.zeros(size, np.float32)
        light = sc.L
        length = math.hypot(light[0], light[1]) or 1.0
        self.to_light = (light[0] / length, light[1] / length)

    def part(
        self,
        path: skia.Path,
        colour: Colour,
        *,
        round_: float = 0.04,
        over: float = 0.02,
        fine: float = 0.6,
        within: Field | None = None,
    ) -> Field:
        """Lay a part on: `round_` is the radius of its edge, `over` how far it stands off what lies below it."""
        m = mask(path)[self.box]
        if within is not None:
            m = m * within
        return self.lay(m, colour, round_=round_, over=over, fine=fine)

    def lay(
        self, m: Field, colour: Colour | Floats, *, round_: float = 0.04, over: float = 0.02, fine: float = 0.6
    ) -> Field:
        """Lay a mask on, see `part`."""
        if m.max() < 0.01:
            return m
        h, (lx, ly) = self.h, self.to_light
        thrown = blur(shift(m, -lx * h * over, -ly * h * over + h * over * 0.3), h * over * 0.55)
        self.shade = np.maximum(self.shade, thrown * 0.8 * smooth(0, 0.6, self.cover)) * (1 - m)
        self.height = self.height * (1 - m) + (inflate(m, round_ * h) + over * h * scale()) * m
        share = m[..., None]
        over_colour = colour if isinstance(colour, np.ndarray) and colour.ndim == 3 else hx(colour)
        self.colour = self.colour * (1 - share) + over_colour * share
        self.cover = np.maximum(self.cover, m)
        self.fine = self.fine * (1 - m) + fine * m
        return m

    def stroke(self, path: skia.Path, width: float, dark: float, within: Field | None = None) -> None:
        """A fold: it darkens (or with a negative share lightens) what lies there."""
        m = blur(mask(path)[self.box], width)
        if within is not None:
            m = m * within
        self.height -= m * dark * self.h * 0.05 * scale()
        self.shade = np.clip(self.shade + m * dark * 0.5, 0, 1)

    def tint(self, path: skia.Path, colour: Colour, share: float, radius: float) -> None:
        """Glaze a colour over a place, as red on a cheek or the shade of an eye."""
        m = (blur(mask(path)[self.box], radius) * share * self.cover)[..., None]
        self.colour = self.colour * (1 - m) + hx(colour) * m

    def light(
        self,
        *,
        key: float = 1.0,
        rim: tuple[Any, ...] | None = None,
        fog: float = 0.0,
        depth: float = 0.9,
        dark: float = 1.0,
    ) -> Field:
        """Light the whole and put it on the card; returns where it stands, on the whole card."""
        sc = self.sc
        colours = self._lit(key, dark)
        cover = self._ragged()
        if rim:
            colour, width, *more = rim
            dx, dy = more[0] if more and not isinstance(more[0], float) else self.to_light
            edge = np.clip(cover - shift(cover, -dx * width, -dy * width), 0, 1)
            broken = smooth(-0.7, 0.5, noise(self.h * 0.09, 2, sc.sid())[self.box])
            share = (blur(edge, width * 0.35) * cover * broken * (more[-1] if len(more) > 1 else 0.8))[..., None]
            colours = colours * (1 - share) + hx(colour) * share
        if fog:
            colours = colours * (1 - fog) + sc.fogc * fog
        share = cover[..., None]
        sc.img[self.box] = sc.img[self.box] * (1 - share) + np.clip(colours, 0, 1) * share
        sc.emit[self.box] *= 1 - share
        sc.note(self.box, cover, depth=depth, detail=0.74)
        sc.detail[self.box] = np.maximum(sc.detail[self.box], cover * self.fine)
        whole = np.zeros((sc.h, sc.w), np.float32)
        whole[self.box] = cover
        return whole

    def _lit(self, key: float, dark: float) -> Floats:
        """Two planes of light with a soft edge between them, modelled small and large, and light from the ground."""
        h, sc = self.h, self.sc
        around = blur(self.colour, h * 0.02) / np.maximum(blur(self.cover, h * 0.02), 1e-3)[..., None]
        own = self.colour + np.clip(around, 0, 1) * (1 - self.cover[..., None])
        small, large = blur(self.height, h * 0.006), blur(self.height, h * 0.02)
        mass = blur(self.cover, h * 0.045)
        lx, ly = self.to_light
        span = h * 0.05
        form = shift(mass, lx * -span, ly * -span * 0.6) - shift(mass, lx * span, ly * span * 0.6)
        t = 0.5 * _facing(small, self.to_light) + 0.65 * _facing(large, self.to_light) + form * -0.9
        t = t + noise(h * 0.05, 3, sc.sid(), aspect=0.4)[self.box] * 0.07 - self.shade * 0.9
        lit = smooth(0.06, 0.34, t)
        shadowed = smooth(-0.02, -0.26, t)
        cool = np.clip(sc.shadow * 0.75 + 0.25 * hx("#ffffff") * float(sc.shadow.mean()), 0, 1)
        darker = own * (0.30 + 0.5 * cool) + cool * 0.045
        share = (shadowed * 0.86 * dark)[..., None]
        out = own * (1 - share) + darker * share
        warm = 1 - (1 - out) * (1 - np.clip(sc.key * 0.36 * key * (0.22 + 0.9 * out), 0, 1))
        out = out * (1 - lit[..., None]) + warm * lit[..., None]
        ground = sc.img[self.box][-max(int(h * 0.03 * scale()), 2) :].reshape(-1, 3).mean(0)
        foot = (smooth(0.55, 1.0, np.linspace(0, 1, len(out), dtype=np.float32))[:, None] * shadowed * 0.28)[..., None]
        out = out * (1 - foot) + (out * 0.5 + ground * 0.5) * foot
        weave = noise(h * 0.022, 2, sc.sid(), aspect=0.5)[self.box] * 0.035
        return out * (1 + weave[..., None])

    def _ragged(self) -> Field:
        """The outline, a little torn as by a brush, its shaded side softer than its lit one."""
        reach = max(self.h * _ROUGH, 0.6) * scale()
        n = noise(self.h * 0.03 + 4, 2, self.sc.sid())[self.box]
        rows, columns = np.mgrid[0 : n.shape[0], 0 : n.shape[1]].astype(np.float32)
        torn = cv2.remap(self.cover, columns + n * reach, rows - n * reach, cv2.INTER_LINEAR)
        return np.clip(torn, 0, 1)


def ground_shadow(
    sc: Any,
    cover: Field,
    foot: float,
    *,
    along: float = 0.9,
    squash: float = 0.22,
    ahead: bool = False,
    strength: float = 0.6,
    colour: Colour | None = None,
    soft: float = 5.0,
    within: Field | None = None,
) -> None:
    """Throw the shadow of what stands at a height over the ground; `ahead` of it when the light is behind."""
    y = foot * scale()
    slant = -along * sc.L[0] / max(math.hypot(sc.L[0], sc.L[1]), 0.2)
    flat_by = -squash if ahead else squash
    flat = np.array([[1, -slant, slant * y], [0, flat_by, (1 - flat_by) * y]], np.float32)
    m = cv2.warpAffine(cover, flat, (sc.w, sc.h), flags=cv2.INTER_LINEAR)
    m = blur(m, soft) * strength
    if within is not None:
        m = m * within
    sc.mul(mix("#ffffff", colour if colour is not None else sc.shadow, 0.9), m * (1 - cover))


def _facing(height: Field, to_light: tuple[float, float]) -> NDArray[Any]:
    """How much each slope of a height looks towards the light."""
    slope_x = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    slope_y = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    upright = 1 / np.sqrt(1 + slope_x**2 + slope_y**2)
    return (-slope_x * to_light[0] - slope_y * to_light[1]) * upright
