"""A clue and its card that stand apart in a letter: one quotation and one card, or words that were dictated."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.beginnings import STRONG, start_of
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_words import EITHER, as_card, doubts_itself, told, without_courtesy
from dixit_pbem.post.reading.labels import in_quotes, without_spoken_end
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS
from dixit_pbem.post.reading.plain import AGAINST, DOUBTS
from dixit_pbem.post.reading.tokens import tokens_of

_MANY_LINES = 3
_CLUES = in_any(lambda each: each.clue)
_UNSURE = in_any(lambda each: each.undecided | each.hesitated)
_BEFORE = ARTICLES | NOUNS | in_any(lambda each: each.before_cards | each.decides | each.acts | each.points) | EITHER
_DICTATED = re.compile(
    r"(?P<above>(?:[^\W\d_]+\s+){0,2}?)(?P<noun>[^\W\d_]{4,7}|[Ll]a)\s+(?P<letter>[A-Za-z])[,.;]?\s+"
    r"(?P<label>[^\W\d_]{4,14})\s+(?:(?:is|è|é|to|jest)\s+)?(?P<words>[^\s:=–—-].*)"
)


_INITIAL = re.compile(r"\b[A-Z]\.\s(?=[A-Z][a-z])")


def dictated(paragraphs: Sequence[prose.Paragraph], asked: Asked) -> ClueRead | Unclear | None:
    """`Carta d indizio la porta sempre aperta`: spoken to a telephone, which writes no marks."""
    lines, cut = without_courtesy(paragraphs[0], asked)
    found = _DICTATED.fullmatch(" ".join(lines)) if len(lines) < _MANY_LINES else None
    if found is None or folded(found["noun"]) not in NOUNS | {"la"} or folded(found["label"]) not in _CLUES:
        return None
    spoken = without_spoken_end(found["words"].strip())
    quote = in_quotes(f"clue {spoken}")
    letter, words = found["letter"].upper(), quote.words if quote is not None else prose.unquoted(spoken)
    known = letter in asked.letters and not doubts_itself(words, asked) and "?" not in words
    return told(letter, (words,), prose.rest(cut, paragraphs[1:], ())) if known else None


def only_quote(text: prose.Written, asked: Asked) -> ClueRead | None:
    """`Per la E vi dico: "l'ultima fetta". Ridete pure`: the only words in quotation marks, and the only card."""
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    quote, start = in_quotes(written), start_of(written)
    marked = start is not None and start.sure and start.mark[:1] in STRONG and start.letter in asked.letters
    if marked or quote is None or not quote.words or doubts_itself(written, asked):
        return None
    said = prose.words_in(tokens_of(" ".join(quote.others.split("\n"))))
    doubts = not (DOUBTS | AGAINST).isdisjoint(said) or holds(said, _UNSURE)
    doubts = doubts or (quote.below[:1] == "," and "?" in quote.below)  # `…, what do you say, too easy?`
    letters = _cards_in(f"{quote.above}\n{_INITIAL.sub('', quote.below)}", asked)
    if doubts or len(letters) != 1 or "?" in quote.others.replace("?", "", _is_asked_after(quote.below)):
        return None
    return ClueRead(letters.pop(), quote.words, quote.below.strip(" .,;:!"))


def _is_asked_after(below: str) -> int:
    """How many questions may stand behind the quotation: about anything but a card."""
    return below.count("?") if "?" not in below.strip()[:1] else 0


def _cards_in(others: str, asked: Asked) -> set[str]:
    """The cards of the hand that these words name as cards; another letter beside them makes it none."""
    found = set[str]()
    for clause in clauses_of((tuple(others.split("\n")),)):
        for at in candidates(clause.tokens, as_card(asked)):
            before = clause.tokens[at - 1].word if at else ""
            alone = len(clause.tokens) == 1
            if clause.asks or (not alone and before not in _BEFORE):
                return set()
            found.add(clause.tokens[at].raw.upper())
    return found
