"""All that a mail says of cards, weighed: is one of them chosen, and is everything else no choice?

The grammar wants to know every word beside an answer. Here words need not be known: each place where a card is named is
*chosen* (it stands alone, or words ask for it), *ruled out* (denied, described, somebody else's, wavered about), of
another thing (an hour, an age, a room), or *open*. A mail that chooses one card, leaves no other open, and puts
nothing in doubt has answered: `I think it's 5. 3 is Dad's, he always picks the boats`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import standing_values
from dixit_pbem.post.reading.asking import asks_after_it, asks_leave, only_asks_leave, sentence_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.initials import without_initial
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OWN, REPORTS
from dixit_pbem.post.reading.languages.wavering import wavers
from dixit_pbem.post.reading.languages.weighing import (
    DROPS,
    FIXES,
    FORGETS,
    OF_LUCK,
    ONLY,
    ONLY_ONE,
    REFLECTS,
    REMINDS,
    SLIPS,
    WITHOUT,
    without_tag,
)
from dixit_pbem.post.reading.named import Named, Role, is_sentence, named_in, without_labelled
from dixit_pbem.post.reading.numerals import NOUNS, is_a_time
from dixit_pbem.post.reading.passing import (
    are_amounts,
    denies_that,
    is_a_wager,
    ruled_out,
    vows,
    wavers_between,
    with_that_one,
    without_own,
    without_thoughts,
)
from dixit_pbem.post.reading.plain import DENIES, DOUBTS, Plain, Value
from dixit_pbem.post.reading.pointed import CHANGES, I_CHANGE
from dixit_pbem.post.reading.sense import ABOUT, IFS, Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE, led, on_behalf, stands_behind_a_label
from dixit_pbem.post.reading.turning import parted

_UNDECIDED = in_any(lambda each: each.undecided)
_EITHER = in_any(lambda each: each.either)
_HESITATED = in_any(lambda each: each.hesitated)
_CHECKS = in_any(lambda each: each.checks)
_GAME = in_any(lambda each: each.game | each.votes) | NOUNS
_KEEPS = in_any(lambda each: each.keeps)
_TURNS = OF_CHANGE | CHANGES | I_CHANGE | DROPS
_POINTS_BACK = ABOUT - {"it", "this", "that", "still", "last", "first"}
_THE_OTHER = in_any(lambda each: each.seconds)
_ENDS = frozenset(".!?…☺")
_PARTS = _ENDS | frozenset(",;–—-")
_A_PAIR, _MOST_CLAUSES, _SHORT, _LONG = 2, 40, 3, 7


def weighed(said: tuple[Sense, ...], asked: Asked) -> tuple[Value, ...]:
    """The cards that this mail chooses: one, or both where two are wanted; nothing where that is not certain."""
    if len(said) > _MOST_CLAUSES or asked.red:
        return ()
    senses: Sequence[Sense] = without_initial(led(said, asked), asked)
    senses = without_labelled(tuple(part for sense in senses for part in parted(sense, asked)))
    if on_behalf(senses, asked):
        return ()
    every = [each for at in range(len(senses)) for each in named_in(senses, at, asked)]
    named = still_said(senses, without_own(senses, every) if asked.numbers else every)
    return _chosen(senses, with_that_one(senses, _without_slips(senses, named, asked)), asked)


def still_said(senses: Sequence[Sense], named: list[Named]) -> list[Named]:
    """Without what `no, wait` takes back, where something is chosen behind it: `A. Oh no. C, it's C`."""
    backs = [at for at, sense in enumerate(senses) if sense.says is Says.TAKES_BACK]
    for back in reversed(backs):
        place = senses[back].clause.paragraph
        later = {each.value for each in named if each.clause > back and each.role is Role.CHOSEN}
        if later:
            return [
                each
                for each in named
                if each.clause > back or senses[each.clause].clause.paragraph != place or each.value in later
            ]
    return named


def _without_slips(senses: Sequence[Sense], named: list[Named], asked: Asked) -> list[Named]:
    """`N / sorry, fat fingers, B`: without the letter that is in nobody's hand."""
    slipped = any(holds(sense.clause.words, SLIPS) for sense in senses)
    known = {*asked.letters, *asked.numbers}
    return [each for each in named if each.value in known] if slipped else named


def _chosen(senses: Sequence[Sense], named: Sequence[Named], asked: Asked) -> tuple[Value, ...]:
    """What is chosen, if no other may be meant and nothing puts it in doubt."""
    named = _with_what_is_left(senses, named, standing=bool(asked.standing))
    between = wavers_between(senses, named, asked)
    named = without_thoughts(senses, ruled_out(named, between))
    chosen = [each for each in named if each.role is Role.CHOSEN]
    values = tuple(dict.fromkeys(each.value for each in chosen))
    others, denied = {each.value for each in named} - {*values}, {each.value for each in named if each.denied}
    left_open = {each.value for each in named if each.role is Role.OPEN} - {*values}
    standing = standing_values(asked)
    kept = values == standing or not (values or left_open - {*standing})
    if standing and others and kept and _keeps(senses, named):
        return standing
    if not values or denied & {*values} or left_open - {*standing} or not {*values} <= {*asked.letters, *asked.numbers}:
        return ()
    if not _is_wanted(senses, values, standing, asked):
        return ()
    plain = max(each.plain for each in chosen)
    if (
        values != standing
        and plain < Plain.ASKED
        and (plain < Plain.BARE or (others and not _has_a_sentence(senses, chosen)))
    ):
        return ()
    first, last = chosen[0].clause, chosen[-1].clause
    leave = standing and plain < Plain.ASKED and only_asks_leave(senses, first, named)
    if leave or (standing and values != standing and not _is_changed(senses, first, named, standing, plain=plain)):
        return ()
    if any(_is_conditional(senses, each.clause) for each in chosen) or _is_labelled(senses, plain):
        return ()
    if are_amounts(senses[:first] if plain is Plain.DECIDED else senses, values):
        return ()
    silent = between | {each.clause for each in chosen} | {each.clause - 1 for each in named if each.denied}
    places = {each.clause for each in named}
    disturbed = any(
        _disturbs(senses, at, standing=bool(standing), named=at in places, before=at < first, after=at > last)
        for at in range(len(senses))
        if at not in silent
    )
    return () if disturbed else values


def _with_what_is_left(senses: Sequence[Sense], named: Sequence[Named], *, standing: bool) -> Sequence[Named]:
    """`It wasn't 4, it was 5`: behind an `it is` stands what is meant, where all others are denied or taken back."""
    if any(each.role is Role.CHOSEN for each in named) or len({each.value for each in named if each.copula}) != 1:
        return named
    said = [word for sense in senses for word in sense.clause.words]
    # `I've changed my mind, it's 6`; an `actually` alone is a thought.
    turned = standing and any(
        sense.says is Says.TAKES_BACK and len(sense.clause.words) > 1 and not sense.clause.asks for sense in senses
    )
    denied = turned or any(each.denied for each in named) or (standing and not FORGETS.isdisjoint(said))
    denied = denied or any(map(denies_that, senses))
    if not denied:
        return named
    return [replace(each, role=Role.CHOSEN, plain=Plain.ASKED) if each.copula else each for each in named]


def _is_wanted(senses: Sequence[Sense], values: tuple[Value, ...], standing: tuple[Value, ...], asked: Asked) -> bool:
    """Are these as many as are wanted? Of two votes somebody may give one, and says so."""
    wanted = asked.votes if asked.numbers else asked.cards
    if wanted == 1 or len(values) == wanted:
        return len(values) == 1 or (len(values) == wanted and not standing)
    one = any(
        holds(sense.clause.words, ONLY_ONE) or (sense.values == values and not ONLY.isdisjoint(sense.clause.words))
        for sense in senses
    )
    return len(values) == 1 and bool(asked.numbers) and one


def _keeps(senses: Sequence[Sense], named: Sequence[Named]) -> bool:
    """`2 is fine, sticking with it`."""
    places = {each.clause for each in named}
    own = [sense for at, sense in enumerate(senses) if at not in places and REPORTS.isdisjoint(sense.clause.words)]
    words = {word for sense in own for word in sense.clause.words}
    asks = any(sense.clause.asks for sense in senses)
    return not asks and not _KEEPS.isdisjoint(words) and (OF_CHANGE - _KEEPS).isdisjoint(words)


def _has_a_sentence(senses: Sequence[Sense], chosen: Sequence[Named]) -> bool:
    """Beside other cards a bare answer needs a sentence of its own."""
    alone = {each.value for each in chosen if is_sentence(senses, each.clause)}
    return alone == {each.value for each in chosen}


def _is_labelled(senses: Sequence[Sense], plain: Plain) -> bool:
    only = any(holds(sense.clause.words, ONLY_ONE) for sense in senses)
    return plain < Plain.DECIDED and not only and stands_behind_a_label(senses)


def _is_changed(
    senses: Sequence[Sense], first: int, named: Sequence[Named], standing: tuple[Value, ...], *, plain: Plain
) -> bool:
    """Does somebody whose answer stands say that it changes, or rule out what stands?"""
    spoken = plain >= Plain.ASKED
    dropped = any(
        each.value in standing
        and (each.denied or each.role is Role.RULED_OUT)
        and (spoken or (each.denied and not _is_apart(senses, first, each.clause)))
        for each in named
    )
    above = [
        sense
        for at, sense in enumerate(senses[: first + 1])
        if sense.says is not Says.COURTESY and not _is_of_talk(senses, at)
    ]
    near = above if spoken else above[-_SHORT:]
    turned = any(sense.says is Says.TAKES_BACK for sense in near)
    turned = turned or any(holds(sense.clause.words, REFLECTS) for sense in above)
    words = {word for sense in above for word in sense.clause.words}
    return len(standing) == 1 and (dropped or turned or not _TURNS.isdisjoint(words))


def _is_apart(senses: Sequence[Sense], first: int, at: int) -> bool:
    """`Sześć 😀 nie lubię 1`: does this clause stand in a sentence of its own below the answer?"""
    return at > first and any(_ends_here(sense) for sense in senses[first:at])


def _ends_here(sense: Sense) -> bool:
    return bool(set(sense.clause.after) & _ENDS)


def _is_of_talk(senses: Sequence[Sense], at: int) -> bool:
    """`A jednak gramy!`, `chwila, o drugiej obiad`: one word that takes back, and it begins something else."""
    here, below = senses[at].clause, senses[at + 1] if at + 1 < len(senses) else None
    begins = senses[at].says is Says.TAKES_BACK and len(here.words) == 1 and set(here.after.strip()) <= {","}
    if not begins or below is None or below.clause.line != here.line:
        return False
    tokens = below.clause.tokens
    timed = any(is_a_time(tokens, place) for place in range(len(tokens)))
    return below.says is Says.IDLE or (below.says is Says.UNCLEAR and timed and not below.clause.asks)


def _is_conditional(senses: Sequence[Sense], at: int) -> bool:
    """`If nobody took the stairs, I vote 4`, `Tom said: 5`: what stands before it in its sentence."""
    plain, line = senses[at].plain, senses[at].clause.line
    for sense in reversed(senses[:at]):
        if sense.clause.line != line or set(sense.clause.after) & _ENDS:
            return False
        words = sense.clause.words
        if not IFS.isdisjoint(words) and sense.says is Says.UNCLEAR and not holds(words, OF_LUCK):
            return True
        if not REPORTS.isdisjoint(words) and OWN.isdisjoint(words) and plain < Plain.DECIDED:
            return True
    return False


def _disturbs(senses: Sequence[Sense], at: int, *, standing: bool, named: bool, before: bool, after: bool) -> bool:
    """Does this clause put the answer in doubt: does it ask, change, take back, doubt, deny it?"""
    sense = senses[at]
    words = sense.clause.words
    if holds(words, _UNDECIDED):
        return True
    if sense.clause.asks:
        return not (before and named) and _asks_in_doubt(senses, at, standing=standing, before=before)
    if wavers(words) and not named and not before:
        return True
    if named and sense.says is Says.UNCLEAR and not (_EITHER - {"between"}).isdisjoint(w for w in words if len(w) > 1):
        return not holds(words, _HESITATED)  # `B or D`
    if named or not words or sense.says in (Says.COURTESY, Says.IDLE, Says.LEAD, Says.ANSWER):
        return False
    if "(" in sense.clause.before and sense.says is Says.UNCLEAR and words[0] not in DOUBTS | _EITHER:
        return not {*words}.isdisjoint(CHANGES | I_CHANGE)
    if sense.says is Says.TAKES_BACK:
        return after and not (sense.clause.before == " " == sense.clause.after)
    if (after and (is_a_wager(senses, at) or vows(senses, at))) or holds(words, REMINDS):
        return False
    if not IFS.isdisjoint(words) or words[0] in DOUBTS | _EITHER:
        return IFS.isdisjoint(words) or (not holds(words, OF_LUCK) and not (_GAME | ABOUT).isdisjoint(words))
    return _speaks_against(sense, standing=standing, before=before)


def _asks_in_doubt(senses: Sequence[Sense], at: int, *, standing: bool, before: bool) -> bool:
    """Does this question put the answer in doubt?"""
    sense, words = senses[at], senses[at].clause.words
    if standing and before and asks_leave(words):
        return False
    short = len(words) < _SHORT and not (standing and holds(words, FIXES))
    short = short and (standing or not before or not sense.clause.tokens)
    return short or asks_after_it(sentence_of(senses, at), standing=standing)


def _speaks_against(sense: Sense, *, standing: bool, before: bool) -> bool:
    """Does it change or deny the answer?"""
    words = without_tag(sense.clause.words)
    if not OF_CHANGE.isdisjoint(words):
        return not (standing and before) and (DENIES.isdisjoint(words) or len(words) < _LONG)
    if before and not set(sense.clause.after) & _PARTS and not DENIES.isdisjoint(words):
        return not ABOUT.isdisjoint(words)  # `I don't want / 3`
    short = len(words) < _SHORT - 1 or not (ABOUT - _THE_OTHER | {"really", "sure", "quite"}).isdisjoint(words)
    return not before and not (DENIES - WITHOUT).isdisjoint(words) and short
