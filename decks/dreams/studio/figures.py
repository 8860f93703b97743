"""A page of all gestures under three lights: `python -m decks.dreams.studio.figures [FILE]`."""

import sys
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from .kit.brush import LOOSE
from .kit.scene import Scene
from .media import gouache
from .motifs.people import CHILD, GESTURES, GROWN, OLD, SLIGHT, STOUT, Look, human

LIGHTS = (
    ((-0.7, -0.5, 0.5), "#ffe2b0", "#1c2350", "#b8c4b0"),
    ((0.8, -0.15, 0.4), "#ffb060", "#2a1a4a", "#4a4a68"),
    ((0.2, -0.9, -0.2), "#bfe0ff", "#0c1a3a", "#1f3a52"),
)
"""Where the light comes from, its colour, that of the shadow, and the ground."""
LOOKS = (
    Look(coat="#a8402e", hair="#3a2218", scarf="#e8c060"),
    Look(coat="#34508a", cut="bun", hair="#6a4020", hem=0.72, collar="#f0e0c0"),
    Look(coat="#4a6a4a", hat="brim", hair="#c8c0b4", beard="#d8d0c4"),
    Look(coat="#d8a840", cut="bob", hair="#1c1418", hem=0.36, legs="#3a4a6a"),
    Look(coat="#6a4a6a", hat="cap", belt="#2a1c1c"),
    Look(coat="#e0d4bc", cut="long", hair="#8a3a20", hem=0.8),
    Look(coat="#2f7f78", hat="straw", hat_colour="#e0c070", apron="#f0e8d4"),
)
BUILDS = (GROWN, SLIGHT, OLD, CHILD, STOUT, SLIGHT, GROWN)
TURNS = (0, 45, 90, -45, -90, 135, 180)
ACROSS, HEIGHT, WIDTH = 5, 300, 196


def page() -> np.ndarray:
    """The gestures, each in another look, build and view, under the three lights beneath each other."""
    sheets = []
    for light, key, shadow, ground in LIGHTS:
        sc = Scene(light=light, key=key, shadow=shadow, seed=7)
        sc.sky([(0, ground), (1, "#2a2a30" if light[2] < 0 else "#e8dcc0")], 0, 1700)
        for i, name in enumerate(GESTURES):
            x, y = 110 + i % ACROSS * WIDTH, 430 + i // ACROSS * 480
            small = BUILDS[i % 7] is CHILD
            human(
                sc,
                x,
                y,
                HEIGHT * (0.78 if small else 1),
                name,
                replace(LOOKS[i % 7]),
                build=BUILDS[i % 7],
                turn=TURNS[(i * 3) % 7],
                shadow={},
            )
        sheets.append(gouache(sc, hand=LOOSE))
    return np.hstack(sheets)


def main() -> None:
    """Write the page."""
    file = Path(sys.argv[1] if len(sys.argv) > 1 else "figures.png")
    cv2.imwrite(str(file), (np.clip(page(), 0, 1)[..., ::-1] * 255).astype(np.uint8))


if __name__ == "__main__":
    main()
