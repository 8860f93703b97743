"""The one door by which pictures come in: what says that it has too many pixels is never decoded.

Pillow's own limit counts for the whole process, whoever sets it. So it is set here, above every limit of ours, and no
other module opens a picture: whatever a command has imported before, the same picture is let in or sent away. And it
opens only where time and memory have a limit too (`storage.limited`).
"""

from __future__ import annotations

import re
import struct
import warnings
import zlib
from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from dixit_pbem.storage.limited import is_kept

MOST_OF_ANY = 250_000_000
"""What a camera makes at its largest; a reader that decodes everything allows far less."""
MOST_SCANNED = 3_000_000_000
"""Scans times pixels of one JPEG: 14 scans, the most that usual programs write, of the largest picture for print."""
DAMAGE = (
    *(OSError, SyntaxError, ValueError, EOFError, LookupError, ArithmeticError, RuntimeError, AssertionError),
    *(TypeError, AttributeError, struct.error, zlib.error),
)
"""What Pillow's readers raise over bytes that are no whole picture: whatever the bytes lead them to."""
JPEG_START, JPEG_SCAN = b"\xff\xd8\xff", b"\xff\xda"

Image.MAX_IMAGE_PIXELS = MOST_OF_ANY
# Pillow warns up to twice its limit and refuses from there on; here both are sent away.
warnings.filterwarnings("ignore", category=Image.DecompressionBombWarning)


class TooManyPixels(Exception):
    """A picture that would take too much memory or time; carries how many million pixels it says it has."""

    def __init__(self, pixels: int, scans: int = 1) -> None:
        super().__init__(pixels, scans)
        self.pixels, self.scans = pixels, scans

    @property
    def millions(self) -> int:
        """So many, rounded up."""
        return -(-self.pixels // 1_000_000)


def open_picture(content: bytes, formats: Sequence[str], *, most_pixels: int = MOST_OF_ANY) -> Image.Image:
    """The picture as its file holds it, not decoded yet; `TooManyPixels` where decoding it would cost too much."""
    if not is_kept():
        raise AssertionError("a picture would be opened without a limit")
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
