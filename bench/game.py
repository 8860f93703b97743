"""How fast the game is, beside its measures, in one run: `python bench/game.py` from a checkout with the test extra.

Every figure is the best of several tries taken in turn with its rival, so that a busy machine harms both alike.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.model import Circumstances
from dixit_pbem.journal.entries import entry_of, records_of
from dixit_pbem.journal.history import replay
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.journal import as_line
from tests.engine.play import NAMES, NOW, Play, play_on, setup

TRIES = 15


def finished_game(players: int, *, goal: int) -> list[str]:
    """The journal lines of a whole game with so many points to win."""
    play = Play(setup("odyssey", players, points_to_win=goal), Circumstances(SeededChance("seed"), NOW))
    play.begin()
    for _ in play_on(play, random.Random(1), most=100_000):
        pass
    return [as_line(record) for record in records_of(play.journal, first=1, at=NOW)]


def game_file(folder: Path, name: str, lines: list[str], *, goal: int) -> Path:
    """A game file with this journal."""
    players = "\n".join(f"- {{name: {name}, email: {name.lower()}@example.org}}" for name in NAMES)
    rules = f"{{base: odyssey, points_to_win: {goal}}}"
    settings = f"format: 1\ntitle: Bench\nrules: {rules}\nfirst: random\nplayers:\n{players}\n"
    path = folder / name
    path.write_text(f"{settings}journal:\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return path


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def side_by_side(ours: Callable[[], object], rival: Callable[[], object], tries: int = TRIES) -> tuple[float, float]:
    """The best time of both, taken in turn."""
    times = [(seconds(ours), seconds(rival)) for _ in range(tries)]
    return min(own for own, _ in times), min(other for _, other in times)


def row(what: str, times: tuple[float, float], *, limit: float) -> None:
    """One line of the table."""
    own, other = times
    verdict = "ok" if own <= limit * other else "TOO SLOW"
    print(f"{what:<58} {own * 1e3:9.2f} ms {other * 1e3:9.2f} ms {own / other:7.2f} x  at most {limit:>4} x  {verdict}")


def process(*arguments: str) -> Callable[[], object]:
    """A whole process, its output thrown away; modules are compiled once, as where people installed them."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return lambda: subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, env=environment)


def reading(lines: list[str]) -> Callable[[], object]:
    """The rival of reading and replay: json.loads over the lines."""
    return lambda: [json.loads(line[2:]) for line in lines]


def bare_append(path: Path, line: str) -> None:
    """The rival of recording: one write and one fsync."""
    opened = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(opened, line.encode())
    os.fsync(opened)
    os.close(opened)


def append_one(path: Path, record: dict[str, object]) -> float:
    """How long the append of one event takes, once the game is open and locked."""
    with GameFile(path).locked() as file:
        record["seq"] = len(file.contents.records) + 1
        return seconds(lambda: file.append([record]))


def replay_of(path: Path) -> None:
    """Records to game, all checks included."""
    replay((entry.seq, entry.event) for entry in map(entry_of, GameFile(path).read().records))


def main() -> None:
    """Print the table."""
    program = str(Path(sys.executable).parent / "dixit-pbem")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        game = game_file(folder, "game.yaml", finished_game(12, goal=30), goal=30)
        long = finished_game(12, goal=80)
        while sum(map(len, long)) < 200_000:
            long = finished_game(12, goal=len(long))
        large = game_file(folder, "large.yaml", long, goal=80)
        print(f"{'':<58} {'ours':>12} {'rival':>12} {'ratio':>9}")
        bare = process(sys.executable, "-c", "import click")
        row("dixit-pbem --help / python -c 'import click'", side_by_side(process(program, "--help"), bare), limit=2.5)
        row(
            "status, 12 players, finished / the same",
            side_by_side(process(program, "status", str(game)), bare),
            limit=3,
        )
        size = large.stat().st_size // 1000
        row(f"read a journal of {size} KB / json.loads", side_by_side(GameFile(large).read, reading(long)), limit=3)
        lines = [line for line in game.read_text().splitlines() if line.startswith('- {"')]
        row("replay a 12-player game / json.loads", side_by_side(lambda: replay_of(game), reading(lines)), limit=40)
        record = {"seq": 0, "at": "2026-11-18T09:00:00Z", "event": "cards_taken_back", "player": "Ana"}
        times = [
            (append_one(game, dict(record)), seconds(lambda: bare_append(folder / "bare", as_line(record) + "\n")))
            for _ in range(TRIES)
        ]
        row("append one event / write and fsync", (min(t[0] for t in times), min(t[1] for t in times)), limit=3)
        print()
        growth(folder)


def growth(folder: Path) -> None:
    """The cost of a journal of 1, 4 and 16 times as many events."""
    print(f"{'events':>8} {'read':>10} {'replay':>10} {'replay/event':>14}")
    for goal in (30, 120, 480):
        path = game_file(folder, f"growth-{goal}.yaml", finished_game(12, goal=goal), goal=goal)
        events = len(GameFile(path).read().records)
        read, whole = seconds(GameFile(path).read), min(seconds(lambda: replay_of(path)) for _ in range(3))  # noqa: B023
        print(f"{events:>8} {read * 1e3:7.1f} ms {whole * 1e3:7.1f} ms {whole / events * 1e6:11.1f} µs")


if __name__ == "__main__":
    main()
