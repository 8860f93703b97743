"""Beside cards and votes: questions of leave, doubts behind a change, and numbers that belong to other words.

`3. Am I allowed?`, `1… I think` and `5 - so beautiful` where another vote stands, `maybe e`, `Round 6; 1 is my vote`,
`undo… room five`, `non posso alle 3 ma va bene 4`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.glued import is_a_score
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import FAMILY, REPORTS
from dixit_pbem.post.reading.languages.hinging import CANNOT, HOURS, PRAISES
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.pointing import (
    HAS_LETTERS,
    HAS_NUMBERS,
    HAVE_LETTERS,
    HAVE_NUMBERS,
    ROUNDS,
)
from dixit_pbem.post.reading.languages.weighing import ASKS_LEAVE, FIXES, MAYBE_NOT, OR_NOT, REFLECTS
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, ORDINALS, WORD_LETTERS, is_a_time
from dixit_pbem.post.reading.plain import ALL_COURTESY, DENIES, Plain, Value
from dixit_pbem.post.reading.sense import Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

_HEDGES = in_any(lambda each: each.hedges)
_LEAVE = ASKS_LEAVE | in_any(lambda each: each.may_i)
_BEHIND = in_any(lambda each: each.behind | each.please)
_BUTS = in_any(lambda each: each.buts | each.joins | each.either)
_VOTES = in_any(lambda each: each.votes)
_OF_VOTES = NOUNS | _VOTES
_MINE = frozenset(("mine", "mia", "minha", "moja"))
_CARDS = in_any(lambda each: each.cards)
_OF_LETTERS = NOUNS | words("letra litera litery type tipo")
"""Of what has letters that which may be the card's own."""
_HOW = words("qué wie how che que comme quel quelle jaki jakie jaka jak")
_ENDS = frozenset(".!?")
_LONGEST_QUESTION, _A_PAIR, _NEAR = 6, 2, 3


def is_doubtful(said: Sequence[Sense], values: set[Value], asked: Asked, *, changes: bool) -> bool:
    """Would a careful person ask, whatever else in this mail is plain?"""
    named = [at for at, sense in enumerate(said) if _names(sense, values, asked)]
    if not named:
        return False
    return (
        _asks_leave(said, named[0], changes=changes)
        or any(_is_anothers_word(said[at : at + 2], asked) for at in named)
        or any(_half_takes_back(sense.clause.words) for sense in said[named[0] + 1 :])
        or _hedges_a_little_word(said, named, asked)
        or any(_calls_another_a_card(said[at], values, asked) for at in named)
        or (len(values) > 1 and any(_is_of_a_round(said, named, value, asked) for value in values))
        or any(_is_of_a_room(said, named, value, asked) for value in values)
        or all(_is_an_hour_that_suits(said, at, values, asked) for at in named)
        or (changes and _praises(said, named))
        or (changes and _asks_to_change(said[named[-1] + 1 :]))
        or (changes and _trails_off_in_doubt(said))
        or (changes and _asks_beside_a_bare_one(said, named))
        or (changes and _asks_and_talks_on(said, named, values, asked))
        or (changes and len(said) > 1 and all({*said[at].clause.words[-1:]} & _MINE for at in named))
        or (changes and asked.votes == 1 and any(_is_a_score(each, asked) for each in said))
        or (changes and asked.phase is Phase.CARD and all(_stands_in_a_place(said[at]) for at in named))
    )


def _places(sense: Sense, values: set[Value], asked: Asked) -> list[int]:
    tokens = sense.clause.tokens
    return [at for at in candidates(tokens, asked) if value_of(tokens[at]) in values]


def _asks_leave(said: Sequence[Sense], first: int, *, changes: bool) -> bool:
    """`Is it too late?`, `… in the garden or not?` below an answer; beside a change in so many words a courtesy."""
    turned = any(not OF_CHANGE.isdisjoint(each.clause.words) or holds(each.clause.words, REFLECTS) for each in said)
    if changes and (turned or any(sense.plain >= Plain.ASKED for sense in said)):
        return False
    return any(
        sense.clause.asks
        and (_only_asks_leave(sense.clause.words) or " ".join(sense.clause.words[-_A_PAIR:]) in OR_NOT)
        for sense in said[first + 1 :]
    )


def _goes_on(sense: Sense, below: Sense) -> bool:
    return _ENDS.isdisjoint(sense.clause.after) and sense.clause.line == below.clause.line


def _is_anothers_word(said: Sequence[Sense], asked: Asked) -> bool:
    """`6, says Tom`."""
    if len(said) < _A_PAIR or said[0].says is not Says.ANSWER or not _goes_on(*said):
        return False
    words, last = said[1].clause.words, said[1].clause.tokens[-1:]
    told = _A_PAIR <= len(words) <= _NEAR and words[0] in REPORTS and asked.own_name.isdisjoint(words)
    return told and any(token.raw.istitle() or token.word in FAMILY for token in last)


def _names(sense: Sense, values: set[Value], asked: Asked) -> bool:
    return bool({*sense.values} & values) or bool(_places(sense, values, asked))


def _asks_beside_a_bare_one(said: Sequence[Sense], named: Sequence[int]) -> bool:
    """`I've changed my mind. 6. Is that ok?`: no more than a number, and a question whether it may count."""
    bare = all(len(said[at].clause.tokens) == 1 for at in named)
    return bare and any(sense.clause.asks and holds(sense.clause.words, FIXES) for sense in said[named[-1] + 1 :])


def _asks_to_change(below: Sequence[Sense]) -> bool:
    """`Apuesto por la 1. ¿Aún puedo cambiar de idea?`"""
    asking = (sense.clause.words for sense in below if sense.clause.asks)
    return any(begins(said, _LEAVE) > 0 and not OF_CHANGE.isdisjoint(said) for said in asking)


def _asks_and_talks_on(said: Sequence[Sense], named: Sequence[int], values: set[Value], asked: Asked) -> bool:
    """`Can I change it? My card is C how hard`: leave is asked, and talk runs on from the card."""
    asks = any(each.clause.asks and begins(each.clause.words, _LEAVE) for each in said[: named[0]])
    return asks and all(_talks_on(said[at].clause.tokens, _places(said[at], values, asked)) for at in named)


def _talks_on(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    behind = [token.word for token in tokens[places[-1] + 1 :]] if places else []
    return len(behind) >= _A_PAIR and " ".join(behind) not in _BEHIND


def _half_takes_back(words: Sequence[str]) -> bool:
    """`B, but maybe not`."""
    return bool(words) and not MAYBE_NOT.isdisjoint((" ".join(words), " ".join(words[words[0] in _BUTS :])))


def _only_asks_leave(words: Sequence[str]) -> bool:
    return 0 < len(words) <= _LONGEST_QUESTION and begins(words, ASKS_LEAVE) > 0


def _hedges_a_little_word(said: Sequence[Sense], named: Sequence[int], asked: Asked) -> bool:
    """`Maybe e.`"""
    return asked.phase is Phase.CARD and all(_is_hedged_little(said[at].clause.tokens) for at in named)


def _is_hedged_little(tokens: Sequence[Token]) -> bool:
    little = len(tokens) > 1 and tokens[-1].raw.islower() and tokens[-1].word in WORD_LETTERS
    return little and begins([token.word for token in tokens], _HEDGES) == len(tokens) - 1


def _calls_another_a_card(sense: Sense, values: set[Value], asked: Asked) -> bool:
    """`Card 1 please my fifth coffee`: the one that is called a card is not the one that was read."""
    tokens = sense.clause.tokens
    if sense.says is Says.ANSWER or not DENIES.isdisjoint(sense.clause.words):
        return False
    called = {value_of(tokens[at]) for at in candidates(tokens, asked) if at and tokens[at - 1].word in _CARDS}
    return bool(called) and not called & values


def _is_of_a_round(said: Sequence[Sense], named: Sequence[int], value: Value, asked: Asked) -> bool:
    """`Round 6; 1 is my vote`: is every place that names it the number of a round?"""
    places = [(said[at].clause.tokens, place) for at in named for place in _places(said[at], {value}, asked)]
    return bool(places) and all(place > 0 and tokens[place - 1].word in ROUNDS for tokens, place in places)


def _is_of_a_room(said: Sequence[Sense], named: Sequence[int], value: Value, asked: Asked) -> bool:
    """`Undo… room five`: is every place that names it the number or the letter of another thing?"""
    if asked.phase is Phase.CARD:
        own, stems = HAS_LETTERS - _OF_LETTERS, HAVE_LETTERS
    else:
        own, stems = HAS_NUMBERS, HAVE_NUMBERS
    places = [(said[at].clause.tokens, place) for at in named for place in _places(said[at], {value}, asked)]
    before = [tokens[place - 1].word if place else "" for tokens, place in places]
    return bool(before) and all(word in own or word.startswith(stems) for word in before)


def _is_an_hour_that_suits(said: Sequence[Sense], at: int, values: set[Value], asked: Asked) -> bool:
    """`Non posso alle 3 ma va bene 4`: behind an hour at which somebody cannot, and no word of voting."""
    place = next(iter(_places(said[at], values, asked)), 0)
    begin, line = at, said[at].clause.line
    while begin and said[begin - 1].clause.line == line and not set(said[begin - 1].clause.after) & _ENDS:
        begin -= 1
    clauses = (*(each.clause.tokens for each in said[begin:at]), said[at].clause.tokens[: place + 1])
    tokens = [token for clause in clauses for token in clause]
    hours = [
        each
        for each in range(1, len(tokens) - 1)
        if tokens[each].number is not None and (is_a_time(tokens, each) or tokens[each - 1].word in HOURS)
    ]
    front = [token.word for token in tokens]
    cannot = bool(hours) and not CANNOT.isdisjoint(front) and not DENIES.isdisjoint(front)
    if asked.phase is Phase.CARD or not cannot or front[-2] in (ARTICLES | NOUNS) - HOURS:
        return False
    return _VOTES.isdisjoint(front[hours[-1] :])


def _praises(said: Sequence[Sense], named: Sequence[int]) -> bool:
    """`5 - so beautiful`, where another answer stands: may be said of a picture, and change nothing."""
    if any(said[at].plain is Plain.DECIDED for at in named):
        return False
    spoken = {word for sense in said for word in sense.clause.words}
    below = [said[at + 1].clause for at in named if at + 1 < len(said)]
    lines = {said[at].clause.line for at in named}
    brief = [each for each in below if each.line in lines and len(each.words) <= _NEAR]
    praised = any(not PRAISES.isdisjoint(each.words) or _exclaims(each.words) for each in brief)
    return praised and (OF_CHANGE | _VOTES).isdisjoint(spoken)


def _exclaims(words: Sequence[str]) -> bool:
    """`Qué inquietante`."""
    return len(words) == _A_PAIR and words[0] in _HOW and words[1] not in ALL_COURTESY


def _is_a_score(sense: Sense, asked: Asked) -> bool:
    """`5 do 5`."""
    return is_a_score(sense.clause.tokens, candidates(sense.clause.tokens, asked))


def _trails_off_in_doubt(said: Sequence[Sense]) -> bool:
    """`1… I think`: does what leads to an answer stand behind it?"""
    spoken = [sense for sense in said if sense.clause.tokens]
    behind = spoken[-1] if spoken else None
    return behind is not None and behind.says is Says.LEAD and _OF_VOTES.isdisjoint(behind.clause.words)


def _stands_in_a_place(sense: Sense) -> bool:
    """`B in eighth place`."""
    behind = sense.clause.tokens[1:]
    return sense.plain < Plain.ASKED and any(token.word in ORDINALS for token in behind[:_NEAR])
