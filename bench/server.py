"""What one `run` needs for 1, 10 and 100 games: memory at its peak, processor time while nothing happens and per reply.

`python bench/server.py [games ...]`. Each game has a mailbox of its own, a folder. Processor time and memory are told,
not time by the clock: they hold on a busy machine too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.parser import BytesHeaderParser
from email.utils import format_datetime
from pathlib import Path

IDLE = 120.0
MAIL = "mail: {{address: game@example.org, settle: 0, send: {{folder: out/{0}}}, fetch: {{folder: in/{0}}}}}\n"
PEOPLE = ("Ana", "Bob", "Cyd", "Dee")


def main() -> None:
    print("| games | peak memory | processor time an hour while nothing happens | per reply |")
    print("|---|---|---|---|")
    for count in [int(word) for word in sys.argv[1:]] or [1, 10, 100]:
        with tempfile.TemporaryDirectory() as folder:
            print("| {} | {:.0f} MB | {:.0f} s | {:.2f} s |".format(count, *measured(Path(folder), count)), flush=True)


def measured(folder: Path, count: int) -> tuple[float, float, float]:
    """Megabytes, seconds of the processor an hour, and a reply."""
    games = [new_game(folder, number) for number in range(count)]
    command = [sys.executable, "-m", "dixit_pbem", "run", "--health", "health.json", *games]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=folder, stdout=quiet, stderr=quiet) as child:
        settled(child.pid, folder)
        before = used(child.pid)
        time.sleep(IDLE)
        idle = (used(child.pid) - before) * 3600 / IDLE
        before = used(child.pid)
        for number in range(count):
            answer(folder, number)
        until_written(folder, games)
        settled(child.pid, folder)
        reply = (used(child.pid) - before) / count
        peak = next(line for line in status(child.pid) if line.startswith("VmHWM"))
        child.terminate()
    return int(peak.split()[1]) / 1000, idle, reply


def new_game(folder: Path, number: int) -> str:
    name = f"game-{number}.yaml"
    players = [word for each in PEOPLE for word in ("--player", f"{each} <{each.lower()}@example.org>")]
    call(folder, "new", name, "--rules", "odyssey", *players)
    path = folder / name
    text = path.read_text().replace("first: volunteer", "first: Ana")
    path.write_text(text.replace("\njournal:", f"\n{MAIL.format(number)}journal:"))
    (folder / "in" / str(number)).mkdir(parents=True)
    return name


def call(folder: Path, *words: str) -> None:
    subprocess.run([sys.executable, "-m", "dixit_pbem", *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def answer(folder: Path, number: int) -> None:
    """The storyteller's clue."""
    asked = sorted((folder / "out" / str(number)).glob("**/*ana*.eml"))[-1]
    head = BytesHeaderParser(policy=policy.default).parsebytes(asked.read_bytes())
    mail = EmailMessage()
    mail["Received"] = f"from client by mx.example.org; {format_datetime(datetime.now(UTC))}"
    mail["From"], mail["To"] = "Ana <ana@example.org>", "game@example.org"
    mail["Subject"], mail["In-Reply-To"] = f"Re: {head['Subject']}", str(head["Message-ID"]).strip()
    mail["Message-ID"] = f"<{number}@client.example>"
    mail.set_content("A: the long way home\n")
    begun = folder / "in" / f"{number}.begun"
    begun.write_bytes(mail.as_bytes())
    begun.rename(folder / "in" / str(number) / "1.eml")


def until_written(folder: Path, games: list[str]) -> None:
    while not all('"cards_wanted"' in (folder / game).read_text() for game in games):
        time.sleep(0.5)


def settled(child: int, folder: Path) -> None:
    """Wait until a beat has come after which the child has not worked for a while."""
    beat = folder / "health.json"
    while not beat.exists() or not json.loads(beat.read_text())["games"]:
        time.sleep(0.5)
    quiet, before = 0, used(child)
    while quiet < 10:
        time.sleep(1)
        now = used(child)
        quiet, before = (quiet + 1 if now - before < 0.2 else 0), now


def used(child: int) -> float:
    """Seconds of the processor."""
    fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def status(child: int) -> list[str]:
    return Path(f"/proc/{child}/status").read_text().splitlines()


if __name__ == "__main__":
    main()
