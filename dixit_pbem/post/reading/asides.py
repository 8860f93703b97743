"""Words of a clause that change nothing about its answer: courteous conditions, and the card that one leaves for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from dixit_pbem.post.reading.clauses import phrase_at
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.chatting import LAUGHTER
from dixit_pbem.post.reading.languages.hearsay import VOCATIVES
from dixit_pbem.post.reading.languages.hinging import IF_YOU_LIKE
from dixit_pbem.post.reading.languages.lexicon import phrases
from dixit_pbem.post.reading.languages.unfulfilled import SO_MANY
from dixit_pbem.post.reading.numerals import ARTICLES, COUNTS, NOUNS, NUMBERS, might_be_letter, might_be_number
from dixit_pbem.post.reading.tokens import Token

Left = tuple[int | str, ...]
_COURTEOUS = (
    IF_YOU_LIKE
    | in_any(lambda each: each.courteous)
    | phrases(
        "sin ninguna duda|sin duda alguna|sin lugar a dudas|sin duda|sin dudas|sin dudarlo|sin sombra de duda"
        "|sem dúvida nenhuma|sem qualquer dúvida|sem dúvida|sem dúvidas|sem sombra de dúvida"
        "|senza dubbio|senza dubbi|senza ombra di dubbio|without a doubt"
        "|sin vacilar|sem hesitar|sem hesitação|senza esitare|senza esitazione|without hesitation|no hesitation"
        "|sans hésiter|sans hésitation|sans la moindre hésitation|ohne zu zögern|ohne zögern|ohne jeden zweifel"
        "|a boleo|al tuntún|ao calhas|wild guess|pure guess|total guess|just a guess|geraten|rein geraten|blind geraten"
        "|sans conviction|mais sans conviction|aber ohne überzeugung|ohne überzeugung|ma senza convinzione"
        "|senza convinzione|mas sem convicção|sem convicção|pero sin convicción|bez przekonania|ale bez przekonania"
        "|si je me trompe pas|si je ne me trompe pas|bez wahania|bez namysłu|without doubt|beyond doubt|bez wątpienia"
        "|bez dwóch zdań"
    )
)
_INSTEAD = in_any(lambda each: each.instead)
_NOT = in_any(lambda each: each.denies | {f"{join} {no}" for join in each.joins | {"a"} for no in each.denies})
_INSTEAD_OF = frozenset(phrase for phrase in _INSTEAD if phrase not in _NOT)
_PLEASE = in_any(lambda each: each.please)
_FROM = in_any(lambda each: each.moved_from)
_TO = in_any(lambda each: each.moved_to)
_CHANGES = in_any(lambda each: each.against - each.conditions | each.now)
_BEFORE_CARDS = ARTICLES | NOUNS | {"e'", "y", "na", "alla", "pela", "pelo"}
_NO_CALLS = ARTICLES | in_any(lambda each: each.joins | each.denies)
"""`Gente e la 4`: more is said of them than that they are called."""
_LONGEST = max(phrase.count(" ") + 1 for phrase in _COURTEOUS | _INSTEAD)
_LONGEST_GAP = 3
_A_PAIR = 2


def without_asides(tokens: tuple[Token, ...], asked: Asked) -> tuple[tuple[Token, ...], Left]:
    """The tokens without what says no more than `please`, nor the card that another takes the place of; and it."""
    words = [token.word for token in tokens]
    kept = list(tokens)
    for at in range(len(words) - 1, -1, -1):
        if count := phrase_at(words, at, _COURTEOUS, _LONGEST):
            del kept[at : at + count]
    while len(kept) > 1 and kept[-1].word in VOCATIVES and not _is_how_many(kept[-2:]):
        kept.pop()
    while len(kept) > 1 and kept[0].word in VOCATIVES and kept[1].word not in _NO_CALLS:
        kept.pop(0)
    if asked.standing is None and 1 < len(kept) <= _LONGEST_GAP and LAUGHTER.fullmatch(kept[0].raw.casefold()):
        kept = kept[1:] if candidates(kept[1:], asked) else kept
    named = candidates(kept, asked)
    if len({value_of(kept[at]) for at in named}) != _A_PAIR or len(named) != _A_PAIR:
        return tuple(kept), ()
    rest = _without_the_left(kept, *named, stands=value_of(kept[named[0]]) in standing_values(asked))
    left = tuple(value_of(kept[at]) for at in named if kept[at] not in rest)
    return tuple(rest), left


def _is_how_many(tokens: Sequence[Token]) -> bool:
    """`3 friends`, without a comma."""
    return (tokens[0].number is not None or tokens[0].word in NUMBERS) and tokens[-1].word in COUNTS | SO_MANY


def candidates(tokens: Sequence[Token], asked: Asked) -> list[int]:
    """Where something stands that might be an answer."""
    if asked.phase is Phase.CARD:
        return [at for at in range(len(tokens)) if might_be_letter(tokens, at, asked.letters)]
    return [at for at in range(len(tokens)) if might_be_number(tokens, at, asked.numbers)]


def value_of(token: Token) -> int | str:
    """The number or the letter that the token is."""
    if token.number is not None:
        return token.number
    return NUMBERS.get(token.word, token.raw.upper())


def standing_values(asked: Asked) -> Left:
    """The cards or numbers that stand."""
    match asked.standing:
        case CardsRead(letters=letters):
            return letters
        case VotesRead(numbers=numbers):
            return numbers
        case _:
            return ()


def _without_the_left(tokens: list[Token], first: int, second: int, *, stands: bool) -> list[Token]:
    """`C instead of B`, `it was D not C`, `from 3 to 5`: what is left for another, with the words around it."""
    gap = [token.word for token in tokens[first + 1 : second]]
    words = [token.word for token in tokens]
    noun = len(gap)
    while noun and gap[noun - 1] in _BEFORE_CARDS:
        noun -= 1
    for begin in range(noun + 1):
        if phrase_at(gap, begin, _INSTEAD) in {noun - begin, len(gap) - begin} - {0}:
            return [*tokens[: first + 1 + begin], *tokens[second + 1 :]]
    for begin in range(max(0, first - _LONGEST_GAP - 1), first):
        # `Em vez da F jogo a C`
        if phrase_at(words, begin, _INSTEAD_OF) in {first - begin, first - begin - 1} - {0}:
            return [*tokens[:begin], *tokens[first + 1 :]]
    before = first
    while before and words[before - 1] in _BEFORE_CARDS - _FROM:
        before -= 1
    comes_from = before > 0 and words[before - 1] in _FROM
    changes = (comes_from and stands) or not _CHANGES.isdisjoint(words[:second])
    goes_to = (
        len(gap) <= _LONGEST_GAP and not _TO.isdisjoint(gap) and set(gap) <= _TO | _BEFORE_CARDS | _CHANGES | _PLEASE
    )
    if changes and goes_to:
        return [*tokens[: before - comes_from], *tokens[first + 1 :]]
    return tokens


def begins(words: Sequence[str], known: Collection[str]) -> int:
    """How many words in front are one of these phrases."""
    return phrase_at(words, 0, known)
