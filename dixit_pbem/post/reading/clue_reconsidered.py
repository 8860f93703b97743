"""Beside a clue: a second thought below it, words that are none, and a name above it that begins with an initial.

`Hint: “a thousand doors”, card A⏎Better not.`, `On reflection: no`,
`call me: 0171 63 5`, `E. García⏎⏎E - the way home`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.beginnings import STRONG, start_of
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import NOT, words
from dixit_pbem.post.reading.languages.pointing import ROUNDS
from dixit_pbem.post.reading.languages.weighing import MAYBE_NOT, REFLECTS
from dixit_pbem.post.reading.numerals import ORDINALS
from dixit_pbem.post.reading.tokens import tokens_of

_NO = words("no nein nee nö non não nie nope not") | {NOT}
_BUTS = in_any(lambda each: each.buts)
_INITIAL_AND_NAME = re.compile(r"[A-Z]\.\s?[A-Z]\w+(?: [A-Z]\w+)?[.!]?")
_DIGITS_ALONE = re.compile(r"[\d\s()+/.–-]+")
_TELEPHONE = re.compile(r"[+0(]")
_FEWEST_DIGITS, _NEAR = 6, 3
_OF_TELEPHONES = words(
    "tel telefon handy mobil ruf anrufen nummer phone call mobile cell text llámame llama llamadme móvil teléfono"
    " appelle appelez appelle-moi tél téléphone portable chiamami chiamatemi telefono cellulare liga-me liguem-me"
    " telefone telemóvel zadzwoń dzwoń telefonu komórka"
)
_WAS = words("war waren was were fue era été était fut foi era è stato stata była był było")


def is_reconsidered(written: str, found: ClueRead) -> bool:
    """`Doch nicht.` on a line below the clue."""
    above, told, below = written.rpartition(found.text)
    lines = (below if told else above).split("\n")[1:]
    return any(_thinks_again(prose.words_in(tokens_of(line))) for line in lines)


def _thinks_again(said: Sequence[str]) -> bool:
    said = said[1:] if said and said[0] in _BUTS and " ".join(said) not in MAYBE_NOT else said
    reflects = begins(said, REFLECTS)
    return " ".join(said) in MAYBE_NOT or (0 < reflects < len(said) and set(said[reflects:]) <= _NO)


def is_no_clue(written: str, found: ClueRead) -> bool:
    """A telephone number; and, where no card is told with it, a mere refusal, or what is said of a round."""
    if _is_a_telephone_number(written, found.text):
        return True
    said = prose.words_in(tokens_of(found.text))
    return found.letter is None and written.startswith(found.text) and (_thinks_again(said) or _is_of_a_round(said))


def _is_a_telephone_number(written: str, clue: str) -> bool:
    if _DIGITS_ALONE.fullmatch(clue) is None or sum(map(str.isdigit, clue)) < _FEWEST_DIGITS:
        return False
    line = next((line for line in written.split("\n") if clue in line), "")
    leads = not _OF_TELEPHONES.isdisjoint(prose.words_in(tokens_of(line.partition(clue)[0])))
    return leads or _TELEPHONE.match(clue) is not None


def _is_of_a_round(said: Sequence[str]) -> bool:
    """`Die zweite Runde war düster`: it is said of a round that was."""
    front = said[:_NEAR]
    counted = not ORDINALS.isdisjoint(front)
    return counted and not ROUNDS.isdisjoint(front) and not _WAS.isdisjoint(said[_NEAR - 1 : _NEAR + 1])


def without_name_above(text: prose.Written, asked: Asked) -> prose.Written:
    """The mail without the line `E. García` above all else, where E and its clue begin a paragraph below."""
    if asked.blind or not text.paragraphs or _INITIAL_AND_NAME.fullmatch(text.paragraphs[0][0]) is None:
        return text
    starts = (start_of("\n".join(paragraph)) for paragraph in text.paragraphs[1:])
    told = any(
        start is not None
        and start.sure
        and bool(start.text)
        and start.letter in asked.letters
        and start.letter == text.paragraphs[0][0][0]
        and start.mark[:1] in STRONG
        for start in starts
    )
    first, below = text.paragraphs[0], text.paragraphs[1:]
    return replace(text, paragraphs=(first[1:], *below) if first[1:] else below) if told else text
