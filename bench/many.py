"""Many games under one `run`, and long ones: `python bench/many.py` from a checkout.

Every game is the one that `demo` plays, up to its last vote, with chance and marks of its own; longer ones asked the
same question again and again. Told is the time of the processor, for the machine may be busy, and what was flushed.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from dixit_pbem.chance import commitment
from dixit_pbem.engine.kinds import instant
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.veil import veil
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.post.marks import token
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.journal import as_line
from dixit_pbem.table import autopilot
from dixit_pbem.table.rounds import Rounds
from dixit_pbem.table.step import Pace

Record = dict[str, object]


@dataclass
class Counted:
    """What the processor spent, and how often the disk was asked to keep something for good."""

    cpu: float = 0.0
    flushed: int = 0
    _began: tuple[float, int] = field(default=(0.0, 0))

    def __enter__(self) -> Counted:
        self._began = time.process_time(), Flushes.count
        return self

    def __exit__(self, *_: object) -> None:
        self.cpu, self.flushed = time.process_time() - self._began[0], Flushes.count - self._began[1]


class Flushes:
    """Counts what is flushed, for as long as this program runs."""

    count = 0

    @classmethod
    def watch(cls) -> None:
        for name in ("fsync", "fdatasync"):
            setattr(os, name, cls._counted(getattr(os, name)))

    @classmethod
    def _counted(cls, call: object) -> object:
        def counted(*arguments: object) -> object:
            cls.count += 1
            return call(*arguments)  # type: ignore[operator]

        return counted


@cache
def played() -> tuple[str, tuple[Record, ...]]:
    """The settings of the game that `demo` plays, and its journal up to the last vote, when all were asked for it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.environ.get("DEMO", name)) / "demo"
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
        if not folder.exists():
            command = (sys.executable, "-m", "dixit_pbem", "demo", str(folder))
            subprocess.run(command, env=environment, check=True, capture_output=True)
        contents = GameFile(folder / "sunday.yaml").read()
    laid = max(number for number, record in enumerate(contents.records) if record["event"] == "table_laid")
    asked = [
        number
        for number, record in enumerate(contents.records)
        if number > laid and record["event"] == "posted" and record["letter"] == "vote wanted"
    ]
    return contents.settings_text, tuple(contents.records[: asked[-1] + 1])


def journal(events: int, *, seed: str) -> Iterator[Record]:
    """A journal of so many events: a short beginning, or all that was played and questions after it."""
    _, records = played()
    if events < len(records):
        dealt = next(n for n, record in enumerate(records) if record["event"] == "clue_given")
        records = records[: dealt - 1]
    for record in records:
        if "commitment" in record:
            yield {**record, "commitment": commitment(seed), "seed": veil(seed, record["seq"], "seed")}
        else:
            yield record
    read = next(record for record in records if record["event"] == "posted")
    for seq in range(len(records) + 1, events + 1):
        yield {**read, "seq": seq, "at": records[-1]["at"], "letter": "hand", "cause": 2, "reader": "Bob"}


def lay(folder: Path, number: int, *, events: int, mail: str, addresses: str = "") -> GameFile:
    """A game of so many events in a folder."""
    settings, _ = played()
    before, _, _ = settings.partition("mail: {")
    text = f"{before}mail: {mail}\n\njournal:\n"
    seed = f"seed {number}"
    # Everybody gets mails here, which bring the hands.
    text = text.replace("seed: dreams", f"seed: {seed}").replace("pages: always\n", "")
    text += "".join(f"{as_line(record)}\n" for record in journal(events, seed=seed))
    if addresses:
        text = text.replace("@example", f".{number}@example")
    path = folder / f"game-{number:05}.yaml"
    path.write_text(text)
    return GameFile(path)


MAIL = "{address: dixit@example.org, plus: true, send: {folder: outbox}, fetch: {folder: inbox}}"


def reply(game: GameFile, folder: Path, number: int, *, mails: int = 1, who: int = 0) -> None:
    """Somebody who is waited for answers, the first of them or another."""
    found = look(game).begun
    player = pending(found.game)[who]
    address = found.seats[player].email
    mark = token(found.game, player, opening_of(found.history))
    for each in range(mails):
        text = (
            f"Received: from a by b; Fri, 20 Nov 2026 10:{each // 60 % 60:02}:{each % 60:02} +0000\r\n"
            f"From: {address}\r\nTo: dixit@example.org\r\nSubject: Re: your vote, please [{mark}]\r\n"
            f"Message-ID: <{number}.{each}@bench>\r\n\r\n{1 + each % 6}\r\n"
        )
        (folder / f"{number}-{each}.eml").write_bytes(text.encode())


def memory() -> float:
    """Megabytes, at most until now."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Bench:
    """Games in a folder under one autopilot that goes round when it is told to."""

    def __init__(self, folder: Path, count: int, *, events: int) -> None:
        self.folder = folder
        (folder / "inbox").mkdir()
        self.games = [lay(folder, number, events=events, mail=MAIL, addresses="own") for number in range(count)]
        last = max(entry.at for entry in look(self.games[0]).journal)
        self.moment = last + timedelta(minutes=1)
        self.at(self.moment)
        self.trouble: list[str] = []
        ears = autopilot.Ears(lambda _, __: None, lambda _, why: self.trouble.append(why), lambda: False)
        self.pilot = autopilot.Pilot(
            self.games, ears, Pace(patient=True, watched=True), Rounds(game.home for game in self.games)
        )

    def at(self, moment: datetime) -> None:
        os.environ["DIXIT_PBEM_NOW"] = instant(moment)

    def answered(self, number: int) -> Counted:
        """A wake that brings a reply; the first one loads what letters need."""
        reply(self.games[number * len(self.games) // 3], self.folder / "inbox", number)
        time.sleep(0.2)
        return self.wake()

    def wake(self) -> Counted:
        with Counted() as counted:
            self.pilot.round()
        return counted


def row(name: str, *counted: Counted) -> None:
    print(f"{name:<48} " + " ".join(f"{each.cpu:8.3f} s {each.flushed:6} fsync" for each in counted), flush=True)


def many(count: int, *, events: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(Path(name), count, events=events)
        first, second = bench.wake(), bench.wake()
        bench.at(bench.moment + timedelta(minutes=1))
        idle = bench.wake()
        if events > 100:
            replies = [bench.answered(number) for number in (1, 2)]
            row(f"{count} games of {events}: first, again, idle, replies", first, second, idle, *replies)
            row("... and the wake after the replies", bench.wake())
        else:
            row(f"{count} games of {events}: first, again, idle", first, second, idle)
        if count == 1:
            # As if its moment had come.
            bench.pilot.roster.wake_all()
            row("... and a step in which nothing happens", bench.wake())
        print(f"{'':<48} {memory():8.0f} MB at most; {len(bench.trouble)} troubles {bench.trouble[:1]}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="*", default=["100x350", "1000x350", "10000x24", "1x6000"])
    options = parser.parse_args()
    os.environ.setdefault("XDG_CONFIG_HOME", tempfile.mkdtemp())
    Flushes.watch()
    for what in options.what:
        count, _, events = what.partition("x")
        many(int(count), events=int(events))


if __name__ == "__main__":
    main()
