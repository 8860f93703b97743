"""A blind clue: a labelled one, or a mail that holds nothing else a clue could not be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.blind_led import (
    asks_back,
    goes_on_by_the_way,
    instead_of,
    is_led_to_alone,
    led_otherwise,
    plays_down,
    without_nod,
)
from dixit_pbem.post.reading.blind_talk import is_above_the_clue, is_no_sure_clue
from dixit_pbem.post.reading.changes import turns
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_words import (
    NODS,
    OF_CLUES,
    corrects,
    doubts_itself,
    is_farewell,
    parts,
    told,
    without_courtesy,
)
from dixit_pbem.post.reading.labels import Spotted, begins_a_line, behind_a_label, in_one_piece, in_quotes
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.chatting import BLIND, CALLS, HUGS, SAYS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.languages.weighing import LIKES
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.plain import ALL_COURTESY, DOUBTS
from dixit_pbem.post.reading.pointed import OTHERS
from dixit_pbem.post.reading.sense import IFS, Says, is_courtesy, sense_of, taken_back
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token, tokens_of
from dixit_pbem.post.said import LONGEST_CLUE, Unread

_LONGEST_SALUTATION, _FEW = 4, 2
_LONGEST_LEAD = 9
_OPENING = ("“", "„", "«", '" ')
"""More than one of these: two quotations, of which one is the clue."""
_HOPES = in_any(lambda each: each.hopes) | phrases(
    "buona fortuna|good luck|boa sorte|buena suerte|mucha suerte|powodzenia|bonne chance"
)
_LONG_NUMBER = re.compile(r"\d{5}")
"""Rather that of an order or a ticket than a clue."""
_PROPOSES = in_any(lambda each: each.proposes)
_HEDGES = in_any(lambda each: each.hedges | each.none) | {"nwm", "ni"}
_ANSWERS = in_any(lambda each: each.introduces)
_GIVES = _ANSWERS | words(
    "va es pongo pondría est mets mettrais dis donne propose fica vai é is è to metto metterei digo dico say daję fico"
)
_TALKS = in_any(lambda each: each.please | each.sorry | each.later) | words(
    "yo he estoy voy tengo soy somos gracias"
    " je j'ai nous suis merci "
    "i i'm im i'll we io noi ho sono siamo eu nós estou vou tenho ja my mam jestem thanks grazie obrigada obrigado"
    " dzięki"
)
"""Words of a line that tells something rather than being a clue."""
_LONGEST_LINE = 8
_TO = words("del desde à aux de du pour to from for a ad alla al à ao aos às da do de para por dla od dalla")
_WITH_INITIAL = re.compile(r"[A-Z][^\W\d_]+ [A-Z](?: [A-Z][^\W\d_]+)?")  # `Mia E.`
_SENTENCES = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_])")
_UNDECIDED = in_any(lambda each: each.undecided)
_PUTS_OFF = in_any(lambda each: each.undecided | each.later)


def blind_clue(text: prose.Written, asked: Asked, *, courtesy: bool) -> ClueRead | Unclear:
    """The clue of somebody who has seen no card yet."""
    if (below := _below_a_greeting(text, asked)) is not None:
        return told(None, below, prose.rest((), (), text.signature))
    if (now := instead_of(text, asked) or led_otherwise(text, asked)) is not None:
        return now
    first, after = text.paragraphs[0], text.paragraphs[1:]
    lines, cut = without_courtesy(first, asked)
    words = " ".join(lines)
    others = [each for each in after if not is_farewell(each, asked) or in_quotes(f"x {each[0]}") is not None]
    others = others or [each for each in after if is_above_the_clue(words, each[0])]
    said = [each.tokens for each in clauses_of((lines,)) if each.tokens]
    courtesy = (
        courtesy
        or parts(prose.words_in(tokens_of(words)))
        or _all_courtesy(said, asked)
        or (bool(said) and all(map(_is_phrase, said)))
    )
    wishes = any(begins([token.word for token in tokens], _HOPES) for tokens in said)
    calls = len(lines) == 1 and lines[0].endswith(",") and len(lines[0].split()) <= _LONGEST_SALUTATION
    courtesy = courtesy or wishes or calls or _is_of_others(said)
    courtesy = courtesy or (prose.signs_off(lines[0]) and all(map(prose.is_a_name, lines[1:])))
    found = _labelled_blind(text, asked) or _introduced(first, others, asked)
    found = found or (None if others else _introduced_here(lines, asked))
    if found is not None:
        return found
    if is_footer(normal(words)):
        return Unclear(Unread.WORD_OR_FOOTER, prose.shortened(words))
    addressed = first[0].endswith(",") and len(first[0].split()) <= _LONGEST_SALUTATION and len(first) == 1
    salutes = len(first) == 1 and (addressed or prose.is_greeting(first[0])) and bool(after)
    piece, more = in_one_piece(lines)
    words = " ".join(piece)
    likely = None if courtesy or len(words) > LONGEST_CLUE else ClueRead(None, prose.unquoted(words), "")
    asks = "?" in words and prose.unquoted(words) == words
    counts = _counts_or_goes_on(words, said) or _says_it_likes(words) or is_no_sure_clue(words)
    doubtful = counts or courtesy or bool(more) or others or salutes or asks or set(words) <= NODS or text.automatic
    changes = asked.standing is not None and asked.standing != likely
    if doubtful or changes or _speaks_to_us(words, asked) or corrects(after) or doubts_itself(words, asked):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(" ".join(first)), None if salutes else likely)
    return told(None, lines, prose.rest(cut, after, text.signature))


def _says_it_likes(words: str) -> bool:
    """`I love the whale`: rather of a picture than a clue."""
    said = prose.words_in(tokens_of(words))
    first = said[1:] if said[:1] and said[0] in ("i", "mi") else said[:1]
    return not LIKES.isdisjoint(first[:1])


def _is_of_others(said: Sequence[tuple[Token, ...]]) -> bool:
    """`Hugs to my sister`, `everybody will go for 4`: what one says to friends, or of them and a number."""
    words = [token.word for tokens in said for token in tokens if token.word]
    hugs = len(words) > _FEW and words[0] in HUGS and words[1] in _TO
    counts = any(token.number is not None for tokens in said for token in tokens)
    if len(said) < _FEW + 2 and _WITH_INITIAL.fullmatch(" ".join(token.raw for tokens in said for token in tokens)):
        return True
    return hugs or (counts and bool(words) and words[0] in OTHERS)


def _counts_or_goes_on(words: str, said: Sequence[tuple[Token, ...]]) -> bool:
    """Does it hold numbers as an order or a ticket does, or more than one whole sentence?"""
    counts = sum(token.number is not None for tokens in said for token in tokens) > 1
    sentences = sum(len(each.split()) > _FEW for each in _SENTENCES.split(words) if each[-1:] in ".!")
    return counts or _LONG_NUMBER.search(words) is not None or sentences > 1


def _below_a_greeting(text: prose.Written, asked: Asked) -> prose.Paragraph | None:
    """`Dear all,`, a line of its own, and a good-bye: what else would somebody send who was asked for a clue?"""
    first, after = text.paragraphs[0], text.paragraphs[1:]
    greets = len(first) == 1 and len(first[0].split()) <= _LONGEST_SALUTATION and first[0][-1:] in ",!"
    names = [token for token in tokens_of(first[0]) if token.word]
    greets = greets and names[:1] != [] and names[0].word in prose.GREETS
    others = [each for each in after if not is_farewell(each, asked)]
    if not greets or asked.standing is not None or len(others) != 1 or after[0] != others[0] or text.automatic:
        return None
    lines, _ = without_courtesy(others[0], asked)
    said = [token for token in tokens_of(lines[0]) if token.word]
    brief = len(lines) == 1 and _FEW <= len(said) <= _LONGEST_LINE and lines[0][-1:].isalnum()
    tells = brief and lines[0][:1].isupper() and not set("?!:;,") & set(lines[0])
    spoken = {token.word for token in said}
    talks = not (spoken - {"o", "a"}).isdisjoint(_TALKS) or _speaks_to_us(lines[0], asked)
    calm = (
        tells and not talks and not holds([token.word for token in said], _PUTS_OFF) and not is_no_sure_clue(lines[0])
    )
    calm = calm and not _says_it_likes(lines[0])
    tokens = tokens_of(lines[0])
    return lines if calm and not _all_courtesy([tokens], asked) and not _is_phrase(tokens) else None


def _all_courtesy(said: Sequence[tuple[Token, ...]], asked: Asked) -> bool:
    return bool(said) and all(is_courtesy(tokens, asked) for tokens in said)


def _is_phrase(tokens: Sequence[Token]) -> bool:
    """`Have fun!`, `I take it back`."""
    words = {token.word for token in tokens if token.word}
    if not words:
        return False
    short = len(words) <= _LONGEST_SALUTATION
    return short and (words <= ALL_COURTESY or not OF_CHANGE.isdisjoint(words) or taken_back(tokens) == len(tokens))


def _introduced(first: prose.Paragraph, others: Sequence[prose.Paragraph], asked: Asked) -> ClueRead | Unclear | None:
    """`Here is mine:`, and below it the clue alone."""
    leads = len(first) == 1 and first[0].rstrip().endswith(":") and len(first[0].split()) <= _LONGEST_LEAD
    if not leads or len(others) != 1 or "?" in " ".join(others[0]):
        return None
    lines, cut = without_courtesy(others[0], asked)
    return told(None, lines, prose.rest(cut, (), ()))


def _introduced_here(lines: prose.Paragraph, asked: Asked) -> ClueRead | Unclear | None:
    """`Then I say: five minutes for myself`, `corrigindo: areia`: words that introduce, a colon, the clue."""
    before, colon, words = "\n".join(lines).partition(":")
    said = prose.words_in(tokens_of(before))
    last = [clause.words for clause in clauses_of((tuple(before.split("\n")),)) if clause.words][-1:]
    calls = bool(last) and CALLS.issuperset(last[0]) and asked.standing is None
    meta = BLIND if len(said) < _FEW else BLIND | SAYS
    calls = calls or (asked.standing is None and not meta.isdisjoint(said))
    introduces = calls or not _ANSWERS.isdisjoint(said) or not OF_CHANGE.isdisjoint(said)
    introduces = introduces and not (before[-1:].isdigit() and words[:1].isdigit())  # `it leaves at 4:35`
    words = without_nod(words)
    known = bool(colon) and introduces and len(said) <= _LONGEST_LEAD and "\n" not in words
    if not known or sum(map(words.count, _OPENING)) > 1 or doubts_itself(words, asked):
        return None
    return told(None, (prose.unquoted(words.strip()),), "") if words.strip(" ?") and "?" not in words else None


def _labelled_blind(text: prose.Written, asked: Asked) -> ClueRead | Unclear | None:
    """`Clue: …`, or words in quotation marks among small talk; in any paragraph, if there is one such."""
    found = list[ClueRead | Unclear]()
    for at, paragraph in enumerate(text.paragraphs):
        lines, cut = without_courtesy(paragraph, asked)
        written = "\n".join(lines)
        spotted = behind_a_label(written) or in_quotes(written)
        if spotted is None:
            continue
        after = tuple(each for each in text.paragraphs[at + 1 :] if not is_farewell(each, asked))
        above = (*text.paragraphs[:at], tuple(spotted.above.split("\n")))
        below = (tuple(spotted.below.split("\n")), *after)
        proposes = _proposes(spotted)
        labelled = behind_a_label(written) is not None or _ends_in_a_verb(spotted) or _is_led_to(spotted)
        labelled = labelled and _leaves_alone(above, asked)
        by_the_way = not spotted.above.strip() and not spotted.below.strip() and goes_on_by_the_way(after)
        own_line = (begins_a_line(spotted) or by_the_way) and asked.standing is None and _leaves_alone(below, asked)
        talk = (own_line and not asks_back(below)) or _is_talk(below, asked, takes_back=False)
        led = asked.standing is None and is_led_to_alone(spotted, text)
        talk = talk or (led and plays_down(below))
        small = (proposes or labelled or led or _is_talk(above, asked)) and talk
        said = [word for clause in clauses_of(below) for word in clause.words]
        below_asks = ("?" in spotted.below and not proposes) or holds(said, _UNDECIDED)
        if not small or below_asks or doubts_itself(spotted.words, asked):
            words = prose.shortened(" ".join(paragraph))
            found.append(Unclear(Unread.SEVERAL_READINGS, words, ClueRead(None, spotted.words, "")))
        else:
            found.append(told(None, (spotted.words,), prose.rest(cut, text.paragraphs[at + 1 :], text.signature)))
    return found[0] if len(found) == 1 else None


def _ends_in_a_verb(spotted: Spotted) -> bool:
    """`Então fica "pão com manteiga"`."""
    said = prose.words_in(tokens_of(spotted.above.strip().split("\n")[-1]))
    return spotted.quoted and not spotted.below.strip(" .!") and bool(said) and said[-1] in _GIVES


def _is_led_to(spotted: Spotted) -> bool:
    """`W ciemno? Proszę bardzo: „kot w worku”`, `Weird, but fine. “the cat did it”`."""
    return spotted.quoted and spotted.above.rstrip()[-1:] in (":", ".", "!") and not spotted.below.strip(" .!")


def _leaves_alone(above: Sequence[prose.Paragraph], asked: Asked) -> bool:
    """Does nothing above a label speak of a clue, change one, or put it off: `no pictures! My clue: …`?"""
    said = [word for clause in clauses_of(above) for word in clause.words]
    calm = (OF_CHANGE | OF_CLUES | DOUBTS | IFS).isdisjoint(said) and not holds(said, _PUTS_OFF)
    return calm and (asked.standing is None or _is_talk(above, asked))


def _proposes(spotted: Spotted) -> bool:
    """`How about "second breakfast"?`."""
    above = prose.words_in(tokens_of(spotted.above.strip().split("\n")[-1]))
    asked = spotted.below.lstrip(' .!"”»')
    return (
        spotted.quoted
        and bool(above)
        and asked.startswith("?")
        and "?" not in asked[1:]
        and begins(above[-4:], _PROPOSES) == len(above[-4:])
    )


def _is_talk(paragraphs: Sequence[prose.Paragraph], asked: Asked, *, takes_back: bool = True) -> bool:
    """Is it no more than small talk? Above a clue it may take back an earlier one."""
    senses = [sense_of(clause, replace(asked, phase=Phase.CARD)) for clause in clauses_of(paragraphs) if clause.tokens]
    if not takes_back and any(not OF_CHANGE.isdisjoint(sense.clause.words) for sense in senses):
        return False
    # A letter names no card before any was seen.
    small = (Says.COURTESY, Says.IDLE, Says.LEAD, Says.ANSWER, *((Says.TAKES_BACK,) if takes_back else ()))
    changes = takes_back and asked.standing is not None
    return all(sense.says in small or (changes and turns(sense)) for sense in senses)


def _speaks_to_us(words: str, asked: Asked) -> bool:
    """Does it rather say something about the clue, or about the player, than a clue?"""
    clauses = [clause for clause in clauses_of(((words,),)) if clause.tokens]
    if not clauses or prose.is_own_name(words, asked.own_name):
        return prose.is_own_name(words, asked.own_name)
    first = " ".join(clauses[0].words)
    begins = any(first == hedge or first.startswith(f"{hedge} ") for hedge in _HEDGES if " " in hedge or first == hedge)
    introduced = not {":", "…"}.isdisjoint(clauses[0].after.replace("...", "…")) and not _ANSWERS.isdisjoint(
        clauses[0].words
    )
    several = len(clauses) > 1 and (
        is_courtesy(clauses[0].tokens, asked) or first.partition(" ")[0] in prose.GREETS | prose.CLOSES
    )
    several = several or (len(clauses) > 1 and not BLIND.isdisjoint(word for each in clauses for word in each.words))
    named = not OF_CLUES.isdisjoint(word for clause in clauses for word in clause.words)
    return begins or introduced or several or named or bool(taken_back(clauses[0].tokens) and len(clauses) > 1)
