"""What a round played anywhere must look like: every breach of the rules on its sheet, for `score`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dixit_pbem.engine.may import voters_of, votes_in_words, why_no_voter
from dixit_pbem.engine.model import PlayerName, in_words, sides
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import Rules
from dixit_pbem.errors import did_you_mean


@dataclass(frozen=True, slots=True)
class Breach:
    """What the rules do not allow, and the part of the sheet where it stands."""

    key: str
    text: str


def breaches(rules: Rules, sheet: Sheet) -> tuple[Breach, ...]:
    """Everything on the sheet that the rules do not allow; empty for a round that can be scored."""
    unknown = tuple(_unknown_names(sheet))
    return unknown or (
        *(Breach("table", text) for text in _table(rules, sheet)),
        *(Breach("votes", text) for text in _votes(rules, sheet)),
        *(Breach("red", text) for text in _red(rules, sheet)),
    )


def _unknown_names(sheet: Sheet) -> Iterator[Breach]:
    named = {sheet.storyteller: "storyteller"}
    named |= dict.fromkeys(sheet.owners.values(), "table")
    named |= dict.fromkeys(sheet.votes, "votes")
    for name, where in named.items():
        if name not in sheet.seats:
            close = did_you_mean(name, sheet.seats)
            yield Breach(where, f"'{where}' names {name}, who is not among the seats.{close}")


def _table(rules: Rules, sheet: Sheet) -> Iterator[str]:
    size = rules.table_size(len(sheet.seats))
    if sorted(sheet.owners) != list(range(1, size + 1)):
        yield f"The table must hold the numbers 1 to {size}, each with the player who gave the card."
        return
    gave = Counter(sheet.owners.values())
    for side in sides(rules, sheet.seats):
        yield from _pair_gave(sheet, gave, side) if rules.pairs else _player_gave(rules, sheet, gave, side[0])


def _player_gave(rules: Rules, sheet: Sheet, gave: Counter[PlayerName], player: PlayerName) -> Iterator[str]:
    wanted = rules.cards_from(storyteller=player == sheet.storyteller)
    if gave[player] != wanted:
        yield f"{player} gives {_cards(wanted)}, but the table has {_cards(gave[player])} of his."


def _pair_gave(sheet: Sheet, gave: Counter[PlayerName], pair: tuple[PlayerName, ...]) -> Iterator[str]:
    if sheet.storyteller in pair:
        for player in pair:
            if gave[player] != 1:
                yield f"{player} gives 1 card, but the table has {_cards(gave[player])} of his."
    elif (together := sum(gave[player] for player in pair)) != 1:
        yield f"{in_words(pair)} give 1 card together, but the table has {_cards(together)} of theirs."


def _cards(count: int) -> str:
    return {0: "no card", 1: "1 card"}.get(count, f"{count} cards")


def _votes(rules: Rules, sheet: Sheet) -> Iterator[str]:
    allowed = voters_of(rules, sheet)
    for player, numbers in sheet.votes.items():
        if player not in allowed:
            yield why_no_voter(sheet.storyteller, player)
        else:
            yield from _vote(rules, sheet, player, numbers)
    for player in allowed:
        if player not in sheet.votes:
            yield f"{player} has no vote: write a number, or [] for an abstention."


def _vote(rules: Rules, sheet: Sheet, player: PlayerName, numbers: tuple[int, ...]) -> Iterator[str]:
    if len(numbers) > rules.votes:
        yield f"{player} has {votes_in_words(rules.votes)}, not {len(numbers)}."
    for number in numbers:
        if number not in sheet.owners:
            yield f"{player} votes for {number}, which is not on the table."
        elif sheet.owners[number] == player and not rules.own_card_vote:
            yield f"{player} votes for {number}, his own card."


def _red(rules: Rules, sheet: Sheet) -> Iterator[str]:
    if sheet.red is None:
        return
    if not rules.red_mark:
        yield "There is no red mark in these rules: leave out 'red'."
    elif sheet.red not in sheet.owners:
        yield f"The red mark lies on {sheet.red}, which is not on the table."
