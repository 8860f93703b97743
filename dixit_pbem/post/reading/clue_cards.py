"""The card of a clue that is named beside its words: behind them, above them, in the sentence that leads to them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead
from dixit_pbem.post.reading.beginnings import (
    STRONG,
    Start,
    card_behind,
    goes_on_with_a_letter,
    start_of,
)
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.clue_words import (
    as_card,
    corrects,
    names_cards,
    parts,
)
from dixit_pbem.post.reading.labels import Spotted, behind_a_label, in_quotes
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.weighing import BETWEEN, MAYBE_NOT, SLIPS
from dixit_pbem.post.reading.moves import read_moves
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, WORD_LETTERS
from dixit_pbem.post.reading.plain import Plain
from dixit_pbem.post.reading.sense import Says, Sense, is_courtesy, sense_of, taken_back
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token, tokens_of

_FEWEST_LINES = 2
_LABELS = in_any(lambda each: each.labels)
_LONGEST_ABOVE = 5
_LABEL_OF_CARDS = re.compile(r"(?i)\b(?:card|carta|karta)\s*[:=]\s*[A-Z]\W*$")
_AND = re.compile(r"[\s,;]+(?:and|e|ed|i|y|a|with|con|com|z|ze)\W*$", re.IGNORECASE)
_QUOTES = frozenset("\"“„«‘'")
_OPEN = BETWEEN | words(
    "en sobre por debería va"
    " on for about of like likes meant mean su per di come na do o od jak em para de como miała miało"
    " era should will"
)
_BEGINS = in_any(lambda each: each.particles)
_LEADS = in_any(lambda each: each.introduces | each.leads)


def takes_back(after: Sequence[prose.Paragraph], asked: Asked) -> bool:
    """Does what stands below the clue correct it, or ask whether it is right?"""
    senses = [sense_of(clause, as_card(asked)) for clause in clauses_of(after) if clause.tokens]
    changes = any(not OF_CHANGE.isdisjoint(sense.clause.words) or sense.says is Says.TAKES_BACK for sense in senses)
    changes = changes or any(
        " ".join(prose.words_in(tokens_of(line))) in MAYBE_NOT for paragraph in after for line in paragraph
    )
    return changes or corrects(after) or any(sense.clause.asks and sense.says is Says.UNCLEAR for sense in senses)


def spotted(written: str, asked: Asked) -> ClueRead | None:
    """A labelled or quoted clue whose card is named beside it, or a clue with its card behind it."""
    start = start_of(written)
    begins = start is not None and start.sure and start.letter in asked.letters
    plain = begins and start is not None and (start.mark[:1] in STRONG or not start.mark) and "\n" not in written
    if not begins and (led := _led_to(written, asked)) is not None:
        return led
    label = behind_a_label(written)
    if label is not None:
        clue = _card_behind(label.words, asked) if not label.quoted else None
        letter = _card_named(label.others, asked) or _card_above_label(label, asked)
        if clue is not None and letter is None and not names_cards(label.others, asked):
            return ClueRead(*clue, "")
        # `C: the title is: nothing` is a clue of its own.
        own = start is not None and start.mark[:1] in STRONG and begins and letter is None
        return ClueRead(letter, prose.unquoted(label.words), "") if letter and not own else None
    if begins and start is not None and start.mark[:1] in STRONG:
        return None
    quote = in_quotes(written)
    if quote is not None:
        letter = _card_named(quote.others, asked) if not goes_on_with_a_letter(quote.below) else None
        return ClueRead(letter, quote.words, "") if letter else None
    behind = None if plain or _is_of_its_sentence(written) else card_behind(written, asked.letters)
    if behind is not None and _speaks_to_us(behind[1], asked):
        return None
    return ClueRead(*behind, "") if behind is not None and not {"\n", ":"} & set(behind[1]) else None


def _is_of_its_sentence(written: str) -> bool:
    """`My favourite is card E`, `ask me about card E`: does the card belong to the words, rather than stand behind?"""
    tokens = tokens_of(written.split("\n")[-1])
    end = max((at for at, token in enumerate(tokens) if len(token.raw) == 1 and token.word), default=0)
    at = end
    while at and end - at < _LONGEST_ABOVE and tokens[at - 1].word in _OPEN | NOUNS | ARTICLES:
        at -= 1
    said = {token.word for token in tokens[at:end]}
    return at > 0 and not tokens[at - 1].is_mark and not said.isdisjoint(NOUNS) and not said.isdisjoint(_OPEN)


def _speaks_to_us(words: str, asked: Asked) -> bool:
    """`Sorry, I mixed up the letters, it is card E`: who tells of a mistake tells no clue."""
    clauses = [clause for clause in clauses_of((tuple(words.split("\n")),)) if clause.tokens]
    apologises = len(clauses) > 1 and is_courtesy(clauses[0].tokens, asked)
    return apologises or any(
        taken_back(clause.tokens) == len(clause.tokens)
        or holds(clause.words, SLIPS)
        or _LABELS.issuperset(clause.words)  # `New card: C`
        for clause in clauses
    )


def _card_behind(words: str, asked: Asked) -> tuple[str, str] | None:
    """The card behind the words of a clue; a last sentence of talk may follow: `… Carta: A. Agora aguentem`."""
    found = card_behind(words, asked.letters)
    above, mark, talk = words.rpartition(". ")
    harmless = mark and "?" not in talk and not names_cards(talk, asked) and _LABEL_OF_CARDS.search(above)
    if found is not None or not harmless or not OF_CHANGE.isdisjoint(prose.words_in(tokens_of(talk))):
        return found
    return card_behind(above, asked.letters)


def _card_above_label(label: Spotted, asked: Asked) -> str | None:
    """`My card is A and my clue is “…”. Sorry, if I am late`: the card, and small talk that names none."""
    harmless = not names_cards(label.below, asked) and "?" not in label.below
    if not label.quoted or not harmless or not OF_CHANGE.isdisjoint(prose.words_in(tokens_of(label.below))):
        return None
    return _card_named(_AND.sub("", label.above), asked)


def card_above(lines: prose.Paragraph, asked: Asked) -> Start | None:
    """`Let it be A`, and below it the clue."""
    clauses = clauses_of((lines[:1],))
    sense = sense_of(clauses[0], as_card(asked)) if len(clauses) == 1 else None
    if sense is None or sense.says is not Says.ANSWER or sense.clause.after.strip():
        return None
    if sense.plain < Plain.ASKED and not _is_led_by_a_word(sense, lines, asked):
        return None
    letter, brief = str(sense.values[0]), len(sense.clause.tokens) <= _LONGEST_ABOVE
    ends = lines[0].rstrip().upper().endswith(f" {letter}")
    return Start(letter, sure=True, mark="\n", text="\n".join(lines[1:])) if brief and ends else None


def _is_led_by_a_word(sense: Sense, lines: prose.Paragraph, asked: Asked) -> bool:
    """`Allora F`, and below it one line that begins no other thought."""
    first, *others = sense.clause.tokens
    letter = len(others) == 1 and others[0].raw.isupper() and others[0].word not in WORD_LETTERS
    below = tokens_of(lines[1]) if len(lines) == _FEWEST_LINES else ()
    return letter and first.word in _BEGINS and len(below) > 1 and not _is_polite(below, asked)


def _is_polite(tokens: Sequence[Token], asked: Asked) -> bool:
    return is_courtesy(tokens, asked) or is_courtesy(tokens[:1], asked) or parts(prose.words_in(tokens))


def _led_to(written: str, asked: Asked) -> ClueRead | None:
    """`Io metto C, e dico: la casa`: one line that gives the card, leads to the clue and tells it."""
    above, colon, words = written.partition(":")
    said = prose.words_in(tokens_of(above))
    leads = bool(said) and (said[-1] in _LEADS) and "\n" not in written.strip() and "?" not in written
    if not colon or not leads or not words.strip() or behind_a_label(written) is not None:
        return None
    letter = _card_named(above.rpartition(",")[0], asked) or _card_named(above, asked)
    quote = in_quotes(f"{above} {words}") if words.strip()[:1] in _QUOTES else None
    told = quote.words if quote is not None else prose.unquoted(words.strip())
    return ClueRead(letter, told, quote.below.strip() if quote is not None else "") if letter else None


def _card_named(others: str, asked: Asked) -> str | None:
    """The card that these words name as an answer would."""
    if not others.strip():
        return None
    read = read_moves(prose.written(others), as_card(asked))
    if isinstance(read, CardsRead) and read.letters:
        return read.letters[0]
    # `Card: A`, and below it small talk that by itself would be asked about.
    lines = [line for line in others.split("\n") if line.strip()]
    if len(lines) < _FEWEST_LINES or "?" in others:
        return None
    alone = [read_moves(prose.written(line), as_card(asked)) for line in lines]
    named = [each.letters[0] for each in alone if isinstance(each, CardsRead) and each.letters]
    others_name = sum(names_cards(line, asked) for line in lines)
    changes = takes_back(tuple((line,) for line in lines), asked)
    return named[0] if len(named) == others_name == 1 and not changes else None
