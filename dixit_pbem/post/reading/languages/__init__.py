"""What players of each language put round an answer: a module a language, all of one form (`lexicon`)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from dixit_pbem.post.reading.languages.english import ENGLISH
from dixit_pbem.post.reading.languages.french import FRENCH
from dixit_pbem.post.reading.languages.german import GERMAN
from dixit_pbem.post.reading.languages.italian import ITALIAN
from dixit_pbem.post.reading.languages.lexicon import Lexicon, folded
from dixit_pbem.post.reading.languages.polish import POLISH
from dixit_pbem.post.reading.languages.portuguese import PORTUGUESE
from dixit_pbem.post.reading.languages.spanish import SPANISH

__all__ = [
    "ENGLISH",
    "FRENCH",
    "GERMAN",
    "ITALIAN",
    "LEXICONS",
    "POLISH",
    "PORTUGUESE",
    "SPANISH",
    "Lexicon",
    "folded",
    "in_any",
]

LEXICONS = (ENGLISH, ITALIAN, PORTUGUESE, POLISH, FRENCH, GERMAN, SPANISH)


def in_any(chosen: Callable[[Lexicon], Collection[str]]) -> frozenset[str]:
    """What any of the languages has of this: words or phrases."""
    return frozenset().union(*map(chosen, LEXICONS))
