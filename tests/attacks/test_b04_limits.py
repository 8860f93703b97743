"""What is decoded has a limit of time and memory that the system keeps, whatever its library does."""

from __future__ import annotations

import struct
import subprocess
import sys
import tracemalloc
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.deck_tool.new_deck import new_deck
from dixit_pbem.deck_tool.originals import MOST_COSTLY
from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper import jpeg, pictures
from dixit_pbem.paper.export.deck import ExportDeck
from dixit_pbem.paper.export.pictures import card_side
from dixit_pbem.paper.opening import open_picture
from dixit_pbem.paper.picture_facts import facts_of
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.thumbnails import thumbnail
from dixit_pbem.post.keep import clue_files
from dixit_pbem.post.keep.clue_files import Offered, clue_file, from_mail
from dixit_pbem.post.said import Note
from dixit_pbem.storage.limited import Limit
from tests.attacks.test_b04_bomb import chunk, small_jpeg

pytestmark = pytest.mark.long

NO_TIME = Limit(seconds=1, megabytes=1000)
ROOT = Path(__file__).parents[2]
NO_ROOM = Limit(seconds=60, megabytes=20)
WIDE = (10_000, 11_000)
EPS = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n%%EndComments\n(ran) (w) file closefile\nshowpage\n"


def png(*more: bytes) -> bytes:
    """A small picture with parts that nobody needs."""
    head = chunk(b"IHDR", struct.pack(">LLBBBBB", 8, 12, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes((1 + 8 * 3) * 12)))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + body + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def endless() -> bytes:
    """A million parts in 16 MB: each is read in a moment, all of them in ten seconds."""
    return png(chunk(b"abCd", b"") * 1_300_000)


def wide() -> bytes:
    target = BytesIO()
    Image.new("P", WIDE).save(target, "PNG")
    return target.getvalue()


def as_an_original(path: Path) -> object:
    return new_deck(path.parent / "mine", [path])


def in_an_export(path: Path) -> object:
    deck = ExportDeck("mine", (), Size(80, 120))
    return card_side(path, deck, bleed=0, size=(80, 120))


READERS: dict[str, Callable[[Path], object]] = {
    "a page": pictures.read_picture,
    "a file of its own": pictures.jpeg_of,
    "a sheet": picture_stream,
    "a mail": lambda path: thumbnail(path, 480),
    "deck check": facts_of,
    "deck new": as_an_original,
    "deck export": in_an_export,
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_a_picture_of_a_deck_has_a_limit_of_time(
    read: Callable[[Path], object], endless: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "COST", NO_TIME)
    path = tmp_path / "card.png"
    path.write_bytes(endless)
    with pytest.raises(BadFile, match="takes more than 1 seconds") as caught:
        read(path)
    assert str(path) in str(caught.value)
    assert "Save a smaller copy." in str(caught.value)


def in_a_fresh_process(code: str, *words: str) -> str:
    """What goes wrong there; what was freed before lies in the heap still, and may be used beyond a limit."""
    start = "import sys; from pathlib import Path; from tests.attacks import test_b04_limits as here; "
    command = [sys.executable, "-c", start + code, *words]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout + said.stderr


@pytest.mark.parametrize("reader", READERS)
def test_a_picture_of_a_deck_has_a_limit_of_memory(reader: str, tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(wide())
    code = "here.pictures.COST = here.NO_ROOM; here.READERS[sys.argv[1]](Path(sys.argv[2]))"
    said = in_a_fresh_process(code, reader, str(path))
    assert f"BadFile: {path}" in said
    assert "more than 20 MB" in said
    assert "Save a smaller copy." in said


def test_a_picture_is_opened_nowhere_without_a_limit() -> None:
    with pytest.raises(AssertionError, match="without a limit"):
        open_picture(png(), pictures.FORMATS)


def test_a_sheet_does_not_take_a_million_empty_parts_into_its_memory(tmp_path: Path) -> None:
    empty = b"\xff\xe1\0\2" * 500_000
    plain = small_jpeg()
    content = plain[:2] + empty + plain[2:]
    with pytest.raises(jpeg.Damaged):
        list(jpeg.segments(content))
    (tmp_path / "card.jpg").write_bytes(content)
    tracemalloc.start()
    read = picture_stream(tmp_path / "card.jpg")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (read.width, read.height) == (8, 12)
    assert most < 3 * len(content) + 30_000_000


def test_a_picture_with_a_clue_has_a_limit(endless: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clue_files, "COST", NO_TIME)
    offered = Offered("dream.png", endless[:25_000_000])
    with pytest.raises(DixitError, match="save a smaller copy"):
        clue_file(offered)
    taken, (note,) = from_mail([offered])
    assert (taken, note.note) == (None, Note.FILE_BROKEN)


def test_a_pdf_has_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "bomb.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        parts = (pdf.make_indirect(pikepdf.Dictionary(A=each, B=[1] * 20)) for each in range(60_000))
        pdf.Root.X = pikepdf.Array(parts)
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    code = "from dixit_pbem.paper.preflight import examination as it; it.COST = here.NO_ROOM; "
    code += "print(*it.examine(Path(sys.argv[1])).defects)"
    said = in_a_fresh_process(code, str(path))
    assert "The file cannot be examined to its end: it needs more than 20 MB of memory." in said


WAYS: dict[str, Callable[[Path], object]] = {
    "a card": pictures.read_picture,
    "a clue": lambda path: clue_file(Offered(path.name, path.read_bytes())),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("name", ["dream.eps", "dream.jpg", "dream.png"])
def test_ghostscript_is_never_run(
    name: str, way: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in ("gs", "gswin32c", "gswin64c"):
        (tmp_path / program).write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
        (tmp_path / program).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / name).write_bytes(EPS)
    with pytest.raises(DixitError):
        way(tmp_path / name)
    assert not (tmp_path / "ran").exists()


def deck_of_costly_pictures(folder: Path, count: int, first: bytes) -> Path:
    """One that is sound, and many that cost more than a picture may."""
    folder.mkdir()
    (folder / "00.jpg").write_bytes(first)
    for number in range(1, count):
        (folder / f"{number:02}.png").write_bytes(wide() + bytes([number]))
    return folder


def new_deck_of(folder: Path) -> str:
    code = "from dixit_pbem.cli import main; here.pictures.COST = here.NO_ROOM; sys.exit(main(sys.argv[1:]))"
    return in_a_fresh_process(code, "deck", "new", str(folder))


def test_a_deck_full_of_costly_pictures_is_given_up_after_a_few(tmp_path: Path) -> None:
    said = new_deck_of(deck_of_costly_pictures(tmp_path / "ours", 30, small_jpeg()))
    costly = said.count("more than 20 MB")
    # Two are worked on at once.
    assert costly in (MOST_COSTLY, MOST_COSTLY + 1), said
    assert f"{29 - costly} more pictures were not looked at, for {costly} cost too much already" in said
    assert "Take those out, and call it again." in said


def test_a_deck_with_as_few_costly_pictures_as_happen_tells_each_and_makes_the_others(tmp_path: Path) -> None:
    said = new_deck_of(deck_of_costly_pictures(tmp_path / "ours", 3, small_jpeg()))
    assert said.count("more than 20 MB") == 2, said
    assert "were not looked at" not in said
    (made,) = tmp_path.glob("**/deck.yaml")
    assert made.read_text(encoding="utf-8").count("file:") == 1
