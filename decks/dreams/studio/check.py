"""Check that cards come out as they are shipped: `python -m decks.dreams.studio.check [NUMBER ...] [--size print]`."""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from .lands import CARDS
from .render import SIZES, Pixels, card_number, render

DECK = Path(__file__).resolve().parents[1]
LIMITS = {"preview": 2.5, "print": 1.5}
"""The mean difference allowed, in 1/255."""
SOFTEN = {"preview": 8.0, "print": 4.0}
"""By how many pixels both pictures are softened first. That hides the noise of the JPEG and, on a preview, the single
strokes, because the brush falls otherwise there than at print size."""


def main() -> None:
    """Print each card's difference; end with 1 when one is over the limit."""
    asked = _arguments()
    limit = LIMITS[asked.size]
    failed = 0
    for number, found in differences(asked.numbers or sorted(CARDS), asked.size):
        verdict = f"differs, {limit:g} is allowed" if found > limit else "as shipped"
        failed += found > limit
        sys.stdout.write(f"{number:02d} {CARDS[number].slug}: {found:.2f}/255, {verdict}\n")
        sys.stdout.flush()
    raise SystemExit(1 if failed else 0)


def differences(numbers: list[int], size: str) -> Iterator[tuple[int, float]]:
    """Compare cards on all cores; yields each number with its difference, in order."""
    with ProcessPoolExecutor(min(len(numbers), os.cpu_count() or 1)) as pool:
        yield from zip(numbers, pool.map(partial(difference, size=size), numbers), strict=True)


def difference(number: int, size: str) -> float:
    """Mean difference, in 1/255, of a card painted now from the picture the deck ships."""
    now = render(number, size)
    height, width = now.shape[:2]
    shipped = cv2.resize(_shipped(number), (width, height), interpolation=cv2.INTER_AREA)
    return float(np.abs(_softened(now, size) - _softened(shipped, size)).mean())


def _shipped(number: int) -> Pixels:
    file = DECK / f"{number:02d}-{CARDS[number].slug}.jpg"
    picture = cv2.imread(str(file))
    if picture is None:
        raise SystemExit(f"{file} is missing or no picture. The check compares each card with the file the deck ships.")
    return picture[..., ::-1].astype(np.uint8)


def _softened(picture: NDArray[np.uint8], size: str) -> NDArray[np.float32]:
    return cv2.GaussianBlur(picture.astype(np.float32), (0, 0), SOFTEN[size])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m decks.dreams.studio.check", description=__doc__)
    parser.add_argument("numbers", metavar="NUMBER", type=card_number, nargs="*", help="all when none is named")
    parser.add_argument("--size", choices=SIZES, default="preview", help="print is slower and finds smaller changes")
    return parser.parse_args()


if __name__ == "__main__":
    main()
