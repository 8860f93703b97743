"""The strict judge of clues: from the text of a mail alone, what speaks against a clue that was read from it."""

from __future__ import annotations

import re

from dixit_pbem.post.reading.answers import Asked
from tests.post.reading.wide import judge_words as known
from tests.post.reading.wide.judge_cores import Danger, letter_danger
from tests.post.reading.wide.judge_text import clauses, has, is_polite, plain
from tests.post.reading.wide.moves import Move, bare_clue

CARD_WORD = r"(?:card|carte|carta|karta|kartę|karte)"
CLUE_WORD = r"(?:clue|my clue|indice|mon indice|indizio|pista|a minha pista|mi pista|hasło|hinweis|mein hinweis)"
LABELLED = re.compile(rf"^.{{0,20}}?{CLUE_WORD}\s*[:=–-]\s*(.+)$", re.IGNORECASE | re.MULTILINE)
SPOKEN_OF = re.compile(
    r"\b[B-DF]\b +(?:est|était|pour|et|is|was|for|or|and|but|can|could|è|era|é|to|jest|o|ou|e|i|albo"
    r"|ist|war|für|und|oder|kann|könnte|es|era|y|podría)\b"
)
"""A letter that a sentence is about."""
NAME = re.compile(r"(?<=\n)[A-Z]\. [A-Z]\w+[ ]*$|\b[A-Z]\. [A-Z]\. [A-Z]\w+", re.MULTILINE)
"""Who signs with an initial."""
NAME_ABOVE = re.compile(r"^[A-Z]\. [A-Z]\w+(?: [^\W\d_]{2,})*[ ]*$", re.MULTILINE)
"""And who begins with it, where card and clue have labels: `D. Maria manda beijos`."""
CARD_LABEL = re.compile(rf"(?:^{CARD_WORD} ?:|, {CARD_WORD}) [A-F]$", re.IGNORECASE | re.MULTILINE)
DOUBT = re.compile(
    rf"^(?:(?:{'|'.join(sorted(known.HEDGE))}|well|bem|mah|guess|direi|diria|credo|acho|que|że|i|no idea|non so|não sei"
    r"|sei lá|no nie wiem|not|but|na ja|weiß|ich|ni idea|no sé)\b[ ,]*)+",
    re.IGNORECASE | re.MULTILINE,
)
"""Doubts of the mild kind before an answer."""
QUOTED = re.compile(r"^.{0,16}?[“\"«„](.+)[”\"»“]\.?$", re.MULTILINE)
SHORT = 3
"""So many words a closing takes."""
FEW = 1
"""So many words with a letter are rather an answer than small talk."""


def paragraphs(text: str) -> list[str]:
    return [each.strip() for each in re.split(r"\n\s*\n", text) if each.strip()]


def without(text: str, clue: str) -> str:
    """The mail without the clue, or nothing where it does not stand there as it was read."""
    words = [re.escape(each) for each in clue.split()]
    hits = list(re.finditer(r"\s+".join(words), plain(text), re.IGNORECASE)) if words else []
    if not hits:
        return ""
    return plain(text)[: hits[-1].start()] + "¶" + plain(text)[hits[-1].end() :]


def is_loose(letter: str, rest: str) -> bool:
    """Does it stand before the clue with no mark, or with a comma? A letter that is a word needs that, and a line."""
    if letter.upper() in "AE":
        return bool(re.search(rf"^{letter},\s+[\"“]?¶\W*$", rest, re.MULTILINE))
    return bool(re.search(rf"(?:^|[.!?\n]\s*){letter},?\s+[\"“]?¶", rest, re.MULTILINE))


def is_anchored(letter: str, rest: str) -> bool:
    """Does the letter stand there as a card's: behind a card word, in brackets, before a mark, on its own line?"""
    behind_word = rf"(?i:{CARD_WORD})[:\s]+(?:(?i:est|is|è|é|to|ist|es) +)?(?:(?i:la|a|die) +)?{letter}\b"
    named = rf"(?i:{CARD_WORD} (?:is|est la|è la|é a|to|ist die|es la)) {letter}\b"
    own = rf"(?:^|^\w+:[ ]|[.!?\n*(“\"¶]\s*|\U0001f000\s*){letter}[*)]?[ ]*(?:[:.)=–—]|-(?!\w)|->|\n|$)"
    quoted = rf"[”\"»“][ ]*{letter}[ ]*$"
    forms = (quoted, behind_word, named, own, rf"\({letter}\)", rf"[-–]\s*{letter}\s*$")
    return any(re.search(form, rest, re.MULTILINE) for form in forms)


def against_a_clue(text: str, asked: Asked, said: Move) -> str:
    """What speaks against this clue on this card; nothing where it may be recorded."""
    letter, rest = said.chosen[0], without(text, bare_clue(plain(said.clue)))
    if not rest:
        return "not what the mail says"
    rest = DOUBT.sub("", NAME.sub("", rest))
    if LABELLED.search(text) and CARD_LABEL.search(text):
        rest = NAME_ABOVE.sub("", rest)
    if known.RETRACTION.search(said.clue) or known.RETRACTION.search(rest, rest.index("¶")):
        return "second thoughts"
    if re.match(rf"(?i){CLUE_WORD}\s*[:=]", said.clue) or re.search(rf"(?i)\b{CARD_WORD} ?:? [A-F]\b", said.clue):
        return "a label in the clue"
    doubts = any(each.asks and has(each, known.CHANGE) for each in clauses(rest[rest.index("¶") :]))
    if doubts or any(each.asks and has(each, known.MAY) for each in clauses(said.clue)):
        return "asked by the player"
    if not any(is_anchored(each, rest) for each in (letter, letter.lower())):
        if SPOKEN_OF.search(plain(text)):
            return "a letter spoken of"
        if not any(is_loose(each, rest) for each in (letter, letter.lower())):
            return "no mark at the letter"
    others = [each for each in asked.letters if each != letter and is_anchored(each, rest)]
    if others or has_other_letters(rest, letter, asked):
        return "another letter"
    return against_the_end(text, said.clue)


def has_other_letters(rest: str, letter: str, asked: Asked) -> bool:
    return any(
        each.raw[where].upper() != letter and letter_danger(each, where, asked) is Danger.HARD
        for each in clauses(rest)
        if len(each.raw) <= FEW
        for where in range(len(each.raw))
    )


def against_the_end(text: str, clue: str) -> str:
    """A last line that signs off is no clue."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    for line in lines[1:]:
        last = clauses(line)
        inside = bare_clue(line) and bare_clue(clue).endswith(" " + bare_clue(line))
        if inside and len(line.split()) <= SHORT and all(is_polite(each) for each in last):
            return "a sign-off in the clue"
    return ""


def is_signed(paragraph: str) -> bool:
    """`E. Rossi`, at the end."""
    return re.fullmatch(r"[A-Z]\. [A-Z]\w+", paragraph) is not None


def against_a_blind_clue(text: str, said: Move) -> str:
    """What speaks against this clue where it comes before the cards."""
    text = "\n".join(line for line in text.split("\n") if not known.PROGRAM.search(line))
    if not without(text, bare_clue(plain(said.clue))):
        return "not what the mail says"
    rest_of_it = without(text, bare_clue(plain(said.clue)))
    if known.RETRACTION.search(said.clue) or known.RETRACTION.search(rest_of_it, rest_of_it.index("¶")):
        return "second thoughts"
    label = LABELLED.search(text)
    if label:
        return "" if bare_clue(said.clue).startswith(bare_clue(label[1])) else "not what its label names"
    quoted = QUOTED.findall(text)
    if len(quoted) == 1:
        return "" if bare_clue(quoted[0]) == bare_clue(said.clue) else "not what is in quotation marks"
    if "?" in text:
        return "a question"
    rest = [each for each in paragraphs(text) if not all(map(is_polite, clauses(each)))]
    rest = [each for each in rest if not is_signed(each)] or rest
    if len(rest) != 1:
        return "several things that may be the clue" if rest else "nothing but courtesy"
    return against_the_end(text, said.clue)
