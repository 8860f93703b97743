"""B1: what a mail must bear is written down in one place, and says what the program says."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from dixit_pbem.post.reading.belief import NEEDS_MARK
from dixit_pbem.post.said import HeldFor
from dixit_pbem.table.reasons import why_held

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "who-is-believed.md").read_text(encoding="utf-8")
FLAT = " ".join(PAGE.split())
SAID = re.findall(r"“((?:[^“”]|“[^”]*”)*)”", FLAT)
NOT_OF_SENDERS = {HeldFor.BROKEN, HeldFor.CLUE, HeldFor.WORDS, HeldFor.WORDS_BESIDE}


@pytest.mark.parametrize("place", ["README.md", "SECURITY.md", "CONTRIBUTING.md"])
def test_the_page_is_linked_from(place: str) -> None:
    assert "(docs/who-is-believed.md)" in (ROOT / place).read_text(encoding="utf-8")


def test_it_quotes_the_sentences_that_the_program_says() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "dixit_pbem").rglob("*.py"))
    said = chain.from_iterable(re.findall(r'"((?:[^"\\]|\\.)*)"', re.sub(r'"\s*\n\s*"', "", text)) for text in sources)
    known = " ".join(said)
    assert len(SAID) > 12
    assert [each for each in SAID if each not in known and not each.startswith("Did you mean")] == []


@pytest.mark.parametrize("reason", sorted(set(HeldFor) - NOT_OF_SENDERS))
def test_every_reason_for_which_a_mail_waits_stands_there(reason: HeldFor) -> None:
    printed = FLAT.replace("’", "'")  # as a terminal writes it
    assert f"“{why_held(reason)}”" in printed


@pytest.mark.parametrize("command", sorted(NEEDS_MARK))
def test_every_command_that_needs_a_mark_stands_there(command: str) -> None:
    assert re.search(rf"^\| .*`{command}\b.*\| the same, but a token", PAGE, re.MULTILINE)
