"""A game of cycles goes on elsewhere, people come and go in it, and words and hearts stand beside moves."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import MailHeld
from tests.cli.test_together_mail import NAMES, by_name, given, in_order, seated, up_to_cards
from tests.mailing import Table
from tests.program import Prepared, Program


@pytest.fixture
def cards(prepared: Prepared) -> Table:
    """A table of four who look for cards to three clues each."""
    return Table(prepared("together-life-cards", lambda program: up_to_cards(seated(program))))


def answer_all(table: Table) -> None:
    """Everybody gives and votes, and the cycle is revealed."""
    for _ in ("cards", "votes"):
        for name in table.program.status()["waiting_for"]:
            table.reply(name, in_order(table, name))
        table.step()


def test_a_game_that_is_packed_in_mid_cycle_goes_on_elsewhere_as_it_would_have_here(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.reply("Cyd", in_order(cards, "Cyd"))
    cards.fetch()
    program = cards.program
    program.ok("pack", cards.game, "-o", "game.dixit")
    program.ok("unpack", "game.dixit", "elsewhere")
    there = str(program.folder / "elsewhere" / "game.yaml")
    assert program.status(game=there) == program.status()
    for game in (cards.game, there):
        program.ok("card", game, "bob=dee:D", "ana=A,B,D", "dee=A,B,D")
        program("next-turn", game, "--no-send")
        for name in NAMES[:4]:
            ring = [*NAMES[:4], *NAMES[:4]][NAMES.index(name) + 1 :][:3]
            tables = {each["storyteller"]: each["table"] for each in program.status("--spoilers", game=game)["rounds"]}
            numbers = (next(card["number"] for card in tables[teller] if card["owner"] != name) for teller in ring)
            program.ok("vote", game, f"{name}={','.join(map(str, numbers))}")
        program("next-turn", game, "--no-send")
        assert program.status(game=game)["round"] == 5
        assert "It fits" in program.ok("verify", game)
    assert program.status("--spoilers", game=there) == program.status("--spoilers")


@pytest.mark.parametrize("leaves", [False, True])
def test_who_joins_or_leaves_in_mid_cycle_does_so_at_its_end(cards: Table, leaves: bool) -> None:
    cards.program.ok("join", cards.game, "Eve <eve@example.org>")
    if leaves:
        cards.program.ok("leave", cards.game, "Bob")
    answer_all(cards)
    seats = [name for name in ("Ana", "Bob", "Cyd", "Dee", "Eve") if name != "Bob" or not leaves]
    told = cards.program.status("--spoilers")
    assert (told["phase"], told["round"]) == ("clue", 5)
    assert [each["storyteller"] for each in told["rounds"]] == seats
    assert [each["storyteller"] for each in told["last_rounds"]] == list(NAMES[:4])
    assert "Eve" in told["waiting_for"]
    assert cards.letters("Eve"), "a newcomer is told what it is all about"
    for name in seats:
        cards.reply(name, f"{'B' if name == 'Eve' else 'C'}: another dream of {name}")
    cards.step()
    answer_all(cards)
    told = cards.program.status()
    assert [each["storyteller"] for each in told["last_rounds"]] == seats
    assert "It fits" in cards.program.ok("verify", cards.game)
    assert "is in order" in cards.program("check", cards.game).out


def test_words_and_hearts_beside_moves_are_no_moves_in_a_whole_game_of_cycles(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.setting("\nrules: odyssey", "\nrules: {base: odyssey, together: true, cycles: 2}")
    table.step()
    for name in NAMES[:4]:
        table.reply(name, f"C: the dream of {name}\n\nsay good luck from {name}")
    table.step()
    for _ in range(2):
        for phase in ("card", "vote"):
            wanted = {}
            for name in NAMES[:4]:
                wanted[name] = {part.split()[0]: (part.split()[1],) for part in by_name(table, name).split(", ")}
                words = in_order(table, name) if name in ("Ana", "Cyd") else by_name(table, name)
                table.reply(name, f"{words}\n\nsay: {name} wonders about 3 of them")
            table.fetch()
            assert {name: given(table, name) for name in NAMES[:4]} == wanted, phase
            table.step()
        if program.status()["phase"] == "finished":
            break
        told = table.text("Bob", "results")
        assert "Ana wonders about 3 of them" in told
        for name, to in (("Bob", "Ana"), ("Cyd", "Ana"), ("Ana", "Bob")):
            number = "4" if name != "Ana" else "2"
            table.reply(name, f"C: another dream of {name}\n\n♥ {to} {number}")
        table.reply("Dee", "♥ Ana 4\nC: another dream of Dee")
        table.step()
        assert program.status()["phase"] == "card", program.status()["waiting_for"]
        assert {each["clue"] for each in program.status()["rounds"]} == {
            f"another dream of {name}" for name in NAMES[:4]
        }
    assert program.status()["phase"] == "finished"
    assert table.facts(MailHeld) == []
    assert "It fits" in program.ok("verify", "game.yaml")
