"""How a clue begins and ends: the letter of its card with a mark, a label, the card behind the words."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.clauses import clauses_of
from dixit_pbem.post.reading.labels import behind_a_label
from dixit_pbem.post.reading.languages import LEXICONS, folded, in_any
from dixit_pbem.post.reading.numerals import WORD_LETTERS
from dixit_pbem.post.reading.sense import Says, sense_of

_JOINS = in_any(lambda each: each.joins)
_ENDS = frozenset(".!?…;,")
_BEFORE_CARDS = in_any(lambda each: each.before_cards | each.labels | each.joins) | {"that's", "thats", "this"}
_OPEN_ENDS = frozenset(("a", "an", "the", "of", "un", "una", "um", "uma", "di", "de", "del", "el"))
"""Small words with which no clue ends: the noun behind them is the clue's."""
_DASHES = ("-", "–", "—")
_QUOTES = "\"'“„«"
NO_MARK = ("", ",", ";")
STRONG = ("\n", ":", "：", "=", ")", "-", "–", "—", "→", "/", "👉", "➡")
_LETTER = re.compile(
    r"(?P<open>[(\[{\"'“„«*_]+)?[ \t]?(?P<letter>[A-Za-z])(?!\w)(?(open)(?P<close>[ \t]?[)\]}\"'”»*_]*))"
    r"(?P<space>[^\S\n]*)(?P<mark>[-=]+>|→|👉|➡️?|(?P<one>[:：.=,;)\]–—…/-])(?P=one)*)?(?P<gap>\s*)(?P<text>.*)",
    re.DOTALL,
)
_SPELT = re.compile(
    r"(?P<letter>[A-Z](?=\s+(?:as in|come|como|jak)\s)|[B-DF-H])"
    r"\s+(?:as in|for|like|come|di|como|de|jak)\s+(?P<name>[A-Z][^\W\d_]{2,})"
    r"(?P<mark>\s*[:=]|\s[–—-](?=\s)|[^\S\n]*\n)(?P<text>.*)",
    re.DOTALL,
)
"""`A come Ancona: …`: the letter of a card as one spells it on the telephone."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*[:,]?\s+")
_MOST_WORDS_BEFORE = 7
_ATTACHED = frozenset("'’!?/%&#@+")
"""Behind a letter without a space these make it a part of a word: `C's`, `A/C`."""
_CARD_WORDS = tuple((each.nouns | each.clue, each.before | each.clue | each.greets) for each in LEXICONS)
"""Of each language the words that name a card or a clue, and all that may stand before its letter."""


def _plain(text: str) -> str:
    """The text with its accents gone and no letter more or less."""
    if text.isascii():
        return text
    return "".join(letter if letter.isascii() else folded(f"x{letter}")[1:2] or letter for letter in text)


_SMALL = "|".join(sorted({re.escape(_plain(word)) for word in in_any(lambda each: each.before_cards)}))
_CARD_NOUN = (
    rf"(?:(?:{_SMALL})\s+){{0,3}}(?:{'|'.join(sorted(in_any(lambda each: each.cards)))})"
    rf"(?:[^\S\n]+(?:{_SMALL}|me)){{0,2}}[^\S\n]*(?:[:=–—-]|[-=]+>|→|👉|➡\ufe0f?)?[^\S\n]*"
)
_BEHIND = (
    re.compile(
        rf"(?P<text>.*\S)(?:\s*[,;.!?…–—-]|\s|\n)+\(?{_CARD_NOUN}[\"“]?(?P<letter>[A-Za-z])[\"”)]*[.!)]*\s*",
        re.DOTALL | re.IGNORECASE,
    ),
    re.compile(r"(?P<text>.*\S)\s*[(\[]\s*(?P<letter>[A-Za-z])\s*[)\]][.!]*\s*", re.DOTALL),
    re.compile(r"(?P<text>[\"“„«].+[\"”»“])\s*[,:–—-]?\s*(?P<letter>[A-Z])[.!]*\s*", re.DOTALL),
)
_LINE = re.compile(r"\n\s*(?P<letter>[A-Za-z])[.):]?\s*\n")
_LATER = re.compile(r"(?:(?<![\w'’.])(?P<letter>[A-Z])\s?(?:[:=→]|\s[-–—])\s*\S)")
_LISTED = re.compile(r"(?<=[.!?]\s)(?P<letter>[A-Z]),\s\S")


_CALLED = re.compile(
    r"^(?:please,?\s+)?(?:and\s+|e\s+|i\s+|y\s+)?(?:let's call it|i'?ll call it|i'?d call it|call it|chiamiamola"
    r"|la chiamo"
    r"|chamemos-lhe|chamo-lhe|llamémosla|la llamo|la llamaré|nazwijmy to|nazwijmy ją)\s*:?\s+",
    re.IGNORECASE,
)
"""`Card B, and let's call it moth-eaten majesty`."""


@frozen
class Start:
    """How a clue begins: the letter, whether it surely is one, the mark behind it, and the words."""

    letter: str
    sure: bool
    mark: str
    text: str


def start_of(paragraph: str) -> Start | None:
    """How the paragraph begins, if it begins with a letter."""
    inside = prose.unquoted(paragraph)
    text = inside if inside != paragraph and _LETTER.match(inside) else paragraph
    spelt = _SPELT.match(text)
    if spelt is not None and folded(spelt["name"])[:1].upper() == spelt["letter"] and spelt["text"].strip():
        return Start(spelt["letter"], sure=True, mark=spelt["mark"].strip() or "\n", text=spelt["text"].strip())
    found = _LETTER.match(text)
    start = _started(found) if found is not None else None
    if start is not None and start.sure:
        return start
    return _behind_card_words(text) or start


def goes_on_with_a_letter(below: str) -> bool:
    """`… so C: the third drink`, behind a quotation: is another clue told there?"""
    found = _LATER.search(below)
    return found is not None and below[found.end() - 1].isalnum()


def start_behind_talk(paragraph: str, asked: Asked) -> Start | None:
    """`Sorry for the delay! C: the moon`: a letter with a plain mark behind nothing but small talk."""
    found = _LATER.search(paragraph) or _LINE.search(paragraph) or _LISTED.search(paragraph)
    if found is None or found["letter"].upper() not in asked.letters or not found.start():
        return None
    talk = clauses_of((tuple(paragraph[: found.start()].split("\n")),))
    # A line above a letter that stands alone may be the clue.
    plain_talk = (Says.COURTESY, Says.LEAD) if found.re is _LINE else (Says.COURTESY, Says.IDLE, Says.LEAD)
    if asked.standing is not None:
        plain_talk = (*plain_talk, Says.TAKES_BACK)
    if any(sense_of(clause, asked).says not in plain_talk for clause in talk):
        return None
    start = start_of(paragraph[found.start("letter") :])
    plain = start is not None and (start.mark[:1] in STRONG or found.re is not _LATER)
    one = found.re is not _LISTED or (start is not None and "," not in start.text)
    return start if start is not None and start.sure and plain and start.text and one else None


def behind_label(text: str) -> str | None:
    """What follows `Clue:` or `il mio indizio è:`; nothing where no such label stands in front."""
    label = behind_a_label(text)
    return label.words if label is not None and not label.above.strip() and not label.below.strip() else None


def card_behind(text: str, letters: Collection[str]) -> tuple[str, str] | None:
    """The card that is named behind the words, and the words."""
    for shape in _BEHIND:
        found = shape.fullmatch(_plain(text) if shape is _BEHIND[0] else text)
        if found is not None and found["letter"].upper() in letters:
            words = text[: found.end("text")].strip().rstrip(",;–—").rstrip()
            above, _, last = words.rpartition(" ")
            if shape is _BEHIND[0] and folded(last) in _OPEN_ENDS and last.islower() and above[-1:].isalnum():
                words = text[: found.start("letter")].rstrip(' \t"“(:=→–—-')  # `once upon a letter - F`
            told = _without_article(words.rstrip("(").strip())
            return found["letter"].upper(), prose.unquoted(told.rstrip(" –—-") if told != words else told)
    return None


def _without_article(words: str) -> str:
    """`… summer night. A` of `A carta é a E`, `… and that's for` of `that's for card A`: what leads to the card."""
    told = words
    while (parts := told.rpartition(" "))[0] and folded(parts[2].strip(",")) in _BEFORE_CARDS:
        told = parts[0].rstrip()
        if folded(parts[2]) in _JOINS:
            return told
    begun = told != words and words[len(told) :].strip()[:1].isupper() and told[-1:] in _ENDS
    return told if begun or told[-1:] in _DASHES else words


def _behind_card_words(text: str) -> Start | None:
    """How it begins behind `card` or `la mia carta è la`; nothing if it does not begin so."""
    words: list[str] = []
    at = 0
    while len(words) < _MOST_WORDS_BEFORE and (word := _WORD.match(text, at)) is not None:
        words.append(folded(word[0].strip(" :,\n\t")))
        at = word.end()
        names_card = any(not named.isdisjoint(words) and known.issuperset(words) for named, known in _CARD_WORDS)
        found = _LETTER.match(text, at) if names_card else None
        start = _started(found) if found is not None else None
        if start is not None and start.sure:
            return replace(start, text=behind_label(start.text) or start.text)
    return None


def _started(found: re.Match[str]) -> Start:
    word = found["letter"].lower() in WORD_LETTERS
    mark, text, attached = found["mark"] or "", found["text"], not (found["gap"] or found["space"])
    if found["open"] and not (found["close"] or "").strip() and found["open"][-1] in _QUOTES and not mark:
        sure = False  # `"A stranger's smile"`
    elif not text or found["open"] or (not mark and "\n" in found["gap"]):
        sure = True
    elif not mark:
        sure = not word and not (attached and text[0] in _ATTACHED)
    elif attached and mark[0] in "-.–—/":
        sure = False
    else:
        initials = mark == "." and text[1:2] == "." and text[0].isalpha()
        sure = not initials and not (word and (mark[0] in ",;…" or mark.startswith("..")))
    told = _CALLED.sub("", text.strip())
    mark = mark or ("\n" if "\n" in found["gap"] else "")
    return Start(found["letter"].upper(), sure=sure, mark=mark, text=behind_label(told) or told)
