"""That pages and sheets have two writers and nothing twice, and that no command that prints nothing waits for them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import Program

ROOM = Path(__file__).parents[2] / "dixit_pbem" / "paper"
WRITTEN = {file.relative_to(ROOM).as_posix(): file.read_text(encoding="utf-8") for file in sorted(ROOM.rglob("*.py"))}
PRINTERS = ("PIL", "fontTools", "pikepdf", "reportlab")


def holding(pattern: str) -> list[str]:
    """The modules of the room, without those that only look at PDF files, in which this stands."""
    return [name for name, text in WRITTEN.items() if "preflight/" not in name and re.search(pattern, text)]


@pytest.mark.parametrize(
    ("modules", "pattern"),
    [
        (["pdf_objects.py"], r"DuplexFlip"),
        (["pdf_objects.py"], r"PrintScaling|DisplayDocTitle"),
        (["pdf_objects.py"], r"DeviceRGB"),
        (["pdf_objects.py"], r"/Subtype/Image"),
        (["pdf_objects.py"], r"OutputIntent/S|GTS_"),
        (["pdf_objects.py"], r"DixitPbemKind"),
        (["pdf_objects.py"], r"/Producer"),
        (["pdf_stream.py"], r"FontDescriptor"),
        (["points.py"], r'"MediaBox": Box|72 / '),
        (["truetype.py"], r'"cmap"|0x00010000'),
        (["jpeg.py"], r'">BHHB"|0xC0, 0xD0'),
    ],
)
def test_each_thing_that_stands_in_a_pdf_is_written_in_one_place(modules: list[str], pattern: str) -> None:
    assert holding(pattern) == modules


def test_only_the_writer_of_pages_knows_reportlab_and_one_module_reaches_inside() -> None:
    assert holding(r"(?m)^(from|import) reportlab") == ["pdf.py", "reportlab_file.py"]
    assert holding(r"canvas\._|pdfdoc|__NoDefault__|updateSignature") == ["reportlab_file.py"]


def test_no_writer_asks_the_preflight() -> None:
    assert holding(r"paper\.preflight") == []


@pytest.mark.long
def test_whoever_reads_and_votes_waits_for_no_printing_program(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    script = "\n".join(
        (
            "import contextlib, sys",
            "from dixit_pbem.cli import main",
            "for words in ('status game.yaml', 'fetch game.yaml', 'vote game.yaml bob=1', 'clue game.yaml ana=A fog'):",
            "    with contextlib.suppress(SystemExit):",
            "        main(words.split())",
            f"print('loaded:', *sorted({PRINTERS!r} & sys.modules.keys()))",
        )
    ).replace(repr(PRINTERS), f"set({PRINTERS!r})")
    run = subprocess.run([sys.executable, "-c", script], cwd=program.folder, capture_output=True, text=True, check=True)
    assert "round 1" in run.stdout.casefold()
    assert run.stdout.splitlines()[-1] == "loaded:"
