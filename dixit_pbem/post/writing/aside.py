"""What stood in a mail beside its answer, as far as it is worth a word: what looks like a second answer. Pure.

Nobody wants to read their own name, greeting and signature back thirty times.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_pbem.engine.systems import HAND_LETTERS, MOST_CARDS_ON_TABLE
from dixit_pbem.post.said import Got

_SIGNATURE = re.compile(r"\s*--\s*(?!>)")
_WORD = re.compile(r"\w+")
_FEW = 4
"""A letter or number among more words than these is talk, unless they call it a card."""
_CARD = r"(?:cards?|cart[ae]|kart\w{1,2}|n[or]\.?|nr|num\w+|número|vot\w+|głos\w*|letter\w*|liter\w*)\s+"
_NUMBER = r"(?<![\w.,:/+])(?!0)\d{1,2}(?![\w/]|[.,:]\d)"
_LETTER = rf"(?<!\w)[{HAND_LETTERS}](?!\w)"
_CALLED = re.compile(rf"{_CARD}(?:{_NUMBER}|{_LETTER})", re.IGNORECASE)
_A_CLUE = re.compile(rf"\s*[{HAND_LETTERS}{HAND_LETTERS.lower()}]\s*[:.)–—-]\s*\S|\s*[“”„«»\"].+[“”«»\"]\W*$")


def second_answer(ignored: str, got: Got) -> str:
    """The lines that look like another answer of that sort, before any signature."""
    return "\n".join(line.strip() for line in _above_signature(ignored) if _answers(line, got))


def without_signature(text: str, *, name: str) -> str:
    """A text without the signature below it, and without the name of who wrote it on its last line."""
    lines = list(_above_signature(text))
    own = {word.casefold() for word in _WORD.findall(name)}
    while len(lines) > 1 and {word.casefold() for word in _WORD.findall(lines[-1])} <= own:
        lines.pop()
    return "\n".join(lines).strip() or text


def _above_signature(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if _SIGNATURE.match(line):
            return
        yield line


def _answers(line: str, got: Got) -> bool:
    if got is Got.CLUE:
        return _A_CLUE.match(line) is not None
    if got not in (Got.CARDS, Got.VOTES):
        return False
    if _CALLED.search(line):
        return True
    numbers = [int(number) for number in re.findall(_NUMBER, line)]
    short = len(_WORD.findall(line)) <= _FEW
    letter = re.search(_LETTER, line) is not None and not re.match(r"\s*[AEI]\s+\w", line)
    return short and (letter or any(1 <= number <= MOST_CARDS_ON_TABLE for number in numbers))
