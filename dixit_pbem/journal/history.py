"""Replay: the whole journal, event after event, with what was taken back; and what the next `undo` would take back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import groupby
from typing import TypeVar, cast

from dixit_pbem.engine.deadline import later
from dixit_pbem.engine.events import (
    CardsGiven,
    CardsTakenBack,
    CardsWanted,
    ClockMoved,
    ClueGiven,
    GameEnded,
    GameStarted,
    HandsRefilled,
    PlayerJoins,
    PlayerLeaves,
    PlayerReplaced,
    RoundScored,
    StorytellerNamed,
    StorytellerSkipped,
    TableLaid,
    Undone,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.evolve import evolve, start
from dixit_pbem.engine.luck import with_word
from dixit_pbem.engine.memory import remembering
from dixit_pbem.engine.model import Game, Word, in_words, with_each_round
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.errors import DixitError, Misfit
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal.facts import Fact, LuckGiven
from dixit_pbem.journal.facts_of_guests import GameFollows, TableOpened
from dixit_pbem.journal.records import Happening


@frozen
class Step:
    """An event or a fact with its number, and the game before it (none before the first)."""

    seq: int
    event: Happening
    before: Game | None


State = TypeVar("State")


@frozen
class History:
    """The game now, the steps that led to it without those taken back, and the facts around it."""

    game: Game | None
    steps: tuple[Step, ...]
    facts: tuple[Step, ...] = ()
    sums: dict[object, tuple[int, object]] = field(default_factory=dict, repr=False, compare=False)
    """What was made of the facts, and of how many: facts are only added, so the earlier ones need no second look."""

    def so_far(self, add: Callable[[State, Step], State], empty: State) -> State:
        """What `add`, which changes nothing, makes of `empty` with each fact in turn."""
        known, state = cast(tuple[int, State], self.sums.get(add, (0, empty)))
        for step in self.facts[known:]:
            state = add(state, step)
        self.sums[add] = len(self.facts), state
        return state


_NOTHING_YET = History(None, ())


class _Tape:
    """The journal while it is read: the steps that stand, and the game after them."""

    def __init__(self, before: History) -> None:
        self.steps = list(before.steps)
        self.facts = list(before.facts)
        self.game = before.game

    def add(self, seq: int, event: Happening) -> Step:
        step = Step(seq, event, self.game)
        try:
            self.game = self._after(step)
        except Refusal as problem:
            from dixit_pbem.words.refusals import sentence

            raise Misfit(sentence(problem), seq=seq) from None
        except Misfit as problem:
            raise Misfit(str(problem), seq=seq) from None
        return step

    def _after(self, step: Step) -> Game | None:
        match step.event, self.game:
            case Undone() as undone, Game():
                return self._rewound(undone)
            case Fact() as fact, Game() as game:
                self.facts.append(step)
                return _joined(game, fact)
            case Fact() as fact, None if self.facts or isinstance(fact, TableOpened | GameFollows):
                self.facts.append(step)
                return None
            case GameStarted() as started, None:
                sealed = (each.event.commitment for each in self.facts if isinstance(each.event, TableOpened))
                if next(sealed, started.commitment) != started.commitment:
                    raise Misfit("The game does not start from what was sealed when its table opened.")
                after = remembering(start(started), seen_before(self.facts))
            case event, Game() as game if not isinstance(event, Fact):
                after = evolve(game, event)
            case _:
                raise Misfit("The journal does not begin with the start of a game.")
        self.steps.append(step)
        return after

    def _rewound(self, undone: Undone) -> Game:
        at = next((at for at, step in enumerate(self.steps) if step.seq == undone.back_to), None)
        before = None if at is None else self.steps[at].before
        if at is None or before is None or not _is_move(self.steps[at].event):
            raise Misfit(f"There is no move {undone.back_to} to go back to.")
        # The clock stays where it was moved to.
        moved = sum(step.event.by for step in self.steps[at:] if isinstance(step.event, ClockMoved))
        del self.steps[at:]
        paused = self.game.paused if self.game else None
        # What was dealt once is known: a word of chance keeps its round, and nothing that was drawn is drawn otherwise.
        luck = self.game.luck if self.game else before.luck
        again = replace(later(before, moved), paused=paused, luck=luck)
        return with_each_round(again, lambda each: replace(each, deadline=undone.deadline))


def seen_before(facts: Iterable[Step]) -> Mapping[str, int]:
    """When the group saw which picture last, by what stands before the start."""
    return next((step.event.seen for step in facts if isinstance(step.event, GameFollows)), {})


def _joined(game: Game, fact: Fact) -> Game:
    """The game after a fact, which is the same but for a word of chance."""
    if not isinstance(fact, LuckGiven):
        return game
    return with_word(game, Word(fact.seat, fact.player, fact.words, fact.round, fact.typed))


def walk(events: Iterable[tuple[int, Happening]]) -> Iterator[Step]:
    """Every event and fact in order, also those taken back later, with the game before it."""
    tape = _Tape(_NOTHING_YET)
    for seq, event in events:
        yield tape.add(seq, event)


def replay(events: Iterable[tuple[int, Happening]]) -> History:
    """The game after all these events; `Misfit` names the first that cannot be."""
    return continued(_NOTHING_YET, events)


def continued(history: History, events: Iterable[tuple[int, Happening]]) -> History:
    """The same game once these events happened too; `Misfit` names the first that cannot be."""
    tape = _Tape(history)
    for seq, event in events:
        tape.add(seq, event)
    return History(tape.game, tuple(tape.steps), tuple(tape.facts), dict(history.sums))


def _is_persons(event: Happening) -> bool:
    match event:
        case ClueGiven() | CardsTakenBack() | PlayerLeaves() | PlayerJoins():
            return True
        case PlayerReplaced(back=back):
            return not back
        case CardsGiven(drawn=drawn) | VotesCast(drawn=drawn):
            return not drawn
        case GameEnded(called_off=called_off):
            return called_off
        case _:
            return False


def _is_for_the_missing(event: Happening) -> bool:
    match event:
        case StorytellerSkipped() | VotesMissed():
            return True
        case CardsGiven(drawn=drawn) | VotesCast(drawn=drawn) | StorytellerNamed(drawn=drawn):
            return drawn
        case _:
            return False


def _is_move(event: Happening) -> bool:
    return _is_persons(event) or _is_for_the_missing(event) or _is_back(event)


def _is_back(event: Happening) -> bool:
    return isinstance(event, PlayerReplaced) and event.back


def to_take_back(history: History) -> tuple[Step, ...]:
    """What `undo` takes back: the last move, or what was done for the missing, with all that followed from it."""
    moves = [at for at, step in enumerate(history.steps) if _is_move(step.event) and not _is_back(step.event)]
    if not moves:
        raise DixitError("Nobody has made a move yet, so there is nothing to take back.")
    at = moves[-1]
    while _is_for_the_missing(history.steps[at].event) and _is_for_the_missing(history.steps[at - 1].event):
        at -= 1
    while isinstance(history.steps[at].event, GameEnded) and _is_back(history.steps[at - 1].event):
        # Before a game is ended every seat is given back.
        at -= 1
    return history.steps[at:]


def seen_since(steps: Iterable[Step]) -> tuple[str, ...]:
    """What the players have been shown in these steps."""
    told: list[str] = []
    for are_scores, group in groupby(steps, lambda step: isinstance(step.event, RoundScored)):
        alike = tuple(group)
        told += [_rounds_told(alike)] if are_scores else filter(None, map(_shown, alike))
    return tuple(told)


def _rounds_told(scored: Sequence[Step]) -> str:
    numbers = [
        str(step.event.round or step.before.round.number)
        for step in scored
        if isinstance(step.event, RoundScored) and step.before is not None
    ]
    return f"the owners, votes and points of {'round' if len(numbers) == 1 else 'rounds'} {in_words(numbers)}"


def _shown(step: Step) -> str | None:
    game = step.before
    match step.event:
        case CardsWanted() if game is not None and game.rules.together:
            return "everybody's clues"
        case CardsWanted() if game is not None and game.rules.blind_clue:
            return "every hand, to its player"
        case TableLaid() if game is not None:
            tables = "table of round" if len(game.rounds) == 1 else "tables of rounds"
            return f"the cards on the {tables} {in_words([str(each.number) for each in game.rounds])}"
        case HandsRefilled() if game is not None and not game.rules.blind_clue:
            return f"the hands of round {game.rounds[-1].number + 1}, each to its player"
        case GameEnded():
            return "the end of the game (and in `verify` and the album the seed of every shuffle)"
        case _:
            return None
