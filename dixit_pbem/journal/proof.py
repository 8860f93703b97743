"""The fair-shuffle proof: recomputes every deal, table order and random choice from the seed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from dixit_pbem.chance import SeededChance, with_memory
from dixit_pbem.chance import commitment as seal_of
from dixit_pbem.engine import decide
from dixit_pbem.engine.cycle import flat
from dixit_pbem.engine.deadline import for_the_missing
from dixit_pbem.engine.events import (
    CardsGiven,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    RoundBegan,
    StorytellerNamed,
    TableLaid,
    VotesCast,
)
from dixit_pbem.engine.model import Chance, Circumstances, Game, Missing, PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.records import Happening

_ANY_HOUR = datetime(2000, 1, 1, tzinfo=UTC)


@frozen
class Misdraw:
    """An event that is not what the seed draws."""

    seq: int
    text: str


@frozen
class Checked:
    """What the check of a game's shuffles found: its seal, the seed once everybody may see it, what does not fit."""

    commitment: str
    seed: str | None
    wrong: tuple[Misdraw, ...] = ()

    @property
    def fits(self) -> bool:
        """Whether every draw follows from the seed."""
        return not self.wrong


def checked(steps: Iterable[Step], seed: str, *, commitment: str, over: bool) -> Checked:
    """Recompute every draw of a game from its seed, which is told only when the game is over."""
    wrong = misdraws(steps, SeededChance(seed), commitment=seal_of(seed))
    return Checked(commitment, seed if over else None, wrong)


def misdraws(steps: Iterable[Step], chance: Chance, *, commitment: str) -> tuple[Misdraw, ...]:
    """Every event whose chance does not follow from the seed, or whose commitment does not."""
    return tuple(Misdraw(step.seq, text) for step in steps if (text := _misdraw(step, chance, commitment=commitment)))


def _misdraw(step: Step, chance: Chance, *, commitment: str) -> str | None:
    if isinstance(step.event, GameStarted):
        return None if step.event.commitment == commitment else "The commitment does not belong to the seed."
    if step.before is None:
        return None
    return _differs(step.before, step.event, chance)


def _differs(game: Game, event: Happening, chance: Chance) -> str | None:
    match event:
        case HandsDealt() if not game.setup.seed.endswith(with_memory("", game.setup.seen)):
            return "What was seen in earlier games is not what the commitment covers."
        case HandsDealt() if event != decide.deal(game, chance):
            return "The hands are not what the seed deals."
        case RoundBegan() if _tellers(event) != decide.who_tells(game, chance):
            return "The first storyteller is not the one the seed draws."
        case TableLaid() if event.cards != flat(decide.table_orders(game, chance)):
            return f"The order on the table of round {game.round.number} is not what the seed draws."
        case HandsRefilled() if event != decide.refill(game, chance):
            return f"The refill after round {game.rounds[-1].number} is not what the seed draws."
        case CardsGiven(drawn=True) | VotesCast(drawn=True) | StorytellerNamed(drawn=True):
            return _drawn_differs(game, event, chance)
        case _:
            return None


def _tellers(began: RoundBegan) -> tuple[PlayerName, ...]:
    return began.tellers or (() if began.storyteller is None else (began.storyteller,))


def _drawn_differs(game: Game, event: CardsGiven | VotesCast | StorytellerNamed, chance: Chance) -> str | None:
    around = Circumstances(chance, _ANY_HOUR)
    only: tuple[PlayerName, ...] = (event.player,)
    for drawn in for_the_missing(game, around, policy=Missing.RANDOM, only=only):
        match drawn, event:
            case (CardsGiven(), _) | (VotesCast(), _) if drawn == event:
                return None
            case (StorytellerNamed(), StorytellerNamed()) if drawn.player == event.player:
                return None
    return f"What chance did for {event.player} in round {game.round.number} is not what the seed draws."
