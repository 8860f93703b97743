"""Which of the open rounds an answer is for. One by one that is the only one; where all tell at once it is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from dixit_pbem.engine.model import CardId, Game, PlayerName, Round
from dixit_pbem.engine.refusal import About, Hindrance, Refusal, Why
from dixit_pbem.errors import Misfit

Thing = TypeVar("Thing")


def by_round(
    game: Game, player: PlayerName, allowed: Sequence[Round], *, things: Sequence[Thing], named: Sequence[int]
) -> dict[int, tuple[Thing, ...]]:
    """What an answer says, by the number of the round for which it is; the player may answer those allowed."""
    if not named:
        if len(allowed) > 1:
            raise Refusal(Hindrance.WHICH_ROUND, About(player, names=tuple(str(each.storyteller) for each in allowed)))
        return {allowed[0].number: tuple(things)}
    if len(named) != len(things):
        raise Misfit(f"{player} answers with {len(things)} for {len(named)} rounds.")
    for number in named:
        if number not in {played.number for played in allowed}:
            why = Hindrance.OWN_ROUND if number in game.numbered else Hindrance.NO_SUCH_ROUND
            raise Refusal(why, About(player, round=number))
    pairs = tuple(zip(named, things, strict=True))
    return {number: tuple(thing for at, thing in pairs if at == number) for number in dict.fromkeys(named)}


def flat(answer: Mapping[int, Sequence[Thing]]) -> tuple[Thing, ...]:
    """Everything of an answer, round after round."""
    return tuple(thing for things in answer.values() for thing in things)


def numbers_of(game: Game, answer: Mapping[int, Sequence[object]]) -> tuple[int, ...]:
    """The number of its round for each thing of an answer, as events tell it; nothing where there is no choice."""
    return tuple(number for number, things in answer.items() for _ in things) if game.rules.together else ()


def must_go_once(game: Game, player: PlayerName, answer: Mapping[int, tuple[CardId, ...]]) -> None:
    """No card goes to two tables, with what this player gave before to the rounds that the answer does not name."""
    used: dict[CardId, Round] = {}
    for played in game.rounds:
        for card in answer.get(played.number, played.given.get(player, ())):
            if card in used:
                letter = next((letter for letter, own in game.hands[player].items() if own == card), "")
                others = (str(used[card].storyteller), str(played.storyteller))
                raise Refusal(Why.GIVEN_ELSEWHERE, About(player, names=others, read=letter))
            used[card] = played


def left_in_hand(game: Game, player: PlayerName) -> tuple[CardId, ...]:
    """The cards of a hand that were given to no open round."""
    given = {card for played in game.rounds for card in played.given.get(player, ())}
    return tuple(card for card in game.hands[player].values() if card not in given)
