"""By which marks a mail is known to be for a game, and for another."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.journal.opened import Running, opened
from dixit_pbem.post.reading.growing import known_later
from dixit_pbem.post.reading.identity import SeatKnown
from dixit_pbem.post.reading.known import Known, Wanted, is_of_another_game, known_of
from dixit_pbem.post.reading.mime import read_mail
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Ready, Table, other_numbers

OURS, ANOTHERS = f"<{'a1' * 12}@example.org>", f"<{'b2' * 12}@example.org>"
MOVED, DIGEST = f"<{'a1' * 12}@moved.example>", f"<{'c3' * 12}@example.org>"
SEAT = SeatKnown("game", "Bob", {"k7m2q9wd": True}, {OURS: "k7m2q9wd"}, ("bob@example.org",), waits=True)
KNOWN = Known((SEAT,), frozenset(), frozenset(), frozenset({DIGEST}))


def header(subject: str, answered: str, to: str) -> bytes:
    return f"From: bob@example.org\nTo: {to}\nSubject: {subject}\nIn-Reply-To: {answered}\n\n3\n".encode()


@pytest.mark.parametrize(
    ("expected", "subject", "answered", "to"),
    [
        (True, "Re: [Sunday] Round 3 · vote · z9z9z9z9", "", "game@example.org"),
        (True, "hello", ANOTHERS, "game@example.org"),
        (True, "hello", "", "game+z9z9z9z9@example.org"),
        (False, "hello", OURS, "game@example.org"),
        (False, "hello", MOVED, "game@example.org"),
        (False, "hello", DIGEST, "game@example.org"),
        (False, "hello", "<some@where>", "game@example.org"),
        (False, "order z9z9z9z9", "", "game@example.org"),
    ],
)
def test_the_marks_of_another_game(expected: bool, subject: str, answered: str, to: str) -> None:
    assert expected == is_of_another_game(read_mail(header(subject, answered, to)), [KNOWN])


@pytest.mark.parametrize(
    ("expected", "subject", "answered", "to"),
    [
        (True, "Re: [Sunday] Round 3 · vote · k7m2q9wd", "", "game@example.org"),
        (True, "hello", "", "game+k7m2q9wd@example.org"),
        (True, "hello", OURS, "game@example.org"),
        (False, "hello", ANOTHERS, "game@example.org"),
        (False, "dinner", "", "game@example.org"),
    ],
)
def test_what_is_wanted_of_somebodys_own_mailbox(expected: bool, subject: str, answered: str, to: str) -> None:
    assert expected == Wanted.of([KNOWN])(header(subject, answered, to))


def as_it_grew(table: Table) -> list[Running]:
    """The game after each of its events, from its first."""
    file = GameFile(table.path)
    contents = file.read()
    counts = range(1, len(contents.records) + 1)
    parts = [replace(contents, records=contents.records[:count], lines=contents.lines[:count]) for count in counts]
    return [opened(file.home, part).begun for part in parts]


def test_marks_that_grow_with_a_game_are_those_that_it_has(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Bob", str(other_numbers(table, "Bob")[0]))
    table.reply("Cyd", "purple")
    table.reply("Dee", "Please write to dee@elsewhere.example from now on.")
    table.step()
    table.reply("Bob", "away 20 November to 24 November")
    table.later(hours=40)
    table.step()
    table.program.ok("undo", table.game)
    table.step()
    table.reply("Dee", "B")
    table.step()
    grew = as_it_grew(table)
    known = [known_of(each, name="it") for each in grew]
    assert len({each.keys for each in known}) > 5
    for first in range(len(grew)):
        for last in (first, first + 1, first + 4, len(grew) - 1):
            if last < len(grew):
                assert known_later(known[first], grew[first], grew[last], name="it") == known[last], (first, last)
