"""Which of the open rounds an answer is for. One by one that is the only one; where all tell at once it is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from dixit_pbem.engine.model import CardId, Clue, Game, Phase, PlayerName, Round, left_of
from dixit_pbem.engine.refusal import About, Hindrance, Refusal, Why
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace

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


def each_round(
    game: Game, answer: Mapping[int, tuple[Thing, ...]], may: Callable[[Round, tuple[Thing, ...]], None]
) -> None:
    """Nothing, where each part of an answer may be; a refusal says for whose round that part was meant."""
    for number, things in answer.items():
        played = game.numbered[number]
        try:
            may(played, things)
        except Refusal as refusal:
            if not game.rules.together:
                raise
            raise Refusal(refusal.why, replace(refusal.about, teller=str(played.storyteller))) from None


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
                others = (str(used[card].storyteller), str(played.storyteller))
                about = About(
                    player,
                    names=others,
                    read=_letter(game, player, card),
                    teller=others[played.number in answer],
                    offered=_exchange(game, player, answer),
                )
                raise Refusal(Why.GIVEN_ELSEWHERE, about)
            used[card] = played


def _exchange(
    game: Game, player: PlayerName, answer: Mapping[int, tuple[CardId, ...]]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The same answer made whole: a round whose card it takes gets one that the answer sets free.

    By storyteller, with letters; nothing where that is impossible: the card lies with the player's own clue, is named
    twice, or nothing is free for the other round.
    """
    taken = flat(answer)
    before = [card for number in answer for card in game.numbered[number].given.get(player, ())]
    free = [card for card in before if card not in taken]
    whole = dict(answer)
    for played in in_order_of(game, player):
        own = played.given.get(player, ())
        if played.number in answer or not set(own) & set(taken):
            continue
        if played.storyteller == player or len(free) < len(set(own) & set(taken)):
            return ()
        whole[played.number] = tuple(free.pop(0) if card in taken else card for card in own)
    cards = flat(whole)
    if len(set(cards)) < len(cards):
        return ()
    return tuple(
        (str(game.numbered[number].storyteller), tuple(_letter(game, player, card) for card in own))
        for number, own in whole.items()
    )


def _letter(game: Game, player: PlayerName, card: CardId) -> str:
    return next((letter for letter, own in game.hands[player].items() if own == card), "")


def clue_in_the_open(game: Game, played: Round) -> Clue | None:
    """The clue of an open round, once everybody may know it: where all tell at once, when all clues are in."""
    return None if game.rules.together and game.phase is Phase.CLUE else played.clue


def in_order_of(game: Game, player: PlayerName) -> tuple[Round, ...]:
    """The open rounds as this player's mails tell them: the own one, then the others from the left neighbour on."""
    if len(game.rounds) == 1 or player not in game.seats:
        return game.rounds
    ring = (player, *left_of(game.seats, player))
    return tuple(sorted(game.rounds, key=lambda each: ring.index(each.storyteller) if each.storyteller else 0))


def left_in_hand(game: Game, player: PlayerName) -> tuple[CardId, ...]:
    """The cards of a hand that were given to no open round."""
    given = {card for played in game.rounds for card in played.given.get(player, ())}
    return tuple(card for card in game.hands[player].values() if card not in given)
