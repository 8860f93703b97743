"""What a round played anywhere must look like: every breach of the rules on its sheet, for `score`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dixit_pbem.engine.may import voters_of, why_no_vote
from dixit_pbem.engine.model import in_words, sides
from dixit_pbem.engine.refusal import Refusal, Why
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import Rules
from dixit_pbem.errors import did_you_mean
from dixit_pbem.frozen import frozen


@frozen
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
        together = sum(gave[player] for player in side)
        if rules.pairs and sheet.storyteller not in side:
            if together != 1:
                yield f"{in_words(side)} give 1 card together, but the table has {_cards(together)} of theirs."
            continue
        for player in side:
            wanted = rules.cards_from(storyteller=player == sheet.storyteller)
            if gave[player] != wanted:
                yield f"{player} gives {_cards(wanted)}, but the table has {_cards(gave[player])} of theirs."


def _cards(count: int) -> str:
    return {0: "no card", 1: "1 card"}.get(count, f"{count} cards")


def _votes(rules: Rules, sheet: Sheet) -> Iterator[str]:
    for player, numbers in sheet.votes.items():
        for refusal in why_no_vote(rules, sheet, player, numbers=numbers):
            yield _on_a_sheet(refusal)
    for player in voters_of(rules, sheet):
        if player not in sheet.votes:
            yield f"{player} has no vote: write a number, or [] for an abstention."


def _on_a_sheet(refusal: Refusal) -> str:
    about = refusal.about
    match refusal.why:
        case Why.OUT_OF_RANGE:
            return f"{about.player} votes for {about.read}, which is not on the table."
        case Why.OWN_CARD:
            return f"{about.player} votes for {about.read}, their own card."
        case Why.TOO_MANY:
            votes = {1: "1 vote", 2: "1 or 2 votes"}.get(about.most, f"1 to {about.most} votes")
            return f"{about.player} has {votes}, not {about.count}."
        case Why.STORYTELLER_VOTES_NOT:
            return f"{about.player} is the storyteller of this round and does not vote."
        case _:
            return (
                f"{about.player} does not vote in this round: "
                "of every other pair, the one who did not give a card votes."
            )


def _red(rules: Rules, sheet: Sheet) -> Iterator[str]:
    if sheet.red is None:
        return
    if not rules.red_mark:
        yield "There is no red mark in these rules: leave out 'red'."
    elif sheet.red not in sheet.owners:
        yield f"The red mark lies on {sheet.red}, which is not on the table."
