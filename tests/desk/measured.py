"""What can be measured of a page in a browser: each fault as a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

MEASURED = Path(__file__).with_name("measured.js").read_text(encoding="utf-8")
THUMB = 40
"""Pixels down that a thumb needs; a link within a sentence is spared."""
PHONE = 500
"""Pixels across, below which a screen is a phone's."""
_ENGLISH = (
    "the and with for this that what who of is are its from not will have has your you their been which when only "
    "where here there now wait waits game cards"
)
WORDS_OF_ENGLISH = frozenset(_ENGLISH.split())
"""Words that are written like this in no other language of the desk."""
QUOTED = re.compile("[„«“][^„«“”»]*[”»“]")
SAYS = """() => [
  ...[...document.querySelectorAll('main *, nav *, footer, label')]
    .filter(node => !node.closest('pre, bdi, .own, .clue, .said, .wall, .game h2, .now .kind, textarea'))
    .flatMap(node => [...node.childNodes].filter(each => each.nodeType === Node.TEXT_NODE).map(each => each.data)),
  ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')]
    .flatMap(node => [node.ariaLabel, node.placeholder, node.title]),
  document.title,
].filter(Boolean)"""


def faults_of(page: Page, language: str, *, theirs: tuple[str, ...] = ()) -> Iterator[str]:
    """What is wrong with the page that is open; `theirs` is what people wrote, in whatever language."""
    size = page.viewport_size
    assert size
    yield from page.evaluate(MEASURED, {"narrow": size["width"] < PHONE, "thumb": THUMB})
    if language != "en":
        for text in dict.fromkeys(page.evaluate(SAYS)):
            ours = text
            for each in theirs:
                ours = ours.replace(each, "")
            if is_english(ours):
                yield f"English: {text}"


def is_english(text: str) -> bool:
    """Do at least two of its words, and a sixth of all, belong to English alone? What somebody said is theirs."""
    text = QUOTED.sub("", text)
    words = [word.strip(".,:;!?()“”‘’'\"").casefold() for word in text.split()]
    known = [word for word in words if word in WORDS_OF_ENGLISH]
    return len(known) >= 2 and len(known) * 6 >= len(words)
