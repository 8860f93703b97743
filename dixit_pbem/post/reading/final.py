"""The last word of a long mail: an answer that asks to be one, above and below which nothing takes it away.

The grammar asks about every thought of another card. Who tells a story and ends in `… so I vote 4` has answered; who
goes on with another card, a condition, a change or a question about it has not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.apart import is_an_amount, is_of_nothing_asked
from dixit_pbem.post.reading.asides import candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.initials import without_initial
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.lexicon import words
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.languages.weighing import ALL_OF, FIXES
from dixit_pbem.post.reading.numerals import ARTICLES, COUNTS, NOUNS, NUMBERS, WORD_LETTERS, is_a_time, is_letter
from dixit_pbem.post.reading.plain import DENIES, DOUBTS, Plain, Value
from dixit_pbem.post.reading.pointed import CHANGES, pointed
from dixit_pbem.post.reading.sense import IFS, Says, Sense
from dixit_pbem.post.reading.thought import (
    OF_CHANGE,
    corrected,
    led,
    on_behalf,
    stands_behind_a_label,
)
from dixit_pbem.post.reading.tokens import Token
from dixit_pbem.post.reading.turning import parted

_ENDS = frozenset(".!?…☺\n")
_CONDITIONS = IFS | words(
    "menos sauf excepté hormis unless except tranne eccetto salvo exceto excepto salvo chyba-że oprócz"
)
_UNSURE = in_any(lambda each: each.doubts)
_EITHER = in_any(lambda each: each.either)
_UNDECIDED = in_any(lambda each: each.undecided)
_JOKES = words(
    "broma bromeo bromeaba bromeando coña"
    " blague blaguais plaisante plaisantais rigole "
    "joking kidding scherzo scherzavo scherzando brinco brincar brincadeira żart żartuję żartowałam żartowałem"
)
_GAME = in_any(lambda each: each.game | each.votes) | NOUNS
_HENCE = in_any(lambda each: each.hence - each.buts)
_BUTS = in_any(lambda each: each.buts | each.joins)
_TURNS = in_any(lambda each: each.hence | each.buts) | words(
    "venga total definitivamente yo bueno"
    " enfin finalement bref décide allez "
    "anyway finally ultimately final enough basta insomma alla fine comunque decido enfim pronto finalmente final"
    " decididamente ostatecznie czyli dobra koniec finalnie i'm io eu ja"
)
_PEOPLE = words(
    "él ella ellos ellas su sus mi mis nuestro nuestra"
    " il elle ils elles leur notre "
    "he she they his her their lui lei loro suo sua ele ela eles elas on ona oni jego jej mój moja my mio mia meu"
    " minha nosso nossa nasz nasza"
)
_LIFE = in_any(lambda each: each.life)
_NO_DENIALS = words("sin nadie without senza sem bez nobody nessuno ninguém nikt")
_DROPS = in_any(lambda each: each.drops | each.corrects | (each.against - each.conditions))
_HESITATED = in_any(lambda each: each.hesitated)
_BECAUSE = in_any(lambda each: each.because)
_SORRY = in_any(lambda each: each.sorry)
_KEEPS = in_any(lambda each: each.keeps)
_LEAVES = in_any(lambda each: each.drops - each.denies)
_OTHER = words(
    "otra antigua vieja ayer"
    " autre ancienne vieille première précédente hier avant "
    "other old first earlier before previous yesterday altra prima vecchia vecchio ieri precedente outra antiga antes"
    " ontem anterior tamta tamtą tamto stara starą wcześniej wczoraj poprzednia poprzednią poprzedni"
)
_CLOSES_A_THOUGHT = words(
    "vale venga ya listo bueno entonces pues total"
    " bon allez voilà enfin bref décidé "
    "ok okay okey basta so right fine final finally enough decided settled allora insomma deciso vabbè pronto chega"
    " decidido vá então dobra dobrze koniec decyzja ostatecznie no to czyli więc"
)
_ANYTHING = words("más rien plus anything more again niente nulla più nada mais nic już")
_FEW, _BRIEF, _LARGEST = 3, 6, 12
_MOST_CLAUSES = 120


def final_answer(said: tuple[Sense, ...], asked: Asked) -> Value | None:
    """The answer in which this mail ends, if what else it says leaves it standing."""
    if len(said) > _MOST_CLAUSES:
        return None
    senses: Sequence[Sense] = without_initial(led(corrected(said), asked), asked)
    senses = tuple(pointed(part, asked) for sense in senses for part in parted(sense, asked))
    old = {*standing_values(asked)}
    places = [at for at, sense in enumerate(senses) if _answers(sense, asked) and sense.values[0] not in old]
    if old and any(not _KEEPS.isdisjoint(sense.clause.words) for sense in senses):
        return None
    if not places or asked.red or on_behalf(senses, asked):
        return None
    last = places[-1]
    (value,) = senses[last].values
    senses = _concluded(senses, last)
    if not _is_said(senses, last, asked) or _is_conditional(senses, last):
        return None
    if asked.standing is not None and not any(_changes(sense) for sense in senses):
        return None
    above, below = senses[:last], senses[last + 1 :]
    if any(holds(sense.clause.words, _UNDECIDED) or wavers(sense.clause.words) for sense in senses):
        return None
    if holds(senses[last].clause.words, OF_ANOTHER_DAY):
        return None
    if any(_takes_away(below, at, value, asked) for at in range(len(below))):
        return None
    return value if all(_is_overcome(senses, at, last, asked) for at in range(len(above))) else None


def _changes(sense: Sense) -> bool:
    said = sense.clause.words
    return (sense.says is Says.TAKES_BACK and not _SORRY.issuperset(said)) or not (OF_CHANGE | _LEAVES).isdisjoint(said)


def _concluded(senses: Sequence[Sense], last: int) -> Sequence[Sense]:
    """`Basta, 5.`, `so: 5`: what closes a thought makes its end an answer that asks to be one."""
    above = senses[last - 1].clause.words if last else ()
    closes = (
        bool(above) and _CLOSES_A_THOUGHT.issuperset(above) and senses[last - 1].clause.line == senses[last].clause.line
    )
    hence = bool(senses[last].clause.words) and senses[last].clause.words[0] in _HENCE
    wavered = any(holds(sense.clause.words[:3], _HESITATED) for sense in senses[:last])
    ends = wavered and senses[last].plain is Plain.WEAK
    if not ends and (not (closes or hence) or senses[last].plain < Plain.BARE):
        return senses
    return (*senses[:last], replace(senses[last], plain=Plain.DECIDED), *senses[last + 1 :])


def _answers(sense: Sense, asked: Asked) -> bool:
    known = sense.says is Says.ANSWER and len(sense.values) == 1 and sense.values[0] in {*asked.letters, *asked.numbers}
    return known and not sense.clause.asks


def _is_said(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """Does it ask to be the answer, or stand in a sentence of its own?"""
    sense = senses[at]
    if sense.plain >= Plain.ASKED or asked.standing is not None or sense.plain < Plain.BARE:
        return sense.plain >= Plain.ASKED
    token = sense.clause.tokens[0]
    others = (each for place, other in enumerate(senses) if place != at for each in other.clause.tokens)
    named = any(is_letter(each) and each.raw.isupper() and each.raw in asked.letters for each in others)
    little = token.word in WORD_LETTERS and token.raw.islower()
    alone = len(sense.clause.tokens) == 1 and _trails_off(senses, at) and not stands_behind_a_label(senses)
    above = next((senses[place] for place in range(at - 1, -1, -1) if senses[place].says is not Says.COURTESY), None)
    doubted = above is not None and above.says is Says.UNCLEAR and (above.clause.asks or not _is_over(above))
    numbers = any(candidates(other.clause.tokens, asked) for place, other in enumerate(senses) if place != at)
    return alone and not (little or named or doubted or numbers)


def _trails_off(senses: Sequence[Sense], at: int) -> bool:
    """`C, I suppose.`: does its sentence say nothing else?"""
    while not _ends(senses, at):
        at += 1
        if senses[at].says not in (Says.COURTESY, Says.IDLE):
            return False
    return True


def _is_over(sense: Sense) -> bool:
    """Does a thought end before the answer?"""
    ends = set(sense.clause.after)
    return bool(ends & set(".!…☺")) or (bool(ends & set("–—-")) and DENIES.isdisjoint(sense.clause.words))


def _ends(senses: Sequence[Sense], at: int) -> bool:
    """Does a sentence or a line end behind this clause?"""
    if not 0 <= at < len(senses) - 1:
        return True
    here, below = senses[at].clause, senses[at + 1].clause
    return here.line != below.line or bool(set(here.after) & _ENDS)


def _is_conditional(senses: Sequence[Sense], last: int) -> bool:
    """`If nobody took the stairs, I vote 4`, `Tom said: 5`: what stands before it in its sentence."""
    at = last
    while at and not _ends(senses, at - 1):
        at -= 1
        said = senses[at].clause.words
        if senses[at].says is Says.UNCLEAR and not _CONDITIONS.isdisjoint(said):
            return True
        if senses[at].plain is Plain.DECIDED and senses[at].values == senses[last].values:
            return False
        if not REPORTS.isdisjoint(said) and senses[last].plain < Plain.DECIDED:
            return True
    return not _CONDITIONS.isdisjoint(senses[last].clause.words)


def _takes_away(below: Sequence[Sense], at: int, value: Value, asked: Asked) -> bool:
    """Does this clause below the answer name another card, change, doubt, deny or ask after it?"""
    sense = below[at]
    if asked.standing is not None and _drops_the_other(below[at : at + 2]):
        return False
    words_here = [word for at, word in enumerate(sense.clause.words) if at or word not in _BUTS]
    if sense.says in (Says.COURTESY, Says.IDLE):
        return False
    if sense.says is Says.ANSWER and isinstance(sense.values[0], int) and sense.values[0] > _LARGEST:
        return False  # `Arthur (83)`
    if sense.says is not Says.UNCLEAR or not words_here:
        return True
    late = asked.standing is not None and holds(words_here, FIXES) and len(words_here) < _BRIEF
    if late or (sense.clause.words[0] in _BECAUSE and not sense.clause.asks):
        return False
    others = named_elsewhere(sense, asked) - {value, *standing_values(asked)}
    return bool(others) or _speaks_against(sense, words_here, asked)


def _speaks_against(sense: Sense, words_here: Sequence[str], asked: Asked) -> bool:
    """Does it ask after the answer, change, doubt or deny it, without naming another?"""
    said = frozenset(words_here)
    if sense.clause.asks:
        return not is_of_nothing_asked(sense, asked) or (len(said) < _BRIEF and said.isdisjoint(_LIFE))
    if words_here[0] in IFS and len(words_here) > _FEW:
        return not said.isdisjoint(_GAME | CHANGES)
    if said & OF_CHANGE and said & DENIES and said & _ANYTHING:
        return False  # `I'm not changing anything any more`
    doubts = said & (_UNSURE | _EITHER) and len(words_here) < _BRIEF
    if words_here[0] in DOUBTS | _EITHER or doubts or said & (_JOKES | OF_CHANGE):
        return True
    return bool(said & DENIES - _NO_DENIALS) and (len(words_here) < _BRIEF or not _GAME.isdisjoint(said))


def _drops_the_other(senses: Sequence[Sense]) -> bool:
    """`Tira a outra`, `forget what I said yesterday`: what it takes away is the answer that stood."""
    said = [word for sense in senses for word in sense.clause.words]
    return holds(said, _DROPS) and not _OTHER.isdisjoint(said) and not any(sense.clause.asks for sense in senses)


def _is_overcome(senses: Sequence[Sense], at: int, last: int, asked: Asked) -> bool:
    """May this clause stand above the answer?"""
    sense, value = senses[at], senses[last].values[0]
    if is_amount_of(sense, value):
        return False
    if sense.says in (Says.COURTESY, Says.IDLE, Says.TAKES_BACK):
        return True
    if sense.says is Says.ANSWER:
        here = sense.clause.paragraph == senses[last].clause.paragraph
        turned = any(_turns(senses[place]) for place in range(at + 1, last + 1))
        same = set(sense.values) <= {value, *standing_values(asked)}
        return same or (turned and here and senses[last].plain >= Plain.ASKED)
    lone = (
        asked.phase is Phase.CARD and len(sense.clause.tokens) < _FEW and bool(named_elsewhere(sense, asked) - {value})
    )
    return (senses[last].plain >= Plain.ASKED and not lone) or not named_elsewhere(sense, asked) - {value}


def is_amount_of(sense: Sense, value: Value) -> bool:
    """`3 degrees, I say three`."""
    tokens = sense.clause.tokens
    return any(token.number == value and tokens[at + 1].word in COUNTS for at, token in enumerate(tokens[:-1]))


def _turns(sense: Sense) -> bool:
    said = sense.clause.words
    return sense.says is Says.TAKES_BACK or bool(said and said[0] in _TURNS)


def named_elsewhere(sense: Sense, asked: Asked) -> set[Value]:
    """The cards that a clause names: no amount, no hour, no age of somebody."""
    tokens = sense.clause.tokens
    return {value_of(tokens[at]) for at in candidates(tokens, asked) if not is_of_others(tokens, at, asked)}


def is_of_others(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """`Leo is 4 now`, `till 4`, `3 meetings`: a number that nothing points at."""
    if asked.phase is not Phase.VOTE:
        return False
    before = tokens[at - 1].word if at else ""
    if (
        is_a_time(tokens, at)
        or is_an_amount(tokens, at)
        or holds([each.word for each in tokens[max(0, at - 2) : at]], ALL_OF)
    ):
        return True
    spoken = tokens[at].number is None and tokens[at].word in NUMBERS
    return not spoken and before not in ARTICLES | NOUNS and tokens[0].word in _PEOPLE and at > 1
