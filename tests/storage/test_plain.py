"""A word without quotes either means what it looks like, to every YAML reader, or is refused."""

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from dixit_pbem.storage.plain import Trap, meaning

NUMBER = (
    "YAML programs disagree on the number {0}. Write it with the digits 0 to 9 alone, at most 18 of them and no 0 in "
    "front, or put quotes around it: '{0}'."
)
FRACTION = (
    "YAML programs read {0} as a number, and only whole numbers are used here. "
    "Write a whole number, or put quotes around it: '{0}'."
)
TRUE = "YAML programs read {0} as true. Write true, or put quotes around it: '{0}'."
FALSE = "YAML programs read {0} as false. Write false, or put quotes around it: '{0}'."
DATE = "YAML programs read {0} as a date. Put quotes around it: '{0}'."


@pytest.mark.parametrize(
    ("expected", "word"),
    [
        ("Ana", "Ana"),
        ("72h", "72h"),
        ("Europe/Rome", "Europe/Rome"),
        ("9:75", "9:75"),
        ("1.2.3", "1.2.3"),
        ("nope", "nope"),
        (3, "3"),
        (-3, "-3"),
        (0, "0"),
        (0, "-0"),
        (123456789012345678, "123456789012345678"),
        (True, "true"),
        (False, "False"),
        (None, "null"),
        (None, ""),
    ],
)
def test_a_plain_word_means_what_it_looks_like(expected: object, word: str) -> None:
    assert (type(expected), expected) == (type(meaning(word)), meaning(word))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        *((FALSE, word) for word in ("no", "No", "NO", "off", "Off", "OFF")),
        *((TRUE, word) for word in ("yes", "Yes", "YES", "on", "On", "ON")),
        ("YAML programs read {0} as the number 750. Put quotes around it: '{0}'.", "12:30"),
        ("YAML programs read {0} as the number -45296. Put quotes around it: '{0}'.", "-12:34:56"),
        *((FRACTION, word) for word in ("1.5", "-.5", "1.", "1e3", "6.02e+23", ".inf", "-.INF", ".nan", "12:30.5")),
        *((DATE, word) for word in ("2026-11-18", "2026-1-8", "2026-11-18T09:00:00Z", "2026-11-18 09:00:00")),
        *((NUMBER, word) for word in ("007", "08", "0x1F", "0o17", "0b101", "1_000", "+5", "1234567890123456789")),
        ("YAML programs read {0} as nothing. Leave it out, or put quotes around it: '{0}'.", "~"),
        *(("{0} means something of its own in YAML. Put quotes around it: '{0}'.", word) for word in ("=", "<<")),
    ],
)
def test_a_word_that_yaml_takes_for_something_else_is_refused_with_the_way_out(text: str, word: str) -> None:
    assert meaning(word) == Trap(text.format(word))


@given(st.text("0123456789abcdefox_+-.:eEnNtTyY~=<", min_size=1, max_size=12))
@example("1:20:30")
@example("0.")
def test_no_word_passes_that_a_yaml_program_would_read_differently(word: str) -> None:
    ours = meaning(word)
    if isinstance(ours, Trap):
        return
    try:
        theirs = yaml.safe_load(f"- {word}")
    except yaml.YAMLError:
        return
    if theirs == [word] or not isinstance(ours, str):
        assert [ours] == theirs
    else:
        assert not isinstance(theirs[0], str | int | float | bool), "such a word is no plain word to YAML"
