"""`python -m bench.gallery.sheets FOLDER after`: two small sheets of a gallery, to be kept beside its marks."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

GAME = "odyssey-06-en"
MAILS = (
    "welcome-360-light",
    "card-wanted-360-light",
    "vote-wanted-360-light",
    "(?<!final-)(results|hand)-360-light",
    "receipt-360-light",
    "not-understood-360-light",
    "reminder-360-light",
    "notice-360-light",
    "digest-360-light",
    "final-results-360-light",
)
PAGES = (
    "pages/.*hand-ana-\\d+",
    "pages/.*reveal-\\d+",
    "pages/.*results-1",
    "pages/.*results-2",
    "kit/00-cover-1",
    "kit/pieces-1",
    "kit/track-1",
    "kit/tuckbox-1",
    "album/book-album-0*1",
    "album/book-album-0*2",
    "album/book-album-0*3",
)
WIDTH, HEIGHT, GAP = 200, 700, 8
"""How wide each picture is on a sheet, how much of it stands there, and what lies between two."""
GROUND = "#8a8a8a"


def chosen(gallery: Path, wanted: tuple[str, ...]) -> Iterator[Path]:
    """The last picture of each sort."""
    names = sorted(path.relative_to(gallery).as_posix() for path in gallery.rglob("*.png"))
    for pattern in wanted:
        fitting = [name for name in names if re.search(rf"{pattern}\.png$", name)]
        yield from (gallery / name for name in fitting[-1:])


def sheet(pictures: Iterator[Path]) -> Image.Image:
    """The upper part of each picture, side by side."""
    small = []
    for path in pictures:
        with Image.open(path) as whole:
            scaled = whole.convert("RGB").resize((WIDTH, whole.height * WIDTH // whole.width), Image.Resampling.LANCZOS)
        small.append(scaled.crop((0, 0, WIDTH, min(HEIGHT, scaled.height))))
    wide = len(small) * (WIDTH + GAP) - GAP
    laid = Image.new("RGB", (wide, max(picture.height for picture in small)), GROUND)
    for place, picture in enumerate(small):
        laid.paste(picture, (place * (WIDTH + GAP), 0))
    return laid


def main(gallery: Path, folder: Path) -> None:
    """Write `mails.jpg` and `pages.jpg`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, wanted in (("mails", MAILS), ("pages", PAGES)):
        laid = sheet(chosen(gallery / GAME, wanted))
        laid.save(folder / f"{name}.jpg", quality=72, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).parent / sys.argv[2])
