"""Small talk round an answer, said anew each time, with what it is: pools of phrases with places to fill."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from tests.post.reading.wide.numbers import CARDINALS, ORDINALS
from tests.post.reading.wide.talk_de import TALK as DE
from tests.post.reading.wide.talk_en import TALK as EN
from tests.post.reading.wide.talk_es import TALK as ES
from tests.post.reading.wide.talk_fr import TALK as FR
from tests.post.reading.wide.talk_it import TALK as IT
from tests.post.reading.wide.talk_pl import TALK as PL
from tests.post.reading.wide.talk_pt import TALK as PT

POOLS = {
    language: {kind: tuple(phrases.split("|")) for kind, phrases in talk.items()}
    for language, talk in {"en": EN, "fr": FR, "it": IT, "pt": PT, "pl": PL, "de": DE, "es": ES}.items()
}
LANGUAGES = tuple(POOLS)
PLAIN = ("comment", "reason", "courtesy", "greeting", "signoff")
"""What holds nothing that could be an answer."""
LOADED = ("number", "little", "initial", "ordinal", "table")
"""What holds a number, a letter or a little word that is nobody's answer."""
OTHER = ("question", "doubt", "hedge", "retraction", "automatic", "banner")
KINDS = (*PLAIN, *LOADED, *OTHER)
PLACE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Talk:
    """Something said that is no answer."""

    kind: str
    text: str


def candidate(chance: Random, *, letters: bool) -> str:
    return chance.choice("ABCDEF") if letters else str(chance.randint(1, 6))


def filled(chance: Random, language: str, place: str, *, letters: bool) -> str:
    match place:
        case "n" | "m":
            return str(chance.randint(1, 8))
        case "nn":
            return f"{chance.randrange(0, 60, 5):02}"
        case "big":
            return str(chance.randint(1000, 99999))
        case "l":
            return chance.choice("ABCDEF")
        case "x" | "y":
            return candidate(chance, letters=letters)
        case "w" | "w2":
            return chance.choice(chance.choice(CARDINALS[language][1:8]).split())
        case "o":
            return chance.choice(chance.choice(ORDINALS[language][:8]).split())
        case "of":
            return chance.choice(ORDINALS[language][:8]).split()[0]
        case _:
            return phrase(chance, language, place, letters=letters)


def phrase(chance: Random, language: str, kind: str, *, letters: bool) -> str:
    """A phrase of that kind; what it says of the table are letters where cards are given, and numbers else."""
    pattern = chance.choice(POOLS[language][kind])
    return PLACE.sub(lambda found: filled(chance, language, found[1], letters=letters), pattern)


def said(chance: Random, language: str, kind: str, *, letters: bool) -> Talk:
    return Talk(kind, phrase(chance, language, kind, letters=letters))
