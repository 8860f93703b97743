"""Chat after an answer: talk about the cards and about life, which neither changes anything nor asks for anything."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answering import DENIES
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.clauses import covered, holds, phrase_at
from dixit_pbem.post.reading.languages import LEXICONS, in_any
from dixit_pbem.post.reading.numerals import ARTICLES, COUNTS, NOUNS, is_a_time
from dixit_pbem.post.reading.sense import ABOUT, IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

LAUGHS = in_any(lambda each: each.laughs)
GAME = in_any(lambda each: each.game)
_TAGS = in_any(lambda each: each.tags)
_LIFE = in_any(lambda each: each.life)
_SOCIAL = in_any(lambda each: each.social)
_DOUBTS = frozenset(word for word in in_any(lambda each: each.doubts | each.either) if len(word) > 1)
_COMMENTS = in_any(lambda each: each.comments)
_UNDECIDED = in_any(lambda each: each.undecided)
_DECIDES = in_any(lambda each: each.decides | each.acts | each.needy | each.keeps)
_COMPARES = in_any(lambda each: each.instead | each.more | each.votes | each.please | each.drops)
_CHOOSES = (
    frozenset(phrase for phrase in _DECIDES if phrase.split()[0] not in _COMMENTS | {"looks", "feels"})
    | _COMPARES
    | in_any(lambda each: each.best)
)
_BEHIND = in_any(lambda each: each.behind | each.best)
_SAID_OF_CARDS = in_any(lambda each: each.comments | each.joins | each.either)
_LAST = frozenset(
    ("last", "previous", "earlier", "ultima", "ultimo", "anterior", "precedente", "ostatni", "ostatnia", "poprzedni")
)
_MAILS = frozenset(("mail", "email", "message", "messaggio", "mensagem", "wiadomosc"))
_TIMES = in_any(lambda each: each.times)
_LEAVE = in_any(lambda each: each.may_i | each.checks)
_FEWEST = 2
_SHORTEST_QUESTION = 4


def is_chat(senses: Sequence[Sense], asked: Asked) -> bool:
    """Is all of this chat, for somebody whose answer stands?"""
    merry = any(not LAUGHS.isdisjoint(sense.clause.words) for sense in senses)
    return asked.standing is not None and all(_chats(sense, asked, merry=merry) for sense in senses)


def _chats(sense: Sense, asked: Asked, *, merry: bool) -> bool:
    words, tokens = sense.clause.words, sense.clause.tokens
    if any(covered(words, (lexicon.behind,), lexicon) is not None for lexicon in LEXICONS):
        return True
    if sense.left or sense.says in (Says.ANSWER, Says.TAKES_BACK) or not OF_CHANGE.isdisjoint(words):
        return False
    if sense.says is Says.COURTESY:
        return True
    of_life = not _LIFE.isdisjoint(words) and GAME.isdisjoint(words)
    told = [at for at in candidates(tokens, asked) if not _is_elsewhere(tokens, at, asked, of_life=of_life)]
    if sense.clause.asks:
        return _asks_friends(sense, told, of_life=of_life)
    if told:
        speaks = merry or not _COMMENTS.isdisjoint(words) or begins(words, _SOCIAL) > 0
        return len(words) >= _FEWEST and speaks and not _chooses(words, _COMPARES if merry else _CHOOSES)
    if of_life:
        return True
    if holds(words, _UNDECIDED) or not _DOUBTS.isdisjoint(words) or _is_of_a_mail(words):
        return False
    conditional = (ABOUT | GAME).isdisjoint(words) and (len(words) >= _SHORTEST_QUESTION or DENIES.isdisjoint(words))
    return sense.says is not Says.UNCLEAR or conditional


def _asks_friends(sense: Sense, told: Sequence[int], *, of_life: bool) -> bool:
    """`Dinner on Friday at 8?`, `who made it?`: a question that nobody wants the game to answer."""
    words = sense.clause.words
    if not words:
        return not told  # `41?`
    if told:
        return holds(words, _SOCIAL) and not _chooses(words, _CHOOSES)
    social = (holds(words, _SOCIAL) or begins(words[-1:], _TAGS) > 0) and (ABOUT | GAME).isdisjoint(words)
    return social or (of_life and len(words) >= _SHORTEST_QUESTION and not begins(words, _LEAVE))


def _chooses(words: Sequence[str], known: Collection[str]) -> bool:
    """Might it speak of what should count: does it doubt, deny, compare, decide?"""
    return holds(words, known) or not (_DOUBTS | DENIES | IFS).isdisjoint(words)


def _is_of_a_mail(words: Sequence[str]) -> bool:
    """`That last mail was my toddler`."""
    return not _LAST.isdisjoint(words) and not _MAILS.isdisjoint(words)


def _is_elsewhere(tokens: Sequence[Token], at: int, asked: Asked, *, of_life: bool) -> bool:
    """Is it an hour, or a number of something else?"""
    if asked.phase is not Phase.VOTE:
        return False
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    said = [token.word for token in tokens]
    spoken = phrase_at(said, at + 1, _BEHIND) > 0 or after.word in _SAID_OF_CARDS
    counted = after.raw.islower() and not spoken and before.word not in ARTICLES | NOUNS
    counted = counted and not holds(said, _CHOOSES)
    lives = counted or (of_life and (before.word in _TIMES or bool(after.word)))
    return lives or is_a_time(tokens, at) or after.word in COUNTS | _LIFE
