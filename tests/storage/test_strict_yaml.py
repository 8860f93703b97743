"""YAML text becomes a tree with lines, or a complaint that says where and what to do."""

from collections.abc import Callable

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.errors import BadFile
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section, decoded, parse

Read = Callable[[Reader, Node], object]

NO_FIT = "This line does not fit the lines above it. Does it begin in the same column as its neighbours?"
BACKSLASH = "Inside double quotes a backslash begins a code. Use single quotes, or write it twice."
BRACKET = "The bracket that opens in this line is not closed, or a comma is missing in it. Add it."
QUOTE = "The quotation mark that opens in this line is never closed. Close it."
QUOTES = "': ' stands inside a text. Put quotes around the text."


def complaints(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    parse(text, lambda line, why: found.append((line, why)))
    return found


@pytest.fixture(params=["libyaml", "python"])
def both_parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "python":
        monkeypatch.delattr(yaml, "CSafeLoader")


def test_a_tree_knows_the_line_of_every_key() -> None:
    text = "title: Ours\nplayers:\n- {name: Ana}\n- name: 'Bob'\n"
    assert parse(text, lambda *_: None) == Section(
        1,
        "",
        {
            "title": Scalar(1, "title", "Ours", plain=True),
            "players": Items(
                2,
                "players",
                (
                    Section(3, "players", {"name": Scalar(3, "name", "Ana", plain=True)}),
                    Section(4, "players", {"name": Scalar(4, "name", "Bob", plain=False)}),
                ),
            ),
        },
    )


@pytest.mark.usefixtures("both_parsers")
@pytest.mark.parametrize(
    ("line", "complaint", "text"),
    [
        (0, "The file is empty.", "# nothing\n"),
        (1, QUOTES, "a: b: c\n"),
        (2, QUOTES, "a: b\n  c: d\n"),
        (1, "A text cannot begin with '@'. Put quotes around the text.", "a: @home\n"),
        (1, "A text cannot begin with '`'. Put quotes around the text.", "a: `x`\n"),
        (1, QUOTE, 'a: "b\nc: d\n'),
        (2, QUOTE, "a: 1\nb: 'c\n"),
        (1, BRACKET, "a: [1, 2\nb: 3\n"),
        (1, BRACKET, "a: {b: 1\n"),
        (2, "This line is neither 'key: value' nor '- ' and an item. Is the colon missing?", "a: 1\nb\n"),
        (
            2,
            "A no-break space (U+00A0) stands in this line, as word processors write it. Use a usual space.",
            "a: 1\nb:\u00a02\n",
        ),
        (2, "'–' begins this line, as word processors write it. Use a hyphen: '-'.", "a:\n– b\n– c\n"),
        (3, NO_FIT, "a:\n  b: 1\n c: 2\n"),
        (1, BACKSLASH, 'a: "C:\\games"\n'),
        (1, BACKSLASH, 'a: "\\xyz"\n'),
        (2, "The key 'a' stands twice (first in line 1). Delete one of the two.", "a: 1\na: 2\n"),
        (1, "A key must be a single word. Put quotes around it if it is a text.", "? [a, b]\n: 1\n"),
        (1, "'null' cannot be a key. Put quotes around it if it is a text: 'null'.", "null: 1\n"),
        (1, "'true' cannot be a key. Put quotes around it if it is a text: 'true'.", "true: 1\n"),
        (2, "YAML programs read no as false. Write false, or put quotes around it: 'no'.", "a: 1\nno: 2\n"),
        (1, "<< means something of its own in YAML. Put quotes around it: '<<'.", "<<: {a: 1}\n"),
        (1, "'&x' is an anchor for YAML programs. Delete it, or put quotes around the text.", "a: &x 1\n"),
        (1, "'&x' is an anchor for YAML programs. Delete it, or put quotes around the text.", "a: &x [1]\n"),
        (
            1,
            "A word that begins with '!' is a tag for YAML programs. Delete it, or put quotes around it.",
            "a: !!str 1\n",
        ),
        (2, "A second document begins here ('---'). A file is one document: delete this line.", "a: 1\n---\nb: 2\n"),
        (2, "'...' ends the document for YAML programs. Delete this line.", "a: 1\n...\n"),
        (1, "A tab stands in this line. Use spaces instead.", "a:\tb\n"),
        (2, "A tab stands in this line. Use spaces instead.", "a:\n\t- b\n"),
        (2, "An invisible character (U+2028) stands in this line. Delete it.", "a: 1\nb: x\u2028y\n"),
        (1, "An invisible character (U+0007) stands in this line. Delete it.", "a: b\x07\n"),
        (1, "An invisible character (U+000D) stands in this line. Delete it.", "a: b\rc\n"),
        (1, "Lists and sections stand more than 20 deep in each other. Write it flatter.", "a: " + "[" * 50_000),
    ],
)
def test_every_complaint_names_the_line_and_the_way_out(line: int, complaint: str, text: str) -> None:
    assert complaints(text) == [(line, complaint)]


@pytest.mark.usefixtures("both_parsers")
def test_an_alias_is_refused_together_with_its_anchor() -> None:
    assert complaints("a: &x 1\nb: *x\n") == [
        (1, "'&x' is an anchor for YAML programs. Delete it, or put quotes around the text."),
        (
            2,
            "'*x' repeats another place for YAML programs. Write the value out, or put quotes around it: '*x'.",
        ),
    ]


@pytest.mark.usefixtures("both_parsers")
def test_a_character_that_does_not_exist_is_refused() -> None:
    assert [why for _, why in complaints('a: "\\UFFFFFFFF"\n')] == [BACKSLASH]


def test_tabs_in_comments_and_blank_lines_are_nobodys_business() -> None:
    assert complaints("a: 1 \t# one\there\n\t\n# two\there\nb: 2\t\n") == []


@pytest.mark.parametrize(
    ("message", "raw"),
    [
        ("s.yaml: This file is saved as UTF-16. Save it again as UTF-8.", "title: x\n".encode("utf-16")),
        ("s.yaml: This file is saved as UTF-16. Save it again as UTF-8.", "title: x\n".encode("utf-16-le")),
        ("s.yaml: This file is saved as UTF-16. Save it again as UTF-8.", "title: x\n".encode("utf-16-be")),
        *(
            (
                "s.yaml: This is a document of a word processor, or a web page, and no plain text. "
                "Save it again as plain text, in UTF-8.",
                begin + b"format: 1\n",
            )
            for begin in (b"PK\x03\x04", b"{\\rtf1\\ansi ", b"<html><body>", b"<!DOCTYPE html>")
        ),
        ("s.yaml:2: A character of this line is not UTF-8. Save the file again as UTF-8.", b"a: 1\nb: caf\xe9\n"),
    ],
)
def test_a_file_that_is_no_utf_8_is_told_so(message: str, raw: bytes) -> None:
    with pytest.raises(BadFile) as told:
        decoded(raw, "s.yaml")
    assert str(told.value) == message


def test_a_byte_order_mark_and_windows_line_ends_leave_no_trace() -> None:
    assert decoded(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n", "s.yaml") == "a: 1\nb: 2\n"


@pytest.mark.usefixtures("both_parsers")
@pytest.mark.parametrize(
    ("complaint", "read", "text"),
    [
        ("'a' must be a text. Put quotes around it: '3'.", Reader.text, "a: 3"),
        ("'a' must be a text. Put quotes around it: 'true'.", Reader.text, "a: true"),
        ("'a' is empty. Write a text there.", Reader.text, "a: null"),
        ("'a' must be a single value, not a list or section.", Reader.text, "a: [b]"),
        ("'a' holds a line break or tab. Take it out.", Reader.text, 'a: "b\\nc"'),
        ("'a' holds an invisible character (U+0007). Take it out.", Reader.text, 'a: "b\\x07c"'),
        ("YAML programs read no as false. Write false, or put quotes around it: 'no'.", Reader.text, "a: no"),
        ("'a' must be a whole number without quotes, as in 3.", Reader.whole, "a: '3'"),
        ("'a' must be a whole number without quotes, as in 3.", Reader.whole, "a: true"),
        ("'a' must be a list, as in [one, two].", Reader.items, "a: b"),
        ("'a' must be 'key: value' pairs, as in {key: value}.", Reader.entries, "a: b"),
        (
            "'a' cannot be 'tst'. Did you mean 'test'?",
            lambda reader, node: reader.choice(node, ("test", "ok")),
            "a: tst",
        ),
        ("'a' cannot be 'b'. There are: test, ok.", lambda reader, node: reader.choice(node, ("test", "ok")), "a: b"),
        ("There is no key 'tst' here. Did you mean 'test'?", lambda *of: _section(*of, "test"), "a: {tst: 1}"),
        ("There is no key 'b' here. There are: test, ok.", lambda *of: _section(*of, "test", "ok"), "a: {b: 1}"),
    ],
)
def test_a_value_that_does_not_fit_is_told_with_its_key(complaint: str, read: Read, text: str) -> None:
    reader = Reader("s.yaml")
    root = reader.document(text)
    assert isinstance(root, Section)
    assert not read(reader, root.entries["a"])
    assert [str(problem) for problem in reader.problems] == [f"s.yaml:1: {complaint}"]


def _section(reader: Reader, node: Node, *known: str) -> object:
    return reader.section(node, known=known)


def test_everything_wrong_is_told_at_once_and_in_order() -> None:
    reader = Reader("s.yaml")
    root = reader.document("b: 1\na: {c: 2}\n")
    assert isinstance(root, Section)
    reader.section(root.entries["a"], known=("d",), required=("d",))
    reader.section(root, known=("a",), required=("e",))
    with pytest.raises(BadFile) as told:
        reader.finish()
    assert str(told.value).splitlines() == [
        "s.yaml: 'e' is missing. Add it.",
        "s.yaml:1: There is no key 'b' here. There are: a.",
        "s.yaml:2: 'd' is missing in 'a'. Add it.",
        "s.yaml:2: There is no key 'c' here. There are: d.",
    ]


def test_a_text_folded_over_several_lines_is_one_line() -> None:
    reader = Reader("s.yaml")
    root = reader.document("a: >\n  the long\n  way home\n")
    assert isinstance(root, Section)
    assert reader.text(root.entries["a"]) == "the long way home"


@given(st.text())
def test_any_text_is_read_or_complained_about(text: str) -> None:
    reader = Reader("s.yaml")
    if reader.document(text) is None:
        assert reader.problems


def test_lines_that_end_in_no_way_of_today_are_told_once() -> None:
    with pytest.raises(BadFile) as bad:
        decoded(b"title: x\rplayers: y\r", "game.yaml")
    assert [str(problem) for problem in bad.value.problems] == [
        "game.yaml: The lines of this file end as on a Macintosh of long ago (CR). "
        "Save it again with the line ends of today (LF)."
    ]


def test_a_comma_within_a_value_is_told_with_the_way_out() -> None:
    reader = Reader("s.yaml")
    root = reader.document("{name: Smith, Bob}")
    assert root
    reader.section(root, known=("name",))
    assert [str(problem) for problem in reader.problems] == [
        "s.yaml:1: There is no key 'Bob' here. If it belongs to 'name', put quotes around both: name: \"Smith, Bob\""
    ]
