"""A word as long as a file: what it means is known in a time that grows as it does."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from dixit_pbem.storage.plain import Trap, meaning
from dixit_pbem.storage.strict_yaml import parse

SMALL, TIMES = 50_000, 4
MOST_GROWTH = 8
"""Four times the letters may take four times as long; a quadratic pattern takes sixteen times."""

WORDS: dict[str, Callable[[int], str]] = {
    "digits": lambda n: "1" * n,
    "a letter behind digits": lambda n: "1" * n + "x",
    "underscores": lambda n: "1" + "_" * n,
    "a fraction": lambda n: "1" * (n // 2) + "." + "1" * (n // 2) + "x",
    "a point first": lambda n: "." + "1" * n + "x",
    "no exponent": lambda n: "1" * n + "e",
    "sixties": lambda n: "1" + ":10" * (n // 3),
    "sixties and a letter": lambda n: "1" + ":10" * (n // 3) + "x",
    "sixties and a fraction": lambda n: "1" + ":10" * (n // 3) + ".5",
    "a long head of sixties": lambda n: "1" * n + ":10",
    "a date": lambda n: "2026-11-18 " + " " * n + "\n",
    "letters": lambda n: "y" * n,
    "hexadecimal": lambda n: "0x" + "f" * n + "g",
    "signs": lambda n: "-" * n,
}


def seconds(word: str) -> float:
    """The best of three, so that a busy machine does not count."""
    taken = []
    for _ in range(3):
        begun = time.process_time()
        meaning(word)
        taken.append(time.process_time() - begun)
    return min(taken)


@pytest.mark.parametrize("word", WORDS.values(), ids=WORDS)
def test_four_times_the_letters_take_about_four_times_as_long(word: Callable[[int], str]) -> None:
    small, large = seconds(word(SMALL)), seconds(word(SMALL * TIMES))
    assert large < max(small, 0.002) * MOST_GROWTH, (small, large)
    assert large < 0.5


def test_many_digits_in_a_file_are_refused_as_a_few_are() -> None:
    told: list[str] = []
    assert parse("title: " + "1" * 200_000 + "\n", lambda _line, text: told.append(text)) is not None
    assert isinstance(meaning("1" * 200_000), Trap)


def test_a_number_in_sixties_that_nobody_can_read_is_not_worked_out() -> None:
    long = "1" + ":10" * 5_000
    assert meaning(long) == Trap(f"YAML programs read {long} as a number. Put quotes around it: '{long}'.")
