"""What came along with clues, as an album shows it: pictures small enough for a page, recordings as they are.

Edge: reads the files that lie beside the journal. One that is not there any more is left out, and told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path

from PIL import Image

from dixit_pbem.album.rounds import PastRound
from dixit_pbem.errors import BadFile
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.paper.opening import DAMAGE, TooManyPixels, open_picture
from dixit_pbem.paper.pictures import apart, encoded
from dixit_pbem.post.keep.clue_files import attachment
from dixit_pbem.words import Words

SIDE, QUALITY = 1000, 82
"""As many pixels as a page shows of a picture on its longer side."""
_PICTURES = ("JPEG", "PNG")


@frozen
class Media:
    """A file that came with a clue; `proportion` is a picture's width by its height, and nothing for a recording."""

    kind: str
    content: bytes = field(repr=False)
    proportion: float | None = None


def enclosed_with(store: Store, rounds: Iterable[PastRound], *, side: int = SIDE) -> Mapping[str, Media]:
    """What came with the clues of these rounds, by the names that the journal gives it; pictures at most so large."""
    names = {told.clue.attachment for told in rounds if told.clue.attachment}
    found = {name: _media(store, name, side) for name in sorted(names)}
    return {name: media for name, media in found.items() if media}


def lacking_in(rounds: Iterable[PastRound], found: Mapping[str, Media]) -> tuple[int, ...]:
    """The rounds with whose clue something came that was not found."""
    return tuple(told.number for told in rounds if told.clue.attachment and told.clue.attachment not in found)


def lacking_told(words: Words, rounds: Sequence[int]) -> tuple[str, ...]:
    """That an album lacks what came with these clues."""
    if not rounds:
        return ()
    numbers = words.names([str(number) for number in rounds])
    told = words.count(
        "The file that came with the clue of round {numbers} is not there any more; the album lacks it.",
        "The files that came with the clues of rounds {numbers} are not there any more; the album lacks them.",
        len(rounds),
        numbers=numbers,
    )
    return (told,)


def _media(store: Store, name: str, side: int) -> Media | None:
    kept = attachment(store, name)
    if kept is None:
        return None
    if not kept.kind.startswith("image/"):
        return Media(kept.kind, kept.content)
    try:
        return apart(Path(name), lambda: _small(kept.content, side))
    except (*DAMAGE, TooManyPixels, BadFile):
        return None


def _small(content: bytes, side: int) -> Media:
    with open_picture(content, _PICTURES, most_pixels=SIDE * SIDE * 64) as opened:
        paper = Image.new("RGB", opened.size, "white")
        seen = opened.convert("RGBA")
        paper.paste(seen, mask=seen)
    paper.thumbnail((side, side), Image.Resampling.LANCZOS)
    return Media("image/jpeg", encoded(paper, QUALITY), paper.width / paper.height)
