"""What pictures of the Print Cabinet share."""

import math

import cv2
import numpy as np

from ...kit.colour import hx
from ...kit.paths import T, ell, limb, mask, spline
from ...motifs.figure import figure

PAPER_R2 = "#f4efe2"
INKS_R2 = ("#12343b", "#f2665a", "#e8b03a")
PAPER_R3 = "#f2ede0"
PAPER_E1 = "#f3ead6"
INK_E1 = "#1d1f33"
PAPER_E2 = "#f4eedc"
INK_E2 = "#22301f"
PAPER_E3 = "#e8e4dc"
INK_E3 = "#161c38"


def arc_points(cx, cy, r, a0, a1, n=24):
    """Points on a circle, angles in degrees."""
    return [(cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]


def outlined(sheet, path, tone, ink, width=5):
    """A shape with a drawn contour outside it; returns the mask of the shape."""
    sheet.lay(path, ink, stroke=width * 2)
    sheet.lay(path, ink)
    return sheet.lay(path, tone)


def engraved_person(pl, x, y, h, line=2.4, **looks):
    """The shared little person with an ink contour and a face in profile."""
    before = pl.img.copy()
    info = figure(pl, x, y, h, **looks)
    changed = np.clip(np.abs(pl.img - before).max(-1) * 12, 0, 1)
    box = (np.abs(pl.x - x) < h * 0.8) & (pl.y > y - h * 1.3) & (pl.y < y + h * 0.1)
    m = cv2.morphologyEx((changed * box).astype(np.float32), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    pl.contour(m, line)
    head = T(*info["head"], h / 1000, 0, looks.get("flip", False))
    engraved_head(pl, head, looks["skin"], looks["hair"], hat_line=HAT_LINE if looks.get("hat") else None)
    if looks.get("arm"):
        pl.cutshape(ell(*info["hand"], h * 0.03), looks["skin"], 2, detail=1)
    return info


HAT_LINE = -40
FACE = (
    (-70, -30),
    (-40, -85),
    (20, -92),
    (62, -62),
    (70, -26),
    (66, -8),
    (100, 24),
    (76, 36),
    (80, 52),
    (72, 64),
    (56, 92),
    (20, 88),
    (-30, 70),
    (-60, 40),
)
HAIR = (
    (-20, 30),
    (-42, 85),
    (-85, 78),
    (-102, 0),
    (-62, -94),
    (30, -104),
    (76, -64),
    (32, -50),
    (-4, -12),
)


def engraved_head(pl, head, skin, hair, *, hat_line=None, line=2.6):
    """A crisp little head in profile over the hatched one; `head` maps thousandths of the person's height."""
    visible = 1.0 if hat_line is None else (pl.y > head((0, hat_line))[1])
    face, cap = mask(head(spline(FACE))), mask(head(spline(HAIR)))
    for shape, path, tint in ((face, FACE, skin), (cap, HAIR, hair)):
        pl.post(mask(head(spline(path)), line * 2) * visible, pl.ink)
        pl.post(shape * visible, tint)
        pl.img[shape > 0.5] = hx(tint)
    pl.post(mask(head(ell(30, 34, 22, 18))) * face, "#d98a72", 0.5)
    strands = [[(-66 + k * 28, -84), (-84 + k * 28, -30), (-76 + k * 22, 20)] for k in range(3)]
    features = [
        ell(44, -12, 9, 13),
        limb([(22, -40), (42, -47), (60, -38)], [3, 11, 4], 8),
        limb([(76, 53), (56, 56), (44, 48)], [7, 9, 3], 8),
        limb([(0, 0), (-14, 14), (0, 30)], [4, 9, 4], 8),
        *(limb(strand, [2, 9, 2], 8) for strand in strands),
    ]
    pl.post(mask([head(feature) for feature in features]) * visible, pl.ink)
