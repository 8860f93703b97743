"""Who may do what, and why not: the one place that `decide` and `evolve` both ask.

Who tells: `tell`. Who gives a card: `giving_groups`, `give`. Who may vote: `voters`, `vote`.
Each check returns nothing, or raises a `Refusal` with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from dixit_pbem.engine.model import CardId, Game, Letter, Phase, PlayerName, TableCard, in_words, sides
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import Rules, Voters, column_rules
from dixit_pbem.errors import Refusal

_WAITS: Mapping[Phase, str] = {
    Phase.NEW: "the game has not started. See `status`.",
    Phase.CLUE: "the game waits for a clue. See `status`.",
    Phase.CARD: "the game waits for cards. See `status`.",
    Phase.VOTE: "the game waits for votes. See `status`.",
    Phase.FINISHED: "the game is finished. See `status`.",
}
_COMPLETE: Mapping[Phase, str] = {
    Phase.CLUE: "the clue is in. `next-turn` asks for the cards.",
    Phase.CARD: "the cards are in. `next-turn` lays the table.",
    Phase.VOTE: "the round is scored. `next-turn` goes on.",
}


def _phase(game: Game, wanted: Phase, what: str) -> None:
    if game.phase is not wanted:
        state = _COMPLETE if _complete(game) else _WAITS
        raise Refusal(f"No {what} is wanted now: {state[game.phase]}")


def _complete(game: Game) -> bool:
    """Is everything in that this phase waits for?"""
    match game.phase:
        case Phase.CLUE:
            return game.round.clue is not None
        case Phase.CARD:
            return all(set(group) & game.round.given.keys() for group in giving_groups(game))
        case Phase.VOTE:
            return game.round.result is not None
        case _:
            return False


def _seated(game: Game, player: PlayerName) -> None:
    if player not in game.seats:
        raise Refusal(f"{player} does not sit at this table. At the table: {in_words(game.seats)}.")


def may_tell(game: Game, player: PlayerName) -> None:
    """May this player tell a clue at all?"""
    _phase(game, Phase.CLUE, "clue")
    _seated(game, player)
    storyteller = game.round.storyteller
    if storyteller is None and player in game.leaving:
        raise Refusal(f"{player} is leaving the game and tells no clue any more.")
    if storyteller not in (None, player):
        raise Refusal(f"{storyteller} is the storyteller of round {game.round.number}; {player} tells another time.")


def clue_card(game: Game, player: PlayerName, letter: str | None) -> CardId | None:
    """The card a clue rests on: one from the hand, or none where the clue is blind."""
    if game.rules.blind_clue and letter is not None:
        raise Refusal("In this game the clue comes before the cards: give the clue alone, without a card.")
    if game.rules.blind_clue:
        return None
    if letter is None:
        raise Refusal(f"The clue rests on a card: say which, as in {player}=C.")
    return hand_card(game, player, letter)


def tell(game: Game, player: PlayerName, text: str, *, card: CardId | None) -> None:
    """May this player tell this clue?"""
    may_tell(game, player)
    if not text.strip():
        raise Refusal("A clue needs some words, even beside a picture or a song. Write a word or a sentence.")
    if game.rules.blind_clue != (card is None):
        raise Refusal(
            "A clue rests on a card of the storyteller's hand, except where it is said before the hands are seen."
        )
    if card is not None:
        _in_hand(game, player, (card,))


def giving_groups(game: Game) -> tuple[tuple[PlayerName, ...], ...]:
    """Who owes a card: from each group one player gives. A group is one player, or a pair that has not said who."""
    teller = game.round.storyteller
    groups: list[tuple[PlayerName, ...]] = []
    for side in sides(game.rules, game.seats):
        if teller not in side:
            groups.append(side)
            continue
        groups += [(player,) for player in side if player != teller or game.rules.blind_clue]
    return tuple(groups)


def givers(game: Game) -> tuple[PlayerName, ...]:
    """Everybody who may give a card in this round, in seat order."""
    everybody = {player for group in giving_groups(game) for player in group}
    return tuple(player for player in game.seats if player in everybody)


def may_give(game: Game, player: PlayerName) -> None:
    """May this player give a card at all?"""
    _phase(game, Phase.CARD, "card")
    _seated(game, player)
    group = next((group for group in giving_groups(game) if player in group), None)
    if group is None:
        raise Refusal(f"{player} is the storyteller: his card lies on the table with the clue.")
    for partner in group:
        if partner != player and partner in game.round.given:
            raise Refusal(f"{partner} gives the card of this pair in this round; {player} votes.")


def give(game: Game, player: PlayerName, cards: tuple[CardId, ...]) -> None:
    """May this player give these cards?"""
    may_give(game, player)
    wanted = game.rules.cards_from(storyteller=player == game.round.storyteller)
    count = len(cards) if len(cards) > wanted else len(set(cards))
    if count != wanted:
        raise Refusal(f"{player} gives {cards_in_words(wanted)}, not {count}.")
    _in_hand(game, player, cards)


def take_back(game: Game, player: PlayerName) -> None:
    """May this player take back what he gave?"""
    may_give(game, player)
    if player not in game.round.given:
        raise Refusal(f"{player} has given no card in this round, so there is none to take back.")


def _in_hand(game: Game, player: PlayerName, cards: Iterable[CardId]) -> None:
    hand = set(game.hands[player].values())
    if not hand.issuperset(cards):
        raise Refusal(f"{player} does not hold that card.")


def hand_card(game: Game, player: PlayerName, letter: str) -> CardId:
    """The card under a letter of a player's hand."""
    _seated(game, player)
    hand = game.hands[player]
    try:
        return hand[Letter(letter.upper())]
    except KeyError:
        raise Refusal(f"{player} holds no card {letter!r}: the hand has {in_words(tuple(hand))}.") from None


@dataclass(frozen=True, slots=True)
class _Seating:
    """What decides who votes: everybody's seats, who tells, and who gave a card."""

    rules: Rules
    seats: tuple[PlayerName, ...]
    storyteller: PlayerName | None
    gave: Collection[PlayerName]


def _listeners(at: _Seating) -> tuple[PlayerName, ...]:
    return tuple(player for player in at.seats if player != at.storyteller)


def _everybody(at: _Seating) -> tuple[PlayerName, ...]:
    return at.seats


def _other_pairs(at: _Seating) -> tuple[PlayerName, ...]:
    own = next((side for side in sides(at.rules, at.seats) if at.storyteller in side), ())
    return tuple(player for player in at.seats if player not in own and player not in at.gave)


_VOTERS: Mapping[Voters, Callable[[_Seating], tuple[PlayerName, ...]]] = {
    Voters.LISTENERS: _listeners,
    Voters.EVERYBODY: _everybody,
    Voters.OTHER_PAIRS: _other_pairs,
}


def voters(game: Game) -> tuple[PlayerName, ...]:
    """Who may vote, in seat order."""
    return _VOTERS[game.rules.voters](_Seating(game.rules, game.seats, game.round.storyteller, game.round.given))


def voters_of(rules: Rules, sheet: Sheet) -> tuple[PlayerName, ...]:
    """Who may vote in a round that is told as a sheet."""
    return _VOTERS[rules.voters](_Seating(rules, sheet.seats, sheet.storyteller, sheet.owners.values()))


def votable(game: Game, player: PlayerName) -> tuple[int, ...]:
    """The numbers this player may vote for."""
    return tuple(card.number for card in game.round.table if game.rules.own_card_vote or card.owner != player)


def vote(game: Game, player: PlayerName, numbers: tuple[int, ...]) -> None:
    """May this player vote for these numbers?"""
    voting(game)
    _seated(game, player)
    if player not in voters(game):
        raise Refusal(why_no_voter(game.round.storyteller, player))
    if len(numbers) > game.rules.votes or not numbers:
        raise Refusal(f"{player} has {votes_in_words(game.rules.votes)}, not {len(numbers)}.")
    for number in numbers:
        _on_table(game, number)
        if number not in votable(game, player):
            raise Refusal(
                f"{player} may not vote for {number}: it is his own card.",
                quiet=f"{player} may not vote for {number}; `--spoilers` says why.",
            )
    if len(set(numbers)) < len(numbers):
        raise Refusal(f"{player} votes twice for the same card: two votes go to two different cards.")


def mark_red(game: Game, player: PlayerName, number: int) -> None:
    """May this player place the red mark there?"""
    voting(game)
    _seated(game, player)
    if not game.rules.red_mark:
        raise Refusal("There is no red mark in this game: vote without it.")
    if player != game.round.storyteller:
        raise Refusal(f"The red mark belongs to the storyteller, {game.round.storyteller}.")
    _on_table(game, number)


def voting(game: Game) -> None:
    """Are votes taken now?"""
    _phase(game, Phase.VOTE, "vote")
    if game.round.result is not None:
        raise Refusal(
            f"Round {game.round.number} is scored already: `next-turn` goes on, `undo --after-reveal` goes back."
        )


def why_no_voter(storyteller: PlayerName | None, player: PlayerName) -> str:
    """Why a player has no vote in this round."""
    if player == storyteller:
        return f"{player} is the storyteller of this round and does not vote."
    return f"{player} does not vote in this round: of every other pair, the one who did not give a card votes."


def _on_table(game: Game, number: int) -> None:
    if not 1 <= number <= len(game.round.table):
        raise Refusal(f"There is no card {number} on the table: the numbers go from 1 to {len(game.round.table)}.")


def leave(game: Game, player: PlayerName) -> None:
    """May this player leave after the round?"""
    if game.phase is Phase.FINISHED:
        raise Refusal("The game is finished: nobody can leave it any more.")
    _seated(game, player)
    if player in game.leaving:
        raise Refusal(f"{player} leaves after this round already.")
    rest = len(game.seats) - len(game.leaving) - 1
    way_out = "Let somebody else take the seat (`replace`), or end the game (`end`)."
    if game.rules.pairs:
        raise Refusal(f"{player} cannot leave: the pair would be broken. {way_out}")
    if column_rules(game.setup.choice.base, rest) is None or why_unplayable(game.setup.choice, rest):
        raise Refusal(f"{player} cannot leave: these rules cannot be played by {rest}. {way_out}")


def replace(game: Game, player: PlayerName, by: PlayerName) -> None:
    """May somebody else take this seat?"""
    if game.phase is Phase.FINISHED:
        raise Refusal("The game is finished: its seats stay as they are.")
    _seated(game, player)
    if by.casefold() in {name.casefold() for name in game.seats if name != player}:
        raise Refusal(f"{by} sits at this table already: choose another name.")


def extend(game: Game, player: PlayerName | None) -> None:
    """May this phase last longer, for everybody or for one player?"""
    if game.round.deadline is None or game.phase in (Phase.NEW, Phase.FINISHED):
        raise Refusal("Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.")
    if player is not None:
        _seated(game, player)


def pause(game: Game) -> None:
    """May the clock stand still?"""
    if game.phase is Phase.FINISHED:
        raise Refusal("The game is finished: its clock has stopped for good.")
    if game.paused is not None:
        raise Refusal("The clock stands still already. `resume` lets it go on.")


def resume(game: Game) -> None:
    """May the clock go on?"""
    if game.paused is None:
        raise Refusal("The clock is running: there is nothing to resume.")


def storyteller(game: Game) -> PlayerName:
    """Who tells in this round."""
    if game.round.storyteller is None:
        raise Refusal("There is no storyteller yet: the first clue makes one.")
    return game.round.storyteller


def sheet(game: Game) -> Sheet:
    """The round as it lies on the table, ready to be scored."""
    return Sheet(game.seats, storyteller(game), owners(game.round.table), game.round.votes, game.round.red)


def owners(table: tuple[TableCard, ...]) -> dict[int, PlayerName]:
    """Who gave which number."""
    return {card.number: card.owner for card in table}


def cards_in_words(count: int) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} card" + ("s" if count != 1 else "")


def votes_in_words(most: int) -> str:
    """`1 vote`, `1 or 2 votes`."""
    return {1: "1 vote", 2: "1 or 2 votes"}.get(most, f"1 to {most} votes")
