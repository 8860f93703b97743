"""What changes an earlier clue: another card under the same words, or other words on the same card."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Idle, Unclear
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.changes import turns
from dixit_pbem.post.reading.clauses import Clause, clauses_of, holds
from dixit_pbem.post.reading.clue_words import (
    as_card,
    doubts_itself,
    is_taken_back,
    names_cards,
    told,
    without_courtesy,
)
from dixit_pbem.post.reading.labels import Spotted, behind_a_label, in_quotes, quotations
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import ASKS_IF_ALLOWED, SLIPS
from dixit_pbem.post.reading.lines import normal
from dixit_pbem.post.reading.moves import read_moves
from dixit_pbem.post.reading.numerals import NOUNS
from dixit_pbem.post.reading.plain import DOUBTS, Plain
from dixit_pbem.post.reading.sense import Says, Sense, sense_of
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import tokens_of

_CLUES = in_any(lambda each: each.clue)
_CARDS = in_any(lambda each: each.cards | {"same"})
_SAME = in_any(lambda each: each.same)
_INTRODUCES = in_any(lambda each: each.introduces | each.decides)
_TURNS = OF_CHANGE | in_any(lambda each: each.corrects | each.now | each.sorry)
_SENTENCE = re.compile(r"(?<=[.!?…;])\s+|\n+|,\s+(?=\S+\s\S+)")
_LINE_OF = re.compile(r"(?<=[.!?…;])\s+|\n+")
"""On a line of its own a clue may hold commas."""
_LONGEST_LEAD = 9
_SORRY = in_any(lambda each: each.sorry)
_LETTERS = _CARDS | words(
    "imágenes dibujos letters literze litery lettere letras immagini images imagens obrazki zdjęć foto fotos"
)
_SPELT = re.compile(r"(?<=[.!…])\s+|:\s+|\n+")
_LONGEST_SPELT, _LONGEST_MAIL, _NEARLY = 200, 600, 0.9
_BEST = frozenset(word for phrase in in_any(lambda each: each.best) for word in phrase.split())
_FEW, _A_PAIR = 4, 2
_INSTEAD = in_any(lambda each: each.instead)
_MOST_LINES = 6
"""Of a clue and what takes its card back."""
_SMALL = in_any(lambda each: each.comments | each.before | each.denies)


def changed_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear | None:
    """The clue as it is now, where the mail changes the one that stands; nothing where it says something else."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or standing.letter is None:
        return None
    paragraphs = [without_courtesy(paragraph, asked)[0] for paragraph in prose.without_greeting(text.paragraphs)]
    lines = [line for paragraph in paragraphs for line in paragraph if not prose.signs_off(line)]
    lines = [line for line in lines if not prose.is_own_name(line, asked.own_name)]
    written = "\n".join(lines)
    clauses = [clause for clause in clauses_of((tuple(lines),)) if clause.tokens]
    if _says_same(clauses, _CLUES):
        letter = _card_of(_without_same(written, _CLUES), asked)
        return told(letter, (standing.text,), "") if letter else None
    new = _new_words(written, clauses, standing.text)
    if new is None or "?" in new.below or doubts_itself(new.words, asked) or names_cards(new.words, asked):
        return None
    below = written.rpartition(new.words)[2]
    if new.words.rstrip(".") == standing.text.rstrip(".") or is_taken_back(below, asked) or _asks_if_allowed(below):
        return None  # `do not use «the sea»`
    others = _without_same(new.others, _CARDS)
    letter = _card_of(others, asked) or (standing.letter if _only_the_same(others, standing.letter, asked) else None)
    return told(letter, (new.words,), "") if letter else None


def _asks_if_allowed(below: str) -> bool:
    return "?" in below and holds(prose.words_in(tokens_of(below)), ASKS_IF_ALLOWED)


def respelt(text: prose.Written, asked: Asked) -> ClueRead | Unclear | None:
    """`Oops, an L is missing: the village fool`, where `the vilage fool` stands: nearly the same words once more."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or len(standing.text) > _LONGEST_SPELT:
        return None
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    if len(written) > _LONGEST_MAIL or "?" in written.replace(standing.text, ""):
        return None
    parts = {prose.unquoted(part.strip().rstrip(".")) for part in _SPELT.split(written)}
    near = [part for part in parts if part != standing.text and _is_near(part, standing.text)]
    return told(standing.letter, (near[0],), "") if len(near) == 1 else None


def _is_near(part: str, words: str) -> bool:
    """Are these the same words but for a slip, none more and none less?"""
    same = len(part.split()) == len(words.split()) > 1
    return same and SequenceMatcher(None, part, words).ratio() > _NEARLY


def corrected_below(
    text: prose.Written, asked: Asked, read: Callable[[prose.Written, Asked], ClueRead | Unclear | Idle]
) -> ClueRead | None:
    """`B: paper boats`, and below it `No, wait, it's card C. Same clue`: a clue, and what would change it."""
    lines = [(place, line) for place, paragraph in enumerate(text.paragraphs) for line in paragraph]
    if not 1 < len(lines) <= _MOST_LINES:
        return None
    for end in range(1, len(lines)):
        told_above = read(_of_lines(text, lines[:end], ()), asked)
        if not isinstance(told_above, ClueRead):
            continue
        below = _of_lines(text, lines[end:], text.signature)
        said = [word for clause in clauses_of(below.paragraphs) for word in clause.words]
        spoken = holds(said, _TURNS) and not (_CARDS | _CLUES | _LETTERS).isdisjoint(said)
        now = read(below, replace(asked, standing=told_above)) if spoken else None
        if isinstance(now, ClueRead) and now.text == told_above.text and now.letter != told_above.letter:
            return now
    return None


def _of_lines(text: prose.Written, lines: Sequence[tuple[int, str]], signature: tuple[str, ...]) -> prose.Written:
    paragraphs = [tuple(line for at, line in lines if at == place) for place in dict(lines)]
    return replace(text, paragraphs=tuple(paragraphs), signature=signature)


def moved_card(text: prose.Written, asked: Asked) -> ClueRead | None:
    """`I meant card F`: another card and no word more, under the words that stand."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or standing.letter is None:
        return None
    words = {word for clause in clauses_of(text.paragraphs) for word in clause.words}
    spoken = holds(sorted(words), _TURNS) or (not _CARDS.isdisjoint(words) and _BEST.isdisjoint(words))
    letter = _card_of("\n".join(line for paragraph in text.paragraphs for line in paragraph), asked)
    senses = [sense_of(clause, as_card(asked)) for clause in clauses_of(text.paragraphs) if clause.tokens]
    answers = [sense for sense in senses if sense.says is Says.ANSWER]
    alone = all(sense.plain is not Plain.WEAK for sense in answers) and all(
        sense.says in (Says.ANSWER, Says.COURTESY, Says.TAKES_BACK, Says.LEAD)
        or turns(sense)
        or (_names_it(sense, asked) and len(sense.clause.tokens) < _FEW)
        or (sense.says is Says.IDLE and (_slips(sense) or sense.clause.before == " "))
        for sense in senses
    )
    changes = spoken and alone and letter is not None and letter != standing.letter
    return ClueRead(letter, standing.text, "") if changes else None


def _slips(sense: Sense) -> bool:
    """`I misread the letters`, `mi sono sbagliata di lettera`: how a wrong card came."""
    words = sense.clause.words
    return not _LETTERS.isdisjoint(words) or holds(words, SLIPS) or not _SORRY.isdisjoint(words[:1])


def _names_it(sense: Sense, asked: Asked) -> bool:
    """`Era D`: small words and a card."""
    tokens = sense.clause.tokens
    small = all(token.word in _SMALL for token in tokens[:-1])
    return small and candidates(tokens, as_card(asked)) == [len(tokens) - 1]


def _says_same(clauses: Sequence[Clause], nouns: frozenset[str]) -> bool:
    """`Same clue`, `hasło bez zmian`."""
    return any(_is_same(clause.words, nouns) and not clause.asks for clause in clauses)


def _is_same(words: Sequence[str], nouns: frozenset[str]) -> bool:
    stems = {word.partition("-")[0] for word in words}  # `mantém-se`
    return not nouns.isdisjoint(words) and not _SAME.isdisjoint(stems)


def _without_same(written: str, nouns: frozenset[str]) -> str:
    """The sentences that do not say that something stays as it is."""
    for part in _SENTENCE.split(written):
        if _is_same(prose.words_in(tokens_of(part)), nouns):
            written = written.replace(part, "", 1)
    return written


def _only_the_same(others: str, letter: str, asked: Asked) -> bool:
    """Do these words name no card but the one that stands?"""
    clauses = clauses_of((tuple(others.split("\n")),))
    named = {clause.tokens[at].raw.upper() for clause in clauses for at in candidates(clause.tokens, as_card(asked))}
    return named <= {letter}


def _card_of(written: str, asked: Asked) -> str | None:
    if not written.strip():
        return None
    standing = asked.standing.letter if isinstance(asked.standing, ClueRead) else None
    earlier = CardsRead((standing,), "") if standing else None
    read = read_moves(prose.written(written), replace(as_card(asked), standing=earlier))
    return read.letters[0] if isinstance(read, CardsRead) and read.letters else None


def _new_words(written: str, clauses: Sequence[Clause], standing: str) -> Spotted | None:
    """The other words: behind a label, in quotation marks, or behind a colon that words of change lead to."""
    words = {word for clause in clauses for word in clause.words}
    if not DOUBTS.isdisjoint(words):
        return None
    label = behind_a_label(written)
    if label is not None:
        return label
    if (other := _in_the_other_quotes(written, standing)) is not None:
        return other
    if words.isdisjoint(_TURNS):
        return None
    return in_quotes(written) or _behind_a_colon(written)


def _in_the_other_quotes(written: str, standing: str) -> Spotted | None:
    """`"After the rain" instead of "rain"`, where `rain` stands."""
    quoted = quotations(written)
    new = [each for each in quoted if normal(each.words) != normal(standing)]
    between = written[len(quoted[0].above) : len(written) - len(quoted[-1].below)] if quoted else ""
    swaps = len(quoted) == _A_PAIR and holds(prose.words_in(tokens_of(between)), _INSTEAD)
    return replace(new[0], above="", below="") if swaps and len(new) == 1 else None


def _behind_a_colon(written: str) -> Spotted | None:
    """`Melhor trocar. Fica: paz na terra`."""
    above, colon, rest = written.partition(":")
    lead = prose.words_in(tokens_of(_SENTENCE.split(above)[-1]))
    if (
        not colon
        or all(word in NOUNS or len(word) == 1 for word in lead)  # `Card C: …` changes nothing by itself
        or len(lead[-1]) == 1  # `my card is F: no way home, no words` has them behind the card, commas and all
        or ":" in rest
        or len(lead) > _LONGEST_LEAD
        or not holds(lead, _INTRODUCES | OF_CHANGE | NOUNS | {"to"})
    ):
        return None
    parts = _LINE_OF if rest.lstrip(" ")[:1] == "\n" else _SENTENCE
    words, *more = parts.split(rest.strip(), maxsplit=1)
    return (
        Spotted(prose.unquoted(words.strip().rstrip(".")), above, "\n".join(more), quoted=False)
        if words.strip()
        else None
    )
