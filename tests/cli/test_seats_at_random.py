"""People come and go at random moments, all by mail: cards are conserved, and no stranger learns a thing."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from dixit_pbem.engine.events import PlayerJoins
from dixit_pbem.engine.model import Game, Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked
from tests.cli.test_stand_ins_at_random import asked_of, dealt, dealt_at_once, keeps_every_card, move_of
from tests.mailing import Table
from tests.program import Prepared, Program
from tests.runs import times

STRANGERS = ("Hal", "Ida", "Jon", "Kit")
WISHES = (
    "Hi, I would like to play!",
    "Vorrei giocare anch'io",
    "Chciałbym zagrać z wami",
    "Bonjour, j'aimerais jouer avec vous",
    "Ich möchte mitspielen",
    "Me gustaría jugar",
)
ANSWERS = ("Yes", "sì", "tak", "oui, volontiers", "ja", "No, thanks", "Who are you?")
STEPS = 16


def whole(game: Game) -> None:
    keeps_every_card(game)
    assert len(set(game.seats)) == len(game.seats) == len(game.scores)


def strangers_learn_nothing(table: Table, seen: set[str]) -> None:
    """Letters to who has no seat name no card, clue, player or address, and bring nothing along."""
    game = table.state
    clues = [each.clue.text for each in game.rounds if each.clue and each.clue.text]
    seats = table.opened.begun.seats
    for name in STRANGERS:
        for letter in table.letters(f"{name.lower()}-example-org", "invitation"):
            if (mark := str(letter["Message-ID"])) in seen:
                continue
            seen.add(mark)
            raw = str(letter).replace(f"{name.lower()}@example.org", "").replace("game@example.org", "")
            assert not any(str(card) in raw for card in game.setup.pictures)
            assert not any(clue in raw for clue in clues)
            assert not any(seat.email and seat.email in raw for seat in seats.values())
            assert not any(re.search(rf"\b{re.escape(player)}\b", raw) for player in game.seats if player != name)
            assert not list(letter.iter_attachments())


def knocks_and_answers(table: Table, dice: Random, answered: set[str]) -> None:
    for name in STRANGERS:
        sender = f"{name} Lind <{name.lower()}@example.org>"
        invitations = table.letters(f"{name.lower()}-example-org", "invitation")
        if not invitations and dice.random() < 0.25:
            wish = dice.choice(WISHES)
            table.reply("Bob", wish, sender=sender, subject="Your game", message_id=f"<{table.count}@client.example>")
        for letter in invitations:
            if (mark := str(letter["Message-ID"])) not in answered and dice.random() < 0.6:
                answered.add(mark)
                table.reply(name, dice.choice(ANSWERS), sender=sender, to=letter)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(times(3, short=1)))
@pytest.mark.parametrize("prepare", [dealt, dealt_at_once])
def test_whoever_comes_and_goes_nothing_is_lost_or_told(
    prepared: Prepared, prepare: Callable[[Program], None], seed: int
) -> None:
    dice, table = Random(seed), Table(prepared(f"seats {prepare.__name__}", prepare))
    table.setting("journal:", "table: open\njournal:")
    seen, answered = set[str](), set[str]()
    for _ in range(STEPS):
        game = table.state
        for player in pending(game):
            letter = asked_of(table, player)
            if letter is not None and dice.random() < 0.8:
                table.reply(player, move_of(game, player, dice), to=letter)
        knocks_and_answers(table, dice, answered)
        if game.phase is not Phase.FINISHED and len(game.seats) > 4 and dice.random() < 0.15:
            table.program("leave", "game.yaml", dice.choice(game.seats))
        table.later(hours=dice.choice((1, 12, 25)))
        table.step()
        whole(table.state)
        strangers_learn_nothing(table, seen)
        if dice.random() < 0.08 and table.program("undo", "game.yaml").code == 0:
            whole(table.state)
    assert table.facts(GuestKnocked)
    assert "seated" in {each.outcome for each in table.facts(GuestAnswered)}
    assert {step.event.player for step in table.opened.history.steps if isinstance(step.event, PlayerJoins)}
    table.program.ok("verify", "game.yaml")
    assert table.program("check", "game.yaml").code == 0
