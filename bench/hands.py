"""How fast the hands of twelve players are made beside two others, in one run: `python bench/hands.py`.

    pip install fpdf2 img2pdf

Every try is a process of its own that makes 12 PDF files of 6 small pictures each, from pictures of 1016 x 1488 px; the
time begins when its libraries are imported. `cold` begins without small copies of the pictures, `cached` with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.game import game_file  # noqa: E402

TRIES = 5

OURS = """
import shutil, sys, time
from pathlib import Path
from dixit_pbem.journal.opened import look
from dixit_pbem.paper.pages import write_pages
from dixit_pbem.paper.press import press_for
from dixit_pbem.storage.game_file import GameFile
import PIL.JpegImagePlugin
shutil.rmtree("output")
running = look(GameFile(Path("game.yaml"))).begun
begin = time.perf_counter()
made = write_pages(press_for(running), anew=True, real_size=False)
print(time.perf_counter() - begin, max(path.stat().st_size for path in made))
"""
BEGIN = """
import io, sys, time
from pathlib import Path
from PIL import Image
import PIL.JpegImagePlugin
{imports}
pictures = sorted(Path(sys.argv[1]).glob("[0-9]*.jpg"))[:72]
def small(path):
    with Image.open(path) as picture:
        target = io.BytesIO()
        picture.resize((480, 703), Image.Resampling.LANCZOS).save(target, "JPEG", quality=80)
        return target
begin = time.perf_counter()
sizes = []
for hand in range(12):
    target = Path(f"hand-{{hand}}.pdf")
    copies = [small(path) for path in pictures[hand * 6:hand * 6 + 6]]
{make}
    sizes.append(target.stat().st_size)
print(time.perf_counter() - begin, max(sizes))
"""
FPDF = BEGIN.format(
    imports="from fpdf import FPDF",
    make="""
    pdf = FPDF(unit="mm", format="A4")
    pdf.add_page()
    for place, copy in enumerate(copies):
        pdf.image(copy, 20 + place % 3 * 60, 60 + place // 3 * 90, 50)
    pdf.output(str(target))
""",
)
IMG2PDF = BEGIN.format(
    imports="import img2pdf",
    make="    target.write_bytes(img2pdf.convert([copy.getvalue() for copy in copies]))",
)


def one(code: str, folder: Path, cache: Path) -> tuple[float, int]:
    """The seconds of one try, and the largest file it made."""
    said = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "decks" / "dreams")],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(cache)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    return float(said[0]), int(said[1])


def dealt_game(folder: Path) -> None:
    """A game of twelve whose hands were just dealt, with the deck of the program."""
    game_file(folder, "game.yaml", [], goal=30)
    program = [sys.executable, "-m", "dixit_pbem", "next-turn", "game.yaml"]
    subprocess.run(program, cwd=folder, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True, capture_output=True)


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        dealt_game(folder)
        kept = folder / "cache"
        one(OURS, folder, kept)
        runs = {"ours, cached": [], "ours, cold": [], "fpdf2": [], "img2pdf": []}
        for number in range(TRIES):
            runs["ours, cached"].append(one(OURS, folder, kept))
            runs["ours, cold"].append(one(OURS, folder, folder / f"cold-{number}"))
            runs["fpdf2"].append(one(FPDF, folder, kept))
            runs["img2pdf"].append(one(IMG2PDF, folder, kept))
        print(f"{'12 hands, 72 pictures':<24} {'time':>8} {'largest file':>14}")
        for what, tries in runs.items():
            print(f"{what:<24} {min(tries)[0]:6.2f} s {max(size for _, size in tries) / 1000:11.0f} KB")


if __name__ == "__main__":
    main()
