"""What the doctor says of this computer."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_pbem import __version__
from dixit_pbem.doctor import examine
from dixit_pbem.doctor.findings import Verdict
from dixit_pbem.doctor.machine import LIBRARIES, may_write, pictures_open
from dixit_pbem.storage.decks import load_deck


@pytest.fixture(autouse=True)
def _at_nine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DIXIT_PBEM_NOW", "2026-11-18T09:00:00Z")
    monkeypatch.chdir(tmp_path)


def of_machine() -> Iterator[str]:
    (chapter,) = examine(None)
    return (f"{finding.verdict}: {finding.text}" for finding in chapter.findings)


@pytest.mark.long
def test_a_computer_in_order_is_told_thing_by_thing(tmp_path: Path) -> None:
    *told, room = of_machine()
    assert told == [
        f"well: Python {platform.python_version()} on {platform.system()}, dixit-pbem {__version__}.",
        "well: Every library for pages, pictures and mails loads.",
        "well: All 5 typefaces are there.",
        "note: The clock stands at Wednesday 18 November 2026, 09:00 UTC, for DIXIT_PBEM_NOW says so. Unset it to play "
        "by the real time.",
        "well: The deck 'dreams' has 84 cards, and every picture is whole.",
    ]
    assert room.startswith(f"well: Files can be written in {tmp_path}; ")


def test_by_the_real_clock_a_person_can_compare_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIXIT_PBEM_NOW")
    told = next(line for line in of_machine() if "UTC" in line)
    assert told.startswith("well: It is ")
    assert told.endswith(" UTC; if that is wrong, set this computer's clock.")


def test_a_clock_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIXIT_PBEM_NOW", "tomorrow")
    assert "mend: DIXIT_PBEM_NOW is 'tomorrow'. Write it like 2026-11-18T09:00:00Z, or unset it." in of_machine()


@pytest.mark.parametrize("library", sorted(name.partition(".")[0] for name in LIBRARIES))
@pytest.mark.long
def test_a_library_that_does_not_load_is_told_and_stops_nothing_else(library: str, tmp_path: Path) -> None:
    (tmp_path / f"{library}.py").write_text("raise ImportError('a part of it is missing')\n")
    (tmp_path / "sunday.yaml").write_text("title: Sunday\n")
    command = [sys.executable, "-m", "dixit_pbem", "doctor", "sunday.yaml"]
    called = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (called.returncode, called.stderr) == (1, "")
    assert (
        f"  mend  The library {library} does not load (a part of it is missing). "
        "Install it: pip install --force-reinstall dixit-pbem\n"
    ) in called.stdout
    assert "  well  All 5 typefaces are there.\n" in called.stdout
    assert called.stdout.endswith("1 thing to mend.\n")


def test_where_a_file_stands_in_the_way_of_a_folder_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "output").write_text("in the way")
    found = may_write(tmp_path / "output" / "sunday")
    assert (found.verdict, found.text) == (
        Verdict.MEND,
        f"{tmp_path}/output: a file stands where a folder is needed. Move it away.",
    )


def test_a_disk_that_can_only_be_read_is_told() -> None:
    assert may_write(Path("/proc")).verdict is Verdict.MEND
    assert may_write(Path("/proc")).text.startswith("/proc: nothing was written, because ")


def test_a_folder_that_will_be_made_is_tried_where_it_will_be_made(tmp_path: Path) -> None:
    assert may_write(tmp_path / "output" / "sunday").text.startswith(f"Files can be written in {tmp_path}; ")
    assert list(tmp_path.iterdir()) == []


class Usage:
    free = 12_000_000


def test_a_disk_without_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage())
    assert may_write(tmp_path).text == (f"{tmp_path}: only 12 MB are free on this disk. Make room for pages and mails.")


def test_the_first_pictures_that_are_damaged_are_told(tmp_path: Path) -> None:
    whole = (load_deck(Path(__file__).parents[2] / "decks" / "dreams").cards[0].file).read_bytes()
    names = "abcdefgh"
    no_picture = "It is no picture, or of a kind that cannot be read here. Save it as JPEG or PNG first."
    (tmp_path / "deck.yaml").write_text("cards:\n" + "".join(f"- {{id: {name}, file: {name}.jpg}}\n" for name in names))
    for name, content in zip(names, (whole, whole[: len(whole) // 2], *[b"no picture"] * 6), strict=True):
        (tmp_path / f"{name}.jpg").write_bytes(content)
    assert pictures_open(load_deck(tmp_path)).text.splitlines() == [
        f"{tmp_path}/b.jpg: The picture is damaged: a part of it is missing. Copy it again from where it came.",
        *(f"{tmp_path}/{name}.jpg: {no_picture}" for name in "cdef"),
        "… and 2 more.",
    ]
