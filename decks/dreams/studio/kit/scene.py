"""The scene: shapes with volume, rim light, fog and shadow."""

import math
from collections.abc import Iterable, Sequence
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .canvas import scale
from .colour import Floats, hx
from .field import Field, blur, displace, inflate, shift, smooth
from .light import Light
from .paths import mask, set_pen
from .sheet import Box, Fill, unit

Rim = tuple[Any, ...]
"""(colour, width[, direction to the light[, strength]])"""
Shadow = tuple[Any, ...]
"""(dx, dy, blur, strength[, colour])"""
FogFoot = tuple[Any, ...]
"""(height where it begins, height where it is full, strength[, colour])"""
Piece = tuple[Any, ...]
"""(path, colour[, alpha[, width of its line]])"""


class Scene(Light):
    """A card while it is painted: shapes with volume, rim light, fog and shadow."""

    def add(
        self,
        path: skia.Path | Sequence[skia.Path] | Field,
        fill: Fill,
        *,
        alpha: float | Field = 1.0,
        vol: float = 0,
        shade: float = 0.8,
        rim: Rim | None = None,
        shadow: Shadow | None = None,
        mottle: float = 0.035,
        rough: float = 0,
        soft: float = 0,
        fog: float = 0,
        fogg: FogFoot | None = None,
        depth: float = 0.5,
        detail: float = 0.3,
        flow: float | None = None,
        light: Sequence[float] | None = None,
        stroke: float = 0,
        clip: Field | None = None,
        emit: float = 0,
        hs: float = 1.0,
        blend: str = "normal",
    ) -> Field:
        """Paint a shape, given as paths or as a mask, and return its mask.

        vol: radius of its rounded edge; hs raises that volume, shade is how strongly light models it. rim: lit edge.
        shadow: cast on what is below. mottle: unevenness of the colour. rough, soft: torn or blurred outline.
        fog: share of the fog's colour, fogg: fog about its foot. depth, detail, flow (radians) and emit go to the
        channels of the sheet. stroke: draw lines of this width instead. clip: a mask it stays within. blend:
        "normal" or "screen".
        """
        m = self._shape(path, stroke, rough=rough, soft=soft, clip=clip)
        box = self.bb(m, 40 + _reach(shadow) + vol * 0.2)
        if box is None:
            return m
        part = m[box]
        to_light = self.L if light is None else unit(light)
        colours = self._mottled(self.fill(fill, box).copy(), mottle, box)
        self.height[box] *= 1 - part
        if vol:
            height = inflate(part, vol) * hs
            colours = self._modelled(colours, height, shade, to_light)
            self.height[box] += height * part
        if rim:
            colours = _rimmed(colours, part, rim, to_light)
        colours = self._fogged(colours, fog, fogg, box)
        below = self.img[box]
        if shadow:
            below = self._shaded(below, part, shadow)
        cover = part * (alpha[box] if isinstance(alpha, np.ndarray) else alpha)
        share = cover[..., None]
        if blend == "screen":
            painted = 1 - (1 - below) * (1 - np.clip(colours, 0, 1) * share)
        else:
            painted = below * (1 - share) + np.clip(colours, 0, 1) * share
        self.img[box] = np.clip(painted, 0, 1)
        self.emit[box] *= 1 - share
        if emit:
            self.emit[box] += colours * share * emit
        self.note(box, cover, depth=depth, detail=detail, flow=flow)
        return m

    def polys(
        self,
        items: Iterable[Piece],
        *,
        depth: float = 0.5,
        detail: float = 0.5,
        mottle: float = 0.04,
        soft: float = 0,
        **looks: Any,
    ) -> Field:
        """Paint many flat pieces as one layer and return its mask; further looks are those of `add`."""
        surface = skia.Surface(self.w, self.h)
        canvas = surface.getCanvas()
        canvas.scale(scale(), scale())
        for path, colour, *more in items:
            red, green, blue = (float(value) for value in hx(colour))
            paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(red, green, blue, more[0] if more else 1.0))
            if len(more) > 1 and more[1]:
                set_pen(paint, more[1])
            canvas.drawPath(path, paint)
        layer = surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
        m = layer[..., 3]
        colours = layer[..., :3]
        if soft:
            sharp, m = m, blur(m, soft)
            colours = blur(colours * sharp[..., None], soft) / np.clip(m, 1e-3, 1)[..., None]
        return self.add(m, np.ascontiguousarray(colours), depth=depth, detail=detail, mottle=mottle, **looks)

    def _shape(self, path: Any, stroke: float, *, rough: float, soft: float, clip: Field | None) -> Field:
        m = path if isinstance(path, np.ndarray) else mask(path, stroke)
        if rough:
            m = displace(m, rough, 18 + rough * 4, self.sid(), 3)
        if soft:
            m = blur(m, soft)
        return m if clip is None else m * clip

    def _mottled(self, colours: Floats, amount: float, box: Box) -> Floats:
        """Colours made uneven by two noises, and a little warmer and cooler by a third."""
        if not amount:
            return colours
        colours = colours * (1 + (self.mott[box] * 0.6 + self.fgrain[box] * 0.4) * amount)[..., None]
        colours[..., 0] += self.mott2[box] * amount * 0.35
        colours[..., 2] -= self.mott2[box] * amount * 0.35
        return colours

    def _modelled(self, colours: Floats, height: Field, strength: float, to_light: NDArray[Any]) -> Floats:
        """Colours lit and shaded by the slopes of a height; what lies flat keeps its colour."""
        slope_x = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
        slope_y = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
        upright = 1 / np.sqrt(1 + slope_x**2 + slope_y**2)
        turned = (-slope_x * to_light[0] - slope_y * to_light[1] + to_light[2]) * upright - to_light[2]
        lit = np.clip(turned, 0, 1) * strength
        dark = np.clip(-turned * 1.15, 0, 1) * strength
        colours = colours + (1 - colours) * self.key * (lit * 0.75)[..., None] * (0.35 + 0.65 * colours)
        return colours * (1 - dark[..., None] * (1 - (self.shadow * 0.9 + 0.1 * colours)))

    def _fogged(self, colours: Floats, fog: float, foot: FogFoot | None, box: Box) -> Floats:
        if fog:
            colours = colours * (1 - fog) + self.fogc * fog
        if not foot:
            return colours
        y0, y1, amount, *colour = foot
        share = (smooth(y0, y1, self.y[box] + self.mott[box] * 40) * amount)[..., None]
        return colours * (1 - share) + (hx(colour[0]) if colour else self.fogc) * share

    def _shaded(self, below: Floats, part: Field, shadow: Shadow) -> Floats:
        """The picture below a shape with its cast shadow."""
        dx, dy, radius, strength, *colour = shadow
        share = (blur(shift(part, dx, dy), radius) * strength * (1 - part))[..., None]
        return below * (1 - share) + below * (hx(colour[0]) if colour else self.shadow) * share

    def note(self, box: Box, cover: Field, *, depth: float, detail: float, flow: float | None = None) -> None:
        """Write a shape into the channels beside the picture; it hides the late marks below it."""
        rest = 1 - cover
        self.pm[box] *= rest
        self.depth[box] = self.depth[box] * rest + depth * cover
        self.detail[box] = self.detail[box] * rest + detail * cover
        if flow is not None:
            self.flow[box][..., 0] = self.flow[box][..., 0] * rest + math.cos(2 * flow) * cover
            self.flow[box][..., 1] = self.flow[box][..., 1] * rest + math.sin(2 * flow) * cover


def _reach(shadow: Shadow | None) -> float:
    return abs(shadow[0]) + abs(shadow[1]) + shadow[2] * 3 if shadow else 0


def _rimmed(colours: Floats, part: Field, rim: Rim, to_light: NDArray[Any]) -> Floats:
    """Colours with a lit edge on the side towards the light."""
    colour, width, *more = rim
    dx, dy = more[0] if more else to_light[:2]
    strength = more[1] if len(more) > 1 else 1.0
    length = math.hypot(dx, dy)
    edge = np.clip(part - shift(part, -dx / length * width, -dy / length * width), 0, 1)
    edge = (blur(edge, width * 0.28) * part)[..., None]
    return colours * (1 - edge * strength) + hx(colour) * edge * strength
