"""Which clauses are an answer, and which hold something that could be another one: the judge's two questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from tests.post.reading.wide import judge_words as known
from tests.post.reading.wide.judge_text import Clause, is_polite
from tests.post.reading.wide.moves import Move

COUNTED = known.AND | known.words(
    "of to all di de su z na out more other others altri altre outros outras innych von zu mal weitere más otras"
)
FUNCTION = "aeiouwzy"
THE_ONES = {(ordinal, "one") for ordinal in known.ORDINAL}
RED = known.words("red rouge rosso rossa vermelho vermelha czerwony czerwona rot rote rojo roja")


class Danger(IntEnum):
    """How near a comment comes to being another answer."""

    FREE = 0
    SOFT = 1
    HARD = 2


@dataclass(frozen=True, slots=True)
class Found:
    """An answer that stands in some clauses; `asked` with words that ask for it, `soft` where a question is no shame,
    `loose` where other words stand round it without a mark."""

    move: Move
    asked: bool
    soft: bool
    loose: bool


def number_of(token: str) -> int | None:
    if token.isdecimal():
        return int(token)
    token = token[:-1] if token[:-1].isdecimal() and token[-1:] in "ªº" else token
    return int(token) if token.isdecimal() else known.NUMBER_WORDS.get(token.casefold())


def candidate(token: str, asked: Asked) -> str:
    """The number or the letter that a token may stand for, as the table has it; nothing for all others."""
    if asked.phase is Phase.VOTE:
        number = number_of(token)
        return str(number) if number in asked.numbers else ""
    return token.upper() if token.upper() in asked.letters else ""


def candidates(clause: Clause, asked: Asked) -> list[str]:
    """All that could be an answer in a clause; little words among them."""
    return [found for each in clause.raw if (found := candidate(each, asked))]


def is_choice(token: str, asked: Asked) -> bool:
    """Could it be an answer, and is no little word?"""
    return token not in FUNCTION and bool(candidate(token, asked))


def counts(asked: Asked) -> range:
    return range(1, asked.votes + 1) if asked.phase is Phase.VOTE else range(asked.cards, asked.cards + 1)


def read_list(tokens: Sequence[str], asked: Asked) -> Move | None:
    """Candidates side by side or with an *and* between them, with the red mark behind its word."""
    if tokens[0] in FUNCTION and any(len(each) == 1 and each.isupper() for each in tokens[1:]):
        return None
    chosen: list[str] = []
    red, comes, glue = "", False, True
    for token in tokens:
        if asked.red and token.casefold() in RED and not red:
            comes = True
        elif (found := candidate(token, asked)) and not (token in FUNCTION and not glue and len(tokens) > 2):
            red, chosen, comes = (found, chosen, False) if comes else (red, [*chosen, found], False)
            glue = False
        elif token.casefold() in known.AND and not glue:
            glue = True
        else:
            return None
    if comes or glue or len(chosen) not in counts(asked):
        return None
    return Move(tuple(chosen), red=red)


def splits(tokens: tuple[str, ...], asked: Asked) -> Iterator[tuple[tuple[str, ...], Move, tuple[str, ...]]]:
    """Every way to see words before, an answer, and words behind."""
    spots = [where for where, token in enumerate(tokens) if candidate(token, asked) or token.casefold() in RED]
    for first in spots:
        for last in spots:
            if first <= last and (move := read_list(tokens[first : last + 1], asked)):
                yield tokens[:first], move, tokens[last + 1 :]


def opening(raw: tuple[str, ...], asked: Asked) -> tuple[tuple[str, ...], bool] | None:
    """The words that lead to the answer, and whether others stand before them; nothing where they do not lead there."""
    before = tuple(each.casefold() for each in raw)
    allowed = known.ASKING | known.BARE_GLUE | known.HEDGE
    if raw[-1:] == ("Mia",) or any(is_choice(each, asked) and len(each) == 1 for each in raw[1:]):
        return None
    if all(token in allowed for token in before):
        return before, False
    for where, token in enumerate(before):
        begins = (token in known.FIRST_PERSON and raw[where] != "i") or (where and raw[where].istitle())
        begins = begins or (token in known.MINE and not known.VOTES.isdisjoint(before[where + 1 : where + 2]))
        if begins and all(each in allowed for each in before[where:]):
            story = before[:where]
            votes = asked.phase is Phase.VOTE
            taken = known.NEGATION | known.REPORT | known.OR
            free = not any(each in known.NEGATION | known.OR or (votes and number_of(each)) for each in story)
            free = free and not taken & {*story[-1:]}
            return (before[where:], True) if free else None
    return None


def asks_for_it(said: set[str]) -> bool:
    return bool(said & (known.STRONG - known.HEDGE)) or bool(said & {"go", "going"} and said & {"for", "with"})


def goes_on(behind: tuple[str, ...], said: set[str], asked: Asked) -> bool:
    """Does a reason, a courtesy or another sentence follow without a mark?"""
    votes = asked.phase is Phase.VOTE
    if not behind or any((votes and number_of(each)) or is_choice(each, asked) for each in behind):
        return False
    first = behind[0].casefold()
    if first in known.CONNECT:
        return True
    strong = said & known.VERBS or (asks_for_it(said) and behind[0].istitle())
    if behind[0].istitle():
        return bool(strong)
    return bool(strong) and first not in COUNTED | known.UNITS | known.NEGATION | known.OR


def without_tail(behind: tuple[str, ...]) -> tuple[str, ...]:
    while behind and behind[0].casefold() in known.TAIL:
        behind = behind[1:]
    return behind


def takes_leave(behind: tuple[str, ...], asked: Asked) -> bool:
    """`5 Un abbraccio`: a good-bye that begins with a capital, where no letter may be a card."""
    numbers = any(number_of(each) is not None and each.casefold() not in known.EVERYDAY for each in behind)
    return asked.phase is Phase.VOTE and behind[0].istitle() and not numbers and is_polite(Clause(behind, ""))


def found_in(raw: tuple[str, ...], asked: Asked, *, one_clause: bool = True) -> set[Found]:
    """Every answer that these tokens may be as a whole."""
    every: set[Found] = set()
    raw = tuple(
        each for before, each in zip(("", *raw), raw, strict=False) if (before.casefold(), each) not in THE_ONES
    )
    for before, move, behind in splits(raw, asked):
        lead = opening(before, asked)
        after = tuple(each.casefold() for each in behind)
        thinks_of = bool(behind) and bool(known.THINKS_OF & {each.casefold() for each in before[-1:]})
        if lead is None or (thinks_of and raw[len(before)].islower()):
            continue
        words, led = lead
        ends = all(each in known.TAIL for each in after) or takes_leave(behind, asked)
        said = {*words, *after} if ends else {*words}
        strong = asks_for_it(said) or bool(move.red)
        reason = one_clause and after[:1] != ("is",) and goes_on(without_tail(behind), said, asked)
        if ends or reason:
            every.add(Found(move, strong, led or not ends or bool(said & known.HEDGE), led or not ends))
    return every


def danger(clause: Clause, asked: Asked) -> Danger:
    if asked.phase is Phase.VOTE:
        return max((number_danger(clause, where, asked) for where in range(len(clause.raw))), default=Danger.FREE)
    return max((letter_danger(clause, where, asked) for where in range(len(clause.raw))), default=Danger.FREE)


def number_danger(clause: Clause, where: int, asked: Asked) -> Danger:
    token = clause.tokens[where]
    before = clause.tokens[where - 1] if where else ""
    behind = clause.tokens[where + 1] if where + 1 < len(clause.tokens) else ""
    number = number_of(token)
    if number is None and not any(each.isdecimal() for each in token):
        return Danger.FREE
    if token in known.EVERYDAY or number is None or number > 12:
        return Danger.SOFT
    if known.MONTHS & {*clause.tokens} or behind in known.UNITS or before in known.KINDS_OF_COUNT:
        return Danger.SOFT
    if token in known.ORDINAL and (behind in known.ORDERED or before in known.ORDERED):
        return Danger.SOFT
    if any(len(each) > 2 and each.isdecimal() for each in clause.tokens):
        return Danger.SOFT
    return Danger.HARD if number in asked.numbers else Danger.SOFT


def letter_danger(clause: Clause, where: int, asked: Asked) -> Danger:
    token = clause.raw[where]
    if len(token) != 1 or not token.isalpha():
        near = token[:1].upper() in asked.letters and len(token) > 1 and token[1] in "'-"
        return Danger.SOFT if near or any(each.isdecimal() for each in token) else Danger.FREE
    inside = where + 1 < len(clause.raw) and clause.raw[where + 1].isalnum()
    if token in FUNCTION and inside:
        return Danger.FREE
    if token.upper() not in asked.letters:
        return Danger.FREE if token == "I" or (token.lower() in FUNCTION and inside) else Danger.SOFT
    if token.lower() in FUNCTION and inside and not (where and token.islower()):
        return Danger.SOFT
    if where and clause.tokens[where - 1] in known.KINDS_WITH_LETTERS:
        return Danger.SOFT
    named = where > 0 and clause.raw[where - 1].istitle() and token.isupper()
    return Danger.SOFT if named and "." in clause.end[:1] else Danger.HARD
