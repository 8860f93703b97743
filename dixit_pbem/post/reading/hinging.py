"""Answers that hang on something: on a condition, or on what somebody else says.

`If Ana takes 3, I take 5`, `Biorę 5, jeśli Ana bierze 3`, `Ana says, it's 3`: whoever reads them along asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, value_of
from dixit_pbem.post.reading.clauses import PLEASE
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import FAMILY, OWN, REPORTS
from dixit_pbem.post.reading.languages.hinging import (
    ANYWHERE,
    BEFORE_IF,
    IS,
    JUST_SO,
    NEEDS_SOMEBODY,
    NO_MATTER,
    ONLY_IF,
    ONLY_SOUNDS,
    SHOULD,
    SINCE,
    STILL,
    THOUGHTS,
    TO_ME,
    UNLESS,
    VERB_FIRST,
    VOICES,
    WHO,
)
from dixit_pbem.post.reading.languages.weighing import LOST_BETS, OF_LUCK, WITHOUT
from dixit_pbem.post.reading.numerals import ARTICLES, is_letter
from dixit_pbem.post.reading.plain import Plain, Value
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.thought import COMMON
from dixit_pbem.post.reading.tokens import Token

_OPENS = ONLY_IF | in_any(lambda each: each.particles | each.joins | each.buts | each.hence)
_ENDS = frozenset("!?☺")
_PAUSES = frozenset(",-–—:…")
_MOST_OPENING, _NEAR, _LONGEST_REPORT, _SHORTEST_TALK = 2, 3, 7, 3


def hangs_on_another(said: Sequence[Sense], values: set[Value], asked: Asked) -> bool:
    """Does each place that answers with one of these hang on a condition, or on what somebody else says?"""
    naming = [at for at, sense in enumerate(said) if _names(sense, asked) & values or {*sense.values} & values]
    answers = [at for at in naming if said[at].says is Says.ANSWER] or naming
    return bool(answers) and all(_is_conditional(said, at) or _is_reported(said, at) for at in answers)


def _names(sense: Sense, asked: Asked) -> set[Value]:
    return {value_of(sense.clause.tokens[at]) for at in candidates(sense.clause.tokens, asked)}


def _is_conditional(said: Sequence[Sense], at: int) -> bool:
    """Does its sentence begin with a condition, or does one follow right behind the answer?"""
    if _condition_in(said[at].clause.tokens):
        return True
    if any(_begins_a_condition(each.clause.tokens) for each in _above(said, at)):
        return True
    below = next(_below(said, at), None)
    if below is None or _is_closed(said, at + 1):
        return False
    return _begins_a_condition(below.clause.tokens) or begins(below.clause.words, SINCE) > 0


def _above(said: Sequence[Sense], at: int) -> Iterator[Sense]:
    """The clauses in front of it in its sentence, the nearest first."""
    while at and _goes_on(said[at - 1], said[at]):
        at -= 1
        yield said[at]


def _below(said: Sequence[Sense], at: int) -> Iterator[Sense]:
    while at + 1 < len(said) and _goes_on(said[at], said[at + 1]):
        at += 1
        yield said[at]


def _goes_on(above: Sense, below: Sense) -> bool:
    """Does the sentence go on? Three dots hold it open, and so does a comma at the end of a line."""
    marks = above.clause.after.strip()
    ends = bool(set(marks) & _ENDS) or (marks.count(".") in (1, 2))
    same = above.clause.line == below.clause.line
    wrapped = above.clause.paragraph == below.clause.paragraph and marks == ","
    return not ends and (same or wrapped)


def _is_closed(said: Sequence[Sense], at: int) -> bool:
    """`5, if it rains, we meet at ours`: is talk what hangs on the condition, and not the answer?"""
    here, below = said[at].clause.words, next(_below(said, at), None)
    talks = below is not None and below.says is Says.IDLE and len(below.clause.words) >= _SHORTEST_TALK
    return talks and begins(here, UNLESS) < len(here) and not any(map(_is_somebody, said[at].clause.tokens[1:]))


def _begins_a_condition(tokens: Sequence[Token]) -> bool:
    words = [token.word for token in tokens]
    for at in range(min(len(tokens), _MOST_OPENING + 1)):
        if at and words[at - 1] not in _OPENS:
            break
        if _is_a_condition(tokens[at:], at_the_beginning=True):
            return not (at and words[at - 1] in BEFORE_IF)
    if len(tokens) <= _NEAR or not _is_somebody(tokens[1]):
        return False
    carded = any(token.number is not None or (is_letter(token) and token.raw.isupper()) for token in tokens)
    return words[0] in SHOULD or (carded and words[0] in VERB_FIRST)


def _condition_in(tokens: Sequence[Token]) -> bool:
    """`If Ana takes 3 I take 5`, `I vote 5 unless Tom votes 5`: in the answer's own clause."""
    return _begins_a_condition(tokens) or any(
        _is_a_condition(tokens[at:], at_the_beginning=False)
        for at in range(1, len(tokens))
        if tokens[at - 1].word not in BEFORE_IF
    )


def _is_a_condition(tokens: Sequence[Token], *, at_the_beginning: bool) -> bool:
    words = [token.word for token in tokens]
    if begins(words, ONLY_SOUNDS | PLEASE) or len(words) == 1 or _is_mere_talk(tokens):
        return False
    if words[0] in NEEDS_SOMEBODY:
        return at_the_beginning and len(tokens) >= _NEAR and (_is_somebody(tokens[1]) or _is_of_a_card(tokens))
    if begins(words, SINCE):
        return not at_the_beginning
    if " ".join(words) in JUST_SO:
        return False
    return begins(words, UNLESS) > 0 or words[0] in (IFS if at_the_beginning else ANYWHERE)


def _is_of_a_card(tokens: Sequence[Token]) -> bool:
    """`Si la 3 es de Ana`."""
    return tokens[1].word in ARTICLES and tokens[_NEAR].word in IS if len(tokens) > _NEAR else False


def _is_mere_talk(tokens: Sequence[Token]) -> bool:
    """`If I'm wrong`, `if not I'll eat my hat`, `if you haven't dealt them out yet`."""
    words = [token.word for token in tokens]
    count = begins(words, UNLESS) or int(words[0] in IFS)
    if count and (begins(words[count:], OF_LUCK) or not LOST_BETS.isdisjoint(words)):
        return True
    asks_in_time = not STILL.isdisjoint(words) and WITHOUT.isdisjoint(words)
    return asks_in_time and not _is_somebody(tokens[1])


def _is_somebody(token: Token) -> bool:
    named = token.raw.istitle() and len(token.word) > 1 and token.word not in COMMON
    return named or token.word in FAMILY | WHO


def _is_reported(said: Sequence[Sense], at: int) -> bool:
    """`Ana says, it's 3`, `it's 3, says Ana`: is it what somebody else says?"""
    above, below = next(_above(said, at), None), next(_below(said, at), None)
    if above is not None and _introduces(above.clause.tokens) and _pauses(above):
        return True
    told = below is not None and _ascribes(below.clause.tokens) and _pauses(said[at])
    return told and said[at].plain < Plain.DECIDED


def _pauses(sense: Sense) -> bool:
    return bool(set(sense.clause.after) & (_PAUSES | {"."}))


def _introduces(tokens: Sequence[Token]) -> bool:
    """`Ana says`, `mia moglie mi dice`: somebody else, and a verb of saying last."""
    words = [token.word for token in tokens]
    while words and words[-1] in TO_ME:
        words.pop()
    if len(words) < _NEAR - 1 or len(words) > _LONGEST_REPORT or words[-1] not in REPORTS:
        return False
    return not _is_own(tokens) and VOICES.isdisjoint(words) and " ".join(words[-2:]) not in THOUGHTS


def _ascribes(tokens: Sequence[Token]) -> bool:
    """`says Ana`, `diz a minha mãe`, `Ana thinks`."""
    words = [token.word for token in tokens if token.word]
    if len(words) < _NEAR - 1 or len(words) > _NEAR + 1 or _is_own(tokens) or not VOICES.isdisjoint(words):
        return False
    somebody = any(map(_is_somebody, tokens[1:] if words[0] in REPORTS else tokens[:1]))
    return somebody and (words[0] in REPORTS or words[-1] in REPORTS)


def _is_own(tokens: Sequence[Token]) -> bool:
    """Does one speak of oneself, or of no matter whom? A small `i` joins two others."""
    return any((token.word in OWN and token.raw != "i") or token.word in NO_MATTER for token in tokens)
