"""A setting is changed where it stands, and every other character is kept."""

from __future__ import annotations

import pytest

from dixit_pbem.errors import Mistake
from dixit_pbem.storage.setting_text import Step, with_setting

FILE = """\
# mine
title: Sunday   # a comment
deadlines: {clue: 72h,  card: 48h , vote: 48h}   # short
quiet:
  from: "22:00"
  to: "08:00"

# the people
players:
- {name: Ana, email: a@x.org}
- name: Bob
  email: b@x.org   # his
- {name: Cyd, language: pl, quiet: {from: "1:00", to: "2:00"}}
missing: wait
# the end
"""
CHANGES = [
    (("title",), "Monday", "title: Sunday ", "title: Monday "),
    (("deadlines", "card"), "3d", "card: 48h ,", "card: 3d ,"),
    (("quiet", "to"), '"09:00"', 'to: "08:00"', 'to: "09:00"'),
    (("quiet", "days"), "[sat]", 'to: "08:00"\n', 'to: "08:00"\n  days: [sat]\n'),
    (("players", 0, "language"), "it", "a@x.org}", "a@x.org, language: it}"),
    (("players", 1, "language"), "it", "b@x.org   # his\n", "b@x.org   # his\n  language: it\n"),
    (("players", 2, "language"), "it", "language: pl", "language: it"),
    (("players", 2, "language"), None, ", language: pl", ""),
    (("players", 2, "quiet", "to"), None, ', to: "2:00"', ""),
    (("players", 2, "quiet", "from"), None, 'from: "1:00", ', ""),
    (("quiet", "from"), None, '  from: "22:00"\n', ""),
    (("missing",), None, "missing: wait\n", ""),
    (("mail", "receipts"), "changes", "missing: wait\n", "missing: wait\nmail: {receipts: changes}\n"),
    (("early",), '"at once"', "missing: wait\n", 'missing: wait\nearly: "at once"\n'),
    (("early",), None, "", ""),
]


@pytest.mark.parametrize("line_end", ["\n", "\r\n"], ids=["lf", "crlf"])
@pytest.mark.parametrize(("path", "value", "old", "new"), CHANGES, ids=lambda each: str(each)[:20])
def test_one_place_changes_and_nothing_else(
    path: tuple[Step, ...], value: str | None, old: str, new: str, line_end: str
) -> None:
    before, expected = FILE, FILE.replace(old, new, 1)
    if line_end == "\r\n":
        before, expected = before.replace("\n", line_end), expected.replace("\n", line_end)
    assert with_setting(before, path, value) == expected
    assert with_setting("\ufeff" + before, path, value) == "\ufeff" + expected


@pytest.mark.parametrize(
    ("text", "path", "value", "after"),
    [
        ("a: {}\n", ("a", "b"), "1", "a: {b: 1}\n"),
        ("a: {b: 1}\nc: 2\n", ("a", "b"), None, "c: 2\n"),
        ("a: {b: 1,}\n", ("a", "c"), "2", "a: {b: 1, c: 2,}\n"),
        ("a:\nb: 1\n", ("a",), "2", "a: 2\nb: 1\n"),
        ("a:  # none\nb: 1\n", ("a",), "2", "a: 2  # none\nb: 1\n"),
        ("a: 1", ("b",), "2", "a: 1\nb: 2\n"),
        ("a: |\n  much\n  more\n\n# so\n", ("b",), "2", "a: |\n  much\n  more\nb: 2\n\n# so\n"),
        ("l:\n- b: 1\n  c: 2\n", ("l", 0, "b"), None, "l:\n- c: 2\n"),
        ("a: 'x'\t\t# tab\n", ("a",), "y", "a: y\t\t# tab\n"),
        ("a: „ł…”\nb: 2\n", ("b",), "3", "a: „ł…”\nb: 3\n"),
    ],
)
def test_a_file_may_be_written_in_many_ways(text: str, path: tuple[Step, ...], value: str | None, after: str) -> None:
    assert with_setting(text, path, value) == after


@pytest.mark.parametrize("text", ["a:\n- 1\n- 2\n", "a: |\n  x\n", "a:\n  b: 1\n"])
def test_what_stands_on_lines_of_its_own_is_left_to_a_person(text: str) -> None:
    with pytest.raises(Mistake, match="Line 1 of the file writes 'a' on lines of their own"):
        with_setting(text, ("a",), "2")
