"""Which kind of picture a file is, told by its first bytes: nobody waits for a library to say that there is none."""

from __future__ import annotations

LARGEST = 2_000_000
"""So much fits a mail beside the pictures of the table."""
MOST_PIXELS = 64_000_000
"""What a phone takes at its best; only a JPEG may have more, for it can be decoded small."""
PHONES = frozenset((b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1"))
AVIF = frozenset((b"avif", b"avis"))


def kind_of(content: bytes) -> str | None:
    """Which kind of picture this is, by its first bytes; None where it is none."""
    head = content[:16]
    starts = {b"\xff\xd8\xff": "JPEG", b"\x89PNG\r\n\x1a\n": "PNG", b"GIF8": "GIF", b"II*\0": "TIFF", b"MM\0*": "TIFF"}
    for start, kind in starts.items():
        if head.startswith(start):
            return kind
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "WEBP"
    if head[:2] == b"BM" and head[6:10] == bytes(4):
        return "BMP"
    if head[4:8] == b"ftyp" and head[8:12] in PHONES | AVIF:
        return "AVIF" if head[8:12] in AVIF else "HEIF"
    return None
