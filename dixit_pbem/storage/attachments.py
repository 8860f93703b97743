"""The pictures and recordings that came with clues: kept in the game's side folder under a name of their content."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from dixit_pbem.storage import disk
from dixit_pbem.storage.guard import Guard

KINDS = {
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".mp3": "audio/mpeg",
    ".m4a": "audio/mp4",
    ".ogg": "audio/ogg",
}


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that comes along with a clue, under a name that tells nothing."""

    name: str
    kind: str
    content: bytes


def _folder(game: Path) -> Path:
    return Guard(game).folder / "clues"


def keep(game: Path, content: bytes, *, ending: str) -> str:
    """Keep a cleaned file for good; the name by which the journal knows it."""
    name = _name_of(content, ending)
    path = _folder(game) / name
    with disk.told(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        disk.replace(path, content, by_way_of=path.with_suffix(".part"))
    return name


def attachment(game: Path, name: str) -> Attachment | None:
    """The file of that name; None where it did not move along with the game, or is another by now."""
    ending = Path(name).suffix
    path = _folder(game) / Path(name).name
    if ending not in KINDS or not path.is_file():
        return None
    content = path.read_bytes()
    return Attachment(f"clue{ending}", KINDS[ending], content) if _name_of(content, ending) == name else None


def _name_of(content: bytes, ending: str) -> str:
    return f"{sha256(content).hexdigest()[:32]}{ending}"
