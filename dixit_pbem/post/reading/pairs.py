"""Two answers among a few words: `4, with 1 as my second`, `Prima la C, poi la E`, `na pierwsze A, na drugie F`.

One line of words that count, choose, join and please, in any order, and exactly as many cards as are wanted.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import REPORTS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import COUNTS, NOUNS, WORD_LETTERS, is_letter
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Value
from dixit_pbem.post.reading.pointed import OTHERS
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.tokens import Token, tokens_of

_LONGEST = 14
_KNOWN = frozenset(
    word
    for phrase in in_any(
        lambda each: (
            each.nouns
            | each.points
            | each.decides
            | each.acts
            | each.glue
            | each.weak
            | each.particles
            | each.firsts
            | each.seconds
            | each.joins
            | each.also
            | each.please
            | each.hedges
            | each.behind
        )
    )
    for word in phrase.split()
) | words(
    "y luego después primero"
    " with con com z ze my pierwsze drugie pierwsza druga prima primeira segunda then poi depois potem x"
)
_EITHER = in_any(lambda each: each.either)
_UNSAFE = AGAINST | DENIES | DOUBTS | IFS | REPORTS | COUNTS | _EITHER
_BEFORE = NOUNS | words(
    "el y también"
    " le carte aussi également va "
    "la the a na to i e and albo oraz także also anche também też idzie card carta karta letra"
)
_JOINS = in_any(lambda each: each.joins | each.seconds | each.also)
_MINE = words("mía mío mi mienne mien mine mia mio minha meu moja mój")
_SHY = in_any(lambda each: each.shy)
_TELLS = in_any(lambda each: each.comments)
_CHOSEN = NOUNS | words("mine") | in_any(lambda each: each.firsts | each.seconds)
_PLEASE = in_any(lambda each: each.please | each.joins | each.greets | each.closes)
_OF_COUNTING = phrases(
    "por jugar|para el final|para terminar|por delante"
    "|à faire|à finir|à jouer|to go|to come|da fare|per finire|até ao fim|do końca|przed nami|za nami"
)
"""`Only 8 to go`."""
_WHO = words("quién who who's chi quem kto")
_KNOWS = words("knows sa sabe wie")
_ENDS = frozenset(".!…☺")
_PAIR = 2


def two_answers(senses: Sequence[Sense], asked: Asked) -> tuple[Value, ...]:
    """The two cards that these few words name; nothing where a word among them makes it doubtful."""
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    senses = [sense for at, sense in enumerate(senses) if not _asks_who(senses, at, asked)]
    tokens = [token for sense in senses for token in sense.clause.tokens]
    letters = {token.word for token in tokens if is_letter(token) and token.raw.isupper()}
    said = {token.word for token in tokens if token.word} - letters
    calm = said <= _KNOWN and len({sense.clause.line for sense in senses}) == 1 and "o" not in said
    calm = calm and OTHERS.isdisjoint(said) and asked.standing is None and not asked.red and _UNSAFE.isdisjoint(said)
    calm = calm and not any(sense.clause.words[-1:] and sense.clause.words[-1] in _MINE for sense in senses)
    asks = any(sense.clause.asks or sense.says is Says.TAKES_BACK for sense in senses)
    asks = asks or any(holds(sense.clause.words, _OF_COUNTING) for sense in senses)
    if wanted != _PAIR or not calm or asks or not 0 < len(tokens) <= _LONGEST:
        return ()
    named = [(sense.clause.tokens, at) for sense in senses for at in _places(sense.clause.tokens, asked)]
    if (
        len(named) == _PAIR
        and named[0][0] is named[1][0]
        and not _JOINS.intersection(token.word for token in named[0][0][named[0][1] + 1 : named[1][1]])
    ):
        return ()  # `3 do 2`
    if any(tokens[at].word in _SHY for tokens, at in named):
        return ()  # `Just the one: 8`
    if any(_is_spoken_of(tokens, at) for tokens, at in named):
        return ()
    values = tuple(dict.fromkeys(value_of(tokens[at]) for tokens, at in named))
    others = sum(token.number is not None for token in tokens) > len(named) and asked.phase is Phase.VOTE
    others = others or (asked.phase is Phase.CARD and len(letters) != _PAIR)
    return values if len(values) == _PAIR and not others else ()


def _asks_who(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`… Who made that clue?`: below both answers, in a sentence of its own."""
    here, above = senses[at].clause, senses[at - 1].clause if at else None
    apart = above is not None and bool(set(above.after) & _ENDS) and at == len(senses) - 1
    who = len(here.words) > _PAIR and here.words[0] in _WHO and here.words[-1] not in _KNOWS
    calm = (DOUBTS | IFS | DENIES | AGAINST).isdisjoint(here.words) and not candidates(here.tokens, asked)
    return here.asks and apart and who and calm


def _is_spoken_of(tokens: Sequence[Token], at: int) -> bool:
    """`3 would have been too easy`: is something told of this card, and not that it is chosen?"""
    behind = {token.word for token in tokens[at + 1 :]}
    return bool(_TELLS & {token.word for token in tokens[at + 1 : at + 2]}) and behind.isdisjoint(_CHOSEN)


def small_letters(text: str, asked: Asked) -> tuple[Value, ...]:
    """`a and f plz`: two small letters, an `and`, and courtesy alone."""
    tokens = [token for token in tokens_of(text) if not token.is_mark]
    letters = [token.word.upper() for token in tokens if is_letter(token)]
    others = {token.word for token in tokens if not is_letter(token)}
    known = len(set(letters)) == len(letters) == _PAIR and {*letters} <= {*asked.letters}
    return tuple(letters) if "?" not in text and known and others and others <= _PLEASE else ()


def _places(tokens: Sequence[Token], asked: Asked) -> list[int]:
    """Where cards are named: a capital that is a word needs a word before it that points."""
    if asked.phase is Phase.VOTE:
        return candidates(tokens, asked)
    return [at for at, token in enumerate(tokens) if _is_card(tokens, at, token, asked)]


def _is_card(tokens: Sequence[Token], at: int, token: Token, asked: Asked) -> bool:
    if not is_letter(token) or not token.raw.isupper() or token.raw not in asked.letters:
        return False
    before = tokens[at - 1] if at else Token("")
    ends = at == len(tokens) - 1
    return token.word not in WORD_LETTERS or before.word in _BEFORE or (ends and before.raw.islower())
