"""A clause that turns to an answer: the thought, and the answer in which it ends: `3 is too obvious so I go for 6`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.clauses import phrase_at
from dixit_pbem.post.reading.languages import deciding, in_any
from dixit_pbem.post.reading.languages.hearsay import PUTS, REPORTS
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.numerals import NUMBERS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain
from dixit_pbem.post.reading.put_by_others import is_put_by_another
from dixit_pbem.post.reading.sense import Says, Sense, sense_of
from dixit_pbem.post.reading.tokens import Token

_HENCE = in_any(lambda each: each.hence)
_SHORTEST_TAIL = _NEAR = 2
_VOTES = frozenset(
    ("voto", "glosuje", "zaglosuje", "vote", "voting", "obstawiam", "stawiam", "gioco", "jogo", "juego", "gram")
)
_TIES = in_any(lambda each: each.joins | each.because) | {"so", "and", "e", "i", "y", "a"}
_YIELDS = words(
    "vale bueno venga pues nada listo"
    " na gut okay dann egal meinetwegen "
    "bon tant pis soit d'accord "
    "ok okay fine whatever well vabbè vabbe va bene pazienza enfim pronto pronta ok dobra dobrze trudno no"
)
"""Behind a `but` they end a thought: `but fine, 5`."""
_ALL = words(
    "todo ninguna ninguno"
    " tout tous toutes rien aucune aucun "
    "all any none nothing every everything tutte tutti nessuna nessuno niente tutto todas todos nenhuma nenhum nada"
    " tudo wszystkie żadna żaden nic wszystko każda"
)
_LONGEST_THOUGHT = 60
"""Nobody thinks longer; a text that goes on and on is read clause by clause, in a time that grows with its length."""
_SPEAKS = frozenset((word,) for word in in_any(lambda each: each.comments))
_BUTS = in_any(lambda each: each.buts)
_ACTS = in_any(lambda each: each.decides | each.acts)
_DECIDES = in_any(lambda each: each.decides) - deciding.ALL
"""In the middle of a sentence not all that decides at its beginning does."""


def parted(sense: Sense, asked: Asked) -> Iterable[Sense]:
    """`3 is way too obvious so I'm going for 6`: the thought, and the answer in which it ends."""
    clause = sense.clause
    if sense.says is not Says.UNCLEAR or clause.asks or clause.odd or len(clause.tokens) > _LONGEST_THOUGHT:
        return (sense,)
    answered = _doubted(sense, asked)
    if answered:
        return answered
    tokens = _without_tail(clause.tokens, asked)
    for at in range(len(tokens) - 1, 0, -1):
        if _is_of_another(tokens, at):
            return (sense,)
        if not _turns_to_an_answer(tokens, at) or (asked.standing and tokens[at - 1].word not in _HENCE):
            continue
        behind = sense_of(replace(clause, tokens=tokens[at:], before=", "), asked)
        alone = len(behind.clause.tokens) == 1 or len(behind.values) > 1
        if behind.says is Says.ANSWER and (behind.plain >= Plain.ASKED or alone):
            above = sense_of(replace(clause, tokens=tokens[:at], after=", "), asked)
            return above, replace(behind, plain=Plain.DECIDED)
    return (sense,)


def _without_tail(tokens: tuple[Token, ...], asked: Asked) -> tuple[Token, ...]:
    """`… my vote is number 6 and I hope you keep well`: up to the last card, where talk of none is tied on to it."""
    last = max(candidates(tokens, asked), default=len(tokens))
    tail = tokens[last + 1 :]
    words = [token.word for token in tail]
    tied = len(tail) > _SHORTEST_TAIL and words[0] in _TIES
    return tokens[: last + 1] if tied and (DOUBTS | DENIES | AGAINST).isdisjoint(words) else tokens


def _doubted(sense: Sense, asked: Asked) -> tuple[Sense, ...]:
    """`I'd say 2 but I'm not convinced`: an answer, and behind a `but` something of no card."""
    clause = sense.clause
    for at in range(1, len(clause.tokens) - 1):
        if clause.tokens[at].word in _BUTS and clause.tokens[at].raw.islower():
            answer = sense_of(replace(clause, tokens=clause.tokens[:at], after=", "), asked)
            doubt = sense_of(replace(clause, tokens=clause.tokens[at + 1 :], before=", "), asked)
            decided = answer.says is Says.ANSWER and (answer.plain is Plain.DECIDED or at == 1)
            if decided and doubt.says in (Says.IDLE, Says.COURTESY) and doubt.clause.words[:1] not in _SPEAKS:
                return answer, doubt
    return ()


def _speaks_of_all(tokens: Sequence[Token]) -> bool:
    """`All of them fit but ok 5`: of the cards together, and of no number."""
    said = {token.word for token in tokens}
    counts = any(token.number is not None or token.word in NUMBERS for token in tokens)
    return not said.isdisjoint(_ALL) and not counts and (REPORTS | DENIES - _ALL).isdisjoint(said)


def _is_of_another(tokens: Sequence[Token], at: int) -> bool:
    """`Paul a | voté 3 je crois`: is the verb that would begin the answer somebody else's?"""
    counted = any(token.number is not None for token in tokens[:at])
    return tokens[at].word in PUTS and not counted and is_put_by_another(tokens[max(0, at - _NEAR) : at + 1])


def _turns_to_an_answer(tokens: Sequence[Token], at: int) -> bool:
    """Behind a `so` or a `but`, or where a decision begins; `anything but 3` is none."""
    before = tokens[at - 1].word
    words = [token.word for token in tokens[at : at + 5]]
    if before in _HENCE:
        # `niente ma tiro 3`; `anything but 3` is none.
        return at > _SHORTEST_TAIL and (tokens[at - 2].word not in DENIES | AGAINST or phrase_at(words, 0, _ACTS) > 0)
    if before in _YIELDS and at > _SHORTEST_TAIL + 1 and tokens[at - 2].word in _BUTS:
        return _speaks_of_all(tokens[: at - 2])
    if words[0] in _VOTES and before in _TIES and DENIES.isdisjoint(words):
        return True
    last = tokens[at - 1].raw
    if not REPORTS.isdisjoint(token.word for token in tokens[:at]) or (at > 1 and last.istitle() and len(last) > 1):
        return False  # `That of Bob is surely …`
    near = {token.word for token in tokens[max(0, at - _SHORTEST_TAIL) : at]}
    return at > _SHORTEST_TAIL and near.isdisjoint(DENIES | AGAINST) and phrase_at(words, 0, _DECIDES) > 1
