"""How fast replies are read, decided, recorded and receipted, beside two that only read: `python bench/replies.py`.

    pip install quotequail

The same replies for all, to the vote of a game of twelve, with quotes as Gmail makes them. Ours keeps each, knows its
sender, finds the player's own words, decides, writes that down for good, and writes a receipt in the player's language
into a folder. quotequail parts the quote from the rest; the standard library's parser only decodes. Each try is a
process of its own; memory is the most that it ever held.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.engine.play import NAMES  # noqa: E402
from tests.post.whole_game.clients import Writer, gmail  # noqa: E402

FEW, MANY = 200, 1_000
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT), "DIXIT_PBEM_NOW": "2026-11-18T09:00:00Z"}
SETTINGS = """\
format: 1
title: Sunday dreamers
rules: odyssey
first: {first}
players:
{players}mail: {{address: game@example.org, send: {{folder: outbox}}, fetch: {{folder: inbox}}}}
journal:
"""
END = """
took = time.perf_counter() - begin
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1]
print(took, int(peak) / 1024, done)
"""
OURS = """
import time
from pathlib import Path
from dixit_pbem.journal.writer import at_work
from dixit_pbem.album.parting import parting_of
from dixit_pbem.post.inbox import fetch
from dixit_pbem.post.outbox import post
from dixit_pbem.storage.game_file import GameFile
game = GameFile(Path("game.yaml"))
begin = time.perf_counter()
fetched = fetch(game)
with at_work(game) as work:
    posting = post(work, parting_of=parting_of, watch=lambda done, total: None, impatient=True)
done = len(posting.sent)
"""
READ = """
import time
from pathlib import Path
from datetime import date
from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.lines import OurWords
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.post.reading.own_words import own_words
asked = Asked(Phase.VOTE, (), 0, tuple(range(1, 13)), 1, False, False, date(2026, 11, 18))
begin, done = time.perf_counter(), 0
for path in Path("inbox").iterdir():
    words = own_words(read_mail(path.read_bytes()).text, OurWords(frozenset(), ("Sunday dreamers",), ()))
    done += isinstance(read_answer(words, asked), VotesRead)
"""
QUOTEQUAIL = """
import email, email.policy, time
from pathlib import Path
import quotequail
begin, done = time.perf_counter(), 0
for path in Path("inbox").iterdir():
    mail = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
    done += bool(quotequail.quote(mail.get_body(("plain",)).get_content()))
"""
PARSER = """
import email, time
from pathlib import Path
begin, done = time.perf_counter(), 0
for path in Path("inbox").iterdir():
    mail = email.message_from_bytes(path.read_bytes())
    done += bool([part.get_payload(decode=True) for part in mail.walk()])
"""


def program(folder: Path, *arguments: str) -> None:
    """Call the program as a person does."""
    command = [sys.executable, "-m", "dixit_pbem", *arguments]
    subprocess.run(command, cwd=folder, env=ENVIRONMENT, check=True, capture_output=True)


def voting_game(folder: Path) -> None:
    """A game of twelve whose table was just laid, and everybody asked to vote."""
    players = "".join(f"- {{name: {name}, email: {name.lower()}@example.net}}\n" for name in NAMES)
    (folder / "game.yaml").write_text(SETTINGS.format(first=NAMES[0], players=players), encoding="utf-8")
    program(folder, "next-turn", "game.yaml")
    program(folder, "clue", "game.yaml", f"{NAMES[0]}=A", "fog")
    program(folder, "next-turn", "game.yaml")
    program(folder, "card", "game.yaml", *(f"{name}=A" for name in NAMES[1:]))
    program(folder, "next-turn", "game.yaml")


def write_replies(folder: Path, count: int) -> None:
    """Everybody votes, and thinks again, again and again."""
    requests = [request_to(name, folder) for name in NAMES[1:]]
    (folder / "inbox").mkdir()
    for number, (name, mail) in enumerate(islice(cycle(zip(NAMES[1:], requests, strict=True)), count)):
        reply = gmail(mail, f"{number // len(requests) % 12 + 1}", Writer(name, f"{name.lower()}@example.net", "en"))
        path = folder / "inbox" / f"{number:04}.eml"
        path.write_bytes(bytes(reply))
        os.utime(path, (1_795_000_000 + number,) * 2)


def request_to(name: str, folder: Path) -> EmailMessage:
    """The mail that asks a player for a vote."""
    (path,) = (folder / "outbox").glob(f"*-{name.lower()}-vote-wanted.eml")
    mail = message_from_bytes(path.read_bytes(), policy=default)
    assert isinstance(mail, EmailMessage)
    return mail


def measured(code: str, count: int) -> tuple[float, float, int]:
    """Replies a second, the most memory in MB, and how many were dealt with."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        voting_game(folder)
        write_replies(folder, count)
        said = subprocess.run(
            [sys.executable, "-c", code + END], cwd=folder, env=ENVIRONMENT, check=True, capture_output=True, text=True
        ).stdout.split()
    return count / float(said[0]), float(said[1]), int(said[2])


def main() -> None:
    """Print the table."""
    print(f"{'':<52} {'replies':>8} {'a second':>10} {'memory':>10}")
    for what, code in {
        "ours: read, decided, recorded, receipted": OURS,
        "ours: read and understood": READ,
        "quotequail: quote parted": QUOTEQUAIL,
        "the standard library: decoded": PARSER,
    }.items():
        for count in (FEW, MANY):
            pace, memory, done = measured(code, count)
            print(f"{what:<52} {done:>8} {pace:>10.0f} {memory:>7.0f} MB")


if __name__ == "__main__":
    main()
