"""Six players, many languages, six mail programs and every mistake: the autopilot alone brings the game to its end."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from dixit_pbem.journal.facts import Posted, Superseded
from tests.post.servers.authority import new_authority
from tests.post.servers.daemons import needs
from tests.post.whole_game.players import MISTAKES, Company
from tests.post.whole_game.stage import Autopilot, Stage, game_text, ids_of, ids_of_letters, staged, until
from tests.post.whole_game.typed import typed_in
from tests.program import Program

pytestmark = [pytest.mark.long, needs("postfix", "dovecot")]
LONGEST = 600
"""Seconds after which a game hangs."""
SAME = ("round", "phase", "scores", "winners", "pile", "discards", "hands", "last_round")


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with staged(new_authority(tmp_path / "authority")) as stage:
        yield stage


def game_file(folder: Path, stage: Stage, *, goal: int) -> Path:
    path = folder / "sunday.yaml"
    path.write_text(game_text(stage.mail, goal=goal), encoding="utf-8")
    return path


def outcome(told: dict[str, object]) -> dict[str, object]:
    return {key: told[key] for key in SAME}


def mails_of_all(stage: Stage, game: Path) -> dict[str, tuple[Counter[str], Counter[str]]]:
    """By reader: how often each mail left as the journal says, and how often it came."""
    return {
        reader: (Counter(ids), Counter(ids_of(stage.mail_of(reader.lower()))))
        for reader, ids in ids_of_letters(game, Posted).items()
    }


def test_a_whole_game_by_mail_ends_as_the_same_moves_typed_in(stage: Stage, program: Program) -> None:
    game = game_file(program.folder, stage, goal=8)
    with Company(stage) as company, Autopilot(stage.environment(), game, log=program.folder / "log") as autopilot:
        until(lambda: autopilot.ended, meanwhile=company.look, seconds=LONGEST, what=lambda: autopilot.said)
        stage.wait_for_delivery()
    assert autopilot.process.returncode == 0, autopilot.said
    assert autopilot.said.endswith("Every game is finished.\n")
    assert outcome(program.status("--spoilers", game="sunday.yaml")) == outcome(typed_in(program, game_text(goal=8)))
    mails = mails_of_all(stage, game)
    assert sorted(mails) == ["Ana", "Bob", "Cyd", "Dan", "Eve", "Fay", "Zoe"]
    assert all(expected == came for expected, came in mails.values()), mails
    assert company.blunders() == set(MISTAKES.values())


@dataclass
class Reaper:
    """Kills the autopilot every now and then, and starts it again."""

    autopilot: Autopilot
    chance: random.Random = field(default_factory=lambda: random.Random(84))
    kills: int = 0
    due: float = 0
    heard: int = 0
    patience: float = 1
    """Grows while the autopilot says nothing between two kills: a busy machine must come on as well."""

    def __call__(self) -> None:
        if time.monotonic() < self.due or self.autopilot.ended:
            return
        if self.due:
            self.autopilot.kill()
            self.autopilot.start()
            self.kills += 1
        # It greets at each start, however little it gets done.
        done = [line for line in self.autopilot.said.splitlines() if not line.startswith("Looking after")]
        before, self.heard = self.heard, len(done)
        self.patience = 1 if self.heard > before else 2 * self.patience
        self.due = time.monotonic() + self.patience * self.chance.uniform(0.6, 2.4)


def test_killed_again_and_again_it_ends_the_same_and_every_mail_comes_once(stage: Stage, program: Program) -> None:
    game = game_file(program.folder, stage, goal=14)
    with Company(stage) as company, Autopilot(stage.environment(), game, log=program.folder / "log") as autopilot:
        reaper = Reaper(autopilot)

        def meanwhile() -> None:
            company.look()
            reaper()

        until(lambda: autopilot.ended, meanwhile=meanwhile, seconds=LONGEST, what=lambda: autopilot.said)
        stage.wait_for_delivery()
    assert autopilot.process.returncode == 0, autopilot.said
    assert reaper.kills >= 5
    assert outcome(program.status("--spoilers", game="sunday.yaml")) == outcome(typed_in(program, game_text(goal=14)))
    mails = mails_of_all(stage, game)
    assert [reader for reader, (posted, came) in mails.items() if posted - came] == [], "no mail is lost"
    assert max(count for posted, _ in mails.values() for count in posted.values()) == 1
    again = [mark for posted, came in mails.values() for mark in (came - posted).elements()]
    known = set().union(*(posted for posted, _ in mails.values()), *ids_of_letters(game, Superseded).values())
    assert set(again) <= known, "a double carries the mark of the first"
    assert len(again) <= reaper.kills, "only a kill between handed over and written down costs a double"
