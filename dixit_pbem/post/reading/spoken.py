"""Phrases and lines in one form, so that each phrase is found however somebody writes it.

`C’est pas ça`, `c est pas ca`; `Inscrivez-moi`, `inscrivez moi`; `d accord`.
"""

from __future__ import annotations

import re
from functools import cache

from dixit_pbem.post.reading.languages.lexicon import as_meant
from dixit_pbem.post.reading.tokens import tokens_of

_JOINS = re.compile("['’-]")


def words_in(line: str) -> tuple[str, ...]:
    """The words of a line, folded; what a mark joins are two, and no mark stands between them."""
    return tuple(as_meant([token.word for token in tokens_of(_JOINS.sub(" ", line)) if token.word]))


@cache
def phrases_in(text: str) -> frozenset[str]:
    """Each phrase of a list with commas, in the form that lines have."""
    return frozenset(" ".join(words_in(phrase)) for phrase in text.split(","))
