"""Somebody else takes a seat: the new name stands wherever the old one stood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from dixit_pbem.engine.model import Game, PlayerName, Round, Scored, Turns
from dixit_pbem.frozen import frozen, replace

Value = TypeVar("Value")


def renamed(game: Game, old: PlayerName, *, new: PlayerName) -> Game:
    """The same game with another name at a seat, also in the last round."""
    names = _Names(old, new)
    former = {player: original for player, original in game.former.items() if player != old}
    return replace(
        game,
        seats=names.each(game.seats),
        hands=names.keys(game.hands),
        scores=names.keys(game.scores),
        gave=names.keys(game.gave),
        leaving=names.each(game.leaving),
        turns=names.turns(game.turns),
        rounds=tuple(map(names.round, game.rounds)),
        last_rounds=tuple(map(names.round, game.last_rounds)),
        former={**former, new: game.former.get(old, old)},
    )


@frozen
class _Names:
    old: PlayerName
    new: PlayerName

    def one(self, player: PlayerName) -> PlayerName:
        return self.new if player == self.old else player

    def each(self, players: Iterable[PlayerName]) -> tuple[PlayerName, ...]:
        return tuple(map(self.one, players))

    def keys(self, values: Mapping[PlayerName, Value]) -> dict[PlayerName, Value]:
        return {self.one(player): value for player, value in values.items()}

    def turns(self, turns: Turns) -> Turns:
        return Turns(self.keys(turns.told), self.each(turns.passed_over), turns.regular and self.one(turns.regular))

    def round(self, played: Round) -> Round:
        return replace(
            played,
            storyteller=played.storyteller and self.one(played.storyteller),
            given=self.keys(played.given),
            votes=self.keys(played.votes),
            table=tuple(replace(card, owner=self.one(card.owner)) for card in played.table),
            result=played.result and self.result(played.result),
        )

    def result(self, scored: Scored) -> Scored:
        awards = tuple(replace(award, player=self.one(award.player)) for award in scored.awards)
        return replace(scored, points=self.keys(scored.points), awards=awards, found=self.each(scored.found))
