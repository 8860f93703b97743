"""Everybody tells at once, on days that go otherwise: nobody answers, somebody takes back, leaves, or is replaced."""

from __future__ import annotations

from datetime import timedelta

import pytest

from dixit_pbem.engine.events import CardsTakenBack
from tests.cli.test_together_mail import NAMES, given, in_order, seated, up_to_cards, up_to_votes
from tests.mailing import Table
from tests.program import Prepared, Program


@pytest.fixture
def cards(prepared: Prepared) -> Table:
    """A table of four who look for cards to three clues each."""
    return Table(prepared("together-bad-cards", lambda program: up_to_cards(seated(program))))


@pytest.mark.parametrize("words", ["none", "nessuna carta", "żadna"])
def test_cards_are_taken_back_by_mail(cards: Table, words: str) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.step()
    cards.later(minutes=5)
    cards.reply("Bob", words)
    cards.step()
    assert given(cards, "Bob") == {}
    assert cards.moves(CardsTakenBack)
    assert "Nothing of yours lies ready for the table." in cards.text("Bob")


def test_where_nobody_gives_a_clue_everybody_is_asked_again_and_the_moderator_is_told(program: Program) -> None:
    table = seated(program)
    table.setting("missing: wait", "missing: random")
    table.later(hours=73)
    table.step()
    assert program.status()["phase"] == "clue"
    told = table.text("Bob")
    assert "Nobody gave a clue in time, so the cycle begins anew." in told
    assert "one round fewer" not in told
    assert "your clue, please" in table.last("Bob")["Subject"]
    assert "Nobody gave a clue in time, so everybody is asked for one again." in table.text("moderator")
    assert "Rounds 1 to 4" in table.text("moderator")
    assert "Nobody gave a clue, so the cycle begins anew; Ana, Bob, Cyd and Dee tell at once." in program.ok(
        "log", "game.yaml"
    )
    digests = len(table.files("moderator"))
    table.later(minutes=61)
    table.step()
    assert len(table.files("moderator")) == digests


def test_who_got_results_of_a_cycle_that_are_taken_back_gets_others_and_is_told_so(program: Program) -> None:
    table = up_to_votes(seated(program))
    for name in table.state.seats:
        table.reply(name, in_order(table, name))
    table.step()
    assert "results of rounds 1 to 4" in table.last("Bob")["Subject"]
    table.later(minutes=5)
    assert "owners, votes and points of rounds 1, 2, 3 and 4" in program("undo", "game.yaml", "--after-reveal").err
    table.step()
    assert program.status()["waiting_for"] == ["Dee"]
    correction = table.text("Bob", "correction")
    assert "Ana has taken a step back in the game." in correction
    assert "How round" not in correction
    assert "The cycle from round 5 on" in program.ok("log", "game.yaml")
    table.later(minutes=5)
    table.reply("Dee", in_order(table, "Dee"))
    table.step()
    assert "these are the results that count" in table.text("Bob")


def test_undo_takes_back_what_one_person_answered_last_by_mail(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.reply("Cyd", "Ana B")
    cards.step()
    cards.later(minutes=5)
    cards.reply("Bob", "Dee D")
    cards.step()
    cards.program.ok("undo", "game.yaml")
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",)}
    cards.step()
    assert "Still missing is your answer to Dee." in cards.text("Bob", "correction")
    assert "answer once more" not in cards.text("Bob", "correction")
    cards.program.ok("undo", "game.yaml")
    assert (given(cards, "Bob"), given(cards, "Cyd")) == ({"Ana": ("B",), "Cyd": ("F",)}, {})


@pytest.mark.parametrize("policy", ["random", "abstain"])
def test_what_is_missing_at_a_deadline_comes_by_chance_and_everybody_is_told(cards: Table, policy: str) -> None:
    cards.setting("missing: wait", f"missing: {policy}")
    cards.reply("Bob", "Ana B, Cyd F")
    for name in ("Ana", "Cyd"):
        cards.reply(name, in_order(cards, name))
    cards.step()
    cards.later(hours=49)
    cards.step()
    told = cards.text("Ana", "vote-wanted")
    assert "There was no card in time from Dee and Bob. Chance chose it from the hand." in told
    tables = cards.state.numbered
    owners = {each.storyteller: sorted(card.owner for card in each.table) for each in tables.values()}
    assert owners == {name: list(NAMES[:4]) for name in NAMES[:4]}
    laid = {card.card for card in tables[1].table if card.owner == "Bob"}
    assert laid == set(cards.state.rounds[0].given["Bob"])
    cards.reply("Ana", in_order(cards, "Ana"))
    cards.step()
    cards.later(hours=49)
    cards.step()
    assert cards.program.status()["round"] == 5


def test_who_leaves_stays_for_the_cycle_and_who_takes_a_seat_keeps_what_it_owes_and_gave(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.step()
    cards.program.ok("replace", "game.yaml", "Bob", "Eve <eve@example.org>")
    cards.step()
    told = cards.text("Eve", "card-wanted")
    assert "Still missing is your answer to Dee." in told
    assert "the dream of Cyd" in told
    assert "told by Eve" in cards.text("Ana", "notice") or "takes the seat" in cards.text("Ana", "notice")
    cards.reply("Eve", "Dee D")
    cards.step()
    assert "Still missing" not in cards.text("Eve")
    left = cards.program("leave", "game.yaml", "Dee")
    assert left.code == 0
    cards.reply("Dee", in_order(cards, "Dee"))
    cards.step()
    assert "Dee" in cards.state.seats


def test_a_pause_and_more_time_are_told_and_hold_for_all_rounds(cards: Table) -> None:
    before = cards.state.round.deadline
    assert before
    cards.program.ok("pause", "game.yaml")
    cards.later(hours=5)
    cards.program.ok("resume", "game.yaml")
    cards.program.ok("extend", "game.yaml", "24h")
    deadlines = {each.deadline for each in cards.state.rounds}
    assert deadlines == {before + timedelta(hours=29)}
    cards.program.ok("extend", "game.yaml", "24h", "Bob")
    assert all(each.extended.keys() == {"Bob"} for each in cards.state.rounds)
    cards.step()
    assert "There is more time" in cards.text("Bob", "notice")


def test_whoever_takes_a_seat_between_two_cycles_is_not_said_to_have_told(program: Program) -> None:
    table = up_to_votes(seated(program))
    for name in table.state.seats:
        table.reply(name, in_order(table, name))
    table.step()
    table.program.ok("replace", table.game, "cyd", "Eve <eve@example.org>")
    table.step()
    told = table.text("Eve", "results")
    assert "told by you" not in told
    for number in range(1, 5):
        assert told.count(f"How round {number} came out") == 1


def test_once_the_time_is_up_no_letter_names_the_hour_that_is_over(cards: Table) -> None:
    cards.later(hours=60)
    cards.step()
    cards.reply("Bob", "Ana B, Cyd B")
    cards.step()
    asked = cards.text("Bob", "not-understood")
    assert "The time is up, but your answer still counts." in asked
    assert "until Friday" not in asked
    cards.later(minutes=5)
    cards.reply("Cyd", in_order(cards, "Cyd"))
    cards.step()
    receipt = cards.text("Cyd", "receipt")
    assert "As long as we are waiting for others you may change it." in receipt


def test_a_held_answer_is_read_by_hand_as_the_example_says(cards: Table) -> None:
    cards.reply("Bob", "Dee F or D, and the rest as you like")
    cards.step()
    shown = cards.program.ok("held", "game.yaml")
    number = shown.split()[0]
    assert f'accept {number} "Cyd B, Dee C"' in shown
    refused = cards.program("held", "game.yaml", "accept", number, "B")
    assert 'Write it as Bob would, as in "Cyd B, Dee C".' in refused.err
    cards.program.ok("held", "game.yaml", "accept", number, "Cyd B, Dee D")
    assert given(cards, "Bob") == {"Cyd": ("B",), "Dee": ("D",)}


@pytest.mark.parametrize("late", [("Dee",), ("Cyd", "Dee")])
def test_a_short_cycle_is_played_by_mail(program: Program, late: tuple[str, ...]) -> None:
    table = seated(program, base="demo")
    names = NAMES[:4]
    for name in names:
        if name not in late:
            table.reply(name, f"C: the dream of {name}")
    table.step()
    for name in late:
        program.ok("skip", "game.yaml", name)
    table.step()
    answer_all(table)
    assert [each["storyteller"] for each in program.status()["rounds"]] == list(late)
    assert "your clue, please" in table.last("Dee", "results")["Subject"]
    assert "your clue, please" not in table.last("Ana", "results")["Subject"]
    for name in late:
        table.reply(name, f"B: a late dream of {name}")
    table.step()
    answer_all(table)
    told = program.status()
    assert (told["phase"], told["round"], len(told["rounds"])) == ("clue", 5, 4)
    assert [each["storyteller"] for each in told["last_rounds"]] == list(late)


def answer_all(table: Table) -> None:
    """Everybody gives and votes, and the cycle is revealed."""
    for _ in ("cards", "votes"):
        for name in table.state.seats:
            if name in table.program.status()["waiting_for"]:
                table.reply(name, in_order(table, name))
        table.step()
