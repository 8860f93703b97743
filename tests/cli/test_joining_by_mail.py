"""Joining by mail: a clear wish gets one question, its answer a seat, the moderator's word or a friendly no."""

from __future__ import annotations

import re

import pytest

from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked
from tests.mailing import Ready, Table, other_numbers

FAY = "Fay Lind <fay@example.org>"
READER = "fay-example-org"


def opened(ready: Ready, table: str = "open", *, phase: str = "vote") -> Table:
    found = ready(phase)
    found.setting("journal:", f"table: {table}\njournal:")
    return found


def knock(table: Table, text: str = "Hi, I would like to play!\n\nFay", *, sender: str = FAY) -> None:
    table.reply("Bob", text, sender=sender, subject="Your game", message_id=f"<{table.count}@client.example>")
    table.step()


def agree(table: Table, text: str = "Yes", *, sender: str = FAY) -> None:
    table.reply("Fay", text, sender=sender, to=table.last(READER, "invitation"))
    table.step()


def test_who_says_yes_to_the_one_question_sits_down_with_the_next_round(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    asked = table.text(READER, "invitation")
    assert "Would you like to play?" in asked
    agree(table)
    assert "There is a seat for you" in table.text(READER, "seat")
    assert [each.player for each in table.state.joining] == ["Fay"]
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    assert table.state.seats[-1] == "Fay"
    assert "Fay sits down with you" in table.text("Bob")
    assert "elcome" in table.text("Fay")
    table.program.ok("verify", "game.yaml")
    assert table.program("check", "game.yaml").code == 0


def test_a_stranger_learns_nothing_but_the_one_question(ready: Ready) -> None:
    table = opened(ready)
    for _ in range(3):
        knock(table)
        table.later(hours=2)
    (letter,) = table.letters(READER)
    raw = str(letter)
    assert not [name for name in ("Ana", "Bob", "Cyd", "Dee", "the long way home") if re.search(rf"\b{name}\b", raw)]
    game = table.state
    assert not any(str(card) in raw for card in game.setup.pictures)
    assert "Fay" not in raw.replace("fay@", "").replace(READER, "")


def test_a_closed_table_is_silent(ready: Ready) -> None:
    table = ready("vote")
    knock(table)
    assert not table.files(READER)
    assert [each.reason for each in table.facts(MailHeld)] == ["unknown sender"]


@pytest.mark.parametrize(
    ("text", "headers", "sender"),
    [
        ("Who are you all?", {}, FAY),
        ("I do not want to play.", {}, FAY),
        ("I want to play", {"Auto-Submitted": "auto-replied"}, FAY),
        ("I want to play", {"Precedence": "bulk"}, FAY),
        ("I want to play", {"List-Id": "<offers.example.com>"}, FAY),
        ("I want to play", {"Return-Path": "<>"}, FAY),
        ("I want to play", {}, "noreply@example.org"),
        ("I want to play", {}, "game@example.org"),
        ("I want to play", {}, "Fay <fay@example.org>, Gil <gil@example.org>"),
    ],
)
def test_everything_else_meets_silence(ready: Ready, text: str, headers: dict[str, str], sender: str) -> None:
    table = opened(ready)
    before = set((table.program.folder / "outbox").glob("*.eml"))
    table.reply("Bob", text, sender=sender, subject="Your game", headers=headers)
    table.step()
    new = set((table.program.folder / "outbox").glob("*.eml")) - before
    # The moderator is told once a day what waits.
    assert all("-moderator-" in letter.name for letter in new)
    assert not table.facts(GuestKnocked)


def test_the_mark_counts_from_the_address_that_was_asked_and_once(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    agree(table, sender="Gil <gil@example.org>")
    assert not table.facts(GuestAnswered)
    assert not table.files("gil-example-org")
    agree(table)
    agree(table, "yes, once more")
    assert len(table.facts(GuestAnswered)) == 1
    assert len(table.files(READER)) == 2


def test_a_guessed_mark_is_nobodys(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    subject = str(table.last(READER)["Subject"])
    token = subject.split()[-1]
    wrong = subject.replace(token, ("2" if token[0] != "2" else "3") + token[1:])
    table.reply("Fay", "yes", sender=FAY, subject=wrong)
    table.program("next-turn", "game.yaml")
    assert not table.facts(GuestAnswered)


def test_who_says_no_is_left_alone(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    agree(table, "No, thanks")
    assert [each.outcome for each in table.facts(GuestAnswered)] == ["declined"]
    assert len(table.files(READER)) == 1


@pytest.mark.parametrize(("said", "told"), [("accept", "There is a seat for you"), ("reject", "no seat free")])
def test_the_moderator_decides_where_the_table_wants_it(ready: Ready, said: str, told: str) -> None:
    table = opened(ready, "approve")
    knock(table)
    agree(table)
    assert "your wish has arrived" in table.text(READER, "seat")
    assert not table.state.joining
    shown = table.program.ok("held", "game.yaml")
    assert "somebody wants to join the table" in shown
    number = next(seq for seq, _ in table.opened.held)
    table.program.ok("held", "game.yaml", said, str(number))
    assert told in table.text(READER, "seat")
    assert bool(table.state.joining) is (said == "accept")
    assert not table.opened.held


def test_a_full_table_says_so_kindly(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    table.setting("table: open", "table: open\nnewcomers: closed")
    agree(table)
    assert "no seat free" in table.text(READER, "seat")


def test_a_seat_that_is_taken_back_is_told(ready: Ready) -> None:
    table = opened(ready)
    knock(table)
    agree(table)
    table.program.ok("undo", "game.yaml")
    assert "no seat free" in table.text(READER, "seat")


def test_strangers_are_answered_so_many_times_a_day(ready: Ready) -> None:
    table = opened(ready)
    for number in range(22):
        table.reply("Bob", "I want to play", sender=f"guest{number}@example.org", subject="hello")
    table.step()
    assert len(table.facts(GuestKnocked)) == 20
    assert len(table.opened.held) == 2


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("Vorrei giocare anch'io!", "it", "Vuoi giocare?"),
        ("Bonjour, j’aimerais jouer avec vous", "fr", "Veux-tu jouer"),
        ("Olá, gostava de jogar convosco", "pt", "jogar"),
        ("Cześć, chętnie zagram", "pl", "zagrać"),
        ("Hallo, ich würde gern mitspielen!", "de", "Möchtest du mitspielen?"),
        ("Hola, me gustaría jugar", "es", "¿Quieres jugar?"),
    ],
)
def test_a_guest_is_answered_in_their_language_and_keeps_it(ready: Ready, text: str, language: str, told: str) -> None:
    table = opened(ready)
    knock(table, text)
    assert told in table.text(READER)
    agree(table, {"fr": "oui", "it": "sì", "pt": "sim", "pl": "tak", "de": "ja", "es": "sí"}[language])
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    running = table.opened.begun
    assert running.seats[running.game.seats[-1]].language == language


def test_of_several_tables_the_first_that_is_open_asks(ready: Ready) -> None:
    table = ready("vote")
    second = Table(table.program, "second.yaml")
    second.at(table.now)
    second.seat()
    second.setting("journal:", "table: open\njournal:")
    second.step()
    second.outbox = table.outbox
    table.reply("Bob", "I want to play", sender=FAY, subject="hello", message_id="<1@client.example>")
    table.program.ok("run", "--once", "game.yaml", "second.yaml")
    assert [each.email for each in second.facts(GuestKnocked)] == ["fay@example.org"]
    assert not table.facts(GuestKnocked)
    table.reply("Fay", "yes", sender=FAY, to=second.last(READER, "invitation"))
    table.program.ok("run", "--once", "game.yaml", "second.yaml")
    assert [each.player for each in second.state.joining] == ["Fay"]
