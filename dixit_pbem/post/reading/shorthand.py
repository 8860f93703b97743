"""Letters that are no cards but the beginnings of words, as phones write them: `c cool`, `d acuerdo`, `A+`, `z. B.`."""

from __future__ import annotations

import re

_OF_ONE_LETTER = {
    "a": "tte",
    "b": (
        "noche noches nuit journée journee soirée soiree chance noite dia días dias tarde tardes sorte manhã"
        " right back there well careful seeing quick"
    ),
    "c": (
        r"moi toi nous la\svie parti bon beau vrai clair super sûr sur tout tard ça est était etait fait noté note"
        " génial genial dommage compris trop très tres pas quand quoi koi qui ki bien nul gentil rigolo marrant drôle"
        " drole dur difficile facile compliqué complique parfait réglé chaud fini joli dingue mieux reçu magnifique"
        " ok okay cool top chouette sympa ouf mort chiant triste long fou u ya you vediamo sentiamo sta sto stai"
        " stiamo sono siamo vuole era certeza vc vcs você vocês carinho licença calma"
    ),
    "d": (
        "accord acc ac acuerdo accordo abord ailleurs toute nada rien niente nulla solito momento verdad una pronto vez"
        " hecho boa"
    ),
    "f": "it",
}
"""The words behind a letter of which a phone keeps no more: `d acuerdo`, `c moi`, `b noche`, `b right back`."""
_ELIDED = re.compile(
    r"(?<![\w'’])(?:"
    + "|".join(
        rf"[{letter}{letter.upper()}] (?=(?:{'|'.join(behind.split())})(?!\w))"
        for letter, behind in _OF_ONE_LETTER.items()
    )
    + ")"
)
_VERY = re.compile(
    r"(?<!\w)([Tt])res(?= (?:bien|bons?|bonnes?|beaux?|belles?|jolie?s?|dr[oô]les?|contente?s?|difficiles?|faciles?"
    r"|forte?s?|heureu[sx]e?s?|chouettes?|sympas?|gentil(?:le)?s?|poétiques?|fine?s?|malin|maline|tard|tôt|vite|fier|fière)(?!\w))"
)
"""The French *very* without its accent, which is three in Spanish."""
_VERY_IN_SHORT = re.compile(
    r"(?<![\w.])([bB])\.\s?(?=(?:(?:ładn|fajn|trudn|łatw|lubi|ciekaw|piękn|śmieszn|mądr|trafn)[^\W\d_]+|dobr(?:e|a|ze)|mi(?:ło|ła|łe))(?!\w))"
)
"""The Polish one, of which a letter is left: `b. ładne`."""
_ABBREVIATED = re.compile(
    r"(?<![\w.])(?:([zZ])\.\s?(B)|([dD])\.\s?(h)|([uU])\.\s?([aAU])|([eE])\.\s?(g)|([cC])\.\s?-?à-?\s?(d)"
    r"|([fF])\.\s?Y\.\s?(I)|([cC])\.\s?d\.\s?(n)|([bB])\.\s?a\.\s?(w))\.(?=\W|$)"
)
"""`z. B.`, `d. h.`, `e. g.`, `c.-à-d.`: words of which but a letter each is left."""
_SEE_YOU = re.compile(r"(?<![\w'’+])[AaÀà]\+{1,2}(?!\s?\w(?!\w)|\w|\+)")
"""The French *see you*, and no card: `A+`."""


_FOR_ME = re.compile(r"(?<!\w)(?:(pr)(?= (?:moi|nous|la|le|l['’])(?!\w))|x(?= m[ií](?!\w)))", re.IGNORECASE)
"""`4 pr moi`, `4 x mi`."""
_I = re.compile(r"(?<!\w)([jJ])(?=(?:suis|pense|crois|vote|dirais|prends|mets|joue|donne|choisis|hésite|sais)(?!\w))")
"""`Jsuis`, `jvote`."""
_IT_IS = re.compile(r"(?<![\w'’])([cC])(?= (?:la|le) (?:\w|\d)(?!\w))")
"""`C la 4`."""


def spelt_out(line: str) -> str:
    """The line with words for what phones write in a letter."""
    line = _I.sub(r"\1e ", _IT_IS.sub(r"\1'est", _FOR_ME.sub(lambda found: "pour" if found[1] else "por", line)))
    line = _VERY.sub(r"\1rès", _ELIDED.sub(lambda found: f"{found[0].strip()}'", line))
    line = _ABBREVIATED.sub(lambda found: "".join(filter(None, found.groups())), line)
    return _SEE_YOU.sub("à plus", _VERY_IN_SHORT.sub(r"\1ardzo ", line))
