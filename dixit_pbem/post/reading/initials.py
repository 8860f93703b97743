"""Letters of names: a lone letter that signs, begins a name, or stands among initials is nobody's card."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.sense import Says, Sense
from dixit_pbem.post.reading.thought import COMMON, OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

_FIRST_PERSON = ("lam", "lem")
"""How verbs end with which a Polish sentence begins: `C. Pomyliłem się`."""


def without_initial(senses: tuple[Sense, ...], asked: Asked) -> tuple[Sense, ...]:
    """`B. Rossi`, and `Thanks, B`: a lone letter may be the initial of somebody's name."""
    found = list(senses)
    lone_answers = [at for at, sense in enumerate(senses) if sense.says is Says.ANSWER]
    chats = asked.standing is not None and all(_is_among_initials(senses, at) for at in lone_answers)
    for at, sense in enumerate(senses):
        lone = sense.says is Says.ANSWER and len(sense.clause.tokens) == 1 and isinstance(sense.values[0], str)
        if (
            (lone and _is_initial(senses, at, asked))
            or (lone and at == len(senses) - 1 and _signs(senses[-2:], asked))
            or (lone and chats and _is_among_initials(senses, at))
        ):
            found[at] = Sense(sense.clause, Says.COURTESY)
        elif lone and (
            _begins_a_name(senses[at : at + 2], asked) or (at == len(senses) - 1 and _is_signed(senses[-2:]))
        ):
            found[at] = Sense(sense.clause, Says.UNCLEAR)
    return tuple(found)


def _is_initial(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`Metto la A. / Ciao, P.`: the last letter of all, on a line below the answer, of no card or of the own name."""
    letter, last = str(senses[at].values[0]), all(map(_is_a_kiss, senses[at + 1 :]))
    below = any(each.says is Says.ANSWER and each.clause.line < senses[at].clause.line for each in senses[:at])
    own = any(word[:1].upper() == letter for word in asked.own_name) and senses[at].clause.after.strip() == "."
    chats = asked.standing is not None and all(map(_is_calm, senses[:at])) and len(senses[0].clause.words) > 1
    if own and chats and at and senses[at - 1].clause.line < senses[at].clause.line:
        return last  # `Good round that. / A.`, whose answer stands
    return last and ((below and own) or (letter not in asked.letters and (below or (own and at > 0))))


def _is_calm(sense: Sense) -> bool:
    """Does it change, ask and take back nothing?"""
    asks = sense.clause.asks or ":" in sense.clause.after
    return sense.says in (Says.IDLE, Says.COURTESY) and not asks and OF_CHANGE.isdisjoint(sense.clause.words)


def _is_a_kiss(sense: Sense) -> bool:
    """`M. x`."""
    return sense.says is Says.COURTESY and all(set(word) == {"x"} for word in sense.clause.words)


def _is_among_initials(senses: Sequence[Sense], at: int) -> bool:
    """`A. B. Fielding`, `Andrzej B. from the window`: after an answer a letter beside a name or another initial."""
    here = senses[at].clause
    if here.after.strip() != ".":
        return False
    beside = (senses[place].clause for place in (at - 1, at + 1) if 0 <= place < len(senses))
    return any(
        each.tokens
        and each.line == here.line
        and _is_of_a_name(each.tokens[-1 if each is senses[at - 1].clause else 0])
        for each in beside
    )


def _is_of_a_name(token: Token) -> bool:
    return token.raw[:1].isupper() and token.word not in COMMON


def _signs(senses: Sequence[Sense], asked: Asked) -> bool:
    """`Uściski, E.` from Ewa, whose answer stands."""
    letter = str(senses[-1].values[0])
    return (
        asked.standing is not None and _is_signed(senses) and any(each[:1].upper() == letter for each in asked.own_name)
    )


def _begins_a_name(senses: Sequence[Sense], asked: Asked) -> bool:
    """`D. Maria sends a hug`."""
    if len(senses) < 2 or senses[0].clause.after.strip() != "." or senses[0].clause.line != senses[1].clause.line:
        return False
    token = senses[1].clause.tokens[0] if senses[1].clause.tokens and not senses[1].clause.asks else None
    signs = token is not None and token.word in asked.own_name  # `A. Len.`
    verb = token is not None and token.word.endswith(_FIRST_PERSON)
    return token is not None and not (signs or verb) and token.raw[:1].isupper() and token.word not in COMMON


def _is_signed(senses: Sequence[Sense]) -> bool:
    """`Thanks, B`."""
    if len(senses) < 2:
        return False
    above = senses[0]
    parted = set(above.clause.after.replace(" ", "")) <= {","}
    return parted and above.says is Says.COURTESY and not prose.CLOSES.isdisjoint(above.clause.words[-1:])
