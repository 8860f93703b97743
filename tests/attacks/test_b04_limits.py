"""What is decoded has a limit of time and memory that the system keeps, whatever its library does."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.paper import pictures
from dixit_pbem.paper.picture_facts import facts_of
from dixit_pbem.paper.preflight import examination
from dixit_pbem.paper.preflight.report import Code
from dixit_pbem.post.keep import clue_files
from dixit_pbem.post.keep.clue_files import Offered, clue_file, from_mail
from dixit_pbem.post.said import Note
from dixit_pbem.storage.limited import Limit
from tests.attacks.test_b04_bomb import chunk

NO_TIME = Limit(seconds=1, megabytes=1000)
NO_ROOM = Limit(seconds=60, megabytes=20)
WIDE = (8000, 8000)
"""Far more than earlier tests may have left free in this process."""
EPS = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n%%EndComments\n(ran) (w) file closefile\nshowpage\n"


def png(*more: bytes) -> bytes:
    """A small picture with parts that nobody needs."""
    head = chunk(b"IHDR", struct.pack(">LLBBBBB", 8, 12, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes((1 + 8 * 3) * 12)))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + body + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def endless() -> bytes:
    """A million parts: each is read in a moment, all of them in many seconds."""
    return png(chunk(b"abCd", b"") * 4_000_000)


def wide() -> bytes:
    target = BytesIO()
    Image.new("RGB", WIDE).save(target, "PNG")
    return target.getvalue()


@pytest.mark.parametrize(("limit", "what"), [(NO_TIME, "takes more than 1 seconds"), (NO_ROOM, "more than 20 MB")])
def test_a_picture_of_a_deck_has_a_limit(
    limit: Limit, what: str, endless: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "COST", limit)
    monkeypatch.setattr(pictures, "SHORT", 0)
    path = tmp_path / "card.png"
    path.write_bytes(endless if limit is NO_TIME else wide())
    with pytest.raises(BadFile, match=what) as caught:
        pictures.read_picture(path)
    assert str(path) in str(caught.value)
    assert "Save a smaller copy." in str(caught.value)


def test_a_long_file_is_tried_once_and_a_sound_one_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SHORT", 0)
    path = tmp_path / "card.png"
    path.write_bytes(wide())
    assert pictures.read_picture(path).size == WIDE


def test_a_picture_with_a_clue_has_a_limit(endless: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clue_files, "COST", NO_TIME)
    offered = Offered("dream.png", endless[:25_000_000])
    with pytest.raises(DixitError, match="save a smaller copy"):
        clue_file(offered)
    taken, (note,) = from_mail([offered])
    assert (taken, note.note) == (None, Note.FILE_BROKEN)


def test_a_pdf_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "COST", NO_ROOM)
    path = tmp_path / "bomb.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        parts = (pdf.make_indirect(pikepdf.Dictionary(A=each, B=[1] * 20)) for each in range(60_000))
        pdf.Root.X = pikepdf.Array(parts)
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    (defect,) = examination.examine(path).defects
    assert defect.code is Code.NOT_EXAMINED
    assert "it needs more than 20 MB of memory" in defect.fact


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


@pytest.mark.parametrize("left", [1, 3, 4, 7, 11, 12])
def test_a_png_cut_in_its_last_part_is_told_as_damaged_or_read(left: int, tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(png()[:-left])
    # Whatever else comes up here is a fault of ours.
    with suppress(BadFile):
        facts_of(path)
