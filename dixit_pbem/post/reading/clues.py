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
from dixit_pbem.post.reading.clauses import clauses_of
from dixit_pbem.post.reading.clue_cards import card_above, spotted, takes_back
from dixit_pbem.post.reading.clue_changes import changed_clue, corrected_below, moved_card, respelt
from dixit_pbem.post.reading.clue_commas import start_with_comma
from dixit_pbem.post.reading.clue_idle import is_idle
from dixit_pbem.post.reading.clue_pairs import dictated, only_quote
from dixit_pbem.post.reading.clue_weighed import weighed_clue
from dixit_pbem.post.reading.clue_words import (
    EITHER,
    OF_CLUES,
    doubts_itself,
    is_all_courtesy,
    is_an_article,
    is_taken_back,
    names_cards,
    told,
    without_asides,
    without_courtesy,
    without_wish,
)
from dixit_pbem.post.reading.labels import begins_a_line, behind_a_label, in_one_piece, in_quotes
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.numerals import NOUNS, WORD_LETTERS, is_letter
from dixit_pbem.post.reading.sense import is_courtesy
from dixit_pbem.post.reading.thought import COMMON
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.said import Unread

_ALTERNATIVES = in_any(lambda each: each.either) - in_any(lambda each: each.joins)
_LONGEST_BELOW = 120
_BRACKETED = re.compile(r"\s*[(\[{]\s*[A-Z]\s*[)\]}]")
_LONGEST_NAME = 3
_FEWEST = 2
_MORE_SENTENCES = re.compile(r"[.!?]\s+[^\W_]")
"""Behind a mark as plain as a colon a clue may have more than one; elsewhere the second is talk."""
_LONGEST_LETTER = 4_000
_COMMENTS, _HOPES = in_any(lambda each: each.comments), in_any(lambda each: each.hopes)


def read_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear | Idle:
    """The clue, with the card it rests on."""
    words = prose.shortened(" ".join(text.paragraphs[0]))
    if (right := respelt(text, asked)) is not None:
        return right
    if is_idle(text, asked):
        return Idle(words)
    if asked.blind:
        return blind_clue(text, asked, courtesy=is_all_courtesy(text, asked))
    paragraphs = prose.without_greeting(text.paragraphs)
    taken_back = is_taken_back("\n".join(text.contact), asked)
    if not paragraphs or taken_back:
        return Unclear(Unread.SEVERAL_READINGS if taken_back else Why.NO_LETTER, words)
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
        below = [line for each in text.automatic for line in each[prose.is_automatic(each[:1]) :]]
        hidden = any(_tells_a_clue(line, asked) or line.endswith("?") for line in below)
        hidden = hidden or is_taken_back("\n".join(below), asked)
        return Unclear(Unread.SEVERAL_READINGS, words, first) if hidden else first
    if text.automatic and not any(names_cards("\n".join(each), asked) for each in paragraphs):
        return Idle(words, automatic=True)
    found = moved_card(text, asked) or weighed_clue(text, asked) if brief else None
    return found or (corrected_below(text, asked, read_clue) if brief else None) or first


def _tells_a_clue(line: str, asked: Asked) -> bool:
    """`C, where the moon sleeps`, right below a company's banner."""
    start = start_of(line)
    return start is not None and start.letter in asked.letters and bool(start.text) and start.mark not in NO_MARK[:1]


def _with_card(paragraphs: Sequence[prose.Paragraph], text: prose.Written, asked: Asked) -> ClueRead | Unclear:
    lines, cut = without_courtesy(_without_talk_above(without_asides(paragraphs[0], asked), asked), asked)
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
    doubt = _doubt(start, asked) or _doubt_beside(start, lines, after, asked)
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


def _doubt_beside(
    start: Start | None, lines: prose.Paragraph, after: Sequence[prose.Paragraph], asked: Asked
) -> Unread | None:
    """`F like the wind`, and below it other cards; a letter between two lines of words."""
    if start is None or not start.text:
        return None
    speaks = start.mark == "" and any(names_cards("\n".join(each), asked) for each in after)
    return Unread.SEVERAL_READINGS if speaks or _stands_between(lines) else None


def _stands_between(lines: prose.Paragraph) -> bool:
    """`a farewell / C / round 7 was hard`: a letter on a line of its own, and words above and below that may be it."""
    above = [line.rstrip() for line in lines[:-1]]
    return any(
        len(line.strip(" .)(")) == 1 and at and above[at - 1][-1:].isalnum() and above[at - 1][:1].islower()
        for at, line in enumerate(above)
    )


def _tells_it_in_a_sentence(written: str) -> bool:
    """`My card is C and my clue is: …`: who tells both in a sentence goes on in the next one."""
    label = behind_a_label(written)
    return label is not None and bool(label.above.strip()) and not label.quoted and not begins_a_line(label)


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
    below_names = below_names or any(
        _tells_a_clue(line.partition(":")[2].strip(), asked) for each in after for line in each
    )
    below_names = below_names or bool(text.automatic)  # a program speaks above, and somebody signs
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


def _is_followed(below: Sequence[prose.Paragraph], letter: str | None, asked: Asked) -> bool:
    """Does what stands below tell another clue, name another card, correct, or ask?"""
    return _names_another(below, letter, asked) or _goes_on(below, asked, letter or "") or takes_back(below, asked)


def _is_an_initial(start: Start) -> bool:
    """`D. Maria sends a hug`."""
    words = [token for token in tokens_of(start.text) if token.word]
    named = 0 < len(words) < _LONGEST_NAME and all(token.raw[:1].isupper() for token in words)
    sends = bool(words) and words[0].raw[:1].isupper() and len(words) >= _LONGEST_NAME and words[1].raw.islower()
    return start.mark == "." and (named or sends) and words[0].word not in COMMON


def _names_another(after: Sequence[prose.Paragraph], letter: str | None, asked: Asked) -> bool:
    """Does what stands below speak of another card of the hand: `la carta F è bella`?"""
    clauses = [clause.tokens for clause in clauses_of(after)]
    wavers = (
        {token.raw for token in tokens if is_letter(token) and token.raw in asked.letters}
        for tokens in clauses
        if not _ALTERNATIVES.isdisjoint(token.word for token in tokens if len(token.word) > 1)
    )
    return any(letters - {letter} for letters in wavers) or any(
        is_letter(token)
        and token.raw.upper() in asked.letters
        and token.raw.upper() != letter
        and at > 0
        and tokens[at - 1].word in NOUNS | {"la"}
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
    listed = listed and (start.mark in NO_MARK or not is_an_article(tokens, asked))
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


def _is_more_than_a_name(start: Start) -> bool:
    """`D. Maria sends a hug`, below another card and its clue: D, and perhaps a clue as well."""
    return start.mark == "." and len(start.text.split()) >= _LONGEST_NAME


def _goes_on(paragraphs: Sequence[prose.Paragraph], asked: Asked, letter: str) -> bool:
    """Does a later line tell another clue, or name another card alone? `A. Rossi` signs."""
    starts = ((_BRACKETED.match(below[0]), start_of("\n".join(below))) for below in paragraphs if below)
    return any(
        start.letter in asked.letters
        and start.letter != letter
        and (not start.text or start.mark[:1] in STRONG or bracketed is not None or _is_more_than_a_name(start))
        for bracketed, start in starts
        if start is not None and start.sure
    )
