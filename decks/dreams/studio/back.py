"""The back of the cards: `python -m decks.dreams.studio.back`.

A lantern of layered paper. Two whales circle the moon, and the twelve figures of the players are cut out of the frame,
so that the light shines through. Turned by half it is the same picture, point by point: no card is told by how it lies.
"""

import math
import sys
from io import BytesIO
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from .kit.canvas import H, W, set_scale
from .kit.colour import mix
from .kit.field import blur, noise, rng, smooth
from .kit.fills import Rad
from .kit.paths import ell, joined, limb, mask, poly, sample
from .kit.scene import Scene
from .lantern import LIGHT, MIDDLE, Field, Point, both, even, lantern, lit, turned
from .media import gouache

FILE = Path(__file__).resolve().parents[1] / "back.jpg"
MOST_BYTES, BEST_QUALITY = 300 * 1024, 92

MOON = 112.0
BACK, BELLY, DEEP = "#33588f", "#efe2c6", "#142150"

ORBIT = (206.0, 332.0)
WHALE_AT = -2.25
"""Where the middle of the upper whale is on the orbit, in radians from the right, clockwise."""
LENGTH, GIRTH = 1.38, 0.88
"""How far a whale is stretched along its orbit and across it."""
BODY = (
    *((206, 8), (192, -28), (150, -56), (92, -72), (20, -76), (-50, -64), (-110, -42), (-160, -24), (-204, -13)),
    *((-212, -3), (-204, 7), (-160, 17), (-100, 36), (-40, 57), (30, 74), (100, 76), (160, 60), (196, 34)),
)
UNDERSIDE = (
    *((206, 16), (160, 28), (110, 24), (50, 26), (-10, 33)),
    *((-62, 40), (-112, 36), (-60, 90), (20, 120), (220, 100)),
)
FLUKES = (
    *((-196, -12), (-224, -24), (-250, -52), (-284, -78), (-302, -80), (-292, -54), (-270, -22), (-262, -4)),
    *((-272, 16), (-296, 42), (-310, 68), (-294, 70), (-256, 48), (-226, 22), (-196, 8)),
)
NEAR_FIN = ((66, 40), (56, 66), (26, 98), (-16, 124), (-34, 126), (-22, 104), (4, 78), (24, 54), (40, 38))
MOUTH = ((206, 12), (160, 27), (118, 23), (92, 10))
EYE = (90, -4)
GROOVES = 7

Points = tuple[Point, ...]


class Orbit:
    """The way of the whales: places on it by how far along and how far inside they are."""

    def __init__(self) -> None:
        angles = np.linspace(WHALE_AT - 2.6, WHALE_AT + 2.6, 4001)
        self.x = MIDDLE[0] + ORBIT[0] * np.cos(angles)
        self.y = MIDDLE[1] + ORBIT[1] * np.sin(angles)
        way = np.concatenate([[0], np.cumsum(np.hypot(np.diff(self.x), np.diff(self.y)))])
        self.way = way - np.interp(WHALE_AT, angles, way)
        dx, dy = np.gradient(self.x), np.gradient(self.y)
        length = np.hypot(dx, dy)
        self.inside_x, self.inside_y = -dy / length, dx / length

    def place(self, point: Point) -> Point:
        """A point of a straight whale that looks right, on the orbit; its belly is inside."""
        along, inside = point[0] * LENGTH, point[1] * GIRTH
        x, y, to_x, to_y = (np.interp(along, self.way, row) for row in (self.x, self.y, self.inside_x, self.inside_y))
        return float(x + inside * to_x), float(y + inside * to_y)

    def bent(self, points: Points) -> skia.Path:
        """The closed curve through points of a straight whale, bent along the orbit."""
        return poly([self.place(point) for point in sample(points, 300, closed=True)])

    def stroke(self, points: Points, widths: tuple[float, ...]) -> skia.Path:
        """A line through points of a straight whale, bent along the orbit."""
        return limb([self.place(point) for point in sample(points, 60)], widths, n=60)


def sky(sc: Scene) -> None:
    """Moonlight that turns about the middle in two arms."""
    dx, dy = sc.x - MIDDLE[0], sc.y - MIDDLE[1]
    far = np.hypot(dx / 330, dy / 560)
    angle = np.arctan2(dy / 560, dx / 330)
    arms = np.sin(2 * angle - 5.2 * np.log(far + 0.22) + even(noise(150, 4, 41)) * 0.5) * smooth(0.15, 0.5, far)
    stops = [(0, "#e4ecc4"), (0.22, "#a6d6c2"), (0.44, "#55a5b0"), (0.74, "#3080a6"), (1.05, "#2a679a")]
    sc.img[:] = Rad(stops, (0, 0), 1).at(far - arms * 0.06, 0 * far)
    sc.setflow(np.arctan2(dy * 0.35, dx) + math.pi / 2 + even(noise(220, 3, 43)) * 0.15)


def moon(sc: Scene) -> None:
    """The full moon; its seas are the same upside down."""
    sc.glow(*MIDDLE, 400, LIGHT, 0.22, 1.8)
    sc.glow(*MIDDLE, 215, LIGHT, 0.55, 1.7)
    disc = mask(ell(*MIDDLE, MOON))
    face = Rad([(0, "#fffbe8"), (0.7, "#fdf0c0"), (1, "#f3dda2")], MIDDLE, MOON)
    sc.add(disc, face, mottle=0.02, rim=("#fffbe8", 4, (0.6, 0.8), 0.5), detail=0.9)
    seas = np.clip(even(noise(50, 3, 12)) * 1.2 - 0.1, 0, 1) * blur(disc, 8) * disc
    sc.add(seas * 0.7, "#dcc084", mottle=0, detail=0.9)


def whale(sc: Scene, orbit: Orbit) -> Field:
    """The upper whale, lit by the moon; returns where it is."""
    light = (0.25, 0.9, 0.5)
    rim = ("#a9d8dc", 4, (0.3, 1.0), 0.6)
    body = np.maximum(mask(orbit.bent(BODY)), mask(orbit.bent(FLUKES)))
    far = np.hypot((sc.x - MIDDLE[0]) / ORBIT[0], (sc.y - MIDDLE[1]) / ORBIT[1])
    shades = Rad([(0.74, "#5285ad"), (0.9, BACK), (1.1, "#24407a"), (1.28, DEEP)], (0, 0), 1).at(far, 0 * far)
    sc.add(body, shades, vol=58, light=light, rim=("#9cc8e4", 5, (-0.5, -1), 0.55), detail=0.85, shade=0.6)
    speckles = np.clip((noise(9, 2, 31) - 0.75) * 4, 0, 1) * 0.3
    sc.add(body * speckles, "#9cc0dc", mottle=0, detail=0.85)
    underside = mask(orbit.bent(UNDERSIDE)) * body
    sc.add(underside, BELLY, vol=46, light=light, soft=0.8, shade=0.45, detail=0.9)
    near_fin = sc.add(
        orbit.bent(NEAR_FIN), mix(BACK, DEEP, 0.35), vol=12, light=light, rim=rim, shadow=(-3, 6, 7, 0.4), detail=0.9
    )
    return np.maximum(body, near_fin)


def whale_marks(sc: Scene, orbit: Orbit) -> None:
    """Grooves, mouth and eye of both whales, too fine for the brush."""
    underside = mask(orbit.bent(UNDERSIDE)) * mask(orbit.bent(BODY)) * (1 - mask(orbit.bent(NEAR_FIN)))
    grooves = [orbit.stroke(_groove(share), (0.8, 2.6, 2.8, 2.4, 0.6)) for share in np.linspace(0.08, 0.92, GROOVES)]
    sc.post(both(mask(grooves) * underside), "#7d8aa6", 0.75)
    sc.post(both(mask(orbit.stroke(MOUTH, (2.6, 3.4, 3.0, 1.2)))), DEEP, 0.9)
    x, y = orbit.place(EYE)
    sc.post(both(mask(ell(x, y, 10))), "#8fb4d0", 0.5)
    sc.post(both(mask(ell(x, y, 6.4))), "#0b0d18", 1.0)
    sc.post(both(mask(ell(x + 2.0, y - 2.0, 2.0))), "#ffffff", 1.0)


def _groove(share: float) -> Points:
    return (
        (200 - share * 30, 20 + share * 46),
        (150 - share * 6, 27 + share * 44),
        (90, 25 + share * 49),
        (30 - share * 10, 30 + share * 42),
        (-46 + share * 20, 42 + share * 20),
    )


def stars(sc: Scene, free: Field) -> None:
    """Small stars in both halves of the sky, where it is free."""
    dice = rng(77)
    points = []
    while len(points) < 60:
        x, y = dice.uniform(210, 806), dice.uniform(180, H / 2)
        far = math.hypot((x - MIDDLE[0]) / 300, (y - MIDDLE[1]) / 540)
        if far > 0.55 and free[int(y), int(x)] > 0.5:
            points.append(ell(x, y, 0.9 + 2.4 * dice.uniform() ** 4))
    sc.post(both(mask(joined(*points))), "#fff6dc", 0.85)


def night() -> Field:
    """What is seen through the opening, painted with the brush."""
    sc = Scene(key="#ffe9c0", shadow="#0e1746", fog="#2a6f94", seed=5)
    orbit = Orbit()
    sky(sc)
    moon(sc)
    behind = sc.img.copy()
    shape = blur(whale(sc, orbit), 0.6)
    one, other = shape[..., None], turned(shape)[..., None]
    sc.img[:] = (behind * (1 - one) + sc.img * one) * (1 - other) + turned(sc.img) * other
    sc.detail[:] = both(sc.detail)
    sc.flow[:] = sc.flow * (1 - other) + turned(sc.flow) * other
    stars(sc, 1 - blur(both(shape), 4))
    whale_marks(sc, orbit)
    return without_seam(gouache(sc, seed=8, vig=0.0, bl=(0.85, 14, 0.25)))


def without_seam(picture: Field) -> Field:
    """One half of a picture and the same turned; strokes of the brush change over along a wave."""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    side = smooth(-20, 20, y - (H - 1) / 2 + 60 * np.sin((x - (W - 1) / 2) / 80))[..., None]
    return picture * side + turned(picture) * (1 - side)


def card_back() -> Image.Image:
    """The back as it is shipped, exactly the same turned by half."""
    set_scale(1.0)
    picture = lit(lantern(night()))
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    pixels[H // 2 :] = pixels[: H // 2][::-1, ::-1]
    return Image.fromarray(pixels)


def encoded(picture: Image.Image) -> bytes:
    """The back as a JPEG file, as good as fits; with the full colour of every pixel it stays the same turned."""
    for quality in range(BEST_QUALITY, 0, -1):
        target = BytesIO()
        picture.save(target, "JPEG", quality=quality, optimize=True, progressive=True, subsampling="4:4:4")
        if target.tell() <= MOST_BYTES:
            break
    return target.getvalue()


def main() -> None:
    """Paint the back and write its file."""
    data = encoded(card_back())
    FILE.write_bytes(data)
    sys.stdout.write(f"{FILE.name}: {len(data)} bytes\n")


if __name__ == "__main__":
    main()
