"""The brush: bristle sprites laid along the flow of a picture.

A picture is painted in levels, from broad strokes to fine ones; each level repaints only where the canvas still
differs from the picture. Pictures are red, green and blue from 0 to 1.
"""

import math
from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .canvas import H, W, scale
from .colour import Floats, hx, luma, oklab, unoklab
from .field import Field, blur, shift, smooth


@dataclass(frozen=True, slots=True)
class Level:
    """A round of painting: the size of its strokes, the error they mend and the least detail where they are used."""

    length: float
    width: float
    error: float = 0.0
    detail: float = 0.0


_BROAD = (Level(165, 42), Level(86, 23, 0.026), Level(45, 12, 0.032), Level(23, 6.4, 0.038))


@dataclass(frozen=True, slots=True)
class Hand:
    """How somebody paints: the levels, and whether edges are held instead of being followed by broad strokes."""

    levels: tuple[Level, ...]
    holds_edges: bool


FIRM = Hand((*_BROAD, Level(13, 3.8, 0.040, 0.55)), holds_edges=False)
"""Strokes of every size follow the edges; pale rings may stand about what is dark before a light ground."""
LOOSE = Hand((*_BROAD, Level(14, 4.2, 0.034, 0.45), Level(8.5, 2.6, 0.030, 0.72)), holds_edges=True)
"""Broad strokes go with the air, only fine ones with edges, which are lost where little tells them apart."""
_FINE_FROM = 3
"""The first level of the loose hand that follows edges."""
GROUND = "#8a5a48"
_GROUND_SHARE = 0.22
"""The warm ground that shines through between strokes."""
_LEVEL_GREY = 0xFF808080
"""Height of a canvas without paint."""

_SPRITES = 8
_SPRITE_LENGTH = 160
_SPRITE_HEIGHT = 40
_DIRECTION_JITTER = 0.09
"""Radians."""
_LIGHTNESS_JITTER = 0.024
_CHROMA_JITTER = 0.010
"""How far the colours of strokes vary, in OKLab."""
_THICKNESS = 0.045
_REPAINTED = 0.25
"""Share of the second level's strokes that are painted though nothing is wrong, so that no flat patch is left."""


@dataclass(frozen=True, slots=True)
class Sprites:
    """Strokes under each other: as they colour the canvas, and as they raise its surface."""

    colour: skia.Image
    relief: skia.Image


@dataclass(frozen=True, slots=True)
class _Spots:
    """Where strokes go: their logical places and the real pixels they take their colours from."""

    x: NDArray[Any]
    y: NDArray[Any]
    column: NDArray[Any]
    row: NDArray[Any]

    def at(self, chosen: NDArray[Any]) -> "_Spots":
        return _Spots(self.x[chosen], self.y[chosen], self.column[chosen], self.row[chosen])


@dataclass(frozen=True, slots=True)
class _Strokes:
    """How each sprite is turned and moved to its place, and where it lies in the atlas."""

    turns: list[skia.RSXform]
    parts: list[skia.Rect]


@cache
def brush_atlas(seed: int = 4) -> Sprites:
    """Make the bristle strokes: white, with streaks in their cover and their value."""
    dice = np.random.default_rng(seed)
    strokes = [_sprite(dice) for _ in range(_SPRITES)]
    cover = np.vstack([stroke[0] for stroke in strokes])
    value = np.vstack([stroke[1] for stroke in strokes])
    height = np.vstack([stroke[2] for stroke in strokes])
    return Sprites(_image(np.dstack([value, value, value, cover])), _image(np.dstack([height, height, height, cover])))


def _sprite(dice: np.random.Generator) -> tuple[Field, Field, Field]:
    """The cover, the value and the height of one stroke, slightly bent and ragged at its ends."""
    y, x = np.mgrid[0:_SPRITE_HEIGHT, 0:_SPRITE_LENGTH].astype(np.float32)
    y = y + dice.uniform(-5, 5) * ((x / _SPRITE_LENGTH - 0.5) ** 2 * 4 - 0.3)
    across = (y - _SPRITE_HEIGHT / 2) / (_SPRITE_HEIGHT * 0.40)
    bristles = _bristles(dice, y, 1.1, 1.9)
    start = 10 + _bristles(dice, y, 2.0, 2.0) * 7
    end = _SPRITE_LENGTH - 16 + bristles * 11
    cover = (
        smooth(0, 1, np.clip((x - start) / 9, 0, 1))
        * smooth(0, 1, np.clip((end - x) / 16, 0, 1))
        * smooth(1.05, 0.75, np.abs(across))
    )
    hairs = dice.standard_normal((_SPRITE_HEIGHT, 14)).astype(np.float32)
    hairs = cv2.resize(hairs, (_SPRITE_LENGTH, _SPRITE_HEIGHT), interpolation=cv2.INTER_CUBIC)
    cover = np.clip(cover * np.clip(1.02 + 0.22 * bristles * (x / _SPRITE_LENGTH) + 0.10 * hairs, 0, 1), 0, 1)
    value = np.clip(0.95 + 0.055 * bristles + 0.02 * hairs, 0, 1)
    height = np.clip(0.5 + 0.22 * bristles + 0.08 * hairs + 0.12 * (1 - np.abs(across)), 0, 1)
    return tuple(part.astype(np.float32) for part in (cover, value, height))


def _bristles(dice: np.random.Generator, y: Field, softness: float, strength: float) -> Field:
    """A random profile across the stroke, the same along each of its bent hairs."""
    profile = dice.standard_normal((_SPRITE_HEIGHT, 1)).astype(np.float32)
    profile = cv2.GaussianBlur(profile, (0, 0), softness)[:, 0] * strength
    return np.interp(np.clip(y, 0, _SPRITE_HEIGHT), np.arange(_SPRITE_HEIGHT), profile).astype(np.float32)


def _image(layer: Floats) -> skia.Image:
    """A picture with cover, both from 0 to 1, as skia draws it."""
    return skia.Image.fromarray((np.clip(layer, 0, 1) * 255).astype(np.uint8), colorType=skia.kRGBA_8888_ColorType)


def tensor_flow(picture: Floats, guide: Floats, radius: float = 5, certain: float = 0.004) -> Field:
    """Return the direction of strokes in radians: along the picture's edges where it has any, else the guide's.

    The guide is `Sheet.flow`; edges are looked for within a radius and are certain from this strength on.
    """
    grey = blur(luma(picture), 1.2)
    gx = cv2.Sobel(grey, cv2.CV_32F, 1, 0)
    gy = cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    cosine = blur(gy * gy - gx * gx, radius)
    sine = blur(-2 * gx * gy, radius)
    strength = np.sqrt(cosine**2 + sine**2)
    share = np.clip(strength / certain, 0, 1)
    length = strength + 1e-9
    cosine = guide[..., 0] * (1 - share) + cosine / length * share
    sine = guide[..., 1] * (1 - share) + sine / length * share
    return np.arctan2(sine, cosine) / 2


def paint(picture: Floats, flow: Floats, detail: Field, *, seed: int, keep: Field, hand: Hand = FIRM) -> Floats:
    """Paint a picture with a brush in a hand.

    flow guides the strokes where the picture has no edges, detail (0 to 1) asks for finer ones, and keep is the share
    of the sharp picture that is laid over the strokes.
    """
    h, w = picture.shape[:2]
    dice = np.random.default_rng(seed)
    canvas, relief = skia.Surface(w, h), skia.Surface(w, h)
    canvas.getCanvas().drawImage(_image(_underpaint(picture, 3 if hand.holds_edges else 10)), 0, 0)
    relief.getCanvas().clear(_LEVEL_GREY)
    airy, close = _directions(picture, flow, hand)
    for number, level in enumerate(hand.levels):
        target = _held(picture, level.width * 0.3) if hand.holds_edges else blur(picture, level.width * 0.22)
        spots = _spots(dice, level.width, (h, w))
        if number > 0:
            error = blur(np.abs(_seen(canvas) - target).mean(-1), level.width * 0.35)
            chosen = _wrong(level, error[spots.row, spots.column], detail[spots.row, spots.column])
            if number == 1:
                chosen |= dice.random(chosen.shape) < _REPAINTED
            spots = spots.at(chosen)
        spots = spots.at(dice.permutation(len(spots.x)))
        colours = _jittered(dice, target[spots.row, spots.column])
        direction = airy if number < _FINE_FROM else close
        strokes = _strokes(dice, spots, direction[spots.row, spots.column], level.length)
        _lay(strokes, colours, canvas, relief)
    out = _embossed(_seen(canvas), relief.toarray()[..., 0].astype(np.float32) / 255)
    keep = keep[..., None]
    return out * (1 - keep) + picture * keep


def _directions(picture: Floats, flow: Floats, hand: Hand) -> tuple[Field, Field]:
    """The directions of broad and of fine strokes."""
    if hand.holds_edges:
        return tensor_flow(blur(picture, 14), flow, 9, 0.05), tensor_flow(picture, flow, 2.2, 0.02)
    along = tensor_flow(picture, flow)
    return along, along


def _held(picture: Floats, radius: float) -> Floats:
    """The picture smoothed within its shapes but not over their edges."""
    sigma = max(radius * scale(), 0.8)
    return cv2.bilateralFilter(picture.astype(np.float32), min(int(2 * sigma) | 1, 15), 0.10, sigma)


def _underpaint(picture: Floats, radius: float) -> Floats:
    """The blurred picture on the warm ground, with cover."""
    ground = hx(GROUND) * _GROUND_SHARE * (0.35 + 0.65 * blur(luma(picture), 20))[..., None]
    colours = blur(picture, radius) * (1 - _GROUND_SHARE) + ground
    return np.dstack([colours, np.ones(picture.shape[:2], np.float32)])


def _seen(canvas: skia.Surface) -> Floats:
    return canvas.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(np.float32) / 255


def _spots(dice: np.random.Generator, width: float, size: tuple[int, int]) -> _Spots:
    """A jittered grid over the card, close enough for strokes of a width to overlap."""
    step = width * 0.62
    x, y = np.meshgrid(np.arange(-step, W + step, step * 1.5), np.arange(-step, H + step, step))
    x = (x + dice.uniform(-0.75, 0.75, x.shape) * step * 1.5).ravel()
    y = (y + dice.uniform(-0.5, 0.5, y.shape) * step).ravel()
    column = np.clip((x * scale()).astype(int), 0, size[1] - 1)
    row = np.clip((y * scale()).astype(int), 0, size[0] - 1)
    return _Spots(x, y, column, row)


def _jittered(dice: np.random.Generator, colours: Floats) -> Floats:
    lab = oklab(colours)
    for axis, reach in enumerate((_LIGHTNESS_JITTER, _CHROMA_JITTER, _CHROMA_JITTER)):
        lab[:, axis] += dice.standard_normal(len(lab)) * reach
    return np.clip(unoklab(lab.astype(np.float32)), 0, 1)


def _wrong(level: Level, error: Field, detail: Field) -> NDArray[np.bool_]:
    """Where a level has something to mend; where detail is wanted a smaller error counts."""
    wrong = error > level.error * (1.25 - 0.75 * detail)
    return wrong & (detail > level.detail) if level.detail else wrong


def _strokes(dice: np.random.Generator, spots: _Spots, direction: Field, length: float) -> _Strokes:
    """Sprites scaled, turned and moved to each spot; half of them lie the other way round."""
    count = len(spots.x)
    angle = direction + dice.standard_normal(count) * _DIRECTION_JITTER
    size = length / _SPRITE_LENGTH * (0.8 + 0.45 * dice.random(count))
    sprites = dice.integers(0, _SPRITES, count)
    angle = np.where(dice.random(count) < 0.5, angle + math.pi, angle)
    cosine = np.cos(angle) * size * scale()
    sine = np.sin(angle) * size * scale()
    left = spots.x * scale() - (cosine * _SPRITE_LENGTH / 2 - sine * _SPRITE_HEIGHT / 2)
    top = spots.y * scale() - (sine * _SPRITE_LENGTH / 2 + cosine * _SPRITE_HEIGHT / 2)
    turns = np.stack([cosine, sine, left, top], 1).astype(float).tolist()
    return _Strokes(
        [skia.RSXform(*turn) for turn in turns],
        [skia.Rect.MakeXYWH(0, int(i) * _SPRITE_HEIGHT, _SPRITE_LENGTH, _SPRITE_HEIGHT) for i in sprites],
    )


def _lay(strokes: _Strokes, colours: Floats, canvas: skia.Surface, relief: skia.Surface) -> None:
    """Lay strokes on the canvas in their colours, and on the relief as they are."""
    red, green, blue = (colours * 255 + 0.5).astype(np.uint32).T
    opaque = (0xFF000000 | (red << 16) | (green << 8) | blue).tolist()
    sprites = brush_atlas()
    _draw(canvas, sprites.colour, strokes, opaque)
    _draw(relief, sprites.relief, strokes, [0xFFFFFFFF] * len(opaque))


def _draw(surface: skia.Surface, sprites: skia.Image, strokes: _Strokes, colours: list[int]) -> None:
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    surface.getCanvas().drawAtlas(sprites, strokes.turns, strokes.parts, colours, skia.BlendMode.kModulate, sampling)


def _embossed(picture: Floats, height: Field) -> Floats:
    """The picture lit from the upper left over the thickness of its paint."""
    edge = np.clip(height - shift(height, 1.3, 1.5), -0.25, 0.25)[..., None]
    return np.clip(picture + edge * _THICKNESS * 3 * (0.3 + 0.9 * picture), 0, 1)
