"""The lines below `journal:`, as the program wrote them and as people leave them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.storage.game_text import added_to, take_apart
from dixit_pbem.storage.journal import NO_EVENT, NO_TEXT, Flaw, read_journal
from tests.storage.games import AT, line, record

KEY_BELOW = "Move it above 'journal:', which must stay the last key."


def test_every_line_is_an_event_with_its_number() -> None:
    journal = read_journal(f"{line(1)}\n{line(2)}\n", first_line=20)
    assert (journal.records, journal.lines, journal.texts) == ([record(1), record(2)], [20, 21], [line(1), line(2)])
    assert (journal.flaws, journal.torn) == ([], None)


def test_comments_and_blank_lines_between_events_are_skipped() -> None:
    journal = read_journal(f"# the first night\n{line(1)}\n\n  # and the second\n{line(2)}\n", first_line=1)
    assert (journal.records, journal.lines, journal.flaws) == ([record(1), record(2)], [2, 5], [])


@pytest.mark.parametrize(
    "text",
    [
        f'- {{"event":"said","text":"so","at":"{AT}","seq":1}}\n',
        f"- {{seq: 1, at: '{AT}', event: said, text: so}}\n",
        f"-   {{ seq: 1, at: '{AT}', event: said, text: so }}  # mine\n",
        f"  - {line(1)[2:]}\n",
        f'- {{\n    "seq": 1, \'at\': "{AT}",\n\n    event: said,\n    text: so\n  }}\n',
        f"- seq: 1\n  at: '{AT}'\n  # said by Ana\n  event: said\n  text: so\n\n# the end\n",
    ],
)
def test_an_event_that_a_person_formatted_still_counts(text: str) -> None:
    journal = read_journal(text + text.replace("1", "2", 1).replace("seq: 1", "seq: 2"), first_line=1)
    assert journal.flaws == []
    assert [each["text"] for each in journal.records] == ["so", "so"]
    assert journal.records[0] == record(1)
    assert journal.lines[0] == 1


@pytest.mark.parametrize(
    ("flaw", "text"),
    [
        (Flaw(1, NO_EVENT), "- so\n"),
        (Flaw(1, NO_EVENT), "-\n"),
        (Flaw(1, NO_EVENT), "so\n"),
        (Flaw(1, NO_EVENT), "- [1, 2]\n"),
        (Flaw(1, NO_EVENT), f"{line(1)[:-1]}\n"),
        (Flaw(1, NO_EVENT), f"{line(1)} so\n"),
        (Flaw(1, NO_EVENT), "- {" + '"a": {' * 5000 + "\n"),
        (Flaw(1, NO_EVENT), "---\n"),
        (Flaw(1, NO_TEXT), f"{line(1, 'caf' + chr(0))}\n"),
        (Flaw(1, "This event needs 'seq', a whole number."), f'- {{"at": "{AT}", "event": "said"}}\n'),
        (Flaw(1, "This event needs 'seq', a whole number."), f'- {{"seq": true, "at": "{AT}", "event": "said"}}\n'),
        (Flaw(1, "This event needs 'at', a text."), '- {"seq": 1, "event": "said"}\n'),
        (Flaw(1, "This event needs 'event', a text."), f'- {{"seq": 1, "at": "{AT}", "event": 3}}\n'),
        (
            Flaw(1, "YAML programs read 2026-11-18 as a date. Put quotes around it: '2026-11-18'."),
            "- {seq: 1, at: 2026-11-18, event: said}\n",
        ),
        (
            Flaw(
                1,
                "YAML programs read 1.5 as a number, and only whole numbers are used here. "
                "Write a whole number, or put quotes around it: '1.5'.",
            ),
            f'- {{"seq": 1, "at": "{AT}", "event": "said", "points": 1.5}}\n',
        ),
        (Flaw(1, "The key 'seq' stands twice (first in line 1). Delete one of the two."), "- {seq: 1, seq: 1}\n"),
        (Flaw(1, "'title' stands below the journal.", KEY_BELOW), "title: Ours\n"),
        (Flaw(1, "'title' stands below the journal.", KEY_BELOW), "title: Ours"),
    ],
)
def test_what_is_no_event_is_noticed_with_its_line(flaw: Flaw, text: str) -> None:
    journal = read_journal(text, first_line=1)
    assert (journal.flaws, journal.records, journal.torn) == ([flaw], [], None)


def test_one_bad_line_does_not_hide_the_others() -> None:
    journal = read_journal(f"{line(1)}\nso\n{line(2)}\n    - {line(3)}\n", first_line=5)
    assert (journal.records, journal.lines) == ([record(1), record(2)], [5, 7])
    assert journal.flaws == [Flaw(6, NO_EVENT), Flaw(8, NO_EVENT)]


def test_a_last_line_without_its_end_is_torn_wherever_it_was_cut() -> None:
    first, last = line(1), line(2, "\\u2028 so")
    for length in range(1, len(last)):
        journal = read_journal(f"{first}\n{last[:length]}", first_line=1)
        assert journal.torn == Flaw(2, last[:length])
        assert (journal.records, journal.flaws) == ([record(1)], [])


def test_a_whole_last_line_needs_no_line_end() -> None:
    journal = read_journal(f"{line(1)}\n{line(2)}", first_line=1)
    assert (journal.records, journal.torn, journal.flaws) == ([record(1), record(2)], None, [])


def test_an_event_on_several_lines_is_torn_from_its_beginning() -> None:
    journal = read_journal(f"{line(1)}\n- {{seq: 2,\n   at: '2026", first_line=1)
    assert journal.torn == Flaw(2, "- {seq: 2,\n   at: '2026")


PIECES = st.sampled_from(
    [line(1), line(2), line(1)[:30], "\n", "- ", "  ", "{", "}", "# ", '"', "\0", ": ", "journal:"]
)


@given(st.lists(PIECES | st.text(max_size=5), max_size=12).map("".join))
def test_any_text_is_events_and_flaws_and_nothing_is_overlooked(text: str) -> None:
    journal = read_journal(text, first_line=1)
    told = {flaw.line for flaw in journal.flaws} | set(journal.lines) | ({journal.torn.line} if journal.torn else set())
    beginnings = [at for at, each in enumerate(text.split("\n"), 1) if each.startswith(("- {", "journal:"))]
    assert told.issuperset(beginnings)


LINES = (
    line(1),
    f"{line(2)}  # by hand",
    "- {seq: 2, at: '2026', event: x}",
    "- {seq: 2,",
    "  at: x, event: y}",
    "# a remark",
    "",
    "title: late",
    "- {",
)


@given(st.lists(st.sampled_from(LINES), max_size=6), st.integers(0, 6), st.sampled_from(("", "\n")))
def test_a_journal_that_is_read_on_is_what_it_would_be_if_read_anew(lines: list[str], known: int, end: str) -> None:
    raw = b"title: Sunday\njournal:\n" + "".join(f"{each}\n" for each in lines[:known]).encode()
    before = take_apart(raw, "game.yaml")
    more = raw + ("\n".join(lines[known:]) + end).encode()
    on, anew = added_to(before, more), take_apart(more, "game.yaml")
    assert on in (None, anew)
    if before.journal.texts[-1:] == [line(1)] and not before.journal.flaws and not before.journal.torn:
        assert on == anew


def test_a_file_in_which_anything_else_changed_is_read_anew() -> None:
    before = take_apart(f"journal:\n{line(1)}\n".encode(), "game.yaml")
    for changed in (f"journal:\n{line(2)}\n{line(2)}\n", "journal:\n", f"# so\njournal:\n{line(1)}\n"):
        assert added_to(before, changed.encode()) is None
