"""How long people wait for commands, each beside its rival, in one run: `python bench/waits.py`.

Every figure is the best of several tries of whole processes, taken in turn with the rival: for sheets of cards that is
`img2pdf` (`pip install img2pdf`), for all others a process that loads the libraries which the command uses and does
nothing, the floor below which no command of ours can come. What counts is the time of the processor, which holds on a
busy machine too; the wait by the clock on the wall also holds the disk's, a dozen or two of its writes for each step.
Small copies of the pictures are kept from a first, untold try.

On two quiet processors all of it is within its aim, sheets of 840 cards as often as not: `status` took 2.8 to 2.9
times what its libraries do, `next-turn` 0.30 to 0.44 s, sheets of 84 cards 0.92 and of 840 cards 0.99 to 1.01 times
what img2pdf took, a kit 0.45 s and `demo` 6.7 s. What is near its aim has little left: `next-turn` with results loads
libraries for a quarter of its time and draws seven PDF files for a third; of 840 cards what varies is the system's
share in copying 249 MB, and ours alone is reading and checking `deck.yaml`, 0.12 s; of the 200 letters and 136 PDF
files of `demo` a third draws pages, a sixth hands letters over, an eighth reads answers, and its floor is 0.15 s.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.game import finished_game, game_file  # noqa: E402
from bench.sheets import TRIES as SHEET_TRIES  # noqa: E402
from bench.sheets import commands, deck_of  # noqa: E402

PROGRAM = (sys.executable, "-m", "dixit_pbem")
NAMES = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay")
GAME = "game.yaml"
TRIES = 7
LETTERS = "click, yaml, jinja2, email.headerregistry, reportlab.pdfgen.canvas, PIL.Image, pikepdf"
Spent = tuple[float, float]
"""Seconds by the clock on the wall, and of the processor."""
Work = Callable[[], Spent]


def called(folder: Path, *arguments: str, may_fail: bool = False) -> bool:
    """Run a process in a folder, and say whether it went well."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(arguments, cwd=folder, env=environment, check=not may_fail, capture_output=True)
    return done.returncode == 0


def answered(folder: Path) -> None:
    """Everybody votes for a card of somebody else."""
    for name in NAMES[1:]:
        if not called(folder, *PROGRAM, "vote", GAME, f"{name}=1", may_fail=True):
            called(folder, *PROGRAM, "vote", GAME, f"{name}=2")


def steps(folder: Path) -> dict[str, Path]:
    """A game of six before each step of its first round: folders in which `next-turn` is due."""
    people = [word for name in NAMES for word in ("--player", f"{name} <{name.lower()}@example.org>")]
    table, kept = folder / "table", dict[str, Path]()
    table.mkdir()
    called(table, *PROGRAM, "new", GAME, "--title", "Bench", "--mail", "folder", "--seed", "bench", *people)
    called(table, *PROGRAM, "next-turn", GAME)
    moves: dict[str, Callable[[], object]] = {
        "cards wanted": lambda: called(table, *PROGRAM, "clue", GAME, "Ana=A", "a long way home"),
        "votes wanted": lambda: called(table, *PROGRAM, "card", GAME, *(f"{name}=B" for name in NAMES[1:])),
        "results": lambda: answered(table),
    }
    for what, move in moves.items():
        move()
        kept[what] = shutil.copytree(table, folder / what.replace(" ", "-"))
        called(table, *PROGRAM, "next-turn", GAME)
    return kept


def spent(folder: Path | None, *arguments: str) -> Spent:
    """What a process takes, in a copy of a folder that it may change."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name) / "here"
        shutil.copytree(folder, place) if folder else place.mkdir()
        began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        called(place, *arguments)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return time.perf_counter() - began, cpu


def row(
    what: str, work: Callable[[], Spent], rival: Callable[[], Spent], *, aim: float | str, tries: int = TRIES
) -> None:
    """One line of the table; the aim is so many seconds, or so many times the rival, as in `3 x`."""
    work()
    pairs = [(work(), rival()) for _ in range(tries)]
    (wall, cpu), (_, least) = (min(each) for each in zip(*pairs, strict=True))
    most = float(aim.rstrip(" x")) * least if isinstance(aim, str) else aim
    told = aim if isinstance(aim, str) else f"{aim:.1f} s"
    verdict = "ok" if cpu <= most else "slower"
    print(f"{what:<28} {wall:6.2f} s {cpu:7.3f} s {least:7.3f} s {cpu / least:6.2f} x {told:>7}  {verdict}", flush=True)


def loading(libraries: str) -> Work:
    """A process that loads these libraries, and does nothing."""
    return partial(spent, None, sys.executable, "-c", f"import {libraries}")


def making(command: Sequence[str | Path], target: Path) -> Spent:
    """What a process takes that makes a file anew; that one which was there is gone before."""
    target.unlink(missing_ok=True)
    return spent(None, *map(str, command))


def sheets(folder: Path, cards: int) -> None:
    """The row of a deck of so many cards on sheets; none where there is nothing to compare it with."""
    programs = Path(sys.executable).parent
    if not (programs / "img2pdf").exists():
        print(f"deck sheet, {cards} cards: img2pdf is not there (pip install img2pdf)")
        return
    place = folder / f"deck-{cards}"
    place.mkdir()
    calls = commands(place, deck_of(place / "deck", cards // 84), programs)
    ours, theirs = (partial(making, *calls[name]) for name in ("deck sheet", "img2pdf"))
    row(f"deck sheet, {cards} cards", ours, theirs, aim="1 x", tries=SHEET_TRIES[cards])


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"{'':<28} {'wait':>8} {'processor':>9} {'rival':>9} {'times':>8} {'aim':>7}")
        finished = folder / "finished"
        finished.mkdir()
        game_file(finished, GAME, finished_game(12, goal=30), goal=30)
        row(
            "status, 12 players, finished",
            partial(spent, finished, *PROGRAM, "status", GAME),
            loading("click"),
            aim="3 x",
        )
        for what, each in steps(folder).items():
            row(f"next-turn, {what}", partial(spent, each, *PROGRAM, "next-turn", GAME), loading(LETTERS), aim=0.5)
        for cards in SHEET_TRIES:
            sheets(folder, cards)
        kit = partial(spent, folder / "table", *PROGRAM, "print", "kit", GAME)
        row("print kit", kit, loading("click, yaml, reportlab.pdfgen.canvas, PIL.Image"), aim=1.5)
        row("demo", partial(spent, None, *PROGRAM, "demo"), loading(LETTERS), aim=8, tries=2)


if __name__ == "__main__":
    main()
