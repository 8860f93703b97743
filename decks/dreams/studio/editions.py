"""Keep what running games began with: `python -m decks.dreams.studio.editions`, before repainted cards are committed.

Of every card whose picture is another than the committed one, the committed one stays in the deck as a smaller copy
with what was said about it. A copy that is needed no more, since its picture is the card's again, is taken away.
"""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import yaml
from PIL import Image

from dixit_pbem.paper.thumbnails import short_hash
from dixit_pbem.storage.decks import DECK_FILE, picture_hash
from dixit_pbem.storage.editions import FOLDER, LIST

DECK = Path(__file__).resolve().parents[1]
WIDTH, QUALITIES = 720, range(70, 58, -3)
"""Sharp on a page and in the album, and a third of the picture's weight."""
MOST_BYTES = 114_000
"""What is drawn all over would weigh half as much again."""
HEAD = """\
# Earlier pictures, for games that began with them: by the first half of the SHA-256 of the picture as it was painted.
"""


def keep_committed(deck: Path) -> tuple[str, ...]:
    """Keep the committed picture and words of every card that was repainted since; the ids of those cards."""
    folder = deck / FOLDER
    list_file = folder / LIST
    told = yaml.safe_load(list_file.read_text(encoding="utf-8")) if list_file.exists() else {}
    kept = []
    for card in yaml.safe_load(_committed(deck, DECK_FILE))["cards"]:
        before = _committed(deck, card["file"])
        mark = short_hash(before)
        if mark != picture_hash(deck / card["file"]):
            folder.mkdir(exist_ok=True)
            (folder / f"{mark}.jpg").write_bytes(smaller(before))
            told[mark] = {"title": card["title"], "texts": card["texts"]}
            kept.append(card["id"])
    for mark in {picture_hash(path) for path in deck.glob("*.jpg")} & told.keys():
        (folder / f"{mark}.jpg").unlink()
        del told[mark]
    if told:
        text = yaml.safe_dump(told, allow_unicode=True, sort_keys=True, width=2**20)
        list_file.write_text(HEAD + text, encoding="utf-8")
    else:
        list_file.unlink(missing_ok=True)
    return tuple(kept)


def smaller(content: bytes) -> bytes:
    """A whole card, with what is cut off, so small that a deck of them can be shipped."""
    with Image.open(BytesIO(content)) as file:
        picture = file.convert("RGB")
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    copy = picture.resize(size, Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        target = BytesIO()
        copy.save(target, "JPEG", quality=quality, optimize=True, progressive=True)
        if target.tell() <= MOST_BYTES:
            break
    return target.getvalue()


def _committed(deck: Path, name: str) -> bytes:
    command = ["git", "show", f"HEAD:./{name}"]
    return subprocess.run(command, cwd=deck, check=True, capture_output=True).stdout  # noqa: S603 - its own words


def main() -> None:
    """Keep what must be kept, and say of which cards."""
    kept = keep_committed(DECK)
    sys.stdout.write(f"{len(kept)} earlier pictures kept{': ' if kept else ''}{', '.join(kept)}\n")


if __name__ == "__main__":
    main()
