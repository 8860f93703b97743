"""The script of a cycle in which all friends tell at once, and in how many ways they answer. Pure.

`SEED` deals the same first hands as when they play one by one, and nobody draws before the cycle is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dixit_pbem.demo.friends import FRIEND, FRIENDS, Program
from dixit_pbem.demo.rhythm import PAUSE, Act, Sitting
from dixit_pbem.demo.sayings import Clue, Form, Saying, Several, Words
from dixit_pbem.demo.script import ROUNDS, Round
from dixit_pbem.engine.model import Phase
from dixit_pbem.frozen import replace

_CLUES = {each.teller: each for each in ROUNDS}


def _round(teller: str, gives: Mapping[str, str], votes: Mapping[str, str]) -> Round:
    """The clue of the other script, with other cards and votes."""
    return replace(_CLUES[teller], gives=gives, votes=votes)


CYCLE: tuple[Round, ...] = (
    _round(
        "Bob",
        {
            "Ana": "moored-moon",
            "Dawid": "inner-sea",
            "Eve": "rabbit-conducts-the-tide",
            "Chiara": "moon-door",
            "Fausto": "storm-in-a-teacup",
        },
        {"Ana": "Bob", "Dawid": "Fausto", "Eve": "Bob", "Chiara": "Ana", "Fausto": "Bob"},
    ),
    _round(
        "Ana",
        {
            "Bob": "migration-of-books",
            "Dawid": "keyhole",
            "Eve": "undertown",
            "Chiara": "the-icebergs-other-half",
            "Fausto": "hollow-oak-lift",
        },
        {"Bob": "Ana", "Dawid": "Bob", "Eve": "Fausto", "Chiara": "Ana", "Fausto": "Bob"},
    ),
    _round(
        "Dawid",
        {
            "Bob": "the-ladder-seller",
            "Ana": "knife-throwers-moon",
            "Eve": "puppet-king",
            "Chiara": "night-laundry",
            "Fausto": "thread-path",
        },
        {"Bob": "Chiara", "Ana": "Dawid", "Eve": "Dawid", "Chiara": "Eve", "Fausto": "Dawid"},
    ),
    _round(
        "Eve",
        {
            "Bob": "the-unzipped-street",
            "Ana": "umbrella-crossing",
            "Dawid": "the-sun-cleaner",
            "Chiara": "feather-harvest",
            "Fausto": "loom-of-the-aurora",
        },
        {"Bob": "Dawid", "Ana": "Eve", "Dawid": "Fausto", "Chiara": "Dawid", "Fausto": "Eve"},
    ),
    replace(
        _round(
            "Chiara",
            {
                "Bob": "hourglass-caravan",
                "Ana": "swing-from-nowhere",
                "Dawid": "fox-among-the-chessmen",
                "Eve": "antler-village",
                "Fausto": "stepping-birds",
            },
            {"Bob": "Chiara", "Ana": "Chiara", "Dawid": "Eve", "Eve": "Chiara", "Fausto": "Bob"},
        ),
        clue=Clue("day-on-a-see-saw", _CLUES["Chiara"].clue.text),
    ),
    _round(
        "Fausto",
        {
            "Bob": "nautilus-packet",
            "Ana": "the-accordion-hotel",
            "Dawid": "tunnel-wolf",
            "Eve": "watching-lake",
            "Chiara": "snail-city",
        },
        {"Bob": "Fausto", "Ana": "Fausto", "Dawid": "Ana", "Eve": "Fausto", "Chiara": "Ana"},
    ),
)
_FORMS = {
    "Bob": Form.IN_ORDER,
    "Ana": Form.BY_NAME,
    "Dawid": Form.LINES,
    "Eve": Form.BY_NAME,
    "Chiara": Form.NUMBERED,
    "Fausto": Form.IN_ORDER,
}
"""In which form each of them answers, where nothing else is said."""


def sittings_of_cycle(phase: Phase) -> tuple[Sitting, ...]:
    """Everything that happens in a phase of the cycle, in order; the game takes a step after each."""
    match phase:
        case Phase.CLUE:
            clues = [_act(played.teller, played.clue) for played in CYCLE]
            return (_sitting(clues, "Nobody sees a clue before all six are in."),)
        case Phase.CARD:
            return _cards()
        case _:
            return _votes()


def _cards() -> tuple[Sitting, ...]:
    """Dawid names too few, and Fausto wants to give one card twice."""
    wanted = _wanted("Dawid", Phase.CARD)
    too_few = dict(list(wanted.items())[:-1])
    fausto = _wanted("Fausto", Phase.CARD)
    first_thought = {**fausto, "Bob": fausto["Ana"], "Ana": fausto["Bob"]}
    answers = [
        *(_whole(name, Phase.CARD) for name in ("Bob", "Ana", "Eve", "Chiara")),
        _act("Fausto", Several(first_thought, Form.IN_ORDER)),
    ]
    first = _sitting(
        [*answers, _act("Dawid", Several(too_few, Form.IN_ORDER))],
        "Dawid sends four cards where five are wanted: the game asks. It never guesses.",
    )
    second = _sitting(
        [_act("Fausto", Several({"Bob": fausto["Bob"]}, Form.BY_NAME))],
        "Fausto wants to give Bob's clue a card that lies with Ana's: the game offers the exchange.",
        after=first.minute,
    )
    third = _sitting(
        [_act("Fausto", Words("yes")), _whole("Dawid", Phase.CARD)],
        "A “yes” of Fausto's makes it, and Dawid names all five.",
        after=second.minute,
    )
    return first, second, third


def _votes() -> tuple[Sitting, ...]:
    """Eve votes for two tables now and the others later, Chiara by links, and Fausto for one that is Fausto's own."""
    eve = _wanted("Eve", Phase.VOTE)
    now = {name: card for name, card in eve.items() if name in ("Bob", "Fausto")}
    later = {name: card for name, card in eve.items() if name not in now}
    taps = [
        replace(
            _act("Chiara", Several({name: card}, Form.BY_NAME), by=Program.LINK), minute=FRIEND["Chiara"].minutes + at
        )
        for at, (name, card) in enumerate(_wanted("Chiara", Phase.VOTE).items())
    ]
    own = {**_wanted("Fausto", Phase.VOTE), "Dawid": CYCLE[2].gives["Fausto"]}
    first = _sitting(
        [
            *(_whole(name, Phase.VOTE) for name in ("Bob", "Ana", "Dawid")),
            _act("Eve", Several(now, Form.BY_NAME)),
            *taps,
            _act("Fausto", Several(own, Form.IN_ORDER)),
        ],
        "Chiara taps a number below each table. Eve answers for two of them, and keeps the others for later.",
        "At one table Fausto names a card of Fausto's own: nothing counts, and the game asks for all five again.",
    )
    second = _sitting(
        [_act("Eve", Several(later, Form.LINES)), _whole("Fausto", Phase.VOTE)],
        after=first.minute,
    )
    return first, second


def _wanted(name: str, phase: Phase) -> dict[str, str]:
    """The cards that a friend gives, or votes for, by storyteller, as the mail tells them: from the left neighbour."""
    seats = [friend.name for friend in FRIENDS]
    at = seats.index(name)
    played = {each.teller: each for each in CYCLE}
    others = (*seats[at + 1 :], *seats[:at])
    return {
        teller: played[teller].gives[name]
        if phase is Phase.CARD
        else played[teller].card_of(played[teller].votes[name])
        for teller in others
    }


def _whole(name: str, phase: Phase) -> Act:
    return _act(name, Several(_wanted(name, phase), _FORMS[name]))


def _act(name: str, says: Saying, *, by: Program | None = None) -> Act:
    return Act(FRIEND[name].minutes, name, says, by or FRIEND[name].program)


def _sitting(acts: Iterable[Act], *asides: str, after: int = 0) -> Sitting:
    in_order = sorted((replace(act, minute=act.minute + after) for act in acts), key=lambda act: act.minute)
    return Sitting(in_order[-1].minute + PAUSE, tuple(in_order), asides)
