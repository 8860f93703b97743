"""Words that a thumb missed: `votng`, `vtoo`, `numbr`, `dsclpa`; tried only where nothing else helps.

Only what is no word of ours, begins with the right letter, and lacks one letter, two vowels, or has two exchanged.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from dixit_pbem.post.reading.languages import LEXICONS, folded
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.prose import Written, with_paragraphs

_MEANT = (
    "vote voting votes choose choosing picking playing think number guess please sorry thanks going definitely probably"
    " voter choisis joue pense numéro crois merci désolé pardon dirais parie propose"
    " voto votare scelgo gioco numero penso credo grazie scusa scusate direi escolho jogo aposto acho obrigada obrigado"
    " desculpa desculpem elijo escojo juego apuesto creo pienso gracias perdona perdón disculpa número głosuję"
    " wybieram stawiam obstawiam numer karta karte wydaje przepraszam dzięki proszę"
)
_OTHERS = words("voo scus thins pens cred dire goig gico acho jog tanks soy")
"""Words of their own, or of nothing."""
_WORD = re.compile(r"[^\W\d_]{3,14}")
_VOWELS = frozenset("aeiouy")
_SHORTEST = 3


def mended(text: Written) -> Written:
    """The same with the few words put right that matter round an answer."""
    return with_paragraphs(text, tuple(tuple(_WORD.sub(_put_right, line) for line in each) for each in text.paragraphs))


def _put_right(found: re.Match[str]) -> str:
    word = folded(found[0])
    return found[0] if word in _known() else _slips().get(word, found[0])


@cache
def _known() -> frozenset[str]:
    """Every word that any of the languages knows."""
    sets = (getattr(lexicon, name) for lexicon in LEXICONS for name in lexicon.__dataclass_fields__)
    return frozenset(word for each in sets for phrase in each for word in phrase.split()) | _OTHERS


@cache
def _slips() -> Mapping[str, str]:
    """Each slip, and the one word that it is of."""
    found: dict[str, str] = {}
    for word in _MEANT.split():
        for slip in _slips_of(folded(word)):
            if slip[:1] == folded(word)[:1] and len(slip) >= _SHORTEST:
                found.setdefault(slip, word)
    return found


def _slips_of(word: str) -> Iterator[str]:
    for at in range(1, len(word)):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + word[at : at + 2][::-1] + word[at + 2 :]
        for later in range(at + 1, len(word)):
            if word[at] in _VOWELS and word[later] in _VOWELS and len(word) > _SHORTEST + 1:
                yield word[:at] + word[at + 1 : later] + word[later + 1 :]
