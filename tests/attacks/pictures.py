"""Pictures of every kind, damaged at random; and what each reader of the program makes of one, and at which cost.

`python -m tests.attacks.pictures FOLDER` tries all files of a folder, such as the tests of Pillow's source archive.
"""

from __future__ import annotations

import os
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import click
from PIL import Image, ImageCms

from dixit_pbem.errors import DixitError
from dixit_pbem.paper.picture_facts import facts_of
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.pictures import jpeg_of
from dixit_pbem.paper.thumbnails import thumbnail
from dixit_pbem.post.keep.clue_files import Offered, clue_file, from_mail

READERS: Mapping[str, Callable[[Path], object]] = {
    "deck check": facts_of,
    "deck new": jpeg_of,
    "deck sheet": picture_stream,
    "a mail's card": lambda path: thumbnail(path, 480),
    "clue --attach": lambda path: clue_file(Offered(path.name, path.read_bytes())),
    "a mail with a picture": lambda path: from_mail([Offered(path.name, path.read_bytes())]),
}
BYTES = (0, 1, 2, 127, 128, 255)
"""What says nothing, everything, or a sign."""


def _saved(mode: str, kind: str, **how: object) -> bytes:
    target = BytesIO()
    Image.effect_noise((24, 36), 40).convert(mode).save(target, kind, **how)
    return target.getvalue()


@cache
def whole() -> Mapping[str, bytes]:
    """Small pictures as all kinds of files, with the notes and profiles that cameras add."""
    from pillow_heif import register_heif_opener

    register_heif_opener()
    notes = Image.Exif()
    notes[0x0112], notes[315] = 6, "Ana"
    notes.get_ifd(0x8825)[1] = "N"
    lab, srgb = (ImageCms.ImageCmsProfile(ImageCms.createProfile(name)).tobytes() for name in ("LAB", "sRGB"))
    return {
        "png": _saved("RGB", "PNG", exif=notes, icc_profile=srgb),
        "png in a palette": _saved("P", "PNG"),
        "clear png": _saved("LA", "PNG"),
        "deep png": _saved("I;16", "PNG"),
        "jpg": _saved("RGB", "JPEG", exif=notes, icc_profile=lab),
        "jpg for print": _saved("CMYK", "JPEG", progressive=True),
        "tif": _saved("RGB", "TIFF", compression="tiff_lzw", exif=notes),
        "zipped tif": _saved("L", "TIFF", compression="tiff_deflate"),
        "plain tif": _saved("RGB", "TIFF"),
        "fax": _saved("1", "TIFF", compression="group4"),
        "jpg in a tif": _saved("RGB", "TIFF", compression="jpeg"),
        "gif": _saved("P", "GIF"),
        "bmp": _saved("RGB", "BMP"),
        "webp": _saved("RGB", "WEBP", exif=notes),
        "heic": _saved("RGB", "HEIF", exif=notes),
    }


def damaged(chance: Random, count: int) -> Iterator[tuple[str, bytes]]:
    """So many pictures with their kinds: cut off, or with some bytes changed, most of them near the beginning."""
    kinds = tuple(whole())
    for _ in range(count):
        kind = chance.choice(kinds)
        content = bytearray(whole()[kind])
        if chance.random() < 0.15:
            del content[chance.randrange(len(content)) :]
        for _ in range(chance.choice((1, 1, 2, 4, 8)) if content else 0):
            place = chance.randrange(min(len(content), chance.choice((40, 120, 300, len(content)))))
            content[place] = chance.choice((*BYTES, chance.randrange(256)))
        yield kind, bytes(content)


def outcome(read: Callable[[Path], object], path: Path) -> str:
    """Whether a reader could read a file, told what is wrong with it, or fell over it."""
    try:
        read(path)
    except DixitError:
        return "told"
    except Exception as fault:
        return f"fell: {fault!r}"
    return "read"


def main(folder: Path) -> None:
    """A line for each reader: what came out, and what the dearest file cost."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    for name, read in READERS.items():
        outcomes, most, dearest = Counter[str](), 0.0, ""
        for path in files:
            before = _used()
            result = outcome(read, path)
            outcomes[result] += 1
            if _used() - before > most:
                most, dearest = _used() - before, path.name
            if result.startswith("fell"):
                click.echo(f"{name} over {path}: {result}")
        click.echo(f"{name}: {len(files)} files, {dict(outcomes)}; the dearest took {most:.1f} s of work: {dearest}")
    megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    click.echo(f"The most memory that reading one took: {megabytes:.0f} MB.")


def _used() -> float:
    mine, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime + others.ru_utime + others.ru_stime


if __name__ == "__main__":
    with TemporaryDirectory() as empty:
        # Nothing that was read before may be taken from a cache.
        os.environ["XDG_CACHE_HOME"] = empty
        main(Path(sys.argv[1]))
