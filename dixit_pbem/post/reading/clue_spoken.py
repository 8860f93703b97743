"""A clue that is told as one speaks: `My clue is Homesick, card D`, `Card B, I say: spring`."""

from __future__ import annotations

import re

from dixit_pbem.frozen import replace
from dixit_pbem.post.reading.answers import ClueRead
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.beginnings import STRONG
from dixit_pbem.post.reading.clue_words import OF_CLUES
from dixit_pbem.post.reading.labels import SAID_OF_CLUES
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.lexicon import phrases
from dixit_pbem.post.reading.prose import words_in
from dixit_pbem.post.reading.tokens import tokens_of

_NOUNS = in_any(lambda each: each.clue) & OF_CLUES
_SMALL = in_any(lambda each: each.labels)
_MOST_SMALL = 3
_LABELS = tuple(
    re.compile(
        rf"(?P<small>(?:[^\W\d_]+[\s'’]+){{{count}}})(?P<noun>[^\W\d_]+)"
        r"(?:['’]s|\s+(?P<copula>[^\W\d_]+(?:['’][^\W\d_]+)?))\s+(?P<words>\S.*)",
        re.DOTALL,
    )
    for count in range(_MOST_SMALL + 1)
)
_IS = frozenset(("is", "è", "é", "es", "est", "c'est", "ist", "to", "jest", "lautet", "brzmi", "will", "será", "sarà"))
_SAYS = phrases(
    "i say|i'd say|i would say|i'll say|i will say|i shall say|let's say|saying"
    "|dico|io dico|direi|io direi|dirò|diciamo|digo|eu digo|diria|eu diria|digamos"
    "|yo digo|diré|diría|yo diría|mówię|ja mówię|powiem|powiedziałabym|powiedziałbym|powiedzmy"
    "|je dis|moi je dis|je dirais|je dirai|disons|ich sage|sage ich|ich würde sagen|sagen wir"
)
_QUOTES = tuple("\"'“„«‘")
_WORD = re.compile(r"[^\W\d_]+")


def as_spoken(found: ClueRead, written: str) -> tuple[ClueRead, bool]:
    """The clue without what introduces it, and whether that is sure: behind `B:` all that follows may be the clue."""
    above = written.rpartition(found.text)[0].rstrip(" \t")
    verbatim = above.endswith(STRONG)
    if above.endswith(_QUOTES):
        return found, True
    label = next(filter(_is_a_label, (each.fullmatch(found.text) for each in _LABELS)), None)
    if label is not None and not verbatim:
        first = _WORD.match(label["words"])
        spoken_of = first is not None and folded(first[0]) in SAID_OF_CLUES
        return replace(found, text=label["words"]), not spoken_of
    head, colon, told = found.text.partition(":")
    said = words_in(tokens_of(head))
    if colon and told.strip() and begins(said, _SAYS) == len(said) > 0:
        return replace(found, text=told.strip()), not verbatim
    named = len(said) > 1 and said[0] in _NOUNS  # `clue daydream card D`
    return found, verbatim or (begins(said, _SAYS) in (0, len(said)) and not named)


def _is_a_label(label: re.Match[str] | None) -> bool:
    if label is None or folded(label["noun"]) not in _NOUNS:
        return False
    small = map(folded, _WORD.findall(label["small"]))
    return (label["copula"] is None or label["copula"].casefold() in _IS) and _SMALL.issuperset(small)
