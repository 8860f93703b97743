"""Cards given and votes: when does a mail answer? The rule that `grammar` tells in words, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.asides import standing_values
from dixit_pbem.post.reading.cautious import is_rash
from dixit_pbem.post.reading.changes import named_in
from dixit_pbem.post.reading.clauses import LISTS, Clause, holds
from dixit_pbem.post.reading.colours import RED, coloured
from dixit_pbem.post.reading.context import in_context
from dixit_pbem.post.reading.edits import edited
from dixit_pbem.post.reading.final import final_answer
from dixit_pbem.post.reading.initials import without_initial
from dixit_pbem.post.reading.languages import LEXICONS, in_any
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.lists import without_brackets, without_list
from dixit_pbem.post.reading.numerals import WORD_LETTERS
from dixit_pbem.post.reading.pairs import small_letters, two_answers
from dixit_pbem.post.reading.plain import Plain, Value
from dixit_pbem.post.reading.sense import SMALL_TALK, Says, Sense
from dixit_pbem.post.reading.short import short_answer
from dixit_pbem.post.reading.spelling import mended
from dixit_pbem.post.reading.swaps import swapped
from dixit_pbem.post.reading.thought import (
    OF_CHANGE,
    corrected,
    decision,
    led,
    on_behalf,
    senses_of,
    stands_behind_a_label,
)
from dixit_pbem.post.reading.tokens import Token, tokens_of
from dixit_pbem.post.reading.unanswered import asked_about, likely_answer, no_answer
from dixit_pbem.post.reading.weighed import weighed
from dixit_pbem.post.said import Unread

Moves = CardsRead | VotesRead
_DROPS = in_any(lambda each: each.drops - each.denies - each.keeps)
_KEEPS = in_any(lambda each: each.keeps)
_JOINS = in_any(lambda each: each.joins)
_UNDECIDED = in_any(lambda each: each.undecided)
_LONGEST_SALUTATION, _SHORT = 4, 2
_NONE = tuple((lexicon.none, lexicon.none | lexicon.nouns | lexicon.closes) for lexicon in LEXICONS)


def read_moves(text: prose.Written, asked: Asked) -> Moves | Unclear | Idle:
    """The cards or votes of this mail."""
    if not text.paragraphs:
        return Unclear(Unread.EMPTY, "")  # a program wrote all of it
    text = without_brackets(without_list(text, asked), asked)
    said = senses_of(text, asked)
    found = _found(text, said, asked)
    if isinstance(found, CardsRead | VotesRead) and is_rash(text, said, found, asked):
        return Unclear(Unread.SEVERAL_READINGS, asked_about(text, said), found)
    return found


def _found(text: prose.Written, said: tuple[Sense, ...], asked: Asked) -> Moves | Unclear | Idle:
    """By the grammar, or by one of those who look again at what it would ask about."""
    found = _read(text, said, asked)
    if isinstance(found, CardsRead | VotesRead):
        return found
    words = prose.shortened(" ".join(text.paragraphs[0]))
    if not _one_is_wanted(asked):
        pair = two_answers(said, asked) if isinstance(found, Unclear) else ()
        if not pair and isinstance(found, Unclear) and asked.cards > 1 and asked.standing is None:
            pair = small_letters(" ".join(line for each in text.paragraphs for line in each), asked)
        pair = pair or ((edited(said, asked) or weighed(said, asked)) if isinstance(found, Unclear) else ())
        return _move(pair, (), words, asked) if pair else found
    # What the grammar asks about or passes over may still be plain.
    value = swapped(said, asked) or (short_answer(said, asked) if isinstance(found, Unclear) else None)
    value = value or final_answer(said, asked)
    if value is None and isinstance(found, Unclear) and (values := weighed(said, asked)):
        return _move(values, (), words, asked)
    if value is None and asked.standing is None:
        value = _well_spelt(text, asked)
    return found if value is None else _move((value,), (), words, asked)


def _well_spelt(text: prose.Written, asked: Asked) -> Value | None:
    """The answer, if it is one but for slips of the thumb."""
    right = mended(text)
    if right == text:
        return None
    found = _read(right, senses_of(right, asked), asked)
    match found:
        case CardsRead(letters=(letter,)):
            return letter
        case VotesRead(numbers=(number,), red=None):
            return number
        case _:
            return None


def _one_is_wanted(asked: Asked) -> bool:
    return (asked.cards if asked.phase is Phase.CARD else asked.votes) == 1


def _read(text: prose.Written, said: tuple[Sense, ...], asked: Asked) -> Moves | Unclear | Idle:
    """By the grammar."""
    if asked.phase is Phase.CARD and takes_cards_back(said):
        return CardsRead((), "")
    senses = in_context(led(corrected(said), asked), said, asked)
    senses = without_initial(senses, asked)
    answers = [sense for sense in senses if sense.says is Says.ANSWER]
    others, words = [sense for sense in senses if sense.says is not Says.ANSWER], asked_about(text, senses)
    if answers and _is_a_little_word(answers, others):
        return Unclear(Unread.SEVERAL_READINGS, words, likely_answer(text, asked))
    if not answers and isinstance(asked.standing, CardsRead | VotesRead) and _keeps(others, asked):
        return asked.standing
    if not answers:
        return no_answer(text, others, asked, led=any(sense.says is Says.LEAD for sense in said))
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    if wanted == 1 and (decided := decision(senses, asked)):
        answers, others = [decided], [sense for sense in others if sense.says in SMALL_TALK]
        senses = (*others, decided)
    doubtful = any(sense.says not in SMALL_TALK for sense in others) or stands_behind_a_label(senses)
    doubtful = doubtful or on_behalf(senses, asked) or _is_put_off(senses)
    groups = _groups(senses, asked)
    if doubtful or not groups or any(group != groups[0] for group in groups):
        return Unclear(Unread.SEVERAL_READINGS, words, likely_answer(text, asked))
    return _told(answers, groups[0], others, text, asked)


def _is_put_off(senses: Sequence[Sense]) -> bool:
    """`Direi la 1… ci penso e ti dico`: is the answer left open below it?"""
    last = max((at for at, sense in enumerate(senses) if sense.says is Says.ANSWER), default=0)
    return any(holds(sense.clause.words, _UNDECIDED) for sense in senses[last + 1 :])


def _keeps(senses: Sequence[Sense], asked: Asked) -> bool:
    """`Keep D`, `4 niech zostanie`: no card but those that stand, and a word that they stay."""
    named = {value for sense in senses for value in named_in(sense, asked)}
    words = [word for sense in senses for word in sense.clause.words]
    asks = any(sense.clause.asks for sense in senses)
    standing = standing_values(asked)
    drops = not (OF_CHANGE | _DROPS).isdisjoint(words)
    return not asks and not drops and len(standing) == 1 and named == {*standing} and not _KEEPS.isdisjoint(words)


def _told(
    answers: Sequence[Sense], values: tuple[Value, ...], others: Sequence[Sense], text: prose.Written, asked: Asked
) -> Moves | Unclear:
    """The one answer, if the rules and an earlier answer let it count."""
    words = asked_about(text, answers)
    move = _move(values, answers, words, asked)
    if isinstance(move, Unclear):
        return move
    plain = max(answer.plain for answer in answers)
    commented = not _stands_alone(text, answers, others, asked)
    changes = asked.standing is not None and not _same(asked.standing, move)
    needed = Plain.ASKED if asked.red else Plain.BARE
    if changes and (plain < Plain.BARE or (plain <= needed and commented)):
        return Unclear(Unread.SEVERAL_READINGS, words, move)
    return _with_rest(move, answers, text)


def _stands_alone(text: prose.Written, answers: Sequence[Sense], others: Sequence[Sense], asked: Asked) -> bool:
    """Is there nothing beside a bare answer but a greeting, a good-bye and a name on lines of their own?"""
    places = {answer.clause.line for answer in answers}
    beside = [sense for sense in others if sense.clause.words and sense.clause.line in places]
    said = sum(len(sense.clause.words) for sense in beside)
    if text.automatic or said > _SHORT or any(sense.says is Says.IDLE for sense in beside):
        return False
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    around = [line for place, line in enumerate(lines) if place not in places]
    brief = (len(line.split()) <= _LONGEST_SALUTATION or is_footer(normal(line)) for line in around)
    return all(brief) and all(
        prose.is_greeting(line)
        or prose.signs_off(line)
        or prose.is_a_name(line)
        or prose.is_own_name(line, asked.own_name)
        or is_footer(normal(line))
        or not any(token.word or token.number is not None for token in tokens_of(line))
        for line in around
    )


def _is_a_little_word(answers: Sequence[Sense], others: Sequence[Sense]) -> bool:
    """A small `a` or `e` is a card only where it stands alone: `Bom dia, e.`."""
    little = any(
        len(answer.clause.tokens) == 1
        and answer.clause.tokens[0].word in WORD_LETTERS
        and answer.clause.tokens[0].raw.islower()
        for answer in answers
    )
    return little and any(
        sense.clause.words and sense.clause.line == answer.clause.line for sense in others for answer in answers
    )


def _groups(senses: Sequence[Sense], asked: Asked) -> list[tuple[Value, ...]]:
    """The answers as they stand together; each group is all that is wanted."""
    groups: list[tuple[Value, ...]] = []
    last: Sense | None = None
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes + asked.red
    for sense in senses:
        if sense.says is not Says.ANSWER:
            holds = sense.says is Says.COURTESY and not sense.clause.tokens
            open_list = last is not None and sense.says is Says.IDLE and _goes_on(last)
            last = last if holds or open_list else None
            continue
        if last is not None and _belong_together(last.clause, sense.clause, wanted):
            groups[-1] = (*groups[-1], *sense.values)
        else:
            groups.append(sense.values)
        last = sense
    return groups


def _goes_on(sense: Sense) -> bool:
    """`Three and, as a backup, five`."""
    return sense.clause.tokens[-1].word in _JOINS


def _belong_together(first: Clause, second: Clause, wanted: int) -> bool:
    if wanted > 1 and _stand_together(first, second):
        return True
    return first.line == second.line and _is_list(first)


def _stand_together(first: Clause, second: Clause) -> bool:
    return first.paragraph == second.paragraph and second.line - first.line <= 1


def _is_list(clause: Clause) -> bool:
    return bool(clause.after) and set(clause.after) <= LISTS


def _move(values: tuple[Value, ...], answers: Sequence[Sense], words: str, asked: Asked) -> Moves | Unclear:
    if asked.phase is Phase.CARD:
        return _cards(tuple(dict.fromkeys(map(str, values))), words, asked)
    tokens = [token for answer in answers for token in answer.colours or answer.clause.tokens]
    return _votes(tuple(int(value) for value in values), tokens, words, asked)


def _cards(letters: tuple[str, ...], words: str, asked: Asked) -> CardsRead | Unclear:
    if not set(letters) <= set(asked.letters):
        return Unclear(Why.NOT_IN_HAND, words)
    if len(letters) != asked.cards:
        return Unclear(Why.TOO_MANY if len(letters) > asked.cards else Why.TOO_FEW, words)
    return CardsRead(letters, "")


def _votes(values: tuple[int, ...], tokens: Sequence[Token], words: str, asked: Asked) -> VotesRead | Unclear:
    numbers, reds = values, tuple[int, ...]()
    if any(token.word in RED for token in tokens):
        colours = coloured(tokens)
        if colours is None:
            return Unclear(Unread.NO_NUMBER, words)
        numbers, reds = colours
    why: Why | Unread | None = None
    if reds and not asked.red:
        why = Why.NO_RED_MARK
    elif not {*numbers, *reds} <= set(asked.numbers):
        why = Why.OUT_OF_RANGE
    elif len(reds) > 1:
        why = Unread.SEVERAL_READINGS
    elif len(set(numbers)) > asked.votes or (asked.votes > 1 and len(numbers) > asked.votes):
        why = Why.TOO_MANY
    if why is not None:
        return Unclear(why, words)
    return VotesRead(numbers[:1] if asked.votes == 1 else numbers, reds[0] if reds else None, "")


def _same(standing: object, move: Moves) -> bool:
    match standing, move:
        case CardsRead(letters=before), CardsRead(letters=now):
            return set(before) == set(now)
        case VotesRead(numbers=before, red=red), VotesRead(numbers=now):
            return set(before) == set(now) and red == move.red
        case _:
            return False


def takes_cards_back(senses: Sequence[Sense]) -> bool:
    """`None`, `nessuna carta`, and nothing beside it."""
    words = [word for sense in senses for word in sense.clause.words]
    plain = all(not sense.clause.asks and not sense.clause.odd for sense in senses)
    return plain and any(not none.isdisjoint(words) and all_.issuperset(words) for none, all_ in _NONE)


def _with_rest(move: Moves, answers: Sequence[Sense], text: prose.Written) -> Moves:
    """The move, and below it what its receipt tells as ignored."""
    last = max(answer.clause.line for answer in answers)
    lines = [(place, line) for place, paragraph in enumerate(text.paragraphs) for line in paragraph]
    below = lines[last + 1 :]
    paragraphs = {place: tuple(line for at, line in below if at == place) for place, _ in below}
    first = paragraphs.pop(lines[last][0], ()) if last < len(lines) else ()
    ignored = prose.rest(first, tuple(paragraphs.values()), text.signature)
    if isinstance(move, CardsRead):
        return CardsRead(move.letters, ignored)
    return VotesRead(move.numbers, move.red, ignored)
