"""What changes an earlier clue: another card under the same words, or other words on the same card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Unclear
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.changes import turns
from dixit_pbem.post.reading.clauses import Clause, clauses_of, holds
from dixit_pbem.post.reading.clue_words import as_card, doubts_itself, names_cards, told, without_courtesy
from dixit_pbem.post.reading.labels import Spotted, behind_a_label, in_quotes
from dixit_pbem.post.reading.languages import in_any
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
_LONGEST_LEAD = 9
_FEW = 4
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
    new = _new_words(written, clauses)
    if new is None or "?" in new.below or doubts_itself(new.words, asked) or names_cards(new.words, asked):
        return None
    if new.words.rstrip(".") == standing.text.rstrip("."):
        return None  # `do not use «the sea»`
    others = _without_same(new.others, _CARDS)
    letter = _card_of(others, asked) or (standing.letter if _only_the_same(others, standing.letter, asked) else None)
    return told(letter, (new.words,), "") if letter else None


def moved_card(text: prose.Written, asked: Asked) -> ClueRead | None:
    """`I meant card F`: another card and no word more, under the words that stand."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or standing.letter is None:
        return None
    words = {word for clause in clauses_of(text.paragraphs) for word in clause.words}
    spoken = holds(sorted(words), _TURNS) or not _CARDS.isdisjoint(words)
    letter = _card_of("\n".join(line for paragraph in text.paragraphs for line in paragraph), asked)
    senses = [sense_of(clause, as_card(asked)) for clause in clauses_of(text.paragraphs) if clause.tokens]
    answers = [sense for sense in senses if sense.says is Says.ANSWER]
    alone = all(sense.plain is not Plain.WEAK for sense in answers) and all(
        sense.says in (Says.ANSWER, Says.COURTESY, Says.TAKES_BACK, Says.LEAD)
        or turns(sense)
        or (_names_it(sense, asked) and len(sense.clause.tokens) < _FEW)
        for sense in senses
    )
    changes = spoken and alone and letter is not None and letter != standing.letter
    return ClueRead(letter, standing.text, "") if changes else None


def _names_it(sense: Sense, asked: Asked) -> bool:
    """`Era D`: small words and a card."""
    tokens = sense.clause.tokens
    small = all(token.word in _SMALL for token in tokens[:-1])
    return small and candidates(tokens, as_card(asked)) == [len(tokens) - 1]


def _says_same(clauses: Sequence[Clause], nouns: frozenset[str]) -> bool:
    """`Same clue`, `hasło bez zmian`."""
    return any(_is_same(clause.words, nouns) and not clause.asks for clause in clauses)


def _is_same(words: Sequence[str], nouns: frozenset[str]) -> bool:
    return not nouns.isdisjoint(words) and not _SAME.isdisjoint(words)


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


def _new_words(written: str, clauses: Sequence[Clause]) -> Spotted | None:
    """The other words: behind a label, in quotation marks, or behind a colon that words of change lead to."""
    words = {word for clause in clauses for word in clause.words}
    if not DOUBTS.isdisjoint(words):
        return None
    label = behind_a_label(written)
    if label is not None:
        return label
    if words.isdisjoint(_TURNS):
        return None
    return in_quotes(written) or _behind_a_colon(written)


def _behind_a_colon(written: str) -> Spotted | None:
    """`Melhor trocar. Fica: paz na terra`."""
    above, colon, rest = written.partition(":")
    lead = prose.words_in(tokens_of(_SENTENCE.split(above)[-1]))
    if (
        not colon
        or all(word in NOUNS or len(word) == 1 for word in lead)  # `Card C: …` changes nothing by itself
        or ":" in rest
        or len(lead) > _LONGEST_LEAD
        or not holds(lead, _INTRODUCES | OF_CHANGE | NOUNS | {"to"})
    ):
        return None
    words, *more = _SENTENCE.split(rest.strip(), maxsplit=1)
    return (
        Spotted(prose.unquoted(words.strip().rstrip(".")), above, "\n".join(more), quoted=False)
        if words.strip()
        else None
    )
