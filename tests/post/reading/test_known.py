"""By which marks a mail is known to be for a game, and for another."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.identity import SeatKnown
from dixit_pbem.post.reading.known import Known, Wanted, is_of_another_game
from dixit_pbem.post.reading.mime import read_mail

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
