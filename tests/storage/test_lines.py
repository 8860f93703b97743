"""An event is one line that a JSON reader and a YAML reader understand alike."""

import json

import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from dixit_pbem.storage.journal import as_line, read_journal
from tests.storage.games import AT, SETTINGS

ANY_CHARACTER = st.characters(exclude_categories=())
"""Every code point there is, halves of pairs too."""
ANY_TEXT = st.text(ANY_CHARACTER)
HALVES = ("\ud83d", "\ude00")


def whole(text: str) -> str:
    """A text in which two halves that stand side by side have become the character they stand for."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@given(ANY_TEXT, ANY_TEXT)
@example("\x7f\x80\x85\x9f\xa0\xad\u2028\u2029\ufeff\ufffe\uffff", "😀")
@example("".join(HALVES), HALVES[0])
@example("'\"\\/\b\f\n\r\t\0", "- # : ? & * ! | > % @ `")
@example("{[,]}: #", " x ")
def test_json_and_yaml_and_the_program_read_what_was_written(text: str, name: str) -> None:
    record = {"seq": 1, "at": AT, "event": "said", "text": text, "by": {name: [text, 3, True, None, {}]}}
    line = as_line(record)
    read = {**record, "text": whole(text), "by": {whole(name): [whole(text), 3, True, None, {}]}}
    document = f"{SETTINGS}journal:\n{line}\n"
    assert line.splitlines() == [line]
    assert json.loads(line[2:]) == read
    assert yaml.safe_load(document)["journal"] == [read]
    assert read_journal(f"{line}\n", first_line=1).records == [read]
    assert document.encode().decode() == document


@given(st.text())
def test_the_yaml_reader_in_c_agrees(text: str) -> None:
    line = as_line({"seq": 1, "text": text})
    assert yaml.load(line, Loader=yaml.CSafeLoader) == [{"seq": 1, "text": text}]


def test_long_lines_stay_one_line_for_yaml() -> None:
    record = {"seq": 1, "at": AT, "event": "said", "text": "word " * 5000}
    assert yaml.safe_load(as_line(record)) == [record]


def test_a_line_looks_as_the_manual_shows_it() -> None:
    assert as_line({"seq": 1, "at": AT, "event": "said", "text": "Łódź 😀\u2028\ud800"}) == (
        '- {"seq": 1, "at": "2026-11-18T09:00:00Z", "event": "said", "text": "Łódź 😀\\u2028\\ud800"}'
    )
