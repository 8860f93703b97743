"""`fetch` reads what players answered, and does nothing else."""

from __future__ import annotations

from dixit_pbem.engine.model import Phase
from tests.mailing import Table
from tests.program import Program


def test_it_reads_and_neither_closes_nor_sends(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()
    sent = sorted(program.folder.glob("outbox/*"))
    table.reply("Ana", "A: the long way home")
    assert table.fetch() == "A mail of Ana is read: clue.\n"
    assert sorted(program.folder.glob("outbox/*")) == sent
    assert table.state.phase is Phase.CLUE


def test_before_the_game_begins_there_is_nothing_to_read(program: Program) -> None:
    table = Table(program)
    table.seat()
    assert table.fetch() == "No new mail.\n"


def test_without_a_mailbox_it_says_how_to_name_one(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    said = program("fetch", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "mail.fetch: nothing says where answers come in. Add it to 'mail' in the game file, as in "
        "fetch: {folder: inbox}, or type the moves in.\n",
    )


def test_it_takes_one_place_only(program: Program) -> None:
    program.new("odyssey", 4)
    said = program("fetch", "game.yaml", "inbox")
    assert (said.code, said.err) == (
        2,
        "'inbox' is no place to read from: leave it out, or write - for standard input.\n",
    )
