"""What the README's table of faults counts: how often the tests try each, in the long run at least.

Every figure is one that the test itself goes by, or the number of its cases, which `test_faults` counts anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

KILLS = 40
"""Programs killed while the clock jumps and the server is slow."""
COMMANDS_KILLED = 200
WRITERS_KILLED = 200
CLOCK_GAMES = 40
"""Whole games in which the clock jumps at random."""
WRITES = {"next-turn": 40, "run": 40, "fetch": 8, "clue": 8}
"""What each command writes, flushes and creates on the disk, at least."""
CLOCKED_WRITES = {"next-turn": 30, "run": 30, "fetch": 8, "card": 8}
"""The same in a game that waits for cards, whose clock jumps before the command and when the disk is full."""
FILLED = 3
"""Mails on their way, and during each the disk fills."""
CALLED_WHILE_FULL = 10
SENDING_AT_ONCE = 3
WRITING_AT_ONCE, EVENTS_OF_EACH = "abcdefgh", 12
CUTS = 500
"""The bytes of a journal's copy."""
DAMAGED_PICTURES = 8_000
"""Of every kind, cut off or with some bytes changed."""
MARKED_MAILS = 100_000
WISHES_A_DAY = 20
WORDS_OF_A_ROBOT = 12


@dataclass(frozen=True, slots=True)
class Row:
    """A fault, how often it is tried, and what comes of it."""

    fault: str
    tries: int
    result: str
    cases: str = ""
    """The test with so many cases, where that is the number."""


def faults_table() -> Iterator[str]:
    """The table, with its figures from the tests."""
    yield "| fault | tries | result |"
    yield "|---|---|---|"
    for row in rows():
        yield f"| {row.fault} | {row.tries:,} | {row.result} |"


def rows() -> tuple[Row, ...]:
    """Every line of the table."""
    return (*_kills(), *_disks(), *_clocks(), *_journals(), *_attacks())


def _kills() -> Iterator[Row]:
    from tests.post import test_outbox_once

    yield Row(
        "A command, or another that writes the journal, is killed",
        COMMANDS_KILLED + WRITERS_KILLED,
        "every move that was acknowledged is there, once",
    )
    mails = test_outbox_once.MAILS
    yield Row(
        "A program that sends is killed at each step of a mail",
        mails * test_outbox_once.STAGES,
        f"no mail lost; {mails} came twice, whose kills fell between the server's taking and its answer",
    )
    yield Row(
        "Programs are killed while the clock jumps and the server is slow",
        KILLS,
        "no mail and no move lost, nobody lost a turn; twice came at most the mail on its way",
    )


def _disks() -> Iterator[Row]:
    yield Row(
        "The disk is full at a write, each in its turn, in `clue`, `fetch`, `next-turn` and `run`",
        sum(WRITES.values()),
        "no move lost, no mail lost or twice, one clear message",
    )
    yield Row(
        "The same in `card`, `fetch`, `next-turn` and `run` while the clock jumps at random, there and back",
        sum(CLOCKED_WRITES.values()),
        "no move lost, no mail lost or twice, nobody lost a turn",
    )
    yield Row("The disk fills while each mail is on its way, and is cleared after each", FILLED, "each mail once")
    yield Row(
        "The disk stays full after a mail has left, and all is called again", CALLED_WHILE_FULL, "the mail came once"
    )


def _clocks() -> Iterator[Row]:
    from tests.attacks import test_b07_clock, test_b07_paused

    yield Row(
        "The clock jumps by an hour to ten years, forward or back, and is set right again",
        len(test_b07_clock.JUMPS) * len(test_b07_clock.POLICIES) * 2 * 2,
        "nobody lost a turn; what was opened meanwhile ended when it should",
        "test_b07_clock.py::test_a_clock_that_jumps_and_is_set_right_again_costs_nobody_a_turn",
    )
    yield Row(
        "The clock jumps while the game is paused, and is set right again once it went on",
        len(test_b07_paused.JUMPS) * 2,
        "nobody lost a turn; all who heard a wrong deadline heard the right one",
        "test_b07_paused.py::test_who_heard_a_deadline_by_a_clock_that_was_wrong_when_the_game_went_on_hears_the_right_one",
    )
    yield Row(
        "The clock jumps up to four times at any moment of a whole game",
        CLOCK_GAMES,
        "no phase closed early, no deadline was too far off, every game ended",
        "test_b07_clock.py::test_clocks_that_jump_at_any_moment_of_a_whole_game_cost_nobody_a_turn",
    )


def _journals() -> Iterator[Row]:
    from tests.attacks import test_b13_copies

    yield Row(
        "A server answers no mail yet, and so many programs send the same ones; meanwhile moves are typed in",
        SENDING_AT_ONCE,
        "all moves went through at once, each mail once",
    )
    yield Row(
        "Eight programs write at once, twelve events each",
        len(WRITING_AT_ONCE) * EVENTS_OF_EACH,
        "each is there once, in its order",
    )
    yield Row("The journal's copy is cut at any byte", CUTS, "noticed; the way out keeps every event")
    yield Row(
        "File and copy are cut at the same event",
        test_b13_copies.COUNT - 1,
        "noticed",
        "test_b13_copies.py::test_both_cut_at_the_same_event_are_noticed",
    )


def _attacks() -> Iterator[Row]:
    from tests.attacks import (
        test_b01_senders,
        test_b03_every_command,
        test_b04_bomb,
        test_b12_tracebacks,
        test_n04_strangers_game,
        test_n05_limits,
    )
    from tests.post.reading import test_hostile

    yield Row(
        "A mail bears any mixture of senders, tokens, answered mails and reports",
        MARKED_MAILS,
        "each did what [the tables](docs/who-is-believed.md) say",
    )
    yield Row(
        "A sender's field looks like a player's: names, remarks, signs that do not show, second senders far behind",
        len(test_b01_senders.ANOTHERS),
        "moved nothing, and waits",
        "test_b01_senders.py::test_a_sender_that_is_not_one_address_of_a_player_moves_nothing",
    )
    yield Row(
        "A moderator who plays calls every command with every option, in six moments of a game",
        len(test_b03_every_command.TABLE) * len(test_b03_every_command.PHASES),
        "no secret was said, written or mailed to them; of those that were planted each was found",
    )
    robots = len(test_n05_limits.ROBOTS) * WORDS_OF_A_ROBOT
    yield Row(
        "A forger or a robot asks again and again in a day",
        WISHES_A_DAY + robots,
        "ten letters to a forger, four to a robot, then one notice; every move counted",
    )
    yield Row(
        "A stranger's game names a program and brings a template, in every command that would use them",
        len(test_n04_strangers_game.WRITING),
        "nothing ran, nothing was written; the list, and how to allow it",
        "test_n04_strangers_game.py::test_nothing_runs_before_it_is_allowed_in_no_command",
    )
    yield Row(
        "A stranger's game reaches for something else beyond its folder",
        len(test_n04_strangers_game.WAYS),
        "listed, before anything is done",
        "test_n04_strangers_game.py::test_all_that_it_reaches_for_is_listed_with_the_way_out",
    )
    yield Row(
        "A mail is made to hang or to flood whoever reads it",
        len(test_hostile.MAILS),
        "each read in under a second and 200 MB",
    )
    yield Row(
        "A small picture that unpacks to 900 million pixels, by every way in",
        len(test_b04_bomb.WAYS),
        "named, never unpacked",
        "test_b04_bomb.py::test_a_bomb_is_named_and_never_decoded",
    )
    yield Row("A picture of any kind is damaged at random", DAMAGED_PICTURES, "read, or one message that names it")
    yield Row("A damaged PDF is looked at", len(test_b12_tracebacks.DAMAGED), "reported, no traceback")
