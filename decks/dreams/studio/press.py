"""The presses of the Print Cabinet: riso from ink plates and tinted engraving."""

import math
from collections.abc import Iterable, Sequence
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .kit.canvas import dims, grid, scale
from .kit.colour import Colour, Floats, hx, luma
from .kit.field import Field, blur, shift
from .kit.finishing import paper
from .kit.ink import SECOND_FAMILY, THIRD_FAMILY, darkness, densities, engraved, evened, print_inks, washed
from .kit.paths import Points, limb, mask, set_pen
from .kit.scene import Scene
from .kit.sheet import Fill

Tone = tuple[Any, ...] | str
"""The densities of the inks (0 paper to 1 solid; a number, a field, or None), or a colour that is split into them."""
Place = tuple[float, float]


class RisoSheet:
    """A sheet of up to three ink plates. Shapes knock out what lies under them."""

    def __init__(
        self,
        inks: tuple[Colour, ...],
        paper_colour: Colour,
        light: Place = (-0.6, -0.8),
        shade_ink: int = 0,
        seed: int = 1,
    ) -> None:
        self.h, self.w = dims()
        self.x, self.y = grid()
        self.inks = inks
        self.paper = paper_colour
        self.n = len(inks)
        self.plates = np.zeros((self.h, self.w, self.n), np.float32)
        length = math.hypot(*light)
        self.light = (light[0] / length, light[1] / length)
        self.shade_ink = shade_ink
        self.seed = seed

    def tone(self, colour: Tone) -> tuple[Any, ...]:
        """Return the densities of a tone; a colour becomes the mix of inks that comes closest."""
        if isinstance(colour, tuple) and len(colour) == self.n:
            return colour
        return tuple(float(density) for density in densities(hx(colour), self.inks, self.paper, rounds=200))

    def ramp(self, p0: Place, p1: Place, d0: float, d1: float, power: float = 1.0) -> Field:
        """Return densities that run from d0 at the point p0 to d1 at p1."""
        dx, dy = p1[0] - p0[0], p1[1] - p0[1]
        share = np.clip(((self.x - p0[0]) * dx + (self.y - p0[1]) * dy) / (dx * dx + dy * dy), 0, 1) ** power
        return (d0 + (d1 - d0) * share).astype(np.float32)

    def radial(self, centre: Place, r0: float, r1: float, d0: float, d1: float, power: float = 1.0) -> Field:
        """Return densities that run from d0 within radius r0 to d1 outside r1."""
        away = np.hypot(self.x - centre[0], self.y - centre[1])
        share = np.clip((away - r0) / (r1 - r0), 0, 1) ** power
        return (d0 + (d1 - d0) * share).astype(np.float32)

    def lay(
        self,
        shape: skia.Path | Sequence[skia.Path] | Field,
        tone: Tone,
        *,
        clip: Field | None = None,
        stroke: float = 0,
        soft: float = 0,
        alpha: float = 1.0,
    ) -> Field:
        """Lay a shape (paths or a mask) on the plates; None in the tone leaves that plate as it is.

        stroke draws lines of that width, soft blurs the shape, clip is a mask it stays within.
        """
        m = shape if isinstance(shape, np.ndarray) else mask(shape, stroke)
        if soft:
            m = blur(m, soft)
        if clip is not None:
            m = m * clip
        cover = m * alpha
        for i, density in enumerate(self.tone(tone)):
            if density is not None:
                self.plates[..., i] = self.plates[..., i] * (1 - cover) + density * cover
        return m

    def many(self, items: Iterable[tuple[Any, ...]], *, clip: Field | None = None) -> Field:
        """Lay many flat pieces in order: (path, tone[, width of its line]). Clip is a mask they stay within."""
        surface = skia.Surface(self.w, self.h)
        canvas = surface.getCanvas()
        canvas.scale(scale(), scale())
        for path, tone, *width in items:
            inks = [float(density) for density in self.tone(tone)] + [0.0] * (3 - self.n)
            paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*inks, 1))
            if width and width[0]:
                set_pen(paint, width[0])
            canvas.drawPath(path, paint)
        layer = surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
        m = layer[..., 3]
        if clip is not None:
            m = m * clip
        for i in range(self.n):
            self.plates[..., i] = self.plates[..., i] * (1 - m) + layer[..., i] * m
        return m

    def shade(
        self,
        m: Field,
        width: float,
        *,
        ink: int | None = None,
        strength: float = 0.9,
        light: Place | None = None,
        lit: bool = False,
    ) -> Field:
        """Shade a mask in grain on the side away from the light, or towards it when lit, and return that edge."""
        lx, ly = light or self.light
        way = -1 if lit else 1
        edge = m * (1 - blur(shift(m, lx * width * way, ly * width * way), width * 0.55))
        plate = self.plates[..., self.shade_ink if ink is None else ink]
        plate[:] = np.clip(np.maximum(plate, plate + edge * strength), 0, 1)
        return edge

    def add(
        self,
        path: skia.Path | Sequence[skia.Path] | Field,
        fill: Tone,
        *,
        vol: float = 0,
        clip: Field | None = None,
        stroke: float = 0,
        alpha: float = 1.0,
        soft: float = 0,
        **_: Any,
    ) -> Field:
        """Lay a shape with the call of `Scene.add`, so that shared motifs can be printed; other looks do not matter."""
        m = self.lay(path, fill, clip=clip, stroke=stroke, alpha=alpha, soft=soft)
        if vol:
            self.shade(m, max(vol, 5), strength=0.55)
        return m


def print_riso(sheet: RisoSheet) -> Floats:
    """Print a sheet: grain screen, uneven ink, voids and plates a little out of register."""
    return print_inks(sheet.plates, sheet.inks, sheet.paper, grain=3.3, voids=1.2, seed=4)


class Plate(Scene):
    """A scene for the tinted engraving: every shape may have its own hatching, contours are late marks."""

    def __init__(self, ink: Colour = "#1d1f33", angle: float = 18, **light: Any) -> None:
        super().__init__(**light)
        self.ink = ink
        self.phase = self._families(angle)

    def straight(self, angle: float) -> Field:
        """Return the distance of each pixel across lines of an angle in degrees."""
        turn = math.radians(angle)
        return self.x * math.sin(turn) + self.y * math.cos(turn)

    def _families(self, angle: float) -> list[Field]:
        return [self.straight(angle + turn) for turn in (0, SECOND_FAMILY, THIRD_FAMILY)]

    def hatch(self, m: Field, how: float | NDArray[Any], cross: NDArray[Any] | None = None) -> None:
        """Hatch a mask its own way: an angle in degrees, or a field of distances across its lines.

        cross: such a field for the second family of lines.
        """
        inside = m > 0.5
        phases = [how, cross] if isinstance(how, np.ndarray) else self._families(how)
        for phase, own in zip(self.phase, phases, strict=False):
            if own is not None:
                phase[inside] = own[inside]

    def contour(self, m: Field, width: float = 3.2) -> None:
        """Draw an ink line of a width along the inner edge of a mask."""
        reach = max(2 * round(width * scale()) - 1, 3)
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach))
        self.post(np.clip(m - cv2.erode(m, kernel), 0, 1), self.ink, 0.95)

    def cutshape(
        self,
        path: skia.Path | Sequence[skia.Path] | Field,
        fill: Fill,
        line: float = 3.2,
        *,
        hatch: float | NDArray[Any] | None = None,
        **looks: Any,
    ) -> Field:
        """Add a shape with a contour of a width (0 for none) and its own hatching; looks are those of `Scene.add`."""
        m = self.add(path, fill, **looks)
        if hatch is not None:
            self.hatch(m, hatch)
        if line:
            self.contour(m, line)
        return m

    def pen(self, pts: Points, width: float, colour: Colour | None = None, alpha: float = 1.0) -> None:
        """Draw a pen stroke with tapered ends through points."""
        stroke = limb(pts, [width * 0.35, width, width, width * 0.35], 80)
        self.post(mask(stroke), colour or self.ink, alpha)


def print_engraving(
    sc: Plate,
    *,
    paper_colour: Colour = "#f3ead6",
    tint: float = 0.8,
    bend: float = 0.55,
    clahe: float = 1.6,
    full: float = 1.0,
    seed: int = 1,
) -> Floats:
    """Print a plate: tones become swelling lines over a hand-tinted ground, late marks stay crisp.

    tint, full: strength of the colours, see `washed`. bend: how far lines follow the volumes. clahe: how far contrast
    is evened out.
    """
    light = 0.5 * luma(sc.img) + 0.5 * evened(sc.img, clahe)
    lines = blur(engraved(darkness(light), sc.phase, sc.height, bend=bend, seed=seed), 0.45)[..., None]
    marks = sc.pm[..., None]
    tinted = sc.img * (1 - marks) + sc.pc * marks * 0.3 + sc.img * marks * 0.7
    base = washed(tinted, paper_colour, tint=tint, seed=seed, full=full)
    out = base * (1 - lines) + hx(sc.ink) * lines
    out = out * (1 - marks) + sc.pc * marks
    return paper(np.clip(out, 0, 1), 0.012)
