"""Render cards on all cores."""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from .kit.canvas import set_scale
from .lands import CARDS

SIZES = {"preview": 0.5, "print": 1.0}

Pixels = NDArray[np.uint8]


def card_number(text: str) -> int:
    """Read the number of a card of the deck from the command line."""
    if not text.isdecimal() or int(text) not in CARDS:
        raise argparse.ArgumentTypeError(f"There is no card {text}. The deck's cards are 1 to {max(CARDS)}.")
    return int(text)


def render(number: int, size: str) -> Pixels:
    """Paint a card at a size: rows of red, green and blue bytes."""
    set_scale(SIZES[size])
    picture = CARDS[number].picture()
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def render_files(numbers: list[int], size: str, folder: Path) -> Iterator[Path]:
    """Paint cards as PNG files into a folder, one process a core; yields each file as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    processes = min(len(numbers), os.cpu_count() or 1)
    with ProcessPoolExecutor(processes, initializer=cv2.setNumThreads, initargs=(1,)) as pool:
        for done in as_completed([pool.submit(_render_file, number, size, folder) for number in numbers]):
            yield done.result()


def _render_file(number: int, size: str, folder: Path) -> Path:
    file = folder / f"{number:02d}-{CARDS[number].slug}.png"
    if not cv2.imwrite(str(file), render(number, size)[..., ::-1]):
        raise OSError(f"{file} cannot be written.")
    return file
