"""A mail that answers nothing: small talk to pass over, or something to ask about, and what may have been meant."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, CardsRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.chat import is_chat
from dixit_pbem.post.reading.clauses import Clause, clauses_of, holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.numerals import LETTERS, is_a_time, is_letter, might_be_letter, might_be_number
from dixit_pbem.post.reading.plain import Value
from dixit_pbem.post.reading.sense import ABOUT, SMALL_TALK, Says, Sense, is_courtesy, names_a_card, sense_of
from dixit_pbem.post.reading.smalltalk import is_talk
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.said import Unread

_FAREWELLS = (prose.GREETS | prose.CLOSES | in_any(lambda each: each.sorry)) - {"a", "z", "x"}
_LATER = in_any(lambda each: each.later)
_OF_PROMISES = in_any(lambda each: each.votes) | {
    "it",
    "this",
    "voti",
    "choisir",
    "choose",
    "wybrac",
    "escolher",
    "scegliere",
    "elegir",
    "escoger",
    "choisis",
    "scelgo",
    "escolho",
    "elijo",
    "escojo",
}
_LARGEST = 24
"""More cards are on no table: `41?`."""
_MISSING: dict[Phase, Why | Unread] = {Phase.CARD: Why.NO_LETTER, Phase.VOTE: Unread.NO_NUMBER}


def no_answer(text: prose.Written, senses: Sequence[Sense], asked: Asked, *, led: bool) -> Unclear | Idle:
    """What becomes of a mail in which no clause answers."""
    words = prose.shortened(" ".join(text.paragraphs[0]))
    likely = likely_answer(text, asked)
    named = any(names_a_card(sense.clause, asked) and not _tells_the_time(sense, asked) for sense in senses)
    # Who says `my vote goes to` wants something, though we do not see what.
    led = led and (asked.standing is None or any(":" in sense.clause.after for sense in senses))
    lone = led or any(
        sense.says is not Says.COURTESY
        and _stands_alone(sense.clause, asked)
        and (asked.standing is None or _has_its_place(senses, at))
        for at, sense in enumerate(senses)
    )
    if text.automatic and not named and all(sense.says in SMALL_TALK for sense in senses):
        return Idle(words, automatic=True)
    if not lone and is_chat(senses, asked):
        return Idle(words)
    if asked.standing is None and is_talk(senses, asked):
        return Idle(words)
    named = named or any(_names_any(sense.clause, asked) for sense in senses)
    if named or any(sense.says in (Says.UNCLEAR, Says.TAKES_BACK) for sense in senses):
        return Unclear(Unread.SEVERAL_READINGS if named else _MISSING[asked.phase], words, likely)
    if not lone and asked.standing is None and is_small_talk(senses, asked):
        return Idle(words)
    return Unclear(_MISSING[asked.phase], words, likely)


def _tells_the_time(sense: Sense, asked: Asked) -> bool:
    """`Cake on Sunday at 4`: after an answer that is chat, and no other answer."""
    tokens = sense.clause.tokens
    places = [at for at in range(len(tokens)) if might_be_number(tokens, at, asked.numbers)]
    chat = asked.standing is not None and asked.phase is Phase.VOTE and len(tokens) > len(places) + 1
    return chat and all(is_a_time(tokens, at) for at in places)


def _has_its_place(senses: Sequence[Sense], at: int) -> bool:
    """Is it a sentence or a line of its own, rather than a word of a list: `from here -6, exams tomorrow`?"""
    here, above = senses[at].clause, senses[at - 1].clause if at else None
    below = senses[at + 1].clause if at + 1 < len(senses) else None
    begins_it = above is None or above.line != here.line or bool(set(above.after) & set(".!?…☺:"))
    ends_it = below is None or below.line != here.line or bool(set(here.after) & set(".!?…☺"))
    return begins_it or ends_it


def _stands_alone(clause: Clause, asked: Asked) -> bool:
    """Is it one number or one letter, though none that was asked for: a card in the vote, or too late?"""
    if len(clause.tokens) != 1 or is_courtesy(clause.tokens, asked):
        return False
    number = clause.tokens[0].number
    initial = any(each[:1] == clause.tokens[0].word for each in asked.own_name)
    initial = initial and (asked.phase is Phase.VOTE or clause.line > 0)
    if asked.standing is not None and (clause.words == ("x",) or (initial and clause.words)):
        return False
    return is_letter(clause.tokens[0]) or (number is not None and number <= _LARGEST)


def is_small_talk(senses: Sequence[Sense], asked: Asked) -> bool:
    """Before an answer plain courtesy alone, and more than an `ok`; after one all that asks and changes nothing."""
    if asked.standing is None:
        words = {word for sense in senses for word in sense.clause.words}
        if _promises(senses):
            return all(sense.says in SMALL_TALK for sense in senses)
        return all(sense.says is Says.COURTESY for sense in senses) and not _FAREWELLS.isdisjoint(words)
    return not any(_wants_something(sense) for sense in senses)


def _promises(senses: Sequence[Sense]) -> bool:
    """`Will look at it tonight`, `mais tarde eu voto`."""
    later = any(holds(sense.clause.words, _LATER) for sense in senses)
    return later and all(ABOUT.isdisjoint({*sense.clause.words} - _OF_PROMISES) for sense in senses)


def _wants_something(sense: Sense) -> bool:
    words = sense.clause.words
    if not OF_CHANGE.isdisjoint(words) or wavers(words) or sense.says in (Says.TAKES_BACK, Says.ANSWER):
        return True
    return sense.says is Says.UNCLEAR and sense.clause.asks


def _names_any(clause: Clause, asked: Asked) -> bool:
    """Does it name any letter or number at all, on the table or not?"""
    if asked.phase is Phase.CARD:
        return any(
            token.raw.isupper() and might_be_letter(clause.tokens, at, tuple(LETTERS))
            for at, token in enumerate(clause.tokens)
        )
    return any(token.number is not None for token in clause.tokens)


def likely_answer(text: prose.Written, asked: Asked) -> CardsRead | VotesRead | None:
    """The one card or number that is named anywhere, where a whole answer is one."""
    named = _likely_in(clauses_of(text.paragraphs), asked)
    if len(named) > 1:
        # `5 instead of 3`, where 3 counts.
        named -= _standing(asked)
    if len(named) != 1:
        return None
    (value,) = named
    if asked.phase is Phase.CARD:
        return CardsRead((str(value),), "") if asked.cards == 1 else None
    return VotesRead((int(value),), None, "")


def _standing(asked: Asked) -> set[Value]:
    match asked.standing:
        case CardsRead(letters=letters):
            return set(letters)
        case VotesRead(numbers=numbers):
            return set(numbers)
        case _:
            return set()


def _likely_in(clauses: Sequence[Clause], asked: Asked) -> set[Value]:
    """All cards or numbers that these clauses may name."""
    named: set[Value] = set()
    for tokens in (clause.tokens for clause in clauses):
        for at, token in enumerate(tokens):
            if asked.phase is Phase.CARD and might_be_letter(tokens, at, asked.letters):
                named.add(token.raw.upper())
            elif asked.phase is Phase.VOTE and might_be_number(tokens, at, asked.numbers) and not is_a_time(tokens, at):
                named.update(sense_of(Clause((token,), "", "", 0, 0), asked).values)
    return named


def asked_about(text: prose.Written, senses: Sequence[Sense]) -> str:
    """The line that is asked about."""
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    wrong = [sense for sense in senses if sense.says in (Says.UNCLEAR, Says.ANSWER, Says.TAKES_BACK)]
    places = sorted({sense.clause.line for sense in wrong})
    chosen = lines if len(places) != 1 or places[0] >= len(lines) else [lines[places[0]]]
    return prose.shortened(" ".join(chosen))
