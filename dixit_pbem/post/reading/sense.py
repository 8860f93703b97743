"""What a clause says: an answer and how plainly, what leads to one, small talk, or what must be asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.answering import answer_in
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, without_asides
from dixit_pbem.post.reading.clauses import Clause, covered
from dixit_pbem.post.reading.languages import LEXICONS, Lexicon, folded, in_any
from dixit_pbem.post.reading.numerals import COUNTS, NOUNS, counts_votes, might_be_letter, might_be_number
from dixit_pbem.post.reading.plain import AGAINST, ALL_COURTESY, DENIES, Plain, Value
from dixit_pbem.post.reading.tokens import Token


class Says(StrEnum):
    """What a clause is."""

    ANSWER = "answer"
    LEAD = "lead"
    """It asks for the answer that follows: `my vote:`."""
    COURTESY = "courtesy"
    IDLE = "idle"
    """Small talk that holds nothing that could be an answer."""
    TAKES_BACK = "takes back"
    """`no wait`: what stands before it in its paragraph is not meant."""
    UNCLEAR = "unclear"
    """It holds another candidate, a question, a doubt, a condition."""


SMALL_TALK = (Says.COURTESY, Says.IDLE)
ABOUT = in_any(lambda each: each.about)
_APOLOGIES = in_any(lambda each: each.sorry)
_CORE = in_any(lambda each: each.closes | each.greets | each.assents | each.sorry) - in_any(lambda each: each.small)
"""One of these at least stands in every courtesy."""
_EVEN = in_any(lambda each: each.even)
_SIGHS = frozenset(
    (
        "aie",
        "bof",
        "zut",
        "ach",
        "oje",
        "hach",
        "mince",
        "ai",
        "ah",
        "oh",
        "eh",
        "ops",
        "oops",
        "ahi",
        "ej",
        "och",
        "ech",
        "oj",
        "ui",
        "opa",
        "ups",
        "ojej",
        "uff",
    )
)
_SHORTEST_LEAD = 4
_CARDS = in_any(lambda each: each.cards)
_GAME = frozenset(word for word in in_any(lambda each: each.game | each.times)) - _CARDS
_BUTS = in_any(lambda each: each.buts)
_LONGEST_END = 4
_SHORT = 2
_WELCOMES = in_any(lambda each: each.welcomes)
IFS = in_any(lambda each: each.ifs)
_TAKES_BACK_ALONE = frozenset(("no", "nao", "não", "nie", "non"))
"""As words before a number these deny it; a mark must stand behind them."""


@frozen
class Sense:
    """A clause with what it says."""

    clause: Clause
    says: Says
    values: tuple[Value, ...] = ()
    plain: Plain = Plain.NO
    colours: tuple[Token, ...] = ()
    """For the red mark: the tokens of an answer in which colours stand."""
    left: tuple[Value, ...] = ()
    """What it leaves for its answer: `C instead of B`."""


def sense_of(clause: Clause, asked: Asked) -> Sense:
    """What the clause says to whom was asked this."""
    tokens, left = without_asides(clause.tokens, asked)
    while len(tokens) > 1 and "X" not in asked.letters and tokens[-1].raw.islower() and set(tokens[-1].word) == {"x"}:
        tokens = tokens[:-1]  # `C x`
    clause = clause if len(tokens) == len(clause.tokens) else replace(clause, tokens=tokens)
    if not tokens:
        return Sense(clause, Says.UNCLEAR if clause.asks else Says.COURTESY)
    if _signs_with_kisses(tokens, asked):
        return Sense(clause, Says.COURTESY)
    read = None if clause.odd or clause.asks else answer_in(tokens, asked)
    if read is not None and not is_refused(tokens):
        return Sense(clause, Says.ANSWER, *read, left)
    if names_a_card(clause, asked):
        return Sense(clause, Says.UNCLEAR, left=left)
    return Sense(clause, _without_candidate(clause, asked))


def is_refused(tokens: Sequence[Token]) -> bool:
    """`La carta C no`."""
    return len(tokens) > _SHORT and tokens[-1].word in _TAKES_BACK_ALONE


def _signs_with_kisses(tokens: Sequence[Token], asked: Asked) -> bool:
    """`Marlene x`."""
    kisses = tokens[1:] if tokens[0].word in asked.own_name else tokens
    small = any(each.raw.islower() for each in kisses)
    return small and "X" not in asked.letters and all(set(each.word) == {"x"} for each in kisses)


def taken_back(tokens: Sequence[Token]) -> int:
    """How many words in front take back what stands before them."""
    words = [token.word for token in tokens]
    if len(words) > 1 and words[0] in _SIGHS:
        behind = taken_back(tokens[1:])
        return behind + 1 if behind else 0
    longest = 0
    for lexicon in LEXICONS:
        for count in range(min(4, len(words)), longest, -1):
            phrase = " ".join(words[:count])
            rest = len(words) - count
            if phrase in lexicon.corrects and not (rest and phrase in _TAKES_BACK_ALONE):
                longest = count
                break
    return longest


def _without_candidate(clause: Clause, asked: Asked) -> Says:
    words = [word for word in clause.words if word not in asked.own_name]
    if len(clause.words) == 1 and not _BUTS.isdisjoint(clause.words) and not clause.asks:
        return Says.IDLE
    return _says_without_candidate(clause, words, asked)


def _says_without_candidate(clause: Clause, words: Sequence[str], asked: Asked) -> Says:
    if not clause.words:
        return Says.UNCLEAR if any(token.alone for token in clause.tokens) else Says.IDLE
    if clause.asks:
        return Says.IDLE if _is_social(words) else Says.UNCLEAR
    if taken_back(clause.tokens) == len(clause.tokens) and not set(words) <= _APOLOGIES:
        return Says.TAKES_BACK
    if any(_is_lead(words, lexicon) for lexicon in LEXICONS):
        return Says.LEAD
    if (lead := _ends_in_a_lead(clause)) is not None:
        return lead
    if (small := small_words(words)) is not None:
        return small
    if is_courtesy(clause.tokens, asked):
        return Says.COURTESY
    if not AGAINST.isdisjoint(_without_concessions(words)):
        return Says.UNCLEAR
    words = words[1:] if words and words[0] in _BUTS and len(words) > _LONGEST_END else words
    if not DENIES.isdisjoint(words) and (len(words) < 3 or not ABOUT.isdisjoint(words)):
        return Says.UNCLEAR
    return Says.IDLE


def small_words(words: Sequence[str]) -> Says | None:
    """Words with which one begins to speak, doubts a little, or says no more than an answer did."""
    for lexicon in LEXICONS:
        if covered(words, (lexicon.particles,), lexicon) is not None:
            return Says.COURTESY
        mild = lexicon.hedges | (lexicon.behind - lexicon.courtesy)
        if not set(words) <= lexicon.courtesy and covered(words, (mild, lexicon.particles), lexicon) is not None:
            return Says.IDLE
    return None


def _ends_in_a_lead(clause: Clause) -> Says | None:
    """`The lighthouse settles it:`, `A clue like that deserves a card like this:`."""
    words = clause.words[1:] if clause.words[0] in _BUTS else clause.words
    if ":" not in clause.after or ")" in clause.after or not words:
        return None
    if len(words) < _SHORTEST_LEAD and not any(begins(words[1:], lexicon.decides) for lexicon in LEXICONS):
        # `Card selected:`
        return Says.LEAD if words[0] in _CARDS and (COUNTS | _GAME).isdisjoint(words) else None
    if not (AGAINST | DENIES | COUNTS).isdisjoint(words):
        return None
    ends = {" ".join(words[at:]) for at in range(max(0, len(words) - _LONGEST_END), len(words))}
    if any(not ends.isdisjoint(lexicon.decides | lexicon.points) for lexicon in LEXICONS):
        return Says.LEAD
    return None if NOUNS.isdisjoint(words[-_LONGEST_END:]) else Says.COURTESY


def is_courtesy(tokens: Sequence[Token], asked: Asked) -> bool:
    """Does it only greet, thank, agree, apologise or take leave; a name may stand with it?"""
    words = [token for token in tokens if token.word and token.word not in asked.own_name]
    if " ".join(token.word for token in words) in _WELCOMES:
        return True
    if any(token.number is not None for token in tokens):
        return False
    if words and _CORE.isdisjoint(token.word for token in words):
        return False
    strange = [token for token in words if token.word not in ALL_COURTESY and not _is_drawn(token.word)]
    names = all(token.raw[:1].isupper() and len(token.word) > 1 for token in strange)
    return not strange or (len(strange) < len(words) and names and len(strange) < 3)


def _is_drawn(word: str) -> bool:
    """`dziękii`."""
    return word[-1:] == word[-2:-1] and word[:-1] in ALL_COURTESY


def _without_concessions(words: Sequence[str]) -> list[str]:
    """The words without `even if`, which takes nothing back."""
    return [word for at, word in enumerate(words) if not (at and word in IFS and words[at - 1] in _EVEN)]


def _is_social(words: Sequence[str]) -> bool:
    begins = (" ".join(words[:count]) for count in (1, 2, 3))
    social = any(begin in lexicon.social for begin in begins for lexicon in LEXICONS)
    return social and ABOUT.isdisjoint(words) and AGAINST.isdisjoint(words)


def _is_lead(words: Sequence[str], lexicon: Lexicon) -> bool:
    """Does it ask for an answer that follows?"""
    few = [word for at, word in enumerate(words) if not counts_votes(words, at)]
    phrases = covered(few, (lexicon.before, lexicon.greets), lexicon)
    if phrases is None or not phrases or phrases[-1] in lexicon.hedges:
        return False
    return any(phrase in lexicon.asking for phrase in phrases)


def names_a_card(clause: Clause, asked: Asked) -> bool:
    """Does the clause hold what might be an answer?"""
    return any(_might_be(clause.tokens, at, asked) for at in range(len(clause.tokens)))


def _might_be(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    if asked.phase is Phase.CARD:
        return might_be_letter(tokens, at, asked.letters)
    return might_be_number(tokens, at, asked.numbers)


def name_words(name: str) -> frozenset[str]:
    """The words of a player's own name, as clauses have them: `Ewy` is of Ewa."""
    named = frozenset(folded(word) for word in name.split() if len(word) > 1)
    return named | {f"{word[:-1]}{end}" for word in named if word.endswith("a") and len(word) > _SHORT for end in "yi"}
