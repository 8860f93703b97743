"""Between two moments that a game names nobody has to look: who looks all the time writes down the same."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from dixit_pbem.journal.facts import DigestDue, Said
from dixit_pbem.journal.writer import at_work
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.autopilot import Ears, Pilot
from dixit_pbem.table.next_moment import GRACE, Why, next_moment
from dixit_pbem.table.rounds import Rounds
from dixit_pbem.table.step import Pace
from tests.mailing import Ready, Table


def pilot_of(table: Table, *, rests: bool) -> Pilot:
    games = [GameFile(table.path)]
    ears = Ears(lambda _, __: None, lambda _, why: pytest.fail(why), lambda: False)
    return Pilot(games, ears, Pace(patient=True, watched=True), Rounds(game.home for game in games) if rests else None)


def journal_of(table: Table) -> list[str]:
    return [line for line in table.path.read_text().splitlines() if line.startswith("- {")]


@pytest.mark.long
@pytest.mark.parametrize("missing", ["wait", "random"])
def test_a_game_that_rests_between_its_moments_has_the_same_journal(missing: str, ready: Ready, tmp_path: Path) -> None:
    journals = []
    for rests in (False, True):
        folder = tmp_path / str(rests)
        folder.mkdir()
        table = ready("card", folder=folder)
        table.setting("missing: wait", f"missing: {missing}")
        pilot = pilot_of(table, rests=rests)
        for hour in range(24 * 6):
            for _ in range(2):
                table.later(minutes=30)
                pilot.round()
            if hour == 5:
                table.reply("Bob", "B")
            if hour == 30:
                table.reply("Cyd", "what now")
        journals.append(journal_of(table))
    assert journals[0] == journals[1]
    assert len(journals[0]) > 30


def test_the_next_moment_of_a_phase_is_its_reminder_and_then_its_end(ready: Ready) -> None:
    table = ready("clue")
    deadline = table.state.round.deadline
    assert deadline is not None
    first = next_moment(table.opened, table.now)
    assert first is not None
    assert (first.at, first.why) == (table.now + timedelta(hours=24), Why.DIGEST)
    last = next_moment(table.opened, deadline)
    assert last is not None
    assert (last.at, last.why) == (deadline + GRACE, Why.CLOCK)


def test_what_is_news_brings_a_digest_a_day_after_the_last(ready: Ready) -> None:
    table = ready("clue")
    with at_work(GameFile(table.path)) as work:
        work.write(DigestDue(0))
    moment = next_moment(table.opened, table.now)
    assert moment is not None
    assert moment.why is Why.CLOCK, "nothing new was told"
    with at_work(GameFile(table.path)) as work:
        work.write(Said("hello"))
    moment = next_moment(table.opened, table.now)
    assert moment is not None
    assert (moment.at, moment.why) == (table.now + timedelta(hours=24), Why.DIGEST)
