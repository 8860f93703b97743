"""A mail to whom a clue was asked that tells none: courtesy, talk among friends, news."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.beginnings import start_of
from dixit_pbem.post.reading.chat import GAME, is_chat, laughs
from dixit_pbem.post.reading.clauses import clauses_of
from dixit_pbem.post.reading.clue_words import as_card, is_all_courtesy
from dixit_pbem.post.reading.elsewhere import is_elsewhere
from dixit_pbem.post.reading.labels import behind_a_label, quotations
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.lines import normal
from dixit_pbem.post.reading.numerals import BEFORE_CARDS
from dixit_pbem.post.reading.plain import DENIES
from dixit_pbem.post.reading.sense import Says, sense_of
from dixit_pbem.post.reading.smalltalk import is_talk
from dixit_pbem.post.reading.tokens import PICTURE, Token, tokens_of
from dixit_pbem.post.reading.unanswered import is_small_talk

_LABELS = in_any(lambda each: each.clue)
_HOPES = in_any(lambda each: each.hopes)
_LONGEST_NAME = 3
_A = words("um uma un una uno une a an ein eine")
_WHERE = words("de di en na no em nella nel dans in at of bei aus")
_TO_ALL = words("todos todas tutti tutte all everybody everyone alle allen euch tous toutes vos voi you mí mim me moi")


def is_idle(text: prose.Written, asked: Asked) -> bool:
    """Courtesy alone; after an answer, small talk of more than one sentence too."""
    labelled = any(not _LABELS.isdisjoint(clause.words) for clause in clauses_of(text.paragraphs))
    if is_all_courtesy(text, asked) and not (labelled and asked.standing is None):
        # A blind clue may be a word of courtesy: it is asked about.
        return asked.standing is not None or not (asked.blind or _is_a_thing(text))
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    if asked.standing is None and not asked.blind and quotations(written):
        return False
    if asked.standing is None and not asked.blind and behind_a_label(written) is None and _no_letter(written):
        clauses = [clause for clause in clauses_of(text.paragraphs) if clause.tokens]
        return is_talk([sense_of(clause, as_card(asked)) for clause in clauses], asked)
    if asked.standing is None or behind_a_label(written) or quotations(written):
        return False
    if _denies_the_clue(written, asked):
        return False
    start = start_of(written)
    letters = not asked.blind and (start is not None and start.sure and start.letter in asked.letters)
    senses = [sense_of(clause, as_card(asked)) for clause in clauses_of(_above_signature(text)) if clause.tokens]
    spoken = {word for sense in senses for word in sense.clause.words}
    core = any(sense.says is Says.COURTESY for sense in senses) or laughs(spoken) or not GAME.isdisjoint(spoken)
    core = core or any(PICTURE in sense.clause.before + sense.clause.after for sense in senses)
    core = core or any(begins(sense.clause.words, _HOPES) for sense in senses)
    asks = any(sense.clause.asks for sense in senses)
    talk = core or asks or not asked.blind
    card = as_card(asked)
    places = [(sense.clause.tokens, at) for sense in senses for at in candidates(sense.clause.tokens, card)]
    named = not asked.blind and not all(_is_elsewhere(tokens, at, card) for tokens, at in places)
    return talk and not letters and not named and (is_small_talk(senses, asked) or is_chat(senses, asked))


def _is_a_thing(text: prose.Written) -> bool:
    """`Um adeus de noite`: a noun and where or when it is, which nobody says who takes leave."""
    tokens = [token for paragraph in text.paragraphs for line in paragraph for token in tokens_of(line)]
    said = [token.word for token in tokens]
    placed = any(word in _WHERE and tokens[at + 1].raw.islower() for at, word in enumerate(said[:-1]) if at > 1)
    return all(said) and said[:1] != [] and said[0] in _A and placed and _TO_ALL.isdisjoint(said)


def _no_letter(written: str) -> bool:
    """`I'll think about it` begins with no letter of a card."""
    start = start_of(written)
    return start is None or (not start.sure and start.text[:1] in ("'", "’"))


def _is_elsewhere(tokens: Sequence[Token], at: int, card: Asked) -> bool:
    """`We sing it in D at Christmas`: a letter that nothing points at, among words."""
    before = tokens[at - 1].word if at else ""
    pointed = not at or at == len(tokens) - 1 or before in BEFORE_CARDS - {"in", "at", "w", "em"}
    return is_elsewhere(tokens, at, card) or (not pointed and len(tokens) > _LONGEST_NAME + 1)


def _above_signature(text: prose.Written) -> tuple[prose.Paragraph, ...]:
    """The paragraphs down to the first that begins with a good-bye, without what stands below it."""
    ends = (at for at, each in enumerate(text.paragraphs) if at and prose.signs_off(each[0]))
    end = next(ends, None)
    return text.paragraphs if end is None else (*text.paragraphs[:end], text.paragraphs[end][:1])


def _denies_the_clue(written: str, asked: Asked) -> bool:
    """`Not the sea`, where `the sea` stands."""
    told = asked.standing.text if isinstance(asked.standing, ClueRead) else ""
    named = bool(told) and normal(told) in normal(written) and normal(told) != normal(written)
    return named and not DENIES.isdisjoint(prose.words_in(tokens_of(written)))
