"""Chat after an answer: talk about the cards and about life, which neither changes anything nor asks for anything."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.clauses import covered, holds, phrase_at
from dixit_pbem.post.reading.elsewhere import is_elsewhere
from dixit_pbem.post.reading.languages import LEXICONS, in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, TELLS
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.numerals import ARTICLES, BEFORE_CARDS, COUNTS, NOUNS, is_a_time
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS
from dixit_pbem.post.reading.sense import ABOUT, IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

_LAUGHS = in_any(lambda each: each.laughs)
_LAUGHTER = re.compile(r"(?:[ae]?h[aei]){2,}h?|(?:[aei]h){2,}|k{3,}|(?:rs){2,}|lo+l|l?x+d+")
GAME = in_any(lambda each: each.game)
_TAGS = in_any(lambda each: each.tags)
_LIFE = in_any(lambda each: each.life)
_SOCIAL = in_any(lambda each: each.social)
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
_BUTS = in_any(lambda each: each.buts)
_PLEASE = in_any(lambda each: each.please) - {"per", "por", "yes", "tak", "si", "sim", "sì"}
_OF_ANSWERS = NOUNS | in_any(lambda each: each.votes | each.clue)
_LAST = frozenset(
    ("last", "previous", "earlier", "ultima", "ultimo", "anterior", "precedente", "ostatni", "ostatnia", "poprzedni")
)
_MAILS = frozenset(("mail", "email", "message", "messaggio", "mensagem", "wiadomosc"))
_TIMES = in_any(lambda each: each.times)
_LEAVE = in_any(lambda each: each.may_i | each.checks)
_OPENS = frozenset(
    ("please", "can", "could", "i", "let", "posso", "podes", "por", "per", "prosze", "czy", "moge", "ok", "and", "e")
)
_THAT = frozenset(("it", "mine", "that", "mia", "minha", "moja", "moj", "meu", "mio", "my"))
_ASIDE = frozenset(
    ("never mind", "nevermind", "anzi", "jednak", "alias", "quer dizer", "i mean", "cioe", "wlasciwie", "sorry")
)
"""What takes back an answer, and elsewhere nothing."""
_FEWEST = 2
_SHORTEST_QUESTION = 4


def is_chat(senses: Sequence[Sense], asked: Asked) -> bool:
    """Is all of this chat, for somebody whose answer stands?"""
    if any(holds(sense.clause.words, TELLS) for sense in senses):
        return False
    merry = any(laughs(sense.clause.words) for sense in senses)
    named = any(candidates(sense.clause.tokens, asked) for sense in senses)
    rest = [
        each
        for each in senses
        if each.says is not Says.TAKES_BACK or named or " ".join(each.clause.words) not in _ASIDE
    ]
    return asked.standing is not None and bool(rest) and all(_chats(sense, asked, merry=merry) for sense in rest)


def laughs(words: Collection[str]) -> bool:
    """`Ehehe`, `lol`: is there laughter or wonder among these words?"""
    return any(word in _LAUGHS or _LAUGHTER.fullmatch(word) for word in words)


def _chats(sense: Sense, asked: Asked, *, merry: bool) -> bool:
    """Does this clause want nothing? Only what changes, doubts, chooses or asks of the game is taken for a wish."""
    words, tokens = sense.clause.words, sense.clause.tokens
    if any(covered(words, (lexicon.behind,), lexicon) is not None for lexicon in LEXICONS):
        return True
    if sense.left or sense.says in (Says.ANSWER, Says.TAKES_BACK) or wavers(words) or holds(words, _UNDECIDED):
        return False
    of_life = not _LIFE.isdisjoint(words) and GAME.isdisjoint(words)
    told = [at for at in candidates(tokens, asked) if not _is_elsewhere(tokens, at, asked, of_life=of_life)]
    if holds(words, OF_ANOTHER_DAY) and not sense.clause.asks:
        return True
    if _speaks_of_change(sense, asked):
        return False
    if sense.says is Says.COURTESY:
        return True
    if sense.clause.asks:
        return _asks_friends(sense, told, of_life=of_life)
    if told:
        return _only_mentions(sense, told, merry=merry)
    return of_life or not _speaks_of_the_answer(sense, merry=merry)


def _speaks_of_change(sense: Sense, asked: Asked) -> bool:
    """`Change it`, `swap my card`; `the lantern changes everything` is said of a picture."""
    words = sense.clause.words
    if not NOUNS.isdisjoint(words) and not _PLEASE.isdisjoint(words):
        return True
    if OF_CHANGE.isdisjoint(words):
        return False
    begins_so = words[0] in OF_CHANGE or (len(words) > 1 and words[0] in _OPENS and words[1] in OF_CHANGE)
    near = bool(candidates(sense.clause.tokens, asked)) or not (NOUNS | _THAT).isdisjoint(words)
    return begins_so or near or len(words) < _SHORTEST_QUESTION


def _only_mentions(sense: Sense, told: Sequence[int], *, merry: bool) -> bool:
    """`5 is like my gran's kitchen`, `United lost 3`: a number or a letter among words that choose nothing."""
    words, tokens = sense.clause.words, sense.clause.tokens
    pointed = any(at and tokens[at - 1].word in BEFORE_CARDS for at in told)
    speaks = merry or not _COMMENTS.isdisjoint(words) or begins(words, _SOCIAL) > 0 or not pointed
    if len(words) < _SHORTEST_QUESTION and not AGAINST.isdisjoint(words):
        return False  # `actually 5`
    alone = len(words) < (1 if told[0] and not pointed else _FEWEST)
    return not alone and speaks and not _chooses(words, _COMPARES if merry else _CHOOSES)


def _speaks_of_the_answer(sense: Sense, *, merry: bool) -> bool:
    """Does it doubt or deny something of cards and answers, or lead to one?"""
    words = sense.clause.words
    said = words[1:] if words[:1] and words[0] in _BUTS else words
    about = _OF_ANSWERS if len(said) >= _SHORTEST_QUESTION else ABOUT | GAME
    denied = not (DENIES | DOUBTS | IFS).isdisjoint(said) and not about.isdisjoint(said)
    brief = not merry and len(said) < _SHORTEST_QUESTION and not (DENIES | AGAINST - IFS).isdisjoint(said)
    return denied or brief or (sense.says is Says.LEAD and ":" in sense.clause.after) or _is_of_a_mail(words)


def _asks_friends(sense: Sense, told: Sequence[int], *, of_life: bool) -> bool:
    """`Dinner on Friday at 8?`, `who made it?`: a question that nobody wants the game to answer."""
    words = sense.clause.words
    if not words:
        return not told  # `41?`
    if told:
        return holds(words, _SOCIAL) and not _chooses(words, _CHOOSES)
    social = (
        (holds(words, _SOCIAL) or begins(words[-1:], _TAGS) > 0)
        and not begins(words, _LEAVE)
        and (ABOUT | GAME).isdisjoint(words)
    )
    return social or (of_life and len(words) >= _SHORTEST_QUESTION and not begins(words, _LEAVE))


def _chooses(words: Sequence[str], known: Collection[str]) -> bool:
    """Might it speak of what should count: does it doubt, deny, compare, decide?"""
    return holds(words, known) or not (DOUBTS | DENIES | IFS).isdisjoint(words)


def _is_of_a_mail(words: Sequence[str]) -> bool:
    """`That last mail was my toddler`."""
    return not _LAST.isdisjoint(words) and not _MAILS.isdisjoint(words)


def _is_elsewhere(tokens: Sequence[Token], at: int, asked: Asked, *, of_life: bool) -> bool:
    """Is it an hour, or a number of something else?"""
    if asked.phase is not Phase.VOTE:
        return is_elsewhere(tokens, at, asked)
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    said = [token.word for token in tokens]
    spoken = phrase_at(said, at + 1, _BEHIND) > 0 or after.word in _SAID_OF_CARDS
    counted = after.raw.islower() and not spoken and before.word not in ARTICLES | NOUNS
    counted = counted and not holds(said, _CHOOSES)
    if is_elsewhere(tokens, at, asked):
        return True
    lives = counted or (of_life and (before.word in _TIMES or bool(after.word)))
    return lives or is_a_time(tokens, at) or after.word in COUNTS | _LIFE
