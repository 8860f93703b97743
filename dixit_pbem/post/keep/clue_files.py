"""What comes along with a clue: one picture or recording, without what it tells of its maker.

`clues/NAME`  a cleaned file, under a name that follows from its content
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from dixit_pbem.engine.model import Game
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.post.keep.picture_kinds import LARGEST, MOST_PIXELS, kind_of
from dixit_pbem.post.keep.recordings import clean_m4a, clean_mp3, clean_ogg
from dixit_pbem.post.said import Note, Noted
from dixit_pbem.storage.limited import Limit, TooMuch, within
from dixit_pbem.storage.nearby import did_you_mean_file

LARGEST_PHOTO = 26_214_400
"""What mail servers let through; a photo is shrunk to the limit."""
OF_A_CYCLE = 1_048_576
"""So many bytes all files have together that go with one mail."""
COST = Limit(seconds=60, megabytes=2000)
"""Of one file; the dearest that were found take 3 seconds and 1,300 MB, a WebP with the most pixels there may be."""
WAY_OUT = (
    "A clue takes one picture of at most 25 MB, or one MP3, M4A or OGG of at most 2 MB; anything else goes as a link "
    "in the clue."
)


@frozen
class ClueFile:
    """A picture or recording that tells nothing but what is seen or heard, with the ending that fits it."""

    ending: str
    content: bytes


@frozen
class Offered:
    """A file as somebody sent it."""

    name: str
    content: bytes


def room_for(game: Game | None) -> int:
    """How many bytes a clue's file may have: where all tell at once, all of them go with one mail and share it."""
    return OF_A_CYCLE // len(game.seats) if game and game.rules.together else LARGEST


def clue_file(offered: Offered, *, most: int = LARGEST) -> ClueFile:
    """The file as it may come along; DixitError with the way out for one that may not."""
    why = refused_for(offered, most=most)
    if why is Note.FILE_ABOVE_SHARE:
        raise DixitError(
            f"{offered.name} is too large: where all tell at once a recording may have {most // 1000} KB, for the "
            "files of all clues go with one mail. Shorten it, or put a link in the clue."
        )
    if why is Note.FILE_TOO_LARGE:
        raise DixitError(f"{offered.name} is too large. {WAY_OUT}")
    cleaned = None if why else _cleaned(offered, most)
    if why is Note.FILE_BROKEN:
        raise DixitError(f"{offered.name} is damaged, or no picture. Copy it again from where it came.")
    if cleaned is None and _kind(offered.content) == PICTURE:
        most = MOST_PIXELS // 1_000_000
        fact = f"{offered.name} is damaged, or has more than {most} million pixels."
        raise DixitError(f"{fact} Copy it again from where it came, or save a smaller copy.")
    if cleaned is None:
        raise DixitError(f"{offered.name} is no picture or recording that can come along. {WAY_OUT}")
    return cleaned


def refused_for(offered: Offered, *, most: int = LARGEST) -> Note | None:
    """Why a file may not come along; None where it may."""
    kind = _kind(offered.content)
    if not kind and _is_called_a_picture(offered):
        return Note.FILE_BROKEN
    if not kind:
        return Note.FILE_OF_OTHER_KIND  # a film does not become one that may by being smaller
    if kind != PICTURE and most < len(offered.content) <= LARGEST:
        return Note.FILE_ABOVE_SHARE
    return Note.FILE_TOO_LARGE if len(offered.content) > (LARGEST_PHOTO if kind == PICTURE else LARGEST) else None


def from_mail(files: Sequence[Offered], *, most: int = LARGEST) -> tuple[ClueFile | None, tuple[Noted, ...]]:
    """The first file of a mail that may come along, and what its receipt says of all of them."""
    taken: ClueFile | None = None
    notes: list[Noted] = []
    for offered in files:
        why = refused_for(offered, most=most)
        cleaned = None if why or taken else _cleaned(offered, most)
        if cleaned:
            taken = cleaned
            notes.append(Noted(Note.FILE_COMES_ALONG, offered.name))
        else:
            size = f"{most // 1000} " if why is Note.FILE_ABOVE_SHARE else ""
            notes.append(Noted(why or (Note.FILE_TOO_MANY if taken else _why_not(offered)), size + offered.name))
    return taken, tuple(notes)


def read_offered(path: Path) -> Offered:
    """A file that the moderator named."""
    try:
        with path.open("rb") as file:
            return Offered(path.name, file.read(LARGEST_PHOTO + 1))
    except OSError as problem:
        meant = did_you_mean_file(path, (path.suffix.casefold(),)) if not path.exists() else ""
        raise DixitError(
            f"{path} cannot be read: {problem.strerror}.{meant or ' Name a file that is there.'}"
        ) from None


def _cleaned(offered: Offered, most: int) -> ClueFile | None:
    """The file as it may come along; None for one that is damaged, or made to cost more than any real one does."""
    try:
        return within(COST, lambda: _made_of(offered, most))
    except TooMuch:
        return None


def _made_of(offered: Offered, most: int) -> ClueFile | None:
    kind = _kind(offered.content)
    if kind == PICTURE:
        from dixit_pbem.post.keep.photos import shrunk

        made = shrunk(offered.content, most=most)
        return ClueFile(*made) if made else None
    clean = _CLEAN[kind](offered.content) if kind else None
    return ClueFile(kind, clean) if kind and clean and len(clean) <= most else None


def _why_not(offered: Offered) -> Note:
    """Why a file of the right kind cannot be read: a film looks like a recording, a torn picture like a picture."""
    return Note.FILE_BROKEN if _kind(offered.content) == PICTURE else Note.FILE_OF_OTHER_KIND


def _is_called_a_picture(offered: Offered) -> bool:
    """`photo.jpg` that holds something else: damaged on its way, rather than of a kind that never comes along."""
    return Path(offered.name).suffix.casefold() in _PICTURES


def _kind(content: bytes) -> str | None:
    """A picture, or the ending that fits the sound, whatever the file is called."""
    head = content[:12]
    if kind_of(content):
        return PICTURE
    if head[:3] == b"ID3" or (len(head) > 1 and head[0] == 0xFF and head[1] & 0xE6 == 0xE2):
        return ".mp3"
    if head[4:8] == b"ftyp":
        return ".m4a"
    return ".ogg" if head[:4] == b"OggS" else None


PICTURE = "picture"
_PICTURES = frozenset(
    (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".heic", ".heif", ".avif")
)
_CLEAN: dict[str, Callable[[bytes], bytes | None]] = {".mp3": clean_mp3, ".m4a": clean_m4a, ".ogg": clean_ogg}


KINDS = {
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".mp3": "audio/mpeg",
    ".m4a": "audio/mp4",
    ".ogg": "audio/ogg",
}


@frozen
class Attachment:
    """A file that comes along with a clue, under a name that tells nothing."""

    name: str
    kind: str
    content: bytes


def keep(store: Store, cleaned: ClueFile) -> str:
    """Keep a cleaned file for good; the name by which the journal knows it."""
    name = _name_of(cleaned.content, cleaned.ending)
    store.keep(f"clues/{name}", cleaned.content)
    return name


def attachment(store: Store, name: str) -> Attachment | None:
    """The file of that name; None where it did not move along with the game, or is another by now."""
    ending = Path(name).suffix
    content = store.kept(f"clues/{Path(name).name}") if ending in KINDS else None
    if content is None or _name_of(content, ending) != name:
        return None
    return Attachment(f"clue{ending}", KINDS[ending], content)


def _name_of(content: bytes, ending: str) -> str:
    return f"{sha256(content).hexdigest()[:32]}{ending}"
