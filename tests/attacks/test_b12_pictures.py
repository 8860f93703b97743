"""B12, the class of its pictures: whatever a damaged picture leads its reader to, it is one message that names it."""

from __future__ import annotations

import struct
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from dixit_pbem.errors import BadFile
from dixit_pbem.paper.opening import open_picture
from dixit_pbem.paper.picture_stream import picture_stream
from dixit_pbem.paper.pictures import FORMATS, jpeg_of
from dixit_pbem.storage.limited import Limit, within
from tests import runs
from tests.attacks.costs import cost
from tests.attacks.faults import DAMAGED_PICTURES
from tests.attacks.pictures import READERS, damaged, outcome, whole
from tests.program import Program

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:PIL")
"""As the program asks for; pytest sets the filters anew for each test."""
SHARES = 8
ENOUGH = Limit(seconds=600, megabytes=2000)
"""For all of a share: one process for each of so many pictures would take longer than reading them."""


def fallen(folder: Path, share: int) -> tuple[list[str], Counter[str]]:
    """What fell over which picture, and how often each outcome came."""
    path, faults, outcomes = folder / "card", [], Counter[str]()
    for kind, content in damaged(Random(f"pictures {share}"), runs.times(DAMAGED_PICTURES, short=800) // SHARES):
        path.write_bytes(content)
        for name, read in READERS.items():
            result = outcome(read, path)
            outcomes[result.partition(":")[0]] += 1
            if result.startswith("fell"):
                faults.append(f"{name} over a {kind}: {result}\n{content.hex()}")
    return faults, outcomes


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.long
def test_no_damaged_picture_is_a_traceback(share: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    whole()
    faults, outcomes = within(ENOUGH, lambda: fallen(tmp_path, share))
    assert faults == []
    assert min(outcomes["told"], outcomes["read"]) > 50, "hardly anything was damaged, or nothing was whole"


def test_a_profile_that_names_its_colours_in_other_signs_is_no_profile(tmp_path: Path) -> None:
    path = tmp_path / "card.jpg"
    path.write_bytes(whole()["jpg"].replace(b"Lab Lab ", b"L\x80b Lab "))
    assert b"L\x80b Lab " in path.read_bytes()
    assert picture_stream(path).upright == (36, 24)
    assert jpeg_of(path)


def odd_tiff() -> bytes:
    """A TIFF that tells in words where its pixels begin."""
    content = whole()["plain tif"]
    begin = struct.pack("<HHL", 0x0111, 4, 1)
    assert begin in content
    return content.replace(begin, struct.pack("<HHL", 0x0111, 2, 1))


def test_what_leads_pillow_to_an_error_of_its_own_is_a_damaged_picture(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        within(ENOUGH, lambda: open_picture(odd_tiff(), FORMATS).load())
    (tmp_path / "card.tif").write_bytes(odd_tiff())
    for read in READERS.values():
        assert outcome(read, tmp_path / "card.tif") in ("told", "read")
    with pytest.raises(BadFile, match=r"card\.tif: The picture is damaged"):
        jpeg_of(tmp_path / "card.tif")


@pytest.mark.parametrize("left", [20, 60, 200, 500])
def test_a_png_that_breaks_off_is_told_on_the_command_line(left: int, program: Program) -> None:
    folder = program.folder / "deck"
    folder.mkdir()
    cards = "- {id: one, file: 01.png, title: One}\n"
    (folder / "deck.yaml").write_text(f"title: Mine\nauthor: Ana\nlicence: private\ncards:\n{cards}")
    content = whole()["png"]
    (folder / "01.png").write_bytes(content[: content.index(b"IDAT") + left])
    said = cost(program.folder, "deck", "check", "deck").said
    assert "01.png: The picture is damaged" in said
    assert "Traceback" not in said


def test_what_a_library_writes_to_itself_is_not_shown(program: Program) -> None:
    """The library for TIFF files tells the terminal what it thinks of one."""
    folder = program.folder / "deck"
    folder.mkdir()
    (folder / "deck.yaml").write_text("title: Mine\ncards:\n- {id: one, file: 01.tif, title: One}\n")
    Image.effect_noise((240, 360), 40).save(folder / "01.tif", compression="tiff_lzw")
    content = bytearray((folder / "01.tif").read_bytes())
    content[200:700] = b"\xff" * 500
    (folder / "01.tif").write_bytes(content)
    said = cost(program.folder, "deck", "check", "deck")
    assert "tempfile.tif" not in said.said
    assert "01.tif: The picture is damaged" in said.said
