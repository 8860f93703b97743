"""B7: a clock that jumps, forward or back, costs nobody a turn, and deadlines set meanwhile are put right."""

from __future__ import annotations

import random
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dixit_pbem import clock
from dixit_pbem.engine.events import CardsGiven, ClockMoved, StorytellerSkipped, VotesCast, VotesMissed
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import Posted, Reminded
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot, mailrooms
from tests import runs
from tests.attacks.clocks import ClockedTable, Computer
from tests.attacks.faults import CLOCK_GAMES
from tests.mailing import BEGIN, Ready, Table, other_numbers
from tests.program import Program

pytestmark = pytest.mark.long

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
JUMPS = {
    "an hour": HOUR,
    "a day": DAY,
    "a month": 31 * DAY,
    "a year": 365 * DAY,
    "ten years": 3652 * DAY,
}
POLICIES = ("wait", "random", "abstain")
CARDS = 48 * HOUR
NEARLY = timedelta(minutes=30)
"""What a jump may add to a deadline: nobody knows what went by between the last look and the jump."""


@pytest.fixture(params=[True, False], ids=["uptime known", "uptime unknown"])
def uptime(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def at_cards(
    ready: Ready, patch: pytest.MonkeyPatch, *, uptime: bool, missing: str = "random", minutes: int = 5
) -> ClockedTable:
    """Cards are wanted for 25 minutes, and the autopilot looks every five."""
    table = ready("card")
    table.setting("missing: wait", f"missing: {missing}")
    clocked = ClockedTable(table, patch, uptime=uptime)
    clocked.steps(5, minutes=minutes)
    return clocked


def drawn(table: Table) -> list[object]:
    """What was done for those who were missing."""
    made = table.moves(CardsGiven, VotesCast, VotesMissed, StorytellerSkipped)
    return [each for each in made if isinstance(each, VotesMissed | StorytellerSkipped) or getattr(each, "drawn", None)]


def mailed(table: Table) -> Counter[tuple[str | None, str]]:
    posted = (entry.event for entry in table.opened.journal if isinstance(entry.event, Posted))
    return Counter((each.reader, each.letter) for each in posted)


@pytest.mark.parametrize("missing", runs.some(POLICIES, short=("random",)))
@pytest.mark.parametrize("back", [False, True], ids=["forward", "back"])
@pytest.mark.parametrize("jump", runs.some(tuple(JUMPS), short=("an hour", "a month")))
def test_a_clock_that_jumps_and_is_set_right_again_costs_nobody_a_turn(
    jump: str, back: bool, missing: str, uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked, by = at_cards(ready, monkeypatch, uptime=uptime, missing=missing), JUMPS[jump] * (-1 if back else 1)
    table, before = clocked.table, mailed(clocked.table)
    clocked.sets_clock(by)
    clocked.steps(3)
    assert (table.state.phase, drawn(table)) == (Phase.CARD, [])
    assert BEGIN + CARDS <= clocked.ends <= BEGIN + CARDS + NEARLY
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    clocked.steps(2)
    assert (table.state.phase, drawn(table)) == (Phase.VOTE, [])
    opened = clocked.computer.true
    clocked.sets_clock(-by)
    clocked.steps(3)
    assert drawn(table) == []
    assert opened + CARDS - NEARLY <= clocked.ends <= opened + CARDS + NEARLY
    assert clocked.furthest() <= CARDS
    more = mailed(table) - before
    assert more["Ana", "reminder"] + more["Bob", "reminder"] == 0, "no time is over"
    assert more["Bob", "notice"] <= 2, "a mail a jump at most tells another deadline than the last"
    assert more[None, "digest"] <= 4, more


@pytest.mark.parametrize("jump", [31 * DAY, -31 * DAY], ids=str)
def test_a_clock_that_stays_wrong_closes_a_phase_when_its_true_time_is_over(
    jump: timedelta, uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, minutes=60)
    clocked.sets_clock(jump)
    while clocked.table.state.phase is Phase.CARD:
        clocked.steps(minutes=60)
        assert clocked.computer.true < BEGIN + CARDS + 3 * HOUR
    assert clocked.computer.true >= BEGIN + CARDS
    assert clocked.table.state.phase is Phase.VOTE
    assert [fact.players for fact in clocked.table.facts(Reminded)] == [("Bob", "Cyd", "Dee")]


def test_two_jumps_one_after_the_other_add_up(uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    for jump in (31 * DAY, 365 * DAY):
        clocked.sets_clock(jump)
        clocked.steps(3)
    for jump in (-400 * DAY, 4 * DAY):
        clocked.sets_clock(jump)
        clocked.steps(3)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS <= clocked.ends <= BEGIN + CARDS + NEARLY


@pytest.mark.parametrize("jump", [31 * DAY, 365 * DAY, -31 * DAY], ids=str)
def test_a_clock_may_jump_between_two_commands_of_a_person(
    jump: timedelta, uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    clocked.table.program.ok("card", clocked.table.game, "bob=B")
    clocked.sets_clock(jump)
    clocked.table.program.ok("card", clocked.table.game, "bob=C")
    clocked.steps(3)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY
    clocked.sets_clock(-jump)
    clocked.steps(3)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY


@pytest.mark.parametrize("watched", [True, False], ids=["run looked before", "people alone"])
@pytest.mark.parametrize("restarted", [True, False], ids=["started anew between", "not started anew"])
def test_a_clock_may_jump_there_and_back_between_commands_of_a_person(
    restarted: bool, watched: bool, uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if watched:
        clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    else:
        table = ready("card")
        table.setting("missing: wait", "missing: random")
        clocked = ClockedTable(table, monkeypatch, uptime=uptime)
    started = tmp_path / "boot_id"
    monkeypatch.setattr(clock, "BOOT", started)
    started.write_text("first")
    no = timedelta()
    for letter, jump in (("B", no), ("C", 365 * DAY), ("D", no), ("E", -365 * DAY), ("F", no)):
        clocked.later(timedelta(minutes=5))
        clocked.sets_clock(jump)
        if jump > no and restarted:
            started.write_text("second")
        clocked.table.program.ok("card", clocked.table.game, f"bob={letter}")
    clocked.steps(3)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY


def test_between_two_steps_a_clock_may_jump_there_and_back(
    uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    clocked.sets_clock(31 * DAY)
    clocked.table.program.ok("say", clocked.table.game, "a word to you all")
    clocked.sets_clock(-31 * DAY)
    clocked.steps(2)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY


def test_a_phase_that_a_person_opened_by_a_wrong_clock_ends_when_it_should(
    uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looked by itself; the moderator called `next-turn` while the clock was a month ahead."""
    table = ready("card")
    table.setting("missing: wait", "missing: random")
    clocked = ClockedTable(table, monkeypatch, uptime=uptime)
    clocked.later(HOUR)
    clocked.sets_clock(31 * DAY)
    table.program.ok("card", table.game, "bob=B", "cyd=B", "dee=B")
    clocked.by_hand("next-turn")
    assert (table.state.phase, drawn(table)) == (Phase.VOTE, [])
    opened = clocked.computer.true
    clocked.later(HOUR)
    clocked.sets_clock(-31 * DAY)
    clocked.by_hand("next-turn")
    assert opened + CARDS - NEARLY <= clocked.ends <= opened + CARDS + HOUR
    assert "The clock of our computer was wrong" in table.text("Bob", "notice")
    assert clocked.by_hand("next-turn") == clocked.by_hand("next-turn")
    clocked.later(CARDS + HOUR)
    clocked.by_hand("next-turn")
    clocked.by_hand("next-turn")
    assert table.state.round.number == 2


@pytest.mark.parametrize("command", [("next-turn",), ("run", "--once"), ("run", "--once", "--patient")], ids=" ".join)
def test_with_an_uptime_no_command_believes_a_clock_that_was_put_forward(
    command: tuple[str, ...], ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ready("card")
    table.setting("missing: wait", "missing: random")
    clocked = ClockedTable(table, monkeypatch, uptime=True)
    clocked.later(HOUR)
    clocked.by_hand(*command)
    clocked.sets_clock(31 * DAY)
    for _ in range(3):
        assert drawn(table) == []
        clocked.later(timedelta(minutes=5))
        clocked.by_hand(*command)
    clocked.by_hand("next-turn", "--close", "--missing", "random")
    assert len(drawn(table)) == 3, "one command goes on"


def test_a_computer_that_slept_past_a_deadline_tells_and_one_command_goes_on(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    table = clocked.table
    clocked.later(7 * DAY)
    clocked.steps(3)
    assert (table.state.phase, drawn(table)) == (Phase.CARD, [])
    assert "no deadline has been closed" in table.text("moderator", "digest")
    assert "There is more time" in table.text("Bob", "notice")
    assert mailed(table)["Bob", "notice"] == 1
    assert "Bob" in clocked.by_hand("next-turn")
    assert table.state.phase is Phase.VOTE


def test_a_computer_that_slept_past_a_deadline_goes_on_by_itself_after_the_rest_of_the_time(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, minutes=30)
    clocked.later(38 * HOUR)
    clocked.steps(2)
    clocked.later(3 * DAY)
    woken = clocked.computer.true
    while clocked.table.state.phase is Phase.CARD:
        clocked.steps(minutes=30)
        assert clocked.computer.true < woken + 14 * HOUR
    assert clocked.computer.true >= woken + 12 * HOUR, "seven hours were left, and half a day is the least"


def test_a_computer_that_sleeps_every_night_moves_no_deadline(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    while clocked.table.state.phase is Phase.CARD:
        clocked.later(9 * HOUR)
        clocked.steps(4)
        assert clocked.computer.true < BEGIN + CARDS + 32 * HOUR
    moves = clocked.table.moves(ClockMoved)
    assert len(moves) <= 1, "at most the one after the night in which the deadline ended"


def test_a_paused_game_is_as_long_paused_as_it_was_whatever_its_clock_does(
    uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    clocked.by_hand("pause")
    clocked.steps(2)
    clocked.sets_clock(31 * DAY)
    clocked.steps(2)
    clocked.sets_clock(-31 * DAY)
    clocked.steps(2)
    clocked.by_hand("resume")
    assert BEGIN + CARDS + NEARLY - timedelta(minutes=5) <= clocked.ends <= BEGIN + CARDS + 2 * NEARLY
    assert drawn(clocked.table) == []


def test_what_undo_opens_again_ends_by_the_clock_of_now(
    uptime: bool, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=uptime, missing="random")
    table = clocked.table
    table.program.ok("extend", table.game, "24h", "bob")
    table.program.ok("card", table.game, "cyd=B")
    clocked.sets_clock(31 * DAY)
    clocked.steps(2)
    clocked.by_hand("undo")
    assert clocked.furthest() <= CARDS + DAY + NEARLY
    clocked.sets_clock(-31 * DAY)
    clocked.steps(2)
    assert CARDS - NEARLY <= clocked.furthest() <= CARDS + DAY + NEARLY


def test_mail_that_was_put_off_by_a_wrong_clock_leaves_when_it_is_right(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="wait")
    table = clocked.table
    table.setting("send: {folder: outbox}", "send: {server: 127.0.0.1, port: 9, security: none}")
    clocked.sets_clock(31 * DAY)
    table.reply("Bob", "B")
    clocked.steps(2)
    before = mailed(table)["Bob", "receipt"]
    table.setting("send: {server: 127.0.0.1, port: 9, security: none}", "send: {folder: outbox}")
    clocked.sets_clock(-31 * DAY)
    clocked.steps(2)
    assert mailed(table)["Bob", "receipt"] == before + 1


@pytest.mark.parametrize("year", [1970, 2038, 2999])
def test_a_clock_at_the_end_of_time_costs_nobody_a_turn(
    year: int, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    wrong = datetime(year, 1, 1, 0, 5, tzinfo=BEGIN.tzinfo) - clocked.computer.shown
    clocked.sets_clock(wrong)
    clocked.steps(3)
    clocked.by_hand("next-turn")
    clocked.by_hand("status")
    clocked.sets_clock(-wrong)
    clocked.steps(3)
    assert drawn(clocked.table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY


@pytest.mark.parametrize("seconds", [-3e9, 2.6e11, 9e18, -9e18])
def test_a_clock_outside_any_calendar_is_told_in_one_message_and_changes_nothing(
    seconds: float, ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    before = clocked.table.path.read_bytes()
    monkeypatch.setattr(Computer, "time", lambda _: seconds)
    for command in ("next-turn", "run --once", "status", "doctor"):
        said = clocked.table.program(*command.split(), clocked.table.game)
        assert "Traceback" not in said.err
        assert "years from 1970. Set it right." in said.out + said.err, (command, said)
    assert clocked.table.path.read_bytes() == before


def test_run_in_one_process_waits_for_a_clock_that_nobody_can_read(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    computer, table = clocked.computer, clocked.table
    table.setting(", fetch: {folder: inbox}", "")  # it waits for the clock alone
    monkeypatch.setattr(mailrooms, "time", computer.watch)
    broken = [True]
    monkeypatch.setattr(Computer, "time", lambda self: 9e18 if broken[0] else self.shown.timestamp())
    troubles: list[str] = []

    def stopped() -> bool:
        if computer.watch.slept > 30:
            broken[0] = False
        return computer.watch.slept > 200

    autopilot.run(
        [GameFile(table.path)], autopilot.Ears(lambda _, done: None, lambda _, why: troubles.append(why), stopped)
    )
    assert len(troubles) == 1
    assert "Set it right" in troubles[0]
    assert drawn(table) == []


@pytest.mark.parametrize("jump", runs.some([HOUR, DAY, 31 * DAY, -31 * DAY, 3652 * DAY], short=[31 * DAY]), ids=str)
def test_run_in_one_process_obeys_as_well(jump: timedelta, ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    clocked = at_cards(ready, monkeypatch, uptime=True, missing="random")
    computer, table = clocked.computer, clocked.table
    table.setting(", fetch: {folder: inbox}", "")  # it waits for the clock alone
    monkeypatch.setattr(mailrooms, "time", computer.watch)
    begun, before = computer.true, computer.up

    def stopped() -> bool:
        gone = timedelta(seconds=computer.watch.slept)
        computer.true, computer.up = begun + gone, before + computer.watch.slept
        computer.wrong_by = jump if HOUR / 4 < gone < HOUR / 2 else timedelta()
        return gone > HOUR

    ears = autopilot.Ears(lambda _, done: None, lambda _, why: pytest.fail(why), stopped)
    autopilot.run([GameFile(table.path)], ears)
    assert len(table.moves(ClockMoved)) == 2
    assert drawn(table) == []
    assert BEGIN + CARDS - NEARLY <= clocked.ends <= BEGIN + CARDS + NEARLY


SHORT = "{clue: 3h, card: 2h, vote: 2h}"
LENGTHS = {Phase.CLUE: 3 * HOUR, Phase.CARD: 2 * HOUR, Phase.VOTE: 2 * HOUR}
TEN_MINUTES = timedelta(minutes=10)


def new_table(program: Program, folder: str, missing: str) -> Table:
    place = program.folder / folder
    place.mkdir()
    table = Table(Program(place, program.capture, program.environment))
    table.seat()
    table.setting("rules: odyssey", "rules: {base: odyssey, points_to_win: 6}")
    table.setting("deadlines: {clue: 72h, card: 48h, vote: 48h}", f"deadlines: {SHORT}")
    table.setting("missing: wait", f"missing: {missing}")
    return table


class Chaos:
    """A whole game in which people answer now and then, and the clock jumps whenever it likes."""

    def __init__(self, clocked: ClockedTable, dice: random.Random, *, jumps: int) -> None:
        self.clocked, self.dice = clocked, dice
        self.table = clocked.table
        self.jumps = sorted(dice.sample(range(4, 60), jumps))
        game = self.table.state
        self.opened = {(game.round.number, game.phase, game.round.storyteller): BEGIN}
        self.missed = 0

    def play(self) -> None:
        for step in range(400):
            if step in self.jumps:
                longest = self.dice.choice(tuple(JUMPS.values()))
                self.clocked.sets_clock(self.dice.choice((1, -1)) * max(HOUR, longest * self.dice.random()))
            self.clocked.steps(minutes=10)
            if self.table.state.phase is Phase.FINISHED:
                return
            self.looks_well()
            self.some_answer()
        raise AssertionError(f"the game does not end: {self.clocked.open}, {self.clocked}")

    def looks_well(self) -> None:
        """Nobody was passed over before their true time; no deadline is further off than its phase lasts."""
        game = self.table.state
        now = self.clocked.computer.true
        before = len(self.opened)
        self.opened.setdefault((game.round.number, game.phase, game.round.storyteller), now)
        openings = list(self.opened.items())
        if len(openings) > before and len(drawn(self.table)) > self.missed:
            (_, phase, _), at = openings[-2]
            assert now - at >= LENGTHS[phase] - TEN_MINUTES, (self.clocked, phase)
        self.missed = len(drawn(self.table))
        if game.phase in LENGTHS and game.round.result is None:
            assert self.clocked.furthest() <= LENGTHS[game.phase], self.clocked

    def some_answer(self) -> None:
        game = self.table.state
        for player in pending(game):
            if self.dice.random() > 0.07:
                continue
            match game.phase:
                case Phase.CLUE:
                    self.table.reply(player, f"A: the clue of round {game.round.number}")
                case Phase.CARD:
                    self.table.reply(player, "B, C" if game.rules.cards_given == 2 else "B")
                case _:
                    self.table.reply(player, str(other_numbers(self.table, player)[0]))


@pytest.mark.parametrize("seed", range(runs.times(CLOCK_GAMES, short=3)))
def test_clocks_that_jump_at_any_moment_of_a_whole_game_cost_nobody_a_turn(
    seed: int, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(seed)
    table = new_table(program, "game", dice.choice(POLICIES[1:] if seed % 4 else POLICIES))
    table.step()
    clocked = ClockedTable(table, monkeypatch, uptime=seed % 2 == 0)
    clocked.steps(3, minutes=10)
    Chaos(clocked, dice, jumps=dice.choice((1, 2, 4))).play()
