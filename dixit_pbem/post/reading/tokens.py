"""The words, numbers and marks of a line; pictures and smileys part what stands around them, as marks do."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from unicodedata import category, normalize

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.languages.lexicon import IF, NOT, as_meant, folded
from dixit_pbem.post.reading.shorthand import spelt_out

LONGEST_LINE = 300
PICTURE = "☺"
"""Any smiley or picture."""
_TOKEN = re.compile(
    r"(?P<number>\d+)(?P<th>st|nd|rd|th|er|[eè]re|[eè]me|e)?(?!\w)|(?P<digits>\d+)"
    r"|(?P<word>[^\W\d_]+(?:['’-][^\W\d_]+)*)|(?P<mark>\S)"
)
_SMILEY = re.compile(r"(?<!\S)(?:[:;=]['’]?-?[()DPpOo*|/\\]+|[xX][dD]+|<3+|\^_?\^)(?!\S)")
_ELISION = re.compile(r"\b(?:[Ll]|[Dd]ell|[Aa]ll|[Ss]ull)['’](?=\w)")
_NUMBER_SIGN = re.compile(
    r"\b(?:[Nn][or]?|N[OR]|[Nn]um)\.\s?(?=[ºª]?\s?\d)|\b[Nn]\.?[ºª°]\.?\s?(?=\d)|№\s?(?=\d)|\b[Nn][ro](?=\d)"
)
_SHORT = re.compile(r"\s*\b(?:s\.f\.f|p\.f|s\.v\.p|p\.f\.v|r\.s\.v\.p)\.?(?=\W|$)", re.IGNORECASE)
"""Please, in short."""
_NAMED_F = re.compile(r"(?<![\w'’])(?:[Ee]ffe|[Ee]fe)(?!\w)")
"""The one letter whose name is no word of ours."""
_IF = re.compile(
    r"(?<!\w)[Ss]i(?=\s(?:"
    r"(?:tout le monde|[^\W\d_]+)\s(?:ne\s|n['’])?(?:(?:l['’]a|la|le|a|ont|est|ha)\s)?(?:(?:pas|déjà|encore)\s)?"
    r"(?:vot(?:e|ent|ait|é|a|an|ó|ado)|chois(?:it|issent|i|ie)|joue(?:nt|é)?|pren(?:d|nent)|pris|dit|donn(?:e|ent|é)"
    r"|met(?:tent)?|mise?|gagn[ea]|conte|elige|eligió|escoge|escogió|pone|puso|juega|jugó|toma|dice|dijo)"
    r"|c['’](?:est|était)\s(?:pas\s)?(?:la|le|elle|lui|toi|vous)|ce n['’](?:est|était) pas (?:la|le|elle)"
    r"|tu\s(?:n['’]|l['’]|ne\s)?(?:as|a|mets|prends|votes|joues|gardes|choisis)|t['’]as|j['’]avais|j['’]ai|j['’]arrive"
    r"|(?:je|on) l['’]avait?s?"
    r"|l[ao]s?\s(?:\w\s)?(?:tuviera|tuviese|hubiera|hubiese|tengo|tiene)"
    r")(?!\w))"
)
"""The French and the Spanish condition, for `si` alone is a yes and much else: `si Ana vote 3`."""
_REPORTED = re.compile(r"(?<!\w)((?:sag|mein|glaub|denk|behaupt|schwör)(?:t|te|et|ete)|findet|dachte|fand),(?=\s)")
"""The comma that German puts behind what somebody says or thinks parts no two sentences: `Ana sagt, es ist die 3`."""
_BULLET = re.compile(r"(?m)^\s*[-–•*]\s+")
_ORDINAL = re.compile(r"(?<=\d)\.?[ªº°]")
_REPEATED = re.compile(r"(?<!\w)([A-Z])\1{2,}(?!\w)|(?<!\w)([B-Zb-z])(?:\s\2(?!\w)){2,}")
_SMALL = re.compile(r"[⁰¹²³⁴-⁹₀-₉¼-¾⅐-⅞]+")
"""Exponents and fractions are no numbers of cards."""
_UNREAD = frozenset(("Sk", "Cf", "Me", "Cn", "Co"))
"""What does not show, as Unicode sorts letters."""


@frozen
class Token:
    """A word, a number or a mark; `word` is folded, and empty for the other two."""

    raw: str
    word: str = ""
    number: int | None = None
    alone: bool = True
    """Does a space or a harmless mark stand on both sides?"""
    ordinal: bool = False

    @property
    def is_mark(self) -> bool:
        """Is it neither a word nor a number?"""
        return not self.word and self.number is None


@lru_cache(256)
def tokens_of(line: str) -> tuple[Token, ...]:
    """The line's tokens."""
    line = (
        _REPEATED.sub(lambda found: found[1] or found[2], line[: 4 * LONGEST_LINE])
        if _REPEATED.search(line[: 4 * LONGEST_LINE])
        else line
    )
    line = _REPORTED.sub(r"\1", _IF.sub("au-cas-où", _NAMED_F.sub("F", spelt_out(line))))
    line = _shown(_NUMBER_SIGN.sub(" nr ", _SHORT.sub(" ", _BULLET.sub("", line[: 4 * LONGEST_LINE]))))
    tokens: list[Token] = []
    for found in _TOKEN.finditer(line):
        raw, before, after = found[0], line[: found.start()][-2:], line[found.end() :][:2]
        if digits := found["number"] or found["digits"]:
            # A number with a nought before it, or an endless one, is on no table.
            number = int(digits) if len(digits) < 4 and not digits.startswith("0") else 0
            counted = before[-1:] == "+" and not before[:1].isdigit()  # `+1`
            counted = counted or before in (" -", " −")  # `snow and -7`; one that begins a line is a list's
            alone = not (counted or _touches(before[::-1]) or _touches(after))
            tokens.append(Token(raw, number=number, alone=alone, ordinal=bool(found["th"])))
        elif found["word"]:
            alone = not (before[-1:].isdigit() or after[:1].isdigit())
            tokens.append(Token(raw, word=folded(raw), alone=alone))
        else:
            tokens.append(Token(raw))
    meant = as_meant([token.raw if token.raw == "sí" else token.word for token in tokens])
    return tuple(
        replace(token, word=word) if word in (IF, NOT) else token for token, word in zip(tokens, meant, strict=True)
    )


def _shown(line: str) -> str:
    """The line as it reads: emoji as one mark, elisions as articles."""
    if not line.isascii():
        line = _ORDINAL.sub(" ", _SMALL.sub("%", line))
        letters = (f" {PICTURE} " if category(each) == "So" else each for each in normalize("NFKC", line))
        line = "".join(each for each in letters if len(each) > 1 or category(each) not in _UNREAD).replace("\ufe0f", "")
    return _ELISION.sub("la ", _SMILEY.sub(f" {PICTURE} ", line))


def _touches(side: str) -> bool:
    # `3a`, `10:30`, `3.5`, `3/5`, `3-5`: parts of something else; `3,5` is a list.
    if not side or side[0].isspace():
        return False
    return side[0].isalpha() or side[0] in "/\\%€$£@^" or (side[0] in ".:-–'" and side[1:].isdigit())
