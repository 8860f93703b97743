"""Small copies of the cards, ready for mails: `python -m decks.dreams.studio.thumbs`.

Grain that nobody sees in a small picture takes most of its file. Each copy is therefore softened before it is reduced,
a little at first and more until what is left can be saved well.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageFilter

from dixit_pbem.paper.thumbnails import READY, READY_LIST, short_hash
from dixit_pbem.storage.decks import Deck, load_deck

DECK = Path(__file__).resolve().parents[1]
MOST_BYTES = {480: 45_000, 320: 19_000}
"""By width: seven of the large ones fit a mail of 350 KB, and the small ones where a mail shows a whole table."""
LARGEST = max(MOST_BYTES)
BEST_QUALITY, GOOD_QUALITY, WORST_QUALITY = 84, 40, 20
SOFTNESSES = (1.2, 1.4, 1.6, 1.8, 2.0, 2.2, 2.4, 2.6)
"""In pixels of the large picture, for the widest copy.

What is softer looks out of focus; what is sharper looks no better, and weighs.
"""


def small_copy(path: Path, margins: tuple[float, float], width: int = 480) -> bytes:
    """A card after cutting as a JPEG file so many pixels wide, as good as fits."""
    with Image.open(path) as file:
        picture = file.convert("RGB")
    for softness in SOFTNESSES:
        small = _reduced(picture.filter(ImageFilter.GaussianBlur(softness * LARGEST / width)), margins, width)
        quality = _best_quality(small, MOST_BYTES[width])
        if quality >= GOOD_QUALITY:
            break
    return _file(small, quality)


def _reduced(picture: Image.Image, margins: tuple[float, float], width: int) -> Image.Image:
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    box = (left, top, picture.width - left, picture.height - top)
    size = (width, round(width * (box[3] - box[1]) / (box[2] - box[0])))
    return picture.resize(size, Image.Resampling.LANCZOS, box)


def _best_quality(picture: Image.Image, most: int) -> int:
    """The highest quality at which the file is light enough."""
    low, high = WORST_QUALITY, BEST_QUALITY + 1
    while high - low > 1:
        middle = (low + high) // 2
        fits = len(_file(picture, middle)) <= most
        low, high = (middle, high) if fits else (low, middle)
    return low


def _file(picture: Image.Image, quality: int) -> bytes:
    target = BytesIO()
    picture.save(target, "JPEG", quality=quality, optimize=True, progressive=True, subsampling="4:2:0")
    return target.getvalue()


def write_thumbs(deck: Deck, width: int) -> tuple[Path, ...]:
    """Write the small copy of every card into the deck's folder, and take away those of cards that are gone."""
    folder = deck.folder / READY[width]
    folder.mkdir(exist_ok=True)
    files = [card.file for card in deck.cards]
    written = tuple(folder / f"{file.stem}.jpg" for file in files)
    with ThreadPoolExecutor(2) as threads:
        copies = threads.map(lambda file: small_copy(file, deck.margins, width), files)
        for target, copy in zip(written, copies, strict=True):
            target.write_bytes(copy)
    for old in set(folder.glob("*.jpg")) - set(written):
        old.unlink()
    made_of = {
        file.stem: [short_hash(file.read_bytes()), short_hash(copy.read_bytes())]
        for file, copy in zip(files, written, strict=True)
    }
    (folder / READY_LIST).write_text(json.dumps(made_of, indent=1) + "\n", encoding="utf-8")
    return written


def main() -> None:
    """Write all small copies and say what they weigh."""
    deck = load_deck(DECK)
    for width in READY:
        weights = sorted(path.stat().st_size for path in write_thumbs(deck, width))
        sys.stdout.write(f"{len(weights)} copies of {weights[0]} to {weights[-1]} bytes, {sum(weights)} in all\n")


if __name__ == "__main__":
    main()
