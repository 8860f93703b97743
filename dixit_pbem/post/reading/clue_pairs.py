"""A clue and its card that stand apart in a letter: one quotation and one card, or words that were dictated."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.beginnings import STRONG, goes_on_with_a_letter, start_of
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_words import (
    EITHER,
    as_card,
    doubts_itself,
    is_taken_back,
    names_cards,
    told,
    without_courtesy,
)
from dixit_pbem.post.reading.labels import in_quotes, without_spoken_end
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.weighing import ASKS_IF_ALLOWED, SPEAKS_OF_ITSELF
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS
from dixit_pbem.post.reading.tokens import tokens_of

_MANY_LINES = 3
_CLUES = in_any(lambda each: each.clue)
_UNSURE = in_any(lambda each: each.undecided | each.hesitated)
_BEFORE = ARTICLES | NOUNS | in_any(lambda each: each.before_cards | each.decides | each.acts | each.points) | EITHER
_DICTATED = re.compile(
    r"(?P<above>(?:[^\W\d_]+[,:.!]?\s+){0,14}?)(?P<noun>[Cc]art[ae]|[Kk]art[aęey]|[Cc]ard|[Ll]ett?er|[Ll]ettera"
    r"|[Ll]etra|[Ll]iter[aęy]|[Ll]a)\s+(?P<letter>[A-Za-z]|[a-zê]{2,3}(?!\w))"
    r"(?:\s+(?:jak|come|como|as in|for|like)\s+(?P<spelt>[^\W\d_]+))?[,.;]?\s+"
    r"(?:(?:and|e|i|y|a|con|com|with|z)\s+)?(?:(?:[Mm]y|[Tt]he|[Ll]a|[Ii]l|[Mm]io|[Mm]ia|[AaOo]|[Mm]inha|[Mm]i"
    r"|[Ee]l|[Mm]oje|[Mm]ój)\s+){0,2}(?:[Ll]['’])?"
    r"(?P<label>[Cc]lue|[Hh]int|[Ii]ndizio|[Pp]arola|[Pp]ista|[Dd]ica|[Ff]rase|[Tt]ítulo|[Hh]as[łl]o|[Ss]kojarzenie)\s+"
    r"(?:(?P<verb>is going to be|is gonna be|will be|is|sarà|è|vai"
    r" ser|va a ser|será|é|es|będzie|to|jest)\s+)?(?!(?:is|è|é|es|to|jest)\s*:)(?P<words>[^\s:=–—-].*)"
)
_LETTER_NAMES = {
    "be": "B", "bê": "B", "bi": "B", "bee": "B", "ce": "C", "cê": "C", "ci": "C", "cee": "C", "de": "D", "dê": "D",
    "di": "D", "dee": "D", "ef": "F", "eff": "F", "gie": "G", "ge": "G", "gê": "G", "gi": "G", "gee": "G",
}  # fmt: skip
"""As a telephone writes a letter that was spoken."""


_TAG = re.compile(
    r",?\s*(?:ok|okay|tá|tá bem|está bem|sim|certo|pode ser|combinado|vale|está bien|puede ser|sí|va bene"
    r"|d'accordo|dobrze|dobra"
    r"|yes|right|yeah)\s?\?",
    re.IGNORECASE,
)
"""What asks for no more than a nod behind a clue."""
_INITIAL = re.compile(r"\b[A-Z]\.\s(?=[A-Z][a-z])")


_MORE_THAN_A_NAME = re.compile(r"^[A-Z]\. [A-Z]\w+ \w+", re.MULTILINE)
"""`D. Maria sends a hug`: D, and perhaps a clue as well."""


def dictated(paragraphs: Sequence[prose.Paragraph], asked: Asked) -> ClueRead | Unclear | None:
    """`Carta d indizio la porta sempre aperta`: spoken to a telephone, which writes no marks."""
    lines, cut = without_courtesy(paragraphs[0], asked)
    found = _DICTATED.fullmatch(" ".join(lines)) if len(lines) < _MANY_LINES else None
    if found is None or folded(found["noun"]) not in NOUNS | {"la"} or folded(found["label"]) not in _CLUES:
        return None
    if ":" in found["words"] and not set(found["above"]).isdisjoint(",:.!"):
        return None
    apart = found.string[found.end("letter") :].lstrip()[:1] in (".", ";")
    if apart and ("," in found["words"] or not found["verb"]):
        return None  # `La C. Il mio indizio e' l'ora del te', senza accenti`
    letter = _LETTER_NAMES.get(found["letter"], found["letter"].upper())
    above = prose.words_in(tokens_of(found["above"]))
    if len(letter) > 1 or not ((DENIES | DOUBTS | AGAINST) - {"no"}).isdisjoint(above) or holds(above, _UNSURE):
        return None
    if found["spelt"] and folded(found["spelt"])[:1].upper() != letter:
        return None
    spoken, end, more = without_spoken_end(found["words"].strip()).partition(". ")
    if end and (names_cards(more, asked) or not (AGAINST | DENIES).isdisjoint(prose.words_in(tokens_of(more)))):
        return None
    quote = in_quotes(f"clue {spoken}")
    words = quote.words if quote is not None else prose.unquoted(spoken)
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
    doubts = doubts or is_taken_back(quote.below, asked)
    below = prose.words_in(tokens_of(quote.below))
    doubts = doubts or ("?" in quote.below and holds(below, ASKS_IF_ALLOWED))
    tag = _TAG.match(quote.below)
    rest = quote.below[tag.end() :] if tag else quote.below
    doubts = doubts or (quote.below[:1] == "," and "?" in rest)  # `…, what do you say, too easy?`
    doubts = doubts or ("?" in quote.below and not SPEAKS_OF_ITSELF.isdisjoint(prose.words_in(tokens_of(quote.below))))
    if any(word[:1].upper() == quote.below.strip(" .\n") for word in asked.own_name):
        return None  # `Clue: “the fog”`, and below it `C` from Colin
    if goes_on_with_a_letter(quote.below) or _MORE_THAN_A_NAME.search(quote.below):
        return None
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
