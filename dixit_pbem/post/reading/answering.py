"""Is this clause an answer, and how plainly? One reading that somebody has who speaks one of the languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.clauses import PLEASE, covered, holds
from dixit_pbem.post.reading.languages import LEXICONS, Lexicon, in_any
from dixit_pbem.post.reading.loose import loose
from dixit_pbem.post.reading.numerals import ARTICLES, ORDINALS, WORD_LETTERS, counts_votes, is_letter, number_at
from dixit_pbem.post.reading.plain import ALL_COURTESY, Plain, Read, Value, acts
from dixit_pbem.post.reading.tokens import Token

_LONGEST_LEAD = 5
_NAMES = frozenset(("Mia",))
"""Names that are words as well: `quella di Mia`."""
_GREETS = in_any(lambda each: each.greets)
_COLOURS = in_any(lambda each: each.red | each.green)
_BUTS = in_any(lambda each: each.buts)
_PLEASE = in_any(lambda each: each.please)
_WAVERING = in_any(lambda each: each.undecided | each.hesitated)


def answer_in(tokens: tuple[Token, ...], asked: Asked) -> Read | None:
    """The one reading that somebody has who speaks one of the languages."""
    if asked.own_name:
        begin = next((at for at, token in enumerate(tokens) if token.word not in asked.own_name), 0)
        tokens = tokens[begin:]
    if any(token.raw in _NAMES for token in tokens[1:]):
        return None
    if len(tokens) > 1 and tokens[0].word in _BUTS:
        tokens = tokens[1:]
    if _begins_doubly(tokens, asked) or holds([token.word for token in tokens], _WAVERING):
        return None
    readings = [read for lexicon in LEXICONS if (read := _reading(tokens, lexicon, asked)) is not None]
    values = {read[0] for read in readings}
    if len(values) > 1:
        wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
        fitting = {each for each in values if len(each) == wanted}
        values = fitting if len(fitting) == 1 else set()
    return max((read for read in readings if read[0] in values), key=lambda read: read[1], default=None)


def _begins_doubly(tokens: tuple[Token, ...], asked: Asked) -> bool:
    """`E la B`: is it two cards, or a word and a card?"""
    if asked.phase is not Phase.CARD or len(tokens) < 3:
        return False
    first, second, third = tokens[:3]
    return first.raw.isupper() and first.raw in asked.letters and second.word in ARTICLES and is_letter(third)


def _reading(tokens: tuple[Token, ...], lexicon: Lexicon, asked: Asked) -> Read | None:
    if asked.phase is Phase.CARD:
        found: Mapping[int, Value] = dict(_letters(tokens, lexicon, asked))
    else:
        words = [token.word for token in tokens]
        found = {
            at: number
            for at in range(len(tokens))
            if (number := number_at(tokens, at, lexicon)) is not None
            and not (tokens[at].word and (counts_votes(words, at) or _has_a_number(tokens, at)))
            and (number in asked.numbers or tokens[at].word not in ARTICLES)  # `ten` is an article in Polish
        }
    if not found:
        return None
    places = sorted(found)
    coloured = not _COLOURS.isdisjoint(token.word for token in tokens)
    before, behind = tokens[: places[0]], tokens[places[-1] + 1 :]
    gaps = [tokens[here + 1 : there] for here, there in pairwise(places)]
    spoken = tokens[places[-1]].ordinal or bool(tokens[places[-1]].word)
    in_front, after = _in_front(before, lexicon), _behind(behind, lexicon, spoken=spoken)
    if coloured:
        return _coloured_reading(tokens, found, lexicon)
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    again = wanted == 1 and len(places) > 1 and len({found[at] for at in places}) == 1
    if not all(_joined(gap, lexicon) or (again and _only_leads(gap, lexicon)) for gap in gaps):
        return None
    places = places[:1] if again else places
    if len(places) == 1 and isinstance(found[places[0]], str) and _spelt(behind, str(found[places[0]]), lexicon):
        after = Plain.ASKED
    if spoken and in_front is Plain.WEAK:
        in_front = Plain.BARE  # `the fourth one` says no more than `4`
    if in_front is Plain.NO or after is Plain.NO:
        return loose(tokens, found, lexicon, asked)
    plain = max(in_front, after) if max(in_front, after) >= Plain.ASKED else min(in_front, after)
    return tuple(found[at] for at in places), plain, ()


def _has_a_number(tokens: Sequence[Token], at: int) -> bool:
    """`Quarto 5` is a room, though a `quarto` is a fourth one as well."""
    return tokens[at].word in ORDINALS and at + 1 < len(tokens) and tokens[at + 1].number is not None


def _spelt(behind: Sequence[Token], letter: str, lexicon: Lexicon) -> bool:
    """`B as in Bob`, `D come Domodossola`."""
    words = [token.word for token in behind]
    while words and words[0] in lexicon.spells:
        words = words[1:]
    return bool(words) and len(words) < len(behind) and words[0][:1] == letter.lower() and len(words) < 3


def _coloured_reading(tokens: tuple[Token, ...], found: Mapping[int, Value], lexicon: Lexicon) -> Read | None:
    others = [token.word for at, token in enumerate(tokens) if at not in found]
    allowed = (lexicon.before, lexicon.behind, lexicon.joins, lexicon.red, lexicon.green, lexicon.courtesy)
    if covered(others, allowed, lexicon) is None:
        return None
    return tuple(found[at] for at in sorted(found)), Plain.ASKED, tokens


@cache
def _in_front_of(words: tuple[str, ...], lexicon: Lexicon) -> Plain:
    phrases = covered(words, (lexicon.before, lexicon.greets), lexicon)
    if phrases is None or (phrases and phrases[-1] in _GREETS):
        # `Hi B`: somebody's name.
        return Plain.NO
    if any(phrase in lexicon.decides for phrase in phrases) or acts(phrases, lexicon):
        return Plain.DECIDED
    if any(phrase in lexicon.needy and phrase not in lexicon.glue | lexicon.weak for phrase in phrases):
        return Plain.NO
    if any(
        phrase in lexicon.nouns | lexicon.best | lexicon.acts
        or (phrase in lexicon.points and phrases[0] not in _GREETS)
        for phrase in phrases
    ):
        return Plain.ASKED
    rest = [phrase for phrase in phrases if phrase not in lexicon.particles and phrase not in lexicon.hedges]
    if not rest:
        return Plain.BARE if all(phrase in lexicon.particles for phrase in phrases) else Plain.WEAK
    if any(phrase in lexicon.greets for phrase in rest):
        return Plain.NO
    return Plain.WEAK if any(phrase in lexicon.weak for phrase in rest) else Plain.NO


def _in_front(tokens: Sequence[Token], lexicon: Lexicon) -> Plain:
    """How plainly what stands before an answer asks for it; NO where it says anything else."""
    words = list[str]()
    for at, token in enumerate(tokens):
        greeted = at > 0 and tokens[at - 1].word in _GREETS and token.raw[:1].isupper() and len(token.word) > 1
        if token.number is not None or (not token.alone and not greeted):
            return Plain.NO
        if not greeted:
            words.append(token.word)
    return _in_front_of(tuple(words), lexicon) if len(words) < 16 else Plain.NO


def asks_in_front(tokens: Sequence[Token]) -> bool:
    """Do the last words before an answer ask for it, whatever stands before them: `… so my card is`?"""
    return any(
        _in_front(tokens[begin:], lexicon) >= Plain.ASKED
        for lexicon in LEXICONS
        for begin in range(max(0, len(tokens) - _LONGEST_LEAD), len(tokens) - 1)
    )


def _behind(tokens: Sequence[Token], lexicon: Lexicon, *, spoken: bool) -> Plain:
    """The same for what stands behind it."""
    words = [token.word for token in tokens]
    if spoken and words and (words[0] in lexicon.nouns or words[0] == "one"):
        words = words[1:]
    joined = words and words[0] in lexicon.joins and len(words) > 1
    if joined and covered(words, (lexicon.behind,), lexicon) is None:
        words = words[1:]
    if len(words) == 1 and words[0] in lexicon.joins:
        words = []  # `three and, as a backup, five`
    courtesy = lexicon.courtesy if len(words) < 6 else frozenset[str]()
    phrases = covered(words, (lexicon.behind, lexicon.best, lexicon.closes, lexicon.particles), lexicon)
    if phrases is None:
        closing = bool(words) and words[0] in lexicon.closes and set(words) <= courtesy
        if not closing:
            return Plain.NO
        return Plain.BARE
    asks = any(
        not (lexicon.nouns | lexicon.mine).isdisjoint(phrase.split())
        or phrase in lexicon.decides | lexicon.best | PLEASE
        for phrase in phrases
    )
    said = asks or all(phrase in lexicon.particles or set(phrase.split()) <= ALL_COURTESY for phrase in phrases)
    return Plain.ASKED if asks else Plain.BARE if said else Plain.WEAK


def _joined(gap: Sequence[Token], lexicon: Lexicon) -> bool:
    words = [token.word for token in gap]
    if any(not word for word in words) or len(words) > 4:
        return False
    if not words:
        return True
    # `la 3 e la 5`: an `and`, and around it what may stand before an answer.
    others = [word for word in words if word not in lexicon.joins]
    return len(others) < len(words) and covered(others, (lexicon.before,), lexicon) is not None


def _only_leads(gap: Sequence[Token], lexicon: Lexicon) -> bool:
    """`la 4, la 4, la 4`: between the same answer and itself."""
    return covered([token.word for token in gap], (lexicon.before,), lexicon) is not None


def _letters(tokens: Sequence[Token], lexicon: Lexicon, asked: Asked) -> Iterator[tuple[int, str]]:
    only = all(is_letter(token) for token in tokens)
    capitals = any(is_letter(token) and token.raw.isupper() for token in tokens)
    for at, token in enumerate(tokens):
        small = token.raw.islower() and token.raw.upper() not in asked.letters and not only
        if not is_letter(token) or small:
            continue
        before = tokens[at - 1].word if at else ""
        between = 0 < at < len(tokens) - 1
        if not at and token.raw.isupper() and _spelt(tokens[1:], token.raw, lexicon):
            yield at, token.raw
            continue
        if token.raw.islower() and token.word in WORD_LETTERS and capitals and (between or at == 0):
            continue
        if token.word not in WORD_LETTERS or only:
            yield at, token.raw.upper()
        elif token.word == "x" and "X" not in asked.letters:
            continue
        elif (
            before in lexicon.nouns
            or before in ("la", "l", "the")
            or (token.raw.isupper() and _stands(tokens, at, lexicon))
        ) or (token.raw.islower() and at == len(tokens) - 1 and at and _in_front(tokens[:at], lexicon) >= Plain.ASKED):
            yield at, token.raw.upper()


def _stands(tokens: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    """Is a capital that may be a word a letter here: not `A carta B`, `I think`, `E poi`?"""
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if after is None or is_letter(after):
        return True
    if tokens[at].word == "i":
        return False
    if (
        not at
        and tokens[at].word not in lexicon.before
        and covered([token.word for token in tokens[1:]], (lexicon.behind - lexicon.courtesy, lexicon.best), lexicon)
    ):
        return True
    listed = after.word in lexicon.joins and at + 2 < len(tokens) and any(map(is_letter, tokens[at + 2 :]))
    return at > 0 or after.word in _PLEASE or listed
