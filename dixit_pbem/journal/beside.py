"""Which words beside answers are told with the results of a round, and which pictures are loved. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.journal.facts import Loved, SaidBeside, WordsStruck
from dixit_pbem.journal.history import History


def words_beside(history: History) -> Mapping[int, tuple[SaidBeside, ...]]:
    """The words beside answers that stand, by the round, or the first of the cycle, with which they are told.

    They go with their answer where that is taken back, and whoever answers anew says it anew.
    """
    stands, kept = {step.seq for step in history.steps}, dict[tuple[int, Phase, PlayerName], SaidBeside]()
    for step in history.facts:
        if step.before is None:
            continue
        number = step.before.round.number
        match step.event:
            case SaidBeside(player=player) as said if step.seq - 1 in stands:
                kept.pop((number, step.before.phase, player), None)
                kept[number, step.before.phase, player] = said
            case WordsStruck(player=player):
                kept = {key: said for key, said in kept.items() if (key[0], key[2]) != (number, player)}
            case _:
                pass
    numbers = dict.fromkeys(number for number, _, _ in kept)
    return {number: tuple(said for key, said in kept.items() if key[0] == number) for number in numbers}


def loved_pictures(history: History) -> Mapping[tuple[int, int], tuple[PlayerName, ...]]:
    """Who loves which picture, by its round and number."""
    loved: dict[tuple[int, int], dict[PlayerName, None]] = {}
    for step in history.facts:
        if isinstance(step.event, Loved):
            loved.setdefault((step.event.round, step.event.number), {})[step.event.player] = None
    return {picture: tuple(players) for picture, players in loved.items()}
