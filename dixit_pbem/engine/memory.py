"""What a group saw in earlier games: the pictures that it has not seen for longest come first. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dixit_pbem.engine import luck, order
from dixit_pbem.engine.model import CardId, Chance, Game
from dixit_pbem.engine.systems import given_in_a_cycle
from dixit_pbem.frozen import replace

Shuffled = Callable[[str, Sequence[CardId]], tuple[CardId, ...]]
"""Cards in an order that the seed draws; the text is what is added to the purpose."""


def remembering(game: Game, seen: Mapping[str, int]) -> Game:
    """The game once it is known when its group saw which picture last."""
    return replace(game, setup=replace(game.setup, seen=seen)) if seen else game


def new_deck(game: Game, chance: Chance) -> tuple[CardId, ...]:
    """The whole deck, from which the hands are dealt."""
    hands = game.rules.hand * len(game.seats)
    deck = tuple(game.setup.pictures)
    return _shuffled_by_memory(game, deck, lambda part, cards: chance.shuffled(f"deal{part}", cards), first=hands)


def new_pile(game: Game, chance: Chance) -> tuple[CardId, ...]:
    """The pile once it is shuffled before a refill, with the discards where it is too short."""
    number = game.rounds[-1].number

    def shuffled(part: str, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        return chance.shuffled(luck.purpose(game, f"round {number} refill{part}", number + 1), cards)

    if order.must_shuffle(game):
        return shuffled("", (*game.pile, *order.discards_with_tables(game)))
    return _shuffled_by_memory(game, game.pile, shuffled, first=sum(order.refill_need(game).values()))


def _shuffled_by_memory(game: Game, cards: Sequence[CardId], shuffled: Shuffled, *, first: int) -> tuple[CardId, ...]:
    """The cards shuffled; where the group remembers earlier games, those that it has not seen for longest come first.

    What is drawn together, the `first` cards and then a round's worth each, is shuffled once more: no picture tells by
    its age who holds it.
    """
    deck = shuffled("", cards)
    if not game.setup.seen:
        return deck
    seen, pictures = game.setup.seen, game.setup.pictures
    ranked = sorted(deck, key=lambda card: seen.get(pictures[card], 0))
    begins = [0, *range(first, len(ranked), _drawn_in_a_round(game))]
    blocks = (ranked[begin:end] for begin, end in zip(begins, [*begins[1:], len(ranked)], strict=True))
    return tuple(card for number, block in enumerate(blocks, 1) for card in shuffled(f" {number}", block))


def _drawn_in_a_round(game: Game) -> int:
    players = len(game.seats)
    if game.rules.together:
        return given_in_a_cycle(game.rules, players) * players
    return game.rules.table_size(players)


def seen_after(game: Game, held: Sequence[CardId], laid: Sequence[CardId]) -> dict[str, int]:
    """When this group saw each picture last, once a game is over: the higher the number, the later.

    What lay on a table was seen by all, and counts as later than what some only had in their hands.
    """
    ranks = {number: rank for rank, number in enumerate(sorted(set(game.setup.seen.values())), 1)}
    seen = {picture: ranks[number] for picture, number in game.setup.seen.items()}
    for rank, cards in enumerate((held, laid), len(ranks) + 1):
        seen |= dict.fromkeys((game.setup.pictures[card] for card in cards), rank)
    return seen
