"""A second look at an answer that was read: what a careful person would ask about all the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import normalize

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from dixit_pbem.post.reading.asides import begins, candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.doubtful import is_doubtful
from dixit_pbem.post.reading.glued import is_glued
from dixit_pbem.post.reading.hinging import hangs_on_another
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hinging import PRAISES
from dixit_pbem.post.reading.languages.lexicon import phrases
from dixit_pbem.post.reading.languages.weighing import ALL_BUT, LIKES
from dixit_pbem.post.reading.numerals import WORD_LETTERS
from dixit_pbem.post.reading.plain import Plain, Value
from dixit_pbem.post.reading.sense import SMALL_TALK, Says, Sense, sense_of
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.reading.unfulfilled import is_unfulfilled

_A_NAME = 2
_INITIAL = re.compile(r"[A-Z]\. [A-Z]\w+")
_PAIR = re.compile(r"(?<![\d/])(\d{1,2})\s?/\s?(\d{1,2})(?![\d/])")
_CORRECTS = in_any(lambda each: each.corrects | each.sorry) | phrases(
    "ich meine|ich meinte|meine|i mean|i meant|je veux dire|je voulais dire|quiero decir|quería decir|digo|voglio dire"
    "|volevo dire|cioè|quero dizer|queria dizer|aliás|to znaczy|znaczy"
)
_HEDGES = in_any(lambda each: each.hedges - each.decides) | {"raczej"}


def is_rash(text: prose.Written, said: Sequence[Sense], read: CardsRead | VotesRead, asked: Asked) -> bool:
    """Does the mail speak of another card where a program speaks too, take out its own, or change in a doubt?"""
    values = values_of(read)
    if not values:
        return False
    others = [sense for sense in said if _names_another(sense, values, asked)]
    answers = [sense for sense in said if sense.says is Says.ANSWER and {*sense.values} & values]
    plain = max((sense.plain for sense in answers), default=Plain.NO)
    if text.automatic and (others or plain < Plain.BARE):
        return True
    if any(holds(sense.clause.words, ALL_BUT) for sense in said):
        own = any(holds(sense.clause.words, ALL_BUT) and _names(sense, asked) & values for sense in said)
        return own or plain < Plain.ASKED
    unsure = any(sense.clause.asks or _is_hedged(sense) for sense in said)
    if len(values) > 1 and not asked.red and others and unsure:
        return True
    hangs = {*standing_values(asked)} != values and hangs_on_another(said, values, asked)
    if hangs or _takes_back_outside(text, asked) or _is_a_little_word(said, read):
        return True
    if (
        is_glued(said, values, asked)
        or is_unfulfilled(said, values, asked)
        or _gives_the_red_mark_alone(said, read, asked)
        or _names_one_twice(said, read)
        or _corrects_to_a_pair(text, values, asked)
    ):
        return True
    changes = bool(asked.standing) and {*standing_values(asked)} != values
    if is_doubtful(said, values, asked, changes=changes):
        return True
    if changes and (
        _signs_with_what_stands(text, asked) or _adds_a_number(said, values, asked) or _is_half_in_doubt(answers, read)
    ):
        return True
    if changes and not any(sense.says is Says.TAKES_BACK for sense in said) and _answers_otherwise(said, values, asked):
        return True
    return changes and _doubts_and_talks(said, [sense for sense in said if _names(sense, asked) & values])


def _adds_a_number(said: Sequence[Sense], values: set[Value], asked: Asked) -> bool:
    """`The sixth! 3 all`: a number in digits with one word, which is neither the old nor the new vote."""
    known = values | {*standing_values(asked)}
    brief = [sense.clause.tokens for sense in said if len(sense.clause.tokens) == _A_NAME]
    return any(tokens[0].number in {*asked.numbers} - known and tokens[0].raw.isdecimal() for tokens in brief)


def _is_half_in_doubt(answers: Sequence[Sense], read: CardsRead | VotesRead) -> bool:
    """`Maybe 1 / 7`, for two votes."""
    several = isinstance(read, VotesRead) and len(read.numbers) > 1
    return several and len(answers) > 1 and any(map(_is_hedged, answers))


def _answers_otherwise(said: Sequence[Sense], values: set[Value], asked: Asked) -> bool:
    """`Mah, D. Rossi`, above `metto la A`: another card alone, which is not the one that stands."""
    known = values | {*standing_values(asked)}
    letters = [sense for sense in said if sense.says is Says.ANSWER and isinstance(sense.values[0], str)]
    return any(not {*sense.values} & known and len(sense.clause.tokens) == 1 for sense in letters[:-1])


def _doubts_and_talks(said: Sequence[Sense], answers: Sequence[Sense]) -> bool:
    """`Pewnie 4, my sister sings`, where another answer stands."""
    hedged = bool(answers) and all(_is_hedged(sense) for sense in answers)
    talk = [
        sense
        for sense in said
        if sense.says in (Says.IDLE, Says.UNCLEAR) and not _is_hedged(sense) and sense.clause.words
    ]
    talk += [sense for sense in said if sense.clause.asks]
    line = answers[0].clause.line if answers else 0
    return hedged and any(sense.clause.line == line or len(sense.clause.words) > _A_NAME for sense in talk)


def _signs_with_what_stands(text: prose.Written, asked: Asked) -> bool:
    """`“A”`, and below it `F. Rossi`, where F stands."""
    lines = (*(line for paragraph in text.paragraphs for line in paragraph), *text.signature)
    return any(_INITIAL.fullmatch(line) and line[0] in standing_values(asked) for line in lines)


def _takes_back_outside(text: prose.Written, asked: Asked) -> bool:
    """`[EXTERNAL] Think before you click.`, and on the next line `Actually, no.`; the same above a telephone number."""
    below = tuple((line,) for paragraph in (*(each[1:] for each in text.automatic), text.contact) for line in paragraph)
    senses = [sense_of(clause, asked) for clause in clauses_of(below) if clause.tokens]
    return any(sense.says is Says.TAKES_BACK or sense.clause.asks for sense in senses)


def _is_a_little_word(said: Sequence[Sense], read: CardsRead | VotesRead) -> bool:
    """`I changed my mind. e`: a letter that is a word as well, small, and not alone."""
    if not isinstance(read, CardsRead) or len(said) == 1 or any(sense.says is Says.LEAD for sense in said):
        return False
    answers = [sense for sense in said if sense.says is Says.ANSWER]
    tokens = [token for sense in answers for token in sense.clause.tokens if token.raw in WORD_LETTERS]
    return bool(tokens) and all(sense.clause.tokens == (tokens[0],) for sense in answers)


def _gives_the_red_mark_alone(said: Sequence[Sense], read: CardsRead | VotesRead, asked: Asked) -> bool:
    """`2 / red 3`, of which but the red mark was read."""
    alone = isinstance(read, VotesRead) and not read.numbers and asked.red
    return alone and any(_names(sense, asked) - values_of(read) for sense in said)


def _names_one_twice(said: Sequence[Sense], read: CardsRead | VotesRead) -> bool:
    """`Die 3 finde ich schön, 3`: two votes for one card, or praise of the one that is voted for?"""
    twice = isinstance(read, VotesRead) and len({*read.numbers}) < len(read.numbers)
    answers = [sense for sense in said if sense.says is Says.ANSWER]
    return twice and any(not (PRAISES | LIKES).isdisjoint(sense.clause.words) for sense in answers)


def _corrects_to_a_pair(text: prose.Written, values: set[Value], asked: Asked) -> bool:
    """`3⏎6 I mean 7/4`: other cards, behind a word that takes back those that were read."""
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    pairs = [{*map(int, found.groups())} for line in lines for found in _PAIR.finditer(normalize("NFKC", line))]
    other = any(pair <= {*asked.numbers} and not pair <= values for pair in pairs)
    return other and any(holds(prose.words_in(tokens_of(line)), _CORRECTS) for line in lines)


def _is_hedged(sense: Sense) -> bool:
    return begins(sense.clause.words, _HEDGES) > 0


def _names_another(sense: Sense, values: set[Value], asked: Asked) -> bool:
    return sense.says not in SMALL_TALK and bool(_names(sense, asked) - values)


def _names(sense: Sense, asked: Asked) -> set[Value]:
    tokens = sense.clause.tokens
    return {value_of(tokens[at]) for at in candidates(tokens, asked)}


def values_of(read: CardsRead | VotesRead) -> set[Value]:
    """All cards of a move."""
    match read:
        case CardsRead(letters=letters):
            return {*letters}
        case VotesRead(numbers=numbers, red=red):
            return {*numbers, *(() if red is None else (red,))}
