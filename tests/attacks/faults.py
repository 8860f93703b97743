"""What the README's table of faults counts: how often the tests try each, in the long run at least."""

from __future__ import annotations

from collections.abc import Iterator

KILLS = 40
"""Programs killed while the clock jumps and the server is slow."""
COMMANDS_KILLED = 200
WRITERS_KILLED = 200
CLOCK_GAMES = 40
"""Whole games in which the clock jumps at random."""
WRITES = {"next-turn": 65, "run": 65, "fetch": 10, "clue": 10}
"""What each command writes, flushes and creates on the disk, at least."""
DAMAGED_PICTURES = 8_000
"""Of every kind, cut off or with some bytes changed."""
CUTS = 500
"""The bytes of a journal's copy."""


def faults_table() -> Iterator[str]:
    """The table, with its figures from the tests."""
    yield "| fault | tries | result |"
    yield "|---|---|---|"
    for fault, tries, result in _rows():
        yield f"| {fault} | {tries:,} | {result} |"


def _rows() -> Iterator[tuple[str, int, str]]:
    from tests.attacks import test_b04_bomb, test_b07_clock, test_b12_tracebacks
    from tests.post import test_outbox_once
    from tests.post.reading import test_hostile

    mails = test_outbox_once.MAILS
    jumps = len(test_b07_clock.JUMPS) * len(test_b07_clock.POLICIES) * 2 * 2
    yield (
        "A command, or another that writes the journal, is killed",
        COMMANDS_KILLED + WRITERS_KILLED,
        ("every move that was acknowledged is there, once"),
    )
    yield (
        "A program that sends is killed at each step of a mail",
        mails * test_outbox_once.STAGES,
        (f"no mail lost; {mails} came twice, whose kills fell between the server's taking and its answer"),
    )
    yield (
        "Programs are killed while the clock jumps and the server is slow",
        KILLS,
        ("no mail and no move lost, nobody lost a turn; twice came at most the mail on its way"),
    )
    yield (
        "The disk is full at a write, each in its turn, in `clue`, `fetch`, `next-turn` and `run`",
        sum(WRITES.values()),
        ("no move lost, no mail lost or twice, one clear message"),
    )
    yield "The disk fills while each mail is on its way, and is cleared after each", 3, "each mail once"
    yield "The disk stays full after a mail has left, and all is called again", 10, "the mail came once"
    yield (
        "The clock jumps by an hour to ten years, forward or back, and is set right again",
        jumps,
        ("nobody lost a turn; what was opened meanwhile ended when it should"),
    )
    yield (
        "The clock jumps up to four times at any moment of a whole game",
        CLOCK_GAMES,
        ("no phase closed early, no deadline was too far off, every game ended"),
    )
    yield (
        "A server answers no mail yet; meanwhile a move, a step, `undo`, three programs that send",
        3,
        ("all went through at once, each mail once"),
    )
    yield "Eight programs write at once, twelve events each", 96, "each is there once, in its order"
    yield "The journal's copy is cut at any byte", CUTS, "noticed; the way out keeps every event"
    yield "File and copy are cut at the same event", 5, "noticed"
    yield (
        "A mail is made to hang or to flood whoever reads it",
        len(test_hostile.MAILS),
        ("each read in under a second and 200 MB"),
    )
    yield (
        "A small picture that unpacks to 900 million pixels, by every way in",
        len(test_b04_bomb.WAYS),
        ("named, never unpacked"),
    )
    yield "A damaged PDF is looked at", len(test_b12_tracebacks.DAMAGED), "reported, no traceback"
