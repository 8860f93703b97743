"""What is quoted shows no marks twice, in the terminal and in every language."""

from __future__ import annotations

import pytest

from dixit_pbem.words import languages, words_for
from dixit_pbem.words.quotation import quoted
from tests.program import Program

QUOTED = [
    ("fog", "“fog”"),
    ("“fog”", "“fog”"),
    ('"fog"', "“fog”"),
    ("«fog»", "“fog”"),
    ("“Smart” he said", "“‘Smart’ he said”"),
    ('"Smart" he said', "“‘Smart’ he said”"),
    ('He said "smart"', "“He said ‘smart’”"),
    ('She ("the boss") left', "“She (‘the boss’) left”"),
    ("„Mądry” powiedział", "“‘Mądry’ powiedział”"),
    ("It's 5 o’clock", "“It's 5 o’clock”"),
    ('"a" and "b"', "“‘a’ and ‘b’”"),
    ('"', '“"”'),
    ('a 5" nail', '“a 5" nail”'),
    ("", "“”"),
]


@pytest.mark.parametrize(("text", "shown"), QUOTED)
def test_a_quotation_in_a_quotation_has_other_marks(text: str, shown: str) -> None:
    assert quoted(text) == shown


@pytest.mark.parametrize("language", languages())
def test_no_language_shows_its_marks_twice(language: str) -> None:
    words = words_for(language)
    for text in ("“Smart” he said", "«Smart» he said", "„Smart” he said", '"Smart" he said', '"a" and "b"', "fog"):
        shown = words.quoted(text)
        assert not set(shown[1:-1]) & {shown[0], shown[-1], '"'}, shown


def test_the_terminal_tells_a_clue_in_marks_of_its_own(program: Program) -> None:
    program.deal("odyssey", 4)
    program.ok("clue", "game.yaml", "ana=A", "“Smart” he said")
    for command in ("status", "log"):
        shown = program.ok(command, "game.yaml")
        assert "“‘Smart’ he said”" in shown
        assert "““" not in shown
    program.ok("say", "game.yaml", '"Wait" says Bob')
    assert "The moderator says to all: “‘Wait’ says Bob”" in program.ok("log", "game.yaml")
