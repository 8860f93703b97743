"""The clue: the card's letter with a mark behind it, then the first paragraph; blind, the words alone.

A label (`Clue: …`, `Card: C`) may name either; the card may also stand behind the words, in brackets or with its noun.
A good-bye or a name below the words is cut.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Idle, Unclear
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.beginnings import (
    NO_MARK,
    STRONG,
    Start,
    behind_label,
    card_behind,
    start_behind_talk,
    start_of,
)
from dixit_pbem.post.reading.blind import blind_clue
from dixit_pbem.post.reading.chat import GAME, is_chat, laughs
from dixit_pbem.post.reading.clauses import clauses_of
from dixit_pbem.post.reading.clue_cards import card_above, spotted, takes_back
from dixit_pbem.post.reading.clue_changes import changed_clue, moved_card
from dixit_pbem.post.reading.clue_commas import start_with_comma
from dixit_pbem.post.reading.clue_pairs import dictated, only_quote
from dixit_pbem.post.reading.clue_words import (
    EITHER,
    OF_CLUES,
    as_card,
    doubts_itself,
    is_all_courtesy,
    names_cards,
    told,
    without_courtesy,
    without_wish,
)
from dixit_pbem.post.reading.elsewhere import is_elsewhere
from dixit_pbem.post.reading.labels import behind_a_label, in_one_piece, in_quotes
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.numerals import NOUNS, WORD_LETTERS, is_letter
from dixit_pbem.post.reading.sense import Says, is_courtesy, sense_of
from dixit_pbem.post.reading.smalltalk import is_talk
from dixit_pbem.post.reading.thought import COMMON, OF_CHANGE
from dixit_pbem.post.reading.tokens import PICTURE, tokens_of
from dixit_pbem.post.reading.unanswered import is_small_talk
from dixit_pbem.post.said import Unread

_LONGEST_BELOW = 120
_LONGEST_NAME = 3
_FEWEST = 2
_MORE_SENTENCES = re.compile(r"[.!?]\s+[^\W_]")
"""Behind a mark as plain as a colon a clue may have more than one; elsewhere the second is talk."""
_LONGEST_LETTER = 4_000
_COMMENTS = in_any(lambda each: each.comments)
_LABELS = in_any(lambda each: each.clue)


def read_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear | Idle:
    """The clue, with the card it rests on."""
    words = prose.shortened(" ".join(text.paragraphs[0]))
    if _is_idle(text, asked):
        return Idle(words)
    if asked.blind:
        return blind_clue(text, asked, courtesy=is_all_courtesy(text, asked))
    paragraphs = prose.without_greeting(text.paragraphs)
    if not paragraphs:
        return Unclear(Why.NO_LETTER, words)
    brief = sum(len(line) for paragraph in paragraphs for line in paragraph) < _LONGEST_LETTER
    changed = changed_clue(text, asked) if brief else None
    if changed is not None:
        return changed
    first: ClueRead | Unclear | None = (dictated(paragraphs, asked) or only_quote(text, asked)) if brief else None
    first = first or _with_card(paragraphs, text, asked)
    for at, paragraph in enumerate(paragraphs[:-1], 1):
        if isinstance(first, ClueRead) or names_cards("\n".join(paragraph), asked):
            break
        later = _with_card(paragraphs[at:], text, asked)
        first = later if isinstance(later, ClueRead) else first
    if isinstance(first, ClueRead):
        return first
    if text.automatic and not any(names_cards("\n".join(each), asked) for each in paragraphs):
        return Idle(words, automatic=True)
    return (moved_card(text, asked) if brief else None) or first


def _is_idle(text: prose.Written, asked: Asked) -> bool:
    """Courtesy alone; after an answer, small talk of more than one sentence too."""
    labelled = any(not _LABELS.isdisjoint(clause.words) for clause in clauses_of(text.paragraphs))
    if is_all_courtesy(text, asked) and not (labelled and asked.standing is None):
        # A blind clue may be a word of courtesy: it is asked about.
        return asked.standing is not None or not asked.blind
    written = "\n".join(line for paragraph in text.paragraphs for line in paragraph)
    if asked.standing is None and not asked.blind and behind_a_label(written) is None and start_of(written) is None:
        clauses = [clause for clause in clauses_of(text.paragraphs) if clause.tokens]
        return is_talk([sense_of(clause, as_card(asked)) for clause in clauses], asked)
    if asked.standing is None or behind_a_label(written) or in_quotes(written):
        return False
    start = start_of(written)
    letters = not asked.blind and (start is not None and start.sure and start.letter in asked.letters)
    senses = [sense_of(clause, as_card(asked)) for clause in clauses_of(_above_signature(text)) if clause.tokens]
    words = {word for sense in senses for word in sense.clause.words}
    core = any(sense.says is Says.COURTESY for sense in senses) or laughs(words) or not GAME.isdisjoint(words)
    core = core or any(PICTURE in sense.clause.before + sense.clause.after for sense in senses)
    asks = any(sense.clause.asks for sense in senses)
    talk = core or asks or not asked.blind
    card = as_card(asked)
    places = [(sense.clause.tokens, at) for sense in senses for at in candidates(sense.clause.tokens, card)]
    named = not asked.blind and not all(is_elsewhere(tokens, at, card) for tokens, at in places)
    return talk and not letters and not named and (is_small_talk(senses, asked) or is_chat(senses, asked))


def _above_signature(text: prose.Written) -> tuple[prose.Paragraph, ...]:
    """The paragraphs down to the first that begins with a good-bye, without what stands below it."""
    ends = (at for at, each in enumerate(text.paragraphs) if at and prose.signs_off(each[0]))
    end = next(ends, None)
    return text.paragraphs if end is None else (*text.paragraphs[:end], text.paragraphs[end][:1])


def _with_card(paragraphs: Sequence[prose.Paragraph], text: prose.Written, asked: Asked) -> ClueRead | Unclear:
    lines, cut = without_courtesy(_without_talk_above(_without_asides(paragraphs[0], asked), asked), asked)
    after = paragraphs[1:]
    words, written = prose.shortened(" ".join(paragraphs[0])), "\n".join(lines)
    if cut and len(written.strip(" .:)(")) == 1:
        # Below a letter a good-bye may be the clue.
        return Unclear(Unread.SEVERAL_READINGS, words)
    found = spotted(written, asked)
    if found is not None:
        told_words = without_wish(found.text)[0]
        goes_on = _tells_it_in_a_sentence(written) and _MORE_SENTENCES.search(told_words) is not None
        if goes_on or doubts_itself(told_words, asked) or _is_followed(after, found.letter, asked):
            return Unclear(Unread.SEVERAL_READINGS, words, found)
        return told(found.letter, (found.text,), prose.rest(cut, after, text.signature))
    start = _start(written, lines, after, asked)
    doubt = _doubt(start, asked)
    if start is None or doubt is not None:
        return Unclear(doubt or Why.NO_LETTER, words)
    clue, more = in_one_piece(tuple(start.text.split("\n")))
    below: tuple[prose.Paragraph, ...] = (*((line,) for line in lines[1:]), *after)
    ignored: tuple[prose.Paragraph, ...] = (*((each,) for each in (*more, *cut)), *after)
    if not start.text:
        # The letter stands alone; the clue is below it, unless that is a good-bye or what a company puts there.
        if not after or prose.signs_off(after[0][0]) or len(" ".join(after[0])) > _LONGEST_BELOW:
            return Unclear(Why.NO_WORDS, words)
        kept, gone = without_courtesy(after[0], asked)
        clue, more = in_one_piece(kept)
        below, ignored = tuple(after), (*((each,) for each in (*more, *gone)), *after[1:])
        clue = (behind_label(" ".join(clue)) or " ".join(clue),)
    quotes = start.mark == "" and in_quotes(start.text) is not None
    talks = quotes or any(not is_courtesy(tokens_of(line), asked) for line in more)
    talks = talks or (_is_an_initial(start) and not _begins_the_mail(start, written, text, after, asked))
    if (
        talks
        or _is_in_doubt(start, clue, asked)
        or _goes_on(below, asked, start.letter)
        or _is_followed((*after, more), start.letter, asked)
    ):
        return Unclear(Unread.SEVERAL_READINGS, words, ClueRead(start.letter, prose.shortened(" ".join(clue)), ""))
    return told(start.letter, clue, prose.rest((), ignored, text.signature))


def _tells_it_in_a_sentence(written: str) -> bool:
    """`My card is C and my clue is: …`: who tells both in a sentence goes on in the next one."""
    label = behind_a_label(written)
    return label is not None and bool(label.above.strip()) and not label.quoted and "\n" not in label.above.strip()


def _start(written: str, lines: prose.Paragraph, after: Sequence[prose.Paragraph], asked: Asked) -> Start | None:
    """The letter with which the clue begins, at once or behind talk; none where a label leads to words alone."""
    start = start_with_comma(written, lines, after, asked)
    begins = start is not None and written.lstrip('([*"“')[:1].upper() == start.letter
    if behind_a_label(written) is not None and not begins:
        return None
    if start is None or not start.sure:
        start = start_behind_talk(written, asked) or card_above(lines, asked) or start
    return start


def _begins_the_mail(
    start: Start, written: str, text: prose.Written, after: Sequence[prose.Paragraph], asked: Asked
) -> bool:
    """Does the letter stand above all else, and nothing of cards below it? Nobody signs above what they write."""
    below_names = any(names_cards("\n".join(each), asked) or start_of("\n".join(each)) for each in after)
    own = not asked.own_name.isdisjoint(prose.words_in(tokens_of(start.text)))
    return not below_names and not own and written.startswith(text.paragraphs[0][0][:2])


def _without_talk_above(lines: prose.Paragraph, asked: Asked) -> prose.Paragraph:
    """The lines without an apology or a greeting above them."""
    begin = 0
    while begin < len(lines) - 1:
        tokens = tokens_of(lines[begin])
        letter_below = len(lines[begin + 1].strip(" .:)(")) == 1
        labelled = behind_a_label(lines[begin]) is not None
        if len(tokens) < 2 or letter_below or labelled or not is_courtesy(tokens, asked) or start_of(lines[begin]):
            break
        begin += 1
    return lines[begin:]


def _without_asides(lines: prose.Paragraph, asked: Asked) -> prose.Paragraph:
    """The lines without those in brackets below the first, which are said to the others."""
    return tuple(line for at, line in enumerate(lines) if not at or not _is_an_aside(line, asked))


def _is_an_aside(line: str, asked: Asked) -> bool:
    inside = line[1:].rstrip(".!")
    bracketed = line.startswith("(") and inside.endswith(")") and " " in inside and inside.count("(") == 0
    return bracketed and not names_cards(line, asked) and OF_CHANGE.isdisjoint(prose.words_in(tokens_of(line)))


def _is_followed(below: Sequence[prose.Paragraph], letter: str | None, asked: Asked) -> bool:
    """Does what stands below tell another clue, name another card, correct, or ask?"""
    return _names_another(below, letter, asked) or _goes_on(below, asked, letter or "") or takes_back(below, asked)


def _is_an_initial(start: Start) -> bool:
    """`D. Maria sends a hug`."""
    words = [token for token in tokens_of(start.text) if token.word]
    named = 0 < len(words) < _LONGEST_NAME and all(token.raw[:1].isupper() for token in words)
    return start.mark == "." and named and words[0].word not in COMMON


def _names_another(after: Sequence[prose.Paragraph], letter: str | None, asked: Asked) -> bool:
    """Does what stands below speak of another card of the hand: `la carta F è bella`?"""
    clauses = (clause.tokens for clause in clauses_of(after))
    return any(
        is_letter(token)
        and token.raw.upper() in asked.letters
        and token.raw.upper() != letter
        and at > 0
        and tokens[at - 1].word in NOUNS
        for tokens in clauses
        for at, token in enumerate(tokens)
    )


def _is_in_doubt(start: Start, clue: Sequence[str], asked: Asked) -> bool:
    """Is it perhaps a question to us, thanks, or a second thought rather than a clue?"""
    text, _ = without_wish(" ".join(clue))
    weak = bool(start.text) and (start.mark[:1] not in STRONG or not start.mark)
    tokens = tokens_of(text)
    labelled = behind_a_label(text)
    if labelled is not None and labelled.quoted and not labelled.above.strip():
        return True  # `Carta B. Indizio “…”`, and more below
    if weak and start.mark in NO_MARK and _MORE_SENTENCES.search(text):
        return True
    if weak and is_courtesy(tokens, asked):
        return True
    first = tokens[0].word if tokens else ""
    listed = first in EITHER and (start.mark != "," or len(first) > 1 or len(tokens) < _FEWEST)
    thanks = is_courtesy(tokens[:2], asked) and (first not in prose.GREETS or first in prose.CLOSES)
    meta = first in _COMMENTS or not OF_CLUES.isdisjoint(token.word for token in tokens) or listed or thanks
    if weak and (text.rstrip().endswith("?") or meta):
        return True
    found = card_behind(text, asked.letters)
    return doubts_itself(text, asked) or (found is not None and found[0] != start.letter)


def _doubt(start: Start | None, asked: Asked) -> Why | Unread | None:
    """Why it is not certain on which card the clue rests."""
    if start is None:
        return Why.NO_LETTER
    if start.letter not in asked.letters:
        known_word = start.letter.lower() in WORD_LETTERS and not start.sure
        return Why.NO_LETTER if known_word else Why.NOT_IN_HAND
    if not start.sure:
        return Unread.WORD_OR_LETTER
    # Only more letters behind the first: `B or D`.
    words = [token.word for token in tokens_of(start.text) if token.word or token.number is not None]
    lists = words and len(words[-1]) == 1 and all(len(word) == 1 or word in EITHER for word in words)
    return Unread.WORD_OR_LETTER if lists and start.mark in NO_MARK else None


def _goes_on(paragraphs: Sequence[prose.Paragraph], asked: Asked, letter: str) -> bool:
    """Does a later line tell another clue, or name another card alone? `A. Rossi` signs."""
    starts = (start_of("\n".join(paragraph)) for paragraph in paragraphs)
    return any(
        start.letter in asked.letters and start.letter != letter and (not start.text or start.mark[:1] in STRONG)
        for start in starts
        if start is not None and start.sure
    )
