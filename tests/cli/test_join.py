"""`join`: a newcomer plays along from the next round on, and everybody hears of it."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.model import PlayerName
from tests.mailing import Ready, other_numbers


@pytest.mark.parametrize("newcomers", ["last", "zero"])
def test_a_newcomer_is_welcomed_with_a_hand_and_told_to_all(ready: Ready, newcomers: str) -> None:
    table = ready("vote")
    table.setting("journal:", f"newcomers: {newcomers}\njournal:")
    told = table.program.ok("join", "game.yaml", "Fay <fay@example.org>")
    assert "Fay joins after this round." in told
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    game = table.state
    assert game.seats[-1] == "Fay"
    assert "Fay sits down with you" in table.text("Bob")
    letters = table.letters("Fay")
    assert letters
    assert "game is about" in " ".join(table.text("Fay", "welcome").split()) or "welcome" in str(letters[0]["Subject"])
    secret = {card for player, hand in game.hands.items() if player != "Fay" for card in hand.values()}
    raw = "".join(str(letter) for letter in letters)
    assert not any(card in raw for card in secret)
    table.reply("Bob", "A: and on we go")
    table.step()
    table.reply("Fay", "B")
    table.step()
    assert "Fay" in table.state.round.given
    assert table.program("check", "game.yaml").code == 0
    table.program.ok("verify", "game.yaml")
    assert table.program.status()["scores"]["Fay"] == game.scores["Fay"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("told", "newcomer"),
    [
        ("address of somebody at this table already", "Fay <bob@example.org>"),
        ("looks just like 'Bob'", "bob <fay@example.org>"),
        ("is no e-mail address", "Fay <fay>"),
    ],
)
def test_who_cannot_join_is_told_why(ready: Ready, told: str, newcomer: str) -> None:
    said = ready("vote").program("join", "game.yaml", newcomer)
    assert told in said.err
    assert said.code


def test_where_nobody_may_join_it_is_said(ready: Ready) -> None:
    table = ready("vote")
    table.setting("journal:", "newcomers: closed\njournal:")
    said = table.program("join", "game.yaml", "Fay <fay@example.org>")
    assert (said.code, "`newcomers: closed` lets nobody join" in said.err) == (1, True)


def test_who_takes_the_seat_of_a_newcomer_gets_the_mails(ready: Ready) -> None:
    table = ready("vote")
    table.program.ok("join", "game.yaml", "Fay <fay@example.org>")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    table.program.ok("replace", "game.yaml", "Fay", "Gus <gus@example.org>")
    assert table.opened.begun.seats[PlayerName("Gus")].email == "gus@example.org"
    assert table.letters("Gus")


def test_a_joining_can_be_taken_back(ready: Ready) -> None:
    table = ready("vote")
    table.program.ok("join", "game.yaml", "Fay <fay@example.org>")
    table.program.ok("undo", "game.yaml")
    assert not table.state.joining
