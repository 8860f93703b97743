"""How fast `deck sheet` is beside other programs that put pictures on sheets, in one run.

    pip install img2pdf cardimpose pdfimpose fpdf2
    python bench/sheets.py [BIN]

BIN is the folder of the programs where they are installed elsewhere. Every figure is of the whole process, started
anew; time and work are the best of several tries taken in turns, so that a busy machine harms all alike. Our own
modules are compiled beforehand, as those of the others were when they were installed. `cardimpose` and
`pdfimpose` take cards as a PDF file: they get the one that img2pdf made, and its time is not theirs.
"""

from __future__ import annotations

import compileall
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
DREAMS = ROOT / "decks" / "dreams"
TRIES = {84: 7, 840: 3}

FPDF = """
import sys
from fpdf import FPDF
target, *pictures = sys.argv[1:]
pdf = FPDF(unit="mm", format="A4")
for number, picture in enumerate(pictures):
    if number % 4 == 0:
        pdf.add_page()
    pdf.image(picture, 19 + number % 2 * 86, 22.5 + number // 2 % 2 * 126, 86, 126)
pdf.output(target)
"""


@dataclass(frozen=True, slots=True)
class Run:
    """What one process needed."""

    seconds: float
    work: float
    """Seconds of the processor: a busy machine makes them no more."""
    peak: int
    size: int


def measured(command: Sequence[str | Path], target: Path) -> Run:
    """One process from its start to its end."""
    target.unlink(missing_ok=True)
    begin = time.perf_counter()
    process = subprocess.Popen(
        [*map(str, command)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode or not target.exists():
        raise SystemExit(f"failed: {' '.join(map(str, command[:6]))} …")
    return Run(
        seconds,
        usage.ru_utime + usage.ru_stime,
        usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
        target.stat().st_size,
    )


def deck_of(folder: Path, copies: int) -> list[Path]:
    """A deck of that many times the cards of `dreams`, each a file of its own."""
    folder.mkdir()
    (folder / "back.jpg").write_bytes((DREAMS / "back.jpg").read_bytes())
    head, cards = (DREAMS / "deck.yaml").read_text(encoding="utf-8").split("cards:\n")
    entries, pictures = [], []
    for copy in range(copies):
        entries.append(re.sub(r"(?m)^(- id|  file): ", rf"\g<0>{copy}-", cards))
        for picture in sorted(DREAMS.glob("[0-9]*.jpg")):
            pictures.append(folder / f"{copy}-{picture.name}")
            os.link(picture, pictures[-1]) if same_disk(picture, folder) else pictures[-1].write_bytes(
                picture.read_bytes()
            )
    (folder / "deck.yaml").write_text(f"{head}cards:\n{''.join(entries)}", encoding="utf-8")
    return pictures


def same_disk(one: Path, other: Path) -> bool:
    """Whether a file can have a second name in a folder."""
    return one.stat().st_dev == other.stat().st_dev


def commands(folder: Path, pictures: Sequence[Path], programs: Path) -> Mapping[str, tuple[list[str | Path], Path]]:
    """What each program is called with, and the file it makes."""
    one_a_page = folder / "img2pdf.pdf"

    def to(name: str) -> Path:
        return folder / f"{name}.pdf"

    return {
        "img2pdf": ([programs / "img2pdf", "-o", one_a_page, "--imgsize", "86mmx126mm", *pictures], one_a_page),
        "deck sheet": (
            [sys.executable, "-m", "dixit_pbem", "deck", "sheet", folder / "deck", "-o", to("sheet")], to("sheet")
        ),
        "fpdf2": ([programs / "python", "-c", FPDF, to("fpdf2"), *pictures], to("fpdf2")),
        "cardimpose": (
            [programs / "cardimpose", one_a_page, "-o", to("cardimpose"), "--nup", "2x2", "--mode", "singles",
             "--bleed", "3mm", "--margin", "5mm"], to("cardimpose"),
        ),
        "pdfimpose": (
            [programs / "pdfimpose", "cards", "--signature", "2x2", "--mark", "crop", "-o", to("pdfimpose"),
             one_a_page], to("pdfimpose"),
        ),
    }  # fmt: skip


def table(cards: int, programs: Path) -> None:
    """Run all programs in turns, and print what each needed."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        pictures = deck_of(folder / "deck", cards // 84)
        jpegs = sum(picture.stat().st_size for picture in pictures)
        runs: dict[str, list[Run]] = {}
        for _ in range(TRIES[cards]):
            for name, (command, target) in commands(folder, pictures, programs).items():
                runs.setdefault(name, []).append(measured(command, target))
    rival, least = (min(costs) for costs in zip(*((run.seconds, run.work) for run in runs["img2pdf"]), strict=True))
    for name, tries in runs.items():
        seconds, work = min(run.seconds for run in tries), min(run.work for run in tries)
        peak = max(run.peak for run in tries) / 1e6
        print(
            f"{cards:5} {name:12} {seconds:8.2f} s {seconds / rival:8.2f} x {work / least:8.2f} x {peak:8.0f} MB"
            f" {100 * (tries[0].size / jpegs - 1):+9.2f} %"
        )


if __name__ == "__main__":
    bin_folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(sys.executable).parent
    missing = [name for name in ("img2pdf", "cardimpose", "pdfimpose") if not (bin_folder / name).exists()]
    if missing:
        raise SystemExit(f"{bin_folder} has no {', '.join(missing)}: pip install img2pdf cardimpose pdfimpose fpdf2")
    compileall.compile_dir(ROOT / "dixit_pbem", quiet=1)
    print(f"{'cards':5} {'program':12} {'time':>10} {'img2pdf':>10} {'work':>10} {'peak':>11} {'over JPEGs':>11}")
    for number in TRIES:
        table(number, bin_folder)
