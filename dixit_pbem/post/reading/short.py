"""A few words and one card among them: `va bn la B`, `6 ez`, `stówa że to 1`. Nobody can list all that friends say.

So here the words round the card need not be known: it is enough that none of them is dangerous. That holds for a mail
of a few words, before any answer, in which one card and no other number stands, and where the card shows it is one.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import COUNTS, WORD_LETTERS, is_letter
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Value
from dixit_pbem.post.reading.prose import GREETS
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.tokens import Token

_MOST_WORDS = 7
_DANGER = (
    AGAINST | DENIES | REPORTS | IFS | DOUBTS | COUNTS | in_any(lambda each: each.times | each.comments | each.because)
)
_ASKS = words("what which how co jak cosa quale qual quem chi who czy który która")
_UNSAFE = in_any(lambda each: each.undecided | each.hesitated | each.concedes | each.later) | OF_ANOTHER_DAY
_POINTS = in_any(lambda each: each.cards) | words("la number numero numer número nr no num n karta kartę")
"""Words right before a card of the table."""
_TAILS = frozenset(phrase for phrase in in_any(lambda each: each.behind) if " " not in phrase)
_FOLLOWS = words("e i y and x ó o na bo że por pq porque perché perche cos cuz dont don't senza bez sem ez ya elo")
"""Words right behind one, where an amount has a noun."""
_AMOUNTS = phrases("e mezzo|e mezza|e meia|e meio|i pół|and a half|e un quarto|i ćwierć|na dwa|e trinta|x")
_SPOKEN = words(
    "jedynka jedynkę dwójka dwójkę trójka trójkę czwórka czwórkę piątka piątkę szóstka szóstkę siódemka siódemkę"
    " ósemka ósemkę jedyneczka dwójeczka trójeczka czwóreczka piąteczka szósteczka"
)
"""Numbers in a form that names a thing with this number."""
_NAMES_LETTERS = words(
    "plan piano plano vitamin vitamina witamina hepatitis epatite serie série group gruppo grupo grupa class classe"
    " klasa gate building block blok bloco scala seat row team grade section sezione secção hall terminal channel"
)
"""What has letters of its own: `plan B`."""


def short_answer(senses: Sequence[Sense], asked: Asked) -> Value | None:
    """The one card that a few words name; nothing where a word among them makes it doubtful."""
    tokens = [token for sense in senses for token in sense.clause.tokens]
    said = [token.word for token in tokens if token.word]
    if asked.standing is not None or not 0 < len(tokens) <= _MOST_WORDS or not _is_calm(senses, said):
        return None
    places = candidates(tokens, asked)
    if len({value_of(tokens[at]) for at in places}) != 1 or _has_another_number(tokens, places):
        return None
    if _names_somebody(senses, value_of(tokens[places[0]])):
        return None
    shows = all(_shows(tokens, at, asked) for at in places)
    return value_of(tokens[places[0]]) if shows else None


def _is_calm(senses: Sequence[Sense], said: Sequence[str]) -> bool:
    asks = any(sense.clause.asks or sense.clause.odd or sense.says is Says.TAKES_BACK for sense in senses)
    greeted = any(len(sense.clause.words) > 1 and sense.clause.words[0] in GREETS for sense in senses)
    return (
        not asks
        and not greeted
        and (_DANGER | _ASKS).isdisjoint(said)
        and not holds(said, _UNSAFE)
        and not holds(said, _AMOUNTS)
    )


def _names_somebody(senses: Sequence[Sense], value: Value) -> bool:
    """`B. Rossi`, `Thanks, B`, `greetings from Peter and C.`: a letter of a name, or another beside it."""
    for sense in senses:
        tokens = sense.clause.tokens
        capitals = [token for token in tokens[1:] if token.raw[:1].isupper() and token.raw != value]
        letters = [token for token in tokens if is_letter(token) and token.raw.isupper() and token.raw != value]
        if capitals or letters:
            return True
    lone = any(len(sense.clause.tokens) == 1 and sense.clause.tokens[0].raw == value for sense in senses)
    return isinstance(value, str) and lone and len(senses) > 1


def _has_another_number(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    return any(token.number is not None and at not in places for at, token in enumerate(tokens))


def _shows(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """Does the card show that it is one: a capital that is no word, a number that is pointed at or no amount?"""
    token = tokens[at]
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    if asked.phase is Phase.CARD:
        named = before.word in _NAMES_LETTERS or (before.raw[:1].isupper() and at > 1)
        tail = after.word in _FOLLOWS or after.word in _TAILS or not after.word
        return token.raw.isupper() and token.word not in WORD_LETTERS and not named and tail
    if token.word in _SPOKEN:
        return True
    if not at:
        return token.number is not None and (after.word in _FOLLOWS or (not after.word and len(tokens) == 1))
    thats = before.word == "to" and at > 1 and tokens[at - 2].word == "ze"
    return (thats or before.word in _POINTS) and (
        not after.word or not after.raw[:1].islower() or after.word in _FOLLOWS
    )
