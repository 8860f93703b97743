"""Stand-ins at random moments: cards are conserved, secrets are kept, each is asked once, and every seat comes back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from email.message import EmailMessage
from random import Random

import pytest

from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import owing_in, pending
from dixit_pbem.journal.facts_of_stand_ins import SeatOffered
from tests.cli.test_stand_ins import asks, with_reserve
from tests.mailing import Table
from tests.program import Prepared, Program

RESERVE = ("Eve", "Fay", "Gus")
ANSWERS = ("yes", "yes", "no", "What is this?")


def dealt(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()


def dealt_at_once(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.setting("rules: odyssey", "rules: {base: odyssey, together: true}")
    table.step()


def move_of(game: Game, player: PlayerName, dice: Random) -> str:
    """What a player who is asked for something answers."""
    rounds = [each for each in game.rounds if player in owing_in(game, each)]
    letters = list(game.hands[player])
    match game.phase:
        case Phase.CLUE:
            return f"{dice.choice(letters)}: a dream of {dice.random():.6f}"
        case Phase.CARD:
            own = next((each.clue.card for each in game.rounds if each.storyteller == player and each.clue), None)
            free = [letter for letter, card in game.hands[player].items() if card != own]
            named = zip(rounds, dice.sample(free, len(rounds)), strict=True)
            return (
                ", ".join(f"{each.storyteller} {letter}" for each, letter in named) if len(game.rounds) > 1 else free[0]
            )
        case _:
            votes = [next(card.number for card in each.table if card.owner != player) for each in rounds]
            named_votes = (f"{each.storyteller} {number}" for each, number in zip(rounds, votes, strict=True))
            return ", ".join(named_votes) if len(game.rounds) > 1 else str(votes[0])


def keeps_every_card(game: Game) -> None:
    held = [card for hand in game.hands.values() for card in hand.values()]
    laid = [card.card for each in game.rounds for card in each.table]
    assert sorted([*held, *game.pile, *game.discards, *laid]) == sorted(game.setup.pictures)


def whole(game: Game) -> None:
    keeps_every_card(game)
    owners = {game.standing_in.get(player, player) for player in game.seats}
    assert owners == {"Ana", "Bob", "Cyd", "Dee"}


def offers_keep_secrets(table: Table, seen: set[str]) -> None:
    game = table.state
    clues = [each.clue.text for each in game.rounds if each.clue and each.clue.text]
    addresses = [seat.email for seat in table.opened.begun.seats.values() if seat.email]
    for name in RESERVE:
        for letter in table.letters(f"{name.lower()}-example-org"):
            if (mark := str(letter["Message-ID"])) in seen:
                continue
            seen.add(mark)
            raw = str(letter)
            assert not any(str(card) in raw for card in game.setup.pictures)
            assert not any(clue in raw for clue in clues)
            known = {f"{name.lower()}@example.org", "game@example.org"}
            assert not any(re.search(rf"\b{re.escape(each)}", raw) for each in addresses if each not in known)
            assert not list(letter.iter_attachments())


def asked_of(table: Table, player: PlayerName) -> EmailMessage | None:
    return next((each for each in reversed(table.letters(player)) if asks(each)), None)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("prepare", [dealt, dealt_at_once])
def test_whoever_stands_in_and_whenever_nothing_is_lost_or_told(
    prepared: Prepared, prepare: Callable[[Program], None], seed: int
) -> None:
    dice, table = Random(seed), with_reserve(Table(prepared(f"random {prepare.__name__}", prepare)))
    seen, answered = set[str](), set[str]()
    lazy = dict.fromkeys(("Bob", "Dee"), 0.5)
    for _ in range(14):
        game = table.state
        for player in pending(game):
            letter = asked_of(table, player)
            if letter is not None and dice.random() < lazy.get(player, 0.9) * 0.6:
                table.reply(player, move_of(game, player, dice), to=letter)
        for name in RESERVE:
            for letter in table.letters(f"{name.lower()}-example-org", "offer"):
                if str(letter["Message-ID"]) not in answered and dice.random() < 0.4:
                    answered.add(str(letter["Message-ID"]))
                    table.reply(name, dice.choice(ANSWERS), to=letter)
        table.later(hours=dice.choice((1, 12, 25, 49)))
        table.step()
        whole(table.state)
        offers_keep_secrets(table, seen)
        if dice.random() < 0.08 and table.program("undo", "game.yaml").code == 0:
            whole(table.state)
    asked = Counter((each.by, each.player, each.round) for each in table.facts(SeatOffered))
    assert asked
    assert set(asked.values()) == {1}
    table.program.ok("verify", "game.yaml")
    assert table.program("check", "game.yaml").code == 0
