"""The one door by which pictures come in: what says that it has too many pixels is never decoded.

Pillow's own limit counts for the whole process, whoever sets it. So it is set here, above every limit of ours, and no
other module opens a picture: whatever a command has imported before, the same picture is let in or sent away.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from io import BytesIO

from PIL import Image

MOST_OF_ANY = 250_000_000
"""What a camera makes at its largest; a reader that decodes everything allows far less."""
MOST_SCANNED = 3_000_000_000
"""Scans times pixels of one JPEG: 14 scans, the most that usual programs write, of the largest picture for print."""
JPEG_START, JPEG_SCAN = b"\xff\xd8\xff", b"\xff\xda"

Image.MAX_IMAGE_PIXELS = MOST_OF_ANY
# Pillow warns up to twice its limit and refuses from there on; here both are sent away.
warnings.filterwarnings("ignore", category=Image.DecompressionBombWarning)


class TooManyPixels(Exception):
    """A picture that would take too much memory or time; carries how many million pixels it says it has."""

    def __init__(self, pixels: int, *, scans: int = 1) -> None:
        self.pixels, self.scans = pixels, scans
        super().__init__(f"{self.millions} million pixels, {scans} times")

    @property
    def millions(self) -> int:
        """So many, rounded up."""
        return -(-self.pixels // 1_000_000)


def open_picture(content: bytes, formats: Sequence[str], *, most_pixels: int = MOST_OF_ANY) -> Image.Image:
    """The picture as its file holds it, not decoded yet; `TooManyPixels` where decoding it would cost too much."""
    try:
        picture = Image.open(BytesIO(content), formats=tuple(formats))
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as bomb:
        said = re.search(r"\d+", str(bomb))
        raise TooManyPixels(int(said[0]) if said else MOST_OF_ANY + 1) from bomb
    pixels = picture.width * picture.height
    # In a JPEG these two bytes are a scan's beginning wherever they stand, but for a preview in its head.
    scans = content.count(JPEG_SCAN) if content.startswith(JPEG_START) else 1
    if pixels > most_pixels or scans * pixels > MOST_SCANNED:
        picture.close()
        raise TooManyPixels(pixels, scans=scans)
    return picture
