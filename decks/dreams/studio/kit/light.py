"""Light, air and mirrors."""

import cv2
import numpy as np
import skia

from .canvas import H, W, dims, scale
from .colour import Colour, Floats, Stops, hx, ramp
from .field import Field, blur, noise, smooth
from .paths import Points, mask, poly
from .sheet import Fill, Sheet


class Light(Sheet):
    """Light and air laid over what is painted so far."""

    def sky(self, stops: Stops, y0: float = 0, y1: float = H, warp: float = 0, seed: int = 5) -> None:
        """Fill the card with a gradient from y0 to y1, its bands bent by up to about `warp`."""
        y = self.y + (noise(400, 3, seed, aspect=2.5) * warp if warp else 0)
        self.img[:] = ramp(stops, (y - y0) / (y1 - y0))

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        colour: Colour,
        strength: float = 1.0,
        power: float = 2.0,
        sy: float = 1.0,
        *,
        clip: Field | None = None,
    ) -> None:
        """Screen a round glow of radius r on the picture, sy times as high as wide, steeper with a higher power."""
        light = self._round(x, y, r, sy) ** power * strength
        if clip is not None:
            light = light * clip
        self.screen(colour, light)

    def dark(
        self,
        x: float,
        y: float,
        r: float,
        colour: Colour,
        strength: float = 1.0,
        power: float = 1.5,
        sy: float = 1.0,
    ) -> None:
        """Multiply a round shade of radius r into the picture, sy times as high as wide."""
        share = (self._round(x, y, r, sy) ** power * strength)[..., None]
        self.img[:] = self.img * (1 - share) + self.img * hx(colour) * share

    def _round(self, x: float, y: float, r: float, sy: float) -> Field:
        """A field that falls from 1 in the middle to 0 at radius r."""
        return np.clip(1 - np.hypot(self.x - x, (self.y - y) / sy) / r, 0, 1)

    def beam(
        self,
        pts: Points,
        colour: Colour,
        strength: float = 0.5,
        soft: float = 14,
        fade: tuple[tuple[float, float], float] | None = None,
    ) -> None:
        """Screen a beam of light with blurred edges; `fade` is the point it comes from and how far it reaches."""
        m = blur(mask(poly(pts)), soft) * strength
        if fade is not None:
            (x, y), reach = fade
            m = m * self._round(x, y, reach, 1)
        self.img[:] = 1 - (1 - self.img) * (1 - m[..., None] * hx(colour))

    def haze(
        self,
        y: float,
        thickness: float,
        colour: Colour,
        amount: float,
        seed: int = 3,
        cell: float = 260,
        aspect: float = 3.0,
    ) -> None:
        """Lay a torn band of haze about the height y."""
        n = noise(cell, 4, self.seed * 7 + seed, aspect=aspect)
        band = np.exp(-(((self.y - y + n * thickness * 0.6) / thickness) ** 2))
        share = np.clip(band * np.clip(0.75 + n * 0.6, 0, 1.3) * amount, 0, 1)[..., None]
        self.img[:] = self.img * (1 - share) + hx(colour) * share

    def stars(
        self,
        n: int,
        ymax: float,
        seed: int = 1,
        col: Colour = "#fff4dc",
        size: tuple[float, float] = (0.5, 2.2),
        ymin: float = 0,
        clip: Field | None = None,
        bright: float = 1.0,
    ) -> None:
        """Strew n stars with radii in `size` between two heights as late marks; the largest have a halo."""
        dice = np.random.default_rng(seed)
        h, w = dims()
        surface = skia.Surface(w, h)
        canvas = surface.getCanvas()
        canvas.scale(scale(), scale())
        for _ in range(n):
            x = dice.uniform(0, W)
            y = ymin + (ymax - ymin) * dice.uniform(0, 1) ** 1.25
            large = dice.uniform(0, 1) ** 4
            radius = size[0] + (size[1] - size[0]) * large
            canvas.drawCircle(x, y, radius, _white(dice.uniform(0.35, 1)))
            if large > 0.6:
                halo = _white(0.16)
                halo.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, radius * 2))
                canvas.drawCircle(x, y, radius * 4.5, halo)
        m = surface.toarray()[..., 3].astype(np.float32) / 255 * bright
        if clip is not None:
            m = m * clip
        self.post(m, col, 0.9)

    def reflect(
        self,
        y0: float,
        tint: Colour = "#ffffff",
        am: float = 0.6,
        wob: float = 10,
        sq: float = 1.0,
        seed: int = 2,
        blurv: float = 3,
        base: Fill | None = None,
    ) -> None:
        """Mirror everything above y0 in the water below it.

        `am` is how much of the mirror covers the base, `wob` how far waves tear it, `sq` how much it is squeezed
        upright, `blurv` how much it is blurred upright.
        """
        mirrored = self._mirrored(y0, sq, wob=wob, seed=seed)
        mirrored = cv2.GaussianBlur(mirrored, (0, 0), sigmaX=0.6 * scale() + 0.01, sigmaY=max(blurv * scale(), 0.1))
        water = self.fill(base) if base is not None else self.img
        water = water * (1 - am) + mirrored * hx(tint) * am
        below = smooth(y0 - 1, y0 + 1, self.y)
        self.mixin(water, below)
        self.flow[..., 0] = self.flow[..., 0] * (1 - below) + below
        self.flow[..., 1] *= 1 - below

    def _mirrored(self, y0: float, squeeze: float, *, wob: float, seed: int) -> Floats:
        """The picture turned over at y0, torn ever more the farther below."""
        below = np.clip(self.y - y0, 0, None)
        torn = 0.25 + below / 300
        x = self.x + noise(26, 3, self.seed + seed, aspect=6) * wob * torn
        y = y0 - below * squeeze + noise(20, 2, self.seed + seed + 9, aspect=7) * wob * 0.8 * torn
        return cv2.remap(
            self.img,
            (x * scale()).astype(np.float32),
            (np.clip(y, 0, H - 1) * scale()).astype(np.float32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REFLECT,
        )

    def mixin(self, colour: Colour | Floats, m: Field) -> None:
        """Cover the picture inside a mask with a colour, or with another picture of the card's size."""
        share = m[..., None]
        over = colour if isinstance(colour, np.ndarray) and colour.ndim == 3 else hx(colour)
        self.img[:] = self.img * (1 - share) + over * share

    def screen(self, colour: Colour, m: Field) -> None:
        """Add light of a colour inside a mask without burning out."""
        self.img[:] = 1 - (1 - self.img) * (1 - np.clip(m[..., None] * hx(colour), 0, 1))

    def mul(self, colour: Colour, m: Field) -> None:
        """Multiply a colour into the picture inside a mask, as a shadow or a glaze does."""
        share = np.clip(m, 0, 1)[..., None]
        self.img[:] = self.img * (1 - share) + self.img * hx(colour) * share


def _white(alpha: float) -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(1, 1, 1, alpha))
