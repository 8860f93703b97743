"""How fast twelve players' mails of a round leave, beside bare smtplib: `python bench/mail.py`, with the test extra.

Both hand the same mails to the same kind of SMTP server, a process of its own on this computer. Ours writes the
letters, makes their pages, looks for leaks, hands them over and writes that down; smtplib only sends what ours made.
The time begins when the libraries are imported and the game is open; small copies of the pictures lie in the cache, and
compiled templates beside the templates, as they do from the second call on.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.game import row  # noqa: E402
from tests.engine.play import NAMES  # noqa: E402

TRIES = 5
LIMIT = 2.0
STEPS = ("hand, with the results", "card wanted", "vote wanted")

SERVER = """
import asyncio, sys
from aiosmtpd.smtp import SMTP
class Keep:
    count = 0
    async def handle_DATA(self, smtp, session, envelope):
        if len(sys.argv) > 1:
            self.count += 1
            with open(f"{sys.argv[1]}/{self.count:02d}", "wb") as file:
                file.write(f"{envelope.rcpt_tos[0]}\\n".encode() + envelope.content)
        return "250 OK"
async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Keep()), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""
OURS = """
import sys, time
from pathlib import Path
from dixit_pbem.album.parting import parting_of
from dixit_pbem.post import office, outbox
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.writer import at_work
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.paper.press import press_for
import jinja2, pikepdf, reportlab.pdfgen.canvas, smtplib, PIL.JpegImagePlugin
from dixit_pbem.post.carriers import to_files, to_sendmail, to_smtp
game = GameFile(Path("game.yaml"))
press = press_for(look(game).running)
begin = time.perf_counter()
with at_work(game) as work:
    posted = outbox.post(work, parting_of=parting_of, watch=lambda done, total: None, impatient=True, press=press)
print(time.perf_counter() - begin, len(posted.sent), len(posted.mishaps), len(posted.to_mend))
"""
BARE = """
import smtplib, sys, time
from pathlib import Path
mails = [path.read_bytes().split(b"\\n", 1) for path in sorted(Path(sys.argv[2]).iterdir())]
begin = time.perf_counter()
with smtplib.SMTP("127.0.0.1", int(sys.argv[1])) as smtp:
    for reader, raw in mails:
        smtp.sendmail("game@example.org", reader.decode(), raw)
print(time.perf_counter() - begin, len(mails))
"""


@contextmanager
def server(*arguments: str) -> Iterator[str]:
    """A server that takes mails; its port."""
    with subprocess.Popen([sys.executable, "-c", SERVER, *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.send_signal(signal.SIGTERM)


def run(code: str, *arguments: str, folder: Path) -> list[str]:
    """What a process says that runs this code."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(folder.parent / "cache")}
    # Where Python is told to keep nothing that it compiled, each call compiles all templates anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    ).stdout.split()


PROGRAM = "from dixit_pbem.cli import main; import sys; main(sys.argv[1:])"


def rounds(folder: Path) -> Iterator[Path]:
    """A game of twelve, as a copy for each step of its second round before the mails of that step have left."""
    folder.mkdir()
    people = [word for name in NAMES for word in ("--player", f"{name} <{name.lower()}@example.org>")]
    run(PROGRAM, "new", "game.yaml", "--rules", "odyssey", "--seed", "bench", *people, folder=folder)
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    (folder / "game.yaml").write_text(text.replace("first: volunteer", "first: Ana"), encoding="utf-8")
    for teller in NAMES[:2]:
        others = [name for name in NAMES if name != teller]
        steps = (
            (),
            ("clue", "game.yaml", f"{teller}=A", "the long way home"),
            ("card", "game.yaml", *(f"{name}=B" for name in others)),
        )
        for command in steps:
            if command:
                run(PROGRAM, *command, folder=folder)
            run(PROGRAM, "next-turn", "game.yaml", "--no-send", folder=folder)
            if teller == NAMES[1]:
                yield folder
            run(PROGRAM, "send", "game.yaml", folder=folder)
        votes = [f"{name}={2 if _owns(folder, name, 1) else 1}" for name in others]
        run(PROGRAM, "vote", "game.yaml", *votes, folder=folder)


def _owns(folder: Path, name: str, number: int) -> bool:
    import json

    said = run(PROGRAM, "status", "game.yaml", "--json", "--spoilers", folder=folder)
    table = json.loads(" ".join(said))["table"]
    return any(card["number"] == number and card["owner"] == name for card in table)


def one(step: Path, folder: Path, port: str) -> float:
    """The seconds of one try of ours."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(step, folder)
    shutil.rmtree(folder / "output", ignore_errors=True)
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    send = f"mail: {{address: game@example.org, send: {{server: 127.0.0.1, port: {port}, security: none}}}}\n"
    (folder / "game.yaml").write_text(text.replace("format: 1\n", f"format: 1\n{send}", 1), encoding="utf-8")
    seconds, sent, mishaps, to_mend = run(OURS, folder=folder)
    assert (int(sent) >= 11, mishaps, to_mend) == (True, "0", "0"), (sent, mishaps, to_mend)
    return float(seconds)


def measured(step: Path, work: Path) -> tuple[float, float]:
    """The best time of ours and of smtplib with the same mails, taken in turn."""
    kept = work / f"mails-{step.name}"
    kept.mkdir()
    with server(str(kept)) as port:
        one(step, work / "try", port)
    times = []
    for _ in range(TRIES):
        with server() as port:
            own = one(step, work / "try", port)
        with server() as port:
            other = float(run(BARE, port, str(kept), folder=work / "try")[0])
        times.append((own, other))
    return min(own for own, _ in times), min(other for _, other in times)


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        totals = []
        for number, folder in enumerate(rounds(work / "game")):
            step = work / f"step-{number}"
            shutil.copytree(folder, step)
            totals.append(measured(step, work))
            mails = [path.stat().st_size for path in (work / f"mails-{step.name}").iterdir()]
            what, (own, other) = f"{len(mails)} mails: {STEPS[number]} ({sum(mails) / 1e6:.1f} MB)", totals[-1]
            print(f"{what:<58} {own * 1e3:9.2f} ms {other * 1e3:9.2f} ms {own / other:7.2f} x")
        row("all mails of the round", (sum(own for own, _ in totals), sum(other for _, other in totals)), limit=LIMIT)


if __name__ == "__main__":
    main()
