"""Chat after an answer: talk about the cards and about life, which neither changes anything nor asks for anything."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.clauses import covered, holds, phrase_at
from dixit_pbem.post.reading.elsewhere import belongs_to_a_noun, is_a_part, is_an_hour, is_elsewhere
from dixit_pbem.post.reading.glued import adds_an_answer
from dixit_pbem.post.reading.languages import LEXICONS, hearsay, in_any
from dixit_pbem.post.reading.languages.chatting import (
    ASIDE,
    CHILDREN,
    FILLERS,
    GETS,
    LAST,
    LAUGHTER,
    MANY_CARDS,
    OPENS,
    THAT,
)
from dixit_pbem.post.reading.languages.hearsay import ASTRAY, OF_ANOTHER_DAY, OWN, REPORTS, TELLS
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.pointing import ROUNDS
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.languages.weighing import FITS, REFLECTS, SPEAKS_OF_ITSELF
from dixit_pbem.post.reading.numerals import ARTICLES, BEFORE_CARDS, COUNTS, NOUNS, ORDINALS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain
from dixit_pbem.post.reading.put_by_others import is_somebodys
from dixit_pbem.post.reading.sense import ABOUT, IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token

_LAUGHS = in_any(lambda each: each.laughs)
GAME = in_any(lambda each: each.game)
_HOPES = in_any(lambda each: each.hopes)
_TAGS = in_any(lambda each: each.tags)
_LIFE = in_any(lambda each: each.life) | hearsay.BIRTHS
_VOTES = in_any(lambda each: each.votes)
_SOCIAL = in_any(lambda each: each.social) | hearsay.ASKS_AFTER
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
_MAILS = frozenset(("mail", "email", "message", "messaggio", "mensagem", "mensaje", "correo", "wiadomosc"))
_TIMES = in_any(lambda each: each.times)
_MAY_I = in_any(lambda each: each.may_i)
_LEAVE = _MAY_I | in_any(lambda each: each.checks)
_POINTS = words("puntos points punti pontos punkty punktów")
_FEWEST, _SHORTEST_QUESTION = 2, 4
_SHORTEST_NOUN, _LONG_TALK = 3, 6
_KNOWN = (
    frozenset(
        word
        for phrase in in_any(
            lambda each: each.before | each.behind | each.comments | each.courtesy | each.corrects | each.keeps
        )
        for word in phrase.split()
    )
    | in_any(lambda each: each.against | each.denies | each.doubts | each.drops | each.game | each.joins | each.more)
    | FITS
    | SPEAKS_OF_ITSELF
)
"""Words that may be said of a card or of an answer."""


def is_chat(senses: Sequence[Sense], asked: Asked) -> bool:
    """Is all of this chat, for somebody whose answer stands?"""
    if any(holds(sense.clause.words, TELLS) for sense in senses):
        return False
    named = any(candidates(sense.clause.tokens, asked) for sense in senses)
    if named and any(holds(sense.clause.words, REFLECTS) for sense in senses):
        return False  # `ok thanks, on reflection 3`
    if (
        asked.standing is not None
        and not named
        and holds([word for sense in senses for word in sense.clause.words], ASTRAY)
    ):
        return True
    if any(adds_an_answer(sense, asked) for sense in senses):
        return False
    merry = any(laughs(sense.clause.words) for sense in senses)
    told = [sense for sense in senses if sense.says is Says.IDLE and len(sense.clause.words) > _FEWEST]
    aside = ASIDE | FILLERS if told else ASIDE
    rest = [
        each
        for at, each in enumerate(senses)
        if not _tells_of_children(senses, at) and not _signs(senses, at, asked) and not _is_reported(senses, at, asked)
        if not _is_a_score(senses, at)
        if each.says is not Says.TAKES_BACK or named or " ".join(each.clause.words) not in aside
    ]
    return asked.standing is not None and bool(rest) and all(_chats(sense, asked, merry=merry) for sense in rest)


def laughs(words: Collection[str]) -> bool:
    """`Ehehe`, `lol`: is there laughter or wonder among these words?"""
    return any(word in _LAUGHS or LAUGHTER.fullmatch(word) for word in words)


def _chats(sense: Sense, asked: Asked, *, merry: bool) -> bool:
    """Does this clause want nothing? Only what changes, doubts, chooses or asks of the game is taken for a wish."""
    words, tokens = sense.clause.words, sense.clause.tokens
    if any(covered(words, (lexicon.behind,), lexicon) is not None for lexicon in LEXICONS):
        return True
    if begins(words, _HOPES) and not sense.clause.asks:
        return True
    if sense.left or sense.says in (Says.ANSWER, Says.TAKES_BACK) or wavers(words) or holds(words, _UNDECIDED):
        return False
    of_life = (not _LIFE.isdisjoint(words) or _counts(tokens)) and (GAME | _VOTES).isdisjoint(words)
    told = [at for at in candidates(tokens, asked) if not _is_elsewhere(tokens, at, asked, of_life=of_life)]
    hours = [at for at, token in enumerate(tokens) if token.number is not None]
    if hours and not told and len(words) < _SHORTEST_QUESTION and all(is_an_hour(tokens, at) for at in hours):
        return True  # `às 8, né?`
    if holds(words, OF_ANOTHER_DAY) and not sense.clause.asks:
        return True
    if _speaks_of_change(sense, asked):
        return False
    if sense.says is Says.COURTESY:
        return True
    if sense.clause.asks:
        return _asks_friends(sense, told, of_life=of_life)
    if told:
        return is_somebodys(tokens, told) or _only_mentions(sense, told, merry=merry)
    return of_life or not _speaks_of_the_answer(sense, merry=merry)


def _counts(tokens: Sequence[Token]) -> bool:
    """`That disk, 2 TB for 310 zloty`: an amount of what is no card."""
    return any(token.number is not None and tokens[at + 1].word in COUNTS for at, token in enumerate(tokens[:-1]))


def _changes_an_amount(tokens: Sequence[Token]) -> bool:
    """`Tira os 3 pontos na quinta`: stitches, right behind the verb."""
    return any(
        token.number is not None
        and tokens[at + 1].word in COUNTS
        and not OF_CHANGE.isdisjoint(each.word for each in tokens[max(0, at - 2) : at])
        for at, token in enumerate(tokens[:-1])
    )


def _tells_of_children(senses: Sequence[Sense], at: int) -> bool:
    """`The grandchildren came, 2 and 6 now`."""
    above = senses[at - 1].clause if at else None
    tells = above is not None and above.line == senses[at].clause.line and not set(above.after) & set(".!?…:")
    return tells and above is not None and not CHILDREN.isdisjoint(above.words) and senses[at].plain < Plain.ASKED


def _is_reported(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`Staś asks whether crocodiles play cards`: what a third person asks or says, and no card."""
    above, here = senses[at - 1].clause if at else None, senses[at].clause
    told = above is not None and above.line == here.line and above.after.strip() == "," and not here.asks
    named = told and above is not None and bool(above.tokens) and above.tokens[0].raw.istitle()
    reports = named and above is not None and not REPORTS.isdisjoint(above.words) and OWN.isdisjoint(above.words)
    return reports and not candidates(here.tokens, asked)


def _is_a_score(senses: Sequence[Sense], at: int) -> bool:
    """`Eleven points for Priya! I'm still sitting on 4`: points right behind points."""
    here = senses[at]
    scored = at > 0 and not _POINTS.isdisjoint(senses[at - 1].clause.words) and not here.clause.asks
    return scored and here.says is Says.UNCLEAR and len(here.clause.words) > _FEWEST and not _votes(here)


def _votes(sense: Sense) -> bool:
    words = sense.clause.words
    return not (_VOTES | OF_CHANGE | DENIES | DOUBTS | NOUNS).isdisjoint(words) or holds(words, _CHOOSES)


def _signs(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`… a mess. / A.` from Andrew, on the last line."""
    sense = senses[at]
    lone = (
        at == len(senses) - 1 > 0 and len(sense.clause.tokens) == 1 and sense.clause.line > senses[at - 1].clause.line
    )
    return lone and any(word[:1] == sense.clause.tokens[0].word for word in asked.own_name)


def _of_life(words: Collection[str]) -> bool:
    return (NOUNS | _VOTES | THAT | GAME).isdisjoint(words)


def _speaks_of_change(sense: Sense, asked: Asked) -> bool:
    """`Change it`, `swap my card`; `the lantern changes everything` is said of a picture."""
    words = sense.clause.words
    if not (NOUNS - {"nr"}).isdisjoint(words) and not _PLEASE.isdisjoint(words):
        return True
    if OF_CHANGE.isdisjoint(words) or _changes_an_amount(sense.clause.tokens):
        return False
    if _counts(sense.clause.tokens) and words[1:2] != () and words[1] in ARTICLES and _of_life(words):
        return False  # `tira o gesso daqui a 4 semanas`
    if sense.clause.asks:
        return True
    begins_so = words[0] in OF_CHANGE or (len(words) > 1 and words[0] in OPENS and words[1] in OF_CHANGE)
    near = bool(candidates(sense.clause.tokens, asked)) or not (NOUNS | THAT).isdisjoint(words)
    return begins_so or near or len(words) < _SHORTEST_QUESTION


def _only_mentions(sense: Sense, told: Sequence[int], *, merry: bool) -> bool:
    """`5 is like my gran's kitchen`, `United lost 3`: a number or a letter among words that choose nothing."""
    words, tokens = sense.clause.words, sense.clause.tokens
    pointed = any(at and tokens[at - 1].word in BEFORE_CARDS for at in told)
    speaks = merry or not _COMMENTS.isdisjoint(words) or begins(words, _SOCIAL) > 0 or not pointed
    few = len(words) < _SHORTEST_NOUN and not merry and _COMMENTS.isdisjoint(words) and not told[0]
    if few or (len(words) < _SHORTEST_QUESTION and not AGAINST.isdisjoint(words)):
        return False  # `4 gets it`, `actually 5`
    alone = len(words) < (1 if told[0] and not pointed else _FEWEST)
    return not alone and speaks and not _chooses(words, _COMPARES if merry else _CHOOSES)


def _speaks_of_the_answer(sense: Sense, *, merry: bool) -> bool:
    """Does it doubt or deny something of cards and answers, or lead to one?"""
    words = sense.clause.words
    said = words[1:] if words[:1] and words[0] in _BUTS else words
    about = _OF_ANSWERS if len(said) >= _SHORTEST_QUESTION else ABOUT | GAME
    denied = not (DENIES | DOUBTS | IFS).isdisjoint(said) and not about.isdisjoint(said)
    refused = not (DENIES | AGAINST - IFS).isdisjoint(said) and not _denies_something_else(said)
    brief = not merry and len(said) < _SHORTEST_QUESTION and refused
    votes = not _VOTES.isdisjoint(words) and not ORDINALS.isdisjoint(words)  # `voto na sexta`
    return denied or votes or brief or (sense.says is Says.LEAD and ":" in sense.clause.after) or _is_of_a_mail(words)


def _denies_something_else(said: Sequence[str]) -> bool:
    """`I regret nothing`, `niente panna`: a denial beside a word that is nobody's of cards and of answers."""
    strange = [word for word in said if len(word) > _SHORTEST_NOUN and word not in _KNOWN]
    return bool(strange) and AGAINST.isdisjoint(said)


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
        and (ABOUT | GAME - ROUNDS).isdisjoint(words)
    )
    return social or (of_life and len(words) >= _SHORTEST_QUESTION and not begins(words, _MAY_I))


def _chooses(words: Sequence[str], known: Collection[str]) -> bool:
    """Might it speak of what should count: does it doubt, deny, compare, decide?"""
    return holds(words, known) or not (DOUBTS | DENIES | IFS).isdisjoint(words)


def _is_of_a_mail(words: Sequence[str]) -> bool:
    """`That last mail was my toddler`."""
    return not LAST.isdisjoint(words) and not _MAILS.isdisjoint(words)


def _is_elsewhere(tokens: Sequence[Token], at: int, asked: Asked, *, of_life: bool) -> bool:
    """Is it an hour, or a number of something else?"""
    if asked.phase is not Phase.VOTE:
        return is_elsewhere(tokens, at, asked)
    before = tokens[at - 1] if at else Token("")
    after = tokens[at + 1] if at + 1 < len(tokens) else Token("")
    said = [token.word for token in tokens]
    spoken = phrase_at(said, at + 1, _BEHIND) > 0 or after.word in _SAID_OF_CARDS | GETS
    counted = after.raw.islower() and not spoken and before.word not in ARTICLES | NOUNS
    counted = counted and not holds(said, _CHOOSES)
    if after.word in MANY_CARDS or is_a_part(tokens, at):
        return True  # `two numbers and a star`
    billed = before.word == "nr" and at > 1 and len(tokens) > _LONG_TALK and belongs_to_a_noun(tokens, at, asked)
    if billed or is_elsewhere(tokens, at, asked):
        return True
    lives = counted or (of_life and (before.word in _TIMES or bool(after.word)))
    return lives or is_an_hour(tokens, at) or after.word in COUNTS | _LIFE
