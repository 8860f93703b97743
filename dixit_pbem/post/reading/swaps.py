"""Somebody who answered names another card with words of change: `had 1, then saw the door in 5, so changing to it`.

Whatever the words between: where there is the card that stands, or none, and one other, and it is plain that the other
is wanted now, that is what counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds, phrase_at
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.plain import DOUBTS, Value
from dixit_pbem.post.reading.sense import IFS, Says, Sense

_MEANT = phrases(
    "quería decir|quise decir|quería escribir|quería poner|tenía que ser|cambio a|cambio por|cambiar a"
    "|en su lugar|ahora|mejor|es la|pon|poned|ponme|quiero"
    "|je voulais dire|je voulais mettre|je voulais écrire|je voulais|ce devait être|ça devait être|plutôt|"
    "finalement|en fait|maintenant|je change pour|je passe à|mettez|"
    "meant|i meant|i wanted|wanted|should be|should read|it's|make it|make that|so changing to|changing to"
    "|change to|change it to|switching to|now|instead|go for|going for|going with|i want|actually|rather|final"
    "|intendevo|volevo|volevo dire|volevo scrivere|volevo mettere|era|doveva essere|metti|mettete|mettetemi"
    "|cambio con|invece|anzi|adesso|ora|piuttosto|in realtà|queria|queria dizer|queria a|queria o|era a"
    "|era para ser|afinal|aliás|agora|mudo para|troco para|na verdade|ponham|chciałam|chciałem|miało być|miała być"
    "|miał być|ma być|powinno być|jednak|zmieniam na|zmienić na|zmieniam|teraz|właściwie"
)
_SLIPS = phrases(
    "por error|me equivoqué|me he equivocado|me confundí|me he confundido|errata|cambiar|cambiad|corregir|corrige"
    "|en vez|en lugar|lo he pensado mejor|dedo gordo"
    "|par erreur|erreur|trompé|trompée|faute de frappe|changer|je change|corriger|corrigez|au lieu de|je voulais|"
    "en fait|"
    "by mistake|mistake|typo|fat fingers|wrong|slip|changed my mind|change|changing|swap|switch|instead of"
    "|per sbaglio|sbagliato|errore|cambiare|cambio|correggere|correggete|invece|ci ho ripensato|engano|enganei-me"
    "|por engano|troquei|trocar|troca|mudar|mudei|em vez|corrigir|pomyłka|pomyłkowo|pomyliłam|pomyliłem"
    "|przez pomyłkę|źle|zmienić|zmieniam|zmiana|zamiast|poprawka|literówka|meant|intendevo|volevo|queria|chciałam"
    "|chciałem|ma być|miało być|actually|anzi|afinal|aliás"
)
_UNSAFE = in_any(lambda each: each.undecided | each.keeps) | OF_ANOTHER_DAY
_BEHIND = phrases("ahora|mejor|so changing to|changing to|instead|now|please|invece|adesso|agora|teraz|final")
_MAY_I = phrases(
    "puedo|podría|debería|se puede"
    "|puis-je|je peux|est-ce que je peux|peut-on|je pourrais|"
    "can i|may i|could i|should i|am i|posso|potrei|dovrei|devo|mogę|czy mogę|powinnam|powinienem"
)
_NOT = words("nunca pas ne ni not non no não nie never don't")
_NEAR, _FARTHEST = 4, 40


def swapped(senses: Sequence[Sense], asked: Asked) -> Value | None:
    """The other card, where it is plain that it takes the place of the one that stands."""
    standing = standing_values(asked)
    tokens = [token for sense in senses for token in sense.clause.tokens]
    said = [token.word for token in tokens]
    if len(standing) != 1 or len(tokens) > _FARTHEST or not holds(said, _SLIPS):
        return None
    if not (DOUBTS | IFS).isdisjoint(said) or holds(said, _UNSAFE):
        return None
    places = candidates(tokens, asked)
    others = [at for at in places if value_of(tokens[at]) not in standing]
    if len({value_of(tokens[at]) for at in others}) != 1:
        return None
    last = max((at for at, sense in enumerate(senses) if _names(sense, asked, standing)), default=-1)
    asks = any(
        sense.clause.asks and (at == last or not holds(sense.clause.words, _SLIPS)) for at, sense in enumerate(senses)
    )
    back = any(_takes_back(sense) for sense in senses[last + 1 :])
    meant = any(_is_meant(said, at) for at in others)
    denied = any(not _NOT.isdisjoint(said[max(0, at - 2) : at]) for at in others)
    return value_of(tokens[others[0]]) if meant and not (asks or back or denied) else None


def _takes_back(sense: Sense) -> bool:
    """`No, wait`, `can I change it?`."""
    return sense.says is Says.TAKES_BACK or (sense.clause.asks and begins(sense.clause.words, _MAY_I) > 0)


def _names(sense: Sense, asked: Asked, standing: Sequence[Value]) -> bool:
    tokens = sense.clause.tokens
    return any(value_of(tokens[at]) not in standing for at in candidates(tokens, asked))


def _is_meant(said: Sequence[str], at: int) -> bool:
    """Does a word that wants it stand near before it, or right behind it?"""
    before = any(phrase_at(said, place, _MEANT) for place in range(max(0, at - _NEAR), at))
    return before or phrase_at(said, at + 1, _BEHIND) > 0
