"""What a player wrote as clauses: the words between two marks, a line's end or a picture, with where they stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.languages import Lexicon, in_any
from dixit_pbem.post.reading.languages.lexicon import phrases
from dixit_pbem.post.reading.prose import Paragraph
from dixit_pbem.post.reading.tokens import PICTURE, Token, tokens_of

LISTS = frozenset(",;&+")
_PART = frozenset(f".,!?;:…–—()[]{{}}¿¡¿？/|\\{PICTURE}")
_CLEAR = frozenset("\"'“”„«»‘’‚`´*#_=•·&+‹›-")
"""Marks that one looks through: `*3*`, `#3`, `vote = 3`."""
_QUESTIONS = frozenset("?？")
_MILD = frozenset(("no", "nao", "nie", "moment", "chwila", "actually", "errore", "typo")) | in_any(
    lambda each: each.sorry
)
"""Words that take back only where marks stand round them."""
_TURNS = in_any(lambda each: each.corrects) - _MILD
_TURN_BEGINS = frozenset(phrase.partition(" ")[0] for phrase in _TURNS)
_DENIES = in_any(lambda each: each.denies) - {"no", "nao", "nie", "ma", "mas", "pero", "but", "ale"}
_NO_TURN = _DENIES | {"à", "em"}
"""`À espera` takes nothing back."""
_BECAUSE = in_any(lambda each: each.because)
PLEASE = phrases(
    "porfa|porfi|xfa|por fi|por favor por favor"
    "|s'il te plaît|s'il vous plaît|s'il te plait|s'il vous plait|svp|stp|merci de|"
    "please|pls|plz|please please|per favore|per piacere|x favore|x fav|perfavore|per cortesia|por favor|se faz favor"
    "|se fizer favor|sff|pf|proszę|bardzo proszę|poproszę|proszę bardzo"
)
"""What one adds to a request behind a comma."""


@frozen
class Clause:
    """Words and numbers that no mark parts."""

    tokens: tuple[Token, ...]
    before: str
    """The marks in front of it in its line."""
    after: str
    """The marks behind it in its line."""
    line: int
    paragraph: int
    odd: bool = False
    """It holds marks that stand round no answer."""

    @property
    def words(self) -> tuple[str, ...]:
        """Its words, folded."""
        return tuple(token.word for token in self.tokens if token.word)

    @property
    def asks(self) -> bool:
        """Is it a question?"""
        return not _QUESTIONS.isdisjoint(self.after)


def clauses_of(paragraphs: Sequence[Paragraph]) -> tuple[Clause, ...]:
    """Everything that was written, clause by clause."""
    found: list[Clause] = []
    number = 0
    for place, paragraph in enumerate(paragraphs):
        for line in paragraph:
            found += _with_tails(tuple(_in_line(tokens_of(line), number, place)))
            number += 1
    return tuple(found)


def _in_line(tokens: tuple[Token, ...], line: int, paragraph: int) -> Iterator[Clause]:
    taken: list[Token] = []
    before, after, odd = "", "", False
    turns = frozenset(_turns(tokens))
    turned = False
    for at, token in enumerate(tokens):
        turned = turned or at in turns
        if _parts(tokens, at):
            after += token.raw
        elif token.is_mark:
            odd = odd or token.raw not in _CLEAR
        else:
            if taken and (after or token.word in _BECAUSE or turned):
                yield Clause(tuple(taken), before, after, line, paragraph, odd)
                taken, before, after, odd = [], after or " ", "", False
            elif after:
                before, after = before + after, ""
            taken.append(token)
            turned = False
    if taken or before or after:
        yield Clause(tuple(taken), before, after, line, paragraph, odd)


def _with_tails(clauses: tuple[Clause, ...]) -> Iterator[Clause]:
    """`How is your knee, Colin?`, `Mi segni la B, per piacere?`: the question is what stands before name or please."""
    for at, clause in enumerate(clauses):
        below = clauses[at + 1] if at + 1 < len(clauses) else None
        if below is not None and _is_tail(below) and clause.tokens and clause.after.strip() == ",":
            clause = replace(clause, after=f"{clause.after}?")
        elif at and _is_tail(clause) and clauses[at - 1].tokens and clauses[at - 1].after.strip() == ",":
            clause = replace(clause, after="".join(mark for mark in clause.after if mark not in _QUESTIONS) or " ")
        yield clause


def _is_tail(clause: Clause) -> bool:
    """A name or a please, before a question mark."""
    if not clause.asks or not clause.tokens:
        return False
    name = clause.tokens[0].raw
    named = len(clause.tokens) == 1 and name.istitle() and len(name) > 1
    return named or " ".join(clause.words) in PLEASE


def _turns(tokens: tuple[Token, ...]) -> Iterator[int]:
    """Where a phrase begins that takes back what stands before it, and where it ends."""
    at = 0
    while at < len(tokens):
        if tokens[at].word in _TURN_BEGINS and (at == 0 or tokens[at - 1].word not in _NO_TURN):
            for count in range(3, 0, -1):
                phrase = " ".join(token.word for token in tokens[at : at + count])
                if phrase in _TURNS:
                    yield at
                    yield at + count
                    at += count - 1
                    break
        at += 1


def _parts(tokens: tuple[Token, ...], at: int) -> bool:
    token = tokens[at]
    if not token.is_mark:
        return False
    # A dash between blanks parts; one that belongs to words does not.
    if token.raw in _PART:
        return True
    return token.raw == "-" and 0 < at < len(tokens) - 1 and (tokens[at - 1].alone or tokens[at + 1].alone)


def covered(words: Sequence[str], sets: Collection[frozenset[str]], lexicon: Lexicon) -> tuple[str, ...] | None:
    """The phrases of these sets that make up the words, the longest first; None where a word is in none."""
    phrases: list[str] = []
    at = 0
    while at < len(words):
        for count in range(min(lexicon.longest, len(words) - at), 0, -1):
            phrase = " ".join(words[at : at + count])
            if any(phrase in each for each in sets):
                phrases.append(phrase)
                at += count
                break
        else:
            return None
    return tuple(phrases)


def phrase_at(words: Sequence[str], at: int, known: Collection[str], longest: int = 6) -> int:
    """How many words from here on are one of these phrases, the longest; none if they are not."""
    for count in range(min(longest, len(words) - at), 0, -1):
        if " ".join(words[at : at + count]) in known:
            return count
    return 0


def holds(words: Sequence[str], known: Collection[str]) -> bool:
    """Does one of these phrases stand anywhere in the words?"""
    return any(phrase_at(words, at, known) for at in range(len(words)))
