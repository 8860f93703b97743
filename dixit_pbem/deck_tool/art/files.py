"""The picture files as files: their weight, and what saving them as JPEG has cost."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from dixit_pbem.render.thumbnails import AT_WIDTH, READY, thumbnail

STEPS_AT_50 = 3688
"""The 64 steps of brightness at a quality of 50, added up; the JPEG standard gives them as an example."""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """The file of a picture, and the file of its small copy."""

    bytes: int
    quality: int | None
    """On the usual scale from 1 to 100; None for a file that is no JPEG."""
    small_quality: int | None


def file_facts(picture: Path, margins: tuple[float, float]) -> FileFacts:
    """The facts of a card's file; `margins` are the shares of width and height that are cut off on each side."""
    ready = ready_copy(picture)
    small = ready.read_bytes() if ready else thumbnail(picture, AT_WIDTH, margins=margins)
    data = picture.read_bytes()
    return FileFacts(len(data), quality(data), quality(small))


def ready_copy(picture: Path) -> Path | None:
    """The small copy of a card's picture that lies ready, if one does."""
    ready = picture.parent / READY / f"{picture.stem}.jpg"
    return ready if ready.is_file() else None


def quality(data: bytes) -> int | None:
    """The quality at which most programs would have written this JPEG file; None if it is none."""
    steps: dict[int, list[int]] = {}
    with suppress(UnidentifiedImageError), Image.open(BytesIO(data)) as picture:
        steps = getattr(picture, "quantization", steps)
    if not steps:
        return None
    share = sum(steps[0]) / STEPS_AT_50
    return round(100 - 50 * share if share <= 1 else 50 / share)
