"""What the presses share: screened inks, engraved lines and the wash below them."""

import cv2
import numpy as np
from numpy.typing import NDArray

from .canvas import scale
from .colour import Colour, Floats, hx, luma, oklab, unoklab
from .field import Field, blur, noise, shift, smooth
from .finishing import paper

MISREGISTER = 2.2
"""How far an ink may lie beside its place."""
PERIOD = 9.0
"""Distance between engraved lines."""
SECOND_FAMILY, THIRD_FAMILY = 58, -50
"""Degrees by which further families of lines cross the first."""


def densities(colours: Floats, inks: tuple[Colour, ...], paper_colour: Colour, *, rounds: int) -> Floats:
    """Split colours into the densities (0 to 1, in the last axis) of inks which together come closest to them."""
    wanted = -np.log(np.clip(colours / hx(paper_colour), 0.03, 1))
    strengths = np.stack([-np.log(np.clip(hx(ink) / hx(paper_colour), 0.03, 1)) for ink in inks], 1)
    square = strengths.T @ strengths
    goal = wanted @ strengths
    step = np.linalg.norm(square, 2)
    plates = np.zeros((*colours.shape[:-1], len(inks)), np.float32)
    for _ in range(rounds):
        plates = np.clip(plates - (plates @ square.T - goal) / step, 0, 1)
    return plates


def print_inks(
    plates: Floats, inks: tuple[Colour, ...], paper_colour: Colour, *, grain: float, voids: float, seed: int
) -> Floats:
    """Print plates (densities in the last axis) on paper through a grain screen.

    grain is the size of its dots; voids is how high the noise must rise for the ink to be missing.
    """
    blank = hx(paper_colour)
    out = np.broadcast_to(blank, (*plates.shape[:2], 3)).astype(np.float32).copy()
    dice = np.random.default_rng(seed)
    for i, ink in enumerate(inks):
        dots = _screened(np.clip(plates[..., i], 0, 1), grain, seed + i * 5)
        dots = dots * (0.93 + 0.06 * np.clip(noise(46, 4, seed + 40 + i), -1.5, 1.5))
        dots = dots * (1 - 0.5 * smooth(voids, voids + 0.35, noise(7, 2, seed + 60 + i)))
        dots = shift(dots, *(dice.uniform(-1, 1, 2) * MISREGISTER))
        out *= 1 - dots[..., None] * (1 - hx(ink) / blank)
    return paper(np.clip(out, 0, 1), 0.014)


def _screened(density: Field, grain: float, seed: int) -> Field:
    """Dots of ink; the lightest tones stay clean paper and the darkest are solid.

    The noise is mapped to an even spread of thresholds, without which the whites would get dirty.
    """
    bumps = noise(grain, 1, seed) * 0.8 + noise(grain * 2.2, 1, seed + 1) * 0.35
    bumps /= bumps.std()
    threshold = 1 / (1 + np.exp(-1.702 * bumps))
    tone = np.clip((density - 0.05) / 0.9, 0, 1)
    dots = smooth(-0.16, 0.16, tone - threshold) * smooth(0.0, 0.05, tone)
    return np.maximum(dots, smooth(0.93, 0.99, tone))


def evened(picture: Floats, limit: float) -> Field:
    """Return the brightness of a picture with its contrast evened out over the card."""
    bytes_ = (np.clip(luma(picture), 0, 1) * 255).astype(np.uint8)
    return cv2.createCLAHE(limit, (6, 4)).apply(bytes_).astype(np.float32) / 255


def darkness(light: Field) -> Field:
    """Return how dark (0 to 1) an engraver makes a brightness: lifted, with strong local contrast."""
    light = np.clip(light * 1.05 + 0.06, 0, 1) ** 0.8
    light = light + (light - blur(light, 7)) * 0.9
    return 1 - np.clip(light, 0, 1)


def engraved(dark: Field, phases: list[NDArray[np.float32]], height: Field, *, bend: float, seed: int) -> Field:
    """Return the ink of three families of lines that swell with darkness and bend over a height.

    phases: for each family, the distance of each pixel across its lines.
    """
    bent = noise(140, 3, seed) * 5 + noise(14, 2, seed + 1) * 0.35
    bulge = blur(height / scale(), 1.5) * bend
    tones = (
        (PERIOD, np.clip(dark * 1.15 - 0.06, 0, 0.86)),
        (PERIOD * 1.05, np.clip((dark - 0.52) * 1.5, 0, 0.8)),
        (PERIOD * 1.1, np.clip((dark - 0.76) * 2.0, 0, 0.8)),
    )
    lines = [
        _lines((phase + bent - bulge) / distance, tone) for phase, (distance, tone) in zip(phases, tones, strict=True)
    ]
    return np.maximum(np.maximum(lines[0], lines[1]), lines[2])


def _lines(phase: NDArray[np.float32], tone: Field) -> Field:
    """Lines in the middle of each period, as wide as the tone is dark; the lightest tones stay clean."""
    middle = np.abs((phase % 1) * 2 - 1)
    softness = 0.16 / scale()
    return smooth(-softness, softness, tone - (1 - middle)) * smooth(0.05, 0.12, tone)


def washed(picture: Floats, paper_colour: Colour, *, tint: float, seed: int, full: float = 1.0) -> Floats:
    """Return paper with a picture's colours as a light, uneven hand tint; tint is its share over the bare paper.

    full: how much colour the brush carries; from 1.5 on it tells where the picture is small.
    """
    flat = blur(cv2.bilateralFilter(picture.astype(np.float32), 0, 0.12, 14 * scale()), 3)
    lab = oklab(flat)
    lab[..., 0] = 0.88 - 0.08 * (full - 1) + 0.14 * full**2 * (lab[..., 0] - 0.5)
    lab[..., 1:] *= 1.45 * full
    uneven = noise(60, 4, seed + 5) * 0.5 + noise(5, 2, seed + 6) * 0.5
    wash = 1 - (1 - unoklab(lab.astype(np.float32))) * (1 + 0.16 * uneven)[..., None]
    return hx(paper_colour) * (1 - tint) + hx(paper_colour) * wash * tint
