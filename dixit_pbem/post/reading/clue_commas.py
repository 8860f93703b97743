"""A clue behind its letter and a comma, where that letter is a word as well: `A, lo zio ricco`, `e, ninguém me liga`.

`A,` and `E,` are sighs and joins too, so that what follows must be a few words that begin like no sentence to us.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.beginnings import Start, start_of
from dixit_pbem.post.reading.chat import GAME
from dixit_pbem.post.reading.clue_words import OF_CLUES, is_farewell
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.tokens import tokens_of

_SHORTEST_PHRASE, _LONGEST_PHRASE = 2, 7
_NO_CLUE = in_any(
    lambda each: (
        each.particles
        | each.greets
        | each.closes
        | each.assents
        | each.sorry
        | each.comments
        | each.buts
        | each.joins
        | each.either
        | each.hedges
        | each.laughs
        | each.wishes
        | each.decides
        | each.please
        | each.corrects
        | each.behind
        | each.concedes
    )
)
"""What a sentence begins with that is no clue behind `A,` and `E,`: these are sighs and joins as well."""
_TALK = GAME | OF_CLUES | in_any(lambda each: each.undecided | each.later | each.sorry)


def start_with_comma(
    written: str, lines: prose.Paragraph, after: Sequence[prose.Paragraph], asked: Asked
) -> Start | None:
    """How the clue begins; a comma makes a letter sure where nothing else can be meant."""
    start = start_of(written)
    sure = start is not None and not start.sure and _is_parted_by_a_comma(start, lines, after, asked)
    return replace(start, sure=True) if sure and start is not None else start


def _is_parted_by_a_comma(start: Start, lines: prose.Paragraph, after: Sequence[prose.Paragraph], asked: Asked) -> bool:
    """`A, lo zio ricco`, `e, ninguém me liga`: a letter, a comma and a few words that say nothing else."""
    tokens = tokens_of(start.text)
    said = prose.words_in(tokens)
    calm = (
        start.mark == ","
        and asked.standing is None
        and "," not in start.text
        and _SHORTEST_PHRASE <= len(said) <= _LONGEST_PHRASE
        and len(lines) == 1
        and "?" not in start.text
    )
    if not calm or any(not is_farewell(each, asked) for each in after):
        return False
    return not begins(said, _NO_CLUE) and _TALK.isdisjoint(said)
