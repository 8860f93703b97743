"""Cards that friends are said to have put, played or voted for: `Tommaso secondo me ha messo la 2`, `Dad put 3`."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import FAMILY, MINE, OPINION, OWN, PUTS, REPORTS
from dixit_pbem.post.reading.plain import ALL_COURTESY
from dixit_pbem.post.reading.tokens import Token

_COMMON = ALL_COURTESY | frozenset(
    word
    for phrase in in_any(lambda each: each.before | each.behind | each.because | each.buts | each.joins | each.also)
    for word in phrase.split()
)
"""Words with which a sentence begins, and no names."""
_NEAR, _FIRST, _SHORTEST = 6, 3, 3


def is_put_by_another(tokens: Sequence[Token]) -> bool:
    """Does a friend stand in front, and a verb of what somebody else put or chose behind the name?"""
    said = [token.word for token in tokens]
    subject = next((at for at, token in enumerate(tokens[:_FIRST]) if _is_somebody(token)), None)
    if subject is None or not OWN.isdisjoint(said):
        return False
    return not PUTS.isdisjoint(said[subject + 1 : subject + _NEAR])


def is_of_somebody(front: Sequence[str]) -> bool:
    """`Tom says 6`, `męża zdaniem czwórka`."""
    told = not REPORTS.isdisjoint(front) and OWN.isdisjoint(front)
    return told or (not OPINION.isdisjoint(front) and (OWN | MINE).isdisjoint(front))


def _is_somebody(token: Token) -> bool:
    named = token.raw.istitle() and len(token.word) >= _SHORTEST and token.word not in _COMMON | PUTS
    return named or token.word in FAMILY
