"""Cards that friends are said to have put, played or voted for: `Tommaso secondo me ha messo la 2`, `Dad put 3`."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import FAMILY, MINE, OPINION, OWN, PETS, PUTS, REPORTS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.plain import ALL_COURTESY
from dixit_pbem.post.reading.tokens import Token

_COMMON = ALL_COURTESY | frozenset(
    word
    for phrase in in_any(lambda each: each.before | each.behind | each.because | each.buts | each.joins | each.also)
    for word in phrase.split()
)
"""Words with which a sentence begins, and no names."""
_FOR_SURE = words(
    "es fue será seguro segurísimo seguramente fijo"
    " est était sera doit être sûrement certainement forcément c'est "
    "is was must be definitely surely certainly from by è era sarà di del della sicuramente certamente sicuro é foi do"
    " da de com certeza to na pewno bank jest od pewnie chyba dzieło robota"
)
_I_THINK = phrases(
    "je crois|je pense|je suppose|i think|i guess|i believe|i reckon|ich glaube|glaub ich|glaube ich|denk ich"
    "|acho eu|penso eu|eu acho|io penso|io credo|creo yo|yo creo|moim zdaniem|ja myślę"
)
"""Behind a card that somebody else put: `Paul a voté 3 je crois`."""
_NEAR, _FIRST, _SHORTEST = 6, 3, 3


def is_put_by_another(tokens: Sequence[Token]) -> bool:
    """Does a friend stand in front, and a verb of what somebody else put or chose behind the name?"""
    said = [token.word for token in tokens]
    owned = (at for at in range(1, min(_FIRST, len(said))) if said[at] in PETS and said[at - 1] in MINE)
    subject = next((at for at, token in enumerate(tokens[:_FIRST]) if _is_somebody(token)), next(owned, None))
    if subject is None:
        return False
    verb = next((at for at, word in enumerate(said[: subject + _NEAR]) if at > subject and word in PUTS), None)
    gives = said[subject + 1 : subject + 3] in (["da", "la"], ["da", "el"], ["da", "il"])
    verb = subject + 1 if gives else verb
    thinks = len(said) > _SHORTEST and " ".join(said[-2:]) in _I_THINK
    return verb is not None and OWN.isdisjoint(said[:-2] if thinks else said)


def is_somebodys(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    """`Ta dwójka to na bank Janusza`: one card, a few words of certainty, and the name of whose it is."""
    at, name = places[0], tokens[-1]
    named = name.raw.istitle() and len(name.word) >= _SHORTEST and name.word not in _COMMON
    between = [token.word for token in tokens[at + 1 : -1]]
    return len(places) == 1 and at < _FIRST and named and bool(between) and _FOR_SURE.issuperset(between)


def is_of_somebody(front: Sequence[str]) -> bool:
    """`Tom says 6`, `męża zdaniem czwórka`."""
    told = not REPORTS.isdisjoint(front) and OWN.isdisjoint(front)
    return told or (not OPINION.isdisjoint(front) and (OWN | MINE).isdisjoint(front))


def _is_somebody(token: Token) -> bool:
    named = token.raw.istitle() and len(token.word) >= _SHORTEST and token.word not in _COMMON | PUTS
    return named or token.word in FAMILY
