"""Answers in the form of a list: `1. 3 / 2. 6`, `First choice: A / second choice: G`, `3/6`, `AF`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.clauses import covered
from dixit_pbem.post.reading.languages import LEXICONS, folded, in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.languages.weighing import without_tag
from dixit_pbem.post.reading.prose import Paragraph, Written, with_paragraphs
from dixit_pbem.post.reading.tokens import Token, tokens_of

_NUMBERS = {word: number for lexicon in LEXICONS for word, number in lexicon.all_numbers.items()}
_NOUNS = in_any(lambda each: each.nouns)
_ITEM = re.compile(
    r"\s*(?:(?P<number>\d)(?:st|nd|rd|th|[ºª°])?|(?P<word>[^\W\d_]{3,12}))(?:\s+(?P<noun>[^\W\d_]{3,12}))?"
    r"\s*(?P<mark>[.):=]|\s[-–—](?=\s))\s*(?P<answer>\S.{0,30}?)\s*"
)
_FIRSTS = in_any(lambda each: each.firsts)
_SECONDS = in_any(lambda each: each.seconds)
_BETWEEN = in_any(lambda each: each.joins | each.labels) | {"the", "l", "o", "and", "to"}
_A_PAIR, _LATEST_FIRST, _LONGEST_PAIR = 2, 3, 20
_BRACKETS = re.compile(r"(?<=\w)\s*\((?P<inside>[^()]{3,80})\)(?=\s*\w)")
_PERCENT = re.compile(r"(?:\s(?:al|at|na|a))?\s\d{2,4}\s?%")
_SPOKEN_MARKS = re.compile(
    r"\s(?:komma|virgule|virgola|vírgula|virgula|coma|przecinek|comma|punto e virgola|punto a capo|ponto final"
    r"|full stop"
    r"|kropka)(?=\s|$)"
    r"|\s(?:STOP|Stop)(?=\s|$)"
)
"""What a telephone writes where somebody dictates a mark; and a telegram's."""
_LAUGHED = re.compile(
    r"^(?P<answer>[B-Z]|\d{1,2})\s+(?:lol|lmao|rofl|xd+|(?:h[aei]){2,}h?|(?:a?h[aei]){2,}h?|k{3,}|(?:rs){2,})(?=\s)",
    re.IGNORECASE,
)
"""A laugh behind an answer, which parts what follows as a smiley does: `D lol what a clue`."""
_MINE = words("mía mío mi meine meiner mein mien mienne ma mon mine mia mio minha meu moja mój")
_OF_CHANGE = in_any(lambda each: (each.against - each.conditions) | each.denies | each.corrects)
_DOUBTS = (
    _OF_CHANGE
    | in_any(lambda each: each.doubts | each.hedges | each.ifs)
    | words("segura seguro sûr sûre sure sicura sicuro certa certo")
)
_PAIR = re.compile(r"(\d{1,2})\s?/\s?(\d{1,2})")


def without_list(text: Written, asked: Asked) -> Written:
    """The same answers without their list's own numbers and glue."""
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    if wanted < 2:
        return text
    if len(text.paragraphs) == 1 and len(text.paragraphs[0]) == 1:
        glued = _glued(text.paragraphs[0][0], asked, wanted)
        if glued:
            return with_paragraphs(text, ((", ".join(glued),),))
    paragraphs = tuple(_without_numbers(paragraph, wanted) for paragraph in text.paragraphs)
    if wanted == _A_PAIR:
        paragraphs = tuple(_as_pair(paragraph, asked) for paragraph in paragraphs)
    return with_paragraphs(text, paragraphs)


def without_brackets(text: Written, asked: Asked) -> Written:
    """The same without what stands in brackets and speaks of no card: `running for a train (if it turns up): A`."""
    paragraphs = tuple(tuple(_unbracketed(line, asked) for line in each) for each in text.paragraphs)
    return with_paragraphs(text, paragraphs)


def _unbracketed(line: str, asked: Asked) -> str:
    line = _SPOKEN_MARKS.sub(", ", line)
    laughed = _LAUGHED.match(line)
    if laughed is not None and _is_harmless(line[laughed.end() :], asked):
        line = f"{laughed['answer']} :){line[laughed.end() :]}"

    def kept(found: re.Match[str]) -> str:
        tokens = tokens_of(found["inside"])
        own = not _MINE.isdisjoint(token.word for token in tokens_of(found.string[: found.start()])[-2:])
        said = {token.word for token in tokens}
        harmless = own or (not candidates(tokens, asked) and not _OF_CHANGE & said and "?" not in found[0])
        return "," if harmless and len(tokens) > 1 else found[0]

    return _BRACKETS.sub(kept, _PERCENT.sub("", line))


def _is_harmless(talk: str, asked: Asked) -> bool:
    """Does what stands behind a laugh doubt, deny, change nothing and name no card?"""
    tokens = tokens_of(talk)
    said = without_tag(tuple(token.word for token in tokens if token.word))
    return "?" not in talk and not candidates(tokens, asked) and _DOUBTS.isdisjoint(said) and not wavers(said)


def _glued(line: str, asked: Asked, wanted: int) -> Sequence[str]:
    """`AF` or `bf`, and `3/6`: exactly as many as wanted, all of them there, and no word."""
    line = line.strip(" .!")
    if asked.phase is Phase.VOTE:
        pair = _PAIR.fullmatch(line)
        return pair.groups() if pair and wanted == len(pair.groups()) else ()
    letters = line.upper()
    known = len(letters) == wanted == len(set(letters)) and set(letters) <= set(asked.letters)
    is_word = any(folded(line) in each for lexicon in LEXICONS for each in (lexicon.before, lexicon.courtesy))
    vowels = set(letters) & set("AEIOU")
    return tuple(letters) if known and not is_word and (line.isupper() or not vowels) else ()


def _without_numbers(paragraph: Paragraph, wanted: int) -> Paragraph:
    """Each line, or each part of the one line, without the number that counts it."""
    lines = tuple(paragraph[0].split(",")) if len(paragraph) == 1 else paragraph
    items = [found for line in lines if (found := _ITEM.fullmatch(line)) is not None]
    counts = [count for found in items if (count := _count_of(found)) is not None]
    if len(items) != len(lines) or counts != list(range(1, wanted + 1)):
        return paragraph
    return tuple(_answers(items))


def _count_of(found: re.Match[str]) -> int | None:
    noun = found["noun"]
    if noun and folded(noun) not in _NOUNS:
        return None
    return int(found["number"]) if found["number"] else _NUMBERS.get(folded(found["word"]))


def _answers(items: Sequence[re.Match[str]]) -> Iterator[str]:
    return (found["answer"] for found in items)


def _as_pair(paragraph: Paragraph, asked: Asked) -> Paragraph:
    """`Il primo voto alla 5, il secondo alla 8`, `one is C, the other F`: the two answers alone."""
    tokens = [token for line in paragraph for token in tokens_of(line)]
    words = [token.word for token in tokens]
    second = next((at for at in range(2, len(words)) if words[at] in _SECONDS), None)
    if second is None or len(tokens) > _LONGEST_PAIR:
        return paragraph
    end = second
    while end > 0 and (tokens[end - 1].is_mark or words[end - 1] in _BETWEEN):
        end -= 1
    begin = next((at for at in range(min(end, _LATEST_FIRST)) if words[at] in _FIRSTS), None)
    first, other = _answer_of(tokens[:end], begin, asked), _answer_of(tokens, second, asked)
    return (f"{first}, {other}",) if first and other and first != other else paragraph


def _answer_of(tokens: Sequence[Token], label: int | None, asked: Asked) -> str:
    """The card or number behind a label and small words, if nothing follows it."""
    rest = list(tokens[(-1 if label is None else label) + 1 :])
    while rest and rest[-1].raw in ".!":
        rest.pop()
    if not rest:
        return ""
    answer = rest[-1]
    said = answer.raw.upper() if asked.phase is Phase.CARD else str(answer.number or _NUMBERS.get(answer.word))
    if said not in {*asked.letters, *map(str, asked.numbers)}:
        return ""
    between = [token.word for token in rest[:-1] if token.word or token.number is not None]
    known = any(covered(between, (lexicon.before,), lexicon) is not None for lexicon in LEXICONS)
    return said if known else ""
