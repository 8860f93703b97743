"""Small copies of cards for hands, mails and the album: made once a picture and size, then taken from a cache.

Edge: reads pictures, and keeps what it made in the cache folder of the account where that can be written.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import MappingProxyType
from typing import cast

from PIL import Image
from PIL import __version__ as pillow_version

from dixit_pbem.paper.jpeg import FINISH, START, Damaged, without_finest_scan
from dixit_pbem.paper.pictures import apart, decoded, encoded, picture_bytes, upright_size

THREADS = 2
READY_LIST = "made-of.json"
READY: Mapping[int, str] = MappingProxyType({480: "thumbs", 320: "thumbs-320"})
"""By width, where small copies may lie ready beside the pictures of a deck, with a list of what each was made of."""
MOST_BYTES, AT_WIDTH = 45_000, 480
"""Seven of these still fit a mail of 350 KB; what is wider than a hand needs may weigh more."""
BEST_QUALITY, LEAST_QUALITY = 80, 10
NARROW, QUALITY_OF_NARROW = 160, 70
"""Pictures so narrow come along where a mail has hardly room for any."""
BYTES_BY_STEPS = 0.62
"""How the size of a file falls with the height of its quantisation steps, measured on painted pictures."""


def thumbnails(paths: Sequence[Path], width: int, *, margins: tuple[float, float] = (0.0, 0.0)) -> tuple[bytes, ...]:
    """A small copy of each picture, in their order."""
    with ThreadPoolExecutor(THREADS) as threads:
        return tuple(threads.map(lambda path: thumbnail(path, width, margins=margins), paths))


def thumbnail(path: Path, width: int, *, margins: tuple[float, float] = (0.0, 0.0), picture: str = "") -> bytes:
    """A JPEG copy that many pixels wide at most, without the shares of width and height that are cut off each side.

    Who knows the picture's hash already may say it; then what lies in the cache is taken without reading the picture.
    """
    content = b"" if picture else picture_bytes(path)
    picture = picture or short_hash(content)
    if kept := kept_thumbnail(width, margins=margins, picture=picture):
        return kept
    content = content or picture_bytes(path)
    made = apart(path, lambda: _smallest_loss(_reduced(path, content, width=width, margins=margins)))
    if place := _place(width, margins, picture):
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=place.parent, delete=False) as file:
                file.write(made)
            Path(file.name).replace(place)
    return made


def kept_thumbnail(width: int, *, margins: tuple[float, float], picture: str) -> bytes | None:
    """The small copy of the picture with this hash, if it lies in the cache."""
    place = _place(width, margins, picture)
    # Without a cache everything works as well, only more slowly.
    with suppress(OSError):
        if place and (kept := place.read_bytes()).startswith(START) and kept.endswith(FINISH):
            return kept
    return None


def _place(width: int, margins: tuple[float, float], picture: str) -> Path | None:
    recipe = f"{pillow_version} {width} {margins} {picture}"
    folder = cache_folder()
    return folder / f"{short_hash(recipe.encode())}.jpg" if folder else None


def copy_beside(path: Path, picture: str, width: int) -> bytes | None:
    """The small copy that lies ready beside a picture with this hash, if it was made of exactly that picture."""
    folder = path.parent / READY[width]
    try:
        made_of, itself = _listed((folder / READY_LIST).read_bytes())[path.stem]
        content = (folder / f"{path.stem}.jpg").read_bytes()
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return content if (made_of, itself) == (picture, short_hash(content)) else None


@lru_cache(4)
def _listed(content: bytes) -> Mapping[str, tuple[str, str]]:
    """What a list says of each copy; all copies of a game ask the same one."""
    return cast(Mapping[str, tuple[str, str]], json.loads(content))


def short_hash(content: bytes) -> str:
    """What tells one file from every other: the first half of its SHA-256."""
    return hashlib.sha256(content).hexdigest()[:32]


def cache_folder() -> Path | None:
    """Where small copies are kept, if this account has such a place; it may be deleted at any time."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        return (named if named.is_absolute() else Path.home() / ".cache") / "dixit-pbem" / "thumbnails"
    except RuntimeError:
        return None


def _reduced(path: Path, content: bytes, *, width: int, margins: tuple[float, float]) -> Image.Image:
    """The picture without its margins at the width asked for; never larger than it is."""
    full = upright_size(path, content)
    inner = tuple(side * (1 - 2 * margin) for side, margin in zip(full, margins, strict=True))
    scale = min(1.0, width / inner[0])
    if scale <= 0.5:
        with suppress(Damaged):
            content = without_finest_scan(content)
    picture = decoded(path, content, at_least=(round(full[0] * scale), round(full[1] * scale)))
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    box = (left, top, picture.width - left, picture.height - top)
    size = (max(1, round(inner[0] * scale)), max(1, round(inner[1] * scale)))
    return picture.resize(size, Image.Resampling.HAMMING, box)


def _smallest_loss(picture: Image.Image) -> bytes:
    """The picture as a JPEG file, as good as its share of a mail allows."""
    most = MOST_BYTES * max(1.0, (picture.width / AT_WIDTH) ** 2)
    quality = QUALITY_OF_NARROW if picture.width <= NARROW else BEST_QUALITY
    while len(content := encoded(picture, quality)) > most and quality > LEAST_QUALITY:
        quality = _quality_for(len(content) / most, quality)
    return content


def _quality_for(excess: float, quality: int) -> int:
    """The quality at which a file that is so many times too large should fit."""
    steps = 200 - 2 * quality if quality >= 50 else 5000 / quality
    wanted = steps * (1.02 * excess) ** (1 / BYTES_BY_STEPS)
    fitting = (200 - wanted) / 2 if wanted <= 100 else 5000 / wanted
    return max(LEAST_QUALITY, min(quality - 2, int(fitting)))
