"""The last look at a clue: what a careful person would ask about all the same, and a clue that is begun anew.

`C: the moon⏎Am I allowed?`, `Card B, the clue I'll send tonight`, `B: the dog. No, too easy, B: who barks last`.
"""

from __future__ import annotations

import re
from dataclasses import replace

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Idle, Unclear
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_reconsidered import is_no_clue, is_reconsidered, without_name_above
from dixit_pbem.post.reading.clue_spoken import as_spoken
from dixit_pbem.post.reading.clue_words import as_card, names_cards
from dixit_pbem.post.reading.clues import read_clue
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import ASKS_LEAVE, SENDS_LATER
from dixit_pbem.post.reading.numerals import is_letter
from dixit_pbem.post.reading.plain import DENIES
from dixit_pbem.post.reading.sense import Says, is_refused, sense_of, taken_back
from dixit_pbem.post.reading.shorthand import spelt_out
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.said import Unread

_LONGEST_QUESTION, _SHORTEST_PROMISE, _FIRST = 6, 2, 2
_BEGINS_ANEW = re.compile(r"(?<=[.!?…,;])\s+(?P<letter>[A-Z])\s?[:=]\s*(?=\S)|\n\s*(?P<line>[A-Z])\s?[:=]\s*(?=\S)")
_LATER = in_any(lambda each: each.later) | words(
    "esta luego mañana después cuando pronto noche"
    " soir demain tard après bientôt "
    "tonight tomorrow later soon when stasera domani dopo appena quando logo amanhã mais wieczorem jutro później jak"
)
_SPELLS, _SHORTEST_STORY = words("as comme wie come como jak de di"), 4
_MINE = words("meine meiner meins mienne mine mia minha mía moja")


def careful_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear | Idle:
    """The clue of this mail, unless somebody careful would ask."""
    text = without_name_above(text, asked)
    anew = _begun_anew(text, asked)
    found = read_clue(anew or text, asked)
    if not isinstance(found, ClueRead):
        return found
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    found, sure = as_spoken(found, written)
    if not sure or _is_rash(text, found, asked) or is_reconsidered(written, found) or is_no_clue(written, found):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(text.paragraphs[0])), found)
    return found


def _is_rash(text: prose.Written, found: ClueRead, asked: Asked) -> bool:
    said = prose.words_in(tokens_of(found.text))
    promises = begins(said, SENDS_LATER) > 0 and len(said) >= _SHORTEST_PROMISE and holds(said, _LATER)
    little = _is_no_letter(text, found) or _spells_its_letter(text, found)
    return promises or little or _asks_leave(text, found, asked) or _claims_another(text, found, asked)


def _is_no_letter(text: prose.Written, found: ClueRead) -> bool:
    """`c parti`: is the letter the beginning of a word, and named nowhere else?"""
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    if found.letter is None or all(spelt_out(line) == line for line in lines):
        return False
    return not any(
        is_letter(token) and token.raw.upper() == found.letter for line in lines for token in tokens_of(line)
    )


def _spells_its_letter(text: prose.Written, found: ClueRead) -> bool:
    """`D as in dog`: is there no clue yet, but a word that begins with the letter?"""
    said = prose.words_in(tokens_of(found.text))
    lines = {line.rstrip(" .!").casefold() for paragraph in text.paragraphs for line in paragraph}
    if not found.letter or not 1 < len(said) < _SHORTEST_STORY or said[0] not in _SPELLS:
        return False
    return said[-1][:1] == found.letter.casefold() and f"{found.letter} {found.text}".casefold() in lines


def _asks_leave(text: prose.Written, found: ClueRead, asked: Asked) -> bool:
    """`May I?` below it; where the mail changes a clue in so many words that is a courtesy."""
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    clauses = clauses_of((tuple(written.split("\n")),))
    if asked.standing is not None and any(not OF_CHANGE.isdisjoint(clause.words) for clause in clauses):
        return False
    _, told, below = written.rpartition(found.text)
    return any(
        clause.asks and 0 < len(clause.words) <= _LONGEST_QUESTION and begins(clause.words, ASKS_LEAVE) > 0
        for clause in clauses_of((tuple(below.split("\n")),))
        if told
    )


def _claims_another(text: prose.Written, found: ClueRead, asked: Asked) -> bool:
    """`D, a dream⏎B is mine`."""
    return found.letter is not None and any(
        any(is_letter(token) and token.raw in {*asked.letters} - {found.letter} for token in clause.tokens[:_FIRST])
        for clause in clauses_of(text.paragraphs[1:])
        if clause.tokens and clause.words[-1:] and clause.words[-1] in _MINE
    )


def _begun_anew(text: prose.Written, asked: Asked) -> prose.Written | None:
    """The mail from the last letter and its mark on, where what stands above them is taken back."""
    if asked.blind or not text.paragraphs:
        return None
    written = "\n".join(text.paragraphs[0])
    found = list(_BEGINS_ANEW.finditer(written))
    if not found or not found[-1].start():
        return None
    last = found[-1]
    letter, above = last["letter"] or last["line"], written[: last.start()]
    if letter not in asked.letters or not _takes_back(above, asked):
        return None
    below = written[last.start("letter" if last["letter"] else "line") :]
    return replace(text, paragraphs=(tuple(below.split("\n")), *text.paragraphs[1:]))


def _takes_back(above: str, asked: Asked) -> bool:
    """`D: no, wait, E!`, `B não, C!`, `C: the dog. No, too easy,`: a card above, and words that take it back last."""
    clauses = [clause for clause in clauses_of((tuple(above.split("\n")),)) if clause.tokens]
    if not names_cards(above, asked) or not clauses:
        return False
    near = clauses[-3:]
    return any(
        sense_of(clause, as_card(asked)).says is Says.TAKES_BACK
        or is_refused(clause.tokens)
        or (len(clause.tokens) > 1 and clause.tokens[-1].word in DENIES and is_letter(clause.tokens[0]))
        or (at > 0 and taken_back(clause.tokens) > 1)
        for at, clause in enumerate(near, len(clauses) - len(near))
    )
